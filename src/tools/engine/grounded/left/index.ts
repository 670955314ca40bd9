import type { Grounded } from '../grounded.js';
import { amountLeft } from './amounts.js';
import { codeLeft } from './codes.js';
import { dayLeft } from './days.js';
import { personLeft } from './people.js';
import { thingLeft } from './things.js';
import type { Left, Slot } from './slot.js';

export { type Left, type Slot, slotOf } from './slot.js';

/** What of the text is left for a slot that nothing called by its name; null where it may be another's. */
export function leftFor(slot: Slot, left: Left): Grounded | null {
  switch (slot.of) {
    case 'number':
      return amountLeft(slot, left);
    case 'words':
      return personLeft(slot, left) ?? codeLeft(slot, left) ?? thingLeft(slot, left);
    case 'date':
      return dayLeft(slot, left);
    default:
      return null;
  }
}
