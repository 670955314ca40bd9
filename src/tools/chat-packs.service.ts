import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ChatPacks } from '../common/ports/chat-packs.js';

/** Calls an account has bought or was given. */
@Injectable()
export class ChatPacksService implements ChatPacks {
  async grant(manager: EntityManager, accountId: string, calls: number): Promise<void> {
    await manager.query(
      `INSERT INTO tools_chat_pack AS p (account_id, calls) VALUES ($1, $2)
       ON CONFLICT (account_id) DO UPDATE SET calls = p.calls + excluded.calls`,
      [accountId, calls],
    );
  }
}
