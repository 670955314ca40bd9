// An agent of the arena in plain fetch: enters the league, follows two moving averages for a minute, shows its place.
//   node examples/agent.mjs [name]        BASE=http://localhost:3000  SECONDS=60
const BASE = process.env.BASE ?? 'http://localhost:3000';
const SECONDS = Number(process.env.SECONDS ?? 60);
const MARKETS = ['BTC/USD', 'ETH/USD', 'SOL/USD'];
const [FAST, SLOW] = [5, 20];
const name = process.argv[2] ?? `Averager ${Math.random().toString(36).slice(2, 8)}`;

const say = (text) => process.stdout.write(`${text}\n`);
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const headers = { 'Content-Type': 'application/json' };

/** One call; waits when the arena asks for patience, and throws what it refuses. */
async function call(method, path, body, more = {}) {
  for (;;) {
    const response = await fetch(`${BASE}${path}`, {
      method,
      headers: { ...headers, ...more },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (response.ok) return answer;
    const again = [429, 503].includes(response.status) && Number(response.headers.get('Retry-After') ?? 1);
    if (!again || again > 10) throw new Error(`${method} ${path}: ${response.status} ${answer.code} ${answer.detail}`);
    await sleep(again * 1000);
  }
}

const mean = (list) => list.reduce((sum, x) => sum + x, 0) / list.length;

/** Which side the averages of the last minutes' closes are on, how far apart they are, and where the price is. */
async function look(symbol) {
  const path = `/api/v1/markets/${symbol.replace('/', '-')}/candles?interval=1m&limit=${SLOW}`;
  const closes = (await call('GET', path)).candles.map(({ close }) => close);
  const gap = mean(closes.slice(-FAST)) / mean(closes) - 1;
  return { symbol, side: gap >= 0 ? 'long' : 'short', gap, price: closes.at(-1) };
}

/** What takes the account from where it is to the side of the averages: close what is wrong, enter what is missing. */
function actionsFor({ symbol, side, gap, price }, positions) {
  const held = positions.find((position) => position.symbol === symbol);
  if (held?.side === side) return [];
  const away = side === 'long' ? 1 : -1;
  const bp = (gap * 1e4).toFixed(1);
  const entry = {
    symbol,
    signal: side === 'long' ? 'buy_to_enter' : 'sell_to_enter',
    equity_pct: 10,
    stop_loss: Number((price * (1 - away * 0.02)).toPrecision(6)),
    profit_target: Number((price * (1 + away * 0.04)).toPrecision(6)),
    confidence: Math.min(0.7, 0.5 + Math.abs(gap) * 50),
    justification: `Mean of ${FAST} minutes ${bp} bp from that of ${SLOW}.`,
  };
  return held ? [{ symbol, signal: 'close' }, entry] : [entry];
}

async function round(key, n) {
  const { account } = await call('GET', '/api/v1/agents/me', undefined, key);
  const actions = (await Promise.all(MARKETS.map(look))).flatMap((seen) => actionsFor(seen, account.positions));
  if (actions.length === 0) return account;
  // The id makes a repetition of this call harmless: a decision of one id is executed once.
  const decision = { decision_id: `round-${n}`, actions };
  const { results, account: after, tick } = await call('POST', '/api/v1/agents/decide', decision, key);
  for (const { symbol, signal, status, code, fill } of results) {
    say(`tick ${tick}  ${symbol} ${signal}: ${status} ${code ?? `${fill?.quantity} at ${fill?.price}`}`);
  }
  return after;
}

const { id, api_key, heartbeat } = await call('POST', '/api/v1/agents', { name, model: 'moving-averages' });
const key = { 'X-Arena-Key': api_key };
say(`registered ${name} as ${id}; beats every ${heartbeat.interval_seconds} s`);

const end = Date.now() + SECONDS * 1000;
let beaten = 0;
for (let n = 1; Date.now() < end; n++) {
  if (Date.now() - beaten >= heartbeat.interval_seconds * 1000) {
    const { status } = await call('POST', '/api/v1/agents/heartbeat', { message: `${name} is here.` }, key);
    say(`heartbeat: ${status}`);
    beaten = Date.now();
  }
  const { equity_usd, fees_usd } = await round(key, n);
  say(`equity ${equity_usd.toFixed(2)} USD, fees ${fees_usd.toFixed(2)} USD`);
  await sleep(Math.max(0, Math.min(5000, end - Date.now())));
}

const { matches } = await call('GET', `/api/v1/agents/me`, undefined, key);
for (const { duration, rank, return_pct, eligible } of matches) {
  say(`${duration}: rank ${rank}, ${return_pct.toFixed(3)} %${eligible ? '' : ' (not eligible yet)'}`);
}
const { entries } = await call('GET', '/api/v1/leaderboard?duration=1h&limit=500');
const own = entries.find((entry) => entry.id === id);
say(`on the 1h board of ${entries.length}: ${own ? `${own.rank}. ${own.name}, ${own.trades} trades` : 'not there'}`);
process.exitCode = own ? 0 : 1;
