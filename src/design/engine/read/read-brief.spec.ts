import fc from 'fast-check';
import { DEVELOPMENT_SET } from './sets/development-set.fixture.js';
import { FRESH_A, FRESH_B, FRESH_C, FRESH_D, FRESH_E, FRESH_F, FRESH_G } from './sets/fresh-sets.fixture.js';
import { UNSEEN_SET } from './sets/unseen-set.fixture.js';
import { GARMENTS } from '../garments/spec.js';
import { readBrief } from './index.js';
import type { Brief } from './index.js';
import { parseSet, score } from './sets/scoring.fixture.js';

const read = (description: string, style?: string): Brief => {
  const result = readBrief({ description, style });
  if (!result.ok) throw new Error(`refused: ${description}`);
  return result.brief;
};

describe.each([
  ['development set', DEVELOPMENT_SET, 150],
  ['set that was unseen once', UNSEEN_SET, 80],
  ['first fresh set', FRESH_A, 65],
  ['second fresh set', FRESH_B, 60],
  ['third fresh set', FRESH_C, 60],
  ['fourth fresh set', FRESH_D, 48],
  ['fifth fresh set', FRESH_E, 90],
  ['sixth fresh set', FRESH_F, 48],
  ['seventh fresh set', FRESH_G, 60],
])('%s', (_, source, least) => {
  const rows = parseSet(source);
  const result = score(rows, readBrief);

  it('is large and reads garments, attributes and denials', () => {
    expect(rows.length).toBeGreaterThanOrEqual(least);
    expect(result.misses.slice(0, 5)).toEqual(expect.any(Array));
    expect(result.garment).toBeGreaterThanOrEqual(0.97);
    expect(result.f1).toBeGreaterThanOrEqual(0.93);
    expect(result.negationErrors).toBe(0);
    expect(result.refusalErrors).toBe(0);
  });
});

describe('evidence', () => {
  it.each(
    parseSet(DEVELOPMENT_SET + UNSEEN_SET + FRESH_A + FRESH_B + FRESH_C + FRESH_D + FRESH_E + FRESH_F + FRESH_G)
      .filter((row) => !row.refuse)
      .map((row) => row.text),
  )('quotes the text: %s', (text) => {
    const { evidence } = read(text);
    for (const entry of Object.values(evidence).flatMap((e) => [e, ...(e.items ?? [])])) {
      if (entry.span) expect(entry.text).toBe(text.slice(...entry.span));
      expect(entry.source === 'stated').toBe(entry.source === 'stated' && entry.span !== null);
      expect(entry.confidence).toBeGreaterThan(0);
      expect(entry.confidence).toBeLessThanOrEqual(1);
    }
  });

  it('counts in UTF-16 units of the verbatim text', () => {
    const { evidence } = read('👗 A  Red\tDRESS 👠 with a V‑neck');
    expect(evidence.garment).toMatchObject({ span: [10, 15], text: 'DRESS', source: 'stated' });
    expect(evidence.colors.items?.[0]).toMatchObject({ text: 'Red' });
  });
});

describe('style', () => {
  it('leans only on what the text leaves open', () => {
    const plain = read('a shirt', 'streetwear').spec;
    const told = read('a slim white linen shirt with stripes', 'streetwear').spec;
    expect(plain).toMatchObject({ fit: 'oversized' });
    expect(plain.colors.every((c) => c.source === 'style')).toBe(true);
    expect(told).toMatchObject({ fit: 'slim', print: 'stripes' });
    expect(told.colors.map((c) => [c.name, c.source])).toEqual([['white', 'stated']]);
    expect(told.fabrics.map((f) => [f.name, f.source])).toEqual([['linen', 'stated']]);
  });

  it('does not bring back what the text denies', () => {
    expect(read('a coat, not black', 'gothic').spec.colors.map((c) => c.name)).not.toContain('black');
    expect(read('a dress without a print', 'cottagecore').spec.print).toBe('solid');
  });

  it('says that it does not know a style', () => {
    expect(read('a red dress', 'zorbly').warnings.join()).toContain('zorbly');
  });
});

describe('several garments', () => {
  it.each([
    ['a white shirt with black trousers', 'shirt', ['white'], 'trousers'],
    ['navy coat over a cream turtleneck sweater', 'coat', ['navy'], 'sweater'],
    ['a red skirt and a blue blouse', 'skirt', ['red'], 'blouse'],
  ])('designs the first of "%s"', (text, garment, colors, other) => {
    const { spec, warnings } = read(text);
    expect(spec.garment).toBe(garment);
    expect(spec.colors.map((c) => c.name)).toEqual(colors);
    expect(warnings.join()).toContain(other);
  });
});

it('has only attributes that the garment can have', () => {
  const { spec } = read('trousers with long sleeves, a v-neck and a hood');
  expect(spec).toMatchObject({ garment: 'trousers', neckline: null, hood: null, sleeve: { type: null, length: null } });
});

it('never throws and never leaves the vocabulary, whatever the text', () => {
  const words = [
    'dress',
    'no',
    'and',
    'red',
    'collar',
    'utan',
    'fickor',
    ',',
    '.',
    'long',
    'not',
    'too',
    'linen',
    '🙂',
    '#ff0000',
    'with',
    'sleeves',
    '50s',
    '3/4',
    'e\u0301',
    '\u0000',
  ];
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 8 })), { maxLength: 14 }),
      (parts) => {
        const description = parts.join(' ');
        const result = readBrief({ description });
        if (!result.ok) return;
        for (const e of Object.values(result.brief.evidence))
          if (e.span) expect(e.text).toBe(description.slice(...e.span));
      },
    ),
    { numRuns: 300 },
  );
});

it.each(GARMENTS.filter((garment) => garment !== 'top'))('knows "%s" by its name alone', (garment) => {
  const name = garment.replaceAll('-', ' ');
  expect(read(`a ${name}`).spec.garment).toBe(garment);
  expect(read(name).spec.garment).toBe(garment);
});
