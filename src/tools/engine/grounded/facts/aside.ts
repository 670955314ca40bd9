import type { Property } from '../property.js';
import type { Fact } from './fact.js';
import type { Token } from './tokens.js';
import { NO_MORE, OF_NOW } from './words.js';

/** Whether an amount is told as what was or was planned, and a name does not ask for that. */
export function isAside(fact: Fact, { words }: Pick<Property, 'words'>, tokens: readonly Token[]): boolean {
  if (words.some((word) => NO_MORE.has(word))) return false;
  const own = tokens.filter(({ sentence }) => sentence === fact.sentence);
  const marks = own.filter((token, i) => isPast(token, own[i + 1]) || OF_NOW.has(token.word));
  const mark = marks.findLast(({ start }) => start < fact.at) ?? marks.find(({ stretch }) => stretch === fact.stretch);
  return mark !== undefined && !OF_NOW.has(mark.word);
}

/** "Last year", "she used to have". */
const isPast = ({ word }: Token, next: Token | undefined): boolean =>
  NO_MORE.has(word) || (word === 'used' && next?.word === 'to');
