import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { decodeCursor, encodeCursor } from '../../common/http/queries/cursor.js';
import { DomainError } from '../../common/kernel/errors.js';
import type { RecordQuery } from '../dto/queries.dto.js';
import { storedLines } from '../engine/league/index.js';
import { chapterOf } from '../engine/matches/index.js';
import { sealOfMatch } from '../records/sealed-match.js';
import { matchIdOf } from './match-name.js';
import { readRecord } from './record-reader.js';
import { WeekFilling } from '../replayed-week/week-filling.js';

interface MatchRow {
  id: string;
  status: string;
  first_tick: string;
  last_tick: string;
  hash: string | null;
}

interface Entry {
  chapter: number;
  tick: number;
  line: string;
}

/** The record of a settled match, sealed, and what its `hash` is made from, line by line: with it anybody can recompute both. */
@Injectable()
export class MatchRecords {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly filling: WeekFilling,
  ) {}

  /** @throws DomainError not_found, match_not_settled, gone */
  async page(id: string, { limit, cursor }: RecordQuery) {
    const match = await this.settled(id);
    await this.filling.whole();
    const [first, last] = [Number(match.first_tick), Number(match.last_tick)];
    const [from, skip] = cursor ? decodeCursor(cursor, ['number', 'number']).map(Number) : [Math.max(1, first), 0];
    const until = Math.min(last, from + limit + 1);
    const entries = from >= first && skip >= 0 ? await this.read(first, from, until, skip + limit + 1) : [];
    if (entries[0]?.tick !== from && from >= first && from < last) throw retired();
    const shown = entries.slice(skip, skip + limit);
    const next = entries.at(skip + limit);
    const held = cursor ? null : await sealOfMatch(this.db.manager, match.id);
    return {
      match_id: match.id,
      hash: match.hash,
      ...(held && { seal: { ...held.seal, sealed_at: held.sealed_at }, body: held.body }),
      entries: shown,
      next_cursor: next ? cursorOf(entries, next) : null,
    };
  }

  private async settled(id: string): Promise<MatchRow> {
    const [match] = await this.db.query<MatchRow[]>(
      `SELECT id, status, first_tick, last_tick, settlement ->> 'hash' AS hash FROM arena_match WHERE id = $1`,
      [await matchIdOf(this.db, id)],
    );
    if (!match) throw new DomainError('not_found', 'not_found', 'There is no such match.');
    if (match.status !== 'settled') {
      throw new DomainError('conflict', 'match_not_settled', 'A record is shown when its match is settled.');
    }
    return match;
  }

  /** The lines of the ticks from `from` on, at most about `most`. */
  private async read(first: number, from: number, until: number, most: number): Promise<Entry[]> {
    const entries: Entry[] = [];
    for await (const logged of readRecord(this.db.manager, from, until)) {
      const { tick } = logged;
      const chapter = chapterOf(first, tick);
      entries.push(...storedLines(logged).map(({ text }) => ({ chapter, tick, line: text })));
      if (entries.length >= most) break;
    }
    return entries;
  }
}

/** The place of an entry: its tick, and how many lines of the tick come before it. */
const cursorOf = (entries: readonly Entry[], next: Entry): string =>
  encodeCursor([next.tick, entries.indexOf(next) - entries.findIndex(({ tick }) => tick === next.tick)]);

const retired = (): DomainError =>
  new DomainError('gone', 'gone', 'The log of this match is not kept any more; its hash and board are.');
