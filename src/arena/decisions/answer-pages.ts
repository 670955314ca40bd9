import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { EntityManager } from 'typeorm';
import type { Answer } from '../engine/league/index.js';

/** Answers of consecutive places in one row: alone they are too many rows to write, together too much to read for one. */
const PER_PAGE = 100;

/** Pages made between two turns of the event loop, so that requests get in between. */
const AT_ONCE = 4;

const pack = promisify(deflateRaw);
const unpack = promisify(inflateRaw);

/** Where in the log a command was executed. */
export interface Place {
  tick: number;
  place: number;
}

/** Keeps what a tick's commands answered, in their order. */
export async function keepAnswers(manager: EntityManager, tick: number, answers: readonly Answer[]): Promise<void> {
  const pages = Array.from({ length: Math.ceil(answers.length / PER_PAGE) }, (_, page) =>
    answers.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
  );
  const bodies: Buffer[] = [];
  for (let at = 0; at < pages.length; at += AT_ONCE) {
    const some = pages.slice(at, at + AT_ONCE).map((page) => pack(JSON.stringify(page), { level: 1 }));
    bodies.push(...(await Promise.all(some)));
  }
  await manager.query(
    'INSERT INTO arena_answer_page (tick, page, body) SELECT $1, nr - 1, body FROM unnest($2::bytea[]) WITH ORDINALITY AS p(body, nr)',
    [tick, bodies],
  );
}

/** Answers at the given places, in that order; null where none is kept. */
export async function answersAt(
  manager: Pick<EntityManager, 'query'>,
  places: readonly Place[],
): Promise<(Answer | null)[]> {
  if (places.length === 0) return [];
  const wanted = [...new Map(places.map((one) => [nameOf(one), one])).values()];
  const rows = await manager.query<{ tick: string; page: number; body: Buffer }[]>(
    `SELECT tick, page, body FROM arena_answer_page
     JOIN unnest($1::bigint[], $2::integer[]) AS w(tick, page) USING (tick, page)`,
    [wanted.map(({ tick }) => tick), wanted.map(pageOf)],
  );
  const pages = await Promise.all(
    rows.map(async ({ body }) => JSON.parse((await unpack(body)).toString()) as Answer[]),
  );
  const byName = new Map(rows.map(({ tick, page }, i) => [`${tick} ${page}`, pages[i]]));
  return places.map((one) => byName.get(nameOf(one))?.[one.place % PER_PAGE] ?? null);
}

const pageOf = ({ place }: Place): number => Math.floor(place / PER_PAGE);
const nameOf = (one: Place): string => `${one.tick} ${pageOf(one)}`;
