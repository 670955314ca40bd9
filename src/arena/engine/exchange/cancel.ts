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

/** Cancels one order of a participant; false when it is not resting any more. */
export const cancelOrder = (session: Session, participantId: string, orderId: string): boolean =>
  cancelOrders(session, draftOf(session, participantId), (order) => order.id === orderId, 'cancelled by its owner') > 0;
