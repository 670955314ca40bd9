/** Whoever may have several entries: which of them count. */
export interface Entry {
  id: string;
  /** confirmed operator; null without one */
  operator: string | null;
  /** client address of its registration (IPv6 as its /64); null when it is not known any more */
  address: string | null;
  /** ms */
  registeredAt: number;
}

export interface EntryLimits {
  perOperator: number;
  perAddress: number;
}

/**
 * Entries that count in a match, by id: of one operator, and of one address without an operator, the first registered. Ask
 * before the match starts and keep the answer: who retires during it makes room in the next one. Entries of which neither
 * operator nor address is known count each for itself.
 */
export function countedEntries(entries: readonly Entry[], limits: EntryLimits): Set<string> {
  const taken = new Map<string, number>();
  const counted = new Set<string>();
  for (const entry of entries.toSorted(byRegistration)) {
    const [owner, limit] = ownerOf(entry, limits);
    const before = taken.get(owner) ?? 0;
    if (before < limit) counted.add(entry.id);
    taken.set(owner, before + 1);
  }
  return counted;
}

function ownerOf({ id, operator, address }: Entry, { perOperator, perAddress }: EntryLimits): [string, number] {
  if (operator !== null) return [`operator ${operator}`, perOperator];
  return address === null ? [`entry ${id}`, 1] : [`address ${address}`, perAddress];
}

const byRegistration = (a: Entry, b: Entry): number =>
  a.registeredAt - b.registeredAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
