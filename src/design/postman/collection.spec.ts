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
        responses: { 202: { description: 'ok' }, 429: { description: 'no' } },
      },
    },
    '/api/design/{id}': {
      get: {
        tags: ['design'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { 200: { description: 'ok' } },
      },
    },
    '/api/v1/trades': {
      get: {
        tags: ['arena'],
        parameters: [{ name: 'limit', in: 'query', required: false, schema: { type: 'integer', example: 20 } }],
        responses: { 200: { description: 'ok' } },
      },
    },
  },
  components: {
    schemas: {
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

it('is a v2.1 collection with a folder per tag and a variable for the address', () => {
  expect(collection.info.schema).toMatch(/v2\.1\.0/);
  expect(collection.item.map((folder) => folder.name)).toEqual(['design', 'arena']);
  expect(collection.variable[0]).toEqual({ key: 'base_url', value: 'http://x' });
});

it('sends the example body with the key and remembers the id', () => {
  const [submit] = collection.item[0].item;
  expect(submit.request.body?.raw).toBe(JSON.stringify({ description: 'a coat' }, null, 2));
  expect(submit.request.header).toContainEqual({ key: 'X-API-Key', value: '{{design_key}}' });
  expect(submit.event[0].script.exec.join()).toMatch(/oneOf\(\[202\]\).*design_id/s);
});

it('fills paths with variables and leaves optional queries off', () => {
  expect(collection.item[0].item[1].request.url.raw).toBe('{{base_url}}/api/design/{{design_id}}');
  expect(collection.item[1].item[0].request.url.query).toEqual([{ key: 'limit', value: '20', disabled: true }]);
});
