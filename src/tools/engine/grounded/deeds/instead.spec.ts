import { propertyOf } from '../property.js';
import { readingOf } from '../reading.js';
import { dayInstead } from './instead.js';

describe('of two days', () => {
  const told = (name: string, text: string): unknown =>
    dayInstead(propertyOf(name), readingOf(text), { start: 0, end: text.length })?.value ?? null;

  it.each([
    'Können wir den Termin am 4. November 2025 auf den 11. November 2025 verschieben?',
    '¿Podemos cambiar la cita del 4 de noviembre de 2025 al 11 de noviembre de 2025?',
    'Peut-on reporter le rendez-vous du 4 novembre 2025 au 11 novembre 2025 ?',
    'Kan ni flytta min provning den 4 november 2025 till den 11 november 2025?',
    'She will be here on 11 November 2025 instead of 4 November 2025.',
  ])('the one that another is put off to is the new one: “%s”', (text) => {
    expect(told('new_date', text)).toBe('2025-11-11');
    expect(told('old_date', text)).toBe('2025-11-04');
  });

  it('neither is, where nothing leads from one to the other', () => {
    const text = 'Please move both: the fitting on 4 November 2025 and the pickup on 11 November 2025.';
    expect([told('new_date', text), told('old_date', text)]).toEqual([null, null]);
  });
});
