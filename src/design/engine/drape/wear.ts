import { DomainError } from '../../../common/kernel/errors.js';
import type { Cut } from '../cut/cut.js';
import type { Pattern } from '../make/pattern/types.js';
import { clothsOf } from './cloth/cloths-of.js';
import { doubtsOf } from './doubts.js';
import { drape } from './drape.js';
import { distanceAt } from './form/distance-at.js';
import { dressForm } from './form/dress-form.js';
import { fitReport, type FitReport, type PatternSays } from './fit/fit-report.js';
import { glbOf } from './out/glb.js';
import { looksOf } from './out/looks.js';
import { sheetPng } from './out/raster/sheet.js';
import { sceneOf } from './out/scene.js';
import { mesh } from './panels/mesh.js';
import { sewnGraph } from './panels/sewn-graph.js';
import { place } from './placing/place.js';
import type { Form, SewnGraph } from './types.js';

export interface WearingInput {
  cut: Cut;
  pattern: SewnPattern & { checks: PatternSays };
  /** as in the bill, the main one first */
  fabrics: readonly { name: string; weight_gsm: number }[];
  /** cm */
  body: Readonly<Record<string, number>>;
  seed: number;
}

type SewnPattern = Pick<Pattern, 'drafted' | 'seams' | 'edges'>;

/** A garment as it is worn. */
export interface Wearing {
  glb: Uint8Array;
  png: Uint8Array;
  fitPng: Uint8Array;
  fit: FitReport;
}

export interface Refused {
  refused: string;
}

/** What prevents draping, as far as the pieces tell; null where nothing does. No design fails for what is only shown of it. */
export function undrapable(pattern: SewnPattern): string | null {
  if (pattern.drafted.length === 0) return 'It has no pattern that could be draped.';
  const holes = holesIn(pattern);
  return holes.length > 0 ? holes.slice(0, 3).join(' ') : null;
}

function holesIn(pattern: SewnPattern): string[] {
  try {
    return sewnGraph(pattern).holes;
  } catch {
    return ['Its pieces cannot be laid out as they are worn.'];
  }
}

/** Sides of triangles: as fine as the cloth's area allows with so many particles, metres. */
const [FINEST, PARTICLES] = [0.012, 6000];
const COARSER = 2;

/**
 * The drafted pattern sewn up and hung on a form of the body. Same input, same bytes.
 * @returns why it cannot be shown worn, where it cannot
 */
export async function wear(input: WearingInput): Promise<Wearing | Refused> {
  const reason = undrapable(input.pattern);
  if (reason !== null) return { refused: reason };
  const graph = sewnGraph(input.pattern);
  const form = formOf(input.body, graph);
  return 'refused' in form ? form : worn(input, graph, form);
}

async function worn(
  { cut, pattern, fabrics, seed }: WearingInput,
  graph: SewnGraph,
  form: Form,
): Promise<Wearing | Refused> {
  const size = sizeFor(graph);
  const [coarse, fine] = [mesh(graph, size * COARSER), mesh(graph, size)];
  const { cloths, of } = clothsOf(graph.panels, fabrics);
  const placed = { mesh: coarse, positions: place(graph, coarse, form), cloths, clothOf: of };
  const draped = drape(placed, fine, form, seed);
  const away = awayFrom(form, draped.positions);
  const comfortable = Array.from(of, (i) => cloths[i].stretch);
  const told = { graph, mesh: fine, draped, form, comfortable, away };
  const doubt = doubtsOf(told);
  if (doubt !== null) return { refused: doubt };
  const looks = await looksOf(
    cut,
    graph.panels.map(({ material }) => material),
  );
  const scene = sceneOf({ ...told, looks });
  return {
    glb: glbOf(scene),
    png: sheetPng(scene, 'cloth'),
    fitPng: sheetPng(scene, 'fit'),
    fit: fitReport(told, pattern.checks),
  };
}

function formOf(body: WearingInput['body'], { panels }: SewnGraph): Form | Refused {
  try {
    return dressForm(
      body,
      panels.some(({ region }) => region.endsWith('arm')),
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
