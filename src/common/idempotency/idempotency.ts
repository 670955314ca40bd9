import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { underPepper, type Pepper } from '../auth/pepper.js';
import { Peppers } from '../auth/peppers.js';
import { lockNumbered } from '../db/advisory-lock.js';
import { DomainError } from '../kernel/errors.js';
import { IdempotencyRecord } from './idempotency.entity.js';
import type { IdempotencyClaim, IdempotencyWish, StoredAnswer, StoredRecord } from './idempotency.types.js';
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

/** An execution that says nothing for this long is taken for dead, and its request may run again. */
const LOCK = '60 seconds';
/** Of an answer. */
export const KEPT_DAYS = 1;
/** As PostgreSQL writes an interval. */
export const KEPT = `${KEPT_DAYS * 24} hours`;

/** Stored answers of POSTs that carried an Idempotency-Key: one effect, however often and from wherever it is sent. */
@Injectable()
export class Idempotency {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly peppers: Peppers,
  ) {}

  /** The right to execute, or the answer given before. @throws DomainError reused, in progress */
  async begin(request: IdempotentRequest): Promise<IdempotencyClaim | StoredAnswer> {
    const [place, other] = this.peppers.all.map((pepper) => placeOf(pepper, request));
    const token = randomUUID();
    const owner = request.owner ?? null;
    const claimed = await (other === undefined
      ? this.claim(this.db.manager, place, token, owner)
      : this.claimOfTwo(place, other, token, owner));
    if (claimed) {
      const sealingKey = request.secret ? request.key : undefined;
      return { scope: place.scope, token, status: request.successStatus, sealingKey };
    }
    const record = await this.find(other === undefined ? [place] : [place, other]);
    return answerOf(record, (bytes) => (request.secret ? unseal(bytes, request.key, record!.scope) : bytes.toString()));
  }

  /** Whether two peppers are known: what is not claimed could then be done once under each. */
  get mustClaim(): boolean {
    return this.peppers.also !== undefined;
  }

  /** For work that is done before anything is claimed. */
  wishOf(request: IdempotentRequest): IdempotencyWish {
    return {
      ...placeOf(this.peppers.current, request),
      owner: request.owner ?? null,
      status: request.successStatus,
    };
  }

  /** What an unclaimed wish stands for; undefined where it stands for nothing yet. @throws DomainError reused, in progress */
  async known(wish: IdempotencyWish): Promise<StoredAnswer | undefined> {
    const record = await this.find([wish]);
    return record && answerOf(record);
  }

  /** The refusal of a wish that nobody has claimed; one that came first stands. */
  async keepRefusal(
    manager: EntityManager,
    { scope, bodyHash, owner }: IdempotencyWish,
    { status, body }: StoredAnswer,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO idempotency_record (scope, body_hash, token, locked_until, owner, status, body)
       VALUES ($1, $2, $3, now(), $4, $5, $6) ON CONFLICT DO NOTHING`,
      [scope, bodyHash, randomUUID(), owner, status, Buffer.from(body)],
    );
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

  /** Nothing was done: the key may be used again at once. */
  async forget(claim: IdempotencyClaim): Promise<void> {
    await this.db.query('DELETE FROM idempotency_record WHERE scope = $1 AND token = $2 AND status IS NULL', [
      claim.scope,
      claim.token,
    ]);
  }

  /** What was answered to an account is not sent again. */
  async forgetOwner(manager: EntityManager, accountId: string): Promise<void> {
    await manager.delete(IdempotencyRecord, { owner: accountId });
  }

  async sweep(): Promise<void> {
    await this.db.query(`DELETE FROM idempotency_record WHERE created_at < now() - interval '${KEPT}'`);
  }

  /** While two peppers are known, others may hold this request under the other one: those who might wait for each other here. */
  private claimOfTwo(place: Place, other: Place, token: string, owner: string | null): Promise<boolean> {
    const [first] = [place.scope, other.scope].sort((a, b) => a.compare(b));
    return this.db.transaction(async (manager) => {
      await lockNumbered(manager, first.readBigInt64BE());
      const held = await manager.query<unknown[]>(
        `SELECT 1 FROM idempotency_record WHERE scope = $1 AND created_at >= now() - interval '${KEPT}'
           AND NOT (status IS NULL AND locked_until < now() AND body_hash = $2)`,
        [other.scope, other.bodyHash],
      );
      return held.length === 0 && this.claim(manager, place, token, owner);
    });
  }

  private async claim(
    manager: EntityManager,
    { scope, bodyHash }: Place,
    token: string,
    owner: string | null,
  ): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
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

  private async find(places: readonly Place[]): Promise<(StoredRecord & { scope: Buffer }) | undefined> {
    const [row] = await this.db.query<(StoredRecord & { scope: Buffer })[]>(
      `SELECT scope, r.body_hash = p.body_hash AS same_body, status, headers, body
       FROM unnest($1::bytea[], $2::bytea[]) AS p(scope, body_hash) JOIN idempotency_record r USING (scope)
       WHERE created_at >= now() - interval '${KEPT}' ORDER BY created_at DESC LIMIT 1`,
      [places.map(({ scope }) => scope), places.map(({ bodyHash }) => bodyHash)],
    );
    return row;
  }
}

/** Where a request's answer stands, and what its body must hash to there. */
interface Place {
  scope: Buffer;
  bodyHash: Buffer;
}

const placeOf = (pepper: Pepper, { caller, route, key, canonicalBody }: IdempotentRequest): Place => ({
  scope: underPepper(pepper, `${caller}\n${route}\n${key}`),
  bodyHash: underPepper(pepper, canonicalBody),
});

/** What a record answers. @throws DomainError reused, in progress */
export function answerOf(
  record: StoredRecord | null | undefined,
  text = (bytes: Buffer) => bytes.toString(),
): StoredAnswer {
  if (record && !record.same_body) {
    throw new DomainError(
      'unprocessable',
      'idempotency_key_reused',
      'This Idempotency-Key was used with another body.',
    );
  }
  if (!record || record.status === null || !record.body) {
    throw new DomainError(
      'conflict',
      'idempotency_in_progress',
      'The first request with this Idempotency-Key is still running.',
      { headers: { 'Retry-After': '1' } },
    );
  }
  return { status: record.status, headers: record.headers, body: text(record.body) };
}
