import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where the programs of others are that the backend is tried with (`npm run clients`). */
export const CLIENTS = join(__dirname, '../clients');

const areInstalled = existsSync(join(CLIENTS, 'node_modules/.package-lock.json'));
if (!areInstalled) process.stderr.write('Skipped without the clients of others: npm run clients\n');

export const describeWithClients = areInstalled ? describe : describe.skip;

/** For a process that is to find ccxt, as if it were installed beside it. */
export const WITH_CCXT = { NODE_OPTIONS: `--import=${pathToFileURL(join(__dirname, 'with-ccxt.mjs')).href}` };
