import { inSpoken, type SaidInAll, type Spoken, tokensOf } from '../text.js';
import data from './care-symbols.yaml.js';
import type { ToldAlike } from './told-alike.js';

interface Written {
  shapes: Record<string, string>;
  marks: Record<string, string>;
  asks: string;
  symbols: { shape: string; mark: string; said: SaidInAll }[];
}

const { shapes, marks, asks, symbols } = data as unknown as Written;
const word = (pattern: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu');
const patternsOf = (written: Record<string, string>): (readonly [string, RegExp])[] =>
  Object.entries(written).map(([name, pattern]) => [name, word(pattern)]);
const SHAPES = patternsOf(shapes);
const MARKS = patternsOf(marks);
const ASKS = new RegExp(asks, 'iu');
const MOST_WORDS = 18;

/** "And an iron with one dot?": one symbol of a care label with one mark, in whatever language; null where a text has none, or more. */
export function tellSymbol(message: string, spoken: () => Spoken): ToldAlike | null {
  const [shape, mark] = [SHAPES, MARKS].map((all) => all.filter(([, pattern]) => pattern.test(message)));
  const isOne = shape.length === 1 && mark.length === 1 && ASKS.test(message);
  if (!isOne || tokensOf(message).length > MOST_WORDS) return null;
  const found = symbols.find((one) => one.shape === shape[0][0] && one.mark === mark[0][0]);
  if (!found) return null;
  const speak = spoken();
  return { text: inSpoken(found.said, speak), speak, topic: `note/symbol-${found.shape}` };
}
