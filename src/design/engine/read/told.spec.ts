import { completedOf } from '../cut/typical.js';
import { readDesign } from './read-design.js';

const briefOf = (description: string) => {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(read.reason);
  return read.brief;
};

it.each([
  ['a pinafore dress with two heart-shaped patch pockets', /heart-shaped patch pockets/],
  ['a velvet jacket with extra wide peak lapels', /wide peak lapels/],
  ['eine Lederjacke mit breitem Revers', /breitem Revers/],
  ['en kavaj med breda slag', /breda slag/],
  ['a baby romper with snaps at the crotch', /snaps at the crotch/],
  ['sparkdräkt med tryckknappar i grenen', /tryckknappar i grenen/],
  ['a blouse with a keyhole at the back', /keyhole at the back/],
  ['a leather jacket with a quilted red lining', /quilted red lining/],
  ['eine Kochjacke mit Ärmeltasche', /Ärmeltasche/],
  ["a chef's jacket with ten knotted buttons", /knotted buttons/],
])('%s: what is not made so is told', (text, words) => expect(briefOf(text).warnings.join('\n')).toMatch(words));

it.each(['a trench coat with a detachable hood', 'en parkas med avtagbar huva'])(
  '%s: the hood is drawn, and nothing says that it is not',
  (text) => {
    const { warnings } = briefOf(text);
    expect(warnings.join()).toMatch(/stays on/);
    expect(warnings.join()).not.toMatch(/does not show/);
  },
);

it.each([
  'a collarless blazer in cream bouclé',
  'kavaj utan krage',
  'un blazer sans col pour femme',
  'ein Blazer ohne Kragen',
])('%s has no lapels, and nothing is said of any', (text) => {
  const { spec, warnings } = briefOf(text);
  expect([spec.lapel, warnings.join().includes('lapel')]).toEqual([null, false]);
});

it.each([
  ['a shirt with barrel cuffs with two buttons', undefined],
  ['a silk blouse with a keyhole at the back with one button', undefined],
  ['eine weiße Kochjacke, zweireihig, zwölf Knöpfe', 12],
  ['a double-breasted jacket with twelve buttons', 12],
  ['a shirt with seven buttons', 7],
])('%s: buttons of its front', (text, count) => expect(completedOf(briefOf(text)).counts?.buttons).toBe(count));

it('a zip below a placket with snaps is a zip', () =>
  expect(briefOf('a rain jacket with a snap placket over the zip').spec.closure).toBe('zip'));

it('“knotted” buttons are no knot of the cloth, and the quilting of a lining is none of the outside', () => {
  expect(briefOf("a chef's jacket with ten knotted buttons").spec.details).not.toContain('knots');
  expect(briefOf('a leather jacket with a quilted red lining').spec.details).not.toContain('quilting');
  expect(briefOf('a quilted jacket with a red lining').spec.details).toContain('quilting');
});
