import { PARAMETERS } from '../parameters.js';
import { encode, type Memory, type NewEpisode } from './episode.js';

const fresh = (more: Partial<NewEpisode> = {}): NewEpisode => ({
  type: 'trade',
  topics: ['btc', 'trade'],
  pad: [0, 0, 0],
  arousal: 0.4,
  surprise: 0.5,
  outcome: 1,
  expected: 0.5,
  seq: 1,
  ...more,
});
const empty = (): Memory => ({ next: 7, episodes: [] });
/** Ids that a list of episodes gets, a second of each beside it. */
const encoded = (...list: [NewEpisode, number][]) => {
  const memory = empty();
  return { memory, ids: list.map(([episode, second]) => encode(memory, episode, second)) };
};

it('is kept as it was felt, with its first use', () => {
  const { seq: _, ...rest } = fresh();
  expect(encoded([fresh({ seq: 41 }), 100]).memory).toEqual({
    next: 8,
    episodes: [{ ...rest, id: 7, at: 100, refs: [41], uses: { n: 1, first: 100, recent: [100] } }],
  });
});

const { mergeSeconds, episodes: CAPACITY } = PARAMETERS.memory;

it.each<[string, Partial<NewEpisode>, number, number]>([
  ['the same at once', {}, 0, 7],
  ['the same at the end of ten minutes', {}, mergeSeconds, 7],
  ['the same a second later', {}, mergeSeconds + 1, 8],
  ['of another kind', { type: 'lead' }, 1, 8],
  ['with another outcome', { outcome: 0 }, 1, 8],
  ['about less', { topics: ['btc'] }, 1, 8],
  ['about more', { topics: ['btc', 'trade', 'eth'] }, 1, 8],
  ['about something else', { topics: ['eth', 'trade'] }, 1, 8],
  ['felt otherwise', { arousal: 0.9, surprise: 0.1 }, 1, 7],
])('%s is relived or new', (_, change, after, id) =>
  expect(encoded([fresh(), 1000], [fresh(change), 1000 + after]).ids).toEqual([7, id]),
);

it('is looked for behind newer ones that differ', () =>
  expect(encoded([fresh(), 0], [fresh({ type: 'lead' }), 1], [fresh(), 2]).ids).toEqual([7, 8, 7]));

it('keeps the strongest feeling, counts its uses and names eight of its events', () => {
  const again = Array.from({ length: 10 }, (_, i): [NewEpisode, number] => [
    fresh({ seq: i + 2, arousal: i === 3 ? 0.8 : 0.1, surprise: i === 5 ? 0.9 : 0 }),
    i + 1,
  ]);
  const [known] = encoded([fresh(), 0], ...again).memory.episodes;
  expect(known).toMatchObject({ arousal: 0.8, surprise: 0.9, refs: [1, 2, 3, 4, 5, 6, 7, 8] });
  expect([known.uses.n, known.uses.first, known.at]).toEqual([11, 0, 0]);
});

it('gives its place to a new one when the store is full', () => {
  const list = Array.from({ length: CAPACITY + 1 }, (_, i): [NewEpisode, number] => [fresh(), i * (mergeSeconds + 1)]);
  const { episodes } = encoded(...list).memory;
  expect([episodes.length, episodes[0].id, episodes.at(-1)?.id]).toEqual([CAPACITY, 8, 7 + CAPACITY]);
});
