import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { ITEM_IDS, itemOf } from './catalog.js';
import { ORDER_STATUSES, type Order, type OrderStatus } from './entities.js';

const ORDER = 'ord_5g15k8c1yq0p3mnd2wvxr7ah4t';
const WHEN = '2026-01-01T00:00:00.000Z';

export class CheckoutDto {
  @ApiProperty({ enum: ITEM_IDS, example: 'chat-100' })
  @IsIn(ITEM_IDS)
  item: string;
}

export class CheckoutView {
  @ApiProperty({ example: `http://localhost:3000/api/billing/sandbox/${ORDER}` }) checkout_url: string;
  @ApiProperty({ example: ORDER }) order_id: string;
  @ApiProperty({ enum: ['pending'], example: 'pending' }) status: 'pending';
}

export class OrderView {
  @ApiProperty({ example: ORDER }) order_id: string;
  @ApiProperty({ enum: ITEM_IDS, example: 'chat-100' }) item: string;
  @ApiProperty({ example: '100 chat calls' }) name: string;
  @ApiProperty({ enum: ORDER_STATUSES, example: 'paid' }) status: OrderStatus;
  @ApiProperty({ enum: ['sandbox', 'stripe'], example: 'sandbox', description: 'A sandbox order moves no money.' })
  billing: 'sandbox' | 'stripe';
  @ApiProperty({ example: 'USD' }) currency: string;
  @ApiProperty({ example: 1 }) amount_usd: number;
  @ApiProperty({ example: 0 }) refunded_usd: number;
  @ApiProperty({ type: 'integer', example: 100, description: 'Chat calls it gave.' }) calls_granted: number;
  @ApiProperty({ type: 'integer', example: 0, description: 'Of these, taken back unspent by a refund.' })
  calls_taken_back: number;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'End of a plan that nobody renews.' })
  valid_until: string | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'When the plan ended.' })
  ended_at: string | null;
  @ApiProperty({ example: WHEN }) created_at: string;
  @ApiProperty({ type: String, nullable: true, example: WHEN }) paid_at: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) refunded_at: string | null;
  @ApiPropertyOptional({ description: 'While it is pending.' }) checkout_url?: string;
}

export class OrderList {
  @ApiProperty({ type: [OrderView] }) orders: OrderView[];
  @ApiProperty({ type: String, nullable: true, example: null }) next_cursor: string | null;
}

export class ReceiptLine {
  @ApiProperty({ example: '100 chat calls' }) description: string;
  @ApiProperty({ type: 'integer', example: 1 }) quantity: number;
  @ApiProperty({ example: 1 }) amount_usd: number;
}

export class ReceiptBuyer {
  @ApiProperty({ type: String, nullable: true, example: 'Ada' }) name: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'ada@example.com' }) email: string | null;
}

export class ReceiptView {
  @ApiProperty({ example: ORDER }) order_id: string;
  @ApiProperty({ example: WHEN }) issued_at: string;
  @ApiProperty({ enum: ['paid', 'refunded'], example: 'paid' }) status: 'paid' | 'refunded';
  @ApiProperty({ type: ReceiptBuyer }) buyer: ReceiptBuyer;
  @ApiProperty({ type: [ReceiptLine] }) lines: ReceiptLine[];
  @ApiProperty({ example: 'USD' }) currency: string;
  @ApiProperty({ example: 1 }) total_usd: number;
  @ApiProperty({ example: 0 }) refunded_usd: number;
  @ApiProperty({ enum: ['sandbox', 'stripe', 'operator'], example: 'sandbox' }) paid_with: string;
  @ApiProperty({ example: 'Sandbox: no money was moved.' }) note: string;
  @ApiProperty({ example: ['100 chat calls', 'Total: $1.00', 'Paid: 2026-01-01', 'Sandbox: no money was moved.'] })
  text: string[];
}

export const orderView = (order: Order): OrderView => ({
  order_id: order.id,
  item: order.item,
  name: itemOf(order.item).name,
  status: order.status,
  billing: order.billing,
  currency: order.currency.toUpperCase(),
  amount_usd: order.amountCents / 100,
  refunded_usd: order.refundedCents / 100,
  calls_granted: order.callsGranted,
  calls_taken_back: order.callsTakenBack,
  valid_until: order.validUntil?.toISOString() ?? null,
  ended_at: order.endedAt?.toISOString() ?? null,
  created_at: order.createdAt.toISOString(),
  paid_at: order.paidAt?.toISOString() ?? null,
  refunded_at: order.refundedAt?.toISOString() ?? null,
  ...(order.status === 'pending' && order.checkoutUrl ? { checkout_url: order.checkoutUrl } : {}),
});

export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** What the receipt says about money having moved. */
export const paymentNote = ({ billing, confirmedBy }: Order): string => {
  if (billing === 'sandbox') return 'Sandbox: no money was moved.';
  return confirmedBy === 'operator' ? 'Confirmed by the operator.' : 'Paid by card through Stripe.';
};

/** A receipt in lines of text, as its mail has it. */
export function receiptLines(order: Order): string[] {
  const { amountCents, refundedCents, paidAt, validUntil } = order;
  return [
    `Order: ${order.id}`,
    itemOf(order.item).name,
    `Total: ${dollars(amountCents)}`,
    ...(refundedCents > 0 ? [`Given back: ${dollars(refundedCents)}`] : []),
    ...(paidAt ? [`Paid: ${paidAt.toISOString().slice(0, 10)}`] : []),
    ...(validUntil ? [`Until: ${validUntil.toISOString().slice(0, 10)}`] : []),
    paymentNote(order),
  ];
}
