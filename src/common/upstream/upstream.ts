import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { CONFIG, type Config } from '../config/env.js';
import { Circuit } from './circuit.js';
import { CallerLeft, LeftAlone, UpstreamFailure, UpstreamRefusal } from './failure.js';
import { bytesOf, Wire } from './wire.js';

export { CallerLeft, LeftAlone, UpstreamFailure, UpstreamRefusal } from './failure.js';

/** A question whose answer has to be JSON of a schema. */
export interface JsonQuestion {
  system: string;
  user: string;
  /** name: letters, digits, _ and -; schema: JSON Schema, `additionalProperties: false`, all members required */
  schema: { name: string; schema: Record<string, unknown> };
  signal?: AbortSignal;
}

/** The whole of a question, one retry included, takes no longer, ms. */
const PATIENCE_MS = 20_000;
const CHAT = '/chat/completions';
const REPLY_TOKENS = 2_000;
/** Of an answer of that many tokens, with what stands around it. */
const REPLY_BYTES = 1_048_576;

interface Completion {
  model?: string;
  choices?: { message?: { content?: unknown } }[];
}

/**
 * Any server that speaks OpenAI's protocol (`OPENAI_BASE_URL`). After repeated failures it is left alone for a
 * while. Neither questions nor answers reach a log.
 */
@Injectable()
export class Upstream implements OnApplicationShutdown {
  private readonly log = new Logger(Upstream.name);
  /** Shared by all that the text model is asked. */
  readonly circuit = new Circuit('the upstream model');
  private readonly wire: Wire;
  readonly model: string;
  /** Longest wait for the head of an answer, and between its pieces, ms. */
  readonly patienceMs: number;

  constructor(@Inject(CONFIG) config: Config) {
    this.model = config.textModel;
    this.patienceMs = config.openaiTimeoutSeconds * 1000;
    this.wire = new Wire(config);
  }

  onApplicationShutdown(): void {
    this.circuit.shutdown();
    this.wire.close();
  }

  /** What a model answered, and which; `value` has not been checked against the schema. @throws UpstreamFailure */
  async json(question: JsonQuestion): Promise<{ value: unknown; model: string }> {
    try {
      return await this.circuit.run(() => this.ask(question).catch(asOurs));
    } catch (error) {
      const reason = reasonOf(error);
      if (!(error instanceof LeftAlone)) this.log.warn(`the upstream model did not answer: ${reason}`);
      throw new UpstreamFailure(reason);
    }
  }

  /** A conversation in the protocol's own words, for answers that come in pieces. @throws as Wire.post */
  converse(body: object, signal: AbortSignal): Promise<IncomingMessage> {
    return this.wire.post(CHAT, body, { signal, withinMs: this.patienceMs });
  }

  /** Servers that know no schema refuse it with 400; they get a second chance with plain JSON. */
  private ask(question: JsonQuestion): Promise<{ value: unknown; model: string }> {
    const within = AbortSignal.timeout(PATIENCE_MS);
    const { name, schema } = question.schema;
    const strict = { type: 'json_schema', json_schema: { name, strict: true, schema } };
    const plain = `\nAnswer with JSON of this schema: ${JSON.stringify(schema)}`;
    return this.complete(question, strict, within)
      .catch((error: unknown) => {
        if (!(error instanceof UpstreamRefusal) || error.status !== 400) throw error;
        return this.complete({ ...question, system: question.system + plain }, { type: 'json_object' }, within);
      })
      .catch((error: unknown) => {
        if (question.signal?.aborted) throw new CallerLeft();
        throw within.aborted ? new UpstreamFailure('no answer in time') : error;
      });
  }

  private async complete(
    { system, user, signal }: JsonQuestion,
    response_format: object,
    within: AbortSignal,
  ): Promise<{ value: unknown; model: string }> {
    const messages = [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ];
    const body = { model: this.model, temperature: 0, max_tokens: REPLY_TOKENS, response_format, messages };
    const ending = signal ? AbortSignal.any([signal, within]) : within;
    const answer = await this.wire.post(CHAT, body, { signal: ending, withinMs: PATIENCE_MS / 2 });
    const { choices, model } = (parsed(await bytesOf(answer, REPLY_BYTES, PATIENCE_MS / 2)) ?? {}) as Completion;
    const text = choices?.[0]?.message?.content;
    if (typeof text !== 'string') throw new UpstreamFailure('an answer without content');
    return { value: parsed(text), model: model || this.model };
  }
}

function parsed(text: string | Buffer): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    throw new UpstreamFailure('an answer that is no JSON');
  }
}

/** The question was ours, not a caller's: that it is refused speaks against the upstream. */
function asOurs(error: unknown): never {
  throw error instanceof UpstreamRefusal ? new UpstreamFailure(error.message) : error;
}

/** A short word on what went wrong, free of anybody's text. */
function reasonOf(error: unknown): string {
  if (error instanceof UpstreamFailure) return error.message;
  return error instanceof Error ? error.constructor.name : 'unknown';
}
