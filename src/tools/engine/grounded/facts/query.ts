import type { Property } from '../property.js';
import { ANY } from './per.js';
import { asks } from '../reckoning/asked.js';
import { type Unit, unitOf } from '../units.js';
import { GAINED, LOST, MEAN, MONEY, NOTHING, NOW, PEOPLE, PERIODS } from './words.js';

/** What a name asks for of the amounts of a text. */
export interface Query {
  /** what it is of: each has to be told of the amount */
  topics: readonly string[];
  unit: Unit | null;
  isMoney: boolean;
  isShare: boolean;
  /** for one of which: "per day" */
  per: readonly string[];
  isTotal: boolean;
  isMean: boolean;
  /** what there is after all that came and went */
  isNow: boolean;
  /** all that went or came, whatever happened to it */
  flow: 'went' | 'came' | null;
  isOfPeople: boolean;
  /** with what is added to it */
  isWith: boolean;
}

export function queryOf(given: Property): Query {
  const property = isPerItsUnit(given) ? { ...given, unit: null } : given;
  const words = property.words.map((word) => PERIODS[word] ?? word);
  const per = [
    ...property.words.flatMap((word) => PERIODS[word] ?? []),
    ...afterPer(property.words),
    ...ofOne(property.words),
  ];
  const isUnit = (word: string): boolean =>
    property.unit !== null && (unitOf(word) === property.unit || word.length === 1);
  const isMoney = property.unit?.currency === true || (property.unit === null && property.kind === 'money');
  const isNow = words.some((word) => NOW.has(word));
  const flow = words.some((word) => LOST.has(word)) ? 'went' : words.some((word) => GAINED.has(word)) ? 'came' : null;
  const isMean = words.some((word) => MEAN.has(word));
  const isOfPeople = words.some((word) => PEOPLE.has(word));
  const topics = words.filter(
    (word) =>
      !isUnit(word) &&
      !NOTHING.has(word) &&
      !per.includes(word) &&
      !(isMoney && MONEY.has(word)) &&
      !(isMean && MEAN.has(word)) &&
      !SHARES.has(word) &&
      !MEASURES.has(word) &&
      !(per.includes(ANY) && /^(?:unit|single|each)$/u.test(word)),
  );
  if (topics.length === 0 && property.words.length === 1 && property.unit === null) topics.push(property.words[0]);
  return {
    topics,
    unit: property.unit,
    isMoney,
    isShare: property.unit?.unit === 'percent' || property.kind === 'share',
    per,
    isTotal: asks(property, 'Total'),
    isMean,
    isNow,
    flow,
    isOfPeople,
    isWith: words.some((word) =>
      /^(?:with|incl|including|inclusive|gross|total|plus|inkl|med|mit|avec|con)$/u.test(word),
    ),
  };
}

/** `containers_per_hour`: the unit is what it is told for one of. */
const isPerItsUnit = ({ words, unit }: Property): boolean =>
  unit !== null &&
  words.filter((word) => unitOf(word) === unit).every((word) => words[words.indexOf(word) - 1] === 'per') &&
  words.some((word) => unitOf(word) === unit);

const SHARES = new Set('percent percentage pct share procent prozent'.split(' '));
/** `unit_price`: of one of whatever is counted. */
const ofOne = (words: readonly string[]): string[] =>
  words.some((word) => /^(?:unit|single|apiece|styckpris|stückpreis)$/u.test(word)) ? [ANY] : [];

/** What a unit says already. */
const MEASURES = new Set('weight volume time duration length distance area'.split(' '));

/** "Per crate", "pro Kopf". */
function afterPer(words: readonly string[]): string[] {
  return words.flatMap((word, i) => (PER_WORD.test(word) ? (words[i + 1] ?? []) : []));
}

const PER_WORD = /^(?:per|pro|je|par|por|each)$/u;
