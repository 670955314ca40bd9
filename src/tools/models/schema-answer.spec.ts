import { answerBySchema, type SchemaAnswer } from './schema-answer.js';

const ask = (
  schema: Record<string, unknown>,
  question = 'A red linen summer dress with pockets',
  answer = 'Linen is cool.',
): SchemaAnswer => answerBySchema({ schema, question, answer, language: 'en', seed: 's' });
const valueOf = (schema: Record<string, unknown>, question?: string, answer?: string): unknown => {
  const said = ask(schema, question, answer);
  if (!said.ok) throw new Error(said.reason);
  return said.value;
};
const object = (properties: Record<string, unknown>, more = {}) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  ...more,
});
const TEXT = { type: 'string' };

describe('an answer by schema', () => {
  it('tells of the garment that the question describes', () => {
    const schema = object({
      garment: TEXT,
      color: TEXT,
      hex: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
      fabric: { enum: ['silk', 'linen', 'wool'] },
      season: { enum: ['winter', 'summer'] },
      has_pockets: { type: 'boolean' },
      weight_gsm: { type: 'integer', minimum: 50, maximum: 800 },
      answer: TEXT,
    });
    const said = valueOf(schema) as Record<string, unknown>;
    expect(said).toMatchObject({ garment: 'dress', fabric: 'linen', season: 'summer', has_pockets: true });
    expect(said.color).toMatch(/red/);
    expect(said.answer).toBe('Linen is cool.');
    expect(said.weight_gsm).toBeGreaterThan(100);
  });

  it('plans as many different concepts as the question asks for', () => {
    const outfit = object({
      name: TEXT,
      category: TEXT,
      description: TEXT,
      colors: { type: 'array', items: object({ name: TEXT, hex: TEXT }) },
    });
    const said = valueOf(
      object({ outfits: { type: 'array', items: { $ref: '#/$defs/outfit' } } }, { $defs: { outfit } }),
      'Plan five outfits for a nordic winter',
    );
    const { outfits } = said as {
      outfits: { name: string; description: string; colors: { name: string; hex: string }[] }[];
    };
    expect(outfits).toHaveLength(5);
    expect(new Set(outfits.map(({ name }) => name)).size).toBe(5);
    expect(outfits.every(({ description }) => description.length > 60)).toBe(true);
    for (const { colors } of outfits) for (const colour of colors) expect(colour.hex).toMatch(/^#[0-9a-f]{6}$/);
  });

  it.each<[string, Record<string, unknown>]>([
    ['tuples', { type: 'array', prefixItems: [{ type: 'integer' }, TEXT], items: false, minItems: 2 }],
    ['nullable members', object({ a: { anyOf: [{ type: 'null' }, TEXT] }, b: { type: ['null', 'integer'] } })],
    [
      'schemas that refer to themselves',
      {
        $ref: '#/$defs/n',
        $defs: { n: object({ value: TEXT, children: { type: 'array', items: { $ref: '#/$defs/n' } } }) },
      },
    ],
    [
      'bounds and steps',
      object({
        a: { type: 'number', exclusiveMinimum: 3, exclusiveMaximum: 3.1 },
        b: { type: 'integer', multipleOf: 7, minimum: 20 },
      }),
    ],
    [
      'patterns',
      object({
        code: { type: 'string', pattern: '^[A-Z]{2}-\\d{4}(?:x|y)?$' },
        date: { type: 'string', format: 'date' },
      }),
    ],
    ['lengths', object({ a: { type: 'string', minLength: 300 }, b: { type: 'string', maxLength: 3 } })],
    ['what must be different', { type: 'array', items: { enum: ['a', 'b', 'c'] }, uniqueItems: true, minItems: 3 }],
    ['maps', { type: 'object', additionalProperties: { type: 'integer' }, minProperties: 2 }],
    ['members that only lists require', { type: 'object', required: ['x', 'y'] }],
    [
      'what draft 7 alone knows',
      {
        $schema: 'http://json-schema.org/draft-07/schema#',
        type: 'array',
        items: [TEXT, { type: 'integer' }],
        minItems: 2,
      },
    ],
    ['alternatives of which only the second can be', { oneOf: [{ type: 'integer', minimum: 4, maximum: 2 }, TEXT] }],
    ['a condition', { type: 'object', properties: { a: TEXT, b: TEXT }, not: { required: ['b'] } }],
    ['anything', {}],
  ])('keeps %s', (_, schema) => expect(ask(schema)).toMatchObject({ ok: true }));

  it.each<[string, Record<string, unknown>]>([
    ['what is no schema', { type: 'strnig' }],
    ['bounds that nothing keeps', object({ a: { type: 'integer', minimum: 5, maximum: 4 } })],
    ['a member that must be and must not', object({ a: { not: {} } })],
    ['a reference to nowhere', { $ref: '#/$defs/gone' }],
    ['a text without end', object({ a: { type: 'string', minLength: 1e9 } })],
    ['a tree without end', { $ref: '#/$defs/n', $defs: { n: object({ child: { $ref: '#/$defs/n' } }) } }],
  ])('refuses %s', (_, schema) => expect(ask(schema)).toMatchObject({ ok: false }));

  it('is the same for the same question', () => {
    const schema = object({ outfits: { type: 'array', items: object({ name: TEXT }) } });
    expect(valueOf(schema)).toEqual(valueOf(schema));
  });
});

describe('an answer about no garment of its own', () => {
  const outline = {
    summary: 'Wash wool at 30 °C.',
    points: [
      { name: 'Wash wool', text: 'Wash wool at 30 °C.' },
      { name: 'Dry it flat', text: 'Dry it flat.' },
    ],
    fabrics: ['wool'],
    garments: [],
    colours: [],
  };
  const answer = outline.points.map(({ text }) => text).join(' ');
  const asked = { question: 'How do I wash it?', answer, language: 'en' as const, seed: 's', outline };

  it('lists what the answer names, chooses what is meant, and feels what is said', () => {
    const three = { ...outline, fabrics: ['linen', 'seersucker', 'cotton voile'] };
    expect(answerBySchema({ ...asked, outline: three, schema: { type: 'array', items: TEXT } })).toEqual({
      ok: true,
      value: three.fabrics,
    });
    const seasons = object({ season: { type: 'array', items: { enum: ['spring', 'summer', 'autumn', 'winter'] } } });
    expect(valueOf(seasons, 'A navy wool coat with long sleeves')).toEqual({ season: ['autumn', 'winter'] });
    const mood = object({ sentiment: { enum: ['positive', 'neutral', 'negative'] } });
    expect(valueOf(mood, 'I hate this scratchy jumper, it itches terribly.')).toEqual({ sentiment: 'negative' });
    expect(valueOf(mood, 'I love this soft jumper.')).toEqual({ sentiment: 'positive' });
    const pockets = object({ pockets: { type: 'integer' } });
    expect(valueOf(pockets, 'A green linen shirt with two chest pockets')).toEqual({ pockets: 2 });
  });

  it('is told point by point, with what it names', () => {
    const step = object({ step: { type: 'integer' }, text: TEXT });
    const schema = object({
      fabric: TEXT,
      summary: TEXT,
      temperature_celsius: { type: 'integer' },
      tips: { type: 'array', items: TEXT },
      steps: { type: 'array', items: step },
    });
    expect(answerBySchema({ ...asked, schema })).toEqual({
      ok: true,
      value: {
        fabric: 'wool',
        summary: 'Wash wool at 30 °C.',
        temperature_celsius: 30,
        tips: ['Wash wool at 30 °C.', 'Dry it flat.'],
        steps: [
          { step: 1, text: 'Wash wool at 30 °C.' },
          { step: 2, text: 'Dry it flat.' },
        ],
      },
    });
  });
});
