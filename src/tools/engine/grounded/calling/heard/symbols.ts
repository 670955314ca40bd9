import type { Span } from '../../clause.js';
import { type Found, isFree, oneOf } from './found.js';
import type { Asked } from './asked.js';
import type { Text } from './text.js';

/** What is traded, by its few capital letters. */
export const SYMBOL = /(?:^|_)(?:symbol|ticker)$/iu;
/** Who trades, by a name that programs have: `moss-2`. */
export const AGENT = /(?:^|_)(?:agent|bot)(?:_(?:id|name))?$/iu;
const CAPITALS =
  /(?<![\p{L}\d-])(?!(?:EUR|USD|GBP|SEK|CHF|NOK|DKK|JPY|OK|API|CSV|PDF|ID|AM|PM|UK|US|EU)(?!\p{L}))\p{Lu}{2,6}(?![\p{L}\d-])/gu;
const HANDLE = /^\p{Ll}[\p{L}\d]*(?:[-_]\p{L}+){0,2}[-_]?\d+$/u;

/** The words of a text that are written in capitals alone: FLAX. */
export const symbolsIn = (text: string): Found[] =>
  [...text.matchAll(CAPITALS)].map(({ 0: said, index }) => ({
    value: said,
    text: said,
    start: index,
    end: index + said.length,
  }));

/** What is traded. */
export const symbolFor = ({ text }: Text, taken: readonly Span[]): Found | null =>
  oneOf(symbolsIn(text).filter((one) => isFree(one, taken)));

/** Who trades: the one handle of the text. */
export function agentFor({ name }: Asked, { stretches }: Text, taken: readonly Span[]): Found | null {
  const handles = stretches.filter((one) => one.kind === 'code' && HANDLE.test(one.text) && isFree(one, taken));
  return AGENT.test(name) && handles.length === 1 ? handles[0] : null;
}
