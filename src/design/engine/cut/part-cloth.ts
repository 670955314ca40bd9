import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Fabric, SpecColor, SpecFabric, SpecPart } from '../garments/spec.js';

/** Of what colour and cloth a part is. */
export interface PartCloth {
  hex: string;
  fabric: Fabric;
}

const ofParts = (item: { parts?: SpecPart[] }): boolean => (item.parts ?? []).length > 0;
const saidOf = (item: { parts?: SpecPart[] }, part: SpecPart): boolean => item.parts?.includes(part) ?? false;

/** The colour of the whole garment. */
export const groundColor = ({ colors }: GarmentSpec): SpecColor | undefined =>
  colors.find((c) => c.role === 'main') ?? colors[0];

/** Colours of the whole beside its ground, trimmings among them; what is said of one part only is not. */
export const otherColors = (spec: GarmentSpec): SpecColor[] =>
  spec.colors.filter((c) => c !== groundColor(spec) && (!ofParts(c) || saidOf(c, 'trim')));

/** Colours of a print's figures: those said of the print, else the others of the whole. */
export function figureColors(spec: GarmentSpec): SpecColor[] {
  const named = spec.colors.filter((c) => saidOf(c, 'print'));
  return named.length > 0 ? named : otherColors(spec);
}

/** A part that is said nothing of is as another. */
const AS: Readonly<Partial<Record<SpecPart, readonly SpecPart[]>>> = {
  cuff: ['cuff', 'sleeve'],
  lapel: ['lapel', 'collar'],
  neckline: ['neckline', 'collar'],
};

/** The colour and the cloth that the text gives a part, as far as it gives them. */
function saidOfPart(
  { colors, fabrics }: GarmentSpec,
  part: SpecPart,
): { color?: SpecColor; fabric?: SpecFabric } | null {
  const color = colors.find((c) => saidOf(c, part));
  const fabric = fabrics.find((f) => f.role !== 'lining' && saidOf(f, part));
  return color || fabric ? { color, fabric } : null;
}

/** The colour and cloth that the text gives a part; null where it is as the whole. */
export function clothOfPart(spec: GarmentSpec, part: SpecPart): PartCloth | null {
  for (const same of AS[part] ?? [part]) {
    const said = saidOfPart(spec, same);
    if (said === null) continue;
    const name = said.fabric?.name ?? spec.fabrics[0]?.name ?? 'cotton';
    const hex = said.color?.hex ?? groundColor(spec)?.hex ?? '#8f8a83';
    return { hex, fabric: name };
  }
  return null;
}

/**
 * What pattern and bill of materials call the cloth that a part is cut from: `velvet`, `white cotton poplin`,
 * `white ribbing`; null where it is cut from the main one.
 * @param from whether the part is of cloth or of rib knit
 * @param only the part itself, not what it follows where nothing is said of it (cuffs their sleeves)
 */
export function materialOfPart(
  spec: GarmentSpec,
  part: SpecPart,
  from: 'fabric' | 'ribbing',
  only = false,
): string | null {
  const ways = only ? [part] : (AS[part] ?? [part]);
  const said = ways.map((same) => saidOfPart(spec, same)).find((found) => found !== null);
  if (!said) return null;
  const [main] = spec.fabrics;
  const tint = said.color && said.color.hex !== groundColor(spec)?.hex ? `${said.color.name} ` : '';
  const other = from === 'fabric' && said.fabric && said.fabric.name !== main?.name;
  const cloth = from === 'ribbing' ? 'ribbing' : (said.fabric ?? main)?.name.replaceAll('-', ' ');
  return cloth && (tint || other) ? `${tint}${cloth}` : null;
}

/** Whether the text says of any part that it is other than the whole. */
export const hasParts = ({ colors, fabrics }: GarmentSpec): boolean => [...colors, ...fabrics].some(ofParts);

/** Size of a print's figures against the usual one. */
export const printScale = ({ print_scale: scale }: GarmentSpec): number =>
  scale === 'fine' ? 0.5 : scale === 'bold' ? 1.9 : 1;
