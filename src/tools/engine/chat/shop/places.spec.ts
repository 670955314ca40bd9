import { isWithin, placesIn } from './places.js';

it.each([
  ['Do you deliver to Vienna?', 'AT', false],
  ['do you ship to vienna', 'AT', false],
  ['Liefert ihr nach Österreich?', 'AT', true],
  ['innerhalb Österreichs 5 Euro', 'AT', true],
  ['We post within the UK for £6', 'GB', true],
  ['Skickar ni till Köpenhamn?', 'DK', false],
  ['Livrez-vous à La Haye ?', 'NL', false],
  ['¿Enviáis a San Sebastián?', 'ES', false],
  ['Nous livrons en France pour 9 euros', 'FR', true],
  ['We post within the United Kingdom', 'GB', true],
  ['Do you ship to New York?', 'US', false],
])('%s', (text, country, isCountry) => expect(placesIn(text).at(-1)).toMatchObject({ country, isCountry }));

it.each(['do you have nice ties', 'Is there a bath mat?', 'Kann ich hier essen?'])('%s names no place', (text) =>
  expect(placesIn(text)).toEqual([]),
);

it('a town lies in its country, a country in none of its towns', () => {
  const [[vienna], [austria], [graz], [denmark]] = ['to Vienna', 'to Austria', 'to Graz', 'to Denmark'].map(placesIn);
  expect([isWithin(vienna, austria), isWithin(austria, vienna), isWithin(vienna, graz)]).toEqual([true, false, false]);
  expect(isWithin(vienna, denmark)).toBe(false);
});
