import type { LeagueFactsSnapshot } from '../../../common/ports/league-facts.js';
import type { MoodSnapshot } from '../../../common/ports/mood.js';

/** What is sold and what is free. */
export interface Offers {
  plans: readonly {
    id: string;
    name: string;
    priceUsd: number;
    limits: Readonly<Record<string, number | 'unlimited'>>;
  }[];
  packs: readonly { id: string; calls: number; priceUsd: number }[];
  free: Readonly<{ chat: number; fashion: number }>;
}

/** All that is true beside the text. */
export interface House {
  league: LeagueFactsSnapshot | null;
  mood: MoodSnapshot | null;
  offers: Offers;
  /** What the conversation answers to the same words; without sources it knows nothing of it. */
  answer: { text: string; sources: readonly string[]; points: readonly string[] };
}
