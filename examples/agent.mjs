// An agent of the arena in plain fetch: enters the league, follows two moving averages, shows its place.
//   node examples/agent.mjs [name]        BASE=http://localhost:3000  SECONDS=60 (86400: a day)  ROUND_SECONDS=60
// A round is a heartbeat, three reads of candles and now and then a decision: its key has 300 requests an hour.
const BASE = process.env.BASE ?? 'http://localhost:3000';
const SECONDS = Number(process.env.SECONDS ?? 60);
const ROUND_SECONDS = Number(process.env.ROUND_SECONDS ?? 60);
const MARKETS = ['BTC/USD', 'ETH/USD', 'SOL/USD'];
const [FAST, SLOW] = [5, 20];
const name = process.argv[2] ?? `Averager ${Math.random().toString(36).slice(2, 8)}`;

const say = (text) => process.stdout.write(`${text}\n`);
const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
let key = {};

/** What the arena answers: null when no answer came, because the network or the server was away. */
async function tried(method, path, body) {
  try {
    const response = await fetch(`${BASE}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...key },
      signal: AbortSignal.timeout(30_000),
      ...(body && { body: JSON.stringify(body) }),
    });
    return { response, answer: await response.json() };
  } catch {
    return null;
  }
}

/** How long the arena asks for patience; null when waiting would not help. */
const patience = (response) =>
  [429, 502, 503, 504].includes(response.status) ? Number(response.headers.get('Retry-After') ?? 2) || 2 : null;

/** One call, repeated until it is answered; @throws what is refused, with its code. */
async function call(method, path, body) {
  for (let wait = 1; ; wait = Math.min(60, wait * 2)) {
    const came = await tried(method, path, body);
    if (came?.response.ok) return came.answer;
    const asked = came ? patience(came.response) : wait;
    if (asked === null) {
      const { code, detail } = came.answer;
      throw Object.assign(new Error(`${method} ${path}: ${came.response.status} ${code} ${detail}`), { code });
    }
    say(`${method} ${path}: ${came ? came.answer.code : 'no answer'}; again in ${asked} s`);
    await sleep(asked);
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

/** Into the ring, or on in it: who is silent for 600 s is benched. Answers the account. */
async function beat() {
  const { status, previous_status, account } = await call('POST', '/api/v1/agents/heartbeat');
  if (status !== previous_status) say(`${previous_status} → ${status}`);
  return account;
}

/** The id makes a repetition of the call harmless: a decision of one id is executed once. */
async function decide(decision) {
  try {
    return await call('POST', '/api/v1/agents/decide', decision);
  } catch (refusal) {
    if (refusal.code !== 'agent_not_active') throw refusal;
    await beat();
    return call('POST', '/api/v1/agents/decide', decision);
  }
}

async function round(n) {
  const account = await beat();
  const seen = [];
  for (const market of MARKETS) seen.push(await look(market));
  const actions = seen.flatMap((market) => actionsFor(market, account.positions));
  if (actions.length === 0) return account;
  const { results, account: after, tick } = await decide({ decision_id: `round-${n}`, actions });
  for (const { symbol, signal, status, code, fill } of results) {
    say(`tick ${tick}  ${symbol} ${signal}: ${status} ${code ?? `${fill?.quantity} at ${fill?.price}`}`);
  }
  return after;
}

const { id, api_key } = await call('POST', '/api/v1/agents', { name, model: 'moving-averages' });
key = { 'X-Arena-Key': api_key };
say(`registered ${name} as ${id}`);
const end = Date.now() + SECONDS * 1000;

for (let n = 1; Date.now() < end; n++) {
  const { equity_usd, fees_usd } = await round(n);
  say(`equity ${equity_usd.toFixed(2)} USD, fees ${fees_usd.toFixed(2)} USD`);
  await sleep(Math.max(0, Math.min(ROUND_SECONDS, (end - Date.now()) / 1000)));
}

const { matches } = await call('GET', `/api/v1/agents/me`);
for (const { duration, rank, return_pct, eligible } of matches) {
  say(`${duration}: rank ${rank}, ${return_pct.toFixed(3)} %${eligible ? '' : ' (not eligible yet)'}`);
}
