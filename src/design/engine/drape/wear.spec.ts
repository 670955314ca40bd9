import { measurable } from '../draw/techpack/points/named.js';
import type { Pattern } from '../make/pattern/index.js';
import { draftOf } from './panels/sewn.fixture.js';
import { undrapable } from './wear.js';

/** What is told of a design at once, and when its kept draft is to be draped. */
async function reasonsFor(description: string): Promise<(string | null)[]> {
  const pattern = await draftOf(description);
  if (!pattern) throw new Error(description);
  const drafted = pattern.drafted.map((piece) => ({ ...piece, points: measurable(piece.points) }));
  return [pattern, { ...pattern, drafted }].map((p: Pattern) => undrapable(p));
}

it.each([
  'a double-breasted blazer',
  'a double-breasted coat',
  'a coat with a shawl collar',
  'a trench coat',
  'an open-front coat',
])('the lapels of %s would lie closed up to the neck: it is not draped', async (description) => {
  const told = expect.stringContaining('lapels');
  expect(await reasonsFor(description)).toEqual([told, told]);
});

it.each(['a black wool blazer', 'a blazer with peak lapels', "a women's wool coat", 'a waistcoat', 'a robe'])(
  '%s is draped',
  async (description) => {
    expect(await reasonsFor(description)).toEqual([null, null]);
  },
);
