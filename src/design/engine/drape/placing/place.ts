import { distanceAt } from '../form/distance-at.js';
import type { Form, Panel, PanelMesh, SewnGraph } from '../types.js';
import { offRoll } from '../panels/lapels.js';
import { partsOf } from '../panels/loose.js';
import { acrossShoulders, particlesOf } from '../panels/shoulders.js';
import { alongSeam, onHead } from './along-seam.js';
import { overShoulder } from './over-shoulder.js';
import { drawnShares, type DrawnShare } from './drawn-share.js';
import { raised } from './heights.js';
import { ovalOf, type Oval } from './oval.js';
import { throughFork, throughLegs } from './through-legs.js';
import { sectionsOf, type Sections, type Span } from './sections.js';
import { acrossAt, angleOn, heightOn, particlesOf as particlesOfPanels, shapeOf, type Shape } from './shape.js';

/** Between cloth and form where it begins, metres. */
const OFF = 0.018;
/** No particle begins nearer to the form. */
const CLEAR = 0.008;
/** What is turned over lies over other cloth. */
const OVER = 0.028;

/** What the steps of placing share. */
interface Scene {
  graph: SewnGraph;
  mesh: PanelMesh;
  form: Form;
  sections: Sections;
  shapes: readonly Shape[];
  particles: readonly (readonly number[])[];
  drawn: DrawnShare;
  /** how far each panel is raised */
  up: Float64Array;
  /** per panel, whether it is worn over what hangs from the waist or the breast by itself */
  outer: readonly boolean[];
}

/**
 * Where each particle begins: its panel wrapped round the trunk, a leg or an arm at the height that its seams and the
 * body's landmarks give, right side out, clear of the form. 3 numbers a particle, metres.
 */
export function place(graph: SewnGraph, mesh: PanelMesh, form: Form): Float32Array {
  const scene = sceneOf(graph, mesh, form);
  const positions = new Float32Array((mesh.flat.length / 2) * 3);
  const numbers = graph.panels.map((_, i) => i);
  for (const panel of numbers.filter((i) => isRound(graph.panels[i]))) onTrunk(scene, panel, positions);
  for (const panel of numbers) besideArm(scene, panel, positions);
  for (const side of ['left-arm', 'right-arm'] as const) onArm(scene, side, positions);
  pushOut(form, positions, CLEAR);
  onEdges(scene, positions);
  return positions;
}

/** What finishes an edge, from what lies next to the body on: a stand before its collar. */
function onEdges(scene: Scene, positions: Float32Array): void {
  const { graph, form, mesh } = scene;
  const done = new Set(graph.panels.flatMap((panel, i) => (isEdging(panel) ? [] : [i])));
  const open = graph.panels.flatMap((panel, i) => (isEdging(panel) ? [i] : []));
  for (let round = 0; round < open.length + 1; round++)
    for (const panel of open.filter((i) => !done.has(i))) {
      const laid = layerOf(graph.panels[panel]);
      const isPlaced = laid(scene, panel, done, positions);
      if (!isPlaced && round < open.length) continue;
      if (!isPlaced) onTrunk(scene, panel, positions);
      const own = scene.particles[panel];
      pushOut(form, positions, CLEAR, own);
      pushOut(
        form,
        positions,
        OVER,
        own.filter((i) => mesh.turned?.[i] === 1),
      );
      done.add(panel);
    }
}

const layerOf = ({ region, edging }: Panel) =>
  region === 'head' ? onHead : edging === 'over' ? overShoulder : edging === 'through' ? throughLegs : alongSeam;

/** Collars, neckbands, front bands: they begin where what they are sewn to ends. */
const isEdging = ({ edging, region }: Panel): boolean => edging !== undefined || region === 'head';
const isRound = (panel: Panel): boolean => !isArm(panel) && !isEdging(panel);

const isArm = ({ region }: Panel): boolean => region === 'left-arm' || region === 'right-arm';

function sceneOf(graph: SewnGraph, mesh: PanelMesh, form: Form): Scene {
  const shapes = shapesOf(graph);
  const own = Float64Array.from(mesh.panelOf, (panel, i) =>
    heightOn(shapes[panel], mesh.flat[2 * i], mesh.flat[2 * i + 1]),
  );
  const trunk = graph.panels.map(isRound);
  const up = raised(graph, mesh, own, trunk);
  const scene = {
    graph,
    mesh,
    form,
    sections: sectionsOf(form),
    shapes,
    particles: particlesOfPanels(mesh, graph.panels.length),
    drawn: drawnShares(mesh, own),
    up,
    outer: outerOf(graph),
  };
  const parts = partsOf(graph.panels.length, graph.stitches);
  const by = parts.map((part, i) => (parts.indexOf(part) === i ? anchor(scene, own, (k) => parts[k] === part) : 0));
  return { ...scene, up: up.map((v, i) => (isArm(graph.panels[i]) ? v : v + by[parts.indexOf(parts[i])])) };
}

/** A top and what is worn with it are two: the top hangs over that. */
function outerOf({ panels, stitches }: SewnGraph): boolean[] {
  const parts = partsOf(panels.length, stitches);
  const isLower = ({ region }: Panel): boolean => region === 'skirt' || region.endsWith('leg');
  const lower = new Set(parts.filter((_, i) => isLower(panels[i])));
  return parts.map((part) => lower.size > 0 && !lower.has(part));
}

/** Panels of a skirt are all cones or none is. */
function shapesOf({ panels }: SewnGraph): Shape[] {
  const shapes = panels.map((panel) => shapeOf(panel, true));
  const flat = panels.some((panel, i) => panel.region === 'skirt' && panel.side !== 'round' && !shapes[i].cone);
  return flat ? panels.map((panel) => shapeOf(panel, false)) : shapes;
}

/** Which panels hang together: a top and its trousers are two. */
type Some = (panel: number) => boolean;

/** How far all that hangs together is raised: by its shoulders, else by where its upper edge fits round the body. */
function anchor(scene: Scene, own: Float64Array, some: Some): number {
  const shoulder = shoulderTop(scene, own, some);
  const { landmarks } = scene.form;
  const waist = waistEdge(scene, own, some);
  if (shoulder !== null) return landmarks.neckPoint + OFF / 2 - shoulder;
  if (waist !== null) return waistHeight(scene.graph, scene.form) - waist;
  const heights = own
    .map((v, i) => v + scene.up[scene.mesh.panelOf[i]])
    .filter((_, i) => some(scene.mesh.panelOf[i]) && isRound(scene.graph.panels[scene.mesh.panelOf[i]]));
  const top = Math.max(...heights);
  if (heights.length === 0) return 0;
  if (scene.graph.top_m !== undefined) return bibTop(scene.graph.top_m, scene.form) - top;
  return (aboveFork(scene, top, own, some) ?? upperEdge(scene, top, own, some)) - top;
}

/**
 * Where the upper edge lies of what is closed between the legs and does not reach the waist: there it is stretched along, through the legs,
 * as much as it is round; null for all else.
 */
function aboveFork(scene: Scene, top: number, own: Float64Array, some: Some): number | null {
  const along = throughFork(scene, own, some);
  if (along === null) return null;
  const { waist, seat, crotch } = scene.form.landmarks;
  const round = girthOf(scene, top - 0.01, ringAt(scene, top, some));
  const through = 2 * scene.sections.trunk(crotch + 0.01).deep;
  const fits = (y: number): boolean =>
    (2 * (y - crotch) + through) / along <= Math.max(1, scene.sections.trunk(y).girth / round);
  if (fits(waist)) return null;
  for (let y = waist; y > seat; y -= 0.005) if (fits(y)) return y;
  return seat;
}

/** Where the bib of an apron ends: its straps are let out until it lies halfway between bust and neck, where it is cut higher. */
const bibTop = (top: number, { landmarks: { waist, bust, neckPoint } }: Form): number =>
  Math.min(waist + top, (bust + neckPoint) / 2);

/** The ring that the highest panel belongs to. */
function ringAt(scene: Scene, top: number, some: Some): string {
  const upper = scene.graph.panels.findIndex((_, i) => some(i) && scene.shapes[i].high + scene.up[i] > top - 0.002);
  return ringName(scene.graph.panels[upper]);
}

/** So far below the tape a seam at the waist lies, metres: the tape lies round the band, or the end of the bodice, not on the seam. */
const BELOW_TAPE = 0.002;

/** Where what is held at the waist is worn, metres above the floor. */
export const waistHeight = ({ waist_m = 0, rise_m = Infinity, bodice_m }: SewnGraph, { landmarks }: Form): number =>
  Math.min(
    landmarks.waist - BELOW_TAPE + (bodice_m === undefined ? -waist_m : landmarks.backLength - bodice_m),
    landmarks.crotch + rise_m,
  );

/** Mean height of what is held at the waist. */
function waistEdge({ mesh, up }: Scene, own: Float64Array, some: Some): number | null {
  const heights = [...own.keys()].flatMap((i) =>
    mesh.held?.[i] === 1 && some(mesh.panelOf[i]) ? [own[i] + up[mesh.panelOf[i]]] : [],
  );
  return heights.length > 0 ? heights.reduce((sum, y) => sum + y, 0) / heights.length : null;
}

/** The highest place of the seams that lie across the shoulders. */
function shoulderTop({ graph, mesh, up }: Scene, own: Float64Array, some: Some): number | null {
  const on = acrossShoulders(graph, mesh).filter((stitch) => some(graph.stitches[stitch].a.panel));
  const heights = on.flatMap((stitch) => particlesOf(mesh, stitch).map((p) => own[p] + up[mesh.panelOf[p]]));
  return heights.length > 0 ? Math.max(...heights) : null;
}

/** Where the upper edge of what hangs from no shoulder lies: under the arms, or as low from the waist as it is wide. */
function upperEdge(scene: Scene, top: number, own: Float64Array, some: Some): number {
  const { waist, seat, armpit, neckPoint } = scene.form.landmarks;
  const held = scene.graph.panels.some(
    (p, i) => some(i) && p.region === 'torso' && scene.shapes[i].high - scene.shapes[i].low > 0.16,
  );
  if (held)
    return scene.graph.panels.some((p, i) => some(i) && (isArm(p) || p.region === 'neck'))
      ? neckPoint - RAGLAN
      : armpit + UNDERARM + top - underarm(scene, own, some);
  const round = girthOf(scene, top - 0.01, ringAt(scene, top, some));
  for (let y = waist; y > seat; y -= 0.005) if (scene.sections.trunk(y).girth >= round * 0.97) return y + 0.01;
  return waist + 0.01;
}

/** Where raglan sleeves meet the neckline, below the neck point; and the top of a side seam above the armpit, metres. */
const [RAGLAN, UNDERARM] = [0.015, 0.01];

/** The highest place of the seams between front and back of what hangs from no shoulder. */
function underarm({ graph, mesh, up }: Scene, own: Float64Array, some: Some): number {
  const heights = graph.stitches.flatMap(({ a, b }, s) => {
    const [p, q] = [graph.panels[a.panel], graph.panels[b.panel]];
    const isSide =
      some(a.panel) &&
      [p, q].every((panel) => panel.region === 'torso' && isRound(panel)) &&
      Math.abs(p.turn) > 1.6 !== Math.abs(q.turn) > 1.6;
    return isSide ? particlesOf(mesh, s).map((i) => own[i] + up[mesh.panelOf[i]]) : [];
  });
  return heights.length > 0 ? Math.max(...heights) : Math.max(...own);
}

/** Panels of one ring: a band with itself, all others with those of their region. */
const ringName = ({ side, piece, region, edging }: Panel): string =>
  side === 'round' || edging ? piece : region.replace(/^(left|right)-leg$/, 'legs');

/** What the panels of a ring cover at a height, metres. @param limb only those of one leg */
const girthOf = (scene: Scene, y: number, ring: string, limb?: Panel['region']): number =>
  scene.graph.panels.reduce(
    (sum, panel, i) => (ringName(panel) !== ring || (limb && panel.region !== limb) ? sum : sum + widthAt(scene, i, y)),
    0,
  );

function widthAt({ shapes, up, drawn }: Scene, panel: number, y: number): number {
  const [shape, height] = [shapes[panel], y - up[panel]];
  if (height < shape.low - 0.004 || height > shape.high + 0.004) return 0;
  const [from, to] = acrossAt(shape, height);
  return (to - from) * (shape.cone ? shape.cone.top - height : drawn(panel, height));
}

function onTrunk(scene: Scene, panel: number, positions: Float32Array): void {
  const { graph, shapes } = scene;
  if (shapes[panel].cone) onCone(scene, panel, positions);
  else if (graph.panels[panel].region.endsWith('leg')) onLeg(scene, panel, positions);
  else rows(scene, panel, positions, (y) => trunkRing(scene, panel, within(scene, panel, y)));
}

/** Panels that end at a height, tiers above each other, are no ring there: a little inside the panel it is clear what goes round with it. */
function within({ shapes, up }: Scene, panel: number, y: number): number {
  const { low, high } = shapes[panel];
  const margin = Math.min(0.006, (high - low) / 3);
  return Math.max(up[panel] + low + margin, Math.min(up[panel] + high - margin, y));
}

/** Legs of trousers lie round half the trunk above the fork. */
function turnOf({ region, turn }: Panel): number {
  if (!region.endsWith('leg')) return turn;
  const hand = region === 'left-leg' ? 1 : -1;
  if (Math.abs(turn) < 0.5) return (hand * Math.PI) / 4;
  return Math.abs(turn) > 2.6 ? (hand * 3 * Math.PI) / 4 : (hand * Math.PI) / 2;
}

interface Ring {
  oval: Oval;
  x: number;
  z: number;
  /** where the middle of the panel lies on it, as a share of the way round */
  middle: number;
  /** metres of the ring for each of the cloth's */
  scale: number;
}

/** Round the form, and as wide as the cloth is. */
function ringOf(span: Span, girth: number, x: number): Pick<Ring, 'oval' | 'x' | 'z'> {
  const least = ovalOf(span.wide + OFF, span.deep + OFF);
  const k = Math.max(1, girth / least.round);
  return { oval: k === 1 ? least : ovalOf((span.wide + OFF) * k, (span.deep + OFF) * k), x, z: span.z };
}

/** Cloth that covers less than this of the way round is open there. */
const CLOSED = 0.72;

/** Panels that go all the way round lie edge to edge: each begins where the one before it ends. */
function laid(
  scene: Scene,
  panel: number,
  y: number,
  ring: Pick<Ring, 'oval' | 'x' | 'z'>,
  limb?: Panel['region'],
): Ring {
  const { graph } = scene;
  const name = ringName(graph.panels[panel]);
  const turn = (i: number): number => (limb ? graph.panels[i].turn : turnOf(graph.panels[i])) / (2 * Math.PI);
  const girth = girthOf(scene, y, name, limb);
  if (!limb && girth < CLOSED * ring.oval.round) return { ...ring, middle: turn(panel), scale: 1 };
  const around = graph.panels
    .flatMap((p, i) => (ringName(p) === name && (!limb || p.region === limb) && widthAt(scene, i, y) > 0 ? [i] : []))
    .sort((a, b) => turn(a) - turn(b));
  let way = 0;
  const middles = around.map((i) => {
    const wide = widthAt(scene, i, y) / girth;
    way += wide;
    return way - wide / 2;
  });
  const shift = meanTurn(around.map((i, k) => turn(i) - middles[k]));
  return { ...ring, middle: middles[around.indexOf(panel)] + shift, scale: ring.oval.round / girth };
}

/** Mean of shares of a turn. */
function meanTurn(shares: readonly number[]): number {
  const sum = (of: (a: number) => number): number => shares.reduce((all, share) => all + of(2 * Math.PI * share), 0);
  return Math.atan2(sum(Math.sin), sum(Math.cos)) / (2 * Math.PI);
}

/** Above the arms front and back lie open at the sides: there the cloth follows the form, however narrow it is, and neither goes beyond its half: the point of a shoulder that began beneath the other one's would come through it. */
function trunkRing(scene: Scene, panel: number, y: number): Ring {
  const { region, side, turn } = scene.graph.panels[panel];
  const { armpit, crotch } = scene.form.landmarks;
  const span = scene.sections.trunk(region.endsWith('leg') ? Math.max(y, crotch) : y);
  if (y > armpit && side !== 'round') {
    const ring = ringOf(span, 0, 0);
    const most = ring.oval.round * (Math.abs(Math.sin(turn)) < 0.01 ? 0.5 : 0.25);
    return { ...ring, middle: turn / (2 * Math.PI), scale: Math.min(1, most / widthAt(scene, panel, y)) };
  }
  return laid(scene, panel, y, ringOf(span, girthOf(scene, y, ringName(scene.graph.panels[panel])), 0));
}

/** Each row of a panel round the ring at its height, by lengths. */
function rows(scene: Scene, panel: number, out: Float32Array, ring: (y: number) => Ring): void {
  const { mesh, shapes, particles, up, drawn } = scene;
  const made = new Map<number, Ring>();
  const even = evenBelow(scene, panel);
  for (const i of particles[panel]) {
    const { x, y: height, over } = turnedOver(scene.graph.panels[panel], mesh.flat[2 * i], mesh.flat[2 * i + 1]);
    const y = height + up[panel];
    const level = Math.round(y / 0.005);
    const at = made.get(level) ?? ring(y);
    made.set(level, at);
    const [px, pz] = at.oval.at(
      at.middle +
        ((x - middleAt(shapes[panel], Math.min(height, even))) * drawn(panel, height) * at.scale) / at.oval.round,
    );
    const further = (scene.graph.panels[panel].laps ? LAPS : 0) + (scene.outer[panel] ? OUTER : 0);
    const k = 1 + (Math.min(ROLL, over) + further) / Math.hypot(px, pz);
    out.set([at.x + px * k, y, at.z + pz * k], 3 * i);
  }
}

/** Of a side: what looks so little forward or back is neither, as the cosine of its turn. */
const ASIDE = 0.4;
/** Beside the axis of an arm, where it grows out of the shoulder, and in which steps cloth goes round it, metres. */
const [BESIDE_AXIS, ROUND] = [0.05, 0.004];

/** The edge of an armhole that would begin in the arm goes before it or, of a back, behind it: out the shortest way a front came out behind. */
function besideArm({ graph, form, particles }: Scene, panel: number, out: Float32Array): void {
  const { region, side, turn } = graph.panels[panel];
  const { armpit, armX } = form.landmarks;
  if (region !== 'torso' || side === 'round' || !(armX > 0) || Math.abs(Math.cos(turn)) < ASIDE) return;
  const near = new Float64Array(4);
  const isIn = (i: number): boolean => distanceAt(form.distance, out[i], out[i + 1], out[i + 2], near) < 0;
  for (const i of particles[panel].map((p) => 3 * p)) {
    if (out[i + 1] < armpit - BELOW_ARM || Math.abs(out[i]) < armX - BESIDE_AXIS) continue;
    for (let n = 0; n < 30 && isIn(i); n++) out[i + 2] += Math.sign(Math.cos(turn)) * ROUND;
  }
}

/** Up to which height what covers both sides of the body is as wide on either: above its armholes it may lack a shoulder. */
function evenBelow({ graph, shapes, up, form: { landmarks } }: Scene, panel: number): number {
  const { turn, side } = graph.panels[panel];
  const underarm = landmarks.armpit - BELOW_ARM - up[panel];
  const coversBoth = side !== 'round' && Math.abs(Math.sin(turn)) < 0.01;
  return coversBoth && underarm > shapes[panel].low ? underarm : Infinity;
}

/** Metres. */
const BELOW_ARM = 0.03;

/** Between a lapel and what it lies on, a front and the one it laps over, and a top and what it hangs over, metres. */
const [ROLL, LAPS, OUTER] = [0.022, 0.012, 0.022];

/** Where a point lies on its panel when its lapel is turned over along the roll line, and how far it is beyond that. */
function turnedOver({ roll }: Panel, x: number, y: number): { x: number; y: number; over: number } {
  const over = roll ? Math.max(0, offRoll(roll, { x, y })) : 0;
  if (!roll || over === 0) return { x, y, over };
  const [dx, dy] = [roll[2] - roll[0], roll[3] - roll[1]];
  const by = (2 * over) / Math.hypot(dx, dy);
  return { x: x + dy * by, y: y - dx * by, over };
}

function middleAt(shape: Shape, height: number): number {
  const [from, to] = acrossAt(shape, height);
  return (from + to) / 2;
}

/** As steep as all its panels together are wide: a full circle lies flat. */
function onCone(scene: Scene, panel: number, out: Float32Array): void {
  const { mesh, shapes, particles, up, graph, sections } = scene;
  const shape = shapes[panel];
  if (!shape.cone) return;
  const all = shapes.reduce((sum, s, i) => (s.cone && Math.abs(up[i] - up[panel]) < 0.1 ? sum + spread(s) : sum), 0);
  const sine = Math.min(1, all / (2 * Math.PI));
  const [steep, middle] = [Math.sqrt(1 - sine * sine), (acrossAt(shape, 0)[0] + acrossAt(shape, 0)[1]) / 2];
  const body = sections.trunk(up[panel]);
  const k = Math.max(1, (shape.cone.top * all) / (2 * Math.PI) / ((body.wide + body.deep) / 2 + OFF));
  for (const i of particles[panel]) {
    const [x, y] = [mesh.flat[2 * i], mesh.flat[2 * i + 1]];
    const far = Math.hypot(x - shape.cone.x, y - shape.cone.y) - shape.cone.top;
    const turn = graph.panels[panel].turn + ((angleOn(shape.cone, x, y) - middle) * 2 * Math.PI) / Math.max(all, 1e-6);
    const [wide, deep] = [(body.wide + OFF) * k + far * sine, (body.deep + OFF) * k + far * sine];
    out.set([wide * Math.sin(turn), up[panel] - far * steep, body.z + deep * Math.cos(turn)], 3 * i);
  }
}

const spread = (shape: Shape): number => {
  const [from, to] = acrossAt(shape, 0);
  return to - from;
};

/** Round its leg below the fork, round half the trunk above it. */
function onLeg(scene: Scene, panel: number, out: Float32Array): void {
  const { graph, sections, form, particles } = scene;
  const { region } = graph.panels[panel];
  const hand = region === 'left-leg' ? 1 : -1;
  const low = new Float32Array(out.length);
  rows(scene, panel, out, (y) => trunkRing(scene, panel, y));
  const leg = (y: number): Ring => {
    const span = sections.leg(Math.min(y, form.landmarks.crotch));
    return laid(scene, panel, y, ringOf(span, girthOf(scene, y, 'legs', region), hand * (span.x + OFF / 2)), region);
  };
  rows(scene, panel, low, leg);
  for (const i of particles[panel]) mixAt(out, low, i, form.landmarks.crotch);
}

/** Over a hand's breadth from one to the other. */
function mixAt(out: Float32Array, low: Float32Array, i: number, crotch: number): void {
  const t = Math.max(0, Math.min(1, (out[3 * i + 1] - crotch + 0.05) / 0.09));
  for (let axis = 0; axis < 3; axis++) out[3 * i + axis] = out[3 * i + axis] * t + low[3 * i + axis] * (1 - t);
}

/** Sleeves and what is sewn to them, round the arm, as far along it as their seams to what is placed say. */
function onArm(scene: Scene, region: 'left-arm' | 'right-arm', out: Float32Array): void {
  const { graph, form } = scene;
  const done = new Set(graph.panels.flatMap((p, i) => (isRound(p) ? [i] : [])));
  const axis = armAxis(form, region === 'left-arm' ? 1 : -1);
  const open = graph.panels.flatMap((p, i) => (p.region === region ? [i] : []));
  for (let round = 0; open.some((i) => !done.has(i)) && round < open.length + 1; round++)
    for (const panel of open) {
      if (done.has(panel)) continue;
      const along = alongArm(scene, panel, axis, done, out);
      if (along === null && round < open.length) continue;
      wrapArm(scene, panel, axis, along ?? form.landmarks.armShoulder + scene.shapes[panel].high, out);
      done.add(panel);
    }
}

interface Axis {
  root: readonly [number, number, number];
  along: readonly [number, number];
  /** to the wearer's left, across the arm */
  left: readonly [number, number];
}

function armAxis({ landmarks: { armX, armY, armZ, armLift } }: Form, hand: 1 | -1): Axis {
  const [sin, cos] = [Math.sin(armLift), Math.cos(armLift)];
  return { root: [hand * armX, armY, armZ], along: [hand * sin, -cos], left: [cos, hand * sin] };
}

/** Distance along the arm of the panel's origin: where the seams to what is placed already meet; null where it has none. */
function alongArm(
  { mesh }: Scene,
  panel: number,
  { root, along }: Axis,
  done: ReadonlySet<number>,
  out: Float32Array,
): number | null {
  let [sum, pairs] = [0, 0];
  for (let i = 0; i < mesh.seams.length; i += 2)
    for (const [own, other] of [
      [mesh.seams[i], mesh.seams[i + 1]],
      [mesh.seams[i + 1], mesh.seams[i]],
    ]) {
      // prettier-ignore
      if (mesh.panelOf[own] !== panel || !done.has(mesh.panelOf[other])) continue;
      const at = (out[3 * other] - root[0]) * along[0] + (out[3 * other + 1] - root[1]) * along[1];
      sum += at + mesh.flat[2 * own + 1];
      pairs++;
    }
  return pairs > 0 ? sum / pairs : null;
}

function wrapArm(scene: Scene, panel: number, { root, along, left }: Axis, origin: number, out: Float32Array): void {
  const { mesh, shapes, particles, graph, form } = scene;
  const { turn } = graph.panels[panel];
  for (const i of particles[panel]) {
    const [x, y] = [mesh.flat[2 * i], mesh.flat[2 * i + 1]];
    const [from, to] = acrossAt(shapes[panel], y);
    const r = Math.max(girthOfSleeve(scene, panel, y) / (2 * Math.PI), ARM);
    const angle = turn + (x - (from + to) / 2) / r;
    const [l, f] = [r * Math.sin(angle), r * Math.cos(angle)];
    const at = (s: number): Vector => [
      root[0] + s * along[0] + l * left[0],
      root[1] + s * along[1] + l * left[1],
      root[2] + f,
    ];
    out.set(at(outOfTrunk(form, at, origin - y)), 3 * i);
  }
}

type Vector = [x: number, y: number, z: number];

/** So deep the round of a sleeve may lie in the arm, which pushes it out to its own side; how far is looked in which steps; and which share of their way keeps what began above each other in its order. Metres. */
const [DEEP, FURTHEST, STEP, IN_ORDER] = [0.014, 0.2, 0.004, 0.1];

/**
 * How far along the arm a place of a sleeve begins: where that would be in the trunk, as far down as the arm leaves it. Pushed out the
 * shortest way, the inner side of a sleeve could come out on its outer one.
 */
function outOfTrunk({ distance }: Form, at: (s: number) => Vector, from: number): number {
  const near = new Float64Array(4);
  const isDeep = (s: number): boolean => distanceAt(distance, ...at(s), near) < -DEEP;
  if (!isDeep(from)) return from;
  for (let s = from + STEP; s < from + FURTHEST; s += STEP) if (!isDeep(s)) return s - IN_ORDER * (s - from);
  return from;
}

/** What the parts of a sleeve that lie beside a panel measure together at one of its heights, metres. */
function girthOfSleeve({ graph, shapes }: Scene, panel: number, y: number): number {
  const { region, side } = graph.panels[panel];
  const { low, high } = shapes[panel];
  const parts = shapes.filter((_, i) => i === panel || (side !== 'round' && isPart(graph.panels[i], region)));
  return parts.reduce((sum, part) => {
    const [from, to] = acrossAt(part, part.low + ((y - low) / (high - low)) * (part.high - part.low));
    return sum + to - from;
  }, 0);
}

const isPart = ({ region, side }: Panel, of: Panel['region']): boolean => region === of && side !== 'round';

/** Least radius of a sleeve where it begins, metres; what lies nearer is pushed out. */
const ARM = 0.045;

/** Between two limbs the distance is flat: nothing leaps further at once, so that it comes out on its own side. Metres. */
const LEAP = 0.03;

/** Out of the form along the steepest way: all particles, or some. */
function pushOut({ distance }: Form, positions: Float32Array, clear: number, some?: readonly number[]): void {
  const at = new Float64Array(4);
  for (const n of some ?? Array.from({ length: positions.length / 3 }, (_, k) => k)) {
    const i = 3 * n;
    for (let round = 0; round < 12; round++) {
      const d = distanceAt(distance, positions[i], positions[i + 1], positions[i + 2], at);
      if (d >= clear) break;
      const slope = Math.hypot(at[1], at[2], at[3]) || 1;
      const by = Math.min(LEAP, (clear + 0.001 - d) / slope) / slope;
      for (let axis = 0; axis < 3; axis++) positions[i + axis] += by * at[1 + axis];
    }
  }
}
