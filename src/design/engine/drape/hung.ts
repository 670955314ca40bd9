import { DomainError } from '../../../common/kernel/errors.js';
import { clothsOf } from './cloth/cloths-of.js';
import { drape } from './drape.js';
import type { FitInput } from './fit/fit-input.js';
import { distanceAt } from './form/distance-at.js';
import { dressForm } from './form/dress-form.js';
import { mesh } from './panels/mesh.js';
import { acrossShoulders } from './panels/shoulders.js';
import { aslant, fitted, redrawn } from './placing/over-shoulder.js';
import { place, waistHeight } from './placing/place.js';
import type { Cloth, Form, Legs, PanelMesh, SewnGraph } from './types.js';

export interface HangingInput {
  graph: SewnGraph;
  /** as in the bill, the main one first */
  fabrics: readonly { name: string; weight_gsm: number }[];
  /** cm */
  body: Readonly<Record<string, number>>;
  seed: number;
}

/** A garment at rest on its form, whether or not that can be believed. */
export interface Hung extends FitInput {
  cloths: Cloth[];
  /** one of `cloths` for each panel */
  clothOf: Uint8Array;
}

export interface Refused {
  refused: string;
}

/** Sides of triangles: as fine as the cloth's area allows with so many particles, metres. */
const [FINEST, PARTICLES] = [0.012, 6000];
const COARSER = 2;

/** Same input, same bytes. @returns why a body has no form, where it has none */
export function hung({ graph: cut, fabrics, body, seed }: HangingInput): Hung | Refused {
  const size = sizeFor(cut);
  const uncut = mesh(cut, size * COARSER);
  const form = formOf(body, cut, uncut);
  if ('refused' in form) return form;
  const tried = place(cut, uncut, form);
  const graph = aslant(fitted(cut, uncut, form, tried), uncut, form, tried);
  const isCut = graph.stitches !== cut.stitches;
  const coarse = isCut ? mesh(graph, size * COARSER) : uncut;
  const positions = isCut ? place(graph, coarse, form) : tried;
  const fine = mesh(graph, size);
  const { cloths, of } = clothsOf(graph.panels, fabrics);
  const draped = drape(
    {
      mesh: redrawn(graph, coarse),
      positions,
      cloths,
      clothOf: of,
      waist: { at: waistHeight(graph, form), pinned: graph.bodice_m === undefined, ...legsOf(graph, form) },
      ridge: form.landmarks.shoulderRidge,
    },
    fine,
    form,
    seed,
  );
  const comfortable = Array.from(of, (i) => cloths[i].stretch);
  return { graph, mesh: fine, draped, form, comfortable, away: awayFrom(form, draped.positions), cloths, clothOf: of };
}

function legsOf({ panels, leg_m, bodice_m }: SewnGraph, { landmarks: { waist } }: Form): { legs?: Legs } {
  if (leg_m === undefined || bodice_m !== undefined) return {};
  return { legs: { panels: panels.map(({ region }) => region.endsWith('leg')), waist } };
}

/** Whether arms are needed: in sleeves, and in the armholes of what hangs from the shoulders, which stand out like wings without; a wide skirt would lie on them. */
const needsArms = (graph: SewnGraph, cloth: PanelMesh): boolean =>
  graph.panels.some(({ region }) => region.endsWith('arm')) ||
  (graph.panels.every(({ region }) => region !== 'skirt') && acrossShoulders(graph, cloth).length > 0);

function formOf(body: HangingInput['body'], graph: SewnGraph, cloth: PanelMesh): Form | Refused {
  const { panels } = graph;
  try {
    return dressForm(
      body,
      needsArms(graph, cloth),
      panels.some(({ region }) => region === 'head'),
    );
  } catch (error) {
    if (error instanceof DomainError) return { refused: error.message };
    throw error;
  }
}

/** An even triangle of side s has an area of .43 s², and there are half as many particles as triangles. */
function sizeFor({ panels }: SewnGraph): number {
  const area = panels.reduce((sum, { outline }) => sum + areaOf(outline), 0);
  return Math.max(FINEST, Math.sqrt(area / (PARTICLES * 2 * 0.433)));
}

function areaOf(outline: Float64Array): number {
  let twice = 0;
  for (let i = 0; i < outline.length; i += 2) {
    const next = (i + 2) % outline.length;
    twice += outline[i] * outline[next + 1] - outline[next] * outline[i + 1];
  }
  return Math.abs(twice) / 2;
}

function awayFrom({ distance }: Form, p: Float32Array): Float32Array {
  const out = new Float64Array(4);
  return Float32Array.from({ length: p.length / 3 }, (_, i) =>
    distanceAt(distance, p[3 * i], p[3 * i + 1], p[3 * i + 2], out),
  );
}
