import { SHOWCASE_JOB } from '../../src/tools/tools.names.js';
import { whenFinal } from './final.js';
import type { Answer, Client, Json } from './http.js';
import type { Server } from './server.js';
import { eventually } from './wait.js';
import { ADMIN_TOKEN, type World } from './world.js';

export interface JobRow {
  id: string;
  status: string;
}

const TEXTS = ['a white shirt', 'a red dress', 'a chocolate cake', 'a navy coat'];

/** A tools key for many orders. */
export async function issueKey(server: Server): Promise<string> {
  const operator = server.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
  const wish = { interface: 'tools', overrides: { fashion_daily: 500 } };
  return String((await operator.post('/api/admin/keys', wish)).body.api_key);
}

/** Whether the i-th order is one that can be drawn; the others are refused by their job. */
export const isGarment = (i: number): boolean => !TEXTS[i % TEXTS.length].includes('cake');

export const order = (client: Client, i: number): Promise<Answer> =>
  client.post('/api/generate', { description: TEXTS[i % TEXTS.length], image_size: '512x768', seed: i });

/** An image job when it is over. */
export const finalJob = (api: Client, id: string): Promise<Json> =>
  whenFinal(api, `/api/status/${id}`).then(({ body }) => body);

/** All jobs of a world but the showcase. */
export const jobsIn = (world: World): Promise<JobRow[]> =>
  world.query<JobRow>('SELECT id, status FROM tools_image_job WHERE id <> $1', [SHOWCASE_JOB]);

export const finalJobs = (world: World): Promise<JobRow[]> =>
  eventually('every job final', async () => {
    const rows = await jobsIn(world);
    return rows.every(({ status }) => status === 'completed' || status === 'failed') && rows;
  });

/** Endings that the diary holds of image jobs, the showcase's own left out. */
export async function endingsIn(world: World): Promise<number> {
  const ended = await world.query(
    `SELECT 1 FROM domain_event WHERE type IN ('job_completed', 'job_failed') AND data->>'kind' = 'image'`,
  );
  const drawn = await world.query(`SELECT 1 FROM tools_image_job WHERE id = $1 AND status = 'completed'`, [
    SHOWCASE_JOB,
  ]);
  return ended.length - drawn.length;
}
