import { Gauge } from 'prom-client';
import { VERSION } from '../kernel/version.js';
import { registry } from './metrics.js';

/** Which program this process runs, for dashboards and to see a roll-out. */
export function tellBuild(): void {
  const build = new Gauge({
    name: 'fyra_build_info',
    help: 'Always 1: the version of the product and of Node are its labels.',
    labelNames: ['version', 'node'],
    registers: [registry],
  });
  build.set({ version: VERSION, node: process.versions.node }, 1);
}
