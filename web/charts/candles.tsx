import { clock, price } from '../format.js';
import { extentOf, scaleOf } from './scale.js';
import { arenaWords } from '../words/arena.js';

/** What a market did in an interval. */
export interface Candle {
  /** its start, ISO 8601 */
  time: string;
  open: number;
  high: number;
  low: number;
  close: number;
}

const [WIDTH, HEIGHT] = [480, 150];
const PLOT = { left: 8, right: 410, top: 10, bottom: 126 };

interface CandlesProps {
  candles: readonly Candle[];
  /** what happened: when (milliseconds since the epoch) and at which price */
  at: number;
  paid: number;
  side: string;
}

function toldOf(candles: readonly Candle[], paid: number, side: string): string {
  const [first, last] = [candles[0], candles.at(-1)!];
  const { candles: told, didIt } = arenaWords();
  const did = didIt[side === 'buy' ? 'buy' : 'sell'];
  return told(did, price(paid), clock(first.time), clock(last.time), price(first.open), price(last.close));
}

/** The candles around a fill, and where in them it was made. */
export function Candles({ candles, at, paid, side }: CandlesProps) {
  const times = candles.map(({ time }) => Date.parse(time));
  const step = times[1] - times[0];
  const x = scaleOf([times[0], times.at(-1)! + step], [PLOT.left, PLOT.right]);
  const y = scaleOf(extentOf([paid, ...candles.flatMap(({ high, low }) => [high, low])]), [PLOT.bottom, PLOT.top], 3);
  const width = Math.max(2, (x(times[0] + step) - PLOT.left) * 0.6);
  const [point, level] = [x(Math.min(Math.max(at, times[0]), times.at(-1)! + step)), y(paid)];
  return (
    <svg class="candles" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={toldOf(candles, paid, side)}>
      {y.ticks.map((value) => (
        <g class="grid" key={value}>
          <path d={`M${PLOT.left} ${y(value)}H${PLOT.right}`} />
          <text x={PLOT.right + 8} y={y(value) + 4}>
            {price(value)}
          </text>
        </g>
      ))}
      {candles.map(({ open, high, low, close }, i) => {
        const middle = x(times[i] + step / 2);
        const [top, bottom] = [y(Math.max(open, close)), y(Math.min(open, close))];
        return (
          <g class={close < open ? 'candle down' : 'candle'} key={times[i]}>
            <path d={`M${middle} ${y(high)}V${y(low)}`} />
            <rect x={middle - width / 2} y={top} width={width} height={Math.max(1, bottom - top)} />
          </g>
        );
      })}
      <path class="paid" d={`M${PLOT.left} ${level}H${PLOT.right}`} />
      <circle class="paid" cx={point} cy={level} r="5" />
      <text x={PLOT.left} y={HEIGHT - 6}>
        {clock(candles[0].time)}
      </text>
      <text x={PLOT.right} y={HEIGHT - 6} text-anchor="end">
        {clock(new Date(times.at(-1)! + step).toISOString())}
      </text>
    </svg>
  );
}
