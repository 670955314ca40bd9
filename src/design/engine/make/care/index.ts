import { FABRIC_FACTS, type Material, type Materials } from '../materials/index.js';
import { careFor } from '../materials/fibres.js';
import type { Care as CareClass } from '../materials/fabrics.js';
import type { GarmentSpec } from '../../garments/garment-spec.js';
import { FABRICS, type Fabric } from '../../garments/spec.js';

export type CareProcess = 'washing' | 'bleaching' | 'drying' | 'ironing' | 'professional care';

/** One of the five processes of ISO 3758, in its order and wording; no symbols of others are drawn. */
export interface CareInstruction {
  process: CareProcess;
  /** short code for labels and files, e.g. `wash-30-mild` */
  code: string;
  text: string;
  /** the component that decides */
  because: string;
}

export interface CareLabel {
  instructions: CareInstruction[];
  /** fibre shares as a label states them, by component */
  composition: Array<{ component: string; text: string }>;
  advice: string[];
}

/** Gentlest last. */
const WASHING = {
  'machine-40': ['wash-40-normal', 'Maximum washing temperature 40 °C, normal process'],
  'machine-30': ['wash-30-mild', 'Maximum washing temperature 30 °C, mild process'],
  'delicate-30': ['wash-30-very-mild', 'Maximum washing temperature 30 °C, very mild process'],
  hand: ['wash-hand', 'Wash by hand, maximum temperature 40 °C'],
  'dry-clean': ['wash-no', 'Do not wash'],
  wipe: ['wash-no', 'Do not wash'],
} as const satisfies Record<CareClass, readonly [string, string]>;
const CLASSES = Object.keys(WASHING) as CareClass[];

const IRONING = [
  ['iron-200', 'Iron at a maximum sole plate temperature of 200 °C'],
  ['iron-150', 'Iron at a maximum sole plate temperature of 150 °C'],
  ['iron-110', 'Iron at a maximum sole plate temperature of 110 °C, without steam'],
  ['iron-no', 'Do not iron'],
] as const;

const DRYING = [
  ['dry-tumble-low', 'Tumble drying possible, lower temperature, maximum exhaust 60 °C'],
  ['dry-line', 'Do not tumble dry; line drying'],
  ['dry-flat', 'Do not tumble dry; flat drying'],
  ['dry-shade', 'Do not tumble dry; dry in the shade, away from heat'],
] as const;

const PROFESSIONAL = {
  free: ['pro-p', 'Professional dry cleaning in tetrachloroethene and all solvents for symbol F, normal process'],
  mild: ['pro-p-mild', 'Professional dry cleaning in tetrachloroethene and all solvents for symbol F, mild process'],
  hydrocarbon: ['pro-f-mild', 'Professional dry cleaning in hydrocarbons, mild process'],
  none: ['pro-no', 'Do not dry clean'],
  leather: ['pro-leather', 'Clean by a leather specialist only'],
} as const;

/** A component of the garment with what it bears: indices into the tables above. */
interface Bearing {
  name: string;
  care: CareClass;
  iron: number;
  dry: number;
  professional: keyof typeof PROFESSIONAL;
}

const HIDE = /leather|suede|sheepskin|waxed/;
const DELICATE_IRON = /polyamide|elastane|acetate|acrylic|metallised|polyurethane/;
const MEDIUM_IRON = /wool|silk|viscose|modal|lyocell|cupro|polyester|cashmere|mohair|alpaca/;

function ironOf(composition: string): number {
  if (HIDE.test(composition)) return 3;
  if (DELICATE_IRON.test(composition)) return 2;
  return MEDIUM_IRON.test(composition) ? 1 : 0;
}

function dryOf(composition: string, care: CareClass, knit: boolean): number {
  if (HIDE.test(composition)) return 3;
  if (knit && (care === 'hand' || /wool|cashmere|mohair|alpaca/.test(composition))) return 2;
  return care === 'machine-40' && !/elastane|viscose|modal/.test(composition) ? 0 : 1;
}

function professionalOf(composition: string, care: CareClass): keyof typeof PROFESSIONAL {
  if (HIDE.test(composition)) return 'leather';
  if (/polyurethane/.test(composition)) return 'none';
  if (/elastane|acetate|metallised/.test(composition)) return 'hydrocarbon';
  return care === 'machine-40' ? 'free' : 'mild';
}

const isFabric = (name: string): name is Fabric => (FABRICS as readonly string[]).includes(name);

function bearingOf(material: Material): Bearing | null {
  if (!isFabric(material.name)) return null;
  const { composition, name } = material;
  const care = careFor(name, composition);
  const { knit } = FABRIC_FACTS[name];
  return {
    name: `${material.role === 'main' ? 'main fabric' : material.role}: ${name.replaceAll('-', ' ')}`,
    care,
    iron: name === 'sequin' ? 3 : ironOf(composition),
    dry: dryOf(composition, care, knit),
    professional: professionalOf(composition, care),
  };
}

const TAILORED: ReadonlySet<string> = new Set(['blazer', 'coat', 'trench-coat', 'waistcoat']);

/** What a tailored garment is built on, as its materials name it: water shrinks it otherwise than the cloth. */
const insideOf = ({ interfacing, lining }: Materials): string =>
  [...new Set([...interfacing.map(({ name }) => name), ...(lining.length > 0 ? ['lining'] : [])])].join(' and ');

/** Making that asks for more care than the cloth does. */
function making(spec: GarmentSpec, materials: Materials): Bearing[] {
  const tender = spec.details.filter((d) =>
    ['beading', 'sequins', 'feathers', 'gems', 'fur-trim', 'embroidery'].includes(d),
  );
  const out: Bearing[] = tender.map((detail) => ({
    name: `trim: ${detail.replaceAll('-', ' ')}`,
    care:
      detail === 'embroidery' ? 'machine-30' : detail === 'feathers' || detail === 'fur-trim' ? 'dry-clean' : 'hand',
    iron: detail === 'embroidery' ? 1 : 2,
    dry: 1,
    professional: 'mild',
  }));
  const inside = insideOf(materials) || 'tailored make-up';
  if (TAILORED.has(spec.garment)) out.push({ name: inside, care: 'dry-clean', iron: 1, dry: 1, professional: 'mild' });
  return out;
}

const ORDER: ReadonlyArray<Bearing['professional']> = ['free', 'mild', 'hydrocarbon', 'none', 'leather'];

const strictest = (all: readonly Bearing[], rank: (b: Bearing) => number): Bearing =>
  all.reduce((worst, b) => (rank(b) > rank(worst) ? b : worst));

/**
 * Care of a garment: for each process the strictest of its components, in the wording of ISO 3758:2012.
 * @param spec completed
 */
export function careOf(spec: GarmentSpec, materials: Materials): CareLabel {
  const cloths = [...materials.fabrics, ...materials.lining];
  const found = cloths.map(bearingOf).filter((b): b is Bearing => b !== null);
  const all = [...found, ...making(spec, materials)];
  const bears =
    all.length > 0 ? all : [{ name: 'unknown', care: 'hand', iron: 2, dry: 1, professional: 'mild' } as const];
  return {
    instructions: instructions(bears),
    composition: cloths.map((m) => ({ component: m.role === 'main' ? 'shell' : m.role, text: m.composition })),
    advice: advice(spec, bears),
  };
}

function instructions(all: readonly Bearing[]): CareInstruction[] {
  const wash = strictest(all, (b) => CLASSES.indexOf(b.care));
  const dry = strictest(all, (b) => b.dry);
  const iron = strictest(all, (b) => b.iron);
  const pro = strictest(all, (b) => ORDER.indexOf(b.professional));
  const said = (process: CareProcess, [code, text]: readonly [string, string], by: Bearing): CareInstruction => ({
    process,
    code,
    text,
    because: by.name,
  });
  const bleach =
    wash.care === 'machine-40'
      ? (['bleach-oxygen', 'Only oxygen/non-chlorine bleach allowed'] as const)
      : (['bleach-no', 'Do not bleach'] as const);
  return [
    said('washing', WASHING[wash.care], wash),
    said('bleaching', bleach, wash),
    said('drying', DRYING[dry.dry], dry),
    said('ironing', IRONING[iron.iron], iron),
    said('professional care', PROFESSIONAL[pro.professional], pro),
  ];
}

function advice(spec: GarmentSpec, all: readonly Bearing[]): string[] {
  const dark = spec.colors.some((c) => luma(c.hex) < 90);
  const unwashable = all.filter((b) => ['dry-clean', 'wipe'].includes(b.care));
  const washed = unwashable.length === 0;
  const byMaking = !washed && unwashable.every(({ name }) => !/^(?:main fabric|trim|lining):/.test(name));
  return [
    ...(byMaking ? [`The cloth alone could be washed; the garment cannot, for its ${unwashable[0].name}.`] : []),
    ...(dark && washed ? ['Wash dark colours separately the first times.'] : []),
    ...(washed && spec.print && spec.print !== 'solid'
      ? ['Turn inside out before washing; iron the print from the wrong side.']
      : []),
    ...(spec.closure?.includes('zip') && washed ? ['Close zips before washing.'] : []),
    ...(all.some((b) => b.dry === 2) ? ['Reshape while damp; store folded, not on a hanger.'] : []),
    ...(all.some((b) => b.professional === 'leather')
      ? ['Keep away from heat and damp; wipe with a dry soft cloth.']
      : []),
  ];
}

/** Rec. 601 luma, 0–255 */
const luma = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) || 0);
  return 0.299 * r + 0.587 * g + 0.114 * b;
};
