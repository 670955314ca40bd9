import { completedOf } from '../../cut/typical.js';
import { cutOf } from '../../cut/cut-of.js';
import { upperFront } from '../../cut/lap.js';
import type { GarmentSpec } from '../../garments/garment-spec.js';
import { bodyOfSize, draftPattern, type Pattern } from '../../make/pattern/index.js';
import { readDesign } from '../../read/read-design.js';
import type { SewnGraph, StitchSide } from '../types.js';
import { boundaryLoops, lengthOfLoop } from './loops.js';
import { outlineOf } from './mesh.js';
import { sewnGraph } from './sewn-graph.js';
import { lengthOfOutline } from './outline.js';

/** The draft of a text in size M (or another) of its wearer; null where it is refused or has no pattern. */
export async function draftOf(description: string, size = 'M'): Promise<Pattern | null> {
  const spec = specOf(description);
  return spec && draftFor(spec, size);
}

/** The panels of a text in size M (or another), its fronts lapped as its wearer's are. */
export async function sewnOf(description: string, size = 'M'): Promise<{ pattern: Pattern; graph: SewnGraph }> {
  const spec = specOf(description);
  const pattern = spec && (await draftFor(spec, size));
  if (!pattern) throw new Error(`no pattern of ${description}`);
  return { pattern, graph: sewnGraph(pattern, upperFront(spec)) };
}

function specOf(description: string): GarmentSpec | null {
  const read = readDesign({ description });
  return read.ok ? completedOf(read.brief) : null;
}

async function draftFor(spec: GarmentSpec, size: string): Promise<Pattern | null> {
  const body = (await bodyOfSize(size, spec.gender === 'men' || spec.gender === 'boys' ? 'men' : 'women')) ?? {};
  const pattern = await draftPattern(cutOf(spec, body), body);
  return pattern.status === 'none' ? null : pattern;
}

/** Girths of what is left open when all is sewn, mm, the smallest first. */
export const openingsIn = ({ panels, stitches }: SewnGraph): number[] =>
  boundaryLoops(
    panels.map((p) => lengthOfOutline(outlineOf(p))),
    stitches,
  )
    .map((loop) => Math.round(lengthOfLoop(loop) * 1000))
    .sort((a, b) => a - b);

const lengthOf = ({ from_m, to_m }: StitchSide): number => Math.abs(to_m - from_m);

/** Of its kind: flush sides are as long as each other, eased ones nearly; gathers, pleats and ribs may be two to one and more. */
const MOST_OFF = { flush: 0.03, dart: 0.05, closed: 0.1, ease: 0.2, stretch: 1, gather: 4, pleat: 4 } as const;

/** What is wrong with a graph that says it is whole: sides that differ, seams outside their panels, cloth turned over. */
export function faultsOf({ panels, stitches }: SewnGraph): string[] {
  const wholes = panels.map((p) => lengthOfOutline(outlineOf(p)));
  return stitches.flatMap(({ a, b, kind, name }) => {
    const [long, short] = [lengthOf(a), lengthOf(b)].sort((x, y) => y - x);
    const faults: string[] = [];
    if (long / short - 1 > MOST_OFF[kind] && long - short > 0.006)
      faults.push(`${name}, ${kind}: ${long} on ${short} m`);
    if ([a, b].some((s) => Math.max(s.from_m, s.to_m) - Math.min(s.from_m, s.to_m) > wholes[s.panel]))
      faults.push(`${name}: longer than its panel`);
    if (a.to_m > a.from_m === b.to_m > b.from_m) faults.push(`${name}: the wrong side up`);
    return faults;
  });
}
