import { ApiProperty } from '@nestjs/swagger';

const MESSAGES = [
  { role: 'system', content: 'You advise on clothes.' },
  { role: 'user', content: 'Which fabric should I take for a summer shirt?' },
];
const something = { type: 'object' as const, additionalProperties: true };
const anything = { ...something, selfRequired: false };
const textOrParts = {
  oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'object', additionalProperties: true } }],
};

/** Fields that are not named here are ignored. */
export class ChatMessageDto {
  @ApiProperty({ enum: ['system', 'developer', 'user', 'assistant', 'tool'], example: 'user' }) role: string;
  @ApiProperty({ ...textOrParts, nullable: true, description: 'A text, or a list of content parts.' }) content: unknown;
}

export class ChatCompletionDto {
  @ApiProperty({
    required: false,
    example: 'atelier-embedded',
    description: 'Any name is taken; `model` of the answer says who really answered.',
  })
  model?: string;
  @ApiProperty({ type: [ChatMessageDto], example: MESSAGES }) messages: ChatMessageDto[];
  @ApiProperty({ required: false, default: false, description: 'Server-sent events.' }) stream?: boolean;
  @ApiProperty({ ...anything, example: { include_usage: true }, description: 'With `stream` only.' })
  stream_options?: object;
  @ApiProperty({ required: false, type: 'integer', minimum: 1, example: 500 }) max_completion_tokens?: number;
  @ApiProperty({
    ...anything,
    example: { type: 'text' },
    description:
      '`text`, `json_object`, or `json_schema` with `json_schema: {name, schema, strict?}`: each value rests on something, or there is a refusal (`strict`) or 400 `not_grounded`.',
  })
  response_format?: object;
  @ApiProperty({
    required: false,
    oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' }, maxItems: 4 }],
    description: 'The answer ends before the first of these.',
  })
  stop?: unknown;
  @ApiProperty({
    required: false,
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    description:
      'Functions. The embedded model calls those that the question asks for with arguments it can ground, and asks for what is missing; `tool_choice` `required` or a named one that cannot be grounded is 400 `not_grounded`.',
  })
  tools?: object[];
}

export class TokenUsageView {
  @ApiProperty({ type: 'integer', example: 29 }) prompt_tokens: number;
  @ApiProperty({ type: 'integer', example: 78 }) completion_tokens: number;
  @ApiProperty({ type: 'integer', example: 107 }) total_tokens: number;
}

class CalledFunctionView {
  @ApiProperty({ example: 'convert_size' }) name: string;
  @ApiProperty({ example: '{"system":"eu","size":38}', description: 'JSON.' }) arguments: string;
}

class ToolCallView {
  @ApiProperty({ example: 'call_4f6q0w1yxk2v9m3c7p5b8r0t2n' }) id: string;
  @ApiProperty({ enum: ['function'], example: 'function' }) type: string;
  @ApiProperty({ type: CalledFunctionView }) function: CalledFunctionView;
}

class ValueEvidenceView {
  @ApiProperty({ example: '/garment', description: 'JSON Pointer to the value.' }) path: string;
  @ApiProperty({
    example: 'text',
    description: '`text`, `arithmetic`, `conversion`, `knowledge:fabric/wool`, `league:standings`, `house:prices` …',
  })
  source: string;
  @ApiProperty({ required: false, example: 'dress', description: 'The words of the text that say it.' })
  quote?: string;
}

export class AssistantMessageView {
  @ApiProperty({ enum: ['assistant'], example: 'assistant' }) role: string;
  @ApiProperty({ type: String, nullable: true, example: 'For a summer shirt take linen or cotton poplin …' })
  content: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) refusal: string | null;
  @ApiProperty({ required: false, type: [ToolCallView], description: 'Only where functions are called.' })
  tool_calls?: ToolCallView[];
  @ApiProperty({
    required: false,
    type: [ValueEvidenceView],
    description: 'What each value of a structured answer rests on; only of the embedded model.',
  })
  evidence?: ValueEvidenceView[];
}

export class ChoiceView {
  @ApiProperty({ type: 'integer', example: 0 }) index: number;
  @ApiProperty({ type: AssistantMessageView }) message: AssistantMessageView;
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true, example: null }) logprobs: object | null;
  @ApiProperty({ enum: ['stop', 'length', 'tool_calls', 'content_filter'], example: 'stop' }) finish_reason: string;
}

export class ChatCompletionView {
  @ApiProperty({ example: 'chatcmpl-4f6q0w1yxk2v9m3c7p5b8r0t2n' }) id: string;
  @ApiProperty({ enum: ['chat.completion'], example: 'chat.completion' }) object: string;
  @ApiProperty({ type: 'integer', example: 1795246800 }) created: number;
  @ApiProperty({ example: 'atelier-embedded' }) model: string;
  @ApiProperty({ type: [ChoiceView] }) choices: ChoiceView[];
  @ApiProperty({ type: TokenUsageView }) usage: TokenUsageView;
}

export class ResponsesDto {
  @ApiProperty({ required: false, example: 'atelier-embedded' }) model?: string;
  @ApiProperty({ ...textOrParts, example: 'How do I wash a wool sweater?' }) input: unknown;
  @ApiProperty({ required: false, example: 'You advise on clothes.' }) instructions?: string;
  @ApiProperty({ required: false, default: false }) stream?: boolean;
  @ApiProperty({
    required: false,
    default: true,
    description: 'Kept for `previous_response_id` and references to items.',
  })
  store?: boolean;
  @ApiProperty({ required: false, description: 'Goes on from a stored response of yours.' })
  previous_response_id?: string;
  @ApiProperty({ required: false, type: 'integer', minimum: 1, example: 500 }) max_output_tokens?: number;
  @ApiProperty({ ...anything, example: { format: { type: 'text' } } }) text?: object;
  @ApiProperty({
    required: false,
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    description: 'Functions; as in `chat/completions`.',
  })
  tools?: object[];
}

export class ResponseView {
  @ApiProperty({ example: 'resp_4f6q0w1yxk2v9m3c7p5b8r0t2n' }) id: string;
  @ApiProperty({ enum: ['response'], example: 'response' }) object: string;
  @ApiProperty({ type: 'integer', example: 1795246800 }) created_at: number;
  @ApiProperty({ enum: ['completed', 'incomplete'], example: 'completed' }) status: string;
  @ApiProperty({ example: false }) background: boolean;
  @ApiProperty({ ...something, nullable: true, example: null }) error: object | null;
  @ApiProperty({ ...something, nullable: true, example: null }) incomplete_details: object | null;
  @ApiProperty({ type: String, nullable: true, example: null }) instructions: string | null;
  @ApiProperty({ type: 'integer', nullable: true, example: null }) max_output_tokens: number | null;
  @ApiProperty({ example: 'atelier-embedded' }) model: string;
  @ApiProperty({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    description: 'Messages and function calls.',
  })
  output: object[];
  @ApiProperty({ example: true }) parallel_tool_calls: boolean;
  @ApiProperty({ type: String, nullable: true, example: null }) previous_response_id: string | null;
  @ApiProperty({ ...something, example: { effort: null, summary: null } }) reasoning: object;
  @ApiProperty({ example: true }) store: boolean;
  @ApiProperty({ type: Number, nullable: true, example: null }) temperature: number | null;
  @ApiProperty({ ...something, example: { format: { type: 'text' } } }) text: object;
  @ApiProperty({ oneOf: [{ type: 'string' }, something], example: 'auto' }) tool_choice: unknown;
  @ApiProperty({ type: 'array', items: something, example: [] }) tools: object[];
  @ApiProperty({ type: Number, nullable: true, example: null }) top_p: number | null;
  @ApiProperty({ enum: ['disabled'], example: 'disabled' }) truncation: string;
  @ApiProperty({ ...something, example: { input_tokens: 16, output_tokens: 60, total_tokens: 76 } }) usage: object;
  @ApiProperty({ ...something, description: 'As it was sent.', example: {} }) metadata: object;
}

export class DeletedResponse {
  @ApiProperty({ example: 'resp_4f6q0w1yxk2v9m3c7p5b8r0t2n' }) id: string;
  @ApiProperty({ enum: ['response'], example: 'response' }) object: string;
  @ApiProperty({ example: true }) deleted: boolean;
}

export class ModelView {
  @ApiProperty({ example: 'atelier-embedded' }) id: string;
  @ApiProperty({ enum: ['model'], example: 'model' }) object: string;
  @ApiProperty({ type: 'integer', example: 1795046400 }) created: number;
  @ApiProperty({ example: 'fyra' }) owned_by: string;
}

export class ModelList {
  @ApiProperty({ enum: ['list'], example: 'list' }) object: string;
  @ApiProperty({ type: [ModelView] }) data: ModelView[];
}

export class ImageGenerationDto {
  @ApiProperty({ example: 'A double-breasted camel wool coat with wide lapels', minLength: 3, maxLength: 2000 })
  prompt: string;
  @ApiProperty({ required: false, example: 'atelier-embedded' }) model?: string;
  @ApiProperty({ required: false, type: 'integer', minimum: 1, maximum: 4, default: 1, example: 1 }) n?: number;
  @ApiProperty({
    required: false,
    enum: ['auto', '512x768', '768x1152', '1024x1024', '1024x1536'],
    default: 'auto',
    example: '512x768',
  })
  size?: string;
  @ApiProperty({ required: false, enum: ['b64_json', 'url'], default: 'b64_json', example: 'url' })
  response_format?: string;
  @ApiProperty({ required: false, type: 'integer', minimum: 0, maximum: 2147483647, example: 7 }) seed?: number;
}

export class GeneratedImage {
  @ApiProperty({ required: false, description: 'PNG in base64.' }) b64_json?: string;
  @ApiProperty({ required: false, example: 'http://localhost:3000/api/images/img_4f6q0w1yxk2v9m3c7p5b8r0t2n/1.png' })
  url?: string;
}

export class GeneratedImages {
  @ApiProperty({ type: 'integer', example: 1795246800 }) created: number;
  @ApiProperty({ example: 'atelier-embedded', description: 'Who drew.' }) model: string;
  @ApiProperty({ type: [GeneratedImage] }) data: GeneratedImage[];
}
