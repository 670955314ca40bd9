import { clamp } from '../../../common/kernel/statistics.js';
import { Random } from '../../../common/kernel/random.js';
import type { Bars } from './ohlcv.js';

/** Steps of a walk: of a one-minute bar a second each, so that ticks meet the extremes. */
const STEPS = 60;
const WALKS = 4_096;
/** A bar takes one of so many walks whose open and close are nearest to its own. */
const NEAREST = 8;
/** Bridges within a step end at pieces shorter than this, ms. */
const FINEST_MS = 500;

/** A Brownian walk scaled to lie between 0 and 1 and touch both. */
interface Walk {
  values: Float64Array;
  /** mean square of a step */
  variance: number;
}

let made: Walk[] | null = null;

/** The walks that bars are modelled on; the same on every machine. */
const walks = (): Walk[] => (made ??= Array.from({ length: WALKS }, (_, n) => walkOf(Random.from(`walk ${n}`))));

function walkOf(random: Random): Walk {
  const values = new Float64Array(STEPS + 1);
  for (let k = 1; k <= STEPS; k++) values[k] = values[k - 1] + random.normal();
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  return { values: values.map((value) => (value - low) / span), variance: 1 / span ** 2 };
}

/**
 * Price (USD) within bar `k` of a recording, `offset` ms after its start, a function of the bar alone: open, both extremes
 * and close are met. The way between them is that of a Brownian walk whose own four prices lie alike, so that the part of a
 * bar that has passed tells no more of the rest than in such a walk (an order of the extremes fixed by the bar's direction
 * would tell its close early on). Finer than the walk's steps: Brownian bridges by midpoint displacement.
 */
export function priceInBar(bars: Bars, k: number, offset: number, label: string): number {
  const [low, high] = [Math.log(bars.low[k]), Math.log(bars.high[k])];
  if (!(high > low)) return bars.open[k];
  const place = (price: number): number => (Math.log(price) - low) / (high - low);
  const name = `${label}/${bars.times[k]}`;
  const walk = walkLike(place(bars.open[k]), place(bars.close[k]), Random.from(name));
  const step = clamp(Math.floor((offset * STEPS) / bars.intervalMs), 0, STEPS - 1);
  const [from, to] = [step, step + 1].map((n) => fitted(walk, n, place(bars.open[k]), place(bars.close[k])));
  const share = clamp((offset * STEPS) / bars.intervalMs - step, 0, 1);
  const depth = Math.ceil(Math.log2(bars.intervalMs / STEPS / FINEST_MS));
  const value = bridge(from, to, share, { variance: walk.variance, depth, name: `${name}/${step}` });
  return clamp(Math.exp(low + value * (high - low)), bars.low[k], bars.high[k]);
}

function walkLike(open: number, close: number, random: Random): Walk {
  const near: { walk: Walk; distance: number }[] = [];
  for (const walk of walks()) {
    if (!mayStandFor(walk.values[0], open) || !mayStandFor(walk.values[STEPS], close)) continue;
    const distance = (walk.values[0] - open) ** 2 + (walk.values[STEPS] - close) ** 2;
    if (near.length === NEAREST && distance >= near[NEAREST - 1].distance) continue;
    near.push({ walk, distance });
    near.sort((a, b) => a.distance - b.distance).splice(NEAREST);
  }
  return random.pick(near).walk;
}

/** An end of a walk that is its lowest or highest point can only be that of a bar: the bar would miss it elsewhere. */
const mayStandFor = (end: number, asked: number): boolean => (end > 0 && end < 1) || Math.abs(end - asked) < 1e-9;

/** The walk's value after `n` steps, its ends drawn to the bar's open and close before and after both extremes. */
function fitted({ values }: Walk, n: number, open: number, close: number): number {
  const [low, high] = [values.indexOf(0), values.indexOf(1)];
  const [first, second] = [Math.min(low, high), Math.max(low, high)];
  const before = n < first ? (open - values[0]) * (1 - n / first) : 0;
  const after = n > second ? (close - values[STEPS]) * ((n - second) / (STEPS - second)) : 0;
  if (n === 0) return open;
  return n === STEPS ? close : clamp(values[n] + before + after, 0, 1);
}

interface Fineness {
  /** of the whole bridge */
  variance: number;
  /** halvings */
  depth: number;
  name: string;
}

/** Brownian bridge over one step by midpoint displacement (Lévy's construction); each midpoint has chance of its own. */
function bridge(a: number, b: number, share: number, { variance, depth, name }: Fineness): number {
  let [from, to, left, width, node] = [a, b, 0, 1, 1];
  for (let k = 0; k < depth && share > left && share < left + width; k++) {
    const noise = Random.from(`${name}/${node}`).normal() * Math.sqrt((variance * width) / 4);
    const middle = reflected((from + to) / 2 + noise);
    width /= 2;
    const right = share >= left + width;
    [from, to, node] = right ? [middle, to, 2 * node + 1] : [from, middle, 2 * node];
    if (right) left += width;
  }
  return from + ((share - left) / width) * (to - from);
}

/** Mirrored at 0 and 1, once; what is still outside then lies on the bound. */
const reflected = (x: number): number => clamp(x > 1 ? 2 - x : x < 0 ? -x : x, 0, 1);
