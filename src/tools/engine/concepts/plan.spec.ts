import fc from 'fast-check';
import { Random } from '../../../common/kernel/random.js';
import { CATEGORIES, GARMENTS, readBrief } from '../design-vocabulary.js';
import { ARCHETYPES } from './archetypes.js';
import { danglingWords, likeness, MAX_CONCEPTS, planAttributes, planConcepts } from './plan.js';
import { interpretationOf } from './interpretation.js';
import { writeConcept } from './phrase.js';
import { readStyle } from './style-world.js';
import { isAgainst, sidesOf } from './against.js';
import { WORLDS } from './worlds.js';

const STYLES = [
  ...WORLDS.map((world) => world.aliases[0]),
  'pirate',
  'red velvet gothic',
  'zxqwv',
  '日本の春',
  '"><script>',
  'space opera 3000',
  '!!!',
];
const sentences = (text: string): number => text.split(/[.!?](?:\s|$)/).filter((part) => part !== '').length;
/** Nouns that would be read as a second garment, were they not the piece itself. */
const garmentNoun =
  /\b(shirt|blouse|t-shirt|polo|tunic|sweater|cardigan|sweatshirt|hoodie|waistcoat|blazer|jacket|coat|parka|cape|kimono|dress|gown|jumpsuit|overalls|bodysuit|trousers|jeans|joggers|leggings|shorts|scarf|hat|bag|pyjamas)s?\b/gi;

describe('planConcepts', () => {
  it('knows at least forty styles, each whole', () => {
    expect(WORLDS.length).toBeGreaterThanOrEqual(40);
    expect(WORLDS.flatMap((world) => danglingWords(world).map((word) => `${world.id}: ${word}`))).toEqual([]);
    expect(ARCHETYPES.every((a) => GARMENTS.includes(a.garment))).toBe(true);
  });

  it.each(STYLES)('%s: twenty different, concrete, categorised concepts', (style) => {
    const concepts = planConcepts(style, MAX_CONCEPTS, 'test');
    expect(new Set(concepts.map((c) => c.name)).size).toBe(MAX_CONCEPTS);
    expect(new Set(concepts.map((c) => c.description)).size).toBe(MAX_CONCEPTS);
    for (const { name, category, description } of concepts) {
      expect(CATEGORIES).toContain(category);
      expect(name).toMatch(/^\p{L}.{3,60}$/u);
      expect(sentences(description)).toBeGreaterThanOrEqual(2);
      expect(sentences(description)).toBeLessThanOrEqual(3);
      expect(description).toMatch(/^[^\p{Ll}].*\.$/u);
      expect(description).not.toMatch(/undefined|\b(\p{L}{4,}) \1\b/iu);
      expect(
        new Set((description.match(garmentNoun) ?? []).map((word) => word.toLowerCase())).size,
      ).toBeLessThanOrEqual(2);
    }
  });

  it.each(STYLES)('%s: no two plans alike', (style) => {
    for (const seed of [1, 2]) {
      const plans = planAttributes(readStyle(style), MAX_CONCEPTS, Random.from(seed));
      expect(new Set(plans.map((plan) => plan.archetype.id)).size).toBe(MAX_CONCEPTS);
      plans.forEach((a, i) => plans.slice(i + 1).forEach((b) => expect(likeness(a, b)).toBeLessThanOrEqual(0.6)));
    }
  });

  it('draws again where chance brought two plans too near', () => {
    for (let seed = 0; seed < 60; seed++) {
      const plans = planAttributes(readStyle('workwear'), MAX_CONCEPTS, Random.from(seed));
      const nearest = Math.max(...plans.flatMap((a, i) => plans.slice(i + 1).map((b) => likeness(a, b))));
      expect(nearest).toBeLessThanOrEqual(0.6);
    }
  });

  it('writes every piece so that the design service reads its own category', () => {
    const pieces = new Map<string, { category: string; description: string }>();
    for (const { aliases } of WORLDS) {
      const plans = planAttributes(readStyle(aliases[0]), MAX_CONCEPTS, Random.from(aliases[0]));
      plans.forEach((plan, i) => pieces.set(plan.archetype.id, writeConcept(plan, aliases[0], i)));
    }
    expect(pieces.size).toBe(ARCHETYPES.length);
    for (const { category, description } of pieces.values()) {
      const read = readBrief({ description });
      expect([description, read.ok && read.brief.spec.category]).toEqual([description, category]);
    }
  }, 60_000);

  it('a piece of a cloth is the piece: "shorts of linen" are not short of anything', () => {
    const read = readBrief({ description: 'tailored shorts of linen' });
    expect(read.ok && read.brief.spec.category).toBe('shorts');
  });

  it('repeats under a seed and differs between seeds and styles', () => {
    expect(planConcepts('minimalist', 5, 7)).toEqual(planConcepts('minimalist', 5, 7));
    expect(planConcepts('minimalist', 5, 7)).not.toEqual(planConcepts('minimalist', 5, 8));
    expect(planConcepts('minimalist', 5, 7)).not.toEqual(planConcepts('gothic', 5, 7));
  });

  it('takes any text as a style without breaking', () =>
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 80, unit: 'binary' }),
        fc.integer({ min: 1, max: 20 }),
        (style, count) => {
          const concepts = planConcepts(style, count, 1);
          expect(concepts).toHaveLength(count);
          expect(concepts.every((c) => /^[\p{L}\p{M}\p{N}\s.,;:'’é-]+$/u.test(c.description))).toBe(true);
        },
      ),
      { numRuns: 150 },
    ));

  it.each([0, 21, 1.5, Number.NaN])('refuses %p concepts', (count) =>
    expect(() => planConcepts('boho', count, 1)).toThrow(RangeError),
  );
});

describe('readStyle', () => {
  it.each([
    ['Minimalist', 'minimalist'],
    ['SCANDI', 'scandinavian'],
    ['quiet luxury', 'luxury'],
    ['minimlist', 'minimalist'],
    ['dark academia look', 'dark-academia'],
    ['japanese streetwear', 'japanese+streetwear'],
    ['pirate', 'nautical'],
    ['skandinavisk stil', 'scandinavian'],
  ])('%s is %s', (style, world) => expect(readStyle(style).world.id).toBe(world));

  it('lets the words of the style decide colour, cloth and piece', () => {
    const { world, wanted, label } = readStyle('emerald velvet art deco dresses');
    expect(world.colours.every((colour) => colour.includes('emerald'))).toBe(true);
    expect(world.cloth[0]).toBe('velvet');
    expect(wanted).toContain('wrap-dress');
    expect(label).toBe('emerald velvet art deco');
    expect(planConcepts('summer dresses', 3, 1).map((c) => c.category)).toEqual(['dress', 'dress', 'dress']);
  });

  it('gives an unknown style one fixed character', () => {
    expect(readStyle('zxqwv').world.id).toBe(readStyle('ZXQWV ').world.id);
    expect(readStyle('zxqwv').world.id).not.toBe(readStyle('qwertle').world.id);
  });
});

describe('a style that says what it wants', () => {
  const said = (style: string): string[] =>
    planConcepts(style, 5, 11).map(({ name, description }) => `${name} ${description}`);

  it.each([
    [
      'sportswear',
      /jogger|legging|shorts|track jacket|hoodie|sweatshirt|tank|T-shirt|jersey top|polo|bodysuit|rain jacket/i,
    ],
    ['beachwear', /swim|wrap|shirt|shorts|tunic|tank|dress|skirt|harem|tote|hat/i],
    ['kimono-inspired', /kimono|wrap/i],
    ['tweed', /tweed/i],
    ['summer linen', /linen/i],
    ['no black evening wear', /gown|dress|drape|top|jumpsuit|cape|blazer|trousers|skirt/i],
    ['Scandinavian knitwear', /merino|lambswool|cashmere|mohair|alpaca|knit/i],
    ['punk knitwear', /merino|lambswool|cashmere|mohair|alpaca|knit/i],
    ["men's summer suits", /wool|linen|seersucker|crepe|gabardine|drill/i],
    ['gothic suits', /wool|linen|seersucker|crepe|gabardine|drill|tweed|boucl|moleskin|corduroy|velvet|flannel/i],
    ['velvet coats', /velvet.*|coat/i],
    ['sommarklänning i linne', /dress|gown/i],
    ['Mäntel aus Wolle', /coat|parka|cape|trench|jacket/i],
  ])('%s: every concept holds it', (style, held) => said(style).forEach((text) => expect(text).toMatch(held)));

  it.each([
    ['no black evening wear', ['eveningwear'], ['black']],
    ['no leather jackets', ['jackets'], ['leather']],
    ['evening wear, no velvet or lace dresses', ['eveningwear', 'dresses'], ['velvet', 'lace']],
    ['no jeans and no denim', [], ['jeans', 'denim']],
    ['no denim or leather', [], ['denim', 'leather']],
  ])('%s: what is ruled out is the colour or the cloth, not the clothes', (style, families, without) =>
    expect(interpretationOf(style, 3).interpreted_as).toMatchObject({ families, without }),
  );

  it('three pyjamas in cotton are pyjamas', () => {
    const found = planConcepts('pyjamas in cotton', 3, 11);
    expect(found.map(({ name }) => name)).toEqual(Array(3).fill(expect.stringMatching(/Pyjamas$/)));
    found.forEach(({ description }) => expect(description).toMatch(/cotton/));
  });

  it.each([
    ['Scandinavian knitwear', /Tencel|gabardine/],
    ["men's summer suits", /nylon|ripstop|viscose|voile|muslin/],
    ['punk without wool', /wool/i],
    ['streetwear ohne Jeans', /jeans/i],
    ['gothic but not black', /\bblack\b/i],
    ['victorian menswear', /dress|skirt|gown|corset|blouse|bodysuit/i],
    ['summer business', /melton|flannel|puffer|duffle|parka|fleece|alpaca/i],
  ])('%s: none goes against it', (style, against) => said(style).forEach((text) => expect(text).not.toMatch(against)));

  it('is told what it was read as, and what cannot be kept', () => {
    expect(interpretationOf('summer linen dresses without lace', 3)).toEqual({
      interpreted_as: {
        worlds: ['beach'],
        families: ['dresses'],
        cloths: ['linen'],
        season: 'summer',
        gender: null,
        audience: [],
        without: ['lace'],
        not_understood: [],
      },
      warnings: [],
    });
    expect(interpretationOf('quantum flux', 3)).toMatchObject({
      interpreted_as: { worlds: [] },
      warnings: [expect.stringMatching(/nothing about clothes/), expect.stringMatching(/“quantum”, “flux”/)],
    });
    expect(interpretationOf('hoodies', 5).warnings).toEqual([expect.stringMatching(/^Only 2 of/)]);
  });
});

/** Many styles under many seeds, of all kinds: single worlds, blends, hints and words nobody knows. */
describe('over many styles and seeds', () => {
  const sample = [...STYLES, 'nordic workwear', 'lounge', 'office siren', 'y2k pirate', 'art deco safari', 'vinter'];
  const all = sample.flatMap((style, i) =>
    [i, i + 100].map((seed) => ({ style, seed, concepts: planConcepts(style, i % 3 === 0 ? MAX_CONCEPTS : 6, seed) })),
  );

  it('repeats no name and no description, and shares little', () => {
    for (const { style, seed, concepts } of all) {
      expect(new Set(concepts.map(({ name }) => name)).size).toBe(concepts.length);
      expect(new Set(concepts.map(({ description }) => description)).size).toBe(concepts.length);
      const plans = planAttributes(readStyle(style), concepts.length, Random.from(seed));
      plans.forEach((a, i) => plans.slice(i + 1).forEach((b) => expect(likeness(a, b)).toBeLessThanOrEqual(0.6)));
    }
  });

  it('is read by the design service as what it says it is, in 95 of 100 and more', () => {
    const some = all.flatMap(({ concepts }) => concepts).filter((_, i) => i % 8 === 0);
    const wrong = some.filter(({ category, description }) => {
      const read = readBrief({ description });
      return !read.ok || read.brief.spec.category !== category;
    });
    expect(some.length).toBeGreaterThan(100);
    expect(wrong.length / some.length).toBeLessThanOrEqual(0.05);
  });

  it('keeps to its style: a plan shares more with its own world than with any other', () => {
    let [own, count] = [0, 0];
    for (const world of WORLDS) {
      for (const plan of planAttributes(readStyle(world.aliases[0]), 10, Random.from(world.id))) {
        const best = WORLDS.map((other) => ({ id: other.id, shared: sharedWith(other, plan) })).reduce((a, b) =>
          b.shared > a.shared ? b : a,
        );
        own += Number(best.shared === sharedWith(world, plan));
        count++;
      }
    }
    expect(own / count).toBeGreaterThanOrEqual(0.95);
  });

  it('contradicts itself in no text', () => {
    const sure = ['sustainable denim', 'disco', 'minimalist', 'rain', 'techwear', 'boho', '1990s', 'luxury', 'kids'];
    for (const style of [...sample, ...sure])
      for (const { archetype, cloth, colour, trim, notes } of planAttributes(readStyle(style), 12, Random.from(3))) {
        const parts = [archetype.noun, `${cloth.phrase} ${cloth.nature}`, colour, trim.phrase];
        const told = parts.map((part, i) => [
          part,
          [...parts.slice(i + 1), ...notes].filter((more) => isAgainst(sidesOf(part), sidesOf(more))),
        ]);
        expect([style, told.filter(([, more]) => more.length > 0)]).toEqual([style, []]);
      }
  });

  it('is pleasant English: no doubled or missing words, one article, plurals that agree', () => {
    for (const { description } of all.flatMap(({ concepts }) => concepts)) {
      expect(description).not.toMatch(
        /\ba (?!one|euro)[aeio]\w|\ban (?!hour)[^aeiou\d\s]|\bthey (is|asks)\b|\bit (are|ask)\b|\s[,.;:]|\.\.|,,/i,
      );
      expect(description).not.toMatch(/\bthey are [^.]*\bits\b/);
    }
  });
});

function sharedWith(world: (typeof WORLDS)[number], plan: ReturnType<typeof planAttributes>[number]): number {
  const { cut, cloth, colour, trim, mood, occasion } = plan;
  const pairs: [string, readonly string[]][] = [
    [cut, world.cuts],
    [cloth.id, world.cloth],
    [colour, world.colours],
    [trim.id, world.trims],
    [mood, world.moods],
    [occasion, world.occasions],
  ];
  return pairs.filter(([value, from]) => from.includes(value)).length;
}
