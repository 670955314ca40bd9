import { byWord } from './by-word.js';

it('makes once for each word, and forgets all when it holds too many', () => {
  const made: string[] = [];
  const lengthOf = byWord(2, (word) => {
    made.push(word);
    return { length: word.length };
  });
  expect(['linen', 'silk', 'linen', 'silk'].map((word) => lengthOf(word).length)).toEqual([5, 4, 5, 4]);
  expect(made).toEqual(['linen', 'silk']);
  expect(lengthOf('wool')).toEqual({ length: 4 });
  expect(lengthOf('linen')).toEqual({ length: 5 });
  expect(made).toEqual(['linen', 'silk', 'wool', 'linen']);
});
