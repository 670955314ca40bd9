import type { PastEvent } from '../../common/events/past-events.js';
import { advance, bucketOf, createModel, initialState, restore, snapshotOf, stateHash } from '../engine/index.js';
import { stimuliOf } from '../log/happenings.js';
import { livePast } from './lived-past.worker.js';

const BEGIN = 1_800_000_000;
const HOURS = 6;
const UNTIL = BEGIN + HOURS * 3600 + 17;

/** A league's hours: trades every other minute, a match each hour. */
const events: PastEvent[] = Array.from({ length: HOURS * 60 }, (_, i): PastEvent => {
  const at = BEGIN + 60 * (i + 1);
  const pnl = ((i * 7919) % 13) - 6;
  if (i % 60 === 59)
    return {
      at,
      event: { type: 'match_settled', duration: '1h', strategy: 'momentum', regime: 'calm', return_pct: pnl },
    };
  return {
    at,
    event: { type: 'trades', count: 1 + (i % 3), volume_usd: 10, realized_pnl_usd: pnl, symbol: 'BTC/USD' },
  };
});
const input = { seed: 'born', kappa: 24, events, until: UNTIL };

describe('a past that is lived through', () => {
  const lived = livePast(input);

  it('leads to the state to which living it second by second leads, bit for bit', () => {
    const state = initialState(events[0].at - 1, 'born', 24);
    const model = createModel({ kappa: 24 });
    for (let second = state.second + 1; second <= UNTIL; second++) {
      const told = events.filter(({ at }) => at === second).map(({ event }) => event);
      advance(state, model, second, stimuliOf(told, second, state.seq));
    }
    expect(lived.hash).toBe(stateHash(state));
  });

  it('leaves memories and dreams, and a history that reaches back', () => {
    const seen = snapshotOf(restore(lived.state));
    expect(seen.total_dreams).toBeGreaterThan(5);
    const { seconds, rows } = lived.history;
    expect(rows.length).toBeGreaterThan((HOURS * 3600) / seconds - 2);
    expect(rows.map(([, numbers]) => bucketOf(numbers, 'events')).some((b) => b && 'sum' in b && b.sum > 0)).toBe(true);
  });

  it('is bounded: what lies longer back than eight days is not lived through, what comes after birth neither', () => {
    const old = { at: UNTIL - 400 * 86_400, event: { type: 'challenger_registered' } } as const;
    const late = { at: UNTIL + 60, event: { type: 'challenger_registered' } } as const;
    const state = restore(livePast({ ...input, events: [old, late] }).state);
    expect([state.second, UNTIL - state.born, state.counts]).toEqual([UNTIL, 8 * 86_400, {}]);
  });
});
