/** Shares of first places of those who have no skill, and of bots that try to look as if. */
import { addReturns, startCovariance } from '../../../dist/src/arena/engine/matches/index.js';
import { addHour, beliefs, measuredSharpe, noEvidence } from '../../../dist/src/arena/engine/skill/index.js';
import { Random } from '../../../dist/src/common/kernel/random.js';
import {
  Account,
  allIn,
  dust,
  escalator,
  hedged,
  HOUSE_COSTS,
  idler,
  keptAt,
  oneBet,
  someKept,
  stopper,
  styled,
} from './accounts.mjs';
import { LENGTHS, Matches } from './matches.mjs';
import { marketAlone, marketWithHouse, WEEK_MINUTES } from './paths.mjs';

const ZERO = 20;
/** The fighters need a week of history. */
const WARM_UP = 1;

/** Bets like those of the bots, without a trick: what these are to be compared with. */
const PLAIN = 'no trick';
/** Bets that are never replaced: what low costs alone are worth, and the same tricks beside that. */
const SAVERS = {
  'one bet, held': oneBet,
  'one bet, stops at 1': (random) => stopper(random, 1, 1, Infinity),
  'one bet, eightfold when behind': (random) => escalator(random, 0.3, 8, 0.3, 9, Infinity),
};

const BOTS = {
  [PLAIN]: (random, kept) => stopper(random, 1, Infinity, kept),
  'stops at .5': (random, kept) => stopper(random, 1, 0.5, kept),
  'stops at 1': (random, kept) => stopper(random, 1, 1, kept),
  'stops at 1.5': (random, kept) => stopper(random, 1, 1.5, kept),
  'doubles when behind': (random, kept) => escalator(random, 0.6, 2, 0.3, 9, kept),
  'doubles, stops at 1': (random, kept) => escalator(random, 0.6, 2, 0.3, 1, kept),
  'eightfold when behind': (random, kept) => escalator(random, 0.3, 8, 0.3, 9, kept),
  'eightfold, stops at 1': (random, kept) => escalator(random, 0.3, 8, 0.3, 1, kept),
  'all-in at the end': allIn,
  'hedged 20×': hedged,
  dust,
  idler,
  ...SAVERS,
};

const emptyTally = () => ({ matches: 0, heads: 0, groups: {}, bots: {} });

function countMatch(tally, entries) {
  const field = entries.filter(({ group, eligible }) => eligible && group !== 'bot');
  if (field.length === 0) return;
  const first = field.reduce((best, one) => (one.score > best.score ? one : best));
  tally.matches++;
  tally.heads += field.length;
  for (const { group } of field) groupOf(tally, group).heads++;
  groupOf(tally, first.group).firsts++;
  for (const { name, group, eligible, score } of entries) {
    if (group !== 'bot') continue;
    const bot = (tally.bots[name] ??= { eligible: 0, firsts: 0, fair: 0 });
    if (!eligible) continue;
    bot.eligible++;
    bot.fair += 1 / (field.length + 1);
    if (score > first.score) bot.firsts++;
  }
}

const groupOf = (tally, group) => (tally.groups[group] ??= { heads: 0, firsts: 0 });

/** All accounts of one length's matches: bots look at that length's score. */
function fieldOf(random, house) {
  const zero = Array.from(
    { length: ZERO },
    (_, k) => new Account(`zero ${k}`, 'zero', styled(k, random, 0.2, 20, someKept(random))),
  );
  const bots = Object.entries(BOTS).map(([name, make]) => new Account(name, 'bot', make(random, someKept(random))));
  return [...house, ...zero, ...bots];
}

const planned = (random) =>
  HOUSE_COSTS.map((cost, k) => new Account(`house ${k}`, 'house', styled(k, random, 0.5, 3, keptAt(cost))));
const fighting = () => HOUSE_COSTS.map((_, k) => new Account(`house ${k}`, 'house', null));

/** Evidence of skill of each account, from the hours of one field. */
class Hours {
  seen = new Map();

  add(entries) {
    for (const { name, hour } of entries) this.seen.set(name, addHour(this.seen.get(name) ?? noEvidence(), hour));
  }

  /** Those said to have skill, among the accounts and bots that have none. */
  alarms() {
    const names = [...this.seen.keys()];
    const all = beliefs(names.map((name) => measuredSharpe(this.seen.get(name))));
    return names.filter((name, i) => !name.startsWith('house') && all[i].skill.low > 0);
  }
}

/** Plays one seed; `tallies` by length are added to. @returns who without skill is said to have some @param real the house fights in the exchange, else it is planned without skill */
export function playPlaces(seed, weeks, real, tallies) {
  const random = Random.from(`places/${seed}`);
  const hours = new Hours();
  const fields = Object.keys(LENGTHS).map((name) => {
    tallies[name] ??= emptyTally();
    const house = real ? fighting() : planned(random);
    const accounts = fieldOf(random, house);
    const settle = (entries) => {
      countMatch(tallies[name], entries);
      if (name === '1h') hours.add(entries);
    };
    return { house, accounts, matches: new Matches(name, accounts, settle) };
  });
  let covariance = startCovariance([0.45, 0.62, 0.8, 0.52, 0.75, 0.9]);
  let last = null;
  let minutes = 0;
  const minute = (now, prices, house) => {
    const moves = prices.map((price, i) => (last === null ? 0 : Math.log(price / last[i])));
    last = prices;
    covariance = addReturns(covariance, moves);
    if (minutes++ < WARM_UP * WEEK_MINUTES) return;
    for (const field of fields) {
      for (const account of field.accounts) if (account.decide) account.live(moves, field.matches.view(account, now));
      house?.forEach((one, k) => Object.assign(field.house[k], one));
      field.matches.minute(now, covariance);
    }
  };
  (real ? marketWithHouse : marketAlone)(seed, weeks + WARM_UP, minute);
  return hours.alarms();
}

/** How many times its share of heads a group is first, with the standard error of that. */
export function ratioOf(tally, group) {
  const { heads = 0, firsts = 0 } = tally.groups[group] ?? {};
  const fair = heads / tally.heads;
  const share = firsts / tally.matches;
  return { ratio: share / fair, error: Math.sqrt((share * (1 - share)) / tally.matches) / fair };
}

export const botRatio = ({ firsts, fair }) => ({ ratio: firsts / fair, error: Math.sqrt(Math.max(firsts, 1)) / fair });

export function printPlaces(title, tallies) {
  const lengths = Object.keys(tallies);
  console.log(`\n${title}: first places by score ÷ share of eligible heads (± one standard error)\n`);
  console.log(`| Who | ${lengths.map((name) => `${name}, ${tallies[name].matches} matches`).join(' | ')} | Goal |`);
  console.log(`|---|${'--:|'.repeat(lengths.length)}---|`);
  const line = (who, cell, goal) =>
    console.log(`| ${who} | ${lengths.map((name) => cell(tallies[name])).join(' | ')} | ${goal} |`);
  const shown = ({ ratio, error }) => (Number.isFinite(ratio) ? `${ratio.toFixed(2)} ± ${error.toFixed(2)}` : '–');
  line('20 without skill, any leverage', (tally) => shown(ratioOf(tally, 'zero')), '≤ 1.1');
  line('14 of the house', (tally) => shown(ratioOf(tally, 'house')), '');
  for (const bot of Object.keys(BOTS)) {
    const cell = (tally) => (tally.bots[bot]?.eligible ? shown(botRatio(tally.bots[bot])) : 'never eligible');
    line(bot, cell, bot === PLAIN || bot in SAVERS ? '' : bot === 'dust' || bot === 'idler' ? 'never eligible' : '≤ 2');
  }
}
