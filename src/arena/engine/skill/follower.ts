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
/** Own clock: so many of the fills lie within so many ms of the minute, and the lag is no reflex. */
const REGULAR = 0.75;
const SAME_SECONDS_MS = 6_000;
const REFLEX_MS = 10_000;
/**
 * Of the fills of somebody who acts by the same rules at another second no more come after the leader's: it sees other prices.
 * Measured with the house's own rules (`bench/arena/followers.mjs`): .4 to .97; of mirrored fills all do.
 */
const HONEST_SHARE = 0.95;
/** What is looked at beside the match itself, where its own fills do not tell a clock from a mirror, ms. */
export const LOOK_BACK_MS = 86_400_000;

/**
 * Whether somebody mirrors another's fills. Cross-counts in both directions, as in event coincidence analysis (Donges et al. 2016,
 * Eur. Phys. J. Spec. Top. 225): under two nulls the fills that come just after the leader's are few.
 * (a) Independence: each own fill falls into a minute after one of the leader's with the share of time that such minutes cover.
 * (b) The same strategy with a timing of its own: it is as often first as second, so that of all coincidences half come after.
 * Both have to be refuted (binomial; the first with Bonferroni over `pairs`), and three quarters of all own fills have to come after. Who acts
 * by a clock of its own, at the same second of the minute, may be honest and late by that alone: it is called a follower only where
 * that is a reflex, or where of its fills of a day more come after the leader's than of one with the same rules would (binomial).
 * @param own by time @param leader by time @param length of the match, ms @param pairs that are looked at in all, ≥ 1
 * @param day both's fills of LOOK_BACK_MS until the match's end
 */
export function followingOf(
  own: readonly SeenFill[],
  leader: readonly SeenFill[],
  length: number,
  pairs: number,
  day: Sighting = { own, leader },
): Omit<Following, 'leader'> | null {
  if (own.length < LEAST_FILLS || leader.length === 0) return null;
  const lags = own.map((fill) => lagsOf(fill, leader));
  const { after, before } = countsOf(lags);
  if (after < LEAST_SHARE * own.length) return null;
  const p = Math.min(
    ...SPANS.map((span) => againstNulls(span === 'match' ? { own, leader } : day, length, span) * pairs),
  );
  if (p > ALPHA || (hasOwnClock(own, lags) && !mirrorsAll(day))) return null;
  return { fills: own.length, after, before, p };
}

/** Fills of two participants over the same time. */
interface Sighting {
  own: readonly SeenFill[];
  leader: readonly SeenFill[];
}

/** An hour's few fills may say too little, where those of a day say enough. */
const SPANS = ['match', 'day'] as const;

/** Probability of so many fills after the leader's if they were independent, times the spans; 1 where the same strategy explains them. */
function againstNulls({ own, leader }: Sighting, length: number, span: (typeof SPANS)[number]): number {
  const { after, before, first } = countsOf(own.map((fill) => lagsOf(fill, leader)));
  if (after < LEAST_SHARE * own.length || binomialTail(first + before, first, 0.5) > ALIKE) return 1;
  const time = span === 'match' ? length : Math.max(length, LOOK_BACK_MS);
  const chance = Math.min(1, Math.max(...own.map((fill) => covered(fill, leader, time))));
  return Math.min(1, SPANS.length * binomialTail(own.length, after, chance));
}

/** Fills within WITHIN_MS after one of the leader's, before one, and after one that is nearer than the next. */
const countsOf = (lags: readonly Lag[]): { after: number; before: number; first: number } => ({
  after: lags.filter(({ since }) => since <= WITHIN_MS).length,
  before: lags.filter(({ until, since }) => until <= WITHIN_MS && until < since).length,
  first: lags.filter(({ until, since }) => since <= WITHIN_MS && since <= until).length,
});

/** Whether more of the fills are mirrored than would be of two who act by the same rules: its own, or the leader's together with them. */
function mirrorsAll({ own, leader }: Sighting): boolean {
  const since = Math.max(own[0]?.at ?? Infinity, leader[0]?.at ?? Infinity) - WITHIN_MS; // of many only the newest are known
  const [later, earlier] = [own, leader].map((list) => list.filter(({ at }) => at > since));
  const after = later.filter((fill) => lagsOf(fill, leader).since <= WITHIN_MS).length;
  const mirrored = earlier.filter((fill) => lagsOf(fill, own).until <= WITHIN_MS).length;
  const [all, found] = [later.length + earlier.length, after + mirrored];
  return binomialTail(later.length, after, HONEST_SHARE) <= ALIKE || binomialTail(all, found, HONEST_SHARE) <= ALIKE;
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

/** Largest share of the fills that lie within SAME_SECONDS_MS of the minute: stops and targets fire at any second. */
function regularity(own: readonly SeenFill[]): number {
  const places = own.map(({ at }) => at % 60_000);
  const from = (start: number): number =>
    places.filter((place) => (place - start + 60_000) % 60_000 <= SAME_SECONDS_MS).length;
  return Math.max(...places.map(from)) / own.length;
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
 * @param length of the match, ms @param days fills of LOOK_BACK_MS until its end
 */
export function followersIn(
  fills: FillsOf,
  suspects: readonly string[],
  leaders: readonly string[],
  length: number,
  days: FillsOf = fills,
): Map<string, Following> {
  const found = new Map<string, Following>();
  const pairs = Math.max(1, leaders.length);
  for (const suspect of suspects) {
    const newest = (of: FillsOf, id: string): readonly SeenFill[] => (of.get(id) ?? []).slice(-MOST_FILLS);
    const own = newest(fills, suspect);
    for (const leader of leaders) {
      if (leader === suspect) continue;
      const day = { own: newest(days, suspect), leader: days.get(leader) ?? [] };
      const one = followingOf(own, newest(fills, leader), length, pairs, day);
      if (one && one.p < (found.get(suspect)?.p ?? Infinity)) found.set(suspect, { leader, ...one });
    }
  }
  return found;
}
