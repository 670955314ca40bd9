import type { NamedOperator } from './operators.js';
import { ConfigError, type Reader } from './reader.js';

/** The identity provider by which operators sign in to their page. */
export interface OperatorOidc {
  /** Its address, without a slash at the end. */
  issuer: string;
  clientId: string;
  /** Absent: a public client, by PKCE alone. */
  clientSecret?: string;
}

/** @param operators some of whom may have no other way in */
export function operatorOidc(reader: Reader, operators: readonly NamedOperator[]): OperatorOidc | undefined {
  const production = reader.text('NODE_ENV') === 'production';
  const issuer = reader.address('OPERATOR_OIDC_ISSUER', production ? ['https:'] : ['https:', 'http:']);
  const clientId = reader.text('OPERATOR_OIDC_CLIENT_ID');
  const clientSecret = reader.secret('OPERATOR_OIDC_CLIENT_SECRET');
  if (issuer !== undefined && clientId !== undefined) return { issuer, clientId, clientSecret };
  if (issuer !== undefined || clientId !== undefined || clientSecret !== undefined)
    throw new ConfigError('OPERATOR_OIDC_ISSUER and OPERATOR_OIDC_CLIENT_ID are set both or not at all');
  const stranded = operators.find(({ digest }) => digest === null);
  if (stranded) throw new ConfigError(`OPERATORS: ${stranded.name} has no way in without OPERATOR_OIDC_ISSUER`);
  return undefined;
}
