import { isBeyond, isElsewhere, goesOnOfClothes } from './beyond.js';
import type { Intent } from './cues.js';
import {
  comparedWith,
  goesOnOfEngine,
  goesOnOfLeague,
  inherited,
  leansBack,
  MAX_ELLIPSIS,
  merge,
  speaksOfFighter,
  staysOfService,
} from './goes-on.js';
import { impliedBy, intentsOf } from './intents-asked.js';
import { meant, plainly } from './knowledge/wording.js';
import { languageOf } from './language.js';
import { mentionsIn, parted, spelled, spelledFreely } from './lexicon.js';
import { notesOf } from './notes-asked.js';
import type { Question, Thread } from './question.js';
import { tokensOf } from './text.js';
import { ordered, relevant } from './topics-asked.js';
import { MAN, WOMAN } from './who-asks.js';

/** Of a long message the beginning is read: so much text, so many words, none longer than a compound can be. */
const MAX_READ = 4000;
const MAX_TOKENS = 300;
const LONGEST_WORD = 40;

/** Characters of a message that may add to the weather spoken of before. */
export const ADDS_WEATHER = 60;

/** The words of a message, as they are spelled; in other words, as they are meant. */
function wordsOf(raw: string, reworded: boolean): string[] {
  const tokens = tokensOf(raw.slice(0, MAX_READ)).filter((token) => token.length <= LONGEST_WORD);
  if (!reworded) return spelled(tokens).slice(0, MAX_TOKENS);
  const words = spelledFreely(meant(tokens));
  const isSwedish = languageOf(raw.slice(0, MAX_READ), null).language === 'sv';
  return plainly(isSwedish ? parted(words) : words).slice(0, MAX_TOKENS);
}

/** What a message asks, in the light of what was said before. @param reworded whether to hear it in other words, too */
export function understand(raw: string, thread: Thread, reworded = false): Question {
  const tokens = wordsOf(raw, reworded);
  const plain = tokens.join(' ');
  const named = [...new Set(mentionsIn(tokens).map((mention) => mention.topic))];
  const ownCues = intentsOf(plain, named);
  const heardCues = impliedBy(named, ownCues);
  const staysInLeague = goesOnOfLeague(plain, tokens.length, named, heardCues, thread);
  const ofLeague = staysInLeague || speaksOfFighter(plain, thread);
  const staysWithEngine = goesOnOfEngine(plain, tokens.length, named, thread);
  const first: readonly Intent[] = [
    ...(ofLeague ? ['league' as const] : []),
    ...(staysWithEngine ? ['mood' as const] : []),
  ];
  const compared = comparedWith(plain, named, thread);
  const cues = [...new Set([...first, ...(compared ? (['compare'] as const) : []), ...heardCues])];
  const followUp = staysInLeague || leansBack(plain, tokens.length, named, cues, thread);
  const elsewhere = isElsewhere(raw, plain, named) && !goesOnOfClothes(tokens, thread);
  const before = compared ? [compared, ...named] : merge(named, thread.topics);
  const topics = ordered(followUp ? before : named, cues);
  const intents = followUp ? inherited(cues, thread) : cues;
  return {
    raw,
    plain,
    ...languageOf(raw.slice(0, MAX_READ), thread.language),
    intent: intents.find((intent) => intent !== 'why') ?? intents[0] ?? null,
    intents,
    topics: relevant(topics, intents),
    followUp,
    ownIntents:
      staysInLeague || staysWithEngine ? cues : ownCues.filter((intent) => intent !== 'what' && intent !== 'why'),
    topicsBefore: thread.topics,
    asksWhy: cues.includes('why'),
    celsiusBefore: raw.length <= ADDS_WEATHER ? thread.celsius : null,
    before: followUp ? thread.plain : '',
    leagueBefore:
      thread.intent === 'league' && cues.includes('league') && tokens.length <= MAX_ELLIPSIS ? thread.plain : '',
    forMan: MAN.test(plain) || (thread.forMan && !WOMAN.test(plain)),
    beyond: elsewhere || isBeyond(plain, named, cues),
    elsewhere,
    notes: elsewhere
      ? []
      : notesOf(tokens, followUp || staysOfService(thread, named, tokens.length), cues, thread, reworded),
    reworded,
  };
}
