import fc from 'fast-check';
import { VALUES } from './hostile.js';
import { resolved, type JsonSchema } from './schema.js';

const LONGEST_LIST = 5;
const LONGEST_TEXT = 300;
const DEEPEST = 6;

/** Values that a schema describes; `example`s come often, since a random text is rarely an e-mail address or a symbol. */
export function valid(schema: JsonSchema | undefined, depth = 0): fc.Arbitrary<unknown> {
  if (schema === undefined) return fc.string();
  const plain = resolved(schema);
  const free = described(plain, depth);
  return plain.example === undefined
    ? free
    : fc.oneof({ weight: 2, arbitrary: fc.constant(plain.example) }, { weight: 1, arbitrary: free });
}

function described(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.oneOf ?? schema.anyOf;
  if (either) return fc.oneof(...either.map((one) => valid(one, depth)));
  if (schema.allOf) return valid(merged(schema), depth);
  const types = [schema.type ?? (schema.properties ? 'object' : undefined)].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, depth)));
}

function merged({ allOf = [], ...own }: JsonSchema): JsonSchema {
  return [...allOf.map(resolved), own].reduce((sum, part) => ({
    ...sum,
    ...part,
    properties: { ...sum.properties, ...part.properties },
    required: [...(sum.required ?? []), ...(part.required ?? [])],
  }));
}

function ofType(type: string | undefined, schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  if (type === 'string') return text(schema);
  if (type === 'integer') return fc.integer(range(schema));
  if (type === 'number') return fc.oneof(fc.integer(range(schema)), fc.double({ ...range(schema), noNaN: true }));
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array') return list(schema, depth);
  if (type === 'object') return object(schema, depth);
  return fc.jsonValue({ maxDepth: 2 });
}

const range = ({ minimum, maximum, exclusiveMinimum }: JsonSchema) => ({
  min: Math.ceil(minimum ?? (exclusiveMinimum === undefined ? -1000 : exclusiveMinimum + 1)),
  max: Math.floor(Math.min(maximum ?? 100_000, 2 ** 31 - 1)),
});

function text({ format, pattern, minLength = 0, maxLength }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date-time')
    return fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'uri') return fc.webUrl();
  if (format === 'email') return fc.emailAddress();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  const size = { minLength, maxLength: Math.max(minLength, Math.min(maxLength ?? 60, LONGEST_TEXT)) };
  return fc.oneof(
    fc.lorem().map((words) => cut(words, size)),
    fc.string({ unit: 'grapheme', ...size }),
  );
}

const cut = (words: string, { minLength, maxLength }: { minLength: number; maxLength: number }): string =>
  words.padEnd(minLength, 'x').slice(0, maxLength);

function list({ items, minItems = 0, maxItems = LONGEST_LIST }: JsonSchema, depth: number): fc.Arbitrary<unknown[]> {
  const most = depth > DEEPEST ? minItems : Math.max(minItems, Math.min(maxItems, LONGEST_LIST));
  return fc.array(valid(items, depth + 1), { minLength: minItems, maxLength: most });
}

function object({ properties, required = [], additionalProperties }: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  if (!properties) {
    const inner = typeof additionalProperties === 'object' ? additionalProperties : undefined;
    return fc.dictionary(fc.constantFrom('a', 'bust', 'x'), inner ? valid(inner, depth + 1) : fc.jsonValue());
  }
  const names = Object.keys(properties).filter((name) => depth <= DEEPEST || required.includes(name));
  const model = Object.fromEntries(names.map((name) => [name, valid(properties[name], depth + 1)]));
  return fc.record(model, { requiredKeys: names.filter((name) => required.includes(name)), noNullPrototype: true });
}

/** A valid value in which one place was spoiled: replaced, removed, or given a member more. */
export function nearlyValid(whole: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(whole, fc.nat(), fc.constantFrom(...Object.values(VALUES)), fc.constantFrom('replace', 'remove', 'add'))
    .map(([value, place, hostile, how]) => spoiled(value, place, hostile, how));
}

function spoiled(whole: unknown, place: number, hostile: unknown, how: 'replace' | 'remove' | 'add'): unknown {
  const copy = structuredClone(whole);
  const places = membersOf(copy);
  if (places.length === 0) return hostile;
  const [holder, name] = places[place % places.length];
  if (how === 'replace') holder[name] = hostile;
  else if (how === 'remove') delete holder[name];
  else holder[`${name}_too`] = hostile;
  return copy;
}

type Holder = Record<string, unknown>;

function membersOf(value: unknown): [Holder, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [value as Holder, name] as [Holder, string],
    ...membersOf(inner),
  ]);
}
