import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { Client } from '../http.js';
import { ADMIN_TOKEN } from '../world.js';
import { Findings } from './findings.js';
import { Keyring } from './keyring.js';
import { Memory } from './memory.js';
import { requestsTo, type Draft } from './request.js';
import { nameOf, operations, type Documented } from './schema.js';
import { untruths, type Seen } from './truth.js';
import { send, type WireRequest } from './wire.js';

/** As many at a time as keep two cores busy. */
const AT_A_TIME = 6;
/** What a request may be refused for although nothing is wrong with it or with us. */
const EXCUSED_503 = new Set(['market_paused', 'queue_full', 'file_not_ready', 'mail_unavailable']);

/** The seed of a run: FUZZ_SEED, else of the moment. */
export const seedOf = (now: number): number => Number(process.env.FUZZ_SEED ?? now % 2 ** 31);

/**
 * Sends `count` requests, spread evenly over the document's operations, and holds every answer against the document.
 * The same seed makes the same requests; ids and keys are those of the server at hand.
 */
export async function fuzz(app: Client, count: number, seed: number): Promise<Findings> {
  const findings = new Findings();
  const keys = new Keyring(app, seed);
  const memory = await Memory.of(app);
  const drafts = shuffled(operations.flatMap((operation) => sample(operation, count, seed)));
  const work = drafts.values();
  const worker = async (): Promise<void> => {
    for (const draft of work) await one(app, draft, { findings, keys, memory });
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return findings;
}

function sample(operation: Documented, count: number, seed: number): Draft[] {
  const numRuns = Math.ceil(count / operations.length);
  const own = createHash('sha256').update(nameOf(operation)).digest().readInt32BE();
  return fc.sample(requestsTo(operation), { numRuns, seed: seed ^ own });
}

/** Operations take turns: the n-th request to each, then the next. */
function shuffled(drafts: Draft[]): Draft[] {
  const turns = new Map<Documented, number>();
  const turn = (draft: Draft): number => {
    const nth = (turns.get(draft.operation) ?? 0) + 1;
    turns.set(draft.operation, nth);
    return nth;
  };
  return drafts
    .map((draft) => ({ draft, nth: turn(draft) }))
    .sort((a, b) => a.nth - b.nth)
    .map(({ draft }) => draft);
}

interface Tools {
  findings: Findings;
  keys: Keyring;
  memory: Memory;
}

async function one(app: Client, draft: Draft, { findings, keys, memory }: Tools): Promise<void> {
  const { operation } = draft;
  const key = await keys.headersFor(operation, draft.key);
  const wire = requestOf(draft, key, memory);
  try {
    const seen = await send(app.base, wire);
    findings.add(operation, wire, seen, [...excused(operation, seen), ...leaks(wire, seen)]);
    keys.learn(operation, draft.key, seen);
    if (seen.status < 300) memory.learn(seen.text);
    if (operation.path === '/api/admin/league/pause' && seen.status < 300)
      await app.post('/api/admin/league/resume', undefined, { headers: { Authorization: `Bearer ${ADMIN_TOKEN}` } });
  } catch (error) {
    findings.add(operation, wire, undefined, [`no answer: ${(error as Error).message}`]);
  }
}

function requestOf({ operation, segments, query, headers, body }: Draft, key: object, memory: Memory): WireRequest {
  const path = operation.path.replace(/\{([^}]+)\}/g, (place, name: string) => {
    const segment = segments[name];
    const address = operation.path.slice(0, operation.path.indexOf(place));
    return 'text' in segment ? segment.text : memory.recall(address, segment.known);
  });
  return {
    method: operation.method,
    path: query ? `${path}?${query}` : path,
    headers: { ...headers, ...key, ...(body.type === undefined ? {} : { 'Content-Type': body.type }) },
    body: body.body,
  };
}

function excused(operation: Documented, seen: Seen): string[] {
  const flaws = untruths(operation, seen);
  if (seen.status !== 503) return flaws;
  const { code } = JSON.parse(seen.text) as { code: string };
  return EXCUSED_503.has(code) ? flaws : [...flaws, `503 ${code}`];
}

/** A key or the operator's token is never said back. */
function leaks({ headers }: WireRequest, { text }: Seen): string[] {
  const secrets = [headers['X-API-Key'], headers['X-Arena-Key'], ADMIN_TOKEN, 'pepper of the tests'];
  return secrets
    .filter((secret) => secret && secret.length > 12 && text.includes(secret))
    .map(() => 'says a secret back');
}
