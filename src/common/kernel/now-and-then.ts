/** A question that is answered with yes at once, and again when `ms` have gone by since: for lines that would repeat. */
export function nowAndThen(ms: number): () => boolean {
  let last = -Infinity;
  return () => {
    const now = performance.now();
    if (now - last < ms) return false;
    last = now;
    return true;
  };
}
