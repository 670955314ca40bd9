import { bytesOf, Wire } from '../../common/upstream/wire.js';
import { UpstreamFailure, UpstreamRefusal } from '../../common/upstream/failure.js';
import type { Message } from '../engine/contestant/index.js';

export interface ModelSettings {
  /** of a server that speaks OpenAI's protocol, `…/v1` */
  baseUrl: string;
  model: string;
  apiKey?: string;
  /** longest wait for an answer, ms */
  patienceMs: number;
  /** USD for a million tokens read and written; 0 where nobody pays */
  priceIn: number;
  priceOut: number;
}

/** What a model answered, and what that took. */
export interface Reply {
  text: string;
  tokens_in: number;
  tokens_out: number;
  cost_usd: number;
}

const CHAT = '/chat/completions';
const REPLY_TOKENS = 4_000;
const REPLY_BYTES = 1_048_576;
/** A server that counts more than that is not believed. */
const MOST_TOKENS = 10_000_000;
/** Servers that know no such member refuse it; they are asked without from then on. */
const ASKED_FOR = { response_format: { type: 'json_object' }, max_tokens: REPLY_TOKENS };

interface Completion {
  choices?: { message?: { content?: unknown } }[];
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown };
}

/** The language model behind a contestant. */
export class Model {
  private readonly wire: Wire;
  private extras: object = ASKED_FOR;

  constructor(private readonly settings: ModelSettings) {
    this.wire = new Wire({ openaiBaseUrl: settings.baseUrl, openaiApiKey: settings.apiKey });
  }

  close(): void {
    this.wire.close();
  }

  /** @throws UpstreamFailure with a short reason that quotes nothing */
  async ask(messages: readonly Message[]): Promise<Reply> {
    try {
      return await this.complete(messages);
    } catch (error) {
      if (!(error instanceof UpstreamRefusal) || this.extras !== ASKED_FOR) throw error;
      this.extras = {};
      return this.complete(messages);
    }
  }

  private async complete(messages: readonly Message[]): Promise<Reply> {
    const { model, patienceMs } = this.settings;
    const until = performance.now() + patienceMs;
    const answer = await this.wire.post(CHAT, { model, messages, ...this.extras }, { withinMs: patienceMs });
    const left = Math.max(1, until - performance.now());
    return this.replyIn(completionIn(await bytesOf(answer, REPLY_BYTES, left)));
  }

  private replyIn({ choices, usage }: Completion): Reply {
    const text = choices?.[0]?.message?.content;
    if (typeof text !== 'string') throw new UpstreamFailure('an answer without content');
    const [tokens_in, tokens_out] = [countOf(usage?.prompt_tokens), countOf(usage?.completion_tokens)];
    const { priceIn, priceOut } = this.settings;
    return { text, tokens_in, tokens_out, cost_usd: (tokens_in * priceIn + tokens_out * priceOut) / 1e6 };
  }
}

function completionIn(bytes: Buffer): Completion {
  try {
    return (JSON.parse(bytes.toString()) ?? {}) as Completion;
  } catch {
    throw new UpstreamFailure('an answer that is no JSON');
  }
}

const countOf = (value: unknown): number =>
  typeof value === 'number' && value > 0 ? Math.round(Math.min(value, MOST_TOKENS)) : 0;
