import { applies } from '../read/categories.js';
import { closurePlaceOf } from './closure-place.js';
import { distinctPockets } from './distinct-pockets.js';
import { isLengthless } from '../garments/kinds.js';
import { SINGLE_ATTRIBUTES } from '../garments/spec.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Category, Closure, Cuff, Detail, Pocket, Silhouette, SleeveLength, Waistline } from '../garments/spec.js';

/** Takes from a spec what contradicts the rest of it. Rules change the spec they are given, in this order. */
type Rule = (spec: GarmentSpec) => void;

/** Necklines that no collar stands on. */
const WITHOUT_COLLAR: ReadonlySet<string | null> = new Set([
  'strapless',
  'halter',
  'off-shoulder',
  'one-shoulder',
  'turtleneck',
  'mock-neck',
  'funnel',
  'cowl',
  'sweetheart',
  'straight-across',
  'collarless',
  'choker',
]);
const BARE: ReadonlySet<string | null> = new Set(['strapless', 'off-shoulder', 'one-shoulder', 'straight-across']);
const SLEEVELESS_NECKS: ReadonlySet<string | null> = new Set(['strapless', 'halter']);
/** Collars that a hood may lie behind. */
const UNDER_HOOD: ReadonlySet<string | null> = new Set(['stand', 'rib', 'storm', 'regular', 'shirt', 'band', 'polo']);
const BOTTOMS: ReadonlySet<Category> = new Set(['trousers', 'shorts', 'skirt', 'underwear', 'swimwear']);
const LEGGED: ReadonlySet<Category> = new Set(['trousers', 'shorts', 'one-piece', 'underwear', 'swimwear']);

function applicable(spec: GarmentSpec): void {
  for (const attribute of SINGLE_ATTRIBUTES) if (!applies(attribute, spec.category)) spec[attribute] = null;
  if (!applies('sleeve.type', spec.category)) spec.sleeve.type = null;
  if (!applies('sleeve.length', spec.category)) spec.sleeve.length = null;
  if (!applies('pockets', spec.category)) spec.pockets = [];
  if (closurePlaceOf(spec) === null || !applies('closure_place', spec.category)) delete spec.closure_place;
  if (spec.category === 'accessory' && spec.garment !== 'apron') spec.neckline = null;
}

function neck(spec: GarmentSpec): void {
  if (WITHOUT_COLLAR.has(spec.neckline)) Object.assign(spec, { collar: null, lapel: null });
  if (BARE.has(spec.neckline)) spec.hood = null;
  const open = spec.hood === null || spec.hood === 'detachable';
  if (!open && spec.collar !== null && !UNDER_HOOD.has(spec.collar)) spec.collar = null;
  if (!open && (spec.collar !== 'regular' || spec.lapel === 'shawl')) spec.lapel = null;
}

const TURNED: ReadonlySet<string | null> = new Set(['notched', 'regular', 'storm', 'oversized', null]);

/** A shawl lapel is its collar; notched and peak ones need a collar that turns. */
function lapels(spec: GarmentSpec): void {
  if (spec.lapel === null) return;
  if (spec.lapel === 'shawl' || spec.collar === 'shawl') Object.assign(spec, { collar: 'shawl', lapel: 'shawl' });
  else if (!TURNED.has(spec.collar)) spec.lapel = null;
}

const CUFFLESS: ReadonlySet<SleeveLength | null> = new Set<SleeveLength | null>(['sleeveless', 'cap']);

function sleeves(spec: GarmentSpec): void {
  const { sleeve } = spec;
  const told = applies('sleeve.length', spec.category);
  if (SLEEVELESS_NECKS.has(spec.neckline))
    Object.assign(sleeve, { type: null, length: told ? 'sleeveless' : sleeve.length });
  if (sleeve.type === 'strap' && sleeve.length !== null && sleeve.length !== 'sleeveless') sleeve.type = null;
  if (sleeve.type === 'strap' && spec.details.includes('racerback')) sleeve.type = null;
  if (sleeve.type === 'strap' && told) sleeve.length = 'sleeveless';
  if (sleeve.type === 'cap' && told && sleeve.length !== 'cap')
    Object.assign(sleeve, sleeve.length === null ? { length: 'cap' } : { type: null });
  if (sleeve.length === 'sleeveless' && sleeve.type !== 'strap') sleeve.type = null;
  const armed = !LEGGED.has(spec.category) || spec.category === 'one-piece';
  if (armed && CUFFLESS.has(sleeve.length)) spec.cuff = null;
}

const LOOSE: ReadonlySet<Silhouette | null> = new Set<Silhouette | null>([
  'oversized',
  'boxy',
  'baggy',
  'tent',
  'cocoon',
  'trapeze',
]);
const CLOSE: ReadonlySet<Silhouette | null> = new Set<Silhouette | null>(['bodycon', 'sheath', 'skinny', 'pencil']);

function fits(spec: GarmentSpec): void {
  if (LOOSE.has(spec.silhouette) && (spec.fit === 'tight' || spec.fit === 'slim')) spec.fit = 'relaxed';
  if (CLOSE.has(spec.silhouette) && ['relaxed', 'loose', 'oversized'].includes(spec.fit ?? '')) spec.fit = 'slim';
}

const OF_SKIRTS: readonly Silhouette[] = ['mermaid', 'ball-gown', 'circle', 'pencil'];
const OF_DRESSES: readonly Silhouette[] = ['fit-and-flare', 'sheath', 'shift', 'empire'];
const OF_BODIES: readonly Silhouette[] = ['peplum', 'trapeze', 'tent', 'bodycon', 'cocoon', 'boxy'];
const OF_LEGS: readonly Silhouette[] = ['bootcut', 'skinny'];

/** Silhouettes that a kind of garment cannot have. */
function foreign(category: Category): readonly Silhouette[] {
  switch (category) {
    case 'trousers':
    case 'shorts':
      return [...OF_SKIRTS, ...OF_DRESSES, ...OF_BODIES];
    case 'skirt':
      return [...OF_DRESSES, ...OF_LEGS, 'trapeze', 'boxy'];
    case 'dress':
      return OF_LEGS;
    case 'one-piece':
      return ['mermaid', 'ball-gown'];
    default:
      return [...OF_SKIRTS, ...OF_LEGS];
  }
}

function silhouettes(spec: GarmentSpec): void {
  if (spec.silhouette && foreign(spec.category).includes(spec.silhouette)) spec.silhouette = null;
}

const WAIST_OF_BOTTOMS: Partial<Record<Waistline, Waistline>> = { empire: 'high', dropped: 'low', basque: 'natural' };
const CLOSURE_OF_BOTTOMS: Partial<Record<Closure, Closure | null>> = {
  'single-breasted': 'buttons',
  'double-breasted': 'buttons',
  'half-zip': 'zip',
  'open-front': null,
};
const CUFFS_OF_LEGS: readonly (Cuff | null)[] = ['rib', 'elastic', 'turn-up', 'tab', 'ruffle', 'none', null];

const BUTTONED: ReadonlySet<Category> = new Set(['shirt', 'jacket', 'outerwear']);

/** A cord draws the waist or hem of a jacket in; it does not close it. */
function drawnIn(spec: GarmentSpec): void {
  if (spec.closure === 'drawstring' && !spec.details.includes('drawcord')) spec.details.push('drawcord');
  spec.closure = null;
}

function bottoms(spec: GarmentSpec): void {
  if (!BOTTOMS.has(spec.category)) {
    if (spec.closure === 'fly' && spec.category !== 'one-piece') spec.closure = 'buttons';
    if (BUTTONED.has(spec.category) && (spec.closure === 'drawstring' || spec.closure === 'elastic')) drawnIn(spec);
    return;
  }
  spec.waistline = WAIST_OF_BOTTOMS[spec.waistline ?? 'none'] ?? spec.waistline;
  const closure = CLOSURE_OF_BOTTOMS[spec.closure ?? 'zip'];
  if (spec.closure !== null && closure !== undefined) spec.closure = closure;
  if (!CUFFS_OF_LEGS.includes(spec.cuff)) spec.cuff = null;
  const long = ['midi', 'calf', 'ankle', 'full', 'maxi', 'floor'].includes(spec.length ?? '');
  if (spec.category === 'shorts' && long) spec.length = 'below-knee';
}

function pockets(spec: GarmentSpec): void {
  const out: readonly Pocket[] = ['trousers', 'shorts', 'skirt'].includes(spec.category)
    ? ['kangaroo', 'chest']
    : spec.category === 'one-piece'
      ? []
      : ['back', 'coin'];
  spec.pockets = distinctPockets({ ...spec, pockets: spec.pockets.filter((p) => !out.includes(p)) });
}

/** A bodysuit ends at the legs, a bra above any hem. */
function lengths(spec: GarmentSpec): void {
  if (spec.garment === 'bodysuit' && spec.length !== null) spec.length = 'hip';
  if (isLengthless(spec)) spec.length = null;
}

const SHORT: ReadonlySet<string | null> = new Set([
  'micro',
  'mini',
  'crop',
  'waist',
  'hip',
  'thigh',
  'above-knee',
  'knee',
  'below-knee',
]);

function details(spec: GarmentSpec): void {
  const out = new Set<Detail>();
  const { length } = spec.sleeve;
  if (length === 'sleeveless' || length === 'cap' || length === 'short') out.add('elbow-patches').add('thumbholes');
  if (BARE.has(spec.neckline)) out.add('epaulettes').add('shoulder-pads');
  if (SHORT.has(spec.length) && spec.hem !== 'high-low') out.add('train');
  spec.details = spec.details.filter((d) => !out.has(d));
}

const RULES: readonly Rule[] = [
  applicable,
  silhouettes,
  neck,
  lapels,
  sleeves,
  fits,
  bottoms,
  pockets,
  lengths,
  details,
];

/** The spec without contradictions: of two things that exclude each other the one that shapes the garment more stays. */
export function coherent(spec: GarmentSpec): GarmentSpec {
  const out = structuredClone(spec);
  for (const rule of RULES) rule(out);
  return out;
}

const plain = (value: unknown): string => String(value).replaceAll('-', ' ');

/** What the spec says and the drawn garment has otherwise, in words. */
export function conflictsOf(spec: GarmentSpec, drawn: GarmentSpec): string[] {
  const pairs: Array<readonly [string, unknown, unknown]> = [
    ...SINGLE_ATTRIBUTES.map((a) => [a, spec[a], drawn[a]] as const),
    ['sleeve', spec.sleeve.type, drawn.sleeve.type],
    ['sleeve length', spec.sleeve.length, drawn.sleeve.length],
    ...distinctPockets(spec)
      .filter((p) => !drawn.pockets.includes(p))
      .map((p) => ['pocket', p, null] as const),
    ...spec.details.filter((d) => !drawn.details.includes(d)).map((d) => ['detail', d, null] as const),
  ];
  return pairs
    .filter(([, said, now]) => said !== null && said !== now)
    .map(
      ([name, said, now]) =>
        `The ${name} "${plain(said)}" does not go with the rest of the text; it was drawn ${now === null ? 'without' : `as "${plain(now)}"`}.`,
    );
}
