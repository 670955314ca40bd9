import type { Random } from '../../../common/kernel/random.js';
import type { ChatFacts, Turn } from './facts.js';
import { MAX_ADDED } from './goes-on.js';
import type { Manner } from './manner.js';
import { reply } from './proposals.js';
import { tokensOf } from './text.js';
import { threadOf } from './thread.js';
import type { Told } from './told.js';
import { understand } from './understand.js';

/**
 * What a short message that means nothing by itself adds to a question before it: "in blue", "and for children?". Each of
 * its words has to be met like those of any question, and what was told already is no answer to it.
 */
export function takenTogether(
  { history, message }: { history: readonly Turn[]; message: string },
  said: Manner,
  facts: ChatFacts,
  random: Random,
): Told | null {
  if (tokensOf(message).length > MAX_ADDED || IS_CLAUSE.test(message)) return null;
  const added = message.replace(OPENS, '');
  for (const at of userTurns(history).slice(-MAX_BACK).toReversed()) {
    const before = history.slice(0, at);
    if (tokensOf(history[at].text).length < LEAST_WHOLE) continue;
    const joined = `${history[at].text.replace(/[\s.!?]*$/, '')} ${added}`;
    const heard = understand(joined, threadOf(before, facts));
    const told = reply(said.language ? { ...heard, language: said.language } : heard, before, facts, random);
    if (!told.declined && told.topics.length > 0 && !history.some(({ text }) => text.includes(told.text))) return told;
  }
  return null;
}

const userTurns = (history: readonly Turn[]): number[] =>
  history.flatMap(({ role }, at) => (role === 'user' ? [at] : []));
/** Words of a message that is the rest of the one before it, and how far back that may be. */
const LEAST_WHOLE = 4;
const MAX_BACK = 2;
/** A sentence that stands by itself. */
const IS_CLAUSE = /^(?:i|we|my|our|he|she|jag|vi|min|mitt|mina|han|hon) \p{L}+ (?:\p{L}+ )*\p{L}+/iu;
const OPENS = /^(?:and|och|but|men|or|eller|so|what about|how about|hur är det med|then)\s+/i;
