import type { IncomingMessage } from 'node:http';

type Carrier = Pick<IncomingMessage, 'headers' | 'url'>;

/** The key a caller of design, cognitive or tools shows: X-API-Key, then Bearer, then `?api_key=`. */
export function presentedApiKey(request: Carrier): string | undefined {
  return header(request, 'x-api-key') ?? bearer(request) ?? queryKey(request);
}

/** The key a challenger shows: X-Arena-Key, then Bearer, then as the futures protocol has it. */
export function presentedArenaKey(request: Carrier): string | undefined {
  return header(request, 'x-arena-key') ?? bearer(request) ?? header(request, 'x-mbx-apikey');
}

export function bearer(request: Carrier): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
}

function header(request: Carrier, name: string): string | undefined {
  const value = request.headers[name];
  return (Array.isArray(value) ? value[0] : value)?.trim() || undefined;
}

function queryKey(request: Carrier): string | undefined {
  const query = request.url?.split('?', 2)[1];
  if (!query?.includes('api_key=')) return undefined;
  return new URLSearchParams(query).get('api_key') || undefined;
}
