import type { Piece } from '../pieces/piece.js';
import { blockName, pieceRows, pieceWords } from './piece-rows.js';
import { document, thinned } from './rows.js';

export interface DxfWords {
  /** name of the style, e.g. `Dress` */
  style: string;
  /** sample size, e.g. `EU 38` */
  size: string;
}

/**
 * All pieces as one ASCII DXF (R12 entities) as garment CAD reads it: one block per piece, boundary, sew line, notches,
 * fold (mirror) line, grain and inner lines on the layers of ASTM D6673, millimetres, y upwards. Same input, same bytes.
 */
export function patternDxf(pieces: readonly Piece[], { style, size }: DxfWords): string {
  const blocks = pieces.map((piece, i) => {
    const name = blockName(piece, i);
    const boundary = thinned(piece.cutLoop ?? piece.loop);
    const sew = piece.cutLoop ? thinned(piece.loop) : null;
    return { name, rows: pieceRows(piece, pieceWords(piece, name, size), { boundary, sew }) };
  });
  return document(blocks, [`STYLE NAME: ${style}`, `SAMPLE SIZE: ${size}`, 'UNITS: METRIC', 'GRADE RULE TABLE: NONE']);
}
