import { lerp, type Point, radians } from '../../../geometry/point.js';
import type { Piece, Run } from '../pieces/piece.js';
import { cut, panel } from '../pieces/panel.js';

/** Edges that the band is sewn to, mm: front edge up to the break of the V, the V, half the back neck. */
export interface BandedEdges {
  front: number;
  vee: number;
  backNeck: number;
}

/** Finished width of the front band, and of the collar at the centre back (stand and fall), mm. */
const BAND = 40;
const COLLAR = 120;
/** How far the back leans towards the shoulder so that the fall's edge is long enough to lie over the seam, degrees. */
const LEAN = 22;
/** Where the collar is broadest, as a share of the V from its break, and how broad, mm. */
const BROADEST = 0.6;
const BELLY = 135;

/**
 * Front band and shawl collar in one, half of it, joined at the centre back: straight beside the front edge, broadening
 * from the break of the V, bent over the shoulder (Aldrich, *Metric Pattern Cutting*: the shawl set on a V).
 */
export function shawlBand({ front, vee, backNeck }: BandedEdges, sewnTo: Run[], sa: number): Piece {
  const angle = radians(LEAN);
  const shoulder: Point = { x: 0, y: -vee };
  const centre = { x: backNeck * Math.sin(angle), y: -vee - backNeck * Math.cos(angle) };
  const outer = { x: centre.x - COLLAR * Math.cos(angle), y: centre.y - COLLAR * Math.sin(angle) };
  const belly = { x: -BELLY, y: -vee * BROADEST };
  const breaks = { x: -BAND, y: 30 };
  return panel({
    id: 'own.band',
    title: 'Shawl collar and front band, half (outside and facing)',
    start: { name: 'hemIn', at: { x: 0, y: front } },
    edges: [
      { name: 'shoulder', to: shoulder },
      { name: 'centre', to: centre },
      { name: 'outer', to: outer },
      {
        name: 'belly',
        to: belly,
        cp1: { x: outer.x - 8, y: lerp(outer, belly, 0.35).y },
        cp2: { x: belly.x, y: lerp(belly, outer, 0.45).y },
      },
      {
        name: 'break',
        to: breaks,
        cp1: { x: belly.x, y: belly.y * 0.55 },
        cp2: { x: breaks.x, y: belly.y * 0.3 },
      },
      { name: 'hemOut', to: { x: -BAND, y: front } },
      { name: 'hemIn', to: { x: 0, y: front } },
    ],
    cuts: [cut(4)],
    sa,
    grain: [
      { x: -BAND / 2, y: front - 40 },
      { x: -BAND / 2, y: 40 },
    ],
    seams: [
      {
        name: 'Band to front and neck',
        a: [
          { piece: 'own.band', from: 'hemIn', to: 'shoulder' },
          { piece: 'own.band', from: 'shoulder', to: 'centre' },
        ],
        b: sewnTo,
      },
    ],
  });
}
