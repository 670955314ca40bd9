/** What a worker process (`ROLE=worker`) holds while it makes designs and their PDFs: one after the other, then ten at a time. */
import { PROMPTS } from '../design/prompts.mjs';
import { startApp } from '../support/app.mjs';
import { issueKey, OPERATOR } from '../support/keys.mjs';
import { times } from '../support/times.mjs';

const ALONE = times(30);
const TOGETHER = times(30);
const AT_ONCE = 10;

export async function measure({ servers, dataDir }) {
  const settings = { SERVICES: 'design', DATA_DIR: dataDir, ADMIN_TOKEN: OPERATOR };
  const [worker, api] = [
    await startApp(servers, { ...settings, ROLE: 'worker' }),
    await startApp(servers, { ...settings, ROLE: 'api' }),
  ];
  try {
    const key = await issueKey(api, { interface: 'design', overrides: { uses_total: 100_000 } });
    const memory = [];
    const made = async (seeds) => {
      await Promise.all(seeds.map((seed) => design(api, key, seed)));
      memory.push((await resident(worker)) / 1e6);
    };
    for (let seed = 0; seed < ALONE; seed++) await made([seed]);
    for (let done = 0; done < TOGETHER; done += AT_ONCE)
      await made(Array.from({ length: AT_ONCE }, (_, i) => ALONE + done + i));
    console.log(`resident memory of the worker, MB: ${memory.map((mb) => mb.toFixed(0)).join(' ')}`);
    return [
      {
        id: 'worker.rss',
        what: `resident memory of a worker, after ${ALONE + TOGETHER} designs with PDFs`,
        unit: 'MB',
        values: [memory.at(-1)],
        goal: { most: 400 },
      },
      { id: 'worker.rss.peak', what: '– most of it after any of them', unit: 'MB', values: [Math.max(...memory)] },
    ];
  } finally {
    await Promise.all([worker.stop(), api.stop()]);
  }
}

/** Until it is completed and all of its files are there. @throws when it fails */
async function design({ port }, key, seed) {
  const base = `http://127.0.0.1:${port}`;
  const body = JSON.stringify({ description: PROMPTS[seed % PROMPTS.length], seed });
  const headers = { 'Content-Type': 'application/json', 'X-API-Key': key };
  let one = await (await fetch(`${base}/api/v1/design`, { method: 'POST', headers, body })).json();
  const { id } = one;
  do one = await (await fetch(`${base}/api/design/${id}`, { headers: { Prefer: 'wait=30' } })).json();
  while (one.status === 'queued' || one.status === 'processing');
  if (one.status !== 'completed') throw new Error(`${body}: ${JSON.stringify(one.error ?? one)}`);
  const urls = [...Object.values(one.result.pattern.files), one.result.techpack?.pdf].filter((url) =>
    url?.endsWith('.pdf'),
  );
  for (const url of urls) await taken(base + new URL(url).pathname);
}

/** A file that is still being made is asked for again. */
async function taken(url) {
  for (;;) {
    const response = await fetch(url);
    await response.arrayBuffer();
    if (response.status !== 503) return;
  }
}

async function resident({ port }) {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
}
