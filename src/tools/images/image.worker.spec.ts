import { draw } from './image.worker.js';

const request = { width: 64, height: 96, n: 1 };
const warningsOf = async (description: string): Promise<readonly string[]> => {
  const drawn = await draw({ description, request, seed: 7 });
  if (!drawn.ok) throw new Error(drawn.message);
  return drawn.warnings;
};

it.each([
  ['a pinafore dress with two heart-shaped pockets', /heart-shaped pockets/],
  ['a jacket with a tartan lining', /tartan/],
  ['a strapless dress with a shirt collar', /collar|strapless/],
])('a picture of %s tells what it does not show', async (description, told) =>
  expect((await warningsOf(description)).join('\n')).toMatch(told),
);

it.each(['a red wool coat', 'a white linen shirt and a black pleated skirt'])(
  'nothing is told of %s, all of which is drawn',
  async (text) => expect(await warningsOf(text)).toEqual([]),
);
