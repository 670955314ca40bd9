import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { isFromForeignPage } from '../../common/auth/foreign-page.js';
import type { Principal } from '../../common/auth/principal.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Ports } from '../../common/ports/ports.js';
import { SESSIONS, type Sessions } from '../../common/ports/sessions.js';
import { DesignSession } from '../entities/design-session.entity.js';
import { hashOf, newToken, tokensOf } from './session-cookie.js';

/** Of several sessions of a browser the one that owns the design in question, else the newest. */
const FIND = `
  SELECT s.account_id FROM design_session s
  WHERE s.hash = ANY($1) AND s.created_at > now() - make_interval(days => $3)
  ORDER BY EXISTS (SELECT 1 FROM design_submission d WHERE d.id = $2 AND d.account_id = s.account_id) DESC, s.created_at DESC
  LIMIT 1`;

/** Sessions without a key. Who holds one may do what a beta key may, with the one design that it owns. */
@Injectable()
export class TrialSessions implements Sessions, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly ports: Ports,
  ) {}

  onModuleInit(): void {
    this.ports.provide(SESSIONS, this);
  }

  newHolder(): Principal {
    return holder(randomUUID());
  }

  /** @returns the token, which only the browser keeps */
  async begin(manager: EntityManager, { accountId }: Principal): Promise<string> {
    const token = newToken();
    await manager.insert(DesignSession, { hash: hashOf(token), accountId });
    return token;
  }

  async holderOf(request: Request): Promise<Principal | undefined> {
    const tokens = tokensOf(request);
    if (tokens.length === 0 || isFromForeignPage(request, this.config.publicUrl)) return undefined;
    const asked = request.params.id ?? request.query.design;
    const [row] = await this.db.query<{ account_id: string }[]>(FIND, [
      tokens.map(hashOf),
      typeof asked === 'string' ? asked : '',
      this.config.retentionDays,
    ]);
    return row && holder(row.account_id);
  }

  /** Forgets those that are so old that their designs are gone. */
  async end(days: number): Promise<void> {
    await this.db.query('DELETE FROM design_session WHERE created_at < now() - make_interval(days => $1)', [days]);
  }
}

const holder = (accountId: string): Principal => ({
  keyId: accountId,
  accountId,
  interface: 'design',
  tier: 'beta',
  overrides: {},
  instant: true,
  confirmed: false,
  email: null,
});
