import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Operator } from '../auth/key.decorators.js';
import { QueueStats } from '../jobs/queue-stats.js';
import { Idempotent } from '../idempotency/idempotency.decorator.js';
import { AdminKeys } from './admin-keys.js';
import { RemovedOverrides } from './removed-overrides.js';
import { ChangeKeyDto, IssuedKeyView, IssueKeyDto, KeyList, KeyQuery, KeyView, QueuesView } from './dto.js';
import { BOARD_PATH } from './queue-board.js';

@ApiTags('Operator')
@Operator()
@Controller('api/admin/keys')
export class AdminController {
  constructor(private readonly keys: AdminKeys) {}

  @Post()
  @Idempotent({ secret: true })
  @ApiOperation({ summary: 'Issue a key of any interface and tier, with limits of its own' })
  @ApiCreatedResponse({ type: IssuedKeyView })
  issue(@Body() wish: IssueKeyDto): Promise<IssuedKeyView> {
    return this.keys.issue(wish);
  }

  @Get()
  @ApiOperation({ summary: 'Keys by e-mail and interface, newest first' })
  @ApiOkResponse({ type: KeyList })
  list(@Query() query: KeyQuery): Promise<KeyList> {
    return this.keys.list(query);
  }

  @Patch(':id')
  @ApiOperation({
    summary: 'Change tier or limits of a key, revoke or reinstate it',
    description:
      'Overrides not named stay; one that is null is taken off. What is revoked stays so until it is reinstated, which brings back the keys of the last revocation and none that was replaced before.',
  })
  @ApiOkResponse({ type: KeyView })
  change(
    @Param('id') id: string,
    @Body() change: ChangeKeyDto,
    @RemovedOverrides() removed: string[],
  ): Promise<KeyView> {
    return this.keys.change(id, change, removed);
  }
}

/** The queues in figures; for people there is the dashboard below it. */
@ApiTags('Operator')
@Operator()
@Controller('api/admin/queues')
export class QueuesController {
  constructor(private readonly stats: QueueStats) {}

  @Get()
  @ApiOperation({ summary: 'How the queues of this process stand' })
  @ApiOkResponse({ type: QueuesView })
  async queues(): Promise<QueuesView> {
    return { queues: await this.stats.all(), dashboard: BOARD_PATH };
  }
}
