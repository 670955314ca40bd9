import { fromText } from '../grounded.js';
import { propertyOf } from '../property.js';
import { readingOf } from '../reading.js';
import { isMovedDay } from './moved-day.js';

describe('a day that is put off', () => {
  const isOld = (name: string, text: string, value: string): boolean =>
    isMovedDay(fromText(value, value), propertyOf(name), readingOf(text));
  const OLD = '2025-11-04';

  it.each([
    ['new_date', 'Could my hem fitting of 4 November 2025 be moved to some later day?'],
    ['newDate', 'Please reschedule my appointment on 4 November 2025, any day the week after is fine.'],
    ['new_date', 'Kan ni flytta min provning den 4 november 2025? Vilken dag som helst går bra.'],
    ['new_date', 'Können wir den Termin am 4. November 2025 verschieben?'],
    ['new_date', 'The fitting on 4 November 2025 no longer works for us.'],
    ['new_date', 'Peut-on reporter le rendez-vous du 4 novembre 2025 ?'],
    ['new_date', '¿Podemos cambiar la cita del 4 de noviembre de 2025 a otro día?'],
  ])('is no %s: “%s”', (name, text) => {
    expect(isOld(name, text, OLD)).toBe(true);
  });

  it.each([
    ['new_date', 'Please move it to Tuesday, 4 November 2025.'],
    ['new_date', 'Can you move my Thursday fitting? I can do 4 November 2025 at 11:00 instead.'],
    ['new_date', 'The appointment has changed, the new date is 4 November 2025.'],
    ['new_date', 'Kan ni flytta provningen till den 4 november 2025?'],
    ['new_date', 'Können wir den Termin auf Dienstag, den 4. November 2025 verschieben?'],
    ['new_date', 'Peut-on reporter le rendez-vous au 4 novembre 2025 ?'],
    ['date', 'Could my hem fitting of 4 November 2025 be moved?'],
    ['new_date', 'See you on 4 November 2025.'],
  ])('may be %s: “%s”', (name, text) => {
    expect(isOld(name, text, OLD)).toBe(false);
  });
});
