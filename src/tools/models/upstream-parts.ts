import { UpstreamFailure } from '../../common/upstream/upstream.js';
import type { ModelPart, ModelRequest, ModelUsage } from './text-model.js';

type Finish = Extract<ModelPart, { kind: 'end' }>['finish'];
type Fields = Record<string, unknown>;

/** All of an answer, in characters: more is no answer but a fault. */
const LONGEST_ANSWER = 4_194_304;
const CHARACTERS_PER_TOKEN = 4;
const FINISHES: Readonly<Record<string, Finish>> = {
  stop: 'stop',
  length: 'length',
  tool_calls: 'tool_calls',
  function_call: 'tool_calls',
  content_filter: 'content_filter',
};

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const list = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fields) : []);
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** Reads the chunks of one answer, whole completions too, and keeps what stands beside the words. */
export class PartReader {
  model: string;
  private finish: Finish | null = null;
  private usage: ModelUsage | null = null;
  private written = 0;
  private tools = 0;

  constructor(
    private readonly request: ModelRequest,
    model: string,
  ) {
    this.model = model;
  }

  get isFinished(): boolean {
    return this.finish !== null;
  }

  get isCounted(): boolean {
    return this.finish !== null && this.usage !== null;
  }

  /** @throws UpstreamFailure when the chunk is none, or tells of an error */
  *read(chunk: unknown): Generator<ModelPart, void> {
    if (chunk === 'done') return void (this.finish ??= this.tools > 0 ? 'tool_calls' : 'stop');
    const { error, model, choices, usage } = fields(chunk);
    if (error !== undefined && error !== null) throw new UpstreamFailure('an error within the answer');
    if (!Array.isArray(choices)) throw new UpstreamFailure('an answer of another shape');
    this.model = text(model)?.slice(0, 200) ?? this.model;
    this.count(fields(usage));
    const choice = list(choices).find(({ index }) => index === undefined || index === 0);
    if (!choice) return;
    yield* this.said(fields(choice.delta ?? choice.message));
    const finish = text(choice.finish_reason);
    if (finish !== undefined || choice.delta === undefined) this.finish ??= FINISHES[finish ?? 'stop'] ?? 'stop';
  }

  /** @throws UpstreamFailure when nothing has said that the answer is at its end */
  end(): ModelPart {
    if (this.finish === null) throw new UpstreamFailure('the answer was cut off');
    return { kind: 'end', finish: this.finish, usage: this.usage ?? this.estimate() };
  }

  private *said({ content, refusal, tool_calls: calls }: Fields): Generator<ModelPart, void> {
    const words = text(content);
    if (words !== undefined) yield this.noted({ kind: 'text', text: words }, words.length);
    const no = text(refusal);
    if (no !== undefined) yield this.noted({ kind: 'refusal', text: no }, no.length);
    for (const [i, call] of list(calls).entries()) {
      const { name, arguments: args } = fields(call.function);
      this.tools++;
      const given = { id: text(call.id), name: text(name), arguments: typeof args === 'string' ? args : undefined };
      const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      yield this.noted({ kind: 'tool_call', index: count(call.index) ?? i, ...known }, given.arguments?.length ?? 0);
    }
  }

  private noted(part: ModelPart, length: number): ModelPart {
    this.written += length;
    if (this.written > LONGEST_ANSWER) throw new UpstreamFailure('too long an answer');
    return part;
  }

  private count({ prompt_tokens: prompt, completion_tokens: completion }: Fields): void {
    const [asked, answered] = [count(prompt), count(completion)];
    if (asked !== undefined && answered !== undefined) this.usage = { prompt: asked, completion: answered };
  }

  /** For servers that do not count. */
  private estimate(): ModelUsage {
    const asked = this.request.messages.reduce((sum, message) => sum + message.text.length, 0);
    return {
      prompt: Math.ceil(asked / CHARACTERS_PER_TOKEN),
      completion: Math.ceil(this.written / CHARACTERS_PER_TOKEN),
    };
  }
}
