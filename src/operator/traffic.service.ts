import { Injectable } from '@nestjs/common';
import { PeriodicWork } from '../common/work/periodic-work.js';
import { requestSeconds } from '../common/telemetry/metrics.js';
import { trafficBetween, type Tally, type Traffic as View } from './traffic.js';

const EVERY_MS = 10_000;
/** Five minutes. */
const KEPT = 31;
/** Nobody's requests. */
const PROBES = new Set(['/livez', '/readyz', '/metrics']);

/** What this process has answered lately. */
@Injectable()
export class Traffic extends PeriodicWork {
  private tallies: Tally[] = [];

  constructor() {
    super(EVERY_MS, 'cannot count');
  }

  async lately(): Promise<View | null> {
    const [older] = this.tallies;
    return older ? trafficBetween(older, await tallied()) : null;
  }

  protected async round(): Promise<void> {
    this.tallies = [...this.tallies, await tallied()].slice(-KEPT);
  }

  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap();
    void this.rounds.quietly();
  }
}

async function tallied(): Promise<Tally> {
  const { values } = await requestSeconds.get();
  const counted = values.filter(({ labels }) => !PROBES.has(String(labels.route)));
  const within = new Map<number, number>();
  let [count, failed] = [0, 0];
  for (const { labels, value, metricName } of counted) {
    const { le } = labels as { le?: number | string };
    const bound = le === undefined ? undefined : Number(String(le).replace('+Inf', 'Infinity'));
    if (bound !== undefined) within.set(bound, (within.get(bound) ?? 0) + value);
    if (!metricName?.endsWith('_count')) continue;
    count += value;
    if (Number(labels.status) >= 500) failed += value;
  }
  return { at: Date.now(), count, failed, within: [...within].sort(([a], [b]) => a - b) };
}
