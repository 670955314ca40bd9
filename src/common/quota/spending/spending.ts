import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Batched } from '../../db/batched.js';
import { askPrepared, type PreparedStatement } from '../../db/prepared.js';
import type { EventRow } from '../../events/event-log.js';
import type { StoredRecord } from '../../idempotency/idempotency.types.js';
import { windowStart } from '../counters/counting-window.js';
import type { Counter } from '../quota.types.js';
import { OPEN_COUNTERS, SPEND, SPEND_PATIENTLY } from './spend.statement.js';
import { portionsOf, type SpendGroup, type SpentCounter } from './spend-groups.js';

/** An answer that is stored with what it costs. */
export interface AnswerToKeep {
  scope: Buffer;
  bodyHash: Buffer;
  owner: string | null;
  status: number;
  body: string;
}

/** What one request pays, tells and keeps, all or nothing. */
export interface Purchase {
  counters: readonly Counter[];
  units: number;
  events: readonly EventRow[];
  keep?: AnswerToKeep;
  /** ms since the epoch: it says which window pays */
  now: number;
}

/** `paid`: units used after it, per counter; `full`: nothing was done; `known`: its Idempotency-Key stands for another execution. */
export type Outcome =
  | { kind: 'paid'; used: number[] }
  | { kind: 'full' }
  | { kind: 'known'; record: StoredRecord | null };

interface Spender {
  purchase: Purchase;
  counters: SpentCounter[];
  scope?: string;
}

interface Row {
  found: number;
  used: number[] | null;
  paid: boolean;
  admitted: boolean;
  same_body: boolean | null;
  status: number | null;
  headers: Record<string, string> | null;
  body: Buffer | null;
}

type Group = SpendGroup<Spender>;
/** Outcomes by request; who has none is asked again. */
type Outcomes = Map<Spender, Outcome>;

/** Requests in one statement. */
const MOST = 200;
const MOST_TURNS = 50;

/** Who wait for counters that are not there yet or that somebody else holds: one line, and one connection, for the same ones. */
interface Line {
  queue: Batched<Spender, Outcome>;
  waiting: number;
}

/** Day and lifetime quotas of work that is done already: checked, spent and stored in one round trip, many requests at a time. */
@Injectable()
export class Spending {
  private readonly paying = new Batched((purchases: Purchase[]) => this.payAll(purchases), MOST, 1);
  private readonly lines = new Map<string, Line>();

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Committed before this resolves. */
  pay(purchase: Purchase): Promise<Outcome> {
    return this.paying.ask(purchase);
  }

  /** Nobody waits here for the counters of others: those who must wait are promised an outcome. */
  private async payAll(purchases: Purchase[]): Promise<(Outcome | Promise<Outcome>)[]> {
    const spenders = purchases.map(spenderOf);
    const outcomes = new Map<Spender, Outcome | Promise<Outcome>>();
    for (const groups of portionsOf(spenders)) {
      const decided = await this.payTogether(groups, SPEND);
      for (const { name, spenders: all } of groups) {
        for (const one of all) outcomes.set(one, decided.get(one) ?? heard(this.payInLine(name, one)));
      }
    }
    return spenders.map((spender) => outcomes.get(spender)!);
  }

  private async payInLine(name: string, spender: Spender): Promise<Outcome> {
    const line = this.lines.get(name) ?? { queue: new Batched((all) => this.payPatiently(all), MOST, 1), waiting: 0 };
    this.lines.set(name, line);
    line.waiting++;
    try {
      return await line.queue.ask(spender);
    } finally {
      if (--line.waiting === 0) this.lines.delete(name);
    }
  }

  /** @param spenders of the same counters */
  private async payPatiently(spenders: Spender[]): Promise<Outcome[]> {
    const outcomes: Outcomes = new Map();
    for (let turn = 0; outcomes.size < spenders.length; turn++) {
      if (turn === MOST_TURNS) throw new Error('a counter cannot be opened');
      await this.open(spenders[0].counters);
      const left = spenders.filter((spender) => !outcomes.has(spender));
      for (const groups of portionsOf(left)) {
        for (const [one, outcome] of await this.payTogether(groups, SPEND_PATIENTLY)) outcomes.set(one, outcome);
      }
    }
    return spenders.map((spender) => outcomes.get(spender)!);
  }

  private async open(counters: readonly SpentCounter[]): Promise<void> {
    if (counters.length === 0) return;
    const column = (name: 'bucket' | 'subject' | 'windowStart') => counters.map((counter) => counter[name]);
    await askPrepared(this.db, OPEN_COUNTERS, [column('bucket'), column('subject'), column('windowStart')]);
  }

  private async payTogether(groups: readonly Group[], statement: PreparedStatement): Promise<Outcomes> {
    const rows = await askPrepared<Row>(this.db, statement, argumentsOf(groups));
    const outcomes: Outcomes = new Map();
    let at = 0;
    for (const group of groups) {
      tell(group, rows.slice(at, at + group.spenders.length), outcomes);
      at += group.spenders.length;
    }
    return outcomes;
  }
}

/** Somebody hears of its failure, also where the rest of the batch fails first and nobody is left to ask. */
function heard<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

/** Who was refused beside one that turned out not to need its unit is asked again. */
function tell({ counters, spenders }: Group, rows: readonly Row[], outcomes: Outcomes): void {
  const isDecided = rows.every(({ found }) => found === counters.length);
  const hasRoomLeft = rows.some(({ admitted, paid }) => admitted && !paid);
  let times = 0;
  for (const [i, row] of rows.entries()) {
    if (row.paid) {
      times++;
      outcomes.set(spenders[i], { kind: 'paid', used: usedAfter(counters, row.used ?? [], times) });
    } else if (row.same_body !== null) {
      outcomes.set(spenders[i], { kind: 'known', record: recordOf(row) });
    } else if (row.admitted) {
      outcomes.set(spenders[i], { kind: 'known', record: null });
    } else if (isDecided && !hasRoomLeft) {
      outcomes.set(spenders[i], { kind: 'full' });
    }
  }
}

const usedAfter = (counters: readonly SpentCounter[], before: readonly number[], times: number): number[] =>
  counters.map(({ units }, i) => before[i] + units * times);

const recordOf = ({ same_body, status, headers, body }: Row): StoredRecord => ({
  same_body: same_body === true,
  status,
  headers: headers ?? {},
  body,
});

function spenderOf(purchase: Purchase): Spender {
  const { counters, units, now, keep } = purchase;
  return {
    purchase,
    counters: counters.map((counter) => ({
      bucket: counter.bucket,
      subject: counter.subject,
      windowStart: new Date(windowStart(counter.window, now)).toISOString(),
      units: counter.units ?? units,
      ceiling: counter.limit,
    })),
    scope: keep?.scope.toString('hex'),
  };
}

/** The statement's arguments, in its order. */
function argumentsOf(groups: readonly Group[]): unknown[] {
  const items = groups.flatMap(({ counters, spenders }, g) =>
    spenders.map(({ purchase: { keep, events } }) => ({ g, counters: counters.length, keep, events })),
  );
  const asked = groups.flatMap(({ counters }, g) => counters.map((counter) => ({ g, ...counter })));
  const kept = <T>(member: (keep: AnswerToKeep) => T): (T | null)[] =>
    items.map(({ keep }) => (keep ? member(keep) : null));
  const events = items.flatMap((item, i) => item.events.map((event) => ({ n: i + 1, ...event })));
  return [
    items.map(({ g }) => g),
    items.map(({ counters }) => counters),
    kept(({ scope }) => scope),
    kept(({ bodyHash }) => bodyHash),
    kept(() => randomUUID()),
    kept(({ owner }) => owner),
    kept(({ status }) => status),
    kept(({ body }) => Buffer.from(body)),
    asked.map(({ g }) => g),
    asked.map(({ bucket }) => bucket),
    asked.map(({ subject }) => subject),
    asked.map(({ windowStart: start }) => start),
    asked.map(({ units }) => units),
    asked.map(({ ceiling }) => ceiling),
    JSON.stringify(events),
  ];
}
