import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { type Deed, deedAsked, MOVED } from './deed.js';
import { type ToldDay, toldDays } from './told-day.js';
import { issuedOn } from './issued.js';

/** `arrived` of "it only got here on the 19th of February 2025": the one day on which a text says that it was done. */
export function dayOfDeed(property: Property, reading: Reading, scope: Span): Grounded | null {
  const deed = deedAsked(property);
  const told = deed === null ? [] : toldDays(reading, scope);
  if (deed === null || told.length === 0 || (told.length > 1 && reading.text.search(MOVED()) >= 0)) return null;
  const found = told.filter((one) => isToldOf(one, deed, reading));
  const [first] = found;
  const isOne = new Set(found.map(({ day }) => day.value)).size === 1;
  return isOne ? { ...fromText(String(first.day.value), first.day.text), at: first.day.start } : null;
}

const isToldOf = (one: ToldDay, deed: Deed, reading: Reading): boolean =>
  fits(one, deed) &&
  (one.deeds.includes(deed) || (deed.name === 'issue' && one.deeds.length === 0 && issuedOn(one.day, reading)));

const fits = ({ state }: ToldDay, { mood }: Deed): boolean =>
  mood === 'done' ? state === 'done' : state === 'done' || state === 'planned';

/** `shipped` of "we will ship on 14 July if …": whether what is asked for was not done on any such day. */
export function isUndone({ value }: Grounded, property: Property, reading: Reading): boolean {
  const deed = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/u.test(value) ? deedAsked(property) : null;
  if (!deed || deed.mood === 'planned') return false;
  const told = toldDays(reading, { start: 0, end: reading.text.length });
  const own = told.filter(({ day }) => day.value === value);
  if (deed.name === 'joining' && isOfOtherDay(own, told, deed)) return true;
  const isTwice = told.some(
    (one) => one.day.value !== value && one.isSame && fits(one, deed) && one.deeds.includes(deed),
  );
  return own.length > 0 && (isTwice || own.every((one) => !fits(one, deed)));
}

/** "I can begin on 2 August and have booked a holiday from 20 September": the one day is told to be it, the other not. */
const isOfOtherDay = (own: readonly ToldDay[], told: readonly ToldDay[], deed: Deed): boolean =>
  !own.some(({ deeds }) => deeds.includes(deed)) && told.filter(({ deeds }) => deeds.includes(deed)).length === 1;
