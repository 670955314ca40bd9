/** An amount in micro-USD (1 USD = 1,000,000), always a safe integer: exact to 1e-6 USD up to 9 billion USD. */
export type MicroUsd = number;

export const MICRO_PER_USD = 1_000_000;

/** Micro-USD of an amount in USD, rounded half away from zero. @throws RangeError when not finite or out of range */
export function toMicroUsd(usd: number): MicroUsd {
  return assertSafe(Math.sign(usd) * Math.round(Math.abs(usd) * MICRO_PER_USD));
}

/** The JSON number in USD of an amount in micro-USD. */
export const toUsd = (micro: MicroUsd): number => micro / MICRO_PER_USD;

/** a × b ÷ c without intermediate rounding, rounded half away from zero; all three are safe integers, c > 0. */
export function mulDiv(a: number, b: number, c: number): number {
  const product = BigInt(a) * BigInt(b);
  const divisor = BigInt(c);
  const magnitude = product < 0n ? -product : product;
  const rounded = Number((magnitude * 2n + divisor) / (divisor * 2n));
  return assertSafe(product < 0n ? -rounded : rounded);
}

function assertSafe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`amount out of range: ${value}`);
  return value === 0 ? 0 : value;
}
