import type { Fabric } from '../../garments/spec.js';
import type { Cloth } from '../types.js';
import cloths from './cloths.yaml.js';
import { GRAVITY } from './step.js';

interface Kind {
  kind: string;
  fabrics: Fabric[];
  bending_length: [number, number];
  shear: number;
  extension: [number, number];
  thickness: number;
  friction: [number, number];
  stretch: number;
}

export const KINDS = cloths as Kind[];

/** N/m at which extensions are measured: 100 gf/cm, as FAST-3 does. */
const MEASURED_AT = 98.1;

const KIND_OF = new Map(KINDS.flatMap((kind) => kind.fabrics.map((fabric) => [fabric as string, kind])));

/** How a fabric of the vocabulary hangs at a weight; any other (a lining by its trade name) as fluid cloth does. @param gsm g/m² */
export function clothOf(fabric: string, gsm: number): Cloth {
  const kind = KIND_OF.get(fabric) ?? KINDS.find(({ kind }) => kind === 'fluid')!;
  const weight = gsm / 1000;
  const [warp, weft] = kind.extension.map((percent) => MEASURED_AT / (percent / 100));
  const [along, across] = kind.bending_length.map((cm) => weight * GRAVITY * (cm / 100) * (cm / 100) * (cm / 100));
  return {
    weight,
    thickness: kind.thickness / 1000,
    stiffness: [warp, weft, kind.shear],
    bending: [along, across],
    friction: kind.friction,
    stretch: kind.stretch,
  };
}
