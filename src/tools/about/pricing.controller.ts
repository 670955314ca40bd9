import { Body, Controller, Get, Inject, Post, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AnyApiKey, ManagesAccount, CurrentPrincipal } from '../../common/auth/key.decorators.js';
import type { Principal } from '../../common/auth/principal.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Produces } from '../../common/http/admission.guard.js';
import { Idempotent } from '../../common/idempotency/idempotency.decorator.js';
import { Checkout } from '../billing/checkout.service.js';
import { CheckoutDto, CheckoutView } from '../billing/order.view.js';
import { asPage, wantsPage } from '../../common/http/pages/page.answer.js';
import { pricingPage } from '../../../web/pages/pricing.js';
import { siteOf } from '../../common/http/pages/site.js';
import { pricing } from './pricing.js';

/** Where every `upgrade_url` points; served also where the rest of the tools is not loaded. */
@ApiTags('Tools')
@Controller('api/pricing')
export class PricingController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly checkouts: Checkout,
  ) {}

  @Get()
  @Produces('application/json', 'text/html')
  @ApiOperation({
    operationId: 'info_pricing',
    summary: 'Plans and packs',
    description: 'With prices, limits and how to order. A browser gets the page.',
  })
  @ApiOkResponse({
    content: {
      'application/json': {
        schema: {
          type: 'object',
          additionalProperties: true,
          required: ['currency', 'plans', 'packs', 'checkout', 'billing'],
        },
      },
      'text/html': { schema: { type: 'string' } },
    },
  })
  pricing(@Req() request: Request, @Res({ passthrough: true }) response: Response): string | object {
    const list = pricing(this.config);
    return wantsPage(request) ? asPage(response, () => pricingPage(siteOf(this.config), list)) : list;
  }

  @Post('checkout')
  @AnyApiKey()
  @ManagesAccount()
  @Idempotent()
  @ApiOperation({
    summary: 'Order a plan or a pack',
    description:
      'With the key whose limits are to be raised: a design key for `design-pro`, a tools key for all else. Pay at `checkout_url`.',
  })
  @ApiCreatedResponse({ type: CheckoutView })
  @ApiConflictResponse({
    description:
      '`plan_active`: the key has that much already, and not as a plan that ends by itself, which is renewed.',
  })
  @ApiServiceUnavailableResponse({ description: '`billing_unavailable`: nothing can be bought here now.' })
  checkout(@CurrentPrincipal() principal: Principal, @Body() { item }: CheckoutDto): Promise<CheckoutView> {
    return this.checkouts.begin(principal, item);
  }
}
