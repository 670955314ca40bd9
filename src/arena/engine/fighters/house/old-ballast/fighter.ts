import { SYMBOLS, type MarketHistory, type MarketSymbol } from '../../../types.js';
import { closes } from '../../bars.js';
import { fighter } from '../../fight.js';
import type { Plan } from '../../fighter.js';
import { realised } from '../../indicators.js';
import { stepped } from '../../sizing.js';
import { coin, pct } from '../../words.js';
import type { VoiceBook } from '../../voice-book.js';
import face from './face.svg.js';
import voice from './voice.yaml.js';

const TARGET_VOLATILITY = 0.5;
const LOOKBACK_MINUTES = 720;
const CORRELATION = 0.7;
const WIDEST = 1.5;
const MINUTES_PER_YEAR = 525_960;

const lore = `Forty winters in the grain ships taught Old Ballast one thing about the sea: you do not choose the weather, you choose the load. He would stand in the hold with a plumb line while the captains argued about the wind, and have stones carried in or stones carried out until the line hung as he liked it, and go back to bed. He has never been on a ship that sank. He has been on several that arrived embarrassingly late.

In the pit he owns a piece of everything and quarrels with none of it. Every ten minutes he asks how hard the market is breathing. When it breathes hard he throws stones overboard; when it sleeps he takes them on again. The line must hang at the same angle, whatever the water does. He finds the rest of them, with their opinions about up and down, a little indelicate.

Strip him of his stones and he becomes confused, then mournful. Give him a flat calm and he will load until the gunwales are wet, and hum. He knows nothing of where the water goes, and has never said otherwise: there is no edge in ballast, only an even keel.`;

export const oldBallast = fighter(
  {
    id: 'old-ballast',
    name: 'Old Ballast',
    title: 'Master of the Even Keel',
    lore,
    style: 'Always long, never at the same size: constant risk instead of constant position',
    strategy: {
      kind: 'volatility_targeting',
      description:
        'Holds all six markets long in inverse proportion to their volatility, scaled so that the whole has an expected volatility of 50 % a year.',
      parameters: {
        target_volatility_pct: TARGET_VOLATILITY * 100,
        lookback_minutes: LOOKBACK_MINUTES,
        most_exposure_pct: WIDEST * 100,
      },
    },
    baseline: false,
    intervalMinutes: 10,
    offsetMinutes: 4,
    voice: voice as VoiceBook,
    face,
  },
  {
    leverage: 2,
    grossLimit: WIDEST,
    band: 0.005,
    pace: 0.4,
    stopSigmas: 0,
    targetSigmas: 0,
    horizonHours: 24,
    coolOffMinutes: 0,
    researchMinutes: 360,
  },
  (view) => load(view),
);

function load(view: MarketHistory): Plan {
  if (view.minutes[SYMBOLS[0]].length < LOOKBACK_MINUTES / 2) return { targets: [] };
  const volatility = SYMBOLS.map((symbol) => breath(view, symbol));
  const whole = wholeVolatility(SYMBOLS.length);
  const gross = Math.min(
    WIDEST,
    (TARGET_VOLATILITY / whole) * SYMBOLS.reduce((sum, _, i) => sum + 1 / volatility[i], 0),
  );
  const inverse = volatility.reduce((sum, v) => sum + 1 / v, 0);
  const targets = SYMBOLS.map((symbol, i) => {
    const exposure = stepped(gross / volatility[i] / inverse, 0.01);
    const reason = (): string =>
      `${coin(symbol)} breathes at ${pct(volatility[i], 0)} a year, its share is ${pct(exposure, 0)}; the whole hold carries ${pct(gross, 0)}.`;
    return { symbol, exposure, confidence: 0.55, reason };
  });
  const thesis = (): string =>
    `To hang at ${pct(TARGET_VOLATILITY, 0)} a year I carry ${pct(gross, 0)} of equity, weighted against each market's own breath over ${LOOKBACK_MINUTES} minutes.`;
  return { targets, thesis };
}

/** Volatility of Σ of n unit-risk positions at one common correlation. */
const wholeVolatility = (n: number): number => Math.sqrt(n + n * (n - 1) * CORRELATION);

/** Annual volatility: the quote's, steadied by the realised one of the last hours. */
function breath(view: MarketHistory, symbol: MarketSymbol): number {
  const own = realised(closes(view, symbol, 10, LOOKBACK_MINUTES / 10)) * Math.sqrt(MINUTES_PER_YEAR / 10);
  return Math.max(0.1, 0.3 * view.quotes[symbol].volatility_annual + 0.7 * own);
}
