export type Encoding = 'br' | 'gzip';

const REMEMBERED = 1000;
const known = new Map<string, Encoding | undefined>();

/** The best encoding that a caller accepts, by the weights of RFC 9110 §12.5.3; undefined for the bytes as they are. */
export function encodingFor(header: string | undefined): Encoding | undefined {
  if (header === undefined) return undefined;
  if (known.has(header)) return known.get(header);
  if (known.size >= REMEMBERED) known.clear();
  const best = bestOf(header);
  known.set(header, best);
  return best;
}

function bestOf(header: string): Encoding | undefined {
  const weights = new Map(header.split(',').map(weightOf));
  const others = weights.get('*') ?? 0;
  const gzip = weights.get('gzip') ?? weights.get('x-gzip') ?? others;
  const br = weights.get('br') ?? others;
  const plain = weights.get('identity') ?? 0;
  if (Math.max(br, gzip) <= 0 || plain > Math.max(br, gzip)) return undefined;
  return br >= gzip ? 'br' : 'gzip';
}

/** A coding and its weight 0–1; a weight that cannot be read is 0. */
function weightOf(item: string): [string, number] {
  const [name, ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
  const stated = parameters.find((parameter) => /^q\s*=/.test(parameter));
  const weight = stated === undefined ? 1 : Number(/^q\s*=\s*([01](?:\.\d{0,3})?)$/.exec(stated)?.[1] ?? 0);
  return [name, weight];
}
