import { cut, panel, rectangle } from '../pieces/panel.js';
import type { Piece, Run } from '../pieces/piece.js';
import type { Alteration, Body } from '../recipe.js';
import { curveLength, neckLength, neckRuns, reachFor, type NeckSite } from './collars.js';

/** Three-part hood: two sides and a centre strip, its neck edge as long as the neckline. */
export function addHood(site: NeckSite): Alteration {
  return (pieces, body, sa) => {
    const neck = neckLength(pieces, site);
    return neck > 0 ? [...pieces, ...hoodOn(neck, neckRuns(site), body, sa)] : pieces;
  };
}

const STRIP = 90;

/** The same on a neckline that is given by its edges. @param neck their length, mm */
export function hoodOn(neck: number, edges: Run[], body: Body, sa: number): Piece[] {
  const side = (neck - STRIP) / 2;
  const height = Math.max(330, body.head * 0.6);
  const bottom = (x: number) => ({ cp1: { x: x * 0.35, y: 18 }, cp2: { x: x * 0.7, y: 0 }, to: { x, y: -12 } });
  const reach = reachFor(side, (x) => {
    const { cp1, cp2, to } = bottom(x);
    return curveLength({ x: 0, y: 0 }, cp1, cp2, to);
  });
  const deep = Math.max(reach + 25, body.head * 0.43);
  const top = { x: deep * 0.15, y: -height };
  const crown = [
    { x: reach + 4, y: -height * 0.3 },
    { x: deep * 1.08, y: -height * 1.02 },
  ];
  const back = curveLength({ x: reach, y: -12 }, crown[0], crown[1], top);
  const main = panel({
    id: 'own.hood',
    title: 'Hood side',
    start: { name: 'front', at: { x: 0, y: 0 } },
    edges: [
      { name: 'backLow', ...bottom(reach) },
      { name: 'topFront', to: top, cp1: crown[0], cp2: crown[1] },
      { name: 'front', to: { x: 0, y: 0 }, finish: 'hem' },
    ],
    cuts: [cut(2), cut(2, 'lining')],
    sa,
    hem: 30,
    seams: [
      {
        name: 'Hood to neckline',
        a: [
          { piece: 'own.hood', from: 'front', to: 'backLow', times: 2 },
          { piece: 'own.hoodStrip', from: 'a', to: 'b' },
        ],
        b: edges,
      },
      {
        name: 'Hood side to strip',
        a: [{ piece: 'own.hood', from: 'backLow', to: 'topFront' }],
        b: [{ piece: 'own.hoodStrip', from: 'b', to: 'c' }],
      },
    ],
  });
  const strip = rectangle({
    id: 'own.hoodStrip',
    title: 'Hood centre strip',
    width: STRIP,
    length: back,
    cuts: [cut(1), cut(1, 'lining')],
    sa,
    hem: 30,
    bottom: 'hem',
    seams: [],
  });
  return [main, strip];
}
