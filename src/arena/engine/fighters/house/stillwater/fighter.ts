import { SYMBOLS, type AccountView, type MarketHistory } from '../../../types.js';
import { fighter } from '../../fight.js';
import type { Plan } from '../../fighter.js';
import { coin, price } from '../../words.js';
import type { VoiceBook } from '../../voice-book.js';
import face from './face.svg.js';
import voice from './voice.yaml.js';

const SHARE = 0.16;

const lore = `Nobody remembers hiring Stillwater. He was there when the pit was dug, a long quiet man in a grey coat with six stones in its pockets, and when the first bell rang he put one stone on each of the six tables and folded his hands. He has not spoken of strategy since. He has hardly spoken.

The league keeps him because he is the question every other fighter must answer. If you ran and ducked and bled all week and Stillwater, who did nothing, stands a step above you, then what was it all for? The young ones hate him. The old ones nod to him on the way in, as one nods to weather.

He is a baseline: shown on every board, rated on none.`;

export const stillwater = fighter(
  {
    id: 'stillwater',
    name: 'Stillwater',
    title: 'He Who Was Already There',
    lore,
    style: 'Baseline: buys all six in equal parts and holds',
    strategy: {
      kind: 'buy_and_hold',
      description:
        'As a baseline, buys the six markets in equal parts with 96 % of its equity, once and without leverage, and never trades again.',
      parameters: { share_pct: SHARE * 100, markets: SYMBOLS.length },
    },
    baseline: true,
    intervalMinutes: 60,
    offsetMinutes: 0,
    voice: voice as VoiceBook,
    face,
  },
  {
    leverage: 1,
    grossLimit: 1,
    band: 0.01,
    pace: 1,
    stopSigmas: 0,
    targetSigmas: 0,
    horizonHours: 1,
    coolOffMinutes: 0,
    researchMinutes: 100_000_000,
  },
  (view, account) => hold(view, account),
);

/** Buys what it does not hold yet; what it holds it never touches. */
function hold(view: MarketHistory, account: AccountView): Plan {
  const missing = SYMBOLS.filter((symbol) => !account.positions.some((position) => position.symbol === symbol));
  const targets = missing.map((symbol) => ({
    symbol,
    exposure: SHARE,
    confidence: 0.5,
    reason: () => `${coin(symbol)} at ${price(view.quotes[symbol].price)}: one of six equal stones.`,
  }));
  return { targets, thesis: () => 'Six equal stones, set down once.' };
}
