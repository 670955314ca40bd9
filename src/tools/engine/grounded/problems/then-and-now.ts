import { type Amount, mayBeMoney, type Problem, type Solved } from './problem.js';
import { SAYS } from './words.js';

const FROM = /(?<!\p{L})(?:from|von|från|de|desde)\s(?:[$€£]\s?)?$/iu;
const TO = /(?<!\p{L})(?:to|auf|till|à|a)\s(?:[$€£]\s?)?$/iu;
/** By how much it changes is told, and not what it is then. */
const MORE =
  /(?<!\p{L})(?:shorter|longer|wider|narrower|more|less|smaller|bigger|taken (?:in|up)|let out|kortare|längre|vidare|mer|mindre|kürzer|länger|weiter|enger|mehr|weniger|plus (?:court|long|large)e?|moins|más|menos)(?!\p{L})/iu;
const headOf = ({ before }: Amount): string => before.split(/[.;,]\s/u).at(-1) ?? '';

/** Which of two is the one before and which the one after: "was 79.90, now 49.90", "lowered to 25 from 40"; null where nothing says so. */
function inOrder([one, other]: readonly Amount[]): { old: Amount; now: Amount } | null {
  const isCarried = one.unit?.currency === true && other.unit === undefined;
  const isAlike = one.unit?.unit === other.unit?.unit || isCarried;
  const isSaid = (a: Amount, b: Amount): boolean =>
    (FROM.test(a.before) && TO.test(b.before)) ||
    (isAlike &&
      SAYS.wasSo.test(headOf(a)) &&
      !SAYS.isSo.test(headOf(a)) &&
      SAYS.isSo.test(headOf(b)) &&
      !SAYS.wasSo.test(headOf(b)));
  const [forth, back] = [isSaid(one, other), isSaid(other, one)];
  if (forth === back) return null;
  return forth ? { old: one, now: other } : { old: other, now: one };
}

/** "The rent was 800 euros, now it is 900": a plain `rent` is what it is now. */
const saysNowToo = (words: readonly string[], [first]: readonly Amount[]): boolean =>
  words.length === 1 &&
  first !== undefined &&
  headOf(first)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .includes(words[0]);

/** `old_price` and `new_price` of "price raised from 20 to 25", `expected_cm` and `actual_cm` of "should be 12 cm but is 15". */
export function thenAndNow({ property, text, amounts }: Problem): Solved {
  const words = property.words.join(' ');
  const [isOld, isNow] = [SAYS.namesOld.test(words), SAYS.namesNow.test(words)];
  const isPlain = !isOld && !isNow && saysNowToo(property.words, amounts);
  if ((isOld === isNow && !isPlain) || amounts.length !== 2 || text.includes('%') || MORE.test(text)) return undefined;
  if (amounts[0].unit?.unit !== amounts[1].unit?.unit && !amounts.every(mayBeMoney)) return undefined;
  const found = inOrder(amounts);
  if (!found) return undefined;
  const { value } = isOld ? found.old : found.now;
  const unit = found.old.unit ?? found.now.unit;
  return { value, ...(unit ? { unit: unit.unit } : {}) };
}
