import { type Point, xy } from '../../../geometry/point.js';
import { GARMENT } from '../../../garments/index.js';
import type { Collar, Silhouette } from '../../../garments/spec.js';
import type { Piece } from '../paint/piece.js';
import type { Line } from '../paint/line.js';
import { edgeLine, stitch } from '../paint/line.js';
import type { Cloth } from '../fabrics/cloth.js';
import { Z } from '../figure/order.js';
import { denies } from '../../../cut/denies.js';
import { ribBand, tiedBelt } from './bands.js';
import { wrapFolds, wrapLine } from './wrapped-front.js';
import { bodice, neckEdge } from './bodice.js';
import {
  doubleBreasted,
  hooks,
  straightFront,
  lacing,
  NOTHING,
  placket,
  singleBreasted,
  toggles,
  zip,
  type Fastening,
} from './closure.js';
import { collarBack, leaves, leafOf, neckband, neckBow, ruffle, stand } from './collar.js';
import { chestMotif } from './motif.js';
import { easeOf, sideOf, type Ease } from './fit.js';
import { hemDrop } from './hems.js';
import { hood } from './hood.js';
import { cowl, illusion, keyhole } from './neck-details.js';
import { necklineOf, type NeckLine } from './necklines.js';
import { jabot } from './jabot.js';
import { draped } from './panels.js';
import { planTop, type TopPlan } from './plan-top.js';
import { pockets } from './pockets.js';
import { sleeve } from './sleeve.js';
import { skirt } from './skirt.js';
import { placeOf } from '../../../cut/places.js';
import { HEIGHTS, lapOf, showing, UNDERARM_Y, WAIST_Y, type Tailor } from './tailor.js';
import { sideSlitLines } from './side-slits.js';
import { detailLines } from './yoke.js';

/** Where a top is worn. */
export interface Wear {
  readonly z: number;
  readonly sleeveZ: number;
  readonly collarZ: number;
  readonly sleeves?: boolean;
  /** Ends inside trousers or a skirt. */
  readonly tucked?: boolean;
}

export const OVER: Wear = { z: Z.top, sleeveZ: Z.sleeve, collarZ: Z.topCollar };
export const TUCKED: Wear = { z: Z.inner, sleeveZ: Z.sleeve, collarZ: Z.topCollar, tucked: true };

/** A shirt, T-shirt, sweater or any other top that is pulled over or buttoned. */
export function top(t: Tailor, wear: Wear = OVER, plan: TopPlan = planTop(t.spec)): Piece[] {
  const { spec, figure, cloth } = t;
  const neck = necklineOf(plan.neckline, figure, plan.sleeveType === 'strap');
  const loose = topSide(t, plan, neck);
  const side = wear.tucked ? tuckedSide(t, loose) : loose;
  const knit = plan.ribHem && !wear.tucked;
  const hemY = wear.tucked ? 3.45 : knit ? plan.hemY - 0.16 : plan.hemY;
  const curved = spec.hem === null && plan.garment === 'shirt' && plan.closure === 'buttons' ? 'curved' : spec.hem;
  const cut = {
    z: wear.z,
    cloth,
    neck,
    side,
    hemY,
    hemDrop:
      plan.garment === 'waistcoat'
        ? points(figure.head)
        : plan.garment === 'corset'
          ? basque(figure.head)
          : hemDrop(curved, figure.head, 0.8),
    hemFlutes:
      spec.silhouette === 'a-line' || spec.silhouette === 'trapeze' || plan.garment === 'tunic' ? 4 : undefined,
    armhole: plan.sleeveless || plan.sleeveType === 'cold-shoulder' ? ('cut' as const) : ('shoulder' as const),
    stitchHem: !knit && cloth.drape.body > 0.25,
  };
  const fastening = fasten(t, plan, neck, hemY);
  const [body] = bodice(t, cut);
  const drape = draped(t, spec, side, hemY);
  const opening = neckEdge(t, cut);
  const wraps = spec.closure === 'wrap';
  const front: Piece = {
    ...body,
    lines: [
      ...(body.lines ?? []),
      ...fastening.lines,
      ...detailLines(t, spec, side, hemY),
      ...sideSlitLines(t, side, hemY),
      ...(wraps ? [edgeLine(wrapLine(t, WAIST_Y), 1)] : []),
      ...neckLines(plan, opening),
      ...drape.lines,
    ],
    folds: [...(body.folds ?? []), ...(wraps ? wrapFolds(t, WAIST_Y) : []), ...drape.folds],
    over: `${body.over ?? ''}${chestMotif(t, spec)}${fastening.over}`,
    shows: { ...body.shows, ...fastening.shows, ...(wraps ? { laps: lapOf(t).laps } : {}) },
  };
  return [
    front,
    ...(knit
      ? [
          ...showing({ hem: placeOf(HEIGHTS, plan.hemY) }, [
            ribBand(t, {
              z: wear.z + 0.2,
              cloth: t.trim,
              y0: hemY - 0.01,
              y1: plan.hemY,
              half: (y) => side(hemY) - 0.02 - 0.05 * (y - hemY),
            }),
          ]),
        ]
      : []),
    ...(spec.details.includes('peplum') || spec.silhouette === 'peplum'
      ? skirt(t, { z: wear.z + 0.3, cloth, form: 'fit-and-flare', topY: 2.85, hemY: 3.55, topHalf: side(2.85) })
      : []),
    ...(spec.details.includes('ruffles') ? jabot(t, wear.z + 0.5, hemY) : []),
    ...neckPieces(t, plan, neck, opening, wear),
    ...pockets(t, {
      z: wear.z + 0.2,
      cloth,
      side,
      hemY: plan.hemY,
      handY: Math.min(3.05, plan.hemY - 0.62),
      stitched: cloth.drape.body > 0.3,
    }),
    ...(wear.tucked ? [] : tied(t, side, hemY)),
    ...(wear.sleeves === false || neck.hold === 'halter' ? [] : sleeves(t, plan, wear, side, neck)),
    ...(spec.hood !== null ? hood(t, wear.collarZ + 0.5, cloth, spec.hood) : []),
  ];
}

/** The tie of a wrap, at its side, or a belt, where the top reaches below the waist. */
function tied(t: Tailor, side: (y: number) => number, hemY: number): Piece[] {
  const { closure, details, waistline } = t.spec;
  const wraps = closure === 'wrap';
  const belted = wraps || closure === 'belt' || details.includes('belt') || waistline === 'belted';
  if (!belted || denies(t.spec, 'belt') || hemY < WAIST_Y + 0.1) return [];
  const at = {
    z: Z.belt,
    cloth: t.cloth,
    y0: WAIST_Y - 0.06,
    y1: WAIST_Y + 0.07,
    half: (y: number) => side(y) + 0.012,
  };
  return tiedBelt(t, at, wraps ? lapOf(t).edge * 0.28 : 0, 0.9);
}

/** Drawn in to the waist, with a little fullness above the band. */
const tuckedSide =
  ({ figure }: Tailor, loose: (y: number) => number) =>
  (y: number): number => {
    const near = Math.min(1, Math.max(0, (y - 2.35) / 0.5));
    return loose(y) + (Math.min(loose(y), figure.half(y) + 0.004) - loose(y)) * near ** 1.5;
  };

/** Widening per head height below the chest. */
const FLARES: Partial<Record<Silhouette, number>> = {
  'a-line': 0.13,
  trapeze: 0.26,
  tent: 0.3,
  'fit-and-flare': 0.2,
  flared: 0.2,
  cocoon: 0.05,
};

function topSide(t: Tailor, plan: TopPlan, neck: NeckLine): (y: number) => number {
  const base = easeOf(plan.fit);
  const thick: Ease = { ...base, ease: base.ease + t.cloth.drape.body * 0.02 };
  const side = sideOf(
    t.figure,
    neck.hold === 'bare' ? { ease: Math.min(thick.ease, 0.03), hang: Math.min(thick.hang, 0.4) } : thick,
  );
  const flare =
    (t.spec.silhouette === null ? undefined : FLARES[t.spec.silhouette]) ?? (plan.garment === 'tunic' ? 0.08 : 0);
  return (y) => side(y) + (flare > 0 ? flare * Math.max(0, y - 2.3) : 0);
}

const points =
  (h: number) =>
  (s: number): number =>
    (Math.abs(s - 0.5) < 0.26 ? 0.24 * h * (1 - Math.abs(Math.abs(s - 0.5) - 0.13) / 0.13) : 0) + 0.03 * h;
const basque =
  (h: number) =>
  (s: number): number =>
    0.3 * h * Math.max(0, 1 - Math.abs(s - 0.5) * 2.6);

/** What closes a top, drawn from its neck down to the hem. */
export function fasten(t: Tailor, plan: TopPlan, neck: NeckLine, hemY: number): Fastening {
  const low = Math.max(...neck.half.map((p) => p.y));
  const whole = { fromY: low + 0.02, toY: hemY + 0.06 };
  if (t.spec.opening?.place === 'shoulder') return NOTHING;
  if (plan.closure === 'buttons' && GARMENT[plan.garment].short_placket)
    return placket(t, { fromY: low, toY: 2.05, spacing: 0.2 }, 0.055);
  switch (plan.closure) {
    case 'buttons':
    case 'single-breasted':
      return plan.garment === 'waistcoat'
        ? singleBreasted(t, { fromY: low + 0.06, toY: 3.15, spacing: 0.22 }, 0.026)
        : placket(t, whole);
    case 'snaps':
      return placket(t, whole);
    case 'double-breasted':
      return doubleBreasted(t, { fromY: low + 0.1, toY: hemY - 0.2 });
    case 'half-zip':
      return zip(t, { fromY: plan.collar === null && neck.stand === 0 ? low : 1.3, toY: 2.15 });
    case 'zip':
      return zip(t, whole);
    case 'toggles':
      return toggles(t, whole);
    case 'lace-up':
      return lacing(t, { fromY: low + 0.08, toY: hemY - 0.02 });
    case 'hooks':
      return hooks(t, whole);
    default:
      return straightFront(t, low, hemY) ?? NOTHING;
  }
}

function neckLines(plan: TopPlan, opening: readonly Point[]): Line[] {
  if (plan.collar !== null || ['turtleneck', 'mock-neck', 'funnel', 'choker'].includes(plan.neckline)) return [];
  if (['crew', 'round', 'collarless'].includes(plan.neckline)) return [];
  return [stitch(opening.map((p) => xy(p.x, p.y + 8)).slice(2, -2))];
}

/** Collar, neckband or standing neck of a top. */
export function neckPieces(t: Tailor, plan: TopPlan, neck: NeckLine, opening: readonly Point[], wear: Wear): Piece[] {
  const { cloth, trim, spec } = t;
  const cut = {
    z: wear.collarZ,
    cloth: spec.print === 'breton' || spec.print === 'stripes' ? cloth : trim,
    stitched: cloth.drape.body > 0.25,
  };
  if (plan.collar !== null) return collarPieces(t, plan, cut, opening);
  if (plan.neckline === 'turtleneck') return stand(t, cut, 0.3, 'folded');
  if (plan.neckline === 'mock-neck') return stand(t, cut, 0.14, 'rib');
  if (plan.neckline === 'funnel') return stand(t, cut, 0.22, 'plain', 0.06);
  if (plan.neckline === 'choker') return stand(t, cut, 0.12, 'plain');
  if (plan.neckline === 'cowl') return [cowl(t, wear.z + 0.3, opening)];
  if (plan.neckline === 'keyhole') return [keyhole(t, wear.z + 0.3)];
  if (plan.neckline === 'illusion') return [illusion(t, wear.z + 0.3, opening)];
  const ribbed =
    ['crew', 'round', 'v-neck'].includes(plan.neckline) &&
    ['t-shirt', 'sweater', 'sweatshirt', 'tank-top', 'hoodie'].includes(plan.garment);
  const back = neck.hold === 'shoulder' ? [collarBack(t, cloth, 0.0)] : [];
  return ribbed
    ? [...back, neckband(t, cut.cloth, wear.z + 0.4, opening, plan.garment === 't-shirt' ? 0.045 : 0.075, true)]
    : back;
}

export function collarPieces(
  t: Tailor,
  plan: Pick<TopPlan, 'collar'>,
  cut: { z: number; cloth: Cloth; stitched: boolean },
  opening: readonly Point[],
): Piece[] {
  const { collar } = plan;
  if (collar === null) return [];
  return showing({ collar: true }, collarOf(t, collar, cut, opening));
}

function collarOf(
  t: Tailor,
  collar: Collar,
  cut: { z: number; cloth: Cloth; stitched: boolean },
  opening: readonly Point[],
): Piece[] {
  const leaf = leafOf(collar);
  if (collar === 'notched' || collar === 'shawl')
    return [collarBack(t, cut.cloth), ...leaves(t, collar, { ...cut, breakY: 2.2 })];
  if (leaf !== null)
    return [collarBack(t, cut.cloth, leaf === 'peter-pan' || leaf === 'sailor' ? 0.02 : 0.1), ...leaves(t, leaf, cut)];
  if (collar === 'bow') return [...stand(t, cut, 0.08, 'plain'), ...neckBow(t, cut)];
  if (collar === 'ruffle') return [...stand(t, cut, 0.06, 'plain'), ruffle(t, cut, opening, 0.2)];
  if (collar === 'rib') return stand(t, cut, 0.1, 'rib', 0.02);
  if (collar === 'storm') return stand(t, cut, 0.24, 'split', 0.05);
  return stand(t, cut, 0.12, 'split', 0.01);
}

export function sleeves(t: Tailor, plan: TopPlan, wear: Wear, side: (y: number) => number, neck: NeckLine): Piece[] {
  const ease = easeOf(plan.fit).ease * 0.9 + 0.02;
  return (['left', 'right'] as const)
    .filter((s) => !(neck.hold === 'one' && s === 'right'))
    .flatMap((s) =>
      sleeve(t, s, {
        z: wear.sleeveZ,
        cloth: t.cloth,
        cuffCloth: plan.cuff === 'rib' ? t.trim : t.cloth,
        type: plan.sleeveType,
        to: t.spec.sleeveTo,
        cuff: plan.cuff,
        ease,
        underarm: side(UNDERARM_Y),
        stitched: t.cloth.drape.body > 0.25,
      }),
    );
}
