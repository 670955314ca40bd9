import type { Fabric } from '../../garments/spec.js';

export type Care = 'machine-40' | 'machine-30' | 'delicate-30' | 'hand' | 'dry-clean' | 'wipe';

/** What a cloth is, as a maker needs to know it. */
export interface FabricFacts {
  /** grams per square metre: lightest, usual, heaviest */
  gsm: readonly [number, number, number];
  composition: string;
  /** Stretch across the width, 0–1 of the width (0.25 = 25 %). */
  stretch: number;
  /** 0 falls like water … 1 stands by itself */
  stiffness: number;
  /** 0 opaque … 1 see-through */
  sheer: number;
  knit: boolean;
  care: Care;
}

const f = (
  gsm: readonly [number, number, number],
  composition: string,
  stiffness: number,
  care: Care,
  more: Partial<Pick<FabricFacts, 'stretch' | 'sheer' | 'knit'>> = {},
): FabricFacts => ({ gsm, composition, stiffness, care, stretch: 0.02, sheer: 0, knit: false, ...more });

/** Usual weights and make-up of the cloths in the vocabulary. */
export const FABRIC_FACTS: Readonly<Record<Fabric, FabricFacts>> = {
  cotton: f([90, 150, 260], '100 % cotton', 0.45, 'machine-40'),
  'cotton-poplin': f([95, 115, 145], '100 % cotton', 0.5, 'machine-40'),
  'organic-cotton': f([110, 160, 260], '100 % organic cotton', 0.45, 'machine-40'),
  oxford: f([120, 145, 180], '100 % cotton', 0.5, 'machine-40'),
  chambray: f([100, 130, 170], '100 % cotton', 0.4, 'machine-40'),
  denim: f([240, 380, 500], '100 % cotton', 0.8, 'machine-30', { stretch: 0.03 }),
  canvas: f([240, 340, 500], '100 % cotton', 0.85, 'machine-30'),
  twill: f([170, 240, 320], '100 % cotton', 0.6, 'machine-40'),
  gabardine: f([180, 240, 320], '65 % cotton, 35 % polyester', 0.6, 'machine-30'),
  corduroy: f([180, 270, 360], '100 % cotton', 0.6, 'machine-30'),
  flannel: f([130, 170, 300], '100 % cotton', 0.4, 'machine-40'),
  jersey: f([130, 180, 240], '95 % cotton, 5 % elastane', 0.2, 'machine-40', { stretch: 0.35, knit: true }),
  interlock: f([180, 220, 280], '100 % cotton', 0.3, 'machine-40', { stretch: 0.3, knit: true }),
  'rib-knit': f([180, 230, 320], '95 % cotton, 5 % elastane', 0.25, 'machine-40', { stretch: 0.6, knit: true }),
  'french-terry': f([220, 280, 360], '100 % cotton', 0.35, 'machine-40', { stretch: 0.2, knit: true }),
  'sweatshirt-fleece': f([260, 320, 420], '80 % cotton, 20 % polyester', 0.4, 'machine-40', {
    stretch: 0.2,
    knit: true,
  }),
  fleece: f([180, 260, 340], '100 % polyester', 0.35, 'machine-30', { stretch: 0.2, knit: true }),
  linen: f([120, 185, 280], '100 % linen', 0.55, 'machine-40'),
  hemp: f([140, 220, 340], '100 % hemp', 0.6, 'machine-40'),
  ramie: f([110, 150, 220], '100 % ramie', 0.55, 'machine-30'),
  viscose: f([90, 130, 180], '100 % viscose', 0.15, 'delicate-30'),
  modal: f([130, 180, 220], '95 % modal, 5 % elastane', 0.15, 'machine-30', { stretch: 0.35, knit: true }),
  tencel: f([110, 150, 220], '100 % lyocell', 0.2, 'machine-30'),
  bamboo: f([140, 190, 240], '95 % bamboo viscose, 5 % elastane', 0.18, 'machine-30', { stretch: 0.35, knit: true }),
  crepe: f([90, 160, 240], '100 % viscose', 0.2, 'delicate-30'),
  chiffon: f([25, 45, 70], '100 % silk', 0.1, 'hand', { sheer: 0.7 }),
  georgette: f([45, 75, 110], '100 % silk', 0.12, 'hand', { sheer: 0.5 }),
  organza: f([25, 45, 70], '100 % silk', 0.75, 'hand', { sheer: 0.75 }),
  tulle: f([15, 30, 60], '100 % polyamide', 0.65, 'hand', { sheer: 0.85 }),
  satin: f([80, 130, 220], '100 % polyester', 0.2, 'delicate-30'),
  charmeuse: f([60, 85, 120], '100 % silk', 0.08, 'hand'),
  silk: f([45, 80, 140], '100 % silk', 0.15, 'hand'),
  velvet: f([180, 260, 380], '82 % viscose, 18 % silk', 0.3, 'dry-clean'),
  velour: f([220, 280, 340], '80 % cotton, 20 % polyester', 0.3, 'machine-30', { stretch: 0.25, knit: true }),
  lace: f([70, 120, 220], '70 % cotton, 30 % polyamide', 0.25, 'hand', { sheer: 0.5 }),
  mesh: f([60, 110, 180], '90 % polyamide, 10 % elastane', 0.15, 'machine-30', {
    stretch: 0.4,
    sheer: 0.55,
    knit: true,
  }),
  wool: f([180, 280, 450], '100 % wool', 0.5, 'dry-clean'),
  merino: f([140, 190, 260], '100 % merino wool', 0.2, 'hand', { stretch: 0.3, knit: true }),
  cashmere: f([180, 260, 360], '100 % cashmere', 0.25, 'hand', { stretch: 0.25, knit: true }),
  mohair: f([180, 260, 380], '70 % mohair, 30 % polyamide', 0.3, 'hand', { stretch: 0.25, knit: true }),
  alpaca: f([220, 320, 450], '70 % alpaca, 30 % wool', 0.35, 'hand', { stretch: 0.2, knit: true }),
  tweed: f([280, 380, 520], '100 % wool', 0.65, 'dry-clean'),
  boucle: f([280, 380, 520], '60 % wool, 30 % acrylic, 10 % polyamide', 0.5, 'dry-clean'),
  melton: f([380, 520, 750], '90 % wool, 10 % polyamide', 0.75, 'dry-clean'),
  felt: f([300, 420, 700], '100 % wool', 0.8, 'dry-clean'),
  knit: f([220, 320, 550], '100 % wool', 0.35, 'hand', { stretch: 0.35, knit: true }),
  'cable-knit': f([380, 520, 750], '100 % wool', 0.45, 'hand', { stretch: 0.3, knit: true }),
  crochet: f([180, 280, 420], '100 % cotton', 0.35, 'hand', { stretch: 0.2, sheer: 0.35, knit: true }),
  leather: f([500, 750, 1100], '100 % leather', 0.75, 'wipe'),
  'faux-leather': f([280, 400, 600], '100 % polyurethane on polyester', 0.6, 'wipe'),
  suede: f([450, 600, 900], '100 % suede', 0.55, 'wipe'),
  'faux-fur': f([400, 650, 1000], '100 % polyester', 0.6, 'dry-clean'),
  shearling: f([800, 1100, 1600], '100 % sheepskin', 0.75, 'dry-clean'),
  nylon: f([50, 90, 180], '100 % polyamide', 0.4, 'machine-30'),
  ripstop: f([45, 80, 200], '100 % polyamide', 0.5, 'machine-30'),
  polyester: f([80, 140, 240], '100 % polyester', 0.35, 'machine-30'),
  softshell: f([220, 300, 380], '94 % polyester, 6 % elastane', 0.6, 'machine-30', { stretch: 0.12 }),
  neoprene: f([220, 300, 420], '95 % polyester, 5 % elastane', 0.85, 'machine-30', { stretch: 0.3, knit: true }),
  spandex: f([180, 230, 300], '80 % polyamide, 20 % elastane', 0.1, 'machine-30', { stretch: 0.7, knit: true }),
  lurex: f([120, 180, 260], '60 % viscose, 40 % metallised polyester', 0.25, 'hand', { stretch: 0.2, knit: true }),
  brocade: f([180, 260, 380], '60 % polyester, 40 % viscose', 0.7, 'dry-clean'),
  jacquard: f([150, 230, 340], '60 % cotton, 40 % polyester', 0.6, 'delicate-30'),
  seersucker: f([95, 120, 160], '100 % cotton', 0.4, 'machine-40'),
  muslin: f([90, 125, 160], '100 % cotton', 0.25, 'machine-40', { sheer: 0.15 }),
  voile: f([50, 70, 95], '100 % cotton', 0.25, 'delicate-30', { sheer: 0.4 }),
  batiste: f([60, 80, 105], '100 % cotton', 0.3, 'machine-30', { sheer: 0.25 }),
  'waxed-cotton': f([240, 320, 420], '100 % waxed cotton', 0.8, 'wipe'),
  down: f([120, 180, 320], 'polyamide shell, down filling', 0.6, 'delicate-30'),
  sequin: f([180, 280, 420], '100 % polyester', 0.3, 'hand'),
  taffeta: f([60, 100, 150], '100 % polyester', 0.75, 'dry-clean'),
  terry: f([280, 380, 500], '100 % cotton', 0.4, 'machine-40'),
  ponte: f([240, 300, 380], '65 % viscose, 30 % polyamide, 5 % elastane', 0.45, 'machine-30', {
    stretch: 0.3,
    knit: true,
  }),
  cupro: f([60, 90, 130], '100 % cupro', 0.15, 'delicate-30'),
  acetate: f([70, 100, 150], '100 % acetate', 0.3, 'dry-clean'),
  'recycled-polyester': f([80, 140, 260], '100 % recycled polyester', 0.35, 'machine-30'),
};
