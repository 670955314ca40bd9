import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describeWithClients } from './support/clients.js';
import { isUnbounded, longestIn, MOST_MS, timeOn } from './support/slow-expressions.js';

/** What an analysis of each expression's automaton finds against it, tried at the longest text that reaches it. */
jest.setTimeout(600_000);

interface Expression {
  file: string;
  line: number;
  source: string;
  flags: string;
}
interface Attack {
  status: 'safe' | 'vulnerable' | 'unknown';
  pumps?: { prefix: string; pump: string }[];
  suffix?: string;
}

const run = (script: string, input = ''): string =>
  execFileSync(process.execPath, [join(__dirname, 'support', script), 'src'], {
    cwd: join(__dirname, '..'),
    input,
    maxBuffer: 2 ** 26,
    encoding: 'utf8',
  });

const attacksOn = (list: object[]): Attack[] =>
  JSON.parse(run('../clients/attacks.mjs', JSON.stringify(list))) as Attack[];

/** All repetitions equally long, together as long as a text can be. */
function textOf({ pumps = [], suffix = '' }: Attack, characters: number): string {
  const each = Math.floor(characters / Math.max(1, pumps.length));
  const filled = pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(each / pump.length)).slice(0, each));
  return filled.join('').slice(0, characters) + suffix;
}

describeWithClients('what recheck builds', () => {
  it('an attack on a slow expression is found', () => {
    const slow = { source: '^make\\s+(.+?)\\s+of\\s+(.+?)\\s+now$', flags: '' };
    const [attack] = attacksOn([slow]);
    expect(attack.status).toBe('vulnerable');
    expect(timeOn(slow, textOf(attack, 2000))).toBeGreaterThan(MOST_MS);
  });

  it('no attack on an expression of ours takes long', () => {
    const all = JSON.parse(run('regular-expressions.mjs')) as Expression[];
    const list = all.filter(
      ({ file, source }) =>
        (source as string | null) !== null && isUnbounded(source) && !file.startsWith('src/common/config/'),
    );
    const attacks = attacksOn(list);
    expect(attacks.filter(({ status }) => status === 'safe').length).toBeGreaterThan(100);
    const slow = list.flatMap((one, i) => {
      const ms = attacks[i].status === 'vulnerable' ? timeOn(one, textOf(attacks[i], longestIn(one.file))) : 0;
      return ms > MOST_MS ? [`${one.file}:${one.line} ${Math.round(ms)} ms /${one.source}/`] : [];
    });
    expect(slow).toEqual([]);
  });
});
