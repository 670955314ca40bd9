import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { onceARoute } from '../http/once-a-route.js';
import { currentRequest, type RequestContext } from '../http/request-context.js';
import { DomainError } from '../kernel/errors.js';
import { KEY_HOLDERS } from '../ports/key-holders.js';
import { Ports } from '../ports/ports.js';
import { SESSIONS } from '../ports/sessions.js';
import { Burst } from '../quota/windows/burst.js';
import { ACCOUNT_SCOPE, KEY_POLICY, KEY_SCOPE, type KeyPolicy } from './key.decorators.js';
import { Keys, unauthenticated } from './keys.js';
import { presentedApiKey, presentedArenaKey } from './presented-key.js';
import type { KeyInterface, Principal } from './principal.js';
import { vouchedFor } from './vouched.js';

const policyOf = onceARoute<KeyPolicy>(KEY_POLICY);
const scopeOf = onceARoute<string>(KEY_SCOPE);

type Asked = KeyPolicy & { scope?: string };

const HEADER = { arena: 'X-Arena-Key', design: 'X-API-Key', tools: 'X-API-Key' } as const;

/** Finds out who is asking, by the route's `@ApiKey` or `@ArenaKey`. */
@Injectable()
export class KeyGuard implements CanActivate {
  constructor(
    private readonly keys: Keys,
    private readonly burst: Burst,
    private readonly reflector: Reflector,
    private readonly ports: Ports,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const policy = policyOf(this.reflector, context);
    const request = currentRequest();
    if (!policy || !request) return true;
    const message = context.switchToHttp().getRequest<Request>();
    request.principal = await this.principal({ ...policy, scope: scopeOf(this.reflector, context) }, message, request);
    return true;
  }

  private async principal(policy: Asked, message: Request, request: RequestContext): Promise<Principal | undefined> {
    const presented = presentedKey(policy, message);
    if (presented === undefined)
      return (await this.inSession(policy, message)) ?? byToken(policy, message) ?? this.withoutKey(policy);
    const principal = await lenient(policy, () => this.keys.authenticate(presented));
    if (principal) await this.burst.meet(presented, principal, request);
    request.refused = principal;
    return principal && lenient(policy, () => this.admit(principal, policy));
  }

  private async admit(principal: Principal, policy: Asked): Promise<Principal> {
    const admittedOne = admitted(principal, policy);
    if (policy.interface === 'arena' && policy.mode === 'required') {
      await this.ports.ask(KEY_HOLDERS)?.assertPresent(admittedOne);
    }
    return admittedOne;
  }

  private async inSession({ session }: KeyPolicy, message: Request): Promise<Principal | undefined> {
    return session ? this.ports.ask(SESSIONS)?.holderOf(message) : undefined;
  }

  private withoutKey(policy: KeyPolicy): undefined {
    if (policy.mode !== 'required') return undefined;
    throw unauthenticated('key_missing', `Send your key in the header ${HEADER[policy.interface]}.`);
  }
}

/** Where a key is not needed, one that is not good counts as none. */
async function lenient<T>(policy: KeyPolicy, ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (policy.mode === 'lenient' && error instanceof DomainError) return undefined;
    throw error;
  }
}

const taken = ({ interface: own, also = [] }: KeyPolicy): KeyInterface[] => [own, ...also];

/** Whom a token named, where this takes an account of theirs. */
function byToken(policy: Asked, message: IncomingMessage): Principal | undefined {
  const holder = vouchedFor(message);
  return holder && taken(policy).includes(holder.interface) ? withinScope(holder, policy.scope) : undefined;
}

/** Each interface's key in its own header; where several do, whichever there is. */
function presentedKey(policy: KeyPolicy, message: IncomingMessage): string | undefined {
  if (policy.interface === 'arena') return presentedArenaKey(message);
  return presentedApiKey(message) ?? (taken(policy).includes('arena') ? presentedArenaKey(message) : undefined);
}

function admitted(principal: Principal, policy: Asked): Principal {
  if (taken(policy).includes(principal.interface)) return withinScope(principal, policy.scope);
  throw new DomainError(
    'forbidden',
    'wrong_interface',
    `This is a key of the ${principal.interface} interface; this operation takes one of ${taken(policy).join(' or ')}.`,
  );
}

/** @throws DomainError key_limited, scope_missing */
function withinScope(principal: Principal, scope: string | undefined): Principal {
  const { limited, scopes } = principal;
  if (scope === ACCOUNT_SCOPE && limited) throw new DomainError('forbidden', 'key_limited', LIMITED);
  if (scope === undefined || scope === ACCOUNT_SCOPE || !scopes || scopes.includes(scope)) return principal;
  throw new DomainError('forbidden', 'scope_missing', `This key is for ${scopes.join(', ')}; this asks for ${scope}.`);
}

const LIMITED = 'This key has limits of its own: it works, and manages nothing of its account.';
