import { standsUp } from '../../cut/standing-collar.js';
import { hasChima, hasJeogori } from '../../cut/hanbok.js';
import { isSari } from '../../cut/sari.js';
import { isGilet } from '../../cut/gilet.js';
import { type Box, union } from '../../geometry/box.js';
import { isBiker } from '../../cut/biker.js';
import { deniedParts } from '../../cut/denies.js';
import { upperFront } from '../../cut/lap.js';
import { buttonsOf } from '../../cut/buttons.js';
import type { Cut } from '../../cut/cut.js';
import { GARMENT } from '../../garments/index.js';
import type { SpecPart } from '../../garments/spec.js';
import { smallWearOf, type SmallWear } from '../../garments/kinds.js';
import type { DraftProportions } from '../../make/pattern/types.js';
import { drawCape } from './garments/capes.js';
import { drawParka, drawTailored } from './garments/coats.js';
import { drawDenimJacket } from './garments/denim.js';
import { drawShirt, drawSweater, drawTank, drawTee, drawWaistcoat, type Drawer } from './garments/garments.js';
import { drawDress, drawJumpsuit, drawPyjamas, drawSkirtFlat, drawTrouserFlat } from './garments/lower.js';
import {
  drawApron,
  drawBand,
  drawBikini,
  drawBodysuit,
  drawBowTie,
  drawBra,
  drawLingerieSet,
  drawSoftBra,
  drawCorset,
  drawOveralls,
  drawScarf,
  drawSocks,
  drawTankini,
  drawTie,
} from './garments/others.js';
import { drawSari } from './garments/sari.js';
import { drawHanbok } from './garments/hanbok.js';
import { drawKimono } from './garments/kimono.js';
import { drawRobe } from './garments/robe.js';
import { drawDecor } from './parts/decor.js';
import { drawElsewhere, withoutElsewhere } from './parts/elsewhere.js';
import { drawFastenings } from './parts/fastenings.js';
import { drawBriefs } from './garments/briefs.js';
import { drawBag } from './garments/bags.js';
import { drawBiker } from './garments/biker.js';
import { drawHat } from './garments/hats.js';
import { drawShoes } from './garments/shoes.js';
import { drawGlasses, drawGloves, drawUmbrella, drawWatch } from './garments/small.js';
import { bendHem } from './parts/hems.js';
import type { FlatAnchors } from './parts/parts.js';
import { Pen, type Page } from './pen/pen.js';
import { inksOf, tonesOf, type Tones } from './cloth/tone.js';
import type { View } from './garments/upper.js';
import { isWadded, weaveOf, weaveOfPart } from './cloth/weave.js';
import { bodyFor, figureOf } from './figure.js';
import { fromWaist } from '../../cut/hem.js';
import type { Heights } from '../../cut/places.js';
import { together, type Shown } from '../../cut/shown.js';
import { swollenEdges } from './cloth/wadding.js';

/** The part of a drafted pattern that the flats take their proportions from; a whole `Pattern` will do. */
export interface DraftedProportions {
  proportions: DraftProportions;
}

export interface Flat {
  frontSvg: string;
  backSvg: string;
  /** Where the named parts lie, px of each picture. */
  anchors: { front: FlatAnchors; back: FlatAnchors };
  /** What both sides show together. */
  shown: Shown;
}

export { FLAT_PARTS, type FlatAnchors, type FlatPart } from './parts/parts.js';

const WIDTH = 640;
const HEIGHT = 800;
const MARGIN = 36;

/** Under the names that garments' files give them. */
export const DRAWERS: Readonly<Record<string, Drawer>> = {
  shirt: drawShirt,
  pyjamas: drawPyjamas,
  tee: drawTee,
  tank: drawTank,
  corset: drawCorset,
  sweater: drawSweater,
  waistcoat: drawWaistcoat,
  tailored: drawTailored,
  parka: drawParka,
  'denim-jacket': drawDenimJacket,
  cape: drawCape,
  kimono: drawKimono,
  robe: drawRobe,
  dress: drawDress,
  jumpsuit: drawJumpsuit,
  overalls: drawOveralls,
  bodysuit: drawBodysuit,
  trousers: drawTrouserFlat,
  skirt: drawSkirtFlat,
  scarf: drawScarf,
  tie: drawTie,
  'bow-tie': drawBowTie,
  hat: drawHat,
  apron: drawApron,
  bag: drawBag,
  socks: drawSocks,
  band: drawBand,
  gloves: drawGloves,
  shoes: drawShoes,
  glasses: drawGlasses,
  watch: drawWatch,
  umbrella: drawUmbrella,
};

/** As trousers of another cut; the pen draws the rest. */
const legged =
  (as: Partial<Cut>): Drawer =>
  (pen, s, view, tones, drafted) =>
    drawTrouserFlat(pen, { ...s, waistline: 'elastic', ...as }, view, tones, drafted);

const SMALL: Readonly<Record<SmallWear, Drawer>> = {
  bikini: drawBikini,
  set: drawLingerieSet,
  tankini: drawTankini,
  'one-piece': (...args) => drawSwimsuit(...args),
  trunks: (pen, s, ...rest) => drawTrouserFlat(pen, { ...s, length: s.length ?? 'thigh' }, ...rest),
  bra: drawBra,
  'soft-bra': drawSoftBra,
  briefs: drawBriefs,
  boxers: legged({ length: 'thigh', fit: 'tight', closure: null, pockets: [] }),
  'long-johns': legged({ garment: 'leggings', category: 'trousers', length: 'full', closure: null, pockets: [] }),
  slip: (pen, s, ...rest) => drawDress(pen, { ...s, garment: 'dress', category: 'dress' }, ...rest),
};

const isCollarless = ({ collar, lapel }: Cut): boolean => collar === null && lapel === null;

/** The drawer for a spec: coats with hood or zip are drawn casual, swimwear and underwear by whose they are. */
function drawerFor(spec: Cut): Drawer {
  if (isGilet(spec)) return drawGilet;
  if (isSari(spec)) return drawSari;
  if (hasJeogori(spec) || hasChima(spec)) return drawHanbok;
  const { flat = '' } = GARMENT[spec.garment];
  if (flat === 'tailored' && (isCollarless(spec) || standsUp(spec))) return drawPlainJacket;
  const casual = spec.hood !== null || ['zip', 'toggles', 'snaps'].includes(spec.closure ?? '');
  if (spec.garment === 'coat' && casual) return drawParka;
  if (spec.garment === 'jacket') return jacketDrawer(spec, spec.hood !== null || spec.closure === 'zip');
  const small = smallWearOf(spec);
  if (small) return SMALL[small];
  return DRAWERS[flat] ?? byCategory(spec);
}

/** A sleeveless jacket with a straight hem. */
const drawGilet: Drawer = (pen, s, view, tones, drafted) =>
  drawParka(
    pen,
    {
      ...s,
      fit: s.fit === 'slim' ? 'regular' : s.fit,
    },
    view,
    tones,
    drafted,
  );

/** A one-piece: cut like a bodysuit, bare-armed unless sleeves are named. */
const drawSwimsuit: Drawer = (pen, s, view, tones, drafted) =>
  drawBodysuit(
    pen,
    {
      ...s,
      gender: 'women',
      neckline: s.neckline ?? 'scoop',
      sleeve: { type: s.sleeve.type, length: s.sleeve.length ?? 'sleeveless' },
    },
    view,
    tones,
    drafted,
  );

function jacketDrawer(spec: Cut, casual: boolean): Drawer {
  if (isBiker(spec)) return drawBiker;
  if (spec.closure === 'double-breasted' && (isCollarless(spec) || standsUp(spec))) return drawPlainJacket;
  if (spec.lapel || spec.collar === 'notched' || spec.silhouette === 'tailored' || spec.closure === 'double-breasted')
    return drawTailored;
  const denim = spec.fabrics.some((f) => f.name === 'denim');
  if (!casual) return denim ? drawDenimJacket : drawPlainJacket;
  return (pen, s, view, tones, drafted) => drawSweater(pen, { ...s, garment: 'bomber' }, view, tones, drafted);
}

/** A jacket with a turned collar and a straight front. */
const drawPlainJacket: Drawer = (pen, s, view, tones, drafted) => drawParka(pen, s, view, tones, drafted);

function byCategory(spec: Cut): Drawer {
  switch (spec.category) {
    case 'dress':
      return drawDress;
    case 'trousers':
    case 'shorts':
      return drawTrouserFlat;
    case 'skirt':
      return drawSkirtFlat;
    case 'outerwear':
    case 'jacket':
      return drawParka;
    case 'headwear':
      return drawHat;
    case 'bag':
      return drawBag;
    case 'accessory':
      return drawBand;
    default:
      return drawTee;
  }
}

/** Colour of contrasting stitches; a copper tone where the text names none. */
function contrastStitching({ details, colors }: Cut): string | undefined {
  if (!details.includes('contrast-stitching')) return undefined;
  return colors.find((c) => c.role !== 'main' && !hasOwnPart(c.parts))?.hex ?? '#b9742b';
}

const hasOwnPart = (parts: readonly SpecPart[] | undefined): boolean =>
  parts !== undefined && parts.length > 0 && !parts.includes('trim');

/** A pen that knows the cloth of the whole and of each part. @param bounds of the whole, for prints that run over it */
function penFor(spec: Cut, tones: Tones, bounds?: Box): Pen {
  const parts = Object.entries(tones.parts ?? {}).map(([part, tone]) => ({
    tone,
    weave: weaveOfPart(spec, part as SpecPart),
  }));
  const { hex: buttons, scale: buttonScale } = buttonsOf(spec);
  return new Pen(
    {
      tone: tones.base,
      weave: weaveOf(spec, inksOf(spec), bounds),
      parts,
      buttons: buttons ?? undefined,
      buttonScale,
      stitching: contrastStitching(spec),
    },
    { ...spec.counts, ...(spec.opening?.count ? { buttons: spec.opening.count } : {}) },
    deniedParts(spec),
    upperFront(spec),
  );
}

function drawSide(spec: Cut, view: View, drafted: DraftProportions | null): Pen {
  const tones = tonesOf(spec);
  const own = withoutElsewhere(spec);
  const sketch = spec.print === 'ombre' ? penFor(spec, tones) : null;
  if (sketch) drawerFor(own)(sketch, own, view, tones, drafted);
  const pen = penFor(spec, tones, sketch?.bounds());
  drawerFor(own)(pen, own, view, tones, drafted);
  drawFastenings(pen, own, view, tones);
  drawElsewhere(pen, spec, view, tones);
  if (spec.details.includes('quilting')) pen.show({ quilted: true });
  if (isWadded(spec)) swollenEdges(pen, figureOf(spec).armY + 2);
  drawDecor(pen, spec, view, tones);
  bendHem(pen, spec, view);
  return pen;
}

/** What hangs from the waist is drawn with its waist seam at this height, cm. */
const WAIST_SEAM = 4;

function heightsOf(spec: Cut): Heights {
  const { waistY: waist, kneeY, floorY } = bodyFor(spec);
  const up = fromWaist(spec) ? waist - WAIST_SEAM : 0;
  return { neck: -up, waist: waist - up, knee: kneeY - up, floor: floorY - up };
}

function bothShow(front: Pen, back: Pen, heights: Heights): Shown {
  const [ahead, behind] = [front.shown(heights), back.shown(heights)];
  const fastening = ahead.fastener
    ? { fastened: ahead.fastened ?? ('front' as const) }
    : behind.fastener
      ? { fastened: 'back' as const }
      : {};
  return { ...together([ahead, { ...behind, pockets: 0, count: ahead.fastener ? 0 : behind.count }]), ...fastening };
}

/**
 * Technical flats of a garment, front and back: 640 × 800 px SVG with presentation attributes only (no CSS, no fonts), so
 * that browsers, resvg and PDF writers draw the same. Cloth is filled with a light tint of the spec's colours; outlines
 * 2.3, seams 1.3, details 1, stitching 0.75 dashed. Same input, same bytes.
 *
 * @param spec what to draw; closures, collars, pockets, lengths, sleeves and details come from it
 * @param pattern a drafted pattern whose widths the body is drawn with, if there is one
 */
export function drawFlat(spec: Cut, pattern: DraftedProportions | null = null): Flat {
  const drafted = pattern?.proportions ?? null;
  const [front, back] = [drawSide(spec, 'front', drafted), drawSide(spec, 'back', drafted)];
  const page: Page = { width: WIDTH, height: HEIGHT, margin: MARGIN, field: union(front.bounds(), back.bounds()) };
  const title = spec.garment.replaceAll('-', ' ');
  return {
    frontSvg: front.svg(page, `${title}, front`),
    backSvg: back.svg(page, `${title}, back`),
    anchors: { front: front.anchors(page), back: back.anchors(page) },
    shown: bothShow(front, back, heightsOf(spec)),
  };
}
