import type { BoardEntry } from './board.js';
import { judged, type Follower } from './judged.js';
import { RULES } from './league.js';

const entry = (id: string, rank: number, score: number, eligible = true): BoardEntry =>
  ({
    id,
    rank,
    score,
    eligible,
    return_pct: score,
    max_drawdown_pct: 0,
    win_probability: eligible ? 0.5 : null,
  }) as BoardEntry;
const follower = (participant_id: string): Follower => ({
  participant_id,
  leader: 'ada',
  fills: 9,
  after: 9,
  before: 0,
  p: 1e-9,
});
const board = [
  entry('bob', 1, 5),
  entry('ada', 2, 4),
  entry('cy', 3, 3),
  entry('dot', 4, 9, false),
  entry('eve', 5, 1, false),
];

it('who followed does not count, and stands among the others by its score; all keep their order', () => {
  const after = judged(board, [follower('bob')], RULES.byScore);
  expect(after.map(({ id, rank }) => `${rank} ${id}`)).toEqual(['1 ada', '2 cy', '3 dot', '4 bob', '5 eve']);
  expect(after[3]).toMatchObject({ eligible: false, reason: 'follower', win_probability: null });
  expect(after[2].reason).toBeUndefined();
});

it('without followers a board stays as it is', () => {
  expect(judged(board, [], RULES.byScore)).toEqual(board);
});
