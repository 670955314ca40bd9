import { SHOWCASE_ID } from '../../src/design/design-id.js';
import { SHOWCASE_JOB } from '../../src/tools/tools.names.js';
import { unsoundBooks } from './accounts.js';
import type { Client } from './http.js';
import type { MixedLoad } from './mixed-load.js';
import type { Receiver } from './receiver.js';
import type { World } from './world.js';

/** What was acknowledged and what there is, side by side. */
export interface Sheet {
  lost: number;
  ghosts: number;
  charged_twice: number;
  filled_twice: number;
  artefacts_missing: number;
  artefacts_too_many: number;
  ended_twice: number;
  webhooks_missing: number;
  webhooks_twice: number;
  reservations_left: number;
  given_up: number;
}

export const EXACT: Sheet = {
  lost: 0,
  ghosts: 0,
  charged_twice: 0,
  filled_twice: 0,
  artefacts_missing: 0,
  artefacts_too_many: 0,
  ended_twice: 0,
  webhooks_missing: 0,
  webhooks_twice: 0,
  reservations_left: 0,
  given_up: 0,
};

interface Row {
  id: string;
  status: string;
  code: string | null;
}

const IMAGES = `SELECT id, status, error->>'code' AS code FROM tools_image_job WHERE id <> '${SHOWCASE_JOB}'`;
const DESIGNS = `SELECT id, status, error->>'code' AS code FROM design_submission WHERE id <> '${SHOWCASE_ID}'`;
const less = (a: Set<string>, b: Set<string>): number => [...a].filter((one) => !b.has(one)).length;

/** To be asked when all is done: every errand of the load acknowledged, no job open. */
export async function balanceSheet(world: World, load: MixedLoad, api: Client, receiver: Receiver): Promise<Sheet> {
  const images = await world.query<Row>(IMAGES);
  const designs = await world.query<Row>(DESIGNS);
  const promised = [
    ...load.images.answers<{ job_id: string }>().map(({ job_id }) => job_id),
    ...load.designs.answers<{ id: string }>().map(({ id }) => id),
    ...load.keys.errands.map(({ body }) => (body as { name: string }).name),
    ...load.decisions.errands.map(({ body }) => (body as { decision_id: string }).decision_id),
  ];
  const names = await world.query<{ name: string }>(`SELECT name FROM account WHERE name LIKE 'once %'`);
  const commands = await world.query<{ id: string }>(
    `SELECT decision_id AS id FROM arena_command WHERE decision_id LIKE 'n%' AND tick IS NOT NULL`,
  );
  const there = [...images, ...designs, ...commands].map(({ id }) => id).concat(names.map(({ name }) => name));
  const wanted = new Set(promised);
  const found = new Set(there);
  return {
    lost: less(wanted, found) + (promised.length - wanted.size),
    ghosts: less(found, wanted) + (there.length - found.size),
    charged_twice: await chargedTwice(world, load, images, designs),
    filled_twice: (
      await world.query(
        `SELECT participant_id, decision_id FROM arena_fill WHERE decision_id LIKE 'n%' GROUP BY 1, 2 HAVING count(*) > 1`,
      )
    ).length,
    ...(await artefacts(api, images, designs)),
    ended_twice: await endedTwice(world, images.length + designs.length),
    ...(await webhooks(world, load, receiver)),
    reservations_left: (await world.query('SELECT 1 FROM quota_reservation')).length,
    given_up: [...images, ...designs].filter(({ code }) => code === 'internal_error').length,
  };
}

const completed = (rows: Row[]): number => rows.filter(({ status }) => status === 'completed').length;

/** Units of all buckets beyond one per completed job and per acknowledged call; a unit too few counts as well. */
async function chargedTwice(world: World, load: MixedLoad, images: Row[], designs: Row[]): Promise<number> {
  const used = async (bucket: string): Promise<number> =>
    Number(
      (
        await world.query<{ used: string }>(
          `SELECT coalesce(sum(used), 0) AS used FROM quota_counter WHERE bucket = $1 AND subject LIKE 'account:%'`,
          [bucket],
        )
      )[0].used,
    );
  return (
    Math.abs((await used('fashion')) - completed(images)) +
    Math.abs((await used('design_uses')) - completed(designs)) +
    Math.abs((await used('chat_pack')) - load.chats.errands.length)
  );
}

async function artefacts(api: Client, images: Row[], designs: Row[]) {
  const pictures = [
    ...images.map(({ id, status }) => ({ path: `/api/images/${id}/1.png`, status })),
    ...designs.map(({ id, status }) => ({ path: `/api/design/${id}/files/illustration.png`, status })),
  ];
  let missing = 0;
  let tooMany = 0;
  for (const { path, status } of pictures) {
    const answer = await api.get(path);
    const isThere = answer.status === 200;
    if (status === 'completed' && !(isThere && answer.text.includes('IEND'))) missing++;
    if (status !== 'completed' && isThere) tooMany++;
  }
  return { artefacts_missing: missing, artefacts_too_many: tooMany };
}

/** The diary holds one ending of each job and of the two showcases. */
async function endedTwice(world: World, jobs: number): Promise<number> {
  const ended = await world.query(`SELECT 1 FROM domain_event WHERE type IN ('job_completed', 'job_failed')`);
  const shown = await world.query(
    `SELECT 1 FROM tools_image_job WHERE id = '${SHOWCASE_JOB}' AND status IN ('completed', 'failed')
     UNION ALL SELECT 1 FROM design_submission WHERE id = '${SHOWCASE_ID}' AND status IN ('completed', 'failed')`,
  );
  return Math.abs(ended.length - shown.length - jobs);
}

/** One message for each job that wanted one: delivered at least once, always under one id. */
async function webhooks(world: World, load: MixedLoad, receiver: Receiver) {
  const wanted = [load.images, load.designs].flatMap(({ errands }) =>
    errands.flatMap(({ body }) => ('webhook_url' in body ? [new URL(body.webhook_url as string).pathname] : [])),
  );
  const ids = wanted.map((path) => new Set(receiver.at(path).map(({ headers }) => headers['webhook-id'])).size);
  const pending = await world.query(`SELECT 1 FROM webhook_delivery WHERE status <> 'delivered'`);
  return {
    webhooks_missing: ids.filter((n) => n === 0).length + pending.length,
    webhooks_twice: ids.filter((n) => n > 1).length,
  };
}

export { unsoundBooks };
