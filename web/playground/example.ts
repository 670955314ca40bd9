import { resolved, type Document, type Operation, type Parameter, type Schema } from './document.js';

/** What an operation is first filled in with: `in:name` of a parameter → text; the body as JSON. */
export interface Filled {
  parameters: Readonly<Record<string, string>>;
  /** null where it takes none */
  body: string | null;
}

/** A body that the document offers. */
export interface Offered {
  name: string;
  body: string;
}

export const nameOf = (parameter: Pick<Parameter, 'in' | 'name'>): string => `${parameter.in}:${parameter.name}`;

/** Parameters that are asked for: a key never stands in an address, so that way of showing it is left out. */
export const askedOf = ({ parameters = [] }: Operation): Parameter[] =>
  parameters.filter((one) => one.in !== 'cookie' && one.name !== 'api_key');

/** What somebody who leads here would have filled in: as `Filled`, of which it may have anything or nothing. */
export type Given = Partial<Filled>;

/** What is given; else examples as they stand. What is optional and has neither stays empty. */
export function filledOf(document: Document, operation: Operation, given: Given = {}): Filled {
  const first = (one: Parameter) => given.parameters?.[nameOf(one)] ?? firstOf(document, one);
  const offered = offeredOf(document, operation)[0]?.body ?? null;
  return {
    parameters: Object.fromEntries(askedOf(operation).map((one) => [nameOf(one), first(one)])),
    body: offered && (given.body ?? offered),
  };
}

function firstOf(document: Document, parameter: Parameter): string {
  const given = parameter.example ?? parameter.schema?.example;
  if (given !== undefined && parameter.in !== 'header') return said(given);
  return parameter.required ? said(sample(document, parameter.schema)) : '';
}

/** A value as one writes it into a field: a text as it is, everything else as JSON. */
export const said = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** The bodies that the document offers for an operation; none where it takes none. */
export function offeredOf(document: Document, { requestBody }: Operation): Offered[] {
  const content = requestBody?.content['application/json'];
  if (!content) return [];
  const named = Object.entries(content.examples ?? {}).map(([name, { summary, value }]) => ({
    name: summary ?? name,
    body: pretty(value),
  }));
  return named.length > 0 ? named : [{ name: '', body: pretty(content.example ?? sample(document, content.schema)) }];
}

export const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

/** Something that fits a schema: its example, else its default, else the least of its type. */
export function sample(document: Document, from: Schema | undefined): unknown {
  const schema = resolved(document, from);
  if (schema.example !== undefined) return schema.example;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.properties) return sampleOfMembers(document, schema);
  if (schema.items) return [sample(document, schema.items)];
  return BY_TYPE[typeOf(schema)] ?? 'string';
}

/** What must be there and what has an example. */
const sampleOfMembers = (document: Document, { properties = {}, required = [] }: Schema): object =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name, inner]) => required.includes(name) || resolved(document, inner).example !== undefined)
      .map(([name, inner]) => [name, sample(document, inner)]),
  );

const BY_TYPE: Readonly<Record<string, unknown>> = { number: 0, integer: 0, boolean: true, object: {}, array: [] };

/** Of several types the first that is not null. */
export const typeOf = ({ type }: Schema): string =>
  (typeof type === 'string' ? type : type?.find((one) => one !== 'null')) ?? 'string';
