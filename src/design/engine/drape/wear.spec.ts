import { measurable } from '../draw/techpack/points/named.js';
import type { Pattern } from '../make/pattern/index.js';
import { draftOf } from './panels/sewn.fixture.js';
import { sewnGraph } from './panels/sewn-graph.js';
import { undrapable } from './wear.js';

/** A draft as it is made, and as it is kept. */
async function madeAndKept(description: string): Promise<[Pattern, Pattern]> {
  const pattern = await draftOf(description);
  if (!pattern) throw new Error(description);
  const drafted = pattern.drafted.map((piece) => ({ ...piece, points: measurable(piece.points) }));
  return [pattern, { ...pattern, drafted }];
}

/** What is told of a design at once, and when its kept draft is to be draped. */
const reasonsFor = async (description: string): Promise<(string | null)[]> =>
  (await madeAndKept(description)).map((pattern) => undrapable(pattern));

it('the lapels of an open-front coat would lie closed up to the neck: it is not draped', async () => {
  const told = expect.stringContaining('lapels');
  expect(await reasonsFor('an open-front coat')).toEqual([told, told]);
});

it.each([
  'a black wool blazer',
  'a blazer with peak lapels',
  "a women's wool coat",
  'a double-breasted coat',
  'a trench coat',
  'a coat with a shawl collar',
  'a waistcoat',
  'a robe',
  'a wrap dress',
])('%s is draped', async (description) => {
  expect(await reasonsFor(description)).toEqual([null, null]);
});

it.each([
  'a halter neck dress',
  'a dress that buttons down the back',
  'joggers with pockets',
  'a double-breasted coat',
  'a coat with a shawl collar',
  'denim dungarees',
  'a blazer',
  'a circle skirt',
  'a pencil skirt',
  'a chore jacket with buttons',
])('%s is sewn from what is kept of its draft as from the draft', async (description) => {
  const [made, kept] = (await madeAndKept(description)).map((pattern) => sewnGraph(pattern));
  expect(kept).toEqual(made);
});
