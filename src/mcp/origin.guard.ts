import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { CONFIG, type Config } from '../common/config/env.js';
import { DomainError } from '../common/kernel/errors.js';

/** A page of another origin must not use a visitor's browser to reach an agents' door in the visitor's own network. */
@Injectable()
export class OriginGuard implements CanActivate {
  private readonly own: Set<string>;

  constructor(@Inject(CONFIG) { publicUrl, corsOrigins }: Config) {
    this.own = new Set([new URL(publicUrl).origin, ...(corsOrigins === '*' ? [] : corsOrigins)]);
  }

  canActivate(context: ExecutionContext): boolean {
    const { origin } = context.switchToHttp().getRequest<IncomingMessage>().headers;
    if (origin === undefined || this.own.has(origin)) return true;
    throw new DomainError('forbidden', 'foreign_origin', 'Pages of this origin may not use the agents’ door.');
  }
}
