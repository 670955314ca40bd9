import { LISTS, SINGLES, isSingle } from '../garments/attributes.js';
import fc from 'fast-check';
import { readBrief } from '../read/index.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import { completedOf } from '../cut/typical.js';
import { CASES, NONSENSE, PARENTS } from './development-set.fixture.js';
import type { Parent } from './development-set.fixture.js';
import { revise } from './index.js';
import type { Change, Revisable } from './index.js';
import { valueOf } from './work.js';

function parentOf(name: Parent, description: string = PARENTS[name]): Revisable {
  const read = readBrief({ description });
  if (!read.ok) throw new Error(description);
  return { brief: read.brief, request: {} };
}

const PARENT = Object.fromEntries((Object.keys(PARENTS) as Parent[]).map((name) => [name, parentOf(name)])) as Record<
  Parent,
  Revisable
>;

const reviseOf = (base: Revisable, instruction: string, version = 2, earlier: Revisable | null = null) =>
  revise({ instruction, version, base, earlier });

function made(base: Revisable, instruction: string, version = 2, earlier: Revisable | null = null) {
  const result = reviseOf(base, instruction, version, earlier);
  if (!result.ok) throw new Error(`${instruction}: ${result.code}`);
  return result;
}

const plain = ({ attribute, after }: Change): unknown =>
  attribute === 'colors' || attribute === 'fabrics' ? (after as Array<{ name: string }>).map((o) => o.name) : after;

const shown = (spec: GarmentSpec, attribute: string): unknown =>
  isSingle(attribute) ? valueOf(spec, attribute) : spec[attribute as 'colors'];

it.each(CASES)('%s: %s', (parent, instruction, expected) => {
  const { diff } = made(PARENT[parent], instruction);
  expect(Object.fromEntries(diff.map((change) => [change.attribute, plain(change)]))).toEqual(expected);
});

describe('parts and numbers', () => {
  const READ = (text: string): Revisable => {
    const result = readBrief({ description: text });
    if (!result.ok) throw new Error(result.reason);
    return { brief: result.brief, request: {} };
  };
  const DONE = (text: string, instruction: string) => {
    const result = reviseOf(READ(text), instruction);
    if (!result.ok) throw new Error(result.message);
    return result.revised.brief;
  };
  const worn = (text: string, instruction: string): string[] =>
    DONE(text, instruction).spec.colors.map(({ name, parts = [] }) => [name, ...parts].join(' '));

  it.each([
    [
      'Grå huvtröja med blå luva och gul ficka',
      'gör luvan röd i stället för blå',
      ['grey', 'yellow pocket', 'red hood'],
    ],
    ['Vit skjorta med blå krage och blå manschetter', 'gör kragen vit också', ['white', 'blue cuff']],
    ['A navy wrap dress with white polka dots', 'with white cuffs', ['navy', 'white print cuff']],
    ['a navy dress with a white collar', 'make it green', ['green', 'white collar']],
  ])('%s: %s', (text, instruction, expected) => expect(worn(text, instruction)).toEqual(expected));

  it('changes the cloth of the part that is named, and counts one button more', () => {
    const coat = DONE(
      'A camel wool coat with black leather collar and cuffs, two buttons',
      'change the leather collar to a velvet one and add a third button',
    );
    expect(coat.spec.fabrics.map(({ name, parts = [] }) => [name, ...parts].join(' '))).toEqual([
      'wool',
      'velvet collar',
      'leather cuff',
    ]);
    expect(coat.buttons?.count).toBe(3);
  });

  it('unwraps a wrap, leaves the front buttoned and warns of no number that is gone', () => {
    expect(DONE('a red linen wrap dress', 'utan omlott, med rund halsringning').spec.closure).not.toBe('wrap');
    const shirt = DONE(
      'Vit skjorta med knappar och manschetter',
      'ta bort knapparna i manschetterna och gör ärmarna korta',
    );
    expect(shirt.spec).toMatchObject({ closure: 'buttons', cuff: null });
    expect(DONE('black culottes, 70 cm long', 'make them full length').warnings).toEqual([]);
    const coat = DONE('a linen coat, 95 cm long', 'make it 10 cm longer');
    expect(coat).toMatchObject({ warnings: [], spec: { lengths_cm: { garment: 105 } } });
  });
});

it('has at least sixty cases', () => expect(CASES.length).toBeGreaterThanOrEqual(60));

it.each(NONSENSE)('understands nothing in %j', (instruction) => {
  expect(reviseOf(PARENT.dress, instruction)).toMatchObject({ ok: false, code: 'instruction_not_understood' });
});

it.each([
  ['dress', 'make it knee length'],
  ['skirt', 'shorter'],
  ['dress', 'undo'],
  ['coat', 'no zip'],
] as const)('%s: %s changes nothing', (parent, instruction) => {
  expect(reviseOf(PARENT[parent], instruction)).toMatchObject({ ok: false, code: 'nothing_to_change' });
});

it('quotes the instruction for what changed and the description for what did not', () => {
  for (const [parent, instruction] of CASES) {
    const { revised, diff } = made(PARENT[parent], instruction);
    for (const change of diff) expect(instruction).toContain(change.text);
    for (const entry of Object.values(revised.brief.evidence))
      for (const item of [entry, ...(entry.items ?? [])]) {
        if (item.span) expect(item.text).toBe(PARENTS[parent].slice(...item.span));
        if (!item.revised) continue;
        expect(item).toMatchObject({ span: null, text: null, revised: { version: 2 } });
        expect(item.revised.text).toBe(instruction.slice(...item.revised.span));
        expect(item.revised.text).not.toBe('');
      }
  }
});

it('leaves to the letter what the diff does not name, whatever is asked of whatever', () => {
  const names = Object.keys(PARENTS) as Parent[];
  const instructions = fc.array(fc.constantFrom(...CASES.map(([, instruction]) => instruction)), {
    minLength: 1,
    maxLength: 3,
  });
  fc.assert(
    fc.property(fc.constantFrom(...names), instructions, (parent, parts) => {
      const instruction = parts.join('; ');
      const base = PARENT[parent];
      const before = structuredClone(base);
      const result = reviseOf(base, instruction);
      expect(base).toEqual(before);
      if (!result.ok) return;
      const changed = new Set(result.diff.map((change) => change.attribute));
      for (const attribute of [...SINGLES, ...LISTS, 'colors', 'fabrics', 'category']) {
        const [was, is] = [shown(base.brief.spec, attribute), shown(result.revised.brief.spec, attribute)];
        if (changed.has(attribute)) continue;
        expect([attribute, is]).toEqual([attribute, was]);
        expect([attribute, result.revised.brief.evidence[attribute]]).toEqual([
          attribute,
          base.brief.evidence[attribute],
        ]);
      }
      expect(reviseOf(base, instruction)).toEqual(result);
    }),
    { numRuns: 300 },
  );
});

it('never throws, whatever the instruction says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 3, maxLength: 120 }), (instruction) => {
      reviseOf(PARENT.coat, instruction);
    }),
    { numRuns: 300 },
  );
});

it('goes on from version to version, and back', () => {
  const second = made(PARENT.dress, 'make it longer');
  const third = made(second.revised, 'in red, without pockets', 3);
  expect(third.revised.brief.spec).toMatchObject({ length: 'midi', pockets: [] });
  expect(third.revised.brief.evidence.length).toMatchObject({ revised: { version: 2, text: 'longer' } });
  expect(third.revised.brief.evidence.colors).toMatchObject({ revised: { version: 3, text: 'red' } });
  const undone = made(third.revised, 'undo that', 4, second.revised);
  expect(undone.revised).toEqual(second.revised);
  expect(undone.diff.map((change) => change.attribute)).toEqual(['pockets', 'colors']);
  const pocketed = made(third.revised, 'add patch pockets', 4);
  expect(pocketed.revised.brief.spec.pockets).toEqual(['patch']);
  expect(pocketed.revised.brief.denied).not.toContain('pockets');
});

it('lets a size replace measurements, and measurements those of before', () => {
  const measured = { ...PARENT.dress, request: { measurements: { chest: 92, waist: 74 } } };
  const wider = made(measured, 'waist 80 cm');
  expect(wider.revised.request.measurements).toEqual({ chest: 92, waist: 80 });
  expect(wider.diff).toEqual([{ attribute: 'measurements.waist', before: 74, after: 80, text: 'waist 80 cm' }]);
  const sized = made(measured, 'in size L');
  expect(sized.revised.request).toEqual({ size: 'L' });
  expect(sized.diff.map((change) => change.attribute)).toEqual(['size', 'measurements.chest', 'measurements.waist']);
  expect(reviseOf(measured, 'waist 900 cm').ok).toBe(false);
});

it.each([
  ['linen', 'remove one pocket', 2, 1],
  ['linen', 'ta bort en ficka', 2, 1],
  ['linen', 'add another patch pocket', 2, 3],
  ['linen', 'lägg till en ficka till', 2, 3],
  ['shirt', 'lägg till en bröstficka till', null, 2],
] as const)('%s: %s counts the pockets', (parent, instruction, before, after) => {
  const { diff, revised } = made(PARENT[parent], instruction);
  expect(diff).toEqual([expect.objectContaining({ attribute: 'pockets.count', before, after })]);
  expect(completedOf(revised.brief).counts?.pockets).toBe(after);
});

const READ_OF = (text: string): Revisable => {
  const result = readBrief({ description: text });
  if (!result.ok) throw new Error(result.reason);
  return { brief: result.brief, request: {} };
};

it.each([
  ['a linen shirt', 'a second chest pocket', 2],
  ['jeans', 'en andra bröstficka', 2],
  ['a coat with two patch pockets', 'add a third pocket', 3],
  ['un vestido de lino', 'un segundo bolsillo', 2],
] as const)('%s: %s says how many pockets there are', (text, instruction, count) => {
  expect(completedOf(made(READ_OF(text), instruction).revised.brief).counts?.pockets).toBe(count);
});

it.each([
  ['a knee length linen dress', '5 cm shorter', 'garment', 103, 98],
  ['navy chinos', '10 cm kortare', 'garment', 106, 96],
  ['a linen shirt', 'make the sleeves 3 cm longer', 'sleeve', 60, 63],
] as const)('%s: %s is counted in centimetres', (text, instruction, of, before, after) => {
  const { revised, diff } = made(READ_OF(text), instruction);
  expect(revised.brief.spec.lengths_cm?.[of]).toBe(after);
  expect(diff).toContainEqual(expect.objectContaining({ attribute: `lengths_cm.${of}`, after }));
  expect(revised.brief.warnings.join() + made(READ_OF(text), instruction).warnings.join()).toContain(`${before} cm`);
});

it.each([
  ['a red cotton dress with white polka dots', ['red']],
  ['a leopard print blouse', ['tan']],
  ['a white cotton t-shirt with a red floral print', ['white']],
  ['a dress, red with a green collar, polka dots in white', ['red', 'green']],
] as const)('%s without its print keeps only its own colours', (text, colors) => {
  expect(made(READ_OF(text), 'remove the print').revised.brief.spec.colors.map(({ name }) => name)).toEqual(colors);
});

it.each([
  ['a tartan skirt with box pleats', 'make them inverted pleats', { kind: 'inverted' }],
  ['a wool skirt with knife pleats', 'six box pleats instead', { kind: 'box', per_side: 3 }],
  ['a wool skirt with four box pleats', 'without pleats', undefined],
])('lays the pleats of %s anew: %s', (text, instruction, pleats) => {
  const result = reviseOf(READ_OF(text), instruction);
  expect(result.ok && result.revised.brief.spec.pleats).toEqual(pleats);
});

it('says why there cannot be fewer pleats', () => {
  const result = reviseOf(READ_OF('a tartan skirt with box pleats'), 'fewer pleats');
  expect(result).toMatchObject({ ok: false, message: expect.stringContaining('no pleats') });
});

it('takes the only pocket away, and none where it is open which', () => {
  expect(made(PARENT.shirt, 'remove one pocket').diff).toEqual([
    expect.objectContaining({ attribute: 'pockets', before: ['chest'], after: [], negated: true }),
  ]);
  expect(reviseOf(parentOf('shirt', 'a denim jacket with flap and welt pockets'), 'remove one pocket')).toMatchObject({
    ok: false,
    code: 'nothing_to_change',
    message: expect.stringMatching(/"one pocket".*kinds/),
  });
});

it('keeps what is said of a part at that part', () => {
  const { revised } = made(PARENT.dress, 'make the sleeves and the collar white');
  expect(revised.brief.spec.colors.filter((c) => c.name === 'white')).toMatchObject([
    { parts: expect.arrayContaining(['collar']) },
  ]);
  const striped = made(PARENT.dress, 'with thin vertical navy stripes on white').revised.brief.spec;
  expect(striped).toMatchObject({ print: 'vertical-stripes', print_scale: 'fine' });
  expect(striped.colors).toMatchObject([
    { name: 'white', role: 'main' },
    { name: 'navy', parts: ['print'] },
  ]);
});

it.each([
  ['a wool coat with six buttons', 'fewer buttons', { buttons: 4 }],
  ['a wool coat with six buttons', 'one button less', { buttons: 5 }],
  ['a coat with six buttons', 'two more buttons', { buttons: 8 }],
  ['kappa med sex knappar', 'färre knappar', { buttons: 4 }],
  ['a blazer with two buttons', 'fewer buttons', { buttons: 1 }],
  ['a jacket with two pockets', 'fewer pockets', { 'pockets.count': 1 }],
  ['a striped dress', 'bigger stripes', { print_scale: 'bold' }],
  ['a striped dress', 'make the stripes smaller', { print_scale: 'fine' }],
])('%s: %s counts from what there is', (description, instruction, expected) => {
  const read = readBrief({ description });
  if (!read.ok) throw new Error(description);
  const { diff } = made({ brief: read.brief, request: {} }, instruction);
  expect(Object.fromEntries(diff.map((change) => [change.attribute, plain(change)]))).toEqual(expected);
});

it('keeps centimetres until the length is changed by a word', () => {
  const measured = made(PARENT.dress, 'make it 110 cm long');
  expect(measured.revised.brief.spec).toMatchObject({ length: 'below-knee', lengths_cm: { garment: 110 } });
  const longer = made(measured.revised, 'make it longer', 3);
  expect(longer.revised.brief.spec.lengths_cm).toBeUndefined();
  expect(longer.diff.map((change) => change.attribute)).toEqual(['length', 'lengths_cm.garment']);
});

it.each([
  ['shirt', 'make the pockets bigger', /kind of pocket/],
  ['dress', 'wider sleeves', /kind of sleeve/],
  ['blazer', 'wider lapels', /kind of lapel/],
  ['blazer', 'a bigger bow', /"bigger bow" cannot be followed: details have no sizes/],
  ['dress', 'make the ruffles bigger', /details have no sizes/],
] as const)('%s: %s is not understood, and says what would be', (parent, instruction, hint) => {
  const result = reviseOf(PARENT[parent], instruction);
  expect(result).toMatchObject({ ok: false, code: 'instruction_not_understood', message: expect.stringMatching(hint) });
});

it.each([
  ['dress', 'longer, and make the pockets bigger', /"the pockets bigger".*kind of pocket/],
  ['linen', 'remove the sleeves and add cuffs', /"cuffs".*no sleeves/],
  ['dress', 'make it warmer', /heavier linen.*"in wool"/],
] as const)('%s: %s is done and commented on', (parent, instruction, comment) => {
  const { diff, warnings } = made(PARENT[parent], instruction);
  expect(diff).toHaveLength(1);
  expect(warnings.join()).toMatch(comment);
});

it('tells what there shall not be from what is open', () => {
  const { diff } = made(parentOf('linen'), 'ta bort kragen');
  expect(diff).toEqual([
    { attribute: 'collar', before: null, after: null, assumed: 'shirt', negated: true, text: 'kragen' },
  ]);
});

it('lines again what was unlined', () => {
  const unlined = made(PARENT.tweed, 'remove the lining');
  expect(completedOf(unlined.revised.brief).unlined).toBe(true);
  expect(reviseOf(unlined.revised, 'without lining', 3)).toMatchObject({ ok: false, code: 'nothing_to_change' });
  const lined = made(unlined.revised, 'add a lining', 3);
  expect(lined.diff).toContainEqual(expect.objectContaining({ attribute: 'lining', before: 'none', after: null }));
  expect(completedOf(lined.revised.brief).unlined).toBeUndefined();
  expect(reviseOf(PARENT.shirt, 'remove the lining')).toMatchObject({ ok: false, code: 'nothing_to_change' });
});

it('says what it did not understand and what was assumed', () => {
  const { warnings, diff } = made(PARENT.dress, 'more fitted, teleport it to Mars');
  expect(warnings).toEqual(['Not understood: "teleport it to Mars".']);
  expect(diff).toEqual([{ attribute: 'fit', before: null, after: 'slim', assumed: 'regular', text: 'more fitted' }]);
});

it.each([
  ["men's trousers in charcoal wool flannel", 'use 340 gsm navy flannel', 'flannel', /wool/],
  ["men's trousers in charcoal wool flannel", 'in cotton flannel', 'flannel', /cotton/],
  ["men's trousers in charcoal wool flannel", 'use navy flannel and a line of topstitching', 'flannel', /wool/],
  ["men's trousers in charcoal wool flannel", 'in marinblå bomullsflanell', 'flannel', /cotton/],
  ['a white linen shirt', 'in flannel', 'flannel', /cotton/],
])('%s, “%s”: %s of %p', (text, instruction, name, fibre) => {
  const [cloth] = made(READ_OF(text), instruction).revised.brief.spec.fabrics;
  expect([cloth.name, fibre.test(cloth.composition)]).toEqual([name, true]);
});

it.each(['a wool coat', 'a trench coat with raglan sleeves', 'a coat with welt pockets'])(
  '%s: slanted welts that are added take the place of the usual ones',
  (text) => {
    const { spec } = made(parentOf('coat', text), 'add two slanted welt pockets').revised.brief;
    expect(spec.pockets).toEqual(['slash']);
  },
);
