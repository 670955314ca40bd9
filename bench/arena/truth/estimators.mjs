/** What a rating knows: estimators of skill in leagues whose truth is planted. */
import {
  beliefs,
  deflatedSharpe,
  HOURS_PER_WEEK,
  measuredSharpe,
  momentsOf,
  weeksToTell,
} from '../../../dist/src/arena/engine/skill/index.js';
import { plantedLeague } from '../../../dist/src/arena/engine/skill/planted.js';
import { Random } from '../../../dist/src/common/kernel/random.js';

const YEAR = Math.sqrt(52);
const none = (count) => Array.from({ length: count }, () => 0);
const ladder = (count) => Array.from({ length: count }, (_, i) => (15 * i) / (count - 1) / YEAR);

/** Leagues: annual Sharpe ratios of 0–15 as the issue plants them, ordinary ones, none, and skill that drifts. */
const WORLDS = [
  { name: '14 of 0–15', weeks: 3, many: true, truths: () => ladder(14) },
  { name: '34 of 0–15', weeks: 3, all: true, truths: () => ladder(34) },
  { name: '14 of 0–15, 20 of 0', weeks: 3, truths: () => [...ladder(14), ...none(20)] },
  { name: '14 of 0–15, 100 of 0', weeks: 3, truths: () => [...ladder(14), ...none(100)] },
  { name: '34 of ±2 (normal)', weeks: 3, truths: (random) => none(34).map(() => (2 * random.normal()) / YEAR) },
  {
    name: '14 that lose, 100 of 0',
    weeks: 3,
    truths: (random) => [...none(14).map(() => random.normal() * 0.6 - 1), ...none(100)],
  },
  { name: '100 of 0', weeks: 3, truths: () => none(100) },
  {
    name: '34 of ±2, drifting .1 a week',
    weeks: 26,
    few: true,
    all: true,
    drift: 0.1,
    truths: (random) => none(34).map(() => (2 * random.normal()) / YEAR),
  },
];

const ESTIMATORS = [
  { name: 'hierarchical normal', memoryWeeks: Infinity },
  { name: 'filter, half-life 26 weeks', memoryWeeks: 26 },
  { name: 'filter, half-life 6 weeks', memoryWeeks: 6 },
];

const mean = (list) => list.reduce((sum, x) => sum + x, 0) / list.length;

/** Ranks from 0, ties sharing theirs. */
function ranks(list) {
  const order = list.map((_, i) => i).sort((a, b) => list[a] - list[b]);
  const out = [];
  for (let from = 0; from < order.length;) {
    let to = from + 1;
    while (to < order.length && list[order[to]] === list[order[from]]) to++;
    for (let k = from; k < to; k++) out[order[k]] = (from + to - 1) / 2;
    from = to;
  }
  return out;
}

/** Spearman's rank correlation; 0 when one of the two does not vary. */
export function spearman(a, b) {
  const [x, y] = [ranks(a), ranks(b)];
  const [mx, my] = [mean(x), mean(y)];
  const both = x.reduce((sum, value, i) => sum + (value - mx) * (y[i] - my), 0);
  const spread = Math.sqrt(x.reduce((s, v) => s + (v - mx) ** 2, 0) * y.reduce((s, v) => s + (v - my) ** 2, 0));
  return spread > 0 ? both / spread : 0;
}

const within = (truth, { low, high }) => truth >= low && truth <= high;
const share = (list) => list.filter(Boolean).length / list.length;

/** One league by one estimator. */
function judge({ truths, oracle, evidence }) {
  const measured = evidence.map(measuredSharpe);
  const all = beliefs(measured);
  const skilled = truths.map((truth) => truth > 0);
  return {
    oracle: spearman(oracle, truths),
    estimate: spearman(
      all.map(({ plain }) => plain.estimate),
      truths,
    ),
    low: spearman(
      all.map(({ plain }) => plain.low),
      truths,
    ),
    rating: share(all.map(({ plain }, i) => within(truths[i], plain))),
    skill: share(all.map(({ skill }, i) => within(truths[i], skill))),
    alarm: all.some(({ skill }, i) => !skilled[i] && skill.low > 0) ? 1 : 0,
    naive: all.some(({ plain }, i) => !skilled[i] && plain.low > 0) ? 1 : 0,
    deflated: alarmOfDeflated(evidence, skilled),
  };
}

function alarmOfDeflated(evidence, skilled) {
  const moments = evidence.map(momentsOf);
  const ratios = moments.map(({ sharpe }) => sharpe);
  const centre = mean(ratios);
  const variance = mean(ratios.map((ratio) => (ratio - centre) ** 2));
  return moments.some((one, i) => !skilled[i] && deflatedSharpe(one, moments.length, variance) > 0.95) ? 1 : 0;
}

/** @param seeds texts @param leagues of each world and seed */
export function printEstimators(seeds, leagues) {
  console.log(
    '\nWhat ratings know: Spearman with the truth, share of 90 % intervals that hold it, leagues with a false alarm\n',
  );
  console.log(
    '| League | Weeks | Estimator | Oracle | Estimate | Low end | Rating holds | Skill holds | False alarm | Uncorrected | By DSR | Leagues |',
  );
  console.log(`|---|--:|---|${'--:|'.repeat(9)}`);
  for (const world of WORLDS) {
    const count = Math.ceil(leagues * (world.few ? 1 / 8 : world.many ? 6 : 1)); // the fewer heads, the more leagues
    for (const estimator of world.all ? ESTIMATORS : [ESTIMATORS[0]]) {
      printRow(world, estimator.name, seasonOf(world, seeds, count, estimator.memoryWeeks));
    }
  }
}

/** Calls `play(truths, random)` for each league of a world. */
const eachLeague = (world, seeds, count, play) =>
  seeds.flatMap((seed) =>
    Array.from({ length: count }, (_, k) => {
      const random = Random.from(`${seed}/${world.name}/${k}`);
      return play(world.truths(random), random);
    }),
  );

const hoursOf = ({ weeks }) => weeks * HOURS_PER_WEEK;

function seasonOf(world, seeds, count, memoryWeeks) {
  const plan = { hours: hoursOf(world), drift: world.drift, memoryWeeks };
  const judged = eachLeague(world, seeds, count, (truths, random) => judge(plantedLeague({ ...plan, truths }, random)));
  const means = Object.fromEntries(Object.keys(judged[0]).map((key) => [key, mean(judged.map((one) => one[key]))]));
  return { ...means, leagues: judged.length };
}

function printRow({ name: world, weeks }, estimator, season) {
  const numbers = ['oracle', 'estimate', 'low', 'rating', 'skill', 'alarm', 'naive', 'deflated'];
  const cells = numbers.map((key) => season[key].toFixed(3));
  console.log(`| ${world} | ${weeks} | ${estimator} | ${cells.join(' | ')} | ${season.leagues} |`);
}

/** How long it takes to tell skill from none: by formula, and how many were told in planted leagues of that length. */
export function printWeeks(seeds) {
  console.log('\nWeeks until a Sharpe ratio is told from none (skill.low > 0) four times in five\n');
  console.log(
    '| Annual Sharpe | alone | among 34 | among 114 | told in planted leagues of 34 after so many weeks |\n|--:|--:|--:|--:|--:|',
  );
  for (const annual of [15, 8, 4, 2, 1]) {
    const weeks = [1, 34, 114].map((size) => weeksToTell(annual / YEAR, size));
    const told = annual >= 4 ? toldAfter(seeds, annual, weeks[1]) : '–';
    console.log(`| ${annual} | ${weeks.map((w) => w.toFixed(w < 10 ? 1 : 0)).join(' | ')} | ${told} |`);
  }
}

function toldAfter(seeds, annual, weeks) {
  const told = seeds.flatMap((seed) =>
    [0, 1, 2, 3].flatMap((k) => {
      const truths = [...none(4).map(() => annual / YEAR), ...none(30)];
      const { evidence } = plantedLeague(
        { truths, hours: Math.round(weeks * HOURS_PER_WEEK) },
        Random.from(`${seed}/told ${annual}/${k}`),
      );
      return beliefs(evidence.map(measuredSharpe))
        .slice(0, 4)
        .map(({ skill }) => skill.low > 0);
    }),
  );
  return `${share(told).toFixed(2)} of ${told.length}`;
}
