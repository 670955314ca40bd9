/** Spectators who keep /arena open: what a process spends on their streams, and whether ticks stay in time. */
import { request } from 'node:http';
import { startApp } from '../support/app.mjs';
import { table } from '../support/figures.mjs';

const SPECTATORS = Number(process.env.SPECTATORS ?? 200);
const ROUNDS = 3;
const SECONDS = 20;
const TICK_MS = 1000;
/** A tick that reaches its spectators later than this after the second it is of. */
const LATE_MS = 500;

/** @param servers PostgreSQL and Redis */
export async function benchSpectators(servers) {
  const app = await startApp(servers, { TICK_MS: String(TICK_MS), ALLOWANCES: '127.0.0.1 streams=2000 burst=1000000' });
  try {
    await opened(app.port);
    const alone = await rounds(app, []);
    const spectators = await Promise.all(Array.from({ length: SPECTATORS }, () => watching(app.port)));
    await Promise.all(Array.from({ length: SPECTATORS }, () => page(app.port)));
    const watched = await rounds(app, spectators);
    for (const { end } of spectators) end();
    report(alone, watched);
  } finally {
    await app.stop();
  }
}

async function opened(port) {
  for (let i = 0; i < 600; i++) {
    const { status } = await fetch(`http://127.0.0.1:${port}/api/state`);
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('the league did not open');
}

const page = async (port) => {
  const answer = await fetch(`http://127.0.0.1:${port}/arena`, { headers: { Accept: 'text/html' } });
  if (answer.status !== 200) throw new Error(`/arena: ${answer.status}`);
  await answer.text();
};

/** A stream as a browser holds it. @returns how late its ticks were, ms, and how to end it */
function watching(port) {
  return new Promise((resolve, reject) => {
    const late = [];
    const asked = request({ port, host: '127.0.0.1', path: '/api/v1/stream', agent: false }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`stream: ${answer.statusCode}`));
      answer.setEncoding('utf8').on('data', (text) => {
        for (const [, at] of text.matchAll(/"as_of":"([^"]+)"/g)) late.push(Date.now() - Date.parse(at));
      });
      resolve({ late, end: () => asked.destroy() });
    });
    asked.on('error', reject).end();
  });
}

async function rounds(app, spectators) {
  const list = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const { late } of spectators) late.length = 0;
    await app.take();
    await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
    const { cpuMs } = await app.take();
    const late = spectators.flatMap((one) => one.late);
    list.push({ cores: cpuMs / (SECONDS * 1000), late });
  }
  return list;
}

function report(alone, watched) {
  const cores = (list) => list.map((one) => one.cores);
  table(`${SPECTATORS} spectators of /arena, ticks of ${TICK_MS} ms, ${ROUNDS} runs of ${SECONDS} s`, [
    { what: 'cores of the process, nobody watching', values: cores(alone) },
    { what: 'cores of the process, watched', values: cores(watched), goal: 'at most 0.5' },
    { what: 'ticks that reached a spectator', values: watched.map(({ late }) => late.length) },
    {
      what: `of them later than ${LATE_MS} ms after their second`,
      values: watched.map(({ late }) => late.filter((ms) => ms > LATE_MS).length),
      goal: '0',
    },
  ]);
}
