/** Figures of repeated runs: what was measured, beside what it is measured against in the same run. */

const ascending = (list) => [...list].sort((a, b) => a - b);

/** The value below which the share `p` (0–1) of the sorted list lies; NaN for an empty list. */
export function quantile(list, p) {
  const sorted = ascending(list);
  return sorted.length === 0 ? NaN : sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))];
}

export const median = (list) => quantile(list, 0.5);

/** Ratios pair by pair, so that a drift of the machine's speed cancels. */
export const ratios = (list, base) => list.map((value, i) => value / base[i]);

/** Processor time of this process in ms: what others do on the machine does not count. */
export function cpuMs(work) {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** Runs each of the named measurements in turn, `rounds` times: A B A B … @returns lists by name */
export async function alternate(rounds, measurements) {
  const lists = Object.fromEntries(Object.keys(measurements).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, measure] of Object.entries(measurements)) lists[name].push(await measure());
  }
  return lists;
}

/** Milliseconds of processor time for a hundred million additions: the yardstick of engines. */
export function yardstick() {
  let x = 0;
  const ms = cpuMs(() => {
    for (let i = 0; i < 1e8; i++) x += i % 7;
  });
  if (x < 0) throw new Error('unreachable');
  return ms;
}

const shown = (value) => {
  if (!Number.isFinite(value)) return '–';
  const digits = Math.abs(value) >= 1000 ? 0 : Math.abs(value) >= 10 ? 1 : 3;
  return value.toLocaleString('en-US', { maximumFractionDigits: digits, minimumFractionDigits: 0 });
};

/** Prints one table. Rows: `{what, values, goal?}`; `values` are the runs. */
export function table(title, rows) {
  const wide = Math.max(...rows.map(({ what }) => what.length), 20);
  const head = ['min', 'median', 'max'].map((word) => word.padStart(11)).join('');
  console.log(`\n${title}\n${''.padEnd(wide)}${head}   goal`);
  for (const { what, values, goal = '' } of rows) {
    const figures = [Math.min(...values), median(values), Math.max(...values)];
    console.log(`${what.padEnd(wide)}${figures.map((value) => shown(value).padStart(11)).join('')}   ${goal}`);
  }
}
