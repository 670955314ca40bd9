import { mean, standardDeviation } from '../../../../../common/kernel/statistics.js';
import { SYMBOLS, type MarketHistory, type MarketSymbol } from '../../../types.js';
import { change, closes, volume } from '../../bars.js';
import { fighter } from '../../fight.js';
import type { Plan, Target } from '../../fighter.js';
import { riskSized } from '../../sizing.js';
import { coin, signed, signedPct } from '../../words.js';
import type { VoiceBook } from '../../voice-book.js';
import face from './face.svg.js';
import voice from './voice.yaml.js';

const STEP_MINUTES = 30;
const STEPS = 48;
const BASE = 0.12;
/** Exposure per place in the ranking, from strongest to weakest. */
const PLACES = [1.2, 0.7, 0.15, -0.15, -0.7, -1.2] as const;

const lore = `Sable carried the royal mail between six cities in the last winter of the war, when no wagon would go, and the six cities came to know her by the order in which she arrived. She was not loyal to any of them. She went first wherever the road was fastest, and last wherever it was drowning, and when the road changed she changed her horse at the gate without dismounting.

The pit has six roads too. Four times an hour she lays them in order, from the one that has run hardest while its road was full to the one that has sunk most, and she rides the two in front and sells the two behind. A run by night on an empty road counts for nothing, or against. She has no opinion about what the cities are for. Asked once why she favoured a coin with a dog on it she looked up, puzzled, and said it had been quicker.

Her saddlebag holds six wax seals and nothing else. Anything you become fond of, she says, is weight; and that goes for the belief that a fast road stays fast. It does, a little, where it was full: she has counted her rides. She has counted the tolls at the gates too, and they come to ten times as much. She rides anyway.`;

export const sableCourier = fighter(
  {
    id: 'sable-courier',
    name: 'Sable Courier',
    title: 'Rider of the Six Roads',
    lore,
    style: 'Cross-sectional momentum, weighed by volume: long the strong, short the weak, re-ranked every quarter hour',
    strategy: {
      kind: 'momentum_rotation',
      description:
        'Ranks the six markets by their half-hour moves of the last day, each weighed by how much more or less than usual was traded in it; is long the front and short the rear, with a net near zero.',
      parameters: { step_minutes: STEP_MINUTES, steps: STEPS, base_exposure_pct: BASE * 100 },
    },
    baseline: false,
    intervalMinutes: 15,
    offsetMinutes: 3,
    voice: voice as VoiceBook,
    face,
  },
  {
    leverage: 2,
    grossLimit: 1.1,
    band: 0.014,
    pace: 0.3,
    stopSigmas: 2.5,
    targetSigmas: 0,
    horizonHours: 12,
    coolOffMinutes: 60,
    researchMinutes: 240,
  },
  (view) => ride(view),
);

interface Road {
  symbol: MarketSymbol;
  score: number;
  run: number;
}

function ride(view: MarketHistory): Plan {
  const roads = SYMBOLS.map((symbol) => roadOf(view, symbol)).filter((road) => road !== null);
  if (roads.length < SYMBOLS.length) return { targets: [] };
  roads.sort((a, b) => b.score - a.score);
  const order = (): string => roads.map((road) => `${coin(road.symbol)} ${signed(road.score)}`).join(', ');
  return {
    targets: roads.map((road, place) => placed(view, road, place)),
    thesis: () =>
      `The roads in order of what they ran while they were full: ${order()}. I ride the front and sell the rear.`,
  };
}

/** The sum of a day's half-hour moves, each times how many deviations its log-volume stood above the mean, in deviations. */
function roadOf(view: MarketHistory, symbol: MarketSymbol): Road | null {
  const run = change(view, symbol, STEPS * STEP_MINUTES);
  if (run === null) return null;
  const logs = closes(view, symbol, STEP_MINUTES, STEPS + 1).map(Math.log);
  const moves = logs.slice(1).map((log, k) => log - logs[k]);
  const loads = moves.map((_, k) => loadOf(view, symbol, moves.length - 1 - k));
  const [usual, spread] = [mean(loads), standardDeviation(loads)];
  const noise = Math.sqrt(moves.reduce((total, move) => total + move * move, 0)) * spread;
  const sum = moves.reduce((total, move, k) => total + move * (loads[k] - usual), 0);
  return { symbol, score: noise > 0 ? sum / noise : 0, run };
}

/** Log of the traded notional of the half hour that ended `ago` half hours ago. */
const loadOf = (view: MarketHistory, symbol: MarketSymbol, ago: number): number =>
  Math.log(1 + volume(view.minutes[symbol], STEP_MINUTES, ago * STEP_MINUTES));

function placed(view: MarketHistory, road: Road, place: number): Target {
  return {
    symbol: road.symbol,
    exposure: PLACES[place] * riskSized(view.quotes[road.symbol], BASE),
    confidence: 0.5 + 0.08 * Math.min(3, Math.abs(road.score)),
    reason: () =>
      `${coin(road.symbol)} is number ${place + 1} of six at ${signed(road.score)}, ${signedPct(road.run)} in a day.`,
    invalidation: place < 3 ? 'falls into the rear half of the ranking' : 'climbs into the front half of the ranking',
  };
}
