import { type Grounded, from } from '../grounded.js';
import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import type { TextLanguage } from '../text-language.js';
import { said } from './said.js';

/** `pockets` of "two flap pockets": how many of what the name is the plural of. */
export function countOf(property: Property, { text, language }: Reading, numbers: readonly Mention[]): Grounded | null {
  if (!isPlural(property, language)) return null;
  const noun = nounExpression(property.words[0], language);
  const found = numbers.filter(
    (one) => one.unit === undefined && Number.isInteger(one.value) && noun.test(text.slice(one.end)),
  );
  if (found.length !== 1) return null;
  const more = numbers.filter(
    (one) => one.unit === undefined && !found.includes(one) && ANOTHER.test(text.slice(0, one.start)),
  );
  const sum = [...found, ...more].reduce((all, { value }) => all + Number(value), 0);
  return more.length > 0 ? from('arithmetic', sum) : said(found[0], sum);
}

const isPlural = ({ words, unit, kind }: Property, language: TextLanguage): boolean =>
  words.length === 1 &&
  unit === null &&
  ((language !== 'en' && kind === null && /^\p{L}{4,}$/u.test(words[0])) ||
    /^\p{L}{4,}s$|^(?:people|personer|personen|gäste|leute|children|women|men|barn)$/u.test(words[0]));

/** A noun in singular or plural, after a count and two words at most. */
function nounExpression(noun: string, language: TextLanguage): RegExp {
  const stem = noun
    .replace(language === 'en' ? /(?:ies|es|s)$/u : /(?:es|ar|or|er|en|s|e|n)$/u, '')
    .replace(/[^\p{L}]/gu, '');
  return new RegExp(String.raw`^(?:\s[\p{L}-]+){0,2}?\s${stem}\p{L}{0,3}(?!\p{L})`, 'iu');
}

/** "… and another eight": more of the same. */
const ANOTHER = /(?<!\p{L})(?:another|a further|ytterligare|weitere|encore|otr[oa]s)\s$/iu;
