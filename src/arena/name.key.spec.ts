import { isHouseName, nameKey } from './name.key.js';

it.each([
  ['QUIET heron', 'case'],
  ['Ｑｕｉｅｔ Ｈｅｒｏｎ', 'full width'],
  ['Quiet   Heron', 'several spaces'],
  ['Quiet\u00a0Heron', 'a no-break space'],
  ['Quiet\u3000Heron', 'an ideographic space'],
  ['Qui\u115fet Heron', 'a filler'],
])('%j is Quiet Heron: %s', (name) => expect(nameKey(name)).toBe('quiet heron'));

it('folds what has no single lower case', () => expect(nameKey('STRASSE')).toBe(nameKey('Straße')));

it.each(['ember-vane', 'Ember  Vane', 'ＥＭＢＥＲ vane', 'Stillwater'])('%j belongs to the house', (name) =>
  expect(isHouseName(name)).toBe(true),
);

it.each(['Ember', 'Ember Vane 2', 'Quiet Heron'])('%j is free', (name) => expect(isHouseName(name)).toBe(false));
