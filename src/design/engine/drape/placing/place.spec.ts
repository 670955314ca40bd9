import { cutOf } from '../../cut/cut-of.js';
import { completedOf } from '../../cut/typical.js';
import { bodyOfSize, draftPattern } from '../../make/pattern/index.js';
import { readDesign } from '../../read/read-design.js';
import { GAP } from '../drape.js';
import { distanceAt } from '../form/distance-at.js';
import { standardForm } from '../form/standard-form.fixture.js';
import { mesh } from '../panels/mesh.js';
import { sewnGraph } from '../panels/sewn-graph.js';
import { tube } from '../panels/tube.fixture.js';
import type { Form, PanelMesh, SewnGraph } from '../types.js';
import { place } from './place.js';
import { acrossAt } from './shape.js';

const body = async (): Promise<Record<string, number>> => (await bodyOfSize('M', 'women')) as Record<string, number>;

async function sewn(description: string): Promise<SewnGraph> {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(description);
  return sewnGraph(await draftPattern(cutOf(completedOf(read.brief), await body()), await body()));
}

interface Look {
  /** metres, of the particle that is nearest to the form, but for the crook of the arm; and there */
  nearest: number;
  underArm: number;
  /** metres between particles that are sewn together: mean and greatest */
  seams: { mean: number; most: number };
  /** share of triangles whose right side looks away from the form */
  outwards: number;
}

function lookAt(cloth: PanelMesh, at: Float32Array, form: Form): Look {
  const near = new Float64Array(4);
  const far = (i: number): number => distanceAt(form.distance, at[3 * i], at[3 * i + 1], at[3 * i + 2], near);
  const nearest = (crook: boolean): number =>
    Math.min(...Array.from(cloth.panelOf, (_, i) => (isInCrook(form, at, i) === crook ? far(i) : Infinity)));
  const apart = Array.from({ length: cloth.seams.length / 2 }, (_, k) => {
    const [a, b] = [3 * cloth.seams[2 * k], 3 * cloth.seams[2 * k + 1]];
    return Math.hypot(at[a] - at[b], at[a + 1] - at[b + 1], at[a + 2] - at[b + 2]);
  });
  return {
    nearest: nearest(false),
    underArm: nearest(true),
    seams: { mean: apart.reduce((sum, d) => sum + d, 0) / apart.length, most: Math.max(...apart) },
    outwards: outwards(cloth, at, form),
  };
}

/** Where arm and trunk are nearer to each other than cloth begins from either, metres. */
const CROOK = 0.02;

const isInCrook = ({ landmarks: { armpit, bust, armX } }: Form, at: Float32Array, i: number): boolean =>
  at[3 * i + 1] > bust - CROOK && at[3 * i + 1] < armpit + CROOK && Math.abs(Math.abs(at[3 * i]) - armX) < 2 * CROOK;

/** As it is hung: arms only where something has sleeves. */
const formFor = ({ panels }: SewnGraph): Promise<Form> =>
  standardForm(
    'M',
    panels.some(({ region }) => region.endsWith('arm')),
  );

function outwards({ triangles }: PanelMesh, at: Float32Array, form: Form): number {
  const away = new Float64Array(4);
  let out = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const [p, q, r] = [0, 1, 2].map((i) => [0, 1, 2].map((axis) => at[3 * triangles[t + i] + axis]));
    const [u, v] = [q, r].map((c) => c.map((value, axis) => value - p[axis]));
    const normal = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    distanceAt(form.distance, (p[0] + q[0] + r[0]) / 3, (p[1] + q[1] + r[1]) / 3, (p[2] + q[2] + r[2]) / 3, away);
    if (normal[0] * away[1] + normal[1] * away[2] + normal[2] * away[3] > 0) out++;
  }
  return out / (triangles.length / 3);
}

it('a tube hangs from the waist, its sides meet, its right side is outside and the front in front', async () => {
  const graph = tube(0.55, 0.6);
  const [form, cloth] = [await formFor(graph), mesh(graph, 0.025)];
  const at = place(graph, cloth, form);
  const look = lookAt(cloth, at, form);
  expect(look.nearest).toBeGreaterThan(0.0075);
  expect(look.seams.most).toBeLessThan(0.01);
  expect(look.outwards).toBeGreaterThan(0.99);
  const heights = Array.from(cloth.panelOf, (_, i) => at[3 * i + 1]);
  expect(Math.max(...heights)).toBeLessThan(form.landmarks.waist + 0.02);
  expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(0.6, 2);
  const middle = (panel: number): number =>
    mean(Array.from(cloth.panelOf).flatMap((p, i) => (p === panel ? [at[3 * i + 2]] : [])));
  expect(middle(0) - middle(1)).toBeGreaterThan(0.1);
});

const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;

/** Two opposite sides of a body are further apart than half of its width: what is sewn together is not. */
const OPPOSITE = 0.45;

it.each(['a circle skirt', 'a t-shirt', 'trousers', 'a sleeveless dress'])(
  '%s begins outside the form, seams facing each other, right side out',
  async (description) => {
    const graph = await sewn(description);
    const [form, cloth] = [await formFor(graph), mesh(graph, 0.03)];
    const at = place(graph, cloth, form);
    const look = lookAt(cloth, at, form);
    expect(look.nearest).toBeGreaterThan(0.0075);
    expect(look.underArm).toBeGreaterThan(GAP.coarse);
    expect(look.seams.mean).toBeLessThan(0.12);
    expect(look.seams.most).toBeLessThan(OPPOSITE);
    expect(look.outwards).toBeGreaterThan(0.8);
    expect(Buffer.from(place(graph, cloth, form).buffer).equals(Buffer.from(at.buffer))).toBe(true);
  },
);

/** What is sewn together begins nearer to each other than opposite sides of an arm, metres. */
const NEAR = 0.17;

/** Names of seams that would close crossed: their sides run against each other in space, or begin on other limbs. */
function crossed(graph: SewnGraph, cloth: PanelMesh, at: Float32Array): string[] {
  const pairs = graph.stitches.map((): [number, number][] => []);
  cloth.seamOf.forEach((s, k) => {
    const [a, b] = [cloth.seams[2 * k], cloth.seams[2 * k + 1]];
    pairs[s].push(cloth.panelOf[a] === graph.stitches[s].a.panel ? [a, b] : [b, a]);
  });
  const between = (i: number, j: number): number[] => [0, 1, 2].map((axis) => at[3 * j + axis] - at[3 * i + axis]);
  return graph.stitches.flatMap(({ name, a, b }, s) => {
    const [first, last] = [pairs[s][0], pairs[s][pairs[s].length - 1]];
    if (a.panel === b.panel || pairs[s].length < 4) return [];
    const [p, q] = [between(first[0], last[0]), between(first[1], last[1])];
    const against = p.reduce((sum, v, axis) => sum + v * q[axis], 0) < 0;
    const apart = Math.max(...pairs[s].map(([i, j]) => Math.hypot(...between(i, j))));
    return against || apart > NEAR ? [name] : [];
  });
}

it.each(['a sweatshirt', 'a long-sleeved top', 'a shirt', 'a polo shirt', 'a cardigan'])(
  '%s begins with no seam crossed: bands hang from hems, sleeves lie on their own arms, collars on their necklines',
  async (description) => {
    const graph = await sewn(description);
    const cloth = mesh(graph, 0.03);
    expect(crossed(graph, cloth, place(graph, cloth, await standardForm()))).toEqual([]);
  },
);

/** How much longer than it is cut any side of a triangle begins, of what is no collar and lies on one side of its roll line; metres. */
function drawnOut({ panels }: SewnGraph, { triangles, panelOf, flat, turned }: PanelMesh, at: Float32Array): number {
  const far = (from: ArrayLike<number>, i: number, j: number, axes: number): number =>
    Math.hypot(...Array.from({ length: axes }, (_, k) => from[axes * i + k] - from[axes * j + k]));
  return Math.max(
    ...Array.from(triangles, (i, n) => {
      const j = triangles[n % 3 === 2 ? n - 2 : n + 1];
      const isPlain = panels[panelOf[i]].region !== 'neck' && turned?.[i] !== 1 && turned?.[j] !== 1;
      return isPlain ? far(at, i, j, 3) - far(flat, i, j, 2) : 0;
    }),
  );
}

it('the parts of a sleeve go round the arm together, the under sleeve between arm and body', async () => {
  const graph = await sewn('a blazer');
  const cloth = mesh(graph, 0.03);
  const at = place(graph, cloth, await standardForm());
  expect(drawnOut(graph, cloth, at)).toBeLessThan(0.1);
  const far = (piece: RegExp): number =>
    mean(
      Array.from(cloth.panelOf).flatMap((panel, i) =>
        piece.test(graph.panels[panel].id) ? [Math.abs(at[3 * i])] : [],
      ),
    );
  expect(far(/topsleeve/) - far(/undersleeve/)).toBeGreaterThan(0.03);
});

it('fronts of wide shoulders begin before the arms, and backs behind them', async () => {
  const [form, graph] = [await standardForm(), await sewn('a denim jacket')];
  const cloth = mesh(graph, 0.03);
  const at = place(graph, cloth, form);
  const behind = [...cloth.panelOf.keys()].filter((i) => {
    const { id, region } = graph.panels[cloth.panelOf[i]];
    const way = /front/i.test(id) ? 1 : -1;
    return region === 'torso' && /yoke|panel/i.test(id) && way * (at[3 * i + 2] - form.landmarks.armZ) < -0.03;
  });
  expect(behind.map((i) => graph.panels[cloth.panelOf[i]].id)).toEqual([]);
});

it.each([
  ['a tiered skirt', 0.05],
  ['a tiered dress', 0.2],
] as const)(
  'the tiers of %s begin one under the other, each as wide where it is gathered as the one above',
  async (text, most) => {
    const [form, graph] = [await standardForm(), await sewn(text)];
    const cloth = mesh(graph, 0.03);
    expect(lookAt(cloth, place(graph, cloth, form), form).seams.most).toBeLessThan(most);
  },
);

it('an edge that is not quite level is as wide at its lowest point as it is', () => {
  const outline = [
    { x: 0, y: 0 },
    { x: 0.4, y: 0.001 },
    { x: 0.4, y: 0.2 },
    { x: 0, y: 0.2 },
  ];
  const [from, to] = acrossAt({ cone: null, outline, low: 0, high: 0.2 }, 0);
  expect([from, to]).toEqual([0, 0.4]);
});

it('the points of a collar whose ends meet at the centre begin each on its own side', async () => {
  const graph = await sewn('a camp collar shirt');
  const cloth = mesh(graph, 0.025);
  const at = place(graph, cloth, await standardForm());
  const collar = graph.panels.findIndex(({ id }) => id.startsWith('own.collar'));
  const own = [...cloth.panelOf].flatMap((panel, i) => (panel === collar ? [i] : []));
  const middle = own.reduce((sum, i) => sum + cloth.flat[2 * i], 0) / own.length;
  const [ahead, beyond] = [0.15, 0.005];
  const crossed = own.filter((i) => {
    const side = cloth.flat[2 * i] - middle;
    return Math.abs(side) > ahead && at[3 * i] * Math.sign(side) > beyond;
  });
  expect(crossed).toEqual([]);
});

it('a collar that falls begins over its stand, and nothing bends back across its fold', async () => {
  const graph = await sewn('a shirt');
  const cloth = mesh(graph, 0.03);
  const at = place(graph, cloth, await standardForm());
  const [collar, stand] = [/collar#/, /collarStand/].map((id) => graph.panels.findIndex((p) => id.test(p.id)));
  const heights = (panel: number): number[] =>
    Array.from(cloth.panelOf).flatMap((p, i) => (p === panel ? [at[3 * i + 1]] : []));
  expect(mean(heights(stand)) - mean(heights(collar))).toBeGreaterThan(0.005);
  expect(Math.max(...heights(collar))).toBeLessThan(Math.max(...heights(stand)) + 0.005);
  const lies = (panel: number): (number | undefined)[] => [
    ...new Set(Array.from(cloth.panelOf).flatMap((p, i) => (p === panel ? [cloth.turned?.[i]] : []))),
  ];
  expect([lies(collar), lies(stand)]).toEqual([[1], [0]]);
});
