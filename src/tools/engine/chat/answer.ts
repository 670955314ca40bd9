import type { Random } from '../../../common/kernel/random.js';
import type { ChatAnswer, ChatFacts, Turn } from './facts.js';
import { FACETS, type Facet, type Topic } from './knowledge/topic.js';
import { offer, type Reply, tell, tellClothes } from './reply/clothes.js';
import { tellLeague } from './reply/league.js';
import { tellMood } from './reply/mood.js';
import { capabilities, decline, foreignNote, goodbye, greet, introduce, welcome } from './reply/self.js';
import { type Question, threadOf, understand } from './understand.js';

/** The name under which this engine answers. */
export const EMBEDDED_MODEL = 'atelier-embedded';

/**
 * Answers one message of a conversation from the garment knowledge and the given facts, in the language of the
 * question (English or Swedish). Pure: equal history, message, facts and chance give equal answers.
 * @param history earlier turns, oldest first @param message 1–8,000 characters
 */
export function answer(history: readonly Turn[], message: string, facts: ChatFacts, random: Random): ChatAnswer {
  const question = understand(message, threadOf(history));
  const { text, topics, sources } = reply(question, history, facts, random);
  const note = question.foreign ? foreignNote : '';
  return { text: note + text, language: question.language, topics, sources };
}

type Told = Omit<ChatAnswer, 'language'>;

function reply(question: Question, history: readonly Turn[], facts: ChatFacts, random: Random): Told {
  if (question.beyond) return own(decline(question, random));
  if (question.intent === 'league')
    return { text: tellLeague(question, facts), topics: ['league'], sources: facts.league ? ['league:standings'] : [] };
  if (question.intent === 'mood')
    return { text: tellMood(question, facts), topics: ['mood'], sources: facts.mood ? ['engine:state'] : [] };
  const social = aboutSelf(question, facts, random);
  if (social) return own(social);
  const told = question.intent === 'more' ? tellMore(question, history, facts) : tellClothes(question, facts);
  return told ? known(told, question, facts, random) : own(decline(question, random));
}

function aboutSelf(question: Question, facts: ChatFacts, random: Random): string | null {
  switch (question.intent) {
    case 'greet':
      return greet(question, random);
    case 'thanks':
      return welcome(question, random);
    case 'bye':
      return goodbye(question, random);
    case 'identity':
      return introduce(question);
    case 'capability':
      return capabilities(question, facts);
    default:
      return null;
  }
}

function known(told: Reply, question: Question, facts: ChatFacts, random: Random): Told {
  const left = callsLeft(told, question, facts);
  const closing = random.chance(0.7) ? offer(told, question.language, facts) : '';
  const topics = told.topics.map((topic) => topic.id);
  return { text: `${told.text}${left}${closing}`, topics, sources: topics.map((id) => `knowledge:${id}`) };
}

function callsLeft({ topics }: Reply, { language }: Question, { callsRemaining }: ChatFacts): string {
  const asked = topics.some((topic) => topic.id === 'api/limits' || topic.id === 'api/key-manage');
  if (!asked || callsRemaining === null) return '';
  return language === 'sv'
    ? ` Du har ${callsRemaining} chattanrop kvar.`
    : ` You have ${callsRemaining} chat calls left.`;
}

/** The sides of the last topic that have not been told yet. */
function tellMore(question: Question, history: readonly Turn[], facts: ChatFacts): Reply | null {
  const said = history
    .filter((turn) => turn.role === 'assistant')
    .map((turn) => turn.text)
    .join('\n');
  const sides = question.topics.flatMap((topic) => FACETS.map((facet) => side(topic, facet, question, facts)));
  const fresh = sides
    .filter((part): part is Side => part !== null && !said.includes(part.text.slice(0, 60)))
    .slice(0, 2);
  if (fresh.length === 0) return null;
  return {
    text: fresh.map((part) => part.text).join(' '),
    topics: fresh.map((part) => part.topic),
    facets: fresh.map((part) => part.facet),
  };
}

interface Side {
  topic: Topic;
  facet: Facet;
  text: string;
}

function side(topic: Topic, facet: Facet, { language }: Question, facts: ChatFacts): Side | null {
  const text = tell(topic, facet, language, facts);
  return text === null ? null : { topic, facet, text };
}

const own = (text: string): Told => ({ text, topics: [], sources: [] });
