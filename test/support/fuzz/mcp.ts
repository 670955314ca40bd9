import fc from 'fast-check';
import type { Client } from '../http.js';
import { nearlyValid, valid } from './arbitrary.js';
import { Findings } from './findings.js';
import { BODIES } from './hostile.js';
import type { JsonSchema } from './schema.js';
import { tellsOfTheInside, type Seen } from './truth.js';
import { send, type WireRequest } from './wire.js';

interface Tool {
  name: string;
  inputSchema: JsonSchema;
}

const HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

/** Calls every tool of the agents' door with valid, nearly valid and hostile arguments, and sends it what is no message. */
export async function fuzzMcp(app: Client, count: number, seed: number): Promise<Findings> {
  const findings = new Findings();
  const tools = await toolsOf(app);
  const each = Math.ceil(count / (tools.length + 1));
  const drafts = [...tools.flatMap((tool) => fc.sample(callsOf(tool), { numRuns: each, seed })), ...oddities(each)];
  for (const { name, wire } of drafts) {
    const seen = await send(app.base, wire).catch((error: Error) => error);
    const flaws = seen instanceof Error ? [`no answer: ${seen.message}`] : flawsOf(seen);
    findings.add({ method: 'MCP', path: name }, wire, seen instanceof Error ? undefined : seen, flaws);
  }
  return findings;
}

async function toolsOf(app: Client): Promise<Tool[]> {
  const answer = await send(app.base, message('tools/list', {}));
  return (JSON.parse(dataOf(answer)) as { result: { tools: Tool[] } }).result.tools;
}

interface McpDraft {
  name: string;
  wire: WireRequest;
}

function callsOf({ name, inputSchema }: Tool): fc.Arbitrary<McpDraft> {
  const whole = valid(inputSchema);
  const given = fc.oneof(whole, nearlyValid(whole), fc.jsonValue());
  return given.map((given) => ({ name, wire: message('tools/call', { name, arguments: quick(given) }) }));
}

/** Nobody waits for a job here. */
const quick = (given: unknown): unknown =>
  typeof given === 'object' && given !== null && 'wait_seconds' in given && typeof given.wait_seconds === 'number'
    ? { ...given, wait_seconds: 0 }
    : given;

const oddities = (each: number): McpDraft[] => {
  const raw = Object.values(BODIES).map(({ body, type }) => ({
    method: 'POST',
    path: '/mcp',
    headers: { ...HEADERS, ...(type === undefined ? {} : { 'Content-Type': type }) },
    body,
  }));
  const strange = [message('no/such', {}), message('tools/call', { name: '__proto__' }), message('initialize', null)];
  return [...raw, ...strange].slice(0, Math.max(each, 8)).map((wire) => ({ name: '(message)', wire }));
};

const message = (method: string, params: unknown): WireRequest => ({
  method: 'POST',
  path: '/mcp',
  headers: HEADERS,
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
});

/** The one message of an answer, plain or as an event. */
const dataOf = ({ text }: Seen): string => /^data: (.*)$/m.exec(text)?.[1] ?? text;

function flawsOf(seen: Seen): string[] {
  if (seen.status >= 500) return [`${seen.status} ${seen.text.slice(0, 300)}`];
  const flaws = tellsOfTheInside(seen.text) ? [`tells of the inside: ${seen.text.slice(0, 300)}`] : [];
  if (seen.status >= 400) return flaws;
  const { jsonrpc, result, error } = JSON.parse(dataOf(seen)) as Record<string, { content?: unknown; code?: unknown }>;
  if (String(jsonrpc) !== '2.0' || (result === undefined) === (error === undefined)) flaws.push('no JSON-RPC answer');
  if (result && !Array.isArray(result.content)) flaws.push('a result without content');
  return flaws;
}
