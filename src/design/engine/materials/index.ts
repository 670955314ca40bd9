import type { Category, GarmentSpec } from '../spec.js';
import { FABRIC_FACTS } from './fabrics.js';
import { careFor } from './fibres.js';
import { notionsFor, withButtons } from './notions.js';
import type { Notion, SaidButtons } from './notions.js';

export { FABRIC_FACTS } from './fabrics.js';
export type { FabricFacts } from './fabrics.js';
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

const needsLining = (spec: GarmentSpec): boolean =>
  spec.details.includes('lining') ||
  spec.fabrics.some((fabric) => fabric.role === 'lining') ||
  spec.garment === 'blazer' ||
  (LINED.includes(spec.category) &&
    !['denim-jacket', 'kimono', 'robe', 'poncho'].includes(spec.garment) &&
    (FABRIC_FACTS[spec.fabrics[0].name].gsm[1] > 220 || spec.garment === 'trench-coat'));

const needsInterfacing = (spec: GarmentSpec): boolean =>
  (spec.collar !== null && spec.collar !== 'rib') ||
  spec.lapel !== null ||
  spec.cuff === 'barrel' ||
  spec.cuff === 'french' ||
  ['trousers', 'skirt', 'shorts'].includes(spec.category) ||
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

function fabricsOf(spec: GarmentSpec, main: Metres | null): Material[] {
  const outer = spec.fabrics.filter((fabric) => fabric.role !== 'lining');
  return outer.map((fabric, i) => {
    const trim = fabric.role === 'trim' || i > 0;
    const color = spec.colors.find((c) => (trim ? c.role === 'trim' : c.role === 'main')) ?? spec.colors[0] ?? null;
    return {
      kind: 'fabric',
      name: fabric.name,
      role: trim ? 'trim' : 'main',
      weight_gsm: fabric.weight_gsm,
      composition: fabric.composition,
      color: color && { name: color.name, hex: color.hex },
      care: CARE_WORDS[careFor(fabric.name, fabric.composition)],
      metres: trim ? share(main, 0.15) : (main ?? NOTHING),
      basis: main === null ? 'unknown' : trim ? 'estimated' : 'nested',
    };
  });
}

const extra = (
  kind: 'lining' | 'interfacing' | 'rib',
  name: string,
  gsm: number,
  composition: string,
  color: Material['color'],
  care: string,
  nested: Metres | null,
  fallback: Metres,
): Material => ({
  kind,
  name,
  role: kind,
  weight_gsm: gsm,
  composition,
  color,
  care,
  metres: nested ?? fallback,
  basis: nested ? 'nested' : fallback === NOTHING ? 'unknown' : 'estimated',
});

/** The lining that the text names, else the usual one. */
function liningCloth(spec: GarmentSpec): { name: string; gsm: number; composition: string; care: string } {
  const named = spec.fabrics.find((fabric) => fabric.role === 'lining');
  if (!named) return { name: 'cupro', gsm: 90, composition: '100 % cupro', care: CARE_WORDS['delicate-30'] };
  const { name, weight_gsm: gsm, composition } = named;
  return { name, gsm, composition, care: CARE_WORDS[careFor(name, composition)] };
}

/**
 * Bill of materials of a (completed) spec. Metres come from nesting the real pieces where the pattern cuts a material;
 * what it does not cut is estimated as a share of the main fabric and says so.
 * @param needs cloth per material as nested by the pattern engine; empty when there is no pattern
 * @param buttons as the text counts them
 */
export function materialsOf(
  spec: GarmentSpec,
  needs: readonly ClothNeed[] = [],
  buttons: SaidButtons | null = null,
): Materials {
  const main = metresOf(needs, ['fabric', 'mainFabric', 'main']);
  const liningColor = spec.colors.find((c) => c.role === 'trim') ?? spec.colors[0];
  const color = { name: liningColor.name, hex: liningColor.hex };
  const lining = liningCloth(spec);
  const fabrics = fabricsOf(spec, main);
  if (needsRib(spec))
    fabrics.push(
      extra(
        'rib',
        'rib-knit',
        260,
        '95 % cotton, 5 % elastane',
        { name: spec.colors[0].name, hex: spec.colors[0].hex },
        CARE_WORDS['machine-40'],
        metresOf(needs, ['ribbing']),
        share(main, 0.2),
      ),
    );
  return {
    fabrics,
    lining: needsLining(spec)
      ? [
          extra(
            'lining',
            lining.name,
            lining.gsm,
            lining.composition,
            color,
            lining.care,
            metresOf(needs, ['lining']),
            share(main, 0.85),
          ),
        ]
      : [],
    interfacing: needsInterfacing(spec)
      ? [
          extra(
            'interfacing',
            'fusible interfacing',
            60,
            '100 % polyester',
            null,
            'as the fabric',
            metresOf(needs, ['interfacing']),
            share(main, 0.2),
          ),
        ]
      : [],
    notions: withButtons(notionsFor(spec), buttons),
  };
}
