import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Json } from './support/http.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { createWorld, type World } from './support/world.js';

const run = promisify(execFile);

let world: World;
let server: Server;
let examples: Record<string, string>;
beforeAll(async () => {
  world = await createWorld({ SERVICES: 'design' });
  server = await world.start();
  examples = (await server.get<{ examples: Record<string, string> }>('/api/v1/design')).body.examples;
});
afterAll(() => world.close());

/** A command as pasted into a shell. */
async function pasted(command: string, environment: Record<string, string> = {}): Promise<Json> {
  const { stdout } = await run('bash', ['-c', command], { env: { PATH: process.env.PATH, ...environment } });
  return JSON.parse(stdout) as Json;
}

it('samples of the descriptor work as pasted', async () => {
  const issued = await pasted(examples.request_key);
  expect(issued).toMatchObject({ plan: 'beta', uses_total: 10, api_key: expect.stringMatching(/^fyra_design_/) });
  const key = { API_KEY: String(issued.api_key) };
  expect(await pasted(examples.submit_design, key)).toMatchObject({ status: 'queued', uses_remaining: 9 });
  const designed = await eventually('designed', async () => {
    const shown = await pasted(examples.poll_status, key);
    return !['queued', 'processing'].includes(String(shown.status)) && shown;
  });
  expect(designed).toMatchObject({
    status: 'completed',
    result: { spec: { garment: 'dress', length: 'knee', neckline: 'boat' } },
  });
  expect(await pasted(`curl -s ${examples.postman_collection}`)).toMatchObject({ item: expect.any(Array) });
});

it('and without a key they say what is missing', async () => {
  expect(await pasted(examples.submit_design)).toMatchObject({ status: 401, code: 'key_missing' });
});

/** Commands in fenced blocks of the page; addresses are the default ones. */
const blocks = [...readFileSync('docs/design.md', 'utf8').matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text]) => text);

it('the commands of docs/design.md work one after the other', async () => {
  expect(blocks.length).toBeGreaterThan(0);
  const script = blocks.join('\n').replaceAll('http://localhost:3000', server.base);
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], { env: { PATH: process.env.PATH } });
  expect(stdout).toContain('"attribute":"length"');
});
