import type { IncomingHttpHeaders } from 'node:http';
import type { KeyInterface } from '../common/auth/principal.js';
import { bearer } from '../common/auth/presented-key.js';

type Headers = Record<string, string>;

/** As Node names headers. */
const HEADER = { arena: 'x-arena-key', design: 'x-api-key', tools: 'x-api-key' } as const;

/**
 * The key headers for an operation. One connection may carry a key of each interface (X-Arena-Key, X-API-Key, Bearer):
 * the one issued for the operation's interface goes alone; where there is none, all go as they are and the guards say why not.
 */
export function keyHeaders(headers: IncomingHttpHeaders, kind: KeyInterface, given?: string): Headers {
  if (given !== undefined) return { [HEADER[kind]]: given };
  const shown = [headers['x-arena-key'], headers['x-api-key'], bearer({ headers, url: '' })];
  const own = shown.find((key) => typeof key === 'string' && key.trim().startsWith(`fyra_${kind}_`));
  return typeof own === 'string' ? { [HEADER[kind]]: own.trim() } : asTheyAre(headers);
}

function asTheyAre(headers: IncomingHttpHeaders): Headers {
  const kept: Headers = {};
  for (const name of ['authorization', 'x-api-key', 'x-arena-key']) {
    const value = headers[name];
    if (typeof value === 'string') kept[name] = value;
  }
  return kept;
}
