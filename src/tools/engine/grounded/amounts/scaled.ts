import type { Fact } from '../facts/fact.js';
import { isMeasuredSo } from '../facts/explained.js';
import { inUnit } from './alike.js';
import { exact, isOf, type Way, wordsOf } from './asking.js';
import { list } from './words.js';

const FOR = /(?<!\p{L})(?:for|serves|feeds|für|för|till|pour|para)\s$/iu;
const WE_ARE = /(?<!\p{L})(?:for|we are|we will be|there are|vi är|wir sind|für|för|nous sommes|somos)\s$/iu;

/** "For 4 people it takes 300 g of rice. I am cooking for 6": so much for those. */
export const scaled: Way = (asking) => {
  const {
    facts,
    query,
    reading: { text },
  } = asking;
  if (query.unit === null || query.per.length > 0 || query.isMoney || query.unit.dimension === 'duration')
    return undefined;
  const isAfter =
    (way: RegExp) =>
    (fact: Fact): boolean =>
      way.test(text.slice(Math.max(0, fact.at - 20), fact.at));
  const counts = facts.filter(({ unit, isArticle }) => unit === undefined && !isArticle);
  const [serves, others] = [
    counts.filter((fact) => isAfter(FOR)(fact) && serving(fact)),
    counts.filter(isAfter(WE_ARE)),
  ];
  const now = others.filter((fact) => fact !== serves.at(0));
  const own = facts.filter(
    (fact) => isMeasuredSo(query, fact) && fact.per.length === 0 && query.topics.every((topic) => isOf(topic, fact)),
  );
  if (serves.length !== 1 || now.length !== 1 || own.length !== 1 || now[0].at < own[0].at) return undefined;
  return exact((inUnit(own[0], asking) * now[0].value) / serves[0].value);
};

const serving = (fact: Fact): boolean => !fact.isElided && wordsOf(fact).some((word) => list('serves').has(word));

/** "An item covers 12 m²; the walls measure 54 m²": how many are needed, the last one begun. */
export const needed: Way = (asking) => {
  const { facts, query } = asking;
  const words = asking.property.words;
  const [topic, ...more] = query.topics.filter((one) => !/^(?:needed|required|necessary|buy|minimum)$/u.test(one));
  const isNeeded = words.some((word) => /^(?:needed|required|necessary|buy|minimum|pieces)$/u.test(word));
  if (!isNeeded || topic === undefined || more.length > 0 || query.unit !== null || query.isMoney) return undefined;
  const holds = facts.filter(
    ({ unit, per, near }) =>
      unit !== undefined &&
      !unit.currency &&
      (per.some((one) => isWord(topic, one)) || near.some((word) => isWord(topic, word))),
  );
  const [one] = holds;
  const wanted = facts.filter(
    (fact) =>
      fact !== one && fact.per.length === 0 && fact.unit?.dimension === one?.unit?.dimension && fact.unit !== undefined,
  );
  if (
    holds.length !== 1 ||
    wanted.length !== 1 ||
    facts.some((fact) => fact.unit === undefined && !fact.isArticle && fact.value > 1)
  )
    return undefined;
  const times = (wanted[0].value * (wanted[0].unit?.factor ?? NaN)) / (one.value * (one.unit?.factor ?? NaN));
  return times >= 1 ? Math.ceil(exact(times)) : undefined;
};

const isWord = (topic: string, word: string): boolean =>
  isOf(topic, { nouns: [word], near: [], per: [] } as unknown as Fact);

/** "13 full crates of 24 bottles and 9 loose bottles": all of them. */
export const withLoose: Way = (asking) => {
  const { facts, query } = asking;
  if (query.unit !== null || query.isMoney || query.topics.length === 0 || query.per.length > 0) return undefined;
  const own = facts.filter(
    (fact) => fact.unit === undefined && query.topics.every((topic) => fact.nouns.some((noun) => isWord(topic, noun))),
  );
  const [held, loose] = [own.filter(({ per }) => per.length > 0), own.filter(({ per }) => per.length === 0)];
  if (held.length !== 1 || loose.length !== 1 || !wordsOf(loose[0]).some((word) => list('loose').has(word)))
    return undefined;
  const counts = facts.filter(
    (fact) => !own.includes(fact) && fact.unit === undefined && !fact.isArticle && fact.per.length === 0,
  );
  const packs = counts.filter((fact) => held[0].per.some((one) => isOf(one, fact)));
  return packs.length === 1 ? held[0].value * packs[0].value + loose[0].value : null;
};

/** "The bill is 186 EUR and the six of us split it evenly": one's share. */
export const shared: Way = (asking) => {
  const { facts, query, tokens } = asking;
  const isShare =
    query.isMoney &&
    asking.property.words.some((word) => /^(?:share|each|person|head|apiece|andel|anteil)$/u.test(word));
  if (!isShare || !tokens.some(({ word }) => list('splits').has(word))) return undefined;
  const sums = facts.filter(({ unit, isArticle }) => unit?.currency === true && !isArticle);
  const heads = facts.filter(({ unit, isArticle, per }) => unit === undefined && !isArticle && per.length === 0);
  return sums.length === 1 && heads.length === 1 && sums[0].per.length === 0 && heads[0].value > 1
    ? exact(sums[0].value / heads[0].value)
    : undefined;
};
