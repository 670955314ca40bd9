import type { GetPromptResult, Prompt } from '@modelcontextprotocol/server';
import prompts from './prompts.yaml.js';
import type { Tool } from './tool.schema.js';

interface PromptSpec {
  name: string;
  title: string;
  description: string;
  /** It speaks of these. */
  tools: string[];
  arguments: { name: string; description: string; required?: boolean }[];
  text: string;
}

const LONGEST = 2000;
const PROMPTS = prompts as PromptSpec[];

export const promptsOf = (tools: ReadonlyMap<string, Tool>): Prompt[] =>
  PROMPTS.filter(({ tools: needed }) => needed.every((name) => tools.has(name))).map(
    ({ name, title, description, arguments: all }) => ({ name, title, description, arguments: all }),
  );

/** @returns undefined for no prompt of ours, or without what it needs */
export function promptOf(name: string, given: Readonly<Record<string, string>>): GetPromptResult | undefined {
  const prompt = PROMPTS.find((one) => one.name === name);
  const isComplete = prompt?.arguments.every((one) => !one.required || given[one.name]?.trim());
  if (!prompt || !isComplete) return undefined;
  const text = prompt.text.replace(/\{(\w+)\}/g, (_, argument: string) => said(given[argument]));
  return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
}

const said = (text: string | undefined): string =>
  text?.trim() ? text.trim().slice(0, LONGEST) : 'whatever you find fit';
