import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Weight } from '../../common/quota/quota.decorators.js';
import { malformed, refuse, type Parameters } from '../engine/futures/index.js';
import { Given } from './given.js';
import { Signed } from './signed.guard.js';

/** Modes of an account that the league has one of: cross margin, one position a market, one asset. */
@ApiExcludeController()
@Signed()
@Controller('fapi/v1')
export class FuturesModesController {
  @Get('positionSide/dual')
  @Weight(30)
  positionSide() {
    return { dualSidePosition: false };
  }

  @Post('positionSide/dual')
  @HttpCode(200)
  @Weight(1)
  setPositionSide(@Given() given: Parameters): never {
    if (asked(given, 'dualSidePosition'))
      throw refuse(-4061, 'Hedge mode is not available: this league keeps one position a market.');
    throw refuse(-4059, 'No need to change position side.');
  }

  @Get('multiAssetsMargin')
  @Weight(30)
  multiAssets() {
    return { multiAssetsMargin: false };
  }

  @Post('multiAssetsMargin')
  @HttpCode(200)
  @Weight(1)
  setMultiAssets(@Given() given: Parameters): never {
    if (asked(given, 'multiAssetsMargin'))
      throw refuse(-4168, 'Multi-Assets Mode is not available: this league has one asset.');
    throw refuse(-4171, 'No need to change multi-assets mode.');
  }

  @Post('marginType')
  @HttpCode(200)
  @Weight(1)
  setMarginType(@Given() given: Parameters): never {
    given.instrument();
    const type = given.text('marginType');
    if (type === 'CROSSED') throw refuse(-4046, 'No need to change margin type.');
    if (type === 'ISOLATED')
      throw refuse(-4168, 'Unable to adjust to isolated-margin mode: this league has cross margin.');
    throw malformed('marginType');
  }
}

function asked(given: Parameters, name: string): boolean {
  given.text(name);
  return given.flag(name);
}
