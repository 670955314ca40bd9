import type { Facts, Sources } from './facts.js';
import { CannotBeMet, instanceOf } from './instance.js';
import type { Schema } from './schema.js';

const thing = (name: string, more: Partial<Facts> = {}): Facts => ({
  name,
  description: `about ${name}`,
  words: {},
  numbers: {},
  parts: {},
  ...more,
});
const COLOURS = ['red', 'blue'].map((name) => thing(name, { words: { colour: [name] } }));
const OWN = thing('Dress', { words: { pocket: ['patch'], colour: ['red', 'blue'] }, parts: { colour: COLOURS } });
const CONCEPTS = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => thing(name));
const sources = (more: Partial<Sources> = {}): Sources => ({
  question: 'Q',
  answer: 'A',
  parts: {
    summary: 'S',
    points: ['first', 'second'].map((text) => ({ name: text, text })),
    fabrics: [],
    garments: [],
    colours: [],
  },
  language: 'en',
  own: OWN,
  concepts: { length: CONCEPTS.length, at: (i) => CONCEPTS[i] },
  wanted: null,
  ...more,
});
const made = (schema: Schema, attempt = 0, more?: Partial<Sources>): unknown =>
  instanceOf(schema, sources(more), attempt);

const NAMED = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
const list = (items: unknown, more = {}): Schema => ({ type: 'array', items, ...more });
const names = (...all: string[]) => all.map((name) => ({ name }));
const optional = { type: 'object', properties: { name: { type: 'string' }, answer: { type: 'string' } } };

it.each<[string, Schema, unknown]>([
  ['a constant', { const: { a: 1 } }, { a: 1 }],
  [
    'of an enumeration what the thing is',
    { type: 'object', properties: { color: { enum: ['green', 'blue'] } } },
    { color: 'blue' },
  ],
  ['null', { type: 'null' }, null],
  ['the way that is not null', { anyOf: [{ type: 'null' }, { const: 7 }] }, 7],
  ['the first way that can be gone', { oneOf: [{ enum: [] }, { const: 2 }, { const: 3 }] }, 2],
  ['a way with what stands beside it', { required: ['name'], anyOf: [optional] }, { name: 'Dress', answer: 'A' }],
  ['what a thing has', { type: 'object', properties: { has_pockets: { type: 'boolean' } } }, { has_pockets: true }],
  ['what a thing has not', { type: 'object', properties: { collar: { type: 'boolean' } } }, { collar: false }],
  ['what has no meaning', { type: 'object', properties: { zzz: { type: 'boolean' } } }, { zzz: false }],
  [
    'what is optional, where it can be',
    { type: 'object', properties: { name: { type: 'string' }, x: { enum: [] } } },
    { name: 'Dress' },
  ],
  [
    'what is required and not described',
    { type: 'object', required: ['name'], additionalProperties: { type: 'string' } },
    { name: 'Dress' },
  ],
  ['a map, with one member', { type: 'object', additionalProperties: { const: 1 } }, { item_1: 1 }],
  [
    'a map of at least three',
    { type: 'object', minProperties: 3, additionalProperties: { const: 1 } },
    { item_1: 1, item_2: 1, item_3: 1 },
  ],
  ['a closed object', { type: 'object', minProperties: 1, additionalProperties: false }, {}],
  ['too many members to fill up', { type: 'object', minProperties: 101, additionalProperties: { const: 1 } }, {}],
  ['things: its own, then two concepts', list(NAMED), names('Dress', 'One', 'Two')],
  ['things behind a choice', list({ anyOf: [NAMED] }), names('Dress', 'One', 'Two')],
  ['at most two', list(NAMED, { maxItems: 2 }), names('Dress', 'One')],
  ['at least five', list(NAMED, { minItems: 5 }), names('Dress', 'One', 'Two', 'Three', 'Four')],
  [
    'more than there are, from the beginning again',
    list(NAMED, { minItems: 7 }),
    names('Dress', 'One', 'Two', 'Three', 'Four', 'Five', 'Dress'),
  ],
  ['parts of a thing', { type: 'object', properties: { colors: list(NAMED) } }, { colors: names('red', 'blue') }],
  [
    'plain values: what there is to say',
    { type: 'object', properties: { colors: list({ type: 'string' }) } },
    { colors: ['red', 'blue'] },
  ],
  [
    'the points of an answer',
    { type: 'object', properties: { steps: list({ type: 'string' }) } },
    { steps: ['first', 'second'] },
  ],
  [
    'as many as an enumeration names',
    { type: 'object', properties: { colors: list({ enum: ['red', 'green', 'blue'] }) } },
    { colors: ['red', 'blue'] },
  ],
  [
    'one where an enumeration names none',
    { type: 'object', properties: { zzz: list({ enum: [8, 9] }) } },
    { zzz: [8] },
  ],
  ['what stands in its place', { type: 'array', prefixItems: [{ const: 1 }, { const: 2 }], items: false }, [1, 2]],
  [
    'the same in the older words',
    { type: 'array', items: [{ const: 1 }, { const: 2 }], additionalItems: false },
    [1, 2],
  ],
  [
    'what stands in its place, and more',
    { type: 'array', prefixItems: [{ const: 1 }], items: { const: 5 }, minItems: 3 },
    [1, 5, 5],
  ],
  ['doubles once', list({ const: 5 }, { minItems: 1, maxItems: 3 }), [5]],
  ['doubles where so many are wanted', list({ const: 5 }, { minItems: 3 }), [5, 5, 5]],
])('makes %s', (_, schema, expected) => expect(made(schema)).toEqual(expected));

it.each<[string, Schema, Partial<Sources>, unknown]>([
  ['as many as are asked for', list(NAMED), { wanted: 2 }, names('One', 'Two')],
  ['concepts where the question describes nothing', list(NAMED), { own: null }, names('One', 'Two', 'Three')],
  ['no more than are known', list(NAMED), { own: null, concepts: { length: 1, at: () => CONCEPTS[0] } }, names('One')],
])('makes a list of %s', (_, schema, more, expected) => expect(made(schema, 0, more)).toEqual(expected));

it.each<[string, Schema, number, unknown]>([
  ['everything at first', optional, 0, { name: 'Dress', answer: 'A' }],
  ['only what is required then', { ...optional, required: ['name'] }, 1, { name: 'Dress' }],
  ['no member of a map then', { type: 'object', additionalProperties: { const: 1 } }, 1, {}],
  ['a list as usual at the second attempt', list(NAMED), 1, names('Dress', 'One', 'Two')],
  ['an empty list at the third', list(NAMED), 2, []],
  ['the first way at first', { anyOf: [{ const: 1 }, { const: 2 }, { const: 3 }] }, 0, 1],
  ['the first way again', { anyOf: [{ const: 1 }, { const: 2 }, { const: 3 }] }, 1, 1],
  ['then the second', { anyOf: [{ const: 1 }, { const: 2 }, { const: 3 }] }, 2, 2],
  ['and the first after the last', { anyOf: [{ const: 1 }, { const: 2 }, { const: 3 }] }, 4, 1],
])('goes %s', (_, schema, attempt, expected) => expect(made(schema, attempt)).toEqual(expected));

it.each<[string, Schema]>([
  ['a list longer than it may be', list({ const: 1 }, { minItems: 3, maxItems: 2 })],
  ['a list of more than a hundred', list({ const: 1 }, { minItems: 101 })],
  ['more different items than there are', list({ const: 1 }, { minItems: 2, uniqueItems: true })],
  ['a required member that cannot be', { type: 'object', properties: { x: { enum: [] } }, required: ['x'] }],
  ['no alternative', { anyOf: [] }],
  [
    'a list of lists of lists, a hundred each',
    list(list(list({ const: 1 }, { minItems: 100 }), { minItems: 100 }), { minItems: 100 }),
  ],
  ['what needs itself', { type: 'object', properties: { inner: { $ref: '#' } }, required: ['inner'] }],
])('refuses %s', (_, schema) => expect(() => made(schema)).toThrow(CannotBeMet));

it('comes to an end where a schema refers to itself and need not', () => {
  const depth = (value: unknown): number => (value ? 1 + depth((value as { next?: unknown }).next) : 0);
  expect(depth(made({ type: 'object', properties: { next: { $ref: '#' } } }))).toBe(7);
  const nested = made({
    type: 'object',
    properties: { next: { anyOf: [{ $ref: '#' }, { type: 'null' }] } },
    required: ['next'],
  });
  expect(depth(nested)).toBeLessThan(8);
});
