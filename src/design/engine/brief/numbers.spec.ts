import { findButtons } from './numbers.js';
import { readBrief } from './read-brief.js';

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

it('says that the drawings do not count buttons', () => {
  const result = readBrief({ description: 'a coat with six horn buttons' });
  expect(result.ok && result.brief.warnings).toEqual([expect.stringContaining('6')]);
});

it('cargo shorts keep their cargo pockets however many are said', () => {
  const result = readBrief({ description: 'cargo shorts in khaki with six pockets' });
  expect(result.ok && result.brief.spec.pockets).toEqual(['cargo']);
});
