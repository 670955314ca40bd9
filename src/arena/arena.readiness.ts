import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../common/config/env.js';
import { Leases } from '../common/db/leases.js';
import { Readiness } from '../common/health/readiness.js';
import { MARKET_LEASE } from './arena.names.js';
import { PublicLeague } from './league/public-league.js';

/** What must be true before the arena wants requests. */
@Injectable()
export class ArenaReadiness implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly readiness: Readiness,
    private readonly leases: Leases,
    private readonly projection: PublicLeague,
  ) {}

  onModuleInit(): void {
    if (this.config.role !== 'worker')
      this.readiness.require('arena projection', () => this.projection.current !== null);
    if (this.config.role === 'all') this.readiness.require('market lease', () => this.leases.isHeld(MARKET_LEASE));
  }
}
