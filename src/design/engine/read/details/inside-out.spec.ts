import { readBrief } from '../read-brief.js';

function clothsOf(description: string) {
  const read = readBrief({ description });
  if (!read.ok) throw new Error(read.reason);
  const { fabrics, colors, details } = read.brief.spec;
  const of = (isLining: boolean) => ({
    cloths: fabrics.filter(({ role }) => (role === 'lining') === isLining).map(({ name }) => name),
    colours: colors.filter(({ parts }) => (parts?.includes('lining') ?? false) === isLining).map(({ name }) => name),
  });
  return { outside: of(false), inside: of(true), lined: details.includes('lining') };
}

it.each([
  ['a cape, black velvet outside & red satin inside', ['velvet', 'black'], ['satin', 'red']],
  ['a cape with red satin inside and black velvet outside', ['velvet', 'black'], ['satin', 'red']],
  ['a coat, grey wool on the outside, pink silk on the inside', ['wool', 'grey'], ['silk', 'pink']],
])('%s', (description, [cloth, colour], [lining, tint]) =>
  expect(clothsOf(description)).toEqual({
    outside: { cloths: [cloth], colours: [colour] },
    inside: { cloths: [lining], colours: [tint] },
    lined: true,
  }),
);

it.each([
  'swim trunks with a mesh liner',
  'swim trunks, mesh liner, quick dry',
  'a jacket with a removable mesh liner',
])('%s: the mesh is that of the lining alone', (description) => {
  const { outside, inside, lined } = clothsOf(description);
  expect([outside.cloths.includes('mesh'), inside.cloths, lined]).toEqual([false, ['mesh'], true]);
});

it('a lining that is denied is none', () => expect(clothsOf('swim trunks without a mesh liner').lined).toBe(false));
