import { type Dims, isSame, times } from './dims.js';
import type { Product } from './products.js';
import type { Quantity } from './quantity.js';

const MOST = 12;

/**
 * "2.2 m at 30 EUR a metre and 1.8 m at 8 EUR a metre": the amounts of a text in its order as parts that are each of what is asked for.
 * @returns null where there is no way to part them, or more than one
 */
export function partsOf(dims: Dims, quantities: readonly Quantity[]): Product[] | null {
  if (quantities.length > MOST) return null;
  const ways = partedFrom(0, dims, quantities);
  return ways.length === 1 ? ways[0] : null;
}

function partedFrom(at: number, dims: Dims, quantities: readonly Quantity[]): Product[][] {
  if (at === quantities.length) return [[]];
  const found: Product[][] = [];
  for (let end = at + 1; end <= Math.min(at + LONGEST, quantities.length); end++) {
    const part = madeOf(quantities.slice(at, end), dims);
    if (part === null) continue;
    for (const rest of partedFrom(end, dims, quantities)) found.push([part, ...rest]);
    if (found.length > 1) break;
  }
  return found;
}
const LONGEST = 4;

/** The product of all of some amounts, where that is of what is asked for. */
function madeOf(used: readonly Quantity[], dims: Dims): Product | null {
  const all = used.reduce<Dims>((made, one) => times(made, one.dims), {});
  return isSame(all, dims) ? { value: used.reduce((made, one) => made * one.value, 1), used } : null;
}
