import { listOf, type Sayings } from '../judged/phrase.js';
import { plainly } from '../naming/folded.js';
import type { Property } from '../property.js';
import data from '../words/deeds.yaml.js';
import { phrasesOf } from './phrases.js';

interface Listed {
  mood: 'done' | 'planned' | 'any';
  names: string;
  said: string;
}

/** What is done on a day. */
export interface Deed {
  name: string;
  mood: Listed['mood'];
  names: ReadonlySet<string>;
  said: Sayings;
}

const { deeds, nothing, open, conditional, denied, moved } = data as unknown as {
  deeds: Record<string, Listed>;
} & Record<'nothing' | 'open' | 'conditional' | 'denied' | 'moved', string>;

const DEEDS: readonly Deed[] = Object.entries(deeds).map(([name, { mood, names, said }]) => ({
  name,
  mood,
  names: new Set(listOf(names)),
  said: phrasesOf(said),
}));
const NOTHING = new Set(listOf(nothing));
export const OPEN = phrasesOf(open);
export const CONDITIONAL = phrasesOf(conditional);
export const DENIED = phrasesOf(denied);
export const MOVED = phrasesOf(moved);

/** Papers and the like, whose day may be of what else a name says: `order_shipped`, `invoice_due`. */
const PAPERS = new Set([
  'order',
  'purchase',
  'invoice',
  'payment',
  'document',
  'shipment',
  'facture',
  'commande',
  'pedido',
]);

/** `shipped_on`, `order_received`, `recu_le`: the one deed that a name of a day asks for; null where it asks for more. */
export function deedAsked({ words }: Pick<Property, 'words'>): Deed | null {
  const own = words.map(plainly).filter((word) => !NOTHING.has(word));
  const whole = DEEDS.find(({ names }) => names.has(own.join(' ')));
  if (whole || own.length === 0) return whole ?? null;
  const asked = own.map((word) => DEEDS.find(({ names }) => names.has(word)));
  const last = asked.at(-1);
  const isOne = asked.every((one, i) => one === last || (one !== undefined && PAPERS.has(own[i])));
  return isOne ? (last ?? null) : null;
}

/** Where a stretch says that something is done; of those that overlap the longest. */
export function deedsIn(text: string): { deed: Deed; start: number; end: number }[] {
  const found = DEEDS.flatMap((deed) =>
    deed.said.allIn(text).map((one) => ({ deed, start: one.index, end: one.index + one[0].length })),
  );
  const isLess = (one: (typeof found)[number]): boolean =>
    found.some(
      (other) => other.start < one.end && one.start < other.end && other.end - other.start > one.end - one.start,
    );
  return found.filter((one) => !isLess(one)).sort((a, b) => a.start - b.start || a.end - b.end);
}
