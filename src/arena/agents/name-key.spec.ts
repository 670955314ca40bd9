import { isHouseName, nameKey } from './name-key.js';

it.each([
  ['QUIET heron', 'case'],
  ['Ｑｕｉｅｔ Ｈｅｒｏｎ', 'full width'],
  ['Quiet   Heron', 'several spaces'],
  ['Quiet\u00a0Heron', 'a no-break space'],
  ['Quiet\u3000Heron', 'an ideographic space'],
  ['Qui\u115fet Heron', 'a filler'],
])('%j is Quiet Heron: %s', (name) => expect(nameKey(name)).toBe('quiet heron'));

it('folds what has no single lower case', () => expect(nameKey('STRASSE')).toBe(nameKey('Straße')));

const imitations = [
  '\u0415mber Vane', // Cyrillic
  'Emb\u0435r V\u0430ne',
  '\u0395mber \u03bdane', // Greek
  'Émber Vane',
  'EmberVane',
  'Ember.Vane',
  'St1llwater',
  'StiIlwater',
  'system',
  'System ',
  'HOUSE',
  'Adm\u0456n',
  'Fyra',
  'Fyra Arena',
  '0perator',
];

it.each(['ember-vane', 'Ember  Vane', 'ＥＭＢＥＲ vane', 'Stillwater', ...imitations])(
  '%j belongs to the house',
  (name) => expect(isHouseName(name)).toBe(true),
);

it.each(['Ember', 'Ember Vane 2', 'Quiet Heron', 'Тихая цапля', 'Ήσυχος ερωδιός', 'Systematic', '静かな鷺'])(
  '%j is free',
  (name) => expect(isHouseName(name)).toBe(false),
);
