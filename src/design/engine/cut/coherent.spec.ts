import fc from 'fast-check';
import { CATEGORY } from '../garments/index.js';
import { applies } from '../read/categories.js';
import { coherent, conflictsOf } from './coherent.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import {
  CLOSURES,
  COLLARS,
  CUFFS,
  DETAILS,
  FITS,
  GARMENTS,
  GENDERS,
  SINGLE_ATTRIBUTES,
  HEMS,
  HOODS,
  LAPELS,
  LEGS,
  LENGTHS,
  NECKLINES,
  OCCASIONS,
  POCKETS,
  SILHOUETTES,
  SLEEVE_LENGTHS,
  SLEEVE_TYPES,
  WAISTLINES,
} from '../garments/spec.js';
import { isLengthless, smallWearOf } from '../garments/kinds.js';
import { completeSpec } from './typical.js';
import { specOf } from '../make/pattern/specs.fixture.js';

const maybe = <T>(values: readonly T[]): fc.Arbitrary<T | null> => fc.option(fc.constantFrom(...values), { nil: null });

/** Any spec that the vocabularies can write, sense or nonsense. */
const anySpec: fc.Arbitrary<GarmentSpec> = fc
  .record({
    garment: fc.constantFrom(...GARMENTS),
    variant: maybe(['bikini', 'swim trunks', 'bra', 'boxers', 'wedding dress', 'evening gown', 'pea coat']),
    silhouette: maybe(SILHOUETTES),
    fit: maybe(FITS),
    length: maybe(LENGTHS),
    neckline: maybe(NECKLINES),
    collar: maybe(COLLARS),
    lapel: maybe(LAPELS),
    sleeve: fc.record({ type: maybe(SLEEVE_TYPES), length: maybe(SLEEVE_LENGTHS) }),
    cuff: maybe(CUFFS),
    leg: maybe(LEGS),
    closure: maybe(CLOSURES),
    pockets: fc.uniqueArray(fc.constantFrom(...POCKETS), { maxLength: 3 }),
    hood: maybe(HOODS),
    waistline: maybe(WAISTLINES),
    hem: maybe(HEMS),
    details: fc.uniqueArray(fc.constantFrom(...DETAILS), { maxLength: 4 }),
    occasion: fc.uniqueArray(fc.constantFrom(...OCCASIONS), { maxLength: 2 }),
    gender: maybe(GENDERS),
  })
  .map((random) => ({
    ...random,
    category: CATEGORY[random.garment],
    colors: [{ name: 'red', hex: '#cc0000', role: 'main', source: 'stated' } as const],
    print: null,
    fabrics: [],
    season: [],
    era: null,
    size: null,
  }));

const BARE = ['strapless', 'off-shoulder', 'one-shoulder', 'straight-across'];
const NO_COLLAR = [...BARE, 'halter', 'turtleneck', 'mock-neck', 'funnel', 'cowl', 'sweetheart', 'collarless'];
const LOWER = ['trousers', 'shorts', 'skirt'];

/** Pairs that exclude each other, each said on its own. */
const CONTRADICTIONS: Record<string, (s: GarmentSpec) => boolean> = {
  'a collar on a neck that has none': (s) => NO_COLLAR.includes(s.neckline ?? '') && s.collar !== null,
  'lapels on a neck that has none': (s) => NO_COLLAR.includes(s.neckline ?? '') && s.lapel !== null,
  'a hood on bare shoulders': (s) => BARE.includes(s.neckline ?? '') && s.hood !== null,
  'a hood over a dress collar': (s) =>
    s.hood !== null &&
    s.hood !== 'detachable' &&
    ['wing', 'bow', 'sailor', 'peter-pan', 'ruffle'].includes(s.collar ?? ''),
  'a strapless or halter neck with sleeves': (s) =>
    ['strapless', 'halter'].includes(s.neckline ?? '') &&
    (s.sleeve.type !== null || !['sleeveless', null].includes(s.sleeve.length)),
  'a kind of sleeve without sleeves': (s) =>
    s.sleeve.length === 'sleeveless' && s.sleeve.type !== null && s.sleeve.type !== 'strap',
  'straps with sleeves': (s) => s.sleeve.type === 'strap' && !['sleeveless', null].includes(s.sleeve.length),
  'cuffs without sleeves': (s) =>
    s.cuff !== null && ['sleeveless', 'cap'].includes(s.sleeve.length ?? '') && !LOWER.includes(s.category),
  'elbow patches without elbows': (s) =>
    s.details.includes('elbow-patches') && ['sleeveless', 'short'].includes(s.sleeve.length ?? ''),
  'a shawl lapel without a shawl collar': (s) => (s.lapel === 'shawl') !== (s.collar === 'shawl' && s.lapel !== null),
  'notched lapels on a band collar': (s) =>
    ['notched', 'peak'].includes(s.lapel ?? '') &&
    ['band', 'mandarin', 'stand', 'polo', 'sailor'].includes(s.collar ?? ''),
  'a loose shape that fits tightly': (s) =>
    ['oversized', 'boxy', 'tent'].includes(s.silhouette ?? '') && s.fit === 'tight',
  'a close shape that fits loosely': (s) =>
    ['bodycon', 'pencil'].includes(s.silhouette ?? '') && ['loose', 'oversized'].includes(s.fit ?? ''),
  'a gown for legs': (s) =>
    ['trousers', 'shorts'].includes(s.category) && ['ball-gown', 'mermaid', 'empire'].includes(s.silhouette ?? ''),
  'a double-breasted skirt or trousers': (s) => LOWER.includes(s.category) && s.closure === 'double-breasted',
  'a fly on a top': (s) => ['top', 'shirt', 'dress', 'outerwear'].includes(s.category) && s.closure === 'fly',
  'long shorts': (s) => s.category === 'shorts' && ['ankle', 'full', 'maxi', 'floor'].includes(s.length ?? ''),
  'a kangaroo pocket below the waist': (s) => LOWER.includes(s.category) && s.pockets.includes('kangaroo'),
  'back pockets on a top': (s) =>
    ['top', 'shirt', 'knitwear', 'dress'].includes(s.category) && s.pockets.includes('back'),
  'a length of what ends at the legs': (s) =>
    (s.garment === 'bodysuit' && !['hip', null].includes(s.length)) || (isLengthless(s) && s.length !== null),
  'a train above the knee': (s) =>
    s.details.includes('train') && ['mini', 'thigh', 'above-knee'].includes(s.length ?? '') && s.hem !== 'high-low',
};

/** What a spec has that its kind of garment cannot have. */
const foreignTo = (s: GarmentSpec): string[] => [
  ...SINGLE_ATTRIBUTES.filter((a) => s[a] !== null && !applies(a, s.category)),
  ...(['type', 'length'] as const).filter((a) => s.sleeve[a] !== null && !applies(`sleeve.${a}`, s.category)),
  ...(s.pockets.length > 0 && !applies('pockets', s.category) ? ['pockets'] : []),
];

const wrongWith = (s: GarmentSpec): string[] => [
  ...foreignTo(s),
  ...Object.entries(CONTRADICTIONS)
    .filter(([, is]) => is(s))
    .map(([name]) => name),
];

it('completes any spec to one that does not contradict itself', () => {
  fc.assert(
    fc.property(anySpec, (spec) => {
      expect(wrongWith(completeSpec(spec))).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

it('has something to mend: random specs do contradict themselves', () => {
  const specs = fc.sample(anySpec, { numRuns: 2000, seed: 7 });
  const seen = new Set(specs.flatMap(wrongWith));
  for (const name of Object.keys(CONTRADICTIONS)) expect([...seen]).toContain(name);
});

it('mends once: what is coherent stays as it is', () => {
  fc.assert(
    fc.property(anySpec, (spec) => {
      const once = coherent(spec);
      expect(coherent(once)).toEqual(once);
      const completed = completeSpec(spec);
      expect(completeSpec(completed)).toEqual(completed);
    }),
    { numRuns: 1000 },
  );
});

it('settles who wears underwear without making another thing of it', () => {
  const completed = completeSpec(specOf('underwear', { gender: null }));
  expect([smallWearOf(completed), completed.gender]).toEqual(['briefs', 'women']);
});

it('never gives up what is said for what is usual', () => {
  fc.assert(
    fc.property(anySpec, (spec) => {
      const said = coherent(spec);
      expect(conflictsOf(said, completeSpec(said))).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

it('leaves alone what contradicts nothing', () => {
  fc.assert(
    fc.property(anySpec, (spec) => {
      fc.pre(wrongWith(spec).length === 0);
      const { neckline, hem, length, hood } = spec;
      const said = Object.fromEntries(Object.entries({ neckline, hem, length, hood }).filter(([, v]) => v !== null));
      expect(completeSpec(spec)).toMatchObject(said);
    }),
    { numRuns: 300 },
  );
});

it.each(GARMENTS)('a plain %s is coherent', (garment) => {
  const spec = fc.sample(anySpec, 1)[0];
  const open: GarmentSpec = {
    ...spec,
    garment,
    variant: null,
    category: CATEGORY[garment],
    ...Object.fromEntries(SINGLE_ATTRIBUTES.map((a) => [a, null])),
    sleeve: { type: null, length: null },
    pockets: [],
    details: [],
    occasion: [],
    gender: null,
  };
  const completed = completeSpec(open);
  expect(completeSpec(completed)).toEqual(completed);
  expect(wrongWith(completed)).toEqual([]);
  expect(conflictsOf(open, completed)).toEqual([]);
});

it('says what was drawn otherwise than the text has it', () => {
  const spec = { ...fc.sample(anySpec, 1)[0], garment: 'dress', category: 'dress' } as const;
  const said: GarmentSpec = {
    ...spec,
    ...Object.fromEntries(SINGLE_ATTRIBUTES.map((a) => [a, null])),
    neckline: 'strapless',
    collar: 'peter-pan',
    sleeve: { type: null, length: null },
    pockets: [],
    details: [],
  };
  expect(conflictsOf(said, completeSpec(said))).toEqual([
    'The collar "peter pan" does not go with the rest of the text; it was drawn without.',
  ]);
});
