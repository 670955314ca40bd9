import type { Random } from '../../../common/kernel/random.js';
import type { ChatFacts, Turn } from './facts.js';
import { isMetBy } from './in-other-words.js';
import { TURNS } from './knowledge/kinds-asked.js';
import { sentencesOf } from './manner.js';
import { reply } from './proposals.js';
import { NO_THREAD, type Question } from './question.js';
import { withThing } from './thing-meant.js';
import type { Told } from './told.js';
import { understand } from './understand.js';

/** "How do I store it?" after a silk blouse: what is told of storing a silk blouse, where a note is of both. */
export function toldOfThing(
  { language }: Question,
  { history, message }: { history: readonly Turn[]; message: string },
  facts: ChatFacts,
  random: Random,
): Told | null {
  const whole = withThing(history, message);
  if (whole === null) return null;
  const heard = understand(whole, NO_THREAD);
  const told = reply({ ...heard, language }, [], facts, random);
  if (told.declined || history.some(({ text }) => text.includes(told.text))) return null;
  const decides =
    !TURNS.yesOrNo.test(heard.plain) || TURNS.decides.test(told.text) || DENIES.test(sentencesOf(told.text)[0]);
  return decides && isMetBy(told, heard) ? told : null;
}

const DENIES = /^(?:keep|avoid|better|undvik|hellre)(?!\p{L})|(?<!\p{L})(?:not|never|inte|aldrig)(?!\p{L})/iu;
