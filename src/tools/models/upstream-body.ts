import type { ModelRequest } from './text-model.js';

export type UpstreamBody = Record<string, unknown>;

/**
 * What a caller may decide about an answer. Everything else stays here: what this interface does not carry (`n`,
 * `logprobs`, `audio`), and what is the operator's business (`store`, `metadata`, `service_tier`, `user`).
 */
const PASSED_ON = [
  'messages',
  'temperature',
  'top_p',
  'presence_penalty',
  'frequency_penalty',
  'logit_bias',
  'seed',
  'stop',
  'tools',
  'tool_choice',
  'parallel_tool_calls',
  'response_format',
  'reasoning_effort',
  'verbosity',
  'max_completion_tokens',
  'max_tokens',
] as const;

/** The body for the upstream: the caller's own words where it has given them, with our model and always as a stream. */
export function bodyFor(request: ModelRequest, model: string): UpstreamBody {
  const given = PASSED_ON.flatMap((name) => {
    const value = request.body[name];
    return value === undefined || value === null ? [] : [[name, value] as const];
  });
  const body: UpstreamBody = { ...Object.fromEntries(given), model, stream: true };
  body.messages ??= request.messages.map(({ role, text }) => ({ role, content: text }));
  if (body.stop === undefined && request.stop?.length) body.stop = request.stop;
  if (body.response_format === undefined && request.format.kind !== 'text') body.response_format = formatOf(request);
  if (body.max_tokens === undefined && body.max_completion_tokens === undefined && request.maxTokens !== undefined)
    body.max_tokens = request.maxTokens;
  body.stream_options = { include_usage: true };
  return body;
}

function formatOf({ format }: ModelRequest): object {
  if (format.kind !== 'json_schema') return { type: format.kind };
  const { name, schema, strict } = format;
  return { type: 'json_schema', json_schema: { name, schema, strict } };
}

/** The same without what a refusal names, where that can be put differently; null where it cannot. */
export function simplerBody(body: UpstreamBody, refusal: string): UpstreamBody | null {
  const { stream_options, max_tokens, ...rest } = body;
  if (/stream_options/.test(refusal) && stream_options !== undefined)
    return { ...rest, ...(max_tokens === undefined ? {} : { max_tokens }) };
  if (/max_tokens/.test(refusal) && /max_completion_tokens/.test(refusal) && max_tokens !== undefined)
    return { ...rest, max_completion_tokens: max_tokens, stream_options };
  return null;
}
