#!/usr/bin/env node
/**
 * `npm run gym`: the league's market and exchange offline (docs/gym.md). Lines of JSON in, lines of JSON out; or, with `--play`, a
 * strategy of one's own over several episodes.
 */
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { oneLine, Refused } from './one-line.mjs';

const USAGE = `usage: node scripts/gym.mjs [--settings <JSON>]                 speaks lines of JSON: {"reset": {"seed": 7}}, {"step": {…}}
       npm run gym -- --play <file.mjs> [--episodes 10] [--settings <JSON>]   plays a strategy and says what came of it
  A strategy is the default export of its file: (observation, info) => a decision, or null for none.
  Episodes after the first have the seeds that follow: 7 and 8, or one/1 after one.`;

const OPTIONS = {
  settings: { type: 'string', default: '{}' },
  play: { type: 'string' },
  episodes: { type: 'string', default: '10' },
  help: { type: 'boolean' },
};

/** @throws Refused */
function options() {
  try {
    const { values } = parseArgs({ options: OPTIONS });
    const episodes = Number(values.episodes);
    if (!Number.isSafeInteger(episodes) || episodes < 1)
      throw new Error('--episodes must be a whole number, 1 or more');
    return { ...values, episodes, settings: JSON.parse(values.settings) };
  } catch (error) {
    throw new Refused(error instanceof SyntaxError ? `--settings is not JSON: ${error.message}` : error.message);
  }
}

const say = (line) => process.stdout.write(`${line}\n`);

/** Until the input ends. Waits where the reader is slower. */
async function speak({ JsonLines }, settings) {
  const gym = new JsonLines(settings);
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    const answer = gym.answer(line);
    if (answer !== null && !say(answer)) await new Promise((drained) => process.stdout.once('drain', drained));
  }
}

const seedOf = (first, episode) =>
  episode === 0 ? first : typeof first === 'number' ? first + episode : `${first}/${episode}`;

/** @throws Refused */
async function strategyIn(file) {
  const found = await import(pathToFileURL(resolve(file))).catch((error) => {
    throw new Refused(`${file} cannot be loaded: ${error.message}`);
  });
  if (typeof found.default !== 'function') throw new Refused(`${file} has no function as its default export`);
  return found.default;
}

function played(gym, seed, decide) {
  let { observation, info } = gym.reset({ seed });
  let reward = 0;
  for (let over = false; !over;) {
    const step = gym.step(decide(observation, info));
    ({ observation, info } = step);
    reward += step.reward;
    over = step.terminated || step.truncated;
  }
  return { ...observation, reward };
}

async function play({ Gym, DEFAULTS }, { play: file, episodes, settings }) {
  const decide = await strategyIn(file);
  const gym = new Gym({ ...settings, observe: DEFAULTS.observe });
  const first = settings.seed ?? DEFAULTS.seed;
  for (let episode = 0; episode < episodes; episode++) {
    const seed = seedOf(first, episode);
    const { account, match, reward } = played(gym, seed, decide);
    const { return_pct, score, trades, fees_usd } = match;
    say(JSON.stringify({ seed, reward, equity_usd: account.equity_usd, return_pct, score, trades, fees_usd }));
  }
}

async function main() {
  const given = options();
  if (given.help) return say(USAGE);
  const { dist } = await build(join(resolve(process.env.DATA_DIR || 'data'), 'build'));
  const module = await import(pathToFileURL(join(dist, 'src/arena/gym/index.js')));
  return given.play === undefined ? speak(module, given.settings) : play(module, given);
}

/** Who reads no further has had enough. */
process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 1));

main().catch((error) => {
  const known = error.name === 'DomainError' ? new Refused(error.message) : error;
  process.stderr.write(`${oneLine(known)}\n`);
  process.exitCode = 1;
});
