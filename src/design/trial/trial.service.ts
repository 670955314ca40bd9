import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../../common/auth/principal.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { networkOf } from '../../common/http/client-address.js';
import { DomainError } from '../../common/kernel/errors.js';
import { NETWORK_ADDRESSES } from '../../common/quota/counters/day-caps.js';
import { Quotas } from '../../common/quota/quotas.js';
import type { Caller, Counter } from '../../common/quota/quota.types.js';
import { Allowances } from '../../common/quota/windows/allowances.js';
import { DESIGN_USES } from '../design.quotas.js';
import { BETA_USES } from '../design.states.js';
import type { TrialDto, TrialStandingView, TrialBegunView } from '../dto/trial.dto.js';
import { Readings } from '../reading/readings.service.js';
import { Submissions } from '../submissions/submissions.service.js';
import { TrialSessions } from './trial-sessions.service.js';

export const TRIALS = 'design_trials';
/** Of an address in a clock hour; a network may begin as many as ten addresses. */
const PER_HOUR = 1;
const DAY_MS = 86_400_000;

/** One design, and its revisions, for whoever has no key. */
@Injectable()
export class Trials implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly quotas: Quotas,
    private readonly allowances: Allowances,
    private readonly readings: Readings,
    private readonly submissions: Submissions,
    private readonly sessions: TrialSessions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.quotas.define({
      bucket: TRIALS,
      plan: (caller) => [this.counters(caller)],
      code: 'rate_limit_exceeded',
      detail: 'One design an hour is made without a key. Ask for a key, or come back in the next hour.',
      members: { upgrade_url: `${this.config.publicUrl}/api/pricing` },
    });
  }

  /** @throws DomainError not_a_garment and others of a reading; what a submission throws */
  async begin({ client }: Caller, dto: TrialDto): Promise<{ accepted: TrialBegunView; token: string }> {
    await this.assertGarment({ client }, dto);
    const principal = this.sessions.newHolder();
    const { description, style, ...request } = dto;
    let token = '';
    const accepted = await this.submissions.accept({ client, principal }, async (manager) => {
      token = await this.sessions.begin(manager, principal);
      return { description, style: style?.trim() || null, request, webhookUrl: undefined };
    });
    const endsAt = new Date(Date.now() + this.config.retentionDays * DAY_MS).toISOString();
    return { accepted: { ...accepted, uses_remaining: BETA_USES, session_ends_at: endsAt }, token };
  }

  /** What a session owns, newest first, and how much it may still make. */
  async standing(caller: Required<Caller>): Promise<TrialStandingView> {
    const designs = await this.designsOf(caller.principal);
    const [uses] = (await this.quotas.usualWay(DESIGN_USES, caller)) ?? [];
    const used = uses ? await this.quotas.used(uses) : 0;
    return { revisions_remaining: Math.max(0, BETA_USES - used), designs };
  }

  /** Before anything is taken: a text that would fail costs nobody the hour. */
  private async assertGarment(caller: Caller, dto: TrialDto): Promise<void> {
    const { refusal } = await this.readings.read(caller, dto);
    if (refusal) throw new DomainError('invalid', refusal.code, refusal.message);
  }

  private designsOf({ accountId }: Principal): Promise<TrialStandingView['designs']> {
    return this.db.query(
      `SELECT id, version, parent_id, revisions -> -1 ->> 'instruction' AS instruction, status, listed_at IS NOT NULL AS listed
       FROM design_submission WHERE account_id = $1 AND erased_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 50`,
      [accountId],
    );
  }

  private counters({ client }: Caller): Counter[] {
    const limit = this.allowances.cap('trials', client, PER_HOUR);
    const counter = (subject: string, most: number): Counter => ({
      bucket: TRIALS,
      subject,
      limit: most,
      window: 'hour',
    });
    return [
      counter(this.quotas.clientSubject(client), limit),
      counter(this.quotas.hidden('net', networkOf(client)), limit * NETWORK_ADDRESSES),
    ];
  }
}
