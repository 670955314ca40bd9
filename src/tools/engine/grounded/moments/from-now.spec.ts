import { propertyOf } from '../property.js';
import { readingOf } from '../reading.js';
import { dueDay } from './due-day.js';
import { todayIn } from './today.js';

/** A Tuesday. */
const TODAY = '2025-03-04';
const daysOf = (text: string): unknown[] =>
  readingOf(text, TODAY)
    .mentions.filter(({ kind }) => kind === 'date')
    .map(({ value }) => value);

it.each([
  ['I shall come the day after tomorrow.', ['2025-03-06']],
  ['I leave exactly two weeks from today.', ['2025-03-18']],
  ['It is ready in a week from today, so come in a week.', ['2025-03-11', '2025-03-11']],
  ['Anprobe bitte in einer Woche.', ['2025-03-11']],
  ['Ich komme in drei Wochen.', ['2025-03-25']],
  ['Jag hämtar den om tio dagar.', ['2025-03-14']],
  ['Je passe dans un mois.', ['2025-04-04']],
  ['Lo recojo dentro de dos semanas.', ['2025-03-18']],
  ['Bought three days ago.', ['2025-03-01']],
  ['Köpt för två veckor sedan.', ['2025-02-18']],
  ['The courier comes on Friday.', ['2025-03-07']],
  ['I left it with you on Friday.', []],
  ['We meet every Friday.', []],
  ['It was ready in two weeks last time.', []],
  ['On 12 March I am away.', ['2025-03-12']],
])('%s', (text, days) => expect(daysOf(text)).toEqual(days));

it.each([
  ['Today is Tuesday, 4 March 2025. Be brief.', TODAY],
  ['Du hilfst im Laden. Heutiges Datum: 04.03.2025', TODAY],
  ['Nous sommes le mardi 4 mars 2025.', TODAY],
  ['Hoy es martes, 4 de marzo de 2025.', TODAY],
  ['Idag är det den 4 mars 2025.', TODAY],
  ['The shop opened on 4 March 2025.', undefined],
  ['Today is 4 March 2025. Today is 5 March 2025.', undefined],
  [undefined, undefined],
])('%s tells %s', (text, day) => expect(todayIn(text)).toBe(day));

it.each([
  ['Invoice of 17 November 2025, 30 days net.', 'due_date', '2025-12-17'],
  ['Net 45, issued 1 June 2025.', 'due', '2025-07-16'],
  ['Delivered on 3 April 2026; 14 days from the day after delivery to return it.', 'last_day', '2026-04-17'],
  ['Invoice of 11 February 2028, payable at the end of the month.', 'due', '2028-02-29'],
  ['The machine went on 28 January 2025 and they need 10 days. When is it ready?', 'ready_on', '2025-02-07'],
  ['Invoice of 3 October 2025, payable 14 days after delivery.', 'due_date', null],
  ['Invoice of 3 October 2025, 30 days end of month.', 'due_date', null],
  ['Payment is due 14 days after 20 June 2026.', 'due_date', undefined],
  ['Invoice of 3 October 2025, 30 working days.', 'due_date', undefined],
])('%s: %s is %s', (text, name, value) => {
  const found = dueDay(propertyOf(name), readingOf(text));
  expect(found ? found.value : found).toBe(value);
});
