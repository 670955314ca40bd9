import type { ModelPart, ModelUsage } from '../models/text-model.js';
import type { Said } from './said.js';
import type { AnswerStream } from './answer-stream.js';

/** What stands on every piece of one answer. */
export interface ChatHead {
  id: string;
  /** Unix seconds */
  created: number;
}

export const usageOf = ({ prompt, completion }: ModelUsage) => ({
  prompt_tokens: prompt,
  completion_tokens: completion,
  total_tokens: prompt + completion,
});

/** A `chat.completion`. */
export function completionOf({ id, created }: ChatHead, said: Said) {
  const calls = said.calls.map(({ id: callId, name, arguments: args }) => ({
    id: callId,
    type: 'function' as const,
    function: { name, arguments: args },
  }));
  const message = {
    role: 'assistant' as const,
    content: said.text === '' && (calls.length > 0 || said.refusal !== '') ? null : said.text,
    refusal: said.refusal || null,
    ...(calls.length > 0 ? { tool_calls: calls } : {}),
    ...(said.evidence ? { evidence: said.evidence } : {}),
  };
  return {
    id,
    object: 'chat.completion' as const,
    created,
    model: said.model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: said.finish ?? 'stop' }],
    usage: usageOf(said.usage),
  };
}

/** The chunks of one `chat.completion`, as they come. */
export class ChatStream implements AnswerStream {
  readonly promises = false;
  constructor(
    private readonly head: ChatHead,
    private readonly includeUsage: boolean,
  ) {}

  open({ model }: Said): string {
    return this.chunk(model, { role: 'assistant', content: '', refusal: null });
  }

  part(part: ModelPart, { model }: Said): string {
    if (part.kind === 'end') return '';
    return this.chunk(model, deltaOf(part));
  }

  close({ model, usage, finish }: Said): string {
    const last = this.chunk(model, {}, finish ?? 'stop');
    const counted = this.includeUsage ? this.event(model, { choices: [], usage: usageOf(usage) }) : '';
    return `${last}${counted}data: [DONE]\n\n`;
  }

  broken(error: object): string {
    return `data: ${JSON.stringify({ error })}\n\n`;
  }

  private chunk(model: string, delta: object, finish_reason: string | null = null): string {
    const choices = [{ index: 0, delta, logprobs: null, finish_reason }];
    return this.event(model, this.includeUsage ? { choices, usage: null } : { choices });
  }

  private event(model: string, rest: object): string {
    const { id, created } = this.head;
    return `data: ${JSON.stringify({ id, object: 'chat.completion.chunk', created, model, ...rest })}\n\n`;
  }
}

function deltaOf(part: Exclude<ModelPart, { kind: 'end' }>): object {
  if (part.kind === 'text') return { content: part.text };
  if (part.kind === 'refusal') return { refusal: part.text };
  const { index, id, name, arguments: args = '' } = part;
  const begins = id === undefined ? {} : { id, type: 'function' };
  return { tool_calls: [{ index, ...begins, function: { ...(name === undefined ? {} : { name }), arguments: args } }] };
}
