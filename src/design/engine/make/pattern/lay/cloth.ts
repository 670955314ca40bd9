import type { Cut } from '../../../cut/cut.js';
import type { Fabric, Print } from '../../../garments/spec.js';
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

const isNapped = (name: Fabric): boolean => NAPPED.includes(name);

/** How each cloth of a spec has to be laid, by the pattern's name of the material: nap one way, prints matched. */
export function clothsOf(spec: Cut): (material: string) => Cloth {
  const main = spec.fabrics.find((f) => !f.role || f.role === 'main');
  const printed = spec.print !== null && ONE_WAY.includes(spec.print);
  const whole: Cloth = {
    one_way: printed || (main !== undefined && isNapped(main.name)),
    repeat_mm: (spec.print && REPEATS[spec.print]) ?? 0,
  };
  const napped = spec.fabrics.map((f) => f.name).filter(isNapped);
  const isOf = (material: string, name: Fabric): boolean => material.endsWith(name.replaceAll('-', ' '));
  return (material) =>
    material === 'fabric' ? whole : { one_way: napped.some((name) => isOf(material, name)), repeat_mm: 0 };
}
