import { Logger } from '@nestjs/common';
import type { Config } from '../../common/config/env.js';
import { Upstream } from '../../common/upstream/upstream.js';
import { DomainError } from '../../common/kernel/errors.js';
import {
  answers,
  chunk,
  closes,
  cutsAfter,
  hangs,
  hangsAfter,
  inTurn,
  MODEL,
  sends,
  StandInUpstream,
  streams,
  type Manner,
} from '../../../test/support/stand-in-upstream.js';
import { eventually } from '../../../test/support/wait.js';
import type { EmbeddedModel } from './embedded-model.js';
import { HouseTalk } from './house-talk.js';
import { Models } from './models.js';
import type { Surroundings } from './surroundings.js';
import { ModelFailure, type ModelPart, type ModelReply, type ModelRequest, type TextModel } from './text-model.js';
import { UpstreamModel } from './upstream-model.js';

const SECRET = 'sk-never-in-a-log';
const WORDS = 'words that must stay between two';
const said: string[] = [];

let standIn: StandInUpstream;
let upstream: Upstream;

/** @param seconds of silence that are borne: many where it is not about them, for a busy machine is slow */
const open = (base: string, seconds = 30): Upstream =>
  new Upstream({
    openaiBaseUrl: base,
    openaiApiKey: SECRET,
    openaiTimeoutSeconds: seconds,
    textModel: 'wanted-1',
  } as Config);

const note = (...parts: unknown[]): void => void said.push(parts.join(' '));
beforeAll(() => Logger.overrideLogger({ log: note, warn: note, error: note }));
afterAll(() => {
  Logger.overrideLogger(['error', 'warn', 'log']);
});
beforeEach(async () => {
  standIn = await StandInUpstream.open();
  upstream = open(standIn.base);
});
const bearing = (seconds: number): void => {
  upstream.onApplicationShutdown();
  upstream = open(standIn.base, seconds);
};
afterEach(() => {
  upstream.onApplicationShutdown();
  standIn.close();
});

const ask = (body: Record<string, unknown> = {}, signal = new AbortController().signal): ModelRequest => ({
  messages: [{ role: 'user', text: WORDS }],
  format: { kind: 'text' },
  body,
  signal,
});

async function heard({ parts }: ModelReply): Promise<ModelPart[]> {
  const all: ModelPart[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

async function answered(manner: Manner, request = ask()): Promise<{ model: string; parts: ModelPart[] }> {
  standIn.manner = manner;
  const reply = await new UpstreamModel(upstream).reply(request);
  return { model: reply.model, parts: await heard(reply) };
}

const USAGE = { prompt: 11, completion: 7 };
const text = (words: string): ModelPart => ({ kind: 'text', text: words });

describe('what is asked', () => {
  it('is always a stream of our model, of what a caller may decide', async () => {
    const body = {
      model: 'gpt-9',
      stream: false,
      temperature: 0.3,
      n: 4,
      store: true,
      user: 'x',
      max_tokens: 5,
      ours: 1,
    };
    await answered(streams(['Hi']), { ...ask(body), maxTokens: 9, stop: ['!'], format: { kind: 'json_object' } });
    expect(standIn.last.path).toBe('/v1/chat/completions');
    expect(standIn.last.headers.authorization).toBe(`Bearer ${SECRET}`);
    expect(standIn.last.body).toEqual({
      model: 'wanted-1',
      stream: true,
      stream_options: { include_usage: true },
      messages: [{ role: 'user', content: WORDS }],
      temperature: 0.3,
      max_tokens: 5,
      stop: ['!'],
      response_format: { type: 'json_object' },
    });
  });

  it('goes over one connection, kept', async () => {
    for (let i = 0; i < 3; i++) {
      await answered(streams(['Hi']));
      await new Promise((done) => setTimeout(done, 50));
    }
    expect([standIn.asked.length, standIn.connections]).toEqual([3, 1]);
  });

  it.each([
    ['stream_options', { error: { message: "Unrecognized request argument 'stream_options'" } }],
    ['max_tokens', { error: { param: 'max_tokens', message: "use 'max_completion_tokens' instead" } }],
  ])('is put differently for a server that does not know %s', async (name, refusal) => {
    const { parts } = await answered(inTurn(answers(400, refusal), streams(['Hi'])), ask({ max_tokens: 5 }));
    expect(parts[0]).toEqual(text('Hi'));
    expect(standIn.asked.map(({ body }) => name in body)).toEqual([true, false]);
  });
});

describe('what is answered', () => {
  it('comes piece by piece, with the true name and count', async () => {
    await expect(answered(streams(['Wool ', 'is ', 'warm. 🧶']))).resolves.toEqual({
      model: MODEL,
      parts: [text('Wool '), text('is '), text('warm. 🧶'), { kind: 'end', finish: 'stop', usage: USAGE }],
    });
  });

  it('is not held back', async () => {
    let goOn: () => void;
    const heard = new Promise<void>((resolve) => (goOn = resolve));
    standIn.manner = async (response) => {
      await hangsAfter(['one'])(response, standIn.last);
      await heard;
      response.end(`${chunk({ content: 'two' })}${chunk({}, 'stop')}data: [DONE]\n\n`);
    };
    const { parts } = await new UpstreamModel(upstream).reply(ask());
    const got: ModelPart[] = [];
    for await (const part of parts) {
      got.push(part);
      goOn!();
    }
    expect(got.slice(0, 2)).toEqual([text('one'), text('two')]);
  });

  it('may call tools, refuse, end early and come uncounted', async () => {
    const call = { index: 0, id: 'call_1', type: 'function', function: { name: 'fabric', arguments: '{"a"' } };
    const stream = [
      chunk({ tool_calls: [call] }),
      chunk({ tool_calls: [{ index: 0, function: { arguments: ':1}' } }] }),
      chunk({ refusal: 'No.' }),
      ': a comment\r\n\r\n',
      chunk({}, 'length'),
    ];
    const { parts } = await answered(sends(stream.join('')));
    expect(parts).toEqual([
      { kind: 'tool_call', index: 0, id: 'call_1', name: 'fabric', arguments: '{"a"' },
      { kind: 'tool_call', index: 0, arguments: ':1}' },
      { kind: 'refusal', text: 'No.' },
      { kind: 'end', finish: 'length', usage: { prompt: 8, completion: 3 } },
    ]);
  });

  it('may come whole from a server that does not stream', async () => {
    const whole = { model: 'whole-1', choices: [{ message: { content: 'All.' }, finish_reason: 'stop' }] };
    const { model, parts } = await answered(
      answers(200, { ...whole, usage: { prompt_tokens: 1, completion_tokens: 2 } }),
    );
    expect([model, parts]).toEqual([
      'whole-1',
      [text('All.'), { kind: 'end', finish: 'stop', usage: { prompt: 1, completion: 2 } }],
    ]);
  });
});

describe('faults before the first word', () => {
  it.each<[string, Manner, string]>([
    ['silence', hangs, 'no answer in time'],
    ['silence after the head', hangsAfter([]), 'silence'],
    ['a closed connection', closes, 'connection failed (ECONNRESET)'],
    ['garbage', sends(`data: {"${WORDS}\n\n`), 'an answer that is no JSON'],
    ['an error event', sends(`data: {"error":{"message":"${WORDS}"}}\n\n`), 'an error within the answer'],
    ['another shape', sends(`data: ["${WORDS}"]\n\n`), 'an answer of another shape'],
    ['nothing', sends('data: [DONE]\n\n'), 'an answer without content'],
    ['an empty stream', sends(''), 'the answer was cut off'],
    ['a page', answers(200, `<p>${WORDS}`, { 'content-type': 'text/html' }), 'an answer of another content type'],
    ['a line without end', sends(`data: ${'x'.repeat(1_100_000)}`), 'a line beyond all measure'],
    ['a wrong key', answers(401, { error: { message: `${SECRET} ${WORDS}` } }), 'status 401'],
    ['a long pause asked for', answers(429, {}, { 'retry-after': '60' }), 'status 429'],
  ])('%s: fails without quoting it, asked once', async (what, manner, reason) => {
    if (what.startsWith('silence')) bearing(0.4);
    const failure = await answered(manner).catch((error: unknown) => error);
    expect([failure instanceof ModelFailure, (failure as Error).message]).toEqual([true, reason]);
    expect(standIn.asked).toHaveLength(1);
  });

  it.each([500, 503, 429])('%d once is asked again', async (status) => {
    const { parts } = await answered(inTurn(answers(status, {}, { 'retry-after': '0' }), streams(['Hi'])));
    expect([parts[0], standIn.asked.length]).toEqual([text('Hi'), 2]);
  });

  it('500 twice is enough', async () => {
    await expect(answered(answers(500, {}))).rejects.toThrow('status 500');
    expect(standIn.asked).toHaveLength(2);
  });

  it('nobody there is found out', async () => {
    standIn.close();
    await expect(answered(hangs)).rejects.toThrow('connection refused');
  });

  it('a refused question is the caller’s, with the parameter', async () => {
    const refusal = { error: { message: 'temperature is too high', param: 'temperature' } };
    for (let i = 0; i < 8; i++) {
      const error = await answered(answers(400, refusal)).catch((caught: unknown) => caught);
      expect(error).toMatchObject({ refusal: 'invalid', extras: { members: { param: 'temperature' } } });
      expect((error as DomainError).message).toContain('temperature is too high');
    }
    expect((await answered(streams(['Hi']))).parts[0]).toEqual(text('Hi'));
  });
});

describe('faults within an answer', () => {
  it.each<[string, Manner, string]>([
    ['a cut', cutsAfter(['Wool ', 'is ']), 'the stream broke off'],
    ['an end that is none', sends(chunk({ content: 'Wool ' }) + chunk({ content: 'is ' })), 'the answer was cut off'],
    ['silence', hangsAfter(['Wool ', 'is ']), 'silence'],
    [
      'garbage',
      sends(`${chunk({ content: 'Wool ' })}${chunk({ content: 'is ' })}data: {\n\n`),
      'an answer that is no JSON',
    ],
  ])('%s: what was said stands, then it fails', async (what, manner, reason) => {
    if (what === 'silence') bearing(0.4);
    standIn.manner = manner;
    const { parts } = await new UpstreamModel(upstream).reply(ask());
    const got: ModelPart[] = [];
    const listening = (async () => {
      for await (const part of parts) got.push(part);
    })();
    await expect(listening).rejects.toThrow(new ModelFailure(reason));
    expect(got).toEqual([text('Wool '), text('is ')]);
  });

  it('a missing count is not waited for long', async () => {
    standIn.manner = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(chunk({ content: 'Hi' }) + chunk({}, 'stop'));
    };
    const { parts } = await answered(standIn.manner);
    expect(parts[1]).toMatchObject({ kind: 'end', finish: 'stop' });
  });
});

describe('a caller who leaves', () => {
  it.each<[string, Manner]>([
    ['before the first word', hangs],
    ['within the answer', hangsAfter(['Wool '])],
    ['between two tries', answers(503, {}, { 'retry-after': '2' })],
  ])('%s is told on, long before any patience is over', async (what, manner) => {
    const leaving = new AbortController();
    setTimeout(() => leaving.abort(), 150);
    await answered(manner, ask({}, leaving.signal)).catch((error: unknown) => {
      expect(error).toBeInstanceOf(ModelFailure);
      expect((error as Error).message).not.toMatch(/silence|in time/);
    });
    if (what !== 'between two tries') await eventually('told on', () => standIn.last.leftAt !== undefined);
    expect(standIn.asked).toHaveLength(1);
  });

  it('does not speak against the upstream', async () => {
    for (let i = 0; i < 8; i++) {
      const leaving = new AbortController();
      setTimeout(() => leaving.abort(), 5);
      await answered(hangs, ask({}, leaving.signal)).catch(() => undefined);
    }
    expect((await answered(streams(['Hi']))).model).toBe(MODEL);
  });
});

describe('the two models', () => {
  const BODY = { messages: [{ role: 'user', content: WORDS }] };
  async function* ownParts(): AsyncGenerator<ModelPart> {
    yield await Promise.resolve(text('Wool is warm.'));
    yield { kind: 'end', finish: 'stop', usage: USAGE };
  }
  const own: TextModel = {
    reply: (request) =>
      request.body.tools
        ? Promise.reject(new DomainError('invalid', 'validation_failed', 'no tools'))
        : Promise.resolve({ model: 'own', topic: 'fabric/wool', parts: ownParts() }),
  };
  const surroundings = {
    facts: (callsRemaining: number | null) =>
      Promise.resolve({
        publicUrl: 'https://fyra.example',
        persona: 'bride',
        league: null,
        mood: null,
        callsRemaining,
      }),
  } as Surroundings;
  const models = (textProvider: 'openai' | 'embedded' = 'openai'): Models => {
    const [embedded, theirs] = [own as EmbeddedModel, new UpstreamModel(upstream)];
    return new Models({ textProvider }, embedded, theirs, new HouseTalk(embedded, theirs, surroundings));
  };

  it('stand in for each other under their true names', async () => {
    standIn.manner = streams(['Hi']);
    const reply = await models().reply(ask(BODY));
    expect([reply.model, (await heard(reply))[0]]).toEqual([MODEL, text('Hi')]);
    expect((await models().reply(ask({ ...BODY, model: 'atelier-embedded' }))).model).toBe('own');
    expect((await models('embedded').reply(ask(BODY))).model).toBe('own');
    standIn.manner = answers(500, {});
    expect((await models().reply(ask(BODY))).model).toBe('own');
    await expect(models().reply(ask({ ...BODY, tools: [{}] }))).rejects.toMatchObject({ refusal: 'unavailable' });
  });

  it('talk in the house’s own conversations: the upstream with what the embedded model knows', async () => {
    standIn.manner = streams(['Wool, ', 'I think.']);
    const turns = { ...ask(), callsRemaining: 2, messages: [{ role: 'user' as const, text: WORDS }] };
    const reply = await models().reply(turns);
    expect([reply.model, reply.topic, (await heard(reply))[0]]).toEqual([MODEL, 'fabric/wool', text('Wool, ')]);
    const [system, question] = standIn.last.body.messages as unknown as { role: string; content: string }[];
    expect(system.role).toBe('system');
    for (const fact of ['https://fyra.example/docs', '2 chat calls', 'garment knowledge says: Wool is warm.'])
      expect(system.content).toContain(fact);
    expect(question).toEqual({ role: 'user', content: WORDS });
  });

  it.each<[string, Manner]>([
    ['breaks off', cutsAfter(['Wool '])],
    ['does not take it', answers(400, {})],
    ['is down', closes],
  ])('talk in the house’s own conversations: the embedded model where the upstream %s', async (_, manner) => {
    standIn.manner = manner;
    const reply = await models().reply(ask());
    expect([reply.model, (await heard(reply))[0]]).toEqual(['own', text('Wool is warm.')]);
  });

  it('leave an upstream alone that keeps failing, also after a good hour', async () => {
    standIn.manner = streams(['Hi']);
    for (let i = 0; i < 12; i++) await heard(await models().reply(ask(BODY)));
    standIn.manner = answers(401, {});
    for (let i = 0; i < 4; i++) await models().reply(ask(BODY));
    const before = standIn.asked.length;
    for (let i = 0; i < 4; i++) expect((await models().reply(ask(BODY))).model).toBe('own');
    expect(standIn.asked.length).toBe(before);
    await expect(new UpstreamModel(upstream).reply(ask(BODY))).rejects.toThrow('left alone');
  });
});

it('writes neither words nor keys into the log', async () => {
  await answered(answers(401, { error: { message: `${SECRET} ${WORDS}` } })).catch(() => undefined);
  await answered(cutsAfter([WORDS])).catch(() => undefined);
  expect(said.filter((line) => /did not answer: status 401|broke off/.test(line)).length).toBeGreaterThanOrEqual(2);
  expect(said.join('\n')).not.toMatch(new RegExp(`${SECRET}|${WORDS}`));
});
