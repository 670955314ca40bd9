import { type Fact, isAmount, isMoney } from '../facts/fact.js';
import { isMeasuredSo, isSaidOf } from '../facts/explained.js';
import { isAside } from '../facts/aside.js';
import { isAlike } from '../facts/rest.js';
import type { Reading } from '../reading.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import { ANY, isPeriod, isSameOne } from '../facts/per.js';
import { PAID } from '../facts/words.js';
import { unitOf } from '../units.js';
import { isEnd } from './told.js';
import { isToldApart } from './apart.js';
import type { Place } from './finding.js';

/** Reckons again from a reading. */
export type Again = (reading: Reading) => number | null;

const MOST = 24;
const FACTOR = 1.375;

/** The numbers that a value is made of: those without which, or with others for them, it comes out otherwise. */
export function usedIn(value: number, { reading, scope }: Place, again: Again): Mention[] | null {
  const numbers = reading.mentions.filter(
    (one) => one.kind === 'number' && one.start >= scope.start && one.end <= scope.end && !isArticle(one),
  );
  if (numbers.length > MOST) return null;
  return numbers.filter((one) => again(withOther(reading, one)) !== value);
}

/** A reading in which one number is another. */
const withOther = (reading: Reading, own: Mention): Reading => ({
  ...reading,
  mentions: reading.mentions.map((one) => (one === own ? { ...one, value: otherThan(Number(one.value)) } : one)),
});

/** Another number of the same size, whole where it is. */
const otherThan = (value: number): number => (Number.isInteger(value) ? Math.ceil(value * FACTOR) + 1 : value * FACTOR);

/** Whether a reckoned value leaves out what belongs to it, or is made of what does not belong together. */
export function isDoubtful(value: number, place: Place, again: Again): boolean {
  const used = usedIn(value, place, again);
  if (used === null) return false;
  const starts = new Set(used.map(({ start }) => start));
  const facts = place.facts.filter(({ at }) => starts.has(at));
  return REASONS.some((isSo) => isSo(facts, place, value));
}

type Reason = (used: readonly Fact[], place: Place, value: number) => boolean;

/** "50 EUR per hour" beside "3 hours": a rate of which it is told how often it counts. */
const isCounted = ({ per }: Fact, facts: readonly Fact[]): boolean =>
  facts.some(
    ({ unit, nouns, per: own, isArticle, value }) =>
      own.length === 0 &&
      !isArticle &&
      value !== 1 &&
      per.some((one) => (unit ? unit === unitOf(one) : nouns.some((noun) => isSameOne(noun, one)))),
  );

/** "30 litres each and 50 litres each" do not make 80. */
const isOfRatesAdded: Reason = (facts, place, value) => {
  const isRate = (one: Fact): boolean =>
    one.per.length > 0 && (!isMoney(one) || one.per.includes(ANY) || isCounted(one, place.facts));
  if (facts.length < 2 || !facts.some(isRate)) return false;
  const [first, ...more] = facts.map((one) => one.value).sort((a, b) => b - a);
  return [1, -1].some((sign) => Math.abs(more.reduce((sum, one) => sum + sign * one, first) - value) < 1e-9);
};

/** One of two alike is in it and the other is not, and the name does not say which. */
const leavesOut: Reason = (used, place) =>
  !place.query.isShare &&
  used.some((fact) =>
    place.facts.some(
      (one) =>
        !used.includes(one) &&
        one.value !== fact.value &&
        !one.isName &&
        !isOfPart(one, place) &&
        !one.near.some((word) => PAID.has(word)) &&
        !isEnd(place.reading.text, one.at) &&
        !one.isArticle &&
        (isMoney(fact) ? place.query.isTotal : isAmount(one) && isAmount(fact)) &&
        !one.isDerived &&
        isAlike(one, fact) &&
        !isAside(one, place.property, place.tokens) &&
        !isToldApart(fact, one, place),
    ),
  );

/** "24 of them in English, 12 in Arabic". */
const isOfPart = (one: Fact, { facts }: Place): boolean =>
  one.isPart ||
  (one.isElided && facts.some(({ isPart, sentence, at }) => isPart && sentence === one.sentence && at < one.at));

const isOfAnotherTime: Reason = (used, { property, tokens, query }) =>
  !query.isNow &&
  used.length > 1 &&
  used.some((fact) => isAside(fact, property, tokens)) &&
  used.every((fact) => isAside(fact, property, tokens)) === false &&
  property.words.every(
    (word) =>
      !/^(?:more|less|fewer|difference|change|increase|decrease|growth|saving|savings|skillnad|ökning|differenz|used|consumption|percent|total)$/u.test(
        word,
      ),
  );

/** One number as it stands, which the name does not ask for as such. */
const isOnlyOne: Reason = (used, { property: { words } }, value) =>
  used.length === 1 &&
  used[0].value === value &&
  words.some((word) => /^(?:saving|savings|saved|difference|change|more|less|left|remaining)$/u.test(word));

/** What is told for one of many, without how many there are. */
const isForOne: Reason = ([fact, ...more], { query }) =>
  fact !== undefined &&
  more.length === 0 &&
  !isMoney(fact) &&
  fact.per.some((one) => (one === ANY || !isPeriod(one)) && !query.per.some((own) => isSameOne(own, one)));

/** "23 weeks, 14 hours every week": weeks are told, and not reckoned. */
const isToldAlready: Reason = (used, { query }, value) =>
  !query.isTotal &&
  query.per.length === 0 &&
  used.some(
    ({ unit, per, value: own }) => query.unit !== null && unit === query.unit && per.length === 0 && own !== value,
  ) &&
  used.some(({ per }) => per.length > 0);

/** "We cut off 12.5 m": what a name asks for is told, and not reckoned. */
const isToldAsSuch: Reason = (used, { query, facts }, value) => {
  if (query.isTotal || query.isMean || query.isShare || query.topics.length !== 1 || query.per.length > 0) return false;
  const [topic] = query.topics;
  const told = facts.filter(
    (fact) => isAmount(fact) && isMeasuredSo(query, fact) && fact.near.some((word) => isSaidOf(topic, word)),
  );
  return (
    told.length === 1 &&
    used.includes(told[0]) &&
    told[0].value !== value &&
    used.length > 1 &&
    /^(?:cut|left|sold|used|paid|lost|given)$/u.test(topic)
  );
};

/** What is aimed at is no part of what there is: "raised $4,250. The goal is $6,000". */
const GOAL = /^(?:goal|target|aim|budget|limit|mål|ziel|objectif|objetivo|meta)$/u;
const addsGoal: Reason = (used, { property: { words } }, value) =>
  used.length > 1 &&
  !words.some((word) => GOAL.test(word)) &&
  used.some(({ near, nouns }) => [...near, ...nouns].some((word) => GOAL.test(word))) &&
  Math.abs(used.reduce((sum, one) => sum + one.value, 0) - value) < 1e-9;

const REASONS: readonly Reason[] = [
  addsGoal,
  isToldAsSuch,
  isOfRatesAdded,
  leavesOut,
  isOfAnotherTime,
  isOnlyOne,
  isForOne,
  isToldAlready,
];
