import { SYMBOLS, type MarketHistory, type MarketSymbol } from '../../../types.js';
import { change } from '../../bars.js';
import { fighter } from '../../fight.js';
import { declaresEdges, type Memory, type Plan, type Target } from '../../fighter.js';
import { riskSized } from '../../sizing.js';
import { coin, signed, signedPct } from '../../words.js';
import type { VoiceBook } from '../../voice-book.js';
import face from './face.svg.js';
import voice from './voice.yaml.js';

const SMOOTHING = 0.1;
const BASE = 0.13;
/** Hourly funding below which a toll is not worth collecting, as a fraction. */
const TRIFLE = 5e-7;
const PLACES = [-1, -0.6, -0.2, 0.2, 0.6, 1] as const;

const lore = `Every hour on the hour the bridge at Saltmere opens for exactly one minute, and somebody pays. Wren inherited the booth, the bell and the brass rule for measuring which bank is more crowded. If the crowd wants to cross north, north pays. If the crowd wants to cross south, south pays. The keeper stands on the other side, facing them, and holds out a hand.

People find it a small ambition. Wren agrees that the coins are small. There are, however, twenty-four hours in a day and six bridges in the pit, and nobody else is awake for all of them. When the longs are crowded Wren is short; when the shorts are crowded Wren is long; the books are squared so that it hardly matters where the river runs.

It matters sometimes. There is a waterline on the booth, higher than a tall man, from the night the river ran over the bridge and took eleven years of coins. The bell is from after.`;

export const tollkeeperWren = fighter(
  {
    id: 'tollkeeper-wren',
    name: 'Tollkeeper Wren',
    title: 'Collector at the Six Bridges',
    lore,
    style: 'Funding carry: paid by the crowded side, hedged across the six markets',
    strategy: {
      kind: 'funding_carry',
      description:
        'Shorts the markets whose longs pay the most funding and buys those whose shorts pay, in matched risk; funding is smoothed over two hours.',
      parameters: { base_exposure_pct: BASE * 100, smoothing: SMOOTHING, trifle_per_hour: TRIFLE },
    },
    baseline: false,
    intervalMinutes: 15,
    offsetMinutes: 11,
    voice: voice as VoiceBook,
    face,
  },
  {
    leverage: 2,
    grossLimit: 1,
    band: 0.009,
    pace: 0.3,
    stopSigmas: 3,
    targetSigmas: 0,
    horizonHours: 24,
    coolOffMinutes: 120,
    researchMinutes: 300,
  },
  (view, _account, own) => collect(view, own),
);

function collect(view: MarketHistory, own: Memory): Plan {
  const tolls: Record<string, number> = {};
  for (const symbol of SYMBOLS) {
    const before = own[symbol];
    const now = view.quotes[symbol].funding_rate;
    tolls[symbol] = typeof before === 'number' ? before + SMOOTHING * (now - before) : now;
  }
  const order = [...SYMBOLS].sort((a, b) => tolls[b] - tolls[a]);
  const spread = tolls[order[0]] - tolls[order[order.length - 1]];
  if (spread < TRIFLE) return { targets: [], own: tolls, thesis: () => 'Nobody pays enough to cross.' };
  const list = (): string => order.map((symbol) => `${coin(symbol)} ${signed(tolls[symbol] * 1e6, 1)}`).join(', ');
  return {
    targets: order.map((symbol, place) => tollOf(view, symbol, place, tolls[symbol])),
    own: tolls,
    thesis: () => `Tolls per hour, in millionths, dearest first: ${list()}. I stand opposite the crowd at both ends.`,
  };
}

function tollOf(view: MarketHistory, symbol: MarketSymbol, place: number, toll: number): Target {
  const hour = change(view, symbol, 60) ?? 0;
  const side = declaresEdges(view)
    ? bankOf(place, toll)
    : PLACES[place] < 0
      ? 'the longs are the crowd'
      : 'it is the cheap bank';
  return {
    symbol,
    exposure: PLACES[place] * riskSized(view.quotes[symbol], BASE),
    confidence: 0.5 + 0.1 * Math.abs(PLACES[place]),
    reason: () =>
      `${coin(symbol)} funding ${signed(toll * 1e6, 1)} millionths an hour, number ${place + 1} of six: ${side}; price ${signedPct(hour)} in the hour.`,
    invalidation: 'its funding crosses to the other end of the six',
  };
}

/** Who is the crowd, in the words of markets that declare their edges: longs only where they pay, shorts only where they do. */
function bankOf(place: number, toll: number): string {
  const crowd = toll > 0 ? 'the longs are the crowd' : 'the shorts are the crowd';
  const bank = PLACES[place] < 0 ? 'among the dearer banks' : 'among the cheaper banks';
  return `${crowd}, ${bank}`;
}
