import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiForbiddenResponse,
  ApiGoneResponse,
  ApiQuery,
  ApiSecurity,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Caller } from '../quota/quota.types.js';
import { currentRequest } from '../http/request-context.js';
import { DomainError } from '../kernel/errors.js';
import type { KeyInterface, Principal } from './principal.js';

/**
 * What a route asks of keys. `required`: a valid one or 401. `optional`: none is fine, a bad one is 401.
 * `lenient`: a bad one counts as none (public reads of the arena).
 */
export type KeyMode = 'required' | 'optional' | 'lenient';

export interface KeyPolicy {
  interface: KeyInterface;
  /** Keys of this one do too. */
  also?: KeyInterface;
  mode: KeyMode;
}

export const KEY_POLICY = 'fyra:key-policy';
export const OPERATOR_POLICY = 'fyra:operator-policy';
export const HANDS_OUT_KEYS = 'fyra:hands-out-keys';

const refusals = [
  ApiUnauthorizedResponse({ description: 'No key, an unknown one or a revoked one.' }),
  ApiForbiddenResponse({ description: 'A key of another interface, or not the owner.' }),
];

const retired = ApiGoneResponse({ description: '`gone`: the challenger has retired.' });

/** X-API-Key (or Bearer, or `?api_key=`) of the design or tools interface. */
export const ApiKey = (kind: 'design' | 'tools', mode: KeyMode = 'required') =>
  applyDecorators(
    SetMetadata(KEY_POLICY, { interface: kind, mode } satisfies KeyPolicy),
    ApiSecurity('X-API-Key'),
    ...(mode === 'required' ? [] : [ApiSecurity({})]),
    ...refusals,
  );

/** What design and tools keys both may do: X-API-Key (or Bearer, or `?api_key=`) of either. */
export const AnyApiKey = () =>
  applyDecorators(
    SetMetadata(KEY_POLICY, { interface: 'tools', also: 'design', mode: 'required' } satisfies KeyPolicy),
    ApiSecurity('X-API-Key'),
    ...refusals,
  );

/** X-Arena-Key of a challenger. */
export const ArenaKey = (mode: KeyMode = 'required') =>
  applyDecorators(
    SetMetadata(KEY_POLICY, { interface: 'arena', mode } satisfies KeyPolicy),
    ...(mode === 'lenient' ? [] : [ApiSecurity('X-Arena-Key'), ...refusals, retired]),
  );

/** Bearer ADMIN_TOKEN; the route does not exist where no token is set. */
export const Operator = () =>
  applyDecorators(SetMetadata(OPERATOR_POLICY, true), ApiBearerAuth('operator'), ...refusals);

/** A key for whoever asks, unless REGISTRATION=closed. */
export const HandsOutKeys = () =>
  applyDecorators(
    SetMetadata(HANDS_OUT_KEYS, true),
    ApiForbiddenResponse({ description: '`registration_closed`: the operator of this installation issues the keys.' }),
  );

/** Documents that the key may also stand in the query. */
export const ApiKeyQuery = () =>
  ApiQuery({ name: 'api_key', required: false, description: 'The key, where no header can be set.' });

/** The holder of the key; undefined where the key is optional and absent. */
export const CurrentPrincipal = createParamDecorator(
  (_data: unknown, _context: ExecutionContext) => currentRequest()?.principal,
);

/** Who is asking: client address and, with a key, its holder. */
export const CurrentCaller = createParamDecorator((_data: unknown, _context: ExecutionContext): Caller => {
  const request = currentRequest();
  return { client: request?.client ?? 'unknown', principal: request?.principal };
});

/** @throws DomainError not_owner */
export function assertOwner(principal: Principal, accountId: string | null): void {
  if (principal.accountId !== accountId)
    throw new DomainError('forbidden', 'not_owner', 'This belongs to another key.');
}
