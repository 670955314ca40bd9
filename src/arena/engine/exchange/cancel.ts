import { positionIn, type Account, type Order, type Position } from './account.js';
import { draftOf, readAccount, type Session } from './session.js';

/** Cancels the orders of a draft account that match and returns how many there were. */
export function cancelOrders(
  session: Session,
  account: Account,
  matches: (order: Order) => boolean,
  reason: string,
): number {
  const gone = account.orders.filter(matches);
  if (gone.length === 0) return 0;
  account.orders = account.orders.filter((order) => !gone.includes(order));
  for (const order of gone) session.orders.push({ participant_id: account.id, order, change: 'cancelled', reason });
  return gone.length;
}

/** Cancels one order of a participant and returns it; undefined when it is not resting any more. */
export function cancelOrder(session: Session, participantId: string, orderId: string): Order | undefined {
  const account = draftOf(session, participantId);
  const order = account.orders.find(({ id }) => id === orderId);
  if (order) cancelOrders(session, account, (one) => one === order, 'cancelled by its owner');
  return order;
}

const EXITS = ['stop', 'target'] as const;
export type Exit = (typeof EXITS)[number];

/** What an exit of a position is called where it is spoken of as an order. */
export const exitId = (exit: Exit, market: number): string => `exit_${exit}_${market}`;

/** Takes an exit of a position back. @returns the position and the price of the exit, micro-USD; undefined when there is none */
export function cancelExit(
  session: Session,
  participantId: string,
  name: string,
): { position: Position; exit: Exit; price: number } | undefined {
  for (const { market, ...known } of readAccount(session, participantId)?.positions ?? []) {
    const exit = EXITS.find((one) => exitId(one, market) === name && known[one] !== null);
    const position = exit && positionIn(draftOf(session, participantId), market);
    if (!exit || !position) continue;
    const price = position[exit] ?? 0;
    position[exit] = null;
    return { position, exit, price };
  }
  return undefined;
}
