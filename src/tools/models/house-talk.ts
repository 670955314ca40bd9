import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/kernel/errors.js';
import { EmbeddedModel } from './embedded-model.js';
import { houseRequest } from './house-prompt.js';
import { Surroundings } from './surroundings.js';
import { ModelFailure, type ModelPart, type ModelReply, type ModelRequest } from './text-model.js';
import { UpstreamModel } from './upstream-model.js';

/**
 * Conversations of the house itself: the upstream speaks, with what the embedded model knows before its eyes. Nobody has
 * heard a word before the answer is whole, so the embedded model's own stands in for one that fails or breaks off.
 */
@Injectable()
export class HouseTalk {
  constructor(
    private readonly embedded: EmbeddedModel,
    private readonly upstream: UpstreamModel,
    private readonly surroundings: Surroundings,
  ) {}

  async reply(request: ModelRequest): Promise<ModelReply> {
    const own = await this.embedded.reply(request);
    const ownParts = await heard(own);
    const known = own.topic === undefined ? null : wordsOf(ownParts);
    const facts = await this.surroundings.facts(request.callsRemaining ?? null);
    const told = await this.told(houseRequest(request, facts, known));
    const { topic, language } = own;
    return told ? { ...told, topic, language, understood: true } : { ...own, parts: said(ownParts) };
  }

  /** Null where the upstream fails, breaks off or does not take the question. */
  private async told(request: ModelRequest): Promise<ModelReply | null> {
    try {
      const { model, parts } = await this.upstream.reply(request);
      const all = await heard({ parts });
      return wordsOf(all) === '' ? null : { model, parts: said(all) };
    } catch (error) {
      if (error instanceof ModelFailure || error instanceof DomainError) return null;
      throw error;
    }
  }
}

async function heard({ parts }: Pick<ModelReply, 'parts'>): Promise<ModelPart[]> {
  const all: ModelPart[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

async function* said(parts: readonly ModelPart[]): AsyncGenerator<ModelPart, void> {
  yield* parts;
}

const wordsOf = (parts: readonly ModelPart[]): string =>
  parts.map((part) => (part.kind === 'text' || part.kind === 'refusal' ? part.text : '')).join('');
