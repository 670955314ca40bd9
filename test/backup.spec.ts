import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What must come back from a back-up besides rows, with a pg_dump and a pg_restore that only say what they were asked. */
const SCRIPTS = join(__dirname, '../deploy/backup');
const PEPPERS = { KEY_PEPPER: 'the pepper that is', KEY_PEPPER_ALSO: 'the pepper that was' };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fyra-backup-spec-'));
  put(
    'bin/pg_dump',
    '#!/bin/sh\nfor one in "$@"; do case $one in --file=*) echo "$@" >"${one#--file=}";; esac; done\n',
  );
  put('bin/pg_restore', `#!/bin/sh\necho "$@" >'${join(folder, 'restored')}'\n`);
  for (const program of ['pg_dump', 'pg_restore']) chmodSync(join(folder, 'bin', program), 0o755);
  put('data/artefacts/.fyra-store', 'mark');
  put('data/artefacts/design/dsn_1/pattern.svg', '<svg/>');
  put('data/artefacts/design/dsn_1/half.png.part', 'half');
  put('data/secrets/records.ed25519', 'the key that signs');
  put('data/secrets/former/records-1.ed25519', 'the key that signed');
  chmodSync(join(folder, 'data/secrets/records.ed25519'), 0o600);
  run('backup.sh', 'data');
  run('restore.sh', 'new');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function put(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function run(script: string, data: string): void {
  const env = {
    ...PEPPERS,
    PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
    DATABASE_URL: 'postgres://somewhere/fyra',
    ARTEFACTS: join(folder, data, 'artefacts'),
    SECRETS: join(folder, data, 'secrets'),
  };
  execFileSync('sh', [join(SCRIPTS, script), join(folder, 'backup')], { env });
}

const filesIn = (path: string): string[] =>
  readdirSync(join(folder, path), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, path).length + 1))
    .sort();

it('brings files and keys that sign back, those that signed before too, and for their owner only', () => {
  expect(filesIn('new/artefacts')).toEqual(['.fyra-store', 'design/dsn_1/pattern.svg']);
  expect(filesIn('new/secrets')).toEqual(filesIn('data/secrets'));
  expect(readFileSync(join(folder, 'new/secrets/records.ed25519'), 'utf8')).toBe('the key that signs');
  expect(statSync(join(folder, 'new/secrets/records.ed25519')).mode & 0o777).toBe(0o600);
});

it('has every table: webhooks’ secrets, the market’s seed, proofs and names of peppers', () => {
  const asked = readFileSync(join(folder, 'backup/fyra.dump'), 'utf8');
  expect(asked).not.toMatch(/--?(exclude|table|schema|data-only|schema-only|section)|(^|\s)-[tTnNas]\b/);
  expect(readFileSync(join(folder, 'restored'), 'utf8')).toContain('--single-transaction');
});

it('holds no pepper, is for its owner only, and notices a byte that has changed', () => {
  const kept = filesIn('backup');
  expect(kept).toEqual(['SHA256SUMS', 'fyra.dump', 'fyra.secrets.tar', 'fyra.tar']);
  for (const file of kept) {
    expect(statSync(join(folder, 'backup', file)).mode & 0o077).toBe(0);
    for (const pepper of Object.values(PEPPERS))
      expect(readFileSync(join(folder, 'backup', file), 'latin1')).not.toContain(pepper);
  }
  const archive = readFileSync(join(folder, 'backup/fyra.secrets.tar'));
  archive[600] ^= 1;
  writeFileSync(join(folder, 'backup/fyra.secrets.tar'), archive);
  expect(() => run('restore.sh', 'again')).toThrow(/WARNING|checksum|FAILED/i);
});
