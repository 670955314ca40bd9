import { SYMBOLS, type MarketHistory, type MarketSymbol } from '../../../types.js';
import { change } from '../../bars.js';
import { fighter } from '../../fight.js';
import type { Plan, Target } from '../../fighter.js';
import { sigmaOver } from '../../indicators.js';
import { riskSized } from '../../sizing.js';
import { coin, signed, signedPct } from '../../words.js';
import type { VoiceBook } from '../../voice-book.js';
import face from './face.svg.js';
import voice from './voice.yaml.js';

const LONG_MINUTES = 720;
const SHORT_MINUTES = 240;
const BASE = 0.12;
/** Exposure per place in the ranking, from strongest to weakest. */
const PLACES = [1.2, 0.7, 0.15, -0.15, -0.7, -1.2] as const;

const lore = `Sable carried the royal mail between six cities in the last winter of the war, when no wagon would go, and the six cities came to know her by the order in which she arrived. She was not loyal to any of them. She went first wherever the road was fastest, and last wherever it was drowning, and when the road changed she changed her horse at the gate without dismounting.

The pit has six roads too. Four times an hour she lays them in order, from the one that has run hardest for its breath to the one that has sunk most, and she rides the two in front and sells the two behind. She has no opinion about what the cities are for. Asked once why she favoured a coin with a dog on it she looked up, puzzled, and said it had been quicker.

Her saddlebag holds six wax seals and nothing else. Anything you become fond of, she says, is weight.`;

export const sableCourier = fighter(
  {
    id: 'sable-courier',
    name: 'Sable Courier',
    title: 'Rider of the Six Roads',
    lore,
    style: 'Cross-sectional momentum: long the strong, short the weak, re-ranked every quarter hour',
    strategy: {
      kind: 'momentum_rotation',
      description:
        'Ranks the six markets by risk-adjusted momentum over twelve hours and four; is long the front and short the rear, with a net near zero.',
      parameters: { long_minutes: LONG_MINUTES, short_minutes: SHORT_MINUTES, base_exposure_pct: BASE * 100 },
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
    thesis: () => `The roads in order of risk-adjusted run: ${order()}. I ride the front and sell the rear.`,
  };
}

function roadOf(view: MarketHistory, symbol: MarketSymbol): Road | null {
  const run = change(view, symbol, LONG_MINUTES);
  const spurt = change(view, symbol, SHORT_MINUTES);
  if (run === null || spurt === null) return null;
  const volatility = view.quotes[symbol].volatility_annual;
  const score =
    0.7 * (run / sigmaOver(volatility, LONG_MINUTES / 60)) + 0.3 * (spurt / sigmaOver(volatility, SHORT_MINUTES / 60));
  return { symbol, score, run };
}

function placed(view: MarketHistory, road: Road, place: number): Target {
  return {
    symbol: road.symbol,
    exposure: PLACES[place] * riskSized(view.quotes[road.symbol], BASE),
    confidence: 0.5 + 0.08 * Math.min(3, Math.abs(road.score)),
    reason: () =>
      `${coin(road.symbol)} is number ${place + 1} of six at ${signed(road.score)}, ${signedPct(road.run)} in twelve hours.`,
    invalidation: place < 3 ? 'falls into the rear half of the ranking' : 'climbs into the front half of the ranking',
  };
}
