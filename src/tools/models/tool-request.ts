import { type FunctionTool, keyOf, shownBy, type Shown, type ToolResult } from '../engine/grounded/index.js';
import { nameOf } from '../openai/fields.js';
import { assertNamedOnce } from '../openai/named-once.js';
import { invalidField } from '../openai/refusals.js';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const MOST_TOOLS = 128;
const LARGEST = 131_072;

/** The functions that a caller offers, and how far their use has come in the last turn. */
export interface ToolRequest {
  tools: readonly FunctionTool[];
  choice: 'auto' | 'none' | 'required' | { name: string };
  parallel: boolean;
  /** what the calls since the last question have returned */
  results: readonly ToolResult[];
  /** calls since the last question, by name and arguments */
  made: readonly string[];
  /** the function that the last answer in words named, because it lacked an argument */
  askedFor: string | null;
  /** the calls that the question before was answered with */
  earlier: readonly Pick<MadeCall, 'name' | 'arguments'>[];
  /** what the assistant said before the question */
  told: string;
  /** the things that the last results before the question list, or the one that they tell of */
  shown: readonly Fields[];
  /** what those results say of all of them */
  about: Fields;
}

/** Reads `tools`, `tool_choice` and the turns of functions of a chat's body. @throws DomainError validation_failed */
export function readTools(body: Fields): ToolRequest {
  const tools = Array.isArray(body.tools) ? body.tools.map((tool: unknown, i) => readTool(tool, `tools.${i}`)) : [];
  if (tools.length > MOST_TOOLS) throw invalidField('tools', `must be at most ${MOST_TOOLS}`);
  if (tools.length > 0 && JSON.stringify(body.tools).length > LARGEST)
    throw invalidField('tools', `must be at most ${LARGEST} characters`);
  assertNamedOnce(tools, (i) => `tools.${i}.function.name`);
  const messages = Array.isArray(body.messages) ? body.messages.filter(isFields) : [];
  const last = messages.findLastIndex(({ role }) => role === 'user');
  const since = messages.slice(last + 1);
  const calls = callsIn(since);
  const results = since.flatMap((message) => resultOf(message, calls));
  return {
    tools,
    choice: readChoice(body.tool_choice, tools),
    parallel: body.parallel_tool_calls !== false,
    results,
    made: calls.map(keyOf),
    askedFor: askedFor(messages.slice(0, Math.max(0, last)).at(-1), tools),
    earlier: callsBefore(messages.slice(0, Math.max(0, last))),
    told: toldBefore(messages[last - 1]),
    ...shownIn(messages.slice(0, Math.max(0, last))),
  };
}

const callsIn = (messages: readonly Fields[]): MadeCall[] =>
  messages.flatMap(({ tool_calls: made }) => (Array.isArray(made) ? made.filter(isFields).map(readCall) : []));

const toldBefore = (message: Fields | undefined): string =>
  message?.role === 'assistant' && typeof message.content === 'string' ? message.content : '';

/** The rows of the last result of some messages. */
function shownIn(messages: readonly Fields[]): { shown: Shown['rows']; about: Shown['about'] } {
  const last = messages.findLast(({ role }) => role === 'tool');
  const [result] = last ? resultOf(last, []) : [];
  const { rows, about } = shownBy(result?.content ?? '');
  return { shown: rows, about };
}

/** The calls since the last question of some messages. */
const callsBefore = (messages: readonly Fields[]): MadeCall[] =>
  callsIn(messages.slice(messages.findLastIndex(({ role }) => role === 'user') + 1));

function readTool(tool: unknown, path: string): FunctionTool {
  const given = isFields(tool) && isFields(tool.function) ? tool.function : {};
  const name = nameOf(given.name, `${path}.function.name`);
  const { description, parameters } = given;
  if (parameters !== undefined && parameters !== null && !isFields(parameters))
    throw invalidField(`${path}.function.parameters`, 'must be a JSON Schema object');
  if (isFields(parameters) && parameters.type !== undefined && parameters.type !== 'object')
    throw invalidField(`${path}.function.parameters`, 'must be a JSON Schema of type object');
  return {
    name,
    description: typeof description === 'string' ? description : '',
    parameters: isFields(parameters) ? parameters : {},
  };
}

function readChoice(choice: unknown, tools: readonly FunctionTool[]): ToolRequest['choice'] {
  if (choice === undefined || choice === null) return 'auto';
  if (choice === 'auto' || choice === 'none') return choice;
  if (choice === 'required' && tools.length > 0) return choice;
  const name = isFields(choice) && isFields(choice.function) ? choice.function.name : undefined;
  if (typeof name === 'string' && tools.some((tool) => tool.name === name)) return { name };
  throw invalidField('tool_choice', 'must be auto, none, required or a function among the tools');
}

interface MadeCall {
  id: string;
  name: string;
  arguments: Readonly<Record<string, unknown>>;
}

function readCall(call: Fields): MadeCall {
  const given = isFields(call.function) ? call.function : {};
  return { id: String(call.id), name: String(given.name), arguments: argumentsIn(given.arguments) };
}

function argumentsIn(written: unknown): Fields {
  try {
    const value: unknown = JSON.parse(String(written));
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
}

function resultOf({ role, content, tool_call_id: id }: Fields, calls: readonly MadeCall[]): ToolResult[] {
  if (role !== 'tool') return [];
  const text =
    typeof content === 'string'
      ? content
      : Array.isArray(content)
        ? content.map((part) => (isFields(part) && typeof part.text === 'string' ? part.text : '')).join('\n')
        : '';
  const call = calls.find((one) => one.id === id);
  return [{ name: call?.name ?? '', content: text, ...(call ? { arguments: call.arguments } : {}) }];
}

function askedFor(before: Fields | undefined, tools: readonly FunctionTool[]): string | null {
  if (before?.role !== 'assistant' || typeof before.content !== 'string') return null;
  const { content } = before;
  return tools.find(({ name }) => content.includes(`\`${name}\``))?.name ?? null;
}
