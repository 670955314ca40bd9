import { Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CurrentPrincipal } from '../../common/auth/key.decorators.js';
import type { Principal } from '../../common/auth/principal.js';
import { Quota, Weight } from '../../common/quota/quota.decorators.js';
import { ARENA_BUCKET } from '../arena.names.js';
import { algoView, orderView, type Parameters } from '../engine/futures/index.js';
import { Batches } from './batches.js';
import { Given } from './given.js';
import { nameOf } from './order-name.js';
import { OrdersService } from './orders.service.js';
import { Signed } from './signed.guard.js';
import { WEIGHT } from './weights.js';

/** Orders of the futures protocol that reach the market: they count in the hour's limit, as decisions do. */
@ApiExcludeController()
@Quota(ARENA_BUCKET)
@Weight(1)
@Signed()
@Controller('fapi/v1')
export class FuturesOrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly batches: Batches,
  ) {}

  @Post('order')
  @HttpCode(200)
  async place(@CurrentPrincipal() principal: Principal, @Given() given: Parameters) {
    return orderView(await this.orders.place(principal, given, nameOf(given)));
  }

  @Delete('order')
  async cancel(@CurrentPrincipal() principal: Principal, @Given() given: Parameters) {
    given.instrument();
    return orderView(await this.orders.cancel(principal, given));
  }

  @Post('batchOrders')
  @HttpCode(200)
  @Weight(WEIGHT.batch)
  placeAll(@CurrentPrincipal() principal: Principal, @Given() given: Parameters) {
    return this.batches.place(principal, given, nameOf(given));
  }

  @Delete('batchOrders')
  cancelSome(@CurrentPrincipal() principal: Principal, @Given() given: Parameters) {
    return this.batches.cancel(principal, given);
  }

  @Delete('allOpenOrders')
  async cancelAll(@CurrentPrincipal() principal: Principal, @Given() given: Parameters) {
    await this.orders.cancelAll(principal, given.instrument(), 'both');
    return ALL_DONE;
  }

  @Post('algoOrder')
  @HttpCode(200)
  async placeStop(@CurrentPrincipal() principal: Principal, @Given() given: Parameters) {
    return algoView(await this.orders.place(principal, given, nameOf(given)));
  }

  @Delete('algoOrder')
  async cancelStop(@CurrentPrincipal() principal: Principal, @Given() given: Parameters) {
    const { orderId, clientOrderId } = await this.orders.cancel(principal, given);
    return { algoId: orderId, clientAlgoId: clientOrderId, code: '200', msg: 'success' };
  }

  @Delete('algoOpenOrders')
  async cancelStops(@CurrentPrincipal() principal: Principal, @Given() given: Parameters) {
    await this.orders.cancelAll(principal, given.instrument(), 'exits');
    return ALL_DONE;
  }
}

const ALL_DONE = { code: 200, msg: 'The operation of cancel all open order is done.' };
