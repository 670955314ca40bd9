import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Notifier } from '../../common/db/notifier.js';
import { answersAt, keepAnswers } from './answer-pages.js';
import { addCommands } from './command-rows.js';
import type { Answer, LeagueCommand } from '../engine/league/index.js';
import { TICK_CHANNEL } from '../arena.names.js';

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
    await addCommands(manager, commands);
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
    await manager.query(
      `UPDATE arena_command c SET tick = $1, place = r.nr - 1
       FROM unnest($2::bigint[]) WITH ORDINALITY AS r(seq, nr) WHERE c.seq = r.seq`,
      [tick, commands.map(({ seq }) => seq)],
    );
    await keepAnswers(manager, tick, answers);
  }

  /** Answers of those of the given commands that have been executed. */
  async answers(manager: EntityManager, seqs: readonly number[]): Promise<Map<number, Answer>> {
    const rows = await manager.query<{ seq: string; tick: string; place: number }[]>(
      'SELECT seq, tick, place FROM arena_command WHERE seq = ANY($1::bigint[]) AND tick IS NOT NULL',
      [seqs],
    );
    const found = await answersAt(
      manager,
      rows.map(({ tick, place }) => ({ tick: Number(tick), place })),
    );
    return new Map(rows.flatMap(({ seq }, i) => (found[i] ? [[Number(seq), found[i]] as const] : [])));
  }
}
