import type { EntityManager } from 'typeorm';
import type { LimitOverrides } from '../auth/principal.js';
import { port } from './ports.js';

/** The arena registers a challenger on the operator's behalf. */
export interface ChallengerRegistrar {
  /** @returns the key and what it signs with, both in the clear, and its account @throws DomainError name_taken */
  register(
    manager: EntityManager,
    name: string,
    overrides: LimitOverrides,
  ): Promise<{ id: string; apiKey: string; apiSecret: string; accountId: string }>;
}

export const CHALLENGER_REGISTRAR = port<ChallengerRegistrar>('challenger-registrar');
