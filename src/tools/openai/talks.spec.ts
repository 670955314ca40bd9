import { once } from 'node:events';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Response } from 'express';
import { Allowances } from '../../common/quota/windows/allowances.js';
import { OpenConnections } from '../../common/http/streams/open-connections.js';
import type { UnitOfWork } from '../../common/work/unit-of-work.js';
import { ModelFailure, type ModelPart, type ModelRequest, type TextModel } from '../models/text-model.js';
import { ChatStream, completionOf } from './chat-answer.js';
import { ResponsesStream } from './responses-stream.js';
import type { StreamPayment } from './stream-payment.service.js';
import { Talks } from './talks.service.js';

const HEAD = { id: 'chatcmpl-1', created: 1 };
const END: ModelPart = { kind: 'end', finish: 'stop', usage: { prompt: 3, completion: 2 } };
/** Words that nobody waits for, one in 10 ms. */
const MANY = 3000;
const asked = { messages: [{ role: 'user' as const, text: 'Hi' }], format: { kind: 'text' as const }, body: {} };

let server: Server;
let parts: (signal: AbortSignal) => AsyncIterable<ModelPart>;
let begins: () => Promise<void>;
let handle: (talks: Talks, response: Response) => Promise<unknown>;
let noted: string[];
let outcome: Promise<unknown>;

const model: TextModel = {
  reply: async ({ signal }: ModelRequest) => {
    await begins();
    return { model: 'slow', parts: parts(signal) };
  },
};
const work = {
  commit: (afterwards: (manager: unknown) => Promise<unknown>) => afterwards(null),
} as unknown as UnitOfWork;
const payment = {
  take: () => {
    noted.push('paid');
    return {
      refund: async () => void noted.push('refunded'),
      free: () => Promise.resolve(),
      done: () => Promise.resolve(),
    };
  },
} as unknown as StreamPayment;

beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(['error', 'warn', 'log']));
beforeEach(async () => {
  noted = [];
  begins = () => Promise.resolve();
  handle = (talks, response) =>
    talks.streamed(asked, response, new ChatStream(HEAD, true), async () => void noted.push('written'));
  server = createServer((incoming, response: ServerResponse) => {
    Object.assign(incoming, { acceptsLanguages: () => false });
    const talks = new Talks(model, work, payment, new OpenConnections(new Allowances({ allowances: [] })));
    outcome = handle(talks, response as Response).catch((error: unknown) => {
      response.statusCode = 503;
      response.end();
      return error;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const get = async (): Promise<string> => (await fetch(address())).text();
const eventsIn = (text: string): Record<string, unknown>[] =>
  [...text.matchAll(/^data: (\{.*)$/gm)].map(([, json]) => JSON.parse(json) as Record<string, unknown>);

async function* says(...words: string[]): AsyncGenerator<ModelPart> {
  for (const text of words) yield { kind: 'text', text };
  yield END;
}

it('holds no place among open streams while its note is written', async () => {
  let written = (): void => undefined;
  const connections = new OpenConnections(new Allowances({ allowances: [] }));
  handle = (_talks, response) =>
    new Talks(model, work, payment, connections).streamed(asked, response, new ChatStream(HEAD, true), () => {
      noted.push('begun');
      return new Promise<void>((resolve) => (written = resolve));
    });
  parts = () => says('Lin', 'en');
  await get();
  expect([noted, connections.count]).toEqual([['paid', 'begun'], 0]);
  written();
  await outcome;
});

it('streams, pays at the first byte and writes down at the end', async () => {
  parts = () => says('Lin', 'en');
  const text = await get();
  expect(eventsIn(text).map(({ choices }) => (choices as { delta: object }[])[0]?.delta)).toEqual([
    { role: 'assistant', content: '', refusal: null },
    { content: 'Lin' },
    { content: 'en' },
    {},
    undefined,
  ]);
  expect(text).toMatch(/"usage":\{"prompt_tokens":3,"completion_tokens":2,"total_tokens":5\}\}\n\ndata: \[DONE\]\n\n$/);
  expect(noted).toEqual(['paid', 'written']);
});

it('stops the work as soon as the caller has left; what was begun is paid for', async () => {
  let sent = 0;
  parts = async function* (signal) {
    for (; !signal.aborted && sent < MANY; sent++) {
      yield { kind: 'text', text: 'word ' };
      await sleep(10);
    }
  };
  const client = request(address()).end();
  const [response] = (await once(client, 'response')) as [NodeJS.ReadableStream];
  await once(response, 'data');
  client.destroy();
  await outcome;
  expect(sent).toBeLessThan(MANY);
  expect(noted).toEqual(['paid']);
});

it('costs nothing before the first byte, whoever ends it', async () => {
  begins = () => Promise.reject(new ModelFailure('no'));
  expect((await fetch(address())).status).toBe(503);
  expect(await outcome).toMatchObject({ code: 'model_failed', refusal: 'unavailable' });
  expect(noted).toEqual([]);
});

it('an answer that breaks off on our side ends with an error and is given back', async () => {
  parts = async function* () {
    yield { kind: 'text', text: 'Half' };
    await sleep(1);
    throw new ModelFailure('cut');
  };
  const text = await get();
  expect(eventsIn(text).at(-1)).toMatchObject({ error: { type: 'server_error', code: 'model_failed', param: null } });
  expect(text).not.toContain('[DONE]');
  expect(noted).toEqual(['paid', 'refunded']);
});

it('waits for a caller who reads slowly', async () => {
  let sent = 0;
  parts = async function* () {
    for (; sent < 400; sent++) yield { kind: 'text', text: 'x'.repeat(65_536) };
    yield END;
  };
  const client = request(address()).end();
  const [response] = (await once(client, 'response')) as [NodeJS.ReadableStream];
  response.pause();
  await sleep(200);
  expect(sent).toBeLessThan(400);
  client.destroy();
  await outcome;
  expect(noted).toEqual(['paid']);
});

it('tells of function calls in pieces and whole', async () => {
  const pieces: ModelPart[] = [
    { kind: 'tool_call', index: 0, id: 'call_a', name: 'weather', arguments: '{"city":' },
    { kind: 'tool_call', index: 0, arguments: '"Borås"}' },
    { ...END, finish: 'tool_calls' } as ModelPart,
  ];
  parts = async function* () {
    yield* pieces;
    await sleep(0);
  };
  const deltas = eventsIn(await get()).map(
    ({ choices }) => (choices as { delta?: { tool_calls?: object[] } }[])[0]?.delta,
  );
  expect(deltas[1]?.tool_calls).toEqual([
    { index: 0, id: 'call_a', type: 'function', function: { name: 'weather', arguments: '{"city":' } },
  ]);
  expect(deltas[2]?.tool_calls).toEqual([{ index: 0, function: { arguments: '"Borås"}' } }]);
  handle = async (talks, response) => {
    const whole = await talks.whole(asked, response, (_manager, said) => Promise.resolve(completionOf(HEAD, said)));
    response.end(JSON.stringify(whole));
  };
  expect(JSON.parse(await get())).toMatchObject({
    choices: [
      {
        finish_reason: 'tool_calls',
        message: {
          content: null,
          tool_calls: [{ id: 'call_a', function: { name: 'weather', arguments: '{"city":"Borås"}' } }],
        },
      },
    ],
  });
  const head = { id: 'resp_1', createdAt: 1, body: {}, store: false };
  handle = (talks, response) => talks.streamed(asked, response, new ResponsesStream(head), () => Promise.resolve());
  const events = eventsIn(await get());
  expect(events.map(({ type }) => type)).toEqual([
    'response.created',
    'response.in_progress',
    'response.output_item.added',
    'response.function_call_arguments.delta',
    'response.function_call_arguments.delta',
    'response.function_call_arguments.done',
    'response.output_item.done',
    'response.completed',
  ]);
  expect(events.map(({ sequence_number: n }) => n)).toEqual(events.map((_, i) => i));
  expect(events.at(-1)).toMatchObject({
    response: { output: [{ type: 'function_call', call_id: 'call_a', arguments: '{"city":"Borås"}' }] },
  });
});
