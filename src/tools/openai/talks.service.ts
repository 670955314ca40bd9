import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Response } from 'express';
import type { EntityManager } from 'typeorm';
import { openAiError } from '../../common/http/problems/openai-dialect.js';
import { OpenConnections } from '../../common/http/streams/open-connections.js';
import { problemOf, storyOf } from '../../common/http/problems/problem.js';
import { currentRequest } from '../../common/http/request-context.js';
import { DomainError } from '../../common/kernel/errors.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import { SPOKEN, type Spoken } from '../engine/chat/index.js';
import { ModelFailure, TEXT_MODEL, type ModelReply, type ModelRequest, type TextModel } from '../models/text-model.js';
import { type AnswerStream, EventSender, leaving } from './answer-stream.js';
import { hear, nothingSaid, type Said } from './said.js';
import { type Payment, StreamPayment } from './stream-payment.service.js';

/** A request without the signal, which the response gives. */
export type Asked = Omit<ModelRequest, 'signal'>;
/** What is to be written down of an answer, in one transaction with what it costs. */
export type Afterwards<T> = (manager: EntityManager, said: Said) => Promise<T>;
/** Writes down what was streamed. */
export type Note = (said: Said) => Promise<unknown>;

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
    const said = await this.said(asked, response);
    return said && this.work.commit((manager) => afterwards(manager, said), 0);
  }

  /** All that the model says, neither stored nor paid for; null for a caller who has left, and pays. */
  async said(asked: Asked, response: Response): Promise<Said | null> {
    const signal = leaving(response);
    const reply = await this.begin({ ...asked, ...acceptedBy(response) }, signal);
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
    return said;
  }

  /** Everything is checked before the first byte; what fails later ends the stream with an error event and costs nothing. */
  async streamed(asked: Asked, response: Response, stream: AnswerStream, note: Note): Promise<void> {
    const leave = this.connections.enter(currentRequest()?.client ?? 'unknown');
    try {
      const signal = leaving(response);
      const reply = await this.begin({ ...asked, ...acceptedBy(response) }, signal);
      const payment = this.payment.take();
      const sender = new EventSender(response, signal);
      const said = await this.tell(reply, stream, sender, note, signal, payment).catch(async (error: unknown) => {
        if (signal.aborted) return null;
        if (!(error instanceof ModelFailure)) this.log.error(error instanceof Error ? error.stack : String(error));
        await payment.refund();
        await payment.free();
        await sender.send(stream.broken(errorOf(failed(error))));
        return null;
      });
      sender.end();
      leave(); // nobody waits for our note
      if (said) await note(said).catch((error: unknown) => this.log.error(`an answer left no note: ${String(error)}`));
      await payment.done();
    } finally {
      leave();
    }
  }

  /** @returns what was said and is still to be written down */
  private async tell(
    reply: ModelReply,
    stream: AnswerStream,
    sender: EventSender,
    note: Note,
    signal: AbortSignal,
    payment: Payment,
  ): Promise<Said | null> {
    const said = nothingSaid(reply);
    await sender.send(stream.open(said));
    for await (const part of reply.parts) {
      hear(said, part);
      await sender.send(stream.part(part, said));
      if (signal.aborted) return null;
    }
    if (signal.aborted) return null;
    if (stream.promises) await note(said);
    await payment.free();
    await sender.send(stream.close(said));
    return stream.promises ? null : said;
  }

  private async begin(asked: Asked, signal: AbortSignal): Promise<ModelReply> {
    try {
      return await this.model.reply({ ...asked, signal });
    } catch (error) {
      throw failed(error);
    }
  }
}

/** The language that the caller's client asks for, where it asks for one that is spoken here. */
function acceptedBy({ req }: Response): Pick<ModelRequest, 'accepts'> {
  const accepts = req.headers['accept-language'] === undefined ? false : req.acceptsLanguages([...SPOKEN]);
  return accepts === false ? {} : { accepts: accepts as Spoken };
}

const failed = (error: unknown): unknown =>
  error instanceof ModelFailure
    ? new DomainError('unavailable', 'model_failed', 'The model did not finish its answer; it costs nothing.')
    : error;

/** OpenAI's error object of what a stream breaks off with. */
function errorOf(error: unknown): object {
  return openAiError(problemOf(storyOf(error), '', currentRequest()?.requestId ?? ''));
}
