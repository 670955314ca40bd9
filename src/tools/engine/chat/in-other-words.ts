import type { Random } from '../../../common/kernel/random.js';
import { namesOther, partsOf } from './around.js';
import type { ChatFacts, Turn } from './facts.js';
import type { Manner } from './manner.js';
import { notesMetWhole, spokenIn } from './notes.js';
import { reply } from './proposals.js';
import type { Question } from './question.js';
import { threadOf } from './thread.js';
import type { Told } from './told.js';
import { understand } from './understand.js';

/** What is told where the message is heard in other words, too: those that stand for its own. */
export function inOtherWords(
  { history, message }: { history: readonly Turn[]; message: string },
  said: Manner,
  facts: ChatFacts,
  random: Random,
): Told | null {
  const heard = understand(message, threadOf(history, facts), true);
  const told = reply(said.language ? { ...heard, language: said.language } : heard, history, facts, random);
  return told.declined || told.topics.length === 0 || told.topics[0].startsWith('api/') ? null : told;
}

/** What is told of one clause of a message, where the others only say how it came about: a note of which the clause meets all. */
export function ofAPart(
  { history, message }: { history: readonly Turn[]; message: string },
  said: Manner,
  facts: ChatFacts,
  random: Random,
): Told | null {
  if (namesOther(message)) return null;
  const asks = ASKS.test(message);
  const thread = threadOf(history, facts);
  for (const part of partsOf(message))
    for (const reworded of [false, true]) {
      const heard = understand(part, thread, reworded);
      if (heard.elsewhere || heard.beyond) return null;
      const told = reply(said.language ? { ...heard, language: said.language } : heard, history, facts, random);
      if (!told.declined && (asks || told.topics[0] === 'api/errors') && isMetBy(told, heard)) return told;
    }
  return null;
}

/** A message that only states asks for no part of it. */
const ASKS =
  /\?|(?<!\p{L})(?:what|whats|how|why|which|where|when|who|can|may|could|need|hur|vad|varför|vilken|vilket|var|när|vem|kan|får|behöver)(?!\p{L})/iu;

/** Whether a clause by itself meets all that a note asks for, in two things at least; what the server answered says enough. */
export function isMetBy({ topics: [topic] }: Told, { plain, reworded }: Question): boolean {
  if (topic === 'api/errors') return true;
  return notesMetWhole(spokenIn(plain.split(' '), reworded)).some(({ id }) => id === topic);
}
