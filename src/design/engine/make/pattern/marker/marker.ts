import { clothsOf } from '../lay/cloth.js';
import { FABRIC_WIDTHS_CM, laysOf, materialsOf, type FabricWidth, type Lay } from '../lay/yardage.js';
import type { Cut } from '../../../cut/cut.js';
import { materialWords } from '../../materials/cut.js';
import { INK, text, type Drawn } from '../sheet/ink.js';
import { svgSheet } from '../sheet/sheet.js';
import type { Piece } from '../pieces/piece.js';
import { capital, footWords, type PatternWords } from '../pdf/words.js';
import { Pen, type PdfFonts } from '../pdf/pen.js';
import { layDrawing, layHeight, wayMarks } from './lay-drawing.js';

/** A material on one width of cloth: what its published length was measured on. */
export interface MaterialLay extends Lay {
  material: string;
}

/** The marker of one width: each material's lay. The same nesting as the published lengths. */
export function markerLays(pieces: readonly Piece[], cut: Cut, width: FabricWidth): MaterialLay[] {
  const clothOf = clothsOf(cut);
  const at = FABRIC_WIDTHS_CM.indexOf(width);
  return materialsOf(pieces).map((material) => ({ material, ...laysOf(pieces, material, clothOf(material))[at] }));
}

const MARGIN = 60;
const HEAD = 150;
/** Words above each lay. */
const TITLE = 130;
const GAP = 60;

/** All lays of a width below each other at true scale (1 user unit = 1 mm of cloth). */
export function markerSvg(lays: readonly MaterialLay[], pieces: readonly Piece[], words: PatternWords): string {
  const numbers = numbersOf(pieces);
  let y = MARGIN + HEAD;
  const drawn: Drawn[] = [
    text(`${footWords(words)}: marker for cloth ${lays[0]?.width_cm ?? 0} cm wide`, MARGIN, MARGIN + 46, 46, {
      weight: 700,
    }),
    text(HOW, MARGIN, MARGIN + 96, 26, { fill: INK.soft }),
  ];
  for (const lay of lays) {
    drawn.push(...shifted([...titled(lay), ...shifted(layDrawing(lay, numbers), 0, TITLE)], MARGIN, y));
    y += TITLE + layHeight(lay) + GAP;
  }
  const width = Math.max(1400, ...lays.map(({ metres }) => (metres ?? 0) * 1000)) + 2 * MARGIN;
  return svgSheet(`${words.title} marker`, Math.ceil(width), Math.ceil(y + MARGIN), drawn);
}

const HOW = 'Cloth open, in one layer, right side up. Pieces on the fold are shown opened; grey ones lie turned over.';

function titled(lay: MaterialLay): Drawn[] {
  return [text(layWords(lay), 0, 34, 36, { weight: 700 }), ...wayMarks(lay, 64)];
}

/** `Main fabric, 140 cm wide: 1.85 m, 78 % of the cloth in pieces`. */
export function layWords({ material, width_cm, metres, use, pieced, cloth }: MaterialLay): string {
  const name = `${capital(materialWords(material))}, ${width_cm} cm wide`;
  if (metres === null) return `${name}: too narrow for a piece even when it is cut in parts`;
  const more = [
    `${Math.round((use ?? 0) * 100)} % of the cloth in pieces`,
    ...(cloth.repeat_mm > 0 ? [`room to match a repeat of ${cloth.repeat_mm / 10} cm`] : []),
    ...(pieced.length > 0 ? [`${pieced.length} too wide, cut in parts`] : []),
  ];
  return `${name}: ${metres.toFixed(2)} m, ${more.join(', ')}`;
}

const numbersOf = (pieces: readonly Piece[]): Map<string, number> => new Map(pieces.map(({ id }, i) => [id, i + 1]));

/** A4 lying. */
const PAGE = { width: 297, height: 210, margin: 12 };
const HEADER = 22;

/** A page for each material, as large as it fits, with its scale. Same input, same bytes. */
export async function markerPdf(
  lays: readonly MaterialLay[],
  pieces: readonly Piece[],
  words: PatternWords,
  fonts: PdfFonts,
): Promise<Uint8Array> {
  const pen = new Pen(fonts, `${words.title} marker`);
  const numbers = numbersOf(pieces);
  for (const lay of lays) layPage(pen, lay, numbers, words);
  return pen.end();
}

function layPage(pen: Pen, lay: MaterialLay, numbers: ReadonlyMap<string, number>, words: PatternWords): void {
  const { width, height, margin } = PAGE;
  const room = { width: width - 2 * margin, height: height - 2 * margin - HEADER };
  const [long, wide] = [Math.max(1, (lay.metres ?? 0) * 1000), TITLE - 60 + layHeight(lay)];
  const scale = 1 / Math.ceil(Math.max(long / room.width, wide / room.height));
  pen.page(width, height);
  pen.text(`${footWords(words)}: marker`, margin, margin + 5, 5.4, { weight: 700 });
  pen.text(layWords(lay), margin, margin + 11.5, 4, {});
  pen.text(`${HOW} Scale 1:${Math.round(1 / scale)}.`, margin, margin + 17, 3.2, { fill: INK.soft });
  if (lay.metres === null) return;
  pen.drawScaled(
    [...wayMarks(lay, 0), ...shifted(layDrawing(lay, numbers), 0, TITLE - 60)],
    margin,
    margin + HEADER,
    scale,
  );
}

function shifted(items: readonly Drawn[], dx: number, dy: number): Drawn[] {
  const at = ({ x, y }: { x: number; y: number }) => ({ x: x + dx, y: y + dy });
  return items.map((item): Drawn => {
    if (item.kind === 'group' || item.kind === 'layer') return { ...item, items: shifted(item.items, dx, dy) };
    if (item.kind === 'edge') return item;
    if (item.kind === 'text') return { ...item, ...at(item) };
    const ops = item.ops.map((op) => {
      if (op.type === 'close') return op;
      if (op.type === 'curve') return { ...op, cp1: at(op.cp1), cp2: at(op.cp2), to: at(op.to) };
      return { ...op, to: at(op.to) };
    });
    return { ...item, ops };
  });
}
