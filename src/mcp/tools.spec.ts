import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { keyHeaders } from './key.choice.js';
import { promptOf, promptsOf } from './prompts.js';
import { LISTED } from './resource.table.js';
import { READERS, readerOf } from './resources.js';
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

describe('what an agent is told', () => {
  test('a failed job is an error, one that is under way is none', () => {
    const answer = (body: object) =>
      resultOf(tool('fashion_draw').spec, { status: 200, headers: {}, body: JSON.stringify(body) });
    expect(answer({ job_id: 'x', status: 'failed', error: { code: 'not_a_garment' } })).toMatchObject({
      isError: true,
      structuredContent: { error: { code: 'not_a_garment' } },
    });
    expect(answer({ job_id: 'x', status: 'processing' }).isError).toBeUndefined();
    expect(answer({ job_id: 'x', status: 'completed', error: null }).isError).toBeUndefined();
  });

  test('a missing key may be an argument, which the error says', () => {
    const body = JSON.stringify({ code: 'key_missing', detail: 'Send your key in the header X-Arena-Key.' });
    expect(resultOf(tool('arena_me').spec, { status: 401, headers: {}, body })).toMatchObject({
      structuredContent: { detail: expect.stringMatching(/X-Arena-Key\..*argument api_key/) },
    });
  });

  const textOf = (name: string, given = {}): unknown => promptOf(name, given).messages[0].content;

  test('prompts are sentences without their optional arguments', () => {
    for (const { name, arguments: all = [] } of promptsOf(tools)) {
      const given = Object.fromEntries(all.filter((one) => one.required).map((one) => [one.name, 'coastal linen']));
      expect(textOf(name, given)).toEqual({ type: 'text', text: expect.not.stringMatching(/\{|undefined|: \.|\s\./) });
    }
    expect(textOf('brief_me_on_the_league')).toMatchObject({ text: expect.stringContaining('of the length 1d:') });
  });

  test.each([
    ['nothing', {}, /Unknown prompt: nothing/],
    ['plan_a_collection', {}, /required: style/],
    ['brief_me_on_the_league', { duration: '5y' }, /duration must be one of 1h, 1d, 1w/],
  ])('prompt %s with %j is refused by what is wrong', (name, given, message) =>
    expect(() => promptOf(name, given)).toThrow(message),
  );

  const readers = new Map(toolsOf(document, READERS).map((one) => [one.spec.name, one]));

  test('an address of concepts is one thing, however it is written', () => {
    const [plain, encoded, other] = ['nordic workwear', 'nordic%20workwear', 'punk'].map(
      (style) => readerOf(`fyra://concepts/${style}`, readers)?.given,
    );
    expect(plain).toMatchObject({ style: 'nordic workwear', seed: expect.any(Number) });
    expect(encoded).toEqual(plain);
    expect(other?.seed).not.toBe(plain?.seed);
  });

  test('what is listed is titled by members that it has', () => {
    for (const { operation, list, titled } of LISTED) {
      const get = Object.values(document.paths).flatMap((item) =>
        item.get?.operationId === operation ? [item.get] : [],
      );
      const names = JSON.stringify(get[0].responses).match(/schemas\/(\w+)/)?.[1] ?? '';
      const schemas = document.components?.schemas as Record<string, { properties: Record<string, never> }>;
      const entry = JSON.stringify(schemas[names].properties[list]).match(/schemas\/(\w+)/)?.[1] ?? '';
      expect(Object.keys(schemas[entry].properties)).toEqual(expect.arrayContaining([...titled]));
    }
  });
});
