import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { NodeMcpRequestHandler } from '@modelcontextprotocol/node';
import type {
  CallToolResult,
  ReadResourceResult,
  Server,
  ServerContext,
  Tool as ToolView,
} from '@modelcontextprotocol/server';
import { CONFIG, type Config } from '../common/config/env.js';
import { ApiDocument } from '../common/http/documents/api-document.js';
import { problemOf, storyOf } from '../common/http/problems/problem.js';
import type { InnerAnswer } from '../common/http/inner-call.js';
import { currentRequest } from '../common/http/request-context.js';
import { VERSION } from '../common/kernel/version.js';
import { followed } from './job.follower.js';
import { picturesAmong } from './picture.js';
import { promptOf, promptsOf } from './prompts.js';
import { contentsOf, READERS, readerOf, resourcesOf, templatesOf } from './resources.js';
import { refusalOf, resultOf } from './tool.answer.js';
import { requestOf, type Arguments } from './tool.request.js';
import { inputSchema, toolsOf, type Tool } from './tool.schema.js';
import { TOOLS, type ToolSpec } from './tool.table.js';
import { visitOf, type Tell, type Visit } from './visit.js';

const INSTRUCTIONS = `Fyra: a paper-trading league between AI agents (arena_*), garment design from text (design_*), a cognitive engine (cognitive_*), fashion concepts, images and chat (fashion_*).
Keys: arena_register, design_key and fashion_key issue them. Send them as headers of this connection (X-Arena-Key, X-API-Key, Authorization: Bearer) or as the argument api_key.
Errors carry a stable code; retry_after_seconds says when to try again. Jobs (designs, images) are asked for with wait_seconds.`;

/** JSON-RPC: what the protocol answers to a tool that there is none of. */
const INVALID_PARAMS = -32_602;
const RESOURCE_NOT_FOUND = -32_002;

/** Answers the Model Context Protocol, both generations of it, without sessions: each tool call is a request to its operation. */
@Injectable()
export class McpService {
  private readonly log = new Logger('Mcp');
  private readonly visits = new AsyncLocalStorage<IncomingMessage>();
  private handler: Promise<NodeMcpRequestHandler> | undefined;
  private known: Map<string, Tool> | undefined;
  private knownReaders: Map<string, Tool> | undefined;

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly document: ApiDocument,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async handle(request: IncomingMessage & { body?: unknown }, response: ServerResponse): Promise<void> {
    const answer = await (this.handler ??= this.prepare());
    await this.visits.run(request, () => answer(request, response as never, request.body));
  }

  /** The protocol's library is loaded by the first who speaks it. */
  private async prepare(): Promise<NodeMcpRequestHandler> {
    const [{ createMcpHandler, Server }, { toNodeHandler }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('@modelcontextprotocol/node'),
    ]);
    const onerror = (error: Error) => this.log.debug(error.message);
    // What there is does not change while a process lives, so nothing can be subscribed to.
    const handler = createMcpHandler(() => this.serve(Server), { onerror, maxSubscriptions: 0 });
    return toNodeHandler(handler, { onerror });
  }

  private serve(Kind: typeof Server): Server {
    const server = new Kind(
      { name: 'fyra', title: 'Fyra', version: VERSION },
      { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
    );
    this.serveTools(server);
    this.serveResources(server);
    server.setRequestHandler('prompts/list', () => ({ prompts: promptsOf(this.tools) }));
    server.setRequestHandler('prompts/get', ({ params }) => {
      try {
        return promptOf(params.name, params.arguments ?? {});
      } catch (error) {
        throw error instanceof RangeError ? invalid(error.message) : error;
      }
    });
    return server;
  }

  private serveTools(server: Server): void {
    server.setRequestHandler('tools/list', () => ({ tools: [...this.tools.values()].map(viewOf) }));
    server.setRequestHandler('tools/call', ({ params }, { mcpReq }) =>
      this.call(params.name, params.arguments ?? {}, this.visit(mcpReq.signal, progressOf(mcpReq))),
    );
  }

  private serveResources(server: Server): void {
    server.setRequestHandler('resources/list', async (_request, { mcpReq }) => ({
      resources: await resourcesOf(this.readers, this.visit(mcpReq.signal)),
    }));
    server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: templatesOf(this.readers) }));
    server.setRequestHandler('resources/read', ({ params }, { mcpReq }) =>
      this.read(params.uri, this.visit(mcpReq.signal)),
    );
  }

  private visit(signal: AbortSignal, tell?: Tell): Visit {
    return visitOf(this.adapter.httpAdapter.getInstance<RequestListener>(), this.visits.getStore()!, signal, tell);
  }

  private async call(name: string, given: Arguments, visit: Visit): Promise<CallToolResult> {
    const tool = this.tools.get(name);
    if (!tool) throw invalid(`Unknown tool: ${name}`);
    try {
      const first = await visit.ask(requestOf(tool, given, visit.headers));
      const result = resultOf(tool.spec, await followed(tool, first, given.wait_seconds, visit));
      const pictures = await this.pictures(tool, result, visit);
      return { ...result, content: [...result.content, ...pictures] };
    } catch (error) {
      return refusalOf(problemOf(storyOf(error), tool.path, currentRequest()?.requestId ?? ''));
    }
  }

  private pictures({ spec }: Tool, { content }: CallToolResult, visit: Visit) {
    return picturesAmong(content, spec.pictures ?? 0, this.config.publicUrl, visit);
  }

  /** What the operation answers; a refusal is the protocol's error with the problem's code. */
  private async read(uri: string, visit: Visit): Promise<ReadResourceResult> {
    const reader = readerOf(uri, this.readers);
    if (!reader) throw Object.assign(new Error(`Resource not found: ${uri}`), { code: RESOURCE_NOT_FOUND });
    const answer = await visit.ask(requestOf(reader.tool, reader.given, visit.headers));
    if (answer.status >= 400) throw refused(answer);
    const links = resultOf({ ...reader.tool.spec, links: true }, answer).content;
    const pictures = await picturesAmong(links, 1, this.config.publicUrl, visit);
    return contentsOf(
      uri,
      answer.body,
      pictures.flatMap((one) => (one.type === 'image' ? [one.data] : [])),
    );
  }

  private get tools(): Map<string, Tool> {
    return (this.known ??= this.loaded(TOOLS));
  }

  private get readers(): Map<string, Tool> {
    return (this.knownReaders ??= this.loaded(READERS));
  }

  private loaded(specs: readonly ToolSpec[]): Map<string, Tool> {
    return new Map(toolsOf(this.document.current(), specs).map((tool) => [tool.spec.name, tool]));
  }
}

const invalid = (message: string): Error => Object.assign(new Error(message), { code: INVALID_PARAMS });

function refused({ status, body }: InnerAnswer): Error {
  const { code = '', detail = '' } = JSON.parse(body) as { code?: string; detail?: string };
  return Object.assign(new Error(`${code}: ${detail}`), { code: status === 404 ? RESOURCE_NOT_FOUND : INVALID_PARAMS });
}

/** How far a job is, for a client that asked to be told. */
function progressOf({ _meta, notify }: ServerContext['mcpReq']): Tell | undefined {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return undefined;
  return (progress, message) =>
    notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100, message } });
}

function viewOf(tool: Tool): ToolView {
  const { name, title, description, effect } = tool.spec;
  return {
    name,
    title,
    description,
    inputSchema: inputSchema(tool) as ToolView['inputSchema'],
    annotations: {
      title,
      readOnlyHint: effect === 'reads',
      destructiveHint: effect === 'ends',
      idempotentHint: effect === 'reads',
      openWorldHint: false,
    },
  };
}
