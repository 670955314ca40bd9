import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

const ROOT = join(__dirname, '..');
const PARTS = ['package.json', 'package-lock.json', 'src/common/kernel/version.ts', 'deploy/helm/fyra/Chart.yaml'];
const CHANGELOG = '# Changelog\n\n## Unreleased\n\n- One thing.\n- Another.\n\n## 0.0.9 (2026-01-01)\n\n- Old.\n';

let folder: string;
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const release = (...args: string[]) => {
  const script = join(ROOT, 'scripts/release.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, `--folder=${folder}`, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fyra-release-'));
  for (const part of PARTS) {
    mkdirSync(join(folder, part, '..'), { recursive: true });
    cpSync(join(ROOT, part), join(folder, part));
  }
  writeFileSync(join(folder, 'package.json'), read('package.json').replace(/"version": "[^"]+"/, '"version": "0.1.0"'));
  writeFileSync(join(folder, 'CHANGELOG.md'), CHANGELOG);
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'all');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('writes the version wherever it stands, and what was unreleased as its section', () => {
  const { status, stdout } = release('minor');
  expect(status).toBe(0);
  expect(JSON.parse(read('package.json'))).toMatchObject({ version: '0.2.0' });
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({
    version: '0.2.0',
    packages: { '': { version: '0.2.0' } },
  });
  expect(parse(read('deploy/helm/fyra/Chart.yaml'))).toMatchObject({ version: '0.2.0', appVersion: '0.2.0' });
  expect(read('src/common/kernel/version.ts')).toContain("'0.2.0'");
  expect(read('CHANGELOG.md')).toMatch(
    /^# Changelog\n\n## Unreleased\n\n## 0\.2\.0 \(\d{4}-\d\d-\d\d\)\n\n- One thing\.\n- Another\.\n\n## 0\.0\.9 \(2026-01-01\)\n\n- Old\.\n$/,
  );
  expect(stdout).toContain('git tag -a v0.2.0');
  expect(stdout).toContain('Fyra 0.2.0\n\n- One thing.\n- Another.\nEND');
  const changed = git('status', '--porcelain').trim().split('\n');
  expect(changed).toHaveLength(PARTS.length + 1);
});

it('writes nothing in a dry run', () => {
  expect(release('1.0.0', '--dry-run')).toMatchObject({ status: 0, stdout: expect.stringContaining('v1.0.0') });
  expect(git('status', '--porcelain')).toBe('');
});

it.each([
  ['a version that is none', ['1.0'], 'give a version'],
  ['no version', [], 'give a version'],
  ['the present version', ['0.1.0'], '0.1.0 is not above 0.1.0'],
  ['an older version', ['0.0.12'], '0.0.12 is not above 0.1.0'],
])('refuses %s', (_what, args, line) => {
  expect(release(...args)).toMatchObject({ status: 1, stderr: expect.stringContaining(line) });
  expect(git('status', '--porcelain')).toBe('');
});

it('refuses when something is not committed, or nothing is unreleased', () => {
  writeFileSync(join(folder, 'CHANGELOG.md'), CHANGELOG.replace(/- One[^#]*/, ''));
  expect(release('minor')).toMatchObject({ status: 1, stderr: expect.stringContaining('not committed') });
  git('commit', '-qam', 'empty');
  expect(release('minor')).toMatchObject({ status: 1, stderr: expect.stringContaining('nothing under') });
});
