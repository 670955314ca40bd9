import { unitNamed } from '../../units.js';
import type { Problem, Solved } from '../problem.js';
import { namedBy } from '../priced/named-prices.js';
import { type Price, tellingsIn, wordsOf } from '../priced/price-list.js';
import { SAYS } from '../words.js';

/** "Germany 2 days, Austria 4 days": what a list tells of each thing, in the unit that a name asks for. */
const entriesIn = (text: string, { property }: Problem): Price[] =>
  tellingsIn(text).flatMap(({ part, numbers, words }): Price[] => {
    const [number] = numbers;
    const isOwn = number?.unit !== undefined && unitNamed(number.unit)?.unit === property.unit?.unit;
    if (numbers.length !== 1 || !isOwn || words.length === 0 || words.length > 5) return [];
    return [{ words, noun: words[words.length - 1], called: part, amount: Number(number.value), currency: undefined }];
  });

/** What the caller's instructions tell of the one thing that a question names. */
export function byToldList(problem: Problem): Solved {
  const { property, reading, amounts, question } = problem;
  if (reading.instructions === undefined || property.unit === null || property.unit.currency || amounts.length > 0)
    return undefined;
  const entries = entriesIn(reading.instructions, problem);
  if (entries.length < 1 || !question.includes('?') || SAYS.apartFrom.test(question)) return undefined;
  const named = namedBy(wordsOf(question), entries);
  return named?.length === 1 ? { value: named[0].amount, unit: property.unit.unit } : undefined;
}
