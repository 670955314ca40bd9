import type { BoardEntry } from '../engine/league/index.js';
import { lastOf } from './league-facts.js';

const entry = (rank: number, eligible: boolean) => ({ rank, id: `agt_${rank}`, eligible }) as BoardEntry;

it.each([
  [[true, true, false, false], 2],
  [[true, true, true], 3],
  [[false, false], undefined],
  [[], undefined],
])('of entries that compete or do not (%j) the last is number %s', (eligible, rank) =>
  expect(lastOf(eligible.map((one, i) => entry(i + 1, one)))?.rank).toBe(rank),
);
