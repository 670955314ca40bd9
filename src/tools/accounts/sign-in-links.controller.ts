import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiCreatedResponse,
  ApiGoneResponse,
  ApiNotFoundResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentCaller } from '../../common/auth/key.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.decorator.js';
import type { Caller } from '../../common/quota/quota.types.js';
import { LinkAsked, OpenLinkDto, PageKey, SignInLinkDto } from '../dto/sign-in-link.dto.js';
import { SignInLinks } from './sign-in-links.service.js';

@ApiTags('Tools')
@Controller('api/keys/links')
export class SignInLinksController {
  constructor(private readonly links: SignInLinks) {}

  @Post()
  @HttpCode(202)
  @ApiOperation({
    summary: 'Mail a link that signs in to the account page',
    description:
      'To the confirmed address of a key. It works once, for fifteen minutes, with the `verifier` alone, and ends no key. An address that was never confirmed is mailed a link to another key instead.',
  })
  @ApiAcceptedResponse({ type: LinkAsked })
  @ApiServiceUnavailableResponse({ description: '`mail_unavailable`: this server sends no mail.' })
  ask(@Body() dto: SignInLinkDto, @CurrentCaller() { client }: Caller): Promise<LinkAsked> {
    return this.links.ask(dto, client);
  }

  @Post('open')
  @Header('Cache-Control', 'no-store')
  @Idempotent({ secret: true })
  @ApiOperation({
    summary: 'A key for the account page by a mailed link',
    description:
      'One more key of the account, which ends by itself after eight hours; it is listed and revoked like any other.',
  })
  @ApiCreatedResponse({ type: PageKey })
  @ApiNotFoundResponse({ description: '`not_found`: no such link, or not with this `verifier`.' })
  @ApiGoneResponse({ description: '`gone`: used, or older than fifteen minutes.' })
  open(@Body() dto: OpenLinkDto): Promise<PageKey> {
    return this.links.open(dto);
  }
}
