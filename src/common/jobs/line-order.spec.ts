import { lineOrder, type Waiting } from './line-order.js';

interface Job extends Waiting {
  name: string;
}

/** `x1a3`: network x, its address 1, that one's key a, third of that key. A capital X is awaited. */
function job(name: string, turns: Record<string, number> = {}): Job {
  const [network, address, payer] = [
    name.slice(0, 1).toLowerCase(),
    name.slice(0, 2).toLowerCase(),
    name.slice(0, 3).toLowerCase(),
  ];
  const turnOf = (who: string): number | null => turns[who] ?? null;
  const awaited = name !== name.toLowerCase();
  return {
    name,
    network,
    address,
    payer,
    awaited,
    networkTurn: turnOf(network),
    addressTurn: turnOf(address),
    payerTurn: turnOf(payer),
  };
}

const order = (names: string, turns: Record<string, number> = {}, row = 0): string =>
  lineOrder(
    names.split(' ').map((name) => job(name, turns)),
    row,
  )
    .map(({ name }) => name)
    .join(' ');

it.each<[what: string, came: string, begin: string, state?: { turns?: Record<string, number>; row?: number }]>([
  ['one key: as they came', 'x1a1 x1a2 x1a3', 'x1a1 x1a2 x1a3'],
  ['networks take turns', 'x1a1 x1a2 x1a3 y1a1 y1a2 z1a1', 'x1a1 y1a1 z1a1 x1a2 y1a2 x1a3'],
  ['many addresses are one network', 'x1a1 x2a1 x3a1 x4a1 y1a1', 'x1a1 y1a1 x2a1 x3a1 x4a1'],
  ['in a network, addresses', 'x1a1 x1a2 x1a3 x2a1 x2a2', 'x1a1 x2a1 x1a2 x2a2 x1a3'],
  ['in an address, keys', 'x1a1 x1a2 x1b1 x1c1 x1c2', 'x1a1 x1b1 x1c1 x1a2 x1c2'],
  ['all three', 'x1a1 x1a2 x1b1 x2a1 y1a1 y1a2', 'x1a1 y1a1 x2a1 y1a2 x1b1 x1a2'],
  ['whose last turn is longest ago', 'x1a1 x1a2 y1a1 z1a1', 'z1a1 y1a1 x1a1 x1a2', { turns: { x: 7, y: 5 } }],
  ['who had no turn comes first', 'x1a1 x2a1 y1a1', 'y1a1 x2a1 x1a1', { turns: { x: 1, x1: 1, x1a: 1 } }],
  ['awaited first', 'x1a1 y1a1 x1a2 X1a3', 'X1a3 x1a1 y1a1 x1a2'],
  ['one that nobody waits for after three', 'x1a1 y1a1 Z1a1 Z1a2 Z1a3 Z1a4 Z1a5', 'Z1a1 Z1a2 Z1a3 x1a1 Z1a4 Z1a5 y1a1'],
  ['after three that have begun already', 'x1a1 Y1a1', 'x1a1 Y1a1', { row: 3 }],
  ['after two that have begun already', 'x1a1 Y1a1 Y1a2', 'Y1a1 x1a1 Y1a2', { row: 2 }],
])('%s', (_what, came, begin, ...[state]) => expect(order(came, state?.turns, state?.row)).toBe(begin));

it('lets none out and none in twice', () => {
  const jobs = Array.from({ length: 500 }, (_, i) => job(`${'abcdefg'[i % 7]}${i % 5}${'xyz'[i % 3]}${i}`));
  expect(new Set(lineOrder(jobs).map(({ name }) => name)).size).toBe(500);
});
