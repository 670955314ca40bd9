import type { Asked } from './asked.js';
import { isFrom, isTo } from './before.js';
import { type Found, oneOf } from './found.js';
import type { Text } from './text.js';

const IATA = /(?<![\p{L}\d-])[A-Z]{3}(?![\p{L}\d-])/gu;
const START = /(?:^|_)(?:from|origin|departure|start|source)/iu;
const BETWEEN = /(?<![\p{L}\d-])([A-Z]{3})\s?(?:[–→>-]|->)\s?([A-Z]{3})(?![\p{L}\d-])/u;

/** "From ARN to LIS", "ARN–LIS": an airport by its code, and by whether one leaves or reaches it. A town is none: it may have several. */
export function airportFor(asked: Asked, { text, stretches }: Text): Found | null {
  const isStart = START.test(asked.name);
  const pair = BETWEEN.exec(text);
  if (pair) return at(pair[isStart ? 1 : 2], text.indexOf(pair[isStart ? 1 : 2], pair.index));
  const all = [...text.matchAll(IATA)].filter(
    ({ index }) => !stretches.some((one) => one.kind === 'number' && one.start <= index && index < one.end),
  );
  const own = all.filter(({ index }) => (isStart ? isFrom(text, index) : isTo(text, index) && !isFrom(text, index)));
  return oneOf(own.map(({ 0: said, index }) => at(said, index)));
}

const at = (said: string, start: number): Found => ({ value: said, text: said, start, end: start + said.length });
