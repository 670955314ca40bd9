import { bodyOfSize } from '../../make/pattern/index.js';
import { dressForm } from '../form/dress-form.js';
import { mesh } from '../panels/mesh.js';
import { draftOf } from '../panels/sewn.fixture.js';
import { sewnGraph } from '../panels/sewn-graph.js';
import type { Form } from '../types.js';
import { place } from './place.js';

/** Seams whose sides would lie nearer each other the other way round are drawn across the body, metres. */
const SLACK = 0.01;
/** No seam is drawn in from further off on the mean: across half a body. */
const FAR = 0.2;

/**
 * Which seams of a garment are crossed where its panels lie round the form, before anything is drawn together; null where
 * it is not draped.
 */
async function crossedIn(description: string): Promise<string[] | null> {
  const pattern = await draftOf(description);
  const graph = pattern && sewnGraph(pattern);
  if (!graph || graph.holes.length > 0) return null;
  const made = mesh(graph, 0.04);
  const at = place(graph, made, form);
  const apart = (i: number, j: number): number =>
    Math.hypot(at[3 * i] - at[3 * j], at[3 * i + 1] - at[3 * j + 1], at[3 * i + 2] - at[3 * j + 2]);
  return graph.stitches.flatMap(({ a, b, name }, stitch) => {
    const pairs = [...made.seamOf].flatMap((s, n) =>
      s === stitch ? [[made.seams[2 * n], made.seams[2 * n + 1]]] : [],
    );
    if (pairs.length < 2) return [];
    const mean = (sides: readonly number[][]): number =>
      sides.reduce((sum, [i, j]) => sum + apart(i, j), 0) / sides.length;
    const sewn = mean(pairs);
    const swapped = mean(pairs.map(([i], n) => [i, pairs[pairs.length - 1 - n][1]]));
    const [p, q] = [graph.panels[a.panel].id, graph.panels[b.panel].id];
    return sewn > FAR || swapped < sewn - SLACK ? [`${name}: ${p} to ${q}, ${sewn.toFixed(2)} m apart`] : [];
  });
}

/** One of each draft that has legs, and waists sewn to bodices. */
const DESCRIPTIONS = ['trousers', 'leggings', 'joggers', 'a jumpsuit', 'a dress'];

let form: Form;

beforeAll(async () => {
  form = dressForm((await bodyOfSize('M', 'women')) ?? {});
});

it.each(DESCRIPTIONS)('no seam of %s is drawn across the body', async (description) => {
  expect(await crossedIn(description)).toEqual([]);
});

it('a top and its trousers are hung each by itself: the waistband begins at the waist', async () => {
  const pattern = await draftOf('striped pyjamas in navy and white flannel');
  if (!pattern) throw new Error('no pattern');
  const graph = sewnGraph(pattern);
  const made = mesh(graph, 0.04);
  const at = place(graph, made, form);
  const band = graph.panels.findIndex(({ piece }) => piece === 'own.waistband');
  const heights = [...made.panelOf].flatMap((panel, i) => (panel === band ? [at[3 * i + 1]] : []));
  expect(heights.length).toBeGreaterThan(10);
  const mean = heights.reduce((sum, y) => sum + y / heights.length, 0);
  expect(Math.abs(mean - form.landmarks.waist)).toBeLessThan(0.08);
});
