import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeWith, programOf } from './support/program.js';

const ROOT = join(__dirname, '..');
const FILE = join(ROOT, 'deploy/systemd/fyra@.service');
const unit = readFileSync(FILE, 'utf8');
const settings = new Set(
  [...readFileSync(join(ROOT, '.env.example'), 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name),
);
const given = new Map(
  [...unit.matchAll(/^Environment=(.*)$/gm)]
    .flatMap(([, pairs]) => pairs.split(' '))
    .map((pair) => pair.split('=') as [string, string]),
);

it('the unit sets settings that are there, and leaves the time to drain', () => {
  const unknown = [...given.keys()].filter((name) => !settings.has(name) && !/^(MI)?MALLOC_/.test(name));
  expect(unknown).toEqual([]);
  expect(given.get('ROLE')).toBe('%i');
  const patience = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)![1]);
  expect(patience).toBeGreaterThanOrEqual(Number(given.get('DRAIN_SECONDS')) + 8);
});

describeWith('systemd-analyze')('systemd', () => {
  it('finds nothing to say against the unit', () => {
    const { stdout, stderr } = spawnSync(programOf('systemd-analyze')!, ['verify', '--man=no', FILE], {
      encoding: 'utf8',
    });
    const said = (stdout + stderr).split('\n').filter((line) => line.includes('fyra@') && !/node.*not exec/.test(line));
    expect(said).toEqual([]);
  });
});
