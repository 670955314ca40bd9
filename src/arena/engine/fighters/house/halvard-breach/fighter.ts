import { SYMBOLS, type MarketHistory, type MarketSymbol } from '../../../types.js';
import { change, channel } from '../../bars.js';
import { fighter } from '../../fight.js';
import { declaresEdges, type Memory, type Plan, type Target } from '../../fighter.js';
import { sigmaOver } from '../../indicators.js';
import { riskSized } from '../../sizing.js';
import { coin, price, signedPct } from '../../words.js';
import type { VoiceBook } from '../../voice-book.js';
import face from './face.svg.js';
import voice from './voice.yaml.js';

const ENTRY_MINUTES = 1_440;
const EXIT_MINUTES = 720;
const UNIT = 0.06;
const MOST_UNITS = 4;
const ADD_SIGMAS = 0.35;

/** A running breakout: side (±1), units held, price of the last unit. */
type Siege = [side: number, units: number, at: number];

const lore = `They say the fortress of Oss had stood ninety years when Halvard Breach leaned a ladder against it and asked the sentry, politely, whether the wall was as high today as it had been yesterday. It was an inch lower; the frost had been at it. He went over that night with forty men. He has measured walls ever since.

In the pit he does nothing for hours at a time. He sits on an upturned drum with a slate across his knees and draws two lines, the highest price of the last day and the lowest, and watches the market pace between them like something in a cage. Then the cage breaks and he is simply there, already through the gap, laying a second ladder on the first. Four ladders at the most. A fifth, he says, is how towers learn your name.

Most of his sieges fail, and he tells you so. Seven walls in ten push back and cost him a ladder. The other three pay for the timber.`;

export const halvardBreach = fighter(
  {
    id: 'halvard-breach',
    name: 'Halvard Breach',
    title: 'The Gatebreaker of Oss',
    lore,
    style: 'Channel breakouts, pyramided up to four units, out on the opposite side',
    strategy: {
      kind: 'breakout',
      description:
        'Enters when the price leaves its one-day Donchian channel, adds a unit for every third of a two-hour standard deviation in favour, and leaves at the opposite end of the twelve-hour channel.',
      parameters: { entry_minutes: ENTRY_MINUTES, exit_minutes: EXIT_MINUTES, unit_pct: UNIT * 100, units: MOST_UNITS },
    },
    baseline: false,
    intervalMinutes: 5,
    offsetMinutes: 1,
    voice: voice as VoiceBook,
    face,
  },
  {
    leverage: 3,
    grossLimit: 1.4,
    band: 0.014,
    pace: 1,
    stopSigmas: 2,
    targetSigmas: 0,
    horizonHours: 24,
    coolOffMinutes: 45,
    researchMinutes: 180,
  },
  (view, _account, own) => besiege(view, own),
);

function besiege(view: MarketHistory, own: Memory): Plan {
  const sieges: Record<string, Siege> = {};
  const targets: Target[] = [];
  for (const symbol of SYMBOLS) {
    const step = siegeOf(view, symbol, (own as Record<string, Siege>)[symbol]);
    if (step === null) continue;
    if (step.siege) sieges[symbol] = step.siege;
    targets.push(step.target);
  }
  const running = (): string => Object.keys(sieges).map(coin).join(', ') || 'none';
  return {
    targets,
    own: sieges,
    thesis: () => `Walls measured over ${ENTRY_MINUTES} minutes. Sieges running: ${running()}.`,
  };
}

/** The channel that a price breaks out of. */
interface Wall {
  high: number;
  low: number;
}

function siegeOf(view: MarketHistory, symbol: MarketSymbol, siege: Siege | undefined) {
  if (view.minutes[symbol].length <= ENTRY_MINUTES) return null;
  const wall = channel(view, symbol, siege ? EXIT_MINUTES : ENTRY_MINUTES, 1)!;
  const next = siege ? held(view, symbol, siege, wall) : broken(view.quotes[symbol].price, wall);
  const target = targetOf(view, symbol, next, wall);
  return {
    siege: next,
    target: declaresEdges(view) ? { ...target, reason: () => told(view, symbol, siege, next) } : target,
  };
}

function held(view: MarketHistory, symbol: MarketSymbol, siege: Siege, wall: Wall): Siege | undefined {
  const now = view.quotes[symbol].price;
  return (siege[0] > 0 ? now < wall.low : now > wall.high) ? undefined : advanced(view, symbol, siege);
}

const broken = (now: number, wall: Wall): Siege | undefined =>
  now > wall.high ? [1, 1, now] : now < wall.low ? [-1, 1, now] : undefined;

function advanced(view: MarketHistory, symbol: MarketSymbol, [side, units, at]: Siege): Siege {
  const quote = view.quotes[symbol];
  const rung = ADD_SIGMAS * sigmaOver(quote.volatility_annual, 2);
  const gained = side * (quote.price / at - 1);
  return gained > rung && units < MOST_UNITS ? [side, units + 1, quote.price] : [side, units, at];
}

function targetOf(view: MarketHistory, symbol: MarketSymbol, siege: Siege | undefined, wall: Wall): Target {
  const quote = view.quotes[symbol];
  const hour = change(view, symbol, 60) ?? 0;
  const seen = (): string =>
    `${coin(symbol)} ${price(quote.price)}, channel ${price(wall.low)} to ${price(wall.high)}, ${signedPct(hour)} in the hour`;
  if (!siege) return { symbol, exposure: 0, confidence: 0.5, reason: () => `${seen()}: inside the walls.` };
  const [side, units, at] = siege;
  return {
    symbol,
    exposure: side * units * riskSized(quote, UNIT),
    confidence: 0.45 + 0.08 * units,
    reason: () =>
      `${seen()}: through the ${side > 0 ? 'upper' : 'lower'} wall, ladder ${units} of ${MOST_UNITS} set at ${price(at)}.`,
    invalidation: `price crosses the ${side > 0 ? 'low' : 'high'} of the last ${EXIT_MINUTES} minutes`,
  };
}

/** What has happened to the siege since the last decision, in the words of markets that declare their edges. */
function told(view: MarketHistory, symbol: MarketSymbol, before: Siege | undefined, after: Siege | undefined): string {
  const wall = channel(view, symbol, before ? EXIT_MINUTES : ENTRY_MINUTES, 1);
  const hour = change(view, symbol, 60) ?? 0;
  const now = view.quotes[symbol].price;
  const seen = `${coin(symbol)} ${price(now)}, channel ${price(wall?.low ?? now)} to ${price(wall?.high ?? now)}, ${signedPct(hour)} in the hour`;
  if (!after)
    return before ? `${seen}: thrown off the ${before[0] > 0 ? 'low' : 'high'} end.` : `${seen}: inside the walls.`;
  const [side, units, at] = after;
  if (!before) return `${seen}: through the ${side > 0 ? 'upper' : 'lower'} wall, ladder 1 of ${MOST_UNITS}.`;
  const climbed = units > before[1] ? 'higher, so up goes' : 'still standing on';
  return `${seen}: ${climbed} ladder ${units} of ${MOST_UNITS}, set at ${price(at)}.`;
}
