import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { collectionOf } from './collection.js';

const document = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1', description: 'd' },
  paths: {
    '/api/v1/design': {
      post: {
        tags: ['design'],
        summary: 'Submit',
        security: [{ 'X-API-Key': [] }],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/In' } } } },
        responses: {
          202: { description: 'ok', content: { 'application/json': { schema: { $ref: '#/components/schemas/Out' } } } },
          429: { description: 'no' },
        },
      },
    },
    '/api/design/{id}': {
      get: {
        tags: ['design'],
        summary: 'Read',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'Prefer', in: 'header', required: false, schema: { type: 'string' } },
        ],
        responses: { 200: { description: 'ok' } },
      },
    },
    '/api/v1/keys/request': { post: { tags: ['design'], responses: { 201: { description: 'ok' } } } },
    '/api/v1/live/stream': { get: { tags: ['arena'], summary: 'Live', responses: { 200: { description: 'ok' } } } },
    '/api/novel/{part}': {
      get: {
        tags: ['arena'],
        summary: 'Novel',
        parameters: [{ name: 'part', in: 'path', required: true, schema: { enum: ['seven hills'] } }],
        responses: { 200: { description: 'ok' } },
      },
      delete: { tags: ['arena'], summary: 'Remove', responses: { 200: { description: 'ok' } } },
    },
    '/api/v1/trades': {
      get: {
        tags: ['arena'],
        summary: 'Tape',
        parameters: [{ name: 'limit', in: 'query', required: false, schema: { type: 'integer', example: 20 } }],
        responses: { 200: { description: 'ok' } },
      },
    },
  },
  components: {
    schemas: {
      Out: {
        type: 'object',
        required: ['id', 'left'],
        properties: {
          id: { type: 'string', example: 'dsn_1' },
          left: { type: ['integer', 'null'], example: 0 },
          more: { type: 'boolean' },
        },
      },
      In: {
        type: 'object',
        required: ['description'],
        properties: {
          description: { type: 'string', example: 'a coat' },
          style: { type: 'string', example: 'nordic' },
        },
      },
    },
  },
} as unknown as OpenAPIObject;

const collection = collectionOf(document, 'http://x');
const requests = collection.item.flatMap((folder) => folder.item);
const named = (name: string) => requests.find((item) => item.name === name)!;
const scriptOf = (name: string): string =>
  named(name)
    .event.map(({ script }) => script.exec.join('\n'))
    .join('\n');

it('is a v2.1 collection: keys first, a folder per tag, removals last', () => {
  expect(collection.info.schema).toMatch(/v2\.1\.0/);
  expect(collection.item.map((folder) => folder.name)).toEqual(['Start here: keys', 'design', 'arena', 'Clean up']);
  expect(collection.variable[0]).toEqual({ key: 'baseUrl', value: 'http://x' });
});

it('sends the example body with the key and remembers the id', () => {
  const { request, response } = named('Submit');
  expect(request.body?.raw).toBe(JSON.stringify({ description: 'a coat' }, null, 2));
  expect(request.header).toContainEqual({ key: 'X-API-Key', value: '{{designKey}}' });
  expect(scriptOf('Submit')).toMatch(/oneOf\(\[202\]\).*"designId"/s);
  expect(scriptOf('Submit')).toContain('{"202":{"id":["string"],"left":["number","null"]}}');
  expect(response[0]).toMatchObject({ code: 202, body: JSON.stringify({ id: 'dsn_1', left: 0, more: true }, null, 2) });
});

it('creates before it reads, and waits for what it reads', () => {
  const design = collection.item.find((folder) => folder.name === 'design')!;
  expect(design.item.map((item) => item.name)).toEqual(['Submit', 'Read']);
  expect(named('Read').request.header).toContainEqual(expect.objectContaining({ key: 'Prefer', value: 'wait=30' }));
  expect(named('Read').request.url.raw).toBe('{{baseUrl}}/api/design/{{designId}}');
});

it('leaves optional queries off, takes examples for unknown parameters and skips streams', () => {
  expect(named('Tape').request.url.query).toEqual([{ key: 'limit', value: '20', disabled: true }]);
  expect(named('Novel').request.url.raw).toBe('{{baseUrl}}/api/novel/seven%20hills');
  expect(scriptOf('Live')).toContain('skipRequest');
  expect(scriptOf('Tape')).not.toContain('skipRequest');
});

it('fills every variable before it is used', () => {
  const real = JSON.parse(readFileSync('openapi.json', 'utf8')) as OpenAPIObject;
  const whole = collectionOf(real, 'http://x');
  const known = new Set(whole.variable.filter(({ value }) => value !== '').map(({ key }) => key));
  known.add('adminToken');
  for (const item of whole.item.flatMap((folder) => folder.item)) {
    for (const [, variable] of JSON.stringify(item.request).matchAll(/\{\{(\w+)\}\}/g))
      expect([item.name, variable, known.has(variable)]).toEqual([item.name, variable, true]);
    for (const { script } of item.event)
      for (const [, variable] of script.exec.join('').matchAll(/collectionVariables\.set\("(\w+)"/g))
        known.add(variable);
  }
  const operations = Object.values(real.paths).flatMap((path) => Object.keys(path as object));
  expect(whole.item.flatMap((folder) => folder.item)).toHaveLength(operations.length);
});
