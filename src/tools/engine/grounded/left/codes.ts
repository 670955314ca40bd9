import { fromText, type Grounded } from '../grounded.js';
import { isTaken, type Left, type Slot } from './slot.js';

/** The one street or code of a text, where a name asks for such a thing and no other does. */
export function codeLeft(slot: Slot, left: Left): Grounded | null {
  const kind = kindOf(slot);
  if (kind === null || [...left.open, ...left.filled.keys()].some((one) => one !== slot && kindOf(one) === kind))
    return null;
  const { reading, scope } = left;
  const found = reading.mentions.filter((one) => one.kind === kind && one.start >= scope.start && one.end <= scope.end);
  const [only] = found;
  return found.length === 1 && !isTaken(left, only) ? fromText(String(only.value), only.text) : null;
}

function kindOf({ of, property: { words, kind, weakKind } }: Slot): 'street' | null {
  if (of !== 'words') return null;
  const last = words.at(-1) ?? '';
  return (kind ?? weakKind) === 'street' || /^(?:address|adress|adresse|dirección|anschrift)$/u.test(last)
    ? 'street'
    : null;
}
