import { Controller, Delete, Get, Header, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiKey, CurrentCaller, CurrentPrincipal } from '../../common/auth/key.decorators.js';
import type { Principal } from '../../common/auth/principal.js';
import { Idempotent } from '../../common/idempotency/idempotency.decorator.js';
import type { Caller } from '../../common/quota/quota.types.js';
import { AccountService } from './account.service.js';
import { EraseQuery, OwnKeyView, RotatedKey } from '../dto/registration.dto.js';

type Holder = Caller & { principal: Principal };

@ApiTags('Tools')
@ApiKey('tools')
@Controller('api/keys')
export class KeysController {
  constructor(private readonly accounts: AccountService) {}

  @Get('me')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'This key: tier, usage of the day, packs' })
  @ApiOkResponse({ type: OwnKeyView })
  me(@CurrentCaller() holder: Holder): Promise<OwnKeyView> {
    return this.accounts.me(holder);
  }

  @Post('rotate')
  @Idempotent({ secret: true })
  @ApiOperation({ summary: 'A new key for the same account; the old one works for an hour more' })
  @ApiCreatedResponse({ type: RotatedKey })
  rotate(@CurrentPrincipal() principal: Principal): Promise<RotatedKey> {
    return this.accounts.rotate(principal);
  }

  @Delete('me')
  @ApiOperation({ summary: 'Revoke this key' })
  @ApiOkResponse({ type: OwnKeyView })
  remove(@CurrentCaller() holder: Holder, @Query() { erase }: EraseQuery): Promise<OwnKeyView> {
    return this.accounts.remove(holder, erase === 'true');
  }
}
