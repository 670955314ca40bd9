import {
  createStepper,
  HOUR_MS,
  reseed,
  seedChain,
  shownBy,
  storeState,
  underLaw,
  walk,
  type MarketState,
} from '../market/index.js';
import { genesis } from '../market/v1/state.js';
import { RevealedPath, type RevealedEpoch } from './revealed-path.js';

const START = Date.UTC(2026, 0, 5);
const STEP = 60_000;
const chain = seedChain('revealed');

const LAWS = [1, 1, 2, 2, 3, 3] as const;

/** Hours of a league that lived under all versions, as they are published, and what was shown at each of their ticks. */
function lived() {
  let market: MarketState = genesis(START, 'revealed');
  const step = createStepper();
  const epochs = new Map<number, RevealedEpoch>();
  const shown: ReturnType<typeof shownBy>[] = [];
  for (let epoch = 0; epoch < LAWS.length; epoch++) {
    const seed = chain.seedOf(epoch);
    market = reseed(underLaw(LAWS[epoch], market, seed), seed);
    const { version, time, values } = storeState(market);
    const path = [{ from: time, step_ms: STEP }];
    const latent = market.version > 1 ? { version, time, values, path } : { time, values, path };
    epochs.set(epoch, { epoch, seed, commitment: chain.commitmentOf(epoch), latent });
    for (
      let time = Math.max(START + STEP, START + epoch * HOUR_MS);
      time < START + (epoch + 1) * HOUR_MS;
      time += STEP
    ) {
      walk(market, time, STEP, step);
      shown.push(shownBy(market, time - STEP));
    }
  }
  return { epochs, shown };
}

const { epochs, shown } = lived();

const replayed = (known: Map<number, RevealedEpoch>) => {
  const path = new RevealedPath(START, known);
  return { path, seen: shown.map(({ pricedAt: [time] }) => path.advance(time, time - STEP)) };
};

it('hours of all versions come out as they were shown, prices and volumes', () => {
  const { path, seen } = replayed(epochs);
  expect(seen).toEqual(shown);
  expect(path.broken).toEqual([]);
  expect(new Set(shown.map(({ version }) => version))).toEqual(new Set([1, 2, 3]));
});

it.each([
  ['a level', 0, 1e-12],
  ['a volatility', 8, 1e-9],
])('names the hour of the change when %s of its beginning is another', (_, at, by) => {
  const forged = structuredClone(epochs.get(2)!);
  forged.latent.values[at] += by;
  const { path } = replayed(new Map([...epochs, [2, forged]]));
  expect(path.broken[0]).toEqual({ epoch: 2, reason: 'it does not begin where the one before it ended' });
});

it('from version 2 on a market takes its state along to the next', () => {
  const [{ latent }, { latent: before }] = [epochs.get(4)!, epochs.get(3)!];
  expect([before.version, latent.version]).toEqual([2, 3]);
  expect(latent.values.length).toBe(before.values.length);
  const drawn = structuredClone(epochs.get(4)!);
  drawn.latent.values[10] += 1e-9;
  expect(replayed(new Map([...epochs, [4, drawn]])).path.broken[0]).toMatchObject({ epoch: 4 });
});

it('does not take an hour of version 2 for one that went back to version 1', () => {
  const forged = structuredClone(epochs.get(3)!);
  delete forged.latent.version;
  forged.latent.values = forged.latent.values.slice(0, 29);
  const { path } = replayed(new Map([...epochs, [3, forged]]));
  expect(path.broken).toMatchObject([{ epoch: 3 }, { epoch: 4 }]);
});

it('nor one of version 3 for one that went back to version 2', () => {
  const forged = structuredClone(epochs.get(5)!);
  forged.latent.version = 2;
  const { path } = replayed(new Map([...epochs, [5, forged]]));
  expect(path.broken).toMatchObject([{ epoch: 5 }]);
});
