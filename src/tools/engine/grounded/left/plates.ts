import { fromText, type Grounded } from '../grounded.js';
import { stretches } from '../mention.js';
import { isTaken, type Left, type Slot } from './slot.js';

const ASKS =
  /^(?:plate|plates|registration|reg|licence|license|kennzeichen|nummernschild|registreringsnummer|regnr|matricule|immatriculation|matrícula|matricula)$/u;
/** "WR19 KLT", "KS-MB 417", "ABC 123", "AB-123-CD". */
const PLATE =
  /(?<![\p{L}\d-])(?:[A-Z]{2}\d{2}\s?[A-Z]{3}|[A-ZÄÖÜ]{1,3}-[A-Z]{1,2}\s?\d{1,4}[EH]?|[A-Z]{3}\s?\d{2}[A-Z\d]|[A-Z]{2}-\d{3}-[A-Z]{2}|\d{4}\s?[BCDFGHJKLMNPRSTVWXYZ]{3})(?![\p{L}\d-])/gu;

/** The one plate of a vehicle, for a name that asks for it. */
export function plateLeft(slot: Slot, left: Left): Grounded | null {
  const { of, property } = slot;
  if (of !== 'words' || !property.words.some((word) => ASKS.test(word))) return null;
  if (property.words.some((word) => /^(?:date|year|fee|country|state)$/u.test(word))) return null;
  const { start, end } = left.scope;
  const found = stretches(PLATE, left.reading.text).filter((one) => one.start >= start && one.end <= end);
  const [only] = found;
  return new Set(found.map(({ text }) => text)).size === 1 && !isTaken(left, only)
    ? fromText(only.text, only.text)
    : null;
}
