import { madeOnce } from '../../../common/kernel/made-once.js';
import type { LeagueFactsSnapshot } from '../../../common/ports/league-facts.js';
import { withoutAround } from './around.js';
import { celsiusIn } from './celsius.js';
import type { ChatFacts, Turn } from './facts.js';
import { staysOfService } from './goes-on.js';
import { SOCIAL } from './intents-asked.js';
import { isOnlyManner, mannerOf } from './manner.js';
import { isSocial } from './notes-asked.js';
import { NO_THREAD, type Question, type Thread } from './question.js';
import { ADDS_WEATHER, understand } from './understand.js';

/** Reads the user's side of a conversation, oldest first. */
export function threadOf(history: readonly Turn[], facts?: ChatFacts): Thread {
  const names = facts?.league ? namesIn(facts.league) : [];
  return history
    .filter((turn) => turn.role === 'user')
    .slice(-MAX_TURNS)
    .reduce<Thread>((thread, turn) => heard(thread, turn.text), { ...NO_THREAD, names });
}

/** Names of those who take part, lower case; of one picture of the league once. */
const namesIn = madeOnce(({ matches }: LeagueFactsSnapshot): readonly string[] => [
  ...new Set(matches.flatMap(({ entries }) => entries.map(({ name }) => name.toLowerCase()))),
]);

function heard(thread: Thread, message: string): Thread {
  const text = withoutAround(message);
  if (!isOnlyManner(text)) {
    const question = understoodIn(text, thread);
    const { forMan } = question;
    const celsius = celsiusIn(text) ?? (text.length <= ADDS_WEATHER ? thread.celsius : null);
    return { ...follow(thread, question), celsius, forMan };
  }
  return { ...thread, language: mannerOf(text).language ?? thread.language };
}

/** In other words where it says nothing in its own. */
function understoodIn(text: string, thread: Thread): Question {
  const question = understand(text, thread);
  return question.notes.length + question.topics.length > 0 ? question : understand(text, thread, true);
}

function follow(thread: Thread, question: Question): Thread {
  const social = question.intent !== null && SOCIAL.includes(question.intent);
  const { language, intent, topics, notes } = question;
  if (social || question.beyond || (notes.length > 0 && isSocial(notes[0]))) return { ...thread, language };
  if (topics.length === 0 && notes.length === 0 && intent !== 'league' && intent !== 'mood')
    return { ...thread, language };
  const ofEngine = intent === null && OF_ENGINE.test(notes[0]?.id ?? '');
  const stays = question.followUp || staysOfService(thread, topics, question.plain.split(' ').length);
  const plain = stays ? `${thread.plain} ${question.plain}` : question.plain;
  const kept = notes.length > 0 ? topics.filter(({ kind }) => kind !== 'season') : topics;
  return {
    ...thread,
    language,
    intent: ofEngine ? 'mood' : notes.length > 0 && intent === 'amount' ? null : intent,
    topics: kept,
    plain: plain.split(' ').slice(-MAX_CONTEXT).join(' '),
  };
}

/** Earlier messages that a question may lean on. */
const MAX_TURNS = 12;

/** Words of earlier messages that a note may lean on. */
const MAX_CONTEXT = 45;

/** How the ids of notes on the engine begin. */
const OF_ENGINE = /^note\/(?:engine|mind)-/;
