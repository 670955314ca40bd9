import { tellBra } from './bra-sizes.js';
import { tellChart } from './size-charts.js';
import { tellUnits } from './units.js';

describe('a size of shoes, hats, rings, gloves, collars, jeans, belts or children', () => {
  it.each([
    ['what is a mens US 10 shoe in EU', 'Men’s shoes: US 10 = EU 43'],
    ['women’s shoe size 39 in the US', 'Women’s shoes: EU 39 = US 8½'],
    ['my foot is 25.2 cm, which shoe size', 'a foot of about 25.2 cm = EU 40'],
    ['kids shoe size 28 in UK', 'Children’s shoes: EU 28 = UK 10'],
    ['hat size 7 1/4 us in cm', 'Hats: US 7¼ = 58 cm'],
    ['my ring is a UK N, what is that in the US', 'Rings: UK N = US 6¾'],
    ['which glove size is a 20.5 cm hand', 'size 7½'],
    ['41 cm collar in inches', 'EU 41 (cm) = UK and US 16 in'],
    ['mens jeans W34 in EU', 'Men’s jeans by the waist: W34 = EU 50'],
    ['which belt size for a 34 inch waist', 'US and UK belt 36'],
    ['which size does a 4 year old need', 'about 4 years (UK and US label the age) = EU 104'],
    ['size for a baby of 3 months', 'EU 62'],
  ])('%s', (asked, said) => expect(tellChart(asked, 'en')?.text).toContain(said));

  it('speaks Swedish, too', () =>
    expect(tellChart('skostorlek 38 i UK', 'sv')?.text).toMatch(/^Damskor: EU 38 = UK 5/));

  it.each(['what is a uk 12 in eu', 'how do I wash size 39 shoes', 'shoes', 'shoe size 90', 'which size of needle'])(
    'is not told of %j',
    (asked) => expect(tellChart(asked, 'en')).toBeNull(),
  );
});

describe('a bra size', () => {
  it.each([
    ['34DD in EU', 'UK 34DD = EU 75E'],
    ['80D in the UK', 'EU 80D = UK 36D'],
    ['sister size of 34C', '32D and 36B'],
    ['french 90B in uk', 'FR 90B = UK 34B'],
  ])('%s', (asked, said) => expect(tellBra(asked, 'en')).toContain(said));

  it.each(['how do I wash a 34D', '34 in eu', '12A'])('is not told of %j', (asked) =>
    expect(tellBra(asked, 'en')).toBeNull(),
  );
});

describe('a measure in another unit', () => {
  it.each([
    ['5/8 inch to mm', '5/8 inches is 15.9 mm.'],
    ['how many inches is 74 cm', '74 cm is 29.1 inches.'],
    ['how many cm is 1.5 yards', '1.5 yards is 137 cm.'],
    ['what is 300 gsm in oz', '300 g/m² is 8.85 oz per square yard.'],
    ['my chest is 102 cm. how many inches is that?', '102 cm is 40.2 inches.'],
    ['30 degrees celsius in fahrenheit', '30 °C = 86 °F.'],
  ])('%s', (asked, said) => expect(tellUnits(asked, 'en')).toBe(said));

  it.each(['how many cm of hem', 'turn it in 2 cm in the middle', '5 miles in km', '30 cm in pounds'])(
    'is not %j',
    (asked) => expect(tellUnits(asked, 'en')).toBeNull(),
  );
});
