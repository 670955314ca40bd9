/** What decides the order on a board. */
export interface Contender {
  id: string;
  eligible: boolean;
  /** fraction or percent, the same for all */
  return_pct: number;
  /** ≥ 0 */
  max_drawdown_pct: number;
}

/** The one comparator: eligible first, then the higher return, the smaller drawdown, the id. */
export function byStanding(a: Contender, b: Contender): number {
  if (a.eligible !== b.eligible) return a.eligible ? -1 : 1;
  if (a.return_pct !== b.return_pct) return b.return_pct - a.return_pct;
  if (a.max_drawdown_pct !== b.max_drawdown_pct) return a.max_drawdown_pct - b.max_drawdown_pct;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** A copy in order, ranked 1…n without gaps. */
export const ranked = <T extends Contender>(contenders: readonly T[]): (T & { rank: number })[] =>
  [...contenders].sort(byStanding).map((contender, i) => ({ ...contender, rank: i + 1 }));
