import type { Stitch, StitchSide } from '../types.js';
import { openingIn } from '../../make/pattern/parts/closing/opening-title.js';
import { coversBoth } from './drawn-whole.js';
import type { Sheet } from './lay-out.js';
import { pointOn } from './outline.js';

type Hand = 'left' | 'right' | null;

/** Where the middle of each panel lies round its region, radians: told by what it is, else by what it is sewn to. */
export function turnsOf(sheets: readonly Sheet[], stitches: readonly Stitch[], hands: readonly Hand[]): number[] {
  const turns = withRows(
    sheets,
    stitches,
    sheets.map((sheet, i) => ownTurn(sheet, hands[i])),
  );
  const onTrunk = sheets.map((sheet, i) => turnOnTrunk(sheet, hands[i]) ?? turns[i]);
  for (let again = 0; again < 3; again++)
    sheets.forEach((_, i) => {
      if (turns[i] === null)
        turns[i] = fromNeighbours(i, sheets, stitches, ROUND_BOTH.has(sheets[i].shell.role) ? onTrunk : turns);
    });
  return turns.map((turn) => turn ?? 0);
}

export const isBack = ({ shell: { piece, role } }: Sheet): boolean =>
  role === 'back' || role === 'leg-back' || /back/i.test(piece.title.replace(/\(.*/, ''));
/** Laid right side up it has the wearer's left at its left: a back, and a yoke that lies over from the back. */
export const isSeenFromBehind = (sheet: Sheet): boolean =>
  isBack(sheet) || (sheet.shell.role === 'yoke' && !isFront(sheet));
const isFront = ({ shell: { piece, role } }: Sheet): boolean =>
  role === 'front' || role === 'leg-front' || role === 'bib' || /front|apron/i.test(piece.title.replace(/\(.*/, ''));

/** The part of a sleeve that lies between arm and body. */
const isUnder = ({ shell: { piece } }: Sheet): boolean => /under/i.test(piece.title);

const OPENS = { front: 0, back: Math.PI, side: Math.PI / 2, shoulder: Math.PI / 2 } as const;

function ownTurn(sheet: Sheet, hand: Hand): number | null {
  const { role, piece, count } = sheet.shell;
  const sign = hand === 'right' ? -1 : 1;
  if (role === 'leg-front') return 0;
  if (role === 'leg-back') return Math.PI;
  if (role === 'sleeve' && isUnder(sheet)) return (-sign * Math.PI) / 2;
  if (role === 'sleeve' || role === 'leg') return (sign * Math.PI) / 2;
  if (role === 'skirt' && sheet.whole && count === 1 && !isFront(sheet) && !isBack(sheet)) return 0;
  if (role === 'skirt' && !isFront(sheet) && !isBack(sheet)) {
    const opens = OPENS[openingIn(piece.title)?.place ?? 'back'];
    return opens + ((2 * sheet.index + 1) * Math.PI) / count;
  }
  if (isFront(sheet) && ['front', 'skirt', 'bib'].includes(role))
    return coversBoth(sheet) ? 0 : sign * (Math.PI / 4 - lapTurn(sheet));
  if (isSeenFromBehind(sheet) && ['back', 'skirt', 'yoke'].includes(role))
    return coversBoth(sheet) ? Math.PI : (sign * 3 * Math.PI) / 4;
  return turnOfPart(sheet, sign);
}

/** Fronts that lap reach beyond the centre at their lapels: their middles lie nearer to it, radians. */
const lapTurn = ({ shell: { lapped = 0 } }: Sheet): number => Math.abs(lapped) / 2 / CHEST_MM;

/** Half across a body, about; mm. */
const CHEST_MM = 160;

/** Of several panels that make one half of a front or back: as far round as it lies from centre to side on the draft. */
function turnOfPart(sheet: Sheet, sign: number): number | null {
  const { role, piece, count } = sheet.shell;
  const [centre, side] = [piece.points.cfHem?.x, piece.points.armhole?.x];
  if (role === 'panel' && sheet.whole && isBack(sheet)) return Math.PI;
  if (!['panel', 'yoke'].includes(role) || count !== 2 || centre === undefined || side === undefined) return null;
  const xs = piece.loop.map(({ x }) => x);
  const share = ((Math.min(...xs) + Math.max(...xs)) / 2 - centre) / (side - centre);
  if (!(share > 0 && share < 1)) return null;
  const turn = (share * Math.PI) / 2;
  return isFront(sheet) ? sign * turn : isBack(sheet) ? sign * (Math.PI - turn) : null;
}

const isRowOf = ({ shell }: Sheet): boolean => shell.role === 'skirt' && shell.count > 1 && !isSided(shell.piece);
const isSided = ({ title }: Sheet['shell']['piece']): boolean => /front|back/i.test(title.replace(/\(.*/, ''));

/** Panels alike in a row are turned, all by as much, to lie below what they are sewn to: tiers to tiers, the first to a bodice. */
function withRows(
  sheets: readonly Sheet[],
  stitches: readonly Stitch[],
  own: readonly (number | null)[],
): (number | null)[] {
  const turns = [...own];
  const known = sheets.map((sheet, i) => (isRowOf(sheet) ? null : own[i]));
  for (const shell of new Set(sheets.filter(isRowOf).map((sheet) => sheet.shell))) {
    const row = sheets.flatMap((sheet, i) => (sheet.shell === shell ? [i] : []));
    const off = row.flatMap((i) => {
      const [at, turn] = [fromNeighbours(i, sheets, stitches, known), own[i]];
      return at === null || turn === null ? [] : [at - turn];
    });
    const by = off.length === 0 ? 0 : Math.atan2(sumOf(off.map(Math.sin)), sumOf(off.map(Math.cos)));
    for (const i of row) known[i] = turns[i] = (own[i] ?? 0) + by;
  }
  return turns;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0);

const ROUND_BOTH: ReadonlySet<string> = new Set(['waistband', 'casing']);

/** A leg's panels above the fork, where they go round the body together. */
function turnOnTrunk({ shell: { role } }: Sheet, hand: Hand): number | null {
  const sign = hand === 'right' ? -1 : 1;
  if (role === 'leg-front') return (sign * Math.PI) / 4;
  return role === 'leg-back' ? (sign * 3 * Math.PI) / 4 : null;
}

/** A ring's middle, or a part's, as the panels that it is sewn to have it. */
function fromNeighbours(
  i: number,
  sheets: readonly Sheet[],
  stitches: readonly Stitch[],
  turns: readonly (number | null)[],
): number | null {
  let [x, y] = [0, 0];
  for (const { a, b } of stitches) {
    const [own, other] = a.panel === i ? [a, b] : [b, a];
    const turn = turns[other.panel];
    if (own.panel !== i || other.panel === i || turn === null) continue;
    const round = sheets[i].shell.count === 1 ? 2 * Math.PI * shareAcross(sheets[i], own) : 0;
    const at = turn + spanOf(sheets[other.panel]) * shareAcross(sheets[other.panel], other) - round;
    const length = Math.abs(own.to_m - own.from_m);
    x += Math.cos(at) * length;
    y += Math.sin(at) * length;
  }
  return Math.hypot(x, y) < 1e-6 ? null : Math.atan2(y, x);
}

/** What a panel covers of the way round, radians. */
const spanOf = (sheet: Sheet): number => {
  const { count } = sheet.shell;
  return count > 2 ? (2 * Math.PI) / count : coversBoth(sheet) ? Math.PI / Math.max(1, count - 1) : Math.PI / 2;
};

/** Where the middle of a side lies across the panel: −½ at its left, ½ at its right. */
function shareAcross({ outline }: Sheet, { from_m, to_m }: StitchSide): number {
  const xs = outline.map((p) => p.x);
  const [low, high] = [Math.min(...xs), Math.max(...xs)];
  return (pointOn(outline, (from_m + to_m) / 2).x - (low + high) / 2) / (high - low || 1);
}
