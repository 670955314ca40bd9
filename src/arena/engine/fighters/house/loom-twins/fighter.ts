import { clamp } from '../../../../../common/kernel/statistics.js';
import type { AccountView, MarketHistory } from '../../../types.js';
import { closes } from '../../bars.js';
import { fighter } from '../../fight.js';
import type { Plan } from '../../fighter.js';
import { zScore } from '../../indicators.js';
import { exposureOf } from '../../rebalance.js';
import { stepped } from '../../sizing.js';
import { signed } from '../../words.js';
import type { VoiceBook } from '../../voice-book.js';
import face from './face.svg.js';
import voice from './voice.yaml.js';

const STEP_MINUTES = 20;
const STEPS = 144;
const ENTER = 1.25;
const LEAVE = 0.25;
const BASE = 0.24;

const lore = `Warp and Weft were born with a single thread wound about their wrists, and the midwife, who had a sense for such things, advised against cutting it. They have never been farther apart than the thread allows. When one stumbles the other is pulled; when one strides ahead the other is dragged; and sooner or later, laughing or swearing, they are side by side again.

They took to the pit because it had a pair like them. Bitcoin walks, Ether follows, or the other way about, and there is a thread between those two as well. The twins do not care where the pair is going. They weigh the distance. When the thread is taut they buy the one behind and sell the one in front, the same weight of each, and wait for the tug.

They speak in turns, finish each other's arithmetic and cannot be told apart except by the scar: Warp has it. Weft says the scar was an asymmetric bet. Asked what the thread has earned them, both say: nothing that we could show you. It has kept them together.`;

export const loomTwins = fighter(
  {
    id: 'loom-twins',
    name: 'The Loom Twins',
    title: 'Two Hands on One Thread',
    lore,
    style: 'BTC against ETH, market-neutral, on the stretch of their ratio',
    strategy: {
      kind: 'pairs',
      description:
        'Sells the dearer and buys the cheaper of BTC and ETH when their log ratio, with ETH scaled by its beta, strays from its two-day mean.',
      parameters: {
        step_minutes: STEP_MINUTES,
        steps: STEPS,
        enter_sigmas: ENTER,
        leave_sigmas: LEAVE,
        leg_pct: BASE * 100,
      },
    },
    baseline: false,
    intervalMinutes: 20,
    offsetMinutes: 13,
    voice: voice as VoiceBook,
    face,
  },
  {
    leverage: 3,
    grossLimit: 1.8,
    band: 0.012,
    pace: 0.25,
    stopSigmas: 0,
    targetSigmas: 0,
    horizonHours: 12,
    coolOffMinutes: 0,
    researchMinutes: 180,
  },
  (view, account) => weave(view, account),
);

function weave(view: MarketHistory, account: AccountView): Plan {
  const btc = closes(view, 'BTC/USD', STEP_MINUTES, STEPS).map(Math.log);
  const eth = closes(view, 'ETH/USD', STEP_MINUTES, STEPS).map(Math.log);
  if (btc.length < STEPS / 2) return { targets: [] };
  const beta = betaOf(btc, eth);
  const z = zScore(btc.map((x, i) => x - eth[i] / beta));
  if (z === null) return { targets: [] };
  const held = exposureOf(
    account.positions.find((p) => p.symbol === 'BTC/USD'),
    account.equity_usd,
  );
  const leg = legOf(z, held);
  const reason = (): string => `The BTC–ETH thread is ${signed(z)} deviations long at a beta of ${beta.toFixed(2)}.`;
  const confidence = clamp(0.4 + 0.12 * Math.abs(z), 0.4, 0.85);
  const invalidation = 'the ratio strays past four deviations';
  return {
    targets: [
      { symbol: 'BTC/USD', exposure: leg, confidence, reason, invalidation },
      { symbol: 'ETH/USD', exposure: leg === 0 ? 0 : -leg / beta, confidence, reason, invalidation },
    ],
    thesis: () =>
      `${reason()} We take ${signed(leg * 100, 0)} % in BTC and the same risk against it in ETH, and let go inside ${LEAVE} deviations.`,
  };
}

/** Exposure of the BTC leg: in steps of the stretch beyond the entry, kept between entry and exit, out at the mean. */
function legOf(z: number, held: number): number {
  const stretch = Math.abs(z);
  if (stretch > 4) return 0;
  if (stretch >= ENTER) return -Math.sign(z) * BASE * stepped(Math.min(2.5, stretch / ENTER), 0.5);
  const homeward = held * z < 0;
  return homeward && stretch > LEAVE ? held : 0;
}

/** Slope of ETH's returns on BTC's through the origin, within 0.7–1.8. */
function betaOf(btc: readonly number[], eth: readonly number[]): number {
  let cross = 0;
  let squares = 0;
  for (let i = 1; i < btc.length; i++) {
    cross += (btc[i] - btc[i - 1]) * (eth[i] - eth[i - 1]);
    squares += (btc[i] - btc[i - 1]) ** 2;
  }
  return squares > 0 ? clamp(cross / squares, 0.7, 1.8) : 1.2;
}
