import { area, selfIntersection } from '../../geometry/polyline.js';
import type { Point } from '../../geometry/point.js';
import { decided } from '../../cut/cut-of.js';
import fc from 'fast-check';
import type { GarmentSpec } from '../../garments/garment-spec.js';
import { FITS, LENGTHS, SLEEVE_LENGTHS, type Garment } from '../../garments/spec.js';
import { assemble } from './assemble.js';
import { checkOutlines } from './checks.js';
import { draftPattern, standardBodies, type Pattern } from './index.js';
import { toMillimetres } from './bodies/measurements.js';
import { specOf } from './specs.fixture.js';

const women = async (i: number) => (await standardBodies('women'))[i];
const men = async (i: number) => (await standardBodies('men'))[i];

/** Base design and status of the plain garment; rows take the smallest and the largest body in turn. */
const GARMENTS: [Garment, 'women' | 'men', string, Pattern['status']][] = [
  ['shirt', 'men', 'simon', 'exact'],
  ['blouse', 'women', 'simone', 'exact'],
  ['t-shirt', 'women', 'teagan', 'exact'],
  ['tank-top', 'men', 'aaron', 'exact'],
  ['sweater', 'men', 'sven', 'exact'],
  ['hoodie', 'women', 'hugo', 'exact'],
  ['waistcoat', 'men', 'wahid', 'exact'],
  ['blazer', 'men', 'jaeger', 'exact'],
  ['coat', 'women', 'carlita', 'exact'],
  ['dress', 'women', 'bella+sandy', 'exact'],
  ['jumpsuit', 'women', 'bella+titan', 'exact'],
  ['trousers', 'men', 'charlie', 'exact'],
  ['shorts', 'women', 'charlie', 'exact'],
  ['leggings', 'women', 'lily', 'exact'],
  ['joggers', 'men', 'paco', 'exact'],
  ['skirt', 'women', 'sandy', 'exact'],
  ['kimono', 'women', 'own', 'exact'],
  ['bodysuit', 'women', 'own', 'exact'],
  ['overalls', 'men', 'opal', 'exact'],
  ['parka', 'men', 'huey', 'exact'],
  ['bomber', 'women', 'huey', 'exact'],
  ['apron', 'women', 'albert', 'exact'],
];

describe('drafting', () => {
  it.each(GARMENTS)('%s for %s is drafted from %s, %s and clean', async (garment, gender, base, status) => {
    const i = garment.length % 2 ? 0 : 9;
    const body = gender === 'women' ? await women(i) : await men(i);
    const pattern = await draftPattern(decided(specOf(garment, { gender })), body);
    expect(pattern).toMatchObject({ base, status, checks: { ok: true, unmeasured: [] } });
    expect(pattern.pieces.length).toBeGreaterThan(0);
  });

  it('says none where nothing is near', async () => {
    const pattern = await draftPattern(decided(specOf('socks')), await women(4));
    expect(pattern).toMatchObject({ status: 'none', pieces: [], svg: '' });
    expect(pattern.deviations).toHaveLength(1);
  });

  it('names what a draft does not have', async () => {
    const spec = specOf('dress', {
      neckline: 'illusion',
      waistline: 'dropped',
      sleeve: { type: 'cold-shoulder', length: 'short' },
    });
    const { status, deviations } = await draftPattern(decided(spec), await women(4));
    expect(status).toBe('approximate');
    expect(deviations.join(' ')).toMatch(/illusion.*cold-shoulder.*dropped/s);
  });

  it('names what a draft has beside what is asked for', async () => {
    const words = async (garment: Garment, more: Partial<GarmentSpec>) =>
      (await draftPattern(decided(specOf(garment, more)), await women(4))).deviations.join(' ');
    for (const silhouette of ['a-line', 'sheath'] as const)
      expect(await words('dress', { silhouette, details: ['slit'] })).toMatch(/slit/);
    expect(await words('skirt', { silhouette: 'pencil', hem: 'slit' })).toMatch(/back vent/);
    expect(await words('dress', {})).toBe('');
  });

  const SEAMS = ['Side seam', 'Facing to front edge', 'Shawl collar to back neck', 'Facing: shawl collar to back neck'];
  it.each(['women', 'men'] as const)(
    'a coat for %s closes in one row, has a plain back and may have a shawl',
    async (gender) => {
      const body = gender === 'women' ? await women(4) : await men(4);
      const more = { gender, closure: 'single-breasted', lapel: 'shawl', length: 'knee' } as const;
      const { status, checks, drafted } = await draftPattern(decided(specOf('coat', more)), body);
      expect(status).toBe('exact');
      expect(drafted.map((p) => p.id).filter((id) => /tail|belt|collar|pocket/i.test(id))).toEqual([]);
      for (const name of SEAMS) expect(checks.seams.find((s) => s.name === name)).toMatchObject({ ok: true });
      const front = drafted.find((p) => p.id.endsWith('.front'));
      expect(front?.marks.filter((m) => m.kind === 'button')).toHaveLength(3);
      const { cfNeck, hemEdge } = front?.points ?? {};
      expect(cfNeck.x - hemEdge.x).toBeLessThan(50);
    },
  );

  it('a coat is double-breasted only where that is asked for, and a wrap coat has no buttons', async () => {
    const of = async (closure: 'double-breasted' | 'wrap') =>
      (await draftPattern(decided(specOf('coat', { closure })), await women(4))).drafted.find((p) =>
        p.id.endsWith('.front'),
      );
    const [double, wrap] = [await of('double-breasted'), await of('wrap')];
    expect(double?.marks.filter((m) => m.kind === 'button')).toHaveLength(6);
    expect(wrap?.marks.filter((m) => m.kind === 'button')).toHaveLength(0);
  });

  it.each(['women', 'men'] as const)('pull-on trousers for %s go over the seat', async (gender) => {
    for (const body of (await standardBodies(gender)).filter((_, i) => i % 4 === 0)) {
      const { status, pieces } = await draftPattern(
        decided(specOf('trousers', { gender, waistline: 'elastic' })),
        body,
      );
      expect(status).toBe('exact');
      expect(pieces.find((p) => p.id === 'own.waistband')?.height_mm).toBeGreaterThan(body.seat * 10);
    }
  });

  it.each([
    ['waistcoat', 4],
    ['blazer', 1],
    ['coat', 5],
  ] as const)('a %s has the %d buttons that are counted', async (garment, buttons) => {
    const { drafted } = await draftPattern(decided(specOf(garment, { counts: { buttons } })), await women(4));
    const front = drafted.find((p) => p.id.endsWith('.front'));
    const marks = front?.marks.filter((m) => m.kind === 'button' || m.kind === 'buttonhole') ?? [];
    expect(new Set(marks.map((m) => Math.round(m.at.y))).size).toBe(buttons);
  });

  it('a boat neckline is wide and shallow', async () => {
    const { geometry } = await draftPattern(decided(specOf('dress', { neckline: 'boat' })), await women(4));
    const { hps, cfNeck, shoulder } = geometry.find((g) => g.id === 'bella.frontSideDart')?.points ?? {};
    expect(cfNeck[1] - hps[1]).toBeLessThan(45);
    expect(hps[0] - cfNeck[0]).toBeGreaterThan(0.65 * (shoulder[0] - cfNeck[0]));
  });

  it('can be sent to and from a worker thread', async () => {
    const pattern = await draftPattern(decided(specOf('t-shirt')), await women(4));
    expect(structuredClone(pattern)).toEqual(pattern);
  });
});

/** Measured on women's model 36 (neck 36 cm) with 10 mm allowance; lengths in mm, areas in cm². */
const GEOMETRY: [Garment, string, number, number][] = [
  ['t-shirt', 'teagan.front', 1683, 1476.5],
  ['skirt', 'sandy.skirt', 1828, 1930.9],
  ['trousers', 'charlie.front', 2347, 2098.9],
];

/** Greatest turn of a closed line at one of its points, degrees. */
function sharpestTurn(loop: readonly Point[]): number {
  const way = loop.slice(1).map((p, i) => Math.atan2(p.y - loop[i].y, p.x - loop[i].x));
  const turns = way.map((w, i) => Math.abs(((way[(i + 1) % way.length] - w) * 180) / Math.PI) % 360);
  return Math.max(...turns.map((t) => Math.min(t, 360 - t)));
}

describe('geometry', () => {
  it.each(GEOMETRY)('%s: %s', async (garment, id, perimeter, areaCm2) => {
    const { geometry } = await draftPattern(decided(specOf(garment)), await women(4));
    const piece = geometry.find((p) => p.id === id);
    expect(piece?.perimeter_mm).toBeCloseTo(perimeter, -1);
    expect((piece?.area_mm2 ?? 0) / 100).toBeCloseTo(areaCm2, -1);
  });

  it('takes lengths and fit from the spec', async () => {
    const body = await women(4);
    const of = async (more: Partial<GarmentSpec>) => {
      const { proportions } = await draftPattern(decided(specOf('t-shirt', more)), body);
      return { length: proportions.body_length ?? 0, chest: proportions.chest_width ?? 0 };
    };
    const [plain, crop, loose] = [await of({}), await of({ length: 'crop' }), await of({ fit: 'oversized' })];
    expect(crop.length).toBeLessThan(plain.length - 100);
    expect(loose.chest).toBeGreaterThan(plain.chest + 60);
  });

  it('a mandarin collar is the shirt without its collar leaf', async () => {
    const ids = async (more: Partial<GarmentSpec>) =>
      (await draftPattern(decided(specOf('shirt', { gender: 'men', ...more })), await men(4))).pieces.map((p) => p.id);
    const [shirt, mandarin] = [await ids({}), await ids({ collar: 'mandarin' })];
    expect(shirt).toEqual(expect.arrayContaining(['simon.collar', 'simon.collarStand']));
    expect(mandarin).toContain('simon.collarStand');
    expect(mandarin).not.toContain('simon.collar');
  });

  it.each(['v-neck', 'scoop', 'square', 'sweetheart', 'boat', 'plunging'] as const)(
    'cuts a %s neckline into a bodice, with its allowance',
    async (neckline) => {
      const { status, geometry } = await draftPattern(decided(specOf('dress', { neckline })), await women(4));
      expect(status).toBe('exact');
      for (const id of ['bella.frontSideDart', 'bella.back']) {
        const piece = geometry.find((g) => g.id === id);
        const cut = (piece?.cut_loop ?? []).map(([x, y]) => ({ x, y }));
        expect(selfIntersection(cut)).toBeNull();
        expect(sharpestTurn(cut)).toBeLessThan(120);
        expect(area(cut)).toBeGreaterThan(piece?.area_mm2 ?? Infinity);
      }
    },
  );

  it('joins the skirt of a dress to its bodice', async () => {
    for (const silhouette of ['circle', 'gathered', 'sheath'] as const) {
      const { checks } = await draftPattern(decided(specOf('dress', { silhouette })), await women(6));
      expect(checks.seams.find((s) => s.name === 'Skirt to bodice waist')).toMatchObject({ ok: true });
    }
  });
});

describe('outlines', () => {
  it('a cutting line that crosses itself is not ok', async () => {
    const { pieces } = await assemble(
      { base: 'teagan', status: 'exact', orders: [{ design: 'teagan', options: {} }], deviations: [] },
      toMillimetres(await women(4)),
      10,
    );
    const [piece] = pieces;
    const bowTie = [0, 100, 0, 100, 0].map((x, i) => ({ x, y: i === 1 || i === 2 ? 80 : 0 }));
    expect(checkOutlines([piece])[0]).toMatchObject({ cutting_line_self_intersecting: false, ok: true });
    expect(checkOutlines([{ ...piece, cutLoop: bowTie }])[0]).toMatchObject({
      self_intersecting: false,
      cutting_line_self_intersecting: true,
      ok: false,
    });
  });
});

describe('cloth', () => {
  it("a men's shirt takes about 1.6 m of 140 cm cloth", async () => {
    const { yardage } = await draftPattern(decided(specOf('shirt', { gender: 'men' })), await men(4));
    const metres = Object.fromEntries(
      yardage.find((y) => y.material === 'fabric')?.widths.map((w) => [w.width_cm, w.metres]) ?? [],
    );
    expect(metres[140]).toBeGreaterThan(1.4);
    expect(metres[140]).toBeLessThan(1.75);
    expect(metres[90]).toBeGreaterThan(metres[150] ?? 0);
  });
});

describe('cloth that has a way or a repeat', () => {
  const of = async (more: Partial<GarmentSpec>) => {
    const { yardage } = await draftPattern(decided(specOf('trousers', { gender: 'men', ...more })), await men(4));
    const need = yardage.find((y) => y.material === 'fabric');
    return { cloth: need?.cloth, metres: need?.widths.find((w) => w.width_cm === 140)?.metres ?? 0 };
  };
  const corduroy = {
    name: 'corduroy' as const,
    weight_gsm: 300,
    composition: '100 % cotton',
    source: 'stated' as const,
  };

  it('takes no less for nap, and a repeat for each level that is matched', async () => {
    const [plain, napped, tartan] = [await of({}), await of({ fabrics: [corduroy] }), await of({ print: 'tartan' })];
    expect(plain.cloth).toBeUndefined();
    expect(napped.cloth).toEqual({ one_way: true, repeat_mm: 0 });
    expect(napped.metres).toBeGreaterThanOrEqual(plain.metres);
    expect(tartan.cloth).toEqual({ one_way: false, repeat_mm: 150 });
    expect(tartan.metres - plain.metres).toBeCloseTo(0.45, 1);
  });
});

/** Names of the library and its designs, dates, and numbers that are none. */
const FOREIGN =
  /freesewing|carlita|carlton|simon|ephemeral|(mon|tues|wednes|thurs|fri|satur|sun)day|january|february|20\d\d-\d\d|nan|infinity|undefined/i;

describe('the sheet', () => {
  it('is the same bytes for the same input, without brand, date or clock', async () => {
    const body = await women(4);
    const spec = specOf('coat');
    const [a, b] = [await draftPattern(decided(spec), body), await draftPattern(decided(spec), body)];
    expect(a.svg === b.svg).toBe(true);
    expect(FOREIGN.exec(a.svg.replaceAll(/ id="[^"]*"/g, ''))).toBeNull();
    expect(a.svg.includes('Test square')).toBe(true);
    expect(a.svg.slice(0, 200)).toContain('viewBox="0 0 ');
  });

  it('prints a title, the cut and no markup of the caller', async () => {
    const { svg } = await draftPattern(decided(specOf('t-shirt')), await women(4), { title: '<b>Tee</b> & co' });
    expect(svg.includes('&lt;b&gt;Tee&lt;/b&gt; &amp; co')).toBe(true);
    expect(svg.includes('Cut 1 on fold — main fabric')).toBe(true);
  });
});

describe('measurements', () => {
  it.each([
    [{ chest: -5 }, 'chest'],
    [{ chest: Number.NaN }, 'chest'],
    [{ wingspan: 180 }, 'wingspan'],
    [{ waist: 80, waistBack: 79 }, 'waistBack'],
  ])('%p is refused by name', async (wrong, name) => {
    const body = { ...(await women(4)), ...wrong } as Record<string, number>;
    await expect(draftPattern(decided(specOf('t-shirt')), body)).rejects.toMatchObject({
      code: 'measurements_invalid',
      extras: { errors: [expect.objectContaining({ path: `measurements.${name}` })] },
    });
  });
});

describe('the ladder', () => {
  const odd = fc.oneof(fc.double(), fc.integer(), fc.boolean(), fc.string(), fc.constant(Number.NaN));

  it('never fails on hostile options', async () => {
    const body = toMillimetres(await women(4));
    const names = ['sleeveLength', 'lengthBonus', 'necklineDepth', 'necklineBend', 'chestEase', 'fitWaist'];
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), odd, { maxKeys: 6 }), async (options) => {
        const recipe = {
          base: 'teagan',
          status: 'exact' as const,
          deviations: [],
          orders: [{ design: 'teagan' as const, options }],
        };
        const made = await assemble(recipe, body, 10);
        expect(made.pieces).toHaveLength(3);
        expect(made.errors).toEqual([]);
        expect(made.checks.outlines.ok).toBe(true);
      }),
      { numRuns: 8, seed: 7 },
    );
  });

  it('drafts any mix of attributes', async () => {
    const body = await women(3);
    const mix = fc.record({
      garment: fc.constantFrom<Garment>('shirt', 't-shirt', 'dress', 'skirt', 'shorts', 'top'),
      fit: fc.option(fc.constantFrom(...FITS)),
      length: fc.option(fc.constantFrom(...LENGTHS)),
      sleeve: fc.option(fc.constantFrom(...SLEEVE_LENGTHS)),
    });
    await fc.assert(
      fc.asyncProperty(mix, async ({ garment, fit, length, sleeve }) => {
        const pattern = await draftPattern(
          decided(specOf(garment, { fit, length, sleeve: { type: null, length: sleeve } })),
          body,
        );
        expect(pattern.pieces.length).toBeGreaterThan(0);
        expect(pattern.checks.outlines.pieces.filter((o) => !o.closed)).toEqual([]);
        expect(/NaN|Infinity/.exec(pattern.svg)).toBeNull();
      }),
      { numRuns: 8, seed: 11 },
    );
  });
});
