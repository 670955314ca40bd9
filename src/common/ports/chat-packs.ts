import type { EntityManager } from 'typeorm';
import { port } from './ports.js';

/** Tools gives an account chat calls beyond its daily ones. */
export interface ChatPacks {
  grant(manager: EntityManager, accountId: string, calls: number): Promise<void>;
}

export const CHAT_PACKS = port<ChatPacks>('chat-packs');
