import type { Standings, Tick } from '../arena/view.js';

interface LandingEntry {
  rank: number;
  id: string;
  name: string;
  /** percent */
  returnPct: number;
  /** 0–1 */
  winProbability: number | null;
}

interface LandingMatch {
  duration: string;
  secondsLeft: number;
  entries: readonly LandingEntry[];
}

/** How the league stands, as far as the first page shows it. */
export interface LandingLeague {
  participants: { house: number; challengersActive: number };
  markets: readonly { symbol: string; price: number; change24hPct: number | null }[];
  matches: readonly LandingMatch[];
}

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

function placed(match: LandingMatch, { duration, entries }: Standings): LandingMatch {
  if (match.duration !== duration) return match;
  const told = entries.map(({ rank, participant_id: id, name, return_pct: returnPct, win_probability }) => ({
    rank,
    id,
    name,
    returnPct,
    winProbability: win_probability,
  }));
  return { ...match, entries: told };
}
