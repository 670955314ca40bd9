import { isOfClass, isRelated } from '../../lexicon/index.js';
import { isPerson, isSaidOf } from '../facts/explained.js';
import { sentenceAt } from '../clause.js';
import { type Fact, isAmount } from '../facts/fact.js';
import { PEOPLE, STOPS } from '../facts/words.js';
import { says } from '../moments/asked.js';
import { type Asking, topicsBut, type Way } from './asking.js';
import { isWholeTold } from './of-series.js';

const THINGS = /^(?:item|items|things|pieces|articles|objects|saker|föremål|sachen|dinge|objets|cosas)$/u;
/** Who is there, whatever they do else. */
const COMPANY =
  /^(?:visitors?|guests?|people|persons?|participants?|travellers?|passengers?|attendees|party|size|group|heads?|persons|personer|gäster|besökare|leute|gäste|personen)$/u;

/** `singers` of "14 sopranos, 11 altos …", `items` of what is listed: the sum of all that are of the kind. */
export const ofTheKind: Way = (asking) => {
  const { query } = asking;
  if (query.unit !== null || query.isMoney || query.isShare || query.per.length > 0 || query.isMean) return undefined;
  const topics = topicsBut(asking, 'sum').filter((topic) => topic !== 'number');
  const listed = listedIn(asking);
  if (listed.length < 2 || (isWholeTold(listed) && hasWhole(listed))) return undefined;
  if (topics.length === 0) return isOfThings(asking) ? summed(listed) : undefined;
  const [topic] = topics;
  if (topics.length > 1 && !COMPANY.test(topic)) return undefined;
  if (asking.facts.some((fact) => isAmount(fact) && fact.nouns.some((noun) => says(topic, noun)))) return undefined;
  const own = listed.filter((fact) => isKind(topic, fact));
  return own.length >= Math.max(2, listed.length / 2) && !hasStranger(topic, listed, own) ? summed(listed) : undefined;
};

/** `tickets` of "tre vuxenbiljetter à 145 kr och två barnbiljetter", `people` of "the six of us". */
export const ofCompounds: Way = ({ query, facts }) => {
  const [topic, ...more] = query.topics;
  const counts = facts.filter(
    ({ unit, isArticle, isName, per }) => unit === undefined && !isArticle && !isName && per.length === 0,
  );
  const isPlain = query.unit === null && !query.isMoney && query.per.length === 0 && !query.isShare && !query.isMean;
  if (!isPlain || topic === undefined || more.length > 0) return undefined;
  if (PEOPLE.has(topic) && counts.length === 1 && counts[0].nouns[0] === 'people') return counts[0].value;
  const isSo = ({ nouns }: Fact): boolean => nouns.some((noun) => endsSo(topic, noun));
  return counts.length > 1 && counts.every(isSo) ? summed(counts) : undefined;
};

/** "12 guests, 7 women and 5 men": one of the list is what the others are; "3 hats, 5 shirts, 2 scarves" only happens to add up. */
const hasWhole = (listed: readonly Fact[]): boolean =>
  listed.some((whole) =>
    whole.nouns.some(
      (noun) =>
        THINGS.test(noun) || COMPANY.test(noun) || listed.some((other) => other !== whole && isKind(noun, other)),
    ),
  );

const isOfThings = ({ property: { words } }: Asking): boolean => words.some((word) => THINGS.test(word));
const summed = (facts: readonly Fact[]): number => facts.reduce((sum, { value }) => sum + value, 0);

/** Counts of one sentence, each of another thing, joined by commas and "and"; articles count one. */
function listedIn({ facts, reading: { text } }: Asking): Fact[] {
  const counts = facts.filter(
    ({ unit, nouns, isName, isElided, per, isPart }) =>
      unit === undefined && nouns.length > 0 && !isName && !isElided && per.length === 0 && !isPart,
  );
  const [first] = counts.filter(({ isArticle }) => !isArticle);
  if (!first) return [];
  const sentence = [
    ...counts.filter((one) => one.sentence === first.sentence),
    ...articlesIn(text, first, counts),
  ].sort((a, b) => a.at - b.at);
  const kept = longestRun(sentence, text);
  return counts.some((one) => !kept.includes(one) && !one.isArticle) ? [] : kept;
}

/** "3 cats, 2 dogs and a parrot": one right after the other. */
function longestRun(facts: readonly Fact[], text: string): Fact[] {
  const runs = facts.reduce<Fact[][]>((all, fact) => {
    const last = all.at(-1)?.at(-1);
    if (last && JOINED.test(text.slice(last.at + last.quote.length, fact.at))) all[all.length - 1].push(fact);
    else all.push([fact]);
    return all;
  }, []);
  return runs.toSorted((a, b) => b.length - a.length).at(0) ?? [];
}

const ONE = /(?<=\s)(an?|en|ett|eine?|une?|una)\s(\p{L}+(?:\s\p{L}+)?)(?=[,.;]|\s(?:and|och|und|et|y)\s|$)/giu;

/** "… and a parrot": one of them, where a list has it beside what is counted. */
function articlesIn(text: string, fact: Fact, counts: readonly Fact[]): Fact[] {
  const { start, end } = sentenceAt(text, fact.at);
  return [...text.slice(start, end).matchAll(ONE)].flatMap(({ index, 1: article, 2: noun }): Fact[] => {
    const at = start + index;
    const isKnown = counts.some((one) => one.at === at);
    return isKnown
      ? []
      : [{ ...fact, value: 1, nouns: noun.toLowerCase().split(' '), near: [], quote: article, at, isArticle: true }];
  });
}

const JOINED =
  /^(?:\s\p{L}[\p{L}’'-]*){1,3}(?:,\s?|\s(?:and|och|und|et|y|plus|as well as|samt|sowie)\s|,\s(?:and|och|und|et|y)\s)$/u;

/** By what it is a kind of; company is whoever comes. */
function isKind(topic: string, { nouns }: Fact): boolean {
  if (COMPANY.test(topic) || PEOPLE.has(topic))
    return nouns.some((noun) => isPerson(noun) || isOfClass(noun, 'person'));
  const noun = nouns.filter((word) => !STOPS.has(word)).at(-1) ?? '';
  return (
    isRelated(topic, noun)?.kind === 'kind-of' ||
    endsSo(topic, noun) ||
    (/^animals?$|^djur$|^tiere$/u.test(topic) && isOfClass(noun, 'animal'))
  );
}

/** "Vuxenbiljetter" are tickets. */
const endsSo = (topic: string, noun: string): boolean =>
  noun.length > 8 &&
  Array.from({ length: noun.length - 8 }, (_, i) => noun.slice(i + 3)).some((end) => isSaidOf(topic, end));

/** One of the row that is known to be of another kind. */
function hasStranger(topic: string, listed: readonly Fact[], own: readonly Fact[]): boolean {
  if (COMPANY.test(topic) || PEOPLE.has(topic)) return own.length < listed.length;
  const isPeople = own.some(({ nouns }) => isOfClass(nouns.at(-1) ?? '', 'person'));
  return listed.some((one) => {
    const noun = one.nouns.at(-1) ?? '';
    return !own.includes(one) && CONTAINERS.test(noun) && !isPeople;
  });
}

const CONTAINERS =
  /^(?:box|boxes|bag|bags|crate|crates|bottle|bottles|table|tables|chair|chairs|room|rooms|ticket|tickets)$/u;
