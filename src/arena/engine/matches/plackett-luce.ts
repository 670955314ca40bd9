const BETA = 25 / 6;
const KAPPA = 1e-4;

interface Belief {
  mu: number;
  sigma: number;
}

/**
 * Plackett–Luce update of single players (Weng & Lin, JMLR 12, 2011, Algorithm 4) in O(n log n): the sums over all
 * opponents are running sums over the ranks. The spec holds it to the definition, which is O(n²). β = 25/6, γ = σ/c, κ = 1e−4.
 * @param ranks 1 = first, equal ranks are ties @param tau uncertainty added first
 */
export function plackettLuce(beliefs: readonly Belief[], ranks: readonly number[], tau: number): Belief[] {
  const variances = beliefs.map(({ sigma }) => sigma * sigma + tau * tau);
  const c = Math.sqrt(variances.reduce((sum, v) => sum + v + BETA * BETA, 0));
  const strengths = beliefs.map(({ mu }) => Math.exp(mu / c));
  const sums = groupSums(strengths, ranks);
  return beliefs.map(({ mu }, i) => {
    const { size, first, second } = sums[i];
    const omega = 1 / size - strengths[i] * first;
    const delta = strengths[i] * first - strengths[i] ** 2 * second;
    const shrink = (variances[i] / (c * c)) * (Math.sqrt(variances[i]) / c) * delta;
    return {
      mu: mu + (variances[i] / c) * omega,
      sigma: Math.sqrt(variances[i] * Math.max(1 - shrink, KAPPA)),
    };
  });
}

interface GroupSums {
  /** players at this rank */
  size: number;
  /** Σ 1/S and Σ 1/S² over the ranks up to this one, S = strength of all at that rank or behind it */
  first: number;
  second: number;
}

function groupSums(strengths: readonly number[], ranks: readonly number[]): GroupSums[] {
  const groups = new Map<number, { size: number; strength: number }>();
  ranks.forEach((rank, i) => {
    const { size, strength } = groups.get(rank) ?? { size: 0, strength: 0 };
    groups.set(rank, { size: size + 1, strength: strength + strengths[i] });
  });
  const order = [...groups.keys()].sort((a, b) => a - b);
  const behind = new Map<number, number>();
  let total = 0;
  for (const rank of order.toReversed()) behind.set(rank, (total += groups.get(rank)?.strength ?? 0));
  const sums = new Map<number, GroupSums>();
  let [first, second] = [0, 0];
  for (const rank of order) {
    const s = behind.get(rank) ?? Infinity;
    first += 1 / s;
    second += 1 / (s * s);
    sums.set(rank, { size: groups.get(rank)?.size ?? 1, first, second });
  }
  return ranks.map((rank) => sums.get(rank) ?? { size: 1, first: 0, second: 0 });
}
