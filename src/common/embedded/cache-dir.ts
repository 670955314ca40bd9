import { chmodSync, lstatSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { canExecute, serverAccount } from './server-account.js';

/** Folders that may keep programs between starts, best first. Those of root must be open to `nobody`. */
function candidates(dataDir: string): string[] {
  const uid = process.getuid?.() ?? 0;
  const home = uid === 0 ? '/var/cache' : join(homedir(), '.cache');
  return [join(home, 'fyra'), join(dataDir, 'cache'), join(tmpdir(), `fyra-cache-${uid}`)];
}

/**
 * Folder `name` of the programs' cache, filled by `fill` when it is not there yet.
 * It appears whole or not at all, so several processes may fill it at once.
 * @param fill writes the content into the folder it is given
 */
export async function cached(
  dataDir: string,
  name: string,
  fill: (folder: string) => Promise<void> | void,
): Promise<string> {
  const root = cacheRoot(dataDir);
  const folder = join(root, name);
  if (!isOurs(folder)) await fillAside(root, folder, fill);
  return folder;
}

async function fillAside(root: string, folder: string, fill: (folder: string) => Promise<void> | void): Promise<void> {
  const aside = mkdtempSync(join(root, 'new-'));
  try {
    await fill(aside);
    chmodSync(aside, 0o755);
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!isOurs(folder)) throw error;
  }
}

function cacheRoot(dataDir: string): string {
  const root = candidates(dataDir).find(usable);
  if (root === undefined) throw new Error('no folder for programs: neither the cache, DATA_DIR nor tmp can be written');
  return root;
}

function usable(folder: string): boolean {
  try {
    if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o755);
    rmSync(mkdtempSync(join(folder, 'try-')), { recursive: true });
    return isOurs(folder) && canExecute(serverAccount(), folder);
  } catch {
    return false;
  }
}

/** In a shared tmp somebody else could have put programs there. */
function isOurs(folder: string): boolean {
  try {
    const status = lstatSync(folder);
    return status.isDirectory() && status.uid === (process.getuid?.() ?? status.uid) && (status.mode & 0o022) === 0;
  } catch {
    return false;
  }
}
