import type { OpenAPIObject } from '@nestjs/swagger';

/** The parts of an OpenAPI document that a collection is made from. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  example?: unknown;
  default?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  nullable?: boolean;
}
export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  example?: unknown;
  schema?: Schema;
}
interface Content {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
}
export interface Operation {
  /** `POST /api/v1/design` */
  name: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  tag: string;
  parameters: Parameter[];
  /** Names of the security schemes that it takes. */
  schemes: string[];
  body: Content | null;
  /** By status, the media types with their content. */
  answers: Array<{ status: number; content: Record<string, Content> }>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface RawOperation {
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  security?: Array<Record<string, unknown>>;
  requestBody?: { content?: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}

const operation = (path: string, method: string, raw: RawOperation): Operation => ({
  name: `${method} ${path}`,
  method,
  path,
  summary: raw.summary ?? `${method} ${path}`,
  description: raw.description ?? raw.summary ?? '',
  tag: raw.tags?.[0] ?? 'Common',
  parameters: raw.parameters ?? [],
  schemes: (raw.security ?? []).flatMap((entry) => Object.keys(entry)),
  body: raw.requestBody?.content?.['application/json'] ?? null,
  answers: Object.entries(raw.responses)
    .filter(([status]) => /^2\d\d$/.test(status))
    .map(([status, { content = {} }]) => ({ status: Number(status), content })),
});

/** Every operation, in the document's order. */
export function operationsOf(document: OpenAPIObject): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = (item as Record<string, unknown>)[method] as RawOperation | undefined;
      return raw ? [operation(path, method.toUpperCase(), raw)] : [];
    }),
  );
}

/** Reads schemas of one document. */
export class Schemas {
  constructor(private readonly document: OpenAPIObject) {}

  /** A schema with its reference followed and its parts put together. */
  resolve(schema: Schema | undefined, depth = 0): Schema {
    if (!schema || depth > 8) return {};
    if (schema.$ref) {
      const name = schema.$ref.split('/').at(-1) ?? '';
      return this.resolve(this.document.components?.schemas?.[name] as Schema | undefined, depth + 1);
    }
    if (!schema.allOf) return schema;
    const parts = schema.allOf.map((part) => this.resolve(part, depth + 1));
    return {
      ...parts[0],
      ...schema,
      allOf: undefined,
      properties: Object.assign(
        {},
        ...parts.map((part) => part.properties ?? {}),
        schema.properties,
      ) as Schema['properties'],
      required: [...parts.flatMap((part) => part.required ?? []), ...(schema.required ?? [])],
    };
  }

  /** The example of a schema; of an object, that of its required members, or of all of them. */
  example(schema: Schema | undefined, whole: boolean, depth = 0): unknown {
    const { example, default: usual, enum: values, properties, required, items, type } = this.resolve(schema);
    if (depth > 6) return undefined;
    if (example !== undefined) return example;
    if (usual !== undefined) return usual;
    if (values) return values[0];
    if (items) return [this.example(items, whole, depth + 1)].filter((item) => item !== undefined);
    if (!properties) return PLAIN[String(type)];
    const members = Object.entries(properties).filter(([name]) => whole || required?.includes(name));
    return Object.fromEntries(
      members
        .map(([name, member]) => [name, this.example(member, whole, depth + 1)] as const)
        .filter(([, value]) => value !== undefined),
    );
  }

  exampleOf(content: Content, whole: boolean): unknown {
    return content.example ?? Object.values(content.examples ?? {})[0]?.value ?? this.example(content.schema, whole);
  }

  /** Required members of an object with the JSON types they may have; empty where any will do. */
  members(schema: Schema | undefined): Record<string, string[]> {
    const { properties = {}, required = [] } = this.resolve(schema);
    return Object.fromEntries(required.map((name) => [name, this.types(properties[name])]));
  }

  private types(schema: Schema | undefined): string[] {
    const { type, nullable, properties, items, enum: values } = this.resolve(schema);
    const found = type ?? (properties ? 'object' : items ? 'array' : []);
    const types = [found].flat().map((name) => (name === 'integer' ? 'number' : name));
    const free = types.length === 0 || (values?.includes(null) ?? false);
    return free ? [] : [...types, ...(nullable ? ['null'] : [])];
  }
}

const PLAIN: Readonly<Record<string, unknown>> = { string: '…', number: 0, integer: 0, boolean: true };
