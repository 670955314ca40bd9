import { Injectable } from '@nestjs/common';
import { eventRow } from '../../events/event-log.js';
import type { DomainEvent } from '../../events/domain-events.js';
import type { StoredRecord } from '../../idempotency/idempotency.types.js';
import { windowResetsAt } from '../counters/counting-window.js';
import { Quotas } from '../quotas.js';
import type { BucketPolicy, Bill, Caller, Charge, Counter, CounterState } from '../quota.types.js';
import { remaining } from '../rate-limit-headers.js';
import { Spending, type AnswerToKeep } from './spending.js';
import { SpentMemory } from './spent-memory.js';

/** Bills of work that is paid for when it is done, in the statement that stores it. */
@Injectable()
export class Bills {
  private readonly spent = new SpentMemory();

  constructor(
    private readonly quotas: Quotas,
    private readonly spending: Spending,
  ) {}

  /** @throws DomainError limit_exceeded where the caller has no way of paying at all */
  async open(bucket: string, caller: Caller, units: number): Promise<Bill> {
    const policy = this.quotas.policy(bucket);
    const [way] = policy.first ? [policy.first(caller)] : await policy.plan(caller);
    if (!way) throw await this.quotas.refusal(policy, []);
    return { policy, caller, units, way };
  }

  /** Whether to look before working: the last request found it spent. */
  isDoubtful({ way }: Bill): boolean {
    return this.spent.has(way, Date.now());
  }

  /** How the first way that could pay stands. @throws DomainError limit_exceeded when none could */
  async look({ policy, caller, units, way: first }: Bill): Promise<CounterState[]> {
    for (const way of await policy.plan(caller)) {
      const states = await this.standing(way);
      if (states.some((state) => remaining(state) < (state.counter.units ?? units))) continue;
      this.spent.forget(way);
      return states;
    }
    throw await this.quotas.refusal(policy, first);
  }

  /** @returns the charge, settled, or what the Idempotency-Key stands for (null: somebody is faster) @throws DomainError limit_exceeded */
  async pay(
    { policy, caller, units, way: first }: Bill,
    events: readonly DomainEvent[],
    keep: AnswerToKeep | undefined,
  ): Promise<{ charge: Charge } | { record: StoredRecord | null }> {
    const now = Date.now();
    for await (const way of this.waysOf(policy, caller, first)) {
      const purchase = { counters: way, units, events: events.map(eventRow), keep, now };
      const outcome = await this.spending.pay(purchase);
      if (outcome.kind === 'known') return { record: outcome.record };
      if (outcome.kind === 'full') {
        this.spent.note(way, now);
        continue;
      }
      const states = statesOf(way, outcome.used, now);
      const shown = way === first ? undefined : statesOf(first, [], now);
      return { charge: { policy, states, shown, units, reservations: [], settled: true } };
    }
    throw await this.quotas.refusal(policy, first);
  }

  /** The others are asked for only where the first cannot pay. */
  private async *waysOf(policy: BucketPolicy, caller: Caller, first: readonly Counter[]) {
    yield first;
    yield* (await policy.plan(caller)).slice(1);
  }

  private async standing(way: readonly Counter[]): Promise<CounterState[]> {
    const now = Date.now();
    const used = await Promise.all(way.map((counter) => this.quotas.used(counter)));
    return statesOf(way, used, now);
  }
}

/** Without figures: used up. */
const statesOf = (way: readonly Counter[], used: readonly number[], now: number): CounterState[] =>
  way.map((counter, i) => ({
    counter,
    used: used[i] ?? counter.limit,
    resetsAt: windowResetsAt(counter.window, now),
  }));
