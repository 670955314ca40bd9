import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { sendPrepared, type PreparedAnswer } from '../../common/http/hot-reads/hot-reads.js';
import { DomainError } from '../../common/kernel/errors.js';
import { Weight } from '../../common/quota/quota.decorators.js';
import { aggregateTrade, publicTrade, type Parameters } from '../engine/futures/index.js';
import { Candles } from './candles.js';
import { Given } from './given.js';
import { MarketPages, type MarketRead } from './market-pages.js';
import { TapeTrades } from './tape-trades.js';
import { depthWeight, klinesWeight, WEIGHT } from './weights.js';

/** The public reads of the futures protocol (docs/futures.md). */
@ApiExcludeController()
@Controller('fapi')
export class FuturesMarketController {
  constructor(
    private readonly pages: MarketPages,
    private readonly candles: Candles,
    private readonly tape: TapeTrades,
  ) {}

  @Get('v1/ping')
  @Weight(WEIGHT.ping)
  ping() {
    return {};
  }

  @Get('v1/time')
  @Weight(WEIGHT.ping)
  time() {
    return { serverTime: Date.now() };
  }

  @Get('v1/exchangeInfo')
  @Weight(WEIGHT.ping)
  exchangeInfo(@Req() request: Request, @Res() response: Response): void {
    send(request, response, this.pages.exchangeInfo());
  }

  @Get('v1/fundingInfo')
  @Weight(WEIGHT.ping)
  fundingInfo(@Req() request: Request, @Res() response: Response): void {
    send(request, response, this.pages.fundingInfo());
  }

  @Get('v1/depth')
  @Weight(depthWeight)
  depth(@Given() given: Parameters, @Req() request: Request, @Res() response: Response): void {
    const limit = given.limit(500, 1000);
    send(request, response, this.pages.depth(given.instrument(), limit));
  }

  @Get('v1/premiumIndex')
  @Weight(WEIGHT.premiumIndex)
  premiumIndex(@Given() given: Parameters, @Req() request: Request, @Res() response: Response): void {
    this.read('premiumIndex', given, request, response);
  }

  @Get('v1/ticker/24hr')
  @Weight(WEIGHT.ticker24h)
  ticker(@Given() given: Parameters, @Req() request: Request, @Res() response: Response): void {
    this.read('24hr', given, request, response);
  }

  @Get(['v1/ticker/price', 'v2/ticker/price'])
  @Weight(WEIGHT.price)
  price(@Given() given: Parameters, @Req() request: Request, @Res() response: Response): void {
    this.read('price', given, request, response);
  }

  @Get('v1/ticker/bookTicker')
  @Weight(WEIGHT.bookTicker)
  bookTicker(@Given() given: Parameters, @Req() request: Request, @Res() response: Response): void {
    this.read('bookTicker', given, request, response);
  }

  /** Marks and indices are the league's one price. */
  @Get(['v1/klines', 'v1/markPriceKlines'])
  @Weight(klinesWeight)
  klines(@Given() given: Parameters) {
    return this.candles.rows(given, given.instrument());
  }

  @Get(['v1/trades', 'v1/historicalTrades'])
  @Weight(WEIGHT.trades)
  async trades(@Given() given: Parameters) {
    return (await this.tape.newest(given, given.instrument())).map(publicTrade);
  }

  @Get('v1/aggTrades')
  @Weight(WEIGHT.aggTrades)
  async aggTrades(@Given() given: Parameters) {
    return (await this.tape.between(given, given.instrument())).map(aggregateTrade);
  }

  /** The league keeps no rates of the past: funding that was paid stands in `income`. */
  @Get('v1/fundingRate')
  @Weight(WEIGHT.ping)
  fundingRate(@Given() given: Parameters): [] {
    given.optionalInstrument();
    return [];
  }

  private read(kind: MarketRead, given: Parameters, request: Request, response: Response): void {
    send(request, response, this.pages.read(kind, given.optionalInstrument()));
  }
}

function send(request: Request, response: Response, prepared: PreparedAnswer | null): void {
  if (!prepared) throw new DomainError('unavailable', 'unavailable', 'The league has not had its first tick yet.');
  sendPrepared(request, response, prepared);
}
