import { crossing } from '../../../geometry/polyline.js';
import type { FlatPart } from '../../flat/index.js';
import { calloutsOf, type Callout } from '../callouts.js';
import type { Prepared } from '../prepared.js';
import type { Sheet } from '../sheet.js';
import { drawSvg, placeIn, type Placement } from '../svg.js';
import { COLORS, CONTENT, TYPES } from '../theme.js';

const NOTE = 128;
const LEADER = 26;
/** Width of the flats' pictures, px; garments are symmetrical about its middle. */
const PICTURE = 640;

interface Point {
  x: number;
  y: number;
}

/** A note with the point it points at and the side it stands on. */
interface Placed {
  note: Callout;
  spot: Point;
  height: number;
}

/** Front and back, each on a page, with numbered notes on both sides. */
export function flatsPages(sheet: Sheet, pack: Prepared): void {
  const { anchors } = pack;
  const { frontSvg, backSvg } = pack.input.flats;
  const front = calloutsOf(pack, anchors.front, 16);
  const back = calloutsOf(pack, anchors.back, 16);
  const [first, second] = pack.input.completed.garment === 'shoes' ? ['outer side', 'inner side'] : ['front', 'back'];
  view(sheet, `Flat, ${first}`, frontSvg, front, 1);
  view(sheet, `Flat, ${second}`, backSvg, back, front.length + 1);
}

function view(sheet: Sheet, title: string, svg: string, notes: Callout[], first: number): void {
  sheet.newPage(title);
  const side = NOTE + LEADER;
  const at = placeIn(svg, CONTENT.x + side, CONTENT.y, CONTENT.width - 2 * side, CONTENT.bottom - CONTENT.y, 0.95);
  drawSvg(sheet.doc, svg, at, 0.72);
  const left = notes.filter((n) => onLeft(n, notes));
  const right = notes.filter((n) => !left.includes(n));
  column(sheet, left, first, at, true);
  column(sheet, right, first + left.length, at, false);
}

const sorted = (notes: readonly Callout[]): Callout[] => [...notes].sort((a, b) => a.at.y - b.at.y);

/** What lies on both sides of the garment may be shown on either. */
const EITHER: readonly FlatPart[] = [
  'shoulder-seam',
  'armhole',
  'sleeve',
  'sleeve-hem',
  'cuff',
  'side-seam',
  'inseam',
  'dart',
  'princess-seam',
  'strap',
];

/** Every other one of the parts that are there twice goes to the left, while that side has fewer. */
function onLeft(note: Callout, all: readonly Callout[]): boolean {
  const twice = sorted(all.filter((n) => EITHER.includes(n.part)));
  const most = Math.ceil(all.length / 2);
  return twice.slice(0, most).includes(note);
}

function column(sheet: Sheet, notes: readonly Callout[], first: number, at: Placement, left: boolean): void {
  const x = left ? CONTENT.x : CONTENT.x + CONTENT.width - NOTE;
  const from = left ? x + NOTE : x;
  const placed = sorted(notes).map((note): Placed => ({
    note,
    spot: { x: at.x + (left ? PICTURE - note.at.x : note.at.x) * at.scale, y: at.y + note.at.y * at.scale },
    height: 15 + Math.min(4, sheet.lines(sheet.clean(note.text), NOTE - 20, TYPES.note).length) * TYPES.note.leading,
  }));
  const ordered = uncrossed(placed, from);
  const tops = topsOf(ordered);
  ordered.forEach((p, i) => {
    leader(sheet, { x: from, y: tops[i] + 7 }, p.spot);
    badge(sheet, first + i, x + 7, tops[i] + 7);
    sheet.text(p.note.title, x + 20, tops[i] + 1.5, NOTE - 20, { type: TYPES.cellStrong, lines: 1 });
    sheet.text(p.note.text, x + 20, tops[i] + 13, NOTE - 20, { type: TYPES.note, color: COLORS.soft, lines: 4 });
  });
}

const topsOf = (placed: readonly Placed[]): number[] =>
  spread(
    placed.map((p) => p.spot.y - 8),
    placed.map((p) => p.height),
  );

/** Neighbours change places while their leaders cross. */
function uncrossed(placed: readonly Placed[], x: number): Placed[] {
  const out = [...placed];
  for (let round = 0; round < out.length; round++) {
    for (let i = 1; i < out.length; i++) {
      const tops = topsOf(out);
      const [a, b] = [
        { x, y: tops[i - 1] + 7 },
        { x, y: tops[i] + 7 },
      ];
      if (crossing(a, out[i - 1].spot, b, out[i].spot)) [out[i - 1], out[i]] = [out[i], out[i - 1]];
    }
  }
  return out;
}

/** Tops moved apart so that no two overlap, all within the page. */
export function spread(wished: readonly number[], heights: readonly number[]): number[] {
  const tops: number[] = [];
  let free: number = CONTENT.y;
  wished.forEach((wish, i) => {
    tops.push(Math.max(wish, free));
    free = tops[i] + heights[i] + 4;
  });
  let limit: number = CONTENT.bottom;
  for (let i = tops.length - 1; i >= 0; i--) {
    tops[i] = Math.min(tops[i], limit - heights[i]);
    limit = tops[i] - 4;
  }
  return tops;
}

function leader(sheet: Sheet, from: Point, to: Point): void {
  sheet.doc.moveTo(from.x, from.y).lineTo(to.x, to.y).lineWidth(0.5).strokeColor(COLORS.soft).stroke();
  sheet.doc.circle(to.x, to.y, 1.8).fillColor('#ffffff').fill();
  sheet.doc.circle(to.x, to.y, 1.8).lineWidth(0.8).strokeColor(COLORS.ink).stroke();
}

export function badge(sheet: Sheet, label: number | string, x: number, y: number): void {
  sheet.doc.circle(x, y, 6.4).fillColor(COLORS.ink).fill();
  sheet.text(String(label), x - 8, y - 4.9, 16, {
    type: TYPES.noteStrong,
    color: '#ffffff',
    align: 'center',
    lines: 1,
  });
}
