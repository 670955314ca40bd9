/** Particles that seams bring together, as one: the least of each group. @param pairs two particles each */
export function welded(count: number, pairs: Uint32Array): Uint32Array {
  const parent = Uint32Array.from({ length: count }, (_, i) => i);
  const rootOf = (i: number): number => {
    while (parent[i] !== i) i = parent[i] = parent[parent[i]];
    return i;
  };
  for (let k = 0; k < pairs.length; k += 2) {
    const [a, b] = [rootOf(pairs[k]), rootOf(pairs[k + 1])];
    parent[Math.max(a, b)] = Math.min(a, b);
  }
  return parent.map((_, i) => rootOf(i));
}
