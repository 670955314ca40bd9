/** What decides the order on a board. */
export interface Contender {
  id: string;
  eligible: boolean;
  /** return per risk (`scoreOf`); null where there is none yet, −Infinity without equity */
  score: number | null;
  /** fraction or percent, the same for all */
  return_pct: number;
  /** ≥ 0 */
  max_drawdown_pct: number;
}

type Order = (a: Contender, b: Contender) => number;

/** Finite scores first, then none yet, then none left. */
const kind = (score: number | null): number => (score === null ? 1 : Number.isFinite(score) ? 0 : 2);

const later = (a: number, b: number): number => (a < b ? 1 : a > b ? -1 : 0);

const byScore: Order = (a, b) =>
  kind(a.score) - kind(b.score) ||
  (kind(a.score) === 0 ? later(a.score ?? 0, b.score ?? 0) : later(a.return_pct, b.return_pct));

const first =
  (order: Order): Order =>
  (a, b) => {
    if (a.eligible !== b.eligible) return a.eligible ? -1 : 1;
    return order(a, b) || a.max_drawdown_pct - b.max_drawdown_pct || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
  };

/** The one comparator: eligible first, then the higher score, the smaller drawdown, the id. */
export const byStanding: Order = first(byScore);

/** That of the money board, and of matches under the first rules: by return in place of score. */
export const byReturn: Order = first((a, b) => later(a.return_pct, b.return_pct));

/** A copy in order, ranked 1…n without gaps. */
export const ranked = <T extends Contender>(contenders: readonly T[], order = byStanding): (T & { rank: number })[] =>
  [...contenders].sort(order).map((contender, i) => ({ ...contender, rank: i + 1 }));
