import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tier } from '../common/auth/principal.js';
import { Inject } from '@nestjs/common';
import { CONFIG, type Config } from '../common/config/env.js';
import type { BucketPolicy, Caller, Counter } from '../common/quota/quota.types.js';
import { Quotas } from '../common/quota/quotas.js';
import { DayCaps, NETWORK_ADDRESSES } from '../common/quota/counters/day-caps.js';
import {
  DEMO_BUCKET,
  HISTORIES_AN_HOUR,
  HISTORY_BUCKET,
  KEYED_BUCKET,
  REPLAY_BUCKET,
  REPLAYS_AN_HOUR,
} from './cognitive.names.js';

const DEMO_DAILY = 10;
/** Calls a day by tier; a tier without a number is unlimited. */
const KEYED_DAILY: Partial<Record<Tier, number>> = { free: 100, beta: 100, pro: 1000 };

/** The limits of the operations that take texts, and of those that are dear to answer. */
@Injectable()
export class CognitiveQuotas implements OnModuleInit {
  constructor(
    private readonly quotas: Quotas,
    private readonly caps: DayCaps,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.quotas.define(this.policy(DEMO_BUCKET, (caller) => this.demoPlan(caller)));
    this.quotas.define({ ...this.policy(KEYED_BUCKET, keyedPlan), keys: 'tools' });
    this.quotas.define(this.hourly(REPLAY_BUCKET, REPLAYS_AN_HOUR));
    this.quotas.define(this.hourly(HISTORY_BUCKET, HISTORIES_AN_HOUR));
  }

  /** So many an hour of an address, ten times as many of its network. */
  private hourly(bucket: string, limit: number): BucketPolicy {
    const plan = ({ client }: Caller): Counter[][] => [
      [
        { ...this.caps.address(bucket, client, limit), window: 'hour' },
        { ...this.caps.network(bucket, client, limit * NETWORK_ADDRESSES), window: 'hour' },
      ],
    ];
    return { bucket, code: 'rate_limit_exceeded', detail: 'The hourly number of these requests is used up.', plan };
  }

  private policy(bucket: string, plan: BucketPolicy['plan']): BucketPolicy {
    return {
      bucket,
      plan,
      code: 'insufficient_quota',
      detail: 'The day is used up; it starts again at midnight UTC.',
      members: { upgrade_url: `${this.config.publicUrl}/api/pricing` },
      headers: { 'x-should-retry': 'false' },
    };
  }

  private demoPlan({ client }: Caller): Counter[][] {
    const subject = this.quotas.clientSubject(client);
    return [[{ bucket: DEMO_BUCKET, subject, limit: DEMO_DAILY, window: 'day' }]];
  }
}

function keyedPlan({ principal }: Caller): Counter[][] {
  if (!principal) return [];
  const limit = principal.overrides.cognitive_daily ?? KEYED_DAILY[principal.tier];
  if (limit === undefined) return [[]];
  return [[{ bucket: KEYED_BUCKET, subject: `account:${principal.accountId}`, limit, window: 'day' }]];
}
