export type Schema = Readonly<Record<string, unknown>>;

/** No instance of the schema was found. The message names the reason, never the caller's words. */
export class CannotBeMet extends Error {}

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MOST_STEPS = 50;

/** The schema with its `$ref` and `allOf` merged in; members beside them win. @throws CannotBeMet */
export function resolved(schema: unknown, root: Schema): Schema {
  let now: Schema = asSchema(schema);
  for (let step = 0; step < MOST_STEPS; step++) {
    if (typeof now.$ref === 'string') {
      const { $ref, ...rest } = now;
      now = merged(asSchema(target($ref, root)), rest);
    } else if (Array.isArray(now.allOf)) {
      const { allOf, ...rest } = now;
      now = allOf.map((part) => resolved(part, root)).reduce((whole, part) => merged(whole, part), rest as Schema);
    } else return now;
  }
  throw new CannotBeMet('references that lead in a circle');
}

function asSchema(value: unknown): Schema {
  if (value === true || value === undefined) return {};
  if (isSchema(value)) return value;
  throw new CannotBeMet('a schema that nothing meets');
}

/** Local references only: `#`, `#/$defs/Colour`. */
function target(ref: string, root: Schema): unknown {
  if (!ref.startsWith('#')) throw new CannotBeMet('a reference to another document');
  const steps = ref
    .slice(1)
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replace(/~1/g, '/').replace(/~0/g, '~'));
  return steps.reduce<unknown>((at, step) => {
    const inside = typeof at === 'object' && at !== null && Object.hasOwn(at, step);
    if (!inside) throw new CannotBeMet('a reference to nowhere');
    return (at as Record<string, unknown>)[step];
  }, root);
}

/** Both at once, as far as members can be joined; the caller checks the outcome against the whole schema anyway. */
function merged(a: Schema, b: Schema): Schema {
  const joined: Record<string, unknown> = { ...a, ...b };
  if (isSchema(a.properties) && isSchema(b.properties)) joined.properties = { ...a.properties, ...b.properties };
  if (Array.isArray(a.required) && Array.isArray(b.required))
    joined.required = [...new Set([...a.required, ...b.required])];
  for (const [name, pick] of BOUNDS)
    if (typeof a[name] === 'number' && typeof b[name] === 'number') joined[name] = pick(a[name], b[name]);
  return joined;
}

const BOUNDS: readonly (readonly [name: string, pick: (a: number, b: number) => number])[] = [
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'].map((name) => [name, Math.max] as const),
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'].map((name) => [name, Math.min] as const),
];

/** The type to make: as said, the first but null where several are, else by the members that speak of one. */
export function typeOf(schema: Schema): string {
  const { type } = schema;
  if (typeof type === 'string') return type;
  if (Array.isArray(type)) return (type.find((one) => one !== 'null') as string | undefined) ?? 'null';
  if (isSchema(schema.properties) || Array.isArray(schema.required)) return 'object';
  if (schema.items !== undefined || schema.prefixItems !== undefined || schema.minItems !== undefined) return 'array';
  if (typeof schema.minimum === 'number' || typeof schema.maximum === 'number' || schema.multipleOf !== undefined)
    return 'number';
  return 'string';
}
