import type { OpenAPIObject } from '@nestjs/swagger';
import { Schemas, operationsOf } from './document.js';
import type { Operation } from './document.js';
import { SCHEMA } from './format.js';
import type { Collection, Folder, Variable } from './format.js';
import { HINTS, variableFor } from './hints.js';
import type { Hint } from './hints.js';
import { exampleOfParameter, itemOf } from './item.js';

export type { Collection } from './format.js';

const START = 'Start here: keys';
const END = 'Clean up';

const NOTES: Readonly<Record<string, string>> = {
  [START]: 'Each answer fills the variables that the other folders use.',
  [END]: 'Cancels, removes and revokes what the run has made. Runs last.',
  Operator: 'Left out of a run until the variable `adminToken` is set.',
};

const HOW = `

Run the whole collection from top to bottom: keys first, each interface next, removals last. Every request checks status, media type and the members of its answer.
Variables: \`baseUrl\`; \`adminToken\` switches the operator's requests on; \`streams\` = \`send\` the event streams, which a runner cannot end. The rest is filled by the answers.`;

const hintOf = ({ name }: Operation): Hint => HINTS[name] ?? {};

function folderOf(operation: Operation): string {
  const { place } = hintOf(operation);
  if (place === 'start') return START;
  return place === 'end' || operation.method === 'DELETE' ? END : operation.tag;
}

/** By rank; of the same rank what lies deeper is removed first. */
const inOrder =
  (folder: string) =>
  (a: Operation, b: Operation): number =>
    (hintOf(a).rank ?? 0) - (hintOf(b).rank ?? 0) ||
    (folder === END ? b.path.split('/').length - a.path.split('/').length : 0);

function foldersOf(operations: readonly Operation[], schemas: Schemas): Folder[] {
  const tags = [...new Set(operations.map((operation) => operation.tag))];
  const named = [START, ...tags.filter((tag) => tag !== 'Operator'), ...tags.filter((tag) => tag === 'Operator'), END];
  return named
    .map((name) => ({ name, all: operations.filter((operation) => folderOf(operation) === name) }))
    .filter(({ all }) => all.length > 0)
    .map(({ name, all }) => ({
      name,
      description: NOTES[name] ?? '',
      item: all.toSorted(inOrder(name)).map((operation) => itemOf(operation, hintOf(operation), schemas)),
    }));
}

/** Path variables begin with the document's examples, so that single requests work before a run. */
function variablesOf(operations: readonly Operation[]): Variable[] {
  const found = new Map<string, string>();
  for (const { path, parameters } of operations) {
    for (const parameter of parameters.filter((one) => one.in === 'path')) {
      const variable = variableFor(path, parameter.name);
      if (variable) found.set(variable, found.get(variable) || exampleOfParameter(parameter));
    }
  }
  for (const operation of operations)
    for (const variable of Object.keys(hintOf(operation).captures ?? {}))
      if (!found.has(variable)) found.set(variable, '');
  return [...found].map(([key, value]) => ({ key, value }));
}

/** An OpenAPI document as a Postman collection: a folder per tag in the order of a run, examples as bodies and saved answers, tests per request. */
export function collectionOf(document: OpenAPIObject, baseUrl: string): Collection {
  const operations = operationsOf(document);
  return {
    info: { name: document.info.title, description: `${document.info.description ?? ''}${HOW}`, schema: SCHEMA },
    item: foldersOf(operations, new Schemas(document)),
    variable: [
      { key: 'baseUrl', value: baseUrl },
      { key: 'adminToken', value: '', description: 'ADMIN_TOKEN of the server; empty: no operator requests' },
      { key: 'streams', value: 'skip', description: '`send` to send the event streams too' },
      ...variablesOf(operations),
    ],
  };
}
