import type { Random } from '../../../common/kernel/random.js';
import { addHour, HOURS_PER_WEEK, noEvidence, type Evidence, type Hour } from './evidence.js';

/** A league whose truth is known: it shows what estimators are worth (tests, `npm run bench:arena -- truth`). */
export interface Planted {
  evidence: Evidence[];
  /** true weekly Sharpe ratios at the end */
  truths: number[];
  /** what somebody would measure who knows the noise of each hour */
  oracle: number[];
}

export interface Plan {
  /** true weekly Sharpe ratios at the start, after costs */
  truths: readonly number[];
  hours: number;
  /** half-life of evidence in weeks, as a filter for skill that drifts has it; without it nothing is forgotten */
  memoryWeeks?: number;
  /** standard deviation by which a truth drifts in a week */
  drift?: number;
  /** sees every hour of every participant, in order */
  watch?: (participant: number, hour: Hour) => void;
}

/** Volatility of an hour at 60 % a year. */
const HOURLY = 0.6 / Math.sqrt(8_760);
/** Log-variance of whole hours: what is left of one in the next, and deviations; the simulated market's factor averaged over hours. */
const SCALES = [
  { keep: 0.44, deviation: 0.53 },
  { keep: 0.5 ** (1 / 12), deviation: 0.55 },
  { keep: 0.5 ** (1 / 120), deviation: 0.5 },
];
const JUMP = { chance: 0.02, size: 3 };
const WITH_JUMPS = Math.sqrt(1 + JUMP.chance * JUMP.size ** 2);

interface Account {
  truth: number;
  leverage: number;
  /** loading on what moves all, −1…1 */
  lean: number;
  evidence: Evidence;
  oracle: number;
}

/** Hours of accounts of any leverage in one market: volatility clusters, jumps, books and leverage change now and then. */
export function plantedLeague(
  { truths, hours, memoryWeeks = Infinity, drift = 0, watch }: Plan,
  random: Random,
): Planted {
  const accounts = truths.map((truth) => accountOf(truth, random));
  const keep = 0.5 ** (1 / (memoryWeeks * HOURS_PER_WEEK));
  const states = SCALES.map(({ deviation }) => deviation * random.normal());
  for (let hour = 0; hour < hours; hour++) {
    const volatility = HOURLY * Math.exp(stepVolatility(states, random) / 2);
    const common = random.normal();
    accounts.forEach((account, i) => {
      const one = hourOf(account, volatility, common, random);
      account.evidence = addHour(faded(account.evidence, keep), one);
      account.oracle += one.gain / (volatility * account.leverage * WITH_JUMPS);
      watch?.(i, one);
      changeBook(account, random);
      if (drift > 0) account.truth += (drift / Math.sqrt(HOURS_PER_WEEK)) * random.normal();
    });
  }
  return {
    evidence: accounts.map(({ evidence }) => evidence),
    truths: accounts.map(({ truth }) => truth),
    oracle: accounts.map(({ oracle }) => (oracle / hours) * Math.sqrt(HOURS_PER_WEEK)),
  };
}

/** Evidence of which a part is forgotten; the pace is of now. */
function faded(seen: Evidence, keep: number): Evidence {
  if (keep === 1) return seen;
  const { pace, ...sums } = seen;
  const less = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, keep * sum])) as Omit<
    Evidence,
    'pace'
  >;
  return { pace, ...less };
}

const accountOf = (truth: number, random: Random): Account => ({
  truth,
  leverage: 0.2 * 100 ** random.next(),
  lean: 2 * random.next() - 1,
  evidence: noEvidence(),
  oracle: 0,
});

/** Moves the components of log-variance on by an hour; their sum has expectation e^0 after exponentiation. */
function stepVolatility(states: number[], random: Random): number {
  let log = 0;
  SCALES.forEach(({ keep, deviation }, k) => {
    states[k] = keep * states[k] + deviation * Math.sqrt(1 - keep * keep) * random.normal();
    log += states[k] - deviation ** 2 / 2;
  });
  return log;
}

function hourOf({ truth, leverage, lean }: Account, volatility: number, common: number, random: Random): Hour {
  const risk = volatility * leverage;
  const jump = random.chance(JUMP.chance) ? JUMP.size * risk * random.normal() : 0;
  const noise = lean * common + Math.sqrt(1 - lean * lean) * random.normal();
  const drift = (truth / Math.sqrt(HOURS_PER_WEEK)) * WITH_JUMPS;
  const within = Math.max(0.3, 1 + Math.sqrt(2 / 60) * random.normal());
  return { gain: risk * (drift + noise) + jump, variance: risk * risk * within + jump * jump };
}

/** Every few hours another direction, every few days another leverage. */
function changeBook(account: Account, random: Random): void {
  if (random.chance(1 / 6)) account.lean = 2 * random.next() - 1;
  if (random.chance(1 / 100))
    account.leverage = Math.min(20, Math.max(0.1, account.leverage * Math.exp(0.5 * random.normal())));
}
