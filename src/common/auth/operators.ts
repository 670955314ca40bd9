import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/env.js';
import { isNamedAlike, type NamedOperator, type OperatorRole } from '../config/operators.js';
import { DomainError } from '../kernel/errors.js';

/** Who operates: a person by their own token, or whoever has ADMIN_TOKEN. */
export interface ActingOperator {
  name: string;
  role: OperatorRole;
  /** The token says who it is; else it is one that several may have. */
  personal: boolean;
}

/** Who was let in, and by what: a mark that changes with it. */
export interface Admitted {
  operator: ActingOperator;
  mark: string;
}

/** What a role may, its own included. */
const MAY: Record<OperatorRole, readonly OperatorRole[]> = {
  read: ['read'],
  support: ['read', 'support'],
  billing: ['read', 'billing'],
  admin: ['read', 'support', 'billing', 'admin'],
};

const SHARED = 'token';

/** The people who operate, by their tokens or by what their identity provider calls them. */
@Injectable()
export class Operators {
  private readonly known: readonly (NamedOperator & { personal: boolean })[];
  /** Of everybody whom the provider of the settings lets in. */
  private readonly providerMark: string | undefined;

  constructor(
    @Inject(CONFIG) { adminToken, operators, operatorOidc }: Pick<Config, 'adminToken' | 'operators' | 'operatorOidc'>,
  ) {
    this.providerMark = operatorOidc && hashed(`oidc\n${operatorOidc.issuer}\n${operatorOidc.clientId}`);
    const shared =
      adminToken === undefined ? [] : [{ name: SHARED, role: 'admin', digest: digestOf(adminToken) } as const];
    this.known = [
      ...shared.map((one) => ({ ...one, personal: false })),
      ...operators.map((one) => ({ ...one, personal: true })),
    ];
  }

  /** Who shows this token, and may do what asks for the role. @throws DomainError not_found, key_missing, key_invalid, role_missing */
  admit(token: string | undefined, least: OperatorRole, scheme: 'Bearer' | 'Basic'): ActingOperator {
    if (this.known.length === 0) throw new DomainError('not_found', 'not_found', 'There is nothing at this address.');
    const operator = token === undefined ? undefined : this.holder(token)?.operator;
    if (!operator) throw stranger(token, scheme);
    assertMay(operator, least);
    return operator;
  }

  /** Whether anybody operates here. */
  get areThere(): boolean {
    return this.known.length > 0;
  }

  /** In the same time whichever it is, or none. */
  holder(token: string): Admitted | undefined {
    const shown = digestOf(token);
    const [found] = this.known.filter(({ digest }) => digest !== null && timingSafeEqual(digest, shown));
    return found && admitted(found, markOf(found.digest!));
  }

  /** Whom the identity provider vouches for. @param email confirmed by it */
  vouchedFor(email: string): Admitted | undefined {
    const found = this.known.find(({ personal, name }) => personal && isNamedAlike(name, email));
    return found && this.providerMark !== undefined ? admitted(found, this.providerMark) : undefined;
  }

  /** Who was let in by that mark, as long as the settings would let them in again. */
  standing(name: string, mark: string): ActingOperator | undefined {
    const found = this.known.find((one) => one.name === name && this.marksOf(one).includes(mark));
    return found && admitted(found, mark).operator;
  }

  private marksOf({ digest, personal }: Pick<NamedOperator, 'digest'> & { personal: boolean }): (string | undefined)[] {
    return [digest === null ? undefined : markOf(digest), personal ? this.providerMark : undefined];
  }
}

const admitted = ({ name, role, personal }: ActingOperator, mark: string): Admitted => ({
  operator: { name, role, personal },
  mark,
});

const hashed = (of: string | Buffer): string => createHash('sha256').update(of).digest('base64url');

/** Tells one token from another, and nothing of either. @param digest of the token */
const markOf = (digest: Buffer): string => hashed(digest);

export const mayAct = ({ role }: ActingOperator, least: OperatorRole): boolean => MAY[role].includes(least);

/** @throws DomainError role_missing */
export function assertMay(operator: ActingOperator, least: OperatorRole): void {
  if (!mayAct(operator, least)) throw roleMissing(operator.role, least);
}

const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const HOW = {
  Bearer: 'Send your operator token as Bearer.',
  Basic: 'Any name, and your operator token as password.',
} as const;

const stranger = (token: string | undefined, scheme: 'Bearer' | 'Basic'): DomainError =>
  new DomainError('unauthenticated', token === undefined ? 'key_missing' : 'key_invalid', HOW[scheme], {
    headers: { 'WWW-Authenticate': `${scheme} realm="fyra operator"${scheme === 'Basic' ? ', charset="UTF-8"' : ''}` },
  });

const roleMissing = (role: OperatorRole, least: OperatorRole): DomainError =>
  new DomainError('forbidden', 'role_missing', `This asks for the role ${least}; yours is ${role}.`);
