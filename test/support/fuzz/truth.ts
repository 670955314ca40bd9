import { Ajv2020 as Ajv, type ValidateFunction } from 'ajv/dist/2020.js';
import { document } from '../openapi.js';
import type { Documented, JsonSchema } from './schema.js';

/** What came back, as it stood on the wire. */
export interface Seen {
  status: number;
  type: string;
  headers: Record<string, string | undefined>;
  text: string;
}

/** The one cookie that there is: a trial's. */
const OWN_COOKIE = /^fyra_trial=[\w.-]+; .*HttpOnly.*SameSite=Strict/i;

const validator = new Ajv({ strict: false, validateFormats: true, allErrors: false });
/** Times have milliseconds and are UTC. */
validator.addFormat('date-time', /^\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
validator.addFormat('uri', (text: string) => URL.canParse(text));
validator.addFormat('email', /^[^\s@]+@[^\s@]+$/);
validator.addSchema({ $id: 'document', ...definitions() });

/**
 * Every schema twice. `closed`: what the document does not name may not be there, unless `additionalProperties` says so.
 * `open`: the same as a part of an `allOf`, whose whole is closed.
 */
function definitions(): object {
  const all = Object.entries(document.components.schemas) as [string, JsonSchema][];
  return {
    $defs: Object.fromEntries(
      all.flatMap(([name, schema]) => [
        [`closed_${name}`, closed(schema)],
        [`open_${name}`, closed(schema, true)],
      ]),
    ),
  };
}

function closed(schema: JsonSchema, isPart = false): object {
  if (schema.$ref !== undefined)
    return { $ref: `document#/$defs/${isPart ? 'open' : 'closed'}_${schema.$ref.split('/').at(-1)!}` };
  const { properties, items, additionalProperties, allOf, oneOf, anyOf, example: _example, ...rest } = schema;
  return {
    ...rest,
    ...(properties && { properties: mapped(properties) }),
    ...(items && { items: closed(items) }),
    ...(allOf && { allOf: allOf.map((part) => closed(part, true)) }),
    ...(oneOf && { oneOf: oneOf.map((one) => closed(one, isPart)) }),
    ...(anyOf && { anyOf: anyOf.map((one) => closed(one, isPart)) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'object' ? closed(additionalProperties) : additionalProperties,
    }),
    ...(!isPart && isClosed(schema) && { unevaluatedProperties: false }),
  };
}

function isClosed({ properties, allOf, additionalProperties }: JsonSchema): boolean {
  return (properties !== undefined || allOf !== undefined) && additionalProperties === undefined;
}

function mapped(properties: Record<string, JsonSchema>): Record<string, object> {
  return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, closed(inner)]));
}

const compiled = new Map<JsonSchema, ValidateFunction>();

function validate(schema: JsonSchema, value: unknown): string | undefined {
  const check = compiled.get(schema) ?? validator.compile(closed(schema));
  compiled.set(schema, check);
  if (check(value)) return undefined;
  const { instancePath, message, params } = check.errors![0];
  return `${instancePath || '(root)'} ${message} ${JSON.stringify(params)}`;
}

/** Words that only the inside knows: stacks, paths, names of libraries' errors, SQL. */
const INSIDE =
  /\n\s+at |\bat [\w.<>]+ \(|node_modules|\/(?:home|root|work|usr|tmp|app|opt)\/[\w.-]+\/|\.[cm]?[jt]s:\d+|QueryFailedError|\b(?:Type|Reference|Range|Syntax)Error\b|ECONNREFUSED|\bSELECT .* FROM\b/;

export const tellsOfTheInside = (text: string): boolean => INSIDE.test(text);

/** What is untrue about an answer by the document; empty when all is as it says. */
export function untruths(operation: Documented, seen: Seen): string[] {
  return [...declared(operation, seen), ...(seen.status >= 400 ? problemFlaws(seen) : []), ...headerFlaws(seen)];
}

function declared({ responses }: Documented, { status, type, text }: Seen): string[] {
  if (status >= 500 && status !== 503) return [`${status} ${text.slice(0, 300)}`];
  if (status === 304) return text === '' ? [] : ['304 with a body'];
  if (isErrorPage(status, type)) return /^<!doctype html>/i.test(text) ? [] : [`${status}: no page`];
  const response = responses[String(status)];
  if (!response) return [`status ${status} is not declared: ${text.slice(0, 200)}`];
  if (!response.content) return text === '' ? [] : [`${status} has a body of ${type}, none is declared`];
  const media = response.content[type];
  if (!media) return [`${status} of type "${type}" is not declared`];
  if (!/[/+]json$/.test(type)) return [];
  const flaw = media.schema && validate(media.schema, JSON.parse(text));
  return flaw === undefined ? [] : [`${status}: ${flaw}`];
}

/** Who looks at an error with a browser is told of it on a page. */
const isErrorPage = (status: number, type: string): boolean => status >= 400 && type === 'text/html';

function problemFlaws({ status, type, text, headers }: Seen): string[] {
  if (isErrorPage(status, type)) return tellsOfTheInside(text) ? [`tells of the inside: ${text.slice(0, 400)}`] : [];
  if (!/^application\/(problem\+)?json$/.test(type)) return [`a ${status} of type ${type}`];
  const problem = JSON.parse(text) as { status: number; code: string; request_id: string; instance: string };
  const flaws = [];
  if (problem.status !== status) flaws.push(`says ${problem.status}, is ${status}`);
  if (!/^[a-z][a-z_]+$/.test(problem.code)) flaws.push(`code ${problem.code}`);
  if (problem.request_id !== headers['x-request-id']) flaws.push('request_id is not X-Request-Id');
  if (status === 401 && !headers['www-authenticate']) flaws.push('401 without WWW-Authenticate');
  if (status === 503 && !headers['retry-after']) flaws.push('503 without Retry-After');
  if (headers['cache-control'] !== 'no-store') flaws.push(`Cache-Control ${headers['cache-control']}`);
  const told = JSON.stringify({ ...problem, instance: '' });
  if (tellsOfTheInside(told)) flaws.push(`tells of the inside: ${told.slice(0, 400)}`);
  return flaws;
}

function headerFlaws({ headers }: Seen): string[] {
  const wanted = ['x-request-id', 'x-content-type-options', 'content-security-policy', 'referrer-policy'];
  const missing = wanted.filter((name) => !headers[name]).map((name) => `without ${name}`);
  const unwanted = ['x-powered-by', 'server'].filter((name) => headers[name]);
  const cookie = headers['set-cookie'];
  if (cookie && !OWN_COOKIE.test(cookie)) unwanted.push('set-cookie');
  return [...missing, ...unwanted.map((name) => `with ${name}`)];
}
