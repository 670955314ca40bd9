import { argumentsOf, tellAll, WindowQueue } from './window-queue.js';
import type { WindowTake } from './window.types.js';

const counter = (key: string, limit = 10) => ({ key, limit, windowMs: 60_000 });

describe('what one turn of the event loop asks of the window counters', () => {
  it('puts callers of the same counters together, and others apart', () => {
    const queue = new WindowQueue();
    const first = [counter('a'), counter('b', 3)];
    expect(queue.add(first, () => undefined)).toBe(true);
    expect(queue.add([counter('a'), counter('b', 3)], () => undefined)).toBe(false);
    expect(queue.add([counter('a')], () => undefined)).toBe(false);
    expect(queue.add([counter('a'), counter('b', 4)], () => undefined)).toBe(false);
    const [groups] = queue.takeAll(10);
    expect(groups.map(({ callers }) => callers.length)).toEqual([2, 1, 1]);
    expect(argumentsOf(groups.slice(0, 2))).toEqual([2, 2, 10, 60_000, 1, 3, 60_000, 1, 1, 1, 10, 60_000, 1]);
    expect(queue.takeAll(10)).toEqual([]);
    expect(queue.add(first, () => undefined)).toBe(true);
  });

  it('tells the first who came of their units and the others who refused them', () => {
    const told: WindowTake[][] = [[], []];
    const groups = [3, 1].map((callers, g) => ({
      counters: g === 0 ? [counter('a'), counter('b', 9)] : [counter('c')],
      callers: Array.from({ length: callers }, () => (take: WindowTake) => void told[g].push(take)),
    }));
    tellAll(groups, ['1000', 2, 2, 4, 7, 1, 0, 5]);
    expect(told).toEqual([
      [
        { refused: null, now: 1000, used: [5, 8] },
        { refused: null, now: 1000, used: [6, 9] },
        { refused: 1, now: 1000, used: [6, 9] },
      ],
      [{ refused: null, now: 1000, used: [6] }],
    ]);
  });
});
