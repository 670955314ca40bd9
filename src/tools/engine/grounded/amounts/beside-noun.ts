import { isAmount } from '../facts/fact.js';
import { isMeasuredSo } from '../facts/explained.js';
import { says } from '../moments/asked.js';
import type { Asking, Way } from './asking.js';

/** "1,250 EUR budget", "480 EUR ausgegeben": the only amount that the word of the name stands right after, or right before with a colon or nothing between. */
export const besideNoun: Way = ({ query, facts, property }: Asking) => {
  const [topic, ...more] = query.topics;
  const isPlain = query.per.length === 0 && !query.isTotal && !query.isMean && !query.isShare && !query.isNow;
  if (!isPlain || topic === undefined || more.length > 0 || !query.isMoney || property.words.includes('total'))
    return undefined;
  const own = facts.filter((fact) => isMeasuredSo(query, fact) && isAmount(fact));
  const named = own.filter(({ nouns }) => nouns.length > 0 && says(topic, nouns[0]));
  return own.length > 1 && named.length === 1 ? named[0].value : undefined;
};
