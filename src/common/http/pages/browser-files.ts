import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserFiles } from '../../../../web/site.js';
import type { Encoding } from '../hot-reads/accept-encoding.js';

/** Where the build puts them, beside the programs. */
const FOLDER = fileURLToPath(new URL('../../../../web/client', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

export interface BrowserFile {
  type: string;
  plain: Buffer;
  /** As the build compressed them; small files are not. */
  encoded: Partial<Record<Encoding, Buffer>>;
}

let names: BrowserFiles | undefined;
let files: ReadonlyMap<string, BrowserFile> | undefined;

/** Names of what browsers load; none where nothing was built, as in unit tests. */
export function browserFiles(): BrowserFiles {
  const manifest = join(FOLDER, 'manifest.json');
  names ??= existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as BrowserFiles) : {};
  return names;
}

/** The bytes of one of them; undefined where there is none of that name. */
export function browserFile(name: string): BrowserFile | undefined {
  files ??= new Map(
    readdirSync(FOLDER)
      .filter((file) => extname(file) in TYPES)
      .map((file) => [file, readFile(file)]),
  );
  return files.get(name);
}

function readFile(name: string): BrowserFile {
  const there = Object.entries(ENDINGS).filter(([, ending]) => existsSync(join(FOLDER, name + ending)));
  return {
    type: TYPES[extname(name)],
    plain: readFileSync(join(FOLDER, name)),
    encoded: Object.fromEntries(
      there.map(([encoding, ending]) => [encoding, readFileSync(join(FOLDER, name + ending))]),
    ),
  };
}
