import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { keyHeaders } from './key.choice.js';
import { resultOf } from './tool.answer.js';
import { requestOf } from './tool.request.js';
import { inputSchema, toolsOf, type Tool } from './tool.schema.js';
import { TOOLS } from './tool.table.js';

const document = JSON.parse(readFileSync('openapi.json', 'utf8')) as OpenAPIObject;
const tools = new Map(toolsOf(document, TOOLS).map((tool) => [tool.spec.name, tool]));
const tool = (name: string): Tool => tools.get(name)!;

describe('tools of the agents’ door', () => {
  test('every tool has its operation, and a name of its own', () => {
    expect([...tools.keys()]).toEqual(TOOLS.map(({ name }) => name));
  });

  test('what is not loaded has no tools', () => {
    const paths = Object.fromEntries(
      Object.entries(document.paths).filter(([path]) => path.startsWith('/api/v1/design')),
    );
    expect(toolsOf({ ...document, paths }, TOOLS).map(({ spec }) => spec.name)).toEqual([
      'design_submit',
      'design_revise',
    ]);
  });

  test('schemas are whole: no reference leads out of them, all arguments named are there', () => {
    for (const one of tools.values()) {
      const schema = inputSchema(one) as { properties: object; required: string[] };
      expect(JSON.stringify(schema)).not.toContain('$ref');
      expect(Object.keys(schema.properties)).toEqual(
        expect.arrayContaining([...schema.required, ...(one.spec.only ?? [])]),
      );
    }
  });

  test('arguments go where the operation wants them', () => {
    const request = requestOf(
      tool('design_revise'),
      { id: 'dsn/../x', instruction: 'longer', idempotency_key: 'once\r\nX: y', api_key: 'k' },
      {},
    );
    expect(request).toEqual({
      method: 'POST',
      url: '/api/v1/design/dsn%2F..%2Fx/revise',
      headers: {
        'x-api-key': 'k',
        'idempotency-key': 'onceX: y',
        accept: 'application/json',
        'content-type': 'application/json',
      },
      body: '{"instruction":"longer"}',
    });
    expect(requestOf(tool('arena_leaderboard'), { limit: 3, duration: '1h' }, {}).url).toBe(
      '/api/v1/leaderboard?limit=3&duration=1h',
    );
    expect(requestOf(tool('design_status'), { id: '..', wait_seconds: 9 }, {})).toMatchObject({
      url: '/api/design/%2E%2E',
      headers: { prefer: 'wait=9' },
    });
  });

  test('unknown arguments are refused by name', () => {
    expect(() => requestOf(tool('arena_league'), { colour: 'red' }, {})).toThrow('Not valid: colour.');
  });

  test('an operation gets the key of its interface; without one the guards see what there is', () => {
    const all = { 'x-arena-key': 'fyra_arena_a', 'x-api-key': 'fyra_tools_t', authorization: 'Bearer fyra_design_d' };
    expect(keyHeaders(all, 'arena')).toEqual({ 'x-arena-key': 'fyra_arena_a' });
    expect(keyHeaders(all, 'tools')).toEqual({ 'x-api-key': 'fyra_tools_t' });
    expect(keyHeaders(all, 'design')).toEqual({ 'x-api-key': 'fyra_design_d' });
    expect(keyHeaders(all, 'design', 'given')).toEqual({ 'x-api-key': 'given' });
    expect(keyHeaders({ 'x-api-key': 'fyra_tools_t' }, 'design')).toEqual({ 'x-api-key': 'fyra_tools_t' });
  });

  test('a refusal tells when to come again, files become links', () => {
    const refused = resultOf(tool('fashion_concepts').spec, {
      status: 429,
      headers: { 'retry-after': '60' },
      body: '{"code":"insufficient_quota"}',
    });
    expect(refused).toMatchObject({
      isError: true,
      structuredContent: { code: 'insufficient_quota', retry_after_seconds: 60 },
    });
    const body = JSON.stringify({
      image_url: 'http://x/a/1.png',
      image_urls: ['http://x/a/1.png', 'http://x/a/2.png'],
    });
    const { content } = resultOf(tool('fashion_image_status').spec, { status: 200, headers: {}, body });
    expect(content.slice(1)).toEqual([
      { type: 'resource_link', uri: 'http://x/a/1.png', name: '1.png', mimeType: 'image/png' },
      { type: 'resource_link', uri: 'http://x/a/2.png', name: '2.png', mimeType: 'image/png' },
    ]);
  });
});
