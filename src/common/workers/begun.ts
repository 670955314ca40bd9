/** Work of a thread, and where it says that it has begun. */
export interface Begun<Input> {
  input: Input;
  begun: Int32Array<SharedArrayBuffer>;
}

/** A function of a worker that says when it begins: the thread is there then, and its modules are loaded. */
export const saysWhenBegun =
  <Input, Output>(work: (input: Input) => Output) =>
  ({ input, begun }: Begun<Input>): Output => {
    Atomics.store(begun, 0, 1);
    Atomics.notify(begun, 0);
    return work(input);
  };

/** Time that counts from when work begins. `signal` is aborted when it is over; `end` lets go of it. */
export function timeFromBegun(mostMs: number): { begun: Begun<never>['begun']; signal: AbortSignal; end: () => void } {
  const begun = new Int32Array(new SharedArrayBuffer(4));
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  void Promise.resolve(Atomics.waitAsync(begun, 0, 0).value).then(() => {
    if (!isOver) timer = setTimeout(() => late.abort(), mostMs);
  });
  const end = (): void => {
    isOver = true;
    clearTimeout(timer);
    Atomics.store(begun, 0, 1);
    Atomics.notify(begun, 0);
  };
  return { begun, signal: late.signal, end };
}
