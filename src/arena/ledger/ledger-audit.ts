import type { EntityManager } from 'typeorm';
import { isWeekWhole } from '../replayed-week/week-filling.js';
import { RATING_CHECK, ratingDifferences } from '../ratings/rating-check.js';
import { CHAIN_CHECK, chainDifferences } from '../records/chain-check.js';
import { roundTripCheck } from '../history/round-trip-check.js';
import { candleCheck } from './candle-check.js';
import type { AuditCheck } from './differences.js';
import { equityCheck, fundingCheck, stateCheck } from './span-check.js';
import { epochsCheck, namesCheck, wordsCheck } from './words-check.js';
import { LEDGER_CHECKS, type LedgerCheck, type LedgerDifference } from './ledger-checks.js';

type Queries = Pick<EntityManager, 'query'>;

/** What an audit found. */
export interface LedgerAudit {
  /** ISO 8601, and the last tick that is in it */
  at: string;
  tick: number;
  checked: { checks: string[]; accounts: number; positions: number; postings: number; entries: number; fills: number };
  /** rows that do not agree; the first of each check are listed */
  difference_count: number;
  differences: LedgerDifference[];
  took_ms: number;
}

/** Balances stand before all of their postings do, as long as the replayed week is being written. */
export class NotAuditable extends Error {
  override name = 'NotAuditable';
}

/** Rows listed per check. */
const LISTED = 100;

/** An audit may read and reckon for long, and sorts in memory before it goes to disk. */
const PATIENCE = [
  "SET LOCAL statement_timeout = '30min'",
  "SET LOCAL idle_in_transaction_session_timeout = '30min'",
  "SET LOCAL work_mem = '64MB'",
];

/** What is read and made anew, where statements of the database are not enough. */
export const BOOK_CHECKS: readonly AuditCheck[] = [
  namesCheck,
  epochsCheck,
  wordsCheck,
  roundTripCheck,
  candleCheck,
  equityCheck,
  fundingCheck,
  stateCheck,
];

interface Row extends Omit<LedgerDifference, 'check'> {
  total: string;
}

/**
 * Rebuilds every balance, position and total of the league from postings and fills and compares it with what is stored;
 * goes along the settled matches, from whose hours ratings come, and along the chain of records.
 * @param manager of a transaction REPEATABLE READ: the league goes on meanwhile @throws NotAuditable
 */
export async function auditLedger(manager: EntityManager): Promise<LedgerAudit> {
  const began = performance.now();
  if (!(await isWeekWhole(manager))) throw new NotAuditable('the replayed week is still being written: try again soon');
  for (const setting of PATIENCE) await manager.query(setting);
  const { at, tick, ...counted } = await scopeOf(manager);
  const found: { total: number; differences: LedgerDifference[] }[] = [];
  for (const check of LEDGER_CHECKS) found.push(await differencesIn(manager, check));
  for (const check of BOOK_CHECKS) found.push(await check.find(manager));
  found.push(await ratingDifferences(manager));
  found.push(await chainDifferences(manager));
  return {
    at: at.toISOString(),
    tick,
    checked: {
      checks: [...[...LEDGER_CHECKS, ...BOOK_CHECKS].map(({ name }) => name), RATING_CHECK, CHAIN_CHECK],
      ...counted,
    },
    difference_count: found.reduce((sum, { total }) => sum + total, 0),
    differences: found.flatMap(({ differences }) => differences),
    took_ms: Math.round(performance.now() - began),
  };
}

export async function differencesIn(manager: Queries, { name, sql }: LedgerCheck) {
  const rows = await manager.query<Row[]>(
    `SELECT subject, member, stored::text, rebuilt::text, count(*) OVER () AS total FROM (${sql}) d
     ORDER BY subject, member LIMIT ${LISTED}`,
  );
  const differences = rows.map(({ subject, member, stored, rebuilt }): LedgerDifference => {
    return { check: name, subject, member, stored, rebuilt };
  });
  return { total: Number(rows[0]?.total ?? 0), differences };
}

interface Scope {
  at: Date;
  tick: string;
  accounts: string;
  positions: string;
  postings: string;
  entries: string;
  fills: string;
}

async function scopeOf(manager: Queries) {
  const [{ at, ...counts }] = await manager.query<Scope[]>(
    `SELECT now() AS at, (SELECT coalesce(max(tick), 0) FROM arena_market) AS tick,
       (SELECT count(*) FROM arena_account) AS accounts,
       (SELECT coalesce(sum(jsonb_array_length(positions)), 0) FROM arena_account) AS positions,
       (SELECT count(*) FROM arena_posting) AS postings,
       (SELECT count(*) FROM (SELECT DISTINCT entry FROM arena_posting) e) AS entries,
       (SELECT count(*) FROM arena_fill) AS fills`,
  );
  const { tick, accounts, positions, postings, entries, fills } = counts;
  return {
    at,
    tick: Number(tick),
    accounts: Number(accounts),
    positions: Number(positions),
    postings: Number(postings),
    entries: Number(entries),
    fills: Number(fills),
  };
}
