import { chancesOf } from '../arena/odds.js';
import type { Standings, Tick } from '../arena/view.js';

/** Of the matches that run, today’s, as far as the first places. */
const SHOWN_MATCH = '1d';
export const SHOWN_ENTRIES = 6;

interface LandingEntry {
  rank: number;
  id: string;
  name: string;
  /** by which the board ranks: return for the risk taken */
  score: number | null;
  /** percent */
  returnPct: number;
  /** among everybody who may still win, 0–1; null where it is not told */
  winProbability: number | null;
}

interface LandingMatch {
  duration: string;
  secondsLeft: number;
  entries: readonly LandingEntry[];
}

/** How the league stands, as far as the first page shows it. */
export interface LandingLeague {
  /** `running` or `paused` */
  status: string;
  participants: { house: number; challengersActive: number };
  markets: readonly { symbol: string; price: number; change24hPct: number | null }[];
  matches: readonly LandingMatch[];
}

/** Only that, of all that is known of it: it goes into the page. */
export const shownOf = ({ status, participants, markets, matches }: LandingLeague): LandingLeague => ({
  status,
  participants: { house: participants.house, challengersActive: participants.challengersActive },
  markets,
  matches: matches
    .filter(({ duration }) => duration === SHOWN_MATCH)
    .map((match) => ({ ...match, entries: match.entries.slice(0, SHOWN_ENTRIES).map(lineOf) })),
});

const lineOf = ({ rank, id, name, score, returnPct, winProbability }: LandingEntry): LandingEntry => ({
  rank,
  id,
  name,
  score,
  returnPct,
  winProbability,
});

/** What of the stream moves the first page. */
export type LeagueNews = { event: 'tick'; data: Tick } | { event: 'standings'; data: Standings };

/** The league after a piece of news. Pure. */
export const moved = (league: LandingLeague, { event, data }: LeagueNews): LandingLeague =>
  event === 'tick' ? priced(league, data) : { ...league, matches: league.matches.map((match) => placed(match, data)) };

function priced(league: LandingLeague, { prices }: Tick): LandingLeague {
  const now = new Map(prices.map(({ symbol, price }) => [symbol, price]));
  const markets = league.markets.map((market) => ({ ...market, price: now.get(market.symbol) ?? market.price }));
  return { ...league, markets };
}

function placed(match: LandingMatch, { duration, entries, odds }: Standings): LandingMatch {
  if (match.duration !== duration) return match;
  const toWin = chancesOf(odds);
  const told = entries.map(({ rank, participant_id: id, name, score, return_pct: returnPct }) => ({
    rank,
    id,
    name,
    score,
    returnPct,
    winProbability: toWin(id),
  }));
  return { ...match, entries: told };
}
