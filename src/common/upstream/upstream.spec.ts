import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import type { Config } from '../config/env.js';
import { Upstream, UpstreamFailure } from './upstream.js';

type Answer = (body: { response_format?: { type: string } }, res: ServerResponse) => void;

const QUESTION = { system: 's', user: 'u', schema: { name: 'thing', schema: { type: 'object' } } };
const send = (res: ServerResponse, status: number, body: unknown): void => {
  res
    .writeHead(status, { 'content-type': 'application/json' })
    .end(typeof body === 'string' ? body : JSON.stringify(body));
};
const says = (content: unknown): object => ({ model: 'stand-in-1', choices: [{ message: { content } }] });

let server: Server;
let answer: Answer;
let asked = 0;
let closed = 0;

const upstream = (): Upstream =>
  new Upstream({
    openaiBaseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    openaiApiKey: 'k',
    textModel: 'm',
    openaiTimeoutSeconds: 20,
  } as Config);

async function bodyOf(req: IncomingMessage): Promise<object> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString()) as object;
}

beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(['error', 'warn', 'log']));

beforeEach(async () => {
  [asked, closed] = [0, 0];
  server = createServer((req, res) => {
    asked++;
    res.on('close', () => closed++);
    void bodyOf(req).then((body) => answer(body, res));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('the upstream model', () => {
  it('answers JSON and says which model it was', async () => {
    answer = (body, res) => send(res, 200, says(JSON.stringify({ format: body.response_format?.type })));
    await expect(upstream().json(QUESTION)).resolves.toEqual({ value: { format: 'json_schema' }, model: 'stand-in-1' });
  });

  it('is asked for plain JSON when it knows no schemas', async () => {
    answer = (body, res) =>
      body.response_format?.type === 'json_schema' ? send(res, 400, { error: {} }) : send(res, 200, says('{"a":1}'));
    await expect(upstream().json(QUESTION)).resolves.toMatchObject({ value: { a: 1 } });
  });

  it.each<[string, Answer, string]>([
    ['an error', (_, res) => send(res, 401, { error: { message: 'secret words' } }), 'status 401'],
    ['prose', (_, res) => send(res, 200, says('Sure! secret words')), 'an answer that is no JSON'],
    ['nothing', (_, res) => send(res, 200, { choices: [] }), 'an answer without content'],
    ['no content', (_, res) => send(res, 200, says(null)), 'an answer without content'],
  ])('fails on %s without quoting it', async (_, given, reason) => {
    answer = given;
    const failure = await upstream()
      .json(QUESTION)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UpstreamFailure);
    expect((failure as Error).message).toBe(reason);
  });

  it('is asked once more after a 500, then given up', async () => {
    answer = (_, res) => send(res, 500, 'oh');
    await expect(upstream().json(QUESTION)).rejects.toThrow('status 500');
    expect(asked).toBe(2);
  });

  it('is left alone after repeated failures', async () => {
    answer = (_, res) => send(res, 403, {});
    const one = upstream();
    for (let i = 0; i < 8; i++) await one.json(QUESTION).catch(() => undefined);
    expect(asked).toBeLessThan(8);
    await expect(one.json(QUESTION)).rejects.toThrow('left alone');
  });

  it('lets go at once when the caller does', async () => {
    answer = () => undefined;
    const leaving = new AbortController();
    const waiting = upstream().json({ ...QUESTION, signal: leaving.signal });
    setTimeout(() => leaving.abort(), 50);
    await expect(waiting).rejects.toThrow('CallerLeft');
    await new Promise((done) => setTimeout(done, 50));
    expect(closed).toBe(1);
  });
});
