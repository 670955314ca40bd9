/** Why somebody who mirrors others does not count in a match. */
export const FOLLOWER = 'follower';

/** A fill as onlookers see it. */
export interface SeenFill {
  /** ms */
  at: number;
  symbol: string;
  side: string;
}

/** Who mirrored whom. */
export interface Following {
  leader: string;
  /** own fills, those that came within WITHIN_MS after one of the leader's of the same market and side, and those that came before */
  fills: number;
  after: number;
  before: number;
  /** probability of so many or more by independence, times the pairs that were looked at */
  p: number;
}

/** What counts as mirrored: a fill of the same market and side at most so long before, ms. */
export const WITHIN_MS = 60_000;
/** Fewer own fills say nothing. */
const LEAST_FILLS = 6;
/** Of its own fills so many mirror the leader's. */
const LEAST_SHARE = 0.75;
/** Most probable results that still refute independence, over all pairs that are looked at, and the same strategy. */
const ALPHA = 1e-3;
const ALIKE = 1 / 64;
/** Fills of one participant that are looked at, the newest. */
export const MOST_FILLS = 200;
/** Own clock: the fills' places in the minute are as regular as this (mean resultant length), and the lag is no reflex. */
const REGULAR = 0.97;
const REFLEX_MS = 10_000;

/**
 * Whether somebody mirrors another's fills. Cross-counts in both directions, as in event coincidence analysis (Donges et al. 2016,
 * Eur. Phys. J. Spec. Top. 225): under two nulls the fills that come just after the leader's are few.
 * (a) Independence: each own fill falls into a minute after one of the leader's with the share of time that such minutes cover.
 * (b) The same strategy with a timing of its own: it is as often first as second, so that of all coincidences half come after.
 * Both have to be refuted (binomial; the first with Bonferroni over `pairs`), and three quarters of all own fills have to come after. Who acts
 * by a clock of its own, at the same second of the minute, is not called a follower unless that is a reflex.
 * @param own by time @param leader by time @param length of the match, ms @param pairs that are looked at in all, ≥ 1
 */
export function followingOf(
  own: readonly SeenFill[],
  leader: readonly SeenFill[],
  length: number,
  pairs: number,
): Omit<Following, 'leader'> | null {
  if (own.length < LEAST_FILLS || leader.length === 0) return null;
  const lags = own.map((fill) => lagsOf(fill, leader));
  const after = lags.filter(({ since }) => since <= WITHIN_MS).length;
  if (after < LEAST_SHARE * own.length) return null;
  const before = lags.filter(({ until, since }) => until <= WITHIN_MS && until < since).length;
  const first = lags.filter(({ until, since }) => since <= WITHIN_MS && since <= until).length;
  const chance = Math.min(1, Math.max(...own.map((fill) => covered(fill, leader, length))));
  const p = Math.min(1, pairs * binomialTail(own.length, after, chance));
  const isLate = binomialTail(first + before, first, 0.5) <= ALIKE;
  return p <= ALPHA && isLate && !hasOwnClock(own, lags) ? { fills: own.length, after, before, p } : null;
}

interface Lag {
  /** ms since the leader's last such fill, and until its next; Infinity without one. A fill of the same tick counts as next. */
  since: number;
  until: number;
}

function lagsOf({ at, symbol, side }: SeenFill, leader: readonly SeenFill[]): Lag {
  let [since, until] = [Infinity, Infinity];
  for (const other of leader) {
    if (other.symbol !== symbol || other.side !== side) continue;
    if (other.at < at) since = at - other.at;
    else {
      until = other.at - at;
      break;
    }
  }
  return { since, until };
}

/** Share of the match in which a fill of this kind would come within WITHIN_MS after one of the leader's. */
function covered({ symbol, side }: SeenFill, leader: readonly SeenFill[], length: number): number {
  let [sum, end] = [0, -Infinity];
  for (const { at } of leader.filter((one) => one.symbol === symbol && one.side === side)) {
    sum += at + WITHIN_MS - Math.max(at, end);
    end = at + WITHIN_MS;
  }
  return sum / length;
}

function hasOwnClock(own: readonly SeenFill[], lags: readonly Lag[]): boolean {
  const near = lags.map(({ since }) => since).filter((since) => since <= WITHIN_MS);
  const median = near.sort((a, b) => a - b)[near.length >> 1];
  return median > REFLEX_MS && regularity(own) >= REGULAR;
}

/** Mean resultant length of the fills' places in the minute, 0–1 (Mardia, Jupp 2000). */
function regularity(own: readonly SeenFill[]): number {
  const angles = own.map(({ at }) => (2 * Math.PI * (at % 60_000)) / 60_000);
  const sum = (of: (x: number) => number): number => angles.reduce((total, angle) => total + of(angle), 0);
  return Math.hypot(sum(Math.cos), sum(Math.sin)) / own.length;
}

/** P(X ≥ k) for X binomial(n, p). */
export function binomialTail(n: number, k: number, p: number): number {
  if (k <= 0) return 1;
  if (p <= 0) return 0;
  if (p >= 1) return 1;
  let [log, sum] = [0, 0];
  for (let i = 0; i <= n; i++) {
    if (i > 0) log += Math.log((n - i + 1) / i);
    if (i >= k) sum += Math.exp(log + i * Math.log(p) + (n - i) * Math.log(1 - p));
  }
  return Math.min(1, sum);
}

/** Fills of a match by participant, each by time. */
export type FillsOf = ReadonlyMap<string, readonly SeenFill[]>;

/**
 * Who mirrors whom in a match, by follower; of several leaders the one that is mirrored most surely.
 * @param suspects in any order @param leaders whom copying would pay: some of the first of the board
 */
export function followersIn(
  fills: FillsOf,
  suspects: readonly string[],
  leaders: readonly string[],
  length: number,
): Map<string, Following> {
  const found = new Map<string, Following>();
  const pairs = Math.max(1, leaders.length);
  for (const suspect of suspects) {
    const own = (fills.get(suspect) ?? []).slice(-MOST_FILLS);
    for (const leader of leaders) {
      if (leader === suspect) continue;
      const one = followingOf(own, (fills.get(leader) ?? []).slice(-MOST_FILLS), length, pairs);
      if (one && one.p < (found.get(suspect)?.p ?? Infinity)) found.set(suspect, { leader, ...one });
    }
  }
  return found;
}
