import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Turn } from '../engine/chat/index.js';

/** A conversation's last turns, so that a follow-up question is understood. */
@Entity('tools_chat_session')
@Index('tools_chat_session_used', ['usedAt'])
export class ChatSession {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'tools_chat_session_pk' })
  id: string;

  /** As in image jobs: only who began a conversation may go on with it. */
  @Column('text')
  owner: string;

  @Column('jsonb')
  turns: Turn[];

  @Column('timestamptz')
  usedAt: Date;
}
