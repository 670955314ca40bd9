import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Tier } from '../../common/auth/principal.js';

/** `review`: money came that does not fit the order; the operator decides. */
export const ORDER_STATUSES = ['pending', 'paid', 'refunded', 'cancelled', 'review'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** One item that an account wishes to buy, has bought or has given back. Kept after erasure, without a name. */
@Entity('tools_order')
@Unique('tools_order_session', ['sessionId'])
@Index('tools_order_account', ['accountId', 'createdAt'])
@Index('tools_order_payment', ['paymentIntent'])
@Index('tools_order_customer', ['customerId'])
@Index('tools_order_subscription', ['subscriptionId'])
@Index('tools_order_running', ['validUntil'], { where: "status = 'paid' AND ended_at IS NULL" })
@Index('tools_order_open', ['createdAt'], { where: "status = 'pending'" })
export class Order {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'tools_order_pk' })
  id: string;

  @Column('uuid')
  accountId: string;

  /** Id in the catalogue. */
  @Column('text')
  item: string;

  @Column('integer')
  amountCents: number;

  @Column('text', { default: 'usd' })
  currency: string;

  /** How it was to be paid. */
  @Column('text')
  billing: 'sandbox' | 'stripe';

  @Column('text', { default: 'pending' })
  status: OrderStatus;

  @Column('text', { nullable: true })
  checkoutUrl: string | null;

  /** Stripe's checkout session. */
  @Column('text', { nullable: true })
  sessionId: string | null;

  @Column('text', { nullable: true })
  paymentIntent: string | null;

  @Column('text', { nullable: true })
  customerId: string | null;

  @Column('text', { nullable: true })
  subscriptionId: string | null;

  /** Who said that it is paid. */
  @Column('text', { nullable: true })
  confirmedBy: 'sandbox' | 'stripe' | 'operator' | null;

  @Column('integer', { default: 0 })
  refundedCents: number;

  @Column('integer', { default: 0 })
  callsGranted: number;

  @Column('integer', { default: 0 })
  callsTakenBack: number;

  /** The account's tier before its first running plan; what it falls back to. */
  @Column('text', { nullable: true })
  baseTier: Tier | null;

  /** End of a plan that nobody renews; null for packs and for subscriptions, which Stripe ends. */
  @Column('timestamptz', { nullable: true })
  validUntil: Date | null;

  /** When a plan's tier was taken back. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  /** Why it is in review. */
  @Column('text', { nullable: true })
  note: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  paidAt: Date | null;

  @Column('timestamptz', { nullable: true })
  refundedAt: Date | null;
}

/** One message of Stripe: taken once, however often it is sent. Those that came before their order wait here for it. */
@Entity('tools_billing_event')
@Index('tools_billing_event_payment', ['paymentIntent'], { where: 'payment_intent IS NOT NULL AND order_id IS NULL' })
@Index('tools_billing_event_subscription', ['subscriptionId'], {
  where: 'subscription_id IS NOT NULL AND order_id IS NULL',
})
export class BillingEvent {
  /** Stripe's. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'tools_billing_event_pk' })
  id: string;

  @Column('text')
  type: string;

  /** The order that it changed. */
  @Column('text', { nullable: true })
  orderId: string | null;

  @Column('text', { nullable: true })
  paymentIntent: string | null;

  @Column('text', { nullable: true })
  subscriptionId: string | null;

  /** Of a refund: all that has been given back of the payment so far. */
  @Column('integer', { nullable: true })
  refundedCents: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  receivedAt: Date;
}
