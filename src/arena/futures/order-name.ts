import type { Parameters } from '../engine/futures/index.js';

/** What an order goes by. */
export interface OrderName {
  /** of the request; no other has it */
  signature: string;
  /** what it is called whose sender did not name it */
  fallback: string;
}

export function nameOf(given: Parameters): OrderName {
  const signature = given.text('signature').toLowerCase();
  return { signature, fallback: `sig-${signature.slice(0, 28)}` };
}
