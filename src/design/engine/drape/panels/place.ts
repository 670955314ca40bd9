import { buttonsOn } from './buttons.js';
import { lengthOfOutline } from './outline.js';
import type { Panel, Region, Stitch } from '../types.js';
import { foldOf, type Sheet } from './lay-out.js';
import type { Point } from '../../geometry/point.js';
import { rollOf } from './lapels.js';
import { liesRoundNeck } from './lying-band.js';
import { handOf } from './hand.js';
import { turnsOf } from './turn.js';
import { asLine, grainOf, rotated, turnToWorn } from './upright.js';
import { foldOf as foldOfCollar, rollOf as rollOfCollar } from './fold-of-collar.js';
import type { Role } from '../../make/pattern/pieces/roles.js';

/** The panels as they are worn, with where on the body each begins. */
export function placed(drafted: readonly Sheet[], stitches: readonly Stitch[]): Panel[] {
  const angles = drafted.map((_, i) => turnToWorn(i, drafted, stitches));
  const sheets = drafted.map((sheet, i) => ({ ...sheet, outline: rotated(sheet.outline, angles[i]) }));
  const hands = sheets.map((_, i) => handOf(i, sheets, stitches, new Set()));
  const turns = turnsOf(sheets, stitches, hands);
  const buttons = buttonsOn(drafted);
  return sheets.map((sheet, i) => {
    const { piece, material, doubled, folded } = sheet.shell;
    const roll = rollOf(drafted[i]);
    const [edging, turned] = [edgingOf(i, sheets, stitches), foldOfCollar(i, sheets, stitches)];
    return {
      id: `${piece.id}#${sheet.index + 1}`,
      piece: piece.id,
      copy: sheet.copy,
      material,
      layers: doubled || folded ? 2 : 1,
      interfaced: piece.cuts.some((cut) => /interfacing/i.test(cut.material)),
      outline: Float64Array.from(sheet.outline.flatMap(({ x, y }) => [x, y])),
      laid: { turn: angles[i] + (sheet.turned ?? 0), ...foldedOver(sheet) },
      grain: asLine(grainOf(sheet) + angles[i]),
      edges: edgesOf(sheet),
      lines: [],
      region: regionOf(i, sheets, stitches),
      ...(edging && { edging }),
      ...(turned !== null && { turned }),
      ...(turned !== null && rollOfCollar(piece) === turned && { rolls: true as const }),
      ...((sheet.shell.lapped ?? 0) > 0 && { laps: true as const }),
      ...buttonsOf(rotated(buttons[i], angles[i])),
      ...(roll && { roll: rollTurned(roll, angles[i]) }),
      side: isPartOfSleeve(sheet, i, sheets, stitches)
        ? nearestSide(asTurn(turns[i]))
        : sideOf(sheet, asTurn(turns[i])),
      turn: asTurn(turns[i]),
      ...drawnOf(sheet),
      ...(BANDS.has(sheet.shell.role) && { band: true as const }),
    };
  });
}

const buttonsOf = (places: readonly Point[]): Pick<Panel, 'buttons'> =>
  places.length > 0 ? { buttons: Float64Array.from(places.flatMap(({ x, y }) => [x, y])) } : {};

function rollTurned(roll: Point[], angle: number): NonNullable<Panel['roll']> {
  const [p, q] = rotated(roll, angle);
  return [p.x, p.y, q.x, q.y];
}

/** The line over which a piece on the fold is unfolded. */
function foldedOver({ shell: { piece }, whole }: Sheet): Pick<NonNullable<Panel['laid']>, 'fold'> {
  if (!whole) return {};
  const [a, b] = foldOf(piece);
  return { fold: [a.x, a.y, b.x, b.y] };
}

/** Elastic and cords run along the width of a band as it is worn. */
function drawnOf({ shell: { piece }, outline }: Sheet): Pick<Panel, 'drawn'> {
  const xs = outline.map((p) => p.x);
  const drawn = (piece.drawn_mm ?? Infinity) / 1000 / (Math.max(...xs) - Math.min(...xs));
  return drawn < 1 ? { drawn } : {};
}

/** Between −π and π. */
const asTurn = (turn: number): number => turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));

function edgesOf({ places, outline }: Sheet): Panel['edges'] {
  let at = 0;
  const ways = outline.map((p, i) => {
    const way = at;
    const q = outline[(i + 1) % outline.length];
    at += Math.hypot(q.x - p.x, q.y - p.y);
    return way;
  });
  const whole = lengthOfOutline(outline);
  const indexAt = (way: number): number => {
    const offs = ways.map((w) => Math.min(Math.abs(w - way), whole - Math.abs(w - way)));
    return offs.indexOf(Math.min(...offs));
  };
  return places.map(({ at: start, length, forward, edge, half }) => ({
    id: half === 2 ? `${edge}'` : edge,
    from: indexAt(forward ? start : start - length),
    to: indexAt(forward ? start + length : start),
  }));
}

const REGIONS: Partial<Record<Role, Region>> = {
  skirt: 'skirt',
  godet: 'skirt',
  hood: 'head',
  collar: 'neck',
  neckband: 'neck',
};
const EDGING: Partial<Record<Role, Panel['edging']>> = {
  collar: 'stands',
  neckband: 'stands',
  'front-band': 'goes on',
  'arm-binding': 'goes on',
  strap: 'over',
  gusset: 'through',
};
const edgingOf = (i: number, sheets: readonly Sheet[], stitches: readonly Stitch[]): Panel['edging'] =>
  liesRoundNeck(i, sheets, stitches) ? 'goes on' : EDGING[sheets[i].shell.role];
const LEGS: ReadonlySet<Role> = new Set(['leg', 'leg-front', 'leg-back']);
const ARMS: ReadonlySet<Role> = new Set(['sleeve', 'cuff']);

function regionOf(i: number, sheets: readonly Sheet[], stitches: readonly Stitch[]): Region {
  const { role } = sheets[i].shell;
  const hand = handOf(i, sheets, stitches, new Set());
  if (LEGS.has(role) || (role === 'cuff' && isOnLeg(i, sheets, stitches)))
    return hand === 'left' ? 'left-leg' : 'right-leg';
  if (ARMS.has(role)) return hand === 'left' ? 'left-arm' : 'right-arm';
  return REGIONS[role] ?? 'torso';
}

const isOnLeg = (i: number, sheets: readonly Sheet[], stitches: readonly Stitch[]): boolean =>
  stitches.some(
    ({ a, b }) => [a.panel, b.panel].includes(i) && [a, b].some((s) => LEGS.has(sheets[s.panel].shell.role)),
  );

const BANDS: ReadonlySet<Role> = new Set(['waistband', 'casing']);
const ROUND: ReadonlySet<Role> = new Set(['waistband', 'neckband', 'cuff', 'sleeve', 'collar', 'casing', 'hem-band']);

/** Upper and under sleeve go round the arm together. */
const isPartOfSleeve = ({ shell }: Sheet, i: number, sheets: readonly Sheet[], stitches: readonly Stitch[]): boolean =>
  shell.role === 'sleeve' &&
  stitches.some(
    ({ a, b }) =>
      a.panel !== b.panel &&
      [a.panel, b.panel].includes(i) &&
      [a, b].every(({ panel }) => sheets[panel].shell.role === 'sleeve'),
  );

/** What runs over the head between the sides of a hood. */
const isHoodStrip = ({ role, count }: Sheet['shell']): boolean => role === 'hood' && count === 1;

const isRoundSkirt = ({ role, count, piece }: Sheet['shell']): boolean =>
  role === 'skirt' && count === 1 && !/front|back|apron/i.test(piece.title.replace(/\(.*/, ''));

function sideOf({ shell }: Sheet, turn: number): Panel['side'] {
  return ROUND.has(shell.role) || isRoundSkirt(shell) || isHoodStrip(shell) ? 'round' : nearestSide(turn);
}

function nearestSide(turn: number): Panel['side'] {
  const quarter = Math.round(turn / (Math.PI / 2.6));
  if (quarter === 0) return 'front';
  return Math.abs(quarter) > 1 ? 'back' : quarter > 0 ? 'left' : 'right';
}
