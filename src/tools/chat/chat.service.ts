import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import type { Caller } from '../../common/quota/quota.types.js';
import { CallsRemaining } from './calls-remaining.service.js';
import { UnitOfWork } from '../../common/work/unit-of-work.js';
import { ChatSessions } from './chat-sessions.service.js';
import type { ChatDto, ChatView } from '../dto/chat.dto.js';
import { AnsweredChats } from '../openai/answered-chats.service.js';
import { Talks } from '../openai/talks.service.js';

/** Talks about clothes, this API, the league and the engine, in conversations that are kept. */
@Injectable()
export class ChatService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly talks: Talks,
    private readonly sessions: ChatSessions,
    private readonly calls: CallsRemaining,
    private readonly answered: AnsweredChats,
    private readonly work: UnitOfWork,
  ) {}

  /** @returns null for a caller who has left */
  async reply(caller: Caller, { message, session_id }: ChatDto, response: Response): Promise<ChatView | null> {
    const session = await this.sessions.open(caller, session_id);
    const question = { role: 'user' as const, text: message };
    const asked = {
      messages: [...session.turns, question],
      format: { kind: 'text' as const },
      body: {},
      seed: `${session.id}/${session.turns.length}`,
      callsRemaining: await this.calls.after(this.db.manager, caller),
    };
    const said = await this.talks.said(asked, response);
    if (!said) return null;
    return this.work.commit(async (manager) => {
      const text = said.text || said.refusal;
      if (!said.understood) await this.calls.waive(manager, caller, response);
      const callsRemaining = await this.calls.after(manager, caller);
      await this.sessions.remember(manager, session, [question, { role: 'assistant', text }]);
      await this.answered.note(manager, said, asked.messages);
      return {
        response: text,
        calls_remaining: callsRemaining,
        session_id: session.id,
        model: said.model,
        understood: said.understood,
      };
    }, 0);
  }
}
