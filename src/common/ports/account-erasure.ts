import type { KeyInterface } from '../auth/principal.js';
import { port } from './ports.js';

/** An interface forgets what an account said and made; asked again it finishes what was cut off. */
export interface AccountErasure {
  forget(accountId: string): Promise<void>;
}

/** A challenger's record is public history, so the arena answers none: it retires. */
export const ACCOUNT_ERASURE = {
  design: port<AccountErasure>('account-erasure:design'),
  tools: port<AccountErasure>('account-erasure:tools'),
} as const satisfies Partial<Record<KeyInterface, unknown>>;
