import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentCaller } from '../../common/auth/key.decorators.js';
import { sendPrepared } from '../../common/http/hot-reads/hot-reads.js';
import { Produces } from '../../common/http/admission.guard.js';
import type { Caller } from '../../common/quota/quota.types.js';
import {
  DreamDetail,
  DreamsAnswer,
  ExplanationView,
  HypothesesAnswer,
  ModelAnswer,
  ReplayQuery,
} from '../dto/insight.dto.js';
import { CognitiveSnapshot } from '../dto/snapshot.dto.js';
import { Quota } from '../../common/quota/quota.decorators.js';
import { REPLAY_BUCKET } from '../cognitive.names.js';
import { EXPLAINABLE } from '../engine/index.js';
import { InsightService } from '../insight/insight.service.js';
import { SnapshotService } from './snapshot.service.js';
import { StateStream } from './state.stream.js';

@ApiTags('Cognitive')
@Controller('api/cognitive')
export class CognitiveController {
  constructor(
    private readonly snapshots: SnapshotService,
    private readonly insights: InsightService,
    private readonly stream: StateStream,
  ) {}

  @Get()
  @ApiOperation({
    summary: "The engine's live state",
    description: 'Made once per second; send If-None-Match for 304.',
  })
  @ApiOkResponse({ type: CognitiveSnapshot })
  snapshot(@Req() request: Request, @Res() response: Response): void {
    sendPrepared(request, response, this.snapshots.current());
  }

  @Get('stream')
  @ApiOperation({
    summary: 'The state, second by second (server-sent events)',
    description: '`id:` is the sequence; `Last-Event-ID` continues. A comment every 15 s.',
  })
  @ApiProduces('text/event-stream')
  @Produces('text/event-stream')
  @ApiOkResponse({
    description:
      'Events `snapshot`: the snapshot, and of the second arousal, sleep pressure, affect and mood (pleasure, arousal, dominance), the event that carries the label, and what happened; `id` is the second, `Last-Event-ID` continues after it.',
  })
  follow(@CurrentCaller() caller: Caller, @Req() request: Request, @Res() response: Response): void {
    this.stream.open(caller.client, request, response);
  }

  @Get('explain/:field')
  @Quota(REPLAY_BUCKET, { onlyWith: 'at' })
  @ApiOperation({
    summary: 'Why a number is what it is, now or at a past moment',
    description: 'The contributions add up to the value. `emotion` names the event that carries the label.',
  })
  @ApiParam({ name: 'field', enum: EXPLAINABLE, example: 'fatigue' })
  @ApiOkResponse({ type: ExplanationView })
  @ApiNotFoundResponse({ description: '`not_explainable`' })
  explain(@Param('field') field: string, @Query() query: ReplayQuery): ExplanationView | Promise<ExplanationView> {
    return this.insights.explain(field, query);
  }

  @Get('hypotheses')
  @ApiOperation({
    summary: 'Patterns that hold, with their counts',
    description:
      'Those that are told held again on later data that was named beforehand; those that stopped holding are listed as taken back.',
  })
  @ApiOkResponse({ type: HypothesesAnswer })
  hypotheses(): HypothesesAnswer {
    return this.insights.hypotheses();
  }

  @Get('dreams')
  @ApiOperation({
    summary: 'The last 64 dreams',
    description: 'Newest first, in Swedish, each with its type. Dreams are simulated and never count as evidence.',
  })
  @ApiOkResponse({ type: DreamsAnswer })
  dreams(): DreamsAnswer {
    return this.insights.dreams();
  }

  @Get('dreams/:id')
  @ApiOperation({
    summary: 'One dream with the episodes it was made of',
    description: "Episodes are kinds of events and topics of a list, never anybody's words.",
  })
  @ApiOkResponse({ type: DreamDetail })
  @ApiParam({ name: 'id', example: 'latest', description: 'A number, or `latest`.' })
  @ApiNotFoundResponse({ description: 'Not remembered.' })
  dream(@Param('id') id: string): DreamDetail {
    return this.insights.dream(id);
  }

  @Get('model')
  @ApiOperation({
    summary: 'All parameters, the body and the state hash',
    description: 'Enough to compute every published number again.',
  })
  @ApiOkResponse({ type: ModelAnswer })
  model(): ModelAnswer {
    return this.insights.model();
  }
}
