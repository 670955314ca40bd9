import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AnyApiKey, CurrentPrincipal } from '../../common/auth/key.decorators.js';
import type { Principal } from '../../common/auth/principal.js';
import { PageQuery } from '../../common/http/queries/page-query.js';
import { OrderList, ReceiptView } from './order.view.js';
import { Orders } from './orders.service.js';

@ApiTags('Tools')
@AnyApiKey()
@Controller('api/keys/me/orders')
export class OwnOrdersController {
  constructor(private readonly orders: Orders) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What this key has ordered, newest first' })
  @ApiOkResponse({ type: OrderList })
  list(@CurrentPrincipal() principal: Principal, @Query() query: PageQuery): Promise<OrderList> {
    return this.orders.list(principal, query);
  }

  @Get(':id/receipt')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'The receipt of an order that was paid' })
  @ApiOkResponse({ type: ReceiptView })
  @ApiConflictResponse({ description: '`order_unpaid`: there is none yet.' })
  receipt(@CurrentPrincipal() principal: Principal, @Param('id') id: string): Promise<ReceiptView> {
    return this.orders.receipt(principal, id);
  }
}
