import type { ModelUsage } from '../models/text-model.js';
import type { Fields } from './fields.js';
import type { Said, ToolCall } from './said.js';

export interface ResponseHead {
  /** `resp_…` */
  id: string;
  /** Unix seconds */
  createdAt: number;
  body: Fields;
  store: boolean;
}

type Status = 'in_progress' | 'completed' | 'incomplete' | 'failed';

export const messageId = (responseId: string): string => responseId.replace(/^resp_/, 'msg_');
export const callItemId = (responseId: string, i: number): string => `${responseId.replace(/^resp_/, 'fc_')}_${i}`;

export const textPart = (text: string) => ({ type: 'output_text' as const, text, annotations: [], logprobs: [] });
export const refusalPart = (refusal: string) => ({ type: 'refusal' as const, refusal });

export const messageItem = (responseId: string, status: string, content: readonly object[]) => ({
  id: messageId(responseId),
  type: 'message' as const,
  status,
  role: 'assistant' as const,
  content,
});

export const callItem = (responseId: string, i: number, { id, name, arguments: args }: ToolCall, status: string) => ({
  id: callItemId(responseId, i),
  type: 'function_call' as const,
  call_id: id,
  name,
  arguments: args,
  status,
});

/** What was said, as items; the message comes first. */
export function outputOf(responseId: string, said: Said): object[] {
  const { text, refusal, calls } = said;
  const status = statusOf(said);
  const content = [...(text === '' ? [] : [textPart(text)]), ...(refusal === '' ? [] : [refusalPart(refusal)])];
  const message = content.length > 0 || calls.length === 0 ? [messageItem(responseId, status, content)] : [];
  return [...message, ...calls.map((call, i) => callItem(responseId, i, call, status))];
}

/** A `response`, whole or as it stands while it streams. */
export function responseOf(head: ResponseHead, said: Said, status: Status = statusOf(said)) {
  const { id, createdAt, body, store } = head;
  const isOver = status !== 'in_progress';
  return {
    id,
    object: 'response' as const,
    created_at: createdAt,
    status,
    background: false,
    error: null,
    incomplete_details: status === 'incomplete' ? { reason: reasonOf(said) } : null,
    instructions: body.instructions ?? null,
    max_output_tokens: body.max_output_tokens ?? null,
    model: said.model,
    output: isOver ? outputOf(id, said) : [],
    parallel_tool_calls: body.parallel_tool_calls ?? true,
    previous_response_id: body.previous_response_id ?? null,
    reasoning: body.reasoning ?? { effort: null, summary: null },
    store,
    temperature: body.temperature ?? null,
    text: body.text ?? { format: { type: 'text' } },
    tool_choice: body.tool_choice ?? 'auto',
    tools: body.tools ?? [],
    top_p: body.top_p ?? null,
    truncation: 'disabled' as const,
    usage: isOver ? usageOf(said.usage) : null,
    metadata: body.metadata ?? {},
  };
}

export const statusOf = ({ finish }: Said): Status =>
  finish === 'length' || finish === 'content_filter' ? 'incomplete' : 'completed';

const reasonOf = ({ finish }: Said): string => (finish === 'length' ? 'max_output_tokens' : 'content_filter');

const usageOf = ({ prompt, completion }: ModelUsage) => ({
  input_tokens: prompt,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: completion,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: prompt + completion,
});
