import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Res, UseGuards } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBody,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiGoneResponse,
  ApiOkResponse,
  ApiOperation,
  ApiPaymentRequiredResponse,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import {
  ApiKey,
  ApiKeyOrSession,
  CurrentCaller,
  HandsOutKeys,
  KnownByApiKey,
} from '../../common/auth/key.decorators.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Idempotent, withWebhook } from '../../common/idempotency/idempotency.decorator.js';
import { Quota } from '../../common/quota/quota.decorators.js';
import type { Caller } from '../../common/quota/quota.types.js';
import { descriptorOf } from '../about/descriptor.js';
import { DesignKeys } from '../keys/design-keys.service.js';
import { KeyRequestGuard } from '../keys/key-request.guard.js';
import { SHOWCASE_ID } from '../design-id.js';
import { DESIGN_USES } from '../design.quotas.js';
import { DescriptorView } from '../dto/descriptor.dto.js';
import { KeyRequestDto, KeyRequestView } from '../dto/key-request.dto.js';
import { RevisionDto, SubmissionDto, SubmissionView } from '../dto/submission.dto.js';
import { Revisions } from './revisions.service.js';
import { Submissions } from './submissions.service.js';

/** A revision is said in one of these ways. */
const REVISIONS = {
  words: {
    summary: 'In words',
    value: { instruction: 'make it longer, with long sleeves, and in emerald green instead' },
  },
  changes: {
    summary: 'By attribute and measurement',
    value: { changes: [{ attribute: 'length', value: 'midi' }], measurements: { chest: 96 } },
  },
  undo: { summary: 'Back to the version before', value: { undo: true } },
};

@ApiTags('Design')
@Controller('api/v1')
export class DesignController {
  constructor(
    private readonly keys: DesignKeys,
    private readonly submissions: Submissions,
    private readonly revisions: Revisions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post('keys/request')
  @KnownByApiKey()
  @HandsOutKeys()
  @UseGuards(KeyRequestGuard)
  @HttpCode(201)
  @Header('Cache-Control', 'no-store')
  @Idempotent({ secret: true })
  @ApiOperation({
    summary: 'Request a beta key',
    description:
      'Ten uses per key; three keys per e-mail address and UTC day, ten per client address. A key of an account whose e-mail address is confirmed may be sent along: requests for that address then count for it alone.',
  })
  @ApiCreatedResponse({ type: KeyRequestView })
  @ApiPaymentRequiredResponse({ description: '`payment_required`: `upgrade_url` leads to the paid plans.' })
  requestKey(@Body() body: KeyRequestDto, @CurrentCaller() caller: Caller): Promise<KeyRequestView> {
    return this.keys.request(body, caller);
  }

  @Get('design')
  @ApiOperation({
    summary: 'What the service is and how to use it',
    description:
      'A descriptor for programs that find this address first: what it makes, what it costs, and requests that work when pasted with `$API_KEY` set.',
  })
  @ApiOkResponse({ type: DescriptorView })
  describe(): DescriptorView {
    return descriptorOf(this.config.publicUrl);
  }

  @Post('design')
  @HttpCode(202)
  @ApiKey('design')
  @Quota(DESIGN_USES)
  @Idempotent({ secret: withWebhook })
  @ApiOperation({
    summary: 'Submit a design',
    description: 'Costs one use; given back when the design fails or is cancelled before it starts.',
  })
  @ApiAcceptedResponse({
    type: SubmissionView,
    headers: { Location: { description: 'Where to poll.', schema: { type: 'string' } } },
  })
  async submit(
    @CurrentCaller() caller: Required<Caller>,
    @Body() body: SubmissionDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SubmissionView> {
    return at(response, await this.submissions.submit(caller, body));
  }

  @Post('design/:id/revise')
  @HttpCode(202)
  @ApiKeyOrSession()
  @Quota(DESIGN_USES)
  @Idempotent({ secret: withWebhook })
  @ApiOperation({
    summary: 'Revise a completed design',
    description:
      'Makes a new version of your own design, with a diff; costs one use. An instruction that says nothing that can be changed fails with `instruction_not_understood`, one that changes nothing with `nothing_to_change`, and both give the use back.',
  })
  @ApiParam({ name: 'id', example: SHOWCASE_ID })
  @ApiBody({ type: RevisionDto, examples: REVISIONS })
  @ApiAcceptedResponse({
    type: SubmissionView,
    headers: { Location: { description: 'Where to poll.', schema: { type: 'string' } } },
  })
  @ApiConflictResponse({ description: '`design_not_completed`: only a completed design can be revised.' })
  @ApiGoneResponse({ description: 'The design was removed.' })
  async revise(
    @Param('id') id: string,
    @CurrentCaller() caller: Required<Caller>,
    @Body() body: RevisionDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SubmissionView> {
    return at(response, await this.revisions.revise(id, caller, body));
  }
}

const at = (response: Response, accepted: SubmissionView): SubmissionView => {
  response.location(accepted.status_url);
  return accepted;
};
