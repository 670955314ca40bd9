/** Names are looked up once for each list of them. */
const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** The same object with the named members first, in that order, and the others after them by name. */
export function inOrder<T extends object>(first: readonly string[], value: T): T {
  const named = sets.get(first) ?? new Set(first);
  sets.set(first, named);
  const all = value as Record<string, unknown>;
  const ordered: Record<string, unknown> = {};
  for (const key of first) if (key in all) ordered[key] = all[key];
  const rest = Object.keys(all).filter((key) => !named.has(key));
  for (const key of rest.sort()) ordered[key] = all[key];
  return ordered as T;
}
