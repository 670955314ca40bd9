import { withButtonColor } from './button-color.js';
import { closesUp } from './closed-coat.js';
import type { Brief, Evidence, EvidenceMap } from '../read/index.js';
import { closurePlaceOf } from './closure-place.js';
import { coherent } from './coherent.js';
import { FABRIC_FACTS } from '../make/materials/fabrics.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import { asBriefs } from '../garments/kinds.js';
import { SINGLE_ATTRIBUTES, type Counts } from '../garments/spec.js';
import { asSweaterVest } from './sweater-vest.js';
import { inItsKnit } from './knitted.js';
import { printOf } from './stripes.js';
import { UNLINED } from './unlined.js';
import { usualOf, type Typical } from './usual.js';

/** Necklines that are worn without sleeves unless the text gives them some. */
const BARE_SHOULDERS: readonly GarmentSpec['neckline'][] = [
  'strapless',
  'halter',
  'one-shoulder',
  'off-shoulder',
  'sweetheart',
  'straight-across',
];

/** Necks that hang on no straps: bare shoulders, or cloth up to the neck. */
const STRAPLESS: ReadonlySet<GarmentSpec['neckline']> = new Set([
  ...BARE_SHOULDERS,
  'crew',
  'mock-neck',
  'turtleneck',
  'funnel',
]);

/** Attributes that go with no collar, no sleeves or no closing front. */
function reconcile(typical: Typical, spec: GarmentSpec): Typical {
  const out = { ...typical };
  const hasNeck = spec.neckline !== null;
  if (closesUp(spec) && spec.lapel === null && out.collar) {
    delete out.lapel;
    out.collar = 'regular';
  }
  if (hasNeck && spec.category !== 'outerwear') delete out.collar;
  if (hasNeck) delete out.lapel;
  if (spec.collar && spec.collar !== 'regular') delete out.neckline;
  if (spec.collar && !['notched', 'regular', 'shawl'].includes(spec.collar)) delete out.lapel;
  if (spec.hood || typical.hood || spec.neckline === 'collarless') {
    delete out.collar;
    delete out.lapel;
  }
  if (spec.sleeve.type && spec.sleeve.type !== 'strap' && out.sleeveLength === 'sleeveless') out.sleeveLength = 'short';
  const sleeve = spec.sleeve.length ?? out.sleeveLength;
  if (sleeve === 'sleeveless' || spec.sleeve.type === 'strap') {
    delete out.cuff;
    out.sleeveLength = 'sleeveless';
    if (!spec.sleeve.type && out.sleeveType !== 'strap') delete out.sleeveType;
    if (spec.sleeve.type === 'strap' && out.neckline && !spec.hood) out.neckline = 'straight-across';
    if (out.sleeveType === 'strap' && STRAPLESS.has(spec.neckline)) delete out.sleeveType;
  }
  const shirt = spec.garment === 'shirt' || spec.garment === 'blouse';
  if (sleeve === 'short' || sleeve === 'elbow' || (sleeve === 'three-quarter' && !shirt)) delete out.cuff;
  if (BARE_SHOULDERS.includes(spec.neckline) && !spec.sleeve.length && !spec.sleeve.type && !spec.cuff) {
    out.sleeveLength = 'sleeveless';
    delete out.sleeveType;
    delete out.cuff;
  }
  if (spec.lapel === 'shawl' && out.collar) out.collar = 'shawl';
  if (spec.collar === 'shawl' && out.lapel) out.lapel = 'shawl';
  if (spec.waistline === 'elastic' || spec.waistline === 'drawstring') pulledOn(out, spec);
  if (spec.category === 'dress' && givesEnough(spec) && out.closure === 'invisible-zip') out.closure = 'pullover';
  if (spec.length && ['cropped'].includes(spec.leg ?? '')) delete out.length;
  return out;
}

/** A fly without a zip has buttons. */
const withButtonFly = (spec: GarmentSpec, denied: readonly string[]): GarmentSpec =>
  spec.closure === 'fly' && denied.includes('closure=zip') ? { ...spec, closure: 'buttons' } : spec;

/** What is drawn in at the waist needs no fly, and a skirt or a dress no zip. */
function pulledOn(typical: Typical, { category }: GarmentSpec): void {
  if (typical.closure === 'fly' || category === 'skirt' || category === 'dress') typical.closure = 'pullover';
}

/** Knits that give go over head and hips without an opening. */
const givesEnough = ({ fabrics }: GarmentSpec): boolean => {
  const main = fabrics.find((f) => !f.parts && f.role !== 'lining');
  return main !== undefined && FABRIC_FACTS[main.name].knit;
};

const SIMPLE = [...SINGLE_ATTRIBUTES, 'gender'] as const;

/**
 * The spec with typical values where it leaves things open, so that pattern, flats and illustration show one garment.
 * What it says stands, but for what excludes other things it says.
 * @param denied attributes (or `attribute=value`) that the text rules out; they stay empty
 */
export function completeSpec(said: GarmentSpec, denied: readonly string[] = []): GarmentSpec {
  const spec = coherent(asBriefs(asSweaterVest(said)));
  const typical = reconcile(usualOf(spec), spec);
  const no = (attribute: string, value: unknown): boolean =>
    denied.includes(attribute) ||
    denied.includes(`${attribute}=${String(value)}`) ||
    (value === 'invisible-zip' && denied.includes('closure=zip')) ||
    (value === 'notched' && denied.includes('lapel')) ||
    (String(value).endsWith('breasted') && denied.includes('closure=buttons'));
  const out = usualParts(spec, typical).reduce(
    (sofar, [attribute, part]) =>
      Object.values(part).some((value) => no(attribute, value)) ? sofar : fitting(sofar, attribute, part),
    spec,
  );
  const pockets = spec.pockets.length > 0 || denied.includes('pockets') ? [] : (typical.pockets ?? []);
  const details = spec.details.length > 0 || denied.includes('details') ? [] : (typical.details ?? []);
  const place = closurePlaceOf(out);
  return coherent({
    ...withButtonFly(out, denied),
    ...(place === null ? {} : { closure_place: place }),
    pockets: [...spec.pockets, ...pockets.filter((p) => !no('pockets', p))],
    details: [...spec.details, ...details.filter((d) => !no('details', d) && !(d === 'rivets' && no('pockets', d)))],
    print: printOf({ ...out, denied }),
    fabrics: denied.includes('fabrics=knit') ? out.fabrics : out.fabrics.map((fabric) => inItsKnit(out, fabric)),
  });
}

type Part = readonly [attribute: string, values: Record<string, unknown>];

/** What is open and usually has a value, one by one: neck and sleeves before what hangs on them. */
function usualParts(spec: GarmentSpec, typical: Typical): Part[] {
  const { sleeveType: type, sleeveLength: length } = typical;
  const sleeve: Part[] = [
    ...(spec.sleeve.length === null && length ? [['sleeve.length', { length }] as const] : []),
    ...(spec.sleeve.type === null && type ? [['sleeve.type', { type }] as const] : []),
  ];
  const rest = SIMPLE.filter((attribute) => spec[attribute] === null && typical[attribute]).map((attribute): Part => [
    attribute,
    { [attribute]: typical[attribute] },
  ]);
  return [...sleeve, ...rest];
}

/** The spec with one more value, unless that would contradict what it has. */
function fitting(spec: GarmentSpec, attribute: string, values: Record<string, unknown>): GarmentSpec {
  const more: GarmentSpec = attribute.startsWith('sleeve.')
    ? { ...spec, sleeve: { ...spec.sleeve, ...values } }
    : { ...spec, ...values };
  return JSON.stringify(coherent(more)) === JSON.stringify(more) ? more : spec;
}

/** What a text counts; absent where it counts nothing. */
export function countsOf({ buttons, pockets }: Pick<Brief, 'buttons' | 'pockets'>): Counts | null {
  const counts: Counts = {
    ...(buttons ? { buttons: buttons.count } : {}),
    ...(pockets ? { pockets: pockets.count } : {}),
  };
  return Object.keys(counts).length > 0 ? counts : null;
}

/** What is drawn and drafted for a brief: its spec completed, with what the text counts and the colour of its buttons. */
export function completedOf(
  brief: Pick<Brief, 'spec' | 'denied' | 'buttons' | 'button_cloth' | 'pockets'>,
): GarmentSpec {
  const counts = countsOf(brief);
  const unlined = brief.denied.includes(UNLINED) ? { unlined: true } : {};
  const denied = brief.denied.length > 0 ? { denied: [...brief.denied] } : {};
  const spec = withButtonColor(completeSpec(brief.spec, brief.denied), brief);
  return { ...spec, ...(counts ? { counts } : {}), ...unlined, ...denied };
}

const ASSUMED: ReadonlyArray<readonly [string, (spec: GarmentSpec) => unknown]> = [
  ...SIMPLE.map((a) => [a, (s: GarmentSpec) => s[a]] as const),
  ['closure_place', (s) => s.closure_place ?? null],
  ['sleeve.type', (s) => s.sleeve.type],
  ['sleeve.length', (s) => s.sleeve.length],
  ['pockets', (s) => (s.pockets.length > 0 ? s.pockets : null)],
  ['details', (s) => (s.details.length > 0 ? s.details : null)],
  ['print', (s) => s.print],
];

/** Evidence for what was assumed: source `default`, the value drawn and drafted, no span. */
export function withAssumptions(evidence: EvidenceMap, spec: GarmentSpec, completed: GarmentSpec): EvidenceMap {
  const out = { ...evidence };
  for (const [attribute, of] of ASSUMED) {
    if (of(spec) !== null || of(completed) === null || out[attribute]) continue;
    out[attribute] = {
      source: 'default',
      span: null,
      text: null,
      confidence: 0.3,
      value: of(completed),
    } satisfies Evidence;
  }
  return out;
}
