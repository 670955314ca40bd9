import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface Expression {
  file: string;
  line: number;
  source: string | null;
  flags: string;
}

/** As long as a text can be that reaches them, characters: a chat's message, a header line, a description. */
const LONGEST: [folder: string, characters: number][] = [
  ['src/tools/engine/', 8000],
  ['src/common/', 8000],
  ['src/', 2000],
];
/** An expression whose time grows with the square of a text needs this for its longest; one that grows faster, more. */
const MOST_MS = 300;

/** Runs of what the expressions are made of; `recheck` found those that cost most. */
// prettier-ignore
const PUMPS = [
  'a', '0', '.', ' ', '\t', '/', '[', '%', '-', '\n', '(', '"', '=', '<', 'a@', '://a:', 'x.', 'a, ',
  '1 ', '0\t', '-.', '0°', '{{', '${', '?', 'é', ' (', 'aer', 'eu ', 'uk ', 'bust', 'pocket', 'knapp',
  'sleeve', 'benlängd ', '<svg>j', 'who ?', 'glom ', 'print ', 'heter ', 'get ', 'wash ', 'how do ',
  'write a ', 'waist ', 'at the ', '{"messages":',
];

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

const unbounded = ({ source }: Expression): boolean => source !== null && /[*+]|\{\d+,\}/.test(source);
const isOurs = ({ file }: Expression): boolean => Object.keys(OWN_TEXTS).some((path) => file.startsWith(path));

describe('regular expressions', () => {
  it('are found', () => expect(expressions.length).toBeGreaterThan(500));

  it('that are slow are seen', () => {
    const quadratic = { source: 'a+b', flags: '', file: 'src/x', line: 1 };
    expect(slowest(quadratic, 20_000)).toBeGreaterThan(20 * slowest({ ...quadratic, source: '^a+b' }, 20_000));
  });

  it('answer soon, whatever text they are given', () => {
    const slow = expressions
      .filter((one) => unbounded(one) && !isOurs(one))
      .map((one) => ({ one, ms: slowest(one, LONGEST.find(([folder]) => one.file.startsWith(folder))![1]) }))
      .filter(({ ms }) => ms > MOST_MS);
    expect(slow.map(({ one, ms }) => `${one.file}:${one.line} ${Math.round(ms)} ms /${one.source}/`)).toEqual([]);
  });
});

/** The longest it takes over all runs, ms; a run that seems slow is repeated, since the machine may have been busy. */
function slowest({ source, flags }: Expression, characters: number): number {
  const expression = new RegExp(source!, flags.replace(/[gy]/g, ''));
  let most = 0;
  for (const pump of PUMPS) {
    const text = `${pump.repeat(Math.ceil(characters / pump.length)).slice(0, characters)}\u0001!`;
    let ms = timeOf(expression, text);
    for (let again = 0; ms > MOST_MS && again < 2; again++) ms = Math.min(ms, timeOf(expression, text));
    most = Math.max(most, ms);
    if (most > MOST_MS) return most;
  }
  return most;
}

function timeOf(expression: RegExp, text: string): number {
  const began = performance.now();
  expression.exec(text);
  return performance.now() - began;
}
