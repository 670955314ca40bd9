import { FOLLOWER } from './follower.js';
import { toDigits } from '../../../common/kernel/to-digits.js';
import { beliefs, displayOf, type Belief, type Skill } from './belief.js';
import { addHour, measuredSharpe, momentsOf, noEvidence, type Evidence, type Moments } from './evidence.js';
import { hourOf, type HourLine } from './hour.js';
import { deflatedSharpe, probabilisticSharpe } from './sharpe-tests.js';
import { verdictOf, type Verdict } from './verdict.js';

/** What a participant's hours say of it, as the whole field lets it be read. JSON-safe. */
export interface Rating extends Pick<Skill, 'estimate' | 'low' | 'high' | 'probability_positive'> {
  /** 90 % interval of which `low` is above 0 only where luck would rarely lead so far */
  skill_low: number;
  skill_high: number;
  /** PSR against 0 and DSR against the best of the field; null below four hours */
  probabilistic_sharpe: number | null;
  deflated_sharpe: number | null;
  /** hours counted */
  hours: number;
}

/** What is known of a participant. JSON-safe. */
export interface Known {
  evidence: Evidence & { /** end of the last hour that was looked at, ms */ until: number };
  rating: Rating;
}

const DIGITS = 4;
const shown = (x: number): number => toDigits(x, DIGITS);

const ratingOf = ({ plain, skill }: Belief, hours: number): Rating => ({
  estimate: shown(plain.estimate),
  low: shown(plain.low),
  high: shown(plain.high),
  probability_positive: shown(plain.probability_positive),
  skill_low: shown(skill.low),
  skill_high: shown(skill.high),
  probabilistic_sharpe: null,
  deflated_sharpe: null,
  hours,
});

/** Somebody of whom nothing is known, in a field of which nothing is. */
const UNKNOWN = ratingOf(beliefs([null])[0], 0);

export const newRating = (): Rating => ({ ...UNKNOWN });
export const newKnown = (): Known => ({ evidence: { ...noEvidence(), until: 0 }, rating: newRating() });

/** Ratings of a whole field from its evidence, in the order given. */
export function ratingsOf(field: readonly Evidence[]): Rating[] {
  const moments = field.map(momentsOf);
  const trials = moments.filter((one) => one !== null);
  const luck = { trials: trials.length, variance: varianceOf(trials.map(({ sharpe }) => sharpe)) };
  return beliefs(field.map(measuredSharpe)).map((belief, i) => ({
    ...ratingOf(belief, field[i].hours),
    ...testsOf(moments[i], luck),
  }));
}

function testsOf(moments: Moments | null, { trials, variance }: { trials: number; variance: number }) {
  if (moments === null) return { probabilistic_sharpe: null, deflated_sharpe: null };
  return {
    probabilistic_sharpe: shown(probabilisticSharpe(moments)),
    deflated_sharpe: shown(deflatedSharpe(moments, trials, variance)),
  };
}

function varianceOf(list: readonly number[]): number {
  const mean = list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length);
  return list.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, list.length - 1);
}

/** Evidence of a field after an hour, which is looked at once however often it is told of; who followed is not rated. @param endsAt ms */
export function withHour(
  board: readonly (HourLine & { id: string; reason?: string })[],
  endsAt: number,
  known: ReadonlyMap<string, Known>,
): Map<string, Known> {
  const after = new Map(known);
  for (const line of board) {
    const one = known.get(line.id);
    if (!one || one.evidence.until >= endsAt || line.reason === FOLLOWER) continue;
    after.set(line.id, { ...one, evidence: { ...addHour(one.evidence, hourOf(line)), until: endsAt } });
  }
  return after;
}

/** Everybody's rating anew. Those who have left stay part of the field: who gives up its losers is still one of as many. */
export function rated(known: ReadonlyMap<string, Known>): Map<string, Known> {
  const all = [...known];
  const ratings = ratingsOf(all.map(([, { evidence }]) => evidence));
  return new Map(all.map(([id, { evidence }], i) => [id, { evidence, rating: ratings[i] }]));
}

/** Rating as contract A shows it; `display` is 1500 + 400 × low. */
export const ratingView = ({ estimate, low, high }: Rating) => ({
  estimate,
  low,
  high,
  display: displayOf({ low }),
});

/** Skill as contract A shows it: a weekly Sharpe ratio, and how sure anybody can be of it. */
export const skillView = (rating: Rating): SkillView => ({
  estimate: rating.estimate,
  low: rating.skill_low,
  high: rating.skill_high,
  probability_positive: rating.probability_positive,
  probabilistic_sharpe: rating.probabilistic_sharpe,
  deflated_sharpe: rating.deflated_sharpe,
  hours: rating.hours,
  verdict: verdictOf({ low: rating.skill_low, high: rating.skill_high }),
});

/** Both, as boards and pages show them: null of a baseline, which is shown and not rated. */
export const shownSkill = ({ baseline, rating }: { baseline: boolean; rating: Rating }): ShownSkill =>
  baseline ? { rating: null, skill: null } : { rating: ratingView(rating), skill: skillView(rating) };

export interface ShownSkill {
  rating: ReturnType<typeof ratingView> | null;
  skill: SkillView | null;
}

export interface SkillView extends Skill, Pick<Rating, 'probabilistic_sharpe' | 'deflated_sharpe' | 'hours'> {
  verdict: Verdict;
}
