import type { GetPromptResult, Prompt } from '@modelcontextprotocol/server';
import prompts from './prompts.yaml.js';
import type { Tool } from './tool.schema.js';

interface PromptArgument {
  name: string;
  description: string;
  required?: boolean;
  /** What the text says where it is left out; all that are not required have it. */
  otherwise?: string;
  /** Nothing else will do. */
  one_of?: string[];
}

interface PromptSpec {
  name: string;
  title: string;
  description: string;
  /** It speaks of these. */
  tools: string[];
  arguments: PromptArgument[];
  text: string;
}

const LONGEST = 2000;
const PROMPTS = prompts as PromptSpec[];

export const promptsOf = (tools: ReadonlyMap<string, Tool>): Prompt[] =>
  PROMPTS.filter(({ tools: needed }) => needed.every((name) => tools.has(name))).map(
    ({ name, title, description, arguments: all }) => ({
      name,
      title,
      description,
      arguments: all.map(({ otherwise: _otherwise, one_of: _oneOf, ...shown }) => shown),
    }),
  );

/** @throws RangeError saying what is wrong: no prompt of ours, an argument that is lacking or will not do */
export function promptOf(name: string, given: Readonly<Record<string, string>>): GetPromptResult {
  const prompt = PROMPTS.find((one) => one.name === name);
  if (!prompt) throw new RangeError(`Unknown prompt: ${name}`);
  const said = new Map(prompt.arguments.map((one) => [one.name, saidOf(one, given[one.name])]));
  const text = prompt.text.replace(/\{(\w+)\}/g, (_, argument: string) => said.get(argument) ?? '');
  return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
}

function saidOf({ name, required, otherwise = '', one_of }: PromptArgument, given: string | undefined): string {
  const text = given?.trim().slice(0, LONGEST) ?? '';
  if (text === '' && required) throw new RangeError(`Argument is required: ${name}`);
  if (text !== '' && one_of && !one_of.includes(text))
    throw new RangeError(`Argument ${name} must be one of ${one_of.join(', ')}`);
  return text || otherwise;
}
