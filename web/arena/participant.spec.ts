import { renderToString } from 'preact-render-to-string';
import { Decisions, Skill } from './participant.js';
import type { Decision } from './view.js';

const decided = (action: object) =>
  renderToString(
    Decisions({
      base: '',
      decisions: [
        {
          decision_id: 'd',
          participant_id: 'agt_1',
          name: 'Ada',
          kind: 'challenger',
          at: '2026-01-01T00:00:00.000Z',
          tick: 1,
          actions: [action],
        },
      ] as unknown as Decision[],
    }),
  ).replace(/<[^>]*>/g, '');

describe('what a participant decided', () => {
  it.each([
    [{ symbol: 'BTC/USD', signal: 'buy_to_enter', status: 'filled' }, 'buys BTC'],
    [
      { symbol: 'FOO', signal: 'buy_to_enter', status: 'rejected', code: 'unknown_symbol' },
      'refused to buy FOO: no such market',
    ],
    [
      { symbol: 'SOL/USD', signal: 'close', status: 'rejected', code: 'nothing_to_close' },
      'refused to close SOL: nothing is held there',
    ],
    [
      { symbol: 'ETH/USD', signal: 'sell_to_enter', status: 'rejected', code: 'a_new_one' },
      'refused to sell short ETH: a_new_one',
    ],
    [{ symbol: 'ETH/USD', signal: 'buy_to_enter', status: 'resting' }, 'waits to buy ETH'],
  ])('%j', (action, said) => {
    expect(decided(action)).toContain(said);
    if (action.status !== 'filled') expect(decided(action)).not.toMatch(/buys|sells|closes/);
  });

  it('a baseline is not rated', () => {
    const page = renderToString(Skill({ rating: null, skill: null }));
    expect(page).toContain('not rated');
    expect(page).not.toMatch(/too early|hours/);
  });
});
