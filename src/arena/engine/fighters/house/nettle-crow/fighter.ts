import { SYMBOLS, type MarketHistory, type MarketSymbol } from '../../../types.js';
import { change } from '../../bars.js';
import { fighter } from '../../fight.js';
import { declaresEdges, type Memory, type Plan, type Target } from '../../fighter.js';
import { sigmaOver } from '../../indicators.js';
import { riskSized } from '../../sizing.js';
import { coin, signed, signedPct } from '../../words.js';
import type { VoiceBook } from '../../voice-book.js';
import face from './face.svg.js';
import voice from './voice.yaml.js';

const WINDOW_MINUTES = 30;
const EXTREME = 2;
const HOLD_MINUTES = 50;
const BASE = 0.1;
const MINUTE = 60_000;

/** A running fade: side (±1), size in units of the base, time of entry in ms. */
type Fade = [side: number, size: number, since: number];

const lore = `The village of Hob's End rang its bell for fire, flood, wolves and weddings, and each time the whole village ran one way down the street. Nettle ran the other way. At first it was temper. Later, picking through the unlocked houses for something to eat, she noticed that there had hardly ever been a wolf.

She sits above the pit on the broken scoreboard with her coat turned inside out, and she waits for somebody to scream. The louder they scream the wider she smiles. When the price has run farther in half an hour than it decently should, she drops onto the back of it with all her weight and stays for fifty minutes by the clock, not one longer, because a joke told twice is only noise.

Three times in her life there really was a wolf. She has the marks, and shows them to children, and says: that is why you count to fifty. Whether there is money in it is another matter. She has none to show, and says so: the joke costs what it costs.`;

export const nettleCrow = fighter(
  {
    id: 'nettle-crow',
    name: 'Nettle Crow',
    title: 'Heckler of Hob’s End',
    lore,
    style: 'Contrarian: fades large half-hour moves, out by the clock',
    strategy: {
      kind: 'contrarian',
      description:
        'Takes the other side of any move beyond two standard deviations in thirty minutes and leaves after fifty, right or wrong.',
      parameters: {
        window_minutes: WINDOW_MINUTES,
        extreme_sigmas: EXTREME,
        hold_minutes: HOLD_MINUTES,
        base_exposure_pct: BASE * 100,
      },
    },
    baseline: false,
    intervalMinutes: 5,
    offsetMinutes: 4,
    voice: voice as VoiceBook,
    face,
  },
  {
    leverage: 3,
    grossLimit: 1.3,
    band: 0.015,
    pace: 0.6,
    stopSigmas: 2,
    targetSigmas: 1.6,
    horizonHours: 1,
    coolOffMinutes: 30,
    researchMinutes: 150,
  },
  (view, _account, own) => heckle(view, own),
);

function heckle(view: MarketHistory, own: Memory): Plan {
  const fades: Record<string, Fade> = {};
  const targets: Target[] = [];
  for (const symbol of SYMBOLS) {
    const running = (own as Record<string, Fade>)[symbol];
    const move = change(view, symbol, WINDOW_MINUTES);
    if (move === null) continue;
    const sigmas = move / sigmaOver(view.quotes[symbol].volatility_annual, WINDOW_MINUTES / 60);
    const next = fadeOf(running, sigmas, view.now);
    if (next) fades[symbol] = next;
    const target = targetOf(view, symbol, next, move, sigmas);
    const mended = { ...target, reason: () => told(view, symbol, running, next, move, sigmas) };
    targets.push(declaresEdges(view) ? mended : target);
  }
  const names = Object.entries(fades).map(([symbol, [side]]) => `${side > 0 ? 'buying' : 'selling'} ${coin(symbol)}`);
  return {
    targets,
    own: fades,
    thesis: () => `Against the crowd: ${names.join(', ') || 'nobody'}. Each for ${HOLD_MINUTES} minutes by the clock.`,
  };
}

function fadeOf(running: Fade | undefined, sigmas: number, now: number): Fade | undefined {
  const screams = Math.abs(sigmas) > EXTREME;
  const side = -Math.sign(sigmas);
  const size = Math.min(2, Math.abs(sigmas) / EXTREME);
  if (!running) return screams ? [side, size, now] : undefined;
  if (now - running[2] >= HOLD_MINUTES * MINUTE) return undefined;
  return screams && side === running[0] ? [side, Math.max(size, running[1]), running[2]] : running;
}

function targetOf(
  view: MarketHistory,
  symbol: MarketSymbol,
  fade: Fade | undefined,
  move: number,
  sigmas: number,
): Target {
  const seen = (): string =>
    `${coin(symbol)} ${signedPct(move)} in ${WINDOW_MINUTES} minutes, ${signed(sigmas, 1)} standard deviations`;
  if (!fade)
    return {
      symbol,
      exposure: 0,
      confidence: 0.5,
      reason: () => `${seen()}; the ${HOLD_MINUTES} minutes are up or nobody screams.`,
    };
  const [side, size] = fade;
  return {
    symbol,
    exposure: side * size * riskSized(view.quotes[symbol], BASE),
    confidence: Math.min(0.8, 0.42 + 0.12 * size),
    reason: () => `${seen()}: they all ran ${side > 0 ? 'down' : 'up'} the street.`,
    invalidation: `the clock: ${HOLD_MINUTES} minutes after entry`,
  };
}

/** What the crowd does and what the clock says, in the words of markets that declare their edges. */
function told(
  view: MarketHistory,
  symbol: MarketSymbol,
  before: Fade | undefined,
  after: Fade | undefined,
  move: number,
  sigmas: number,
): string {
  const seen = `${coin(symbol)} ${signedPct(move)} in ${WINDOW_MINUTES} minutes, ${signed(sigmas, 1)} standard deviations`;
  if (!after) return before ? `${seen}; the ${HOLD_MINUTES} minutes are up.` : `${seen}; nobody screams.`;
  const [side, , since] = after;
  if (!before) return `${seen}: they all ran ${side > 0 ? 'down' : 'up'} the street.`;
  const minutes = Math.round((view.now - since) / MINUTE);
  return `${seen}; minute ${minutes} of ${HOLD_MINUTES}, ${side > 0 ? 'long' : 'short'} against those who ran.`;
}
