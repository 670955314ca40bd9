import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

const EXAMPLE = join(__dirname, '../examples/agent.mjs');
const KEY = 'the-key-of-its-registration';

/** What the stand-in arena does with a call before it answers it; each is used up by one call of its path. */
type Trouble = 'spent' | 'away' | 'cut' | 'benched';

let server: Server;
let calls: { path: string; key: unknown; status: number }[];
let troubles: { path: RegExp; trouble: Trouble }[];

const account = { equity_usd: 10_000, fees_usd: 0, positions: [] };
const candles = Array.from({ length: 20 }, (_, i) => ({ close: 100 + i }));
const ANSWERS: [RegExp, (body: { actions?: { symbol: string; signal: string }[] }) => object][] = [
  [/heartbeat$/, () => ({ status: 'active', previous_status: 'queued', account })],
  [/candles/, () => ({ candles })],
  [
    /decide$/,
    ({ actions = [] }) => ({
      tick: 7,
      account,
      results: actions.map((one) => ({ ...one, status: 'filled', fill: { quantity: 1, price: 119 } })),
    }),
  ],
  [/me$/, () => ({ matches: [{ duration: '1h', rank: 3, return_pct: 0.1, eligible: false }] })],
  [/agents$/, () => ({ id: 'agt_1', api_key: KEY })],
];

const refusal = (status: number, code: string) => ({ status, body: { code, detail: 'as the test wants it' } });
const TROUBLES = {
  spent: refusal(429, 'rate_limited'),
  away: refusal(503, 'market_paused'),
  benched: refusal(409, 'agent_not_active'),
};

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url?.split('?')[0] ?? '';
  const place = troubles.findIndex((one) => one.path.test(path));
  const trouble = place < 0 ? null : troubles.splice(place, 1)[0].trouble;
  let text = '';
  for await (const part of request) text += String(part);
  const { status, body } =
    trouble && trouble !== 'cut'
      ? TROUBLES[trouble]
      : { status: 200, body: ANSWERS.find(([known]) => known.test(path))?.[1](text ? JSON.parse(text) : {}) };
  calls.push({ path, key: request.headers['x-arena-key'], status: trouble === 'cut' ? 0 : status });
  if (trouble === 'cut') return void request.socket.destroy();
  response.writeHead(status, { 'Content-Type': 'application/json', 'Retry-After': '0.05' }).end(JSON.stringify(body));
}

beforeEach(async () => {
  [calls, troubles] = [[], []];
  server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.close());

async function run(seconds: string): Promise<string> {
  const BASE = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { ...process.env, BASE, SECONDS: seconds, ROUND_SECONDS: '.1' };
  const { stdout } = await promisify(execFile)(process.execPath, [EXAMPLE, 'Tester'], { env });
  return stdout;
}

const statusesOf = (path: RegExp) => calls.filter((call) => path.test(call.path)).map(({ status }) => status);

test('the example sends its key with everything after its registration, candles too', async () => {
  const said = await run('.5');
  expect(calls[0]).toEqual({ path: '/api/v1/agents', key: undefined, status: 200 });
  expect(calls.slice(1).filter(({ key }) => key !== KEY)).toEqual([]);
  expect(statusesOf(/candles/).length).toBeGreaterThanOrEqual(3);
  expect(said).toContain('1h: rank 3');
});

test('the example outlives spent requests, a market that pauses, cut lines and the bench', async () => {
  troubles = [
    { path: /candles/, trouble: 'spent' },
    { path: /decide/, trouble: 'away' },
    { path: /decide/, trouble: 'benched' },
    { path: /heartbeat/, trouble: 'cut' },
  ];
  await run('.5');
  expect(troubles).toEqual([]);
  expect(statusesOf(/decide/).slice(0, 3)).toEqual([503, 409, 200]);
  expect(statusesOf(/candles/).slice(0, 2)).toEqual([429, 200]);
  expect(statusesOf(/heartbeat/).slice(0, 2)).toEqual([0, 200]);
});

test('a repeated decision keeps its id', async () => {
  const ids: unknown[] = [];
  server.prependListener('request', (request: IncomingMessage) => {
    if (!request.url?.endsWith('decide')) return;
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => ids.push(JSON.parse(text).decision_id));
  });
  troubles = [{ path: /decide/, trouble: 'away' }];
  await run('.3');
  expect(ids.slice(0, 2)).toEqual(['round-1', 'round-1']);
});
