import { appendFileSync } from 'node:fs';

/** A line of the table that `npm run test:faults` prints at its end. */
export function figure(guarantee: string, found: string): void {
  const file = process.env.FYRA_FAULT_FIGURES;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ guarantee, found })}\n`);
}

/** What chance comes from; a failing run is repeated with FAULT_SEED. */
export const SEED = process.env.FAULT_SEED ?? String(Date.now());

/** The q-quantile of some numbers. */
export const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))] ?? NaN;
