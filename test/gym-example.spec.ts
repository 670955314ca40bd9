import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { programOf } from './support/program.js';

const ROOT = join(__dirname, '..');
const COMMAND = join(ROOT, 'scripts/gym.mjs');
const run = promisify(execFile);

/** What the command says to these lines, once its input has ended. */
async function spoken(input: string, ...args: string[]) {
  const gym = spawn(process.execPath, [COMMAND, ...args], { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
  gym.stdin.end(input);
  let text = '';
  for await (const part of gym.stdout) text += String(part);
  const [code] = gym.exitCode === null ? await once(gym, 'close') : [gym.exitCode];
  return {
    code: code as number,
    answers: text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  };
}

it('the command goes on after lines that it cannot take, and ends with its input', async () => {
  const lines = [
    '{"reset": {"seed": 5}, "id": 1}',
    '{"step"',
    '{"step": {"symbol": "BTC"}}',
    '{"step": null, "seconds": 1}',
  ];
  const { code, answers } = await spoken(`${lines.join('\r\n')}\n`, '--settings', '{"warmup_hours": 2}');
  expect(answers.map(({ id, error }) => id ?? error?.code ?? 'moved')).toEqual([
    1,
    'invalid_json',
    'validation_failed',
    'moved',
  ]);
  expect(code).toBe(0);
});

it('a strategy of a file is played over the seeds that follow', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fyra-gym-'));
  try {
    const file = join(folder, 'strategy.mjs');
    writeFileSync(
      file,
      "export default ({ account }) => account.positions.length ? null : { symbol: 'BTC', signal: 'BUY', equity_pct: 50 };",
    );
    const args = [COMMAND, '--play', file, '--episodes', '2', '--settings', '{"seed": 8, "warmup_hours": 1}'];
    const { stdout } = await run(process.execPath, args, { cwd: ROOT });
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { seed: 8, trades: 1 },
      { seed: 9, trades: 1 },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it.each([
  [['--settings', '{seed'], /^--settings is not JSON/],
  [['--settings', '{"seed": []}'], /^seed must be a whole number or a text/],
  [['--play', 'nowhere.mjs'], /^nowhere.mjs cannot be loaded/],
])('%j ends it with one clear line', async (args, line) => {
  const failed = await run(process.execPath, [COMMAND, ...args], { cwd: ROOT }).catch((error: unknown) => error);
  const { stderr, code } = failed as { stderr: string; code: number };
  expect({ code, lines: stderr.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
  expect(stderr).toMatch(line);
});

(programOf('python3') ? it : it.skip)('the Python example plays, and the same seeds end the same', async () => {
  const play = async () =>
    (await run('python3', [join(ROOT, 'examples/gym.py'), '--episodes', '2'], { cwd: ROOT })).stdout;
  const said = await play();
  expect(said).toMatch(/^seed 1: [1-9]\d* fills, equity [\d.]+ USD, fees [\d.]+ USD, log return [+-][\d.]+$/m);
  expect(said.trim().split('\n')).toHaveLength(2);
  expect(await play()).toBe(said);
});
