import type { Form, PanelMesh, SewnGraph } from '../types.js';

interface Scene {
  graph: SewnGraph;
  mesh: PanelMesh;
  form: Form;
  particles: readonly (readonly number[])[];
}

/** So far below the fork begins what goes through it, and so far from the middle what is wider turns down between the legs, metres. */
const [BELOW, BETWEEN] = [0.015, 0.004];

/** Where a gusset is sewn to a front or a back: how high on it, and in space. */
interface End {
  flat: number;
  y: number;
  z: number;
}

/** A gusset begins on a bow from the front's lower edge through the legs to the back's. @returns whether both are placed */
export function throughLegs(scene: Scene, panel: number, done: ReadonlySet<number>, out: Float32Array): boolean {
  const { mesh, form, particles } = scene;
  const pairs = seamsOf(scene, panel).filter(([, other]) => done.has(mesh.panelOf[other]));
  const ends = [1, -1].map((way) => endOf(mesh, pairs, way, out));
  const [front, back] = ends;
  if (!front || !back) return false;
  const hand = Math.sign(pairs.reduce((sum, [own, other]) => sum + mesh.flat[2 * own] * out[3 * other], 0)) || 1;
  const low = 2 * (form.landmarks.crotch - BELOW) - (front.y + back.y) / 2;
  for (const i of particles[panel]) {
    const [x, v] = [mesh.flat[2 * i], mesh.flat[2 * i + 1]];
    const t = (v - front.flat) / (back.flat - front.flat);
    const bow = (a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
    const down = Math.max(0, 4 * t * (1 - t)) * Math.max(0, Math.abs(x) - BETWEEN);
    const y = bow(front.y, low, back.y) - down;
    out.set([hand * Math.sign(x) * (Math.abs(x) - down), y, bow(front.z, (front.z + back.z) / 2, back.z)], 3 * i);
  }
  return true;
}

/** Particles of a panel with those that they are sewn to. */
function seamsOf({ mesh: { seams, panelOf } }: Pick<Scene, 'mesh'>, panel: number): [own: number, other: number][] {
  return Array.from({ length: seams.length / 2 }, (_, k) => [seams[2 * k], seams[2 * k + 1]]).flatMap(([a, b]) =>
    panelOf[a] === panel ? [[a, b] as [number, number]] : panelOf[b] === panel ? [[b, a] as [number, number]] : [],
  );
}

/** @param way 1: what lies in front, −1: behind */
function endOf(
  { flat }: PanelMesh,
  pairs: readonly [number, number][],
  way: number,
  out: Float32Array,
): End | undefined {
  const middle = mean(pairs.map(([, other]) => out[3 * other + 2]));
  const own = pairs.filter(([, other]) => (out[3 * other + 2] - middle) * way > 0);
  if (own.length === 0) return undefined;
  const of = (value: (pair: [number, number]) => number): number => mean(own.map(value));
  return {
    flat: of(([p]) => flat[2 * p + 1]),
    y: of(([, q]) => out[3 * q + 1]),
    z: of(([, q]) => out[3 * q + 2]),
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / (values.length || 1);

/**
 * How long what is closed between the legs is from its upper edge in front to that behind, metres; null where nothing goes through the legs.
 * @param own height of each particle from its panel's own origin
 */
export function throughFork(
  scene: Omit<Scene, 'form' | 'particles'>,
  own: Float64Array,
  some: (panel: number) => boolean,
): number | null {
  const { graph } = scene;
  const region = (panel: number): string => graph.panels[panel].region;
  const centre = graph.stitches.filter(
    ({ a, b }) =>
      some(a.panel) && region(a.panel) !== region(b.panel) && [a, b].every((s) => region(s.panel).endsWith('leg')),
  );
  if (centre.length > 0) return centre.reduce((sum, { a }) => sum + Math.abs(a.to_m - a.from_m), 0);
  const gusset = graph.panels.findIndex(({ edging }, i) => edging === 'through' && some(i));
  return gusset < 0 ? null : overGusset(scene, own, gusset);
}

/** What it is sewn to from its upper edge down, and the gusset from the one seam to the other. */
function overGusset(
  { graph, mesh }: Omit<Scene, 'form' | 'particles'>,
  own: Float64Array,
  gusset: number,
): number | null {
  const pairs = seamsOf({ mesh }, gusset);
  const others = [...new Set(pairs.map(([, other]) => mesh.panelOf[other]))].filter(
    (i) => graph.panels[i].edging === undefined,
  );
  if (others.length < 2) return null;
  const to = (panel: number): [number, number][] => pairs.filter(([, other]) => mesh.panelOf[other] === panel);
  const down = others.map((panel) => {
    const top = Math.max(...Array.from(mesh.panelOf, (p, i) => (p === panel ? own[i] : -Infinity)));
    return top - mean(to(panel).map(([, other]) => own[other]));
  });
  const ends = others.map((panel) => mean(to(panel).map(([p]) => mesh.flat[2 * p + 1])));
  return down.reduce((sum, d) => sum + d, 0) + Math.max(...ends) - Math.min(...ends);
}
