import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Operator } from '../auth/key.decorators.js';
import { CONFIG, type Config } from '../config/env.js';
import { QueueStats } from '../jobs/queue-stats.js';
import { Idempotent } from '../idempotency/idempotency.decorator.js';
import { AdminKeys } from './admin-keys.js';
import { RemovedOverrides } from './removed-overrides.js';
import {
  ChangeKeyDto,
  FoundKeyView,
  IssuedKeyView,
  IssueKeyDto,
  KeyList,
  KeyQuery,
  KeyView,
  LookUpDto,
  QueuesView,
} from './dto.js';
import { BOARD_PATH } from './queue-board.js';

@ApiTags('Operator')
@Operator('read')
@Controller('api/admin/keys')
export class AdminController {
  constructor(private readonly keys: AdminKeys) {}

  @Post()
  @Operator('support')
  @Idempotent({ secret: true })
  @ApiOperation({
    summary: 'Issue a key of any interface and tier, with limits of its own',
    description:
      'Operator only; one entry in the trail. The key is in this answer only. For `arena` a challenger of that name is registered as well.',
  })
  @ApiCreatedResponse({ type: IssuedKeyView })
  issue(@Body() wish: IssueKeyDto): Promise<IssuedKeyView> {
    return this.keys.issue(wish);
  }

  @Get()
  @ApiOperation({
    summary: 'Keys by e-mail, interface and last four characters, newest first',
    description: 'Operator only. Keys are kept as hashes and shown masked.',
  })
  @ApiOkResponse({ type: KeyList })
  list(@Query() query: KeyQuery): Promise<KeyList> {
    return this.keys.list(query);
  }

  @Post('lookup')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Whose key this is',
    description: 'For a key that leaked: it stands in the body, as addresses are written to logs.',
  })
  @ApiOkResponse({ type: FoundKeyView })
  @ApiNotFoundResponse({ description: 'It was not issued here.' })
  lookUp(@Body() { api_key }: LookUpDto): Promise<FoundKeyView> {
    return this.keys.lookUp(api_key);
  }

  @Delete(':id')
  @Operator('admin')
  @ApiOperation({
    summary: 'Erase the holder of a design or tools key',
    description:
      'Revokes its keys and forgets e-mail, name, texts, pictures, designs, chats and webhooks, as its owner could. Orders stay, for the books.',
  })
  @ApiOkResponse({ type: KeyView })
  @ApiConflictResponse({ description: '`not_erasable`: a challenger is retired instead.' })
  erase(@Param('id') id: string): Promise<KeyView> {
    return this.keys.erase(id);
  }

  @Patch(':id')
  @Operator('support')
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
@Operator('read')
@Controller('api/admin/queues')
export class QueuesController {
  constructor(
    private readonly stats: QueueStats,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'How the queues of this process stand',
    description: 'Operator only. Waiting, active, delayed, failed, and how long the oldest has waited.',
  })
  @ApiOkResponse({ type: QueuesView })
  async list(): Promise<QueuesView> {
    return { queues: await this.stats.all(), dashboard: this.config.publicUrl + BOARD_PATH };
  }
}
