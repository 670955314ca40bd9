import { hasChima } from '../../cut/hanbok.js';
import { CHEONGSAM } from './cheongsam.js';
import type { Kit, Operation } from './kit.js';
import { stepOf, type Row } from './rows.js';
import { WAIST_APRON } from './waist-apron.js';

/** In the order in which a kimono is sewn by hand or machine: body, overlaps, sleeves, sides, hems, collar last. */
const KIMONO: readonly Row[] = [
  {
    phase: 'panels',
    title: 'Centre back',
    pieces: /kimonoBody/,
    text: (p) => `Join the two lengths of ${p} at the centre back, from the neck to the hem; press to one side.`,
    joins: /^Centre back seam$/,
    seam: 'join',
    minutes: 3,
  },
  {
    phase: 'panels',
    title: 'Overlaps',
    pieces: /kimonoOverlap/,
    text: (p) => `Sew ${p} to the front edges, tip to the neck, and hem their other edge below the collar.`,
    joins: /^Overlap to front$/,
    seam: 'join',
    minutes: 5,
  },
  {
    phase: 'sleeves',
    title: 'Sleeves to the body',
    pieces: /kimonoSleeve/,
    text: (p) => `Sew ${p} flat to the sides, its fold on the shoulder line, between the marks.`,
    joins: /^Sleeve to body$/,
    seam: 'join',
    minutes: 4,
  },
  {
    phase: 'sleeves',
    title: 'Sleeve edges',
    pieces: /kimonoSleeve/,
    text: (p) => `Close the lower edge of ${p} and its outer edge below the hand; hem what stays open.`,
    joins: /^Sleeve, /,
    seam: 'join',
    minutes: 6,
  },
  {
    phase: 'sides',
    title: 'Side seams',
    pieces: /kimonoBody/,
    text: (p) => `Close the sides of ${p} from the mark below the sleeve to the hem.`,
    joins: /^Side seam$/,
    seam: 'join',
    minutes: 4,
  },
  {
    phase: 'hem',
    title: 'Hem',
    pieces: /kimono(Body|Overlap)/,
    text: (p) => `Turn up the hem of ${p} and stitch.`,
    seam: 'turned',
    minutes: 5,
  },
  {
    phase: 'neck',
    title: 'Collar',
    pieces: /kimonoBand/,
    text: (p) =>
      `Sew ${p} to the neck and down the fronts, its middle at the centre back; fold it over the seam, turn in its ends and fell it down.`,
    joins: /^Collar to /,
    seam: 'attach',
    minutes: 9,
  },
  {
    phase: 'parts',
    title: 'Sash or ties',
    pieces: /own\.(belt|ties)/,
    text: (p) =>
      `Fold ${p} lengthwise, stitch, turn through and press${/\btie\b/i.test(p) ? '; sew one to each front' : ''}.`,
    joins: /^Folded lengthwise$/,
    seam: 'turned',
    minutes: 3,
  },
];

/** A skirt on a breast band: widths, pleats, band with straps and ties, hem. */
const CHIMA: readonly Row[] = [
  {
    phase: 'parts',
    title: 'Straps and ties of the skirt',
    pieces: /own\.(strap|bandTie)/,
    text: (p) => `Fold ${p} lengthwise, stitch, turn through and press.`,
    joins: /^Folded lengthwise$/,
    seam: 'turned',
    minutes: 5,
  },
  {
    phase: 'sides',
    title: 'Skirt widths',
    pieces: /own\.pleats/,
    text: (p) =>
      `Join the widths of ${p}; the last seam, at the back, stays open from the top down to the hip: hem its edges.`,
    joins: /^Skirt side edges$/,
    seam: 'join',
    minutes: 6,
  },
  {
    phase: 'waist',
    title: 'Pleats and breast band',
    pieces: /own\.(pleats|waistband)/,
    text: (p) =>
      `Lay the pleats, all one way, and baste; sew ${p} together, ties in its ends and straps between band and skirt, then fold the band over and fell it down. Worn, the ends pass each other at the back and the ties come round to the front.`,
    joins: /^Breast band to skirt$|^Skirt to waist$/,
    seam: 'attach',
    minutes: 14,
  },
  {
    phase: 'hem',
    title: 'Hem of the skirt',
    pieces: /own\.pleats/,
    text: (p) => `Turn up the hem of ${p} and fell it.`,
    seam: 'turned',
    minutes: 7,
  },
];

/** A wound skirt is hemmed and no more. */
const WOUND: readonly Row[] = [
  {
    phase: 'hem',
    title: 'Hems',
    pieces: /own\.sarong/,
    text: (p) =>
      `Turn a narrow hem twice on all four edges of ${p} and stitch; worn, it is wound round the waist and its end tucked in.`,
    seam: 'turned',
    minutes: 6,
  },
];

/** By the piece that tells the cut. */
const WAYS: Readonly<Record<string, readonly Row[]>> = {
  'own.kimonoBody': [...KIMONO, ...CHIMA],
  'own.pleats': CHIMA,
  'own.sarong': WOUND,
  'own.waistApron': WAIST_APRON,
  'own.qipaoUnderlap': CHEONGSAM,
};

/** The way in which garments of a cut of their own are sewn; null for other cuts. */
export function straightWay(kit: Kit): Operation | null {
  const told = kit.pieces.find((p) => p.id in WAYS && (p.id !== 'own.pleats' || hasChima(kit.spec)));
  return told ? (of) => WAYS[told.id].flatMap((row) => stepOf(of, row)) : null;
}
