/**
 * Load in a process of its own, with as little client as possible: `{port, requests, connections, seconds}` keeps that many
 * connections busy, one request at a time each, and answers `{count, seconds, others, ms}`: requests answered, in what time,
 * those not 2xx, and how long each took. A `{n}` in a request is a number of its own. Connections stay open between runs, as
 * far as the server keeps them.
 */
import { once } from 'node:events';
import { connect } from 'node:net';

const pools = new Map();

process.on('disconnect', () => process.exit(0));
process.on('message', async (message) => process.send(await run(message)));

async function run({ port, requests, connections, seconds }) {
  const lines = await opened(port, connections);
  const end = performance.now() + seconds * 1000;
  const next = turns(requests);
  const began = performance.now();
  const done = await Promise.all(lines.map((line) => line.busyUntil(end, next)));
  const seen = done.flat();
  return {
    count: seen.length,
    seconds: (performance.now() - began) / 1000,
    others: seen.filter(({ status }) => status < 200 || status > 299).length,
    ms: seen.map(({ ms }) => ms),
  };
}

let sentSoFar = 0;

/** The requests one after the other, from the beginning again when they are used up. */
function turns(requests) {
  const list = requests.map((text) => (text.includes('{n}') ? text : Buffer.from(text, 'latin1')));
  return () => {
    const one = list[sentSoFar++ % list.length];
    return typeof one === 'string' ? one.replaceAll('{n}', String(sentSoFar)) : one;
  };
}

async function opened(port, count) {
  const pool = (pools.get(port) ?? []).filter(({ socket }) => !socket.destroyed);
  pools.set(port, pool);
  while (pool.length < count) pool.push(await Line.open(port));
  return pool.slice(0, count);
}

/** One connection that stays open. */
class Line {
  static async open(port) {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    return new Line(socket);
  }

  constructor(socket) {
    this.socket = socket;
    this.awaited = 0;
    socket.on('data', (chunk) => this.read(chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.closed?.());
  }

  busyUntil(end, next) {
    return new Promise((resolve, reject) => {
      const seen = [];
      let sent = 0;
      const send = () => {
        sent = performance.now();
        this.socket.write(next());
      };
      this.closed = () => reject(new Error('the server has closed a connection'));
      this.done = (status) => {
        const now = performance.now();
        seen.push({ status, ms: now - sent });
        if (now < end) send();
        else resolve(seen);
      };
      send();
    });
  }

  /** Answers have a length or are chunked; only one is under way. */
  read(chunk) {
    if (this.awaited > 0) return this.took(chunk.length);
    this.head = this.head ? Buffer.concat([this.head, chunk]) : chunk;
    if (this.chunked) return this.endOfChunks();
    const end = this.head.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.head.latin1Slice(0, end).toLowerCase();
    this.status = Number(head.slice(9, 12));
    const at = head.indexOf('\r\ncontent-length: ');
    this.chunked = at < 0 && head.includes('\r\ntransfer-encoding: chunked');
    if (this.chunked) return this.endOfChunks();
    this.awaited = end + 4 + (at < 0 ? 0 : Number.parseInt(head.slice(at + 18), 10));
    this.took(this.head.length);
  }

  endOfChunks() {
    if (!this.head.subarray(-7).equals(LAST_CHUNK)) return;
    this.awaited = this.head.length;
    this.took(this.head.length);
  }

  took(bytes) {
    this.awaited -= bytes;
    if (this.awaited > 0) return;
    this.head = undefined;
    this.chunked = false;
    this.awaited = 0;
    this.done?.(this.status);
  }
}

const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');
