import type { Point } from '../../geometry/point.js';
import type { Role } from '../../make/pattern/pieces/roles.js';
import type { Panel, PanelMesh, SewnGraph, Stitch, StitchSide } from '../types.js';
import type { Sheet } from './lay-out.js';

const ROUND_NECK: ReadonlySet<Role> = new Set(['neckband', 'collar']);
/** What is higher stands, as a mock or turtle neck does, metres. */
const HIGHEST = 0.035;

/** Whether it is ribbing round a neckline, so low that it is pressed flat with its seam and goes on as the cloth does. @param sheets as they are worn */
export function liesRoundNeck(i: number, sheets: readonly Sheet[], stitches: readonly Stitch[]): boolean {
  const { shell, outline } = sheets[i];
  const isSewnOn = ({ a, b, kind }: Stitch): boolean =>
    kind === 'stretch' && a.panel !== b.panel && [a.panel, b.panel].includes(i);
  return ROUND_NECK.has(shell.role) && heightOf(outline) <= HIGHEST && stitches.some(isSewnOn);
}

function heightOf(outline: readonly Point[]): number {
  const ys = outline.map(({ y }) => y);
  return Math.max(...ys) - Math.min(...ys);
}

const liesFlat = ({ region, edging }: Panel): boolean => region === 'neck' && edging === 'goes on';

/** Where a garment closes down its middle: there are the tapes of a zip, or plackets, on allowances that are turned in. */
const isClosure = ({ a, b, kind, name }: Stitch): boolean =>
  kind === 'closed' && a.panel !== b.panel && name.startsWith('Centre');

/** Per particle 1 on a seam that is pressed flat: all its layers lie on each other and are stitched down; absent where there is none. */
export function pressedSeams(
  { panels, stitches }: SewnGraph,
  { panelOf, seams, seamOf }: PanelMesh,
): Uint8Array | undefined {
  const isBand = ({ a, b, kind }: Stitch): boolean =>
    kind === 'stretch' && [a, b].some(({ panel }) => liesFlat(panels[panel]));
  const flat = stitches.map((stitch) => isBand(stitch) || isClosure(stitch));
  if (!flat.includes(true)) return undefined;
  const pressed = new Uint8Array(panelOf.length);
  seamOf.forEach((stitch, k) => {
    if (flat[stitch]) pressed[seams[2 * k]] = pressed[seams[2 * k + 1]] = 1;
  });
  return pressed;
}

/** Of a band that lies round a neck: where its seam is and where its free edge, metres on the panel, and to which share of its length that is shaped. */
export interface Shaped {
  low: number;
  high: number;
  share: number;
}

/** Turned in round a neck an edge is so much shorter for each metre that it lies inside its seam: three quarters of what it were on a table. */
const ROUND = 0.75 * 2 * Math.PI;
/** No ribbing is steamed shorter, of its length. */
const SHORTEST = 0.8;

/** Each panel's shape where it is a band that is steamed to lie flat: its seam is stretched to the neckline, its free edge lies inside that. */
export function shapedBands({ panels, stitches }: SewnGraph): (Shaped | undefined)[] {
  return panels.map((panel, i) => {
    if (!liesFlat(panel)) return undefined;
    const sewn = stitches.flatMap(({ a, b, kind }) =>
      kind === 'stretch' && a.panel !== b.panel && [a.panel, b.panel].includes(i)
        ? [a.panel === i ? [a, b] : [b, a]]
        : [],
    );
    const [own, neckline] = [0, 1].map((side) => sewn.reduce((sum, sides) => sum + lengthOf(sides[side]), 0));
    const ys = panel.outline.filter((_, k) => k % 2 === 1);
    const [low, high] = [Math.min(...ys), Math.max(...ys)];
    return own > 0 ? { low, high, share: shareOf((neckline - ROUND * (high - low)) / own) } : undefined;
  });
}

const shareOf = (share: number): number => Math.min(1, Math.max(SHORTEST, share));

const lengthOf = ({ from_m, to_m }: StitchSide): number => Math.abs(to_m - from_m);
