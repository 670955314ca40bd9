import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { Operator } from '../common/auth/key.decorators.js';
import { Budgets, JobsQuery, OperatedJobs, OperatedJobView, OverviewView } from './console.dto.js';
import { JobDesk } from './job-desk.service.js';
import { Overview } from './overview.service.js';

/** What the operator's page shows and does, for programs too. */
@ApiTags('Operator')
@Operator('read')
@Controller('api/admin')
export class ConsoleController {
  constructor(
    private readonly overview: Overview,
    private readonly desk: JobDesk,
  ) {}

  @Get('overview')
  @ApiOperation({
    summary: 'What is wrong now, and the figures behind it',
    description: 'Operator only. Traffic is that of the process that answers; the rest is that of all.',
  })
  @ApiOkResponse({ type: OverviewView })
  now(): Promise<OverviewView> {
    return this.overview.now();
  }

  @Get('budgets')
  @ApiOperation({
    summary: 'Who uses most of what is limited by the day',
    description:
      'Operator only. Bursts and hours are counted in Redis and are not in it. Nobody is named: keys are masked, addresses hashed.',
  })
  @ApiOkResponse({ type: Budgets })
  budgets(): Promise<Budgets> {
    return this.overview.budgets();
  }

  @Get('jobs')
  @ApiOperation({
    summary: 'A design or an image job by its id, or those that failed last',
    description: 'Operator only. How far it is and why it failed, not what was asked for.',
  })
  @ApiOkResponse({ type: OperatedJobs })
  async jobs(@Query() { id }: JobsQuery): Promise<OperatedJobs> {
    return { jobs: await this.desk.find(id || undefined) };
  }

  @Post('jobs/:id/again')
  @Operator('support')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Run a job that failed once more, on the house',
    description:
      'Operator only; one entry in the trail. Its owner got the unit back when it failed and pays nothing now; a webhook hears of the new end.',
  })
  @ApiParam({ name: 'id', example: 'img_4f6q0w1yxk2v9m3c7p5b8r0t2n' })
  @ApiOkResponse({ type: OperatedJobView })
  @ApiNotFoundResponse({ description: 'There is no such job.' })
  @ApiConflictResponse({ description: '`not_failed`: it has not failed, or not any more.' })
  again(@Param('id') id: string): Promise<OperatedJobView> {
    return this.desk.again(id);
  }
}
