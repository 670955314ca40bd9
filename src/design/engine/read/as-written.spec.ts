import type { Brief } from './index.js';
import { readDesign } from './read-design.js';

const read = (description: string): Brief => {
  const result = readDesign({ description });
  if (!result.ok) throw new Error(`${description}: ${result.reason}`);
  return result.brief;
};

describe('a denial is of the part that it names', () => {
  it.each([
    ['a hoodie without ribbing at the hem', 'hem=rib', 'hood'],
    ['a sweatshirt with no ribbing on the cuffs', 'cuff=rib', 'hem'],
    ['an anorak with laces at the sides and no front opening', 'closure_place=front', 'closure'],
  ])('%s', (text, denied, kept) => {
    const { denied: all, evidence } = read(text);
    expect(all).toContain(denied);
    expect(evidence[kept].negated).toBeUndefined();
  });

  it('no strap of a waistcoat bares no shoulders', () =>
    expect(read('a waistcoat, no strap and buckle behind').spec.neckline).toBeNull());
});

describe('words that say something else here', () => {
  it.each([
    [
      'a three quarter length wool coat',
      { garment: 'coat', length: 'above-knee', sleeve: { type: null, length: null } },
    ],
    ['a coat with three quarter length sleeves', { sleeve: { type: null, length: 'three-quarter' } }],
    ['a dress with side slits to the waist', { length: null }],
    ['satin trousers with ankle ties', { length: null }],
    ['swim shorts, drawstring, back pocket with velcro', { closure: 'drawstring' }],
    ['a housecoat where she kept her mints', { colors: [{ source: 'default' }] }],
    ['Er ist sehr dünn: ein Sakko für ihn', { fabrics: [{ source: 'default' }] }],
    ['Ein Kleid fürs Büro', { fabrics: [{ source: 'default' }] }],
    ['a jacket for a chef who sweats a lot', { garment: 'jacket' }],
    ['I was asked to dress a choir in blue tunics', { garment: 'tunic' }],
    ['He hates hats: a blue shirt', { garment: 'shirt' }],
    ['un manteau pour l’hiver', { garment: 'coat', season: ['winter'] }],
    ['a jacket with a chin guard', { garment: 'jacket' }],
    ['un justaucorps au dos croisé', { closure: null }],
    ['a tunic with an oak leaf applique', { colors: [{ source: 'default' }] }],
    ['bikini bottoms with side ties', { garment: 'swimwear' }],
  ])('%s', (text, expected) => expect(read(text).spec).toMatchObject(expected));
});

describe('measures as people write them', () => {
  it.each([
    ['trousers, waist 84, hips 104, inseam 78', { waist: 84, hips: 104, inseam: 78 }],
    ['a dress for bust 92 waist 74 hip 100, height 170', { chest: 92, waist: 74, hips: 100, height: 170 }],
    ['jeans, midja 86, innerben 81', { waist: 86, inseam: 81 }],
    ['ein Hemd, er ist 1,78 groß', { height: 178 }],
    ['a 32 inch waist pair of jeans', { waist: 81.3 }],
    ['jeans with waist 32', {}],
  ])('%s', (text, expected) =>
    expect(Object.fromEntries(read(text).measurements.map(({ name, value }) => [name, value]))).toEqual(expected),
  );
});

describe('who it is for', () => {
  it.each([
    ['a pinafore for a four year old', 'children'],
    ['Un pantalon pour mon mari', 'men'],
    ['Quiero un abrigo para mi madre', 'women'],
    ['Ein Anzug für meinen Sohn', 'boys'],
    ['En jacka till min man', 'men'],
    ['a coat for a 40 year old car', null],
  ])('%s', (text, gender) => expect(read(text).spec.gender).toBe(gender));
});
