import { runLength } from '../../checks.js';
import type { Piece, Run } from '../../pieces/piece.js';
import type { Alteration } from '../../recipe.js';
import { openTitle, placeTitle } from './opening-title.js';
import { lapStrips } from './strips.js';

/** Shoulder seam of front and back, from the neck outwards. */
export interface ShoulderSite {
  front: Run;
  back: Run;
}

const BUTTONS = 3;

/** How far the neckband stands above the neck edge, mm; its piece is folded lengthwise. */
function bandHeight(pieces: readonly Piece[]): number {
  const band = pieces.find((p) => p.id === 'own.collar' && /band/i.test(p.title));
  return band?.points.c ? Math.round(band.points.c.y / 2) : 0;
}

const opened = (piece: Piece, how: 'buttons' | 'snaps', length: number): Piece => ({
  ...piece,
  title: openTitle(piece.title, { how, place: 'shoulder' }, length),
  shows: [...(piece.shows ?? []), `closure=${how}`, 'closure_place=shoulder'],
});

/** The left shoulder seam and the neckband above it stay open: the front laps over an underlap at the back. */
export const shoulderButtons =
  (site: ShoulderSite, how: 'buttons' | 'snaps', count = BUTTONS): Alteration =>
  (pieces, _, sa) => {
    const shoulder = runLength(pieces, site.front);
    if (shoulder === null) return pieces;
    const band = bandHeight(pieces);
    const length = shoulder + band;
    const strips = lapStrips(
      { where: placeTitle('shoulder'), under: [site.back], over: [site.front], length, beyond: band, count, how },
      sa,
    ).map((p) => (p.id === 'own.underlap' ? { ...p, points: { ...p.points, slit: { x: 0, y: length } } } : p));
    const ids = [site.front.piece, site.back.piece];
    return [...pieces.map((p) => (ids.includes(p.id) ? opened(p, how, length) : p)), ...strips];
  };
