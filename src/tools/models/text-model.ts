import type { Spoken } from '../engine/chat/index.js';
import type { Evidence } from '../engine/grounded/index.js';

/** One message of a conversation; the parts of its content joined. */
export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  text: string;
}

/** What an answer has to look like. `schema` is a JSON Schema object. */
export type AnswerFormat =
  | { kind: 'text' }
  | { kind: 'json_object' }
  | {
      kind: 'json_schema';
      name: string;
      schema: Record<string, unknown>;
      strict: boolean;
      /** Where the caller's body has the schema, for what is to be said of it. */
      path: string;
    };

export interface ModelRequest {
  messages: readonly ModelMessage[];
  format: AnswerFormat;
  /** tokens; absent = the model's own limit */
  maxTokens?: number;
  stop?: readonly string[];
  /**
   * The caller's body as it came, in the shape of `POST /v1/chat/completions`: an upstream gets what this interface
   * does not model (tools, images, temperature …). Never logged.
   */
  body: Readonly<Record<string, unknown>>;
  /** Whether the words are heard one by one; else a model need not part them. */
  stream?: boolean;
  /** Aborted when the caller leaves. */
  signal: AbortSignal;
  /** Equal requests with equal seeds are answered alike by a model that can; absent, the request itself decides. */
  seed?: string;
  /** The language that the caller's client asks for, of those that are answered in. */
  accepts?: Spoken;
  /** Chat calls the caller has left after this one; absent or null when unknown. */
  callsRemaining?: number | null;
}

/** A piece of an answer, in order; exactly one `end`, last. */
export type ModelPart =
  | { kind: 'text'; text: string }
  | { kind: 'refusal'; text: string }
  | { kind: 'tool_call'; index: number; id?: string; name?: string; arguments?: string }
  | { kind: 'end'; finish: 'stop' | 'length' | 'tool_calls' | 'content_filter'; usage: ModelUsage };

/** tokens */
export interface ModelUsage {
  prompt: number;
  completion: number;
}

export interface ModelReply {
  /** Who really answers. */
  model: string;
  /** What the answer is about, where the model knows: `fabric/wool`, `league`. */
  topic?: string;
  language?: 'en' | 'sv';
  /** False where the answer says no more than that it does not know. */
  understood?: boolean;
  /** What the values of a structured answer rest on, where the model knows. */
  evidence?: readonly Evidence[];
  /** Fails with ModelFailure when the answer breaks off; ends silently after an abort. */
  parts: AsyncIterable<ModelPart>;
}

/** The model did not answer, or broke off; the message never quotes anybody's text. */
export class ModelFailure extends Error {}

/** Where Nest finds the model that answers. */
export const TEXT_MODEL = Symbol('text model');

/** A model that talks. */
export interface TextModel {
  /**
   * Settles when the first part is there, so that another model can still take over.
   * @throws ModelFailure when nothing came; DomainError when the model cannot do what is asked (with `param`)
   */
  reply(request: ModelRequest): Promise<ModelReply>;
}
