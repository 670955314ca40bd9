import { Controller, Delete, HttpCode, Post, Put } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ArenaKey, CurrentPrincipal } from '../../../common/auth/key.decorators.js';
import type { Principal } from '../../../common/auth/principal.js';
import { TakesForms } from '../../../common/http/bodies/forms.js';
import { Weight } from '../../../common/quota/quota.decorators.js';
import { Challengers } from '../challengers.js';
import { ListenKeys } from './listen-keys.js';

/** Keys of an account's own stream: the key alone opens them, without a signature. */
@ApiExcludeController()
@ArenaKey()
@TakesForms()
@Weight(1)
@Controller('fapi/v1/listenKey')
export class ListenKeyController {
  constructor(
    private readonly challengers: Challengers,
    private readonly keys: ListenKeys,
  ) {}

  @Post()
  @HttpCode(200)
  async open(@CurrentPrincipal() principal: Principal) {
    return { listenKey: await this.keys.open(await this.challengers.idOf(principal)) };
  }

  @Put()
  async prolong(@CurrentPrincipal() principal: Principal) {
    return { listenKey: await this.keys.prolong(await this.challengers.idOf(principal)) };
  }

  @Delete()
  async close(@CurrentPrincipal() principal: Principal) {
    await this.keys.close(await this.challengers.idOf(principal));
    return {};
  }
}
