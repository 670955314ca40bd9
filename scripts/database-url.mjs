/** The database of commands that work beside a running product. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What an operator can mend, by the codes of Node and PostgreSQL, and how to say it. */
const REASONS = {
  ECONNREFUSED: 'does not answer',
  ECONNRESET: 'does not answer',
  ENOTFOUND: 'is not known by that name',
  EAI_AGAIN: 'is not known by that name',
  ETIMEDOUT: 'does not answer',
  '28P01': 'refuses the password',
  28000: 'refuses the user',
  '3D000': 'has no database of that name',
  42501: 'does not permit it',
};

/**
 * The data source of the built program, on the database that the server would use: settings as it reads them, and without
 * any the PostgreSQL that `npm start` keeps running for this data folder. Ends the process with one clear line when there is none.
 */
export async function dataSourceOf(dist) {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { DATABASE_URL, DATABASE_URL_FILE } = process.env;
  if (!DATABASE_URL && !DATABASE_URL_FILE) process.env.DATABASE_URL = embedded() ?? refuse(NOTHING);
  const { default: dataSource } = await import(pathToFileURL(join(dist, 'ormconfig.js')));
  return dataSource;
}

const NOTHING =
  'no database: set DATABASE_URL or DATABASE_URL_FILE (here or in .env), or run this where `npm start` runs';

function embedded() {
  const file = join(resolve(process.env.DATA_DIR || 'data'), 'embedded.json');
  const { port, password } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).postgres : {};
  return port === undefined ? undefined : `postgres://fyra:${password}@127.0.0.1:${port}/fyra`;
}

/** What `work` with a database gives. Ends the process with one clear line when the database does not want us. */
export async function orOneLine(work) {
  try {
    return await work();
  } catch (error) {
    const reason = REASONS[error.code];
    if (reason === undefined) throw error;
    return refuse(`the database of DATABASE_URL ${reason} (${error.code})`);
  }
}

/** The data source, opened. */
export const opened = (dataSource) => orOneLine(() => dataSource.initialize());

function refuse(line) {
  process.stderr.write(`fyra: ${line}\n`);
  process.exit(2);
}
