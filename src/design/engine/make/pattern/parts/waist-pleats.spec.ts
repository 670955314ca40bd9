import { distance } from '../../../geometry/point.js';
import { decided } from '../../../cut/cut-of.js';
import type { GarmentSpec } from '../../../garments/garment-spec.js';
import type { Garment } from '../../../garments/spec.js';
import { runLength } from '../checks.js';
import { draftPattern, standardBodies } from '../index.js';
import type { Piece } from '../pieces/piece.js';
import { run } from '../rules/kit.js';
import { specOf } from '../specs.fixture.js';
import { PLEAT_MM } from './waist-pleats.js';

const draft = async (garment: Garment, more: Partial<GarmentSpec>, i = 4) =>
  draftPattern(decided(specOf(garment, more)), (await standardBodies('women'))[i]);
const frontOf = ({ drafted }: { drafted: readonly Piece[] }, id: string): Piece =>
  drafted.find((p) => p.id === id) as Piece;

it('a pleat adds its depth to the waist and takes nothing from the seams', async () => {
  const [plain, pleated] = [await draft('trousers', {}), await draft('trousers', { details: ['pleats'] })];
  const length = (pattern: typeof plain, from: string, to: string, via?: string) =>
    runLength(pattern.drafted, run('charlie.front', from, to, via)) ?? 0;
  expect(length(pleated, 'styleWaistIn', 'slantTop') - length(plain, 'styleWaistIn', 'slantTop')).toBeCloseTo(
    PLEAT_MM,
    0,
  );
  for (const [from, to, via] of [
    ['slantCurveEnd', 'floorOut', 'kneeOut'],
    ['fork', 'floorIn', 'kneeIn'],
  ])
    expect(Math.abs(length(pleated, from, to, via) - length(plain, from, to, via))).toBeLessThan(1);
});

it('opens from the crease, which runs on', async () => {
  const { points, marks } = frontOf(await draft('trousers', { details: ['pleats'] }), 'charlie.front');
  expect(distance(points.pleatIn, points.pleatOut)).toBeCloseTo(PLEAT_MM, 0);
  for (const name of ['pleatIn', 'pleatOut'])
    expect(marks.some((m) => m.kind === 'notch' && distance(m.at, points[name]) < 0.1)).toBe(true);
});

it('gives the seat what it is open there', async () => {
  const seat = async (details: GarmentSpec['details']) =>
    (await draft('trousers', { details })).checks.finished_measures.find((g) => g.name === 'seat');
  const [plain, pleated] = [await seat([]), await seat(['pleats'])];
  expect(pleated?.ok).toBe(true);
  const more = (pleated?.finished_mm ?? 0) - (plain?.finished_mm ?? 0);
  expect(more).toBeGreaterThan(PLEAT_MM);
  expect(more).toBeLessThan(2 * PLEAT_MM);
});

it('short legs keep a level hem', async () => {
  const { points } = frontOf(await draft('shorts', { details: ['pleats'] }, 9), 'charlie.front');
  expect(Math.abs(points.floorOut.y - points.floorIn.y)).toBeLessThan(8);
});
