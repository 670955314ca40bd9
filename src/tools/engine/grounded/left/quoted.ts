import { fromText, type Grounded } from '../grounded.js';
import { candidatesIn } from '../spans/candidates.js';
import { isTaken, type Left, type Slot } from './slot.js';
import { WRITTEN } from './words.js';

/** `card_text` of "write “Happy birthday, Nina” on the card": the only quoted words, where one name asks for what is written. */
export function quotedLeft(slot: Slot, left: Left): Grounded | null {
  if (!isWritten(slot) || [...left.open, ...left.filled.keys()].some((one) => one !== slot && isWritten(one)))
    return null;
  const found = candidatesIn(left.reading, left.scope).filter(({ kind }) => kind === 'quoted');
  const [only] = found;
  return found.length === 1 && !isTaken(left, only) ? fromText(only.text, only.text) : null;
}

const isWritten = ({ of, property: { words } }: Slot): boolean =>
  of === 'words' && words.some((word) => WRITTEN.has(word));
