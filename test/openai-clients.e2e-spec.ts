import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CLIENTS, describeWithClients } from './support/clients.js';
import type { Answer, Client, Json } from './support/http.js';
import type { Server } from './support/server.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

/** The real clients, as their users run them: `test/clients/*.mjs` print what came of each call. */

const SAID = /linen|poplin/;

let world: World;
let server: Server;
let key: string;
let empty: string;

async function issued(wish: object): Promise<string> {
  const operator = server.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
  return String((await operator.post('/api/admin/keys', { interface: 'tools', ...wish })).body.api_key);
}

const withKey = (apiKey: string): Client => server.with({ 'X-API-Key': apiKey });

async function told(script: string): Promise<Json> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(CLIENTS, script)], {
    env: { PATH: process.env.PATH, BASE: server.base, KEY: key, EMPTY_KEY: empty },
    timeout: 180_000,
    maxBuffer: 2 ** 26,
  });
  const said = JSON.parse(stdout) as Json;
  const failed = Object.entries(said).filter(([, one]) => Number(one.status) >= 500);
  if (failed.length > 0) throw new Error(`${script}: ${JSON.stringify(failed)}`);
  return said;
}

beforeAll(async () => {
  world = await createWorld({ SERVICES: 'tools' });
  server = await world.start();
  [key, empty] = await Promise.all([issued({ tier: 'enterprise' }), issued({ overrides: { chat_daily: 0 } })]);
});
afterAll(() => world.close());

describeWithClients('openai', () => {
  let said: Json;
  beforeAll(async () => {
    said = await told('openai.mjs');
  });
  const refusal = (name: string) => [said[name].status, said[name].code, said[name].param];

  it('gets whole answers', () => {
    const { answer } = said.plain;
    expect(answer).toMatchObject({
      object: 'chat.completion',
      model: 'atelier-embedded',
      choices: [{ index: 0, message: { role: 'assistant', refusal: null }, logprobs: null, finish_reason: 'stop' }],
    });
    expect(answer.choices[0].message.content).toMatch(SAID);
    const { prompt_tokens, completion_tokens, total_tokens } = answer.usage as unknown as Record<string, number>;
    expect(prompt_tokens).toBeGreaterThan(15);
    expect(completion_tokens).toBeGreaterThan(20);
    expect(total_tokens).toBe(prompt_tokens + completion_tokens);
    expect(said.parts.answer.choices[0].message.content).toMatch(/wool/i);
    expect(said.short.answer).toMatchObject({
      choices: [{ finish_reason: 'length' }],
      usage: { completion_tokens: 5 },
    });
  });

  it('gets streams of the same words', () => {
    expect(said.stream.text).toBe(said.plain.answer.choices[0].message.content);
    expect(said.stream.first.choices[0].delta.role).toBe('assistant');
    expect(said.stream.last).toMatchObject({ choices: [], usage: said.plain.answer.usage });
    expect(said.helper.answer.choices[0].message.content).toBe(said.stream.text);
    expect(said.abort.thrown).toBeUndefined();
  });

  it('gets answers that validate', () => {
    const dress = { garment: 'dress', fabric: 'linen', has_pockets: true };
    expect(said.schema.parsed).toEqual(dress);
    expect(said.responseSchema.parsed).toEqual(dress);
    expect(said.object.parsed.answer).toMatch(SAID);
  });

  it('calls functions with what the question says, and tells what they return', () => {
    expect(said.toolLoop.asked).toEqual(['Paris', 'Oslo']);
    expect(said.toolLoop.text).toMatch(/Paris.*18.*Oslo.*7/is);
    const { choices } = said.toolStream.answer;
    expect(choices[0]).toMatchObject({
      finish_reason: 'tool_calls',
      message: { tool_calls: [{ function: { arguments: '{"city":"Paris"}' } }] },
    });
    expect(said.toolMissing.answer.choices[0].message).toMatchObject({
      content: expect.stringMatching(/get_weather.*city/),
    });
    expect(said.responseTool).toMatchObject({ call: { name: 'get_weather' }, text: expect.stringMatching(/18/) });
  });

  it('gets a refusal for what nothing says', () => {
    expect(said.unknown).toMatchObject({ content: null, refusal: expect.stringMatching(/customer/) });
  });

  it('is told what is not to be had, and where it stands', () => {
    expect(refusal('badSchema')).toEqual([400, 'validation_failed', 'response_format.json_schema.schema']);
    expect(refusal('functions')).toEqual([400, 'unsupported_feature', 'functions']);
    expect(refusal('notGrounded')).toEqual([400, 'not_grounded', 'response_format.json_schema.schema']);
    expect(refusal('toolNotGrounded')).toEqual([400, 'not_grounded', 'tool_choice']);
    expect(refusal('two')).toEqual([400, 'unsupported_feature', 'n']);
    expect(refusal('image')).toEqual([400, 'unsupported_feature', 'messages[0].content[0]']);
    expect(refusal('noModel')).toEqual([404, 'model_not_found', 'model']);
    expect(refusal('noImage')).toEqual([400, 'validation_failed', 'prompt']);
    expect([said.unauthorized.thrown, ...refusal('unauthorized')]).toEqual([
      'AuthenticationError',
      401,
      'key_invalid',
      null,
    ]);
  });

  it('reads long texts in any script', () => {
    const { answer } = said.long;
    expect(answer.choices[0].message.content).toMatch(/[åäö]/);
    expect(Number(answer.usage.prompt_tokens)).toBeGreaterThan(100_000);
  });

  it('lists the models', () => {
    expect(said.models).toMatchObject({ ids: ['atelier-embedded'], one: { object: 'model', owned_by: 'fyra' } });
  });

  it('gets responses that go on from one another', () => {
    expect(said.response.first).toMatchObject({
      object: 'response',
      status: 'completed',
      output: [{ type: 'message' }],
    });
    expect(said.response.text).toMatch(/winter/i);
    expect(said.responseStream.text).toBe(said.plain.answer.choices[0].message.content);
    expect(said.responseStream.first.type).toBe('response.created');
    expect(said.responseStream.last).toMatchObject({ type: 'response.completed', response: { status: 'completed' } });
  });

  it('gets images', () => {
    expect(said.images.heads).toEqual(['PNG', 'PNG']);
    expect(said.imageUrl).toMatchObject({ status: 200, type: 'image/png' });
  });

  it('asks once when the day is used up, and does not sleep for hours', () => {
    expect(said.exhausted).toMatchObject({
      name: 'RateLimitError',
      status: 429,
      code: 'insufficient_quota',
      requests: 1,
    });
    expect(said.exhausted.error.upgrade_url).toMatch(/\/api\/pricing$/);
  });
});

describeWithClients('the AI SDK', () => {
  let said: Json;
  beforeAll(async () => {
    said = await told('ai.mjs');
  });

  it.each(['chat', 'responses'])('works through %s', (way) => {
    expect(said[`${way}Plain`]).toMatchObject({ finishReason: 'stop', modelId: 'atelier-embedded' });
    expect(said[`${way}Plain`].text).toMatch(SAID);
    expect(said[`${way}Stream`].text).toBe(said[`${way}Plain`].text);
    expect(Number(said[`${way}Stream`].pieces)).toBeGreaterThan(10);
    expect(Number(said[`${way}Stream`].usage.totalTokens)).toBeGreaterThan(30);
    expect(said[`${way}Structured`].output).toEqual({ garment: 'dress', fabric: 'linen', has_pockets: true });
    expect(said[`${way}Conversation`].text).toMatch(/winter/i);
    expect(said[`${way}Exhausted`]).toMatchObject({ name: 'AI_APICallError', status: 429, requests: 1 });
    expect(said[`${way}Exhausted`].message).toMatch(/allowance is used up/);
  });

  it.each(['chat', 'responses'])('calls the tools of %s and comes to an end', (way) => {
    expect(said[`${way}Tools`]).toMatchObject({
      asked: ['Paris', 'Oslo'],
      steps: 2,
      text: expect.stringMatching(/18.*7/s),
    });
    expect(said[`${way}ToolStream`]).toMatchObject({ steps: 2, text: expect.stringMatching(/18.*7/s) });
  });

  it('stops when told to, and reads refusals', () => {
    expect(said.abort).toMatchObject({ aborted: true });
    expect(said.unauthorized).toMatchObject({ status: 401, isRetryable: false });
  });
});

describeWithClients('LangChain', () => {
  it('works, and knows an empty allowance from a rate limit', async () => {
    const said = await told('langchain.mjs');
    expect(said.plain.content).toMatch(SAID);
    expect(said.stream.content).toBe(said.plain.content);
    expect(said.structured.output).toEqual({ garment: 'dress', fabric: 'linen', has_pockets: true });
    expect(said.tools).toMatchObject({ asked: ['Paris', 'Oslo'], text: expect.stringMatching(/18.*7/s), more: 0 });
    expect(said.unauthorized.status).toBe(401);
    expect(said.exhausted).toMatchObject({ name: 'InsufficientQuotaError', status: 429, requests: 1 });
  });
});

describe('the wire', () => {
  const ask = (more: object = {}) => ({
    messages: [{ role: 'user', content: 'Which fabric for a summer shirt?' }],
    ...more,
  });
  const left = ({ headers }: Answer): string | null => headers.get('X-RateLimit-Remaining');

  it.each(['/v1/chat/completions', '/api/v1/chat/completions', '/api/chat'])(
    '%s takes every way to show a key',
    async (path) => {
      const ways: [Client, string][] = [
        [server.with({ Authorization: `Bearer ${key}` }), path],
        [withKey(key), path],
        [server, `${path}?api_key=${key}`],
      ];
      for (const [client, address] of ways) {
        const { status, body, headers } = await client.post(address, ask());
        expect([status, body.object, headers.get('Content-Type')]).toEqual([
          200,
          'chat.completion',
          'application/json; charset=utf-8',
        ]);
      }
    },
  );

  it('errors are plain JSON for both readers', async () => {
    for (const path of ['/v1/chat/completions', '/api/chat', '/v1/responses']) {
      const { status, headers, body } = await withKey(key).post(path, { messages: 'x', input: 7 });
      expect([status, headers.get('Content-Type')]).toEqual([400, 'application/json; charset=utf-8']);
      expect(body).toMatchObject({ title: 'Bad Request', code: 'validation_failed', instance: path });
      expect(body.error).toMatchObject({ type: 'invalid_request_error', code: 'validation_failed' });
    }
    const gone = await server.post('/v1/embeddings', {});
    expect([gone.status, gone.body.error.code]).toEqual([404, 'not_found']);
    const both = await withKey(key).post('/api/chat', { ...ask(), message: 'Hi' });
    expect([both.status, both.body.error.param]).toEqual([400, 'messages']);
    const torn = await withKey(key).post('/api/chat', '{"messages": [{"role": "user", "content": "Hi"}');
    expect([torn.status, torn.body.code, torn.body.error.code]).toEqual([400, 'malformed_json', 'malformed_json']);
    const plain = await withKey(key).post('/api/chat', {});
    expect([plain.status, plain.headers.get('Content-Type')]).toEqual([400, 'application/problem+json']);
  });

  it('a schema that cannot be is named where the caller has it', async () => {
    const schema = { type: 'strnig' };
    const format = { type: 'json_schema', name: 'x', schema };
    const response = await withKey(key).post('/v1/responses', { input: 'Hi', text: { format } });
    expect([response.status, response.body.error.param]).toEqual([400, 'text.format.schema']);
    const response_format = { type: 'json_schema', json_schema: { name: 'x', schema } };
    const chat = await withKey(key).post('/v1/chat/completions', ask({ response_format }));
    expect([chat.status, chat.body.error.param]).toEqual([400, 'response_format.json_schema.schema']);
  });

  it('instructions decide the language and the length', async () => {
    const messages = [
      { role: 'developer', content: 'You are a stylist. Answer in Swedish, and be brief.' },
      { role: 'user', content: 'How do I wash wool?' },
    ];
    for (const path of ['/v1/chat/completions', '/api/chat']) {
      const { body } = await withKey(key).post(path, { messages });
      expect(body.choices[0].message.content).toMatch(/^Tvätta[^.!]*\.$/);
    }
    const { body } = await withKey(key).post('/v1/responses', {
      instructions: 'Answer in Swedish.',
      input: 'How do I wash wool?',
    });
    expect(body.output[0].content[0].text).toMatch(/^Tvätta/);
  });

  it('long bodies are for the form of OpenAI only', async () => {
    const long = 'a'.repeat(70_000);
    expect((await withKey(key).post('/api/chat', { message: long })).status).toBe(413);
    expect((await withKey(key).post('/api/chat', { messages: [{ role: 'user', content: long }] })).status).toBe(200);
    const huge = await withKey(key).post('/v1/responses', { input: 'a'.repeat(1_100_000) });
    expect([huge.status, huge.body.error.code]).toEqual([413, 'body_too_large']);
  });

  it('what is refused costs nothing, what streams costs one', async () => {
    const client = withKey(await issued({ overrides: { chat_daily: 2, fashion_daily: 3 } }));
    expect(left(await client.post('/v1/chat/completions', ask({ n: 2, stream: true })))).toBe('2');
    expect(left(await client.post('/v1/chat/completions', ask({ stream: true, temperature: 9 })))).toBe('2');
    const stream = await client.post('/v1/chat/completions', ask({ stream: true }));
    expect([stream.status, left(stream), stream.headers.get('Content-Encoding')]).toEqual([200, '1', null]);
    expect(stream.headers.get('Cache-Control')).toBe('no-cache, no-transform');
    expect(stream.text).toMatch(/\ndata: \[DONE\]\n\n$/);
    expect(left(await client.post('/api/chat', { message: 'Hello' }))).toBe('0');
    const over = await client.post('/v1/responses', { input: 'Hello' });
    expect([over.status, over.headers.get('x-should-retry'), over.body.error.type]).toEqual([
      429,
      'false',
      'insufficient_quota',
    ]);
    const image = { prompt: 'A white shirt', size: '512x768', response_format: 'url' };
    expect(left(await client.post('/v1/images/generations', { ...image, n: 2 }))).toBe('1');
    expect((await client.post('/v1/images/generations', { ...image, n: 2 })).status).toBe(429);
    expect(left(await client.post('/v1/images/generations', { ...image, size: '9x9' }))).toBe('1');
  });

  it('answers once for one Idempotency-Key; streams are given anew', async () => {
    const client = withKey(await issued({ overrides: { chat_daily: 45 } })).with({ 'Idempotency-Key': 'the-same' });
    const first = await client.post('/v1/chat/completions', ask());
    const again = await client.post('/v1/chat/completions', ask());
    expect(again.body.id).toBe(first.body.id);
    expect([again.headers.get('Idempotent-Replayed'), left(first)]).toEqual(['true', '44']);
    const other = await client.post('/v1/chat/completions', ask({ seed: 1 }));
    expect([other.status, other.body.error.code]).toEqual([422, 'idempotency_key_reused']);
    const streams = client.with({ 'Idempotency-Key': 'a-stream' });
    for (let remaining = 43; remaining >= 4; remaining -= 1)
      expect(left(await streams.post('/v1/chat/completions', ask({ stream: true })))).toBe(String(remaining));
  });

  it('a conversation that nobody else began is not to be had', async () => {
    const { body } = await withKey(key).post('/v1/responses', { input: 'Hello' });
    const stranger = withKey(await issued({ tier: 'pro' }));
    const { status, body: refused } = await stranger.post('/v1/responses', {
      input: 'And?',
      previous_response_id: body.id,
    });
    expect([status, refused.error.param]).toEqual([404, 'previous_response_id']);
    const unkept = await withKey(key).post('/v1/responses', { input: 'Hello', store: false });
    const after = await withKey(key).post('/v1/responses', { input: 'And?', previous_response_id: unkept.body.id });
    expect(after.status).toBe(404);
  });

  it('a stored response is read and deleted by whose it is', async () => {
    const { body } = await withKey(key).post('/v1/responses', { input: 'Hello', max_output_tokens: 2 });
    expect([body.status, body.output[0].status]).toEqual(['incomplete', 'incomplete']);
    const path = `/v1/responses/${String(body.id)}`;
    expect((await withKey(key).get(path)).body).toEqual(body);
    const stranger = withKey(await issued({ tier: 'pro' }));
    expect([(await stranger.get(path)).status, (await stranger.delete(path)).status]).toEqual([404, 404]);
    expect((await withKey(key).delete(path)).body).toEqual({ id: body.id, object: 'response', deleted: true });
    expect((await withKey(key).get(path)).status).toBe(404);
  });
});
