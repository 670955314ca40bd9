/** Prices, minute by minute, and what they say of risk: from the market alone, or with the house fighting in it. */
import { FIGHTERS } from '../../../dist/src/arena/engine/fighters/index.js';
import {
  advanceLeague,
  beginLeague,
  equities,
  exposuresOf,
  houseEntries,
} from '../../../dist/src/arena/engine/league/index.js';
import { advance, genesis, rawPrice, shownBy } from '../../../dist/src/arena/engine/market/index.js';

export const MINUTE = 60_000;
export const WEEK_MINUTES = 7 * 24 * 60;
export const MARKETS = [0, 1, 2, 3, 4, 5];
/** A Monday. */
export const START = Date.UTC(2026, 0, 5);

/** Prices of the simulated market: calls `minute(time, prices)` once a minute. */
export function marketAlone(seed, weeks, minute) {
  const market = genesis(START, seed);
  for (let k = 1; k <= weeks * WEEK_MINUTES; k++) {
    const time = START + k * MINUTE;
    advance(market, time);
    minute(
      time,
      MARKETS.map((i) => rawPrice(market, i)),
    );
  }
}

/** The same with the house in the exchange; `house` has what each fighter holds, how it did and whether it traded. */
export function marketWithHouse(seed, weeks, minute) {
  const market = genesis(START, seed);
  const league = beginLeague(START, shownBy(market, START).prices);
  let commands = houseEntries();
  const before = new Map();
  for (let k = 1; k <= weeks * WEEK_MINUTES; k++) {
    const time = START + k * MINUTE;
    advance(market, time);
    const shown = shownBy(market, time - MINUTE);
    const input = { time, ...shown, commands, tickMs: MINUTE, oddsEveryMs: 1e15 };
    const events = advanceLeague(league, input);
    commands = events.house;
    const traded = new Set(events.fills.map(({ participant_id }) => participant_id));
    const equity = equities(league);
    const house = FIGHTERS.map(({ id }) => {
      const worth = equity.get(id) ?? 1e10;
      const gain = Math.log(worth / (before.get(id) ?? worth));
      before.set(id, worth);
      return {
        gain,
        book: equity.has(id) ? exposuresOf(league, id, worth) : MARKETS.map(() => 0),
        traded: traded.has(id),
      };
    });
    minute(time, shown.prices, house);
  }
}
