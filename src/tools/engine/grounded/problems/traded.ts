import { type Amount, exact, isMoney, mayBeMoney, type Problem, type Solved } from './problem.js';
import { SAYS } from './words.js';

const FOR_ONE = /(?<!\p{L})(?:at|à|a|zu|zu je|je|für je|@)\s?(?:[$€£]\s?)?$/iu;
const ALL =
  /(?<!\p{L})(?:all|them|whole|the lot|everything|alla|allihop|samtliga|dem|alle|sie|alles|tous|toutes|tout|les|todos|todas|todo|los|las)(?!\p{L})/iu;

/** "Bought 30 at 14.00 and sold all at 16.50": what is earned, less than nothing where it fell. */
export function traded({ property, text, amounts }: Problem): Solved {
  if (!property.words.some((word) => SAYS.profit.test(word)) || property.unit?.unit === 'percent') return undefined;
  const buys = SAYS.buys.exec(text);
  const sells = SAYS.sells.exec(text);
  if (!buys) return undefined;
  if (!sells && amounts.length === 2) return null;
  const [count, paid, ...rest] = amounts;
  const got = rest.at(-1);
  if (
    !sells ||
    !got ||
    rest.length > 2 ||
    buys.index > sells.index ||
    count.unit !== undefined ||
    count.start < buys.index
  )
    return undefined;
  if (got.start < sells.index || paid.start > sells.index || ![paid, got].every(isForOne)) return undefined;
  const isAll = rest.length === 2 ? rest[0].value === count.value : ALL.test(text.slice(paid.end, got.start));
  if (!isAll || isOther(paid, got)) return null;
  return { value: exact(count.value * (got.value - paid.value)), ...(got.unit ? { unit: got.unit.unit } : {}) };
}

const isForOne = (one: Amount): boolean =>
  mayBeMoney(one) && (FOR_ONE.test(one.before) || SAYS.apiece.test(one.after.slice(0, 14)));
const isOther = (one: Amount, other: Amount): boolean => isMoney(one) && isMoney(other) && one.unit !== other.unit;
