/** What a process has answered since it began: how often, how often with 5xx, and within how many seconds (cumulative, by upper bound). */
export interface Tally {
  /** Epoch, ms. */
  at: number;
  count: number;
  failed: number;
  /** [upper bound in seconds, answers within it], by growing bound; the last bound is Infinity. */
  within: readonly (readonly [number, number])[];
}

export interface Traffic {
  window_seconds: number;
  requests_per_second: number;
  /** Null where nothing was answered. */
  p99_ms: number | null;
  /** 0–1; null where nothing was answered. */
  error_share: number | null;
}

/** What happened between two tallies of the same process. */
export function trafficBetween(older: Tally, newer: Tally): Traffic {
  const seconds = Math.max(0.001, (newer.at - older.at) / 1000);
  const count = newer.count - older.count;
  const before = new Map(older.within);
  const within = newer.within.map(([bound, n]) => [bound, n - (before.get(bound) ?? 0)] as const);
  return {
    window_seconds: Math.round(seconds),
    requests_per_second: Math.round((count / seconds) * 100) / 100,
    p99_ms: count === 0 ? null : Math.round(quantile(0.99, count, within) * 1000),
    error_share: count === 0 ? null : (newer.failed - older.failed) / count,
  };
}

/** Seconds, by a straight line within the bucket; beyond the last bound that bound (as histogram_quantile of Prometheus). */
function quantile(share: number, count: number, within: Tally['within']): number {
  const rank = share * count;
  const i = within.findIndex(([, n]) => n >= rank);
  const [bound, upTo] = within[i] ?? [Infinity, count];
  const [lower, below] = i > 0 ? within[i - 1] : [0, 0];
  if (bound === Infinity) return lower;
  return upTo === below ? bound : lower + ((bound - lower) * (rank - below)) / (upTo - below);
}
