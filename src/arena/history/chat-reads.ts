import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { decodeCursor, encodeCursor } from '../../common/http/queries/cursor.js';
import type { ChatQuery } from '../dto/spectator.queries.js';
import type { ChatLine } from '../engine/league/index.js';
import { inOrder } from '../engine/league/key-order.js';
import { wholeNumbers } from './place.js';

const MEMBERS = ['id', 'at', 'participant_id', 'name', 'text'];

/** What has been said, newest first; challengers' words as long as they are kept. */
@Injectable()
export class ChatReads {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** @throws DomainError for a cursor of another list */
  async page({ limit, cursor }: ChatQuery) {
    const [before] = cursor === undefined ? [null] : wholeNumbers(decodeCursor(cursor, ['number']));
    const rows = await this.db.query<{ seq: string; line: ChatLine }[]>(
      'SELECT seq, line FROM arena_chat WHERE $1::bigint IS NULL OR seq < $1 ORDER BY seq DESC LIMIT $2',
      [before, limit + 1],
    );
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      messages: page.map(({ line }) => inOrder(MEMBERS, line)),
      next_cursor: rows.length > limit && last ? encodeCursor([Number(last.seq)]) : null,
    };
  }
}
