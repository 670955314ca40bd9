import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Notifier } from '../common/db/notifier.js';
import { bulkInsert, type Columns } from './bulk.js';
import { participantOf, type Answer, type LeagueCommand } from './engine/league/index.js';
import { TICK_CHANNEL } from './market.names.js';

const COMMAND: Columns = { kind: 'text', participant_id: 'text', decision_id: 'text', payload: 'jsonb' };

export interface PendingCommand {
  seq: number;
  command: LeagueCommand;
}

/** The durable queue of everything that changes the league, in one total order. */
@Injectable()
export class CommandLog {
  constructor(private readonly notifier: Notifier) {}

  /** Adds commands that nobody waits for. */
  async add(manager: EntityManager, commands: readonly LeagueCommand[]): Promise<void> {
    const rows = commands.map((command) => ({
      kind: command.kind,
      participant_id: participantOf(command),
      decision_id: command.kind === 'decide' ? command.decision_id : null,
      payload: command,
    }));
    await bulkInsert(manager, 'arena_command', COMMAND, rows, 'ON CONFLICT DO NOTHING');
  }

  /** The oldest commands not executed yet, at most `limit`. */
  async pending(manager: EntityManager, limit: number): Promise<PendingCommand[]> {
    const rows = await manager.query<{ seq: string; payload: LeagueCommand }[]>(
      'SELECT seq, payload FROM arena_command WHERE tick IS NULL ORDER BY seq LIMIT $1',
      [limit],
    );
    return rows.map(({ seq, payload }) => ({ seq: Number(seq), command: payload }));
  }

  /** Marks commands as executed by a tick, in their order, with what they answered, and says that the tick is done. */
  async executed(
    manager: EntityManager,
    tick: number,
    commands: readonly PendingCommand[],
    answers: readonly Answer[],
  ): Promise<void> {
    await this.notifier.notify(manager, TICK_CHANNEL, String(tick));
    if (commands.length === 0) return;
    const rows = commands.map(({ seq }, place) => ({ seq, place, answer: answers[place] }));
    await manager.query(
      `UPDATE arena_command c SET tick = $1, place = r.place, answer = r.answer
       FROM jsonb_to_recordset($2::jsonb) AS r(seq bigint, place integer, answer jsonb) WHERE c.seq = r.seq`,
      [tick, JSON.stringify(rows)],
    );
  }

  /** Answers of those of the given commands that have been executed. */
  async answers(manager: EntityManager, seqs: readonly number[]): Promise<Map<number, Answer>> {
    const rows = await manager.query<{ seq: string; answer: Answer }[]>(
      'SELECT seq, answer FROM arena_command WHERE seq = ANY($1::bigint[]) AND tick IS NOT NULL',
      [seqs],
    );
    return new Map(rows.map(({ seq, answer }) => [Number(seq), answer]));
  }
}
