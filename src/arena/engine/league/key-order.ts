/** The same object with the named members first, in that order, and the others after them by name. */
export function inOrder<T extends object>(first: readonly string[], value: T): T {
  const rest = Object.keys(value)
    .filter((key) => !first.includes(key))
    .sort();
  const known = first.filter((key) => key in value);
  return Object.fromEntries([...known, ...rest].map((key) => [key, value[key as keyof T]])) as T;
}
