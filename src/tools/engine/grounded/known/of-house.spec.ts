import { OFFERS } from '../../../models/offers.js';
import { propertyOf } from '../property.js';
import { readingOf } from '../reading.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offerKnown } from './offers.js';
import answers from './api-answers.yaml.js';
import limits from './api-limits.yaml.js';
import {
  classOfMaterial,
  clothInFull,
  materialsOfClass,
  ofApi,
  ofCharts,
  sourceOfMaterial,
  takenByApi,
} from './index.js';

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

  it.each([
    ['answer', 'From which plant is linen made?', 'flax'],
    ['animal', '¿De qué animal se obtiene el mohair?', 'cabra de Angora'],
    ['answer', 'Aus welcher Pflanze wird Leinen gemacht?', 'Flachs'],
    ['made_from', 'Which plant is on the label?', undefined],
    ['answer', 'Is linen good for summer?', undefined],
  ])('%s of “%s” is what its fibre is won from', (name, text, value) => {
    expect(sourceOfMaterial(propertyOf(name), readingOf(text), whole(text))?.value).toBe(value);
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
    [
      'calls_remaining',
      'I have a free key. Today I used 2 of its chat calls, and 60 calls of my chat pack are unused. What will calls_remaining show?',
      61,
    ],
    [
      'calls_remaining',
      'We have a pro key. Today it made 63 chat calls, and there is one chat pack of 100 that nobody has touched. What does calls_remaining show?',
      137,
    ],
    [
      'calls_remaining',
      'Vår gratisnyckel är gratis och har i dag använt 3 chattanrop, inget paket. Vad visar calls_remaining?',
      0,
    ],
    [
      'calls_remaining',
      'Ein kostenloser Schlüssel hat heute 1 Chataufruf verbraucht; 2 Pakete sind ungenutzt. Was zeigt calls_remaining?',
      202,
    ],
    ['calls_remaining', 'Our free key made 2 chat calls. 17 people use it. What does calls_remaining show?', null],
    [
      'packs',
      'I am on pro with no pack left and expect exactly 250 chat calls tomorrow. How many chat packs must I buy?',
      2,
    ],
    [
      'cost_usd',
      'I am on pro with no pack left and expect exactly 250 chat calls tomorrow. What do the packs cost?',
      2,
    ],
    ['packs', 'I am on pro and expect 250 chat calls tomorrow. How many chat packs must I buy?', 2],
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

interface Member {
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  default?: number;
}

describe('the limits of the interface', () => {
  const { components } = JSON.parse(readFileSync(join(__dirname, '../../../../../openapi.json'), 'utf8')) as {
    components: { schemas: Record<string, { properties: Record<string, Member> }> };
  };
  const rows = limits as unknown as { pointer: string; min: number; max: number; default?: number }[];

  it.each(rows)('$pointer is what the document says', ({ pointer, ...told }) => {
    const [schema, member] = pointer.split('/');
    const { minimum, maximum, minLength, maxLength, default: unset } = components.schemas[schema].properties[member];
    expect(told).toMatchObject({ min: minimum ?? minLength, max: maximum ?? maxLength });
    expect(told.default).toBe(unset);
  });
});

describe('the answers of the interface', () => {
  const documented = readFileSync(join(__dirname, '../../../../../docs/api.md'), 'utf8');
  const rows = answers as unknown as { status: number; code?: string }[];

  it.each(rows.flatMap(({ status, code }) => (code === undefined ? [] : [[code, status] as const])))(
    '%s is documented, with %i',
    (code, status) => {
      const lines = documented.split('\n').filter((line) => line.includes(`\`${code}\``));
      expect(lines.some((line) => line.includes(String(status)) || (status === 429 && line.endsWith('` |')))).toBe(
        true,
      );
    },
  );

  it.each<[string, string, unknown]>([
    [
      'http_status',
      'What does your API answer when I POST /api/register with an e-mail that was registered before?',
      409,
    ],
    [
      'error_code',
      'What does your API answer when I POST /api/register with an e-mail that was registered before?',
      'already_registered',
    ],
    ['status_code', 'POST /api/register with a brand new address: which HTTP status comes back?', 201],
    ['status_code', 'Which status code does POST /api/generate return?', 202],
    [
      'code',
      'I sent the same Idempotency-Key with a different body. Which error code do I get?',
      'idempotency_key_reused',
    ],
    ['http_status', 'Wir haben den Schlüssel widerrufen und fragen noch einmal an: welcher HTTP-Status kommt?', 401],
    ['error_code', 'Which code does the API send when the daily chat limit is used up?', 'insufficient_quota'],
    ['error_code', 'Which error code is it when I call /api/fashion-concept with count 25?', 'validation_failed'],
    ['http_status', 'Which status is it when I call /api/fashion-concept with count 5?', 200],
    [
      'over_by',
      'My message for /api/chat is 9,150 characters long. By how many characters is that over the limit?',
      1150,
    ],
    [
      'over_by',
      'My message for /api/chat is 150 characters long. By how many characters is that over the limit?',
      null,
    ],
    ['max_count', 'How many concepts of fashion-concept at most?', 20],
    ['minutes', 'After I rotate my API key, for how many minutes does the old one still work?', 60],
    ['hours', 'After I rotate my API key, for how long does the old one still work?', 1],
    ['answer', 'For how many hours does the old key still work after rotation?', 1],
    ['endpoint', 'Which endpoint do I call to rotate my key?', '/api/keys/rotate'],
    ['keys_per_day', '¿Cuántas claves instantáneas puede sacar una misma IP en un día con GET /api/register?', 3],
    ['max_images', 'How many characters may a description have, and how many images can I ask for in one request?', 4],
    [
      'status_code',
      'we are getting 429 back from POST /api/chat since this morning. anything wrong at your end?',
      null,
    ],
    ['minutes', 'How long does the old kettle take?', null],
    ['default_count', 'How many concepts if I leave out the count?', 3],
    ['max_length', 'How long may a chat message be at most?', 8000],
    ['max_characters', 'How many characters may a description for /api/generate have?', 2000],
    ['status', 'What is the status of my order 7731?', null],
    ['error_code', 'Which error code does your dishwasher show?', null],
    ['status_code', 'We registered the parcel twice. What is its code?', null],
  ])('%s of “%s”', (name, text, value) => {
    expect(ofApi(propertyOf(name), text)?.value ?? null).toBe(value);
  });

  it.each<[string, string, unknown]>([
    ['accepts_2048x2048', 'Would POST /api/generate accept image_size 2048x2048? And 768x1152?', false],
    ['accepts_768x1152', 'Would POST /api/generate accept image_size 2048x2048? And 768x1152?', true],
    ['accepted', 'Is a chat message of 8000 characters accepted?', true],
    ['too_long', 'Is a chat message of 8001 characters too long?', true],
    ['accepted', 'Is a returned shirt accepted after 20 days?', null],
    ['key_issued', 'If my monitor sends a HEAD request to /api/register, is a key handed out?', false],
    ['expires', 'Does a chat pack expire?', false],
    ['expires', 'Does this pack of seeds expire?', null],
    ['refundable', 'Can I have my money back for an unused pack of socks?', null],
    ['cost', 'Does a design that you rejected cost us anything for the job?', null],
    ['refundable', 'Kann ich ein unbenutztes Paket erstattet bekommen?', null],
  ])('takes %s of “%s”', (name, text, value) => {
    expect(takenByApi(propertyOf(name), text)?.value ?? null).toBe(value);
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
