import { DomainError } from '../../common/kernel/errors.js';
import { given, isFields, nameOf, type Fields } from './fields.js';
import { invalidField, unsupported } from './refusals.js';

/** The tools of a response as those of a chat. @throws DomainError for tools that run on a server */
export function chatTools(tools: unknown): Fields {
  if (!given(tools)) return {};
  if (!Array.isArray(tools)) throw invalidField('tools', 'must be a list');
  if (tools.length === 0) return {};
  return { tools: tools.map((tool: unknown, i) => chatTool(tool, `tools.${i}`)) };
}

function chatTool(tool: unknown, path: string): object {
  if (!isFields(tool)) throw invalidField(path, 'must be an object');
  if (tool.type !== 'function') throw unsupported(`${path}.type`, 'tools are functions of the caller');
  const { description, parameters, strict } = tool;
  const name = nameOf(tool.name, `${path}.name`);
  const known = Object.entries({ name, description, parameters, strict }).filter(([, value]) => given(value));
  return { type: 'function', function: Object.fromEntries(known) };
}

/** @throws DomainError */
export function chatToolChoice(choice: unknown): Fields {
  if (!given(choice)) return {};
  if (choice === 'auto' || choice === 'none' || choice === 'required') return { tool_choice: choice };
  if (isFields(choice) && choice.type === 'function' && typeof choice.name === 'string')
    return { tool_choice: { type: 'function', function: { name: choice.name } } };
  throw unsupported('tool_choice', 'must be auto, none, required or a function by its name');
}

/** What is wrong with the tools of a chat, by its place in those of a response, whose members stand one level higher. */
export function inPlacesOfResponse(error: unknown): unknown {
  if (!(error instanceof DomainError) || error.extras.errors === undefined) return error;
  const errors = error.extras.errors.map(({ path, message }) => ({ path: higher(path), message }));
  return new DomainError(error.refusal, error.code, higher(error.message), { ...error.extras, errors });
}

const higher = (path: string): string => path.replace(/(?<=\btools\.\d{1,3})\.function(?=\.)/u, '');
