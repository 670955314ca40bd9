import { SYMBOLS, type AccountView, type MarketHistory, type MarketSymbol } from '../../../types.js';
import { closes } from '../../bars.js';
import { fighter } from '../../fight.js';
import type { Plan, Target } from '../../fighter.js';
import { bollinger, rsi } from '../../indicators.js';
import { exposureOf } from '../../rebalance.js';
import { riskSized } from '../../sizing.js';
import { coin, price, signed } from '../../words.js';
import type { VoiceBook } from '../../voice-book.js';
import face from './face.svg.js';
import voice from './voice.yaml.js';

const BANDS = 24;
const RSI_BARS = 14;
const BAR_MINUTES = 15;
const BASE = 0.08;
const STRETCH = 1.35;

const lore = `In the clock quarter of Vell there is a house where nothing is ever thrown away, because, its owner says, everything comes back. Mother Pendula has repaired timepieces there for longer than the guild has kept rolls. She hangs each one from a nail, gives it a push with one finger, and listens. A sick clock, she will tell you, is one that does not want to come home.

She took up the pit late in life, to pay for a roof, and found that prices were only clocks with worse manners. She draws a middle and two rails around it. When something swings past a rail and its breath runs short she takes the other side, gently, the way you would steady a child on a swing, and lets go as it passes the middle. She has never once stayed to see how far it goes the other way. That part is greed, she says, and greed has no period.

What beats her is the clock whose chain has snapped. She knows the sound: it does not come back, and does not come back, and does not come back. For that she carries shears. Nor does she claim that the pit's clocks come home more often than they stray: she has listened for years and heard no such thing. She has no edge, she says, only a habit and a bill for it.`;

export const motherPendula = fighter(
  {
    id: 'mother-pendula',
    name: 'Mother Pendula',
    title: 'Keeper of the Middle',
    lore,
    style: 'Mean reversion from the Bollinger rails, confirmed by RSI, gone at the middle',
    strategy: {
      kind: 'mean_reversion',
      description:
        'Buys below the lower and sells above the upper Bollinger rail of quarter-hour bars when RSI agrees; closes at the middle band.',
      parameters: {
        bars: BANDS,
        bar_minutes: BAR_MINUTES,
        stretch_sigmas: STRETCH,
        rsi_bars: RSI_BARS,
        rsi_low: 42,
        rsi_high: 58,
      },
    },
    baseline: false,
    intervalMinutes: 5,
    offsetMinutes: 2,
    voice: voice as VoiceBook,
    face,
  },
  {
    leverage: 2,
    grossLimit: 1.2,
    band: 0.011,
    pace: 0.5,
    stopSigmas: 1.6,
    targetSigmas: 0,
    horizonHours: 4,
    coolOffMinutes: 60,
    researchMinutes: 200,
  },
  (view, account) => swing(view, account),
);

function swing(view: MarketHistory, account: AccountView): Plan {
  const targets = SYMBOLS.flatMap((symbol) => pendulum(view, account, symbol));
  const out = targets.filter((target) => target.exposure !== 0).map((target) => coin(target.symbol));
  const where = out.length > 0 ? `Past the rails: ${out.join(', ')}.` : 'Everything hangs near its middle.';
  return {
    targets,
    thesis: () => `${where} Rails at ${STRETCH} deviations of ${BANDS} quarter-hour bars, RSI as the second witness.`,
  };
}

function pendulum(view: MarketHistory, account: AccountView, symbol: MarketSymbol): Target[] {
  const bars = closes(view, symbol, BAR_MINUTES, BANDS * 2);
  const band = bollinger(bars, BANDS, 1);
  const index = rsi(bars, RSI_BARS);
  if (band === null || index === null || band.upper <= band.middle) return [];
  const now = exposureOf(
    account.positions.find((p) => p.symbol === symbol),
    account.equity_usd,
  );
  const z = (bars[bars.length - 1] - band.middle) / (band.upper - band.middle);
  const seen = (): string =>
    `${coin(symbol)} hangs ${signed(z)} deviations from its middle ${price(band.middle)}, RSI ${index.toFixed(0)}`;
  if (now !== 0 && now * z >= 0)
    return [{ symbol, exposure: 0, confidence: 0.6, reason: () => `${seen()}: home again.` }];
  const stretched = (z < -STRETCH && index < 42) || (z > STRETCH && index > 58);
  if (!stretched) return [];
  const size = riskSized(view.quotes[symbol], BASE) * Math.min(2, Math.abs(z) / STRETCH);
  const exposure = -Math.sign(z) * Math.max(size, Math.abs(now));
  const invalidation = `still ${STRETCH} deviations out after the stop; the chain has snapped`;
  return [
    {
      symbol,
      exposure,
      confidence: Math.min(0.8, 0.4 + 0.1 * Math.abs(z)),
      reason: () => `${seen()}: it swings back.`,
      invalidation,
    },
  ];
}
