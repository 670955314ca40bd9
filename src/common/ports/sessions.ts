import type { Request } from 'express';
import type { Principal } from '../auth/principal.js';
import { port } from './ports.js';

/** Who holds a browser's session instead of a key. The design service answers. */
export interface Sessions {
  /** @returns undefined where the request brings no session that is in force, or another site's page sent it */
  holderOf(request: Request): Promise<Principal | undefined>;
}

export const SESSIONS = port<Sessions>('sessions');
