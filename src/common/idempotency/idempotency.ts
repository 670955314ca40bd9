import { createHmac, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config/env.js';
import { DomainError } from '../kernel/errors.js';
import type { IdempotencyClaim, StoredAnswer } from './idempotency.types.js';
import { seal, unseal } from './sealing.js';

export interface IdempotentRequest {
  /** Account or client address. */
  caller: string;
  /** The account, where there is one. */
  owner?: string;
  /** Method and path. */
  route: string;
  key: string;
  canonicalBody: string;
  secret: boolean;
  successStatus: number;
}

interface Row {
  same_body: boolean;
  status: number | null;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** An execution that says nothing for this long is taken for dead, and its request may run again. */
const LOCK = '60 seconds';
const KEPT = '24 hours';

/** Stored answers of POSTs that carried an Idempotency-Key: one effect, however often and from wherever it is sent. */
@Injectable()
export class Idempotency {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The right to execute, or the answer given before. @throws DomainError reused, in progress */
  async begin(request: IdempotentRequest): Promise<IdempotencyClaim | StoredAnswer> {
    const scope = this.hash(`${request.caller}\n${request.route}\n${request.key}`);
    const bodyHash = this.hash(request.canonicalBody);
    const token = randomUUID();
    if (await this.claim(scope, bodyHash, token, request.owner ?? null)) {
      return { scope, token, status: request.successStatus, sealingKey: request.secret ? request.key : undefined };
    }
    return this.storedAnswer(scope, bodyHash, request);
  }

  /** Stores the answer, in the transaction of the work where there is one. */
  async keep(manager: EntityManager, claim: IdempotencyClaim, answer: StoredAnswer): Promise<void> {
    const body =
      claim.sealingKey === undefined ? Buffer.from(answer.body) : seal(answer.body, claim.sealingKey, claim.scope);
    await manager.query(
      'UPDATE idempotency_record SET status = $3, headers = $4, body = $5 WHERE scope = $1 AND token = $2',
      [claim.scope, claim.token, answer.status, JSON.stringify(answer.headers), body],
    );
  }

  keepNow(claim: IdempotencyClaim, answer: StoredAnswer): Promise<void> {
    return this.keep(this.db.manager, claim, answer);
  }

  /** Nothing was done: the key may be used again at once. */
  async forget(claim: IdempotencyClaim): Promise<void> {
    await this.db.query('DELETE FROM idempotency_record WHERE scope = $1 AND token = $2 AND status IS NULL', [
      claim.scope,
      claim.token,
    ]);
  }

  /** What was answered to an account is not sent again. */
  async forgetOwner(manager: EntityManager, accountId: string): Promise<void> {
    await manager.query('DELETE FROM idempotency_record WHERE owner = $1', [accountId]);
  }

  async sweep(): Promise<void> {
    await this.db.query(`DELETE FROM idempotency_record WHERE created_at < now() - interval '${KEPT}'`);
  }

  private async claim(scope: Buffer, bodyHash: Buffer, token: string, owner: string | null): Promise<boolean> {
    const rows = await this.db.query<unknown[]>(
      `INSERT INTO idempotency_record AS r (scope, body_hash, token, locked_until, owner)
       VALUES ($1, $2, $3, now() + interval '${LOCK}', $4)
       ON CONFLICT (scope) DO UPDATE SET
         body_hash = excluded.body_hash, token = excluded.token, locked_until = excluded.locked_until,
         status = NULL, headers = '{}', body = NULL, created_at = now()
       WHERE r.created_at < now() - interval '${KEPT}'
         OR (r.status IS NULL AND r.locked_until < now() AND r.body_hash = excluded.body_hash)
       RETURNING 1`,
      [scope, bodyHash, token, owner],
    );
    return rows.length > 0;
  }

  private async storedAnswer(scope: Buffer, bodyHash: Buffer, request: IdempotentRequest): Promise<StoredAnswer> {
    const [row] = await this.db.query<Row[]>(
      'SELECT body_hash = $2 AS same_body, status, headers, body FROM idempotency_record WHERE scope = $1',
      [scope, bodyHash],
    );
    if (row && !row.same_body) {
      throw new DomainError(
        'unprocessable',
        'idempotency_key_reused',
        'This Idempotency-Key was used with another body.',
      );
    }
    if (!row || row.status === null || !row.body) {
      throw new DomainError(
        'conflict',
        'idempotency_in_progress',
        'The first request with this Idempotency-Key is still running.',
        {
          headers: { 'Retry-After': '1' },
        },
      );
    }
    const body = request.secret ? unseal(row.body, request.key, scope) : row.body.toString();
    return { status: row.status, headers: row.headers, body };
  }

  private hash(text: string): Buffer {
    return createHmac('sha256', this.config.keyPepper).update(text).digest();
  }
}
