import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { underPepper } from '../auth/pepper.js';
import { Peppers } from '../auth/peppers.js';
import type { KeyInterface } from '../auth/principal.js';
import { currentRequest } from '../http/request-context.js';
import { DomainError } from '../kernel/errors.js';
import { refusals } from '../telemetry/metrics.js';
import { windowResetsAt } from './counters/counting-window.js';
import { QuotaLedger } from './counters/quota-ledger.js';
import type { BucketPolicy, Caller, Charge, Counter, CounterState, QuotaReceipt, Room } from './quota.types.js';
import { rateLimitHeaders, retryHeaders, secondsUntil } from './rate-limit-headers.js';
import { WindowLimiter } from './windows/window-limiter.js';

/** Clients whose subject is not computed anew. */
const REMEMBERED = 10_000;

/** Charges requests to buckets; features define the buckets, guards and services charge them. */
@Injectable()
export class Quotas {
  private readonly policies = new Map<string, BucketPolicy>();
  private readonly subjects = new Map<string, string>();
  /** Of the remembered subjects. */
  private rememberedUnder: string | undefined;

  constructor(
    private readonly ledger: QuotaLedger,
    private readonly windows: WindowLimiter,
    private readonly peppers: Peppers,
  ) {}

  /** A feature declares its bucket once, when its module starts. */
  define(policy: BucketPolicy): void {
    this.policies.set(policy.bucket, withKeyCaps(policy));
  }

  /** The first way of paying of a bucket, for showing how it stands; null where no loaded feature has defined it. */
  async usualWay(bucket: string, caller: Caller): Promise<readonly Counter[] | null> {
    const policy = this.policies.get(bucket);
    return policy?.first?.(caller) ?? (await policy?.plan(caller))?.[0] ?? null;
  }

  /** The buckets that keys of an interface can be limited to. */
  scopesOf(kind: KeyInterface): string[] {
    return [...this.policies.values()].filter(({ keys }) => keys === kind).map(({ bucket }) => bucket);
  }

  policy(bucket: string): BucketPolicy {
    const policy = this.policies.get(bucket);
    if (!policy) throw new Error(`no quota bucket "${bucket}" is defined`);
    return policy;
  }

  /** The subject of a client address: a keyed hash, so that tables hold no addresses. */
  clientSubject(client: string): string {
    const pepper = this.peppers.ofDay(Date.now());
    if (pepper.name !== this.rememberedUnder || this.subjects.size >= REMEMBERED) this.subjects.clear();
    this.rememberedUnder = pepper.name;
    const known = this.subjects.get(client);
    if (known !== undefined) return known;
    const subject = this.hidden('ip', client);
    this.subjects.set(client, subject);
    return subject;
  }

  /** The subject of what tables must not hold in the clear. @param kind starts the subject, such as `email` */
  hidden(kind: string, text: string): string {
    const hash = underPepper(this.peppers.ofDay(Date.now()), text);
    return `${kind}:${hash.toString('base64url').slice(0, 22)}`;
  }

  /** Holds `units` for a request in the first way of paying that admits them. @throws DomainError limit_exceeded */
  async charge(bucket: string, caller: Caller, units = 1): Promise<Charge> {
    const policy = this.policy(bucket);
    const ways = await policy.plan(caller);
    for (const [i, way] of ways.entries()) {
      const charge = await this.tryWay(policy, way, units);
      if (charge && i > 0) charge.shown = usedUp(ways[0], Date.now());
      if (charge) return charge;
    }
    throw await this.refusal(policy, ways[0] ?? []);
  }

  /** Before the body is looked at: an exhausted counter wins over a bad field. @throws DomainError */
  async assertLeft(policy: BucketPolicy, counter: Counter): Promise<void> {
    if ((await this.used(counter)) >= counter.limit) throw await this.refusal(policy, [counter]);
  }

  /** Inside a transaction that does the work: takes units at once. @returns the counter's standing @throws DomainError */
  async take(manager: EntityManager, policy: BucketPolicy, counter: Counter, units = 1): Promise<CounterState> {
    const now = Date.now();
    const used = await this.ledger.take(manager, counter, units, now);
    if (used === null) throw await this.refusal(policy, [counter]);
    const state = { counter, used, resetsAt: windowResetsAt(counter.window, now) };
    const request = currentRequest();
    if (request && !request.charge) request.taken = [...(request.taken ?? []), state];
    return state;
  }

  /**
   * The work's transaction makes its charge final and takes the room of what it stores; units that a sweep had given back
   * meanwhile are taken anew. @returns false where there is no room: then the transaction must end
   */
  async confirm(manager: EntityManager, charge: Charge | undefined, room?: Room): Promise<boolean> {
    const lost = await this.ledger.confirm(manager, charge?.reservations ?? [], room);
    for (const { bucket, subject, units } of lost ?? []) {
      const state = charge?.states.find(({ counter }) => counter.bucket === bucket && counter.subject === subject);
      if (charge && state) await this.take(manager, charge.policy, state.counter, units);
    }
    return lost !== null;
  }

  /** A refused request returns what it held, and `states` tell the truth again. */
  async giveBack(charge: Charge): Promise<void> {
    if (charge.settled) return;
    charge.settled = true;
    const returned = await this.returnUnits(charge);
    if (returned)
      for (const state of charge.states) state.used -= (state.counter.units ?? charge.units) + (charge.more ?? 0);
    charge.units = 0;
  }

  /**
   * Inside the work's transaction: one unit more than the request was charged, of each of its counters or of none.
   * @returns the proof of it, empty where nothing is counted; null when none is left
   */
  async takeMore(manager: EntityManager, charge: Charge | undefined): Promise<QuotaReceipt[] | null> {
    if (!charge) return [];
    const receipts = this.receiptsOf(charge).map((receipt) => ({ ...receipt, units: 1 }));
    for (const [i, { counter }] of charge.states.entries()) {
      if ((await this.ledger.take(manager, counter, 1, Date.now())) !== null) continue;
      await this.ledger.refund(manager, receipts.slice(0, i));
      return null;
    }
    for (const state of charge.states) state.used++;
    charge.more = (charge.more ?? 0) + 1;
    return receipts;
  }

  /**
   * Inside the work's transaction: the request costs nothing, for one unit of `allowance` while that has any.
   * @returns whether it is so; `states` then tell it
   */
  async waive(manager: EntityManager, charge: Charge | undefined, allowance: Counter): Promise<boolean> {
    if (!charge || charge.settled || charge.reservations.length === 0) return false;
    if ((await this.ledger.take(manager, allowance, 1, Date.now())) === null) return false;
    await this.ledger.refund(manager, this.receiptsOf(charge));
    for (const state of charge.states) state.used -= state.counter.units ?? charge.units;
    charge.units = 0;
    return true;
  }

  /** What a row keeps, in order to refund it when its work is not done. */
  receiptsOf(charge: Charge | undefined): QuotaReceipt[] {
    return (charge?.reservations ?? []).map(({ bucket, subject, window_start, units }) => ({
      bucket,
      subject,
      window_start,
      units,
    }));
  }

  refund(manager: EntityManager, receipts: readonly QuotaReceipt[]): Promise<void> {
    return this.ledger.refund(manager, receipts);
  }

  /** The one hourly counter of a bucket without alternatives whose plan needs no waiting, as the prepared reads charge it. */
  hourlyCounter(bucket: string, caller: Caller) {
    const plan = this.policy(bucket).plan(caller);
    if (plan instanceof Promise) throw new Error(`the plan of "${bucket}" must be known at once`);
    const [[counter]] = plan;
    return { counter, window: hourCounter(counter) };
  }

  /** The bucket's 429 for this caller. */
  async refusalOf(bucket: string, caller: Caller): Promise<DomainError> {
    const policy = this.policy(bucket);
    const [way] = await policy.plan(caller);
    return this.refusal(policy, way ?? []);
  }

  /** Units used now of a day or lifetime counter. */
  used(counter: Counter, manager?: EntityManager): Promise<number> {
    return this.ledger.used(counter, Date.now(), manager);
  }

  private async tryWay(policy: BucketPolicy, way: readonly Counter[], units: number): Promise<Charge | null> {
    const now = Date.now();
    if (way.length === 0) return { policy, states: [], units, reservations: [], settled: false };
    const taken = way[0].window === 'hour' ? await this.takeHours(way) : await this.ledger.reserve(way, units, now);
    if (!taken) return null;
    const states = way.map((counter, i) => ({
      counter,
      used: taken.used[i],
      resetsAt: windowResetsAt(counter.window, now),
    }));
    return { policy, states, units, reservations: taken.held, settled: false };
  }

  private async takeHours(way: readonly Counter[]) {
    const { refused, used } = await this.windows.take(way.map(hourCounter));
    return refused === null ? { used, held: [] } : null;
  }

  private async returnUnits({ states, reservations }: Charge): Promise<boolean> {
    const hours = states.filter(({ counter }) => counter.window === 'hour');
    for (const { counter } of hours) await this.windows.giveBack(hourCounter(counter));
    return hours.length > 0 || (await this.ledger.giveBack(reservations.map(({ id }) => id))) > 0;
  }

  /** The 429 of a bucket. @param way the first one, used up */
  async refusal(policy: BucketPolicy, way: readonly Counter[]): Promise<DomainError> {
    refusals.inc({ bucket: policy.bucket });
    const now = Date.now();
    const states = usedUp(way, now);
    const resets = states[0]?.resetsAt ?? null;
    const headers = {
      ...rateLimitHeaders(states, now),
      ...retryHeaders(resets === null ? null : secondsUntil(resets, now)),
      ...policy.headers,
    };
    return new DomainError('limit_exceeded', policy.code, policy.detail, { headers, members: policy.members });
  }
}

/** A key's own cap counts in every way of paying, also where nothing else does. */
export const keyCap = (bucket: string, { principal }: Caller): Counter[] => {
  const limit = principal?.caps?.[bucket];
  return limit === undefined ? [] : [{ bucket, subject: `key:${principal?.line}`, limit, window: 'day' }];
};

function withKeyCaps(policy: BucketPolicy): BucketPolicy {
  const { bucket } = policy;
  const capped = (ways: Counter[][], caller: Caller) => {
    const cap = keyCap(bucket, caller);
    return cap.length === 0 ? ways : ways.map((way) => [...way, ...cap]);
  };
  return {
    ...policy,
    plan: (caller) => {
      const ways = policy.plan(caller);
      return ways instanceof Promise ? ways.then((all) => capped(all, caller)) : capped(ways, caller);
    },
    ...(policy.first ? { first: (caller: Caller) => [...policy.first!(caller), ...keyCap(bucket, caller)] } : {}),
  };
}

const usedUp = (way: readonly Counter[], now: number): CounterState[] =>
  way.map((counter) => ({ counter, used: counter.limit, resetsAt: windowResetsAt(counter.window, now) }));

const hourCounter = ({ bucket, subject, limit }: Counter) => ({
  key: `${bucket}:${subject}`,
  limit,
  windowMs: 3_600_000,
});
