import { Controller, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiExcludeEndpoint,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Operator } from '../../common/auth/key.decorators.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Produces } from '../../common/http/admission.guard.js';
import { ApiOkOrPage } from '../../common/http/documents/api-answers.js';
import type { BodyCarrier } from '../../common/http/bodies/body.js';
import { checkoutPage } from '../../../web/pages/checkout.js';
import { asPage, wantsPage } from '../../common/http/pages/page.answer.js';
import { siteOf } from '../../common/http/pages/site.js';
import { Confirmation } from './confirmation.service.js';
import { OrderView } from './order.view.js';
import { Orders } from './orders.service.js';
import { StripeEvents, type Taken } from './stripe-events.service.js';

/** Orders as who has their id sees them, and the word of those who confirm them. */
@ApiTags('Tools')
@Controller('api')
export class BillingController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly orders: Orders,
    private readonly confirmation: Confirmation,
    private readonly events: StripeEvents,
  ) {}

  @Get('billing/orders/:id')
  @Produces('application/json', 'text/html')
  @ApiOperation({
    summary: 'An order; its id is the secret that opens it',
    description: 'Browsers get a page.',
  })
  @ApiOkOrPage(OrderView)
  async order(
    @Param('id') id: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OrderView | string> {
    const order = await this.orders.view(id);
    return wantsPage(request) ? asPage(response, () => checkoutPage(siteOf(this.config), order)) : order;
  }

  @Get('billing/sandbox/:id')
  @Produces('text/html')
  @ApiExcludeEndpoint()
  async sandbox(@Param('id') id: string, @Res({ passthrough: true }) response: Response): Promise<string> {
    const order = await this.orders.sandboxView(id);
    return asPage(response, () => checkoutPage(siteOf(this.config), order));
  }

  @Post('billing/sandbox/:id/confirm')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Confirm a sandbox order',
    description: 'Moves no money. Twice is once. Only where `BILLING=sandbox`.',
  })
  @ApiOkResponse({ type: OrderView })
  @ApiNotFoundResponse({ description: '`not_found`: no such order, or no sandbox here.' })
  @ApiConflictResponse({ description: '`order_refunded`: it has been paid and taken back.' })
  confirm(@Param('id') id: string): Promise<OrderView> {
    return this.confirmation.inSandbox(id);
  }

  @Post('billing/stripe')
  @HttpCode(200)
  @ApiExcludeEndpoint()
  @ApiBadRequestResponse({ description: 'The signature does not fit.' })
  stripe(@Req() request: BodyCarrier): Promise<Taken> {
    return this.events.take(request.rawBody, request.header('stripe-signature'));
  }

  @Post('admin/orders/:id/confirm')
  @Operator('billing')
  @HttpCode(200)
  @ApiTags('Operator')
  @ApiOperation({
    summary: 'Take an order as paid: its item is granted, once',
    description: 'Operator only; one entry in the trail. Asking again changes nothing.',
  })
  @ApiOkResponse({ type: OrderView })
  @ApiConflictResponse({ description: '`order_refunded`: it has been paid and taken back.' })
  confirmByOperator(@Param('id') id: string): Promise<OrderView> {
    return this.confirmation.byOperator(id);
  }

  @Post('admin/orders/:id/refund')
  @Operator('billing')
  @HttpCode(200)
  @ApiTags('Operator')
  @ApiOperation({
    summary: 'Take back a paid order: a plan, or a pack while unused',
    description: 'Moves no money: what Stripe holds is refunded at Stripe, which then tells this server by itself.',
  })
  @ApiOkResponse({ type: OrderView })
  @ApiConflictResponse({
    description:
      '`order_unpaid`: there is nothing to take back; `order_refunded`: it has been; `pack_used`: calls of it are spent.',
  })
  refundByOperator(@Param('id') id: string): Promise<OrderView> {
    return this.confirmation.refundByOperator(id);
  }
}
