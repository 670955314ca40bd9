import type { Fabric, GarmentSpec, Print } from '../spec.js';
import type { Cloth } from './yardage.js';

const NAPPED: readonly Fabric[] = [
  'velvet',
  'velour',
  'corduroy',
  'faux-fur',
  'shearling',
  'suede',
  'fleece',
  'mohair',
];
const ONE_WAY: readonly Print[] = [
  'toile',
  'graphic',
  'letters',
  'cartoon',
  'tropical',
  'botanical',
  'paisley',
  'ombre',
];

/** Usual repeats of patterns that are matched at the seams, mm. */
const REPEATS: Partial<Record<Print, number>> = {
  stripes: 30,
  breton: 40,
  gingham: 20,
  checks: 60,
  plaid: 110,
  tartan: 150,
  houndstooth: 30,
  argyle: 120,
  chevron: 80,
};

/** How the main fabric of a spec has to be laid: with its nap one way, and matched at the seams. */
export function clothOf(spec: GarmentSpec): Cloth {
  const main = spec.fabrics.find((f) => !f.role || f.role === 'main');
  return {
    one_way:
      (main !== undefined && NAPPED.includes(main.name)) || (spec.print !== null && ONE_WAY.includes(spec.print)),
    repeat_mm: (spec.print && REPEATS[spec.print]) ?? 0,
  };
}
