import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { isUnbounded, longestIn, MOST_MS, slowest } from './support/slow-expressions.js';

interface Expression {
  file: string;
  line: number;
  source: string | null;
  flags: string;
}

/** On texts of our own making, never on a caller's. */
const OWN_TEXTS: Record<string, string> = {
  'src/common/config/': 'settings of the operator',
  'src/tools/engine/chat/reply/say.ts': 'the digits of one number',
};

const ROOT = join(__dirname, '..');
const expressions = JSON.parse(
  execFileSync(process.execPath, [join(__dirname, 'support/regular-expressions.mjs'), 'src'], {
    cwd: ROOT,
    maxBuffer: 2 ** 26,
    encoding: 'utf8',
  }),
) as Expression[];

const isOurs = ({ file }: Expression): boolean => Object.keys(OWN_TEXTS).some((path) => file.startsWith(path));

describe('regular expressions', () => {
  it('are found, also those of decorators', () => {
    expect(expressions.length).toBeGreaterThan(500);
    const files = new Set(expressions.filter(({ source }) => source !== null).map(({ file }) => file));
    expect([...files]).toEqual(expect.arrayContaining(['src/tools/dto/image.dto.ts', 'src/arena/dto/queries.dto.ts']));
  });

  it('that are slow are seen: for any text, behind a word of theirs, in repeating one', () => {
    const quadratic = { source: 'a+b', flags: '' };
    expect(slowest(quadratic, 40_000)).toBeGreaterThan(MOST_MS);
    expect(slowest({ ...quadratic, source: '^a+b' }, 40_000)).toBeLessThan(MOST_MS / 10);
    for (const source of ['^swap\\s+(.+?)\\s+for\\s+(.+?)\\s+now$', '^(?:velvet ?)+(?:velvet ?)+(?:velvet ?)+$'])
      expect(slowest({ source, flags: '' }, 8000, 1000)).toBeGreaterThan(MOST_MS);
    for (const source of ['^(a|a)*b', '^(?:silk|silk|wool)*$', '(\\d+)+!x'])
      expect(slowest({ source, flags: '' }, 2000, 1000)).toBe(Infinity);
  });

  it('answer soon, whatever text they are given', () => {
    const slow = expressions
      .filter((one) => one.source !== null && isUnbounded(one.source) && !isOurs(one))
      .map((one) => ({
        one,
        ms: slowest({ source: one.source!, flags: one.flags }, longestIn(one.file)),
      }))
      .filter(({ ms }) => ms > MOST_MS);
    expect(slow.map(({ one, ms }) => `${one.file}:${one.line} ${Math.round(ms)} ms /${one.source}/`)).toEqual([]);
  });
});
