import { lightness } from '../color/shade.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Category } from '../garments/spec.js';
import { closesWithMetal } from './button-color.js';
import type { Cut } from './cut.js';
import { closesInFront } from './opening.js';
import { clothOfPart, groundColor } from './part-cloth.js';

/** Buttons of a garment as they are bought and drawn. */
export interface Buttons {
  /** of those that close it, millimetres across */
  mm: number;
  /** against the usual ones of such a garment */
  scale: number;
  /** null where they are of the cloth's own tones */
  hex: string | null;
  /** cast: no holes, a shine */
  metal: boolean;
}

/** On light cloth and on dark where the text names no colour. */
const [ON_LIGHT, ON_DARK] = ['#2b2a2c', '#f2ead9'];
const LIGHT = 0.62;

const SCALE = { small: 0.75, large: 1.9 } as const;
const TAILORED: ReadonlySet<Category> = new Set<Category>(['outerwear', 'jacket']);

/** Usual diameter of the buttons that close such a garment, millimetres. */
function usualMm({ category, closure, fabrics }: GarmentSpec): number {
  if (category === 'skirt' || category === 'trousers' || category === 'shorts') return 17;
  if (closure === 'double-breasted') return TAILORED.has(category) ? 25 : 18;
  if (TAILORED.has(category)) return 20;
  if (category !== 'knitwear') return 11;
  return (fabrics[0]?.weight_gsm ?? 0) >= 400 ? 23 : 15;
}

function hexOf(spec: GarmentSpec): string | null {
  const said = clothOfPart(spec, 'closure');
  const cloth = groundColor(spec)?.hex;
  if (said !== null || cloth === undefined || spec.button_look?.contrast !== true) return said?.hex ?? null;
  return lightness(cloth) > LIGHT ? ON_LIGHT : ON_DARK;
}

/** The buttons of a garment: how large they are, and of what colour. */
export function buttonsOf(spec: GarmentSpec): Buttons {
  const { size } = spec.button_look ?? {};
  const scale = size === undefined ? 1 : SCALE[size];
  return { mm: Math.round(usualMm(spec) * scale), scale, hex: hexOf(spec), metal: closesWithMetal(spec) };
}

/** Where buttons that only decorate are sewn: those that close a front are its decoration. */
export const decoratingRows = (cut: Cut): 'none' | 'middle' | 'beside' => {
  const { by } = cut.opening ?? {};
  if (closesInFront(cut)) return by === 'zip' ? 'beside' : 'none';
  return ['trousers', 'shorts', 'skirt', 'jacket', 'outerwear'].includes(cut.category) ? 'beside' : 'middle';
};
