import { fromText, type Grounded } from '../grounded.js';
import { askedBy } from '../moments/asked.js';
import { momentsIn } from '../moments/moment.js';
import { HAPPENING } from '../moments/words.js';
import { isOnlyThought } from '../sure/told.js';
import { isTaken, type Left, type Slot } from './slot.js';

/** `incident_date` of "I reversed into a bollard on 18 January 2027": the only day of a text, where a name says no deed. */
export function dayLeft(slot: Slot, left: Left): Grounded | null {
  const asked = askedBy(slot.property);
  const others = left.open.filter((one) => one !== slot && one.of === 'date');
  if (others.length > 0 || asked.isNext || asked.isFirst || asked.follows) return null;
  if (!slot.property.words.every((word) => HAPPENING.has(word) || DAY.test(word))) return null;
  const moments = momentsIn(left.reading, left.scope, 'date').filter(({ mention }) => !isTaken(left, mention));
  const [only] = moments;
  if (moments.length !== 1 || isOnlyThought(left.reading.text, only.mention.start)) return null;
  return { ...fromText(String(only.mention.value), only.mention.text), at: only.mention.start };
}

const DAY = /^(?:date|day|datum|dag|tag|fecha|jour|on|the|of)$/u;
