import type { Cloth, Panel } from '../types.js';
import { clothOf } from './cloth-of.js';

type Sewn = Pick<Panel, 'material' | 'layers' | 'interfaced' | 'edging'>;

/**
 * Each panel's cloth: the fabric of the bill that its material names, else the main one; ribbing as rib knit. As many layers as
 * lie there, with their interfacing. @param fabrics as in the bill, the main one first
 */
export function clothsOf(
  panels: readonly Sewn[],
  fabrics: readonly { name: string; weight_gsm: number }[],
): { cloths: Cloth[]; of: Uint8Array } {
  const keyOf = ({ material, layers = 1, interfaced = false, edging }: Sewn): string =>
    `${material} ${layers} ${interfaced} ${edging === 'over'}`;
  const keys = [...new Set(panels.map(keyOf))];
  const cloths = keys.map((key) =>
    layered(
      panels.find((panel) => keyOf(panel) === key)!,
      fabrics,
    ),
  );
  return { cloths, of: Uint8Array.from(panels, (panel) => keys.indexOf(keyOf(panel))) };
}

const RIB_GSM = 300;

/** A fused woven or non-woven: weight in kg/m², N/m per unit of strain, and how many times stiffer it bends. Our own figures. */
const [FUSED, HOLDS, STIFFENS] = [0.05, 4000, 4];

/** A strap is a cord, turned with its allowances inside; and so many times heavier, as what is light holds little in a step (decision 101). */
const CORD = 12;

function layered(
  { material, layers = 1, interfaced = false, edging }: Sewn,
  fabrics: Parameters<typeof clothsOf>[1],
): Cloth {
  const named = fabrics.find(({ name }) => material.includes(name.replaceAll('-', ' '))) ?? fabrics[0];
  const cloth = material.includes('ribbing') ? clothOf('rib-knit', RIB_GSM) : clothOf(named.name, named.weight_gsm);
  const cord = edging === 'over';
  const [warp, weft, shear] = cloth.stiffness.map((stiff) => layers * stiff + (interfaced || cord ? HOLDS : 0));
  const [along, across] = cloth.bending.map((stiff) => layers * stiff * (interfaced ? STIFFENS : 1));
  return {
    ...cloth,
    weight: layers * cloth.weight * (cord ? CORD : 1) + (interfaced ? FUSED : 0),
    thickness: layers * cloth.thickness,
    stiffness: [warp, weft, shear],
    bending: [along, across],
  };
}
