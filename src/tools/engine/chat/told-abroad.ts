import type { Random } from '../../../common/kernel/random.js';
import { partsOf } from './around.js';
import type { ChatAnswer, ChatFacts, Turn } from './facts.js';
import { isMetBy } from './in-other-words.js';
import { namesOtherField } from './knowledge/other-fields.js';
import { type Manner, sentencesOf } from './manner.js';
import { reply } from './proposals.js';
import type { Question } from './question.js';
import { abroadIn, tellAbroad } from './reply/abroad.js';
import { SENTENCES } from './reply/abroad-words.js';
import { asksOnlyWhy } from './reply/why-care.js';
import { gloss, hasStrangeWord } from './reply/gloss.js';
import { ofCaller, rendered, tellIn } from './reply/in-language.js';
import { shopTongue } from './shop/shop-tongue.js';
import { type Abroad, tokensOf } from './text.js';
import { threadOf } from './thread.js';
import type { Told } from './told.js';
import { understand } from './understand.js';

/** @property untold what only the caller could have told is asked, and nothing else answers it */
type ToldAbroad = Pick<ChatAnswer, 'text' | 'topics' | 'sources'> & { untold?: true };

/** In German, French or Spanish, where that was asked in or is asked for. */
export function toldAbroad(
  { history, message }: { history: readonly Turn[]; message: string },
  { abroad, language }: Manner,
  facts: ChatFacts,
  random: Random,
): ToldAbroad | null {
  if (!abroad) {
    if (language) return null;
    const speak = abroadIn(message, history) ?? (facts.instructions === undefined ? null : shopTongue(message));
    return (speak && ofCaller(speak, message, history, facts)) ?? tellAbroad(message, history, facts);
  }
  return tellIn(abroad, message, history, facts, () => {
    const question = understand(message.replace(WISH, ''), threadOf(history, facts));
    const { text, topics, declined = false } = reply(question, history, facts, random);
    return { question, text, topics, declined };
  });
}

/** What is told abroad, else by its English words; a size that a table holds is read from it. */
export function knownAbroad(
  asked: { history: readonly Turn[]; message: string },
  abroad: ToldAbroad,
  facts: ChatFacts,
  random: Random,
  isOnlyWish: boolean,
): ToldAbroad {
  const isTable = TABLES.has(abroad.topics[0]) && /\d/.test(asked.message);
  if (isOnlyWish || abroad.untold || (abroad.topics.length > 0 && !isTable)) return abroad;
  const told = toldInEnglish(asked, facts, random);
  if (!told || isSaidAgain(asked, told) || (isTable && !told.topics[0].startsWith('size/'))) return abroad;
  return told;
}

/** "Pourquoi ?" is not answered by the same again. */
const isSaidAgain = (
  { history, message }: { history: readonly Turn[]; message: string },
  { text }: ToldAbroad,
): boolean => asksOnlyWhy(message) && history.findLast(({ role }) => role === 'assistant')?.text === text;

/** Notes that are a table of sizes. */
const TABLES: ReadonlySet<string> = new Set(['note/shoes-chart', 'note/ring-hat-glove']);

/** What is known by a question’s English words: in its own language where there are words for it, else in English, said to be so; null where it is not known. */
function toldInEnglish(
  { history, message }: { history: readonly Turn[]; message: string },
  facts: ChatFacts,
  random: Random,
): ToldAbroad | null {
  const speak = abroadIn(message, history);
  if (!speak) return null;
  const turns = history.map((turn) => (turn.role === 'user' ? { ...turn, text: gloss(turn.text, speak) } : turn));
  const thread = threadOf(turns, facts);
  for (const asked of heardAs(message, speak)) {
    const heard = understand(asked.text, thread, asked.reworded);
    const question: Question = { ...heard, language: 'en', foreign: false, strange: asked.strange };
    const told = reply(question, turns, facts, random);
    const isKnown = !told.declined && told.topics.length > 0 && (!asked.isPart || isMetBy(told, question));
    if (isKnown) return inItsLanguage(speak, question, told, facts);
  }
  return null;
}

/** A question in English words, the way it is heard, and whether it is a clause of what was said. */
interface Heard {
  text: string;
  reworded: boolean;
  strange: boolean;
  isPart: boolean;
}

/** The ways to hear a message in English: as one row of words, sentence by sentence, and each clause by itself. */
function heardAs(message: string, speak: Abroad): Heard[] {
  const bySentence = sentencesOf(message).map((one) => glossed(one, speak));
  const whole = { strange: hasStrangeWord(message, speak), isPart: false };
  const texts = [{ text: gloss(message, speak), ...whole }];
  if (bySentence.length > 1) texts.push({ text: bySentence.join(' '), ...whole });
  const clauses = namesOtherField(tokensOf(gloss(message, speak))) ? [] : partsOf(message);
  const parts = clauses.map((part) => ({
    text: glossed(part, speak),
    strange: hasStrangeWord(part, speak),
    isPart: true,
  }));
  return [...texts, ...parts].flatMap((one) => [false, true].map((reworded) => ({ ...one, reworded })));
}

/** A sentence in English words that ends as it did. */
const glossed = (sentence: string, speak: Abroad): string =>
  `${gloss(sentence, speak)}${/[?!]/.exec(sentence.slice(-4))?.[0] ?? '.'}`;

function inItsLanguage(speak: Abroad, question: Question, told: Told, facts: ChatFacts): ToldAbroad | null {
  const { text, topics, sources } = told;
  if (OWN_SIZES.test(topics[0])) return null;
  const own = rendered(speak, { question, text, topics, declined: false }, facts);
  return own ?? { text: SENTENCES[speak].english + text, topics, sources };
}

/** Countries count sizes in their own ways: those are told in their own language or not at all. */
const OWN_SIZES = /^size\/chart$/;

/** The end of a message that says which language to answer in. */
const WISH =
  /[,;.]?\s{1,3}(?:and\s{1,3})?(?:please\s{1,3})?(?:(?:answer|reply|respond|svara)\s{1,3})?(?:in|auf|på|en)\s{1,3}(?:german|deutsch|tyska|french|français|franska|spanish|español|spanska)(?:\s{1,3}(?:please|tack|bitte))?[.!?\s]{0,9}$/iu;
