import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../common/config/env.js';
import { EventLog } from '../common/events/event-log.js';
import { Random } from '../common/kernel/random.js';
import { LEAGUE_FACTS } from '../common/ports/league-facts.js';
import { MOOD } from '../common/ports/mood.js';
import { Ports } from '../common/ports/ports.js';
import type { Caller } from '../common/quota/quota.types.js';
import { UnitOfWork } from '../common/work/unit-of-work.js';
import { CallsRemaining } from './calls-remaining.service.js';
import { ChatSessions } from './chat-sessions.service.js';
import type { ChatDto, ChatView } from './dto/chat.dto.js';
import { answer, EMBEDDED_MODEL, type ChatFacts } from './engine/chat/index.js';

/** Talks about clothes, this API, the league and the engine. */
@Injectable()
export class ChatService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly work: UnitOfWork,
    private readonly sessions: ChatSessions,
    private readonly calls: CallsRemaining,
    private readonly events: EventLog,
    private readonly ports: Ports,
  ) {}

  async reply(caller: Caller, { message, session_id }: ChatDto): Promise<ChatView> {
    const around = await this.surroundings();
    return this.work.commit(async (manager) => {
      const session = await this.sessions.open(manager, caller, session_id);
      const callsRemaining = await this.calls.after(manager, caller);
      const random = Random.from(`${session.id}/${session.turns.length}`);
      const said = answer(session.turns, message, { ...around, callsRemaining }, random);
      await this.sessions.remember(manager, session, message, said.text);
      await this.note(manager, said.topics[0], said.language);
      return { response: said.text, calls_remaining: callsRemaining, session_id: session.id, model: EMBEDDED_MODEL };
    });
  }

  private note(manager: EntityManager, topic: string | undefined, language: 'en' | 'sv'): Promise<void> {
    return this.events.emit(manager, { type: 'chat_answered', topic: topic ?? 'other', language });
  }

  /** What is true outside the conversation; a part that is away is told as away. */
  private async surroundings(): Promise<Omit<ChatFacts, 'callsRemaining'>> {
    const { publicUrl, persona } = this.config;
    const [league, mood] = await Promise.all([
      this.ports
        .ask(LEAGUE_FACTS)
        ?.league()
        .catch(() => null) ?? null,
      this.ports
        .ask(MOOD)
        ?.mood()
        .catch(() => null) ?? null,
    ]);
    return { publicUrl, persona, league, mood };
  }
}
