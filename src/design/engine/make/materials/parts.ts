import type { GarmentSpec } from '../../garments/garment-spec.js';
import type { SpecColor, SpecFabric, SpecPart } from '../../garments/spec.js';

/** Cloth of a part as a share of what the whole garment needs; usual shares, not measured. */
const SHARE: Partial<Record<SpecPart, number>> = {
  bodice: 0.35,
  skirt: 0.6,
  sleeve: 0.3,
  leg: 0.4,
  back: 0.3,
  shoulder: 0.1,
  hood: 0.15,
  collar: 0.08,
  lapel: 0.08,
  cuff: 0.06,
  pocket: 0.08,
  neckline: 0.05,
  waist: 0.08,
  hem: 0.06,
  strap: 0.06,
  belt: 0.08,
};
/** Of a trimming that is said of no part. */
const UNPLACED = 0.15;
const MOST = 0.9;

/** Parts that are cut from cloth, unlike buttons and cords. */
export const clothParts = (parts: readonly SpecPart[] = []): SpecPart[] =>
  parts.filter((part) => SHARE[part] !== undefined);

/** Share of the main cloth's metres that these parts need, 0–0.9. */
export function shareOf(parts: readonly SpecPart[]): number {
  const cut = clothParts(parts);
  if (cut.length === 0) return UNPLACED;
  return Math.min(
    MOST,
    cut.reduce((sum, part) => sum + (SHARE[part] ?? 0), 0),
  );
}

const groundOf = ({ colors }: GarmentSpec): SpecColor | null =>
  colors.find((c) => c.role === 'main') ?? colors[0] ?? null;

/** The colour that the text gives one of the parts. */
export const colorOfParts = (spec: GarmentSpec, parts: readonly SpecPart[]): SpecColor | null =>
  spec.colors.find((c) => c.parts?.some((part) => parts.includes(part))) ?? null;

/** The colour of a cloth of parts: that of the same parts, else that of the whole. */
export const colorOfTrim = (spec: GarmentSpec, { parts = [] }: SpecFabric): SpecColor | null =>
  parts.length > 0
    ? (colorOfParts(spec, parts) ?? groundOf(spec))
    : (spec.colors.find((c) => c.role === 'trim' && !c.parts) ?? groundOf(spec));

const RIBBED: Partial<Record<SpecPart, (spec: GarmentSpec) => boolean>> = {
  cuff: (spec) => spec.cuff === 'rib',
  hem: (spec) => spec.hem === 'rib',
  collar: (spec) => spec.collar === 'rib',
};

/** Parts of another colour than the whole, by what they are cut from: the main cloth or rib-knit. */
export interface ColoredParts {
  color: SpecColor;
  parts: SpecPart[];
  rib: boolean;
}

/** One entry for each colour and kind of cloth; parts that have a cloth of their own are not among them. */
export function coloredParts(spec: GarmentSpec): ColoredParts[] {
  const own = new Set(spec.fabrics.flatMap((f) => f.parts ?? []));
  const ground = groundOf(spec);
  return spec.colors
    .filter((color) => color !== ground)
    .flatMap((color) => {
      const parts = clothParts(color.parts).filter((part) => !own.has(part));
      const ribbed = parts.filter((part) => RIBBED[part]?.(spec) ?? false);
      const plain = parts.filter((part) => !ribbed.includes(part));
      return [
        { color, parts: plain, rib: false },
        { color, parts: ribbed, rib: true },
      ].filter((entry) => entry.parts.length > 0);
    });
}
