import type { ModelPart, ModelReply, ModelUsage } from '../models/text-model.js';

export interface ToolCall {
  id: string;
  name: string;
  arguments: string;
}

/** An answer as far as it has come. */
export interface Said {
  /** Who really answers. */
  model: string;
  topic: string | undefined;
  language: 'en' | 'sv' | undefined;
  understood: boolean;
  /** What the values of a structured answer rest on. */
  evidence?: ModelReply['evidence'];
  text: string;
  refusal: string;
  calls: ToolCall[];
  finish: Extract<ModelPart, { kind: 'end' }>['finish'] | null;
  usage: ModelUsage;
}

export const nothingSaid = ({ model, topic, language, understood, evidence }: ModelReply): Said => ({
  model,
  topic,
  language,
  text: '',
  refusal: '',
  calls: [],
  finish: null,
  usage: { prompt: 0, completion: 0 },
  understood: understood !== false,
  ...(evidence ? { evidence } : {}),
});

/** Adds a part to what was said. */
export function hear(said: Said, part: ModelPart): void {
  if (part.kind === 'text') said.text += part.text;
  else if (part.kind === 'refusal') said.refusal += part.text;
  else if (part.kind === 'tool_call') hearCall(said.calls, part);
  else [said.finish, said.usage] = [part.finish, part.usage];
}

function hearCall(calls: ToolCall[], part: Extract<ModelPart, { kind: 'tool_call' }>): void {
  const call = (calls[part.index] ??= { id: part.id ?? `call_${part.index}`, name: '', arguments: '' });
  call.name += part.name ?? '';
  call.arguments += part.arguments ?? '';
}
