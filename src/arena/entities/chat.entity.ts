import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ChatLine } from '../engine/league/index.js';

@Entity('arena_chat')
@Index('arena_chat_tick', ['tick'])
export class ChatRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'arena_chat_pk' })
  seq: string;

  @Column('bigint')
  tick: string;

  @Column('jsonb')
  line: ChatLine;
}
