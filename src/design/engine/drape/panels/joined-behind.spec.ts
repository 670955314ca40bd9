import { draftOf } from './sewn.fixture.js';
import { sewnGraph } from './sewn-graph.js';

/** The sides of the panels on which the ends of a band's sewn edge lie. */
async function joinOf(text: string, band: RegExp): Promise<string[]> {
  const pattern = await draftOf(text);
  if (!pattern) throw new Error(text);
  const { panels, stitches } = sewnGraph(pattern);
  const rows = stitches
    .flatMap(({ a, b, kind }) => (kind === 'stretch' && a.panel !== b.panel ? [[a, b]] : []))
    .filter(([own]) => band.test(panels[own.panel].id))
    .sort(([p], [q]) => Math.min(p.from_m, p.to_m) - Math.min(q.from_m, q.to_m));
  return [rows[0], rows[rows.length - 1]].map(([, other]) => panels[other.panel].piece.replace(/^.*\./, ''));
}

it.each([
  ['a t-shirt', /collar/],
  ['a sweatshirt', /collar/],
  ['a sweatshirt', /waistband/],
])('of %s the rib (%s) is joined at the middle of the back', async (text, band) => {
  expect(await joinOf(text, band)).toEqual(['back', 'back']);
});

it('where the front opens the rib begins there', async () => {
  expect(await joinOf('a zip hoodie', /waistband/)).toEqual(['front', 'front']);
});

it('the slanted mouth of a pocket is closed on the back and on the yoke above it', async () => {
  const { panels, stitches } = sewnGraph((await draftOf('jeans with slash pockets'))!);
  const mouth = stitches.filter(({ name }) => name === 'Pocket opening');
  expect(mouth.map(({ b }) => panels[b.panel].piece).sort()).toEqual([
    'charlie.back',
    'charlie.back',
    'own.seatYoke',
    'own.seatYoke',
  ]);
});
