/** What the scripts of the futures clients share: they run a bot's round against BASE with KEY and SECRET. */
export const { BASE, KEY, SECRET } = process.env;
export const WS_BASE = BASE.replace(/^http/, 'ws');

/** The round of every client: a limit price far below the market, a stop below it, a target above. */
export const BELOW = 0.8;
export const ABOVE = 1.3;
export const QUANTITY = 0.02;
export const LEVERAGE = 5;

const PAUSE_MS = 500;
const TRIES = 120;

/** A market that a busy machine has paused (503) is asked again. @param exchange of ccxt */
export function patient(exchange, { ExchangeNotAvailable }) {
  const once = exchange.createOrder.bind(exchange);
  exchange.createOrder = async (...order) => {
    for (let left = TRIES; ; left--) {
      try {
        return await once(...order);
      } catch (error) {
        if (!(error instanceof ExchangeNotAvailable) || left === 0) throw error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  };
}
