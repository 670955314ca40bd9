/** Inside the application: jobs promised in transactions of their own, thirty-two at a time, until the relay has sent them all. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { Outbox } from '../../dist/src/common/jobs/outbox.js';
import { OutboxRelay } from '../../dist/src/common/jobs/outbox.relay.js';

const AT_ONCE = 32;
const QUEUE = 'design';

/** @returns jobs a second committed, and until all of them were in Bull */
export default async function outbox(app, { jobs }) {
  const [db, promised, relay] = [DataSource, Outbox, OutboxRelay].map((token) => app.get(token, { strict: false }));
  const name = `bench ${randomUUID()}`;
  const began = performance.now();
  let left = jobs;
  const one = async () => {
    while (left-- > 0) {
      await db.transaction((manager) => promised.add(manager, { queue: QUEUE, name, ref: 'none' }));
      relay.kick();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  const accepted = performance.now() - began;
  while ((await unsent(db, name)) > 0) await sleep(5);
  const relayed = performance.now() - began;
  await db.query('DELETE FROM outbox_job WHERE name = $1', [name]);
  return { accepted: (jobs / accepted) * 1000, relayed: (jobs / relayed) * 1000 };
}

const unsent = async (db, name) =>
  (await db.query('SELECT count(*)::int AS n FROM outbox_job WHERE name = $1 AND sent_at IS NULL', [name]))[0].n;
