/** The database of commands that look into a running product. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * DATABASE_URL or DATABASE_URL_FILE; without them the PostgreSQL that `npm start` keeps running for this data folder.
 * Ends the process with one clear line when there is none.
 */
export function databaseUrl() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { DATABASE_URL, DATABASE_URL_FILE, DATA_DIR } = process.env;
  if (DATABASE_URL) return DATABASE_URL;
  if (DATABASE_URL_FILE) return readFileSync(DATABASE_URL_FILE, 'utf8').trim();
  const file = join(resolve(DATA_DIR || 'data'), 'embedded.json');
  const { port, password } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).postgres : {};
  if (port !== undefined) return `postgres://fyra:${password}@127.0.0.1:${port}/fyra`;
  process.stderr.write('no database: set DATABASE_URL, or run this where `npm start` runs\n');
  process.exit(2);
}

/** Opens it. Ends the process with one clear line when nobody answers there. */
export async function opened(dataSource) {
  try {
    return await dataSource.initialize();
  } catch (error) {
    if (!['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT'].includes(error.code)) throw error;
    process.stderr.write(`the database does not answer (${error.code}): is the server running?\n`);
    process.exit(2);
  }
}
