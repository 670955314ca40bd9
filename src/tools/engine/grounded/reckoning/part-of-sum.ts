import { clauseAt, stemIn } from '../clause.js';
import { stemsOf } from '../property.js';
import { asks, exact, isCount, isMoney, type Question, type Reckoned, topicsOf } from './asked.js';

const FEES =
  /^(?:fee|fees|commission|tip|deposit|interest|surcharge|bonus|provision|avgift|dricks|ränta|handpenning|gebühr|trinkgeld|zinsen|anzahlung|pourboire|acompte|comisión|propina|service)$/;

/** "A fee of 3 % applies to 400 USD": how much that is. */
export function partOfSum({ property, text, numbers }: Question): Reckoned {
  if (property.unit?.currency !== true && property.kind !== 'money') return undefined;
  const sums = numbers.filter((one) => isMoney(one) && (property.unit === null || one.unit === property.unit.unit));
  const shares = numbers.filter(({ unit }) => unit === 'percent');
  const topics = property.words.filter((word) => FEES.test(word));
  const isRest =
    topics.length === 0 &&
    asks(property, 'Left') &&
    /(?<!\p{L})(?:deposit|handpenning|anzahlung|acompte)(?!\p{L})/iu.test(text);
  if (
    sums.length !== 1 ||
    shares.length !== 1 ||
    !(topics.length === 1 || isRest) ||
    topicsOf(property).some((word) => !FEES.test(word)) ||
    asks(property, 'Total') ||
    asks(property, 'New')
  )
    return undefined;
  const [share] = shares;
  const clause = clauseAt(text, share.start);
  const isOf = topics.every((word) => stemIn(text, clause, [...stemsOf(word), word.slice(0, 4)], share.start) >= 0);
  const near = clauseAt(text, sums[0].start);
  const isNamed =
    near.start !== clause.start && topics.every((word) => stemIn(text, near, stemsOf(word), sums[0].start) >= 0);
  if (!isOf || isNamed) return undefined;
  const part = (Number(sums[0].value) * Number(share.value)) / 100;
  return { value: exact(isRest ? Number(sums[0].value) - part : part), unit: sums[0].unit };
}

const OF_THEM = /^\s(?:of (?:them|these|those|which)|av dem|davon|von ihnen|d['’]entre eux|de ellos)(?!\p{L})/iu;

/** "240 shirts; 36 of them were faulty": how many percent. */
export function partOfThem({ property, text, numbers }: Question): Reckoned {
  if (property.unit?.unit !== 'percent' || numbers.some(({ unit }) => unit === 'percent')) return undefined;
  const counts = numbers.filter(isCount);
  const [whole, part] = counts;
  if (counts.length !== 2 || !OF_THEM.test(text.slice(part.end)) || Number(part.value) > Number(whole.value))
    return undefined;
  const rest = { start: part.end, end: text.length };
  if (!topicsOf(property).every((word) => stemIn(text, rest, stemsOf(word), part.end) >= 0)) return null;
  return { value: exact((100 * Number(part.value)) / Number(whole.value)), unit: 'percent' };
}
