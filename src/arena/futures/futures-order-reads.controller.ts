import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CurrentPrincipal } from '../../common/auth/key.decorators.js';
import type { Principal } from '../../common/auth/principal.js';
import { Weight } from '../../common/quota/quota.decorators.js';
import { algoView, isStop, orderView, type Parameters } from '../engine/futures/index.js';
import { Given } from './given.js';
import { OrderListService } from './order-list.service.js';
import { OrdersService } from './orders.service.js';
import { Signed } from './signed.guard.js';
import { WEIGHT } from './weights.js';

/** What the futures protocol tells of orders; it counts in the burst limit alone. */
@ApiExcludeController()
@Signed()
@Controller('fapi/v1')
export class FuturesOrderReadsController {
  constructor(
    private readonly lists: OrderListService,
    private readonly orders: OrdersService,
  ) {}

  @Get('order')
  @Weight(1)
  async one(@CurrentPrincipal() principal: Principal, @Given() given: Parameters) {
    given.instrument();
    return orderView(await this.lists.find(principal, given));
  }

  @Post('order/test')
  @HttpCode(200)
  @Weight(1)
  async check(@CurrentPrincipal() principal: Principal, @Given() given: Parameters) {
    await this.orders.check(principal, given);
    return {};
  }

  @Get('openOrder')
  @Weight(1)
  async openOne(@CurrentPrincipal() principal: Principal, @Given() given: Parameters) {
    given.instrument();
    return orderView(await this.lists.findOpen(principal, given));
  }

  @Get('openOrders')
  @Weight(WEIGHT.openOrders)
  async open(@CurrentPrincipal() principal: Principal, @Given() given: Parameters) {
    return (await this.lists.open(principal, given, 'orders')).map(orderView);
  }

  @Get('allOrders')
  @Weight(WEIGHT.allOrders)
  async all(@CurrentPrincipal() principal: Principal, @Given() given: Parameters) {
    given.instrument();
    return (await this.lists.all(principal, given)).map(orderView);
  }

  @Get('algoOrder')
  @Weight(1)
  async oneStop(@CurrentPrincipal() principal: Principal, @Given() given: Parameters) {
    return algoView(await this.lists.find(principal, given));
  }

  @Get('openAlgoOrders')
  @Weight(WEIGHT.openOrders)
  async openStops(@CurrentPrincipal() principal: Principal, @Given() given: Parameters) {
    return (await this.lists.open(principal, given, 'exits')).map(algoView);
  }

  @Get('allAlgoOrders')
  @Weight(WEIGHT.allOrders)
  async allStops(@CurrentPrincipal() principal: Principal, @Given() given: Parameters) {
    given.instrument();
    return (await this.lists.all(principal, given)).filter(({ type }) => isStop(type)).map(algoView);
  }
}
