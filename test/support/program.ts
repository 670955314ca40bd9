import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

const FOLDERS = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];

/** Where a program of the machine is. */
export const programOf = (name: string): string | undefined =>
  FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));

/** `describe`, or a skip that says why, for tests that need programs of the machine. */
export function describeWith(...names: string[]): jest.Describe {
  const missing = names.filter((name) => programOf(name) === undefined);
  if (missing.length === 0) return describe;
  const file = basename(expect.getState().testPath ?? 'test');
  process.stdout.write(`${file}: skipped, not on this machine: ${missing.join(', ')}\n`);
  return describe.skip;
}
