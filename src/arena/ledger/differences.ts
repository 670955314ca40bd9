import type { EntityManager } from 'typeorm';
import type { LedgerDifference } from './ledger-checks.js';

export type Queries = Pick<EntityManager, 'query'>;

/** What a check found: how many rows do not agree, and the first of them. */
export interface Found {
  total: number;
  differences: LedgerDifference[];
}

/** A check that reads rows and makes them anew. Reads only. */
export interface AuditCheck {
  name: string;
  find(manager: EntityManager): Promise<Found>;
}

/** Rows listed per check. */
export const LISTED = 100;

/** Collects what does not agree. */
export class Differences {
  private total = 0;
  private readonly listed: LedgerDifference[] = [];

  constructor(private readonly check: string) {}

  add(subject: string, member: string, stored: unknown, rebuilt: unknown): void {
    this.total++;
    if (this.listed.length < LISTED)
      this.listed.push({ check: this.check, subject, member, stored: textOf(stored), rebuilt: textOf(rebuilt) });
  }

  /** Adds where the two are not the same text. */
  compare(subject: string, member: string, stored: unknown, rebuilt: unknown): void {
    if (textOf(stored) !== textOf(rebuilt)) this.add(subject, member, stored, rebuilt);
  }

  get found(): Found {
    return { total: this.total, differences: this.listed };
  }
}

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Lets requests in between: an audit reads for long. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
