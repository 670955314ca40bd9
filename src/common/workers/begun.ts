import { ownThread, usedBy } from './processor-time.js';

/** Work of a thread, and where it says that it has begun, and which thread it is. */
export interface Begun<Input> {
  input: Input;
  begun: Int32Array<SharedArrayBuffer>;
}

/** A function of a worker that says when it begins: the thread is there then, and its modules are loaded. */
export const saysWhenBegun =
  <Input, Output>(work: (input: Input) => Output) =>
  ({ input, begun }: Begun<Input>): Output => {
    Atomics.store(begun, 1, ownThread());
    Atomics.store(begun, 0, 1);
    Atomics.notify(begun, 0);
    return work(input);
  };

/** By the clock, on a machine that has other work, or where the system does not tell what a thread has used. */
const PATIENCE = 10;

/** Why work was ended: it used all of its time, or the machine gave it none. */
export type Late = 'spent' | 'starved';

/** Time of a processor that counts from when work begins. `signal` is aborted when it is over, by its `reason`; `end` lets go of it. */
export interface FromBegun {
  begun: Begun<never>['begun'];
  signal: AbortSignal;
  end: () => void;
}

/** @param mostMs of a processor, where the system tells (Linux); by the clock ten times as long */
export function timeFromBegun(mostMs: number): FromBegun {
  const begun = new Int32Array(new SharedArrayBuffer(8));
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  void Promise.resolve(Atomics.waitAsync(begun, 0, 0).value).then(async () => {
    const thread = Atomics.load(begun, 1);
    const [began, before] = [performance.now(), await secondsOf(thread)];
    const look = async (): Promise<void> => {
      const byClock = performance.now() - began;
      const now = byClock < mostMs ? before : await secondsOf(thread);
      if (isOver) return;
      if (before !== null && now !== null && (now - before) * 1000 >= mostMs) late.abort('spent' satisfies Late);
      else if (byClock >= mostMs * PATIENCE) late.abort('starved' satisfies Late);
      else timer = setTimeout(() => void look(), Math.max(1, mostMs / 10));
    };
    if (!isOver) await look();
  });
  const end = (): void => {
    isOver = true;
    clearTimeout(timer);
    Atomics.store(begun, 0, 1);
    Atomics.notify(begun, 0);
  };
  return { begun, signal: late.signal, end };
}

const secondsOf = async (thread: number): Promise<number | null> =>
  thread === 0 ? null : ((await usedBy(`self/task/${thread}`))?.seconds ?? null);
