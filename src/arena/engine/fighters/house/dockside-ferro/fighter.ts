import { SYMBOLS, type MarketHistory, type MarketSymbol } from '../../../types.js';
import { change, volume } from '../../bars.js';
import { fighter } from '../../fight.js';
import { declaresEdges, type Memory, type Plan, type Target } from '../../fighter.js';
import { sigmaOver } from '../../indicators.js';
import { riskSized } from '../../sizing.js';
import { coin, signedPct } from '../../words.js';
import type { VoiceBook } from '../../voice-book.js';
import face from './face.svg.js';
import voice from './voice.yaml.js';

const WINDOW_MINUTES = 60;
const NORMAL_MINUTES = 1_440;
const SURGE = 1.3;
const MOVE_SIGMAS = 0.7;
const HOLD_MINUTES = 720;
const BASE = 0.06;
const MINUTE = 60_000;

/** A running job: side (±1), size in units of the base, time it started in ms. */
type Job = [side: number, size: number, since: number];

const lore = `You can hear a big ship before you can see her, Ferro says. The gulls go quiet, then the chains begin to talk, then every crane on the quay leans one way. Nobody has told the cranes. He worked the docks at Iron Sound for nineteen years with his ear against a bollard, and could tell you the tonnage by the hum.

In the pit he listens to the volume and to nothing else. A price that moves in silence is a door swinging in the wind. But when the tape thickens, when thirteen crates come across in an hour where ten are usual and the price goes with it, somebody large is unloading, and Ferro picks up the other end of the crate without asking what is in it. Twelve hours later he sets it down, spits, and goes back to the bollard.

He cannot read a chart. He was shown one and asked what the wiggly line was for.`;

export const docksideFerro = fighter(
  {
    id: 'dockside-ferro',
    name: 'Dockside Ferro',
    title: 'The Ear of Iron Sound',
    lore,
    style: 'Follows heavy volume when the price goes with it; long and blunt',
    strategy: {
      kind: 'volume_surge',
      description:
        'When an hour carries 1.3 times the usual volume of a day’s hour and the price moves with it, joins the move for twelve hours.',
      parameters: {
        window_minutes: WINDOW_MINUTES,
        normal_minutes: NORMAL_MINUTES,
        surge: SURGE,
        move_sigmas: MOVE_SIGMAS,
        hold_minutes: HOLD_MINUTES,
      },
    },
    baseline: false,
    intervalMinutes: 20,
    offsetMinutes: 8,
    voice: voice as VoiceBook,
    face,
  },
  {
    leverage: 3,
    grossLimit: 1.1,
    band: 0.015,
    pace: 0.7,
    stopSigmas: 1.8,
    targetSigmas: 0,
    horizonHours: 12,
    coolOffMinutes: 20,
    researchMinutes: 160,
  },
  (view, _account, own) => listen(view, own),
);

function listen(view: MarketHistory, own: Memory): Plan {
  const jobs: Record<string, Job> = {};
  const targets: Target[] = [];
  for (const symbol of SYMBOLS) {
    if (view.minutes[symbol].length < NORMAL_MINUTES / 2) continue;
    const heard = hear(view, symbol);
    const job = jobOf((own as Record<string, Job>)[symbol], heard, view.now);
    if (job) jobs[symbol] = job;
    const target = targetOf(view, symbol, job, heard);
    targets.push(declaresEdges(view) ? { ...target, reason: () => told(view, symbol, job, heard) } : target);
  }
  const names = Object.keys(jobs).map(coin).join(', ') || 'nothing';
  return {
    targets,
    own: jobs,
    thesis: () =>
      `Carrying ${names}. A job needs ${SURGE} times the usual weight and ${MOVE_SIGMAS} deviations of movement.`,
  };
}

interface Heard {
  weight: number;
  move: number;
  sigmas: number;
}

function hear(view: MarketHistory, symbol: MarketSymbol): Heard {
  const candles = view.minutes[symbol];
  const usual = Math.min(NORMAL_MINUTES, candles.length - WINDOW_MINUTES);
  const normal = volume(candles, usual, WINDOW_MINUTES) / usual;
  const move = change(view, symbol, WINDOW_MINUTES) ?? 0;
  return {
    weight: normal > 0 ? volume(candles, WINDOW_MINUTES) / WINDOW_MINUTES / normal : 0,
    move,
    sigmas: move / sigmaOver(view.quotes[symbol].volatility_annual, WINDOW_MINUTES / 60),
  };
}

function jobOf(running: Job | undefined, heard: Heard, now: number): Job | undefined {
  const heavy = heard.weight > SURGE && Math.abs(heard.sigmas) > MOVE_SIGMAS;
  if (heavy) return [Math.sign(heard.sigmas), Math.min(1.8, heard.weight / SURGE), now];
  return running && now - running[2] < HOLD_MINUTES * MINUTE ? running : undefined;
}

function targetOf(view: MarketHistory, symbol: MarketSymbol, job: Job | undefined, heard: Heard): Target {
  const seen = (): string =>
    `${coin(symbol)} carried ${heard.weight.toFixed(2)} times its usual weight in ${WINDOW_MINUTES} minutes, ${signedPct(heard.move)}`;
  if (!job) return { symbol, exposure: 0, confidence: 0.5, reason: () => `${seen()}: quay is quiet, crate goes down.` };
  const [side, size] = job;
  return {
    symbol,
    exposure: side * size * riskSized(view.quotes[symbol], BASE),
    confidence: Math.min(0.75, 0.45 + 0.1 * size),
    reason: () => `${seen()}: cranes lean ${side > 0 ? 'up' : 'down'}.`,
    invalidation: `${HOLD_MINUTES} minutes without a new surge`,
  };
}

/** The load as it is now, in the words of markets that declare their edges: cranes lean only in the minute they are heard. */
function told(view: MarketHistory, symbol: MarketSymbol, job: Job | undefined, heard: Heard): string {
  const carried = `${coin(symbol)} carried ${heard.weight.toFixed(2)} times its usual weight in ${WINDOW_MINUTES} minutes, ${signedPct(heard.move)}`;
  if (!job) return `${carried}: nothing left to carry, crate goes down.`;
  const [side, , since] = job;
  if (since === view.now) return `${carried}: cranes lean ${side > 0 ? 'up' : 'down'}.`;
  const minutes = Math.round((view.now - since) / MINUTE);
  return `${carried}: still carrying what was lifted ${minutes} minutes ago, ${side > 0 ? 'up' : 'down'} the quay.`;
}
