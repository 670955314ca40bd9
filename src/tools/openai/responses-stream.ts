import type { ModelPart } from '../models/text-model.js';
import type { AnswerStream } from './answer-stream.js';
import {
  callItem,
  messageItem,
  refusalPart,
  type ResponseHead,
  responseOf,
  statusOf,
  textPart,
} from './responses-answer.js';
import type { Said } from './said.js';

/** The events of one response, as they come. */
export class ResponsesStream implements AnswerStream {
  readonly promises = true;
  private sequence = 0;
  private items = 0;
  private message: { index: number; kind: 'text' | 'refusal' } | null = null;
  /** Output index of each function call. */
  private readonly calls = new Map<number, number>();

  constructor(private readonly head: ResponseHead) {}

  open(said: Said): string {
    const response = responseOf(this.head, said, 'in_progress');
    return this.event('response.created', { response }) + this.event('response.in_progress', { response });
  }

  part(part: ModelPart, said: Said): string {
    if (part.kind === 'text' || part.kind === 'refusal') return this.words(part);
    return part.kind === 'tool_call' ? this.call(part, said) : '';
  }

  close(said: Said): string {
    const response = responseOf(this.head, said);
    const items =
      this.closedMessage(said) + [...this.calls].map(([i, index]) => this.closedCall(said, i, index)).join('');
    return items + this.event(`response.${response.status}`, { response });
  }

  broken(error: object): string {
    return this.event('error', { ...error, error });
  }

  private words(part: Extract<ModelPart, { kind: 'text' | 'refusal' }>): string {
    const opened = this.message ? '' : this.openMessage(part.kind);
    const name = part.kind === 'text' ? 'response.output_text.delta' : 'response.refusal.delta';
    const more = part.kind === 'text' ? { logprobs: [] } : {};
    return opened + this.event(name, { ...this.place(), delta: part.text, ...more });
  }

  private openMessage(kind: 'text' | 'refusal'): string {
    this.message = { index: this.items++, kind };
    const item = messageItem(this.head.id, 'in_progress', []);
    const part = kind === 'text' ? textPart('') : refusalPart('');
    return (
      this.event('response.output_item.added', { output_index: this.message.index, item }) +
      this.event('response.content_part.added', { ...this.place(), part })
    );
  }

  private closedMessage(said: Said): string {
    const { text, refusal, calls } = said;
    const opened = this.message || calls.length > 0 ? '' : this.openMessage('text');
    if (!this.message) return opened;
    const isText = this.message.kind === 'text';
    const part = isText ? textPart(text) : refusalPart(refusal);
    const done = isText
      ? this.event('response.output_text.done', { ...this.place(), text, logprobs: [] })
      : this.event('response.refusal.done', { ...this.place(), refusal });
    const item = messageItem(this.head.id, statusOf(said), [part]);
    return (
      opened +
      done +
      this.event('response.content_part.done', { ...this.place(), part }) +
      this.event('response.output_item.done', { output_index: this.message.index, item })
    );
  }

  private place() {
    const item = messageItem(this.head.id, '', []);
    return { item_id: item.id, output_index: this.message?.index ?? 0, content_index: 0 };
  }

  private call(part: Extract<ModelPart, { kind: 'tool_call' }>, { calls }: Said): string {
    const known = this.calls.get(part.index);
    const output_index = known ?? this.items++;
    this.calls.set(part.index, output_index);
    const item = callItem(this.head.id, part.index, { ...calls[part.index], arguments: '' }, 'in_progress');
    const opened = known === undefined ? this.event('response.output_item.added', { output_index, item }) : '';
    if (!part.arguments) return opened;
    const delta = { item_id: item.id, output_index, delta: part.arguments };
    return opened + this.event('response.function_call_arguments.delta', delta);
  }

  private closedCall(said: Said, i: number, output_index: number): string {
    const item = callItem(this.head.id, i, said.calls[i], statusOf(said));
    const done = { item_id: item.id, output_index, name: item.name, arguments: item.arguments };
    return (
      this.event('response.function_call_arguments.done', done) +
      this.event('response.output_item.done', { output_index, item })
    );
  }

  private event(type: string, data: object): string {
    return `event: ${type}\ndata: ${JSON.stringify({ ...data, type, sequence_number: this.sequence++ })}\n\n`;
  }
}
