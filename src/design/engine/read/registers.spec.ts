import { readDesign } from './read-design.js';

const briefOf = (description: string) => {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(`refused: ${description}`);
  return read.brief;
};

it.each([
  ["a navy waistcoat for my cousin's christening, he's three", 'children'],
  ['a dress for my niece who loves pink, she is four', 'girls'],
  ['han fyller fem: pyjamas med dinosaurier', 'children'],
  ['W softshell jacket, navy', 'women'],
  ['en klänning till min sambo, hon har storlek 40', 'women'],
])('tells who wears it: %s', (text, gender) => expect(briefOf(text).spec.gender).toBe(gender));

it.each([
  ["she's 5'4, a navy coat", 'children'],
  ['a coat in L, W 90 cm', 'women'],
])('tells no measure for a wearer: %s', (text, gender) => expect(briefOf(text).spec.gender).not.toBe(gender));

it.each([
  ['running tight, black', 'leggings'],
  ["boys' swim short, aqua", 'swimwear'],
  ['boxer brief, modal', 'underwear'],
  ['a dress size 128 in navy', 'dress'],
  ['a white mini with a zip in the back', 'dress'],
])('names the garment: %s', (text, garment) => expect(briefOf(text).spec.garment).toBe(garment));

it('"knee L" is a length and no size', () =>
  expect(briefOf('lab coat, white, knee L').spec).toMatchObject({ length: 'knee', size: null }));

it('what answers a label is said of that label alone', () => {
  const { spec } = briefOf('{"type":"cardigan","length":"cropped","pockets":"none"}');
  expect(spec).toMatchObject({ length: 'crop', pockets: [] });
});

it('a phrase before the thing that is not needed is still wanted', () => {
  const { spec } = briefOf('trousers: elastic at the back of the waist, belt not needed');
  expect(spec.waistline).toBe('elastic');
  expect(briefOf('dress: lace, hood, bow not needed').spec).toMatchObject({ hood: null, details: [] });
});

it('takes back all that the word of a garment says', () => {
  const { spec } = briefOf('En volangkjol, nej förresten, en klockad minikjol i svart');
  expect(spec.details).not.toContain('ruffles');
});

it('a soft navy is navy', () => expect(briefOf('soft navy ponte trousers').spec.colors[0].name).toBe('navy'));
