import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import {
  isLeverage,
  leverageIn,
  maxNotionalAt,
  futuresSymbol,
  refuse,
  type AccountGround,
  type Parameters,
} from '../engine/futures/index.js';
import { PublicLeague } from '../league/public-league.js';
import { DomainError } from '../../common/kernel/errors.js';
import { Challengers } from './challengers.js';
import { Leverages } from './leverages.js';

/** A challenger's account as it stands at the last tick, and what the protocol may change of it without an order. */
@Injectable()
export class AccountService {
  constructor(
    private readonly challengers: Challengers,
    private readonly leverages: Leverages,
    private readonly projection: PublicLeague,
  ) {}

  async ground(principal: Principal): Promise<AccountGround & { id: string }> {
    const { current, quoted } = this.projection;
    if (!current) throw new DomainError('unavailable', 'unavailable', 'The league has not had its first tick yet.');
    const id = await this.challengers.idOf(principal);
    const leverages = await this.leverages.of(id);
    return { id, account: this.projection.account(id), tickers: quoted, leverages, at: Date.parse(current.as_of) };
  }

  /** Of the next position; that of an open one is what it was entered with. @throws DomainError -4028, -4161 */
  async setLeverage(principal: Principal, given: Parameters) {
    const instrument = given.instrument();
    const text = given.text('leverage');
    const leverage = /^\d{1,3}$/.test(text) ? Number(text) : NaN;
    if (!isLeverage(leverage)) throw refuse(-4028, `Leverage ${text} is not valid`);
    const ground = await this.ground(principal);
    const isOpen = ground.account.positions.some(({ market }) => market === instrument.index);
    if (isOpen && leverage !== leverageIn(ground, instrument.index))
      throw refuse(-4161, 'The leverage of an open position cannot be changed in this league; close it first.');
    await this.leverages.set(ground.id, instrument.index, leverage);
    return {
      leverage,
      maxNotionalValue: String(maxNotionalAt(instrument, leverage)),
      symbol: futuresSymbol(instrument.symbol),
    };
  }
}
