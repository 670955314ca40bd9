import { equityOf, type Account } from '../exchange/index.js';
import {
  changeOfFill,
  changeOfPosting,
  equityPaths,
  TOLD_BY_FILLS,
  type AccountChange,
  type PriceSample,
} from './equity-path.js';
import { IDS, wildLeague } from './wild-league.fixture.js';

/** A wild league written down: what changed, the prices, and what each account was really worth. */
function logOf(seed: string, from: number) {
  const book = new Map<string, Account>();
  const log = {
    opening: [] as Account[],
    changes: [] as AccountChange[],
    samples: [] as PriceSample[],
    truth: [] as number[][],
  };
  for (const { tick, outcome, tickers } of wildLeague(seed, 120, book)) {
    if (tick === from) log.opening = structuredClone([...book.values()]);
    if (tick <= from) continue;
    log.changes.push(...outcome.fills.map((fill) => changeOfFill({ ...fill, tick })));
    const others = outcome.postings.filter(({ kind }) => !TOLD_BY_FILLS.includes(kind));
    log.changes.push(...others.map((posting) => changeOfPosting(posting, tick)));
    log.samples.push({ tick, mids: tickers.map(({ mid }) => mid) });
    log.truth.push(IDS.map((id) => equityOf(book.get(id) as Account, tickers) / 1e6));
  }
  return log;
}

describe('equity along the log', () => {
  it.each(['flint', 'gabbro'])(
    'is what the exchange itself says after every tick, to the micro-dollar (%s)',
    (seed) => {
      for (const from of [0, 40]) {
        const { opening, changes, samples, truth } = logOf(seed, from);
        const paths = equityPaths(IDS, opening, changes, samples);
        IDS.forEach((id, i) => expect(paths.get(id)).toEqual(truth.map((row) => row[i])));
      }
    },
  );

  it('is the same at fewer times, and for fewer accounts', () => {
    const { opening, changes, samples } = logOf('halite', 10);
    const all = equityPaths(IDS, opening, changes, samples).get('bob') ?? [];
    const some = samples.filter((_, i) => i % 7 === 3);
    expect(equityPaths(['bob'], opening, changes, some).get('bob')).toEqual(all.filter((_, i) => i % 7 === 3));
  });

  it('is nothing before an account was opened', () => {
    const admitted = changeOfPosting({ account: 'dee', amount: 10_000e6 }, 5);
    const mids = [1, 1, 1, 1, 1, 1];
    const samples = [4, 5, 6].map((tick) => ({ tick, mids }));
    expect(equityPaths(['dee'], [], [admitted], samples).get('dee')).toEqual([null, 10_000, 10_000]);
  });
});
