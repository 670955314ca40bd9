import { bodyOfSize } from '../../make/pattern/bodies/bodies.js';
import { distanceAt } from '../form/distance-at.js';
import { dressForm } from '../form/dress-form.js';
import { mesh } from '../panels/mesh.js';
import { draftOf } from '../panels/sewn.fixture.js';
import { sewnGraph } from '../panels/sewn-graph.js';
import { place } from '../placing/place.js';
import type { FitInput } from './fit-input.js';
import { unlikeIn } from './unlike.js';

/** A garment as it is laid on the body before it is sewn together: each part where it belongs. */
async function laid(text: string): Promise<FitInput> {
  const pattern = await draftOf(text);
  if (!pattern) throw new Error(text);
  const graph = sewnGraph(pattern);
  const form = dressForm((await bodyOfSize('M', 'women')) as Record<string, number>);
  const cloth = mesh(graph, 0.012);
  const slack = new Float32Array(cloth.triangles.length / 3);
  const draped = {
    positions: place(graph, cloth, form),
    warp: slack,
    weft: slack,
    steps: 0,
    kinetic: 0,
    settled: true,
  };
  return told({
    graph,
    mesh: cloth,
    form,
    draped,
    comfortable: graph.panels.map(() => 0.06),
    away: new Float32Array(0),
  });
}

function told(input: FitInput): FitInput {
  const { positions: p } = input.draped;
  const near = new Float64Array(4);
  const away = Float32Array.from({ length: p.length / 3 }, (_, i) =>
    distanceAt(input.form.distance, p[3 * i], p[3 * i + 1], p[3 * i + 2], near),
  );
  return { ...input, away };
}

/** The same with particles moved. */
function moved(input: FitInput, by: (i: number, at: Float32Array) => readonly [number, number, number]): FitInput {
  const positions = input.draped.positions.slice();
  for (let i = 0; i < positions.length / 3; i++)
    by(i, positions.subarray(3 * i, 3 * i + 3)).forEach((d, axis) => (positions[3 * i + axis] += d));
  return told({ ...input, draped: { ...input.draped, positions } });
}

const AS_IS = [0, 0, 0] as const;

it('a collar that stands up where it is turned over is told, and on which it does on one side only', async () => {
  const jacket = await laid('a chore jacket with buttons');
  expect(unlikeIn(jacket)).toEqual([]);
  const isFall = (i: number): boolean => jacket.mesh.turned?.[i] === 1;
  const up = (i: number): readonly [number, number, number] => (isFall(i) ? [0, 0.08, 0] : AS_IS);
  expect(unlikeIn(moved(jacket, up))).toEqual(['Its collar is shown standing up where it is turned over.']);
  const onLeft = unlikeIn(moved(jacket, (i, at) => (at[0] > 0 ? up(i) : AS_IS)));
  expect(onLeft).toHaveLength(2);
  expect(onLeft[0]).toMatch(/otherwise on the left than on the right, by up to \d+ mm/);
});

it('edges of armholes that stand away like wings are told', async () => {
  const gilet = await laid('a quilted gilet');
  expect(unlikeIn(gilet)).toEqual([]);
  const { bust } = gilet.form.landmarks;
  const out = moved(gilet, (_, [x, y]) =>
    Math.abs(x) > 0.13 && y > bust - 0.05 ? [0.09 * Math.sign(x), 0, 0] : AS_IS,
  );
  expect(unlikeIn(out)).toEqual([expect.stringMatching(/^The edges of its armholes are shown standing \d+ mm away/)]);
});
