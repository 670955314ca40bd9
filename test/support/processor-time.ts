/** Processor time that this process spends on `work`, ms. Unlike time by the clock it does not grow beside other work. */
export function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
