import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { DomainError } from '../../common/kernel/errors.js';
import type { BoardEntry } from '../engine/league/index.js';
import type { Duration } from '../engine/matches/index.js';
import { PublicLeague } from '../league/public-league.js';
import { matchIdOf } from './match-name.js';

/** A match as its table has it. */
export interface ShownMatch {
  id: string;
  duration: Duration;
  status: 'running' | 'ended' | 'settled';
  starts_at: Date;
  ends_at: Date;
  first_tick: string;
  last_tick: string | null;
  board: BoardEntry[] | null;
}

/** Matches by name, and the board that belongs to them now. */
@Injectable()
export class ShownMatches {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly league: PublicLeague,
  ) {}

  /** @param id or a name of `matchIdOf` @throws DomainError not_found */
  async of(id: string): Promise<ShownMatch> {
    const [row] = await this.db.query<ShownMatch[]>(
      'SELECT id, duration, status, starts_at, ends_at, first_tick, last_tick, board FROM arena_match WHERE id = $1',
      [await matchIdOf(this.db, id)],
    );
    if (!row) throw new DomainError('not_found', 'not_found', 'There is no such match.');
    return row;
  }

  /** The final board, or the one of this tick. */
  board({ id, board }: ShownMatch): readonly BoardEntry[] {
    const boards = Object.values(this.league.current?.boards ?? {});
    return board ?? boards.find((one) => one.id === id)?.entries.slice() ?? [];
  }

  /** The last tick's time, ms; null before the first. */
  get now(): number | null {
    const asOf = this.league.current?.as_of;
    return asOf === undefined ? null : Date.parse(asOf);
  }
}
