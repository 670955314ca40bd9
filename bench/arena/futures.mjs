/** The futures protocol beside our own: what an order and a prepared read cost the server's processor, in turn. */
import { createHmac } from 'node:crypto';
import { startApp } from '../support/app.mjs';
import { alternate, ratios, table } from '../support/figures.mjs';
import { OPERATOR } from '../support/keys.mjs';
import { loaded } from './reads.mjs';

const AGENTS = Number(process.env.BENCH_AGENTS ?? 300);
const ROUNDS = 7;
/** Ours, and that of the protocol which says about the same. */
const READS = [
  ['/api/v1/league', '/fapi/v1/ticker/24hr'],
  ['/api/v1/leaderboard', '/fapi/v1/exchangeInfo'],
];

export async function benchFutures(servers) {
  const app = await startApp(servers, { TICK_MS: '1000', ADMIN_TOKEN: OPERATOR });
  try {
    await orders(app);
    for (const [ours, theirs] of READS) await reads(app, ours, theirs);
  } finally {
    await app.stop();
  }
}

async function orders(app) {
  const agents = [];
  for (let n = 0; n < AGENTS; n++) agents.push(await entered(app, `Bench ${n}`));
  let number = 0;
  const decide = ({ key }, side) =>
    posted(app, '/api/v1/agents/decide', JSON.stringify({ decision_id: `b${number++}`, ...side.ours }), {
      'Content-Type': 'application/json',
      'X-Arena-Key': key,
    });
  const order = ({ key, secret }, side) => {
    const query = `symbol=BTCUSDT&side=${side.theirs}&type=MARKET&quantity=0.001&newClientOrderId=b${number++}&timestamp=${Date.now()}&recvWindow=60000`;
    const signature = createHmac('sha256', secret).update(query).digest('hex');
    return posted(app, `/fapi/v1/order?${query}&signature=${signature}`, undefined, { 'X-MBX-APIKEY': key });
  };
  let round = 0;
  const all = async (send) => {
    const side = round++ % 4 < 2 ? BUY : SELL; // what one protocol has bought the other has, too
    await app.take();
    const statuses = await Promise.all(agents.map((agent) => send(agent, side)));
    const { cpuMs } = await app.take();
    return { us: (cpuMs * 1000) / AGENTS, others: statuses.filter((status) => status !== 200).length };
  };
  await all(decide);
  await all(order);
  const runs = await alternate(ROUNDS, { decide: () => all(decide), order: () => all(order) });
  const costs = Object.fromEntries(Object.entries(runs).map(([name, list]) => [name, list.map(({ us }) => us)]));
  table(`${AGENTS} orders at once, ${ROUNDS} rounds in turn; the tick that executes them included`, [
    { what: 'POST /api/v1/agents/decide, processor µs', values: costs.decide },
    { what: 'POST /fapi/v1/order, processor µs', values: costs.order },
    { what: 'decide ÷ order', values: ratios(costs.decide, costs.order), goal: 'at least 0.8' },
    {
      what: 'answers other than 200',
      values: Object.values(runs).flatMap((list) => list.map(({ others }) => others)),
      goal: '0',
    },
  ]);
}

const BUY = { ours: { symbol: 'BTC', signal: 'BUY', quantity: 0.001 }, theirs: 'BUY' };
const SELL = { ours: { symbol: 'BTC', signal: 'SELL', quantity: 0.001 }, theirs: 'SELL' };

async function entered(app, name) {
  const response = await fetch(`http://127.0.0.1:${app.port}/api/admin/keys`, {
    method: 'POST',
    body: JSON.stringify({ interface: 'arena', name }),
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${OPERATOR}` },
  });
  const { api_key: key, api_secret: secret, detail } = await response.json();
  if (!key) throw new Error(`no key: ${detail}`);
  await posted(app, '/api/v1/agents/heartbeat', '{}', { 'Content-Type': 'application/json', 'X-Arena-Key': key });
  return { key, secret };
}

async function posted({ port }, path, body, headers) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, headers });
  await answer.arrayBuffer();
  return answer.status;
}

async function reads(app, ours, theirs) {
  const url = (path) => `http://127.0.0.1:${app.port}${path}`;
  const runs = await alternate(ROUNDS, {
    ours: () => loaded(url(ours), app.take),
    theirs: () => loaded(url(theirs), app.take),
  });
  const costs = Object.fromEntries(Object.entries(runs).map(([name, list]) => [name, list.map(({ us }) => us)]));
  table(`Prepared reads, ${ROUNDS} runs in turn`, [
    { what: `GET ${ours}, processor µs`, values: costs.ours },
    { what: `GET ${theirs}, processor µs`, values: costs.theirs },
    { what: 'ours ÷ theirs', values: ratios(costs.ours, costs.theirs), goal: 'at least 0.8' },
  ]);
}
