import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build.mjs';

const LOOK_MS = 500;
const MEMORY_MB = 2_000;

/** A process that runs tests with all mutants compiled in; when a mutant ends it, or makes it endless, the next takes its place. */
export class MutantProcess {
  constructor(mutants) {
    this.mutants = mutants;
  }

  /** @returns what it answers; true when it ends without an answer, or has to be ended after so many seconds of a processor */
  async asked(question, patienceSeconds = Infinity) {
    this.child ??= begin(this.mutants);
    const { child } = this;
    child.send(question);
    const until = secondsOf(child) + patienceSeconds;
    const look = setInterval(() => secondsOf(child) > until && child.kill('SIGKILL'), LOOK_MS);
    const answer = await new Promise((resolve) => {
      child
        .removeAllListeners()
        .once('message', resolve)
        .once('exit', () => resolve());
    });
    clearInterval(look);
    if (answer === undefined) this.child = undefined;
    return answer ?? true;
  }

  end() {
    this.child?.kill();
  }
}

function begin(mutants) {
  const child = fork(join(ROOT, 'scripts/mutant-tests.mjs'), {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [`--max-old-space-size=${MEMORY_MB}`, '--no-warnings'],
  });
  child.send({ mutants });
  return child;
}

/** What it took of processors so far. */
function secondsOf({ pid }) {
  const path = `/proc/${pid}/stat`;
  const stat = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user ?? 0) + Number(system ?? 0)) / 100;
}
