import { xy } from '../../geometry/point.js';
import { withoutSpurs } from './fold-strips.js';
import { mesh } from './mesh.js';
import { sewnOf } from './sewn.fixture.js';

it('a line that runs back on the one before it is cut where both part, however many points it has', () => {
  const neck = [xy(80, 0), xy(0, 64.6), xy(0, 65), xy(0, 63), xy(0, 60.5)];
  const top = [xy(0, 60.5)];
  const centre = [xy(0, 60.5), xy(0, 60.6), xy(0, 94), xy(0, 600)];
  const [own, none, next] = withoutSpurs([neck, top, centre, [xy(0, 600), xy(80, 600), xy(80, 0)]]);
  expect(own).toEqual([xy(80, 0), xy(0, 64.6), xy(0, 65)]);
  expect(none).toEqual(top);
  expect(next).toEqual([xy(0, 65), xy(0, 94), xy(0, 600)]);
});

it('corners stay, and what the mesh has as one particle', () => {
  const square = [
    [xy(0, 0), xy(100, 0)],
    [xy(100, 0), xy(100, 100)],
    [xy(100, 100), xy(0, 100), xy(0, 0)],
  ];
  expect(withoutSpurs(square)).toEqual(square);
  const short = [[xy(0, 0), xy(100, 0), xy(100, -3)], [xy(100, -3), xy(100, 100)], [xy(100, 100), xy(0, 0)]]; // prettier-ignore
  expect(withoutSpurs(short)).toEqual(short);
});

it.each([
  ['wool cost, camel, belted, shawl coller, mid calf, single brested', 0.0352],
  ['skinny jeans grey ripped at knee mid rise ankle zip', 0.025],
])('%s: a closed front, a filled hip are cut into triangles that all have an area', async (description, size) => {
  const { graph } = await sewnOf(description);
  const { flat, triangles } = mesh(graph, size);
  const at = (i: number): [number, number] => [flat[2 * i], flat[2 * i + 1]];
  const areas = Array.from({ length: triangles.length / 3 }, (_, t) => {
    const [[ax, ay], [bx, by], [cx, cy]] = [0, 1, 2].map((k) => at(triangles[3 * t + k]));
    return ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / 2;
  });
  expect(Math.min(...areas)).toBeGreaterThan(1e-8);
});
