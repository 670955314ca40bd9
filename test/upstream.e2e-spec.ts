import { whenFinal } from './support/final.js';
import type { Answer, Client, Json } from './support/http.js';
import { BROWN, JPEG, PNG } from './support/pictures.js';
import { decodePng } from './support/png.js';
import type { Server } from './support/server.js';
import {
  answers,
  cutsAfter,
  hangs,
  hangsAfter,
  inTurn,
  MODEL,
  sends,
  StandInUpstream,
  streams,
  type Manner,
} from './support/stand-in-upstream.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

const SECRET = 'sk-of-the-upstream-tests';
const WORDS = 'a word that stays between the two of us';
const COAT = { description: `A camel wool coat, ${WORDS}`, image_size: '512x768', seed: 7 };
const OURS = 'atelier-embedded';
const THEIRS = 'painter-1';

let world: World;
let server: Server;
let keyed: Client;
let standIn: StandInUpstream;

beforeAll(async () => {
  standIn = await StandInUpstream.open();
  world = await createWorld({
    SERVICES: 'tools',
    TEXT_PROVIDER: 'openai',
    IMAGE_PROVIDER: 'openai',
    OPENAI_BASE_URL: standIn.base,
    OPENAI_API_KEY: SECRET,
    OPENAI_TIMEOUT_SECONDS: '120', // longer than any patience here: nothing below ends because it took too long
    IMAGE_MODEL: THEIRS,
  });
  server = await world.start();
  const operator = server.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
  const { body } = await operator.post('/api/admin/keys', { interface: 'tools', tier: 'enterprise' });
  keyed = server.with({ 'X-API-Key': String(body.api_key) });
});
afterAll(async () => {
  const logs = world.servers.map((one) => one.logs).join('');
  await world.close();
  standIn.close();
  for (const kept of [SECRET, WORDS]) expect(logs).not.toContain(kept);
});
afterEach(() => (standIn.asked.length = 0));

const picture = (bytes: Buffer): Manner => answers(200, { data: [{ b64_json: bytes.toString('base64') }] });
const ordered = (extra: object = {}): Promise<Answer> =>
  keyed.post('/api/generate-fashion-image', { ...COAT, ...extra }, { headers: { Prefer: 'wait=0' } });
const drawn = async (extra: object = {}): Promise<Answer> =>
  whenFinal(server, `/api/status/${String((await ordered(extra)).body.job_id)}`);

async function pixels(url: Json): Promise<ReturnType<typeof decodePng>> {
  const response = await fetch(String(url));
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  return decodePng(Buffer.from(await response.arrayBuffer()));
}

describe('images', () => {
  it('are the upstream’s, as PNG of the size that was ordered, under its name', async () => {
    standIn.manner = inTurn(picture(PNG), picture(JPEG));
    const { status, body } = await drawn({ n: 2, style: 'noir' });
    expect([status, body.status, body.generated_by]).toEqual([200, 'completed', THEIRS]);
    expect(standIn.asked.map(({ path }) => path)).toEqual(Array(2).fill('/v1/images/generations'));
    expect(standIn.last.headers.authorization).toBe(`Bearer ${SECRET}`);
    expect(standIn.last.body).toMatchObject({ model: THEIRS, n: 1, size: '512x768' });
    expect(standIn.last.body.prompt).toMatch(/camel wool coat.*noir/);
    for (const url of body.image_urls as unknown as Json[]) {
      const shown = await pixels(url);
      expect([shown.width, shown.height, shown.at(256, 384)]).toEqual([512, 768, BROWN]);
    }
  });

  it('are fetched where the upstream has put them', async () => {
    standIn.manner = inTurn(
      answers(200, { data: [{ url: `${standIn.base}/files/1.png` }] }),
      answers(200, PNG, { 'content-type': 'image/png' }),
    );
    expect((await drawn()).body).toMatchObject({ status: 'completed', generated_by: THEIRS });
    expect(standIn.asked.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${SECRET}`, undefined]);
  });

  it('of a refused size are asked for without one', async () => {
    const refusal = { error: { param: 'size', message: 'Invalid size' } };
    standIn.manner = inTurn(answers(400, refusal), picture(PNG));
    expect((await drawn()).body.generated_by).toBe(THEIRS);
    expect(standIn.asked.map(({ body }) => 'size' in body)).toEqual([true, false]);
  });

  it('without a garment are refused before the upstream is asked', async () => {
    const { body } = await keyed.post('/api/generate-fashion-image', { description: 'a chocolate cake' });
    expect(body).toMatchObject({ status: 'failed', error: { code: 'not_a_garment' } });
    expect(standIn.asked).toHaveLength(0);
  });

  it.each<[string, Manner]>([
    ['refuses', answers(400, { error: { message: WORDS, code: 'content_policy' } })],
    ['points into a private network', answers(200, { data: [{ url: 'http://169.254.169.254/latest' }] })],
  ])('are our own where the upstream %s', async (_, manner) => {
    standIn.manner = manner;
    const { body } = await drawn();
    expect(body).toMatchObject({ status: 'completed', generated_by: OURS });
    expect((await pixels(body.image_url)).at(256, 384)).not.toBe(BROWN);
  });

  it('move on while the upstream works, and are let go when they are cancelled', async () => {
    standIn.manner = hangs;
    const { job_id: id } = (await keyed.post('/api/generate', COAT)).body;
    const status = async (): Promise<Json> => (await keyed.get(`/api/status/${String(id)}`)).body;
    await eventually('asked', () => standIn.asked.length === 1);
    expect(await eventually('moved on', async () => Number((await status()).progress) > 11)).toBe(true);
    expect((await keyed.delete(`/api/status/${String(id)}`)).body.status).toBe('cancelled');
    await eventually('let go', () => standIn.last.leftAt !== undefined);
    expect((await status()).status).toBe('cancelled');
  });
});

const QUESTION = { messages: [{ role: 'user', content: `Wool? ${WORDS}` }] };
const completed = (extra: object = {}): Promise<Answer> =>
  keyed.post('/v1/chat/completions', { model: 'any', ...QUESTION, ...extra });
const wordsOf = ({ body }: Answer): string => String(body.choices[0 as never].message.content);

describe('text', () => {
  it('is the upstream’s under its name, whole and streamed', async () => {
    standIn.manner = streams(['Wool ', 'is ', 'warm.']);
    const whole = await completed({ temperature: 0.2, unknown_to_all: 1 });
    expect([whole.status, whole.body.model, wordsOf(whole)]).toEqual([200, MODEL, 'Wool is warm.']);
    expect(whole.body.usage).toMatchObject({ prompt_tokens: 11, completion_tokens: 7 });
    expect(standIn.last.body).toMatchObject({ temperature: 0.2, stream: true, messages: QUESTION.messages });
    expect(standIn.last.body).not.toHaveProperty('unknown_to_all');
    const streamed = await completed({ stream: true });
    expect(streamed.text).toContain(`"model":"${MODEL}"`);
    expect(streamed.text.match(/"content":"[^"]+"/g)).toEqual([
      '"content":"Wool "',
      '"content":"is "',
      '"content":"warm."',
    ]);
    expect(streamed.text.trimEnd().endsWith('data: [DONE]')).toBe(true);
  });

  it('of a session knows the house’s facts and the turns before', async () => {
    standIn.manner = streams(['Linen, dear.']);
    const first = await keyed.post('/api/chat', { message: 'Which fabric for a summer shirt?' });
    expect(first.body).toMatchObject({ response: 'Linen, dear.', model: MODEL });
    await keyed.post('/api/chat', { message: 'And for winter?', session_id: first.body.session_id });
    const [system, ...turns] = standIn.last.body.messages as unknown as { role: string; content: string }[];
    expect(system.content).toContain(`${server.base}/docs`);
    expect(turns.map(({ role, content }) => `${role}: ${content}`)).toEqual([
      'user: Which fabric for a summer shirt?',
      'assistant: Linen, dear.',
      'user: And for winter?',
    ]);
  });

  it.each<[string, Manner]>([
    ['says 500', answers(500, { error: { message: WORDS } })],
    ['talks garbage', sends(`data: ${WORDS}\n\n`)],
    ['sends a page', answers(200, `<p>${WORDS}`, { 'content-type': 'text/html' })],
  ])('is our own, and says so, where the upstream %s', async (_, manner) => {
    standIn.manner = manner;
    const { status, body } = await completed();
    expect([status, body.model]).toEqual([200, OURS]);
    standIn.manner = streams(['Back.']);
    expect((await completed()).body.model).toBe(MODEL);
  });

  it('that breaks off ends as an error and costs nothing', async () => {
    const operator = server.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
    const { body } = await operator.post('/api/admin/keys', { interface: 'tools', tier: 'pro' });
    const pro = server.with({ 'X-API-Key': String(body.api_key) });
    standIn.manner = cutsAfter(['Wool ', 'is ']);
    const streamed = await pro.post('/v1/chat/completions', { ...QUESTION, stream: true });
    expect(streamed.text).toMatch(/"content":"is ".*"error":/s);
    expect(streamed.text).not.toContain(OURS);
    const whole = await pro.post('/v1/chat/completions', QUESTION);
    expect(whole.status).toBeGreaterThanOrEqual(500);
    standIn.manner = streams(['Back.']);
    const good = await pro.post('/v1/chat/completions', QUESTION);
    expect([good.body.model, good.headers.get('X-RateLimit-Remaining')]).toEqual([MODEL, '99']);
  });

  it('is not written on for a caller who has left', async () => {
    for (const manner of [hangs, hangsAfter(['Wool '])]) {
      standIn.asked.length = 0;
      standIn.manner = manner;
      const leaving = new AbortController();
      const asking = keyed.post('/v1/chat/completions', { ...QUESTION, stream: true }, { signal: leaving.signal });
      const ended = asking.catch(() => 'left');
      await eventually('asked', () => standIn.asked.length === 1);
      await new Promise((done) => setTimeout(done, 50));
      const said = server.logs.length;
      leaving.abort();
      expect(await ended).toBe('left');
      await eventually('told on', () => standIn.last.leftAt !== undefined);
      expect(server.logs.slice(said)).not.toMatch(/silence|no answer in time/);
    }
  });

  it('is our own for a while after repeated failures, then the upstream’s again', async () => {
    standIn.manner = answers(401, { error: { message: `${SECRET} ${WORDS}` } });
    for (let i = 0; i < 4; i++) expect((await completed()).body.model).toBe(OURS);
    const asked = standIn.asked.length;
    standIn.manner = streams(['Back.']);
    expect((await completed()).body.model).toBe(OURS);
    expect(standIn.asked.length).toBe(asked);
    await eventually('answers again', async () => String((await completed()).body.model) === MODEL);
  });
});

it('goes on with the pictures that are still missing when its process is stopped meanwhile', async () => {
  standIn.manner = inTurn(picture(PNG), hangs);
  const { job_id: id } = (await ordered({ n: 2, style: 'noir' })).body;
  await eventually('the second is asked for', () => standIn.asked.length === 2);
  expect(await server.stop()).toBe(0);
  expect(standIn.last.leftAt).toBeDefined();
  standIn.manner = picture(PNG);
  server = await world.start();
  const { body } = await whenFinal(server, `/api/status/${String(id)}`);
  expect(body).toMatchObject({ status: 'completed', generated_by: THEIRS });
  expect(standIn.asked).toHaveLength(3);
});
