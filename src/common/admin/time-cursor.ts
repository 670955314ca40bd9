import { decodeCursor, encodeCursor } from '../http/queries/cursor.js';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => UUID.test(text);

/** A place in a list by time and id: microseconds since the epoch, as text, and a UUID; nulls before the first page. */
export function timePlace(cursor: string | undefined): [us: string | null, id: string | null] {
  if (cursor === undefined) return [null, null];
  const [us, id] = decodeCursor(cursor, ['string', 'string']).map(String);
  if (!/^\d{1,17}$/.test(us) || !isUuid(id)) decodeCursor('', ['string']);
  return [us, id];
}

/** The page's rows, and the cursor of the next when one more than `limit` was found. @param rows with their time in `us` */
export function timePage<Row extends { us: string; id: string }>(rows: Row[], limit: number): [Row[], string | null] {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return [page, last ? encodeCursor([last.us, last.id]) : null];
}
