import type { LengthCheck } from '../../make/pattern/lengths/finished-lengths.js';
import { xy, type Point } from '../../geometry/point.js';
import { spanned } from '../form/arms.js';
import type { PanelMesh } from '../types.js';
import { medianOf, mm } from './figures.js';
import type { FitInput } from './fit-input.js';
import { hemOf } from './hem.js';

/** A finished length of the pattern, by a tape drawn tight over the garment to where it ends; of legs by the height of their hems. */
export interface LengthFit {
  at: 'front' | 'back';
  /** as the pattern has it there, and as it is worn: less where it is held up or lies in folds */
  declared_mm: number;
  worn_mm: number;
}

export type Lengths = readonly Pick<LengthCheck, 'of' | 'finished_mm'>[];

const WAYS = [
  ['front', 1],
  ['back', -1],
] as const;

/** Of what hangs from the shoulders from where they meet the neck, of skirts from their upper edge, down to the hem. */
export function lengthsOf(input: FitInput, declared: Lengths): LengthFit[] {
  if (input.graph.panels.some(({ region }) => region.endsWith('leg'))) return legsOf(input, declared);
  const whole = declared.find(({ of }) => of === 'garment');
  if (!whole) return [];
  // what ends under the arms is drafted to a length behind, where its upper edge is level
  const ways = isBare(input) ? WAYS.filter(([at]) => at === 'back') : WAYS;
  return ways.flatMap(([at, way]) => {
    const worn = planesOf(input).flatMap((x) => tapeAt(input, x, way) ?? []);
    const { front_longer_m = 0, neck_lower_m = 0 } = input.graph;
    const longer = (at === 'front' ? front_longer_m : 0) - neck_lower_m;
    if (worn.length === 0) return [];
    return [{ at, declared_mm: mm(whole.finished_mm / 1000 + longer), worn_mm: mm(medianOf(worn)) }];
  });
}

/**
 * Of legs by how high they end below the crotch of the body: less where they lie in folds or are held up, more where they hang
 * down. Cut as deep as they are, their own crotch lies lower than the body's, and they end as far below that as their waist lets them.
 */
function legsOf(input: FitInput, declared: Lengths): LengthFit[] {
  const inseam = declared.find(({ of }) => of === 'inseam');
  const hem = hemOf(input);
  const { waist, crotch } = input.form.landmarks;
  const below = input.graph.leg_m === undefined ? undefined : input.graph.leg_m - (waist - crotch);
  return (['front', 'back'] as const).flatMap((at) => {
    const low = hem[at];
    return inseam && low !== null
      ? [{ at, declared_mm: mm(below ?? inseam.finished_mm / 1000), worn_mm: mm(crotch - low / 1000) }]
      : [];
  });
}

/** Beside the neck point, where the form is no longer neck; and beside the middle, where no seam lies: what flares lies in folds there, so several tapes are laid and the middle one counts. Metres. */
const BESIDE_NECK = 0.001;
const BESIDE_MIDDLE = [0.002, 0.012, 0.022, 0.032, 0.042];

/** Of what goes over no shoulder, but by straps, lengths begin at its upper edge as those of skirts do. */
const isBare = ({ graph, mesh }: Pick<FitInput, 'graph' | 'mesh'>): boolean =>
  graph.bodice_m !== undefined && !mesh.shoulders?.includes(1);

const beginsAtNeck = (input: FitInput): boolean => input.graph.waist_m === undefined && !isBare(input);

/** Where tapes are laid, upright along z: through where its neckline meets the shoulder on both sides, or about its middle. */
function planesOf(input: FitInput): number[] {
  const hangs = beginsAtNeck(input);
  return [1, -1].flatMap((hand) =>
    (hangs ? [neckOf(input, hand) + BESIDE_NECK] : BESIDE_MIDDLE).map((beside) => hand * beside),
  );
}

/** In the plane along z at `x`; undefined where no cloth hangs. */
function tapeAt(input: FitInput, x: number, way: 1 | -1): number | undefined {
  const { graph, mesh, draped, form } = input;
  const hangs = beginsAtNeck(input);
  const held = graph.waist_m !== undefined;
  const isBody = (panel: number): boolean =>
    /^(torso|skirt)$/.test(graph.panels[panel].region) && (held || graph.panels[panel].edging === undefined);
  const cloth = cutAlong(mesh, draped.positions, x).filter(([, , of]) => isBody(mesh.panelOf[of]));
  const bare = cutAlong(form, form.positions, x);
  const top = hangs
    ? highest(bare.filter(([y]) => y < form.landmarks.neckPoint + NECK))
    : highest(cloth.filter(([, z]) => z * way > 0));
  if (!top) return undefined;
  const ahead = (points: readonly Cut[]): Point[] =>
    points
      .map(([y, z]) => xy(top[0] - y, (top[1] - z) * way))
      .filter((p) => (hangs ? p.y : p.y - DEEPEST) < 0 && p.x > 0);
  const worn = ahead(cloth);
  if (worn.length === 0) return undefined;
  const line = nearestIn(worn);
  const over = [xy(0, 0), ...[...line, ...ahead(bare)].sort((p, q) => p.x - q.x)];
  const waist = graph.bodice_m === undefined ? undefined : nearestTo(line, top[0] - form.landmarks.waist);
  return tight(over, [xy(0, 0), ...(waist ? [waist] : []), line[line.length - 1]]);
}

/** How far beside the middle a shoulder begins: where the form's neck does, or further out where the neckline is wider. */
function neckOf(
  { mesh: { shoulders }, draped: { positions }, form }: Pick<FitInput, 'mesh' | 'draped' | 'form'>,
  hand: number,
): number {
  let inner = Infinity;
  shoulders?.forEach((on, i) => {
    if (on === 1 && positions[3 * i] * hand > 0) inner = Math.min(inner, positions[3 * i] * hand);
  });
  return Math.max(form.landmarks.neckPointHalf, inner === Infinity ? 0 : inner);
}

/** The neck stands on the shoulder: the neck point is no higher above where it is measured, metres. What lies further behind the upper edge of a skirt in front is its back. */
const [NECK, DEEPEST] = [0.002, 0.06];

/** So far apart heights are told apart, metres. */
const ROW = 0.006;

/** Where it is further off by so much than a row above, that layer has ended, metres. */
const LEAPS = 0.02;

/** Where cloth lies in folds the plane crosses it several times at one height: the tape goes over the nearest, and where that ends straight down. */
function nearestIn(points: readonly Point[]): Point[] {
  const rows = new Map<number, Point>();
  for (const p of points) {
    const row = Math.floor(p.x / ROW);
    const near = rows.get(row);
    if (!near || p.y > near.y) rows.set(row, p);
  }
  const line = [...rows.values()].sort((p, q) => p.x - q.x);
  const ends = line.findIndex((p, i) => i > 0 && p.x > HALF * line[line.length - 1].x && line[i - 1].y - p.y > LEAPS);
  const kept = ends > 0 ? line.slice(0, ends) : line;
  return [...kept, xy(Math.max(...points.map(({ x }) => x)), kept[kept.length - 1].y)];
}

/** Layers end in the lower half. */
const HALF = 0.5;

const nearestTo = (line: readonly Point[], x: number): Point =>
  line.reduce((best, p) => (Math.abs(p.x - x) < Math.abs(best.x - x) ? p : best));

/** Over what stands out between one stop and the next: a seam at the waist is a stop, as the draft measures it. */
const tight = (over: readonly Point[], stops: readonly Point[]): number =>
  stops.slice(1).reduce((sum, to, i) => {
    const from = stops[i];
    return sum + spanned([from, ...over.filter((p) => p.x > from.x && p.x < to.x), to]);
  }, 0);

/** Height and depth, and of which corner's triangle. */
type Cut = readonly [y: number, z: number, of: number];

const highest = (points: readonly Cut[]): Cut | undefined =>
  points.reduce<Cut | undefined>((top, p) => (!top || p[0] > top[0] ? p : top), undefined);

/** Where the sides of triangles cross an upright plane. */
function cutAlong({ triangles }: Pick<PanelMesh, 'triangles'>, at: Float32Array, x: number): Cut[] {
  const found: Cut[] = [];
  for (let t = 0; t < triangles.length; t += 3)
    for (let e = 0; e < 3; e++) {
      const [p, q] = [triangles[t + e], triangles[t + ((e + 1) % 3)]];
      const [a, b] = [at[3 * p] - x, at[3 * q] - x];
      if (a > 0 === b > 0) continue;
      const share = a / (a - b);
      const mix = (axis: number): number => at[3 * p + axis] + (at[3 * q + axis] - at[3 * p + axis]) * share;
      found.push([mix(1), mix(2), p]);
    }
  return found;
}
