import type { Brief } from './types.js';
import { readDesign } from './read-design.js';

function briefOf(description: string, member?: Parameters<typeof readDesign>[0]['member']): Brief {
  const result = readDesign({ description, member });
  if (!result.ok) throw new Error(result.reason);
  return result.brief;
}

/** Every garment of a text, read as a design of its own. */
function membersOf(description: string): Brief[] {
  const parts = briefOf(description).outfit ?? [];
  const of = parts.map(({ garment }) => garment);
  return parts.map(({ garment, span: [at] }) => briefOf(description, { garment, at, of }));
}

const colors = ({ spec }: Brief): string[] => spec.colors.map(({ name }) => name);

it.each([
  ['a white linen shirt with a band collar and black wide-leg trousers', ['shirt', 'wide-leg-trousers']],
  ['A silk blouse with puff sleeves. A midi skirt with pockets. Both in ivory.', ['blouse', 'skirt']],
  ['En vit skjorta med ståkrage och en svart kjol med dragkedja', ['shirt', 'skirt']],
  ['a camel coat and a grey scarf', ['coat', 'scarf']],
  ['a jacket with matching trousers', ['jacket', 'trousers']],
  ['A navy three-piece suit with notch lapels', ['blazer', 'trousers', 'waistcoat']],
  ['a white shirt, grey trousers and a navy blazer', ['shirt', 'trousers', 'blazer']],
  ['a navy coat, red skirt, black leggings and white blouse', ['coat', 'skirt', 'leggings', 'blouse']],
])('finds the garments of "%s"', (description, garments) => {
  expect(briefOf(description).outfit?.map(({ garment }) => garment)).toEqual(garments);
});

it.each([
  'a red dress',
  'a jumper to wear over jeans',
  'a red dress and shoes',
  'a pleated dress or a skirt',
  'something between a blazer and a cardigan',
  'a shirt dress with a skirt part in linen',
  'pyjamas: a shirt and trousers',
  'a cardigan, shawl collar, leather buttons',
  'just the waistcoat of a three-piece suit',
  'a jumper to wear over jeans, leggings and boots',
  'a coat with a hood, trousers to wear under it',
])('makes one garment of "%s"', (description) => {
  expect(briefOf(description).outfit).toBeUndefined();
});

it('gives each garment its own words, and loses none of the others', () => {
  const text = 'A navy wool coat with flap pockets, peak lapels and a lining, and a red pleated skirt with a side zip';
  const [coat, skirt] = membersOf(text);
  expect(coat.spec).toMatchObject({ garment: 'coat', lapel: 'peak', pockets: ['flap'], closure: null });
  expect(skirt.spec).toMatchObject({
    garment: 'skirt',
    silhouette: 'pleated',
    closure: 'zip',
    pockets: [],
    lapel: null,
  });
  expect([colors(coat), colors(skirt)]).toEqual([['navy'], ['red']]);
  expect([coat.unused, skirt.unused]).toEqual([[], []]);
  expect(skirt.warnings.join()).toContain('The others: coat');
  for (const { evidence } of [coat, skirt])
    for (const { span, text: said } of Object.values(evidence)) if (span) expect(said).toBe(text.slice(...span));
});

it('shares what is said of all', () => {
  const [blouse, skirt] = membersOf('A silk blouse with puff sleeves. A midi skirt with pockets. Both in ivory.');
  expect([colors(blouse), colors(skirt)]).toEqual([['ivory'], ['ivory']]);
  expect([blouse.spec.pockets, skirt.spec.pockets]).toEqual([[], ['seam']]);
});

it('cuts a suit from one cloth, and gives its jacket alone what is said of jackets', () => {
  const [jacket, trousers, waistcoat] = membersOf(
    'A navy pinstriped three-piece suit with notch lapels and two buttons',
  );
  expect(jacket.spec).toMatchObject({ lapel: 'notched', variant: 'suit' });
  for (const { spec } of [trousers, waistcoat])
    expect(spec).toMatchObject({
      variant: null,
      lapel: null,
      closure: null,
      print: 'pinstripe',
      fabrics: [{ name: 'wool' }],
    });
  expect([trousers, waistcoat].map(colors)).toEqual([['navy'], ['navy']]);
});

it.each([
  ['a fitted bodice with a full skirt in blue taffeta', 'dress', 'fit-and-flare'],
  ['a bodice with a circle skirt', 'dress', 'circle'],
  ['livstycke med vid kjol i rött', 'dress', null],
  ['a skirt to wear with my bodice', 'skirt', null],
])('%s: bodice and skirt are the halves of one dress', (text, garment, silhouette) => {
  const { spec } = briefOf(text);
  expect([spec.garment, spec.silhouette]).toEqual([garment, silhouette]);
});

it.each([
  ['a fleece jacket, grey body and orange yoke', ['grey main', 'orange secondary shoulder']],
  ['a jacket, navy body, white sleeves, red yoke', ['navy main', 'white secondary sleeve', 'red secondary shoulder']],
])('%s: the body is the garment’s own colour', (text, said) => {
  const { colors: all } = briefOf(text).spec;
  expect(all.map(({ name, role, parts = [] }) => [name, role, ...parts].join(' '))).toEqual(said);
});

it.each([
  ['a tailored shorts suit in lilac linen', 'shorts'],
  ['a skirt suit in lilac linen', 'skirt'],
  ['a suit in lilac linen', 'trousers'],
])('of "%s" the lower half is a pattern of %s', (text, lower) =>
  expect(membersOf(text).map(({ spec }) => spec.garment)).toEqual(['blazer', lower]),
);
