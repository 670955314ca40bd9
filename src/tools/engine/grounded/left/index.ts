import type { Grounded } from '../grounded.js';
import { amountLeft } from './amounts.js';
import { codeLeft } from './codes.js';
import { companyOfDomain } from './of-domain.js';
import { dayLeft } from './days.js';
import { deedLeft } from './deeds.js';
import { partyLeft } from './parties.js';
import { personLeft } from './people.js';
import { plateLeft } from './plates.js';
import { quotedLeft } from './quoted.js';
import { thingLeft } from './things.js';
import type { Left, Slot } from './slot.js';

export { type Left, type Slot, slotOf } from './slot.js';

/** What of the text is left for a slot that nothing called by its name; null where it may be another's. */
export function leftFor(slot: Slot, left: Left): Grounded | null {
  switch (slot.of) {
    case 'number':
      return amountLeft(slot, left) ?? deedLeft(slot, left);
    case 'words':
      return wordsLeft(slot, left);
    case 'date':
      return dayLeft(slot, left);
    default:
      return null;
  }
}

const wordsLeft = (slot: Slot, left: Left): Grounded | null =>
  personLeft(slot, left) ??
  partyLeft(slot, left) ??
  companyOfDomain(slot, left) ??
  codeLeft(slot, left) ??
  plateLeft(slot, left) ??
  quotedLeft(slot, left) ??
  thingLeft(slot, left);
