import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Keys } from '../../common/auth/keys.js';
import type { Principal } from '../../common/auth/principal.js';
import { isUniqueViolation } from '../../common/db/outage.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import type { Subject } from './access-tokens.js';

/** Free accounts of those whom the issuer vouches for, opened when they first come. */
@Injectable()
export class SubjectAccounts {
  constructor(
    private readonly keys: Keys,
    private readonly work: UnitOfWork,
  ) {}

  /** @throws DomainError key_revoked where the operator, or the holder, has closed the account */
  async holder(subject: Subject): Promise<Principal> {
    const id = accountIdOf(subject);
    const known = await this.keys.holderOf(id);
    if (known) return known;
    await this.open(id);
    return (await this.keys.holderOf(id))!;
  }

  /** Of two who come first at the same time one opens it. */
  private async open(id: string): Promise<void> {
    try {
      await this.work.commit((manager) =>
        this.keys.issue(manager, { id, interface: 'tools', tier: 'free', confirmed: true }),
      );
    } catch (error) {
      if (!isUniqueViolation(error, 'account_pk')) throw error;
    }
  }
}

/** The same account for the same subject of the same issuer: a UUID of version 8 (RFC 9562 §5.8) from their hash. */
function accountIdOf({ issuer, subject }: Subject): string {
  const bytes = createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest()
    .subarray(0, 16);
  bytes[6] = (bytes[6] & 0x0f) | 0x80;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
