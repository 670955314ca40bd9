import { setTimeout as sleep } from 'node:timers/promises';
import type { Fleet } from './fleet.js';
import { quantile } from './figures.js';
import type { Client } from './http.js';
import { timed, type Timed } from './stopwatch.js';
import { eventually } from './wait.js';
import { ADMIN_TOKEN } from './world.js';

const OPERATOR = { Authorization: `Bearer ${ADMIN_TOKEN}` };
const DAY = 10;
const PACK = 5;
const BURST = 6;
const CONCEPT = { style: 'noir', count: 1 };

/** What was seen while Redis was away, and after. */
export interface Drill {
  /** Of /readyz; `200 degraded` is right. */
  ready: string[];
  orders: number[];
  slowestOrderMs: number;
  medianOrderMs: number;
  day_admitted: number;
  pack_spent: number;
  /** Per process, of a key's burst limit of 6. */
  burst_admitted: number[];
  /** From the return until the first job is final, and until every one is. */
  firstAfterMs: number;
  doneAfterMs: number;
  completed: number;
}

export const issued = async (client: Client, wish: object): Promise<Record<string, string>> => ({
  'X-API-Key': String(
    (await client.post('/api/admin/keys', { interface: 'tools', ...wish }, { headers: OPERATOR })).body.api_key,
  ),
});

const many = (n: number, ask: (i: number) => Promise<Timed>): Promise<Timed[]> =>
  Promise.all(Array.from({ length: n }, (_, i) => ask(i)));
const admitted = (answers: Timed[]): number => answers.filter(({ status }) => status === 200).length;

/**
 * Takes Redis away for `seconds` and asks meanwhile for everything that must go on.
 * @param apis names of two processes with the tools interface in the fleet
 */
export async function withoutRedis(
  fleet: Fleet,
  apis: [string, string],
  { begin, end, seconds }: { begin: () => void; end: () => Promise<void> | void; seconds: number },
): Promise<Drill> {
  const [first, second] = apis.map((name) => fleet.client(name));
  const daily = await issued(first, { overrides: { fashion_daily: DAY } });
  const packed = await issued(first, { overrides: { chat_daily: 0 }, chat_calls: PACK });
  const bursting = await issued(first, { overrides: { burst_limit: BURST, burst_window_seconds: 3600 } });
  const buyer = first.with(await issued(first, { overrides: { fashion_daily: 1000 } }));
  begin();
  const until = performance.now() + seconds * 1000;
  await sleep(1000);
  const ready = await Promise.all([first, second].map((client) => client.get('/readyz')));
  const days = await many(40, (i) =>
    timed(() => [first, second][i % 2].with(daily).post('/api/fashion-concept', CONCEPT)),
  );
  const calls = await many(20, (i) =>
    timed(() => [first, second][i % 2].with(packed).post('/api/chat', { message: `Hello ${i}` })),
  );
  const bursts = await Promise.all(
    [first, second].map((client) => many(20, () => timed(() => client.with(bursting).get('/api/keys/me')))),
  );
  const orders: Timed[] = [];
  do {
    const description = orders.length % 3 === 0 ? 'a white shirt' : 'a chocolate cake';
    orders.push(await timed(() => buyer.post('/api/generate', { description, image_size: '512x768' })));
    await sleep(900);
  } while (performance.now() < until || orders.length < 3);
  await end();
  const back = performance.now();
  const jobs = orders.flatMap(({ status, answer }) => (status === 202 ? [String(answer?.body.job_id)] : []));
  let firstAfterMs = Infinity;
  const finals = await eventually(
    'every job final',
    async () => {
      const states = await Promise.all(
        jobs.map(async (id) => String((await first.get(`/api/status/${id}`)).body.status)),
      );
      const isFinal = (state: string): boolean => state === 'completed' || state === 'failed';
      if (states.some(isFinal)) firstAfterMs = Math.min(firstAfterMs, Math.round(performance.now() - back));
      return states.every(isFinal) && states;
    },
    60_000,
  );
  return {
    ready: ready.map(({ status, body }) => `${status} ${String(body.status)}`),
    orders: orders.map(({ status }) => status),
    slowestOrderMs: Math.round(Math.max(...orders.map(({ tookMs }) => tookMs))),
    medianOrderMs: Math.round(
      quantile(
        orders.map(({ tookMs }) => tookMs),
        0.5,
      ),
    ),
    day_admitted: admitted(days),
    pack_spent: admitted(calls),
    burst_admitted: bursts.map(admitted),
    firstAfterMs,
    doneAfterMs: Math.round(performance.now() - back),
    completed: finals.filter((state) => state === 'completed').length,
  };
}

export const DRILL = { day: DAY, pack: PACK, burst: BURST };
