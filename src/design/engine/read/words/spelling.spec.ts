import fc from 'fast-check';
import { readBrief } from '../index.js';
import { correct, editDistance, indexWords } from './spelling.js';

it.each([
  ['shirt', 'shrit', 1],
  ['collar', 'colar', 1],
  ['sleeve', 'sleve', 1],
  ['a', '', 1],
  ['kitten', 'sitting', 3],
])('distance of %s and %s is %i', (a, b, distance) => expect(editDistance(a, b, 5)).toBe(distance));

it('is symmetric and zero only for equals', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 9 }), fc.string({ maxLength: 9 }), (a, b) => {
      expect(editDistance(a, b, 20)).toBe(editDistance(b, a, 20));
      expect(editDistance(a, b, 20) === 0).toBe(a === b);
    }),
  );
});

it.each([
  ['a drees with long sleves', 'dress'],
  ['trousres in linnen', 'trousers'],
  ['a wool caot', 'coat'],
  ['hodie', 'hoodie'],
  ['jumpsiut', 'jumpsuit'],
  ['a bluose', 'blouse'],
])('reads %s', (description, garment) => {
  const result = readBrief({ description });
  expect(result.ok && result.brief.spec.garment).toBe(garment);
});

it.each([
  'a boat on the lake',
  'the goat ate grass',
  'shark in the water',
  'we ship to the coast',
  'a house with a garden',
  'guess who',
])('leaves plain words alone: %s', (description) => expect(readBrief({ description }).ok).toBe(false));

it.each([
  ['rdess', 'dress'],
  ['collra', 'collar'],
  ['trousres', 'trousers'],
  ['boat', null],
  ['xyzzyx', null],
])('corrects %s to %s', (word, meant) =>
  expect(correct(word, indexWords(['dress', 'collar', 'trousers', 'coat', 'boots']))).toBe(meant),
);
