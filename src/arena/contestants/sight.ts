import type { Sight } from '../engine/contestant/index.js';

export type Bars = Sight['hours'][string];

/** The league as `/api/state` shows it, as far as a contestant looks. */
export interface StateAnswer {
  as_of: string;
  league: {
    status?: string;
    markets: Sight['markets'];
    matches: { id: string; starts_at: string; ends_at: string }[];
    rules: LeagueRules;
  };
  candles: { '1m': Record<string, Bars> };
}

interface LeagueRules {
  fees: { taker_bps: number; maker_bps: number };
  leverage: { maximum: number };
  symbols: { minimum_notional_usd: number }[];
  heartbeat: { timeout_seconds: number };
  score: { formula: string };
}

/** A contestant's own part, as `/api/v1/agents/me` shows it. */
export interface MeAnswer {
  account: Sight['account'];
  matches: { match_id: string; duration: string; rank: number; return_pct: number; eligible: boolean }[];
}

/** Bars of an hour that a contestant looks at: enough for the slowest average and what it forgets. */
export const HOURS = 60;

/** What a contestant sees. @param hours bars of an hour by symbol, oldest first @param before its last decision with what became of it */
export const sightOf = (
  state: StateAnswer,
  me: MeAnswer,
  hours: Record<string, Bars>,
  before: object | null,
): Sight => ({
  as_of: state.as_of,
  markets: state.league.markets,
  minutes: state.candles['1m'],
  hours,
  account: me.account,
  places: me.matches.map(({ match_id, duration, rank, return_pct, eligible }) => ({
    duration,
    rank,
    return_pct,
    eligible,
    elapsed: elapsedOf(state, match_id),
  })),
  rules: rulesOf(state.league.rules),
  before,
});

function elapsedOf({ as_of, league }: StateAnswer, id: string): number {
  const match = league.matches.find((one) => one.id === id);
  if (!match) return 1;
  const [from, until] = [Date.parse(match.starts_at), Date.parse(match.ends_at)];
  return Math.round(((Date.parse(as_of) - from) / (until - from)) * 1000) / 1000;
}

const rulesOf = ({ fees, leverage, symbols, heartbeat, score }: LeagueRules): Sight['rules'] => ({
  taker_bps: fees.taker_bps,
  maker_bps: fees.maker_bps,
  max_leverage: leverage.maximum,
  minimum_notional_usd: Math.min(...symbols.map((one) => one.minimum_notional_usd)),
  heartbeat_timeout_seconds: heartbeat.timeout_seconds,
  score: score.formula,
});
