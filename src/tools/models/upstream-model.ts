import { Injectable, Logger } from '@nestjs/common';
import { DONE, eventData } from '../../common/upstream/event-data.js';
import { CallerLeft, LeftAlone, Upstream, UpstreamFailure, UpstreamRefusal } from '../../common/upstream/upstream.js';
import { bytesOf } from '../../common/upstream/wire.js';
import { DomainError } from '../../common/kernel/errors.js';
import { bodyFor, simplerBody, type UpstreamBody } from './upstream-body.js';
import { PartReader } from './upstream-parts.js';
import { ModelFailure, type ModelPart, type ModelReply, type ModelRequest, type TextModel } from './text-model.js';

/** An answer that comes in one piece may be this long. */
const WHOLE_BYTES = 4_194_304;
/** For the count of tokens, which comes after the last word. */
const AFTERWARDS_MS = 2_000;

type Chunks = AsyncGenerator<unknown, void>;

/**
 * The model behind `OPENAI_BASE_URL`. It is always asked to stream, so that a caller who leaves is told on at once and
 * nothing is written for nobody.
 */
@Injectable()
export class UpstreamModel implements TextModel {
  private readonly log = new Logger(UpstreamModel.name);

  constructor(private readonly upstream: Upstream) {}

  async reply(request: ModelRequest): Promise<ModelReply> {
    try {
      return await this.upstream.circuit.run(() => this.begin(request));
    } catch (error) {
      if (error instanceof CallerLeft) throw new ModelFailure('the caller left');
      if (error instanceof UpstreamRefusal) throw refused(error);
      if (!(error instanceof UpstreamFailure)) throw error;
      if (!(error instanceof LeftAlone)) this.log.warn(`the upstream model did not answer: ${error.message}`);
      throw new ModelFailure(error.message);
    }
  }

  /** Until the first part is there. */
  private async begin(request: ModelRequest): Promise<ModelReply> {
    const chunks = await this.ask(bodyFor(request, this.upstream.model), request.signal);
    const reader = new PartReader(request, this.upstream.model);
    const parts = partsOf(chunks, reader);
    try {
      const first = await parts.next();
      if (first.done || isEmpty(first.value)) throw new UpstreamFailure('an answer without content');
      return { model: reader.model, parts: this.carriedOn(first.value, parts, request.signal) };
    } catch (error) {
      await parts.return();
      throw request.signal.aborted ? new CallerLeft() : error;
    }
  }

  /** Servers differ in what they know: what one refuses by name it is not asked for again. */
  private async ask(body: UpstreamBody, signal: AbortSignal): Promise<Chunks> {
    try {
      return chunksOf(await this.upstream.converse(body, signal), this.upstream.patienceMs);
    } catch (error) {
      const simpler = error instanceof UpstreamRefusal ? simplerBody(body, `${error.param ?? ''} ${error.said}`) : null;
      if (!simpler) throw error;
      return chunksOf(await this.upstream.converse(simpler, signal), this.upstream.patienceMs);
    }
  }

  private async *carriedOn(
    first: ModelPart,
    rest: AsyncGenerator<ModelPart, void>,
    signal: AbortSignal,
  ): AsyncGenerator<ModelPart, void> {
    try {
      yield first;
      for await (const part of rest) yield part;
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof UpstreamFailure ? error.message : 'unknown';
      this.upstream.circuit.broke(reason);
      throw new ModelFailure(reason);
    } finally {
      await rest.return();
    }
  }
}

/** The chunks of an answer, also of one that came whole from a server that does not stream. */
async function* chunksOf(answer: Awaited<ReturnType<Upstream['converse']>>, patienceMs: number): Chunks {
  const type = answer.headers['content-type'] ?? '';
  if (/^text\/event-stream\b/i.test(type)) return yield* streamed(eventData(answer, patienceMs));
  if (/^application\/json\b/i.test(type))
    return yield parsed((await bytesOf(answer, WHOLE_BYTES, patienceMs)).toString());
  answer.destroy();
  throw new UpstreamFailure('an answer of another content type');
}

async function* streamed(events: AsyncGenerator<string>): Chunks {
  for await (const data of events) {
    if (data.trim() === DONE) return yield 'done';
    yield parsed(data);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UpstreamFailure('an answer that is no JSON');
  }
}

/** @throws UpstreamFailure when the answer ends before its end */
async function* partsOf(chunks: Chunks, reader: PartReader): AsyncGenerator<ModelPart, void> {
  try {
    for (;;) {
      const chunk = await (reader.isFinished ? within(AFTERWARDS_MS, chunks.next()) : chunks.next());
      if (chunk === null || chunk.done === true) break;
      yield* reader.read(chunk.value);
      if (reader.isCounted) break;
    }
    yield reader.end();
  } finally {
    void (reader.isFinished ? within(AFTERWARDS_MS, exhausted(chunks)) : Promise.resolve())
      .then(() => chunks.return())
      .catch(() => undefined);
  }
}

/** The end without a word before it. */
const isEmpty = (part: ModelPart): boolean => part.kind === 'end' && part.finish !== 'content_filter';

/** Read to its end, a connection can be used again. */
async function exhausted(chunks: Chunks): Promise<void> {
  while (!(await chunks.next()).done);
}

/** Null when it takes longer, or fails: what is still to come is not worth it. */
async function within<T>(ms: number, coming: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), ms)));
  return Promise.race([coming.catch(() => null), late]).finally(() => clearTimeout(timer));
}

/** What the upstream finds wrong with the question is the caller's to know. */
function refused({ param, said }: UpstreamRefusal): DomainError {
  const message = said === '' ? 'The model upstream refuses this request.' : `The model upstream refuses this: ${said}`;
  return new DomainError('invalid', 'validation_failed', message, { members: { param } });
}
