import type { Request } from 'express';
import { isDone } from '../../web/arena/done.js';
import type { State, Tape } from '../../web/arena/view.js';
import type { ApiReads } from './api-reads.js';

const SHOWN = 30;
interface TapePage {
  entries: Tape[];
}

/** What was done last, newest first. At the hour all positions are funded, which fills the tape of `/api/state`. */
export async function doneLately(
  reads: Pick<ApiReads, 'prepared' | 'read'>,
  visitor: Request,
  { tape }: Pick<State, 'tape'>,
): Promise<Tape[]> {
  const recent = reads.prepared<TapePage>('/api/v1/trades', '?limit=200')?.entries ?? tape;
  const done = recent.filter(isDone).slice(0, SHOWN);
  if (done.length > 0) return done;
  return (await reads.read<TapePage>(visitor, `/api/v1/trades?type=trade&limit=${SHOWN}`)).entries;
}
