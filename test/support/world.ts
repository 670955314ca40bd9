import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { Client as Postgres, Pool, type QueryResultRow } from 'pg';
import { SHOWCASE_ID } from '../../src/design/design-id.js';
import { FILES_QUEUE } from '../../src/design/design.jobs.js';
import { SHOWCASE_JOB } from '../../src/tools/tools.names.js';
import { launchServer, type Server } from './server.js';
import { eventually } from './wait.js';

const LOGS = join(__dirname, '../../.cache/e2e-logs');

/** A database whose league has been founded, its week written out, and has not ticked since. */
const FOUNDED = 'fyra_founded';
const LONGEST_TICK_MS = 60_000;
const FOUNDING_MS = 240_000;

export const ADMIN_TOKEN = 'operator-of-the-tests';

/** A database, a Redis and a data folder that no other test file sees, and the processes that work on them. */
/** Tables whose rows are only ever added. */
const ONLY_ADDED = [
  'arena_fill',
  'arena_match_course',
  'arena_posting',
  'arena_record_key',
  'arena_seal',
  'arena_tape',
];

export class World {
  readonly servers: Server[] = [];
  private pool?: Pool;
  private client?: Redis;

  constructor(
    readonly databaseUrl: string,
    readonly redisUrl: string,
    readonly dataDir: string,
    private readonly logFolder: string,
    private readonly settings: Record<string, string>,
  ) {}

  /** Starts one more process of the application and waits until it is ready. @param settings environment variables */
  async start(settings: Record<string, string> = {}): Promise<Server> {
    return (await this.launch(settings)).ready();
  }

  /** As start, but does not wait. */
  async launch(settings: Record<string, string> = {}): Promise<Server> {
    const server = await launchServer({ ...this.environment(), ...settings }, this.logFolder);
    this.servers.push(server);
    return server;
  }

  /** Settings of every process in this world. */
  environment(): Record<string, string> {
    return {
      DATABASE_URL: this.databaseUrl,
      REDIS_URL: this.redisUrl,
      DATA_DIR: this.dataDir,
      KEY_PEPPER: 'pepper of the tests',
      ADMIN_TOKEN,
      BURST_LIMIT: '100000', // how often a test asks depends on the machine
      DRAIN_SECONDS: '0',
      PROBE_SECONDS: '0', // nobody but the test asks
      DATABASE_POOL_SIZE: '8',
      ALLOWANCES: '127.0.0.0/8 key_requests=1000 email_keys=1000 mails=1000', // a test's callers share an address
      ...this.settings,
    };
  }

  /** Rows of a query against this world's database. */
  async query<Row extends QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.connections().query<Row>(sql, values)).rows;
  }

  /** Changes rows as somebody would who owns the database: its triggers are no hindrance then. */
  async forge(sql: string, values: unknown[] = []): Promise<void> {
    const session = await this.connections().connect();
    const guards = (word: 'DISABLE' | 'ENABLE'): string =>
      ONLY_ADDED.map((table) => `ALTER TABLE ${table} ${word} TRIGGER USER`).join(';');
    try {
      await session.query(`BEGIN; ${guards('DISABLE')}`);
      await session.query(sql, values);
      await session.query(`${guards('ENABLE')}; COMMIT`);
    } finally {
      session.release(true);
    }
  }

  /** Takes the lock of this number, as another process would. @returns what lets it go */
  async locked(number: number): Promise<() => void> {
    const session = await this.connections().connect();
    await session.query('SELECT pg_advisory_lock($1)', [number]);
    return () => session.release(true);
  }

  /** What somebody sees who looks while rows are forged; afterwards they are as they were. */
  async forging<T>(
    sql: string,
    values: unknown[],
    look: (query: <Rows>(sql: string, values?: unknown[]) => Promise<Rows>) => Promise<T>,
  ): Promise<T> {
    const session = await this.connections().connect();
    try {
      await session.query(`BEGIN; ${ONLY_ADDED.map((table) => `ALTER TABLE ${table} DISABLE TRIGGER USER`).join(';')}`);
      const { rowCount } = await session.query(sql, values);
      if (rowCount !== 1) throw new Error(`forged ${rowCount} rows, not one`);
      return await look(async (asked, given) => (await session.query(asked, given)).rows as never);
    } finally {
      await session.query('ROLLBACK').catch(() => undefined);
      session.release(true);
    }
  }

  /** What somebody sees to whom everything stands still. */
  async snapshot<T>(look: (query: <Rows>(sql: string, values?: unknown[]) => Promise<Rows>) => Promise<T>): Promise<T> {
    const session = await this.connections().connect();
    try {
      await session.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
      return await look(async (asked, given) => (await session.query(asked, given)).rows as never);
    } finally {
      session.release(true);
    }
  }

  /** Locks a table until the answered function is called. */
  lock(table: string): Promise<() => Promise<void>> {
    return this.hold(`LOCK TABLE ${table} IN EXCLUSIVE MODE`);
  }

  /** Keeps what a statement locks until the answered function is called. */
  async hold(statement: string): Promise<() => Promise<void>> {
    const session = await this.connections().connect();
    session.on('error', () => undefined); // a test that fails drops the database under it
    await session.query(`BEGIN; ${statement}`);
    return async () => {
      await session.query('COMMIT');
      session.release();
    };
  }

  private connections(): Pool {
    if (this.pool === undefined) {
      this.pool = new Pool({ connectionString: this.databaseUrl, max: 3 });
      this.pool.on('error', () => undefined); // its server may be killed by the test
    }
    return this.pool;
  }

  /** This world's Redis database. */
  get redis(): Redis {
    this.client ??= new Redis(this.redisUrl).on('error', () => undefined);
    return this.client;
  }

  protected async disconnect(): Promise<void> {
    await this.pool?.end();
    this.client?.disconnect();
  }

  async close(): Promise<void> {
    await this.leave();
    await dropDatabase(nameIn(this.databaseUrl));
  }

  /** As close; its database stays. */
  async leave(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop()));
    await this.redis.flushdb();
    await this.disconnect();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

/**
 * Call it in `beforeAll`, and `close()` in `afterAll`.
 * @param settings environment variables of every process in it
 */
export const createWorld = (settings: Record<string, string> = {}): Promise<World> =>
  worldFrom(() => Promise.resolve(templateUrl()), settings).then(withoutShowcases);

/** As createWorld; its league has its week behind it already, so that the first process need not replay one. */
export const createFoundedWorld = (settings: Record<string, string> = {}): Promise<World> =>
  worldFrom(foundedTemplate, settings).then(withoutShowcases);

/** As createFoundedWorld; the design and the picture whose ids stand in the documentation are made in it. */
export const createFurnishedWorld = (settings: Record<string, string> = {}): Promise<World> =>
  worldFrom(foundedTemplate, settings);

/** They cost each world a design and a picture, three seconds of a processor. */
async function withoutShowcases(world: World): Promise<World> {
  await world.query(
    `INSERT INTO design_submission (id, account_id, description, status) VALUES ($1, gen_random_uuid(), '', 'cancelled')`,
    [SHOWCASE_ID],
  );
  await world.query(
    `INSERT INTO tools_image_job (id, owner, description, request, status) VALUES ($1, '', '', '{}', 'cancelled')`,
    [SHOWCASE_JOB],
  );
  return world;
}

/**
 * For `createWorld(…).then(withoutFilesAhead)`: the files of a design that nobody asks for wait. They are three quarters of what
 * a design costs; what is asked for by its address is made as ever.
 */
export async function withoutFilesAhead(world: World): Promise<World> {
  await world.query(`
    CREATE FUNCTION an_hour_later() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN NEW.run_at = now() + interval '1 hour'; RETURN NEW; END $$;
    CREATE TRIGGER files_ahead BEFORE INSERT ON outbox_job FOR EACH ROW
      WHEN (NEW.queue = '${FILES_QUEUE}' AND NEW.ref NOT LIKE '%/%') EXECUTE FUNCTION an_hour_later()`);
  return world;
}

async function worldFrom(template: () => Promise<string>, settings: Record<string, string>): Promise<World> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await copyOf(await template(), name);
  const logFolder = join(LOGS, basename(expect.getState().testPath ?? 'test'));
  rmSync(logFolder, { recursive: true, force: true });
  mkdirSync(logFolder, { recursive: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'fyra-world-'));
  return new World(inServer(templateUrl(), name), await ownRedis(), dataDir, logFolder, {
    REDIS_PREFIX: name,
    ...settings,
  });
}

function templateUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) throw new Error('no servers: run jest with a path below test/, or npm run test:e2e');
  return url;
}

const inServer = (url: string, database: string): string => url.replace(/[^/]+$/, database);
const nameIn = (url: string): string => new URL(url).pathname.slice(1);

/** Copies wait for each other: PostgreSQL refuses to copy a template that somebody else is copying. */
function copyOf(template: string, name: string): Promise<unknown> {
  return asAdministrator(async (admin) => {
    await admin.query('SELECT pg_advisory_lock(1)');
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${nameIn(template)}`);
  });
}

/** Address of a template with a founded league, made by the first file that needs it; the others wait. */
function foundedTemplate(): Promise<string> {
  return asAdministrator(async (admin) => {
    await admin.query('SELECT pg_advisory_lock(2)');
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [FOUNDED]);
    if (rowCount === 0) await found(admin);
    return inServer(templateUrl(), FOUNDED);
  });
}

/** What a founded league has to do once and each of its copies had to do again: half of what the first seconds of a copy took. */
const WRITTEN_UP = `SELECT 1 FROM installation WHERE name = 'round trips until' AND value::bigint >= (SELECT max(tick) FROM arena_fill)
  AND NOT EXISTS (SELECT 1 FROM arena_match m LEFT JOIN arena_seal s ON s.match_id = m.id WHERE m.status = 'settled' AND s.seq IS NULL)`;

/** Of all that the process has written only the league stays, with the mark of how far its round trips are folded. */
async function found(admin: Postgres): Promise<void> {
  const world = await createWorld({ SERVICES: 'arena', TICK_MS: String(LONGEST_TICK_MS), REVEAL_HOURS: '0' }); // what is not the league's goes
  const server = await world.launch();
  const isFounded = async () =>
    (await world.query('SELECT 1 FROM arena_market WHERE NOT EXISTS (SELECT 1 FROM arena_week)')).length === 1;
  await eventually('a league', isFounded, FOUNDING_MS);
  await eventually('its records', async () => (await world.query(WRITTEN_UP)).length === 1, FOUNDING_MS);
  await server.stop();
  const tables = await world.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename NOT IN ('migration', 'installation') AND tablename NOT LIKE 'arena%'`,
  );
  await world.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`);
  await world.query(`DELETE FROM installation WHERE name <> 'round trips until'`);
  await world.leave();
  await admin.query(`ALTER DATABASE ${nameIn(world.databaseUrl)} RENAME TO ${FOUNDED}`);
}

/** While autovacuum is at work in it, PostgreSQL denies the permission to end that worker; it is soon over. */
async function dropDatabase(name: string): Promise<void> {
  const drop = (): Promise<unknown> => asAdministrator((admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
  for (let patience = 20; patience > 0; patience--) {
    const gone = await drop().catch((error: { code?: string }) => {
      if (error.code !== '42501') throw error;
      return null;
    });
    if (gone !== null) return;
    await sleep(250);
  }
  await drop();
}

async function asAdministrator<T>(work: (admin: Postgres) => Promise<T>): Promise<T> {
  const admin = new Postgres(inServer(templateUrl(), 'fyra'));
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Databases 1 to 63 in turn; 0 holds the counter. */
async function ownRedis(): Promise<string> {
  const url = process.env.TEST_REDIS_URL!;
  const redis = new Redis(url);
  const number = await redis.incr('test:worlds');
  redis.disconnect();
  return `${url}/${1 + (number % 63)}`;
}
