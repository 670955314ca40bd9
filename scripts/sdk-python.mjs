/** What stands in clients/python/fyra.py below the line MADE: a method for each operation. */
import { resolved } from './sdk-operations.mjs';

const KEYWORDS = new Set(['from', 'in', 'is', 'not', 'class', 'global', 'import', 'pass', 'with', 'for', 'self']);
const TYPES = { string: 'str', integer: 'int', number: 'float', boolean: 'bool', array: 'List[Any]' };

const MADE = '# Below: made by `npm run openapi`.';

/** @param whole text of fyra.py, of which what is above MADE stays @param operations of sdk-operations.mjs */
export const pythonOf = (whole, document, operations) =>
  `${whole.split(MADE)[0]}${MADE}
_OPERATIONS: Dict[str, Dict[str, Any]] = {
${operations.map((operation) => `    ${JSON.stringify(operation.name)}: ${literal(knownOf(operation))},`).join('\n')}
}


class Fyra(_Client):
    """A client of one server. Keys: \`api_key\` (design, cognitive, tools), \`arena_key\`, \`operator_token\`; each operation gets its own."""

${operations.map((operation) => methodOf(document, operation)).join('\n')}`;

const knownOf = ({ known, path }) => ({ ...known, ...(path.length > 0 && { in_path: path.map((one) => one.name) }) });

const literal = (value) =>
  JSON.stringify(value).replaceAll(':true', ':True').replaceAll('":', '": ').replaceAll(',"', ', "');

function methodOf(document, { name, summary, known, waits, path, query, body }) {
  const open = body && !body.properties;
  const parts = [...path, ...query].map((one) => [one.name, one.required === true, one.schema]);
  for (const [key, schema] of Object.entries(body?.properties ?? {})) {
    parts.push([key, body.required?.includes(key) === true, schema]);
  }
  const extras = [...(known.once ? [['idempotency_key', 'str']] : []), ...(waits ? [['wait_seconds', 'int']] : [])];
  const wanted = parts.toSorted(([, a], [, b]) => Number(b) - Number(a));
  const signature = [
    ...wanted.map(([key, must, schema]) => parameterOf(key, must, typeOf(document, schema))),
    ...extras.map(([key, type]) => parameterOf(key, false, type)),
    ...(open ? ['**body: Any'] : []),
  ];
  const passed = [
    ...extras.map(([key]) => `${key}=${key}`),
    ...parts.map(([key]) => (KEYWORDS.has(key) ? `**{${JSON.stringify(key)}: ${key}_}` : `${key}=${key}`)),
    ...(open ? ['**body'] : []),
  ];
  const star = signature.length > 0 && !(open && signature.length === 1) ? ['*'] : [];
  return `    def ${snake(name)}(${['self', ...star, ...signature].join(', ')}) -> ${answerOf(known)}:
        """${(summary ?? name).replaceAll('\\', '')}."""
        return self.call(${[JSON.stringify(name), ...passed].join(', ')})
`;
}

const answerOf = ({ accept }) =>
  accept === undefined ? 'Dict[str, Any]' : accept.includes('application/json') ? 'Any' : 'bytes';

function parameterOf(key, must, type) {
  const name = KEYWORDS.has(key) ? `${key}_` : key;
  return must ? `${name}: ${type}` : `${name}: Optional[${type}] = None`;
}

function typeOf(document, given) {
  const schema = resolved(document, given) ?? {};
  if (schema.enum?.every((one) => typeof one === 'string'))
    return `Literal[${schema.enum.map((one) => JSON.stringify(one)).join(', ')}]`;
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  return TYPES[type] ?? (type === 'object' || schema.properties ? 'Dict[str, Any]' : 'Any');
}

const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
