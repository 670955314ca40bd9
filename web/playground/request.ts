import { keysIn, maskedIn } from '../account/key-name.js';
import type { Kind } from '../account/view.js';
import type { Asking } from '../parts/samples.js';
import type { Listed, Operation } from './document.js';
import { askedOf, nameOf, type Filled } from './example.js';

/** A request that can be sent; of the key only whose it is. */
export interface Ready {
  method: string;
  /** below the product's own path */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** What keeps a request from being sent. */
export class NotReady extends Error {
  constructor(
    readonly why: 'missing' | 'json' | 'key',
    readonly what: string,
  ) {
    super(why);
  }
}

/** @throws NotReady */
export function readyOf({ method, path }: Listed, operation: Operation, { parameters, body }: Filled): Ready {
  const asked = askedOf(operation).map((one) => ({ ...one, value: parameters[nameOf(one)]?.trim() ?? '' }));
  const missing = asked.find(({ required, value }) => required && !value);
  if (missing) throw new NotReady('missing', missing.name);
  const of = (place: string) => asked.filter((one) => one.in === place && one.value !== '');
  const filled = of('path').reduce(
    (text, { name, value }) => text.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const query = new URLSearchParams(of('query').map(({ name, value }) => [name, value])).toString();
  const address = query ? `${filled}?${query}` : filled;
  if (keysIn(decodeURIComponent(address)).length > 0) throw new NotReady('key', '');
  return {
    method,
    path: address,
    headers: Object.fromEntries(of('header').map(({ name, value }) => [name, value])),
    body: bodyOf(body),
  };
}

function bodyOf(text: string | null): string | null {
  if (text === null || text.trim() === '') return null;
  try {
    return JSON.stringify(JSON.parse(text));
  } catch (error) {
    throw new NotReady('json', (error as Error).message);
  }
}

/** The same request as it is typed elsewhere. The key is named, never written. */
export function askingOf(
  ready: Ready,
  url: string,
  key: { header: string; value: string } | null,
  type: string,
): Asking {
  const [address, query] = ready.path.split('?');
  const asksByAddress = ready.method === 'GET' && query !== undefined;
  return {
    method: ready.method,
    address: url + (asksByAddress ? address : ready.path),
    ...(asksByAddress && { query: Object.fromEntries(new URLSearchParams(query)) }),
    headers: { ...ready.headers, ...(key && { [key.header]: key.value }) },
    ...(ready.body !== null && { body: JSON.parse(maskedIn(ready.body)) as unknown }),
    ...(FILES[type] ? { into: `answer.${FILES[type]}` } : { isText: !type.endsWith('json') }),
  };
}

/** Answers that are kept as files. */
export const FILES: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
  'application/dxf': 'dxf',
  'model/gltf-binary': 'glb',
};

/** The header that an operation takes a key in; null where it takes none. */
export function keyHeaderOf({ security = [] }: Operation, kind: Kind | 'operator' | null): string | null {
  const taken = security.flatMap((one) => Object.keys(one));
  if (kind === 'operator') return taken.includes('operator') ? 'Authorization' : null;
  const header = kind === 'arena' ? 'X-Arena-Key' : 'X-API-Key';
  return kind && taken.includes(header) ? header : null;
}

/** Which of the keys at hand an operation takes, the likeliest first. */
export function kindsFor(operation: Operation, held: readonly Kind[]): Kind[] {
  const isDesign = operation.tags?.includes('Design');
  const order: Kind[] = isDesign ? ['design', 'tools', 'arena'] : ['tools', 'design', 'arena'];
  return order.filter((kind) => held.includes(kind) && keyHeaderOf(operation, kind) !== null);
}

/** Operations that need a key, whosoever. */
export const needsKey = ({ security = [] }: Operation): boolean =>
  security.length > 0 && !security.some((one) => Object.keys(one).length === 0);

/** What an operation undoes, or does to others: it is told before it is sent. */
export type Danger = 'removes' | 'key' | 'operator' | null;

const OF_KEYS: ReadonlySet<string> = new Set(['/api/keys/rotate', '/api/v1/agents/rotate-key']);

export function dangerOf({ method, path }: Listed): Danger {
  if (OF_KEYS.has(path) || (method === 'DELETE' && /\/keys\/|\/agents\/me$/.test(path))) return 'key';
  if (path.startsWith('/api/admin/') && method !== 'GET') return 'operator';
  return method === 'DELETE' ? 'removes' : null;
}
