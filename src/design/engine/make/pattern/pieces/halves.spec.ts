import type { Piece } from './piece.js';
import { decided } from '../../../cut/cut-of.js';
import { bodyOfSize } from '../bodies/bodies.js';
import { unpairedHalves } from './halves.fixture.js';
import { DESIGN_NAMES } from '../library/library.js';
import { toMillimetres } from '../bodies/measurements.js';
import { piecesOf } from '../library/pieces.js';
import { draft } from '../library/sewing.js';
import { specOf } from '../specs.fixture.js';
import { draftPattern } from '../index.js';

const body = async (gender: 'women' | 'men' = 'women') => (await bodyOfSize('M', gender)) as Record<string, number>;

const cutOf = (pieces: readonly Piece[], id: string) => pieces.find((p) => p.id === id)?.cuts;

it.each(DESIGN_NAMES)('%s: every half is on the fold or a pair', async (design) => {
  const pieces = piecesOf(await draft({ design, options: {} }, toMillimetres(await body()), 10));
  expect(unpairedHalves(pieces)).toEqual([]);
});

it('finds a half back that is cut once', async () => {
  const pieces = piecesOf(await draft({ design: 'jaeger', options: {} }, toMillimetres(await body()), 10));
  const once = pieces.map((p) => (p.id === 'jaeger.back' ? { ...p, cuts: [{ ...p.cuts[0], count: 1 }] } : p));
  expect(unpairedHalves(pieces)).toEqual([]);
  expect(unpairedHalves(once)).toEqual(['Back']);
});

it('cuts the back of a blazer and of dungarees twice, mirrored, and counts both in the cloth', async () => {
  const pair = { material: 'fabric', count: 2, mirrored: true, on_bias: false };
  for (const [garment, id] of [
    ['blazer', 'jaeger.back'],
    ['overalls', 'opal.back'],
  ] as const) {
    const { drafted, pieces } = await draftPattern(decided(specOf(garment, { gender: 'men' })), await body('men'));
    expect(cutOf(drafted, id)?.[0]).toEqual(pair);
    expect(pieces.find((p) => p.id === id)).toMatchObject({ on_fold: false, material: 'fabric' });
  }
});

it('parts that are drafted on one another do not change each other’s cut list', async () => {
  const pieces = piecesOf(await draft({ design: 'opal', options: {} }, toMillimetres(await body()), 10));
  const counts = Object.fromEntries(pieces.map((p) => [p.id, p.cuts.map((c) => `${c.material} ${c.count}`).join()]));
  expect(counts).toMatchObject({
    'opal.back': 'fabric 2',
    'opal.pocketBack': 'fabric 2',
    'opal.pocketCarpenter': 'fabric 1',
    'opal.pocketSlash': 'lining 2',
  });
});

it('cuts what is called lining or interfacing from it', async () => {
  const pieces = piecesOf(await draft({ design: 'trayvon', options: {} }, toMillimetres(await body()), 10));
  expect(new Set(pieces.flatMap((p) => p.cuts.map((c) => c.material)))).toEqual(
    new Set(['fabric', 'interfacing', 'lining']),
  );
});

it('a rib that goes round the whole hem is cut once', async () => {
  const pieces = piecesOf(await draft({ design: 'sven', options: {} }, toMillimetres(await body()), 10));
  expect(pieces.find((p) => p.id === 'sven.waistband')?.cuts).toMatchObject([{ material: 'ribbing', count: 1 }]);
});
