import { Body, Controller, Delete, Get, Header, Param, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { AnyApiKey, CurrentPrincipal, ManagesAccount } from '../auth/key.decorators.js';
import type { Principal } from '../auth/principal.js';
import { Idempotent } from '../idempotency/idempotency.decorator.js';
import { IssuedNamedKey, NamedKeyDto, NamedKeyList, NamedKeyView } from './named-key.dto.js';
import { NamedKeys } from './named-keys.service.js';

@ApiTags('Tools')
@AnyApiKey()
@ManagesAccount()
@Controller('api/keys/named')
export class NamedKeysController {
  constructor(private readonly named: NamedKeys) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'The keys of this account that work, newest first',
    description: 'With any key of the account. Keys are shown by name and last characters, never whole.',
  })
  @ApiOkResponse({ type: NamedKeyList })
  list(@CurrentPrincipal() principal: Principal): Promise<NamedKeyList> {
    return this.named.list(principal);
  }

  @Post()
  @Idempotent({ secret: true })
  @ApiOperation({
    summary: 'One more key of this account: with a name, and scopes, daily caps and an end of its own',
    description: 'It counts against the same quotas. At most 20 keys of an account work at a time.',
  })
  @ApiCreatedResponse({ type: IssuedNamedKey })
  @ApiConflictResponse({ description: '`name_taken`: a key that works has this name.' })
  issue(@CurrentPrincipal() principal: Principal, @Body() wish: NamedKeyDto): Promise<IssuedNamedKey> {
    return this.named.issue(principal, wish);
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'End one key of this account, with what it was rotated from',
    description: 'At once: its next request answers 401 `key_revoked`. The key that asks cannot end itself here.',
  })
  @ApiOkResponse({ type: NamedKeyView })
  @ApiNotFoundResponse({ description: 'No key of this account that works has this id.' })
  @ApiConflictResponse({ description: '`key_in_use`: it is the key you ask with.' })
  revoke(@CurrentPrincipal() principal: Principal, @Param('id') id: string): Promise<NamedKeyView> {
    return this.named.revoke(principal, id);
  }
}
