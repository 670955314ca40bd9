import type { Fabric } from '../../garments/spec.js';

/**
 * Assumed prices, EUR without tax: what a small European maker may pay a wholesaler for tens of metres. They are
 * assumptions of this program, not quotations; a maker replaces them by their own.
 */

/** EUR per running metre at 140–150 cm width. */
export const FABRIC_PRICES: Readonly<Record<Fabric, number>> = {
  cotton: 6,
  'cotton-poplin': 7,
  'organic-cotton': 9,
  oxford: 8,
  chambray: 7,
  denim: 9,
  canvas: 8,
  twill: 8,
  gabardine: 11,
  corduroy: 9,
  flannel: 8,
  jersey: 7,
  interlock: 7.5,
  'rib-knit': 8,
  'french-terry': 9,
  'sweatshirt-fleece': 9,
  fleece: 7,
  linen: 12,
  hemp: 13,
  ramie: 12,
  viscose: 6,
  modal: 8,
  tencel: 9,
  bamboo: 9,
  crepe: 9,
  chiffon: 24,
  georgette: 26,
  organza: 24,
  tulle: 4,
  satin: 6,
  charmeuse: 30,
  silk: 28,
  velvet: 18,
  velour: 11,
  lace: 16,
  mesh: 7,
  wool: 24,
  merino: 26,
  cashmere: 75,
  mohair: 42,
  alpaca: 42,
  tweed: 28,
  boucle: 26,
  melton: 26,
  felt: 16,
  knit: 18,
  'cable-knit': 22,
  crochet: 18,
  leather: 65,
  'faux-leather': 13,
  suede: 60,
  'faux-fur': 20,
  shearling: 130,
  nylon: 6,
  ripstop: 7,
  polyester: 4,
  softshell: 12,
  neoprene: 13,
  spandex: 11,
  lurex: 12,
  brocade: 17,
  jacquard: 14,
  seersucker: 8,
  muslin: 5,
  voile: 6,
  batiste: 7,
  'waxed-cotton': 18,
  down: 28,
  sequin: 20,
  taffeta: 7,
  terry: 10,
  ponte: 10,
  cupro: 11,
  acetate: 7,
  'recycled-polyester': 6,
};

/** EUR per metre of what is not in the fabric vocabulary. */
export const OTHER_PRICES: Readonly<Record<string, number>> = {
  'fusible interfacing': 2.5,
  'sew-in interfacing': 3,
  'firm interfacing': 4,
  'hair canvas': 9,
  'undercollar felt': 12,
  pocketing: 3.5,
  'polyester wadding': 5,
};

/** EUR per piece or metre of haberdashery; the first that fits the name. */
export const NOTION_PRICES: ReadonlyArray<readonly [RegExp, number]> = [
  [/invisible zip/, 0.9],
  [/open-end zip/, 3],
  [/trouser zip/, 0.7],
  [/zip/, 1.4],
  [/cufflink/, 1.6],
  [/jeans button/, 0.2],
  [/button or hook/, 0.2],
  [/button 2\d mm/, 0.45],
  [/button/, 0.18],
  [/hook and eye/, 0.08],
  [/snap/, 0.2],
  [/toggle/, 1.4],
  [/buckle/, 2.2],
  [/eyelet|rivet|stud/, 0.08],
  [/hook-and-loop/, 0.9],
  [/elastic/, 0.6],
  [/cord|lacing/, 0.7],
  [/boning/, 1.1],
  [/shoulder pad/, 0.7],
  [/placement print/, 1.2],
  [/thread/, 1.3],
];
export const OTHER_NOTION = 0.5;

export interface Range {
  low: number;
  mid: number;
  high: number;
}

/** Prices vary about the assumed ones by this much. */
export const MATERIAL_SPREAD: Range = { low: 0.65, mid: 1, high: 1.6 };

/** EUR per paid minute of sewing, wage and on-costs, in Europe: about 15, 24 and 42 EUR an hour. */
export const LABOUR_RATE: Range = { low: 0.25, mid: 0.4, high: 0.7 };

/** Standard minutes per paid minute. */
export const EFFICIENCY: Range = { low: 0.75, mid: 0.65, high: 0.55 };

/**
 * Work on a gown beyond its construction steps, as a share of their minutes: fittings, hand-sewn hems and closings,
 * matching of lace, pressing of long seams. Workrooms reckon with hours where a day dress takes minutes; the shares are
 * assumptions of this program.
 */
export const HANDWORK = { evening: 1, wedding: 3, surface: 0.75 } as const;

/** Share of labour for rent, power, machines and planning. */
export const OVERHEAD: Range = { low: 0.2, mid: 0.3, high: 0.45 };

/** EUR per piece: brand, size and care labels, hang tag, bag. */
export const LABELS_AND_PACKING: Range = { low: 0.4, mid: 0.8, high: 1.5 };

/** Bought beyond the nested length: faults, ends, shrinkage; more where a pattern must match. */
export const WASTAGE = 0.07;
export const WASTAGE_MATCHED = 0.15;
