import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Account } from '../../common/auth/entities.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Mails } from '../../common/mail/mails.js';
import type { Order } from './entities.js';
import { dollars, receiptLines } from './order.view.js';

/** Receipts by mail, to accounts with an e-mail address. */
@Injectable()
export class ReceiptMails {
  constructor(
    private readonly mails: Mails,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  receipt(manager: EntityManager, order: Order): Promise<void> {
    return this.write(manager, order, 'Your receipt', 'Thank you. Your key has its new limits now.');
  }

  refund(manager: EntityManager, order: Order): Promise<void> {
    const back = `${dollars(order.refundedCents)} of ${dollars(order.amountCents)} has been given back.`;
    return this.write(manager, order, 'Your refund', back);
  }

  private async write(manager: EntityManager, order: Order, subject: string, opening: string): Promise<void> {
    if (!this.mails.on) return;
    const account = await manager.findOneBy(Account, { id: order.accountId });
    if (!account?.email) return;
    await this.mails.enqueue(manager, {
      owner: `account:${order.accountId}`,
      kind: 'receipt',
      paid: order.confirmedBy !== 'sandbox',
      to: account.email,
      subject: `${subject} for order ${order.id}`,
      paragraphs: [
        opening,
        receiptLines(order).join('\n'),
        { name: 'This order', link: `${this.config.publicUrl}/api/billing/orders/${order.id}` },
      ],
    });
  }
}
