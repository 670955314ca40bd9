import type { Cut } from '../../../cut/cut.js';
import { bustGirth, empireRise, endingAt, underBustGirth } from '../parts/empire.js';
import { runLength } from '../checks.js';
import { cut, rectangle, segment } from '../pieces/panel.js';
import { has } from '../lengths/lengths.js';
import { wholeOpening } from '../parts/closing/whole-opening.js';
import { rowPockets } from '../parts/pockets.js';
import { run } from '../rules/kit.js';
import { Notes, type Alteration, type RecipeMaker } from '../recipe.js';
import { BODICE_FRONT, bodiceAlterations, bodiceClosing, bodiceNotes, bodiceOrder, isBare } from './bodice.js';
import { closes, type Closing } from './closing.js';

/** Half of the edge below the bust, without the darts. */
const EDGE = [
  run(BODICE_FRONT, 'cfHem', 'waistDartLeft', undefined, 2),
  run(BODICE_FRONT, 'waistDartRight', 'sideHem', undefined, 2),
  run('bella.back', 'waistCenter', 'dartBottomLeft', undefined, 2),
  run('bella.back', 'dartBottomRight', 'waistSide', undefined, 2),
];

/** Finished height of the band below the bust, mm. */
const BAND_MM = 25;

/** The band that the edge is held by, folded lengthwise. */
const band: Alteration = (pieces, _, sa) => {
  const length = EDGE.reduce((sum, edge) => sum + (runLength(pieces, edge) ?? 0), 0);
  const made = rectangle({
    id: 'own.hemBand',
    title: 'Band below the bust (folded lengthwise)',
    width: 2 * BAND_MM,
    length,
    cuts: [cut(1), cut(1, 'interfacing')],
    sa,
    lines: [segment({ x: BAND_MM, y: 0 }, { x: BAND_MM, y: length })],
    seams: [{ name: 'Band to the edge below the bust', a: [run('own.hemBand', 'b', 'c')], b: EDGE }],
  });
  return [...pieces, made];
};

/** Ease of the chest that the base design takes besides, as a share. */
const FULL_BUST = 0.04;

function notesOf(spec: Cut): Notes {
  const notes = new Notes();
  bodiceNotes(spec, notes);
  notes.add(
    spec.length && !has(spec.length, 'crop', 'waist') && `The ${spec.length} length is drafted as one below the bust.`,
    has(spec.closure, 'tie', 'wrap') && `The ${spec.closure} closing is drafted as a zip at the centre back.`,
  );
  return notes;
}

/** Open from neck to hem; at the side as other bodices are. */
const opened = (closing: Closing, spec: Cut): Alteration[] =>
  closing.kind === 'plain' && closing.place !== 'side'
    ? [wholeOpening({ place: closing.place, how: closing.how })]
    : closes(closing, spec, isBare(spec));

/**
 * Choli: the darted bodice, close and cut off on the ribs, hooked down the front (Balakumar, *Drafting and Cutting Procedures
 * of the Women's Saree Blouse*, Textile Learner: back 36 cm, front 39 cm long for a bust of 92 cm, darts to the bust).
 */
export const choliRecipe: RecipeMaker = (spec, body) => {
  const notes = notesOf(spec);
  const closing = bodiceClosing(spec, { front: true, back: true });
  const order = { ...bodiceOrder(spec, closing.kind === 'pull-on'), label: undefined };
  return {
    base: 'bella',
    status: notes.status(),
    deviations: notes.deviations,
    orders: [order],
    alter: [
      endingAt((b) => empireRise(b) + BAND_MM),
      ...bodiceAlterations(spec, body, closing),
      ...opened(closing, spec),
      band,
      ...rowPockets(spec),
    ],
    joins: (_, b) => ({
      seams: [],
      girths: [bustGirth(b.chest, Number(order.options.chestEase) - FULL_BUST), underBustGirth(b, EDGE)],
    }),
  };
};
