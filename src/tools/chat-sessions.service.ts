import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../common/kernel/errors.js';
import { newPublicId } from '../common/work/public-id.js';
import type { Caller } from '../common/quota/quota.types.js';
import { ChatSession } from './entities/chat-session.entity.js';
import { ToolsQuotas } from './tools.quotas.js';

const KEPT_TURNS = 24;

/** Conversations as rows: the last turns, for those who began them. */
@Injectable()
export class ChatSessions {
  constructor(private readonly limits: ToolsQuotas) {}

  /** Under a row lock, so that two messages at once are answered one after the other. @throws DomainError not_found */
  async open(manager: EntityManager, caller: Caller, id: string | undefined): Promise<ChatSession> {
    const owner = this.limits.ownerOf(caller);
    if (id === undefined) return { id: newPublicId('chs'), owner, turns: [], usedAt: new Date() };
    const session = await manager.findOne(ChatSession, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (session?.owner !== owner)
      throw new DomainError('not_found', 'not_found', 'There is no conversation with this session_id.');
    return session;
  }

  async remember(
    manager: EntityManager,
    { id, owner, turns }: ChatSession,
    message: string,
    reply: string,
  ): Promise<void> {
    const kept = [
      ...turns,
      { role: 'user' as const, text: message },
      { role: 'assistant' as const, text: reply },
    ].slice(-KEPT_TURNS);
    await manager.query(
      `INSERT INTO tools_chat_session (id, owner, turns, used_at) VALUES ($1, $2, $3, now())
       ON CONFLICT (id) DO UPDATE SET turns = excluded.turns, used_at = now()`,
      [id, owner, JSON.stringify(kept)],
    );
  }
}
