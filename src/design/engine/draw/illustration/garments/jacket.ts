import { standsUp } from '../../../cut/standing-collar.js';
import { edge } from '../paint/edge.js';
import { type Point, xy } from '../../../geometry/point.js';
import { spline } from '../../../geometry/spline.js';
import { isBuckled } from '../../../cut/buckled.js';
import { denies } from '../../../cut/denies.js';
import { hasRoundFronts } from '../../../cut/round-fronts.js';
import type { Piece } from '../paint/piece.js';
import { edgeLine } from '../paint/line.js';
import { Z } from '../figure/order.js';
import { buckledBelt, tiedBelt, tiedRibbons } from './bands.js';
import { hasJeogori } from '../../../cut/hanbok.js';
import { bodice, type BodiceCut } from './bodice.js';
import {
  both,
  button,
  doubleBreasted,
  NOTHING,
  singleBreasted,
  slantedZip,
  toggles,
  zip,
  type Fastening,
} from './closure.js';
import { collarBack, leaves, stand } from './collar.js';
import { easeOf, sideOf } from './fit.js';
import { hood } from './hood.js';
import type { NeckLine } from './necklines.js';
import { pockets } from './pockets.js';
import { sleeve } from './sleeve.js';
import { placeOf } from '../../../cut/places.js';
import { buttonFace, HEIGHTS, lapOf, shoulderY, showing, UNDERARM_Y, type Tailor } from './tailor.js';
import { type Front, type JacketCut, jacketCut, breakPoint } from './jacket-cut.js';
import { isQuilted, seams } from './jacket-seams.js';
import { backInside, crossedBand, openEdges, ribs } from './jacket-edges.js';

/** A jacket, coat or cardigan worn over an inner top. */
export function jacket(t: Tailor): Piece[] {
  const { spec, figure, cloth } = t;
  const cut = jacketCut(spec);
  const side = coatSide(t, cut);
  const open = opensWide(t, cut);
  const breakY = cut.front === 'lapel' || cut.front === 'shawl' ? breakPoint(cut) : 1.5;
  const neck = frontNeck(t, cut, breakY);
  const hemY = cut.rib ? cut.hemY - 0.17 : cut.hemY;
  const base: BodiceCut = {
    z: Z.outer,
    cloth,
    neck,
    side,
    hemY,
    armhole: 'shoulder',
    hemFlutes: hemY > 5 ? 3 : 1,
    casts: 1.3,
    stitchHem: !cut.rib,
    gap: open ? gapOf(cut) : undefined,
    ...(hasRoundFronts(spec) && cut.front !== 'band'
      ? open
        ? { gapRound: 0.2 * figure.head }
        : { hemDrop: cutaway(figure.head) }
      : {}),
  };
  const fastening = open ? NOTHING : fasten(t, cut, breakY, hemY);
  const fronts = bodice(t, base).map((piece): Piece => ({
    ...piece,
    lines: [
      ...(piece.lines ?? []),
      ...(open ? [] : fastening.lines),
      ...seams(t, cut, side, hemY).filter((l) => !open || l.kind === 'crease'),
    ],
    over: fastening.over,
    shows: { ...piece.shows, ...fastening.shows, unseen: open && cut.closure !== 'open-front', quilted: isQuilted(t) },
  }));
  return [
    ...(open && hemY > 3.2 ? [backInside(t, side, hemY)] : []),
    ...fronts,
    ...(open ? openEdges(t, cut, base, hemY) : cut.front === 'band' ? crossedBand(t, neck, hemY) : []),
    ...(cut.rib
      ? showing({ hem: placeOf(HEIGHTS, cut.hemY) }, ribs(t, side, hemY, cut, open ? base.gap : undefined))
      : []),
    ...showing({ collar: cut.front !== 'band' && cut.front !== 'open' }, collarOf(t, cut, breakY)),
    ...pockets(
      { ...t, spec: { ...spec, pockets: [...cut.pockets] } },
      {
        z: Z.outer + 0.2,
        cloth,
        side,
        hemY: cut.hemY,
        handY: spec.garment === 'denim-jacket' ? 3.2 : Math.min(3.28, cut.hemY - 0.55),
        stitched: spec.garment !== 'blazer' && spec.garment !== 'coat',
        gap: open ? 0.16 : 0,
      },
    ),
    ...(spec.sleeveTo > 0 ? sleeves(t, cut, side) : []),
    ...(spec.hood !== null ? hood(t, Z.outerCollar + 0.4, cloth, spec.hood) : []),
    ...(cut.belt ? belt(t, side) : []),
    ...(hasJeogori(spec) ? breastRibbons(t, Z.belt, 0.9) : []),
    ...epaulettes(t),
  ];
}

/** Open-fronted unless it is buttoned up by nature or by the spec. */
function opensWide(t: Tailor, cut: JacketCut): boolean {
  if (t.open || cut.closure === 'open-front') return true;
  if (cut.front === 'band') return cut.closure !== 'wrap';
  if (t.spec.counts?.buttons || t.spec.button_look !== undefined) return false;
  if (cut.front === 'open') return t.random.fork('open').chance(0.5);
  if (cut.belt || cut.closure === 'double-breasted' || cut.closure === 'toggles') return false;
  if (standsUp(t.spec) || (cut.front === 'lapel' && cut.closure === 'zip')) return false;
  const chances: Partial<Record<Front, number>> = { zip: 0.65, shirt: 0.6, lapel: 0.25, shawl: 0.5 };
  return t.random.fork('open').chance(chances[cut.front] ?? 0);
}

function coatSide(t: Tailor, cut: JacketCut): (y: number) => number {
  const { ease, hang } = easeOf(cut.fit);
  const side = sideOf(t.figure, { ease: ease + 0.055, hang: Math.max(hang, cut.hemY > 5 ? 0.7 : hang) });
  const bump = t.spec.silhouette === 'cocoon' ? 0.14 : 0;
  return (y) =>
    Math.max(side(Math.min(y, 3.9)), y > 4.1 ? t.figure.half(y) + 0.06 : 0) +
    cut.flare * Math.max(0, y - 2.9) +
    bump * Math.sin(Math.PI * Math.min(1, Math.max(0, (y - 2) / (cut.hemY - 2))));
}

function frontNeck(t: Tailor, cut: JacketCut, breakY: number): NeckLine {
  const k = t.figure.body.presents === 'man' ? 1.18 : 1;
  const x = 0.2 * k;
  const start = xy(x, shoulderY(t.figure, x));
  const half =
    cut.front === 'lapel' || cut.front === 'shawl'
      ? [start, xy(0.11 * k, (1.4 + breakY) / 2), xy(0, breakY)]
      : cut.front === 'open' || cut.front === 'band'
        ? [start, xy(0.15, 1.7), xy(0, 2.25)]
        : [start, xy(0.14, 1.43), xy(0.06, 1.5), xy(0, 1.515)];
  return { half: spline(half, 0.04), hold: 'shoulder', strap: 0.6, stand: 0 };
}

function gapOf(cut: JacketCut): (y: number) => number {
  const wide = cut.hemY > 5 ? 0.2 : 0.15;
  const start = cut.front === 'lapel' || cut.front === 'shawl' ? 0.13 : cut.front === 'band' ? 0.2 : 0.17;
  return (y) => start + (wide - start) * Math.min(1, Math.max(0, (y - 1.5) / 1.4)) + Math.max(0, y - 3) * 0.045;
}

const cutaway =
  (h: number) =>
  (s: number): number =>
    0.03 * h - 0.17 * h * Math.exp(-(((s - 0.51) / 0.055) ** 2));

function fasten(t: Tailor, cut: JacketCut, breakY: number, hemY: number): Fastening {
  const from = cut.front === 'lapel' || cut.front === 'shawl' ? breakY : cut.front === 'open' ? 2.28 : 1.6;
  const { laps, edge: lap } = lapOf(t);
  const metal = t.spec.garment === 'denim-jacket' || t.spec.details.includes('rivets');
  switch (cut.closure) {
    case 'double-breasted':
      return doubleBreasted(t, { fromY: from, toY: Math.min(hemY - 0.2, cut.hemY > 5 ? 4 : 3.5) });
    case 'zip':
    case 'half-zip':
      if (cut.front === 'lapel') return slantedZip(t, { fromY: from, toY: hemY + 0.02 });
      return zip(t, { fromY: 1.5, toY: hemY + 0.08 });
    case 'toggles':
      return toggles(t, { fromY: 1.75, toY: Math.min(hemY - 0.2, 4.2) });
    case 'snaps':
    case 'buttons':
    case 'single-breasted': {
      const last = cut.hemY > 5 ? 4.1 : cut.front === 'lapel' ? breakY + 0.62 : hemY - 0.05;
      const row = singleBreasted(
        t,
        { fromY: from + 0.02, toY: last, spacing: cut.front === 'lapel' ? 0.36 : 0.3 },
        metal ? 0.026 : 0.036,
        metal,
      );
      return both(row, {
        lines: [edgeLine([t.figure.at(lap * 0.085, last), t.figure.at(lap * 0.1, hemY + 0.1)], 0.9)],
        over: '',
      });
    }
    default:
      return {
        lines: [edgeLine([t.figure.at(lap * 0.1, from), t.figure.at(lap * 0.12, hemY + 0.1)], 0.9)],
        over: '',
        shows: { laps },
      };
  }
}

function collarOf(t: Tailor, cut: JacketCut, breakY: number): Piece[] {
  const { cloth, spec, trim } = t;
  const at = {
    z: Z.outerCollar,
    cloth,
    breakY,
    stitched: cloth.drape.body < 0.8 && spec.garment !== 'blazer' && spec.garment !== 'coat',
  };
  if (cut.front === 'shawl') return [collarBack(t, cloth), ...leaves(t, 'shawl', at)];
  if (cut.front === 'lapel')
    return [collarBack(t, cloth), ...leaves(t, spec.lapel === 'peak' ? 'peak' : 'notched', at)];
  if (cut.front === 'band' || cut.front === 'open') return [collarBack(t, trim, 0.0)];
  if (cut.collar === 'rib') return stand(t, { ...at, cloth: trim }, 0.1, 'rib', 0.03);
  if (cut.collar === 'oversized') return [collarBack(t, cloth), ...leaves(t, 'oversized', at)];
  if (cut.collar === 'shirt' || cut.collar === 'camp' || cut.collar === 'spread' || cut.collar === 'regular')
    return [collarBack(t, cloth), ...leaves(t, cut.collar === 'camp' ? 'camp' : 'spread', at)];
  if (cut.collar === null) return [];
  return stand(t, at, cut.collar === 'storm' ? 0.22 : 0.14, 'split', 0.05);
}

function sleeves(t: Tailor, cut: JacketCut, side: (y: number) => number): Piece[] {
  const { ease } = easeOf(cut.fit);
  return (['left', 'right'] as const).flatMap((s) =>
    sleeve(t, s, {
      z: Z.sleeveOuter,
      cloth: t.cloth,
      cuffCloth: cut.cuff === 'rib' ? t.trim : t.cloth,
      type: t.spec.sleeve.type ?? 'set-in',
      to: t.spec.sleeveTo,
      cuff: cut.cuff,
      ease: ease * 0.75 + 0.05,
      underarm: side(UNDERARM_Y),
      stitched: true,
    }),
  );
}

export function belt(t: Tailor, side: (y: number) => number): Piece[] {
  const at = { z: Z.belt, cloth: t.cloth, y0: 2.82, y1: 2.98, half: (y: number): number => side(y) + 0.004 };
  return isBuckled(t.spec) ? buckledBelt(t, at) : tiedBelt(t, at, -0.05, 0.9);
}

/** The ribbons of a jeogori, below the wearer's right breast. */
export const breastRibbons = (t: Tailor, z: number, length: number): Piece[] =>
  tiedRibbons(t, { z, cloth: t.trim, y0: 2.32, y1: 2.42, half: () => 0.1 }, -0.1, length);

function epaulettes(t: Tailor): Piece[] {
  if (denies(t.spec, 'epaulettes') || !(t.spec.details.includes('epaulettes') || t.spec.garment === 'trench-coat'))
    return [];
  const { figure } = t;
  return ([-1, 1] as const).map((s): Piece => {
    const p = (x: number, dy: number): Point => figure.at(s * x, shoulderY(figure, x) + dy);
    const tip = p(0.34, 0.045);
    return {
      z: Z.sleeveOuter + 0.5,
      surface: t.cloth.surface,
      edges: [
        edge('fold', [p(0.3, 0.03), p(0.36, -0.012), p(0.66, -0.012), p(0.68, 0.07), p(0.36, 0.09), p(0.3, 0.03)]),
      ],
      casts: 0.3,
      over: button(tip, 0.02 * figure.head, buttonFace(t)),
      subject: t.subject,
    };
  });
}
