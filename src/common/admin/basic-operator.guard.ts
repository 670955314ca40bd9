import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { sameSecret } from '../auth/operator.guard.js';
import { CONFIG, type Config } from '../config/env.js';
import { DomainError } from '../kernel/errors.js';

/** A browser asks for name and password: any name, the operator's token as password. */
@Injectable()
export class BasicOperatorGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const { adminToken } = this.config;
    if (!adminToken) throw new DomainError('not_found', 'not_found', 'There is nothing at this address.');
    const presented = password(context.switchToHttp().getRequest<IncomingMessage>());
    if (presented !== undefined && sameSecret(presented, adminToken)) return true;
    const code = presented === undefined ? 'key_missing' : 'key_invalid';
    throw new DomainError('unauthenticated', code, 'Any name, and the operator token as password.', {
      headers: { 'WWW-Authenticate': 'Basic realm="fyra operator", charset="UTF-8"' },
    });
  }
}

function password({ headers }: IncomingMessage): string | undefined {
  const encoded = /^Basic +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  return pair.includes(':') ? pair.slice(pair.indexOf(':') + 1) : undefined;
}
