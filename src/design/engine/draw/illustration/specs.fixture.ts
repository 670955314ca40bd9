import { Random } from '../../../../common/kernel/random.js';
import { specSaying } from '../../garments/unsaid.js';
import type { GarmentSpec } from '../../garments/garment-spec.js';
import {
  CLOSURES,
  COLLARS,
  CUFFS,
  DETAILS,
  FABRICS,
  FITS,
  GENDERS,
  HEMS,
  HOODS,
  LAPELS,
  LEGS,
  LENGTHS,
  NECKLINES,
  POCKETS,
  PRINTS,
  SILHOUETTES,
  SLEEVE_LENGTHS,
  SLEEVE_TYPES,
  WAISTLINES,
  type Fabric,
  type Garment,
} from '../../garments/spec.js';

/** A spec with everything open but the garment, a colour and a fabric. */
export function specOf(
  garment: Garment,
  rest: Partial<GarmentSpec> & { hex?: string; fabric?: Fabric } = {},
): GarmentSpec {
  const { hex = '#8c2f39', fabric = 'cotton', ...more } = rest;
  return specSaying({
    garment,
    colors: [{ name: 'main', hex, role: 'main', source: 'stated' }],
    fabrics: [{ name: fabric, weight_gsm: 150, composition: '100 % cotton', source: 'stated' }],
    gender: 'women',
    ...more,
  });
}

/** A spec with attributes at random, senseless combinations included. */
export function randomSpec(garment: Garment, seed: number): GarmentSpec {
  const random = Random.from(`${garment} ${seed}`);
  const maybe = <T>(list: readonly T[]): T | null => (random.chance(0.5) ? random.pick(list) : null);
  const hex = (): string =>
    `#${Math.floor(random.next() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`;
  return specOf(garment, {
    silhouette: maybe(SILHOUETTES),
    fit: maybe(FITS),
    length: maybe(LENGTHS),
    neckline: maybe(NECKLINES),
    collar: maybe(COLLARS),
    lapel: maybe(LAPELS),
    sleeve: { type: maybe(SLEEVE_TYPES), length: maybe(SLEEVE_LENGTHS) },
    cuff: maybe(CUFFS),
    leg: maybe(LEGS),
    closure: maybe(CLOSURES),
    pockets: random.shuffle(POCKETS).slice(0, random.int(3)),
    hood: random.chance(0.2) ? random.pick(HOODS) : null,
    waistline: maybe(WAISTLINES),
    hem: maybe(HEMS),
    details: random.shuffle(DETAILS).slice(0, random.int(4)),
    print: maybe(PRINTS),
    gender: maybe(GENDERS),
    size: random.pick(['S', 'M', '3XL', null]),
    colors: Array.from({ length: random.int(4) }, (_, i) => ({
      name: 'any',
      hex: hex(),
      role: i === 0 ? ('main' as const) : ('accent' as const),
      source: 'stated' as const,
    })),
    fabrics: random.chance(0.9)
      ? [{ name: random.pick(FABRICS), weight_gsm: 100, composition: '', source: 'default' }]
      : [],
  });
}
