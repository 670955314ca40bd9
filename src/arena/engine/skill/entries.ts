/** Whoever may have several entries: which of them count. */
export interface Entry {
  id: string;
  /** name that the league's operator has confirmed; null without one */
  operator: string | null;
  /** whose confirmed e-mail address it is, the same for all of one address; null without one */
  mailbox?: string | null;
  /** client address of its registration (IPv6 as its /64); null when it is not known any more */
  address: string | null;
  /** ms */
  registeredAt: number;
}

/** Who runs a guest of the house; of these as many count as the house invites. */
export const HOUSE_OPERATOR = 'the house';

export interface EntryLimits {
  perOperator: number;
  perAddress: number;
}

/** What applies where nobody says otherwise. */
export const ENTRY_LIMITS: EntryLimits = { perOperator: 3, perAddress: 3 };

/**
 * Entries that count in a match, by id: of one operator, and of one address without an operator, the first registered. An operator is a name, or else a confirmed e-mail address. Asked once,
 * when somebody enters, and kept: who retires during a match makes room in the next one. Entries of which neither operator nor
 * address is known count each for itself. @param before entries that count already
 */
export function countedEntries(
  entries: readonly Entry[],
  limits: EntryLimits,
  before: readonly Entry[] = [],
): Set<string> {
  const taken = new Map<string, number>();
  const counts = (entry: Entry): boolean => {
    const [owner, limit] = ownerOf(entry, limits);
    const already = taken.get(owner) ?? 0;
    taken.set(owner, already + 1);
    return already < limit;
  };
  before.forEach(counts);
  return new Set(
    entries
      .toSorted(byRegistration)
      .filter(counts)
      .map(({ id }) => id),
  );
}

function ownerOf(
  { id, operator, mailbox, address }: Entry,
  { perOperator, perAddress }: EntryLimits,
): [string, number] {
  if (operator === HOUSE_OPERATOR) return [`entry ${id}`, 1];
  if (operator !== null) return [`operator ${operator}`, perOperator];
  if (mailbox) return [`mailbox ${mailbox}`, perOperator];
  return address === null ? [`entry ${id}`, 1] : [`address ${address}`, perAddress];
}

const byRegistration = (a: Entry, b: Entry): number =>
  a.registeredAt - b.registeredAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
