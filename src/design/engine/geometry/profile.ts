/** A key of a profile: where, and the value there. */
export type Key = readonly [at: number, value: number];

/**
 * Smooth curve through keys without overshoot (Fritsch & Carlson 1980, monotone cubic); constant outside.
 * @param keys in rising order of `at`, two or more
 */
export function profile(keys: readonly Key[]): (at: number) => number {
  const slopes = tangents(keys);
  return (at) => {
    if (at <= keys[0][0]) return keys[0][1];
    const last = keys.length - 1;
    if (at >= keys[last][0]) return keys[last][1];
    let i = 0;
    while (at > keys[i + 1][0]) i++;
    return hermite(keys[i], keys[i + 1], slopes[i], slopes[i + 1], at);
  };
}

function hermite(a: Key, b: Key, sa: number, sb: number, at: number): number {
  const h = b[0] - a[0];
  const t = (at - a[0]) / h;
  const t2 = t * t;
  const t3 = t2 * t;
  return (2 * t3 - 3 * t2 + 1) * a[1] + (t3 - 2 * t2 + t) * h * sa + (3 * t2 - 2 * t3) * b[1] + (t3 - t2) * h * sb;
}

function tangents(keys: readonly Key[]): number[] {
  const secant = keys.slice(1).map((key, i) => (key[1] - keys[i][1]) / (key[0] - keys[i][0]));
  return keys.map((_, i) => {
    if (i === 0) return secant[0];
    if (i === keys.length - 1) return secant[i - 1];
    const a = secant[i - 1];
    const b = secant[i];
    return a * b <= 0 ? 0 : (2 * a * b) / (a + b);
  });
}
