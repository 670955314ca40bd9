import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Response } from 'express';
import type { EntityManager } from 'typeorm';
import { openAiError } from '../../common/http/openai-dialect.js';
import { OpenConnections } from '../../common/http/open-connections.js';
import { problemOf, storyOf } from '../../common/http/problem.js';
import { currentRequest } from '../../common/http/request-context.js';
import { DomainError } from '../../common/kernel/errors.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import { ModelFailure, TEXT_MODEL, type ModelReply, type ModelRequest, type TextModel } from '../models/text-model.js';
import { type AnswerStream, EventSender, leaving } from './answer-stream.js';
import { hear, nothingSaid, type Said } from './said.js';
import { StreamPayment } from './stream-payment.service.js';

/** A request without the signal, which the response gives. */
export type Asked = Omit<ModelRequest, 'signal'>;
/** What is to be written down of an answer, in one transaction with what it costs. */
export type Afterwards<T> = (manager: EntityManager, said: Said) => Promise<T>;

/** Lets the model talk, whole or streamed. No transaction is open while it does. */
@Injectable()
export class Talks {
  private readonly log = new Logger(Talks.name);

  constructor(
    @Inject(TEXT_MODEL) private readonly model: TextModel,
    private readonly work: UnitOfWork,
    private readonly payment: StreamPayment,
    private readonly connections: OpenConnections,
  ) {}

  /** The answer's JSON body as `afterwards` makes it; null for a caller who has left, and pays all the same. */
  async whole<T>(asked: Asked, response: Response, afterwards: Afterwards<T>): Promise<T | null> {
    const signal = leaving(response);
    const reply = await this.begin(asked, signal);
    const said = nothingSaid(reply);
    try {
      for await (const part of reply.parts) hear(said, part);
    } catch (error) {
      throw failed(error);
    }
    if (signal.aborted) {
      await this.payment.take().done();
      return null;
    }
    return this.work.commit((manager) => afterwards(manager, said));
  }

  /** Everything is checked before the first byte; what fails later ends the stream with an error event and costs nothing. */
  async streamed(
    asked: Asked,
    response: Response,
    stream: AnswerStream,
    afterwards: Afterwards<unknown>,
  ): Promise<void> {
    const leave = this.connections.enter(currentRequest()?.client ?? 'unknown');
    try {
      const signal = leaving(response);
      const reply = await this.begin(asked, signal);
      const payment = this.payment.take();
      const sender = new EventSender(response, signal);
      await this.tell(reply, stream, sender, afterwards, signal).catch(async (error: unknown) => {
        if (signal.aborted) return;
        if (!(error instanceof ModelFailure)) this.log.error(error instanceof Error ? error.stack : String(error));
        await payment.refund();
        await sender.send(stream.broken(errorOf(failed(error))));
      });
      sender.end();
      await payment.done();
    } finally {
      leave();
    }
  }

  private async tell(
    reply: ModelReply,
    stream: AnswerStream,
    sender: EventSender,
    afterwards: Afterwards<unknown>,
    signal: AbortSignal,
  ): Promise<void> {
    const said = nothingSaid(reply);
    await sender.send(stream.open(said));
    for await (const part of reply.parts) {
      hear(said, part);
      await sender.send(stream.part(part, said));
      if (signal.aborted) return;
    }
    if (signal.aborted) return;
    const note = (): Promise<unknown> => this.work.commit((manager) => afterwards(manager, said));
    if (stream.promises) await note();
    await sender.send(stream.close(said));
    if (!stream.promises)
      await note().catch((error: unknown) => this.log.error(`an answer left no note: ${String(error)}`));
  }

  private async begin(asked: Asked, signal: AbortSignal): Promise<ModelReply> {
    try {
      return await this.model.reply({ ...asked, signal });
    } catch (error) {
      throw failed(error);
    }
  }
}

const failed = (error: unknown): unknown =>
  error instanceof ModelFailure
    ? new DomainError('unavailable', 'model_failed', 'The model did not finish its answer; it costs nothing.')
    : error;

/** OpenAI's error object of what a stream breaks off with. */
function errorOf(error: unknown): object {
  return openAiError(problemOf(storyOf(error), '', currentRequest()?.requestId ?? ''));
}
