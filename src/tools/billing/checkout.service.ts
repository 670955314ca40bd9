import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { TIERS, type Principal } from '../../common/auth/principal.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { DomainError } from '../../common/kernel/errors.js';
import { newPublicId } from '../../common/work/public-id.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import type { BucketPolicy } from '../../common/quota/quota.types.js';
import { Quotas } from '../../common/quota/quotas.js';
import { itemOf, ORDERS_PER_DAY, priceCents, type Item } from './catalog.js';
import { Order } from './entities.js';
import type { CheckoutView } from './order.view.js';
import { StripeTrouble } from './stripe.api.js';
import { StripeGateway } from './stripe.gateway.js';

const ORDERS: BucketPolicy = {
  bucket: 'orders',
  code: 'rate_limit_exceeded',
  detail: `At most ${ORDERS_PER_DAY} orders may be begun with an account in a UTC day.`,
  plan: () => [],
};

/** Begins orders. */
@Injectable()
export class Checkout {
  private readonly log = new Logger('Billing');

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly work: UnitOfWork,
    private readonly stripe: StripeGateway,
    private readonly quotas: Quotas,
  ) {}

  /** @throws DomainError billing_unavailable, wrong_interface, plan_active, rate_limit_exceeded */
  async begin(principal: Principal, itemId: string): Promise<CheckoutView> {
    const { billing } = this.config;
    if (billing === 'off') throw unavailable('Nothing can be bought on this server.');
    const item = itemOf(itemId);
    assertFits(principal, item);
    if (hasAsMuch(principal, item) && !(await this.renews(principal, item))) throw hasThat(principal);
    return billing === 'sandbox' ? this.inSandbox(principal, item) : this.atStripe(principal, item);
  }

  /** A plan that ends by itself can be had for another month; a subscription goes on at Stripe, and would be paid twice. */
  private renews({ accountId }: Principal, { id }: Item): Promise<boolean> {
    const running = { accountId, item: id, status: 'paid', endedAt: IsNull(), validUntil: Not(IsNull()) } as const;
    return this.config.billing === 'sandbox' ? this.db.manager.existsBy(Order, running) : Promise.resolve(false);
  }

  private inSandbox(principal: Principal, item: Item): Promise<CheckoutView> {
    return this.work.commit(async (manager) => {
      const order = newOrder(principal, item, 'sandbox');
      const checkoutUrl = `${this.config.publicUrl}/api/billing/sandbox/${order.id}`;
      await this.record(manager, { ...order, checkoutUrl });
      return { checkout_url: checkoutUrl, order_id: order.id, status: 'pending' };
    }, 0);
  }

  /** The order stands before Stripe hears of it, so that no payment can come for one we do not know. */
  private async atStripe(principal: Principal, item: Item): Promise<CheckoutView> {
    const order = newOrder(principal, item, 'stripe');
    await this.db.transaction((manager) => this.record(manager, order));
    const session = await this.stripe.openSession(order, principal.email).catch((error: unknown) => error);
    if (!isSession(session)) return this.failed(order, session);
    return this.work.commit(async (manager) => {
      await manager.update(Order, { id: order.id }, { sessionId: session.id, checkoutUrl: session.url });
      return { checkout_url: session.url, order_id: order.id, status: 'pending' };
    });
  }

  private async record(manager: EntityManager, order: Order): Promise<void> {
    const subject = `account:${order.accountId}`;
    await this.quotas.take(manager, ORDERS, { bucket: ORDERS.bucket, subject, limit: ORDERS_PER_DAY, window: 'day' });
    await manager.insert(Order, order);
  }

  private async failed(order: Order, error: unknown): Promise<never> {
    this.log.warn(`no checkout session for ${order.id}: ${error instanceof StripeTrouble ? error.message : 'error'}`);
    await this.db.manager.update(Order, { id: order.id, status: 'pending' }, { status: 'cancelled' });
    throw unavailable('The payment service does not answer right now; nothing was ordered.');
  }
}

const isSession = (value: unknown): value is { id: string; url: string } =>
  typeof value === 'object' && value !== null && !(value instanceof Error) && 'url' in value;

const unavailable = (detail: string): DomainError => new DomainError('unavailable', 'billing_unavailable', detail);

/** @throws DomainError wrong_interface */
function assertFits(principal: Principal, item: Item): void {
  if (principal.interface !== item.interface) {
    throw new DomainError(
      'forbidden',
      'wrong_interface',
      `"${item.id}" is bought with a ${item.interface} key; this is one of ${principal.interface}.`,
    );
  }
}

const hasAsMuch = ({ tier }: Principal, item: Item): boolean =>
  item.kind === 'plan' && TIERS.indexOf(tier) >= TIERS.indexOf(item.tier);

const hasThat = ({ tier }: Principal): DomainError =>
  new DomainError('conflict', 'plan_active', `This key has the tier "${tier}" already.`);

function newOrder({ accountId }: Principal, item: Item, billing: Order['billing']): Order {
  const id = newPublicId('ord');
  return Object.assign(new Order(), {
    id,
    accountId,
    item: item.id,
    amountCents: priceCents(item),
    currency: 'usd',
    billing,
  });
}
