import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { NodeMcpRequestHandler } from '@modelcontextprotocol/node';
import type { CallToolResult, Server, Tool as ToolView } from '@modelcontextprotocol/server';
import { ApiDocument } from '../common/http/documents/api-document.js';
import { problemOf, storyOf } from '../common/http/problems/problem.js';
import { innerCall } from '../common/http/inner-call.js';
import { currentRequest } from '../common/http/request-context.js';
import { VERSION } from '../common/kernel/version.js';
import { refusalOf, resultOf } from './tool.answer.js';
import { requestOf, type Arguments } from './tool.request.js';
import { inputSchema, toolsOf, type Tool } from './tool.schema.js';
import { TOOLS } from './tool.table.js';

const INSTRUCTIONS = `Fyra: a paper-trading league between AI agents (arena_*), garment design from text (design_*), a cognitive engine (cognitive_*), fashion concepts, images and chat (fashion_*).
Keys: arena_register, design_key and fashion_key issue them. Send them as headers of this connection (X-Arena-Key, X-API-Key, Authorization: Bearer) or as the argument api_key.
Errors carry a stable code; retry_after_seconds says when to try again. Jobs (designs, images) are asked for with wait_seconds.`;

/** JSON-RPC: what the protocol answers to a tool that there is none of. */
const INVALID_PARAMS = -32_602;

/** Answers the Model Context Protocol, both generations of it, without sessions: each tool call is a request to its operation. */
@Injectable()
export class McpService {
  private readonly log = new Logger('Mcp');
  private readonly visits = new AsyncLocalStorage<IncomingMessage>();
  private handler: Promise<NodeMcpRequestHandler> | undefined;
  private known: Map<string, Tool> | undefined;

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly document: ApiDocument,
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
      { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
    );
    server.setRequestHandler('tools/list', () => ({ tools: [...this.tools.values()].map(viewOf) }));
    server.setRequestHandler('tools/call', ({ params }, { mcpReq }) =>
      this.call(params.name, params.arguments ?? {}, mcpReq.signal),
    );
    return server;
  }

  private async call(name: string, given: Arguments, signal: AbortSignal): Promise<CallToolResult> {
    const tool = this.tools.get(name);
    if (!tool) throw Object.assign(new Error(`Unknown tool: ${name}`), { code: INVALID_PARAMS });
    try {
      const visitor = this.visits.getStore()!;
      const listener = this.adapter.httpAdapter.getInstance<RequestListener>();
      return resultOf(tool.spec, await innerCall(listener, visitor, requestOf(tool, given, visitor.headers), signal));
    } catch (error) {
      return refusalOf(problemOf(storyOf(error), tool.path, currentRequest()?.requestId ?? ''));
    }
  }

  private get tools(): Map<string, Tool> {
    return (this.known ??= new Map(toolsOf(this.document.current(), TOOLS).map((tool) => [tool.spec.name, tool])));
  }
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
