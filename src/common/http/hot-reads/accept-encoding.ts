import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

const REMEMBERED = 1000;
const known = new Map<string, Encoding | undefined>();

/** What we have; with equal weights the first. `x-gzip` is gzip by another name (RFC 9110 §8.4.1.3). */
const OURS: Record<string, Encoding | undefined> = { br: 'br', gzip: 'gzip', 'x-gzip': 'gzip', identity: undefined };
const NAMES = Object.keys(OURS);

/** The best encoding that a caller accepts, by the weights of RFC 9110 §12.5.3; undefined for the bytes as they are. */
export function encodingFor(header: string | undefined): Encoding | undefined {
  if (header === undefined) return undefined;
  if (known.has(header)) return known.get(header);
  if (known.size >= REMEMBERED) known.clear();
  const name = new Negotiator({ headers: { 'accept-encoding': header } }).encoding(NAMES, { preferred: NAMES });
  const best = name === undefined ? undefined : OURS[name];
  known.set(header, best);
  return best;
}
