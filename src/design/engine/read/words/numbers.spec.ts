import { buttonCloth, findButtons, findPockets } from './numbers.js';

it.each([
  ['a coat with six horn buttons', { count: 6, of: 'horn' }],
  ['a two-button blazer', { count: 2, of: null }],
  ['a cardigan with 8 small mother-of-pearl buttons', { count: 8, of: 'mother-of-pearl' }],
  ['en kappa med sex knappar', { count: 6, of: null }],
  ['a coat with buttons', null],
  ['a 15 mm button', null],
  ['a size 42 cotton button-down shirt', null],
  ['a shirt with two pockets and buttons', null],
])('%s', (text, expected) => expect(findButtons(text)).toEqual(expected));

it.each([
  ['a camel coat with horn buttons to match', 'horn'],
  ['a navy coat with golden buttons', 'gold'],
  ['en marinblå kappa med guldknappar', 'gold'],
  ['ein Mantel mit goldenen Knöpfen', 'gold'],
  ['un manteau avec des boutons dorés', 'gold'],
  ['un abrigo con botones plateados', 'silver'],
  ['a jacket with tortoiseshell buttons', 'tortoiseshell'],
  ['a blazer, gold metal buttons', 'gold'],
  ['en kappa med hornknappar', 'horn'],
  ['ein Mantel mit Holzknöpfen', 'wooden'],
  ['un manteau à boutons en corne', 'horn'],
  ['un abrigo con botones de madera', 'wooden'],
  ['a coat with buttons to match', null],
  ['a leather jacket with buttons', null],
])('what the buttons of "%s" are made of', (text, expected) => expect(buttonCloth(text)).toBe(expected));

it.each([
  ['a parka with four flap pockets', 4],
  ['five-pocket jeans', 5],
  ['2 chest pkts w/ flap', 2],
  ['a shirt with one pocket', 1],
  ['två fickor och krage', 2],
  ['zwei aufgesetzte Taschen', 2],
  ['deux poches plaquées', 2],
  ['cuatro bolsillos', 4],
])('counts the pockets of "%s"', (text, count) => {
  const found = findPockets(text);
  expect(found?.count).toBe(count);
  expect(text.slice(found?.start, found?.end)).toMatch(/\d|[a-zåäö]{3}/);
});

it('counts no pockets where no number is said, or several are', () => {
  expect(findPockets('overshirt: two chest pockets, below them two patch pockets')).toBeNull();
  expect(findPockets('a shirt with pockets')).toBeNull();
  expect(findPockets('size 12 shirt with buttons and pockets')).toBeNull();
});

it.each([
  ['overshirt: two chest pockets and two patch pockets', 4],
  ['a blazer with two flap pockets and a breast pocket', 3],
  ['a coat with two patch pockets and one chest pocket, lined', 3],
  ['a jacket with two zip pockets, and an inner pocket', 3],
  ['a blazer with a chest welt pocket and two flap pockets', 3],
  ['a blazer with a chest welt and two flap pockets', 3],
  ['ein Sakko mit einer Brusttasche und zwei Klappentaschen', 3],
  ['une veste avec une poche poitrine et deux poches à rabat', 3],
  ['a shirt with a collar and two pockets', 2],
  ['en kavaj med två fickor och en bröstficka', 3],
  ['ein Sakko mit zwei Taschen und einer Brusttasche', 3],
  ['a shirt with two chest pockets and a collar', 2],
])('%s: %i', (text, count) => expect(findPockets(text)?.count).toBe(count));
