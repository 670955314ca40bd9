import type { Intent } from './cues.js';
import type { Note } from './knowledge/note.js';
import type { Topic } from './knowledge/topic.js';
import type { Language } from './text.js';

export interface Question {
  /** The message as it was written. */
  raw: string;
  /** Corrected tokens joined by spaces. */
  plain: string;
  language: Language;
  foreign: boolean;
  intent: Intent | null;
  /** All intents whose cues apply, strongest first. */
  intents: readonly Intent[];
  topics: readonly Topic[];
  /** Whether it leans on what was said before. */
  followUp: boolean;
  /** The intents that the message itself has cues for. */
  ownIntents: readonly Intent[];
  /** What was spoken of before. */
  topicsBefore: readonly Topic[];
  asksWhy: boolean;
  /** The temperature outdoors that a short message leans on, °C. */
  celsiusBefore: number | null;
  /** What the message goes on from, in corrected tokens; nothing where it stands alone. */
  before: string;
  /** What was said of the league before, where this goes on from it. */
  leagueBefore: string;
  /** Whether somebody said to be a man, or speaks of men's clothes. */
  forMan: boolean;
  /** Something no tailor answers. */
  beyond: boolean;
  /** Something of another trade: a car, a flight, a government. */
  elsewhere: boolean;
  /** The particular questions it may be, the most exact first. */
  notes: readonly Note[];
  /** It is heard in other words, too: what is typed in a hurry, turns of phrase, words that stand for others. */
  reworded: boolean;
  /** Put into English with a word that stayed strange: how a thing is treated leaves nothing of it open. */
  strange?: boolean;
}

/** What a conversation is about so far. */
export interface Thread {
  language: Language | null;
  intent: Intent | null;
  topics: readonly Topic[];
  /** The last message that carried the subject, for follow-ups about figures. */
  plain: string;
  /** The temperature outdoors that was last spoken of, °C. */
  celsius: number | null;
  forMan: boolean;
  /** Names that the facts bring along: the league's participants, lower case. */
  names: readonly string[];
}

export const NO_THREAD: Thread = {
  language: null,
  intent: null,
  topics: [],
  plain: '',
  celsius: null,
  forMan: false,
  names: [],
};
