import type { Mention } from '../mention.js';
import type { Reading } from '../reading.js';
import { unitNamed } from '../units.js';

/** A bound that a text sets. @property unit of the number, undefined where it has none */
export interface Bound {
  low: number;
  high: number;
  /** whether the bound itself is still inside */
  isStrict: boolean;
  unit: string | undefined;
  mentions: readonly Mention[];
}

const MOST =
  /(?<!\p{L})(?:zulässig (?:sind|ist)|erlaubt sind|tillåtet är|gräns(?:en)? är|(?:allowed|permitted)(?: \p{L}+)? (?:is|are)|up to|at most|maximum|max\.?|no more than|not more than|no longer than|no heavier than|no older than|limit(?:ed)? (?:is|of|to|at)|limit:|must not exceed|may not exceed|cannot exceed|not exceed|not be over|not weigh more than|within|budget (?:is|of)|allowance (?:is|of)|(?:window|period|policy) (?:is|of)|frist (?:ist|von)|beträgt|öppet köp i|ångerrätt (?:på|i)|délai (?:est )?de|plazo (?:es )?de|bis zu|bis|höchstens|maximal|högst|upp till|som mest|inom|innerhalb von|jusqu'à|au plus|maximum de|hasta|como máximo)\s(?:of\s|only\s|a total of\s)?(?:[$€£]\s?)?$/iu;
const LESS =
  /(?<!\p{L})(?:under|below|less than|younger than|before|unter|weniger als|under|mindre än|yngre än|moins de|menos de)\s(?:the age of\s)?(?:[$€£]\s?)?$/iu;
const MOST_BEHIND =
  /^\s?(?:or (?:less|under|younger|fewer|below)|at (?:the )?most|max(?:imum)?|as a maximum|is the (?:limit|maximum)|limit|oder weniger|eller mindre)(?!\p{L})/iu;
const LEAST =
  /(?<!\p{L})(?:at least|minimum|min\.?|no less than|not under|from(?: the age of)?|aged? (?:at least|from)|mindestens|ab|minst|från|au moins|à partir de|al menos|desde)\s(?:of\s|age (?:is\s|of\s)?)?(?:[$€£]\s?)?$/iu;
const MORE =
  /(?<!\p{L})(?:over|above|more than|(?:older|taller|higher|wider|longer|heavier|bigger|larger|deeper|faster) than|über|mehr als|älter als|över|äldre än|mer än|plus de|más de)\s(?:the age of\s)?(?:[$€£]\s?)?$/iu;
const LEAST_BEHIND =
  /^\s?(?:\+|(?:years?|yrs)?(?: old| of age)?\s?(?:or|and|and\/or) (?:over|older|more|above|up|upwards|taller)|is the minimum|oder älter|och äldre|och uppåt|und älter)(?!\p{L})/iu;
const NOT = /(?<!\p{L})(?:no|not|never|nicht|inte)\s(?:\p{L}+\s)?$/iu;
const TO = /^\s?(?:to|till|and|bis|und|och|et|y|à|a|[-–])\s?$/iu;
const RULE =
  /(?<!\p{L})(?:only|for|must|should|debe|doit|muss|soll|ska|allowed|aged?|ages|between|suitable|children|limit|open to|from|endast|nur|für|för|réservé|de)(?!\p{L})/iu;

/** The bounds that a text sets: "up to 8 kg", "aged 6 to 12", "at least 140 cm". */
export function boundsIn({ text, mentions }: Reading): Bound[] {
  const numbers = mentions.filter(({ kind }) => kind === 'number');
  return numbers.flatMap((one, i): Bound[] => {
    const next = numbers.at(i + 1);
    const before = text.slice(Math.max(0, one.start - 50), one.start);
    if (next && TO.test(text.slice(one.end, next.start)) && RULE.test(before)) return [rangeOf(one, next)];
    const previous = numbers[i - 1];
    if (previous && TO.test(text.slice(previous.end, one.start))) return [];
    const end = endOf(before, text.slice(one.end, one.end + 40));
    return end === null ? [] : [{ ...end(Number(one.value)), unit: one.unit, mentions: [one] }];
  });
}

const rangeOf = (one: Mention, next: Mention): Bound => ({
  low: Number(one.value),
  high: Number(next.value),
  isStrict: false,
  unit: one.unit ?? next.unit,
  mentions: [one, next],
});

type Ends = Pick<Bound, 'low' | 'high' | 'isStrict'>;

function endOf(before: string, after: string): ((value: number) => Ends) | null {
  const most = (isStrict: boolean) => (high: number) => ({ low: -Infinity, high, isStrict });
  const least = (isStrict: boolean) => (low: number) => ({ low, high: Infinity, isStrict });
  if (LEAST_BEHIND.test(after)) return least(false);
  if (MOST.test(before) || MOST_BEHIND.test(after)) return most(false);
  if (LESS.test(before)) return NOT.test(before.replace(LESS, '')) ? least(false) : most(true);
  if (MORE.test(before)) return NOT.test(before.replace(MORE, '')) ? most(false) : least(true);
  return LEAST.test(before) ? least(false) : null;
}

/** Whether a number is inside of a bound of its dimension; null where they cannot be compared. */
export function isInside({ low, high, isStrict, unit }: Bound, value: number, own: string | undefined): boolean | null {
  const [bound, said] = [unitNamed(unit), unitNamed(own)];
  if (bound && said && (bound.dimension !== said.dimension || (bound.currency && unit !== own))) return null;
  const factor = bound && said ? said.factor / bound.factor : 1;
  const number = value * factor;
  return isStrict ? number > low && number < high : number >= low && number <= high;
}
