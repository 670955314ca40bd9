import { KINDS, type Held, type Kind } from './view.js';

const KEY = new RegExp(`^fyra_(${KINDS.join('|')})_\\w{36}$`);
const ANYWHERE = new RegExp(`\\bfyra_(${KINDS.join('|')})_\\w{32}(\\w{4})\\b`, 'g');

/** What a text is as a key: whose, and how it is shown; null where it is none. */
export function heldOf(text: string): Held | null {
  const kind = KEY.exec(text)?.[1] as Kind | undefined;
  return kind ? { kind, masked: maskedIn(text) } : null;
}

/** A text in which no key can be read. */
export const maskedIn = (text: string): string => text.replaceAll(ANYWHERE, 'fyra_$1_…$2');

/** The keys that stand in a text. */
export const keysIn = (text: string): string[] => [...new Set(text.match(ANYWHERE) ?? [])];
