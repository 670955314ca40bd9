import { heldOf } from '../../account/key-name.js';
import { KINDS, type Held, type Kind } from '../../account/view.js';

/** Keys that are used in this tab, one of each interface. They live as long as the account page is looked at. */
const NAME = 'fyra-keys';

type Ring = Partial<Record<Kind, string>>;

const ring = (): Ring => JSON.parse(sessionStorage.getItem(NAME) ?? '{}') as Ring;

export const keyOf = (kind: Kind): string | undefined => ring()[kind];

export const heldKeys = (): Held[] => KINDS.flatMap((kind) => heldOf(keyOf(kind) ?? '') ?? []);

export function keepKey(key: string): Held | null {
  const held = heldOf(key);
  if (held) sessionStorage.setItem(NAME, JSON.stringify({ ...ring(), [held.kind]: key }));
  return held;
}

/** @param kind absent: all */
export function forgetKeys(kind?: Kind): void {
  const rest = kind ? { ...ring(), [kind]: undefined } : {};
  if (Object.values(rest).some(Boolean)) sessionStorage.setItem(NAME, JSON.stringify(rest));
  else sessionStorage.removeItem(NAME);
}
