import { FABRIC_FACTS } from '../materials/index.js';
import type { Cut } from '../../cut/cut.js';
import type { Fabric } from '../../garments/spec.js';
import type { ClothKind, SewingNotes } from './types.js';

const HIDES: readonly Fabric[] = ['leather', 'faux-leather', 'suede', 'shearling', 'waxed-cotton'];
const PILES: readonly Fabric[] = ['velvet', 'velour', 'corduroy', 'faux-fur', 'fleece', 'terry'];

/** Swimwear and underwear of these are knitted with elastane. */
const SYNTHETIC: readonly Fabric[] = ['nylon', 'polyester', 'recycled-polyester'];
const NEXT_TO_SKIN: readonly string[] = ['swimwear', 'underwear'];

/** What kind of cloth the garment's main fabric is for whoever sews it. */
export function clothKind(spec: Cut): ClothKind {
  const main = mainOf(spec);
  if (!main) return 'medium';
  const facts = FABRIC_FACTS[main.name];
  if (NEXT_TO_SKIN.includes(spec.category) && SYNTHETIC.includes(main.name)) return 'stretch';
  if (HIDES.includes(main.name)) return 'leather';
  if (spec.category === 'knitwear') return 'knit';
  if (facts.knit) return facts.stretch >= 0.5 || main.name === 'neoprene' ? 'stretch' : 'knit';
  if (facts.sheer >= 0.3) return 'sheer';
  if (PILES.includes(main.name)) return 'pile';
  return byWeight(main.weight_gsm);
}

const mainOf = (spec: Cut) => spec.fabrics.find((f) => f.role !== 'lining' && f.role !== 'trim') ?? null;

const byWeight = (gsm: number): ClothKind => (gsm < 110 ? 'light' : gsm < 300 ? 'medium' : 'heavy');

const POINTS: Readonly<Record<ClothKind, string>> = {
  knit: 'light ball point (SES)',
  stretch: 'medium ball point (SUK)',
  light: 'slim round point (SPI)',
  medium: 'round point (R)',
  heavy: 'round point, reinforced',
  sheer: 'slim round point (SPI)',
  leather: 'cutting point (LR)',
  pile: 'light ball point (SES)',
};

/** Needle Nm and thread ticket number by cloth weight, g/m²: usual trade pairs, the needle's eye about 40 % of its Nm. */
const BY_WEIGHT: ReadonlyArray<readonly [number, string, string]> = [
  [80, 'Nm 60–70', 'Tkt 180'],
  [160, 'Nm 70–80', 'Tkt 120'],
  [270, 'Nm 80–90', 'Tkt 120'],
  [400, 'Nm 90–100', 'Tkt 80'],
  [Infinity, 'Nm 100–110', 'Tkt 40'],
];

const STITCHES: Readonly<Record<ClothKind, number>> = {
  knit: 4.5,
  stretch: 5,
  light: 5,
  medium: 4.5,
  heavy: 3.5,
  sheer: 5.5,
  leather: 3,
  pile: 4,
};

const PRESSING: Readonly<Record<ClothKind, string>> = {
  knit: 'Press with steam, lifting the iron; do not pull.',
  stretch: 'Finger-press; iron at most at 110 °C, no steam.',
  light: 'Press from the wrong side, medium heat.',
  medium: 'Press every seam flat, then open or to one side.',
  heavy: 'Press with steam; flatten thick crossings with a clapper.',
  sheer: 'Press dry and cool with a cloth between.',
  leather: 'No iron: glue allowances open and roll or hammer them.',
  pile: 'Steam from the wrong side over a needle board; never press the pile.',
};

const HANDLING: Readonly<Record<ClothKind, string>> = {
  knit: 'Let the cloth rest unrolled 24 h before cutting; cut in one direction.',
  stretch: 'Let the cloth rest unrolled 24 h before cutting; differential feed on all overlock seams.',
  light: 'Pin within the allowances; walk the first stitches by hand.',
  medium: 'Check the cloth for shrinkage before cutting.',
  heavy: 'Notch rather than snip; grade allowances at crossings.',
  sheer: 'Cut between tissue; no back-tacking, knot the threads.',
  leather: 'Cut in a single layer, hides side by side; clips instead of pins, holes stay.',
  pile: 'Cut all pieces with the pile in one direction.',
};

/** Needle, thread, stitch length, pressing and handling of the main cloth. */
export function sewingNotes(spec: Cut): SewingNotes {
  const kind = clothKind(spec);
  const gsm = mainOf(spec)?.weight_gsm ?? 200;
  const [, needle, ticket] = BY_WEIGHT.find(([limit]) => gsm < limit) ?? BY_WEIGHT[2];
  const loopers = kind === 'knit' || kind === 'stretch' ? ', textured polyester in the loopers' : '';
  const fibre = kind === 'leather' ? 'bonded polyamide' : 'core-spun polyester';
  return {
    kind,
    needle: `${needle}, ${POINTS[kind]}`,
    thread: `${kind === 'leather' ? 'Tkt 40' : ticket} ${fibre}${loopers}`,
    stitches_per_cm: STITCHES[kind],
    pressing: PRESSING[kind],
    handling: HANDLING[kind],
  };
}
