import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiGoneResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ApiKey, ApiKeyQuery, CurrentCaller, KeyScope } from '../../common/auth/key.decorators.js';
import { Produces } from '../../common/http/admission.guard.js';
import { preferredWait, saysWaited } from '../../common/http/streams/prefer-wait.js';
import { Idempotent, withWebhook } from '../../common/idempotency/idempotency.decorator.js';
import { Quota } from '../../common/quota/quota.decorators.js';
import type { Caller } from '../../common/quota/quota.types.js';
import { sendArtefact } from '../../common/storage/send-artefact.js';
import { ImageDto, ImagesDto, JobView, QueuedJobView } from '../dto/image.dto.js';
import { ImageJobs } from './image-jobs.service.js';
import { Images } from './images.service.js';
import { SHOWCASE_JOB } from '../tools.names.js';
import { FASHION_BUCKET } from '../tools.names.js';
import { ToolsQuotas } from '../tools.quotas.js';

const USUAL_WAIT_SECONDS = 10;
const ID = { name: 'job_id', example: SHOWCASE_JOB };
const WAIT = {
  name: 'Prefer',
  required: false,
  description: '`wait=n`: hold the answer up to n ≤ 30 seconds until the job is final.',
};

@ApiTags('Tools')
@Controller('api')
export class ImagesController {
  constructor(
    private readonly jobs: ImageJobs,
    private readonly images: Images,
    private readonly limits: ToolsQuotas,
  ) {}

  @Post('generate')
  @HttpCode(202)
  @ApiKey('tools', 'optional')
  @ApiKeyQuery()
  @Quota(FASHION_BUCKET)
  @Idempotent({ secret: withWebhook })
  @ApiOperation({
    summary: 'Order a fashion image',
    description:
      'Answers 202 at once; poll `status_url`, or give a `webhook_url` with a key. One unit of `fashion`; without a key ten a day per address.',
  })
  @ApiAcceptedResponse({ type: QueuedJobView })
  async generate(
    @Body() dto: ImageDto,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<QueuedJobView> {
    return located(response, await this.jobs.submit(caller, dto));
  }

  @Post('generate-fashion-image')
  @HttpCode(202)
  @ApiKey('tools', 'optional')
  @ApiKeyQuery()
  @Quota(FASHION_BUCKET)
  @Idempotent({ secret: withWebhook })
  @ApiHeader(WAIT)
  @ApiOperation({
    summary: 'Fashion images in one call',
    description: 'Waits for them (10 s, or `Prefer: wait=n`); what takes longer is answered 202 and polled.',
  })
  @ApiOkResponse({ type: JobView })
  @ApiAcceptedResponse({ type: QueuedJobView })
  async generateNow(
    @Body() dto: ImagesDto,
    @Headers('prefer') prefer: string | undefined,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JobView | QueuedJobView> {
    const queued = located(response, await this.jobs.submit(caller, dto));
    const seconds = preferredWait(prefer) ?? USUAL_WAIT_SECONDS;
    const job = await this.images.finished(queued.job_id, seconds, caller.client);
    saysWaited(response, prefer);
    if (job) response.status(200);
    if (job?.status === 'failed') response.set(await this.limits.fashionHeaders(caller));
    const { webhook_secret } = queued;
    return job ? { ...job, ...(webhook_secret === undefined ? {} : { webhook_secret }) } : queued;
  }

  @Get('status/:job_id')
  @ApiHeader(WAIT)
  @ApiParam(ID)
  @ApiOperation({
    summary: 'How an image job stands',
    description:
      '`image_url` is there when `status` is `completed`. `Prefer: wait=n` holds the answer until then, at most 30 s.',
  })
  @ApiOkResponse({ type: JobView })
  @ApiGoneResponse({ description: 'Past retention, or erased.' })
  async status(
    @Param('job_id') id: string,
    @Headers('prefer') prefer: string | undefined,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JobView> {
    const job = await this.images.read(id, prefer, caller.client);
    saysWaited(response, prefer);
    return job;
  }

  @Delete('status/:job_id')
  @KeyScope(FASHION_BUCKET)
  @ApiKey('tools', 'optional')
  @ApiParam(ID)
  @ApiOperation({
    summary: 'Cancel an image job',
    description:
      'By its key, or from its address when it was ordered without one. The unit comes back when it had not started.',
  })
  @ApiOkResponse({ type: JobView })
  cancel(@Param('job_id') id: string, @CurrentCaller() caller: Caller): Promise<JobView> {
    return this.images.cancel(id, caller);
  }

  @Get('images/:job_id/:name')
  @Produces('image/png')
  @ApiProduces('image/png')
  @ApiParam(ID)
  @ApiParam({ name: 'name', example: '1.png' })
  @ApiOperation({ summary: 'An image of a completed job', description: 'PNG with an ETag.' })
  @ApiOkResponse({ content: { 'image/png': { schema: { type: 'string', format: 'binary' } } } })
  async image(
    @Param('job_id') id: string,
    @Param('name') name: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendArtefact(request, response, await this.images.image(id, name));
  }
}

function located(response: Response, job: QueuedJobView): QueuedJobView {
  response.setHeader('Location', job.status_url);
  return job;
}
