import { mulDiv, type MicroUsd } from '../../../common/kernel/money.js';

/** Fee rates in hundred-thousandths of notional: 4.5 and 1.5 basis points. */
export const FEES = { taker: 45, maker: 15 } as const;
const SCALE = 100_000;

/** Fee of a fill, micro-USD, rounded half away from zero. @param notional micro-USD, ≥ 0 */
export const feeOf = (notional: MicroUsd, rate: number): MicroUsd => mulDiv(notional, rate, SCALE);

export const feeBps = (rate: number): number => rate / 10;
