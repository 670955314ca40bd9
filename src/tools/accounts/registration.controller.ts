import { Body, Controller, Get, Header, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CONFIG, type Config } from '../../common/config/env.js';
import { CurrentCaller, HandsOutKeys } from '../../common/auth/key.decorators.js';
import { Produces } from '../../common/http/admission.guard.js';
import { ApiOkOrPage } from '../../common/http/documents/api-answers.js';
import { Idempotent } from '../../common/idempotency/idempotency.decorator.js';
import type { Caller } from '../../common/quota/quota.types.js';
import { InstantKeyQuery, KeyGrant, RegistrationDto } from '../dto/registration.dto.js';
import { instantKeyPage } from '../../../web/pages/instant-key.js';
import { asPage, wantsPage } from '../../common/http/pages/page.answer.js';
import { siteOf } from '../../common/http/pages/site.js';
import { RegistrationService } from './registration.service.js';

@ApiTags('Tools')
@Controller('api/register')
export class RegistrationController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly registration: RegistrationService,
  ) {}

  @Post()
  @HandsOutKeys()
  @Idempotent({ secret: true })
  @ApiOperation({
    summary: 'A free key for an e-mail address',
    description:
      'The key is in this answer only. An address that has one answers 409 `already_registered` and nothing changes.',
  })
  @ApiCreatedResponse({ type: KeyGrant })
  @ApiConflictResponse({ description: '`already_registered`: the address has a key, nothing was changed.' })
  register(@Body() dto: RegistrationDto, @CurrentCaller() { client }: Caller): Promise<KeyGrant> {
    return this.registration.register(dto, client);
  }

  @Get()
  @HandsOutKeys()
  @Header('Cache-Control', 'no-store')
  @Produces('application/json', 'text/html')
  @ApiOperation({
    summary: 'A free key at once, without an e-mail address',
    description: 'Takes a trial slot. Browsers get a page with a button.',
  })
  @ApiOkOrPage(KeyGrant)
  async instant(
    @Query() { format }: InstantKeyQuery,
    @CurrentCaller() caller: Caller,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<KeyGrant | string | undefined> {
    if (onlyLooks(request)) return void response.status(204);
    if (format === 'json' || !wantsPage(request)) return this.registration.instantKey(caller.client);
    const free = await this.registration.free();
    return asPage(response, () => instantKeyPage(siteOf(this.config), free));
  }
}

/** HEAD and a browser's prefetch must not take a slot. */
const onlyLooks = ({ method, headers }: Request): boolean =>
  method === 'HEAD' ||
  /prefetch|prerender/i.test(
    `${String(headers['sec-purpose'])} ${String(headers.purpose)} ${String(headers['x-moz'])}`,
  );
