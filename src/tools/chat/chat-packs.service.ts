import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ChatPacks } from '../../common/ports/chat-packs.js';
import { CHAT_PACK_BUCKET } from '../tools.names.js';

const COUNTER = `bucket = '${CHAT_PACK_BUCKET}' AND subject = 'account:' || $1 AND window_start = 'epoch'`;

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

  /**
   * Counts up to `atMost` unspent calls as spent. Not by lowering what was bought: a request that has just read the
   * old number could then still spend one. @returns how many were left to be taken
   */
  async takeBack(manager: EntityManager, accountId: string, atMost: number): Promise<number> {
    const [pack] = await manager.query<{ calls: number }[]>(
      'SELECT calls FROM tools_chat_pack WHERE account_id = $1 FOR UPDATE',
      [accountId],
    );
    if (!pack || atMost <= 0) return 0;
    await manager.query(
      `INSERT INTO quota_counter (bucket, subject, window_start, used) VALUES ($2, 'account:' || $1, 'epoch', 0)
       ON CONFLICT DO NOTHING`,
      [accountId, CHAT_PACK_BUCKET],
    );
    const [{ used }] = await manager.query<{ used: number }[]>(
      `SELECT used FROM quota_counter WHERE ${COUNTER} FOR UPDATE`,
      [accountId],
    );
    const taken = Math.min(atMost, Math.max(0, pack.calls - used));
    await manager.query(`UPDATE quota_counter SET used = used + $2 WHERE ${COUNTER}`, [accountId, taken]);
    return taken;
  }

  /** What `takeBack` had counted as spent. */
  async giveAgain(manager: EntityManager, accountId: string, calls: number): Promise<void> {
    await manager.query(`UPDATE quota_counter SET used = greatest(used - $2, 0) WHERE ${COUNTER}`, [accountId, calls]);
  }
}
