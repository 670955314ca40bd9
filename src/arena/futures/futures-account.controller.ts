import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CurrentPrincipal } from '../../common/auth/key.decorators.js';
import type { Principal } from '../../common/auth/principal.js';
import { Weight } from '../../common/quota/quota.decorators.js';
import {
  accountConfig,
  accountView,
  balanceView,
  bracketsOf,
  commissionRate,
  leverageIn,
  positionRisk,
  symbolConfig,
  type Parameters,
} from '../engine/futures/index.js';
import { INSTRUMENTS } from '../engine/instruments.js';
import { AccountService } from './account.service.js';
import { Given } from './given.js';
import { LedgerReads } from './ledger-reads.js';
import { Signed } from './signed.guard.js';
import { WEIGHT } from './weights.js';

/** What the futures protocol tells of a challenger's own account. */
@ApiExcludeController()
@Signed()
@Controller('fapi')
export class FuturesAccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly ledger: LedgerReads,
  ) {}

  @Get('v2/account')
  @Weight(WEIGHT.account)
  async accountOfAll(@CurrentPrincipal() principal: Principal) {
    return accountView(await this.accounts.ground(principal), 2);
  }

  @Get('v3/account')
  @Weight(WEIGHT.account)
  async account(@CurrentPrincipal() principal: Principal) {
    return accountView(await this.accounts.ground(principal), 3);
  }

  @Get(['v2/balance', 'v3/balance'])
  @Weight(WEIGHT.account)
  async balance(@CurrentPrincipal() principal: Principal) {
    const ground = await this.accounts.ground(principal);
    return balanceView(ground, ground.id);
  }

  @Get('v2/positionRisk')
  @Weight(WEIGHT.account)
  async positionsOfAll(@CurrentPrincipal() principal: Principal, @Given() given: Parameters) {
    const only = given.optionalInstrument();
    return positionRisk(await this.accounts.ground(principal), 2, only);
  }

  @Get('v3/positionRisk')
  @Weight(WEIGHT.account)
  async positions(@CurrentPrincipal() principal: Principal, @Given() given: Parameters) {
    const only = given.optionalInstrument();
    return positionRisk(await this.accounts.ground(principal), 3, only);
  }

  @Get('v1/accountConfig')
  @Weight(WEIGHT.account)
  async config(@CurrentPrincipal() principal: Principal) {
    return accountConfig((await this.accounts.ground(principal)).at);
  }

  @Get('v1/symbolConfig')
  @Weight(WEIGHT.account)
  async symbols(@CurrentPrincipal() principal: Principal, @Given() given: Parameters) {
    const only = given.optionalInstrument();
    const ground = await this.accounts.ground(principal);
    return (only ? [only] : INSTRUMENTS).map((one) => symbolConfig(one, leverageIn(ground, one.index)));
  }

  @Get('v1/commissionRate')
  @Weight(20)
  commission(@Given() given: Parameters) {
    return commissionRate(given.instrument());
  }

  @Get('v1/leverageBracket')
  @Weight(1)
  brackets(@Given() given: Parameters) {
    const only = given.optionalInstrument();
    return only ? [bracketsOf(only)] : INSTRUMENTS.map(bracketsOf);
  }

  @Get('v1/userTrades')
  @Weight(WEIGHT.userTrades)
  trades(@CurrentPrincipal() principal: Principal, @Given() given: Parameters) {
    return this.ledger.trades(principal, given);
  }

  @Get('v1/income')
  @Weight(WEIGHT.income)
  income(@CurrentPrincipal() principal: Principal, @Given() given: Parameters) {
    return this.ledger.income(principal, given);
  }

  @Post('v1/leverage')
  @HttpCode(200)
  @Weight(1)
  leverage(@CurrentPrincipal() principal: Principal, @Given() given: Parameters) {
    return this.accounts.setLeverage(principal, given);
  }
}
