import type { DayOfOperation, UsageReport } from './view.js';

/** What is counted of a day, and of an operation. */
export interface Counts {
  requests: number;
  refused: number;
  failed: number;
  units: number;
}

export interface Day extends Counts {
  /** 2026-01-31, UTC */
  day: string;
}

export interface OfOperation extends Counts {
  operation: string;
}

const DAY_MS = 86_400_000;
const NOTHING: Counts = { requests: 0, refused: 0, failed: 0, units: 0 };

const sum = (a: Counts, b: Counts): Counts => ({
  requests: a.requests + b.requests,
  refused: a.refused + b.refused,
  failed: a.failed + b.failed,
  units: a.units + b.units,
});

/** Every day of the report, the earliest first, those without a request too. @param operation null: all */
export function daysOf({ from, to, usage }: UsageReport, operation: string | null): Day[] {
  const counted = totals(
    usage.filter((one) => operation === null || one.operation === operation),
    ({ day }) => day,
  );
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length: days }, (_, i) => {
    const day = new Date(Date.parse(from) + i * DAY_MS).toISOString().slice(0, 10);
    return { day, ...(counted.get(day) ?? NOTHING) };
  });
}

/** Operations by how often they were asked. */
export const operationsOf = ({ usage }: UsageReport): OfOperation[] =>
  [...totals(usage, ({ operation }) => operation)]
    .map(([operation, counts]) => ({ operation, ...counts }))
    .sort((a, b) => b.requests - a.requests || a.operation.localeCompare(b.operation));

function totals(usage: readonly DayOfOperation[], by: (one: DayOfOperation) => string): Map<string, Counts> {
  const all = new Map<string, Counts>();
  for (const one of usage) all.set(by(one), sum(all.get(by(one)) ?? NOTHING, one));
  return all;
}
