import { ConfigError, type Reader } from './reader.js';

export const OPERATOR_ROLES = ['read', 'support', 'billing', 'admin'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** A person who operates, and what their token hashes to. */
export interface NamedOperator {
  name: string;
  role: OperatorRole;
  /** SHA-256 of the token. */
  digest: Buffer;
}

const LINE = /^([\w.@+-]{1,80}):(read|support|billing|admin):([0-9a-f]{64})$/;
const FORM = `name:role:digest (${OPERATOR_ROLES.join(', ')}; npm run operator makes such a line)`;

/** The people of OPERATORS, one a line or between commas. @throws ConfigError for a line of another form, and for a name or a token twice */
export function operators(reader: Reader): NamedOperator[] {
  const lines = (reader.secret('OPERATORS') ?? '').split(/[\s,]+/).filter(Boolean);
  const found = lines.map((line, i) => {
    const [, name, role, digest] = LINE.exec(line) ?? [];
    if (digest === undefined) throw new ConfigError(`OPERATORS: entry ${i + 1} is not of the form ${FORM}`);
    return { name, role: role as OperatorRole, digest: Buffer.from(digest, 'hex') };
  });
  const twice = found.find(({ name, digest }, i) =>
    found.slice(0, i).some((other) => other.name === name || other.digest.equals(digest)),
  );
  if (twice) throw new ConfigError(`OPERATORS: ${twice.name} stands there twice, or has the token of another`);
  return found;
}
