import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import OpenAI, { APIError } from 'openai';
import type { IncomingMessage } from 'node:http';
import { CONFIG, type Config } from '../config/env.js';
import { traced, traceHeaders } from '../telemetry/tracing.js';
import { Circuit } from './circuit.js';
import { CallerLeft, LeftAlone, UpstreamFailure } from './failure.js';
import { upstreamSpan } from './upstream-span.js';
import { Wire } from './wire.js';

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

/**
 * Any server that speaks OpenAI's protocol (`OPENAI_BASE_URL`). After repeated failures it is left alone for a
 * while. Neither questions nor answers reach a log.
 */
@Injectable()
export class Upstream implements OnApplicationShutdown {
  private readonly log = new Logger(Upstream.name);
  private readonly client: OpenAI;
  /** Shared by all that the text model is asked. */
  readonly circuit = new Circuit('the upstream model');
  private readonly wire: Wire;
  readonly model: string;
  /** Longest wait for the head of an answer, and between its pieces, ms. */
  readonly patienceMs: number;

  constructor(@Inject(CONFIG) config: Config) {
    const { openaiApiKey, openaiBaseUrl, textModel } = config;
    this.model = textModel;
    this.patienceMs = config.openaiTimeoutSeconds * 1000;
    this.wire = new Wire(config);
    this.client = new OpenAI({
      apiKey: openaiApiKey ?? 'none',
      baseURL: openaiBaseUrl,
      timeout: PATIENCE_MS / 2,
      maxRetries: 1,
      logLevel: 'off',
      organization: null,
      project: null,
    });
  }

  onApplicationShutdown(): void {
    this.circuit.shutdown();
    this.wire.close();
  }

  /** What a model answered, and which; `value` has not been checked against the schema. @throws UpstreamFailure */
  async json(question: JsonQuestion): Promise<{ value: unknown; model: string }> {
    try {
      return await this.circuit.run(() => traced(upstreamSpan(CHAT), () => this.ask(question).catch(asOurs)));
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
    const { name, schema } = question.schema;
    const strict = { type: 'json_schema', json_schema: { name, strict: true, schema } } as const;
    return this.complete(question, strict).catch((error: unknown) => {
      if (error instanceof APIError && error.status === 400) return this.complete(question, { type: 'json_object' });
      throw error;
    });
  }

  private async complete(
    { system, user, schema, signal }: JsonQuestion,
    format: OpenAI.ChatCompletionCreateParams['response_format'],
  ): Promise<{ value: unknown; model: string }> {
    const shape =
      format?.type === 'json_object' ? `\nAnswer with JSON of this schema: ${JSON.stringify(schema.schema)}` : '';
    const within = AbortSignal.timeout(PATIENCE_MS);
    const answer = await this.client.chat.completions.create(
      {
        model: this.model,
        temperature: 0,
        max_tokens: REPLY_TOKENS,
        response_format: format,
        messages: [
          { role: 'system', content: system + shape },
          { role: 'user', content: user },
        ],
      },
      { signal: signal ? AbortSignal.any([signal, within]) : within, headers: traceHeaders() },
    );
    const text = answer.choices?.[0]?.message?.content;
    if (typeof text !== 'string') throw new UpstreamFailure('an answer without content');
    return { value: parsed(text), model: answer.model || this.model };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UpstreamFailure('an answer that is no JSON');
  }
}

function asOurs(error: unknown): never {
  throw error instanceof OpenAI.APIUserAbortError ? new CallerLeft() : error;
}

/** A short word on what went wrong, free of anybody's text. */
function reasonOf(error: unknown): string {
  if (error instanceof UpstreamFailure) return error.message;
  if (error instanceof APIError && error.status !== undefined) return `status ${error.status}`;
  return error instanceof Error ? error.constructor.name : 'unknown';
}
