import type { IncomingMessage } from 'node:http';
import type { Principal } from './principal.js';

const holders = new WeakMap<IncomingMessage, Principal>();

/** Whose request this is, where no key says so: somebody else's token did. */
export const vouchedFor = (message: IncomingMessage): Principal | undefined => holders.get(message);

/** @param principal undefined: nobody vouches, and nothing is noted */
export function vouchFor(message: IncomingMessage, principal: Principal | undefined): void {
  if (principal) holders.set(message, principal);
}
