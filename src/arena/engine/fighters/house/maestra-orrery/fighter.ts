import { SYMBOLS, type MarketHistory, type MarketSymbol } from '../../../types.js';
import { closes } from '../../bars.js';
import { fighter } from '../../fight.js';
import type { Plan, Target } from '../../fighter.js';
import { ema } from '../../indicators.js';
import { riskSized } from '../../sizing.js';
import { coin, price, signedPct } from '../../words.js';
import type { VoiceBook } from '../../voice-book.js';
import face from './face.svg.js';
import voice from './voice.yaml.js';

const RINGS = [
  { name: 'quarter-hour', minutes: 15 },
  { name: 'hour', minutes: 60 },
  { name: 'three-hour', minutes: 180 },
] as const;
const EMA_BARS = 6;
const BASE = 0.15;

const lore = `The great orrery of Tessaly has three rings. The inner one turns while you watch it. The middle one turns while you dine. The outer one, they say, has turned twice since the tower was built. Its keeper, whose given name nobody dares to use, learned as a girl to stand in the exact centre with her eyes shut and feel by the draught on her face which of the three was moving, and which way.

She brought a smaller orrery to the pit, folded in a violin case. Before every trade she unfolds it and lets it settle: a quarter of an hour, an hour, three hours. When all three rings lean the same way she commits a full measure. When two of them do, a third of one. When they quarrel she folds the thing up again, with ceremony, and sits down, and no heckling has ever hurried her.

She has been asked why she does not simply follow the fastest ring. She answered that a fly, too, is very fast.`;

export const maestraOrrery = fighter(
  {
    id: 'maestra-orrery',
    name: 'Maestra Orrery',
    title: 'She of the Three Rings',
    lore,
    style: 'Three time frames must agree; full size only in conjunction',
    strategy: {
      kind: 'multi_timeframe',
      description:
        'Compares the price with its six-bar EMA on 15-minute, 1-hour and 3-hour bars; goes full size where all three agree and a third of it where two do.',
      parameters: { frames_minutes: '15,60,180', ema_bars: EMA_BARS, full_exposure_pct: BASE * 100 },
    },
    baseline: false,
    intervalMinutes: 10,
    offsetMinutes: 7,
    voice: voice as VoiceBook,
    face,
  },
  {
    leverage: 2,
    grossLimit: 1.2,
    band: 0.022,
    pace: 0.25,
    stopSigmas: 2,
    targetSigmas: 0,
    horizonHours: 8,
    coolOffMinutes: 60,
    researchMinutes: 220,
  },
  (view) => align(view),
);

function align(view: MarketHistory): Plan {
  const targets = SYMBOLS.flatMap((symbol) => conjunction(view, symbol));
  const full = targets.filter((target) => target.confidence > 0.6).map((target) => coin(target.symbol));
  const where = full.length > 0 ? `In conjunction: ${full.join(', ')}.` : 'No market has its three rings in line.';
  return {
    targets,
    thesis: () =>
      `${where} Full measure is ${BASE * 100} % of equity before risk sizing, a third of it where two rings agree.`,
  };
}

function conjunction(view: MarketHistory, symbol: MarketSymbol): Target[] {
  const leans = RINGS.map((ring) => leanOf(view, symbol, ring.minutes));
  if (leans.some((lean) => lean === null)) return [];
  const sum = leans.reduce<number>((total, lean) => total + Math.sign(lean ?? 0), 0);
  const measure = Math.abs(sum) === 3 ? 1 : 1 / 3;
  const rings = (): string => RINGS.map((ring, i) => `${ring.name} ${signedPct(leans[i] ?? 0)}`).join(', ');
  return [
    {
      symbol,
      exposure: Math.sign(sum) * measure * riskSized(view.quotes[symbol], BASE),
      confidence: measure === 1 ? 0.7 : 0.52,
      reason: () => `${coin(symbol)} at ${price(view.quotes[symbol].price)} against its averages: ${rings()}.`,
      invalidation: 'two of the three rings turn',
    },
  ];
}

/** How far the price stands above its EMA on bars of a length, fraction; null without enough bars. */
function leanOf(view: MarketHistory, symbol: MarketSymbol, minutes: number): number | null {
  const bars = closes(view, symbol, minutes, Math.min(EMA_BARS * 2, Math.floor(1440 / minutes)));
  const average = ema(bars, EMA_BARS);
  return average === null ? null : bars[bars.length - 1] / average - 1;
}
