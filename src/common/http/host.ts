import type { IncomingMessage } from 'node:http';
import { HttpRefusal } from './problems/http-refusal.js';

/** Two servers may each believe another one of them (RFC 9112 §3.2); Node keeps the first and says nothing. */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i].length === 4 && rawHeaders[i].toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
}

export const twoHosts = () => new HttpRefusal(400, 'malformed_request', 'The request has more than one Host header.');
