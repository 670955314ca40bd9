import { Controller, Delete, Get, Header, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiExtraModels,
  ApiOkResponse,
  getSchemaPath,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { AnyApiKey, CurrentCaller, CurrentPrincipal, ManagesAccount } from '../../common/auth/key.decorators.js';
import type { Principal } from '../../common/auth/principal.js';
import { Idempotent } from '../../common/idempotency/idempotency.decorator.js';
import type { Caller } from '../../common/quota/quota.types.js';
import { AccountService } from './account.service.js';
import { EraseQuery, OwnDesignKeyView, OwnKeyView, RotatedKey } from '../dto/registration.dto.js';

const EITHER_KEY = { oneOf: [{ $ref: getSchemaPath(OwnKeyView) }, { $ref: getSchemaPath(OwnDesignKeyView) }] };

type AnyOwnKeyView = OwnKeyView | OwnDesignKeyView;
type Holder = Caller & { principal: Principal };

@ApiTags('Tools')
@AnyApiKey()
@ApiExtraModels(OwnKeyView, OwnDesignKeyView)
@Controller('api/keys')
export class KeysController {
  constructor(private readonly accounts: AccountService) {}

  @Get('me')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'This key: tier, usage, packs, and its own limits',
    description: 'Of a tools or a design key.',
  })
  @ApiOkResponse({ schema: EITHER_KEY })
  me(@CurrentCaller() holder: Holder): Promise<AnyOwnKeyView> {
    return this.accounts.me(holder);
  }

  @Post('rotate')
  @Idempotent({ secret: true })
  @ApiOperation({
    summary: 'A new key for the same account; the old one works for an hour more',
    description: 'The new key is in this answer only. Usage and packs go on with it.',
  })
  @ApiCreatedResponse({ type: RotatedKey })
  rotate(@CurrentPrincipal() principal: Principal): Promise<RotatedKey> {
    return this.accounts.rotate(principal);
  }

  @Delete('me')
  @ManagesAccount()
  @ApiOperation({
    summary: 'Revoke every key of this account',
    description:
      'At once and for good. `erase=true` also erases e-mail and content; books and records stay without them.',
  })
  @ApiOkResponse({ schema: EITHER_KEY })
  remove(@CurrentCaller() holder: Holder, @Query() { erase }: EraseQuery): Promise<AnyOwnKeyView> {
    return this.accounts.remove(holder, erase === 'true');
  }
}
