import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { WeekOrder } from './week-order.js';
import type { RecordedWeek } from './week-program.js';

const PROGRAM = fileURLToPath(new URL('./week-program.js', import.meta.url));
/** MB. The replay makes many short-lived objects. */
const YOUNG = 32;
/** Bytecodes that are compiled into one function. The compiler takes a third less at a first start, which it slows down; the replay is as fast. */
const INLINED = 300;

/**
 * A week that is being replayed in a process of its own: what it takes goes with it, where a thread would leave the process
 * that serves some hundred megabytes larger. Not one of the pool's threads, which give way to others: nothing else can be done
 * before the league is founded.
 */
export class WeekRun {
  private readonly child: ChildProcess;
  /** @throws what the replay threw, or that it was broken off */
  readonly recorded: Promise<RecordedWeek>;

  constructor(readonly order: WeekOrder) {
    this.child = fork(PROGRAM, [], {
      execArgv: [`--max-semi-space-size=${YOUNG}`, `--max-inlined-bytecode-size-cumulative=${INLINED}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.recorded = new Promise((resolve, reject) => {
      this.child.once('message', (recorded) => resolve(recorded as RecordedWeek)).once('error', reject);
      this.child.once('close', () => reject(new Error('the replay of the past week was broken off')));
    });
    this.recorded.catch(() => undefined);
    this.child.send(order, (error) => error && this.child.kill('SIGKILL'));
  }

  async stop(): Promise<void> {
    const { exitCode, signalCode, pid } = this.child;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }
}
