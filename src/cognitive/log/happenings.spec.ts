import type { DomainEvent } from '../../common/events/domain-events.js';
import { coalesced, happeningsOf, stimuliOf } from './happenings.js';

describe('events as happenings', () => {
  it.each<[DomainEvent, object[]]>([
    [
      { type: 'traffic', group: 'tools', requests: 5, errors: 2 },
      [
        { kind: 'traffic', group: 'tools', count: 3 },
        { kind: 'error', group: 'tools', count: 2 },
      ],
    ],
    [{ type: 'traffic', group: 'tools', requests: 2, errors: 2 }, [{ kind: 'error', group: 'tools', count: 2 }]],
    [{ type: 'traffic', group: 'elsewhere', requests: 1, errors: 0 }, []],
    [
      { type: 'trades', count: 3, volume_usd: 10, realized_pnl_usd: -1 },
      [{ kind: 'trade', house: true, count: 3, won: 0, lost: 1, topic: 'trade' }],
    ],
    [
      { type: 'trades', count: 2, volume_usd: 10, realized_pnl_usd: 1, symbol: 'DOGE/USD', challenger: true },
      [{ kind: 'trade', house: false, count: 2, won: 1, lost: 0, topic: 'doge' }],
    ],
    [
      { type: 'trades', count: 1, volume_usd: 10, realized_pnl_usd: 0, symbol: 'PEPE/USD', challenger: false },
      [{ kind: 'trade', house: true, count: 1, won: 0, lost: 0, topic: 'trade' }],
    ],
    [
      { type: 'job_completed', kind: 'design', garment: 'wrap-trousers', seconds: 40 },
      [{ kind: 'job', work: 'design', stage: 'completed', topic: 'trousers', slow: true }],
    ],
    [
      { type: 'job_failed', kind: 'image', code: 'x' },
      [{ kind: 'job', work: 'image', stage: 'failed', topic: 'garment', slow: false }],
    ],
    [
      { type: 'job_failed', kind: 'design', code: 'not_a_garment' },
      [{ kind: 'job', work: 'design', stage: 'cancelled', topic: 'garment', slow: false }],
    ],
    [
      {
        type: 'chat_answered',
        topic: 'fashion',
        language: 'sv',
        compound: -0.6,
        addressed: true,
        fearful: false,
        question: false,
        topics: 'coat',
        cells: '5',
      },
      [
        {
          kind: 'text',
          via: 'chat',
          compound: -0.6,
          addressed: true,
          fearful: false,
          question: false,
          topics: ['coat'],
          cells: [5],
        },
      ],
    ],
    [{ type: 'pace_set', kappa: 1 }, [{ kind: 'pace', kappa: 1 }]],
    [{ type: 'key_issued', interface: 'design' }, [{ kind: 'key', group: 'design' }]],
    [
      { type: 'vitals', lag_ms: 3, queue: 2, storage_failures: 0 },
      [{ kind: 'vitals', lagMs: 3, queue: 2, storageFailures: 0 }],
    ],
  ])('%j', (event, expected) => expect(happeningsOf(event)).toEqual(expected));

  it('counts every strategy of the house in a match', () => {
    const [match] = happeningsOf({
      type: 'match_settled',
      duration: '1h',
      strategy: 'trend',
      regime: 'calm',
      return_pct: 2,
    });
    expect(
      match.kind === 'match' && match.houseWon && match.results.filter((r) => r.won).map((r) => r.strategy),
    ).toEqual(['trend']);
    expect(match.kind === 'match' && match.results.length).toBeGreaterThan(10);
  });

  it('keeps of a text only its measures and allow-listed topics', () => {
    const event: DomainEvent = {
      type: 'text_felt',
      via: 'demo',
      compound: 0.5,
      addressed: true,
      fearful: false,
      question: false,
      topics: 'coat,<script>',
      cells: '7,1023',
    };
    expect(happeningsOf(event)).toEqual([
      {
        kind: 'text',
        via: 'demo',
        compound: 0.5,
        addressed: true,
        fearful: false,
        question: false,
        topics: ['coat'],
        cells: [7, 1023],
      },
    ]);
  });

  it('coalesces the traffic of one second over processes, per group', () => {
    const one = (group: 'arena' | 'tools', count: number) => ({ kind: 'traffic' as const, group, count });
    expect(coalesced([one('arena', 2), one('tools', 1), one('arena', 3)])).toEqual([one('arena', 5), one('tools', 1)]);
    expect(stimuliOf([{ type: 'challenger_registered' }], 100, 8)).toEqual([
      { seq: 9, at: 100, what: { kind: 'registration' } },
    ]);
  });
});
