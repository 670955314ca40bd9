import type { LeagueFactsSnapshot } from '../../../common/ports/league-facts.js';
import type { MoodSnapshot } from '../../../common/ports/mood.js';
import type { Offers } from './known/offers.js';

/** All that is true beside the text. */
export interface House {
  league: LeagueFactsSnapshot | null;
  mood: MoodSnapshot | null;
  offers: Offers;
  /** What the conversation answers to the same words; without sources it knows nothing of it. */
  answer: { text: string; sources: readonly string[]; points: readonly string[] };
}
