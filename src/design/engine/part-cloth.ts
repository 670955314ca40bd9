import type { Fabric, GarmentSpec, SpecColor, SpecPart } from './spec.js';

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

/** The colour and cloth that the text gives a part; null where it is as the whole. */
export function clothOfPart(spec: GarmentSpec, part: SpecPart): PartCloth | null {
  for (const same of AS[part] ?? [part]) {
    const color = spec.colors.find((c) => saidOf(c, same));
    const fabric = spec.fabrics.find((f) => saidOf(f, same));
    if (color === undefined && fabric === undefined) continue;
    const name = fabric?.name ?? spec.fabrics[0]?.name ?? 'cotton';
    const hex = color?.hex ?? groundColor(spec)?.hex ?? '#8f8a83';
    return { hex, fabric: name };
  }
  return null;
}

/** Whether the text says of any part that it is other than the whole. */
export const hasParts = ({ colors, fabrics }: GarmentSpec): boolean => [...colors, ...fabrics].some(ofParts);

/** Size of a print's figures against the usual one. */
export const printScale = ({ print_scale: scale }: GarmentSpec): number =>
  scale === 'fine' ? 0.5 : scale === 'bold' ? 1.9 : 1;
