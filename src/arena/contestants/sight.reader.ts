import type { Sight } from '../engine/contestant/index.js';
import { asked, type LeagueDoor } from './league-door.js';
import { HOURS, sightOf, type Bars, type MeAnswer, type StateAnswer } from './sight.js';

const HOUR_MS = 3_600_000;

/** Looks at the league for a contestant: two calls a round, and once an hour a call a market for the hours' bars. */
export class SightReader {
  private hours: Record<string, Bars> = {};
  private hour = NaN;

  constructor(private readonly door: LeagueDoor) {}

  /** @throws LeagueAway, LeagueRefusal */
  async look(before: object | null): Promise<Sight> {
    const state = await asked<StateAnswer>(this.door, 'GET', '/api/state');
    const me = await asked<MeAnswer>(this.door, 'GET', '/api/v1/agents/me');
    await this.lookAtHours(
      Date.parse(state.as_of),
      state.league.markets.map(({ symbol }) => symbol),
    );
    return sightOf(state, me, this.hours, before);
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
