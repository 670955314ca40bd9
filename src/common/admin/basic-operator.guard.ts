import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { Operators } from '../auth/operators.js';

/** A browser asks for name and password: any name, the operator's token as password. */
@Injectable()
export class BasicOperatorGuard implements CanActivate {
  constructor(private readonly operators: Operators) {}

  canActivate(context: ExecutionContext): boolean {
    this.operators.admit(password(context.switchToHttp().getRequest<IncomingMessage>()), 'read', 'Basic');
    return true;
  }
}

function password({ headers }: IncomingMessage): string | undefined {
  const encoded = /^Basic +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  return pair.includes(':') ? pair.slice(pair.indexOf(':') + 1) : undefined;
}
