import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Principal } from '../../common/auth/principal.js';
import { EventLog } from '../../common/events/event-log.js';
import { DomainError } from '../../common/kernel/errors.js';
import { notActive } from './agent-ids.js';
import { CommandLog } from '../decisions/command-log.js';
import type { LeagueCommand } from '../engine/league/index.js';
import type { AgentStatus } from '../entities/participant.entity.js';

/** Whose part has ended, and the place in the log of the command that winds its account up. */
export interface Leave {
  id: string;
  seq: number;
}

export interface Beat {
  id: string;
  name: string;
  operator: string | null;
  mailbox: string | null;
  address: string | null;
  registered_at: Date;
  previous: AgentStatus;
  activated_at: Date;
  last_heartbeat_at: Date;
}

/** The life of a challenger in the table, and the commands that tell the league of it. */
@Injectable()
export class HeartbeatRecords {
  constructor(
    private readonly log: CommandLog,
    private readonly events: EventLog,
  ) {}

  /** A sign of life; brings the queued and the benched into the ring. @throws DomainError gone */
  async beat(manager: EntityManager, principal: Pick<Principal, 'accountId'>, message?: string): Promise<Beat> {
    const [rows] = await manager.query<[Beat[], number]>(
      `UPDATE arena_participant p
       SET status = 'active', activated_at = coalesce(p.activated_at, clock_timestamp()), last_heartbeat_at = clock_timestamp()
       FROM (SELECT id, status FROM arena_participant WHERE account_id = $1 FOR NO KEY UPDATE) old
       WHERE p.id = old.id AND old.status <> 'retired'
       RETURNING p.id, p.name, p.operator, p.mailbox, p.address, p.registered_at, old.status AS previous, p.activated_at, p.last_heartbeat_at`,
      [principal.accountId],
    );
    if (rows.length === 0) throw await this.absence(manager, principal);
    const [beat] = rows;
    await this.log.add(manager, commandsOf(beat, message));
    if (beat.previous === 'queued') await this.events.emit(manager, { type: 'challenger_activated' });
    return beat;
  }

  /** Ends a challenger's part: its orders go, its positions are closed at the market. @throws DomainError gone */
  async retire(manager: EntityManager, by: { accountId: string } | { id: string }): Promise<Leave> {
    const [column, value] = 'id' in by ? ['id', by.id] : ['account_id', by.accountId];
    const [rows] = await manager.query<[{ id: string }[], number]>(
      `UPDATE arena_participant SET status = 'retired', retired_at = clock_timestamp(), address = NULL
       WHERE ${column} = $1 AND kind = 'challenger' AND status <> 'retired' RETURNING id`,
      [value],
    );
    if (rows.length === 0) throw new DomainError('gone', 'gone', 'This challenger has retired.');
    const [{ id }] = rows;
    await this.log.add(manager, [{ kind: 'retire', participant_id: id }]);
    const [{ seq }] = await manager.query<{ seq: string }[]>(
      `SELECT max(seq) AS seq FROM arena_command WHERE participant_id = $1 AND kind = 'retire'`,
      [id],
    );
    return { id, seq: Number(seq) };
  }

  private async absence(manager: EntityManager, { accountId }: Pick<Principal, 'accountId'>): Promise<DomainError> {
    const rows = await manager.query<unknown[]>('SELECT 1 FROM arena_participant WHERE account_id = $1', [accountId]);
    return rows.length > 0
      ? notActive('retired')
      : new DomainError('not_found', 'not_found', 'This key belongs to no challenger.');
  }
}

function commandsOf(
  { id, name, operator, mailbox, address, registered_at, previous }: Beat,
  message: string | undefined,
): LeagueCommand[] {
  const said = message ? { message } : {};
  if (previous === 'queued') {
    const entry = { operator, mailbox, address, registeredAt: registered_at.getTime() };
    return [{ kind: 'activate', participant: { id, name, kind: 'challenger', baseline: false, ...entry }, ...said }];
  }
  return message ? [{ kind: 'say', participant_id: id, message }] : [];
}
