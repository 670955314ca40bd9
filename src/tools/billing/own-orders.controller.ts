import { Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AnyApiKey, CurrentPrincipal, ManagesAccount } from '../../common/auth/key.decorators.js';
import type { Principal } from '../../common/auth/principal.js';
import { PageQuery } from '../../common/http/queries/page-query.js';
import { OrderList, OrderView, ReceiptView } from './order.view.js';
import { Orders } from './orders.service.js';
import { Refunds } from './refunds.service.js';

@ApiTags('Tools')
@AnyApiKey()
@ManagesAccount()
@Controller('api/keys/me/orders')
export class OwnOrdersController {
  constructor(
    private readonly orders: Orders,
    private readonly refunds: Refunds,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'What this key has ordered, newest first',
    description: 'Orders of packs and plans with their status.',
  })
  @ApiOkResponse({ type: OrderList })
  list(@CurrentPrincipal() principal: Principal, @Query() query: PageQuery): Promise<OrderList> {
    return this.orders.list(principal, query);
  }

  @Get(':id/receipt')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'The receipt of an order that was paid',
    description: 'What was bought, when and for how much.',
  })
  @ApiOkResponse({ type: ReceiptView })
  @ApiConflictResponse({ description: '`order_unpaid`: there is none yet.' })
  receipt(@CurrentPrincipal() principal: Principal, @Param('id') id: string): Promise<ReceiptView> {
    return this.orders.receipt(principal, id);
  }

  @Post(':id/refund')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Give a pack back, while none of its calls is used',
    description: 'A sandbox order moves no money. What a card paid goes back to it through Stripe.',
  })
  @ApiOkResponse({ type: OrderView })
  @ApiConflictResponse({
    description:
      '`pack_used`; `order_unpaid`; `order_refunded` already; `not_refundable`: a plan, or paid by the operator.',
  })
  refund(@CurrentPrincipal() principal: Principal, @Param('id') id: string): Promise<OrderView> {
    return this.refunds.byOwner(principal, id);
  }
}
