import type { OpenAPIObject } from '@nestjs/swagger';

/** Postman's collection format v2.1, as far as it is used here. */
export interface Collection {
  info: { name: string; description: string; schema: string };
  item: Folder[];
  variable: Variable[];
}
export interface Folder {
  name: string;
  item: Item[];
}
export interface Item {
  name: string;
  request: {
    method: string;
    header: Array<{ key: string; value: string }>;
    url: {
      raw: string;
      host: string[];
      path: string[];
      query?: Array<{ key: string; value: string; disabled: boolean }>;
    };
    body?: { mode: 'raw'; raw: string; options: { raw: { language: 'json' } } };
    description: string;
  };
  event: Array<{ listen: 'test'; script: { type: 'text/javascript'; exec: string[] } }>;
}
interface Variable {
  key: string;
  value: string;
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  example?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
  schema?: Schema;
}
interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  security?: Array<Record<string, unknown>>;
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses: Record<string, unknown>;
}

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Answers of these operations fill variables that later ones use. */
const CAPTURES: Readonly<Record<string, ReadonlyArray<readonly [string, string]>>> = {
  'POST /api/v1/keys/request': [['design_key', 'api_key']],
  'POST /api/v1/design': [['design_id', 'id']],
  'POST /api/v1/agents': [
    ['arena_key', 'api_key'],
    ['agent_id', 'id'],
  ],
  'GET /api/register': [['tools_key', 'api_key']],
  'POST /api/generate': [['job_id', 'job_id']],
};

/** The example of a schema, following references; properties that are not required are left out unless they are examples of the whole. */
function exampleOf(schema: Schema | undefined, document: OpenAPIObject, depth = 0): unknown {
  if (!schema || depth > 6) return undefined;
  if (schema.example !== undefined) return schema.example;
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return exampleOf(document.components?.schemas?.[name] as Schema | undefined, document, depth + 1);
  }
  if (schema.allOf) return exampleOf(schema.allOf[0], document, depth + 1);
  if (schema.items) return [exampleOf(schema.items, document, depth + 1)];
  if (!schema.properties) return undefined;
  const entries = Object.entries(schema.properties).filter(([name]) => schema.required?.includes(name));
  return Object.fromEntries(entries.map(([name, property]) => [name, exampleOf(property, document, depth + 1)]));
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);

const variableFor = (path: string, name: string, example: unknown): string => {
  if (path.startsWith('/api/design/') || path.startsWith('/api/v1/design/'))
    return name === 'id' ? '{{design_id}}' : text(example ?? name);
  if (name === 'job_id') return '{{job_id}}';
  return text(example ?? name);
};

function keyHeader(path: string, operation: Operation): Array<{ key: string; value: string }> {
  const schemes = (operation.security ?? []).flatMap((entry) => Object.keys(entry));
  if (schemes.includes('X-Arena-Key')) return [{ key: 'X-Arena-Key', value: '{{arena_key}}' }];
  if (schemes.includes('operator')) return [{ key: 'Authorization', value: 'Bearer {{admin_token}}' }];
  if (!schemes.includes('X-API-Key')) return [];
  return [{ key: 'X-API-Key', value: path.includes('/design') ? '{{design_key}}' : '{{tools_key}}' }];
}

function urlOf(path: string, operation: Operation): Item['request']['url'] {
  const parameters = operation.parameters ?? [];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((p) => p.in === 'path' && p.name === name);
    return variableFor(path, name, parameter?.example ?? parameter?.schema?.example);
  });
  const query = parameters
    .filter((p) => p.in === 'query')
    .map((p) => ({ key: p.name, value: text(p.example ?? p.schema?.example), disabled: !p.required }));
  const enabled = query.filter((q) => !q.disabled).map((q) => `${q.key}=${encodeURIComponent(q.value)}`);
  return {
    raw: `{{base_url}}${filled}${enabled.length > 0 ? `?${enabled.join('&')}` : ''}`,
    host: ['{{base_url}}'],
    path: filled.split('/').slice(1),
    ...(query.length > 0 ? { query } : {}),
  };
}

function testsOf(method: string, path: string, operation: Operation): string[] {
  const good = Object.keys(operation.responses)
    .filter((status) => /^[23]\d\d$/.test(status))
    .map(Number);
  const captures = CAPTURES[`${method} ${path}`] ?? [];
  return [
    `pm.test('${method} ${path} answers ${good.join(' or ')}', () => pm.expect(pm.response.code).to.be.oneOf(${JSON.stringify(good)}));`,
    ...captures.map(([variable, field]) => `pm.collectionVariables.set('${variable}', pm.response.json().${field});`),
  ];
}

function itemOf(path: string, method: string, operation: Operation, document: OpenAPIObject): Item {
  const body = exampleOf(operation.requestBody?.content?.['application/json']?.schema, document);
  const header = [
    ...(body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }]),
    ...keyHeader(path, operation),
  ];
  return {
    name: operation.summary ?? `${method} ${path}`,
    request: {
      method,
      header,
      url: urlOf(path, operation),
      ...(body === undefined
        ? {}
        : { body: { mode: 'raw', raw: JSON.stringify(body, null, 2), options: { raw: { language: 'json' } } } }),
      description: operation.description ?? operation.summary ?? '',
    },
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: testsOf(method, path, operation) } }],
  };
}

/** Operations that fill a variable come first in their folder, removals last. */
const order = (item: Item): number =>
  item.event[0].script.exec.length > 1 ? 0 : item.request.method === 'DELETE' ? 2 : 1;

/** An OpenAPI document as a Postman collection: one folder per tag, examples as bodies, a status test per request. */
export function collectionOf(document: OpenAPIObject, baseUrl: string): Collection {
  const folders = new Map<string, Item[]>();
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = (operations as Record<string, unknown>)[method] as Operation | undefined;
      if (!operation) continue;
      const tag = operation.tags?.[0] ?? 'common';
      folders.set(tag, [...(folders.get(tag) ?? []), itemOf(path, method.toUpperCase(), operation, document)]);
    }
  }
  const names = ['design_key', 'design_id', 'arena_key', 'agent_id', 'tools_key', 'job_id', 'admin_token'];
  return {
    info: { name: document.info.title, description: document.info.description ?? '', schema: SCHEMA },
    item: [...folders].map(([name, item]) => ({ name, item: item.toSorted((a, b) => order(a) - order(b)) })),
    variable: [{ key: 'base_url', value: baseUrl }, ...names.map((key) => ({ key, value: '' }))],
  };
}
