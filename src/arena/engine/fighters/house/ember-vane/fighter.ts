import { clamp } from '../../../../../common/kernel/statistics.js';
import { SYMBOLS, type MarketHistory, type MarketSymbol } from '../../../types.js';
import { closes } from '../../bars.js';
import { fighter } from '../../fight.js';
import type { Plan, Target } from '../../fighter.js';
import { ema, realised } from '../../indicators.js';
import { riskSized, stepped } from '../../sizing.js';
import { coin, price, signed } from '../../words.js';
import type { VoiceBook } from '../../voice-book.js';
import face from './face.svg.js';
import voice from './voice.yaml.js';

const FAST = 12;
const SLOW = 36;
const BAR_MINUTES = 30;
const BASE = 0.17;

const lore = `Ember Vane learned to read currents before she learned to read. Her mother piloted ore barges through the Straits of Callow, where the tide turns four times a day and the charts are wrong on purpose, and the girl was set at the bow with a lantern and one instruction: say when it bends. She never said it early. A current that has not yet turned, her mother held, is a current you are still riding.

She came to the pit with two weathervanes welded to one iron staff. The small one swings with every gust; the great one needs a day to change its mind. When the small vane crosses the great one, she moves, and not one breath before. Old hands laugh that she buys after the bottom and sells after the top. She agrees with them cheerfully. "The middle," she says, "is where the fish are."

There is a burn along her left forearm from the one time she leaned against both vanes at once, on a hunch, in front of a crowd. She keeps the sleeve rolled up when she fights.`;

export const emberVane = fighter(
  {
    id: 'ember-vane',
    name: 'Ember Vane',
    title: 'Warden of the Long Current',
    lore,
    style: 'Patient trend follower; late in, late out, seldom shaken off',
    strategy: {
      kind: 'trend',
      description:
        'Holds each market on the side of its EMA cross (12 over 36 half-hour bars), larger the further the averages stand apart.',
      parameters: { fast_bars: FAST, slow_bars: SLOW, bar_minutes: BAR_MINUTES, base_exposure_pct: BASE * 100 },
    },
    baseline: false,
    intervalMinutes: 30,
    offsetMinutes: 0,
    voice: voice as VoiceBook,
    face,
  },
  {
    leverage: 2,
    grossLimit: 1.2,
    band: 0.015,
    pace: 0.3,
    stopSigmas: 2.2,
    targetSigmas: 0,
    horizonHours: 24,
    coolOffMinutes: 90,
    researchMinutes: 240,
  },
  (view) => trend(view),
);

function trend(view: MarketHistory): Plan {
  const targets = SYMBOLS.flatMap((symbol) => crossed(view, symbol));
  const up = targets.filter((target) => target.exposure > 0).length;
  const down = targets.filter((target) => target.exposure < 0).length;
  const thesis = (): string =>
    `The ${FAST}/${SLOW} vanes on ${BAR_MINUTES}-minute bars stand up in ${up} markets and down in ${down}. I follow each one until it crosses back.`;
  return { targets, thesis };
}

function crossed(view: MarketHistory, symbol: MarketSymbol): Target[] {
  const bars = closes(view, symbol, BAR_MINUTES, Math.round(SLOW * 2.5));
  const fast = ema(bars, FAST);
  const slow = ema(bars, SLOW);
  if (fast === null || slow === null) return [];
  const noise = realised(bars.slice(-SLOW)) * Math.sqrt(SLOW / 3);
  const strength = noise > 0 ? clamp((fast / slow - 1) / noise, -2, 2) : 0;
  const size = stepped(riskSized(view.quotes[symbol], BASE) * Math.min(1.4, 1.6 * Math.abs(strength)), 0.01);
  return [
    {
      symbol,
      exposure: Math.sign(strength) * size,
      confidence: 0.5 + 0.15 * Math.abs(strength),
      reason: () =>
        `${coin(symbol)}: EMA${FAST} ${price(fast)} ${fast > slow ? 'over' : 'under'} EMA${SLOW} ${price(slow)}, a gap of ${signed(strength)} noise widths.`,
      invalidation: `EMA${FAST} crosses back ${fast > slow ? 'under' : 'over'} EMA${SLOW} on ${BAR_MINUTES}-minute bars`,
    },
  ];
}
