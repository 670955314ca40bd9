import type { EntityManager } from 'typeorm';
import { loadConfig } from '../config/env.js';
import { Allowances } from '../quota/windows/allowances.js';
import { OPEN_OF_FREE, OpenJobs } from './open-jobs.js';
import type { Origins } from './origins.js';

const ORIGIN = { network: 'n', address: 'a', payer: 'p', free: true };

/** Orders of a queue in which so many jobs of the caller's address are open. */
function orders(open: number, settings: Record<string, string> = {}) {
  const config = loadConfig(settings);
  const origins = { of: () => ORIGIN } as unknown as Origins;
  const counts = { all: open, network: open, address: open, payer: open };
  const manager = { query: () => Promise.resolve([counts]) } as unknown as EntityManager;
  const jobs = new OpenJobs(config, new Allowances(config), origins);
  return (client: string) => jobs.admit(manager, 'design', { client }, { seconds: 1 });
}

const tooMany = expect.objectContaining({ code: 'too_many_open_jobs' });

it('are ten of an address without a paid key', async () => {
  await expect(orders(OPEN_OF_FREE - 1)('10.0.0.1')).resolves.toBe(ORIGIN);
  await expect(orders(OPEN_OF_FREE)('10.0.0.1')).rejects.toThrow(tooMany);
});

it('are as many as the operator allows of an address in a network that it names', async () => {
  const ALLOWANCES = '10.0.0.0/8 open_jobs=25; 192.0.2.0/24 x2';
  await expect(orders(24, { ALLOWANCES })('10.0.0.1')).resolves.toBe(ORIGIN);
  await expect(orders(25, { ALLOWANCES })('10.0.0.1')).rejects.toThrow(tooMany);
  await expect(orders(2 * OPEN_OF_FREE - 1, { ALLOWANCES })('192.0.2.1')).resolves.toBe(ORIGIN);
  await expect(orders(OPEN_OF_FREE, { ALLOWANCES })('203.0.113.1')).rejects.toThrow(tooMany);
});

it('are half of the queue for networks that have some open', async () =>
  expect(orders(5, { QUEUE_LIMIT: '10' })('10.0.0.1')).rejects.toThrow(
    expect.objectContaining({ code: 'queue_full' }),
  ));
