import { denies } from './denies.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import { GARMENT } from '../garments/index.js';
import { completeSpec } from './typical.js';
import type { Cut } from './cut.js';
import { fitOf } from './fit.js';
import { hemPlace, type Lengthwise } from './hem.js';
import { openingOf } from './opening.js';
import { HIP } from './places.js';
import { sleeveEnd } from './sleeve.js';
import { tiersOf } from './tiers.js';

/** The library's middle bodies, mm: for whom a garment is made of whom nothing is known. */
const USUAL: Readonly<Record<'women' | 'men', Lengthwise>> = {
  women: {
    hpsToWaistBack: 410,
    waistToHips: 130,
    waistToSeat: 260,
    waistToUpperLeg: 296,
    waistToKnee: 623,
    waistToFloor: 1075,
    inseam: 779,
    shoulderToWrist: 600,
  },
  men: {
    hpsToWaistBack: 486,
    waistToHips: 134,
    waistToSeat: 279,
    waistToUpperLeg: 352,
    waistToKnee: 662,
    waistToFloor: 1184,
    inseam: 832,
    shoulderToWrist: 640,
  },
};

const inMillimetres = (cm: Lengthwise): Lengthwise =>
  Object.fromEntries(Object.entries(cm).map(([name, value]) => [name, value * 10]));

/** A usual body for a garment whose wearer's measures are not known, mm. */
export const usualBody = ({ gender }: GarmentSpec): Lengthwise =>
  USUAL[gender === 'men' || gender === 'boys' ? 'men' : 'women'];

/** Knits that end in ribs unless another hem is said. */
const RIBBED: ReadonlySet<GarmentSpec['garment']> = new Set([
  'hoodie',
  'sweatshirt',
  'sweater',
  'cardigan',
  'bomber',
] as const);

/** Where ribs are ruled out, these end in plain hems. */
function ribless(spec: GarmentSpec): Partial<GarmentSpec> {
  if (!RIBBED.has(spec.garment)) return {};
  return {
    ...(denies(spec, 'rib-hem') && (spec.hem === null || spec.hem === 'rib') ? { hem: 'straight' as const } : {}),
    ...(denies(spec, 'ribs') && spec.cuff === 'rib' ? { cuff: null } : {}),
  };
}

/** Lapels are a collar's: without one there are none. What nothing closes is worn open. */
function consistent(spec: GarmentSpec): GarmentSpec {
  const { opens_in_front: opensInFront, sleeveless } = GARMENT[spec.garment];
  return {
    ...spec,
    ...(denies(spec, 'collar') ? { collar: null, lapel: null } : {}),
    ...ribless(spec),
    ...(denies(spec, 'cuff') ? { cuff: null } : {}),
    ...(spec.closure === null && opensInFront ? { closure: 'open-front' as const } : {}),
    ...(sleeveless ? { sleeve: { type: null, length: 'sleeveless' as const } } : {}),
  };
}

/**
 * Decides a garment: what it says, what such a garment usually has where it says nothing, and nothing that it rules out.
 * @param said a spec, completed or not; what it `denied` stays away
 * @param body whom it is made for, cm under the library's names; a usual body when absent
 */
export function cutOf(said: GarmentSpec, body?: Lengthwise): Cut {
  return decided(consistent(completeSpec(said, said.denied)), body);
}

/** The same for a spec that is taken as it is: what it leaves open is not there. */
export function decided(spec: GarmentSpec, body?: Lengthwise): Cut {
  const on = body ? inMillimetres(body) : usualBody(spec);
  const hemAt = hemPlace(spec, on);
  return {
    ...spec,
    fit: fitOf(spec),
    hemAt,
    sleeveTo: sleeveEnd(spec, on),
    tiers: tiersOf(spec, hemAt),
    opening: openingOf(spec, spec.garment === 'pyjamas' ? HIP : hemAt),
  };
}
