import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { LeagueFactsEnded } from '../../common/ports/league-facts.js';
import type { BoardEntry, Snapshot } from '../engine/league/index.js';
import { DURATIONS } from '../engine/matches/index.js';

type EndedOf = ReadonlyMap<string, LeagueFactsEnded>;

interface EndedRow {
  duration: string;
  status: string;
  ends_at: Date;
  leader: string | null;
  first: Pick<BoardEntry, 'name' | 'return_pct'> | null;
}

/** The last match of each length that is over, read anew when another has ended or is not settled yet. */
@Injectable()
export class EndedMatches {
  private key = '';
  private known: EndedOf = new Map();

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Before the matches of a tick; what was known last while the store does not answer. */
  async of({ boards }: Pick<Snapshot, 'boards'>): Promise<EndedOf> {
    const key = DURATIONS.map((duration) => boards[duration].id).join(' ');
    if (key === this.key) return this.known;
    const rows = await this.read().catch(() => null);
    if (rows === null) return this.known;
    this.known = new Map(rows.map((row) => [row.duration, endedOf(row)]));
    this.key = rows.every(({ status }) => status === 'settled') ? key : '';
    return this.known;
  }

  private async read(): Promise<EndedRow[]> {
    const rows: EndedRow[] = [];
    for (const duration of DURATIONS)
      rows.push(
        ...(await this.db.query<EndedRow[]>(
          `SELECT duration, status, ends_at, leader, board->0 AS first FROM arena_match
           WHERE duration = $1 AND status IN ('ended', 'settled') ORDER BY starts_at DESC LIMIT 1`,
          [duration],
        )),
      );
    return rows;
  }
}

const endedOf = ({ ends_at, leader, first }: EndedRow): LeagueFactsEnded => ({
  endedAt: ends_at.getTime(),
  winner: leader !== null && first ? { id: leader, name: first.name, returnPct: first.return_pct } : null,
});
