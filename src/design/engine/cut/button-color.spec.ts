import { readDesign } from '../read/read-design.js';
import { closesWithMetal } from './button-color.js';
import { clothOfPart } from './part-cloth.js';
import { completedOf } from './typical.js';

function buttonsOf(description: string): { hex: string | null; metal: boolean } {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(description);
  const spec = completedOf(read.brief);
  return { hex: clothOfPart(spec, 'closure')?.hex ?? null, metal: closesWithMetal(spec) };
}

it.each([
  ['a navy peacoat with gold buttons', '#c49a3a', true],
  ['a coat with six brass buttons', '#a98a3e', true],
  ['a navy blazer with black horn buttons', '#17171a', false],
  ['a black coat with horn buttons', '#5d4330', false],
  ['a blue shirt with mother-of-pearl buttons', '#ece7df', false],
  ['a red blazer with black buttons', '#17171a', false],
  ['ein dunkelblauer Mantel mit goldenen Knöpfen', '#c49a3a', true],
  ['a navy coat', null, false],
  ['a navy coat with plastic buttons', null, false],
])('the buttons of "%s" are %p', (description, hex, metal) => {
  expect(buttonsOf(description)).toEqual({ hex, metal });
});
