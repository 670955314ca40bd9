/** `--quick`: whether everything runs to its end, with figures that say little; nothing is recorded. */
export const QUICK = process.argv.includes('--quick');

/** How often something is measured: a few times at most where it is only to be seen to run. */
export const times = (count) => (QUICK ? Math.max(1, Math.ceil(count / 10)) : count);
