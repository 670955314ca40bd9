import type { Garment, GarmentSpec } from '../spec.js';
import type { DraftProportions } from '../pattern/types.js';
import { drawParka, drawTailored } from './coats.js';
import { drawDenimJacket, drawShirt, drawSweater, drawTank, drawTee, drawWaistcoat, type Drawer } from './garments.js';
import { drawDress, drawJumpsuit, drawSkirtFlat, drawTrouserFlat } from './lower.js';
import {
  drawApron,
  drawBag,
  drawBand,
  drawBikini,
  drawBodysuit,
  drawBowTie,
  drawBriefs,
  drawCape,
  drawCorset,
  drawHat,
  drawKimono,
  drawOveralls,
  drawScarf,
  drawSocks,
  drawTie,
} from './others.js';
import { Pen } from './pen.js';
import { tonesOf } from './tone.js';
import type { View } from './upper.js';

/** The part of a drafted pattern that the flats take their proportions from; a whole `Pattern` will do. */
export interface DraftedProportions {
  proportions: DraftProportions;
}

export interface Flat {
  frontSvg: string;
  backSvg: string;
}

const WIDTH = 640;
const HEIGHT = 800;
const MARGIN = 36;

const DRAWERS: Partial<Record<Garment, Drawer>> = {
  shirt: drawShirt,
  blouse: drawShirt,
  pyjamas: drawShirt,
  't-shirt': drawTee,
  polo: drawTee,
  tunic: drawTee,
  top: drawTee,
  'tank-top': drawTank,
  corset: drawCorset,
  sweater: drawSweater,
  sweatshirt: drawSweater,
  cardigan: drawSweater,
  hoodie: drawSweater,
  bomber: drawSweater,
  waistcoat: drawWaistcoat,
  blazer: drawTailored,
  coat: drawTailored,
  'trench-coat': drawTailored,
  parka: drawParka,
  'denim-jacket': drawDenimJacket,
  cape: drawCape,
  poncho: drawCape,
  kimono: drawKimono,
  robe: drawKimono,
  dress: drawDress,
  jumpsuit: drawJumpsuit,
  overalls: drawOveralls,
  bodysuit: drawBodysuit,
  trousers: drawTrouserFlat,
  jeans: drawTrouserFlat,
  leggings: drawTrouserFlat,
  tights: drawTrouserFlat,
  joggers: drawTrouserFlat,
  'wide-leg-trousers': drawTrouserFlat,
  'wrap-trousers': drawTrouserFlat,
  'harem-trousers': drawTrouserFlat,
  shorts: drawTrouserFlat,
  skirt: drawSkirtFlat,
  scarf: drawScarf,
  tie: drawTie,
  'bow-tie': drawBowTie,
  hat: drawHat,
  apron: drawApron,
  bag: drawBag,
  socks: drawSocks,
  belt: drawBand,
  headband: drawBand,
  'leg-warmers': drawBand,
};

/** The drawer for a spec: coats with hood or zip are drawn casual, swimwear and underwear by whose they are. */
function drawerFor(spec: GarmentSpec): Drawer {
  const casual = spec.hood !== null || ['zip', 'toggles', 'snaps'].includes(spec.closure ?? '');
  if (spec.garment === 'coat' && casual) return drawParka;
  if (spec.garment === 'jacket') return jacketDrawer(spec, casual);
  const swim = spec.garment === 'swimwear' && spec.gender !== 'men' && spec.gender !== 'boys';
  if (swim) return drawBikini;
  if (spec.garment === 'swimwear') return drawTrouserFlat;
  if (spec.garment === 'underwear') return drawBriefs;
  return DRAWERS[spec.garment] ?? byCategory(spec);
}

function jacketDrawer(spec: GarmentSpec, casual: boolean): Drawer {
  if (spec.lapel || spec.collar === 'notched' || spec.silhouette === 'tailored' || spec.closure === 'double-breasted')
    return drawTailored;
  if (!casual) return drawDenimJacket;
  return (pen, s, view, tones, drafted) => drawSweater(pen, { ...s, garment: 'bomber' }, view, tones, drafted);
}

function byCategory(spec: GarmentSpec): Drawer {
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

function drawSide(spec: GarmentSpec, view: View, drafted: DraftProportions | null): string {
  const pen = new Pen();
  drawerFor(spec)(pen, spec, view, tonesOf(spec), drafted);
  return pen.svg(WIDTH, HEIGHT, MARGIN, `${spec.garment.replaceAll('-', ' ')}, ${view}`);
}

/**
 * Technical flats of a garment, front and back: 640 × 800 px SVG with presentation attributes only (no CSS, no fonts), so
 * that browsers, resvg and PDF writers draw the same. Cloth is filled with a light tint of the spec's colours; outlines
 * 2.3, seams 1.3, details 1, stitching 0.75 dashed. Same input, same bytes.
 *
 * @param spec what to draw; closures, collars, pockets, lengths, sleeves and details come from it
 * @param pattern a drafted pattern whose widths the body is drawn with, if there is one
 */
export function drawFlat(spec: GarmentSpec, pattern: DraftedProportions | null = null): Flat {
  const drafted = pattern?.proportions ?? null;
  return { frontSvg: drawSide(spec, 'front', drafted), backSvg: drawSide(spec, 'back', drafted) };
}
