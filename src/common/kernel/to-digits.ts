/** The number nearest to `x` with so many decimals, half away from zero of its exact value. @param digits 0–100 */
export const toDigits = (x: number, digits: number): number => Number(x.toFixed(digits));
