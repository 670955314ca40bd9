import { type Fact, isAmount, isDenied } from './fact.js';
import { isCame, isWent } from './flow.js';
import { explained, isMeasuredSo, isPerson, isSaidOf, type Said } from './explained.js';
import type { Query } from './query.js';
import { isAlike } from './rest.js';
import { LESS, NOW, OPPOSITES, PEOPLE } from './words.js';

/** What amounts make together: a value; null where the text tells of it and leaves it open; undefined where it tells of none. */
export type Derived = number | null | undefined;
export type Way = (query: Query, facts: readonly Fact[], said: Said) => Derived;

/** "1,200 on Friday. 350 were used and 600 came in": how many there are now. */
export const balance: Way = (query, facts, said) => {
  if (!query.isNow || query.isShare || query.per.length > 0) return undefined;
  const own = facts.filter((fact) => isMeasuredSo(query, fact) && isAmount(fact) && !fact.isDerived);
  const [start, ...moves] = own;
  if (moves.length === 0 || isCame(start) || isWent(start)) return undefined;
  if (!isOf(query, start, said) || moves.some((one) => isCame(one) === isWent(one))) return undefined;
  const left = moves.reduce((sum, one) => sum + (isCame(one) ? one.value : -one.value), start.value);
  return left < 0 ? null : left;
};

/** Whether what a name is of, but for the words that ask for what is left, is told of an amount. */
function isOf(query: Query, fact: Fact, said: Said): boolean {
  const topics = query.topics.filter((topic) => !NOW.has(topic));
  return explained({ ...query, topics }, fact, said) !== null;
}

/** "80 took part, 68 passed": how many failed; "half of the 46 seats are taken": how many are free. */
export const ofTheOthers: Way = (query, facts, said) => {
  if (query.per.length > 0 || query.isShare) return undefined;
  const denied = query.topics.indexOf('not');
  const at = denied >= 0 ? denied + 1 : query.topics.findIndex((topic) => opposite(topic) !== undefined);
  const others = denied >= 0 ? query.topics.slice(at, at + 1) : at < 0 ? undefined : opposite(query.topics[at]);
  if (!others || others.length === 0) return undefined;
  const rest = query.topics.filter((topic, i) => i !== at && topic !== 'not');
  const like = facts.filter((fact) => isMeasuredSo(query, fact) && isAmount(fact));
  if (like.some(isDenied)) return undefined;
  const part = like.filter((fact) =>
    [...fact.near, ...fact.nouns].some((word) => others.some((other) => isSaidOf(other, word))),
  );
  const whole = like.filter(
    (fact) =>
      !part.includes(fact) &&
      !fact.isPart &&
      !fact.isElided &&
      part.some((one) => isAlike(one, fact)) &&
      isAbout(rest, fact, said),
  );
  if (
    part.length !== 1 ||
    whole.length !== 1 ||
    whole[0].value < part[0].value ||
    (part[0].isPart && part[0].near[0] === 'of' && whole[0].stretch !== part[0].stretch)
  )
    return undefined;
  return whole[0].value - part[0].value;
};

function opposite(topic: string): readonly string[] | undefined {
  for (const [one, other] of OPPOSITES) {
    if (one.includes(topic)) return other;
    if (other.includes(topic)) return one;
  }
  return undefined;
}

const isAbout = (topics: readonly string[], fact: Fact, said: Said): boolean =>
  topics.every(
    (topic) => said.of(topic).length > 0 || [...fact.nouns, ...fact.near].some((word) => isSaidOf(topic, word)),
  );

/** "Of 80 pupils 68 passed": how many percent. */
export const share: Way = (query, facts, said) => {
  if (!query.isShare || facts.some(({ unit }) => unit?.unit === 'percent')) return undefined;
  const counts = facts.filter((fact) => fact.unit === undefined && isAmount(fact));
  const marked = counts.flatMap((fact) => {
    const mark = explained({ ...query, isShare: false, unit: null }, fact, said);
    return mark === null ? [] : [{ fact, mark }];
  });
  const most = Math.max(...marked.map(({ mark }) => mark));
  const part = marked.filter(({ mark }) => mark === most);
  if (part.length !== 1 || query.topics.length === 0) return undefined;
  const whole = counts.filter(
    (one) => one !== part[0].fact && !one.isElided && !one.isPart && isAlike(one, part[0].fact),
  );
  if (whole.length !== 1 || whole[0].value < part[0].fact.value) return undefined;
  return (100 * part[0].fact.value) / whole[0].value;
};

/** "140 kg on Monday, 95 on Tuesday, 165 on Wednesday": their mean. */
export const mean: Way = (query, facts) => {
  if (!query.isMean) return undefined;
  const own = facts.filter((fact) => isMeasuredSo(query, fact) && isAmount(fact));
  if (
    own.length < 2 ||
    new Set(own.map(({ sentence }) => sentence)).size > 1 ||
    own.some(({ unit }) => unit !== own[0].unit)
  )
    return undefined;
  return own.reduce((sum, { value }) => sum + value, 0) / own.length;
};

/** "8,000 EUR, and 12 % duty": how much the part is, or the whole with it, or without a discount. */
export const percentOf: Way = (query, facts) => {
  if (!query.isMoney || query.per.length > 0) return undefined;
  const shares = facts.filter(({ unit }) => unit?.unit === 'percent');
  const sums = facts.filter((fact) => isMeasuredSo(query, fact) && isAmount(fact));
  const [rate] = shares;
  if (shares.length !== 1 || sums.length !== 1) return undefined;
  const words = [...rate.nouns, ...rate.near];
  const named = query.topics.filter((topic) => words.some((word) => isSaidOf(topic, word)));
  if (named.length === 0 || words.some((word) => LESS.has(word))) return undefined;
  const rest = query.topics.filter((topic) => !named.includes(topic));
  const part = (sums[0].value * rate.value) / 100;
  if (rest.length > 0) return undefined;
  return query.isWith ? sums[0].value + part : part;
};

/** "22 pupils and 3 teachers": how many people. */
export const everybody: Way = (query, facts, said) => {
  if (!query.isOfPeople || query.unit !== null || query.per.length > 0 || query.isShare || query.isMoney)
    return undefined;
  const topics = query.topics.filter((topic) => !PEOPLE.has(topic));
  const people = facts.filter(
    (fact) => fact.unit === undefined && !fact.isElided && !fact.isPart && !fact.isName && fact.nouns.some(isPerson),
  );
  const own = people.filter((fact) => explained({ ...query, topics }, fact, said) !== null);
  if (own.length === 0 || (topics.length === 0 && own.length !== people.length)) return undefined;
  return own.reduce((sum, { value }) => sum + value, 0);
};
