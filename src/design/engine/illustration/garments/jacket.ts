import type { Closure, Collar, Cuff, Fit, Garment, GarmentSpec, Pocket, SleeveType } from '../../spec.js';
import { edge } from '../geometry/edge.js';
import { pt, type Pt } from '../geometry/vec.js';
import { spline } from '../geometry/spline.js';
import type { Piece } from '../paint/piece.js';
import { edgeLine, stitch, type Line } from '../paint/line.js';
import { clothOf, lining } from '../fabrics/cloth.js';
import { Z } from '../figure/order.js';
import { buckledBelt, ribBand, tiedBelt } from './bands.js';
import { bodice, type BodiceCut } from './bodice.js';
import { both, button, doubleBreasted, NOTHING, singleBreasted, toggles, zip, type Fastening } from './closure.js';
import { collarBack, leaves, stand } from './collar.js';
import { easeOf, sideOf } from './fit.js';
import { hood } from './hood.js';
import type { NeckLine } from './necklines.js';
import { pockets } from './pockets.js';
import { sleeve } from './sleeve.js';
import { HEM_Y, shoulderY, UNDERARM_Y, type Tailor } from './tailor.js';
import { detailLines } from './yoke.js';

type Front = 'lapel' | 'shawl' | 'zip' | 'shirt' | 'open' | 'band';

interface Cut {
  readonly front: Front;
  readonly collar: Collar | null;
  readonly hemY: number;
  readonly fit: Fit;
  readonly flare: number;
  readonly closure: Closure;
  readonly pockets: readonly Pocket[];
  readonly cuff: Cuff | null;
  readonly sleeve?: SleeveType;
  readonly rib?: boolean;
  readonly belt?: boolean;
}

const CUTS: Readonly<Partial<Record<Garment, Cut>>> = {
  blazer: {
    front: 'lapel',
    collar: 'notched',
    hemY: 4.08,
    fit: 'regular',
    flare: 0.03,
    closure: 'single-breasted',
    pockets: ['flap'],
    cuff: null,
  },
  jacket: {
    front: 'zip',
    collar: 'stand',
    hemY: 3.72,
    fit: 'regular',
    flare: 0,
    closure: 'zip',
    pockets: ['zip'],
    cuff: null,
  },
  'denim-jacket': {
    front: 'shirt',
    collar: 'shirt',
    hemY: 3.45,
    fit: 'regular',
    flare: 0,
    closure: 'buttons',
    pockets: ['flap'],
    cuff: 'barrel',
  },
  bomber: {
    front: 'zip',
    collar: 'rib',
    hemY: 3.55,
    fit: 'relaxed',
    flare: 0.02,
    closure: 'zip',
    pockets: ['slash'],
    cuff: 'rib',
    rib: true,
  },
  parka: {
    front: 'zip',
    collar: null,
    hemY: 4.85,
    fit: 'relaxed',
    flare: 0.02,
    closure: 'zip',
    pockets: ['flap'],
    cuff: null,
  },
  'trench-coat': {
    front: 'lapel',
    collar: 'notched',
    hemY: 6.15,
    fit: 'regular',
    flare: 0.09,
    closure: 'double-breasted',
    pockets: ['welt'],
    cuff: 'tab',
    belt: true,
  },
  coat: {
    front: 'lapel',
    collar: 'notched',
    hemY: 6.1,
    fit: 'relaxed',
    flare: 0.06,
    closure: 'single-breasted',
    pockets: ['flap'],
    cuff: null,
  },
  cardigan: {
    front: 'open',
    collar: null,
    hemY: 3.85,
    fit: 'relaxed',
    flare: 0,
    closure: 'buttons',
    pockets: [],
    cuff: 'rib',
    rib: true,
  },
  robe: {
    front: 'shawl',
    collar: 'shawl',
    hemY: 6.2,
    fit: 'relaxed',
    flare: 0.05,
    closure: 'tie',
    pockets: ['patch'],
    cuff: 'turn-up',
    belt: true,
  },
  kimono: {
    front: 'band',
    collar: null,
    hemY: 5.6,
    fit: 'relaxed',
    flare: 0.05,
    closure: 'open-front',
    pockets: [],
    cuff: null,
    sleeve: 'kimono',
  },
};

const cutOf = (spec: GarmentSpec): Cut => {
  const usual = CUTS[spec.garment] ?? (CUTS.jacket as Cut);
  const lapelled = spec.lapel !== null || spec.collar === 'notched' || spec.collar === 'shawl';
  const collar = spec.collar ?? (spec.neckline !== null ? null : usual.collar);
  const front: Front = lapelled
    ? spec.lapel === 'shawl' || spec.collar === 'shawl'
      ? 'shawl'
      : 'lapel'
    : usual.front === 'lapel' && collar !== 'notched'
      ? 'shirt'
      : spec.closure === 'zip' && usual.front !== 'lapel'
        ? 'zip'
        : usual.front;
  return {
    ...usual,
    front,
    collar,
    hemY:
      spec.length === null
        ? usual.hemY
        : { ...HEM_Y, micro: 2.6, mini: 2.75, full: 7.2, maxi: 7.9, floor: 8.2 }[spec.length],
    fit:
      spec.fit ??
      (spec.silhouette === 'oversized' || spec.silhouette === 'cocoon'
        ? 'oversized'
        : spec.silhouette === 'boxy'
          ? 'loose'
          : usual.fit),
    flare:
      spec.silhouette === 'a-line' || spec.silhouette === 'flared'
        ? 0.16
        : spec.silhouette === 'trapeze'
          ? 0.22
          : usual.flare,
    closure: spec.closure ?? usual.closure,
    pockets: spec.pockets.length > 0 ? spec.pockets : usual.pockets,
    cuff: spec.cuff ?? usual.cuff,
    belt:
      spec.closure === 'belt' ||
      spec.details.includes('belt') ||
      spec.details.includes('self-tie') ||
      spec.waistline === 'belted' ||
      usual.belt,
  };
};

/** A jacket, coat or cardigan worn over an inner top. */
export function jacket(t: Tailor): Piece[] {
  const { spec, figure, cloth, trim } = t;
  const cut = cutOf(spec);
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
    gap: open ? gapOf(cut, spec) : undefined,
    hemDrop:
      cut.front === 'lapel' && spec.garment === 'blazer' && !open && cut.closure === 'single-breasted'
        ? cutaway(figure.head)
        : undefined,
  };
  const fastening = open ? NOTHING : fasten(t, cut, breakY, hemY);
  const fronts = bodice(t, base).map((piece): Piece => ({
    ...piece,
    lines: [...(piece.lines ?? []), ...(open ? [] : fastening.lines), ...(open ? [] : seams(t, cut, side, hemY))],
    over: fastening.over,
  }));
  return [
    ...(open && hemY > 3.2 ? [backInside(t, side, hemY)] : []),
    ...fronts,
    ...(open ? openEdges(t, cut, base, hemY) : []),
    ...(cut.rib ? ribs(t, side, hemY, cut, open ? base.gap : undefined) : []),
    ...collarOf(t, cut, breakY),
    ...pockets(t, cut.pockets, {
      z: Z.outer + 0.2,
      cloth,
      side,
      hemY: cut.hemY,
      handY: spec.garment === 'denim-jacket' ? 3.2 : Math.min(3.28, cut.hemY - 0.55),
      stitched: spec.garment !== 'blazer' && spec.garment !== 'coat',
      gap: open ? 0.16 : 0,
    }),
    ...(spec.garment === 'blazer' ? pockets(t, [], { z: Z.outer, cloth, side, hemY, handY: 3.1 }) : []),
    ...sleeves(t, cut, side),
    ...(spec.hood !== null || spec.garment === 'parka'
      ? hood(t, Z.outerCollar + 0.4, cloth, spec.hood ?? 'fur-trimmed')
      : []),
    ...(cut.belt ? belt(t, side) : []),
    ...epaulettes(t, trim),
  ];
}

const breakPoint = (cut: Cut): number => (cut.closure === 'double-breasted' ? 2.42 : cut.hemY > 5 ? 2.45 : 2.68);

/** Open-fronted unless it is buttoned up by nature or by the spec. */
function opensWide(t: Tailor, cut: Cut): boolean {
  if (cut.closure === 'open-front' || cut.front === 'band') return true;
  if (cut.front === 'open') return t.random.fork('open').chance(0.5);
  if (cut.belt || cut.closure === 'double-breasted' || cut.closure === 'toggles') return false;
  const chances: Partial<Record<Front, number>> = { zip: 0.65, shirt: 0.6, lapel: 0.25, shawl: 0.5 };
  return t.random.fork('open').chance(chances[cut.front] ?? 0);
}

function coatSide(t: Tailor, cut: Cut): (y: number) => number {
  const { ease, hang } = easeOf(cut.fit);
  const side = sideOf(t.figure, { ease: ease + 0.055, hang: Math.max(hang, cut.hemY > 5 ? 0.7 : hang) });
  const bump = t.spec.silhouette === 'cocoon' ? 0.14 : 0;
  return (y) =>
    Math.max(side(Math.min(y, 3.9)), y > 4.1 ? t.figure.half(y) + 0.06 : 0) +
    cut.flare * Math.max(0, y - 2.9) +
    bump * Math.sin(Math.PI * Math.min(1, Math.max(0, (y - 2) / (cut.hemY - 2))));
}

function frontNeck(t: Tailor, cut: Cut, breakY: number): NeckLine {
  const k = t.figure.body.presents === 'man' ? 1.18 : 1;
  const x = 0.2 * k;
  const start = pt(x, shoulderY(t.figure, x));
  const half =
    cut.front === 'lapel' || cut.front === 'shawl'
      ? [start, pt(0.11 * k, (1.4 + breakY) / 2), pt(0, breakY)]
      : cut.front === 'open' || cut.front === 'band'
        ? [start, pt(0.15, 1.7), pt(0, 2.25)]
        : [start, pt(0.14, 1.43), pt(0.06, 1.5), pt(0, 1.515)];
  return { half: spline(half, 0.04), hold: 'shoulder', strap: 0.6, stand: 0 };
}

function gapOf(cut: Cut, spec: GarmentSpec): (y: number) => number {
  const wide = cut.hemY > 5 ? 0.2 : 0.15;
  const start = cut.front === 'lapel' || cut.front === 'shawl' ? 0.13 : cut.front === 'band' ? 0.2 : 0.17;
  void spec;
  return (y) => start + (wide - start) * Math.min(1, Math.max(0, (y - 1.5) / 1.4)) + Math.max(0, y - 3) * 0.045;
}

const cutaway =
  (h: number) =>
  (s: number): number =>
    0.03 * h - 0.17 * h * Math.exp(-(((s - 0.51) / 0.055) ** 2));

function fasten(t: Tailor, cut: Cut, breakY: number, hemY: number): Fastening {
  const from = cut.front === 'lapel' || cut.front === 'shawl' ? breakY : cut.front === 'open' ? 2.28 : 1.6;
  const metal = t.spec.garment === 'denim-jacket' || t.spec.details.includes('rivets');
  switch (cut.closure) {
    case 'double-breasted':
      return doubleBreasted(t, { fromY: from, toY: Math.min(hemY - 0.2, cut.hemY > 5 ? 4 : 3.5) });
    case 'zip':
    case 'half-zip':
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
      return both(row, { lines: [edgeLine([t.figure.at(0.085, last), t.figure.at(0.1, hemY + 0.1)], 0.9)], over: '' });
    }
    default:
      return { lines: [edgeLine([t.figure.at(0.1, from), t.figure.at(0.12, hemY + 0.1)], 0.9)], over: '' };
  }
}

function seams(t: Tailor, cut: Cut, side: (y: number) => number, hemY: number): Line[] {
  const { figure, spec } = t;
  const lines = detailLines(t, spec, side, hemY);
  const twin = (make: (s: -1 | 1) => Line): Line[] => [make(-1), make(1)];
  if (cut.front === 'lapel' && hemY < 5)
    lines.push(
      ...twin((s) => ({
        points: spline([figure.at(s * 0.36, 2.3), figure.at(s * 0.3, 2.85), figure.at(s * 0.36, 3.3)]),
        kind: 'seam',
        weight: 0.8,
      })),
    );
  if (spec.garment === 'denim-jacket') lines.push(...denimSeams(t, side, hemY));
  if (spec.garment === 'trench-coat' || spec.details.includes('storm-flap'))
    lines.push(
      edgeLine(spline([figure.at(0.62, 1.62), figure.at(0.56, 1.95), figure.at(0.3, 2.18), figure.at(0.2, 2.16)]), 0.9),
    );
  if (spec.garment === 'parka')
    lines.push(
      ...twin((s) => ({ points: [figure.at(0, 2.95), figure.at(s * side(2.95), 2.9)], kind: 'seam', weight: 1 })),
    );
  if (t.cloth.drape.tile === 'quilt' || spec.details.includes('quilting')) lines.push(...baffles(t, side, hemY));
  return lines;
}

function denimSeams(t: Tailor, side: (y: number) => number, hemY: number): Line[] {
  const { figure } = t;
  const gold = '#d29a4a';
  const row = [figure.at(-side(1.95), 1.92), figure.at(0, 1.96), figure.at(side(1.95), 1.92)];
  const lines: Line[] = [
    edgeLine(row, 0.6),
    stitch(
      row.map((p) => pt(p.x, p.y + 4)),
      gold,
    ),
  ];
  for (const s of [-1, 1]) {
    for (const [a, b] of [
      [0.46, 0.3],
      [0.22, 0.14],
    ]) {
      const seamLine = [figure.at(s * a, 1.97), figure.at(s * b * 1.25, hemY)];
      lines.push(
        edgeLine(seamLine, 0.5),
        stitch(
          seamLine.map((p) => pt(p.x + s * 4, p.y)),
          gold,
        ),
      );
    }
  }
  const waist = [figure.at(-side(hemY), hemY - 0.16), figure.at(0, hemY - 0.12), figure.at(side(hemY), hemY - 0.16)];
  return [
    ...lines,
    edgeLine(spline(waist), 0.7),
    stitch(
      spline(waist).map((p) => pt(p.x, p.y + 4)),
      gold,
    ),
  ];
}

/** Rows of a quilted coat. */
function baffles(t: Tailor, side: (y: number) => number, hemY: number): Line[] {
  const lines: Line[] = [];
  for (let y = 1.95; y < hemY - 0.1; y += 0.27)
    lines.push(
      edgeLine(
        spline([
          t.figure.at(-side(y), y),
          t.figure.at(-side(y) * 0.5, y + 0.045),
          t.figure.at(0, y + 0.02),
          t.figure.at(side(y) * 0.5, y + 0.045),
          t.figure.at(side(y), y),
        ]),
        0.7,
      ),
    );
  return lines;
}

function backInside(t: Tailor, side: (y: number) => number, hemY: number): Piece {
  const { figure } = t;
  const rim = spline([
    figure.at(-side(hemY) * 0.97, hemY - 0.04),
    figure.at(0, hemY),
    figure.at(side(hemY) * 0.97, hemY - 0.04),
  ]);
  return {
    z: Z.behind,
    surface: lining(t.cloth),
    edges: [edge('hem', rim), edge('hidden', [figure.at(side(2.4) * 0.9, 2.4), figure.at(-side(2.4) * 0.9, 2.4)])],
    dim: 0.45,
  };
}

/** What lies along the edges of an open front: zip tape, ribbing, a kimono's band. */
function openEdges(t: Tailor, cut: Cut, base: BodiceCut, hemY: number): Piece[] {
  const { figure } = t;
  const gap = base.gap ?? ((): number => 0);
  const start = base.neck.half[0];
  const banded = cut.front === 'open' || cut.front === 'band';
  const width = cut.front === 'band' ? 0.12 : 0.075;
  const ys = [1.7, 2, 2.4, 2.85, 3.3, 3.8, 4.4, 5.2, 6, 6.8].filter((y) => y < hemY - 0.1);
  return ([-1, 1] as const).flatMap((s): Piece[] => {
    const inner = spline([figure.at(s * start.x, start.y), ...[...ys, hemY].map((y) => figure.at(s * gap(y), y))]);
    const outer = spline([
      figure.at(s * (start.x + width * 0.6), start.y + 0.02),
      ...[...ys, hemY].map((y) => figure.at(s * (gap(y) + width), y)),
    ]);
    if (!banded) {
      const d = `M${inner.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L')}`;
      const teeth =
        cut.closure === 'zip'
          ? `<path d="${d}" fill="none" stroke="#4a4641" stroke-width="4"/><path d="${d}" fill="none" stroke="#d8cfbd" stroke-width="2.2" stroke-dasharray="1.6 1.6"/>`
          : '';
      const dots =
        cut.front === 'shirt' && s === 1
          ? [1.72, 2.1, 2.48, 2.86, 3.2]
              .filter((y) => y < hemY - 0.05)
              .map((y) => button(figure.at(gap(y) + 0.045, y), 0.025 * figure.head, t.cloth.surface.ramp, true))
              .join('')
          : '';
      return [
        {
          z: Z.outer + 0.1,
          surface: t.cloth.surface,
          edges: [edge('hidden', [...inner, ...inner.toReversed()])],
          lines: [stitch(outer)],
          over: teeth + dots,
        },
      ];
    }
    return [
      {
        z: Z.outer + 0.3,
        surface: t.trim.surface,
        edges: [edge('hem', inner), edge('hidden', [outer[outer.length - 1]]), edge('seam', outer.toReversed())],
        zones: [{ loop: [...inner, ...outer.toReversed()], origin: inner[0], angle: 90 }],
        casts: 0.3,
        subject: t.subject,
      },
    ];
  });
}

function ribs(t: Tailor, side: (y: number) => number, hemY: number, cut: Cut, gap?: (y: number) => number): Piece[] {
  const half = (): number => side(hemY) - 0.035;
  if (gap === undefined) return [ribBand(t, { z: Z.outer + 0.2, cloth: t.trim, y0: hemY - 0.01, y1: cut.hemY, half })];
  return ([-1, 1] as const).map((s): Piece => {
    const p = (x: number, y: number): Pt => t.figure.at(s * x, y);
    const x0 = gap(hemY);
    const lines = Array.from({ length: 14 }, (_, i): Line => {
      const x = x0 + ((half() - x0) * (i + 0.5)) / 14;
      return { points: [p(x, hemY), p(x - 0.01, cut.hemY)], kind: 'crease', weight: 0.55 };
    });
    return {
      z: Z.outer + 0.2,
      surface: t.trim.surface,
      edges: [
        edge('seam', [p(x0, hemY + 0.01), p(half() + 0.02, hemY - 0.01)]),
        edge('side', [p(half(), cut.hemY - 0.02)]),
        edge('hem', [p(half(), cut.hemY - 0.02), p(x0, cut.hemY + 0.01)]),
      ],
      lines,
      zones: [],
      casts: 0.4,
      subject: t.subject,
    };
  });
}

function collarOf(t: Tailor, cut: Cut, breakY: number): Piece[] {
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
  if (cut.collar === null || spec.garment === 'parka') return [];
  return stand(t, at, cut.collar === 'storm' ? 0.22 : 0.14, 'split', 0.05);
}

function sleeves(t: Tailor, cut: Cut, side: (y: number) => number): Piece[] {
  const { ease } = easeOf(cut.fit);
  return (['left', 'right'] as const).flatMap((s) =>
    sleeve(t, s, {
      z: Z.sleeveOuter,
      cloth: t.cloth,
      cuffCloth: cut.cuff === 'rib' ? t.trim : t.cloth,
      type: t.spec.sleeve.type ?? cut.sleeve ?? 'set-in',
      length: t.spec.sleeve.length ?? 'long',
      cuff: cut.cuff,
      ease: ease * 0.75 + 0.05,
      underarm: side(UNDERARM_Y),
      stitched: true,
    }),
  );
}

function belt(t: Tailor, side: (y: number) => number): Piece[] {
  const at = { z: Z.belt, cloth: t.cloth, y0: 2.82, y1: 2.98, half: (y: number): number => side(y) + 0.004 };
  const tied =
    t.spec.details.includes('self-tie') ||
    t.spec.closure === 'tie' ||
    t.spec.garment === 'kimono' ||
    t.spec.garment === 'robe' ||
    t.random.fork('belt').chance(0.5);
  return tied ? tiedBelt(t, at, -0.05, 0.9) : buckledBelt(t, at);
}

function epaulettes(t: Tailor, trim: Tailor['trim']): Piece[] {
  if (!(t.spec.details.includes('epaulettes') || t.spec.garment === 'trench-coat')) return [];
  const { figure } = t;
  void trim;
  return ([-1, 1] as const).map((s): Piece => {
    const p = (x: number, dy: number): Pt => figure.at(s * x, shoulderY(figure, x) + dy);
    const tip = p(0.34, 0.045);
    return {
      z: Z.sleeveOuter + 0.5,
      surface: t.cloth.surface,
      edges: [
        edge('fold', [p(0.3, 0.03), p(0.36, -0.012), p(0.66, -0.012), p(0.68, 0.07), p(0.36, 0.09), p(0.3, 0.03)]),
      ],
      casts: 0.3,
      over: button(tip, 0.02 * figure.head, t.cloth.surface.ramp),
      subject: t.subject,
    };
  });
}

/** A plain neutral top to wear under a jacket. */
export const underCloth = (hex: string) => clothOf(hex, 'jersey');
