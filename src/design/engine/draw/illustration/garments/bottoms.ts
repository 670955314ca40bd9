import { hasDrawcord } from '../../../cut/drawcord.js';
import { spline } from '../../../geometry/spline.js';
import { edge } from '../paint/edge.js';
import { denies } from '../../../cut/denies.js';
import { isJeansCut, jeansMouth } from '../../../cut/jeans.js';
import { hasLegSlit } from '../../../cut/slits.js';
import type { Cut } from '../../../cut/cut.js';
import { isShalwar } from '../../../cut/shalwar.js';
import { isButtoned } from '../../../cut/opening.js';
import type { LegsEntry } from '../../../garments/entry.js';
import { GARMENT } from '../../../garments/index.js';
import type { Leg, Pocket, Silhouette } from '../../../garments/spec.js';
import { stitch } from '../paint/line.js';
import type { Piece } from '../paint/piece.js';
import { Z } from '../figure/order.js';
import { buckledBelt, tiedBelt } from './bands.js';
import { NOTHING, placket } from './closure.js';
import { hemDrop } from './hems.js';
import { pockets } from './pockets.js';
import { skirt, skirtSide } from './skirt.js';
import type { SkirtCut } from './skirt-cut.js';
import { heightAt } from '../../../cut/places.js';
import { hemHeight, lapOf, ON_LEG, type Tailor } from './tailor.js';
import type { TrouserCut } from './leg-shapes.js';
import { trousers } from './trousers.js';

/** Where the waist of trousers or a skirt sits, head heights. */
export const waistOf = (spec: Cut): number =>
  ({ high: 2.72, paperbag: 2.72, low: 3.22, dropped: 3.3, natural: 2.85, empire: 2.6, basque: 2.85 })[
    spec.waistline as string
  ] ?? 2.86;

const STRAIGHT: LegsEntry = { leg: 'straight', band: 'waistband', front: 'crease', fly: true };

const BY_FORM: Partial<Record<Silhouette, Leg>> = {
  wide: 'wide',
  flared: 'flared',
  bootcut: 'bootcut',
  skinny: 'skinny',
  tapered: 'tapered',
  baggy: 'wide',
  balloon: 'barrel',
};

/** How pockets are seen in front. */
const MOUTHS: Readonly<Partial<Record<Pocket, 'slash' | 'curved' | 'patch'>>> = {
  slash: 'slash',
  seam: 'slash',
  welt: 'slash',
  zip: 'slash',
  besom: 'slash',
  flap: 'slash',
  curved: 'curved',
  coin: 'curved',
  patch: 'patch',
};

/** Pockets on seat and leg have no mouth at the waist: trousers with a fly and joggers have theirs besides, as they are drafted. */
function mouthsOf(spec: Cut): ('slash' | 'curved' | 'patch')[] {
  if (isJeansCut(spec)) {
    const mouth = jeansMouth(spec);
    return mouth === null ? [] : [mouth === 'slanted' ? 'slash' : 'curved'];
  }
  const named = spec.pockets.flatMap((p) => MOUTHS[p] ?? []);
  const fly = (GARMENT[spec.garment].picture.legs ?? STRAIGHT).fly && spec.closure === 'fly';
  const besides = fly || spec.garment === 'joggers';
  return named.some((mouth) => mouth !== 'patch') || !besides || denies(spec, 'pocket') ? named : [...named, 'slash'];
}

/** Leggings lie on the leg: skinny is what they are anyhow. */
const legSaid = ({ leg }: Cut, usual: LegsEntry): Leg | null =>
  leg === 'skinny' && usual.leg === 'legging' ? null : leg;

/** How the spec's trousers are cut. */
export function trouserCut(t: Tailor, overrides: Partial<TrouserCut> = {}): TrouserCut {
  const { spec, cloth } = t;
  const usual = GARMENT[spec.garment].picture.legs ?? STRAIGHT;
  const short = spec.garment === 'shorts';
  const leg = short
    ? 'short'
    : isShalwar(spec)
      ? 'barrel'
      : spec.garment === 'harem-trousers'
        ? 'harem'
        : (legSaid(spec, usual) ?? (spec.silhouette === null ? undefined : BY_FORM[spec.silhouette]) ?? usual.leg);
  const denim = spec.garment === 'jeans' || cloth.drape.tile === 'denim';
  const drawn =
    spec.waistline === 'elastic' ||
    spec.waistline === 'drawstring' ||
    spec.waistline === 'paperbag' ||
    spec.closure === 'drawstring' ||
    spec.closure === 'elastic';
  const stripes = spec.details.includes('side-stripes');
  return {
    z: Z.bottom,
    cloth,
    leg,
    topY: waistOf(spec),
    hem: heightAt(ON_LEG, spec.hemAt ?? 1),
    band: drawn && usual.band !== 'none' ? 'elastic' : usual.band,
    cord: hasDrawcord(spec),
    fly: usual.fly && !drawn && spec.closure !== 'pullover',
    front: spec.details.includes('pleats') ? 'pleats' : usual.front,
    pockets: [
      ...new Set([
        ...(spec.pockets.some((p) => p === 'cargo' || p === 'bellows') || spec.leg === 'cargo'
          ? (['cargo'] as const)
          : []),
        ...mouthsOf(spec).map((mouth) => (drawn && mouth === 'patch' ? ('hip-patch' as const) : mouth)),
      ]),
    ],
    cuff:
      spec.hem === 'turn-up' || spec.cuff === 'turn-up' || spec.details.includes('turn-up')
        ? 'turn-up'
        : spec.cuff === 'rib'
          ? 'rib'
          : denies(spec, 'cuff') || isShalwar(spec)
            ? undefined
            : usual.cuff,
    stitched: denim || spec.details.includes('topstitching'),
    stitchColor: denim ? '#d29a4a' : undefined,
    sideStripe: stripes ? t.trim : undefined,
    distressed: spec.details.includes('distressed'),
    ease:
      leg === 'legging'
        ? 0
        : spec.silhouette === 'baggy' || spec.fit === 'oversized'
          ? 0.09
          : spec.fit === 'loose' || spec.fit === 'relaxed'
            ? 0.05
            : 0.02,
    ...overrides,
  };
}

/** Trousers as designed, with their belt. */
export function trouserPieces(t: Tailor): Piece[] {
  const cut = trouserCut(t);
  const half = (y: number): number => t.figure.half(y) + (cut.ease ?? 0.02) + 0.01;
  const at = { z: Z.belt, cloth: t.trim, y0: cut.topY + 0.01, y1: cut.topY + 0.13, half };
  const belt =
    t.spec.garment === 'wrap-trousers' ||
    t.spec.closure === 'tie' ||
    t.spec.details.includes('self-tie') ||
    t.spec.waistline === 'paperbag'
      ? tiedBelt(t, { ...at, cloth: t.cloth }, 0.0, 0.6)
      : t.spec.details.includes('belt') || t.spec.waistline === 'belted'
        ? buckledBelt(t, at)
        : [];
  return [...trousers(t, cut), ...belt];
}

/** A skirt with its waistband. */
export function skirtPieces(t: Tailor): Piece[] {
  const { spec, figure, cloth } = t;
  const form = skirtForm(spec);
  const topY = waistOf(spec);
  const hemY = hemHeight(spec);
  const cut: SkirtCut = {
    z: Z.bottom,
    cloth,
    form,
    topY: topY + 0.13,
    hemY,
    topHalf: figure.half(topY + 0.13) + 0.02,
    gathered:
      ['gathered', 'tiered', 'balloon', 'ball-gown'].includes(form) ||
      spec.details.includes('gathers') ||
      spec.waistline === 'elastic',
    pleated: spec.variant !== 'kilt' && (form === 'pleated' || spec.details.includes('pleats')),
    tiers: spec.tiers || (spec.hem === 'ruffled' || spec.details.includes('ruffles') ? 2 : 1),
    slit: hasLegSlit(spec),
    wrap: form === 'wrap' || spec.closure === 'wrap' || spec.variant === 'kilt',
    hemDrop: hemDrop(spec.hem, figure.head),
  };
  const pieces = skirt(t, cut);
  const half = (y: number): number => figure.half(y) + 0.022;
  const row = (y: number, k = 0.035) => spline([figure.at(-half(y), y), figure.at(0, y + k), figure.at(half(y), y)]);
  const [a, b] = [row(topY), row(topY + 0.14)];
  const buttoned = spec.opening?.place === 'front' && isButtoned(spec.closure);
  const fastening = buttoned ? placket(t, { fromY: topY, toY: hemY + 0.12, spacing: 0.34 }) : NOTHING;
  const band: Piece = {
    z: Z.bottom + 0.6,
    surface: cloth.surface,
    edges: [edge('hem', a), edge('side', [b[b.length - 1]]), edge('seam', b.toReversed()), edge('side', [a[0]])],
    form: [a[0], a[a.length - 1]],
    lines: [stitch(b.map((p) => ({ x: p.x, y: p.y - 4 })))],
    over: fastening.over,
    shows: { ...fastening.shows, ...(cut.wrap ? { laps: lapOf(t).laps } : {}) },
    casts: 0.4,
    subject: t.subject,
  };
  const front = pieces.map((p, i): Piece =>
    i === pieces.length - 1 ? { ...p, lines: [...(p.lines ?? []), ...fastening.lines] } : p,
  );
  const side = skirtSide(t, cut);
  const belt =
    (cut.wrap && spec.variant !== 'kilt') || spec.closure === 'tie' || spec.details.includes('self-tie')
      ? tiedBelt(t, { z: Z.belt, cloth, y0: topY + 0.01, y1: topY + 0.13, half }, lapOf(t).edge * 0.3, 0.9)
      : spec.details.includes('belt') || spec.waistline === 'belted'
        ? tiedBelt(t, { z: Z.belt, cloth, y0: topY + 0.01, y1: topY + 0.13, half }, 0, 0.9)
        : [];
  return [...front, band, ...pockets(t, { z: Z.bottom + 0.3, cloth, side, hemY, handY: 3.25 }), ...belt];
}

function skirtForm(spec: Cut): Silhouette {
  if (spec.silhouette !== null) return spec.silhouette === 'fit-and-flare' ? 'flared' : spec.silhouette;
  if (spec.details.includes('pleats')) return 'pleated';
  return spec.details.includes('tiers') ? 'tiered' : 'a-line';
}
