import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { TIERS, type Principal } from '../../common/auth/principal.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { DomainError } from '../../common/kernel/errors.js';
import { newPublicId } from '../../common/work/public-id.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import { itemOf, priceCents, type Item } from './catalog.js';
import { Order } from './entities.js';
import type { CheckoutView } from './order.view.js';
import { StripeGateway } from './stripe.gateway.js';

/** Begins orders. */
@Injectable()
export class Checkout {
  private readonly log = new Logger('Billing');

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly work: UnitOfWork,
    private readonly stripe: StripeGateway,
  ) {}

  /** @throws DomainError billing_unavailable, wrong_interface, plan_active */
  begin(principal: Principal, itemId: string): Promise<CheckoutView> {
    const { billing } = this.config;
    if (billing === 'off') throw unavailable('Nothing can be bought on this server.');
    const item = itemOf(itemId);
    assertFits(principal, item);
    return billing === 'sandbox' ? this.inSandbox(principal, item) : this.atStripe(principal, item);
  }

  private inSandbox(principal: Principal, item: Item): Promise<CheckoutView> {
    return this.work.commit(async (manager) => {
      const order = newOrder(principal, item, 'sandbox');
      const checkoutUrl = `${this.config.publicUrl}/api/billing/sandbox/${order.id}`;
      await manager.insert(Order, { ...order, checkoutUrl });
      return { checkout_url: checkoutUrl, order_id: order.id, status: 'pending' };
    });
  }

  /** The order stands before Stripe hears of it, so that no payment can come for one we do not know. */
  private async atStripe(principal: Principal, item: Item): Promise<CheckoutView> {
    const order = newOrder(principal, item, 'stripe');
    await this.db.manager.insert(Order, order);
    const session = await this.stripe.openSession(order, principal.email).catch((error: unknown) => error);
    if (!isSession(session)) return this.failed(order, session);
    return this.work.commit(async (manager) => {
      await manager.update(Order, { id: order.id }, { sessionId: session.id, checkoutUrl: session.url });
      return { checkout_url: session.url, order_id: order.id, status: 'pending' };
    });
  }

  private async failed(order: Order, error: unknown): Promise<never> {
    const { type, code, statusCode } = error as { type?: string; code?: string; statusCode?: number };
    this.log.warn(
      `no checkout session for ${order.id}: ${[type, code, statusCode].filter(Boolean).join(' ') || 'error'}`,
    );
    await this.db.manager.update(Order, { id: order.id, status: 'pending' }, { status: 'cancelled' });
    throw unavailable('The payment service does not answer right now; nothing was ordered.');
  }
}

const isSession = (value: unknown): value is { id: string; url: string } =>
  typeof value === 'object' && value !== null && !(value instanceof Error) && 'url' in value;

const unavailable = (detail: string): DomainError => new DomainError('unavailable', 'billing_unavailable', detail);

/** A key of the right interface that does not have as much already. */
function assertFits(principal: Principal, item: Item): void {
  if (principal.interface !== item.interface) {
    throw new DomainError(
      'forbidden',
      'wrong_interface',
      `"${item.id}" is bought with a ${item.interface} key; this is one of ${principal.interface}.`,
    );
  }
  if (item.kind === 'plan' && TIERS.indexOf(principal.tier) >= TIERS.indexOf(item.tier)) {
    throw new DomainError('conflict', 'plan_active', `This key has the tier "${principal.tier}" already.`);
  }
}

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
