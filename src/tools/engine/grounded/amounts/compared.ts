import type { Fact } from '../facts/fact.js';
import { says } from '../moments/asked.js';
import type { Mention } from '../mention.js';
import { converted, unitNamed } from '../units.js';
import { type Asking, exact, type Way } from './asking.js';
import { list } from './words.js';

/** "The tower is 96 m high, 14 m higher than the church", "Lena is 34, her brother is 5 years older": the one that is told by the other. */
export const byTheOther: Way = (asking) => {
  const { property, query, reading, tokens } = asking;
  if (asking.facts.length === 0 || query.isShare || query.per.length > 0 || query.isMean || query.isTotal)
    return undefined;
  const apart = apartIn(asking);
  if (!apart) return undefined;
  const bases = asking.facts.filter(
    (fact) => fact.at !== apart.start && isBase(fact, apart, property.kind, query.unit?.dimension),
  );
  const [base] = bases;
  if (bases.length !== 1) return undefined;
  const own = tokens.filter((token) => token.start < apart.start && token.start > base.at);
  const than = tokens.filter((token) => token.start > apart.than);
  const topics = query.topics.filter(
    (topic) => !SIDES.some((side) => list(side).has(topic)) && !/^(?:age|birth|year|born)$/u.test(topic),
  );
  const isOf = (words: readonly { word: string }[]): boolean =>
    topics.some((topic) => words.some(({ word }) => says(topic, word) && !list('comparing').has(word)));
  const isOther = apart.than < Infinity && isOf(than);
  const isOwn = isOf(own);
  if (isOther === isOwn || isOf(tokens.filter(({ start }) => start < base.at))) return undefined;
  const by = unitOfApart(apart.mention, query.unit);
  if (by === null || reading.text.length === 0) return null;
  const isBack = property.kind === 'year' ? apart.isLess !== isOwn : apart.isLess === isOwn;
  return exact(base.value + (isBack ? -by : by));
};

const SIDES = ['long', 'wide', 'high', 'deep'];

interface Apart {
  mention: Mention;
  start: number;
  isLess: boolean;
  than: number;
}

/** The one amount that is told as so much more or less. */
function apartIn({ reading, tokens }: Asking): Apart | null {
  const found = reading.mentions.flatMap((mention): Apart[] => {
    const after = tokens.filter(({ start }) => start >= mention.end).slice(0, 2);
    const at = after.findIndex(({ word }) => list('comparing').has(word));
    if (mention.kind !== 'number' || at !== 0) return [];
    const than = after.at(1);
    const isThan = than !== undefined && list('than').has(than.word);
    return [
      {
        mention,
        start: mention.start,
        isLess: list('smaller').has(after[0].word),
        than: isThan ? than.start : Infinity,
      },
    ];
  });
  return found.length === 1 ? found[0] : null;
}

const isBase = (fact: Fact, { mention }: Apart, kind: string | null, dimension: string | undefined): boolean =>
  fact.at < mention.start &&
  !fact.isArticle &&
  (kind === 'year'
    ? fact.value >= 1900 && fact.value < 2100
    : kind === 'age'
      ? fact.unit === undefined || fact.unit.unit === 'year'
      : fact.unit !== undefined && fact.unit.dimension === dimension);

function unitOfApart(mention: Mention, unit: Asking['query']['unit']): number | null {
  const own = unitNamed(mention.unit);
  return own && unit ? converted(Number(mention.value), own, unit) : Number(mention.value);
}
