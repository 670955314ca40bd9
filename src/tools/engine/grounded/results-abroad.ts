import data from './results-abroad.yaml.js';
import type { TextLanguage } from './text-language.js';

type Words = Readonly<Record<string, readonly string[]>>;

const { names, values } = data as { names: Words; values: Words };
const AT: Readonly<Record<Exclude<TextLanguage, 'en'>, number>> = { de: 0, sv: 1, fr: 2, es: 3 };

const inLanguage = (words: Words, said: string, language: TextLanguage): string | undefined =>
  language === 'en' || !Object.hasOwn(words, said) ? undefined : words[said][AT[language]];

/** What a member is called in a language; as it was written where one of its words is not known. */
export function nameAbroad(name: string, language: TextLanguage): string {
  const words = name.split(' ');
  const told: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = [3, 2, 1].find((most) => inLanguage(names, together(words, at, most), language) !== undefined);
    if (length === undefined) return name;
    told.push(inLanguage(names, together(words, at, length), language) ?? '');
    at += length;
  }
  return told.join(' ');
}

const together = (words: readonly string[], at: number, count: number): string => words.slice(at, at + count).join(' ');

/** How something stands, in a language; what is not known as such is told as it was written. */
export const valueAbroad = (value: string, language: TextLanguage): string =>
  inLanguage(values, value.toLowerCase().replace(/[_-]+/gu, ' '), language) ?? value;
