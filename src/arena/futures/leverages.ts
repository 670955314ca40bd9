import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Batched } from '../../common/db/batched.js';
import { FuturesLeverageRow } from '../entities/futures-leverage.entity.js';
import { INSTRUMENTS } from '../engine/instruments.js';

/** What a challenger begins with, as in the league's own decisions. */
const USUAL = 1;

/** Leverage of a challenger's next position, by market in the order of SYMBOLS: the league has it by order, the protocol by account. */
@Injectable()
export class Leverages {
  private readonly reading = new Batched((ids: string[]) => this.read(ids));

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  of(participantId: string): Promise<number[]> {
    return this.reading.ask(participantId);
  }

  async set(participantId: string, market: number, leverage: number): Promise<void> {
    await this.db.manager.upsert(FuturesLeverageRow, { participantId, market, leverage }, ['participantId', 'market']);
  }

  private async read(ids: string[]): Promise<number[][]> {
    const rows = await this.db.query<{ participant_id: string; market: number; leverage: number }[]>(
      'SELECT participant_id, market, leverage FROM arena_futures_leverage WHERE participant_id = ANY($1)',
      [ids],
    );
    const known = new Map(rows.map((row) => [`${row.participant_id} ${row.market}`, row.leverage]));
    return ids.map((id) => INSTRUMENTS.map(({ index }) => known.get(`${id} ${index}`) ?? USUAL));
  }
}
