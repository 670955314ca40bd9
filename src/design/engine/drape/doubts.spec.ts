import { doubtsOf } from './doubts.js';
import { skirt } from './out/worn.fixture.js';

const worn = (change: (made: ReturnType<typeof skirt>) => void): string | null => {
  const made = skirt({ cell: 0.05 });
  for (let k = 0; k < made.mesh.seams.length; k += 2) {
    const [a, b] = [3 * made.mesh.seams[k], 3 * made.mesh.seams[k + 1]];
    made.draped.positions.copyWithin(b, a, a + 3);
  }
  change(made);
  return doubtsOf(made);
};

test('a skirt that hangs is believed', () => expect(worn(() => undefined)).toBeNull());

test.each([
  ['did not hold together', ({ draped }) => draped.positions.fill(NaN, 30, 33)],
  ['below the floor', ({ draped }) => draped.positions.forEach((v, i, all) => i % 3 === 1 && (all[i] = v - 1))],
  ['seam', ({ draped, mesh }) => (draped.positions[3 * mesh.seams[1] + 1] += 0.03)],
  ['torn', ({ draped }) => draped.warp.fill(0.8, 0, 10)],
  ['come to rest', ({ draped }) => (draped.settled = false)],
  ['laid round', ({ away }) => away.fill(-0.01)],
] as [string, (made: ReturnType<typeof skirt>) => unknown][])('what %s is not', (said, change) => {
  expect(worn((made) => void change(made))).toContain(said);
});

test('what is wide and torn was caught, what is tight does not go round', () => {
  const torn = (tight: number): string | null =>
    worn(({ draped }) => {
      draped.warp.fill(0.1, 0, Math.round(tight * draped.warp.length));
      draped.warp.fill(0.8, 0, Math.ceil(0.005 * draped.warp.length));
    });
  expect(torn(0.02)).toContain('caught in each other');
  expect(torn(0.05)).toContain('does not go round');
});

test('a hole of a few triangles is seen, a corner drawn out of thousands is not', () => {
  const torn = (share: number): string | null =>
    worn((made) => {
      const { draped } = made;
      const more = (strain: Float32Array): Float32Array =>
        Float32Array.from({ length: 12_000 }, (_, t) => strain[t] ?? 0);
      Object.assign(draped, { warp: more(draped.warp), weft: more(draped.weft) });
      made.mesh.triangles = Uint32Array.from({ length: 36_000 }, (_, k) => made.mesh.triangles[k] ?? 0);
      draped.warp.fill(0.8, 0, share);
    });
  expect([torn(2), torn(5)]).toEqual([null, expect.stringContaining('torn')]);
});

test.each([
  [1, null],
  [4, null],
  [5, 'torn'],
])('%i drawn triangles of a small mesh: %s', (many, said) => {
  const doubt = worn(({ draped }) => void draped.warp.fill(0.8, 0, many));
  expect(doubt === null ? null : /torn/.exec(doubt)?.[0]).toBe(said);
});

test('a knit bears what tears a woven', () => {
  const drawn = (comfortable: number): string | null =>
    worn((made) => {
      made.draped.warp.fill(0.8, 0, 10);
      Object.assign(made, { comfortable: made.comfortable.map(() => comfortable) });
    });
  expect([drawn(0.2), drawn(0.06)]).toEqual([null, expect.stringContaining('torn')]);
});
