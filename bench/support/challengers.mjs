import { randomUUID } from 'node:crypto';
import pg from 'pg';

/**
 * Puts challengers with keys into the tables as registration and a first heartbeat would, and their arrival into the log.
 * @returns their ids and keys
 */
export async function addChallengers(databaseUrl, keyPepper, count) {
  const { hashApiKey, newApiKey } = await import('../../dist/src/common/auth/api-key.js');
  const { newPublicId } = await import('../../dist/src/common/work/public-id.js');
  const rows = Array.from({ length: count }, (_, n) => {
    const key = newApiKey('arena');
    const name = `Bench ${n.toString(36)}`;
    const ids = { id: newPublicId('agt'), account: randomUUID(), key_id: randomUUID() };
    return { ...ids, key, name, hash: hashApiKey(key, keyPepper).toString('hex'), four: key.slice(-4) };
  });
  await withClient(databaseUrl, async (client) => {
    for (const sql of INSERTS) await client.query(sql, [JSON.stringify(rows)]);
  });
  return rows.map(({ id, key }) => ({ id, key }));
}

/** Puts decisions into the log as an api process would. @param decisions `{participant_id, decision_id, actions}` */
export async function addDecisions(databaseUrl, decisions) {
  await withClient(databaseUrl, async (client) => {
    for (let at = 0; at < decisions.length; at += 5000) {
      await client.query(DECIDE, [JSON.stringify(decisions.slice(at, at + 5000))]);
    }
  });
}

/** Commands that no tick has executed yet. */
export async function pendingCommands(databaseUrl) {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query('SELECT count(*)::int AS n FROM arena_command WHERE tick IS NULL'),
  );
  return rows[0].n;
}

export async function untilExecuted(databaseUrl) {
  const end = Date.now() + 120_000;
  while ((await pendingCommands(databaseUrl)) > 50) {
    if (Date.now() > end) throw new Error('the market does not execute its commands');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export async function withClient(databaseUrl, work) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const ROWS = `jsonb_to_recordset($1::jsonb) AS r(id text, account uuid, key_id uuid, name text, hash text, four text)`;
const INSERTS = [
  `INSERT INTO account (id, interface, tier, name) SELECT account, 'arena', 'free', name FROM ${ROWS}`,
  `INSERT INTO api_key (id, account_id, hash, last_four) SELECT key_id, account, decode(hash, 'hex'), four FROM ${ROWS}`,
  `INSERT INTO arena_participant (id, kind, name, name_key, account_id, status, activated_at, last_heartbeat_at)
   SELECT id, 'challenger', name, lower(name), account, 'active', now(), now() + interval '1 hour' FROM ${ROWS}`,
  `INSERT INTO arena_command (kind, participant_id, payload)
   SELECT 'activate', id, jsonb_build_object('kind', 'activate', 'participant',
     jsonb_build_object('id', id, 'name', name, 'kind', 'challenger', 'baseline', false)) FROM ${ROWS}`,
];
const DECIDE = `INSERT INTO arena_command (kind, participant_id, decision_id, payload)
  SELECT 'decide', r.participant_id, r.decision_id, jsonb_build_object('kind', 'decide', 'participant_id', r.participant_id,
    'decision_id', r.decision_id, 'actions', r.actions)
  FROM jsonb_to_recordset($1::jsonb) AS r(participant_id text, decision_id text, actions jsonb)`;
