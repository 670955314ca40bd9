import { type Moment, momentsIn } from '../moments/moment.js';
import { isSaidIn } from '../moments/asked.js';
import { ofChain } from '../moments/index.js';
import { topicsBut, type Way } from './asking.js';

/** `clinics` of "clinics on 4 May, 11 May and 1 June", `feedings` of their times: as many as are listed. */
export const ofMoments: Way = (asking) => {
  const { query, facts, reading, scope, tokens } = asking;
  const [topic, ...more] = topicsBut(asking);
  const isCount = query.unit === null && !query.isMoney && query.per.length === 0 && !query.isShare && !query.isMean;
  if (!isCount || topic === undefined || more.length > 0 || !topic.endsWith('s') || !isSaidIn(topic, tokens))
    return undefined;
  if (facts.some(({ nouns }) => nouns.some((noun) => isSaidIn(topic, [{ word: noun } as never])))) return undefined;
  const lists = (['time', 'date'] as const)
    .map((kind) => momentsIn(reading, scope, kind))
    .filter(({ length }) => length > 1);
  if (lists.length !== 1) return undefined;
  const [list] = lists;
  const pairs = list.filter((one, i) => i % 2 === 1 && isUntil(one));
  if (pairs.length * 2 === list.length && list.every((one, i) => i % 2 === 1 || !isUntil(one))) return pairs.length;
  return ofChain(list.slice(0, 1), list).length === list.length && isListOf(topic, list) ? list.length : undefined;
};

const isUntil = ({ before }: Moment): boolean => /^(?:to|till|until|bis|à|a|hasta)$/u.test(before.at(-1)?.word ?? '');
/** What leads to the list, or stands in its sentence, is what is counted. */
const isListOf = (topic: string, [first]: readonly Moment[]): boolean =>
  isSaidIn(topic, [...first.before, ...first.after]);
