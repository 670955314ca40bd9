import { clauseAt, stemIn } from '../clause.js';
import type { Mention } from '../mention.js';
import { type Property, stemsOf } from '../property.js';
import type { Reading } from '../reading.js';

/** Words before a number that do not say what it is of. */
const LEADS_ON =
  /^(?:is|are|was|were|be|costs?|cost|for|at|of|to|from|about|around|only|exactly|roughly|nearly|over|under|than|the|a|an|and|or|with|has|have|had|in|on|by|weighs?|measures?|takes?|paid|pays?|pay|needs?|need|order|ordered|plus|minus|another|all|these|those|my|our|your|her|his|their|its|i|we|you|he|she|they|it|kostar|är|var|för|på|i|av|till|från|med|har|kostet|ist|war|für|von|mit|hat|sind|coûte|est|pour|de|a|cuesta|es|por|con|size|no|nr|number|total|sum|price|up|within|every|each|per)$/iu;

/** "3 rooms, second floor", "rent 1450 EUR, deposit two rents": a number with a noun of its own beside it, which the name does not have. */
export function isOfOther(labels: Property['labels'], text: string, { start, end, unit }: Mention): boolean {
  const clause = clauseAt(text, start);
  const has = (word: string): boolean =>
    labels.some((stems) => stemIn(word, { start: 0, end: word.length }, stems, 0) >= 0);
  const before = /(?<![\p{L}\d])(\p{L}{2,30})\s$/u.exec(text.slice(Math.max(clause.start, start - 40), start))?.[1];
  if (before !== undefined && !LEADS_ON.test(before) && !has(before)) return unit !== undefined;
  const after = /^\s((?:\p{L}[\p{L}-]*\s?){1,3})/u.exec(text.slice(end, clause.end))?.[1].trim().split(' ') ?? [];
  const [noun] = after;
  return unit === undefined && noun !== undefined && !LEADS_ON.test(noun) && !after.some(has);
}

const MEASURES = [
  'bust',
  'chest',
  'waist',
  'hips',
  'height',
  'inseam',
  'shoulder',
  'sleeve',
  'neck',
  'thigh',
  'age',
  'weight',
  'discount',
].flatMap(stemsOf);

/** Whether its own clause already says what a number measures. */
export const isMeasured = ({ text }: Reading, { start }: Mention): boolean =>
  stemIn(text, clauseAt(text, start), MEASURES, start) >= 0;
