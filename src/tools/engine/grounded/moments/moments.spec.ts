import { propertyOf } from '../property.js';
import { readingOf } from '../reading.js';
import { durationFor } from './duration-for.js';
import { momentsFor } from './list.js';
import { whenFor } from './when-for.js';

const whole = (text: string): { start: number; end: number } => ({ start: 0, end: text.length });
const LOAN = 'Loans last 21 days. She borrowed the atlas on 10 May 2027.';
const FILM = 'The film starts at 19:45 and lasts 2 hours and 10 minutes.';
const MEALS = 'Lunch is from 11:30 until 14:00, dinner from 18:00 until 21:30.';
const FERRY = 'Departures today: 08:15, 11:45, 15:30 and 18:00.';

it.each([
  [LOAN, 'return_date', '2027-05-31'],
  [LOAN, 'birth_date', null],
  [FILM, 'start_time', '19:45'],
  [FILM, 'end_time', '21:55'],
  [MEALS, 'lunch_end_time', '14:00'],
  [MEALS, 'dinner_start_time', '18:00'],
  [MEALS, 'breakfast_start_time', null],
  ['The meeting ended at 16:20 after 95 minutes.', 'start_time', '14:45'],
  ['The truck left at 06:40 and was at the customer at 09:15.', 'arrival_time', '09:15'],
  ['The seminar starts at 14:00.', 'end_time', null],
  ['If we had more hands we could deliver on 1 June 2027.', 'delivery_date', null],
  ['The deed was signed on 14 April 2027.', 'purchase_date', null],
  ['We arrive on 3 July 2027 and stay four nights.', 'departure_date', '2027-07-07'],
  ['Order placed on 12 March 2026. Payment terms: 30 days net.', 'delivery_date', null],
  ['Wednesday 10 June 2026. Your sofa will be delivered tomorrow.', 'delivery_date', '2026-06-11'],
  ['The concert is on 10 June 2026. Tickets are sold from tomorrow.', 'sale_start_date', null],
])('%s %s is %s', (text, name, value) => {
  const property = propertyOf(name);
  expect(whenFor(property, undefined, readingOf(text), whole(text))?.value ?? null).toBe(value);
});

it.each([
  ['The night shift runs from 22:00 to 06:30.', 'shift_hours', 8.5],
  ['The shift runs from 8:00 to 16:30 with a break of 30 minutes.', 'working_hours', 8],
  ['The shift runs from 8:00 to 16:30 with a break of 30 minutes.', 'hours', null],
  ['The seminar starts at 14:00.', 'duration_minutes', null],
  [MEALS, 'dinner_minutes', 210],
  ['Arrival 3 July 2027, departure 10 July 2027.', 'nights', 7],
])('%s %s is %s', (text, name, value) => {
  expect(durationFor(propertyOf(name), readingOf(text), whole(text))?.value ?? null).toBe(value);
});

it('gives all times of a list, or none', () => {
  const times = (name: string): unknown[] =>
    momentsFor(propertyOf(name), readingOf(FERRY), whole(FERRY)).map(({ value }) => value);
  expect(times('departures')).toEqual(['08:15', '11:45', '15:30', '18:00']);
  expect(times('arrivals')).toEqual([]);
});
