import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { answersAt } from '../decisions/answer-pages.js';
import type { Sight } from '../engine/contestant/index.js';
import type { LeagueCommand } from '../engine/league/index.js';
import { PublicLeague } from '../league/public-league.js';
import { HOURS, sightOf, type StateAnswer } from './sight.js';

const OLD_MS = 30_000;

interface DecidedRow {
  payload: Extract<LeagueCommand, { kind: 'decide' }>;
  received_at: Date;
  tick: string;
  place: number;
}

/** Looks at the league for a guest, within the process: what `/api/state` and `/api/v1/agents/me` would show it. */
@Injectable()
export class GuestSight {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly db: DataSource,
    private readonly league: PublicLeague,
  ) {}

  /** @param markets that it is told of; null for all @returns null while the league is opening or paused, or nobody moves it */
  async look(participantId: string, markets: ReadonlySet<string> | null): Promise<Sight | null> {
    const snapshot = this.league.current;
    const league = snapshot?.league as StateAnswer['league'] | undefined;
    if (!snapshot || !league || league.status !== 'running' || this.isOld(snapshot.as_of)) return null;
    const state = { as_of: snapshot.as_of, league, candles: { '1m': snapshot.candles['1m'] } };
    const me = {
      account: this.league.statement(participantId) as unknown as Sight['account'],
      matches: this.league.placesOf(participantId),
    };
    const hours = Object.fromEntries(
      Object.entries(snapshot.candles['1h']).map(([symbol, bars]) => [symbol, bars.slice(-HOURS)]),
    );
    const sight = sightOf(state, me, hours, await this.before(participantId));
    const told = sight.markets.filter(({ symbol }) => markets === null || markets.has(symbol));
    return { ...sight, markets: told };
  }

  /** What nobody has moved for so long is no market to decide by. */
  private isOld(asOf: string): boolean {
    return Date.now() - Date.parse(asOf) > Math.max(OLD_MS, 2 * this.config.tickMs);
  }

  /** Its last decision that was executed, with what became of it. */
  private async before(participantId: string): Promise<object | null> {
    const [row] = await this.db.query<DecidedRow[]>(
      `SELECT payload, received_at, tick, place FROM arena_command
       WHERE participant_id = $1 AND kind = 'decide' AND tick IS NOT NULL ORDER BY tick DESC, place DESC LIMIT 1`,
      [participantId],
    );
    if (!row) return null;
    const [answer] = await answersAt(this.db.manager, [{ tick: Number(row.tick), place: row.place }]);
    const results = answer?.kind === 'decided' ? answer.answer.results : [];
    return { at: row.received_at.toISOString(), decided: { actions: row.payload.actions }, results };
  }
}
