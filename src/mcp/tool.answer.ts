import type { CallToolResult } from '@modelcontextprotocol/server';
import type { InnerAnswer } from '../common/http/inner-call.js';
import type { ToolSpec } from './tool.table.js';

type Members = Record<string, unknown>;
type Link = Extract<CallToolResult['content'][number], { type: 'resource_link' }>;

const MIME: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  pdf: 'application/pdf',
};
const FILE = /^https?:\/\/\S+\/([^/?#\s]+\.(svg|png|pdf))$/;
const MOST_LINKS = 40;

/** An operation's answer as a tool's: the JSON as structure and as text, a refusal as an error with the problem's members. */
export function resultOf(spec: ToolSpec, answer: Omit<InnerAnswer, 'bytes'>): CallToolResult {
  const members = membersOf(answer.body);
  if (answer.status >= 400) return refusalOf({ ...members, ...keyHint(members), ...retryOf(answer.headers) });
  const shown = shortened(spec, members);
  const links = spec.links ? linksIn(shown) : [];
  const content = [{ type: 'text' as const, text: JSON.stringify(shown) }, ...links];
  return { ...(hasFailed(members) ? { isError: true } : {}), content, structuredContent: shown };
}

/** A job that has failed is no success, though the question after it was answered. */
const hasFailed = ({ status, error }: Members): boolean =>
  status === 'failed' && typeof error === 'object' && error !== null;

export const refusalOf = (problem: Members): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: JSON.stringify(problem) }],
  structuredContent: problem,
});

function membersOf(body: string): Members {
  const value: unknown = body === '' ? {} : JSON.parse(body);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : { value };
}

/** What an operation cannot know: here a key may be an argument too. */
const keyHint = ({ code, detail }: Members): Members =>
  code === 'key_missing' ? { detail: `${String(detail)} It may also be the argument api_key.` } : {};

/** What the headers say and the body does not. */
function retryOf(headers: Record<string, string>): Members {
  const seconds = headers['retry-after'];
  return seconds === undefined ? {} : { retry_after_seconds: Number(seconds) };
}

function shortened({ pick, each }: ToolSpec, members: Members): Members {
  const shown = pick ? picked(members, pick) : members;
  const list = each && shown[each.list];
  if (!each || !Array.isArray(list)) return shown;
  return { ...shown, [each.list]: list.map((one: Members) => picked(one, each.members)) };
}

const picked = (members: Members, names: string[]): Members =>
  Object.fromEntries(names.filter((name) => name in members).map((name) => [name, members[name]]));

function linksIn(value: unknown): Link[] {
  const links = new Map<string, Link>();
  walk(value, (text) => {
    const [, name, ending] = FILE.exec(text) ?? [];
    if (name && links.size < MOST_LINKS)
      links.set(text, { type: 'resource_link', uri: text, name, mimeType: MIME[ending] });
  });
  return [...links.values()];
}

function walk(value: unknown, visit: (text: string) => void): void {
  if (typeof value === 'string') visit(value);
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) walk(inner, visit);
}
