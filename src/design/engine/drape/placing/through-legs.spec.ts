import { standardForm } from '../form/standard-form.fixture.js';
import { mesh } from '../panels/mesh.js';
import { draftOf } from '../panels/sewn.fixture.js';
import { sewnGraph } from '../panels/sewn-graph.js';
import type { SewnGraph } from '../types.js';
import { place } from './place.js';

const laid = async (text: string) => {
  const pattern = await draftOf(text);
  if (!pattern) throw new Error(text);
  const [graph, form] = [sewnGraph(pattern), await standardForm('M', false)];
  const cloth = mesh(graph, 0.025);
  const at = place(graph, cloth, form);
  const of = (is: (panel: SewnGraph['panels'][number]) => boolean, axis: number): number[] =>
    Array.from(cloth.panelOf).flatMap((panel, i) => (is(graph.panels[panel]) ? [at[3 * i + axis]] : []));
  return { of, cloth, at, marks: form.landmarks };
};

const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;

it('a gusset begins below the fork, between the front and the back that it is sewn to', async () => {
  const { of, cloth, at, marks } = await laid('briefs');
  const isGusset = ({ edging }: SewnGraph['panels'][number]): boolean => edging === 'through';
  expect(Math.max(...of(isGusset, 1))).toBeLessThan(marks.crotch + 0.04);
  expect(mean(of(({ side, edging }) => !edging && side === 'front', 2))).toBeGreaterThan(mean(of(isGusset, 2)));
  expect(mean(of(({ side, edging }) => !edging && side === 'back', 2))).toBeLessThan(mean(of(isGusset, 2)));
  const apart = Array.from({ length: cloth.seams.length / 2 }, (_, k) =>
    Math.hypot(...[0, 1, 2].map((axis) => at[3 * cloth.seams[2 * k] + axis] - at[3 * cloth.seams[2 * k + 1] + axis])),
  );
  expect(Math.max(...apart)).toBeLessThan(0.12);
});

it.each(['briefs', 'swim trunks'])('the upper edge of %s begins between waist and seat', async (text) => {
  const { of, marks } = await laid(text);
  const top = Math.max(...of(() => true, 1));
  expect(top).toBeLessThan(marks.waist + 0.01);
  expect(top).toBeGreaterThan(marks.seat - 0.02);
});
