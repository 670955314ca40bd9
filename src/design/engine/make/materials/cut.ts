import type { GarmentSpec } from '../../garments/garment-spec.js';
import { FABRIC_FACTS } from './fabrics.js';

/** What a pattern may cut a piece from, beside the main cloth. */
export type CutFrom =
  | 'contrast'
  | 'undersideFabric'
  | 'ribbing'
  | 'lining'
  | 'interfacing'
  | 'rigidInterfacing'
  | 'canvas'
  | 'specialty'
  | 'wadding';

export interface CutCloth {
  kind: 'fabric' | 'lining' | 'interfacing' | 'rib';
  role: 'trim' | 'lining' | 'interfacing' | 'rib';
  name: string;
  /** grams per square metre */
  gsm: number;
  composition: string;
}

const HIDES = /leather|suede|shearling/;

/** Heat and glue spoil hides and furs: their stays are sewn in. */
function interfacingOf(spec: GarmentSpec): CutCloth {
  const { name } = spec.fabrics[0];
  const sewn = HIDES.test(name) || name === 'faux-fur' || name === 'sequin' || FABRIC_FACTS[name].sheer > 0.3;
  return {
    kind: 'interfacing',
    role: 'interfacing',
    name: sewn ? 'sew-in interfacing' : 'fusible interfacing',
    gsm: 60,
    composition: '100 % polyester',
  };
}

const STIFF: Readonly<Record<'rigidInterfacing' | 'canvas' | 'specialty' | 'wadding', CutCloth>> = {
  wadding: {
    kind: 'interfacing',
    role: 'interfacing',
    name: 'polyester wadding',
    gsm: 120,
    composition: '100 % polyester',
  },
  rigidInterfacing: {
    kind: 'interfacing',
    role: 'interfacing',
    name: 'firm interfacing',
    gsm: 150,
    composition: '100 % polyester',
  },
  canvas: {
    kind: 'interfacing',
    role: 'interfacing',
    name: 'hair canvas',
    gsm: 210,
    composition: '55 % cotton, 25 % viscose, 20 % goat hair',
  },
  specialty: {
    kind: 'interfacing',
    role: 'interfacing',
    name: 'undercollar felt',
    gsm: 200,
    composition: '90 % wool, 10 % viscose',
  },
};

export const RIB: CutCloth = {
  kind: 'rib',
  role: 'rib',
  name: 'rib-knit',
  gsm: 260,
  composition: '95 % cotton, 5 % elastane',
};

/** Bags of a garment that is not lined. */
export const POCKETING: CutCloth = {
  kind: 'lining',
  role: 'lining',
  name: 'pocketing',
  gsm: 120,
  composition: '65 % polyester, 35 % cotton',
};

/** What lies on the skin inside swimwear and underwear that have no lining of their own said. */
export const NEXT_TO_SKIN: Readonly<Partial<Record<GarmentSpec['category'], CutCloth>>> = {
  swimwear: {
    kind: 'lining',
    role: 'lining',
    name: 'swim lining',
    gsm: 130,
    composition: '85 % polyamide, 15 % elastane',
  },
  underwear: {
    kind: 'lining',
    role: 'lining',
    name: 'fine jersey',
    gsm: 140,
    composition: '95 % cotton, 5 % elastane',
  },
};

/** Cloth for the stiffening materials that a pattern names. */
export const stiffening = (spec: GarmentSpec, from: CutFrom): CutCloth | null =>
  from === 'interfacing'
    ? interfacingOf(spec)
    : from === 'rigidInterfacing' || from === 'canvas' || from === 'specialty' || from === 'wadding'
      ? STIFF[from]
      : null;

export const STIFFENING: readonly CutFrom[] = ['interfacing', 'rigidInterfacing', 'canvas', 'specialty', 'wadding'];

/** A pattern's word for a material as a maker reads it: `specialty` → `undercollar felt`. */
const MATERIAL_WORDS: Readonly<Record<string, string>> = {
  fabric: 'main fabric',
  contrast: 'contrast fabric',
  undersideFabric: 'underside fabric',
  ribbing: 'rib knit',
  rigidInterfacing: 'firm interfacing',
  canvas: 'hair canvas',
  specialty: 'undercollar felt',
};

export const materialWords = (material: string): string => MATERIAL_WORDS[material] ?? material;
