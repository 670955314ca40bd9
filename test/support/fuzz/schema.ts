import { document } from '../openapi.js';

/** JSON Schema as it stands in the document (OpenAPI 3.1). */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  example?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** One operation of the document with its address. */
export interface Documented {
  method: string;
  path: string;
  parameters: { name: string; in: string; required?: boolean; schema?: JsonSchema }[];
  body?: { schema: JsonSchema; examples: unknown[]; required: boolean };
  responses: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>;
  security: Record<string, unknown>[];
}

interface RawOperation {
  parameters?: Documented['parameters'];
  requestBody?: { required?: boolean; content: Record<string, RawMedia> };
  responses: Documented['responses'];
  security?: Record<string, unknown>[];
}
interface RawMedia {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

/** Every operation of the committed document. */
export const operations: readonly Documented[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as unknown as Record<string, RawOperation>).map(([method, raw]) => ({
    method: method.toUpperCase(),
    path,
    parameters: raw.parameters ?? [],
    body: bodyOf(raw),
    responses: raw.responses,
    security: raw.security ?? [],
  })),
);

export const nameOf = ({ method, path }: Pick<Documented, 'method' | 'path'>): string => `${method} ${path}`;

function bodyOf({ requestBody }: RawOperation): Documented['body'] {
  const media = requestBody?.content['application/json'];
  if (!media) return undefined;
  const examples = [media.example, ...Object.values(media.examples ?? {}).map(({ value }) => value)];
  return {
    schema: media.schema,
    examples: examples.filter((value) => value !== undefined),
    required: requestBody?.required === true,
  };
}

/** The schema that a reference stands for. */
export function resolved(schema: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema;
  return resolved(document.components.schemas[schema.$ref.split('/').at(-1)!] as JsonSchema);
}
