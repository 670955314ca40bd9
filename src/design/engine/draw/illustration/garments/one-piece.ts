import { drawn, edge } from '../paint/edge.js';
import { type Point, xy } from '../../../geometry/point.js';
import { spline } from '../../../geometry/spline.js';
import { denies } from '../../../cut/denies.js';
import type { Piece } from '../paint/piece.js';
import { stitch, edgeLine } from '../paint/line.js';
import { Z } from '../figure/order.js';
import { buckledBelt, tiedBelt, type BandCut } from './bands.js';
import { skirtPieces, trouserCut } from './bottoms.js';
import { button, NOTHING, zip } from './closure.js';
import { isWeatherSuit } from '../../../cut/weather-suit.js';
import { planTop } from './plan-top.js';
import { pockets } from './pockets.js';
import { asPart, buttonFace, shoulderY, type Tailor } from './tailor.js';
import { closesInFront } from '../../../cut/opening.js';
import { necklineOf } from './necklines.js';
import { fasten, OVER, top, TUCKED } from './top.js';
import { trousers } from './trousers.js';

/** Bodice and trousers in one. */
export function jumpsuit(t: Tailor): Piece[] {
  const plan = { ...planTop(t.spec, false), hemY: 2.9, ribHem: false };
  const half = (y: number): number => t.figure.half(y) + 0.05;
  const at = { z: Z.belt, cloth: t.cloth, y0: 2.8, y1: 2.93, half };
  const cut = trouserCut(t, { topY: 2.82, band: 'none' });
  const above: Tailor = { ...t, spec: { ...t.spec, pockets: t.spec.pockets.filter((kind) => kind === 'chest') } };
  return [
    ...trousers(t, cut),
    ...top(above, { ...OVER, z: TUCKED.z, tucked: true }, plan),
    ...waistOf(t, at),
    ...zipBelow(t),
    ...patches(t),
  ];
}

/** Pockets laid on the legs below the waist. */
function patches(t: Tailor): Piece[] {
  const below: Tailor = { ...t, spec: { ...t.spec, pockets: t.spec.pockets.filter((kind) => kind === 'patch') } };
  const side = (y: number): number => t.figure.half(y) + 0.05;
  return pockets(below, { z: Z.bottom + 0.95, cloth: t.cloth, side, hemY: 4.6, handY: 3.15 });
}

/** How far a zip in front goes on below the waist, head heights; of a suit against the weather to the crotch. */
const ZIP_TO = { usual: 3.35, weather: 3.85 };

/** The zip of the front goes on in the trousers. */
function zipBelow(t: Tailor): Piece[] {
  if (t.spec.closure !== 'zip' || t.spec.opening?.place !== 'front') return [];
  const { lines, over } = zip(t, { fromY: 2.85, toY: isWeatherSuit(t.spec) ? ZIP_TO.weather : ZIP_TO.usual });
  const at = [t.figure.at(0, 2.9), t.figure.at(0.0001, 2.9)];
  return [
    { z: Z.bottom + 0.9, surface: t.cloth.surface, edges: [edge('hidden', at)], lines, over, subject: t.subject },
  ];
}

/** A belt where one is asked for, else the narrow band in the waist seam. */
function waistOf(t: Tailor, at: BandCut): Piece[] {
  const { details, closure, waistline } = t.spec;
  if (details.includes('self-tie') || closure === 'tie' || closure === 'wrap') return tiedBelt(t, at, 0.04, 0.6);
  if (details.includes('belt') || closure === 'belt') return buckledBelt(t, at);
  if (waistline === 'belted') return tiedBelt(t, at, 0.04, 0.6);
  const rim = (y: number): Point[] =>
    spline([t.figure.at(-at.half(y), y), t.figure.at(0, y + 0.03), t.figure.at(at.half(y), y)]);
  const [upper, lower] = [rim(2.85), rim(2.92)];
  return [
    {
      z: at.z,
      surface: at.cloth.surface,
      edges: [edge('seam', upper), edge('seam', lower.toReversed())],
      lines: [],
      subject: t.subject,
    },
  ];
}

const seamColor = ({ cloth }: Tailor): string | undefined => (cloth.drape.tile === 'denim' ? '#d29a4a' : undefined);

/** A strap from the bib's button over the shoulder. */
function strap(t: Tailor, s: number): Piece {
  const { figure } = t;
  const gold = seamColor(t);
  const y = shoulderY(figure, 0.36);
  return {
    z: Z.top + 0.2,
    surface: t.cloth.surface,
    edges: [
      edge('seam', [
        figure.at(s * 0.22, 1.92),
        figure.at(s * 0.3, y),
        figure.at(s * 0.42, y + 0.005),
        figure.at(s * 0.34, 1.94),
        figure.at(s * 0.22, 1.92),
      ]),
    ],
    lines: [stitch([figure.at(s * 0.25, 1.9), figure.at(s * 0.33, y)], gold)],
    over: button(figure.at(s * 0.28, 1.93), 0.034 * figure.head, buttonFace(t, true)),
    casts: 0.5,
    subject: t.subject,
  };
}

/** A skirt with a bib and straps, over an inner top. */
export function bibDress(t: Tailor): Piece[] {
  const at = (p: Point): Point => t.figure.at(p.x, p.y);
  const gold = seamColor(t);
  const bib: Piece = {
    z: Z.bottom + 0.55,
    surface: t.cloth.surface,
    edges: drawn('!-.36,1.88 !.36,1.88 .4,2.3 !.45,2.9 !-.45,2.9 -.4,2.3 !-.36,1.88', at),
    lines: [stitch([t.figure.at(-0.34, 1.93), t.figure.at(0.34, 1.93)], gold)],
    form: [t.figure.at(-0.5, 2.3), t.figure.at(0.5, 2.3)],
    casts: 0.8,
    subject: t.subject,
  };
  return [...skirtPieces(t), ...asPart(t, 'bodice', [bib]), ...asPart(t, 'strap', [strap(t, -1), strap(t, 1)])];
}

/** Pockets on the side of the legs. */
const onLegs = ({ pockets, leg }: Tailor['spec']): 'cargo'[] =>
  leg === 'cargo' || pockets.includes('cargo') || pockets.includes('bellows') ? ['cargo'] : [];

/** Trousers with a bib and braces, over an inner top. */
export function overalls(t: Tailor): Piece[] {
  const { figure } = t;
  const cut = trouserCut(t, {
    topY: 2.82,
    band: 'none',
    fly: false,
    stitched: true,
    ...(denies(t.spec, 'pocket') ? {} : { pockets: [...onLegs(t.spec), 'slash'] }),
  });
  const at =
    (s: number) =>
    (p: Point): Point =>
      figure.at(s * p.x, p.y);
  const gold = seamColor(t);
  const half = figure.half(2.85) + 0.035;
  const fastening = closesInFront(t.spec)
    ? fasten(t, planTop(t.spec), { ...necklineOf('boat', figure), half: [xy(0, 1.9)] }, 3.3)
    : NOTHING;
  const bib: Piece = {
    z: Z.top,
    surface: t.cloth.surface,
    edges: drawn(
      `!-.36,1.86 !.36,1.86 .4,2.3 .47,2.6 !${half},2.72 !${half},2.94 0,2.98 !-${half},2.94 !-${half},2.72 -.47,2.6 -.4,2.3 !-.36,1.86`,
      at(1),
    ),
    lines: [
      stitch([figure.at(-0.34, 1.91), figure.at(0.34, 1.91)], gold),
      stitch([figure.at(-half, 2.8), figure.at(half, 2.8)], gold),
      ...fastening.lines,
      edgeLine(spline([figure.at(-half, 2.93), figure.at(0, 2.97), figure.at(half, 2.93)]), 0.8),
    ],
    form: [figure.at(-0.5, 2.3), figure.at(0.5, 2.3)],
    casts: 1,
    subject: t.subject,
    over: fastening.over,
    shows: fastening.shows,
  };
  const pocket: Piece = {
    z: Z.top + 0.1,
    surface: t.cloth.surface,
    edges: drawn('!-.2,2.1 !.2,2.1 !.2,2.4 !0,2.48 !-.2,2.4 !-.2,2.1', at(1)),
    lines: [stitch([figure.at(-0.19, 2.15), figure.at(0.19, 2.15)], gold)],
    casts: 0.3,
    subject: t.subject,
    shows: { pockets: 1 },
  };
  return [
    ...trousers(t, cut),
    ...asPart(t, 'bodice', [bib]),
    ...(denies(t.spec, 'pocket') ? [] : asPart(t, 'pocket', [pocket])),
    ...asPart(t, 'strap', [strap(t, -1), strap(t, 1)]),
  ];
}
