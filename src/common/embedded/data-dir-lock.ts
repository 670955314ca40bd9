import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedError } from './embedded-error.js';
import { identify, isRunning, type ProcessIdentity } from './process-identity.js';

/**
 * Makes this process the only user of a data folder. A lock whose holder is dead is taken over.
 * @returns a function that gives the lock back
 * @throws EmbeddedError when another living process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = join(dataDir, 'lock');
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, JSON.stringify(identify(process.pid)), { mode: 0o600 });
  try {
    while (!linked(mine, lock)) removeStale(lock, dataDir);
  } finally {
    rmSync(mine, { force: true });
  }
  return () => release(lock);
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Renaming first means that of two processes which find the same stale lock only one removes it. */
function removeStale(lock: string, dataDir: string): void {
  refuseIfHeld(holder(lock), dataDir);
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  const moved = holder(aside);
  if (moved !== undefined && isRunning(moved)) linked(aside, lock);
  rmSync(aside, { force: true });
  refuseIfHeld(moved, dataDir);
}

function refuseIfHeld(identity: ProcessIdentity | undefined, dataDir: string): void {
  if (identity === undefined || !isRunning(identity)) return;
  throw new EmbeddedError(
    `${dataDir} is in use by process ${identity.pid}: stop that one first, or set DATA_DIR to another folder`,
  );
}

function holder(lock: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as ProcessIdentity;
  } catch {
    return undefined;
  }
}

function release(lock: string): void {
  if (holder(lock)?.pid === process.pid) rmSync(lock, { force: true });
}
