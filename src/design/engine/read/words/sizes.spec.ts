import { readBrief } from '../read-brief.js';
import { findMeasures } from './measures.js';
import { findSize } from './sizes.js';

const measures = (text: string) => Object.fromEntries(findMeasures(text).map(({ name, value }) => [name, value]));

it.each([
  ['baby leggings, size 74/80', '92'],
  ['a romper, 6-9 months', '92'],
  ['a romper, 6-9m', '92'],
  ['a school dress, age 7-8', '128'],
  ['dungarees, 2T', '92'],
  ['mysbyxor till dottern, 9-10 år', '140'],
  ['chaqueta de niña, talla 8', '128'],
  ['a dress, UK 12', '40'],
  ['a dress, IT 42', '38'],
  ['a dress, FR 40', '38'],
  ['mens trousers, IT 48', '48'],
  ['trousers for men, size 50', '50'],
  ['a baby romper, size 56', '92'],
  ['a skirt in 18W', '50'],
  ['a dress, size 16', '44'],
  ['a shirt, 4XL', '3XL'],
  ['a dress in UK 30', '54'],
  ['tees, XS-4XL', null],
  ['blazer, UK 8-18', null],
])('%s', (text, size) => expect(findSize(text)?.size).toBe(size));

it.each(['a romper, 6-9m', 'a shirt, 4XL', 'tees, XS-4XL', 'a dress, size 16'])(
  'what is made of "%s" is said, where it is not what the words say',
  (text) => expect(findSize(text)?.warning).toContain(text.split(', ')[1]),
);

it.each(['a coat with 3 m of fringe', 'a belt for 12 jeans', 'a top with size 3 needles', 'size 5 mm buttons'])(
  'no size in "%s"',
  (text) => expect(findSize(text)).toBeNull(),
);

it.each([
  ['jeans W32 L34', { waist: 81.3, inseam: 86.4 }],
  ['chinos 34/32', { waist: 86.4, inseam: 81.3 }],
  ['a dress, 36-28-38', { chest: 91.4, waist: 71.1, hips: 96.5 }],
  ['a dress, B92 W74 H98', { chest: 92, waist: 74, hips: 98 }],
  ['a dinner jacket, chest 44 waist 38, 6ft 2', { chest: 111.8, waist: 96.5, height: 188 }],
  ['a tweed jacket, 42R', { chest: 106.7 }],
  ["a dress, i'm 5'4\"", { height: 163 }],
  ['une robe, je mesure 1m65', { height: 165 }],
  ['a shirt with a 15.5 collar', { neck: 39.4 }],
  ['a shirt with a collar of 4 cm', {}],
  ['a top, half chest 56 cm', {}],
  ['a skirt, length from waist 60 cm', {}],
  ['cloth of 40/30/30', {}],
  ['a belt 34/32 of an inch', {}],
])('measures of "%s"', (text, expected) => expect(measures(text)).toEqual(expected));

/** Ages stand in figures and words, of and beside the child: 8 years are 128 (EN 13402: six centimetres a year from 92 with two). */
it.each([
  ['a coat for a child of eight', '128'],
  ['a coat for a girl of 8 with a hood', '128'],
  ['a dress for a girl (8)', '128'],
  ['a hoodie for my son, 8', '128'],
  ['a hoodie for a boy aged eight', '128'],
  ['a hoodie for my eight-year-old', '128'],
  ['a dress, he is eight', '128'],
  ['en klänning till ett barn på åtta år', '128'],
  ['en klänning till ett barn på åtta', '128'],
  ['en jacka till min åttaåring', '128'],
  ['en jacka till en åttaårig pojke', '128'],
  ['ein Kleid für ein Kind von acht Jahren', '128'],
  ['ein Mantel für ein achtjähriges Mädchen', '128'],
  ['une robe pour une fille de huit ans', '128'],
  ['un vestido para una niña de ocho años', '128'],
  ['un vestido para una niña de ocho', '128'],
  ['a school coat for a boy of eleven', '146'],
  ['a coat for a girl of fourteen', '164'],
  ['a dress for girls of five to six years', '116'],
  ['une robe, elle a huit ans', '128'],
  ['un pantalon, il a 8 ans', '128'],
  ['un vestido, tiene ocho años', '128'],
  ['robe 8 ans', '128'],
  ['une blouse pour mon fils de huit ans', '128'],
  ['un vestido para mi nieta de ocho años', '128'],
  ['ett förkläde till min brorson på åtta år', '128'],
  ['ein Kleid, 7-8 Jahre', '128'],
  ['un abrigo de niña para ocho años', '128'],
  ['en klänning till min dotter, åtta år', '128'],
  ['ein Mantel für meinen Neffen, acht Jahre', '128'],
  ['a jacket for a boy, eight, with a hood', '128'],
])('%s is drafted in %s', (text, size) => expect(findSize(text)?.size).toBe(size));

it.each([
  'a child of two worlds',
  'a shirt with a guarantee of eight years',
  'a coat of eight panels for a child',
  'a set for girls, 8 pieces',
  'once a dress, ten buttons',
  'un vestido que tiene dos bolsillos',
  'une robe, elle a deux poches',
  'un manteau, il a trois boutons',
  'un manteau qui dure dix ans',
  'un manteau pour ma fille qui dure au moins dix ans',
  'ein Mantel, der zehn Jahre hält',
  'ein Kindermantel, der zehn Jahre hält',
  'un abrigo para diez años',
  'en klänning för en fest om två år',
  'en kappa som håller i tio år',
  'une robe pour nos dix ans de mariage',
  'une veste que je porte depuis 10 ans',
  'jackets for kids, two with hoods',
  't-shirts for children, 6 in red',
  'trousers for boys, two in school',
  'a coat for a girl, two with hoods',
])('no age in "%s"', (text) => expect(findSize(text)).toBeNull());

/** Numbers of a body are no colour, no decade and no length. */
it.each([
  ['a navy dress, i weigh 12 stone', 'colors', ['navy']],
  ['a wool blazer, 40S', 'era', null],
  ['jeans 24W short', 'length', null],
  ['a cotton dress, age 7/8', 'length', null],
])('%s', (text, attribute, expected) => {
  const result = readBrief({ description: text });
  if (!result.ok) throw new Error('refused');
  const value = result.brief.spec[attribute as 'era' | 'length' | 'colors'];
  expect(Array.isArray(value) ? value.filter((one) => one.source === 'stated').map((one) => one.name) : value).toEqual(
    expected,
  );
});
