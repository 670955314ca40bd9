import { Random } from '../../../common/kernel/random.js';
import { commit, runTick, type Account, type Command, type RequestedAction } from '../exchange/index.js';
import { INSTRUMENTS } from '../instruments.js';
import { beginObserving, tickersOf } from '../market/index.js';
import { SYMBOLS } from '../types.js';

export const IDS = ['ada', 'bob', 'cy'];

function anyAction(random: Random): RequestedAction {
  const signal = random.pick(['buy_to_enter', 'sell_to_enter', 'close'] as const);
  const symbol = random.pick(SYMBOLS);
  return signal === 'close'
    ? { symbol, signal }
    : { symbol, signal, equity_pct: 1 + random.next() * 300, leverage: 1 + Math.floor(random.next() * 20) };
}

/** Hours of a market that jumps, traded by three who do not know what they do. */
export function* wildLeague(seed: string, hours: number, book: Map<string, Account>) {
  const random = Random.from(seed);
  let prices = INSTRUMENTS.map((one) => one.genesis_price);
  for (let tick = 1; tick <= hours; tick++) {
    prices = prices.map((price) => price * Math.exp(0.03 * random.normal()));
    const tickers = tickersOf(
      beginObserving(tick, prices),
      INSTRUMENTS.map(() => false),
    );
    const commands = IDS.map((participant_id): Command =>
      tick === 1
        ? { kind: 'admit', participant_id, cash: 10_000e6 }
        : { kind: 'decide', participant_id, decision_id: `${tick}`, actions: [anyAction(random), anyAction(random)] },
    );
    const outcome = runTick(book, { tick, time: tick * 3_600_000, tickers, fundingDue: true, commands });
    commit(book, outcome);
    yield { tick, outcome, tickers };
  }
}
