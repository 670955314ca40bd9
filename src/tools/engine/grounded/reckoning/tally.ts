import { COUNT_OF_SIZE } from '../cells.js';
import { sentenceAt } from '../clause.js';
import type { Mention } from '../mention.js';
import { asks, exact, isCount, nounsAfter, type Question, type Reckoned, sameNoun, topicsOf } from './asked.js';
import { stemIn } from '../clause.js';
import { stemsOf } from '../property.js';

const NO_SUM =
  /(?<!\p{L})(?:of them|of which|of those|including|out of|fewer|more than|less than|at least|about|around|another|instead|left|per|each|every|size|sizes|average|davon|varav|dont|ungefär|etwa|environ|maybe|or)(?!\p{L})/iu;

/** "Shirts at 30": what each costs, and no count. */
const PRICED_AT = /\p{L}{3}\s(?:at|@|à|zu(?: je)?)\s$/iu;

/** "35 hats on Monday and 28 on Tuesday": how many in all. */
export function tallied({ property, text, numbers }: Question): Reckoned {
  if (property.unit !== null || property.kind === 'money' || !asks(property, 'Total')) return undefined;
  const all = numbers.filter((one) => isCount(one) && !isYear(one));
  const ofSizes = all.filter((one) => COUNT_OF_SIZE.test(text.slice(one.end, one.end + 70)));
  const counts = ofSizes.length > 1 ? ofSizes : all;
  if (counts.length < 2 || numbers.some(({ unit }) => unit !== undefined)) return undefined;
  if (counts.some(({ start }) => PRICED_AT.test(text.slice(Math.max(0, start - 40), start)))) return null;
  const told = counts.map((one) => ({ one, nouns: nounsAfter(text, one) }));
  const sum = counts.reduce((all, { value }) => all + Number(value), 0);
  if (NO_SUM.test(text) || counts.some(({ value }) => 2 * Number(value) === sum)) return undefined;
  if (!isOneList(text, counts) || counts.some((one, i) => isPartOf(text, one, counts.at(i + 1)))) return undefined;
  const wanted = topicsOf(property);
  const named = told.map(({ nouns }) => wanted.filter((word) => nouns.some((noun) => sameNoun(noun, word))));
  const isNamed = named.some((found) => found.length > 0);
  const rest = wanted.filter((word) => !named.flat().includes(word));
  if (!rest.every((word) => stemIn(text, { start: 0, end: text.length }, stemsOf(word), 0) >= 0)) return null;
  if (!isNamed) return { value: exact(sum) };
  if (named.filter((found) => found.length > 0).length === 1 && !told.some(({ nouns }) => isElided(nouns))) return null;
  return {
    value: exact(
      told.reduce(
        (all, { one, nouns }, i) => all + (named[i].length > 0 || isElided(nouns) ? Number(one.value) : 0),
        0,
      ),
    ),
  };
}

/** "And 28 on Tuesday": no noun of its own. */
const isElided = (nouns: readonly string[]): boolean => nouns.length === 0;
const isYear = ({ value }: Mention): boolean => Number(value) >= 1900 && Number(value) < 2100;

/** Counts of one sentence. */
function isOneList(text: string, counts: readonly Mention[]): boolean {
  const first = sentenceAt(text, counts[0].start);
  return counts.every(({ start }) => start >= first.start && start < first.end);
}

/** "Two of the five buttons": the two are among the five. */
const isPartOf = (text: string, one: Mention, next: Mention | undefined): boolean =>
  next !== undefined &&
  /^\s(?:out of|of|av|von|sur|de)\s(?:\p{L}{2,7}\s){0,2}$/iu.test(text.slice(one.end, next.start));
