import type { Span } from '../clause.js';
import { anyOfList } from './words.js';

/** "40 x corozo button @ 0.35 = 14.00": so much of something, what one costs, and what all of it does. */
export interface Priced extends Span {
  count: number;
  unit: string;
  thing: string;
  price: number;
  sum: number | null;
}

const MONEY = String.raw`(?:[€£$]|[A-Z]{3}|euros?|kr|kronor)`;
const FIGURE = String.raw`\d{1,7}(?:[.,]\d{1,2})?`;
const ONE = new RegExp(
  String.raw`^(?:[-•*]\s{1,3})?(${FIGURE})\s?(x|×|mtr|metres?|meters?|meter|mètres?|metros?|m|st|pcs?|stk|stück|pièces?|piezas?|uds?)?\.?\s{1,6}(?:(?:de|of|av)\s|d['’])?(\p{L}[^@=|\n]{1,60}?)\s{1,20}(?:@|à|á|at|zu|je|a)\s{0,8}${MONEY}?\s?(${FIGURE})\s?${MONEY}?(?:\s?/\s?\p{L}{1,5})?(?:\s{0,3}=\s{0,8}${MONEY}?\s?(${FIGURE})|\s{2,20}(${FIGURE}))?\s?${MONEY}?$`,
  'iu',
);
const JOINT = new RegExp(
  String.raw`[,;]\s(?:(?:${anyOfList('joints')})\s)?(?=\d)|\s(?:${anyOfList('joints')})\s(?=\d)|\n`,
  'giu',
);

/** All that a stretch tells the price of one of; none where a part that looks like it cannot be read, or a sum is not that of its line. */
export function pricedIn(text: string, scope: Span): Priced[] {
  const parts = partsOf(text, scope);
  const rows = parts.map((part) => pricedOf(text, part));
  const isWhole = parts.every(
    (part, i) => rows[i] !== null || !/@|^\d[\d.,]{0,8}\s?[x×]\s/u.test(text.slice(part.start, part.end)),
  );
  const found = rows.filter((row) => row !== null);
  const [first, last] = [rows.findIndex((row) => row !== null), rows.findLastIndex((row) => row !== null)];
  const isTogether = last - first + 1 === found.length;
  return found.length > 1 && isWhole && isTogether && found.every(isRight) ? found : [];
}

const isRight = ({ count, price, sum }: Priced): boolean => sum === null || Math.abs(count * price - sum) < 0.011;

const figure = (said: string): number => Number(said.replace(',', '.'));

function pricedOf(text: string, { start, end }: Span): Priced | null {
  const found = ONE.exec(text.slice(start, end));
  if (found === null) return null;
  const [, count, unit, thing, price, sum, other] = found;
  const total = sum ?? other;
  return {
    count: figure(count),
    unit: (unit ?? '').toLowerCase(),
    thing: thing.trim(),
    price: figure(price),
    sum: total === undefined ? null : figure(total),
    start,
    end,
  };
}

/** Lines and parts of sentences, without what leads to the first of them. */
function partsOf(text: string, scope: Span): Span[] {
  const sentences = [...text.slice(scope.start, scope.end).matchAll(/[.!?](?=\s|$)|:\s/gu)];
  const stops = [
    ...sentences.map((at) => ({ start: scope.start + at.index, end: scope.start + at.index + at[0].length })),
    { start: scope.end, end: scope.end },
  ];
  let from = scope.start;
  const whole = stops.map((stop) => {
    const part = { start: from, end: stop.start };
    from = stop.end;
    return part;
  });
  return whole
    .flatMap((part) => parted(text, part))
    .map((part) => trimmed(text, part))
    .filter(({ start, end }) => end > start);
}

function parted(text: string, { start, end }: Span): Span[] {
  const marks = [...text.slice(start, end).matchAll(JOINT)];
  const starts = [start, ...marks.map((at) => start + at.index + at[0].length)];
  return starts.map((from, i) => ({ start: from, end: i < marks.length ? start + marks[i].index : end }));
}

/** "We want 12 m of …": what leads to the first count is no part of it. */
function trimmed(text: string, { start, end }: Span): Span {
  const said = text.slice(start, end);
  const lead = /^\D{0,80}?(?<![\p{L}\d])(?=\d)/u.exec(said)?.[0].length ?? 0;
  return { start: start + lead, end: start + said.trimEnd().length };
}
