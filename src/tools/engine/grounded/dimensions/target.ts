import type { Fact } from '../facts/fact.js';
import { MONEY, NOTHING } from '../facts/words.js';
import type { Property } from '../property.js';
import { sameThing } from '../same-thing.js';
import { type Unit, unitOf } from '../units.js';
import { type Dims, dimsOf, times } from './dims.js';
import { COUNTED, LABOUR, SAYS } from './words.js';

/** What is asked for: what it is of, in which unit, and which of several is meant. */
export interface Target {
  dims: Dims;
  /** how much one of its unit is */
  factor: number;
  /** a thing that is counted: whole ones only */
  isCount: boolean;
  /** what else the name says: `shirt_fabric_m` is of shirts */
  labels: readonly string[];
}

const PER = /^(?:per|pro|je|par|por)$/u;
const isMute = (word: string): boolean =>
  NOTHING.has(word) || MONEY.has(word) || SAYS.left.test(word) || SAYS.total.test(word) || SAYS.need.test(word);

/** The unit of a word of a name; letters at its end as `propertyOf` reads them. */
const unitIn = ({ unit, words }: Property, word: string): Unit | undefined =>
  unitOf(word) ?? (unit !== null && word === words.at(-1) && word.length === 1 ? unit : undefined);

/** What a name asks for, or where it says nothing, the question of the text; null where neither does. */
export function targetOf(property: Property, text: string, facts: readonly Fact[]): Target | null {
  const at = property.words.findIndex((word) => PER.test(word));
  const [own, below] = at < 0 ? [property.words, []] : [property.words.slice(0, at), property.words.slice(at + 1)];
  const head = headOf(property, own, text, facts);
  if (!head) return null;
  return below.filter((word) => !isMute(word)).reduce<Target | null>((made, word) => dividedBy(made, word), head);
}

function dividedBy(target: Target | null, word: string): Target | null {
  if (!target) return null;
  const unit = unitOf(word);
  const of = unit ? dimsOf(unit) : { dims: { [`#${word}`]: 1 }, factor: 1 };
  return { ...target, dims: times(target.dims, of.dims, -1), factor: target.factor / of.factor, isCount: false };
}

function headOf(property: Property, words: readonly string[], text: string, facts: readonly Fact[]): Target | null {
  const unit = words.map((word) => unitIn(property, word)).find((one) => one !== undefined);
  const labels = words.filter((word) => word.length > 1 && !isMute(word) && unitIn(property, word) === undefined);
  if (unit) return unit.unit === 'percent' ? null : { ...dimsOf(unit), isCount: false, labels };
  if (words.some((word) => MONEY.has(word)) || property.kind === 'money' || words.every((word) => LABOUR.has(word)))
    return ofMoney(facts, labels);
  const counted = labels.findLast((word) => isCounted(word, facts));
  if (counted !== undefined)
    return ofCount(
      counted,
      labels.filter((word) => word !== counted),
    );
  return labels.length === 0 || words.length === 1 ? ofQuestion(text, facts, labels) : null;
}

const ofCount = (word: string, labels: readonly string[]): Target => ({
  dims: { [`#${word}`]: 1 },
  factor: 1,
  isCount: true,
  labels,
});

/** Whether a text counts a thing, or tells of one of it. */
const isCounted = (word: string, facts: readonly Fact[]): boolean =>
  facts.some(({ nouns, per }) => [...nouns, ...per].some((one) => sameThing(word, one)));

function ofMoney(facts: readonly Fact[], labels: readonly string[]): Target | null {
  const currencies = [...new Set(facts.map(({ unit }) => unit).filter((unit) => unit?.currency === true))];
  const [currency] = currencies;
  return currencies.length === 1 && currency ? { ...dimsOf(currency), isCount: false, labels } : null;
}

/** "How many shirts can we cut?", "What does it weigh?": what the question itself asks for. */
function ofQuestion(text: string, facts: readonly Fact[], labels: readonly string[]): Target | null {
  const sentence = questionIn(text);
  const counted = COUNTED.exec(sentence)?.[1].toLowerCase().trim().split(/\s/u) ?? [];
  const unit = counted.map((word) => unitOf(word)).find((one) => one !== undefined);
  if (unit) return { ...dimsOf(unit), isCount: false, labels: [] };
  const noun = counted.find((word) => isCounted(word, facts));
  if (noun !== undefined) return ofCount(noun, []);
  if (counted.length > 0) return null;
  if (SAYS.money.test(sentence)) return ofMoney(facts, labels);
  return null;
}

/** The sentence that asks. */
export function questionIn(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/u);
  return sentences.find((one) => one.includes('?')) ?? sentences.find((one) => SAYS.asks.test(one)) ?? '';
}
