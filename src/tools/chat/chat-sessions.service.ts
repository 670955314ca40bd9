import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../common/kernel/errors.js';
import { newPublicId } from '../../common/work/public-id.js';
import type { Caller } from '../../common/quota/quota.types.js';
import type { Turn } from '../engine/chat/index.js';
import { ChatSession } from '../entities/chat-session.entity.js';
import { ToolsQuotas } from '../tools.quotas.js';

const KEPT_TURNS = 24;

export interface Session {
  id: string;
  owner: string;
  turns: readonly Turn[];
  isNew: boolean;
}

/** Conversations as rows: the last turns, for those who began them. */
@Injectable()
export class ChatSessions {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly limits: ToolsQuotas,
  ) {}

  /** As it stands; nothing is held while the answer is thought of. @throws DomainError not_found */
  async open(caller: Caller, id: string | undefined): Promise<Session> {
    const owner = this.limits.ownerOf(caller);
    if (id === undefined) return { id: newPublicId('chs'), owner, turns: [], isNew: true };
    const turns = await this.turnsOf(caller, id);
    if (!turns) throw new DomainError('not_found', 'not_found', 'There is no conversation with this session_id.');
    return { id, owner, turns, isNew: false };
  }

  /** The turns of a row that is the caller's; null where there is none. */
  async turnsOf(caller: Caller, id: string): Promise<readonly Turn[] | null> {
    const session = await this.db.manager.findOneBy(ChatSession, { id, owner: this.limits.ownerOf(caller) });
    return session?.turns ?? null;
  }

  /** @returns whether there was such a row of the caller's */
  async remove(caller: Caller, id: string): Promise<boolean> {
    const { affected } = await this.db.manager.delete(ChatSession, { id, owner: this.limits.ownerOf(caller) });
    return affected === 1;
  }

  /** Adds to what is there now, so that of two messages at once neither is lost; one erased meanwhile stays so. */
  async remember(manager: EntityManager, session: Session, fresh: readonly Turn[]): Promise<void> {
    const { id, owner, isNew } = session;
    if (isNew) return this.keep(manager, id, owner, fresh);
    const row = await manager.findOne(ChatSession, { where: { id, owner }, lock: { mode: 'pessimistic_write' } });
    if (row) await this.keep(manager, id, owner, [...row.turns, ...fresh]);
  }

  /** The last turns under an id. */
  async keep(manager: EntityManager, id: string, owner: string, turns: readonly Turn[]): Promise<void> {
    await manager.query(
      `INSERT INTO tools_chat_session (id, owner, turns, used_at) VALUES ($1, $2, $3, now())
       ON CONFLICT (id) DO UPDATE SET turns = excluded.turns, used_at = now()`,
      [id, owner, JSON.stringify(turns.slice(-KEPT_TURNS))],
    );
  }
}
