/** Requests through the whole of Nest: key, limits, idempotency, validation, transaction; beside bare Nest on Express. */
import { startApp } from '../support/app.mjs';
import { startBare } from '../support/bare.mjs';
import { addChallengers, untilExecuted } from '../support/challengers.mjs';
import { alternate, ratios } from '../support/figures.mjs';
import { issueKey, OPERATOR } from '../support/keys.mjs';
import { get, post } from '../support/load-of.mjs';
import { times } from '../support/times.mjs';

const ROUNDS = times(7);
const CONNECTIONS = 32;
const QUESTION = { messages: [{ role: 'user', content: 'Which fabric should I take for a summer shirt?' }] };

export async function measure({ servers, hammer, dataDir }) {
  const app = await startApp(servers, { SERVICES: 'arena,tools', DATA_DIR: dataDir, ADMIN_TOKEN: OPERATOR });
  try {
    const [{ key }] = await addChallengers(servers.databaseUrl, servers.keyPepper, 1);
    await untilExecuted(servers.databaseUrl);
    const arena = `X-Arena-Key: ${key}`;
    const tools = `X-API-Key: ${await issueKey(app, { interface: 'tools', overrides: PLENTY })}`;
    const body = await (await fetch(`http://127.0.0.1:${app.port}/api/v1/league`)).text();
    const bare = {
      http: await startBare('http', body),
      nest: await startBare('nest', body),
      floor: await startBare('floor', JSON.stringify({ concepts: [] }), servers),
      asking: await startBare('asking', await textOf(app, '/api/keys/me', tools), servers),
    };
    const job = await imageJob(app, tools);
    const hit = (request) => () => hammer.hit(app, [request], { connections: CONNECTIONS });
    const hits = {
      http: () => hammer.hit(bare.http, [get('/')], { connections: CONNECTIONS }),
      nest: () => hammer.hit(bare.nest, [get('/')], { connections: CONNECTIONS }),
      floor: () => hammer.hit(bare.floor, [post('/', concept)], { connections: CONNECTIONS }),
      asking: () => hammer.hit(bare.asking, [get('/')], { connections: CONNECTIONS }),
      me: hit(get('/api/keys/me', tools)),
      status: hit(get(`/api/status/${job}`, tools)),
      models: hit(get('/v1/models', tools)),
      read: hit(get('/api/v1/league', arena)),
      concept: hit(post('/api/fashion-concept', concept, tools)),
      idempotent: hit(post('/api/fashion-concept', concept, tools, `Idempotency-Key: ${process.pid}-{n}`)),
      chat: hit(post('/v1/chat/completions', QUESTION, tools)),
    };
    await alternate(2, hits);
    const runs = await alternate(ROUNDS, hits);
    for (const one of Object.values(bare)) one.stop();
    return rowsOf(runs);
  } finally {
    await app.stop();
  }
}

const headersOf = (line) => ({ [line.split(': ')[0]]: line.split(': ')[1] });

async function textOf({ port }, path, key) {
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers: headersOf(key) })).text();
}

/** The id of an image job that is completed. */
async function imageJob({ port }, key) {
  const response = await fetch(`http://127.0.0.1:${port}/api/generate-fashion-image`, {
    method: 'POST',
    body: JSON.stringify({ description: 'a red dress' }),
    headers: { 'Content-Type': 'application/json', Prefer: 'wait=60', ...headersOf(key) },
  });
  const { job_id: id, status } = await response.json();
  if (status !== 'completed') throw new Error(`the image job is ${status}`);
  return id;
}

const concept = { style: 'noir', count: 3, seed: 7 };
const PLENTY = { fashion_daily: 10_000_000, chat_daily: 10_000_000 };

/** µs of processor */
const MOST_US = { concept: { most: 600 }, chat: { most: 900 } };

const WHAT = {
  read: 'GET /api/v1/league with a key and limits',
  me: 'GET /api/keys/me',
  status: 'GET /api/status/{id} with a key',
  models: 'GET /v1/models with a key',
  concept: 'POST /api/fashion-concept (three concepts, quota)',
  idempotent: 'POST /api/fashion-concept with Idempotency-Key',
  chat: 'POST /v1/chat/completions, embedded',
};

function rowsOf(runs) {
  for (const name of Object.keys(WHAT)) {
    if (runs[name].some(({ others }) => others > 0)) throw new Error(`${WHAT[name]} answered something else than 200`);
  }
  const of = (name, figure) => runs[name].map((run) => run[figure]);
  const shares = ratios(of('read', 'rps'), of('nest', 'rps'));
  const costs = ratios(of('nest', 'us'), of('read', 'us'));
  return [
    ...Object.entries(WHAT).flatMap(([name, what]) => [
      {
        id: `requests.${name}.us`,
        what: `${what}, processor`,
        unit: 'µs',
        values: of(name, 'us'),
        goal: MOST_US[name],
      },
      {
        id: `requests.${name}.cost`,
        what: '– cost in node:http requests',
        unit: 'ratio',
        values: ratios(of(name, 'us'), of('http', 'us')),
        gate: true,
      },
      {
        id: `requests.${name}.rps`,
        what: `– per second, ${CONNECTIONS} connections`,
        unit: '1/s',
        values: of(name, 'rps'),
      },
      { id: `requests.${name}.p95`, what: '– p95', unit: 'ms', values: of(name, 'p95') },
    ]),
    {
      id: 'requests.floor.us',
      what: 'the floor of both: bare Nest, a body, one round trip each to Redis and PostgreSQL, processor',
      unit: 'µs',
      values: of('floor', 'us'),
    },
    ...['concept', 'chat'].map((name) => ({
      id: `requests.${name}.floor`,
      what: `– ${WHAT[name]} ÷ it`,
      unit: 'ratio',
      values: ratios(of(name, 'us'), of('floor', 'us')),
    })),
    {
      id: 'requests.asking.us',
      what: 'the floor of a keyed GET: bare Nest, one prepared question to PostgreSQL, processor',
      unit: 'µs',
      values: of('asking', 'us'),
    },
    ...['me', 'status'].flatMap((name) => [
      {
        id: `requests.${name}.asking`,
        what: `– ${WHAT[name]} ÷ it, by rate`,
        unit: 'ratio',
        values: ratios(of(name, 'rps'), of('asking', 'rps')),
        goal: { least: 0.9 },
      },
      {
        id: `requests.${name}.askingcost`,
        what: '– it ÷ that, by processor',
        unit: 'ratio',
        values: ratios(of('asking', 'us'), of(name, 'us')),
      },
    ]),
    {
      id: 'requests.models.nest',
      what: `– ${WHAT.models} ÷ bare Nest on Express, by rate`,
      unit: 'ratio',
      values: ratios(of('models', 'rps'), of('nest', 'rps')),
      goal: { least: 0.9 },
    },
    {
      id: 'requests.read.nest',
      what: 'the prepared GET with a key ÷ bare Nest on Express, by rate',
      unit: 'ratio',
      values: shares,
      goal: { least: 0.9 },
    },
    {
      id: 'requests.idempotent.more',
      what: 'fashion-concept with an Idempotency-Key ÷ without, by processor',
      unit: 'ratio',
      values: ratios(of('idempotent', 'us'), of('concept', 'us')),
      goal: { most: 1.3 },
    },
    {
      id: 'requests.read.nestcost',
      what: '– bare Nest ÷ it, by processor',
      unit: 'ratio',
      values: costs,
      goal: { least: 0.9 },
    },
  ];
}
