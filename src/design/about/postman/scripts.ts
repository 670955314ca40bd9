import type { Operation, Schemas } from './document.js';
import type { Event } from './format.js';
import { script } from './format.js';
import type { Hint } from './hints.js';

const json = (value: unknown): string => JSON.stringify(value);

export const isStream = ({ path, answers }: Operation): boolean =>
  path.endsWith('/stream') ||
  answers.some(({ content }) => 'text/event-stream' in content && !('application/json' in content));

/** A runner cannot end a stream, nor speak for the operator without the token. */
export function before(operation: Operation): Event[] {
  const skip = (unless: string): Event => script('prerequest', [`if (${unless}) pm.execution.skipRequest();`]);
  if (isStream(operation)) return [skip(`pm.variables.get('streams') !== 'send'`)];
  return operation.schemes.includes('operator') ? [skip(`!pm.variables.get('adminToken')`)] : [];
}

const statusTest = ({ name, answers }: Operation, { maybe = [] }: Hint): string => {
  const good = [...answers.map(({ status }) => status), ...maybe];
  return `pm.test(${json(`${name} answers ${good.join(' or ')}`)}, () => pm.expect(pm.response.code).to.be.oneOf(${json(good)}));`;
};

function typeTest({ answers }: Operation, { maybe }: Hint): string[] {
  const documented = answers.flatMap(({ content }) => Object.keys(content));
  const types = [...new Set([...documented, ...(maybe ? ['application/problem+json'] : [])])];
  if (types.length === 0) return [];
  return [
    `pm.test('is ${types.join(' or ')}', () => pm.expect((pm.response.headers.get('Content-Type') || '').split(';')[0]).to.be.oneOf(${json(types)}));`,
  ];
}

/** The members that the document requires are there and of its types. */
function shapeTest(operation: Operation, schemas: Schemas): string[] {
  const shapes = Object.fromEntries(
    operation.answers
      .filter(({ content }) => content['application/json'])
      .map(({ status, content }) => [status, schemas.members(content['application/json'].schema)]),
  );
  if (Object.values(shapes).every((members) => Object.keys(members).length === 0)) return [];
  return [
    `pm.test('has the members of the document', () => {`,
    `  const members = ${json(shapes)}[pm.response.code] || {};`,
    `  const body = pm.response.json();`,
    `  const typeOf = (value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);`,
    `  for (const [name, types] of Object.entries(members)) {`,
    `    pm.expect(body, name).to.have.property(name);`,
    `    if (types.length > 0) pm.expect(typeOf(body[name]), name).to.be.oneOf(types);`,
    `  }`,
    `});`,
  ];
}

const untilTest = ({ until }: Hint): string[] =>
  until === undefined
    ? []
    : [`pm.test('is ${until}', () => pm.expect(pm.response.json().status).to.equal(${json(until)}));`];

/** Variables keep what they had when the answer has no such member. */
const captures = ({ captures: wanted = {} }: Hint): string[] =>
  Object.entries(wanted).map(([variable, path]) => {
    const member = path
      .split('.')
      .map((part) => `?.[${json(/^\d+$/.test(part) ? Number(part) : part)}]`)
      .join('');
    return `{ const found = pm.response.code < 300 ? pm.response.json()${member} : undefined; if (found !== undefined) pm.collectionVariables.set(${json(variable)}, found); }`;
  });

/** What is checked of an answer, and what later requests take from it. */
export function after(operation: Operation, hint: Hint, schemas: Schemas): Event {
  return script('test', [
    statusTest(operation, hint),
    ...typeTest(operation, hint),
    `pm.test('carries a request id', () => pm.expect(pm.response.headers.has('X-Request-Id')).to.be.true);`,
    ...shapeTest(operation, schemas),
    ...untilTest(hint),
    ...captures(hint),
  ]);
}
