import data from './other-fields.yaml.js';

const PHRASES: readonly string[] = Object.values(data as Readonly<Record<string, readonly string[]>>).flat();
const WORDS: ReadonlySet<string> = new Set(PHRASES.filter((phrase) => !phrase.includes(' ')));
const LONGER = PHRASES.filter((phrase) => phrase.includes(' '));

/** Whether a row of tokens names something that another trade knows. */
export function namesOtherField(tokens: readonly string[]): boolean {
  if (tokens.some((token) => WORDS.has(token))) return true;
  const text = ` ${tokens.join(' ')} `;
  return LONGER.some((phrase) => text.includes(` ${phrase} `));
}
