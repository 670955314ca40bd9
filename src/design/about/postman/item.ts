import type { Operation, Parameter, Schemas } from './document.js';
import type { Item, Pair, Request, SavedAnswer } from './format.js';
import type { Hint } from './hints.js';
import { variableFor } from './hints.js';
import { after, before } from './scripts.js';

const text = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);

export const exampleOfParameter = ({ example, schema }: Parameter): string =>
  text(example ?? schema?.example ?? schema?.default ?? schema?.enum?.[0]);

/** The key of the interface that an operation belongs to. */
function keyOf({ path, schemes }: Operation): Pair[] {
  if (schemes.includes('X-Arena-Key')) return [{ key: 'X-Arena-Key', value: '{{arenaKey}}' }];
  if (schemes.includes('operator')) return [{ key: 'Authorization', value: 'Bearer {{adminToken}}' }];
  if (!schemes.includes('X-API-Key')) return [];
  return [{ key: 'X-API-Key', value: /^\/api\/(?:v1\/)?design/.test(path) ? '{{designKey}}' : '{{toolsKey}}' }];
}

/** Optional headers are there to be switched on; a status is waited for. */
function headersOf(operation: Operation, hint: Hint, hasBody: boolean): Pair[] {
  const optional = operation.parameters
    .filter((one) => one.in === 'header')
    .map(({ name, description }): Pair => {
      const waits = name === 'Prefer' && hint.until !== undefined;
      const value = name === 'Prefer' ? 'wait=30' : name === 'Idempotency-Key' ? '{{$guid}}' : '';
      return { key: name, value, ...(waits ? {} : { disabled: true }), description };
    });
  return [...(hasBody ? [{ key: 'Content-Type', value: 'application/json' }] : []), ...keyOf(operation), ...optional];
}

function urlOf({ path, parameters }: Operation): Request['url'] {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const variable = variableFor(path, name);
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
    return variable ? `{{${variable}}}` : encodeURIComponent(parameter ? exampleOfParameter(parameter) : name);
  });
  const query = parameters
    .filter((one) => one.in === 'query')
    .map((one): Pair => ({
      key: one.name,
      value: exampleOfParameter(one),
      ...(one.required ? {} : { disabled: true }),
      description: one.description,
    }));
  const sent = query.filter(({ disabled }) => !disabled).map((q) => `${q.key}=${encodeURIComponent(q.value)}`);
  return {
    raw: `{{baseUrl}}${filled}${sent.length > 0 ? `?${sent.join('&')}` : ''}`,
    host: ['{{baseUrl}}'],
    path: filled.split('/').slice(1),
    ...(query.length > 0 ? { query } : {}),
  };
}

function bodyOf({ body }: Operation, hint: Hint, schemas: Schemas): unknown {
  if (!body) return undefined;
  const example = schemas.exampleOf(body, false);
  if (!hint.body) return example;
  return 'actions' in hint.body ? hint.body : { ...(example as object), ...hint.body };
}

function requestOf(operation: Operation, hint: Hint, schemas: Schemas): Request {
  const body = bodyOf(operation, hint, schemas);
  const raw = { raw: { language: 'json' as const } };
  return {
    method: operation.method,
    header: headersOf(operation, hint, body !== undefined),
    url: urlOf(operation),
    ...(body === undefined ? {} : { body: { mode: 'raw', raw: JSON.stringify(body, null, 2), options: raw } }),
    description: operation.description,
  };
}

/** Answers as the document shows them. */
function savedAnswers(operation: Operation, request: Request, schemas: Schemas): SavedAnswer[] {
  return operation.answers.flatMap(({ status, content }): SavedAnswer[] => {
    const example = content['application/json'] && schemas.exampleOf(content['application/json'], true);
    if (example === undefined) return [];
    return [
      {
        name: `${status}`,
        originalRequest: request,
        status: status === 200 ? 'OK' : status === 201 ? 'Created' : 'Accepted',
        code: status,
        header: [{ key: 'Content-Type', value: 'application/json' }],
        body: JSON.stringify(example, null, 2),
        _postman_previewlanguage: 'json',
      },
    ];
  });
}

/** One operation as a request with its tests and saved answers. */
export function itemOf(operation: Operation, hint: Hint, schemas: Schemas): Item {
  const request = requestOf(operation, hint, schemas);
  return {
    name: operation.summary,
    request,
    event: [...before(operation), after(operation, hint, schemas)],
    response: savedAnswers(operation, request, schemas),
  };
}
