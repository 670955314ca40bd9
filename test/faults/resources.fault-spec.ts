import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { SOUND, unsoundBooks } from '../support/accounts.js';
import { createFaultWorld, type FaultWorld } from '../support/fault-world.js';
import { figure, quantile } from '../support/figures.js';
import { issueKey, order } from '../support/image-jobs.js';
import { issued } from '../support/outage-drill.js';
import type { Server } from '../support/server.js';
import { SlowClient } from '../support/slow-client.js';
import { RawRequest } from '../support/raw-request.js';
import { countsOf, timed, type Timed } from '../support/stopwatch.js';
import { eventually } from '../support/wait.js';

/** No room, no time, no patience: a full disk, a clock that is set, clients that are slow. */
jest.setTimeout(240_000);

const CONCEPT = { style: 'noir', count: 1 };
let world: FaultWorld;
beforeAll(async () => void (world = await createFaultWorld()), 60_000);
afterAll(() => world.close());

const statusOf = async (server: Server, id: string): Promise<string> =>
  String((await server.get(`/api/status/${id}`)).body.status);
const final = (server: Server, id: string, patienceMs = 60_000): Promise<string> =>
  eventually(
    'the job final',
    async () => {
      const status = await statusOf(server, id);
      return (status === 'completed' || status === 'failed') && status;
    },
    patienceMs,
  );
const usedOf = async (server: Server, key: string): Promise<number> =>
  Number((await server.with({ 'X-API-Key': key }).get('/api/keys/me')).body.usage.fashion.used);

/** A file system of its own where we may mount one. */
function mounted(folder: string, size: string): (() => void) | null {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
    return () => execFileSync('umount', ['-l', folder]);
  } catch {
    return null;
  }
}

/** Writes until nothing more can be written. */
function fill(file: string): void {
  const block = Buffer.alloc(64 * 1024);
  for (;;) {
    try {
      appendFileSync(file, block);
    } catch {
      return;
    }
  }
}

describe('a full disk', () => {
  it('keeps the job waiting, serves no half file, and the job is done once when there is room', async () => {
    const folder = join(world.dataDir, 'small');
    const unmount = mounted(folder, '2m');
    if (unmount === null) return figure('disk full', 'not run: no file system can be mounted here');
    try {
      const server = await world.start({ SERVICES: 'tools', STORAGE_URL: `file:${folder}` });
      const key = await issueKey(server);
      const keyed = server.with({ 'X-API-Key': key });
      const filler = join(folder, 'filler');
      writeFileSync(filler, Buffer.alloc(2 * 1024 * 1024 - 64 * 1024));
      const asked = await timed(() => order(keyed, 0));
      const id = String(asked.answer?.body.job_id);
      await sleep(25_000); // Bull has given up by then
      const meanwhile = await statusOf(server, id);
      const file = await server.get(`/api/images/${id}/1.png`);
      const there = readdirSync(folder, { recursive: true, withFileTypes: true });
      const remains = there.filter((entry) => entry.isFile() && !['filler', '.fyra-store'].includes(entry.name));
      const sick = await server.get('/readyz');
      rmSync(filler);
      const ended = await final(server, id);
      const picture = await server.get(`/api/images/${id}/1.png`);
      const used = await usedOf(server, key);
      figure(
        'disk full',
        `tmpfs of 2 MB without room for 25 s: order ${asked.status}, job ${meanwhile}, its file ${file.status}, ${remains.length} half files, readyz ${sick.status}; with room again: job ${ended}, its file ${picture.status}, ${used} unit used`,
      );
      expect([asked.status, meanwhile, file.status, remains.length]).toEqual([202, 'processing', 404, 0]);
      expect([ended, picture.status, picture.text.includes('IEND'), used]).toEqual(['completed', 200, true, 1]);
      await server.kill9();
    } finally {
      unmount();
    }
  });
});

describe('a full disk of PostgreSQL', () => {
  it('is said of in readiness while the market stands still, and is over, with nothing lost, when there is room', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fyra-full-'));
    const unmount = mounted(folder, '600m');
    if (unmount === null) return figure('PostgreSQL’s disk full', 'not run: no file system can be mounted here');
    chmodSync(folder, 0o755);
    const small = await createFaultWorld({ SERVICES: 'arena', TICK_MS: '250' }, folder);
    const filler = join(folder, 'filler');
    try {
      const server = await (await small.launch()).ready(300_000); // founds a league first
      const readiness = (): Promise<string> =>
        server.get('/readyz').then(({ status, text }) => `${status} ${text.replaceAll('"', '')}`);
      const well = await readiness();
      const key = String((await server.post('/api/v1/agents', { name: 'Patient Fox' })).body.api_key);
      const trader = server.with({ 'X-Arena-Key': key });
      await trader.post('/api/v1/agents/heartbeat', {});
      const decided: Record<string, number> = {};
      const decide = async (id: string): Promise<void> => {
        const decision = { decision_id: id, symbol: 'BTC', signal: 'BUY', notional_usd: 50 };
        decided[id] = (await timed(() => trader.post('/api/v1/agents/decide', decision))).status;
      };
      await decide('before');
      fill(filler);
      const since = performance.now();
      const said = await eventually(
        'said',
        async () => {
          const now = await readiness();
          return (now.startsWith('503') || now.includes('market')) && now;
        },
        90_000,
      );
      const saidAfter = Math.round((performance.now() - since) / 1000);
      for (const n of [1, 2, 3]) await decide(`meanwhile ${n}`);
      rmSync(filler);
      await eventually('well again', async () => (await readiness()) === well, 60_000);
      await decide('after');
      const kept = await small.query<{ id: string }>(
        'SELECT decision_id AS id FROM arena_command WHERE decision_id IS NOT NULL',
      );
      const promised = Object.keys(decided).filter((id) => decided[id] === 200);
      const lost = promised.filter((one) => kept.every(({ id }) => id !== one));
      const books = await unsoundBooks(small);
      figure(
        'PostgreSQL’s disk full',
        `readyz ${well}; after ${saidAfter} s ${said.slice(0, 80)}; decisions ${JSON.stringify(decided)}, lost ${lost.length}; with room: ${well}, books ${JSON.stringify(books)}`,
      );
      expect([decided.before, decided.after, lost]).toEqual([200, 200, []]);
      expect(books).toEqual(SOUND);
      expect(well).toBe('200 {status:ok}');
    } finally {
      rmSync(filler, { force: true });
      await small.close();
      unmount();
      rmSync(folder, { recursive: true, force: true });
    }
  }, 480_000);
});

describe('a clock that is set', () => {
  const HOUR = 3_600_000;

  it('back and forth by an hour: limits, leases, ticks, waits and replays stay right', async () => {
    const file = join(world.dataDir, 'clock-shift');
    mkdirSync(world.dataDir, { recursive: true });
    const preload = pathToFileURL(join(__dirname, '../support/clock-shift.mjs')).href;
    const server = await world.start({
      SERVICES: 'arena,tools',
      TICK_MS: '250',
      CLOCK_SHIFT_FILE: file,
      NODE_OPTIONS: `--import ${preload}`,
    });
    const set = async (ms: number): Promise<void> => {
      writeFileSync(file, String(ms));
      server.signal('SIGUSR2');
      await sleep(200);
    };
    const key = await issued(server, { overrides: { fashion_daily: 3 } });
    const replayed = { ...key, 'Idempotency-Key': 'the same at any time' };
    const first = await server.with(replayed).post('/api/fashion-concept', CONCEPT);
    const tick = async (): Promise<number> =>
      Number((await world.query<{ n: string }>('SELECT max(tick) AS n FROM arena_tick'))[0].n);
    const trader = {
      'X-Arena-Key': String((await server.post('/api/v1/agents', { name: 'Time Traveller' })).body.api_key),
    };
    await server.with(trader).post('/api/v1/agents/heartbeat', {});
    const decide = () =>
      timed(() =>
        server.with(trader).post('/api/v1/agents/decide', { symbol: 'BTC', signal: 'BUY', notional_usd: 50 }),
      );
    const epochs = async () =>
      (await world.query<{ epoch: string }>(`SELECT epoch FROM lease WHERE name = 'market'`))[0].epoch;
    const lease = await epochs();

    // Back by an hour while a request waits behind others: it ends when it was to end; the market waits for its time.
    const crowd = server.with(await issued(server, { overrides: { fashion_daily: 100 } }));
    const coats = { description: 'a camel wool coat', image_size: '1024x1536', n: 4 };
    const coatsWithin = (seconds: number) =>
      crowd.post('/api/generate-fashion-image', coats, { headers: { Prefer: `wait=${seconds}` } });
    for (let n = 0; n < 8; n++) await coatsWithin(0);
    const waiting = timed(() => coatsWithin(2));
    await sleep(500);
    await set(-HOUR);
    const waited = await waiting;
    const stopped = await tick();
    const paused = await decide();
    await sleep(1000);
    const held = (await tick()) - stopped;
    await set(0);
    await eventually('ticks go on', async () => (await tick()) > stopped, 10_000);
    const back = await decide();

    // Ahead by an hour: the market leaps, nothing else moves.
    await set(HOUR);
    await eventually('ticks go on', async () => (await tick()) > stopped + 4, 20_000);
    const ahead = await eventually('a decision', async () => {
      const one = await decide();
      return one.status === 200 && one;
    });
    const again = await server.with(replayed).post('/api/fashion-concept', CONCEPT);
    const rest: Timed[] = [];
    for (let i = 0; i < 4; i++) rest.push(await timed(() => server.with(key).post('/api/fashion-concept', CONCEPT)));
    const books = await unsoundBooks(world);
    figure(
      'clock set by ±1 h',
      `a wait of 2 s took ${Math.round(waited.tookMs)} ms (${waited.status}); set back: ${held} ticks, decision ${paused.status} ${String(paused.answer?.body.code)}; set right: ${back.status}; set ahead: ${ahead.status}, replay ${again.status}, then ${JSON.stringify(countsOf(rest))} of a day quota; lease passed on ${Number(await epochs()) - Number(lease)} times`,
    );
    expect(waited.status).toBe(202);
    expect(waited.tookMs).toBeLessThan(8000);
    expect([held, paused.status, back.status, ahead.status]).toEqual([0, 503, 200, 200]);
    expect([again.text, again.headers.get('Idempotent-Replayed')]).toEqual([first.text, 'true']);
    expect(rest.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3);
    expect(books).toEqual(SOUND);
    await server.kill9();
  });
});

describe('slow clients', () => {
  const STREAMS = 10;
  const rss = ({ pid }: Server): number =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  const host = 'Host: localhost\r\n';
  const times = (n: number, make: () => SlowClient): SlowClient[] => Array.from({ length: n }, make);
  const secondsOf = (some: SlowClient[]): number =>
    Math.round(Math.max(...some.map(({ closedAfterMs }) => (closedAfterMs ?? Infinity) / 1000)));

  /** Connections that this server still holds open. */
  function held({ port }: Server): number {
    const local = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`;
    const lines = readFileSync('/proc/net/tcp', 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/));
    return lines.filter(([, at, , state]) => at === local && state === '01').length;
  }

  it('harm nobody, cost little, and are sent away', async () => {
    const server = await world.start({ SERVICES: 'tools,cognitive', BURST_LIMIT: '600' });
    const keyed = server.with(await issued(server, { overrides: { burst_limit: 10_000, fashion_daily: 100 } }));
    const wish = { description: 'a camel wool coat', image_size: '1024x1536', n: 1 };
    const ordered = await keyed.post('/api/generate-fashion-image', wish, { headers: { Prefer: 'wait=0' } });
    const id = String(ordered.body.job_id);
    await eventually('the picture', async () => (await keyed.get(`/api/images/${id}/1.png`)).status === 200, 60_000);
    const before = rss(server);
    const began = performance.now();
    const headers = times(200, () => SlowClient.dripping(server.port, `GET /livez HTTP/1.1\r\n${host}X-Slow: `, 'a'));
    const beginning = `POST /api/chat HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"message":"`;
    const bodies = times(100, () => SlowClient.dripping(server.port, beginning, 'a'));
    const streams = times(STREAMS, () =>
      SlowClient.deaf(server.port, `GET /api/cognitive/stream HTTP/1.1\r\n${host}\r\n`),
    );
    const ask = `GET /api/images/${id}/1.png HTTP/1.1\r\n${host}\r\n`;
    const readers = times(100, () => SlowClient.deaf(server.port, ask.repeat(20)));
    const asked: Timed[] = [];
    let most = 0;
    for (let n = 0; n < 80; n++) {
      asked.push(await timed(() => keyed.get('/api/keys/me')));
      most = Math.max(most, rss(server));
      await sleep(900);
    }
    // Refused pipelines were answered at once and idle until the 75 s of keep-alive have passed.
    await eventually('only streams are held', () => held(server) <= STREAMS + 2, 40_000).catch(() => undefined);
    const left = held(server);
    const heldFor = Math.round((performance.now() - began) / 1000);
    const p95 = quantile(
      asked.map(({ tookMs }) => tookMs),
      0.95,
    );
    figure(
      'slow clients',
      `200 slow headers gone after ${secondsOf(headers)} s, 100 slow bodies after ${secondsOf(bodies)} s, 100 that ask for 20 pictures and read none and 10 such streams: ${left} connections held after ${heldFor} s; others ${JSON.stringify(countsOf(asked))}, p95 ${Math.round(p95)} ms; memory ${Math.round(before)} MB, at most ${Math.round(most)} MB`,
    );
    for (const one of [...headers, ...bodies, ...streams, ...readers]) one.close();
    expect(countsOf(asked)).toEqual({ 200: 80 });
    expect(p95).toBeLessThan(500);
    expect([secondsOf(headers) <= 30, secondsOf(bodies) <= 70]).toEqual([true, true]);
    expect(headers.every(({ heard }) => heard.startsWith('HTTP/1.1 408'))).toBe(true);
    expect(left).toBeLessThanOrEqual(STREAMS + 2); // and our own
    expect(most - before).toBeLessThan(400);
    await server.kill9();
  });
});

describe('bodies that stop', () => {
  const SOCKETS = 2000;
  const ADDRESSES = 20;
  const LONG = 900 * 1024;
  const rss = ({ pid }: Server): number =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  const chat = { model: 'atelier-embedded', messages: [{ role: 'user', content: 'Hi' }] };

  /** A process that has served a while: its heap grows by some 80 MB with the first 3,000 requests of any kind, then no more. */
  async function warm() {
    const server = await world.start({ SERVICES: 'tools', BURST_LIMIT: '600' });
    const keyed = server.with(await issued(server, { overrides: { burst_limit: 20_000, chat_daily: 20_000 } }));
    for (let n = 0; n < 120; n++)
      await Promise.all(Array.from({ length: 30 }, () => keyed.post('/v1/chat/completions', chat)));
    return { server, keyed };
  }

  it('cost little memory, and other callers notice nothing', async () => {
    const { server, keyed } = await warm();
    const before = rss(server);
    const text = '{"messages":['.padEnd(LONG - 1024, ' ');
    const crowd: RawRequest[] = [];
    const asked: Timed[] = [];
    let most = before;
    const look = async (): Promise<void> => {
      asked.push(await timed(() => keyed.post('/v1/chat/completions', chat)));
      most = Math.max(most, rss(server));
    };
    for (let n = 0; n < SOCKETS; n++) {
      const from = `127.0.7.${1 + (n % ADDRESSES)}`;
      crowd.push(RawRequest.post(server.port, '/v1/chat/completions', LONG, text, [], from));
      if (n % 50 === 49) await look();
    }
    const until = performance.now() + 20_000;
    while (performance.now() < until && crowd.some(({ isOpen }) => isOpen)) {
      await look();
      await sleep(200);
    }
    const statuses = crowd.map(({ statuses: [first] }) => ({ status: first ?? 0 }));
    for (const one of crowd) one.close();
    figure(
      'bodies that stop',
      `${SOCKETS} that send ${LONG} bytes but the last 1,024, from ${ADDRESSES} addresses: ${JSON.stringify(countsOf(statuses as Timed[]))}; others ${JSON.stringify(countsOf(asked))}; memory ${Math.round(before)} MB, at most ${Math.round(most)} MB`,
    );
    expect(countsOf(asked)).toEqual({ 200: asked.length });
    expect(most - before).toBeLessThan(100); // without the bounds some 800
    const refused = statuses.filter(({ status }) => [408, 429, 503].includes(status));
    expect(refused.length).toBeGreaterThan(SOCKETS * 0.95);
    await server.kill9();
  });

  it('cost no more when they come in chunks of a byte', async () => {
    const { server, keyed } = await warm();
    const before = rss(server);
    const byte = '1\r\n \r\n';
    const crowd = [1, 2].map(() =>
      new RawRequest(server.port, '127.0.8.1').say(
        `POST /v1/chat/completions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${byte.repeat(LONG)}`,
      ),
    );
    let most = before;
    const asked: Timed[] = [];
    while (crowd.some(({ statuses: { length } }) => length === 0)) {
      asked.push(await timed(() => keyed.post('/v1/chat/completions', chat)));
      most = Math.max(most, rss(server));
      await sleep(100);
    }
    const answers = crowd.flatMap(({ statuses }) => statuses);
    for (const one of crowd) one.close();
    figure(
      'bodies in chunks of a byte',
      `2 of ${LONG} bytes, that stop: ${answers.join(', ')}; others ${JSON.stringify(countsOf(asked))}; memory ${Math.round(before)} MB, at most ${Math.round(most)} MB`,
    );
    expect(answers).toEqual([408, 408]);
    expect(countsOf(asked)).toEqual({ 200: asked.length });
    expect(most - before).toBeLessThan(100); // each byte as a buffer of its own: 670
    await server.kill9();
  });
});
