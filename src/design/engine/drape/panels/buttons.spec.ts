import { contains } from '../../geometry/polyline.js';
import type { Panel } from '../types.js';
import { outlineOf } from './mesh.js';
import { draftOf } from './sewn.fixture.js';
import { sewnGraph } from './sewn-graph.js';

async function buttonedOn(text: string): Promise<{ panel: Panel; count: number }[]> {
  const pattern = await draftOf(text);
  if (!pattern) throw new Error(text);
  return sewnGraph(pattern).panels.flatMap((panel) =>
    panel.buttons ? [{ panel, count: panel.buttons.length / 2 }] : [],
  );
}

it.each([
  ['a blazer with two buttons', 'front', 2],
  ['a double-breasted blazer with six buttons', 'front', 6],
])('%s shows them on its %s, which lies over the other: %p', async (text, piece, count) => {
  const buttoned = await buttonedOn(text);
  expect(buttoned.map(({ panel, count: own }) => [panel.piece.includes(piece), panel.laps, own])).toEqual([
    [true, true, count],
  ]);
});

it('what is closed at its centre shows each button once, on the edge of the one side', async () => {
  const buttoned = await buttonedOn('a shirt');
  const fronts = buttoned.filter(({ panel }) => /front/i.test(panel.piece));
  expect(fronts.length).toBe(1);
  expect(fronts[0].count).toBeGreaterThan(4);
  const [{ panel }] = fronts;
  const line = outlineOf(panel);
  const near = ([x, y]: number[]): boolean =>
    [-0.001, 0.001].some((off) => contains(line, { x: x + off, y })) || contains(line, { x, y });
  expect(Array.from({ length: fronts[0].count }, (_, k) => [...panel.buttons!.subarray(2 * k, 2 * k + 2)]).every(near)).toBe(true); // prettier-ignore
});

it('a T-shirt has none', async () => {
  expect(await buttonedOn('a t-shirt')).toEqual([]);
});
