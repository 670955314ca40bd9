import { Random } from '../../../common/kernel/random.js';
import { clearOf } from './cloth/clear.js';
import { creased } from './cloth/creased.js';
import { formContact } from './cloth/form-contact.js';
import { hitched } from './cloth/hitched.js';
import { holdAt } from './cloth/hold.js';
import { keptOutside } from './cloth/kept-outside.js';
import { laidOver } from './cloth/laid-over.js';
import { pressedOver } from './cloth/pressed-over.js';
import { pressure } from './cloth/pressure.js';
import { pulled } from './cloth/pulled.js';
import { refine } from './cloth/refine.js';
import { rubbingOf, type Rubbing } from './cloth/rubbing.js';
import { selfContact } from './cloth/self-contact.js';
import { stayed } from './cloth/stayed.js';
import { settle, type Patience, type Rest } from './cloth/settle.js';
import { sheetOf, type Sheet } from './cloth/sheet.js';
import { GRAVITY, type Constraint, type Pace } from './cloth/step.js';
import { areaOf, strainOf } from './cloth/strain.js';
import { laidBeneath, tacked } from './cloth/tacked.js';
import { turnedDown } from './cloth/turned-down.js';
import { weld } from './cloth/weld.js';
import { withAllowances } from './cloth/with-allowances.js';
import type { Draped, Form, PanelMesh, Placed } from './types.js';

/**
 * Metres between the form and the middle of the cloth: half of what cloth is thick, and what a flat triangle cuts off a round
 * form. A tape round cloth that lies close reads 6.3 times as much more than the body.
 */
export const GAP = { coarse: 0.003, fine: 0.0008 } as const;

/** And from there to the middle of a triangle, which lies nearer to what is round. */
const CLEAR = 0.0006;

/** Of the way back that a bodice's seam is drawn to the waist in a step, and a shoulder's to its ridge: about as if a hand's weight hung there. */
const DRAWN = 0.05;

/** Layers of cloth keep this share of a triangle's side from each other: less would let corners slip through. */
const APART = 0.5;
/** And both sides of a pressed fold this one, so that no corner of the one comes through the other. */
const ROLLS = 0.75;
const FRICTION = 0.4;

interface Level {
  pace: Pace;
  patience: Patience;
  /** blown out from the wrong side, in weights of the cloth */
  blown: number;
  /** collars are turned down and hems are pulled straight by hand */
  byHand: boolean;
  rubs: Rubbing;
}

const level = (step: number, gravity: number, damping: number, quiet: number, longest: number, blown = 0): Level => ({
  pace: { step, gravity: gravity * GRAVITY, damping, sewing: gravity === 0 },
  patience: { quiet, still: 0.1, longest },
  blown,
  byHand: true,
  rubs: 'everywhere',
});

/** Seams draw together in mid-air; folds turn right side out; it hangs. */
const COARSE = [level(0.0005, 0, 10, 1e-4, 1.5), level(0.0005, 0.5, 4, 1e-4, 0.8, 2), level(0.0005, 1, 4, 1e-4, 1)];
/** Finer: it swings out (knits are pulled straight once more when they slide), comes to rest (a mean centimetre a second, as a hem sways), and is held to its lengths by shorter steps. */
const FINE: readonly Level[] = [
  level(0.0004, 1, 4, 2e-6, 0.6),
  { ...level(0.0004, 1, 15, 2e-5, 1.2), byHand: false },
  { ...level(0.00025, 1, 15, 5e-5, 1.2), byHand: false, rubs: 'nowhere' },
];
/** Cloth is as stiff as its step is short (decision 101): at rest it is drawn to the lengths that it was cut, all of that time. */
const AT_REST = level(0.0001, 1, 20, 0, 0.05);
const TIGHT: Level = { ...AT_REST, pace: { ...AT_REST.pace, softer: 1 }, byHand: false, rubs: 'at hems' };

/**
 * The cloth at rest on the form: drawn together, hung coarse, hung fine. Deterministic in all that it is given.
 * @param fine the same panels as `coarse.mesh`, cut finer
 */
export function drape(coarse: Placed, fine: PanelMesh, form: Pick<Form, 'distance'>, seed: number): Draped {
  const first = hang({ ...coarse, positions: uneven(coarse.positions, seed) }, form, COARSE, GAP.coarse);
  const finer = refine(coarse.mesh, positionsOf(first.sheet), fine);
  const positions = laidOver(fine, pressedOver(fine, finer, form.distance), form.distance);
  const { sheet, rest } = hang({ ...coarse, mesh: fine, positions }, form, FINE, GAP.fine, TIGHT);
  clearOf(sheet, form.distance, CLEAR);
  const at = positionsOf(sheet);
  const fell = topOf(coarse.positions) - topOf(at);
  return {
    positions: at,
    ...strainOf(sheet, fine.triangles.length / 3),
    ...rest,
    steps: first.rest.steps + rest.steps,
    settled: rest.settled && fell < FALLEN,
  };
}

/** What sinks further than this below where it began has slipped off the body, metres. */
const FALLEN = 0.12;

function topOf(positions: Float32Array): number {
  let top = -Infinity;
  for (let i = 1; i < positions.length; i += 3) top = Math.max(top, positions[i]);
  return top;
}

/** @param last what is moved once more when it has come to rest, or not */
function hang(
  { mesh, cloths, clothOf, positions, waist, ridge }: Placed,
  form: Pick<Form, 'distance'>,
  levels: readonly Level[],
  gap: number,
  last?: Level,
): { sheet: Sheet; rest: Rest } {
  const laid = mesh.basted ? laidBeneath(positions, mesh.basted, APART * sideOf(mesh)) : positions;
  const sheet = sheetOf(mesh, cloths, clothOf, laid, weld(mesh));
  const contacts = contactsOf(sheet, mesh, form, gap);
  const seam = waist && !waist.pinned ? mesh.held : undefined;
  if (seam) withAllowances(sheet, seam);
  const stay = seam ? [stayed(sheet, mesh, seam)] : [];
  let worn = waist?.at ?? 0;
  const pins = (): Constraint[] => [
    ...(mesh.held && waist ? [holdAt(sheet, mesh.held, worn, waist.pinned ? 1 : DRAWN)] : []),
    ...(mesh.upheld && waist ? [holdAt(sheet, mesh.upheld.on, worn + mesh.upheld.above_m, DRAWN)] : []),
    ...(mesh.shoulders && ridge !== undefined ? [holdAt(sheet, mesh.shoulders, ridge, DRAWN, 2)] : []),
  ];
  const folds = mesh.turned ? [creased(sheet, ROLLS * sideOf(mesh))] : [];
  const tacks = mesh.basted ? [tacked(sheet, mesh.basted, APART * sideOf(mesh))] : [];
  const outside = gap === GAP.fine ? keptOutside(sheet, mesh, form.distance) : null;
  const hand = mesh.falls ? [turnedDown(sheet, mesh, mesh.falls)] : [];
  const weight = sheet.mass.reduce((sum, mass) => sum + mass, 0) / areaOf(mesh);
  const over = new Uint8Array(sheet.count);
  sheet.nodeOf.forEach((node, i) => (over[node] = mesh.turned?.[i] === 1 ? 1 : over[node]));
  const hems = mesh.hems ? [pulled(sheet, mesh.hems)] : [];
  const rubbing = rubbingOf(sheet, mesh, cloths, clothOf);
  const slides = rubbing('nowhere').includes(0);
  const moved = ({ pace, patience, blown, byHand, rubs }: Level): Rest => {
    sheet.friction.set(rubbing(rubs));
    const pulls = byHand || (slides && rubs === 'nowhere');
    const blows = blown > 0 ? [pressure(blown * weight * GRAVITY, over)] : [];
    return settle(
      sheet,
      pace,
      [
        ...blows,
        ...(byHand ? hand : []),
        ...(pulls && pace.gravity >= GRAVITY ? hems : []),
        ...folds,
        ...tacks,
        ...(outside ? [outside] : []),
        ...stay,
        ...contacts,
        ...pins(),
      ],
      patience,
    );
  };
  const hitch = (): void => {
    const before = worn;
    if (waist) worn = hitched(mesh, positionsOf(sheet), waist, worn);
    if (worn !== before) raise(sheet, worn - before);
  };
  const rests = levels.map((one) => {
    if (!one.byHand) hitch();
    return moved(one);
  });
  const all = [...rests, ...(last ? [moved(last)] : [])];
  return { sheet, rest: { ...rests[rests.length - 1], steps: all.reduce((sum, rest) => sum + rest.steps, 0) } };
}

function raise({ position }: Sheet, by: number): void {
  for (let at = 1; at < position.length; at += 3) position[at] += by;
}

/** What keeps the cloth outside of itself and of the form. */
export const contactsOf = (
  sheet: Sheet,
  mesh: PanelMesh,
  { distance }: Pick<Form, 'distance'>,
  gap: number = GAP.fine,
): Constraint[] => [selfContact(sheet, APART * sideOf(mesh), FRICTION), formContact(distance, gap)];

/** A tenth of a millimetre by chance: what is quite even stands like a column instead of folding. */
function uneven(positions: Float32Array, seed: number): Float32Array {
  const random = Random.from(seed);
  return positions.map((at) => at + 0.0002 * (random.next() - 0.5));
}

/** Side of the mesh's triangles, as if all were equilateral. */
const sideOf = (mesh: PanelMesh): number =>
  Math.sqrt((4 * areaOf(mesh)) / (Math.sqrt(3) * (mesh.triangles.length / 3)));

function positionsOf({ nodeOf, position }: Sheet): Float32Array {
  const positions = new Float32Array(3 * nodeOf.length);
  nodeOf.forEach((node, i) => positions.set(position.subarray(3 * node, 3 * node + 3), 3 * i));
  return positions;
}
