import type { OpenAPIObject } from '@nestjs/swagger';
import type { ToolSpec } from './tool.table.js';

type Schema = Record<string, unknown>;

/** Where an argument of a tool goes in the request. */
export type Place = 'path' | 'query' | 'body' | 'header';

export interface Argument {
  name: string;
  place: Place;
  /** The parameter's name in the operation. */
  target: string;
  required: boolean;
  schema: Schema;
}

/** A tool with the operation it performs, as the OpenAPI document has it. */
export interface Tool {
  spec: ToolSpec;
  method: string;
  path: string;
  takesBody: boolean;
  arguments: Argument[];
  /** Address of the operation that tells of the job it begins, with its id as `{…}`. */
  followPath?: string;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}

const METHODS = ['get', 'post', 'patch', 'delete'];
const LONGEST_WAIT_SECONDS = 30;
/** Of a tool that follows its job: clients give up after a minute. */
export const LONGEST_FOLLOW_SECONDS = 55;

/** The tools of a table whose operations a document has, with the arguments those take. */
export function toolsOf(document: OpenAPIObject, table: readonly ToolSpec[]): Tool[] {
  const operations = operationsOf(document);
  return table.flatMap((spec) => {
    const found = operations.get(spec.operation);
    const followed = spec.follow && operations.get(spec.follow.operation);
    return found && (followed || !spec.follow)
      ? [{ ...toolOf(spec, found, document), followPath: followed?.path }]
      : [];
  });
}

interface Found {
  method: string;
  path: string;
  operation: Operation;
}

function operationsOf({ paths }: OpenAPIObject): Map<string, Found> {
  const found = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = (item as Record<string, Operation | undefined>)[method];
      return operation?.operationId
        ? [[operation.operationId, { method: method.toUpperCase(), path, operation }] as const]
        : [];
    }),
  );
  return new Map(found);
}

function toolOf(spec: ToolSpec, { method, path, operation }: Found, document: OpenAPIObject): Tool {
  const offered = [...parameters(operation, document), ...members(operation, document)];
  const taken = offered.filter(({ name, place }) => place === 'path' || !spec.only || spec.only.includes(name));
  return {
    spec,
    method,
    path,
    takesBody: operation.requestBody !== undefined,
    arguments: [
      ...taken,
      ...(spec.follow && !taken.some(({ name }) => name === 'wait_seconds')
        ? [waitArgument(LONGEST_FOLLOW_SECONDS)]
        : []),
      ...(spec.key ? [keyArgument(spec.key)] : []),
    ],
  };
}

function parameters({ parameters: all = [] }: Operation, document: OpenAPIObject): Argument[] {
  return all.flatMap((parameter) => {
    if (parameter.in === 'header') return headerArgument(parameter);
    if (parameter.name === 'api_key') return [];
    const { name, required = false, description, schema } = parameter;
    const full = { ...(inlined(schema, document) as Schema), ...(description ? { description } : {}) };
    return [{ name, place: parameter.in as Place, target: name, required, schema: full }];
  });
}

function headerArgument({ name, description }: Parameter): Argument[] {
  const header = (as: string, schema: Schema): Argument[] => [
    { name: as, place: 'header', target: name, required: false, schema },
  ];
  if (name === 'Idempotency-Key')
    return header('idempotency_key', { type: 'string', minLength: 1, maxLength: 255, description });
  if (name !== 'Prefer') return [];
  return [waitArgument(LONGEST_WAIT_SECONDS)];
}

const waitArgument = (maximum: number): Argument => ({
  name: 'wait_seconds',
  place: 'header',
  target: 'Prefer',
  required: false,
  schema: {
    type: 'integer',
    minimum: 0,
    maximum,
    description: 'Hold the answer up to so many seconds until it is final.',
  },
});

interface ObjectSchema {
  properties?: Record<string, Schema>;
  required?: string[];
  oneOf?: ObjectSchema[];
}

function members({ requestBody }: Operation, document: OpenAPIObject): Argument[] {
  const body = requestBody?.content['application/json']?.schema;
  if (!body) return [];
  const { properties = {}, required = [] } = ownForm(inlined(body, document) as ObjectSchema);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    place: 'body',
    target: name,
    required: required.includes(name),
    schema,
  }));
}

/** Where an operation takes its own body or another API's, its own comes first. */
const ownForm = (schema: ObjectSchema): ObjectSchema => schema.oneOf?.[0] ?? schema;

const HEADER = { arena: 'X-Arena-Key', design: 'X-API-Key', tools: 'X-API-Key' };

const keyArgument = (kind: keyof typeof HEADER): Argument => ({
  name: 'api_key',
  place: 'header',
  target: HEADER[kind],
  required: false,
  schema: {
    type: 'string',
    maxLength: 200,
    description: `Your ${kind} key, where your client cannot send it as the header ${HEADER[kind]}.`,
  },
});

/** The schema with every reference replaced by what it names, and examples as JSON Schema writes them. */
function inlined(value: unknown, document: OpenAPIObject): unknown {
  if (Array.isArray(value)) return value.map((one) => inlined(one, document));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, example, properties, ...rest } = value as Schema & { properties?: object };
  if (typeof $ref === 'string') return inlined(document.components?.schemas?.[$ref.split('/').at(-1) ?? ''], document);
  return {
    ...mapped(rest, document),
    ...(properties === undefined ? {} : { properties: mapped(properties, document) }),
    ...(example === undefined || example === null ? {} : { examples: [example] }),
  };
}

const mapped = (schemas: object, document: OpenAPIObject): Schema =>
  Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, inlined(one, document)]));

/** The tool's arguments as JSON Schema. */
export function inputSchema({ arguments: all }: Tool): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(all.map(({ name, schema }) => [name, schema])),
    required: all.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}
