import type { Span } from '../clause.js';
import { from, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { sameThing } from '../same-thing.js';
import data from '../words/order-lines.yaml.js';
import { type Order, orderIn } from './order-lines.js';

type Part = 'goods' | 'net' | 'total' | 'with' | 'shipping' | 'less' | 'plain';
const WORDS = Object.fromEntries(
  Object.entries(data as Record<string, string>).map(([name, list]) => [name, new Set(listOf(list))]),
) as unknown as Record<Part, ReadonlySet<string>>;
const asks = (words: readonly string[], ...parts: Part[]): boolean =>
  words.some((word) => parts.some((part) => WORDS[part].has(word)));

/** What an order comes to: all of it, one of its lines, before and after a discount, with what sending costs. */
export function ofOrder({ words, unit }: Property, reading: Reading, scope: Span): Grounded | null {
  if (!asks(words, 'goods', 'net', 'total', 'less') || (unit !== null && unit.currency !== true)) return null;
  const order = orderIn(reading, scope);
  if (order === null || (unit !== null && unit.unit !== order.unit)) return null;
  const value = amountOf(words, order);
  return value === null ? null : from('arithmetic', Number(value.toFixed(2)));
}

function amountOf(words: readonly string[], order: Order): number | null {
  const goods = order.lines.reduce((sum, { value }) => sum + value, 0);
  const less = (goods * (order.percentOff ?? 0)) / 100;
  const rest = words.filter((word) => !Object.values(WORDS).some((set) => set.has(word)));
  if (rest.length > 0) return order.percentOff === null && asks(words, 'total') ? lineFor(rest, order) : null;
  if (asks(words, 'with') && asks(words, 'shipping')) return order.charge === null ? null : goods - less + order.charge;
  if (asks(words, 'shipping', 'with')) return null;
  if (asks(words, 'goods')) return goods;
  if (asks(words, 'net')) return order.percentOff === null ? null : goods - less;
  if (asks(words, 'less')) return order.percentOff === null ? null : less;
  return order.charge === null && words.some((word) => SUM.has(word)) ? goods - less : null;
}
const SUM = new Set(['total', 'sum', 'grand', 'altogether', 'due']);

/** The one line that a name calls, in whatever language. */
function lineFor(rest: readonly string[], { lines }: Order): number | null {
  const own = lines.filter((line) => rest.every((word) => line.words.some((said) => sameThing(word, said))));
  return own.length === 1 ? own[0].value : null;
}
