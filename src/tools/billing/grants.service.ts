import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Account } from '../../common/auth/entities.js';
import { Keys } from '../../common/auth/keys.js';
import type { Tier } from '../../common/auth/principal.js';
import { ChatPacksService } from '../chat/chat-packs.service.js';
import { itemOf, type Pack, type Plan } from './catalog.js';
import { Order } from './entities.js';
import { ReceiptMails } from './receipt-mails.service.js';
import { highest, refundedCalls, tierAfter } from './tiers.js';

/** What Stripe knows of a payment besides. */
export type PaymentTrace = Partial<Pick<Order, 'sessionId' | 'paymentIntent' | 'customerId' | 'subscriptionId'>>;

/** What an order gives and takes back, in the transaction that changes its state. Every order comes locked. */
@Injectable()
export class Grants {
  constructor(
    private readonly packs: ChatPacksService,
    private readonly keys: Keys,
    private readonly mails: ReceiptMails,
  ) {}

  /** The order, locked until the transaction ends. */
  locked(manager: EntityManager, id: string): Promise<Order | null> {
    return manager.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** It is paid: its item is granted, once however often this is said. A refund that came first counts. */
  async paid(
    manager: EntityManager,
    order: Order,
    confirmedBy: NonNullable<Order['confirmedBy']>,
    trace: PaymentTrace = {},
  ): Promise<void> {
    if (order.status === 'paid' || order.status === 'refunded') return;
    Object.assign(order, trace, { status: 'paid', confirmedBy, paidAt: new Date(), note: null });
    if (order.refundedCents >= order.amountCents) this.settle(order);
    else await this.give(manager, order);
    await manager.save(Order, order);
    await this.mails.receipt(manager, order);
  }

  /** So much of the payment has been given back in all. What is left of the item goes. */
  async refunded(manager: EntityManager, order: Order, cents: number): Promise<void> {
    if (cents <= order.refundedCents) return;
    order.refundedCents = Math.min(cents, order.amountCents);
    const item = itemOf(order.item);
    const full = order.refundedCents === order.amountCents;
    if (order.status === 'paid' && item.kind === 'pack') await this.takeCalls(manager, order);
    if (order.status === 'paid' && item.kind === 'plan' && full) await this.end(manager, order);
    if (order.status === 'paid' && full) this.settle(order);
    await manager.save(Order, order);
    if (order.status !== 'pending') await this.mails.refund(manager, order);
  }

  /** The pack's unspent calls, all of them. @returns how many had been spent: then the transaction must end */
  async takeAllCalls(manager: EntityManager, order: Order): Promise<number> {
    const owed = order.callsGranted - order.callsTakenBack;
    order.callsTakenBack += await this.packs.takeBack(manager, order.accountId, owed);
    await manager.save(Order, order);
    return order.callsGranted - order.callsTakenBack;
  }

  /** What was taken back for a refund that was then refused. */
  async giveCallsAgain(manager: EntityManager, id: string): Promise<void> {
    const order = await this.locked(manager, id);
    if (order?.status !== 'paid') return;
    const rightly = refundedCalls(order.callsGranted, order.refundedCents, order.amountCents);
    await this.packs.giveAgain(manager, order.accountId, order.callsTakenBack - rightly);
    order.callsTakenBack = rightly;
    await manager.save(Order, order);
  }

  /** A plan is over: the account falls back to what it was, unless another plan or the operator says otherwise. */
  async end(manager: EntityManager, order: Order): Promise<void> {
    const item = itemOf(order.item);
    if (item.kind !== 'plan' || order.status !== 'paid' || order.endedAt) return;
    const account = await this.account(manager, order);
    const others = (await this.running(manager, order)).map((one) => planOf(one).tier);
    const tier = tierAfter(account.tier, order.baseTier ?? account.tier, item.tier, others);
    await this.setTier(manager, account, tier);
    order.endedAt = new Date();
    await manager.save(Order, order);
  }

  private async give(manager: EntityManager, order: Order): Promise<void> {
    const item = itemOf(order.item);
    if (item.kind === 'pack') await this.giveCalls(manager, order, item);
    else await this.giveTier(manager, order, item.tier);
  }

  private async giveCalls(manager: EntityManager, order: Order, { calls }: Pack): Promise<void> {
    order.callsGranted = calls;
    await this.packs.grant(manager, order.accountId, calls);
    await this.takeCalls(manager, order);
  }

  private async giveTier(manager: EntityManager, order: Order, tier: Tier): Promise<void> {
    const account = await this.account(manager, order);
    const running = await this.running(manager, order);
    order.baseTier = running[0]?.baseTier ?? account.tier;
    if (order.subscriptionId === null) order.validUntil = await this.monthAfter(manager, order, running);
    await this.setTier(manager, account, highest([account.tier, tier]));
  }

  private async setTier(manager: EntityManager, { id }: Account, tier: Tier): Promise<void> {
    await manager.update(Account, { id }, { tier });
    this.keys.changed();
  }

  /** A month from now, or from the end of the same plan where it is running. */
  private async monthAfter(manager: EntityManager, { item }: Order, running: readonly Order[]): Promise<Date> {
    const ends = running.filter((one) => one.item === item).map(({ validUntil }) => validUntil?.getTime() ?? 0);
    const [{ until }] = await manager.query<{ until: Date }[]>(
      `SELECT greatest(now(), to_timestamp($1::float8 / 1000)) + interval '1 month' AS until`,
      [Math.max(0, ...ends)],
    );
    return until;
  }

  private async takeCalls(manager: EntityManager, order: Order): Promise<void> {
    const owed = refundedCalls(order.callsGranted, order.refundedCents, order.amountCents) - order.callsTakenBack;
    order.callsTakenBack += await this.packs.takeBack(manager, order.accountId, owed);
  }

  private settle(order: Order): void {
    order.status = 'refunded';
    order.refundedAt = new Date();
  }

  private account(manager: EntityManager, { accountId }: Order): Promise<Account> {
    return manager.findOneOrFail(Account, { where: { id: accountId }, lock: { mode: 'pessimistic_write' } });
  }

  /** The account's other plans that go on, the oldest first. */
  private async running(manager: EntityManager, { id, accountId }: Order): Promise<Order[]> {
    const paid = await manager.find(Order, { where: { accountId, status: 'paid' }, order: { createdAt: 'ASC' } });
    return paid.filter((one) => one.id !== id && !one.endedAt && itemOf(one.item).kind === 'plan');
  }
}

const planOf = ({ item }: Order): Plan => itemOf(item) as Plan;
