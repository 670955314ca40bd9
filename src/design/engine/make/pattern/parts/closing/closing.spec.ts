import { distance } from '../../../../geometry/point.js';
import { distanceToLoop } from '../../../../geometry/polyline.js';
import { decided } from '../../../../cut/cut-of.js';
import type { GarmentSpec } from '../../../../garments/garment-spec.js';
import type { Closure, ClosurePlace, Garment } from '../../../../garments/spec.js';
import { constructionOf } from '../../../construction/index.js';
import { materialsOf } from '../../../materials/index.js';
import { readSpec } from '../../account/account.fixture.js';
import { total } from '../../checks.js';
import { draftPattern, standardBodies, zipOf, type Pattern } from '../../index.js';
import type { Piece } from '../../pieces/piece.js';
import { specOf } from '../../specs.fixture.js';
import { beyond, centreOf, FACING_MM, STAND_MM } from './stand.js';
import { buttonHeights } from './buttons.js';

const body = async (i = 4) => (await standardBodies('women'))[i];
const draft = async (
  garment: Garment,
  closure: Closure,
  closure_place: ClosurePlace,
  more: Partial<GarmentSpec> = {},
) => draftPattern(decided(specOf(garment, { closure, closure_place, ...more })), await body());
const pieceOf = ({ drafted }: Pattern, id: string): Piece => {
  const found = drafted.find((p) => p.id === id);
  if (!found) throw new Error(`no ${id} among ${drafted.map((p) => p.id).join(', ')}`);
  return found;
};

/** Garment, where it closes, and the pieces that the opening lies in. */
const ZIPS: [Garment, Partial<GarmentSpec>, ClosurePlace, string[]][] = [
  ['dress', {}, 'back', ['bella.back', 'sandy.skirtBack']],
  ['dress', {}, 'side', ['bella.back', 'bella.frontSideDart', 'sandy.skirt']],
  ['dress', {}, 'front', ['bella.frontSideDart', 'sandy.skirtFront']],
  ['dress', { silhouette: 'sheath' }, 'back', ['bella.back', 'penelope.back']],
  ['dress', { silhouette: 'sheath' }, 'side', ['bella.back', 'bella.frontSideDart', 'penelope.front', 'penelope.back']],
  ['dress', { hem: 'high-low' }, 'back', ['bella.back', 'own.circleBack']],
  ['dress', { silhouette: 'pleated' }, 'back', ['bella.back', 'own.pleats']],
  ['dress', { neckline: 'strapless' }, 'side', ['bella.back', 'bella.frontSideDart', 'sandy.skirt']],
  ['dress', { silhouette: 'bodycon' }, 'back', ['bibi.back']],
  ['jumpsuit', {}, 'back', ['bella.back', 'titan.back']],
  ['skirt', {}, 'back', ['sandy.skirtBack']],
  ['skirt', {}, 'side', ['sandy.skirt']],
  ['skirt', { silhouette: 'pencil' }, 'side', ['penelope.front', 'penelope.back']],
  ['skirt', { silhouette: 'straight' }, 'back', ['sarah.back']],
  ['skirt', { silhouette: 'mermaid' }, 'side', ['own.gore']],
  ['trousers', {}, 'side', ['titan.front', 'titan.back']],
  ['trousers', {}, 'back', ['titan.back']],
];

describe('a zip lies where the text has it', () => {
  it.each(ZIPS)('%s %j, %s', async (garment, more, place, ids) => {
    const pattern = await draft(garment, 'zip', place, more);
    const { checks, pieces, drafted } = pattern;
    const zip = zipOf(pieces) ?? 0;
    const titled = pieces.filter((p) => p.name.includes(`zip ${zip} cm`)).map((p) => p.id);
    expect(titled.toSorted()).toEqual(ids.toSorted());
    expect(checks.seams.find((s) => s.name === 'Zip to its opening')).toMatchObject({ b_mm: zip * 10, ok: true });
    expect(checks.unmeasured).toEqual([]);
    expect(checks.openings.find((o) => o.opening === 'waist')).toMatchObject({ ok: true });
    expect(drafted.some((p) => p.shows?.includes(`closure_place=${place}`))).toBe(true);
    expect(drafted.some((p) => p.points.openEnd && p.marks.some((m) => distance(m.at, p.points.openEnd) < 0.1))).toBe(
      true,
    );
  });

  it('is long enough for what passes, and no longer than one size more', async () => {
    for (const i of [0, 4, 9])
      for (const place of ['back', 'side'] as const) {
        const one = await draftPattern(
          decided(specOf('skirt', { closure: 'zip', closure_place: place })),
          await body(i),
        );
        const [waist] = one.checks.openings;
        expect(waist.opens_mm).toBeGreaterThanOrEqual(waist.body_mm + 20);
        expect(waist.opens_mm).toBeLessThan(waist.body_mm + 200);
      }
  });

  it('of a side lies on equally long edges of front and back', async () => {
    const { checks } = await draft('dress', 'invisible-zip', 'side');
    const seam = checks.seams.find((s) => s.name === 'Opening at the left side: front to back');
    expect(seam).toMatchObject({ kind: 'flush', ok: true });
    expect(seam?.a_mm).toBeGreaterThan(250);
  });

  it('moves the seams: only what opens at its centre is cut in halves there', async () => {
    const folded = async (place: ClosurePlace) => {
      const { drafted } = await draft('dress', 'zip', place, { silhouette: 'sheath' });
      return Object.fromEntries(drafted.map((p) => [p.id, p.on_fold]));
    };
    expect(await folded('back')).toMatchObject({
      'bella.frontSideDart': true,
      'penelope.front': true,
      'penelope.back': false,
    });
    expect(await folded('front')).toMatchObject({ 'bella.frontSideDart': false, 'penelope.front': false });
  });

  it('at the side alone lets nobody into a one-piece, and the draft says so', async () => {
    const { status, deviations, pieces } = await draft('jumpsuit', 'zip', 'side');
    expect(status).toBe('approximate');
    expect(deviations.join()).toMatch(/centre back.*nobody/);
    expect(pieces.find((p) => p.id === 'titan.back')?.name).toMatch(/zip \d+ cm, centre back/);
  });

  it('goes into the bill of materials and the steps at its drafted length', async () => {
    const spec = readSpec('a linen dress with a side zip') as GarmentSpec;
    const { pieces, yardage, sa_mm } = await draftPattern(decided(spec), await body());
    const zip = zipOf(pieces);
    const { notions } = materialsOf(decided(spec), yardage, null, zip);
    expect(notions.map((n) => n.name)).toContain(`zip ${zip} cm`);
    const steps = constructionOf(decided(spec), pieces, sa_mm, false)
      .steps.map((s) => s.text)
      .join(' ');
    expect(steps).toContain(`opening of ${zip} cm that was left at the left side`);
  });
});

/** How far the outline reaches beyond the centre of a piece with a stand. */
function reach(piece: Piece): number {
  const centre = centreOf({ ...piece, loop: piece.body ?? [] }, 'openTop', 'openLow');
  return centre ? Math.max(...piece.loop.map((p) => beyond(centre, p))) : 0;
}

describe('buttons on a stand', () => {
  const STANDS: [Garment, Partial<GarmentSpec>, 'front' | 'back', string[]][] = [
    ['dress', {}, 'front', ['bella.frontSideDart', 'sandy.skirtFront']],
    ['dress', {}, 'back', ['bella.back', 'sandy.skirtBack']],
    ['dress', { neckline: 'v-neck' }, 'front', ['bella.frontSideDart', 'sandy.skirtFront']],
    ['dress', { neckline: 'square', silhouette: 'sheath' }, 'back', ['bella.back', 'penelope.back']],
    ['dress', { collar: 'peter-pan' }, 'front', ['bella.frontSideDart', 'sandy.skirtFront']],
    ['skirt', {}, 'front', ['sandy.skirtFront']],
    ['skirt', { silhouette: 'pencil' }, 'front', ['penelope.front']],
    ['skirt', { silhouette: 'straight' }, 'front', ['sarah.front']],
  ];
  it.each(STANDS)('%s %j, %s', async (garment, more, place, ids) => {
    const pattern = await draft(garment, 'buttons', place, more);
    expect({ status: pattern.status, deviations: pattern.deviations }).toEqual({ status: 'exact', deviations: [] });
    for (const id of ids) {
      const piece = pieceOf(pattern, id);
      expect(piece.cuts[0]).toMatchObject({ count: 2, mirrored: true });
      expect(reach(piece)).toBeCloseTo(STAND_MM + FACING_MM, 0);
      const marks = piece.marks.filter((m) => m.kind === 'buttonhole');
      expect(marks.length).toBeGreaterThan(1);
      const centre = centreOf({ ...piece, loop: piece.body ?? [] }, 'openTop', 'openLow');
      for (const { at } of marks) expect(Math.abs(centre ? beyond(centre, at) : 99)).toBeLessThan(0.1);
      expect(distanceToLoop(piece.points.openTop, piece.loop)).toBeLessThan(0.5);
    }
  });

  it.each(['a-line', 'sheath'] as const)('down a back ends where the seat has passed: %s', async (silhouette) => {
    for (const i of [0, 9]) {
      const spec = specOf('dress', { closure: 'buttons', closure_place: 'back', silhouette });
      const pattern = await draftPattern(decided(spec), await body(i));
      const { checks } = pattern;
      expect(checks.openings).toMatchObject([
        { opening: 'waist', passes: 'seat', ok: true, by: 'buttons down the centre back' },
      ]);
      const skirt = pieceOf(pattern, silhouette === 'sheath' ? 'penelope.back' : 'sandy.skirtBack');
      const lowest = Math.max(...skirt.marks.filter((m) => m.kind === 'button').map((m) => m.at.y));
      expect(lowest - skirt.points.openTop.y).toBeLessThan(300);
    }
  });

  it('leaves the girths what they are without it', async () => {
    const girths = async (closure: Closure) => (await draft('dress', closure, 'front')).checks.finished_measures;
    expect(await girths('buttons')).toEqual(await girths('zip'));
  });

  it('a waistband reaches over both stands', async () => {
    const { checks } = await draft('skirt', 'buttons', 'front');
    expect(checks.seams.find((s) => s.name === 'Waistband to waist')).toMatchObject({
      declared_mm: 2 * STAND_MM,
      ok: true,
    });
  });

  it('has its neck facing end where the stand’s own begins', async () => {
    const pattern = await draft('dress', 'buttons', 'front', { neckline: 'v-neck' });
    const facing = pattern.checks.seams.find((s) => s.name === 'Front neck facing to edge');
    expect(facing).toMatchObject({ ok: true });
    expect(pieceOf(pattern, 'own.frontFacing').cuts[0].count).toBe(2);
  });

  it('spaces buttons evenly, with one above the waist seam and none in it', () => {
    const row = { first: 15, last: 870, waist: 400 };
    const heights = buttonHeights(row);
    const steps = heights.slice(1).map((h, i) => h - heights[i]);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.01);
    expect(heights).toContainEqual(expect.closeTo(385, 5));
    expect(Math.max(...heights)).toBeLessThan(871);
    expect(buttonHeights(row, 7)).toHaveLength(7);
    expect(Math.max(...buttonHeights({ ...row, last: 560, least: true }))).toBeGreaterThanOrEqual(560);
  });

  it('where a skirt has no centre to grow it on, a zip stands in and is named', async () => {
    const { status, deviations } = await draft('skirt', 'buttons', 'front', { silhouette: 'pleated' });
    expect([status, deviations.join()]).toEqual([
      'approximate',
      'The buttons closing is drafted as a zip at the centre back.',
    ]);
  });
});

describe('buttons on shoulder and side', () => {
  it.each([
    ['t-shirt', 'teagan'],
    ['sweater', 'sven'],
    ['top', 'toni'],
  ] as const)('the left shoulder of a %s opens', async (garment, base) => {
    const pattern = await draft(garment, 'buttons', 'shoulder');
    const { status, base: drafted, checks, deviations } = pattern;
    expect([drafted, status, deviations]).toEqual([base, 'exact', []]);
    for (const name of ['Underlap to its edge', 'Overlap facing to its edge'])
      expect(checks.seams.find((s) => s.name === name)).toMatchObject({ ok: true });
    const neck = checks.openings.find((o) => o.opening === 'neck');
    expect(neck?.by).toMatch(/buttons on the left shoulder/);
    const kinds = (id: string) => pieceOf(pattern, id).marks.map((m) => m.kind);
    expect(kinds('own.underlap')).toEqual(['button', 'button', 'button']);
    expect(kinds('own.lapFacing')).toEqual(['buttonhole', 'buttonhole', 'buttonhole']);
  });

  it('a side that buttons has an underlap as long as its opening', async () => {
    const pattern = await draft('skirt', 'buttons', 'side', { silhouette: 'pencil' });
    expect(pattern.status).toBe('exact');
    const strip = pieceOf(pattern, 'own.underlap');
    const edge = total(pattern.drafted, strip.seams?.[0].b ?? []) ?? 0;
    expect(strip.points.d.y - strip.points.a.y).toBeCloseTo(edge, 0);
  });

  it('a place that is not drafted is named', async () => {
    const { status, deviations } = await draft('shirt', 'buttons', 'back');
    expect([status, deviations.join()]).toEqual(['approximate', 'The back opening is not in this draft.']);
  });
});
