import type { GarmentSpec } from './garment-spec.js';

const lettered = (text: string): string => text.replaceAll(/\ba[- ]line\b/g, 'A-line');
/** A value as it is written: `wide-leg` → `wide leg`, `a-line` → `A-line`. */
export const words = (value: string): string => lettered(value.replaceAll('-', ' '));
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const lengthWord = (length: string): string =>
  ['mini', 'micro', 'midi', 'maxi'].includes(length) ? length : length === 'crop' ? 'cropped' : `${length}-length`;

/** What of a spec, or of a garment as it is cut, its name says. */
type Named = Pick<
  GarmentSpec,
  'length' | 'garment' | 'variant' | 'print' | 'fabrics' | 'colors' | 'category' | 'motif'
>;

/** Name of the style: its stated colour, length, cloth or print, and what it is. */
export function nameOf(spec: Named): string {
  const color = spec.colors.find((c) => c.role === 'main' && c.source !== 'default');
  const fabric = spec.fabrics.find((f) => f.source === 'stated' && f.role !== 'lining' && f.role !== 'trim');
  const figure = spec.print === 'graphic' && spec.motif ? `with ${words(spec.motif)} print` : null;
  const print = spec.print && spec.print !== 'solid' && !figure ? words(spec.print) : null;
  const length =
    ['dress', 'skirt', 'outerwear'].includes(spec.category) && spec.length ? lengthWord(spec.length) : null;
  const noun = spec.variant ?? words(spec.garment);
  const told = length !== null && noun.includes(length) ? null : length;
  const parts = [color?.name, print, fabric && words(fabric.name), told, noun, figure];
  const text = parts.filter((p): p is string => Boolean(p)).join(' ');
  const unique = text.split(' ').filter((word, i, all) => word !== all[i - 1]);
  return capital(lettered(unique.join(' ')));
}
