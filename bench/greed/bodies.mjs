/**
 * Two thousand sockets of twenty addresses send 900 KB of a chat but for the end, and stop: what do they cost, and what does
 * somebody notice who chats meanwhile?
 */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApp } from '../support/app.mjs';

const SOCKETS = 2000;
const ADDRESSES = 20;
const LONG = 900 * 1024;
const PATIENCE_MS = 35_000;
const CHAT = JSON.stringify({ model: 'atelier-embedded', messages: [{ role: 'user', content: 'Hi' }] });
const ADMIN_TOKEN = 'operator-of-the-benchmark';
const mega = (bytes) => `${Math.round(bytes / 1024 / 1024)} MB`;

export async function measure({ servers, dataDir }) {
  const settings = { SERVICES: 'tools', TRUST_PROXY: 'loopback', BURST_LIMIT: '600', ADMIN_TOKEN, DATA_DIR: dataDir };
  const app = await startApp(servers, settings);
  try {
    const chat = await chatter(app.port);
    for (let n = 0; n < 30; n++) await Promise.all(Array.from({ length: 30 }, chat)); // memory that any load takes
    return await greedy(app, chat);
  } finally {
    await app.stop();
  }
}

async function greedy(app, chat) {
  const { rss } = await app.take();
  let most = rss;
  const others = [];
  const look = async () => {
    others.push(await chat());
    most = Math.max(most, (await app.take()).rss);
  };
  const began = performance.now();
  const crowd = [];
  for (let n = 0; n < SOCKETS; n++) {
    crowd.push(stopping(app.port, `192.0.2.${1 + (n % ADDRESSES)}`));
    if (n % 50 === 49) await look();
  }
  while (performance.now() - began < PATIENCE_MS && crowd.some(({ socket }) => !socket.destroyed)) {
    await look();
    await sleep(250);
  }
  const held = crowd.filter(({ socket }) => !socket.destroyed).length;
  for (const { socket } of crowd) socket.destroy();
  return [
    [
      `${SOCKETS} bodies of 900 KB that stop, from ${ADDRESSES} addresses: answers`,
      countsOf(crowd.map((one) => one.status)),
    ],
    ['still held when it ended', `${held}`],
    ['memory before → at most', `${mega(rss)} → ${mega(most)}`],
    ['others meanwhile', countsOf(others)],
  ];
}

function stopping(port, address) {
  const socket = connect(port, '127.0.0.1');
  const one = { socket, status: 'none' };
  socket.on('error', () => undefined);
  socket.on('data', (piece) => {
    if (one.status === 'none') one.status = piece.toString('latin1', 9, 12);
  });
  const head = `POST /v1/chat/completions HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\n`;
  socket.write(`${head}Content-Length: ${LONG}\r\n\r\n${TEXT}`);
  return one;
}

const TEXT = '{"messages":['.padEnd(LONG - 1024, ' ');

/** Somebody with a key, whose chats answer a status. */
async function chatter(port) {
  const base = `http://127.0.0.1:${port}`;
  const post = (path, body, headers) =>
    fetch(base + path, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });
  const wish = JSON.stringify({ interface: 'tools', tier: 'enterprise', overrides: { burst_limit: 100_000 } });
  const issued = await post('/api/admin/keys', wish, { Authorization: `Bearer ${ADMIN_TOKEN}` });
  const key = { 'X-API-Key': (await issued.json()).api_key, 'X-Forwarded-For': '198.51.100.1' };
  return async () => {
    const answer = await post('/v1/chat/completions', CHAT, key).catch(() => ({ status: 0 }));
    await answer.text?.();
    return answer.status;
  };
}

function countsOf(statuses) {
  const counts = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return Object.entries(counts)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ');
}
