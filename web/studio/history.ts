import type { Version } from './view.js';

/** The way that undo and redo go: ids of versions, the one that is shown at `at`. */
export interface Way {
  ids: readonly string[];
  at: number;
}

/** From version 1 to the one that is shown, by their parents. */
export function wayTo(id: string, versions: readonly Version[]): Way {
  const byId = new Map(versions.map((version) => [version.id, version]));
  const ids: string[] = [];
  for (let at: string | null | undefined = id; at && !ids.includes(at); at = byId.get(at)?.parent_id)
    if (byId.has(at) || at === id) ids.unshift(at);
  return { ids, at: ids.length - 1 };
}

/** A change was made at the version that is shown: what lay ahead is off the way. */
export const changed = ({ ids, at }: Way, id: string): Way => ({ ids: [...ids.slice(0, at + 1), id], at: at + 1 });

/** @param by −1 undoes, 1 does again; the same way where there is none further */
export function moved(way: Way, by: -1 | 1): Way {
  const at = way.at + by;
  return at >= 0 && at < way.ids.length ? { ...way, at } : way;
}

/** Straight to a version: along the way where it lies on it. */
export function gone(way: Way, id: string, versions: readonly Version[]): Way {
  const at = way.ids.indexOf(id);
  return at >= 0 ? { ...way, at } : wayTo(id, versions);
}
