import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiExtension,
  ApiForbiddenResponse,
  ApiGoneResponse,
  ApiQuery,
  ApiSecurity,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { OperatorRole } from '../config/operators.js';
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
  /** Keys of these do too. */
  also?: readonly KeyInterface[];
  mode: KeyMode;
  /** A browser's session does instead of a key. */
  session?: boolean;
}

export const KEY_POLICY = 'fyra:key-policy';
export const KEY_SCOPE = 'fyra:key-scope';
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

/** A design key, or the session of a browser that tried the service without one. */
export const ApiKeyOrSession = () =>
  applyDecorators(
    SetMetadata(KEY_POLICY, { interface: 'design', mode: 'required', session: true } satisfies KeyPolicy),
    ApiSecurity('X-API-Key'),
    ApiSecurity('session'),
    ...refusals,
  );

/** What a key with scopes must have among them; the bucket of a handler's `@Quota` where this says nothing. */
export const KeyScope = (scope: string) => SetMetadata(KEY_SCOPE, scope);

/** Not a bucket: no key that was made with scopes, caps or an end has it. */
export const ACCOUNT_SCOPE = 'account';

/** Money, keys and what is kept of the account: only for keys without limits of their own. */
export const ManagesAccount = () => KeyScope(ACCOUNT_SCOPE);

/** What design and tools keys both may do: X-API-Key (or Bearer, or `?api_key=`) of either. */
export const AnyApiKey = () =>
  applyDecorators(
    SetMetadata(KEY_POLICY, { interface: 'tools', also: ['design'], mode: 'required' } satisfies KeyPolicy),
    ApiSecurity('X-API-Key'),
    ...refusals,
  );

/** Nothing asks for a key here; one of either interface shows whose e-mail address is confirmed. */
export const KnownByApiKey = () =>
  SetMetadata(KEY_POLICY, { interface: 'tools', also: ['design'], mode: 'lenient' } satisfies KeyPolicy);

/** A key of whichever interface, in its own header. */
export const AnyKey = () =>
  applyDecorators(
    SetMetadata(KEY_POLICY, { interface: 'tools', also: ['design', 'arena'], mode: 'required' } satisfies KeyPolicy),
    ApiSecurity('X-API-Key'),
    ApiSecurity('X-Arena-Key'),
    ...refusals,
  );

/** X-Arena-Key of a challenger. */
export const ArenaKey = (mode: KeyMode = 'required') =>
  applyDecorators(
    SetMetadata(KEY_POLICY, { interface: 'arena', mode } satisfies KeyPolicy),
    ...(mode === 'lenient' ? [] : [ApiSecurity('X-Arena-Key'), ...refusals, retired]),
  );

/**
 * Bearer token of an operator who has at least this role; the route does not exist where there are no operators. On a handler
 * it goes before that of the class.
 */
export const Operator = (least: OperatorRole) =>
  applyDecorators(
    SetMetadata(OPERATOR_POLICY, least),
    ApiBearerAuth('operator'),
    ApiExtension('x-operator-role', least),
    ApiUnauthorizedResponse({ description: 'No token, or one of nobody.' }),
    ApiForbiddenResponse({ description: `\`role_missing\`: this asks for the role \`${least}\`.` }),
  );

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
export function callerNow(): Caller {
  const request = currentRequest();
  return { client: request?.client ?? 'unknown', principal: request?.principal };
}

export const CurrentCaller = createParamDecorator((_data: unknown, _context: ExecutionContext) => callerNow());

/** @throws DomainError not_owner */
export function assertOwner(principal: Principal, accountId: string | null): void {
  if (principal.accountId !== accountId)
    throw new DomainError('forbidden', 'not_owner', 'This belongs to another key.');
}
