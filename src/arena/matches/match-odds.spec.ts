import type { DataSource } from 'typeorm';
import { MatchOdds } from './match-odds.js';
import type { ShownMatch, ShownMatches } from './shown-match.js';

const START = new Date('2026-11-30T00:00:00Z');
const match = { id: 'm', duration: '1h', status: 'running', starts_at: START, board: null } as unknown as ShownMatch;
const entry = (id: string) => ({ id, name: `Name of ${id}`, kind: 'house' });

/** A league that somebody enters between two looks at its board. */
function entered(): ShownMatches {
  let looks = 0;
  return { of: async () => match, board: () => ['a', 'b'].slice(0, ++looks).map(entry) } as unknown as ShownMatches;
}

it('names everybody whose odds it tells, whoever enters meanwhile', async () => {
  const sample = { at: START, points: {}, odds: { score: { a: 1 }, return: { a: 1 } } };
  const query = async (sql: string): Promise<unknown[]> => (sql.includes('arena_match_sample') ? [sample] : []);
  const answer = await new MatchOdds({ manager: { query } } as unknown as DataSource, entered()).of('m');
  const { odds } = JSON.parse(answer.body.toString()) as { odds: { name?: string }[] };
  expect(odds.every(({ name }) => name !== undefined)).toBe(true);
  expect(odds).toHaveLength(1);
});
