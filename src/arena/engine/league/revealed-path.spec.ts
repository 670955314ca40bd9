import {
  createStepper,
  HOUR_MS,
  reseed,
  seedChain,
  shownBy,
  storeState,
  underPresentLaw,
  walk,
  type MarketState,
} from '../market/index.js';
import { genesis } from '../market/v1/state.js';
import { RevealedPath, type RevealedEpoch } from './revealed-path.js';

const START = Date.UTC(2026, 0, 5);
const STEP = 60_000;
const chain = seedChain('revealed');

/** Three hours as they are published, the first under version 1, and what was shown at each of their ticks. */
function lived() {
  let market: MarketState = genesis(START, 'revealed');
  const step = createStepper();
  const epochs = new Map<number, RevealedEpoch>();
  const shown: ReturnType<typeof shownBy>[] = [];
  for (let epoch = 0; epoch < 3; epoch++) {
    const seed = chain.seedOf(epoch);
    market = reseed(epoch > 0 ? underPresentLaw(market, seed) : market, seed);
    const { version, time, values } = storeState(market);
    const path = [{ from: time, step_ms: STEP }];
    const latent = epoch > 0 ? { version, time, values, path } : { time, values, path };
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

it('an hour of version 1 and those after it come out as they were shown, prices and volumes', () => {
  const { path, seen } = replayed(epochs);
  expect(seen).toEqual(shown);
  expect(path.broken).toEqual([]);
  expect(new Set(shown.map(({ version }) => version))).toEqual(new Set([1, 2]));
});

it.each([
  ['a level', 0, 1e-12],
  ['a volatility', 8, 1e-9],
])('names the hour of the change when %s of its beginning is another', (_, at, by) => {
  const forged = structuredClone(epochs.get(1)!);
  forged.latent.values[at] += by;
  const { path } = replayed(new Map([...epochs, [1, forged]]));
  expect(path.broken[0]).toEqual({ epoch: 1, reason: 'it does not begin where the one before it ended' });
});

it('does not take an hour of version 2 for one that went back to version 1', () => {
  const forged = structuredClone(epochs.get(2)!);
  delete forged.latent.version;
  forged.latent.values = forged.latent.values.slice(0, 29);
  const { path } = replayed(new Map([...epochs, [2, forged]]));
  expect(path.broken).toMatchObject([{ epoch: 2 }]);
});
