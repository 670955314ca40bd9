import type { Principal } from '../auth/principal.js';
import { port } from './ports.js';

/** Whether the holders of arena keys are still there. The arena answers. */
export interface KeyHolders {
  /** @throws DomainError gone for who has retired */
  assertPresent(principal: Principal): Promise<void>;
}

export const KEY_HOLDERS = port<KeyHolders>('key-holders');
