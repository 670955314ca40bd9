import type { Seam, SeamSide } from '../../make/pattern/seams/joins.js';
import type { Stitch, StitchSide } from '../types.js';
import { alongOutline, type Sheet } from './lay-out.js';
import type { ShellPiece } from './shell.js';

/** Of panels that are cut more than twice alike, a seam does not tell which of them meet. */
export const isRow = (sheets: readonly Sheet[]): boolean => sheets.length > (sheets[0]?.whole ? 1 : 2);

/** The published seams as stitches between panels; what is between pieces that are not draped is left out. */
export function knownStitches(seams: readonly Seam[], sheets: readonly Sheet[]): Stitch[] {
  return seams
    .filter(
      (seam) =>
        seam.name !== 'Folded lengthwise' &&
        !isOfLayers(
          seam,
          sheets.map(({ shell }) => shell),
        ),
    )
    .flatMap((seam) => seam.copies.flatMap((copies) => stitchOf(seam, copies, sheets) ?? []));
}

/** What lies on its own facing is one panel: the seam round both is its edge. */
export const isOfLayers = ({ a, b }: Seam, shells: readonly ShellPiece[]): boolean =>
  a.piece === b.piece &&
  a.edge === b.edge &&
  shells.some(({ doubled, piece }) => piece.on_fold && doubled && piece.id === a.piece);

/** Laid right side up, two panels lie on either side of their seam: one side runs with its outline, the other against it. */
export const isTurnedOver = ({ a, b }: Stitch): boolean => a.to_m > a.from_m === b.to_m > b.from_m;

function stitchOf(seam: Seam, [first, second]: readonly [number, number], sheets: readonly Sheet[]): Stitch | null {
  const [a, b] = [sideOf(seam.a, first, sheets), sideOf(seam.b, second, sheets)];
  return a && b ? { a, b, kind: seam.kind, name: seam.name } : null;
}

function sideOf(side: SeamSide, copy: number, sheets: readonly Sheet[]): StitchSide | null {
  const own = sheets.filter(({ shell }) => shell.piece.id === side.piece);
  if (own.length === 0 || isRow(own)) return null;
  const sheet = own[0].whole ? own[0] : own.find((s) => s.copy === copy);
  if (!sheet) return null;
  const half = sheet.whole && copy === 2 ? 2 : 1;
  const [from, to] = [side.from_mm, side.to_mm].map((mm) => alongOutline(sheet, side.edge, half, mm));
  if (from === null || to === null || Math.abs(to - from) < LEAST) return null;
  return { panel: sheets.indexOf(sheet), from_m: from, to_m: to };
}

/** Shorter ones are crumbs of a seam, metres. */
const LEAST = 0.003;

/** A stretch is sewn once: what the design's rules say first, then what was found to match. */
export function withoutOverlaps(stitches: readonly Stitch[]): Stitch[] {
  const kept: Stitch[] = [];
  for (const stitch of stitches) if (![stitch.a, stitch.b].some((side) => overlaps(side, kept))) kept.push(stitch);
  return kept;
}

const overlaps = (side: StitchSide, kept: readonly Stitch[]): boolean =>
  kept.some(({ a, b }) => [a, b].some((other) => common(side, other) > LEAST));

export function common(p: StitchSide, q: StitchSide): number {
  if (p.panel !== q.panel) return 0;
  const [low, high] = [Math.max(lowOf(p), lowOf(q)), Math.min(highOf(p), highOf(q))];
  return high - low;
}

const lowOf = ({ from_m, to_m }: StitchSide): number => Math.min(from_m, to_m);
const highOf = ({ from_m, to_m }: StitchSide): number => Math.max(from_m, to_m);
