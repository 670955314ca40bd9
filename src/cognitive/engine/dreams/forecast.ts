/**
 * Functions of time that are smooth between two uses, row by row: each is computed at a few instants ahead and read off the
 * polynomial through them. Relative error below 1e-6 while the span is at most an eighth of the time since the newest use: the
 * nearest singularity then lies 17 half-widths from the middle, and Chebyshev's four points leave about (17 + √288)⁻⁴.
 */
export interface Forecast {
  /** second from which and up to which a row's polynomial holds */
  from: Float64Array;
  until: Float64Array;
  /** its coefficients over the span, `ORDER` to a row */
  terms: Float64Array;
}

const ORDER = 4;
/** Share of the time since the newest use that is looked ahead. */
const SPAN = 1 / 8;
/** Chebyshev's points of [0, 1]. */
const NODES = Array.from({ length: ORDER }, (_, i) => (1 - Math.cos((Math.PI * (i + 0.5)) / ORDER)) / 2);

export const newForecast = (rows: number): Forecast => ({
  from: new Float64Array(rows),
  until: new Float64Array(rows).fill(-Infinity),
  terms: new Float64Array(rows * ORDER),
});

/** Forgets what was foretold of a row. */
export function forgetRow({ until }: Forecast, row: number): void {
  until[row] = -Infinity;
}

export const isForetold = ({ from, until }: Forecast, row: number, now: number): boolean =>
  now <= until[row] && now >= from[row];

/** A row's value now, where it is foretold. */
export function read({ from, until, terms }: Forecast, row: number, now: number): number {
  const [x, at] = [(now - from[row]) / (until[row] - from[row]), row * ORDER];
  return terms[at] + x * (terms[at + 1] + x * (terms[at + 2] + x * terms[at + 3]));
}

/** Looks ahead. @param age seconds since the newest use */
export function look(f: Forecast, row: number, now: number, age: number, value: (at: number) => number): void {
  f.from[row] = now;
  f.until[row] = now + age * SPAN;
  f.terms.set(through(NODES.map((x) => value(now + age * SPAN * x))), row * ORDER);
}

/** Coefficients of the polynomial with these values at `NODES`: Newton's divided differences, multiplied out. */
function through(values: readonly number[]): number[] {
  const differences = [...values];
  for (let order = 1; order < ORDER; order++)
    for (let i = ORDER - 1; i >= order; i--)
      differences[i] = (differences[i] - differences[i - 1]) / (NODES[i] - NODES[i - order]);
  const terms = NODES.map(() => 0);
  for (let i = ORDER - 1; i >= 0; i--) {
    for (let k = ORDER - 1; k > 0; k--) terms[k] = terms[k - 1] - NODES[i] * terms[k];
    terms[0] = differences[i] - NODES[i] * terms[0];
  }
  return terms;
}
