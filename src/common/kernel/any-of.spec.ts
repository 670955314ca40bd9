import * as fc from 'fast-check';
import { anyOf } from './any-of.js';

const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'é', '.', '👗'), minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 12,
});
const plain = (word: string): string => word.replaceAll('.', String.raw`\.`);
const found = (source: string, text: string): string[] => text.match(new RegExp(source, 'gu')) ?? [];

it('any of some words is what their alternatives are, whatever begins alike and whichever is named first', () => {
  fc.assert(
    fc.property(words, fc.string({ unit: fc.constantFrom('a', 'b', 'é', '.', '👗'), maxLength: 30 }), (some, text) => {
      expect(found(anyOf(some), text)).toEqual(found(some.map(plain).join('|'), text));
    }),
  );
});

it('beginnings are written once', () => {
  expect(anyOf(['twenty', 'twelve', 'two', 'ten'])).toBe('t(?:w(?:e(?:nty|lve)|o)|en)');
  expect(anyOf(['one'])).toBe('one');
  expect(anyOf(['a', 'an', 'and'])).toBe('a(?:|n(?:|d))');
});
