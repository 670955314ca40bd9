import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { DomainError } from '../../common/kernel/errors.js';
import { EMBEDDED_MODEL } from '../engine/chat/index.js';
import { EmbeddedModel } from './embedded-model.js';
import { HouseTalk } from './house-talk.js';
import { ModelFailure, type ModelReply, type ModelRequest, type TextModel } from './text-model.js';
import { UpstreamModel } from './upstream-model.js';

/** Seconds after which a request that only the upstream can answer may be sent again. */
const BACK_SECONDS = '10';

/**
 * The upstream where there is one, else and in its place the embedded model; `model` of the reply says who it is. Once
 * the first part has been said nobody else takes over.
 */
@Injectable()
export class Models implements TextModel {
  private readonly hasUpstream: boolean;

  constructor(
    @Inject(CONFIG) { textProvider }: Pick<Config, 'textProvider'>,
    private readonly embedded: EmbeddedModel,
    private readonly upstream: UpstreamModel,
    private readonly house: HouseTalk,
  ) {
    this.hasUpstream = textProvider === 'openai';
  }

  /** A body without `messages` is a conversation of this house (`POST /api/chat`), which has its own instructions. */
  async reply(request: ModelRequest): Promise<ModelReply> {
    if (!this.hasUpstream || request.body.model === EMBEDDED_MODEL) return this.embedded.reply(request);
    if (request.body.messages === undefined) return this.house.reply(request);
    try {
      return await this.upstream.reply(request);
    } catch (error) {
      if (!(error instanceof ModelFailure) || request.signal.aborted) throw error;
      return this.standIn(request);
    }
  }

  /** @throws DomainError unavailable when the embedded model cannot do what the upstream could have done */
  private async standIn(request: ModelRequest): Promise<ModelReply> {
    try {
      return await this.embedded.reply(request);
    } catch (error) {
      if (!(error instanceof DomainError) || error.refusal !== 'invalid') throw error;
      throw new DomainError(
        'unavailable',
        'unavailable',
        'The model upstream does not answer, and what is asked only it can do.',
        { headers: { 'Retry-After': BACK_SECONDS } },
      );
    }
  }
}
