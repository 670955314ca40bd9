import type { Random } from '../../../../../common/kernel/random.js';
import { SYMBOLS, type MarketHistory } from '../../../types.js';
import { fighter } from '../../fight.js';
import type { Plan } from '../../fighter.js';
import { coin, price, signedPct } from '../../words.js';
import type { VoiceBook } from '../../voice-book.js';
import face from './face.svg.js';
import voice from './voice.yaml.js';

const WIDEST = 0.2;

const lore = `Tumble is a small brass automaton with a die for a head. A bankrupt casino left it to the league in lieu of fees, and it has turned up for every match since, polished, punctual and perfectly indifferent. Four times an hour the head spins, clicks, and stops on something. Whatever it stops on, Tumble does.

Now and then it wins, and the crowd goes mad with joy, and someone always stands up to explain the method. There is no method. That is the point of Tumble. A fighter who cannot show daylight between itself and a rolling die has been lucky, or has been charging for noise.

It is a baseline: shown on every board, rated on none. Children adore it.`;

export const tumble = fighter(
  {
    id: 'tumble',
    name: 'Tumble',
    title: 'The Brass Die',
    lore,
    style: 'Baseline: a random exposure in a random market',
    strategy: {
      kind: 'random',
      description:
        'As a baseline, draws one market every fifteen minutes and gives it an exposure drawn evenly from −20 % to +20 % of equity.',
      parameters: { widest_pct: WIDEST * 100 },
    },
    baseline: true,
    intervalMinutes: 15,
    offsetMinutes: 7,
    voice: voice as VoiceBook,
    face,
  },
  {
    leverage: 2,
    grossLimit: 1.8,
    band: 0.01,
    pace: 1,
    stopSigmas: 3,
    targetSigmas: 0,
    horizonHours: 12,
    coolOffMinutes: 0,
    researchMinutes: 100_000_000,
  },
  (view, _account, _own, random) => roll(view, random),
);

function roll(view: MarketHistory, random: Random): Plan {
  const symbol = random.pick(SYMBOLS);
  const exposure = Math.round((random.next() * 2 - 1) * WIDEST * 100) / 100;
  const reason = (): string =>
    `The die says ${coin(symbol)}, ${signedPct(exposure, 0)}, at ${price(view.quotes[symbol].price)}.`;
  return { targets: [{ symbol, exposure, confidence: 0.5, reason }], thesis: () => 'The die was cast.' };
}
