import { readFileSync } from 'node:fs';

export interface Schema {
  $ref?: string;
  example?: unknown;
  default?: unknown;
  enum?: unknown[];
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
}
export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
  schema?: Schema;
}
export interface Operation {
  parameters?: Parameter[];
  requestBody?: {
    content: Record<string, { schema: Schema; example?: unknown; examples?: Record<string, { value: unknown }> }>;
  };
  responses: Record<string, unknown>;
}
export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** The committed document. */
export const document = JSON.parse(readFileSync('openapi.json', 'utf8')) as Document;

/** What Swagger UI fills in for a schema: its examples, else defaults, else something of the type. */
export function sample(schema: Schema | undefined): unknown {
  if (!schema) return undefined;
  if (schema.$ref) return sample(document.components.schemas[schema.$ref.split('/').at(-1)!]);
  if (schema.example !== undefined) return schema.example;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.allOf) return sample(schema.allOf[0]);
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, inner]) => [name, sample(inner)]));
  if (schema.items) return [sample(schema.items)];
  return schema.type === 'number' || schema.type === 'integer' ? 0 : schema.type === 'boolean' ? true : 'string';
}

/** The body that Swagger UI offers for an operation; undefined where it takes none. */
export function bodyOf({ requestBody }: Operation): unknown {
  const content = requestBody?.content['application/json'];
  if (!content) return undefined;
  return content.example ?? Object.values(content.examples ?? {})[0]?.value ?? sample(content.schema);
}
