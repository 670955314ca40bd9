import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedError } from './embedded-error.js';

/** What must outlive a start: passwords and the ports that running servers listen on. */
export interface EmbeddedState {
  postgres: { superuserPassword: string; password: string; port?: number };
  redis: { password: string; port?: number; pid?: number; startedAt?: string };
  keyPepper: string;
}

const FILE = 'embedded.json';

/** Reads the state of a data folder, or draws new secrets. The file is readable by its owner only. */
export function openState(dataDir: string): EmbeddedState {
  const path = join(dataDir, FILE);
  const text = readIfThere(path);
  if (text !== undefined) return parse(text, path);
  const state = {
    postgres: { superuserPassword: secret(), password: secret() },
    redis: { password: secret() },
    keyPepper: secret(),
  };
  saveState(dataDir, state);
  return state;
}

/** Whole or not at all, also under kill -9. */
export function saveState(dataDir: string, state: EmbeddedState): void {
  const path = join(dataDir, FILE);
  const file = openSync(`${path}.new`, 'w', 0o600);
  writeSync(file, `${JSON.stringify(state, null, 2)}\n`);
  fsyncSync(file);
  closeSync(file);
  renameSync(`${path}.new`, path);
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parse(text: string, path: string): EmbeddedState {
  try {
    return JSON.parse(text) as EmbeddedState;
  } catch {
    throw new EmbeddedError(`${path} is damaged: restore it, or remove the whole data folder to begin anew`);
  }
}

const secret = (): string => randomBytes(32).toString('hex');
