import { type Dims, isNone, isSame, times } from './dims.js';
import type { Quantity } from './quantity.js';

/** What some amounts make together: each is taken once, above or below. */
export interface Product {
  value: number;
  used: readonly Quantity[];
}

const MOST = 8;
const SIGNS = [0, 1, -1] as const;

/** All products of amounts that are of what is asked for and hold no part that is of nothing; none where there are too many. */
export function productsOf(dims: Dims, quantities: readonly Quantity[]): Product[] {
  if (quantities.length > MOST) return [];
  const found: Product[] = [];
  const signs: (0 | 1 | -1)[] = [];
  const go = (at: number, made: Dims, value: number): void => {
    if (at === quantities.length) {
      if (isSame(made, dims) && signs.some((sign) => sign !== 0) && !isReducible(quantities, signs))
        found.push({ value, used: quantities.filter((_, i) => signs[i] !== 0) });
      return;
    }
    for (const sign of SIGNS) {
      signs[at] = sign;
      const { dims: own, value: factor } = quantities[at];
      if (sign === 0) go(at + 1, made, value);
      else if (factor !== 0) go(at + 1, times(made, own, sign), sign > 0 ? value * factor : value / factor);
    }
  };
  go(0, {}, 1);
  return found;
}

/** Whether some but not all of a product are of nothing together: metres by metres. */
function isReducible(quantities: readonly Quantity[], signs: readonly (0 | 1 | -1)[]): boolean {
  const used = quantities.flatMap(({ dims }, i) => (signs[i] === 0 ? [] : [{ dims, sign: signs[i] }]));
  for (let set = 1; set < (1 << used.length) - 1; set++) {
    const dims = used.reduce<Dims>(
      (made, one, i) => (set & (1 << i) ? times(made, one.dims, one.sign as 1 | -1) : made),
      {},
    );
    if (isNone(dims)) return true;
  }
  return false;
}
