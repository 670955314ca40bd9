import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../common/config/env.js';
import { CHALLENGER_REGISTRAR } from '../common/ports/challenger-registrar.js';
import { Ports } from '../common/ports/ports.js';
import type { Caller, Counter } from '../common/quota/quota.types.js';
import { Allowances } from '../common/quota/windows/allowances.js';
import { Quotas } from '../common/quota/quotas.js';
import { ARENA_BUCKET } from './arena.names.js';
import { Registrar } from './agents/registrar.js';

/** The hourly limit: by challenger where a valid key is shown, else by client address. */
@Injectable()
export class ArenaQuota implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly quotas: Quotas,
    private readonly allowances: Allowances,
    private readonly ports: Ports,
    private readonly registrar: Registrar,
  ) {}

  onModuleInit(): void {
    this.ports.provide(CHALLENGER_REGISTRAR, this.registrar);
    this.quotas.define({
      bucket: ARENA_BUCKET,
      code: 'rate_limit_exceeded',
      detail: 'The hourly number of requests is used up.',
      plan: (caller) => [[this.counter(caller)]],
    });
  }

  private counter({ client, principal }: Caller): Counter {
    const window = 'hour' as const;
    if (principal?.interface !== 'arena') {
      return {
        bucket: ARENA_BUCKET,
        subject: this.quotas.clientSubject(client),
        limit: this.allowances.cap('arena_hourly', client, this.config.arenaHourlyLimit),
        window,
      };
    }
    const limit = principal.overrides.arena_hourly ?? this.config.arenaHourlyLimit;
    return { bucket: ARENA_BUCKET, subject: `account:${principal.accountId}`, limit, window };
  }
}
