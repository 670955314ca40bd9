/** After so many jobs in a row that somebody waited for on the line, one begins that nobody waits for. */
export const AWAITED_IN_A_ROW = 3;

/** A job that waits to begin. A turn is the number of the last one that was had; null for none that is remembered. */
export interface Waiting {
  network: string;
  address: string;
  payer: string;
  networkTurn: number | null;
  addressTurn: number | null;
  payerTurn: number | null;
  /** Somebody waits for it on the line. */
  awaited: boolean;
}

/** Who takes turns, outermost first. */
const LEVELS = [
  { of: 'network', turn: 'networkTurn' },
  { of: 'address', turn: 'addressTurn' },
  { of: 'payer', turn: 'payerTurn' },
] as const;

/**
 * The order in which jobs will begin if none is added: what is awaited before what is not, one of the others after every
 * third in a row; each of the two by turns of networks, in a network of addresses, in an address of keys, and of a key as
 * they came. Whose last turn is longest ago comes first.
 * @param jobs as they came @param row how many awaited ones have begun in a row, 0 to 3
 */
export function lineOrder<Job extends Waiting>(jobs: readonly Job[], row = 0): Job[] {
  const awaited = byTurns(jobs.filter((job) => job.awaited));
  return merged(awaited, byTurns(jobs.filter((job) => !job.awaited)), row);
}

function byTurns<Job extends Waiting>(jobs: readonly Job[], level = 0): Job[] {
  if (level === LEVELS.length || jobs.length < 2) return [...jobs];
  const { of, turn } = LEVELS[level];
  const groups = grouped(jobs, of);
  groups.sort((a, b) => (a[0][turn] ?? -1) - (b[0][turn] ?? -1)); // stable: as they came
  return inRounds(groups.map((group) => byTurns(group, level + 1)));
}

/** In the order of each group's first. */
function grouped<Job extends Waiting>(jobs: readonly Job[], of: (typeof LEVELS)[number]['of']): Job[][] {
  const groups = new Map<string, Job[]>();
  for (const job of jobs) {
    const known = groups.get(job[of]);
    if (known) known.push(job);
    else groups.set(job[of], [job]);
  }
  return [...groups.values()];
}

function inRounds<Job>(groups: readonly Job[][]): Job[] {
  const order: Job[] = [];
  for (let left = groups, round = 0; left.length > 0; round++) {
    left = left.filter((group) => group.length > round);
    for (const group of left) order.push(group[round]);
  }
  return order;
}

function merged<Job>(awaited: readonly Job[], others: readonly Job[], row: number): Job[] {
  const order: Job[] = [];
  for (let i = 0, k = 0; i < awaited.length || k < others.length;) {
    const isOthers = i === awaited.length || (row >= AWAITED_IN_A_ROW && k < others.length);
    order.push(isOthers ? others[k++] : awaited[i++]);
    row = isOthers ? 0 : row + 1;
  }
  return order;
}
