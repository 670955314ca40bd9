import type { Sight } from '../engine/contestant/index.js';
import { asked, type LeagueDoor } from './league-door.js';

const HOUR_MS = 3_600_000;
/** Bars of an hour: enough for the slowest average and what it forgets. */
const HOURS = 60;

type Bars = Sight['hours'][string];

interface StateAnswer {
  as_of: string;
  league: {
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

interface MeAnswer {
  account: Sight['account'];
  matches: { match_id: string; duration: string; rank: number; return_pct: number; eligible: boolean }[];
}

/** Looks at the league for a contestant: two calls a round, and once an hour a call a market for the hours' bars. */
export class SightReader {
  private hours: Record<string, Bars> = {};
  private hour = NaN;

  constructor(private readonly door: LeagueDoor) {}

  /** @throws LeagueAway, LeagueRefusal */
  async look(before: object | null): Promise<Sight> {
    const state = await asked<StateAnswer>(this.door, 'GET', '/api/state');
    const me = await asked<MeAnswer>(this.door, 'GET', '/api/v1/agents/me');
    const { markets, rules } = state.league;
    await this.lookAtHours(
      Date.parse(state.as_of),
      markets.map(({ symbol }) => symbol),
    );
    return {
      as_of: state.as_of,
      markets,
      minutes: state.candles['1m'],
      hours: this.hours,
      account: me.account,
      places: me.matches.map(({ match_id, ...place }) => ({ ...place, elapsed: elapsedOf(state, match_id) })),
      rules: rulesOf(rules),
      before,
    };
  }

  private async lookAtHours(now: number, symbols: string[]): Promise<void> {
    const hour = Math.floor(now / HOUR_MS);
    if (hour === this.hour) return;
    for (const symbol of symbols) {
      const path = `/api/v1/markets/${symbol.replace('/', '-')}/candles?interval=1h&limit=${HOURS}`;
      this.hours[symbol] = (await asked<{ candles: Bars }>(this.door, 'GET', path)).candles;
    }
    this.hour = hour;
  }
}

function elapsedOf({ as_of, league }: StateAnswer, id: string): number {
  const match = league.matches.find((one) => one.id === id);
  if (!match) return 1;
  const [from, until] = [Date.parse(match.starts_at), Date.parse(match.ends_at)];
  return Math.round(((Date.parse(as_of) - from) / (until - from)) * 1000) / 1000;
}

const rulesOf = ({ fees, leverage, symbols, heartbeat, score }: LeagueRules): Sight['rules'] => ({
  ...fees,
  max_leverage: leverage.maximum,
  minimum_notional_usd: Math.min(...symbols.map((one) => one.minimum_notional_usd)),
  heartbeat_timeout_seconds: heartbeat.timeout_seconds,
  score: score.formula,
});
