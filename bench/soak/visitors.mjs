/** An even, mixed load on all interfaces: readers, agents, writers, orders, streams that come and go, and mistakes. */
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { issueKey } from '../support/keys.mjs';

const PLENTY = { uses_total: 1_000_000, fashion_daily: 1_000_000, chat_daily: 1_000_000 };
const QUESTION = 'Which fabric should I take for a summer shirt?';
const GARMENTS = ['a navy linen shirt', 'an A-line skirt in wool', 'wide trousers', 'a hooded raincoat'];
/** A client may hold ten streams. */
const STAY_MS = 15_000;
const SYMBOLS = ['BTC', 'ETH', 'SOL'];

/** @param agents challengers `{key}` @returns `counts()` and `stop()` */
export async function startVisitors(app, agents) {
  const [tools, design] = [await keyOf(app, 'tools'), await keyOf(app, 'design')];
  const base = `http://127.0.0.1:${app.port}`;
  const seen = { done: 0, errors: new Map() };
  const leaving = new AbortController();
  const call = (path, init, expected = [200]) => request(seen, base + path, init, expected);
  const post = (path, body, headers, expected) =>
    call(path, { method: 'POST', body: JSON.stringify(body), headers: { ...JSON_TYPE, ...headers } }, expected);

  const kinds = [
    [50, (n) => call(READS[n % READS.length])],
    [100, (n) => call('/api/v1/agents/me', { headers: arena(agents, n) })],
    [200, (n) => post('/api/v1/agents/decide', decision(n), arena(agents, n))],
    [500, (n) => post('/api/fashion-concept', { style: 'noir', count: 3, seed: n }, tools)],
    [
      500,
      (n) =>
        post(
          '/api/fashion-concept',
          { style: 'noir', count: 2, seed: n >> 1 },
          { ...tools, ...again(n >> 1) },
          [200, 409],
        ),
    ],
    [500, () => post('/v1/chat/completions', { messages: [{ role: 'user', content: QUESTION }] }, tools)],
    [500, () => post('/v1/chat/completions', { stream: true, messages: [{ role: 'user', content: QUESTION }] }, tools)],
    [
      5000,
      (n) => post('/api/generate', { description: GARMENTS[n % 4], image_size: '512x768', seed: n }, tools, [202]),
    ],
    [10_000, (n) => post('/api/v1/design', { description: GARMENTS[n % 4], seed: n }, design, [202])],
    [1000, () => post('/api/v1/design', { description: 7 }, design, [400])],
    [1000, () => call('/api/v1/agents/me', { headers: { 'X-Arena-Key': 'unknown' } }, [401])],
    [1000, () => call('/nowhere', {}, [404])],
    [5000, () => listen(seen, `${base}/api/v1/stream`)],
    [5000, () => listen(seen, `${base}/api/cognitive/stream`)],
  ];
  setMaxListeners(kinds.length, leaving.signal);
  const loops = kinds.map(([everyMs, visit]) => repeat(everyMs, visit, leaving.signal));
  return {
    counts: () => seen,
    stop: () => {
      leaving.abort();
      return Promise.all(loops);
    },
  };
}

const READS = [
  '/api/v1/league',
  '/api/v1/leaderboard',
  '/api/v1/fighters',
  '/api/v1/trades',
  '/api/state',
  '/api/cognitive',
];
const JSON_TYPE = { 'Content-Type': 'application/json' };
const arena = (agents, n) => ({ 'X-Arena-Key': agents[n % agents.length].key });
const again = (n) => ({ 'Idempotency-Key': `soak-${n}` });

const decision = (n) => ({
  actions: [
    {
      symbol: SYMBOLS[n % 3],
      signal: (n >> 2) % 2 ? 'buy_to_enter' : 'sell_to_enter',
      notional_usd: 50,
      justification: 'a soak',
    },
  ],
});

async function keyOf(app, kind) {
  return { 'X-API-Key': await issueKey(app, { interface: kind, overrides: PLENTY }) };
}

/** Visits begin evenly and do not wait for one another. */
async function repeat(everyMs, visit, signal) {
  const open = new Set();
  for (let n = 0; !signal.aborted; n++) {
    const one = visit(n).finally(() => open.delete(one));
    open.add(one);
    await sleep(everyMs, undefined, { signal }).catch(() => undefined);
  }
  await Promise.all(open);
}

async function request(seen, url, init, expected) {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) });
    const text = await response.text();
    if (!expected.includes(response.status)) wrong(seen, url, `${response.status} ${codeIn(text)}`);
  } catch (error) {
    wrong(seen, url, error.message);
  }
  seen.done++;
}

/** Counted by path and reason. */
function wrong(seen, url, reason) {
  const what = `${new URL(url).pathname}: ${reason}`;
  seen.errors.set(what, (seen.errors.get(what) ?? 0) + 1);
}

function codeIn(text) {
  try {
    return JSON.parse(text).code ?? '';
  } catch {
    return '';
  }
}

/** Reads a stream for some seconds, then leaves without a word. */
async function listen(seen, url) {
  const leaving = new AbortController();
  const timer = setTimeout(() => leaving.abort(), STAY_MS);
  try {
    const response = await fetch(url, { signal: leaving.signal });
    if (response.status !== 200) throw new Error(`${response.status} ${codeIn(await response.text())}`);
    for await (const chunk of response.body) seen.heard = (seen.heard ?? 0) + chunk.length;
    throw new Error('the stream has ended');
  } catch (error) {
    if (!leaving.signal.aborted) wrong(seen, url, error.message);
  }
  clearTimeout(timer);
  seen.done++;
}
