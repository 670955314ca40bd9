import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../common/kernel/errors.js';
import type { Caller } from '../../common/quota/quota.types.js';
import { isPublicId } from '../../common/work/public-id.js';
import { ChatSessions } from '../chat/chat-sessions.service.js';
import type { Turn } from '../engine/chat/index.js';
import { ToolsQuotas } from '../tools.quotas.js';
import { readContent } from './content.js';
import type { DeletedResponse } from './openai.dto.js';
import { callMessage, type ChatBodyMessage, type StoredItems } from './responses-request.js';
import type { Said, ToolCall } from './said.js';

/** A turn that called functions. */
interface CallingTurn extends Turn {
  calls?: ToolCall[];
  /** On a response's own turn: the response as it was answered. */
  response?: object;
}

/** Longer conversations are not kept, characters. */
const MOST_KEPT = 262_144;

/** Responses that a later one may refer to, kept like conversations: for their owner, until retention or erasure. */
@Injectable()
export class StoredResponses {
  constructor(
    private readonly sessions: ChatSessions,
    private readonly limits: ToolsQuotas,
  ) {}

  of(caller: Caller): StoredItems {
    return {
      conversation: async (id) => (await this.turns(caller, id, 'previous_response_id')).flatMap(messagesOf),
      item: (id, path) => this.item(caller, id, `${path}.id`),
    };
  }

  async keep(
    manager: EntityManager,
    caller: Caller,
    id: string,
    messages: readonly ChatBodyMessage[],
    said: Said,
    response: object,
  ): Promise<void> {
    const calls = said.calls.length > 0 ? { calls: said.calls } : {};
    const last: CallingTurn = { role: 'assistant', text: said.text || said.refusal, ...calls, response };
    const turns = [...messages.flatMap(turnOf), last];
    if (JSON.stringify(turns).length > MOST_KEPT) return;
    await this.sessions.keep(manager, id, this.limits.ownerOf(caller), turns);
  }

  /** A stored response as it was answered. @throws DomainError not_found */
  async find(caller: Caller, id: string): Promise<object> {
    const turns: readonly CallingTurn[] = await this.turns(caller, id, 'response_id');
    const response = turns.at(-1)?.response;
    if (!response) throw notKept('response_id');
    return response;
  }

  /** @throws DomainError not_found */
  async remove(caller: Caller, id: string): Promise<DeletedResponse> {
    if (!isPublicId('resp', id) || !(await this.sessions.remove(caller, id))) throw notKept('response_id');
    return { id, object: 'response', deleted: true };
  }

  private async item(caller: Caller, id: string, path: string): Promise<ChatBodyMessage> {
    const [, kind, suffix, call] = /^(msg|fc)_([0-9a-z]{26})(?:_(\d{1,3}))?$/.exec(id) ?? [];
    const turns: readonly CallingTurn[] = await this.turns(caller, `resp_${suffix}`, path);
    const last = turns.at(-1);
    if (kind === 'msg') return { role: 'assistant', content: last?.text ?? '' };
    const called = last?.calls?.[Number(call)];
    if (!called) throw notKept(path);
    return callMessage(called.id, called.name, called.arguments);
  }

  private async turns(caller: Caller, id: string, path: string): Promise<readonly Turn[]> {
    const turns = isPublicId('resp', id) ? await this.sessions.turnsOf(caller, id) : null;
    if (!turns) throw notKept(path);
    return turns;
  }
}

const notKept = (path: string): DomainError =>
  new DomainError('not_found', 'not_found', 'There is no stored response of yours with this id.', {
    errors: [{ path, message: 'is not known' }],
  });

/** What of a conversation is kept: words and calls; instructions are given anew each time. */
function turnOf({
  role,
  content,
  tool_calls: calls,
  tool_call_id: answered,
}: ChatBodyMessage): (CallingTurn & { answered?: unknown })[] {
  const { text } = readContent(content, 'input');
  if (role === 'tool') return [{ role: 'user', text, answered }];
  if (role !== 'user' && role !== 'assistant') return [];
  if (!Array.isArray(calls)) return [{ role, text }];
  return [{ role, text, calls: calls.map(storedCall) }];
}

function storedCall(call: { id: string; function: { name: string; arguments: string } }): ToolCall {
  return { id: call.id, name: call.function.name, arguments: call.function.arguments };
}

function messagesOf(turn: CallingTurn & { answered?: unknown }): ChatBodyMessage[] {
  if (turn.answered !== undefined) return [{ role: 'tool', tool_call_id: turn.answered, content: turn.text }];
  if (!turn.calls?.length) return [{ role: turn.role, content: turn.text }];
  const calls = turn.calls.map(({ id, name, arguments: args }) => ({
    id,
    type: 'function',
    function: { name, arguments: args },
  }));
  return [{ role: turn.role, content: turn.text || null, tool_calls: calls }];
}
