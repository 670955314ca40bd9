import type { Mention } from '../mention.js';
import { unitOf } from '../units.js';
import { exact, isMoney, type Question, type Reckoned } from './asked.js';

const COVERS =
  /^(?:\sof\s\p{L}+(?:\s\p{L}+)?)?\s(?:covers?|is enough for|lasts? for|feeds|suffices for|räcker (?:till|för)|reicht für|couvre|cubre)\s(?:about\s)?$/iu;

/** "A litre of paint covers 10 square metres. The wall is 35 square metres": how much of the one the other takes. */
export function coverage({ property, text, numbers }: Question): Reckoned {
  const { unit } = property;
  if (unit === null) return undefined;
  const at = numbers.findIndex((one, i) => {
    const next = numbers.at(i + 1);
    return (
      one.unit === unit.unit &&
      next?.unit !== undefined &&
      next.unit !== one.unit &&
      COVERS.test(text.slice(one.end, next.start))
    );
  });
  if (at < 0) return undefined;
  const [own, covered] = [numbers[at], numbers[at + 1]];
  const rest = numbers.filter((one, i) => i !== at && i !== at + 1 && one.unit === covered.unit);
  if (rest.length !== 1 || numbers.length !== 3) return null;
  return { value: exact((Number(own.value) * Number(rest[0].value)) / Number(covered.value)), unit: own.unit };
}

const PER = /^\s?(?:per|a|an|\/|pro|je|le|la|el)\s?(\p{L}{1,12})(?!\p{L})/iu;
const BOUND =
  /(?<!\p{L})(?:up to|at least|at most|from|over|above|below|under|minimum|max(?:imum)?|more than|less than|upp till|ab|bis)\s$/iu;
const COSTS = /^(?:cost|costs|kostnad|kosten|coût|coste|total|pay|payable)$/;

/** "9 EUR per metre up to 50 m. We take 22 m", `price_of_4_metres`: a price by measure, for as much as is told. */
export function byRate({ property, text, numbers }: Question): Reckoned {
  const { words } = property;
  const rates = numbers.flatMap((one) => {
    const unit = isMoney(one)
      ? unitOf(PER.exec(text.slice(one.end, one.end + 24))?.[1].toLowerCase() ?? '')
      : undefined;
    return unit ? [{ one, unit }] : [];
  });
  if (rates.length !== 1 || words.includes('per') || words.includes('each')) return undefined;
  const [{ one, unit }] = rates;
  const at = words.findIndex((word, i) => /^\d{1,4}$/.test(word) && unitOf(words[i + 1] ?? '')?.unit === unit.unit);
  if (at >= 0 && isLikeMoney(property, one))
    return { value: exact(Number(one.value) * Number(words[at])), unit: one.unit };
  if (!words.some((word) => COSTS.test(word)) || !isLikeMoney(property, one)) return undefined;
  const amounts = numbers.filter((other) => other.unit === unit.unit && !BOUND.test(text.slice(0, other.start)));
  if (numbers.filter(isMoney).length > 1) return undefined;
  if (amounts.length === 1) return { value: exact(Number(one.value) * Number(amounts[0].value)), unit: one.unit };
  return numbers.some((other) => other.unit === unit.unit) ? null : undefined;
}

const isLikeMoney = ({ unit, kind }: Question['property'], one: Mention): boolean =>
  unit === null ? kind === 'money' || kind === null : unit.unit === one.unit;
