import { INSTRUMENTS, instrumentOf, type Instrument } from '../instruments.js';
import type { MarketSymbol } from '../types.js';
import { refuse } from './refusal.js';

/** What the league's dollar is called in the futures protocol. */
export const ASSET = 'USDT';

export const baseOf = (symbol: MarketSymbol): string => symbol.slice(0, symbol.indexOf('/'));

/** `BTCUSDT` for `BTC/USD`. */
export const futuresSymbol = (symbol: MarketSymbol): string => `${baseOf(symbol)}${ASSET}`;

const BY_NAME = new Map(INSTRUMENTS.map((one) => [futuresSymbol(one.symbol), one]));

/** The instrument of a name as the protocol writes it; undefined when the league lacks it. */
export const instrumentNamed = (name: string): Instrument | undefined => BY_NAME.get(name);

/** @throws DomainError -1121 */
export function instrumentFor(name: string): Instrument {
  const known = instrumentNamed(name);
  if (!known) throw refuse(-1121, 'Invalid symbol.');
  return known;
}

export const priceDigits = ({ tick_micro }: Instrument): number => 6 - Math.round(Math.log10(tick_micro));
export const lotDigits = ({ lots_per_unit }: Instrument): number => Math.round(Math.log10(lots_per_unit));

/** A price or an amount of a coin as the protocol writes it: a text with the instrument's decimals. */
export const priceText = (symbol: MarketSymbol, usd: number): string => usd.toFixed(priceDigits(instrumentOf(symbol)));
export const lotText = (symbol: MarketSymbol, quantity: number): string =>
  quantity.toFixed(lotDigits(instrumentOf(symbol)));

/** An amount of money: eight decimals. */
export const usdText = (usd: number): string => usd.toFixed(8);
