import type { Grounded } from '../grounded.js';
import { dueDay } from '../moments/due-day.js';
import { nowDay } from '../moments/now-day.js';
import { inCalendarOrder } from '../moments/calendar-order.js';
import { weekdayOfDay } from '../moments/weekday-of.js';
import { isOnlyFirst } from '../lastly/of-two-sides.js';
import { hoursOfDay, numberTold, problemFor, sizeByChart } from '../problems/index.js';
import type { Property } from '../property.js';
import { type Reading, readingOf } from '../reading.js';
import { type Schema, typeOf } from '../schema.js';
import { isNumeric } from './allowed.js';
import { placeOfLife } from './place-of-life.js';

/** What closes a slot by itself: a value, null where it stays open whatever else is told, undefined where the text is no such problem. */
type Solving = (property: Property, reading: Reading) => Grounded | null | undefined;

const dayFor: Solving = (property, reading) => {
  const now = nowDay(property, reading);
  if (now !== undefined) return now;
  const due = dueDay(property, reading);
  const { instructions } = reading;
  return due === undefined && instructions !== undefined
    ? dueDay(property, readingOf(`${instructions} ${reading.text}`))
    : due;
};

/** A size by a chart, an hour of a day by opening hours, the weekday of a day. */
const wordFor: Solving = (property, reading) => {
  if (isOnlyFirst(property, reading)) return null;
  const order = inCalendarOrder(property, reading);
  if (order !== undefined) return order;
  const place = placeOfLife(property, reading);
  if (place !== undefined) return place;
  return sizeByChart(property, reading) ?? hoursOfDay(property, reading) ?? weekdayOfDay(property, reading);
};

/** A small problem in figures, or a size that is a number. */
const numberFor: Solving = (property, reading) => {
  const told = numberTold(property, reading);
  if (told !== undefined) return told;
  const size = sizeByChart(property, reading);
  return size && Number.isFinite(Number(size.value))
    ? { ...size, value: Number(size.value) }
    : problemFor(property, reading);
};

/** Small problems in figures for numbers, terms and put-off days for days. */
export const solvingFor = (schema: Schema): Solving | undefined =>
  isNumeric(schema) ? numberFor : schema.format === 'date' ? dayFor : typeOf(schema) === 'string' ? wordFor : undefined;
