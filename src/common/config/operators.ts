import { ConfigError, type Reader } from './reader.js';

export const OPERATOR_ROLES = ['read', 'support', 'billing', 'admin'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** A person who operates, and what their token hashes to. */
export interface NamedOperator {
  name: string;
  role: OperatorRole;
  /** SHA-256 of the token; null for who signs in by the identity provider alone. */
  digest: Buffer | null;
}

const LINE = /^([\w.@+-]{1,80}):(read|support|billing|admin):([0-9a-f]{64}|oidc)$/;
const FORM = `name:role:digest (${OPERATOR_ROLES.join(', ')}; npm run operator makes such a line), or e-mail:role:oidc for who signs in by OPERATOR_OIDC_ISSUER alone`;

/** The people of OPERATORS, one a line or between commas. @throws ConfigError for a line of another form, and for a name or a token twice */
export function operators(reader: Reader): NamedOperator[] {
  const lines = (reader.secret('OPERATORS') ?? '').split(/[\s,]+/).filter(Boolean);
  const found = lines.map((line, i) => {
    const [, name, role, digest] = LINE.exec(line) ?? [];
    if (digest === undefined || (digest === 'oidc' && !name.includes('@')))
      throw new ConfigError(`OPERATORS: entry ${i + 1} is not of the form ${FORM}`);
    return { name, role: role as OperatorRole, digest: digest === 'oidc' ? null : Buffer.from(digest, 'hex') };
  });
  const twice = found.find(({ name, digest }, i) =>
    found
      .slice(0, i)
      .some((other) => isNamedAlike(other.name, name) || (digest !== null && other.digest?.equals(digest))),
  );
  if (twice) throw new ConfigError(`OPERATORS: ${twice.name} stands there twice, or has the token of another`);
  return found;
}

/** Whether two names are of one person: providers differ in the capitals of an address. */
export const isNamedAlike = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
