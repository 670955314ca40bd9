import { OFFERS } from '../../../models/offers.js';
import { propertyOf } from '../property.js';
import { readingOf } from '../reading.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offerKnown } from './offers.js';
import { classOfMaterial, clothInFull, materialsOfClass, ofApi, ofCharts } from './index.js';

const whole = (text: string) => ({ start: 0, end: text.length });
const classOf = (name: string, values: string[], text: string): unknown => {
  const found = classOfMaterial(propertyOf(name), values, readingOf(text), whole(text));
  return found === undefined ? 'other' : (found?.value ?? null);
};

describe('classes of cloths', () => {
  it.each<[string, string[], string, unknown]>([
    ['origin', ['plant', 'animal', 'synthetic'], 'Where does mohair come from?', 'animal'],
    ['origin', ['plant', 'animal', 'synthetic'], 'Woher kommt Leinen?', 'plant'],
    ['weave', ['plain', 'twill', 'satin'], 'Which weave is classic denim?', 'twill'],
    ['silk', ['natural', 'synthetic'], 'Tag these two: silk and polyester.', 'natural'],
    ['polyester', ['natural', 'synthetic'], 'Tag these two: silk and polyester.', 'synthetic'],
    ['kind', ['knitted', 'woven'], 'Is jersey knitted or woven?', 'knitted'],
    ['kind', ['natural', 'synthetic'], 'A silk dress with a polyester lining.', null],
    ['kind', ['natural', 'synthetic'], 'It feels strange on the skin.', 'other'],
    ['colour', ['red', 'blue'], 'A silk dress.', 'other'],
  ])('%s of %j in “%s”', (name, values, text, value) => {
    expect(classOf(name, values, text)).toBe(value);
  });

  it('lists those of a class, and none where one is of no known class', () => {
    const listed = (name: string, text: string): unknown =>
      materialsOfClass(propertyOf(name), readingOf(text), whole(text))?.map(({ value }) => value);
    expect(listed('animal_fibres', 'wool, linen, polyester, silk')).toEqual(['wool', 'silk']);
    expect(listed('synthetic', 'wool, linen, polyester, silk')).toEqual(['polyester']);
    expect(listed('colours', 'wool, linen, polyester, silk')).toBeUndefined();
    expect(listed('animal_fibres', 'just wool')).toBeUndefined();
  });

  it('takes a cloth with its fibre and its weave', () => {
    const inFull = (text: string, word: string): string => {
      const start = text.indexOf(word);
      const span = clothInFull({ start, end: start + word.length }, text);
      return text.slice(span.start, span.end);
    };
    expect(inFull('organic cotton sateen, 240 gsm', 'cotton')).toBe('cotton sateen');
    expect(inFull('a bolt of wool gabardine', 'gabardine')).toBe('wool gabardine');
    expect(inFull('silk, canvas', 'silk')).toBe('silk');
  });
});

describe('what the interface takes and gives', () => {
  const told = (name: string, text: string): unknown =>
    (ofApi(propertyOf(name), text) ?? offerKnown(propertyOf(name), text.toLowerCase(), OFFERS))?.value ?? null;

  it.each<[string, string, unknown]>([
    ['max_n', 'What is the largest n I can pass to generate-fashion-image?', 4],
    [
      'default_count',
      'POST /api/fashion-concept: how many concepts do I get if I leave out count, and what is the maximum?',
      3,
    ],
    [
      'max_count',
      'POST /api/fashion-concept: how many concepts do I get if I leave out count, and what is the maximum?',
      20,
    ],
    ['free_per_day', 'How many chat calls a day are included in the free tier, and how many in pro?', 3],
    ['pro_per_day', 'How many chat calls a day are included in the free tier, and how many in pro?', 100],
    ['requests_per_day', 'Without any key, how many fashion requests do I get per day?', 10],
    ['header', 'Which HTTP header carries the key of a challenger in the arena?', 'X-Arena-Key'],
    ['header', 'Which header carries the key?', null],
    ['limit', 'How many shirts can I order per day?', null],
    ['requests_per_day', 'We make 40 requests per day.', null],
  ])('%s of “%s”', (name, text, value) => {
    expect(told(name, text)).toBe(value);
  });
});

describe('the facts of the interface', () => {
  const { components } = JSON.parse(readFileSync(join(__dirname, '../../../../../openapi.json'), 'utf8')) as {
    components: { schemas: Record<string, { properties: Record<string, Record<string, number>> }> };
  };
  const asked = (name: string, text: string): unknown => ofApi(propertyOf(name), text)?.value;

  it.each([
    ['max_count', 'How many concepts of fashion-concept at most?', 'ConceptDto', 'count', 'maximum'],
    ['default_count', 'How many concepts if I leave out the count?', 'ConceptDto', 'count', 'default'],
    ['max_images', 'How many images at most in one request?', 'ImagesDto', 'n', 'maximum'],
    ['max_length', 'How long may a chat message be at most?', 'ChatDto', 'message', 'maxLength'],
    ['max_length', 'How many characters may a style have?', 'ConceptDto', 'style', 'maxLength'],
    [
      'max_characters',
      'How many characters may a description for /api/generate have?',
      'ImageDto',
      'description',
      'maxLength',
    ],
  ])('%s of “%s” is what the document says', (name, text, schema, member, bound) => {
    expect(asked(name, text)).toBe(components.schemas[schema].properties[member][bound]);
  });
});

describe('a size of a chart', () => {
  const answer = {
    text: 'Men’s shoes: EU 42 = UK 8 = US 9 = a foot of about 26.5 cm.',
    sources: ['knowledge:size/shoes-men'],
    points: [],
  };
  const told = (name: string, text: string, given = answer): unknown =>
    ofCharts(propertyOf(name), text, given)?.value ?? null;

  it('is read in the system that a name or the question asks for', () => {
    expect(told('uk', 'Men’s shoes EU 42, which UK size?')).toBe(8);
    expect(told('size', 'Men’s shoes EU 42 in US?')).toBe(9);
    expect(told('uk', 'EU 42?', { ...answer, text: 'EU 42 = UK 7½.' })).toBe(7.5);
  });

  it('is open where the answer rests on no chart, or names two', () => {
    expect(told('uk', 'EU 42?', { ...answer, sources: ['knowledge:note/shoes'] })).toBeNull();
    expect(told('uk', 'EU 42?', { ...answer, text: 'Women: EU 42 = UK 8. Men: EU 42 = UK 7½.' })).toBeNull();
    expect(told('colour', 'EU 42?')).toBeNull();
  });
});
