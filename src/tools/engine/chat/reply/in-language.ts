import type { ChatFacts, Turn } from '../facts.js';
import { topicById } from '../knowledge/index.js';
import type { Abroad } from '../text.js';
import type { Question } from '../question.js';
import { tellAbroad } from './abroad.js';
import {
  filled,
  said,
  sayApi,
  sayCare,
  sayCompared,
  sayMood,
  sayShrinkage,
  saySize,
  sayStanding,
  sayWhat,
  type Told,
} from './abroad-say.js';
import { CLOTHS, SENTENCES } from './abroad-words.js';
import { converted } from './conversion.js';
import { recalled } from './conversation.js';
import { nameGiven, tellStated } from './persona.js';

/** A question of English or Swedish with what would be told in them. */
export interface Understood {
  question: Question;
  topics: readonly string[];
  declined: boolean;
}

/** What is answered where only German, French or Spanish is to be spoken: in that language, or that it is not known in it. */
export function tellIn(
  speak: Abroad,
  message: string,
  history: readonly Turn[],
  facts: ChatFacts,
  understood: () => Understood,
): NonNullable<Told> {
  const told =
    ofCaller(speak, message, history, facts) ??
    tellAbroad(message, history, facts, speak) ??
    rendered(speak, understood(), facts);
  return told ?? { text: SENTENCES[speak].no, topics: [], sources: [] };
}

/** The name and the facts of the caller's instructions; facts are quoted, for nobody here translates. */
export function ofCaller(speak: Abroad, message: string, history: readonly Turn[], facts: ChatFacts): Told {
  const words = SENTENCES[speak];
  const asked = recalled(message, history);
  if (asked) return said(filled(words.recall, { asked }), 'conversation', 'conversation');
  const name = nameGiven(message, facts);
  if (name) return said(filled(words.name, { name }), 'persona', 'instructions');
  const stated = tellStated(message, history, facts, 'en');
  if (!stated) return null;
  return stated.declined
    ? { text: words.untold, topics: [], sources: [] }
    : said(filled(words.stated, { fact: stated.text }), 'persona', 'instructions');
}

function rendered(speak: Abroad, { question, topics, declined }: Understood, facts: ChatFacts): Told {
  const { intent, plain } = question;
  const words = SENTENCES[speak];
  if (intent === 'greet') return said(words.hello, 'manners', 'house');
  if (intent === 'thanks') return said(words.welcome, 'manners', 'house');
  const [first] = topics;
  if (declined || first === undefined) return null;
  if (first.startsWith('note/') && SHRINKS.test(plain))
    return ofThing(
      '',
      question.topics.map(({ id }) => id),
      question,
      speak,
    );
  if (first === 'league')
    return facts.league && sayStanding(facts.league, /\b(last|sist|bottom|sämst)\b/.test(plain), speak);
  if (first === 'mood') return facts.mood && sayMood(facts.mood, speak);
  if (first === 'size/chart') {
    const found = converted(question.raw.toLowerCase());
    return found && saySize(found, speak);
  }
  return ofThing(first, topics, question, speak) ?? ofApi(first, facts, speak);
}

function ofThing(first: string, topics: readonly string[], { intents, plain }: Question, speak: Abroad): Told {
  const words = SENTENCES[speak];
  const text = words.stains[first.replace(/^stain\//, '')] ?? words.occasions[first.replace(/^occasion\//, '')];
  if (text && topicById.has(first)) return said(text, first);
  const [a, b] = topics.flatMap((id) => CLOTHS.filter(([cloth]) => cloth === id));
  if (!a) return null;
  if (b) return intents.includes('compare') ? sayCompared(a, b, speak) : null;
  if (SHRINKS.test(plain)) return sayShrinkage(a, speak);
  if (intents.includes('care')) return sayCare(a, speak);
  return intents[0] === 'what' ? sayWhat(a, speak) : null;
}

const SHRINKS = /\b(shrink\w*|krymp\w*)\b/;
const LIMITS = /^(note\/api-(free-calls|429|reset)|api\/limits)$/;
const PRICES = /^(note\/api-(price|is-it-free)|api\/pricing)$/;
const KEYS = /^(note\/api-key|api\/key)$/;

function ofApi(first: string, facts: ChatFacts, speak: Abroad): Told {
  if (LIMITS.test(first)) return sayApi('limit', facts, speak);
  if (PRICES.test(first)) return sayApi('price', facts, speak);
  return KEYS.test(first) ? sayApi('api', facts, speak) : null;
}
