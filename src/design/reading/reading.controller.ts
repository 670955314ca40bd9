import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../common/auth/key.decorators.js';
import type { Caller } from '../../common/quota/quota.types.js';
import { ReadingDto, ReadingView } from '../dto/reading.dto.js';
import { Readings } from './readings.service.js';

@ApiTags('Design')
@Controller('api/v1/design')
export class ReadingController {
  constructor(private readonly readings: Readings) {}

  @Post('read')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Read a text without designing',
    description:
      'What a design of this text would follow, word by word: no key, nothing is kept. Per client address 60 a minute and 10 s of processor time an hour.',
  })
  @ApiOkResponse({ type: ReadingView })
  read(@CurrentCaller() caller: Caller, @Body() body: ReadingDto): Promise<ReadingView> {
    return this.readings.read(caller, body);
  }
}
