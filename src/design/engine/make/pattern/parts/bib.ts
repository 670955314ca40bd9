import { cut, panel, rectangle } from '../pieces/panel.js';
import type { Piece } from '../pieces/piece.js';
import type { Alteration, Body } from '../recipe.js';
import { run } from '../rules/kit.js';

/** Height of a waistband, mm. */
const BAND_MM = 40;
/** The bib ends so far above the bust point, mm; straps are buttoned as far below its edge. */
const ABOVE_BUST_MM = 70;
/** Beyond the buttons, to lengthen by. */
const SPARE_MM = 90;
const STRAP_MM = 40;

/** Front waist to bust point; where only the back is known the front is a little longer. */
const bustAbove = (body: Body): number => (body.hpsToWaistFront ?? body.hpsToWaistBack + 15) - body.hpsToBust;

const heightOf = (body: Body): number => Math.round(bustAbove(body) + ABOVE_BUST_MM - BAND_MM);

/** From the bib's edge over the shoulder and across the back to the other side of the waist. */
const strapLength = (body: Body): number =>
  Math.round(body.hpsToBust - ABOVE_BUST_MM + Math.hypot(body.hpsToWaistBack, body.waist * 0.3) + SPARE_MM);

/** A bib of two layers on the front of the waistband and two straps that cross at the back. */
export const bib: Alteration = (pieces, body, sa) => [...pieces, bibOf(body, sa), strapOf(body, sa)];

function bibOf(body: Body, sa: number): Piece {
  const [top, low, height] = [body.chest * 0.13, body.waist * 0.185, heightOf(body)];
  return panel({
    id: 'own.bib',
    title: 'Bib (outer and facing)',
    start: { name: 'topFold', at: { x: 0, y: 0 } },
    edges: [
      { name: 'top', to: { x: top, y: 0 } },
      {
        name: 'low',
        cp1: { x: top, y: height * 0.4 },
        cp2: { x: low, y: height * 0.6 },
        to: { x: low, y: height },
      },
      { name: 'lowFold', to: { x: 0, y: height } },
      { name: 'topFold', to: { x: 0, y: 0 }, finish: 'fold' },
    ],
    cuts: [cut(2)],
    sa,
    seams: [
      {
        name: 'Bib to facing',
        a: [run('own.bib', 'topFold', 'low', 'top')],
        b: [run('own.bib', 'topFold', 'low', 'top')],
      },
    ],
  });
}

const strapOf = (body: Body, sa: number): Piece =>
  rectangle({
    id: 'own.strap',
    title: 'Strap (folded lengthwise; fit the length)',
    width: 2 * STRAP_MM,
    length: strapLength(body),
    cuts: [cut(2)],
    sa,
  });
