import { decided } from '../../cut/cut-of.js';
import fc from 'fast-check';
import * as words from '../../garments/spec.js';
import type { GarmentSpec } from '../../garments/garment-spec.js';
import { unpairedHalves } from './pieces/halves.fixture.js';
import {
  bodyOfSize,
  draftPattern,
  measurementProblems,
  MEASUREMENTS,
  standardBodies,
  type BodyGender,
  type Pattern,
} from './index.js';
import { specOf } from './specs.fixture.js';

/** Women's specs are drafted on women's bodies, men's on men's. */
const GENDERS: readonly BodyGender[] = ['women', 'men'];

/** What `exact` promises: nothing differs, every seam, outline and girth in tolerance, nothing left unmeasured. */
function expectTrue(pattern: Pattern): void {
  const { status, deviations, checks, pieces } = pattern;
  if (status === 'exact') expect({ deviations, ...checks }).toMatchObject({ deviations: [], ok: true, unmeasured: [] });
  else expect(deviations.length).toBeGreaterThan(0);
  expect(pieces.length > 0).toBe(status !== 'none');
  expect(checks.outlines.ok).toBe(true);
  expect(unpairedHalves(pattern.drafted)).toEqual([]);
  const ends = pattern.geometry.flatMap(({ loop, cut_loop, area_mm2, perimeter_mm }) => [
    ...[...loop, ...(cut_loop ?? [])].flat(),
    area_mm2,
    perimeter_mm,
  ]);
  expect(ends.every(Number.isFinite)).toBe(true);
}

const SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'] as const;

/** Every garment in every letter size; what a size cannot have no other has. */
describe('all garments in all sizes', () => {
  it.each(words.GARMENTS)(
    '%s',
    async (garment) => {
      for (const gender of GENDERS) {
        const statuses = new Set<string>();
        for (const size of SIZES) {
          const body = (await bodyOfSize(size, gender)) as Record<string, number>;
          const pattern = await draftPattern(decided(specOf(garment, { gender })), body);
          expectTrue(pattern);
          expect(pattern.checks).toMatchObject({ ok: true, unmeasured: [] });
          statuses.add(`${pattern.base} ${pattern.status} ${pattern.deviations.join(' ')}`);
        }
        expect([...statuses]).toHaveLength(1);
      }
    },
    120_000,
  );
});

/** Every garment over all 20 adult bodies; the status is the same for all bodies of a gender. */
describe('all garments on all bodies', () => {
  it.each(words.GARMENTS)(
    '%s',
    async (garment) => {
      for (const gender of GENDERS) {
        const statuses = new Set<string>();
        for (const body of await standardBodies(gender)) {
          const pattern = await draftPattern(decided(specOf(garment, { gender })), body);
          expectTrue(pattern);
          statuses.add(`${pattern.base} ${pattern.status} ${pattern.deviations.join(' ')}`);
        }
        expect([...statuses]).toHaveLength(1);
      }
    },
    120_000,
  );
});

describe('all fits on all bodies', () => {
  it.each(words.FITS)(
    '%s',
    async (fit) => {
      for (const garment of ['shirt', 't-shirt', 'sweater', 'dress', 'trousers', 'blazer', 'jumpsuit'] as const)
        for (const gender of garment === 'jumpsuit' ? (['women'] as const) : GENDERS)
          for (const body of await standardBodies(gender)) {
            const pattern = await draftPattern(decided(specOf(garment, { gender, fit })), body);
            expect({ garment, gender, status: pattern.status, words: pattern.deviations }).toEqual({
              garment,
              gender,
              status: 'exact',
              words: [],
            });
          }
    },
    240_000,
  );
});

const maybe = <T extends string>(list: readonly T[]) => fc.option(fc.constantFrom(...list));
const anySpec: fc.Arbitrary<GarmentSpec> = fc
  .record({
    garment: fc.constantFrom(...words.GARMENTS),
    silhouette: maybe(words.SILHOUETTES),
    fit: maybe(words.FITS),
    length: maybe(words.LENGTHS),
    neckline: maybe(words.NECKLINES),
    collar: maybe(words.COLLARS),
    sleeve: fc.record({ type: maybe(words.SLEEVE_TYPES), length: maybe(words.SLEEVE_LENGTHS) }),
    cuff: maybe(words.CUFFS),
    leg: maybe(words.LEGS),
    closure: maybe(words.CLOSURES),
    pockets: fc.array(fc.constantFrom(...words.POCKETS), { maxLength: 2 }),
    hood: maybe(words.HOODS),
    waistline: maybe(words.WAISTLINES),
    hem: maybe(words.HEMS),
    details: fc.array(fc.constantFrom(...words.DETAILS), { maxLength: 2 }),
    gender: fc.constantFrom(...GENDERS),
  })
  .map(({ garment, ...more }) => specOf(garment, more));

it('any spec on any body comes out, clean when it says exact', async () => {
  await fc.assert(
    fc.asyncProperty(anySpec, fc.nat(9), async (spec, i) => {
      const pattern = await draftPattern(decided(spec), (await standardBodies(spec.gender as BodyGender))[i]);
      expectTrue(pattern);
      expect(/NaN|Infinity/.exec(pattern.svg)).toBeNull();
    }),
    { numRuns: 600, seed: 42 },
  );
}, 1_200_000);

/** What is drafted by our own parts, alone on all ten women's bodies. */
const OWN: [words.Garment, Partial<GarmentSpec>][] = [
  ...(['pleated', 'tiered', 'gathered', 'mermaid', 'ball-gown', 'balloon', 'wrap', 'asymmetric'] as const).flatMap(
    (silhouette): [words.Garment, Partial<GarmentSpec>][] => [
      ['skirt', { silhouette }],
      ['dress', { silhouette, length: 'midi' }],
    ],
  ),
  ...(['sheath', 'circle', 'a-line'] as const).map((silhouette): [words.Garment, Partial<GarmentSpec>] => [
    'dress',
    { silhouette },
  ]),
  ...(['pencil', 'straight', 'circle'] as const).map((silhouette): [words.Garment, Partial<GarmentSpec>] => [
    'skirt',
    { silhouette },
  ]),
  ...(['puff', 'bishop', 'bell', 'balloon', 'lantern', 'leg-of-mutton', 'poet', 'juliet', 'circular'] as const).flatMap(
    (type): [words.Garment, Partial<GarmentSpec>][] => [
      ['dress', { sleeve: { type, length: 'long' } }],
      ['blouse', { sleeve: { type, length: 'long' } }],
    ],
  ),
  ...(['peter-pan', 'mandarin', 'bow', 'ruffle', 'chelsea', 'camp'] as const).flatMap(
    (collar): [words.Garment, Partial<GarmentSpec>][] => [
      ['dress', { collar, closure: 'invisible-zip' }],
      ['blouse', { collar }],
    ],
  ),
  ...(['flared', 'bootcut', 'tapered', 'barrel', 'skinny', 'wide'] as const).map(
    (leg): [words.Garment, Partial<GarmentSpec>] => ['trousers', { leg }],
  ),
  ...(
    ['v-neck', 'deep-v', 'plunging', 'square', 'sweetheart', 'scoop', 'boat', 'turtleneck', 'strapless'] as const
  ).map((neckline): [words.Garment, Partial<GarmentSpec>] => ['dress', { neckline }]),
  ...(['front', 'back'] as const).flatMap((closure_place): [words.Garment, Partial<GarmentSpec>][] => [
    ['dress', { closure: 'buttons', closure_place }],
    ['dress', { closure: 'buttons', closure_place, silhouette: 'sheath', neckline: 'v-neck' }],
    ['skirt', { closure: 'buttons', closure_place }],
    ['skirt', { closure: 'buttons', closure_place, silhouette: 'straight' }],
    ['jumpsuit', { closure: 'zip', closure_place }],
  ]),
  ...(['pencil', 'straight', 'a-line', 'mermaid', 'pleated', 'gathered'] as const).map(
    (silhouette): [words.Garment, Partial<GarmentSpec>] => [
      'skirt',
      { silhouette, closure: 'zip', closure_place: 'side' },
    ],
  ),
  ...(['halter', 'off-shoulder'] as const).map((neckline): [words.Garment, Partial<GarmentSpec>] => [
    'dress',
    { neckline },
  ]),
  ...(['sweetheart', 'v-neck', 'plunging', 'scoop', 'square'] as const).map(
    (neckline): [words.Garment, Partial<GarmentSpec>] => [
      'dress',
      { neckline, sleeve: { type: 'strap', length: null } },
    ],
  ),
  ['dress', { neckline: 'off-shoulder', sleeve: { type: 'bell', length: 'long' } }],
  ['dress', { closure: 'pullover', waistline: 'elastic', neckline: 'plunging' }],
  ['trousers', { details: ['pleats'] }],
  ['shorts', { details: ['pleats'] }],
  ['skirt', { variant: 'skort' }],
  ['blazer', { lapel: 'peak' }],
  ['coat', { lapel: 'peak', closure: 'double-breasted' }],
  ['dress', { closure: 'zip', closure_place: 'side', neckline: 'strapless' }],
  ['trousers', { closure: 'zip', closure_place: 'side' }],
  ['trousers', { closure: 'buttons', closure_place: 'side' }],
  ['t-shirt', { closure: 'buttons', closure_place: 'shoulder' }],
  ['sweater', { closure: 'buttons', closure_place: 'shoulder' }],
];

describe('own parts on all bodies', () => {
  it.each(OWN)(
    '%s %j',
    async (garment, more) => {
      for (const body of await standardBodies('women')) {
        const { status, deviations, checks } = await draftPattern(
          decided(specOf(garment, { gender: 'women', ...more })),
          body,
        );
        expect({ status, deviations }).toEqual({ status: 'exact', deviations: [] });
        expect(checks).toMatchObject({ ok: true, unmeasured: [] });
      }
    },
    240_000,
  );
});

it('every outline is closed and simple, whatever the body', async () => {
  const bodies = [...(await standardBodies('women')), ...(await standardBodies('men'))];
  const names = Object.keys(MEASUREMENTS);
  const odd = fc.record(Object.fromEntries(names.map((n) => [n, fc.double({ min: 0.8, max: 1.25, noNaN: true })])));
  await fc.assert(
    fc.asyncProperty(anySpec, fc.nat(bodies.length - 1), odd, async (spec, i, by) => {
      const within = (n: string) =>
        Math.max(MEASUREMENTS[n].min, Math.min(MEASUREMENTS[n].max, bodies[i][n] * Number(by[n])));
      const body = Object.fromEntries(names.map((n) => [n, Math.round(within(n) * 10) / 10]));
      fc.pre(measurementProblems(body).length === 0);
      expectTrue(await draftPattern(decided(spec), body));
    }),
    { numRuns: 400, seed: 17 },
  );
}, 1_200_000);
