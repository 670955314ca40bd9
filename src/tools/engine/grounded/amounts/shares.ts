import { type Fact, isAmount } from '../facts/fact.js';
import { OPPOSITES } from '../facts/words.js';
import { isAlike } from '../facts/rest.js';
import { areSaid, exact, isOf, type Way } from './asking.js';

/** What a rate is called that no word of the text says. */
const RATES =
  /^(?:response|return|rate|success|pass|survival|attendance|turnout|occupancy|share|percent|percentage|proportion|quota)$/u;

/** "We sent out 250 and 190 came back": two counts of one thing, the second of the first, in percent. */
export const rateOf: Way = (asking) => {
  const { query, facts } = asking;
  if (!query.isShare || query.per.length > 0 || facts.some(({ unit }) => unit?.unit === 'percent')) return undefined;
  const counts = facts.filter((fact) => fact.unit === undefined && isAmount(fact));
  if (counts.length !== 2) return undefined;
  const [whole, part] = [...counts].sort((a, b) => b.value - a.value);
  const isOne = isAlike(whole, part) || part.isPart || part.isElided || isStateOf(part, whole);
  const topics = query.topics.filter((topic) => !RATES.test(topic));
  if (!isOne || whole.at > part.at || whole.value === 0 || !areSaid(topics, asking)) return undefined;
  return topics.every((topic) => isOf(topic, part)) ? exact((100 * part.value) / whole.value) : undefined;
};

/** "Of the 40 pupils 6 were sick": how many were present. */
export const theOthers: Way = (asking) => {
  const { query, facts } = asking;
  const [topic, ...more] = query.topics;
  const others = topic === undefined ? [] : oppositesOf(topic);
  const counts = facts.filter((fact) => fact.unit === undefined && isAmount(fact));
  if (
    others.length === 0 ||
    more.length > 0 ||
    query.unit !== null ||
    query.isMoney ||
    query.per.length > 0 ||
    counts.length !== 2
  )
    return undefined;
  const [whole, part] = [...counts].sort((a, b) => b.value - a.value);
  const isOne = isAlike(whole, part) || part.isPart || isStateOf(part, whole);
  const isTold =
    others.some((other) => isOf(other, part)) && !others.some((other) => isOf(other, whole)) && !isOf(topic, whole);
  return isOne && isTold && whole.at < part.at ? whole.value - part.value : undefined;
};

const oppositesOf = (topic: string): readonly string[] =>
  OPPOSITES.flatMap(([one, other]) => (one.includes(topic) ? other : other.includes(topic) ? one : []));

/** "Of the 40 pupils 6 were sick": the second counts no other thing. */
const isStateOf = (part: Fact, whole: Fact): boolean =>
  part.sentence === whole.sentence && OF.test(whole.near.at(0) ?? '');
const OF = /^(?:of|av|von|sur|de|out)$/u;
