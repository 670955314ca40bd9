import { Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { AnyKey, CurrentPrincipal, ManagesAccount } from '../auth/key.decorators.js';
import type { Principal } from '../auth/principal.js';
import { DeliveryList, DeliveryQuery, DeliveryView, DeliveryWithBody } from './deliveries.dto.js';
import { OwnDeliveries } from './own-deliveries.js';

@ApiTags('Tools')
@AnyKey()
@ManagesAccount()
@Controller('api/keys/me/deliveries')
export class DeliveriesController {
  constructor(private readonly deliveries: OwnDeliveries) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: "What this account's webhooks were told, newest first",
    description: 'As long as RETENTION_DAYS keeps them. Takes a key of any interface.',
  })
  @ApiOkResponse({ type: DeliveryList })
  list(@CurrentPrincipal() principal: Principal, @Query() query: DeliveryQuery): Promise<DeliveryList> {
    return this.deliveries.list(principal, query);
  }

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'One delivery, with what was sent',
    description: 'The body as it was signed, and what your server answered to the last attempt.',
  })
  @ApiOkResponse({ type: DeliveryWithBody })
  @ApiNotFoundResponse({ description: 'No webhook of this account has such a delivery.' })
  find(@CurrentPrincipal() principal: Principal, @Param('id') id: string): Promise<DeliveryWithBody> {
    return this.deliveries.find(principal, id);
  }

  @Post(':id/resend')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Send a delivery again, whether it had arrived or was given up',
    description: 'The same message under its old `webhook-id`, so that a receiver that has it can tell.',
  })
  @ApiAcceptedResponse({ type: DeliveryView })
  @ApiNotFoundResponse({ description: 'No webhook of this account has such a delivery.' })
  @ApiConflictResponse({
    description: '`delivery_pending`: it is on its way; `endpoint_disabled`: the receiver answered 410.',
  })
  @ApiTooManyRequestsResponse({ description: '`rate_limit_exceeded`: a hundred a day.' })
  resend(@CurrentPrincipal() principal: Principal, @Param('id') id: string): Promise<DeliveryView> {
    return this.deliveries.resend(principal, id);
  }
}
