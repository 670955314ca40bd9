/**
 * What the league's conclusions are worth where the truth is known: places, bots, ratings, words. Every number comes from the seeds.
 * `npm run bench:arena -- truth one two three`: some three minutes of one processor a seed, and two for the odds.
 */
import { printNewcomers, printOdds } from './truth/odds.mjs';
import { printEstimators, printWeeks } from './truth/estimators.mjs';
import { playPlaces, printPlaces } from './truth/places.mjs';

const SEEDS = ['truth 1', 'truth 2', 'truth 3'];
const WEEKS = 3;
/** Planned leagues of each seed, planted leagues of each kind and seed; the exchange is played once a seed. */
const PLANNED = 40;
const PLANTED = 25;
/** Leagues in the exchange whose odds are judged, for each number of churners. */
const ODDS = { seeds: 1, weeks: 6 };
const NEWCOMERS = { weeks: 12 };

export const benchTruth = (seeds) => {
  const used = seeds.length > 0 ? seeds : SEEDS;
  console.log(`seeds: ${used.join(', ')}; ${WEEKS} weeks of each league`);
  places(
    'Planned house, real prices',
    used.flatMap((seed) => Array.from({ length: PLANNED }, (_, k) => `${seed}/${k}`)),
    false,
  );
  places('The house in the exchange', used, true);
  printEstimators(used, PLANTED);
  printWeeks(used);
  printOdds(used.slice(0, ODDS.seeds), ODDS.weeks);
  printNewcomers(used.slice(0, ODDS.seeds), NEWCOMERS.weeks);
};

function places(title, seeds, real) {
  const tallies = {};
  const alarms = seeds.map((seed) => playPlaces(seed, WEEKS, real, tallies));
  printPlaces(title, tallies);
  const wrong = alarms.filter((names) => names.length > 0);
  console.log(
    `\nLeagues in which somebody without skill, bots too, has skill.low > 0: ${wrong.length} of ${alarms.length} ${[...new Set(wrong.flat())].join(', ')}`,
  );
}
