import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { IncomingMessage } from 'node:http';
import { CONFIG, type Config } from '../config/env.js';
import { currentRequest } from '../http/request-context.js';
import { DomainError } from '../kernel/errors.js';
import { OPERATOR_POLICY } from './key.decorators.js';
import { bearer } from './presented-key.js';

const NAME = /^[\x21-\x7e](?:[\x20-\x7e]{0,78}[\x21-\x7e])?$/;

/** Lets the operator's token through, and nobody learns of these routes where none is set. */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (
      !this.reflector.getAllAndOverride<boolean | undefined>(OPERATOR_POLICY, [
        context.getHandler(),
        context.getClass(),
      ])
    )
      return true;
    const { adminToken } = this.config;
    if (!adminToken) throw new DomainError('not_found', 'not_found', 'There is nothing at this address.');
    const presented = bearer(context.switchToHttp().getRequest<IncomingMessage>());
    if (presented !== undefined && sameSecret(presented, adminToken)) return named(context);
    const code = presented === undefined ? 'key_missing' : 'key_invalid';
    throw new DomainError('unauthenticated', code, 'Send the operator token as Bearer.', {
      headers: { 'WWW-Authenticate': 'Bearer realm="fyra operator"' },
    });
  }
}

/** For the trail; the token lets in, the name does not. */
function named(context: ExecutionContext): true {
  const name = context.switchToHttp().getRequest<IncomingMessage>().headers['x-operator'];
  const request = currentRequest();
  if (request && typeof name === 'string' && NAME.test(name)) request.operator = name;
  return true;
}

/** Compares in constant time whatever the lengths. */
export function sameSecret(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
