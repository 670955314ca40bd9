import { DomainError } from '../../common/kernel/errors.js';
import { INTERVALS, type Interval } from '../engine/market/index.js';
import { DURATIONS, type Duration } from '../engine/matches/index.js';
import { REWARDS, type Reward } from './reward.js';

/** Parts of an observation that can be asked for. */
export const SIGHTS = ['markets', 'account', 'match'] as const;
type Sight = (typeof SIGHTS)[number];

/** What an episode is made of. */
export interface GymSettings {
  /** the market's secret: text, or a whole number, which means the same as its digits */
  seed: string | number;
  /** the match that is fought: an hour, a day or a week; the episode ends with it */
  duration: Duration;
  /** ISO 8601, a full minute, UTC: when the agent comes in */
  start: string;
  /** hours of market before the start, by the minute; a league has 168 */
  warmup_hours: number;
  tick_ms: number;
  /** market time that one step takes */
  step_seconds: number;
  reward: Reward;
  observe: readonly Sight[];
  /** so many candles of an interval with each observation */
  candles: Partial<Record<Interval, number>>;
  /** the house fighters take part: ranks and boards, at the price of speed */
  house: boolean;
}

export const DEFAULTS: GymSettings = {
  seed: 0,
  duration: '1h',
  start: '2026-01-05T00:00:00Z',
  warmup_hours: 168,
  tick_ms: 1_000,
  step_seconds: 60,
  reward: 'log_return',
  observe: SIGHTS,
  candles: {},
  house: false,
};

const MOST = { seed: 200, candles: 1_000, warmupHours: 1_000 };

/** What is wrong with a setting, in words that follow its name; null when nothing is. */
type Rule = (value: unknown, settings: GymSettings) => string | null;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const oneOf =
  (words: readonly unknown[]): Rule =>
  (value) =>
    words.includes(value) ? null : `must be one of ${words.join(', ')}`;
const wholeUpTo =
  (least: number, most: number): Rule =>
  (value) =>
    isWhole(value) && value >= least && value <= most ? null : `must be a whole number from ${least} to ${most}`;

const RULES: Record<keyof GymSettings, Rule> = {
  seed: (value) =>
    isWhole(value) || (typeof value === 'string' && value.length > 0 && value.length <= MOST.seed)
      ? null
      : `must be a whole number or a text of 1 to ${MOST.seed} characters`,
  duration: oneOf(DURATIONS),
  start: (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:00(\.0+)?)?Z$/.test(value) && Date.parse(value) > 0
      ? null
      : 'must be a full minute in UTC, such as 2026-01-05T00:00:00Z',
  warmup_hours: wholeUpTo(1, MOST.warmupHours),
  tick_ms: (value) =>
    isWhole(value) && value >= 100 && value <= 60_000 && 60_000 % value === 0
      ? null
      : 'must divide a minute and be at least 100',
  step_seconds: (value, { tick_ms }) => lengthProblem(value, tick_ms),
  reward: oneOf(Object.keys(REWARDS)),
  observe: (value) =>
    Array.isArray(value) && value.every((one) => SIGHTS.includes(one as Sight))
      ? null
      : `must be a list of ${SIGHTS.join(', ')}`,
  candles: (value) =>
    isObject(value) && Object.entries(value).every(([interval, count]) => isCandles(interval, count))
      ? null
      : `must say how many of an interval (${INTERVALS.join(', ')}), 1 to ${MOST.candles}`,
  house: oneOf([true, false]),
};

const isCandles = (interval: string, count: unknown): boolean =>
  INTERVALS.includes(interval as Interval) && isWhole(count) && count >= 1 && count <= MOST.candles;

/** What is wrong with a step's length; null when nothing is. */
export const lengthProblem = (seconds: unknown, tickMs: number): string | null =>
  typeof seconds === 'number' && seconds > 0 && seconds <= 604_800 && (seconds * 1000) % tickMs === 0
    ? null
    : 'must be market time of whole ticks, in seconds, a week at most';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The settings with what is given anew; those given before stay. @throws DomainError */
export function settingsWith(before: GymSettings, given: unknown): GymSettings {
  if (!isObject(given)) throw badSetting('settings', 'must be an object');
  const unknown = Object.keys(given).find((name) => !(name in RULES));
  if (unknown !== undefined) throw badSetting(unknown, `is not known; there are ${Object.keys(RULES).join(', ')}`);
  const settings = { ...before, ...given };
  for (const [name, rule] of Object.entries(RULES)) {
    const problem = rule(settings[name as keyof GymSettings], settings);
    if (problem !== null) throw badSetting(name, problem);
  }
  return settings;
}

export const badSetting = (name: string, problem: string): DomainError =>
  new DomainError('invalid', 'invalid_setting', `${name} ${problem}`);
