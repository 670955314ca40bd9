import type { Cut } from '../cut/cut.js';
import { upperFront } from '../cut/lap.js';
import type { Side } from '../cut/side.js';
import type { Pattern } from '../make/pattern/types.js';
import { doubtsOf } from './doubts.js';
import { fitReport, type FitReport, type PatternSays } from './fit/fit-report.js';
import { hung, type HangingInput, type Refused } from './hung.js';
import { glbOf } from './out/glb.js';
import { looksOf } from './out/looks.js';
import { sheetPngs } from './out/raster/sheet.js';
import { sceneOf } from './out/scene.js';
import { hasLapel, rolledLapel } from './panels/lapels.js';
import { lappedLapel } from './panels/lapped.js';
import { sewnGraph } from './panels/sewn-graph.js';
import { withShawl } from './panels/with-shawl.js';
import type { SewnGraph } from './types.js';

export interface WearingInput extends Omit<HangingInput, 'graph'> {
  cut: Cut;
  pattern: SewnPattern & { checks: PatternSays };
}

type SewnPattern = Pick<Pattern, 'drafted' | 'seams' | 'edges'>;

/** A garment as it is worn. */
export interface Wearing {
  glb: Uint8Array;
  png: Uint8Array;
  fitPng: Uint8Array;
  fit: FitReport;
}

const LAPELS = 'Its lapels are pressed over along their roll line, and that is not draped yet.';

/** What prevents draping, as far as the pieces tell; null where nothing does. No design fails for what is only shown of it. @param upper the front that lies on top */
export function undrapable(pattern: SewnPattern, upper?: Side): string | null {
  const laid = laidOut(pattern, upper);
  return 'refused' in laid ? laid.refused : null;
}

function laidOut(pattern: SewnPattern, upper?: Side): SewnGraph | Refused {
  const reason = unlike(pattern);
  if (reason !== null) return { refused: reason };
  try {
    const graph = sewnGraph(pattern, upper);
    return graph.holes.length > 0 ? { refused: graph.holes.slice(0, 3).join(' ') } : graph;
  } catch {
    return { refused: 'Its pieces cannot be laid out as they are worn.' };
  }
}

/** What is worn otherwise than it could be laid out. */
function unlike(pattern: SewnPattern): string | null {
  if (pattern.drafted.length === 0) return 'It has no pattern that could be draped.';
  const { drafted } = withShawl(pattern);
  if (drafted.some((piece) => hasLapel(piece) && rolledLapel(piece) === null && lappedLapel(piece) === null))
    return LAPELS;
  return null;
}

/**
 * The drafted pattern sewn up and hung on a form of the body. Same input, same bytes.
 * @returns why it cannot be shown worn, where it cannot
 */
export async function wear({ cut, pattern, fabrics, body, seed }: WearingInput): Promise<Wearing | Refused> {
  const graph = laidOut(pattern, upperFront(cut));
  if ('refused' in graph) return graph;
  const worn = hung({ graph, fabrics, body, seed });
  if ('refused' in worn) return worn;
  const doubt = doubtsOf(worn);
  if (doubt !== null) return { refused: doubt };
  const materials = worn.graph.panels.flatMap(({ material, faced }) => [
    material,
    ...(faced === undefined ? [] : [faced]),
  ]);
  const scene = sceneOf({ ...worn, looks: await looksOf(cut, materials) });
  const [png, fitPng] = sheetPngs(scene, ['cloth', 'fit']);
  return {
    glb: glbOf(scene),
    png,
    fitPng,
    fit: fitReport(worn, pattern.checks),
  };
}
