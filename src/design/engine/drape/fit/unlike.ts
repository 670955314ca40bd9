import { lopsided } from './lopsided.js';
import type { FitInput } from './fit-input.js';
import { mm } from './figures.js';
import { girthsOf } from './girths.js';

/** Share of what is looked at that has to lie otherwise before it is said. */
const SHARE = 0.1;

/** Where the mesh lies otherwise than such a garment is worn, told by its places alone: sentences; none where nothing does. */
export const unlikeIn = (input: FitInput): string[] => [
  ...lopsided(input).map(
    (off) => `What finishes its neck lies otherwise on the left than on the right, by up to ${off.toFixed(0)} mm.`,
  ),
  ...(standing(input) > SHARE ? ['Its collar is shown standing up where it is turned over.'] : []),
  ...wings(input).map((off) => `The edges of its armholes are shown standing ${off.toFixed(0)} mm away from the body.`),
];

/** So far from its fold a collar that falls has to be below it, and so much higher than that it stands, metres. */
const [BEYOND, ABOVE] = [0.018, 0.004];
/** What of the fold lies above or below a place of the collar as it was cut, metres. */
const BESIDE = 0.012;

/** Of what is turned over at the neck, but for what lies beside a lapel, the share that lies higher than its fold. */
function standing({ graph, mesh, draped: { positions } }: FitInput): number {
  const { turned, flat, panelOf } = mesh;
  if (!turned) return 0;
  const falls = [...panelOf.keys()].filter(
    (i) =>
      turned[i] === 1 &&
      graph.panels[panelOf[i]].turned !== undefined &&
      !graph.panels[panelOf[i]].roll &&
      (mesh.falls?.share[i] ?? 1) === 1,
  );
  const [height, seen] = [(i: number): number => positions[3 * i + 1], { all: 0, high: 0 }];
  for (const i of falls) {
    const fold = foldBeside(i);
    if (fold === undefined) continue;
    seen.all++;
    if (height(i) > fold + ABOVE) seen.high++;
  }
  return seen.all > 0 ? seen.high / seen.all : 0;

  /** Mean height of the fold that a particle lies beyond. */
  function foldBeside(i: number): number | undefined {
    const on = foldOf(panelOf[i]).filter((j) => Math.abs(flat[2 * j] - flat[2 * i]) < BESIDE);
    const far = Math.min(...on.map((j) => Math.hypot(flat[2 * j] - flat[2 * i], flat[2 * j + 1] - flat[2 * i + 1])));
    return on.length > 0 && far > BEYOND ? on.reduce((sum, j) => sum + height(j) / on.length, 0) : undefined;
  }

  /** Particles on the fold of a panel: the line that is pressed in, else what it is sewn on by. */
  function foldOf(panel: number): number[] {
    const own = [...panelOf.keys()].filter((j) => panelOf[j] === panel);
    const pressed = own.filter((j) => turned?.[j] === 2);
    const sewn = new Set(mesh.seams);
    return pressed.length > 0 ? pressed : own.filter((j) => sewn.has(j));
  }
}

/** Cloth that is wider than the body gathers at its sides: a quarter of it at either edge, and so much more is seen; where nothing is measured round the chest so far from the body at most. Metres. */
const [MORE, UNMEASURED] = [0.02, 0.05];

/** How far the edges of armholes stand away, mm; nothing where that is what their width allows. */
function wings(input: FitInput): number[] {
  const { away } = input;
  const edge = armholes(input);
  if (edge.length === 0) return [];
  const chest = girthsOf(input, []).find(({ at }) => at === 'chest');
  const allowed = chest ? Math.max(0, chest.ease_mm) / 4000 + MORE : UNMEASURED;
  const off = edge.filter((i) => away[i] > allowed);
  return off.length > SHARE * edge.length ? [mm(Math.max(...off.map((i) => away[i])))] : [];
}

/** Beside the middle, metres: what lies nearer is a neckline. */
const SIDE = 0.1;

/** Particles on edges that nothing is sewn to, beside the chest of what hangs from the shoulders. */
function armholes({ graph, mesh, draped: { positions }, form: { landmarks } }: FitInput): number[] {
  const { triangles, panelOf } = mesh;
  const [sewn, edges] = [new Set(mesh.seams), new Map<string, readonly [number, number]>()];
  for (let t = 0; t < triangles.length; t += 3)
    for (let e = 0; e < 3; e++) {
      const [p, q] = [triangles[t + e], triangles[t + ((e + 1) % 3)]];
      if (!edges.delete(`${q} ${p}`)) edges.set(`${p} ${q}`, [p, q]);
    }
  return [...new Set([...edges.values()].flat())].filter(
    (i) =>
      !sewn.has(i) &&
      graph.panels[panelOf[i]].region === 'torso' &&
      Math.abs(positions[3 * i]) > SIDE &&
      positions[3 * i + 1] > landmarks.underbust &&
      positions[3 * i + 1] < landmarks.neckPoint,
  );
}
