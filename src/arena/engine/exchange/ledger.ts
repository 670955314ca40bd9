import type { MicroUsd } from '../../../common/kernel/money.js';

/** The house's side of the ledger. Its balances are sums of postings; there is no row to contend for. */
export const HOUSE = {
  capital: 'house:capital',
  counterparty: 'house:counterparty',
  fees: 'house:fees',
  funding: 'house:funding',
  insurance: 'house:insurance',
} as const;

export type PostingKind = 'capital' | 'trade' | 'fee' | 'funding' | 'insurance' | 'recapitalisation';

/** One leg of a balanced entry; the amounts of an `entry` sum to exactly 0. */
export interface Posting {
  /** the event that caused it: a fill, a funding hour, an opening */
  entry: string;
  kind: PostingKind;
  /** participant id or a house account */
  account: string;
  amount: MicroUsd;
}

/** Two legs: the participant receives `amount`, a house account gives it. Nothing for 0. */
export function transfer(entry: string, kind: PostingKind, to: string, from: string, amount: MicroUsd): Posting[] {
  if (amount === 0) return [];
  return [
    { entry, kind, account: to, amount },
    { entry, kind, account: from, amount: -amount },
  ];
}

/** Balance of every account that a list of postings touches. */
export function balances(postings: Iterable<Posting>): Map<string, MicroUsd> {
  const totals = new Map<string, MicroUsd>();
  for (const { account, amount } of postings) totals.set(account, (totals.get(account) ?? 0) + amount);
  return totals;
}

/** Entries whose legs do not sum to 0; empty when the books are right. */
export function unbalanced(postings: Iterable<Posting>): string[] {
  const totals = new Map<string, MicroUsd>();
  for (const { entry, amount } of postings) totals.set(entry, (totals.get(entry) ?? 0) + amount);
  return [...totals].filter(([, total]) => total !== 0).map(([entry]) => entry);
}
