import { Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import type { Config } from '../../common/config/env.js';
import { CHAT_PACKS } from '../../common/ports/chat-packs.js';
import { Ports } from '../../common/ports/ports.js';
import { ChatPacksService } from '../chat/chat-packs.service.js';
import { PricingController } from '../about/pricing.controller.js';
import { BillingController } from './billing.controller.js';
import { Checkout } from './checkout.service.js';
import { Confirmation } from './confirmation.service.js';
import { Grants } from './grants.service.js';
import { Orders } from './orders.service.js';
import { OwnOrdersController } from './own-orders.controller.js';
import { PlanClock } from './plan-clock.service.js';
import { ReceiptMails } from './receipt-mails.service.js';
import { Refunds } from './refunds.service.js';
import { StripeEvents } from './stripe-events.service.js';
import { StripeGateway } from './stripe.gateway.js';

/** Prices, orders and payments, for keys of design and of tools; loaded with either or neither. */
@Module({})
export class BillingModule implements OnModuleInit {
  constructor(
    private readonly ports: Ports,
    private readonly packs: ChatPacksService,
  ) {}

  static forRoot(config: Config): DynamicModule {
    return {
      module: BillingModule,
      controllers: config.role === 'worker' ? [] : [PricingController, BillingController, OwnOrdersController],
      providers: [
        ChatPacksService,
        Checkout,
        Confirmation,
        Grants,
        Orders,
        ReceiptMails,
        Refunds,
        StripeEvents,
        StripeGateway,
        ...(config.role === 'api' ? [] : [PlanClock]),
      ],
      exports: [ChatPacksService, Orders],
    };
  }

  onModuleInit(): void {
    this.ports.provide(CHAT_PACKS, this.packs);
  }
}
