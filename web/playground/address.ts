import { keysIn } from '../account/key-name.js';
import { pretty, type Given } from './example.js';

const PLACE = '#try-';

/** Which operation the end of an address opens, and what is filled in there. */
export interface Wanted {
  id: string;
  given: Given;
}

export const placeOf = (id: string): string => PLACE + id;

/**
 * `#try-<id>`, behind a `?` the parameters by place and name (`query:limit=3`) and the `body` as JSON. What holds a key is left out.
 * @returns null where it opens none
 */
export function wantedIn(hash: string): Wanted | null {
  if (!hash.startsWith(PLACE)) return null;
  const [id, fill = ''] = hash.slice(PLACE.length).split('?', 2);
  const { body, ...parameters } = Object.fromEntries(
    [...new URLSearchParams(fill)].filter(([, value]) => keysIn(value).length === 0),
  );
  return { id, given: { parameters, ...(body !== undefined && { body: readable(body) }) } };
}

/** On several lines, where it is JSON. */
function readable(body: string): string {
  try {
    return pretty(JSON.parse(body));
  } catch {
    return body;
  }
}
