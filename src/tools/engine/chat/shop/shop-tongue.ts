import { languageScores } from '../../grounded/text-language.js';
import type { Abroad } from '../text.js';
import data from './tongues.yaml.js';

const TONGUES = Object.entries(data as Readonly<Record<Abroad | 'sv', string>>).map(
  ([language, source]) =>
    [language as Abroad | 'sv', new RegExp(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, 'iu')] as const,
);
/** So much louder has English to speak to be heard. */
const ENGLISH = 1;

/** The language of a question to a shop that its small words do not give away: German, French or Spanish; null for any other. */
export function shopTongue(asked: string): Abroad | null {
  const [spoken, ...others] = TONGUES.filter(([, words]) => words.test(asked)).map(([language]) => language);
  if (spoken === undefined || spoken === 'sv' || others.length > 0) return null;
  const scores = new Map(languageScores(asked).map(({ language, score }) => [language, score]));
  return (scores.get('en') ?? 0) < (scores.get(spoken) ?? 0) + ENGLISH ? spoken : null;
}
