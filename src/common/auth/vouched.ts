import type { IncomingMessage } from 'node:http';
import type { ActingOperator } from './operators.js';
import type { Principal } from './principal.js';

const holders = new WeakMap<IncomingMessage, Principal>();

/** Whose request this is, where no key says so: somebody else's token did. */
export const vouchedFor = (message: IncomingMessage): Principal | undefined => holders.get(message);

/** @param principal undefined: nobody vouches, and nothing is noted */
export function vouchFor(message: IncomingMessage, principal: Principal | undefined): void {
  if (principal) holders.set(message, principal);
}

const acting = new WeakMap<IncomingMessage, ActingOperator>();

/** Which operator acts by this request, where no token says so: the session of their browser did. */
export const operatorVouchedFor = (message: IncomingMessage): ActingOperator | undefined => acting.get(message);

/** @param operator undefined: nobody, and nothing is noted */
export function vouchForOperator(message: IncomingMessage, operator: ActingOperator | undefined): void {
  if (operator) acting.set(message, operator);
}
