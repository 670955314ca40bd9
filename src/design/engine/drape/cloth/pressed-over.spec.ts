import { bodyOfSize } from '../../make/pattern/bodies/bodies.js';
import { dressForm } from '../form/dress-form.js';
import { mesh } from '../panels/mesh.js';
import { draftOf } from '../panels/sewn.fixture.js';
import { sewnGraph } from '../panels/sewn-graph.js';
import { place } from '../placing/place.js';
import { pressedOver } from './pressed-over.js';

it.each(['a shirt', 'a trench coat'])('the collar of %s is laid over its fold, wherever it was', async (text) => {
  const pattern = await draftOf(text);
  if (!pattern) throw new Error(text);
  const graph = sewnGraph(pattern);
  const form = dressForm((await bodyOfSize('M', 'women')) as Record<string, number>);
  const cloth = mesh(graph, 0.012);
  const { falls } = cloth;
  if (!falls) throw new Error('no collar falls');
  const placed = place(graph, cloth, form);
  const standing = placed.map((v, k) => (k % 3 === 1 && falls.from[(k - 1) / 3] >= 0 ? v + 0.09 : v));
  const laid = pressedOver(cloth, standing, form.distance);
  const free = [...falls.from.keys()].filter((i) => falls.from[i] >= 0 && falls.share[i] === 1);
  expect(free.length).toBeGreaterThan(50);
  const cut = (i: number, j: number): number => Math.hypot(cloth.flat[2 * i] - cloth.flat[2 * j], cloth.flat[2 * i + 1] - cloth.flat[2 * j + 1]); // prettier-ignore
  const high = free.filter((i) => laid[3 * i + 1] > laid[3 * falls.from[i] + 1] - 0.2 * cut(i, falls.from[i]));
  expect(high.length).toBeLessThan(0.06 * free.length);
  // What is no fall stays where it was.
  falls.from.forEach((on, i) => {
    if (on < 0) expect(laid[3 * i + 1]).toBe(standing[3 * i + 1]);
  });
});
