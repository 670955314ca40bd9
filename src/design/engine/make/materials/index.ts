import type { Cut } from '../../cut/cut.js';
import { materialOfPart } from '../../cut/part-cloth.js';
import type { GarmentSpec } from '../../garments/garment-spec.js';
import type { Category, SpecPart } from '../../garments/spec.js';
import { NEXT_TO_SKIN, POCKETING, RIB, STIFFENING, stiffening, type CutCloth, type CutFrom } from './cut.js';
import { FABRIC_FACTS } from './fabrics.js';
import { careFor } from './fibres.js';
import { inColor, notionsFor, withButtons } from './notions.js';
import type { Notion, SaidButtons } from './notions.js';
import { colorOfParts, colorOfTrim, coloredParts, shareOf } from './parts.js';

export { materialWords } from './cut.js';
export { FABRIC_FACTS } from './fabrics.js';
export { metres, piece } from './notions.js';
export type { Notion } from './notions.js';

/** Metres of cloth at a width; null where the pattern gives none or a piece is too wide. */
export type Metres = Record<'90' | '140' | '150', number | null>;

export interface Material {
  kind: 'fabric' | 'lining' | 'interfacing' | 'rib';
  name: string;
  role: 'main' | 'trim' | 'lining' | 'interfacing' | 'rib';
  weight_gsm: number;
  composition: string;
  color: { name: string; hex: string } | null;
  care: string;
  metres: Metres;
  /** How the metres were found. */
  basis: 'nested' | 'estimated' | 'unknown';
}

export interface Materials {
  fabrics: Material[];
  lining: Material[];
  interfacing: Material[];
  notions: Notion[];
}

/** Cloth need as the pattern engine nests it. */
export interface ClothNeed {
  material: string;
  widths: ReadonlyArray<{ width_cm: number; metres: number | null }>;
}

const NOTHING: Metres = { '90': null, '140': null, '150': null };

const LINED: readonly Category[] = ['outerwear', 'jacket'];

/** Whether it has a lining, said or usual. */
export const isLined = (spec: GarmentSpec): boolean => spec.unlined !== true && hasLining(spec);

/** Worn as a layer over others: lined only where the text says so. */
const BARE_INSIDE: ReadonlySet<string | null | undefined> = new Set([
  'fleece jacket',
  'softshell jacket',
  'track jacket',
]);

const hasLining = (spec: GarmentSpec): boolean =>
  spec.details.includes('lining') ||
  spec.fabrics.some((fabric) => fabric.role === 'lining') ||
  spec.garment === 'blazer' ||
  (LINED.includes(spec.category) &&
    !['denim-jacket', 'kimono', 'robe', 'poncho'].includes(spec.garment) &&
    !BARE_INSIDE.has(spec.variant) &&
    (spec.garment === 'trench-coat' || isHeavy(spec)));

const isHeavy = ({ fabrics: [main] }: GarmentSpec): boolean =>
  main !== undefined && FABRIC_FACTS[main.name].gsm[1] > 220;

const needsInterfacing = (spec: GarmentSpec): boolean =>
  (spec.collar !== null && spec.collar !== 'rib') ||
  spec.lapel !== null ||
  spec.cuff === 'barrel' ||
  spec.cuff === 'french' ||
  (['trousers', 'skirt', 'shorts'].includes(spec.category) &&
    !['elastic', 'drawstring'].includes(spec.waistline ?? '')) ||
  spec.garment === 'corset';

const needsRib = (spec: GarmentSpec): boolean => spec.cuff === 'rib' || spec.hem === 'rib' || spec.collar === 'rib';

const metresOf = (needs: readonly ClothNeed[], names: readonly string[]): Metres | null => {
  const found = needs.filter((need) => names.includes(need.material));
  if (found.length === 0) return null;
  const at = (width: number): number | null => {
    const each = found.map((need) => need.widths.find((w) => w.width_cm === width)?.metres ?? null);
    return each.includes(null) ? null : Math.round(each.reduce<number>((sum, m) => sum + (m ?? 0), 0) * 100) / 100;
  };
  return { '90': at(90), '140': at(140), '150': at(150) };
};

const share = (metres: Metres | null, part: number): Metres =>
  metres === null
    ? NOTHING
    : (Object.fromEntries(
        Object.entries(metres).map(([w, m]) => [w, m === null ? null : Math.round(m * part * 20) / 20]),
      ) as Metres);

const CARE_WORDS = {
  'machine-40': 'machine wash 40 °C',
  'machine-30': 'machine wash 30 °C',
  'delicate-30': 'delicate wash 30 °C',
  hand: 'hand wash',
  'dry-clean': 'dry clean',
  wipe: 'wipe clean',
} as const;

/** Metres of what the pattern cuts for these parts from a cloth of their own; null where no piece is one of them. */
const nestedFor = (
  spec: GarmentSpec,
  needs: readonly ClothNeed[],
  parts: readonly SpecPart[] = [],
  from: 'fabric' | 'ribbing' = 'fabric',
): Metres | null =>
  metresOf(
    needs,
    parts.flatMap((part) => materialOfPart(spec, part, from, true) ?? []),
  );

function fabricsOf(spec: GarmentSpec, needs: readonly ClothNeed[], main: Metres | null): Material[] {
  const outer = spec.fabrics.filter((fabric) => fabric.role !== 'lining');
  return outer.map((fabric, i) => {
    const trim = fabric.role === 'trim' || i > 0;
    const nested = trim ? nestedFor(spec, needs, fabric.parts) : main;
    const color = trim
      ? colorOfTrim(spec, fabric)
      : (spec.colors.find((c) => c.role === 'main') ?? spec.colors[0] ?? null);
    return {
      kind: 'fabric',
      name: fabric.name,
      role: trim ? 'trim' : 'main',
      weight_gsm: fabric.weight_gsm,
      composition: fabric.composition,
      color: color && { name: color.name, hex: color.hex },
      care: CARE_WORDS[careFor(fabric.name, fabric.composition)],
      metres: nested ?? (trim ? share(main, shareOf(fabric.parts ?? [])) : NOTHING),
      basis: nested ? 'nested' : main ? 'estimated' : 'unknown',
    };
  });
}

const extra = (
  { kind, role, name, gsm, composition }: CutCloth,
  color: Material['color'],
  care: string,
  nested: Metres | null,
  fallback: Metres = NOTHING,
): Material => ({
  kind,
  name,
  role,
  weight_gsm: gsm,
  composition,
  color,
  care,
  metres: nested ?? fallback,
  basis: nested ? 'nested' : fallback === NOTHING ? 'unknown' : 'estimated',
});

/** The lining that the text names, else the usual one. */
function liningCloth(spec: GarmentSpec): { cloth: CutCloth; care: string } {
  const named = spec.fabrics.find((fabric) => fabric.role === 'lining');
  const { name, weight_gsm, composition } = named ?? {
    name: 'cupro' as const,
    weight_gsm: 90,
    composition: '100 % cupro',
  };
  const cloth = { kind: 'lining', role: 'lining', name, gsm: weight_gsm, composition } as const;
  return { cloth, care: CARE_WORDS[careFor(name, composition)] };
}

/** What has no pocket bags: the lining that these are cut with is a lining. */
const LINED_ANYHOW: ReadonlySet<GarmentSpec['category']> = new Set(['accessory', 'headwear', 'bag']);

/** Metres of lining; a garment that is not lined needs it for its pocket bags alone. */
function liningOf(spec: GarmentSpec, needs: readonly ClothNeed[], main: Metres | null): Material[] {
  const nested = metresOf(needs, ['lining']);
  const trim =
    colorOfParts(spec, ['lining']) ?? spec.colors.find((c) => c.role === 'trim' && !c.parts) ?? spec.colors[0];
  const color = { name: trim.name, hex: trim.hex };
  const { cloth, care } = liningCloth(spec);
  if (isLined(spec)) return [extra(cloth, color, care, nested, share(main, 0.85))];
  if (nested && LINED_ANYHOW.has(spec.category)) return [extra(cloth, color, care, nested)];
  const skin = NEXT_TO_SKIN[spec.category];
  if (nested && skin) return [extra(skin, color, CARE_WORDS['delicate-30'], nested)];
  return nested ? [extra(POCKETING, null, CARE_WORDS['machine-40'], nested)] : [];
}

/** What stiffens: everything the pattern cuts from it, and usual interfacing where the pattern cuts none. */
function stiffeningOf(spec: GarmentSpec, needs: readonly ClothNeed[], main: Metres | null): Material[] {
  const cut = STIFFENING.flatMap((from) => {
    const cloth = stiffening(spec, from);
    const nested = metresOf(needs, [from]);
    return cloth && nested ? [extra(cloth, null, 'as the fabric', nested)] : [];
  });
  const usual = stiffening(spec, 'interfacing');
  return cut.length === 0 && usual && needsInterfacing(spec)
    ? [extra(usual, null, 'as the fabric', null, share(main, 0.2))]
    : cut;
}

/** Cloths that the pattern cuts beside the main one: ribbing, contrast, the underside of collars. */
function besides(spec: GarmentSpec, needs: readonly ClothNeed[], main: Metres | null): Material[] {
  const { name, hex } = spec.colors[0];
  const nested = metresOf(needs, ['ribbing']);
  const otherRib = coloredParts(spec).some((e) => e.rib && nestedFor(spec, needs, e.parts, 'ribbing') !== null);
  const rib =
    nested || (needsRib(spec) && !otherRib)
      ? [extra(RIB, { name, hex }, CARE_WORDS['machine-40'], nested, share(main, 0.2))]
      : [];
  const second: readonly CutFrom[] = ['contrast', 'undersideFabric'];
  const trimmed = spec.fabrics.some((fabric, i) => fabric.role === 'trim' || (i > 0 && fabric.role !== 'lining'));
  const metres = metresOf(needs, second);
  const { name: fabric, weight_gsm: gsm, composition } = spec.fabrics[0];
  const cloth = { kind: 'fabric', role: 'trim', name: fabric, gsm, composition } as const;
  const colored = coloredParts(spec).filter((entry) => !entry.rib).length === 1 && metresOf(needs, ['contrast']);
  return metres && !trimmed && !colored
    ? [...rib, extra(cloth, { name, hex }, CARE_WORDS[careFor(fabric, composition)], metres)]
    : rib;
}

/** Parts of another colour: the main cloth or rib in that colour, with metres of its own. */
function inOtherColors(spec: GarmentSpec, needs: readonly ClothNeed[], main: Metres | null): Material[] {
  const entries = coloredParts(spec);
  const contrast = entries.filter((entry) => !entry.rib).length === 1 ? metresOf(needs, ['contrast']) : null;
  const { name: fabric, weight_gsm: gsm, composition } = spec.fabrics[0];
  const cloth: CutCloth = { kind: 'fabric', role: 'trim', name: fabric, gsm, composition };
  const care = CARE_WORDS[careFor(fabric, composition)];
  return entries.map(({ color: { name, hex }, parts, rib }) => {
    const nested = nestedFor(spec, needs, parts, rib ? 'ribbing' : 'fabric');
    return rib
      ? extra(RIB, { name, hex }, CARE_WORDS['machine-40'], nested, share(main, shareOf(parts)))
      : extra(cloth, { name, hex }, care, nested ?? contrast, share(main, shareOf(parts)));
  });
}

/**
 * Bill of materials of a cut. Metres come from nesting the real pieces where the pattern cuts a material;
 * whatever pieces are cut from is listed. What the pattern does not cut is estimated as a share of the main fabric and
 * says so.
 * @param needs cloth per material as nested by the pattern engine; empty when there is no pattern
 * @param buttons as the text counts them
 * @param zipCm length of the zip that the pattern is opened for
 */
export function materialsOf(
  spec: Cut,
  needs: readonly ClothNeed[] = [],
  buttons: SaidButtons | null = null,
  zipCm: number | null = null,
): Materials {
  const main = metresOf(needs, ['fabric', 'mainFabric', 'main']);
  return {
    fabrics: [...fabricsOf(spec, needs, main), ...besides(spec, needs, main), ...inOtherColors(spec, needs, main)],
    lining: liningOf(spec, needs, main),
    interfacing: stiffeningOf(spec, needs, main),
    notions: inColor(spec, withButtons(notionsFor(spec, zipCm), buttons)),
  };
}

/** The bill with what the steps take beside it; what is listed already is not listed twice. */
export const withTaken = (bill: Materials, takes: readonly Notion[]): Materials => ({
  ...bill,
  notions: [
    ...bill.notions,
    ...takes.filter(({ name, note }) => !bill.notions.some((n) => n.name === name && n.note === note)),
  ],
});
