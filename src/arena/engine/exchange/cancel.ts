import type { Account, Order } from './account.js';
import { draftOf, type Session } from './session.js';

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
