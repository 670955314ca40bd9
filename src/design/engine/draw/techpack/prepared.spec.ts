import { readDesign } from '../../read/read-design.js';
import { nameOf, words } from './prepared.js';

const name = (description: string): string => {
  const result = readDesign({ description });
  if (!result.ok) throw new Error(`refused: ${description}`);
  return nameOf(result.brief.spec);
};

it.each([
  ['a linen A-line skirt, knee length', 'Linen knee-length A-line skirt'],
  ['a red silk dress, midi', 'Red silk midi dress'],
])('%s is called %s', (text, called) => expect(name(text)).toBe(called));

it('writes values as words', () => expect(['wide-leg', 'a-line'].map(words)).toEqual(['wide leg', 'A-line']));
