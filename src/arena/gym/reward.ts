/** What a step may be rewarded for. */
export interface Worth {
  /** USD */
  equity: number;
  /** of the match; null before two samples */
  score: number | null;
}

/** Equity below which a logarithm would say nothing, USD. */
const LEAST = 0.01;

/** Rewards of a step by name, from what the account was worth before it and is worth after it. */
export const REWARDS = {
  log_return: (before: Worth, after: Worth): number =>
    Math.log(Math.max(LEAST, after.equity) / Math.max(LEAST, before.equity)),
  usd: (before: Worth, after: Worth): number => after.equity - before.equity,
  score: (before: Worth, after: Worth): number => (after.score ?? 0) - (before.score ?? 0),
};
export type Reward = keyof typeof REWARDS;
