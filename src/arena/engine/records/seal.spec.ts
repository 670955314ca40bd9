import { bodyHash, GENESIS, linkHash, recordBody, sealFaults, type Seal, type SettledMatch } from './seal.js';

const match: SettledMatch = {
  id: '1h-2026-11-20T23',
  duration: '1h',
  starts_at: '2026-11-20T23:00:00.000Z',
  ends_at: '2026-11-21T00:00:00.000Z',
  first_tick: 10,
  last_tick: 3_610,
  board: [{ id: 'ada', return_pct: 1.25 }],
  quotes: [],
  odds: { ada: 1 },
  settlement: { winner: 'ada', hash: 'ab' },
};

const linked = (seq: number, previous: string, body: string): Seal => {
  const link = { seq, match_id: `m${seq}`, previous, body_hash: bodyHash(body) };
  return { ...link, hash: linkHash(link), key_id: 'k', signature: 'by k' };
};
const signedByK = (key: string, _hash: string, signature: string): boolean | null =>
  key === 'k' ? signature === 'by k' : null;

describe('records', () => {
  it('equal records have equal text, whatever the order of their members', () => {
    const turned = Object.fromEntries(Object.entries(match).reverse()) as unknown as SettledMatch;
    expect(recordBody(turned)).toBe(recordBody(match));
    expect(recordBody(match)).toContain('"board":[{"id":"ada","return_pct":1.25}]');
  });

  it.each(Object.keys(match) as (keyof SettledMatch)[])('a change of %s changes the hash', (member) => {
    expect(bodyHash(recordBody({ ...match, [member]: 'other' }))).not.toBe(bodyHash(recordBody(match)));
  });

  it('a record of the first format keeps its text, one of the second says what else it covers', () => {
    expect(recordBody(match)).toContain('"format":1');
    const digest = { count: 0, hash: 'cd' };
    const more = {
      rules: 2,
      leader: null,
      odds_by_return: {},
      curves: 'ab',
      odds_course: null,
      decisions: digest,
      fills: digest,
    };
    const body = recordBody({ ...match, more });
    expect(JSON.parse(body)).toEqual({ ...match, ...more, format: 2 });
    for (const member of Object.keys(more))
      expect(recordBody({ ...match, more: { ...more, [member]: 'other' } })).not.toBe(body);
  });

  it('a chain that is whole has no faults', () => {
    const first = linked(1, GENESIS, 'a');
    const second = linked(2, first.hash, 'b');
    expect(sealFaults(first, null, signedByK)).toEqual([]);
    expect(sealFaults(second, first, signedByK)).toEqual([]);
  });

  it('names each fault', () => {
    const first = linked(1, GENESIS, 'a');
    const second = linked(2, first.hash, 'b');
    expect(sealFaults(linked(3, first.hash, 'b'), first, signedByK)).toEqual(['gap']);
    expect(sealFaults(linked(2, GENESIS, 'b'), first, signedByK)).toEqual(['previous']);
    expect(sealFaults({ ...second, match_id: 'm9' }, first, signedByK)).toEqual(['hash']);
    expect(sealFaults({ ...second, body_hash: bodyHash('c') }, first, signedByK)).toEqual(['hash']);
    expect(sealFaults({ ...second, key_id: 'q' }, first, signedByK)).toEqual(['key']);
    expect(sealFaults({ ...second, signature: 'by q' }, first, signedByK)).toEqual(['signature']);
  });

  it('a record rewritten with all that follows has another head', () => {
    const head = (bodies: string[]): string =>
      bodies.reduce((previous, body, i) => linked(i + 1, previous, body).hash, GENESIS);
    expect(head(['a', 'x', 'c'])).not.toBe(head(['a', 'b', 'c']));
  });
});
