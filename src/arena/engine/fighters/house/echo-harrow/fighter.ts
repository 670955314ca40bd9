import { clamp } from '../../../../../common/kernel/statistics.js';
import { SYMBOLS, type AccountView, type MarketHistory, type MarketSymbol } from '../../../types.js';
import { change, closes } from '../../bars.js';
import { fighter } from '../../fight.js';
import type { Plan, Target } from '../../fighter.js';
import { realised } from '../../indicators.js';
import { exposureOf } from '../../rebalance.js';
import { riskSized } from '../../sizing.js';
import { coin, signed, signedPct } from '../../words.js';
import type { VoiceBook } from '../../voice-book.js';
import face from './face.svg.js';
import voice from './voice.yaml.js';

const BELL: MarketSymbol = 'BTC/USD';
const ECHOES = SYMBOLS.filter((symbol) => symbol !== BELL);
const WINDOW_MINUTES = 480;
const HISTORY_STEPS = 96;
const ENTER = 1.7;
const LEAVE = 0.2;
const BASE = 0.09;

const lore = `In the drowned valley of Harrow a bell still rings under the lake, and if you stand on the right rock you hear it five times: once from the water and once from each of the four hills, each a little later, each a little changed. Echo was the ferryman's boy. He learned to tell from the first stroke what the other four would be, and to raise his hand for each of them before it came. Travellers paid to see it.

He does the same for a living now. Bitcoin is the bell. The other five are hills, and he knows their distances by heart: this one answers at one and a quarter times the stroke, that one at four fifths. When a hill has not answered yet, he buys the silence. When a hill has shouted more than it was told, he sells the shout, and he keeps a little of the bell itself on the other side so that the stroke alone can never hurt him.

He is a quiet companion, being always a moment ahead of what you were about to say. Of late the hills answer within a minute or two, and he needs twenty to make up his mind. He claims no edge any more; he comes for the bell.`;

export const echoHarrow = fighter(
  {
    id: 'echo-harrow',
    name: 'Echo Harrow',
    title: 'Listener at the Drowned Bell',
    lore,
    style: 'Lead and lag: alts that have not yet followed BTC, hedged with BTC',
    strategy: {
      kind: 'lead_lag',
      description:
        'Compares each alt’s eight-hour move with its beta times that of BTC; buys the laggards, sells the overshooters and hedges the net beta in BTC.',
      parameters: {
        window_minutes: WINDOW_MINUTES,
        enter_sigmas: ENTER,
        leave_sigmas: LEAVE,
        base_exposure_pct: BASE * 100,
      },
    },
    baseline: false,
    intervalMinutes: 20,
    offsetMinutes: 6,
    voice: voice as VoiceBook,
    face,
  },
  {
    leverage: 3,
    grossLimit: 1.4,
    band: 0.012,
    pace: 0.4,
    stopSigmas: 0,
    targetSigmas: 0,
    horizonHours: 2,
    coolOffMinutes: 0,
    researchMinutes: 170,
  },
  (view, account) => answer(view, account),
);

function answer(view: MarketHistory, account: AccountView): Plan {
  const stroke = change(view, BELL, WINDOW_MINUTES);
  const bell = logReturns(closes(view, BELL, 10, HISTORY_STEPS));
  if (stroke === null || bell.length < HISTORY_STEPS / 2) return { targets: [] };
  const hills = ECHOES.map((symbol) => hillOf(view, account, symbol, stroke, bell));
  const net = hills.reduce((sum, hill) => sum + hill.target.exposure * hill.beta, 0);
  const hedge: Target = {
    symbol: BELL,
    exposure: Math.abs(net) < 0.02 ? 0 : -net,
    confidence: 0.5,
    reason: () =>
      `BTC ${signedPct(stroke)} in ${WINDOW_MINUTES} minutes; the hills carry ${signed(net * 100, 1)} % of beta, hedged here.`,
  };
  const list = (): string => hills.map((hill) => `${coin(hill.target.symbol)} ${signed(hill.lag, 1)}`).join(', ');
  return {
    targets: [...hills.map((hill) => hill.target), hedge],
    thesis: () =>
      `The bell moved ${signedPct(stroke)} in ${WINDOW_MINUTES} minutes. Answers still owed, in deviations: ${list()}.`,
  };
}

function hillOf(
  view: MarketHistory,
  account: AccountView,
  symbol: MarketSymbol,
  stroke: number,
  bell: readonly number[],
) {
  const bars = closes(view, symbol, 10, HISTORY_STEPS);
  const own = logReturns(bars);
  const beta = betaOf(own, bell);
  const rest = realised(exponentials(own.map((r, i) => r - beta * bell[i]))) * Math.sqrt(WINDOW_MINUTES / 10);
  const move = change(view, symbol, WINDOW_MINUTES) ?? 0;
  const lag = rest > 0 ? (beta * stroke - move) / rest : 0;
  const held = exposureOf(
    account.positions.find((p) => p.symbol === symbol),
    account.equity_usd,
  );
  const reason = (): string =>
    `${coin(symbol)} answered ${signedPct(move)} where ${beta.toFixed(2)} × BTC asks ${signedPct(beta * stroke)}: ${signed(lag, 1)} deviations owed.`;
  const exposure = exposureFor(lag, held, riskSized(view.quotes[symbol], BASE));
  const target: Target = { symbol, exposure, confidence: clamp(0.45 + 0.08 * Math.abs(lag), 0.45, 0.8), reason };
  return { target, beta, lag };
}

/** In beyond the entry, kept while something is still owed, out when it has been paid. */
function exposureFor(lag: number, held: number, base: number): number {
  if (Math.abs(lag) >= ENTER) return Math.sign(lag) * base * Math.min(2, Math.abs(lag) / ENTER);
  return held * lag > 0 && Math.abs(lag) > LEAVE ? held : 0;
}

function logReturns(bars: readonly number[]): number[] {
  const returns: number[] = [];
  for (let i = 1; i < bars.length; i++) returns.push(Math.log(bars[i] / bars[i - 1]));
  return returns;
}

/** The price path whose log returns these are. */
function exponentials(returns: readonly number[]): number[] {
  const path = [1];
  for (const r of returns) path.push(path[path.length - 1] * Math.exp(r));
  return path;
}

/** Slope of the hill's returns on the bell's through the origin, within 0.3–2.5. */
function betaOf(own: readonly number[], bell: readonly number[]): number {
  let cross = 0;
  let squares = 0;
  own.forEach((r, i) => {
    cross += r * bell[i];
    squares += bell[i] * bell[i];
  });
  return squares > 0 ? clamp(cross / squares, 0.3, 2.5) : 1;
}
