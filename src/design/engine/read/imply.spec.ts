import { completeSpec } from '../cut/typical.js';
import { readBrief } from './index.js';
import type { Brief } from './index.js';

const read = (description: string): Brief => {
  const result = readBrief({ description });
  if (!result.ok) throw new Error(`refused: ${description}`);
  return result.brief;
};

it.each([
  ['a wrap dress', 'neckline', 'surplice'],
  ['a wrap top', 'neckline', 'surplice'],
  ['en omlottklänning', 'neckline', 'surplice'],
  ['a shirt dress', 'collar', 'shirt'],
  ['a shirt dress', 'closure', 'buttons'],
  ['a trench coat', 'closure', 'double-breasted'],
  ['a trench coat', 'waistline', 'belted'],
  ['a bomber', 'closure', 'zip'],
  ['a bomber', 'hem', 'rib'],
  ['a bomber', 'cuff', 'rib'],
  ['a polo', 'collar', 'polo'],
  ['a pea coat', 'lapel', 'notched'],
  ['a pea coat with anchor buttons', 'closure', 'double-breasted'],
  ['a Chanel-type jacket', 'neckline', 'collarless'],
  ['a varsity jacket', 'closure', 'snaps'],
  ['a sweetheart ball gown', 'length', 'floor'],
  ['a parka', 'hood', 'hood'],
  ['a western shirt', 'closure', 'snaps'],
  ['a duffle coat', 'closure', 'toggles'],
])('%s implies %s %s', (text, attribute, value) => {
  expect(read(text).evidence[attribute]).toMatchObject({ value, source: 'implied' });
});

it.each([
  ['a wrap dress with a boat neck', { neckline: 'boat' }],
  ['a wrap coat', { neckline: null }],
  ['a wrap skirt', { neckline: null }],
  ['a single-breasted pea coat', { closure: 'single-breasted' }],
  ['a knee-length pea coat', { length: 'knee' }],
  ['a parka without a hood', { hood: null }],
])('what is said stands over what the name implies: %s', (text, expected) =>
  expect(read(text).spec).toMatchObject(expected),
);

const complete = (text: string) => {
  const { spec, denied } = read(text);
  return completeSpec(spec, denied);
};

it('draws jeans and trench coats as they are usually made, unless told otherwise', () => {
  expect(complete('jeans')).toMatchObject({
    closure: 'fly',
    pockets: ['curved', 'back', 'coin'],
    details: ['rivets', 'topstitching'],
  });
  expect(complete('jeans without rivets').details).toEqual(['topstitching']);
  expect(complete('jeans with an elastic waist').closure).toBe('pullover');
  expect(complete('a trench coat').details).toEqual(['storm-flap']);
});
