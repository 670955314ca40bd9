/** Keeps what was found in the last text: a reading asks several times. The function must be pure. */
export function lastOf<T>(find: (text: string) => T): (text: string) => T {
  let last: { text: string; found: T } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, found: find(text) };
    return last.found;
  };
}
