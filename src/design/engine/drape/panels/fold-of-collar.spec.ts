import type { SewnGraph } from '../types.js';
import { standAt } from './fold-of-collar.js';
import { mesh } from './mesh.js';
import { openingsIn, draftOf } from './sewn.fixture.js';
import { sewnGraph } from './sewn-graph.js';

async function graphOf(text: string): Promise<SewnGraph> {
  const pattern = await draftOf(text);
  if (!pattern) throw new Error(text);
  return sewnGraph(pattern);
}

/** Where collars are turned over, mm from their seam. */
const foldsOf = ({ panels }: SewnGraph): number[] =>
  panels.flatMap(({ region, turned }) =>
    region === 'neck' && turned !== undefined ? [Math.round(1000 * turned)] : [],
  );

it('a collar is turned over at its own stand, at the one that it is sewn to, or where a lapel rolls, and a front with a stand for buttons is none', async () => {
  expect(foldsOf(await graphOf('a chore jacket with buttons'))).toEqual([30]);
  expect(foldsOf(await graphOf('a camp shirt'))).toEqual([34]);
  expect(foldsOf(await graphOf('a shirt'))).toEqual([0]);
  // beyond its stand, where the lapel's roll line meets its collar
  const [rolls, ...others] = foldsOf(await graphOf('a blazer'));
  expect([rolls > 6 && rolls < 11, others]).toEqual([true, []]);
});

it('its stand runs out to the front', () => {
  expect(standAt(0, -0.2, 0.2)).toBe(1);
  expect(standAt(0.15, -0.2, 0.2)).toBeCloseTo(0.625);
  expect(standAt(0.2, -0.2, 0.2)).toBe(0.25);
});

it('its fold is edges of the mesh, from one end to the other', async () => {
  const graph = await graphOf('a chore jacket with buttons');
  const { turned, flat, panelOf } = mesh(graph, 0.012);
  const collar = graph.panels.findIndex(({ region }) => region === 'neck');
  const along = [...panelOf.keys()].filter((i) => turned?.[i] === 2).map((i) => flat[2 * i]);
  expect([...panelOf].filter((panel, i) => turned?.[i] === 2 && panel !== collar)).toEqual([]);
  expect(Math.max(...along) - Math.min(...along)).toBeGreaterThan(0.3);
  expect(along.length).toBeGreaterThan(20);
});

it('nothing stands beyond an armhole that is bound', async () => {
  const graph = await graphOf('a quilted gilet');
  expect(graph.panels.filter(({ piece }) => /binding/i.test(piece))).toEqual([]);
  expect(graph.holes).toEqual([]);
  expect(openingsIn(graph).filter((mm) => mm > 450 && mm < 550)).toHaveLength(2);
});
