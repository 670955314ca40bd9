import { cutOf } from '../../cut/cut-of.js';
import { draftPattern, completeBody } from '../pattern/index.js';
import { specOf } from '../pattern/specs.fixture.js';
import type { GarmentSpec } from '../../garments/garment-spec.js';
import type { Fabric, Garment } from '../../garments/spec.js';
import { completeSpec } from '../../cut/typical.js';
import { CATEGORY } from '../../garments/index.js';
import { PHASES, constructionOf, type Construction, type Phase } from './index.js';
import { roleOf } from '../pattern/pieces/roles.js';
import type { PieceSummary } from '../pattern/index.js';

const cloth = (name: Fabric, weight_gsm = 150): GarmentSpec['fabrics'] => [
  { name, weight_gsm, composition: `100 % ${name}`, source: 'stated' },
];

interface Made {
  construction: Construction;
  pieces: PieceSummary[];
  spec: GarmentSpec;
}

const done = new Map<string, Promise<Made>>();

/** Drafted once per garment. */
function made(garment: Garment, more: Partial<GarmentSpec> = {}): Promise<Made> {
  const key = JSON.stringify([garment, more]);
  const found = done.get(key) ?? make(garment, more);
  done.set(key, found);
  return found;
}

async function make(garment: Garment, more: Partial<GarmentSpec>): Promise<Made> {
  const spec = completeSpec(specOf(garment, { category: CATEGORY[garment], fabrics: cloth('cotton'), ...more }));
  const { measurements } = await completeBody({}, more.gender === 'men' ? 'men' : 'women', null);
  const { pieces, sa_mm, seams } = await draftPattern(cutOf(spec), measurements);
  return { construction: constructionOf(cutOf(spec), pieces, sa_mm, false, seams), pieces, spec };
}

const FAMILIES: ReadonlyArray<readonly [string, Garment, Partial<GarmentSpec>]> = [
  ['shirt', 'shirt', { pockets: ['chest'] }],
  ['T-shirt', 't-shirt', { fabrics: cloth('jersey', 180) }],
  ['tank top', 'tank-top', { fabrics: cloth('jersey', 180) }],
  ['hoodie with zip', 'hoodie', { fabrics: cloth('french-terry', 280), closure: 'zip' }],
  ['trousers', 'trousers', {}],
  ['jeans', 'jeans', { fabrics: cloth('denim', 400) }],
  ['pencil skirt', 'skirt', { silhouette: 'pencil', details: ['vent'] }],
  ['circle skirt', 'skirt', { silhouette: 'circle' }],
  ['dress', 'dress', {}],
  ['blazer', 'blazer', { fabrics: cloth('wool', 300) }],
  ['long coat', 'coat', { fabrics: cloth('melton', 520) }],
  ['waistcoat', 'waistcoat', { fabrics: cloth('wool', 280) }],
  ['corset', 'corset', { fabrics: cloth('satin', 160) }],
  ['halter dress', 'dress', { neckline: 'halter' }],
  ['off-shoulder dress', 'dress', { neckline: 'off-shoulder', sleeve: { type: 'set-in', length: 'long' } }],
  ['buttoned dress', 'dress', { closure: 'buttons', closure_place: 'front' }],
  ['pull-on dress', 'dress', { closure: 'pullover', waistline: 'elastic' }],
  ['skort', 'skirt', { variant: 'skort' }],
  ['breton top', 't-shirt', { closure: 'buttons', closure_place: 'shoulder', fabrics: cloth('jersey', 180) }],
  ['overalls', 'overalls', { fabrics: cloth('denim', 380) }],
  ['jumpsuit', 'jumpsuit', {}],
  ['leggings', 'leggings', { fabrics: cloth('spandex', 230) }],
  ['swimwear', 'swimwear', { fabrics: cloth('spandex', 200) }],
  ['underwear', 'underwear', { fabrics: cloth('jersey', 180), gender: 'men' }],
  ['denim jacket', 'denim-jacket', { fabrics: cloth('denim', 400) }],
  ['tie', 'tie', { fabrics: cloth('silk', 80) }],
  ['hat', 'hat', {}],
  ['bag', 'bag', { fabrics: cloth('canvas', 340) }],
  ['apron', 'apron', {}],
  ['waist apron', 'apron', { variant: 'waist apron', pockets: ['patch'] }],
];

const order = (phase: Phase): number => PHASES.indexOf(phase);

describe('construction of every family', () => {
  it.each(FAMILIES)('%s: every piece is sewn, in order, and nothing else', async (_name, garment, more) => {
    const { construction, pieces } = await made(garment, more);
    const { steps } = construction;
    const sewn = new Set(steps.filter((s) => s.phase !== 'prepare').flatMap((s) => s.piece_ids));
    expect(pieces.length).toBeGreaterThan(0);
    expect(pieces.filter((p) => !sewn.has(p.id)).map((p) => p.id)).toEqual([]);
    expect(steps.map((s) => s.title)).not.toContain('Remaining parts');
    const ids = new Set(pieces.map((p) => p.id));
    expect(steps.flatMap((s) => s.piece_ids).filter((id) => !ids.has(id))).toEqual([]);
    expect(steps.map((s) => s.number)).toEqual(steps.map((_, i) => i + 1));
    expect(steps[0].phase).toBe('prepare');
    expect(steps[steps.length - 1].phase).toBe('finish');
    expect(construction.minutes).toBeCloseTo(
      steps.reduce((sum, s) => sum + s.minutes, 0),
      1,
    );
    for (const [first, then] of [
      ['interfacing', 'neck'],
      ['darts', 'sides'],
      ['pockets', 'sides'],
      ['fly', 'crotch'],
      ['placket', 'neck'],
      ['shoulders', 'neck'],
      ['shoulders', 'sides'],
      ['sides', 'waist'],
      ['sides', 'hem'],
      ['cuffs', 'hem'],
      ['hem', 'fastening'],
      ['fastening', 'finish'],
    ] as const) {
      const before = steps.filter((s) => s.phase === first).map((s) => s.number);
      const after = steps.filter((s) => s.phase === then).map((s) => s.number);
      if (before.length > 0 && after.length > 0)
        expect([first, then, Math.max(...before) < Math.min(...after)]).toEqual([first, then, true]);
    }
    expect(order('hem')).toBeGreaterThan(order('sides'));
  });

  it.each(FAMILIES)('%s: no step speaks of parts that are not there', async (_name, garment, more) => {
    const { construction, pieces, spec } = await made(garment, more);
    const roles = new Set(pieces.map(roleOf));
    const titles = construction.steps.map((s) => s.title.toLowerCase()).join('|');
    const text = construction.steps
      .filter((s) => s.phase !== 'prepare')
      .map((s) => s.text.toLowerCase())
      .join(' ');
    if (!roles.has('cuff') && !roles.has('sleeve-facing')) expect(titles).not.toMatch(/cuffs/);
    if (!roles.has('hood')) expect(titles).not.toMatch(/hood/);
    if (!roles.has('collar')) expect(titles).not.toMatch(/collar/);
    if (!roles.has('fly')) expect(titles).not.toMatch(/fly/);
    if (!roles.has('sleeve')) expect(titles).not.toMatch(/sleeve/);
    if (!roles.has('belt-loop')) expect(text).not.toMatch(/belt loop|beltloop/);
    if (!(spec.closure ?? '').includes('zip') && !roles.has('fly') && spec.category !== 'bag')
      expect(titles).not.toMatch(/zip/);
    if (!['buttons', 'single-breasted', 'double-breasted'].includes(spec.closure ?? '') && !roles.has('fly'))
      expect(titles).not.toMatch(/button/);
  });
});

const textOf = ({ construction }: Made): string => construction.steps.map((s) => s.text).join('\n');

describe('steps follow the pieces', () => {
  it('a coat has no pockets, flaps or half belt that nobody asked for, and its back one vent', async () => {
    const coat = await made('trench-coat', { fabrics: cloth('gabardine', 240), pockets: ['welt'], details: ['vent'] });
    const parts = coat.pieces.map((p) => p.name.toLowerCase());
    expect(parts.filter((name) => /flap|chest|inner|patch/.test(name))).toEqual([]);
    const belts = coat.pieces.filter((p) => /^belt/i.test(p.name));
    expect(belts.map((p) => p.id)).toEqual(['own.belt']);
    const titles = coat.construction.steps.map((s) => s.title).join('|');
    expect(titles).not.toMatch(/flap|patch|chest|inner/i);
    expect(titles).toMatch(/Welt pockets/);
    expect(textOf(coat)).toMatch(/down to the vent/);
    expect(textOf(coat)).not.toMatch(/\bTail\b/);
  });

  it('a coat keeps the patch pockets with flaps that are asked for', async () => {
    const coat = await made('coat', { fabrics: cloth('melton', 520), pockets: ['patch', 'flap'] });
    expect(coat.pieces.map((p) => p.name)).toEqual(expect.arrayContaining(['Pocket', 'Pocket flap']));
  });

  it('sets straight sleeves flat', async () =>
    expect(textOf(await made('kimono', { fabrics: cloth('silk', 90) }))).not.toMatch(/easing the cap/));

  it('dungarees: slash pockets are bags, the bib is not its own binding, the straps are made', async () => {
    const dungarees = await made('overalls', { fabrics: cloth('denim', 380) });
    const text = textOf(dungarees);
    expect(text).toMatch(/sew [^.;]*Slash pocket[^.;]* to the pocket mouths/);
    expect(text).not.toMatch(/Hem the mouth of [^,]*Slash|bind the side openings with Bib and/);
    expect(text).toMatch(/straps that Back ends in/);
  });

  it('a yoke between two layers has no open edges', async () => {
    const yoke = (await made('shirt', { pockets: ['chest'] })).construction.steps.find(
      (s) => s.title === 'Set the yoke',
    );
    expect(yoke?.seams[0].seam_name).toMatch(/enclosed/);
    expect(JSON.stringify(yoke)).not.toMatch(/pressed open/);
  });

  it('slippery cloth and long seams take longer', async () => {
    const plain = await made('dress', { length: 'knee' });
    const gown = await made('dress', { length: 'floor', fabrics: cloth('satin', 160) });
    expect(gown.construction.minutes).toBeGreaterThan(plain.construction.minutes * 1.25);
  });
});

const stitches = (c: Construction): Set<string> => new Set(c.steps.flatMap((s) => s.seams.map((seam) => seam.stitch)));

describe('construction by cloth', () => {
  it('sews knits on overlock and coverstitch with a ball point', async () => {
    const { construction } = await made('t-shirt', { fabrics: cloth('jersey', 180) });
    expect(construction.sewing.needle).toMatch(/ball point/);
    expect(stitches(construction)).toEqual(new Set(['301', '514', '406']));
    expect(construction.minutes).toBeGreaterThan(8);
    expect(construction.minutes).toBeLessThan(20);
  });

  it('fells the seams of denim and not those of a wool coat', async () => {
    const felled = ({ steps }: Construction): boolean =>
      steps.some((s) => s.seams.some((seam) => seam.seam === '2.04'));
    expect(felled((await made('jeans', { fabrics: cloth('denim', 400) })).construction)).toBe(true);
    expect(felled((await made('coat', { fabrics: cloth('melton', 520) })).construction)).toBe(false);
  });

  it('closes sheer cloth with French seams', async () => {
    const { construction } = await made('dress', { fabrics: cloth('chiffon', 45) });
    expect(construction.steps.find((s) => s.title === 'Close the side seams')?.seams[0]).toMatchObject({
      stitch: '301',
      seam: '1.06',
    });
    expect(construction.sewing.needle).toMatch(/Nm 60/);
  });

  it('glues leather instead of pressing it', async () => {
    const { construction } = await made('skirt', { fabrics: cloth('leather', 800), silhouette: 'pencil' });
    expect(construction.sewing.needle).toMatch(/cutting point/);
    expect(construction.steps[construction.steps.length - 1].text).toMatch(/do not press/);
    expect(construction.steps.find((s) => s.phase === 'hem')?.text).toMatch(/glue/);
  });

  it('takes longer in leather than in twill', async () => {
    const twill = await made('jacket', { fabrics: cloth('twill', 240) });
    const leather = await made('jacket', { fabrics: cloth('leather', 800) });
    expect(leather.construction.minutes).toBeGreaterThan(twill.construction.minutes * 1.3);
  });
});

it('knows only finishing without a pattern', () => {
  const spec = completeSpec(specOf('socks', { category: 'accessory', fabrics: cloth('knit', 300) }));
  expect(constructionOf(cutOf(spec), [], 10, false).steps.map((s) => s.phase)).toEqual(['finish']);
});

it('sews what is there: no shoulder seam under a raglan, no centre back seam behind buttons', async () => {
  const titles = async (garment: Garment, more: Partial<GarmentSpec>): Promise<string> =>
    (await made(garment, more)).construction.steps.map((step) => step.title).join('|');
  const raglan = await titles('sweater', { sleeve: { type: 'raglan', length: 'long' }, fabrics: cloth('merino', 220) });
  expect(raglan).toContain('Sew the raglan seams');
  expect(raglan).not.toContain('Close the shoulders');
  const buttoned = await titles('dress', { closure: 'buttons', closure_place: 'back' });
  expect(buttoned).toContain('Button stands at the centre back');
  expect(buttoned).not.toContain('Centre back seam');
  expect(await titles('dress', { closure: 'zip', closure_place: 'side' })).toContain('Zip in the side seam');
});

describe('says what is there', () => {
  const step = async (garment: Garment, more: Partial<GarmentSpec>, title: RegExp) =>
    (await made(garment, more)).construction.steps.find((s) => title.test(s.title));

  it('a fly with buttons has no zip', async () => {
    const fly = await step('jeans', { fabrics: cloth('denim', 400), closure: 'buttons' }, /fly/i);
    expect(fly?.title).toBe('Button fly');
    expect(fly?.text).not.toMatch(/zip/i);
    expect((await step('jeans', { fabrics: cloth('denim', 400), closure: 'fly' }, /fly/i))?.title).toBe('Zip fly');
  });

  it('an elastic waist is a casing over elastic, without a cord', async () => {
    const more = { waistline: 'elastic', silhouette: 'a-line', details: ['tiers'] } as const;
    const { construction } = await made('skirt', { ...more, details: [...more.details] });
    expect(construction.steps.map((s) => s.title)).not.toContain('Drawcord casing');
    expect(construction.steps.find((s) => s.title === 'Waistband')?.text).toMatch(/over the elastic/);
  });

  it('flaps go into the side pockets of a blazer and not into its breast pocket or lining', async () => {
    const more = { fabrics: cloth('wool', 300), pockets: ['flap', 'chest'] as GarmentSpec['pockets'] };
    const { construction } = await made('blazer', more);
    const of = (title: RegExp) => construction.steps.find((s) => title.test(s.title))?.text ?? '';
    expect(of(/^Chest pocket/)).not.toMatch(/flap/i);
    expect(of(/^Jetted pockets/)).toMatch(/Pocket flap/);
    expect(of(/lining/)).not.toMatch(/flap/i);
  });

  it('a faced neck is turned, not bound', async () => {
    const neck = await step('dress', { neckline: 'v-neck', sleeve: { type: null, length: 'sleeveless' } }, /neckline/);
    expect(neck?.text).toMatch(/facing/);
    expect(neck?.seams[0].seam_name).toMatch(/turned/);
    expect(neck?.seams[0].seam_name).not.toMatch(/bound/);
  });

  it('a single motif is printed on the cut front', async () => {
    const hoodie = { fabrics: cloth('french-terry', 280), print: 'graphic', motif: 'crane' } as const;
    const { construction } = await made('hoodie', { ...hoodie, fabrics: [...hoodie.fabrics] });
    const [print, sew] = ['Place the motif', 'Close the shoulders'].map(
      (title) => construction.steps.find((s) => s.title === title)?.number ?? 0,
    );
    expect(print).toBeGreaterThan(0);
    expect(print).toBeLessThan(sew);
  });
});

it.each([
  ['skirt', { closure: 'zip' }, 'underlap'],
  ['dress', { closure: 'zip', closure_place: 'back' }, 'above the zip'],
] as const)('a %s with a zip is held by a hook', async (garment, more, where) => {
  const { construction } = await made(garment, more);
  const hook = construction.steps.find(({ title }) => title === 'Hook and eye');
  expect(hook?.text).toContain(where);
});
