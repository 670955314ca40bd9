import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Account } from '../../common/auth/entities.js';
import { Registration } from '../entities/registration.entity.js';

/** As long as a mailed link works. */
const UNCONFIRMED = '1 day';

/** Who may keep an e-mail address from others: for good whoever has confirmed it, for a day whoever has only named it. */
@Injectable()
export class EmailClaims {
  /** Frees an address that was named a day ago and never confirmed. Its account keeps its key, and loses the address. */
  async end(manager: EntityManager, email: string): Promise<void> {
    const [stale] = await manager.query<{ account_id: string }[]>(
      `SELECT account_id FROM tools_registration
       WHERE email = $1 AND created_at < now() - interval '${UNCONFIRMED}' FOR UPDATE`,
      [email],
    );
    if (stale === undefined || (await manager.existsBy(Account, { id: stale.account_id, confirmed: true }))) return;
    await manager.delete(Registration, { email, accountId: stale.account_id });
    await manager.update(Account, { id: stale.account_id }, { email: null });
  }

  /** Locks an account's claim, so that none ends while it is confirmed. @returns whether there is one */
  async holds(manager: EntityManager, accountId: string): Promise<boolean> {
    const rows = await manager.query<unknown[]>('SELECT 1 FROM tools_registration WHERE account_id = $1 FOR UPDATE', [
      accountId,
    ]);
    return rows.length > 0;
  }
}
