import { distance } from '../../../geometry/point.js';
import { boxOf } from '../../../geometry/box.js';
import { decided } from '../../../cut/cut-of.js';
import type { GarmentSpec } from '../../../garments/garment-spec.js';
import type { Neckline } from '../../../garments/spec.js';
import { draftPattern, standardBodies } from '../index.js';
import type { Piece } from '../pieces/piece.js';
import { specOf } from '../specs.fixture.js';
import { canStrap } from './bare-tops.js';

const body = async (i = 4) => (await standardBodies('women'))[i];
const draft = async (more: Partial<GarmentSpec>, i = 4) => draftPattern(decided(specOf('dress', more)), await body(i));
const front = ({ drafted }: { drafted: readonly Piece[] }): Piece =>
  drafted.find((p) => p.id === 'bella.frontSideDart') as Piece;
const back = ({ drafted }: { drafted: readonly Piece[] }): Piece => drafted.find((p) => p.id === 'bella.back') as Piece;
const strap = { sleeve: { type: 'strap', length: null } } as const;

const NECKS = ['sweetheart', 'v-neck', 'deep-v', 'plunging', 'scoop', 'u-neck', 'square'] as const satisfies Neckline[];

it.each(NECKS)('straps hold a %s bodice that ends under the arms behind', async (neckline) => {
  expect(canStrap(neckline)).toBe(true);
  for (const i of [0, 9]) {
    const pattern = await draft({ neckline, ...strap }, i);
    expect([pattern.status, pattern.deviations]).toEqual(['exact', []]);
    const { armhole, cbNeck } = back(pattern).points;
    expect(boxOf(back(pattern).loop).minY).toBeGreaterThan(armhole.y - 1);
    expect(cbNeck.y).toBeGreaterThan(armhole.y);
    const { strap: peak, armhole: arm } = front(pattern).points;
    expect(arm.y - peak.y).toBeGreaterThan(20);
    expect(boxOf(front(pattern).loop).minY).toBeGreaterThan(peak.y - 20);
    const [piece] = pattern.pieces.filter((p) => p.id === 'own.strap');
    expect(piece.height_mm).toBeGreaterThan(300);
    expect(piece.height_mm).toBeLessThan(620);
  }
});

it('deeper necklines end lower at the centre front', async () => {
  const depth = async (neckline: Neckline) => front(await draft({ neckline, ...strap })).points.cfNeck.y;
  const depths = await Promise.all((['square', 'scoop', 'v-neck', 'deep-v', 'plunging'] as const).map(depth));
  expect(depths).toEqual(depths.toSorted((a, b) => a - b));
  expect(new Set(depths.map(Math.round)).size).toBe(depths.length);
});

it('a halter runs up beside the neck, narrow, and is tied behind it', async () => {
  const pattern = await draft({ neckline: 'halter' });
  const { hps, shoulder, armhole, cfNeck } = front(pattern).points;
  const width = distance(hps, shoulder);
  expect(width).toBeGreaterThan(30);
  expect(width).toBeLessThan(60);
  expect(cfNeck.y).toBeLessThan(armhole.y + 20);
  const tie = pattern.pieces.find((p) => p.id === 'own.neckTie');
  expect(tie?.cut).toBe(2);
  expect(pattern.checks.seams.map((s) => s.name)).not.toContain('Bodice shoulder');
});

it('an off-shoulder band goes round the body and both upper arms', async () => {
  const { biceps, chest } = await body();
  const { checks } = await draft({ neckline: 'off-shoulder' });
  const band = checks.seams.find((s) => s.name === 'Shoulder band to upper edge');
  expect(band?.declared_mm).toBeGreaterThan(biceps * 10);
  expect(band?.a_mm).toBeGreaterThan(chest * 10);
});

it('off the shoulder with sleeves, each side of a sleeve is as long as what is left of its armhole', async () => {
  for (const length of ['short', 'long'] as const)
    for (const i of [0, 9]) {
      const { status, checks, drafted } = await draft({ neckline: 'off-shoulder', sleeve: { type: null, length } }, i);
      expect(status).toBe('exact');
      for (const side of ['front', 'back'])
        expect(checks.seams.find((s) => s.name === `Sleeve to armhole, ${side}`)).toMatchObject({ ok: true });
      const band = checks.seams.find((s) => s.name === 'Shoulder band to upper edge');
      const { chest } = await body(i);
      expect(band?.a_mm).toBeGreaterThan(chest * 11.5);
      const level = (id: string) => boxOf(drafted.find((p) => p.id === id)?.loop ?? []).minY;
      expect(front({ drafted }).points.armhole.y - level('bella.frontSideDart')).toBeLessThan(62);
    }
});

it('nothing of the lost shoulder is left on the pieces', async () => {
  for (const more of [{ neckline: 'halter' }, { neckline: 'v-neck', ...strap }] as const) {
    const pattern = await draft(more);
    for (const piece of [front(pattern), back(pattern)]) {
      const box = boxOf(piece.loop);
      for (const { at } of piece.marks) {
        expect(at.y).toBeGreaterThan(box.minY - 3);
        expect(at.x).toBeLessThan(box.maxX + 3);
      }
      for (const p of piece.grain ?? []) expect(p.y).toBeGreaterThan(box.minY);
    }
  }
});
