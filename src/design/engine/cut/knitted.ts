import { GARMENT } from '../garments/index.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Fabric, SpecFabric } from '../garments/spec.js';
import { FABRIC_FACTS } from '../make/materials/fabrics.js';
import { fibreOf } from '../make/materials/fibres.js';
import { weightFor } from '../make/materials/suit.js';

/** Synthetics that swimwear and underwear are never woven from: usual is a knit with a fifth of elastane. */
const ELASTICATED: Readonly<Partial<Record<Fabric, string>>> = {
  nylon: '80 % polyamide, 20 % elastane',
  polyester: '82 % polyester, 18 % elastane',
  'recycled-polyester': '82 % recycled polyester, 18 % elastane',
};

/** What the text does not say otherwise of a next-to-skin synthetic. */
function elasticated({ category }: GarmentSpec, fabric: SpecFabric): SpecFabric {
  const composition = ELASTICATED[fabric.name];
  const plain = fabric.composition === FABRIC_FACTS[fabric.name].composition;
  if (!composition || !plain || !['swimwear', 'underwear'].includes(category)) return fabric;
  return { ...fabric, composition, weight_gsm: Math.max(fabric.weight_gsm, 190) };
}

/** Named by its fibre alone, of a garment that is always knitted; silk is woven for camisoles and the like. */
const isUnsaidKnit = ({ garment, category }: GarmentSpec, { name, role, parts }: SpecFabric): boolean =>
  GARMENT[garment].knitted_only === true &&
  !parts &&
  role !== 'lining' &&
  role !== 'trim' &&
  fibreOf(name) !== null &&
  !FABRIC_FACTS[name].knit &&
  (name !== 'silk' || category === 'knitwear');

/** "A cotton T-shirt" is of cotton jersey, "a wool sweater" of knitted wool: the fibre is said, the knit is the garment's. */
function ofItsFibre(spec: GarmentSpec, fabric: SpecFabric): SpecFabric {
  if (!isUnsaidKnit(spec, fabric)) return fabric;
  const name = GARMENT[spec.garment].fabrics?.find((one) => one !== 'spandex') ?? 'jersey';
  const usual = fabric.weight_gsm === weightFor(fabric.name, spec.category, null);
  const weight = usual ? weightFor(name, spec.category, null) : Math.max(fabric.weight_gsm, FABRIC_FACTS[name].gsm[0]);
  return { ...fabric, name, weight_gsm: weight };
}

/** A cloth as the garment is knitted from it, where the text leaves that open. */
export const inItsKnit = (spec: GarmentSpec, fabric: SpecFabric): SpecFabric =>
  ofItsFibre(spec, elasticated(spec, fabric));
