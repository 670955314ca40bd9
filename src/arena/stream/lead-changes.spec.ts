import type { Board } from '../engine/league/index.js';
import { LeadChanges } from './lead-changes.js';

const board = (id: string, ...names: string[]): Board =>
  ({ id, duration: '1h', entries: names.map((name) => ({ id: name, name, return_pct: 1 })) }) as unknown as Board;

it('tells who takes a lead from whom, and nothing while it is held', () => {
  const leads = new LeadChanges();
  expect(leads.seen(board('one', 'ada', 'bob'))).toEqual([]);
  expect(leads.seen(board('one', 'ada', 'bob'))).toEqual([]);
  expect(leads.seen(board('one', 'bob', 'ada'))).toMatchObject([
    { match_id: 'one', leader: { participant_id: 'bob' }, previous: 'ada' },
  ]);
});

it('the first leader of a new match has taken the lead from nobody', () => {
  const leads = new LeadChanges();
  leads.seen(board('one', 'ada'));
  expect(leads.seen(board('two', 'ada'))).toMatchObject([{ match_id: 'two', previous: null }]);
  expect(leads.seen(board('two'))).toEqual([]);
});
