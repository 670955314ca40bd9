import type { Random } from '../../../common/kernel/random.js';
import type { ChatFacts, Turn } from './facts.js';
import { sentencesOf } from './manner.js';
import { reply } from './proposals.js';
import { partAsked, putInBefore, saysOfThing } from './put-in-before.js';
import { NO_THREAD, type Question } from './question.js';
import { capital } from './reply/say.js';
import { decline } from './reply/self.js';
import { stemsOf } from './stems.js';
import { tokensOf } from './text.js';
import { own, type Told } from './told.js';
import { understand } from './understand.js';

/**
 * "And in the US?", "what if it is silk?", "and at −10?": the question before with that put in, where it is known. It goes
 * before what the words mean by themselves where a figure is asked on, or a cloth.
 */
export function toldOfBefore(
  question: Question,
  { history, message }: { history: readonly Turn[]; message: string },
  facts: ChatFacts,
  random: Random,
): Told | null {
  const joined = putInBefore(history, message);
  if (joined === null) return null;
  const { language } = question;
  const heard = understand(joined, NO_THREAD);
  const told = reply({ ...heard, language }, [], facts, random);
  const isKnown = !told.declined && !history.some(({ text }) => text.includes(told.text));
  if (!isKnown && partAsked(message) !== null) return { ...own(decline(question)), declined: true, untold: true };
  const [topic = 'fabric/', other] = told.topics;
  if (told.declined) return null;
  const isCompared = topic.startsWith('fabric/') && other?.startsWith('fabric/') && ASKS_WHICH.test(message);
  if (isCompared) return { ...told, text: sentencesOf(told.text)[0].trim(), sources: ['conversation'], closing: '' };
  const isAskedSo = /^(?:fabric|mood)\//.test(topic) && !saysOfThing(message);
  return isAskedSo || !isKnown ? null : told;
}

/** What the last answer said of a part: "and the sleeves?" after how a jacket fits. */
export function ofPartTold(history: readonly Turn[], message: string): Told | null {
  const part = partAsked(message);
  const told = history.at(-1);
  if (part === null || told?.role !== 'assistant') return null;
  const stems = stemsOf(part.toLowerCase());
  const clause = sentencesOf(told.text)
    .flatMap((one) => one.split(/[;:]|, (?:and |och )?(?=the |den |det |\p{L}+(?:en|et|arna) )/u))
    .find(
      (one) =>
        tokensOf(one).length >= LEAST_TOLD &&
        tokensOf(one).some((word) => stemsOf(word).some((stem) => stems.includes(stem))),
    );
  return clause
    ? { text: `${capital(clause.trim().replace(/[.,]$/u, ''))}.`, topics: [], sources: ['conversation'] }
    : null;
}

/** So many words say something of it. */
const LEAST_TOLD = 4;

/** "Which lasts longer?" of two that were compared: the comparison itself is told, not again what each of them is. */
const ASKS_WHICH = /^(?:and |but |och |men )?(?:which|vilken|vilket)\b/iu;
