import { sentenceAt } from '../clause.js';
import type { Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import { plainly } from '../naming/folded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { phrasesOf, saysOf } from '../says.js';
import roles from '../words/deeds-of-roles.yaml.js';
import data from '../words/people-near.yaml.js';
import { startOfValue } from './start-of.js';

const { kin, others, own, first, writer, theirs } = data as unknown as Record<
  'kin' | 'others' | 'own' | 'first' | 'writer' | 'theirs',
  string
>;
/** A word for kin. */
export const KIN: ReadonlySet<string> = new Set(listOf(kin));
const NEAR = `(?:${phrasesOf(`${kin}, ${others}`)})`;
const OWN_NAMES = new Set(listOf(own));
const SAYS = saysOf({ own, first });
/** "My neighbour paid", "Mein Nachbar hat". */
const OF_SOMEBODY = new RegExp(String.raw`^\W*(?:\p{L}+\s){0,3}?(${NEAR})(?!\p{L})`, 'iu');
/** "My house", not "my neighbour". */
const OF_ONESELF = new RegExp(String.raw`(?<!\p{L})(?:${phrasesOf(own)})\s(?!(?:\p{L}+\s)?${NEAR}(?!\p{L}))`, 'iu');

/** `my_house_price` of "My neighbour paid 420,000 for his house. Mine is bigger": what a sentence tells of somebody else alone. */
export function isOfNeighbour(found: Grounded, { words }: Property, { text }: Reading): boolean {
  const at = startOfValue(found, text);
  if (found.source !== 'text' || typeof found.value === 'boolean' || at < 0) return false;
  const asksOwn = words.some((word) => OWN_NAMES.has(word)) && SAYS.own.test(text);
  const { start, end } = sentenceAt(text, at);
  const said = text.slice(start, end);
  const whose = asksOwn ? OF_SOMEBODY.exec(said) : null;
  if (!whose || words.includes(whose[1].toLowerCase())) return false;
  return !SAYS.first.test(said) && !OF_ONESELF.test(said);
}

const WRITER = new Set(listOf(writer));
const MY_KIN = String.raw`(?:${phrasesOf(own)})\s(?:\p{L}+\s)?${NEAR}(?!\p{L})`;
const BY_KIN = new RegExp(String.raw`^\W*(?:(?:and|but|och|men|und|aber|et|mais|y|pero)\s)?${MY_KIN}`, 'iu');
const OF_KIN = new RegExp(String.raw`^\W*(?:(?:and|but)\s)?(?:${phrasesOf(theirs)})(?!\p{L})`, 'iu');
const CLAUSES = /,\s|;\s|\s(?:and|but|och|men|und|aber|et|mais|y|pero)\s/u;

/** `customer_age` of "My daughter is 14 and I bought her a jacket": what a clause tells of kin of who writes. */
export function isOfWritersKin(found: Grounded, { words }: Property, { text }: Reading): boolean {
  const at = startOfValue(found, text);
  const isOfWriter = WRITER.has(words[0]) && words.length > 1 && !words.some((word) => KIN.has(word));
  if (!isOfWriter || found.source !== 'text' || typeof found.value === 'boolean' || at < 0) return false;
  const sentence = sentenceAt(text, at);
  const before = text.slice(sentence.start, at).split(CLAUSES);
  const clause = `${before.at(-1) ?? ''}${found.quote ?? ''}`;
  if (BY_KIN.test(clause)) return true;
  return OF_KIN.test(clause) && new RegExp(MY_KIN, 'iu').test(before.slice(0, -1).join(' '));
}

const { between, relatives, ...deeds } = roles as unknown as Record<'between' | 'relatives', string> &
  Record<string, { names: string; says: string }>;
const ROLES = Object.values(deeds as Record<string, { names: string; says: string }>).map(({ names, says }) => ({
  names: new Set(listOf(names)),
  says: new RegExp(String.raw`(?<!\p{L})(?:${phrasesOf(says)})(?!\p{L})`, 'giu'),
}));
/** "… her sister, who then", "…’s husband": that somebody else did what follows. */
const BY_OTHER = new RegExp(
  String.raw`(?<!\p{L})${NEAR}(?:(?:\s(?:${phrasesOf(between)})){0,3}\s?|[^.;!?]{0,40}[,\s](?:${phrasesOf(relatives)})\s[^.;!?,]{0,40})$`,
  'iu',
);
const OF_NAME = /^(?:name|full|nom|namn|nombre)$/u;

/** `buyer` of "Alice recommended the shop to her sister, who then bought a hat": whom the text names did not do it. */
export function isDeedOfOther(found: Grounded, { words }: Property, { text }: Reading): boolean {
  if (found.source !== 'text' || typeof found.value !== 'string' || !/^\p{Lu}/u.test(found.value)) return false;
  const name = words
    .filter((word) => !OF_NAME.test(word))
    .map(plainly)
    .join(' ');
  const role = ROLES.find(({ names }) => names.has(name));
  const from = startOfValue(found, text) + found.value.length;
  if (!role || from < found.value.length) return false;
  const told = [...text.slice(from, sentenceAt(text, from).end).matchAll(role.says)];
  return told.length > 0 && told.every(({ index }) => BY_OTHER.test(text.slice(from, from + index)));
}
