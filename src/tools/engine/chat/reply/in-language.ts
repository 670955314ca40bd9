import type { ChatFacts, Turn } from '../facts.js';
import { topicById } from '../knowledge/index.js';
import type { Abroad } from '../text.js';
import type { Question } from '../question.js';
import { tellAbroad } from './abroad.js';
import {
  filled,
  type NamedCloth,
  said,
  sayApi,
  sayCare,
  sayCompared,
  sayMood,
  sayPermission,
  sayProperty,
  sayShrinkage,
  saySize,
  sayStanding,
  sayWhat,
  type Told,
} from './abroad-say.js';
import { CLOTHS, SENTENCES } from './abroad-words.js';
import { filled as addressed } from './clothes.js';
import { converted } from './conversion.js';
import { recalled } from './conversation.js';
import { permitted } from './permission.js';
import { tellOrigin } from './origin.js';
import { nameGiven } from './persona.js';
import { tellStated } from './stated.js';
import { propertyAsked } from './property.js';
import { saidAbroad } from './said-abroad.js';
import { tellChart } from './size-charts.js';
import { tellUnits } from './units.js';

/** A question of English or Swedish with what would be told in them. */
export interface Understood {
  question: Question;
  text: string;
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
  const stated = tellStated(message, history, facts, speak);
  if (!stated) return null;
  if (stated.own) return stated;
  return stated.declined
    ? { text: words.untold, topics: [], sources: [], untold: true }
    : said(filled(words.stated, { fact: stated.text }), 'persona', 'instructions');
}

/** What was understood, in the words of another language; null where it has none there. */
export function rendered(speak: Abroad, { question, text, topics, declined }: Understood, facts: ChatFacts): Told {
  const { intent, plain } = question;
  const words = SENTENCES[speak];
  if (intent === 'greet') return said(words.hello, 'manners', 'house');
  if (intent === 'thanks') return said(words.welcome, 'manners', 'house');
  const [first] = topics;
  if (declined || first === undefined) return null;
  const own = workedOutIn(speak, first, question) ?? saidAbroad(first, text, speak);
  if (own) return said(addressed(own, facts), first);
  if (first.startsWith('note/') && SHRINKS.test(plain))
    return ofThing(
      '',
      question.topics.map(({ id }) => id),
      question,
      speak,
    );
  if (first === 'league' && OF_MARKET.test(text)) return null;
  if (first === 'league')
    return facts.league && sayStanding(facts.league, /\b(last|sist|bottom|sämst)\b/.test(plain), speak);
  if (first === 'mood') return facts.mood && sayMood(facts.mood, speak);
  if (first === 'size/chart') {
    const found = converted(question.raw.toLowerCase());
    return found && saySize(found, speak);
  }
  return ofThing(first, topics, question, speak) ?? ofApi(first, facts, speak);
}

/** What is worked out from tables and figures, whatever language it is said in. */
function workedOutIn(speak: Abroad, first: string, question: Question): string | undefined {
  const { raw } = question;
  if (first === 'size/units') return tellUnits(raw, speak) ?? undefined;
  if (first.startsWith('size/')) return tellChart(raw, speak)?.text;
  return first.startsWith('fabric/') ? tellOrigin(question, speak)?.text : undefined;
}

function ofThing(first: string, topics: readonly string[], question: Question, speak: Abroad): Told {
  const words = SENTENCES[speak];
  const text = words.stains[first.replace(/^stain\//, '')] ?? words.occasions[first.replace(/^occasion\//, '')];
  if (text && topicById.has(first)) return said(text, first);
  const [a, b] = topics.flatMap((id) => CLOTHS.filter(([cloth]) => cloth === id));
  if (!a) return null;
  if (b) return question.intents.includes('compare') ? sayCompared(a, b, speak) : null;
  return ofCloth(a, question, speak);
}

/** Whether a cloth may be treated so or is so, how it is cared for, or what it is. */
function ofCloth(cloth: NamedCloth, question: Question, speak: Abroad): Told {
  const { intents, plain } = question;
  if (SHRINKS.test(plain)) return sayShrinkage(cloth, speak);
  const permission = permitted(question);
  if (permission) return sayPermission(cloth, permission.may, sideNamed(plain), speak);
  const property = propertyAsked(question);
  if (property) return sayProperty(cloth, property, speak);
  if (intents.includes('care')) return sayCare(cloth, speak, sideNamed(plain));
  return intents[0] === 'what' ? sayWhat(cloth, speak) : null;
}

/** The one side of care that is named, but washing. */
function sideNamed(plain: string): 'dry' | 'iron' | null {
  if (/\b(?:wash\w*|clean\w*)\b/.test(plain)) return null;
  if (/\biron\w*\b/.test(plain)) return 'iron';
  return /\b(?:dry|dryer|drying|tumble\w*)\b/.test(plain) ? 'dry' : null;
}

/** A price on the league’s market is no standing. */
const OF_MARKET = /\b[A-Z]{3,5}-USD\b/;
const SHRINKS = /\b(shrink\w*|krymp\w*)\b/;
const LIMITS = /^(note\/api-(free-calls|429|reset)|api\/limits)$/;
const PRICES = /^(note\/api-(price|is-it-free)|api\/pricing)$/;
const KEYS = /^(note\/api-key|api\/key)$/;

function ofApi(first: string, facts: ChatFacts, speak: Abroad): Told {
  if (LIMITS.test(first)) return sayApi('limit', facts, speak);
  if (PRICES.test(first)) return sayApi('price', facts, speak);
  return KEYS.test(first) ? sayApi('api', facts, speak) : null;
}
