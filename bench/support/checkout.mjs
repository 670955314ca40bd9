import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What a start reads of a checkout, beside its packages. */
const COPIED = ['src', 'web', 'scripts', 'ormconfig.ts', 'package.json', 'openapi.json'];

/** A copy of this checkout that was never built, with its packages. @returns its folder, and what removes it */
export function freshCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'fyra-fresh-'));
  for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
