import { askedAndTold } from '../asked-and-told.js';
import { fromText, type Grounded } from '../grounded.js';
import { namedBy, pricesIn, wordsOf } from '../problems/index.js';
import type { Reading } from '../reading.js';
import { saysOf } from '../says.js';
import data from '../words/dear-and-cheap.yaml.js';

const SAYS = saysOf(data as unknown as Record<'cheap' | 'dear', string>);

/** "Standard costs 3.90, express 8.50. Which one is cheaper?": of several values the one whose price is the lowest, or the highest. */
export function pricedChoice(values: readonly unknown[], { text }: Reading): Grounded | null {
  const { asked, told } = askedAndTold(text);
  const [cheap, dear] = [SAYS.cheap.test(asked), SAYS.dear.test(asked)];
  if (cheap === dear) return null;
  const prices = pricesIn(told);
  if (prices.length < 2 || prices.length !== values.length) return null;
  const sorted = [...prices].sort((a, b) => a.amount - b.amount);
  const [best, next] = cheap ? sorted : sorted.toReversed();
  if (best.amount === next.amount) return null;
  const own = values.filter(
    (value) => typeof value === 'string' && namedBy(wordsOf(value.replaceAll('_', ' ')), [best])?.length === 1,
  );
  return own.length === 1 ? fromText(own[0], best.words.join(' ')) : null;
}
