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

/** Examples cannot name what only a caller has: these are walked in the tests of their interface. */
export const NEEDS_OWN_ID = [
  'DELETE /api/v1/agents/me/orders/{orderId}',
  'DELETE /api/design/{id}',
  'POST /api/v1/design/{id}/revise',
  'DELETE /api/status/{job_id}',
  'PATCH /api/admin/keys/{id}',
  'DELETE /api/admin/keys/{id}',
  'POST /api/admin/keys/lookup',
  'POST /api/admin/agents/{id}/retire',
  'GET /api/v1/agents/{id}/decisions/{decision}',
  'GET /api/cognitive/dreams/{id}',
  'GET /api/billing/orders/{id}',
  'GET /api/keys/me/orders/{id}/receipt',
  'POST /api/keys/me/orders/{id}/refund',
  'DELETE /api/keys/named/{id}',
  'PUT /api/v1/design/{id}/listing',
  'GET /api/keys/me/deliveries/{id}',
  'POST /api/keys/me/deliveries/{id}/resend',
  'POST /api/admin/jobs/{id}/again',
  'POST /api/admin/orders/{id}/confirm',
  'POST /api/admin/orders/{id}/refund',
  'POST /api/billing/sandbox/{id}/confirm',
  'POST /api/register/confirm/{token}',
  'POST /api/keys/links', // where mails are sent
  'POST /api/keys/links/open',
  'POST /api/v1/agents/confirm/{token}',
  'GET /v1/responses/{id}',
  'DELETE /v1/responses/{id}',
  'GET /api/v1/responses/{id}',
  'DELETE /api/v1/responses/{id}',
];
