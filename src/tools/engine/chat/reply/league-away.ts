import type { LeagueFactsSnapshot } from '../../../../common/ports/league-facts.js';
import type { Spoken } from '../text.js';
import { filled } from './abroad-say.js';
import { LEAGUE_QUESTIONS } from './league-questions.js';

/** A league of which nothing is known yet: its questions are heard, nobody in it is. */
export const NO_LEAGUE = { matches: [] } as unknown as LeagueFactsSnapshot;

/** What is said of a league that is still starting, or not loaded in this process. */
export const sayAway = (speak: Spoken, publicUrl: string): string =>
  filled(LEAGUE_QUESTIONS[speak].says.away, { url: publicUrl });
