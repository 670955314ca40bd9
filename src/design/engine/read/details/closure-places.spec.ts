import { completedOf } from '../../cut/typical.js';
import { readBrief } from '../index.js';

const read = (description: string) => {
  const result = readBrief({ description });
  if (!result.ok) throw new Error(result.reason);
  return result.brief;
};

it.each([
  ['a midi skirt with a side zip', 'side', 'side zip'],
  ['a dress with an invisible zip at the centre back', 'back', 'invisible zip at the centre back'],
  ['satin gown with covered buttons all down the back', 'back', 'covered buttons all down the back'],
  ['a skirt with an exposed back zip', 'back', 'exposed back zip'],
  ['a wool jumper with buttons on the left shoulder', 'shoulder', 'buttons on the left shoulder'],
  ['shirt with buttons down the front', 'front', 'buttons down the front'],
  ['en klänning med dragkedja i ryggen', 'back', 'dragkedja i ryggen'],
  ['tröja som knäpps på axeln', 'shoulder', 'knäpps på axeln'],
  ['Kleid mit seitlichem Reißverschluss', 'side', 'seitlichem Reißverschluss'],
  ['robe boutonnée dans le dos', 'back', 'boutonnée dans le dos'],
  ['falda con cremallera lateral', 'side', 'cremallera lateral'],
])('%s', (text, place, words) => {
  const { spec, evidence } = read(text);
  expect(spec.closure_place).toBe(place);
  expect(evidence.closure_place).toMatchObject({ source: 'stated', text: words, value: place });
});

it.each([
  'a dress, open back, zip',
  'jeans with back pockets and a zip fly',
  'a jacket with a zip pocket on the back',
  'a coat with a half belt at the back and buttons',
])('%s: the back is not where it closes', (text) => expect(read(text).spec.closure_place).toBeUndefined());

it('denies a place, not what could be elsewhere', () => {
  const { spec, denied } = read('a dress with no back zip');
  expect(spec.closure_place).toBeUndefined();
  expect(denied).toContain('closure_place=back');
});

it('completes the usual place, and none for what is not opened', () => {
  expect(completedOf(read('a linen dress')).closure_place).toBe('back');
  expect(completedOf(read('a shirt')).closure_place).toBe('front');
  expect(completedOf(read('a pullover sweatshirt')).closure_place).toBeUndefined();
  expect(completedOf(read('a wrap dress that ties at the side')).closure_place).toBe('side');
});
