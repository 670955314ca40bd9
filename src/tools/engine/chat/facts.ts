import type { LeagueFactsSnapshot } from '../../../common/ports/league-facts.js';
import type { MoodSnapshot } from '../../../common/ports/mood.js';
import type { Offers } from '../grounded/known/offers.js';

/** A language that is answered in. */
export const SPOKEN = ['en', 'sv', 'de', 'fr', 'es'] as const;
export type Spoken = (typeof SPOKEN)[number];

/** What the conversation may draw on besides its own knowledge. */
export interface ChatFacts {
  /** Where this API answers, without a trailing slash. */
  publicUrl: string;
  /** The engine's name in paths. */
  persona: string;
  /** null where the league is not loaded in this process */
  league: LeagueFactsSnapshot | null;
  /** null where the engine is not loaded in this process */
  mood: MoodSnapshot | null;
  /** What is sold and what is free; missing where that is not told. */
  offers?: Offers;
  /** Chat calls the caller has left after this one; null when unknown. */
  callsRemaining: number | null;
  /** The language that the caller's client asks for (`Accept-Language`); it decides where a message is of any. */
  accepts?: Spoken;
  /** The caller's own instructions (system messages): language and length are followed, nothing else. */
  instructions?: string;
}

export interface Turn {
  role: 'user' | 'assistant';
  text: string;
}

export interface ChatAnswer {
  text: string;
  language: 'en' | 'sv';
  /** Ids of what the answer is about, e.g. `fabric/wool`, `league`. */
  topics: string[];
  /** Where the statements come from, e.g. `knowledge:fabric/wool`, `league:standings`. */
  sources: string[];
  /** Whether it answers; false where it says no more than that it does not know. */
  understood: boolean;
}
