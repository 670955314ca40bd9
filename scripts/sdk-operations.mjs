/** What clients know of each operation, from openapi.json. */

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation by name: where its arguments stand, which key it takes. @param document OpenAPI */
export const operationsOf = (document) =>
  Object.entries(document.paths)
    .flatMap(([path, item]) => METHODS.filter((method) => item[method]).map((method) => [path, method, item[method]]))
    .map(([path, method, operation]) => operationOf(document, path, method, operation))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

function operationOf(document, path, method, operation) {
  const { operationId: name, parameters = [], requestBody, summary } = operation;
  const at = (place) => parameters.filter((one) => one.in === place && one.name !== 'api_key');
  const body = resolved(document, requestBody?.content['application/json']?.schema);
  assertApart(name, [...at('path'), ...at('query')], body);
  const header = (wanted) => parameters.some((one) => one.in === 'header' && one.name === wanted);
  const known = {
    method: method.toUpperCase(),
    path,
    ...(at('query').length > 0 && { query: at('query').map((one) => one.name) }),
    ...(requestBody && { body: true }),
    ...(header('Idempotency-Key') && { once: true }),
    ...keyOf(operation),
    ...acceptOf(operation),
  };
  return { name, summary, known, waits: header('Prefer'), path: at('path'), query: at('query'), body };
}

/** A schema, or the one that it names. */
export function resolved(document, schema) {
  const name = schema?.$ref ?? (schema?.allOf?.length === 1 ? schema.allOf[0].$ref : undefined);
  return name ? resolved(document, document.components.schemas[name.split('/').pop()]) : schema;
}

function keyOf({ security = [] }) {
  const kinds = security.flatMap((one) => Object.keys(one));
  if (kinds.includes('operator')) return { key: 'operator' };
  if (kinds.includes('X-Arena-Key')) return { key: kinds.includes('X-API-Key') ? 'either' : 'arena' };
  return kinds.includes('X-API-Key') ? { key: 'api' } : {};
}

/** Forms that an answer has only for browsers, or for who asks for a stream. */
const ASIDE = ['text/html', 'text/event-stream'];

/** Of what does not answer JSON alone. */
function acceptOf({ responses }) {
  const types = ['200', '201', '202'].flatMap((status) => Object.keys(responses[status]?.content ?? {}));
  const forms = [...new Set(types)].filter((type) => !ASIDE.includes(type));
  return forms.every((type) => type === 'application/json') ? {} : { accept: forms.join(', ') };
}

/** A call's arguments stand side by side, so no two parts of a request may share a name. */
function assertApart(name, parameters, body) {
  const twice = parameters.find((one) => body?.properties?.[one.name]);
  if (twice) throw new Error(`${name}: ${twice.name} is part of its body, too`);
}
