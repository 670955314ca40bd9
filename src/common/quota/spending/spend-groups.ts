/** What one request would spend of one counter. */
export interface SpentCounter {
  bucket: string;
  subject: string;
  /** ISO time */
  windowStart: string;
  /** ≥ 1 */
  units: number;
  ceiling: number;
}

export interface Spender {
  counters: readonly SpentCounter[];
  /** Of its Idempotency-Key, hex; no two with the same go together. */
  scope?: string;
}

/** Requests that spend the same of the same counters. */
export interface SpendGroup<S extends Spender> {
  /** Equal for equal counters. */
  name: string;
  counters: readonly SpentCounter[];
  spenders: S[];
}

interface Portion<S extends Spender> {
  groups: Map<string, SpendGroup<S>>;
  /** Every counter and scope that stands in it, and in which group. */
  taken: Map<string, string>;
}

/**
 * Portions that one statement each can decide: in one of them a counter stands in one group only, and a scope once. Who does
 * not go together with those before comes in a later one.
 */
export function portionsOf<S extends Spender>(spenders: readonly S[]): SpendGroup<S>[][] {
  const portions: Portion<S>[] = [];
  for (const spender of spenders) {
    const name = nameOf(spender.counters);
    let portion = portions.find((one) => goesInto(one, spender, name));
    if (!portion) portions.push((portion = { groups: new Map(), taken: new Map() }));
    put(portion, spender, name);
  }
  return portions.map(({ groups }) => [...groups.values()]);
}

function goesInto<S extends Spender>({ taken }: Portion<S>, { counters, scope }: S, name: string): boolean {
  if (scope !== undefined && taken.has(scope)) return false;
  return counters.every((counter) => (taken.get(rowOf(counter)) ?? name) === name);
}

function put<S extends Spender>({ groups, taken }: Portion<S>, spender: S, name: string): void {
  const group = groups.get(name);
  if (group) group.spenders.push(spender);
  else groups.set(name, { name, counters: spender.counters, spenders: [spender] });
  for (const counter of spender.counters) taken.set(rowOf(counter), name);
  if (spender.scope !== undefined) taken.set(spender.scope, name);
}

const rowOf = ({ bucket, subject, windowStart }: SpentCounter): string => `${bucket} ${subject} ${windowStart}`;

const nameOf = (counters: readonly SpentCounter[]): string => {
  let name = '';
  for (const counter of counters) name += `${rowOf(counter)} ${counter.units} ${counter.ceiling} `;
  return name;
};
