import { INSTRUMENTS } from '../instruments.js';
import { YEAR_MS } from '../market/index.js';
import type { Candle } from '../types.js';

export const REGIMES = ['calm', 'volatile', 'trend', 'range', 'bull', 'bear', 'crash'] as const;
/** The weather of a match, in one word. */
export type Regime = (typeof REGIMES)[number];

/** All in long-run standard deviations of the match's length, but for `agitation`: realised volatility ÷ the long-run one. */
interface Weather {
  agitation: number;
  move: number;
  range: number;
  fall: number;
}

const CRASH = { fall: 2.5, move: -1.5 };
const VOLATILE = 1.5;
const DIRECTED = 1;
const TREND = { move: 0.4, straightness: 0.6 };
const CALM = 0.6;

/**
 * The regime of a match from its public candles. In this order: a deep fall that was not made good is a crash; realised
 * volatility far above the long-run one volatile; a net move of a long-run deviation bull or bear; a smaller one that went
 * most of the way of its range a trend; little volatility calm; else range.
 * @param markets candles in the order of SYMBOLS, oldest first @param stepMs their length
 */
export function regimeOf(markets: readonly (readonly Candle[])[], stepMs: number): Regime {
  const all = markets.flatMap((candles, i) => (candles.length > 1 ? [weatherOf(i, candles, stepMs)] : []));
  if (all.length === 0) return 'calm';
  const mean = (part: keyof Weather): number => all.reduce((sum, one) => sum + one[part], 0) / all.length;
  const [agitation, move, range, fall] = [mean('agitation'), mean('move'), mean('range'), mean('fall')];
  if (fall >= CRASH.fall && move <= CRASH.move) return 'crash';
  if (agitation >= VOLATILE) return 'volatile';
  if (Math.abs(move) >= DIRECTED) return move > 0 ? 'bull' : 'bear';
  if (Math.abs(move) >= Math.max(TREND.move, TREND.straightness * range)) return 'trend';
  return agitation <= CALM ? 'calm' : 'range';
}

function weatherOf(market: number, candles: readonly Candle[], stepMs: number): Weather {
  const { volatility } = INSTRUMENTS[market];
  const deviation = volatility * Math.sqrt((candles.length * stepMs) / YEAR_MS);
  const path = [candles[0].open, ...candles.map(({ close }) => close)].map(Math.log);
  const squares = path.slice(1).reduce((sum, x, i) => sum + (x - path[i]) ** 2, 0);
  return {
    agitation: Math.sqrt(squares) / deviation,
    move: (path[path.length - 1] - path[0]) / deviation,
    range: (Math.max(...path) - Math.min(...path)) / deviation,
    fall: deepestFall(path) / deviation,
  };
}

function deepestFall(path: readonly number[]): number {
  let [peak, fall] = [path[0], 0];
  for (const x of path) {
    peak = Math.max(peak, x);
    fall = Math.max(fall, peak - x);
  }
  return fall;
}
