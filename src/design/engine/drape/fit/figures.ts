/** Metres as a report says them: millimetres with one decimal. */
export const mm = (metres: number): number => Math.round(metres * 10_000) / 10;

/** Shares as a report says them: four decimals. */
export const share = (value: number): number => Math.round(value * 10_000) / 10_000;

export const meanOf = (values: readonly number[] | Float32Array): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
};

export const mostOf = (values: readonly number[] | Float32Array): number => {
  let most = -Infinity;
  for (const value of values) most = Math.max(most, value);
  return most;
};

/** The middle one, of an even number the mean of the two in the middle; NaN of none. */
export const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
};
