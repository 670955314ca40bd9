import { decided } from '../../../cut/cut-of.js';
import type { GarmentSpec } from '../../../garments/garment-spec.js';
import { SLEEVE_TYPES, type Garment } from '../../../garments/spec.js';
import { draftPattern, standardBodies, type Pattern } from '../index.js';
import { specOf } from '../specs.fixture.js';
import { canSpread } from './sleeves.js';

/** The smallest and the largest standard body; the long test takes all twenty. */
const bodies = async (gender: 'women' | 'men') => {
  const all = await standardBodies(gender);
  return [all[0], all[9]];
};

/** Rows of a table take the bodies in turn. */
const bodyOfRow = async (gender: 'women' | 'men', garment: string, ids: readonly string[]) =>
  (await bodies(gender))[(garment.length + ids.length) % 2];

const sleeve = (type: GarmentSpec['sleeve']['type'], length: GarmentSpec['sleeve']['length'] = 'long') => ({
  sleeve: { type, length },
});

/** What is asked for, the pieces it must bring, and the seam it is sewn with (kind, longer side ÷ shorter side). */
const DRAFTED: [Garment, Partial<GarmentSpec>, string[], string, string, [number, number]][] = [
  ['dress', { silhouette: 'pleated' }, ['own.pleats'], 'Skirt to bodice waist', 'pleat', [2.9, 4]],
  ['skirt', { silhouette: 'tiered' }, ['own.tier1', 'own.tier3'], 'Tier 2 to tier 1', 'gather', [1.49, 1.51]],
  ['dress', { silhouette: 'mermaid' }, ['own.gore'], 'Gore to gore', 'flush', [0.99, 1.01]],
  ['skirt', { details: ['godets'] }, ['own.gore', 'own.godet'], 'Godet sides', 'flush', [0.99, 1.01]],
  ['skirt', { hem: 'high-low' }, ['own.circleFront', 'own.circleBack'], 'Skirt side seam', 'flush', [0.99, 1.01]],
  ['skirt', { hem: 'ruffled' }, ['own.hemRuffle'], 'Ruffle to hem', 'gather', [1.69, 1.71]],
  ['dress', { closure: 'wrap' }, ['own.wrapFront', 'own.ties'], 'Skirt to bodice waist', 'flush', [0.99, 1.01]],
  [
    'dress',
    { closure: 'wrap', neckline: 'surplice' },
    ['own.wrapFront', 'own.ties'],
    'Skirt to waist',
    'flush',
    [0.99, 1.01],
  ],
  [
    'skirt',
    { variant: 'kilt', closure: 'wrap' },
    ['own.kiltApron', 'own.kiltPleats'],
    'Apron to pleats',
    'flush',
    [0.99, 1.01],
  ],
  ['apron', { variant: 'waist apron' }, ['own.waistApron', 'own.bandTie'], 'Apron to band', 'flush', [0.99, 1.01]],
  ['skirt', { closure: 'wrap', details: ['pleats'] }, ['own.kiltPleats'], 'Pleats to waistband', 'pleat', [2.5, 5]],
  ['dress', { details: ['train'] }, ['own.circleBack'], 'Skirt side seam', 'flush', [0.99, 1.01]],
  [
    'dress',
    { details: ['train'], silhouette: 'mermaid' },
    ['own.goreBack'],
    'Back gore to gore',
    'flush',
    [0.99, 1.01],
  ],
  ['polo', { cuff: 'rib' }, ['own.cuff'], 'Rib cuff to sleeve', 'stretch', [0.84, 0.86]],
  ['top', { details: ['peplum'] }, ['own.peplum', 'bella.back'], 'Peplum to waist', 'flush', [0.99, 1.01]],
  ['dress', sleeve('puff', 'short'), ['own.sleeveBand'], 'Sleeve cap to armhole', 'gather', [1.2, 2]],
  ['blouse', sleeve('bishop'), ['simon.cuff'], 'Sleeve hem to cuff', 'gather', [1.5, 3]],
  ['t-shirt', sleeve('bell'), ['teagan.sleeve'], 'Sleeve cap to armhole', 'flush', [0.99, 1.01]],
  ['dress', sleeve('lantern'), ['own.lanternCuff'], 'Lantern seam', 'flush', [0.99, 1.01]],
  ['dress', { collar: 'peter-pan' }, ['own.collar'], 'Collar to neckline', 'flush', [0.99, 1.01]],
  ['blouse', { collar: 'bow' }, ['own.collar'], 'Collar to neckline', 'flush', [0.99, 1.01]],
  ['shirt', { collar: 'camp' }, ['own.collar'], 'Collar to neckline', 'flush', [0.99, 1.01]],
  ['polo', {}, ['own.collar', 'own.placket'], 'Collar to neckline', 'flush', [0.99, 1.01]],
  ['dress', { hood: 'hood' }, ['own.hood', 'own.hoodStrip'], 'Hood to neckline', 'flush', [0.99, 1.01]],
  ['dress', { neckline: 'square' }, ['own.frontFacing'], 'Front neck facing to edge', 'flush', [0.99, 1.01]],
  ['dress', { neckline: 'strapless' }, ['own.backFacing'], 'Front top facing to edge', 'flush', [0.99, 1.01]],
  ['dress', { neckline: 'plunging' }, ['own.frontFacing'], 'Bodice shoulder', 'ease', [1, 1.06]],
  ['dress', { neckline: 'halter' }, ['own.neckTie'], 'Halter tie to front', 'ease', [1.99, 2.01]],
  ['dress', { neckline: 'off-shoulder' }, ['own.shoulderBand'], 'Shoulder band to upper edge', 'ease', [1.2, 1.6]],
  [
    'dress',
    { neckline: 'sweetheart', sleeve: { type: 'strap', length: null } },
    ['own.strap'],
    'Front top facing to edge',
    'flush',
    [0.99, 1.01],
  ],
  [
    'dress',
    { closure: 'pullover', waistline: 'elastic', neckline: 'v-neck' },
    ['own.waistCasing', 'own.circle'],
    'Casing to waist',
    'flush',
    [0.99, 1.01],
  ],
  ['trousers', { details: ['pleats'] }, ['charlie.front'], 'Waistband to waist', 'pleat', [0.9, 0.97]],
  ['trousers', { closure: 'zip', closure_place: 'side' }, ['titan.front'], 'Waistband to waist', 'ease', [1.01, 1.06]],
  ['skirt', { variant: 'skort' }, ['sandy.skirt', 'titan.front'], 'Shorts to skirt waist', 'flush', [0.99, 1.01]],
  [
    'skirt',
    { variant: 'skort', silhouette: 'pleated' },
    ['own.pleats', 'titan.back'],
    'Shorts to skirt waist',
    'flush',
    [0.99, 1.01],
  ],
  ['blazer', { lapel: 'peak' }, ['jaeger.frontFacing'], 'Lapel: facing to front', 'flush', [0.99, 1.01]],
  [
    'coat',
    { lapel: 'peak', closure: 'double-breasted' },
    ['carlita.frontFacing'],
    'Lapel: facing to front',
    'flush',
    [0.99, 1.01],
  ],
  ['cardigan', { neckline: 'v-neck' }, ['own.band'], 'Band to front and neck', 'flush', [0.99, 1.01]],
  [
    'robe',
    { sleeve: { type: null, length: 'long' } },
    ['own.robeBand', 'own.belt'],
    'Sleeve to armhole',
    'flush',
    [0.99, 1.01],
  ],
  ['poncho', {}, ['own.ponchoFront'], 'Shoulder', 'flush', [0.99, 1.01]],
  ['cape', {}, ['own.capeBack'], 'Collar to neckline', 'flush', [0.99, 1.01]],
  ['hat', { variant: 'bucket hat' }, ['own.brim'], 'Crown to side band', 'flush', [0.99, 1.01]],
  ['trousers', { leg: 'flared' }, ['charlie.front'], 'Inseam', 'flush', [0.99, 1.01]],
  ['trousers', { leg: 'barrel' }, ['charlie.back'], 'Inseam', 'flush', [0.99, 1.01]],
  ['jumpsuit', { leg: 'wide' }, ['titan.front'], 'Trousers to bodice waist', 'flush', [0.99, 1.01]],
];

describe('drafted here', () => {
  it.each(DRAFTED)('%s %j', async (garment, more, ids, seamName, kind, [least, most]) => {
    const gender = garment === 'robe' ? 'men' : 'women';
    const body = await bodyOfRow(gender, garment, ids);
    const { status, pieces, checks, deviations } = await draftPattern(
      decided(specOf(garment, { gender, ...more })),
      body,
    );
    expect({ status, deviations }).toEqual({ status: 'exact', deviations: [] });
    expect(pieces.map((p) => p.id)).toEqual(expect.arrayContaining(ids));
    expect(checks.unmeasured).toEqual([]);
    const seam = checks.seams.find((s) => s.name === seamName);
    expect(seam).toMatchObject({ kind, ok: true });
    const ratio = (seam?.a_mm ?? 0) / (seam?.b_mm || 1);
    expect(ratio).toBeGreaterThan(least);
    expect(ratio).toBeLessThan(most);
    if (kind !== 'flush') expect(seam?.reason).toBeTruthy();
  });

  /** What is asked for and the pieces it brings, each so often. */
  const EXTRAS: [Garment, Partial<GarmentSpec>, Record<string, number>][] = [
    ['coat', { waistline: 'belted' }, { 'own.belt': 1 }],
    ['dress', { details: ['self-tie'], waistline: 'belted' }, { 'own.belt': 1 }],
    [
      'apron',
      { category: 'accessory', pockets: ['patch'], counts: { pockets: 3 } },
      { 'albert.pocket': 1, 'own.pocket': 2 },
    ],
    ['shirt', { pockets: ['patch'], counts: { pockets: 4 } }, { 'own.chestPocket': 2, 'own.pocket': 2 }],
    ['dress', { neckline: 'straight-across', sleeve: { type: 'strap', length: null } }, { 'own.strap': 2 }],
    ['jumpsuit', { category: 'one-piece', closure: 'zip' }, { 'bella.frontSideDart': 2, 'own.frontFacing': 2 }],
    [
      'jacket',
      { closure: 'zip', details: ['epaulettes', 'elbow-patches'] },
      { 'own.epaulette': 4, 'own.elbowPatch': 2 },
    ],
    ['dress', { closure: 'buttons' }, { 'own.buttonStand': 2 }],
  ];
  it.each(EXTRAS)('%s %j', async (garment, more, wanted) => {
    const [body] = await bodies('women');
    const { pieces } = await draftPattern(decided(specOf(garment, more)), body);
    const cut = Object.fromEntries(pieces.map((p) => [p.id, p.cuts[0].count]));
    expect(cut).toMatchObject(wanted);
  });

  it('a train reaches beyond the hem, a romper ends above the knee', async () => {
    const [body] = await bodies('women');
    const drop = async (garment: Garment, more: Partial<GarmentSpec>, id: string) => {
      const { geometry } = await draftPattern(decided(specOf(garment, more)), body);
      const ys = geometry.find((g) => g.id === id)?.loop.map(([, y]) => y) ?? [];
      return Math.max(...ys) - Math.min(...ys);
    };
    const gown = { details: ['train'], length: 'floor' } as const;
    const front = await drop('dress', { ...gown, details: ['train'] }, 'own.circleFront');
    expect(await drop('dress', { ...gown, details: ['train'] }, 'own.circleBack')).toBeGreaterThan(front + 600);
    expect(await drop('jumpsuit', { length: 'thigh' }, 'titan.front')).toBeLessThan(body.waistToKnee * 10);
  });

  it.each([
    ['swimwear', 'swimsuit', /^own\.body/],
    ['swimwear', 'tankini', /^(aaron|own\.(briefs|gusset))/],
    ['swimwear', 'bikini', /^(bee|own\.(briefs|gusset))/],
  ] as const)('%s: a %s is one on every body', async (garment, variant, own) => {
    for (const body of await bodies('women')) {
      const { status, pieces } = await draftPattern(decided(specOf(garment, { variant, gender: 'women' })), body);
      expect([status, pieces.some((p) => own.test(p.id))]).toEqual(['exact', true]);
    }
  });

  it('knows most of the full sleeves', () => {
    expect(SLEEVE_TYPES.filter(canSpread).length).toBeGreaterThanOrEqual(10);
  });

  it('a full sleeve is wider where it should be, and only there', async () => {
    const [body] = await bodies('women');
    const of = async (type: GarmentSpec['sleeve']['type']) => {
      const { geometry } = await draftPattern(decided(specOf('dress', sleeve(type))), body);
      const points = geometry.find((g) => g.id === 'bella.sleeve')?.points ?? {};
      return { biceps: points.bicepsRight[0] - points.bicepsLeft[0], hem: points.wristRight[0] - points.wristLeft[0] };
    };
    const [plain, bell, mutton] = [await of('set-in'), await of('bell'), await of('leg-of-mutton')];
    expect(bell.biceps).toBeCloseTo(plain.biceps, 1);
    expect(bell.hem).toBeGreaterThan(plain.hem * 1.6);
    expect(mutton.biceps).toBeGreaterThan(plain.biceps * 1.4);
    expect(mutton.hem).toBeCloseTo(plain.hem, 1);
  });

  it('flares widen the hem of both legs, not the knee', async () => {
    const [body] = await bodies('women');
    const of = async (leg: GarmentSpec['leg']) => {
      const { geometry } = await draftPattern(decided(specOf('trousers', { leg })), body);
      return ['charlie.front', 'charlie.back'].map((id) => {
        const p = geometry.find((g) => g.id === id)?.points ?? {};
        return { knee: Math.abs(p.kneeIn[0] - p.kneeOut[0]), hem: Math.abs(p.floorIn[0] - p.floorOut[0]) };
      });
    };
    for (const { knee, hem } of await of('flared')) expect(hem).toBeGreaterThan(knee + 60);
    for (const { knee, hem } of await of('tapered')) expect(hem).toBeLessThan(knee - 20);
  });

  it('a pleated skirt closes to the waist and is wide enough for the seat', async () => {
    const [body] = await bodies('women');
    const { checks, geometry }: Pattern = await draftPattern(decided(specOf('skirt', { silhouette: 'pleated' })), body);
    const waist = checks.seams.find((s) => s.name === 'Skirt to waist');
    expect(waist?.b_mm).toBeCloseTo(body.waist * 10 * 1.01, 0);
    const panel = geometry.find((g) => g.id === 'own.pleats')?.points ?? {};
    expect(2 * (panel.c[0] - panel.d[0])).toBeGreaterThan(body.seat * 10 * 1.2);
  });
});
