/** What the work comes to; null when it fails, or has not come to its end after so many milliseconds. */
export function inTime<T>(work: Promise<T | null>, patienceMs: number): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), patienceMs);
    work.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer));
  });
}
