import { spline } from '../../../geometry/spline.js';
import type { Point } from '../../../geometry/point.js';
import { isAoDai, isCheongsam } from '../../../cut/cheongsam.js';
import { isSari } from '../../../cut/sari.js';
import { hasChima, hasJeogori } from '../../../cut/hanbok.js';
import { isBuckled } from '../../../cut/buckled.js';
import { denies } from '../../../cut/denies.js';
import { hasLegSlit } from '../../../cut/slits.js';
import type { Cut } from '../../../cut/cut.js';
import type { Detail, Silhouette } from '../../../garments/spec.js';
import { clothOfPart } from '../../../cut/part-cloth.js';
import type { Piece } from '../paint/piece.js';
import { edgeLine, crease } from '../paint/line.js';
import { Z } from '../figure/order.js';
import { buckledBelt, tiedBelt } from './bands.js';
import { bodice, neckEdge } from './bodice.js';
import {
  doubleBreasted,
  hooks,
  lacing,
  NOTHING,
  placket,
  straightFront,
  toggles,
  zip,
  type Fastening,
} from './closure.js';
import { backPanel, crossFront, frontPanel, sideSlits } from './cross-front.js';
import { easeOf, sideOf } from './fit.js';
import { hemDrop } from './hems.js';
import { hood } from './hood.js';
import { breastRibbons } from './jacket.js';
import { wrapFolds, wrapLine } from './wrapped-front.js';
import { ruffle } from './collar.js';
import { chestMotif } from './motif.js';
import { necklineOf } from './necklines.js';
import { draped } from './panels.js';
import { planTop, type TopPlan } from './plan-top.js';
import { pockets } from './pockets.js';
import { skirt, skirtSide } from './skirt.js';
import type { SkirtCut } from './skirt-cut.js';
import { sleeve } from './sleeve.js';
import { hemHeight, lapOf, UNDERARM_Y, type Tailor } from './tailor.js';
import { sariEnd } from './sari.js';
import { neckPieces, type Wear } from './top.js';
import { detailLines } from './yoke.js';

const WEAR: Wear = { z: Z.top, sleeveZ: Z.sleeve, collarZ: Z.topCollar };

/** Silhouettes cut in one from shoulder to hem, without a waist seam. */
const ONE_PIECE: readonly Silhouette[] = [
  'shift',
  'trapeze',
  'tent',
  'straight',
  'oversized',
  'boxy',
  'bodycon',
  'sheath',
  'cocoon',
  'pencil',
  'a-line',
];

/** Details that ask for a skirt of its own. */
const SEAMED: ReadonlySet<Detail> = new Set([
  'gathers',
  'tiers',
  'ruffles',
  'pleats',
  'slit',
  'belt',
  'self-tie',
  'godets',
]);

const WAIST: Partial<Record<NonNullable<Cut['waistline']>, number>> = {
  empire: 2.42,
  high: 2.65,
  dropped: 3.45,
  low: 3.3,
  basque: 2.95,
};

/** A dress: bodice, skirt, sleeves, neck, waist. */
export function dress(t: Tailor): Piece[] {
  const { spec, figure, cloth } = t;
  const form = formOf(spec);
  const plan = planTop(spec, false);
  const waistY = (spec.waistline === null ? undefined : WAIST[spec.waistline]) ?? (form === 'empire' ? 2.42 : 2.85);
  const hemY = hemHeight(spec);
  const neck = necklineOf(wrapped(spec) ? 'surplice' : plan.neckline, figure, plan.sleeveType === 'strap');
  const fitted = sideOf(figure, {
    ...easeOf(plan.fit),
    hang: plan.fit === 'loose' || plan.fit === 'relaxed' ? 0.5 : 0.05,
  });
  const crossed = isCheongsam(spec);
  const whole =
    crossed ||
    (ONE_PIECE.includes(form) &&
      !wrapped(spec) &&
      spec.waistline === null &&
      !spec.details.some((d) => SEAMED.has(d)) &&
      clothOfPart(spec, 'bodice') === null &&
      clothOfPart(spec, 'skirt') === null &&
      spec.closure !== 'belt');
  const base: SkirtCut = {
    z: Z.bottom,
    cloth,
    form,
    topY: waistY,
    hemY,
    topHalf: fitted(waistY),
    gathered: ['gathered', 'tiered', 'balloon', 'ball-gown'].includes(form) || spec.details.includes('gathers'),
    pleated: form === 'pleated' || (spec.details.includes('pleats') && form !== 'ball-gown'),
    tiers: spec.tiers || (spec.hem === 'ruffled' || spec.details.includes('ruffles') ? 2 : 1),
    slit: hasLegSlit(spec),
    wrap: wrapped(spec) && !hasChima(spec),
    hemDrop: hemDrop(spec.hem, figure.head),
  };
  const skirtWidth = skirtSide(t, base);
  const loose = sideOf(
    figure,
    easeOf(spec.fit ?? (['bodycon', 'sheath', 'pencil'].includes(form) ? 'slim' : 'regular')),
  );
  const apart = isAoDai(spec);
  const side = apart
    ? frontPanel(loose)
    : whole
      ? (y: number): number =>
          y < 2.3
            ? loose(y)
            : Math.max(
                y < 4.3 ? Math.min(loose(y), skirtBlend(form, loose(y), y)) : 0,
                oneSide(form, t, loose, skirtWidth)(y),
              )
      : fitted;
  const cut = {
    z: WEAR.z,
    cloth,
    neck,
    side,
    hemY: whole ? hemY : waistY + 0.02,
    hemDrop: whole ? base.hemDrop : undefined,
    hemFlutes: whole ? ({ trapeze: 6, tent: 7, 'a-line': 5, oversized: 3, shift: 2 }[form as string] ?? 1) : 0,
    armhole: plan.sleeveless || plan.sleeveType === 'cold-shoulder' ? ('cut' as const) : ('shoulder' as const),
    casts: whole ? 1.2 : 0.3,
  };
  const [body] = bodice(t, cut);
  const drape = isSari(spec) ? { lines: [], folds: [] } : draped(t, spec, side, whole ? hemY : waistY);
  const opening = neckEdge(t, cut);
  const lowY = neck.half[neck.half.length - 1].y;
  const fastening = crossed ? crossFront(t, lowY, side) : fasten(t, spec, lowY, hemY);
  const front: Piece = {
    ...body,
    lines: [
      ...(body.lines ?? []),
      ...(whole ? fastening.lines : []),
      ...detailLines(t, spec, side, cut.hemY),
      ...drape.lines,
      ...(crossed && base.slit && !apart ? sideSlits(t, side, hemY) : []),
      ...(wrapped(spec) ? [edgeLine(wrapLine(t, waistY), 1)] : []),
      ...(form === 'empire'
        ? [
            crease(
              spline([
                figure.at(-fitted(waistY), waistY),
                figure.at(0, waistY + 0.05),
                figure.at(fitted(waistY), waistY),
              ]),
              1,
            ),
          ]
        : []),
    ],
    folds: [...(body.folds ?? []), ...(wrapped(spec) ? wrapFolds(t, waistY) : []), ...drape.folds],
    over: chestMotif(t, spec) + (whole ? fastening.over : ''),
    shows: { ...body.shows, ...fastening.shows, ...(wrapped(spec) ? { laps: lapOf(t).laps } : {}) },
  };
  const below = whole
    ? []
    : skirt(t, base).map((p, i, all): Piece =>
        i === all.length - 1 ? { ...p, lines: [...(p.lines ?? []), ...fastening.lines] } : p,
      );
  const fastened: Piece[] =
    whole || fastening.over === ''
      ? []
      : [
          {
            z: Z.topCollar - 0.5,
            surface: cloth.surface,
            edges: [{ kind: 'hidden', points: [figure.at(0, 2), figure.at(0.0001, 2)] }],
            over: fastening.over,
          },
        ];
  return [
    ...(apart ? [backPanel(t, loose, hemY)] : []),
    ...below,
    front,
    ...fastened,
    ...(isSari(spec) ? sariEnd(t, skirtWidth) : []),
    ...neckPieces(t, { ...plan, neckline: wrapped(spec) ? 'surplice' : plan.neckline }, neck, opening, WEAR),
    ...frill(t, spec, opening),
    ...(neck.hold === 'halter' ? [] : sleeves(t, plan, side, neck.hold)),
    ...pockets(t, { z: WEAR.z + 0.2, cloth, side: whole ? side : skirtWidth, hemY, handY: 3.2 }),
    ...belt(t, spec, waistY, fitted),
    ...(spec.hood === null ? [] : hood(t, WEAR.collarZ + 0.5, cloth, spec.hood)),
  ];
}

/** A frill below the edge of a dress that is bare at the shoulders. */
function frill(t: Tailor, spec: Cut, opening: readonly Point[]): Piece[] {
  const bare = ['off-shoulder', 'strapless', 'straight-across', 'one-shoulder'].includes(spec.neckline ?? '');
  if (!spec.details.includes('ruffles') || !bare) return [];
  return [ruffle(t, { z: Z.sleeve + 2, cloth: t.cloth }, opening, spec.neckline === 'off-shoulder' ? 0.42 : 0.3)];
}

/** The fronts cross; a skirt on a breast band is wrapped behind. */
const wrapped = (spec: Cut): boolean =>
  hasJeogori(spec) ||
  (!hasChima(spec) &&
    !isSari(spec) &&
    (spec.silhouette === 'wrap' || spec.closure === 'wrap' || spec.neckline === 'surplice'));

function formOf(spec: Cut): Silhouette {
  if (isSari(spec)) return 'a-line';
  if (spec.silhouette !== null && spec.silhouette !== 'tailored') return spec.silhouette;
  if (spec.waistline === 'empire') return 'empire';
  return spec.details.includes('tiers') ? 'tiered' : 'fit-and-flare';
}

const skirtBlend = (form: Silhouette, wide: number, y: number): number =>
  ['bodycon', 'sheath', 'pencil'].includes(form) ? wide : wide + 0.02 * (y - 2.3);

/** The side of a dress without a waist seam. */
function oneSide(
  form: Silhouette,
  t: Tailor,
  loose: (y: number) => number,
  skirtWidth: (y: number) => number,
): (y: number) => number {
  const flare = {
    'a-line': 0.17,
    trapeze: 0.27,
    tent: 0.36,
    shift: 0.05,
    oversized: 0.06,
    straight: 0.03,
    boxy: 0.03,
    cocoon: 0.02,
  }[form as string];
  if (flare === undefined) return (y) => (y < 3.4 ? loose(y) : skirtWidth(y));
  const chest = loose(2.3);
  const hang = (y: number): number => Math.max(chest + flare * (y - 2.3), t.figure.half(y) + (y > 4.3 ? 0.07 : 0.03));
  if (form !== 'a-line') return hang;
  const nip = (y: number): number => 0.13 * Math.exp(-(((y - 2.85) / 0.42) ** 2));
  return (y) => Math.max(hang(y) - nip(y), t.figure.half(y) + 0.03);
}

function fasten(t: Tailor, spec: Cut, lowY: number, hemY: number): Fastening {
  const front = straightFront(t, lowY, hemY);
  if (front) return front;
  if (wrapped(spec) || spec.closure === 'pullover') return NOTHING;
  const toHem = hemY + 0.1;
  if (spec.closure === 'buttons' || spec.closure === 'snaps' || spec.closure === 'single-breasted')
    return placket(t, {
      fromY: lowY,
      toY: Math.min(toHem, spec.silhouette === 'ball-gown' ? 2.85 : toHem),
      spacing: 0.4,
    });
  if (spec.closure === 'lace-up') return lacing(t, { fromY: lowY + 0.06, toY: 2.85 });
  if (spec.closure === 'hooks') return hooks(t, { fromY: lowY, toY: 2.85 });
  if (spec.closure === 'zip' && spec.opening?.place === 'front') return zip(t, { fromY: lowY, toY: toHem });
  if (spec.closure === 'toggles') return toggles(t, { fromY: lowY, toY: Math.min(toHem, 4.2) });
  if (spec.closure === 'half-zip') return zip(t, { fromY: lowY, toY: lowY + 0.6 });
  if (spec.closure === 'double-breasted') return doubleBreasted(t, { fromY: lowY + 0.1, toY: 3.4 });
  return NOTHING;
}

function sleeves(t: Tailor, plan: TopPlan, side: (y: number) => number, hold: string): Piece[] {
  const ease = easeOf(plan.fit).ease * 0.8 + 0.02;
  if (hold === 'bare' && t.spec.sleeve.type === null && t.spec.neckline !== 'off-shoulder') return [];
  return (['left', 'right'] as const)
    .filter((s) => !(hold === 'one' && s === 'right'))
    .flatMap((s) =>
      sleeve(t, s, {
        z: Z.sleeve,
        cloth: t.cloth,
        type: plan.sleeveType,
        to: t.spec.sleeveTo,
        cuff: plan.cuff,
        ease,
        underarm: side(UNDERARM_Y),
      }),
    );
}

function belt(t: Tailor, spec: Cut, waistY: number, half: (y: number) => number): Piece[] {
  if (hasJeogori(spec)) return breastRibbons(t, Z.belt, 1.5);
  if (denies(spec, 'belt')) return [];
  const at = {
    z: Z.belt,
    cloth: spec.print === null || spec.print === 'solid' ? t.trim : t.cloth,
    y0: waistY - 0.06,
    y1: waistY + 0.07,
    half: (y: number): number => half(y) + 0.012,
  };
  if (wrapped(spec) || spec.details.includes('self-tie') || spec.closure === 'tie')
    return tiedBelt(t, at, wrapped(spec) ? lapOf(t).edge * 0.28 : 0, 1.25);
  if (isBuckled(spec)) return buckledBelt(t, at);
  const belted = spec.details.includes('belt') || spec.closure === 'belt' || spec.waistline === 'belted';
  if (belted) return tiedBelt(t, at, 0, 0.9);
  return [];
}
