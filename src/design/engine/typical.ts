import type { Evidence, EvidenceMap } from './brief/index.js';
import { CATEGORY } from './brief/index.js';
import type { Category, Garment, GarmentSpec } from './spec.js';

/** What a garment usually looks like; only for what the spec leaves open. */
type Typical = Partial<
  Pick<
    GarmentSpec,
    | 'silhouette'
    | 'fit'
    | 'length'
    | 'neckline'
    | 'collar'
    | 'lapel'
    | 'cuff'
    | 'leg'
    | 'closure'
    | 'pockets'
    | 'hood'
    | 'waistline'
    | 'hem'
    | 'details'
  >
> & {
  sleeveType?: GarmentSpec['sleeve']['type'];
  sleeveLength?: GarmentSpec['sleeve']['length'];
};

const BY_CATEGORY: Partial<Record<Category, Typical>> = {
  shirt: {
    fit: 'regular',
    length: 'hip',
    collar: 'shirt',
    sleeveType: 'set-in',
    sleeveLength: 'long',
    closure: 'buttons',
    cuff: 'barrel',
  },
  top: { fit: 'regular', length: 'hip', neckline: 'crew', sleeveType: 'set-in', sleeveLength: 'short' },
  knitwear: {
    fit: 'regular',
    length: 'hip',
    neckline: 'crew',
    sleeveType: 'set-in',
    sleeveLength: 'long',
    cuff: 'rib',
    hem: 'rib',
  },
  jacket: {
    fit: 'regular',
    length: 'hip',
    collar: 'shirt',
    sleeveType: 'set-in',
    sleeveLength: 'long',
    closure: 'buttons',
    pockets: ['patch'],
  },
  outerwear: {
    fit: 'regular',
    length: 'knee',
    collar: 'notched',
    sleeveType: 'set-in',
    sleeveLength: 'long',
    closure: 'buttons',
    pockets: ['welt'],
  },
  dress: {
    fit: 'regular',
    silhouette: 'a-line',
    length: 'knee',
    neckline: 'round',
    sleeveType: 'set-in',
    sleeveLength: 'short',
    closure: 'invisible-zip',
  },
  'one-piece': {
    fit: 'regular',
    length: 'full',
    neckline: 'round',
    sleeveType: 'set-in',
    sleeveLength: 'short',
    leg: 'straight',
    closure: 'zip',
  },
  trousers: {
    fit: 'regular',
    length: 'full',
    leg: 'straight',
    closure: 'fly',
    waistline: 'natural',
    pockets: ['slash'],
  },
  shorts: {
    fit: 'regular',
    length: 'thigh',
    leg: 'straight',
    closure: 'fly',
    waistline: 'natural',
    pockets: ['slash'],
  },
  skirt: { fit: 'regular', silhouette: 'a-line', length: 'knee', closure: 'invisible-zip', waistline: 'natural' },
};

const BY_GARMENT: Partial<Record<Garment, Typical>> = {
  blouse: { cuff: 'barrel', fit: 'relaxed' },
  polo: { sleeveLength: 'short', closure: 'buttons', collar: 'polo' },
  tunic: { length: 'thigh', sleeveLength: 'long', fit: 'relaxed', neckline: 'round' },
  'tank-top': { sleeveLength: 'sleeveless', neckline: 'scoop' },
  corset: { sleeveLength: 'sleeveless', neckline: 'sweetheart', fit: 'tight', closure: 'lace-up', length: 'waist' },
  sweatshirt: { sleeveLength: 'long', cuff: 'rib', hem: 'rib' },
  hoodie: { sleeveLength: 'long', hood: 'hood', cuff: 'rib', hem: 'rib', pockets: ['kangaroo'], neckline: 'round' },
  cardigan: { closure: 'buttons', neckline: 'v-neck' },
  waistcoat: {
    sleeveLength: 'sleeveless',
    neckline: 'v-neck',
    fit: 'slim',
    pockets: ['welt'],
    length: 'waist',
    closure: 'buttons',
  },
  blazer: {
    collar: 'notched',
    lapel: 'notched',
    closure: 'single-breasted',
    pockets: ['flap'],
    silhouette: 'tailored',
  },
  'denim-jacket': { collar: 'shirt', closure: 'buttons', pockets: ['chest', 'flap'] },
  bomber: { collar: 'rib', closure: 'zip', cuff: 'rib', hem: 'rib', pockets: ['slash'] },
  parka: { hood: 'hood', closure: 'zip', pockets: ['flap'], length: 'thigh' },
  'trench-coat': {
    collar: 'storm',
    lapel: 'notched',
    closure: 'double-breasted',
    waistline: 'belted',
    pockets: ['welt'],
    details: ['storm-flap'],
  },
  coat: { lapel: 'notched', closure: 'single-breasted' },
  cape: { collar: 'stand', length: 'thigh', closure: 'hooks' },
  poncho: { neckline: 'round', length: 'hip', closure: 'pullover' },
  kimono: { sleeveType: 'kimono', closure: 'wrap', length: 'midi', neckline: 'surplice' },
  robe: { closure: 'wrap', waistline: 'belted', length: 'midi', collar: 'shawl', pockets: ['patch'] },
  overalls: { sleeveType: 'strap', sleeveLength: 'sleeveless', pockets: ['patch'], closure: 'buckle' },
  bodysuit: { length: 'hip', fit: 'tight', sleeveLength: 'sleeveless', neckline: 'scoop', closure: 'snaps' },
  pyjamas: { collar: 'camp', closure: 'buttons', sleeveLength: 'long', fit: 'relaxed' },
  jeans: { pockets: ['curved', 'back', 'coin'], closure: 'fly', details: ['rivets', 'topstitching'] },
  leggings: { fit: 'tight', leg: 'skinny', closure: 'pullover', waistline: 'elastic', pockets: [] },
  tights: { fit: 'tight', leg: 'skinny', closure: 'pullover', waistline: 'elastic', length: 'full' },
  joggers: { leg: 'tapered', closure: 'pullover', waistline: 'drawstring', cuff: 'rib', fit: 'relaxed' },
  'wide-leg-trousers': { leg: 'wide', waistline: 'high' },
  'harem-trousers': { closure: 'pullover', waistline: 'elastic', fit: 'loose', leg: 'tapered' },
  'wrap-trousers': { closure: 'wrap', leg: 'wide', fit: 'loose' },
};

/** Necklines that are worn without sleeves unless the text gives them some. */
const BARE_SHOULDERS: readonly GarmentSpec['neckline'][] = [
  'strapless',
  'halter',
  'one-shoulder',
  'off-shoulder',
  'sweetheart',
  'straight-across',
];

/** Attributes that go with no collar, no sleeves or no closing front. */
function reconcile(typical: Typical, spec: GarmentSpec): Typical {
  const out = { ...typical };
  const hasNeck = spec.neckline !== null;
  if (hasNeck && spec.category !== 'outerwear') delete out.collar;
  if (hasNeck) delete out.lapel;
  if (spec.collar && spec.collar !== 'regular') delete out.neckline;
  if (spec.collar && !['notched', 'regular', 'shawl'].includes(spec.collar)) delete out.lapel;
  if (spec.hood || spec.neckline === 'collarless') {
    delete out.collar;
    delete out.lapel;
  }
  const sleeve = spec.sleeve.length ?? out.sleeveLength;
  if (sleeve === 'sleeveless' || spec.sleeve.type === 'strap') {
    delete out.cuff;
    out.sleeveLength = 'sleeveless';
    if (!spec.sleeve.type && out.sleeveType !== 'strap') delete out.sleeveType;
    if (spec.sleeve.type === 'strap' && out.neckline) out.neckline = 'straight-across';
  }
  if (sleeve === 'short' || sleeve === 'elbow' || sleeve === 'three-quarter') delete out.cuff;
  if (BARE_SHOULDERS.includes(spec.neckline) && !spec.sleeve.length && !spec.sleeve.type) {
    out.sleeveLength = 'sleeveless';
    delete out.sleeveType;
    delete out.cuff;
  }
  if (spec.waistline === 'elastic' || spec.waistline === 'drawstring') pulledOn(out);
  if (spec.length && ['cropped'].includes(spec.leg ?? '')) delete out.length;
  return out;
}

/** What is drawn in at the waist needs no fly. */
function pulledOn(typical: Typical): void {
  if (typical.closure === 'fly') typical.closure = 'pullover';
}

const SIMPLE = [
  'silhouette',
  'fit',
  'length',
  'neckline',
  'collar',
  'lapel',
  'cuff',
  'leg',
  'closure',
  'hood',
  'waistline',
  'hem',
] as const;

/**
 * The spec with typical values where it leaves things open, so that pattern, flats and illustration show one garment.
 * @param denied attributes (or `attribute=value`) that the text rules out; they stay empty
 */
export function completeSpec(spec: GarmentSpec, denied: readonly string[] = []): GarmentSpec {
  const merged: Typical = { ...BY_CATEGORY[CATEGORY[spec.garment]], ...BY_GARMENT[spec.garment] };
  const typical = reconcile(merged, spec);
  const no = (attribute: string, value: unknown): boolean =>
    denied.includes(attribute) || denied.includes(`${attribute}=${String(value)}`);
  const out: GarmentSpec = structuredClone(spec);
  for (const attribute of SIMPLE) {
    const value = typical[attribute];
    if (out[attribute] === null && value && !no(attribute, value)) Object.assign(out, { [attribute]: value });
  }
  out.sleeve.type ??= typical.sleeveType && !no('sleeve.type', typical.sleeveType) ? typical.sleeveType : null;
  out.sleeve.length ??=
    typical.sleeveLength && !no('sleeve.length', typical.sleeveLength) ? typical.sleeveLength : null;
  if (out.pockets.length === 0 && !denied.includes('pockets'))
    out.pockets = [...(typical.pockets ?? [])].filter((p) => !no('pockets', p));
  if (out.details.length === 0 && !denied.includes('details'))
    out.details = [...(typical.details ?? [])].filter((d) => !no('details', d));
  out.print ??= 'solid';
  out.gender ??=
    ['dress', 'skirt', 'blouse', 'corset', 'leggings', 'tights', 'bodysuit'].includes(spec.garment) ||
    spec.category === 'dress' ||
    (spec.sleeve.type === 'strap' && spec.category === 'top')
      ? 'women'
      : 'unisex';
  return out;
}

const ASSUMED: ReadonlyArray<readonly [string, (spec: GarmentSpec) => unknown]> = [
  ...SIMPLE.map((a) => [a, (s: GarmentSpec) => s[a]] as const),
  ['sleeve.type', (s) => s.sleeve.type],
  ['sleeve.length', (s) => s.sleeve.length],
  ['pockets', (s) => (s.pockets.length > 0 ? s.pockets : null)],
  ['details', (s) => (s.details.length > 0 ? s.details : null)],
  ['print', (s) => s.print],
  ['gender', (s) => s.gender],
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
