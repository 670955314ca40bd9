import { concerns } from './concerns.js';
import { loadConfig } from './env.js';

const SECRET = '0123456789abcdef0123456789abcdef';
const SERVERS = { DATABASE_URL: 'postgres://u:p@db/x', REDIS_URL: 'redis://r', KEY_PEPPER: SECRET };
const said = (env: Record<string, string>): string[] => concerns(loadConfig({ ...SERVERS, ...env }));

/** What PostgreSQL's own variables say goes before the login, whoever runs this. */
beforeAll(() => Object.assign(process.env, { PGHOST: 'db.test', PGPORT: '6543', PGDATABASE: 'ada' }));
afterAll(() => ['PGHOST', 'PGPORT', 'PGDATABASE'].forEach((name) => delete process.env[name]));

it.each<[Record<string, string>, RegExp[]]>([
  [{}, []],
  [{ ROLE: 'api' }, [/^BILLING=sandbox/]],
  [{ ROLE: 'worker', PUBLIC_URL: 'https://fyra.example' }, []],
  [{ PUBLIC_URL: 'http://192.0.2.1' }, [/^BILLING=sandbox/]],
  [{ PUBLIC_URL: 'https://fyra.example' }, [/^BILLING=sandbox/]],
  [{ PUBLIC_URL: 'https://fyra.example', BILLING: 'sandbox', NODE_ENV: 'production' }, [/^BILLING=sandbox/]],
  [{ PUBLIC_URL: 'https://fyra.example', NODE_ENV: 'production' }, []],
  [{ PUBLIC_URL: 'https://fyra.example', BILLING: 'off' }, []],
  [{ ADMIN_TOKEN: 'x', KEY_PEPPER: 'a' }, [/^ADMIN_TOKEN is weak/, /^KEY_PEPPER is weak/]],
  [{ DATABASE_URL: '' }, [/^DATABASE_URL is not set: PostgreSQL is looked for at db\.test:6543\/ada$/]],
  [{ REDIS_URL: '' }, [/^REDIS_URL is not set: Redis is looked for at localhost:6379$/]],
])('%j', (env, lines) => {
  expect(said(env)).toEqual(lines.map((line) => expect.stringMatching(line)));
});
