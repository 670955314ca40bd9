import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataDir } from './data-dir-lock.js';
import { EmbeddedError } from './embedded-error.js';
import { identify } from './process-identity.js';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'fyra-lock-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const holder = (): unknown => JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'));
const lockOf = (content: unknown): void => writeFileSync(join(folder, 'lock'), JSON.stringify(content));

describe('lock of a data folder', () => {
  it('is taken and given back, and leaves nothing behind', () => {
    const unlock = lockDataDir(folder);
    expect(holder()).toEqual(identify(process.pid));
    unlock();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses while its holder lives', () => {
    lockOf(identify(process.ppid));
    expect(() => lockDataDir(folder)).toThrow(EmbeddedError);
    expect(() => lockDataDir(folder)).toThrow(`${folder} is in use by process ${process.ppid}`);
    expect(holder()).toEqual(identify(process.ppid));
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it.each([
    ['a process that has ended', { pid: 2 ** 22 + 1, startedAt: '1' }],
    ['an earlier process of the same number', { pid: process.ppid, startedAt: 'long ago' }],
    ['nobody that can be read', 'nonsense'],
  ])('is taken over from %s', (_, stale) => {
    lockOf(stale);
    const unlock = lockDataDir(folder);
    expect(holder()).toEqual(identify(process.pid));
    unlock();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });
});
