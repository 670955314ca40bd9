/** What the page reads of an OpenAPI document. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  example?: unknown;
  default?: unknown;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  example?: unknown;
  schema?: Schema;
}

interface Content {
  schema?: Schema;
  example?: unknown;
  examples?: Readonly<Record<string, { summary?: string; value: unknown }>>;
}

export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: readonly string[];
  parameters?: readonly Parameter[];
  requestBody?: { required?: boolean; content: Readonly<Record<string, Content>> };
  responses: Readonly<Record<string, { description?: string; content?: Readonly<Record<string, unknown>> }>>;
  security?: readonly Readonly<Record<string, readonly string[]>>[];
}

export interface Document {
  /** Groups, in the order that they are shown in. */
  tags?: readonly { name: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components?: { schemas?: Readonly<Record<string, Schema>> };
}

/** An operation as the list shows it. */
export interface Listed {
  id: string;
  method: string;
  path: string;
  summary: string;
  group: string;
}

const METHODS: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** Every operation of a document, by group; one with several stands in its last, which is the narrower. */
export function listOf({ paths, tags: groups = [] }: Document): Listed[] {
  const place = ({ group }: Listed): number => groups.findIndex(({ name }) => name === group);
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => METHODS.has(method))
        .map(([method, { operationId, summary = '', tags = [] }]) => ({
          id: operationId,
          method: method.toUpperCase(),
          path,
          summary,
          group: tags.at(-1) ?? '',
        })),
    )
    .sort((a, b) => place(a) - place(b));
}

export const operationOf = ({ paths }: Document, { method, path }: Listed): Operation =>
  paths[path][method.toLowerCase()];

/** A schema by the name that stands for it; of several the first whose necessary members the value has. */
export function resolved(document: Document, schema: Schema | undefined, value?: unknown): Schema {
  if (!schema) return {};
  if (schema.$ref) return resolved(document, document.components?.schemas?.[schema.$ref.split('/').at(-1)!], value);
  if (schema.allOf) return { ...resolved(document, schema.allOf[0], value), ...schema };
  if (!schema.oneOf) return schema;
  const all = schema.oneOf.map((one) => resolved(document, one, value));
  return all.find(({ required = [] }) => required.every((name) => name in Object(value))) ?? all[0];
}
