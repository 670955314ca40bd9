import type { Instrument } from '../instruments.js';
import { lotDigits, priceDigits } from './symbols.js';
import { malformed, Parameters } from './parameters.js';
import { refuse } from './refusal.js';

export const ORDER_TYPES = ['LIMIT', 'MARKET', 'STOP_MARKET', 'TAKE_PROFIT_MARKET'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];
export const TIMES_IN_FORCE = ['GTC', 'IOC'] as const;
export type TimeInForce = (typeof TIMES_IN_FORCE)[number];
export type OrderSide = 'BUY' | 'SELL';

/** Bounds of one order; what an account can carry is far less. */
export const MOST_PRICE = 1e9;
/** Worth 100,000,000 USD at the league's first price, whole coins. */
export const mostQuantity = ({ genesis_price }: Instrument): number => Math.floor(1e8 / genesis_price);

/** An order as a client of the futures protocol asks for it, read and checked by itself. */
export interface FuturesOrder {
  instrument: Instrument;
  side: OrderSide;
  type: OrderType;
  timeInForce: TimeInForce;
  /** units of the coin; null for a stop of the whole position */
  quantity: number | null;
  /** USD, of a limit order */
  price: number | null;
  /** USD, of a stop */
  stopPrice: number | null;
  reduceOnly: boolean;
  closePosition: boolean;
  clientOrderId: string | null;
}

export const isStop = (type: string): boolean => type === 'STOP_MARKET' || type === 'TAKE_PROFIT_MARKET';

/** @throws DomainError in the protocol's words for what the league has not, and for what nobody has */
export function orderOf(given: Parameters): FuturesOrder {
  const instrument = given.instrument();
  const side = sideOf(given);
  const type = typeOf(given);
  assertLeagueHas(given);
  const closePosition = given.flag('closePosition');
  const order = {
    instrument,
    side,
    type,
    timeInForce: timeInForceOf(given, type),
    quantity: closePosition ? null : given.decimal('quantity', lotDigits(instrument), mostQuantity(instrument)),
    price: type === 'LIMIT' ? given.decimal('price', priceDigits(instrument), MOST_PRICE) : null,
    stopPrice: isStop(type) ? triggerOf(given, instrument) : null,
    reduceOnly: given.flag('reduceOnly'),
    closePosition,
    clientOrderId: clientIdOf(given),
  };
  assertOneOfItsKind(given, order);
  return order;
}

function sideOf(given: Parameters): OrderSide {
  const side = given.text('side');
  if (side !== 'BUY' && side !== 'SELL') throw refuse(-1117, 'Invalid side.');
  return side;
}

function typeOf(given: Parameters): OrderType {
  const type = ORDER_TYPES.find((one) => one === given.text('type'));
  if (!type) throw refuse(-1116, `Invalid orderType; the league has ${ORDER_TYPES.join(', ')}.`);
  return type;
}

/** A stop waits until it is taken back, whatever it says of its patience. */
function timeInForceOf(given: Parameters, type: OrderType): TimeInForce {
  const text = type === 'LIMIT' ? given.text('timeInForce') : (given.optional('timeInForce') ?? 'GTC');
  if (isStop(type) && text === 'GTE_GTC') return 'GTC';
  const known = TIMES_IN_FORCE.find((one) => one === text);
  if (!known) throw refuse(-1115, `Invalid timeInForce; the league has ${TIMES_IN_FORCE.join(', ')}.`);
  return known;
}

/** As `order` names it, and as `algoOrder` does. */
function triggerOf(given: Parameters, instrument: Instrument): number {
  const name = given.optional('stopPrice') === undefined ? 'triggerPrice' : 'stopPrice';
  return given.decimal(name, priceDigits(instrument), MOST_PRICE);
}

const CLIENT_ID = /^[.A-Z:/a-z0-9_-]{1,36}$/;

function clientIdOf(given: Parameters): string | null {
  const id = given.optional('newClientOrderId') ?? given.optional('clientAlgoId');
  if (id === undefined) return null;
  if (!CLIENT_ID.test(id)) throw refuse(-4015, 'Client order id is not valid.');
  return id;
}

/** What would make an order another than the league's, and the values by which it does not. */
const NOTHING: Record<string, readonly string[]> = {
  activatePrice: [],
  activationPrice: [],
  callbackRate: [],
  goodTillDate: ['0'],
  icebergQty: [],
  priceMatch: ['NONE'],
  priceProtect: ['FALSE'],
  workingType: ['CONTRACT_PRICE'],
};

function assertLeagueHas(given: Parameters): void {
  const side = given.optional('positionSide') ?? 'BOTH';
  if (side === 'LONG' || side === 'SHORT') throw refuse(-4061, "Order's position side does not match user's setting.");
  if (side !== 'BOTH') throw malformed('positionSide');
  for (const [name, harmless] of Object.entries(NOTHING)) {
    const value = given.optional(name);
    if (value !== undefined && !harmless.includes(value.toUpperCase()))
      throw refuse(-1106, `Parameter '${name}' is not for this league; it has no such orders.`);
  }
}

function assertOneOfItsKind(given: Parameters, { type, closePosition, reduceOnly }: FuturesOrder): void {
  if (!isStop(type)) {
    if (closePosition) throw refuse(-4136, `Target strategy invalid for orderType '${type}',closePosition 'true'.`);
    if (given.optional('stopPrice') !== undefined) throw sentInVain('stopPrice');
    if (type === 'MARKET' && given.optional('price') !== undefined) throw sentInVain('price');
    return;
  }
  if (!closePosition && !reduceOnly)
    throw refuse(
      -1116,
      'Invalid orderType: a stop of this league closes a position; send closePosition or reduceOnly.',
    );
  if (closePosition && reduceOnly) throw sentInVain('reduceOnly');
  if (closePosition && given.optional('quantity') !== undefined) throw sentInVain('quantity');
  if (given.optional('price') !== undefined) throw sentInVain('price');
}

const sentInVain = (name: string) => refuse(-1106, `Parameter '${name}' sent when not required.`);
