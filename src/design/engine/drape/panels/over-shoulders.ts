import { distance, type Point } from '../../geometry/point.js';
import type { Stitch, StitchSide } from '../types.js';
import { isTurnedOver } from './known-stitches.js';
import type { Place, Sheet } from './lay-out.js';
import { pointsOf } from './outline.js';
import type { ShellPiece } from './shell.js';

/** Shorter ones are crumbs of a seam, metres. */
const LEAST = 0.003;

/** What is cut with front and back in one lies over the shoulder: worn, it is folded along the line of that, where its draft is level with the origin. */
const isInOne = ({ shell: { piece } }: Sheet): boolean => /front and back in one/i.test(piece.title);

/** One part of a panel: from one way along its outline to another, and its number among all panels. */
interface Part {
  panel: number;
  from: number;
  to: number;
}

/** Panels that lie over the shoulders as a front and a back each, folded there: what is placed round the body has to end at its top. */
export function overShoulders(
  sheets: readonly Sheet[],
  stitches: readonly Stitch[],
): { sheets: Sheet[]; stitches: Stitch[] } {
  const parts = new Map<number, readonly [Part, Part]>();
  const all = [...sheets];
  const shells: Shells = new Map();
  sheets.forEach((sheet, i) => {
    const folds = isInOne(sheet) ? foldOf(sheet) : null;
    if (!folds) return;
    const [from, to] = folds;
    all.push(partOf(sheet, [to, from + sheet.length], 'back', shells));
    all[i] = partOf(sheet, [from, to], 'front', shells);
    parts.set(i, [{ panel: i, from, to }, { panel: all.length - 1, from: to, to: from + sheet.length }]); // prettier-ignore
  });
  const moved = stitches.flatMap((stitch) => partedAt(stitch, parts, sheets));
  const folded = [...parts.values()].map(([front, back]) => foldedBetween(front, back, all));
  return { sheets: all, stitches: [...moved, ...folded].filter((s) => !isTurnedOver(s)) };
}

/** Where the outline crosses the shoulder: where its front begins, and where that ends; null where it is crossed otherwise. */
function foldOf({ outline }: Sheet): [number, number] | null {
  let at = 0;
  const down: number[] = [];
  const up: number[] = [];
  outline.forEach((p, i) => {
    const q = outline[(i + 1) % outline.length];
    const long = distance(p, q);
    if (p.y >= 0 !== q.y >= 0) (p.y >= 0 ? down : up).push(at + (long * p.y) / (p.y - q.y));
    at += long;
  });
  if (down.length !== 1 || up.length !== 1) return null;
  return [down[0], up[0] > down[0] ? up[0] : up[0] + at];
}

/** @param from where it begins on the outline, and where it ends, straight back from there */
function partOf(sheet: Sheet, [from, to]: readonly [number, number], role: 'front' | 'back', shells: Shells): Sheet {
  const line = pointsOf(sheet.outline, from, to);
  return {
    ...sheet,
    shell: shellOf(sheet, role, shells),
    index: role === 'back' ? sheet.index + sheet.shell.count : sheet.index,
    outline: role === 'back' ? line.map(({ x, y }: Point) => ({ x: -x, y: -y })) : line,
    ...(role === 'back' && { turned: Math.PI }),
    places: sheet.places.flatMap((place) => placeIn(place, from, to, sheet.length)),
    length: to - from + distance(line[0], line[line.length - 1]),
  };
}

type Shells = Map<string, ShellPiece>;

/** One for all that are cut alike: they are told by it. */
function shellOf({ shell }: Sheet, role: 'front' | 'back', shells: Shells): ShellPiece {
  const { piece } = shell;
  const known = shells.get(`${piece.id} ${role}`);
  const title = piece.title.replace(/front and back in one/i, role);
  const made = known ?? { ...shell, role, piece: { ...piece, title } };
  shells.set(`${piece.id} ${role}`, made);
  return made;
}

/** What of an edge lies in a part. */
function placeIn(place: Place, from: number, to: number, whole: number): Place[] {
  const start = place.forward ? place.at : place.at - place.length;
  return [-whole, 0, whole].flatMap((shift) => {
    const [low, high] = [Math.max(from, start + shift), Math.min(to, start + shift + place.length)];
    if (high - low < LEAST) return [];
    return [{ ...place, at: (place.forward ? low : high) - from, length: high - low }];
  });
}

/** A stitch on the parts of its panels, in two where it crosses a fold. */
function partedAt(
  stitch: Stitch,
  parts: ReadonlyMap<number, readonly [Part, Part]>,
  sheets: readonly Sheet[],
): Stitch[] {
  const cuts = [stitch.a, stitch.b].flatMap((side) => sharesOfFolds(side, parts.get(side.panel), sheets));
  const stops = [0, ...cuts.sort((p, q) => p - q), 1];
  return stops.slice(1).flatMap((to, i) => {
    const [a, b] = [stitch.a, stitch.b].map((side) => {
      const part = between(side, stops[i], to);
      return onPart(part, parts.get(side.panel), sheets[side.panel].length);
    });
    return Math.min(lengthOf(a), lengthOf(b)) < LEAST ? [] : [{ ...stitch, a, b }];
  });
}

const lengthOf = ({ from_m, to_m }: StitchSide): number => Math.abs(to_m - from_m);

const between = ({ panel, from_m, to_m }: StitchSide, from: number, to: number): StitchSide => ({
  panel,
  from_m: from_m + from * (to_m - from_m),
  to_m: from_m + to * (to_m - from_m),
});

function sharesOfFolds(
  { panel, from_m, to_m }: StitchSide,
  own: readonly Part[] | undefined,
  sheets: readonly Sheet[],
): number[] {
  const whole = sheets[panel].length;
  const folds = (own ?? []).flatMap(({ from }) => [from - whole, from, from + whole]);
  return folds.map((at) => (at - from_m) / (to_m - from_m)).filter((share) => share > 1e-6 && share < 1 - 1e-6);
}

function onPart({ panel, from_m, to_m }: StitchSide, own: readonly Part[] | undefined, whole: number): StitchSide {
  const middle = (from_m + to_m) / 2;
  for (const part of own ?? [])
    for (const shift of [-whole, 0, whole])
      if (middle + shift > part.from && middle + shift < part.to)
        return { panel: part.panel, from_m: from_m + shift - part.from, to_m: to_m + shift - part.from };
  return { panel, from_m, to_m };
}

/** The straight ends of both parts on each other. */
const foldedBetween = (front: Part, back: Part, sheets: readonly Sheet[]): Stitch => ({
  a: { panel: front.panel, from_m: front.to - front.from, to_m: sheets[front.panel].length },
  b: { panel: back.panel, from_m: sheets[back.panel].length, to_m: back.to - back.from },
  kind: 'flush',
  name: 'Folded over the shoulder',
});
