import type { DataSource } from 'typeorm';
import type { Config } from '../../common/config/env.js';
import type { Webhooks } from '../../common/webhooks/webhooks.js';
import { LeagueRetention } from './league-retention.js';

it('forgets the endpoints of those whom the table names as retired for long, in one transaction', async () => {
  const [asked, forgotten]: [string[], unknown[]] = [[], []];
  const manager = {
    query: (sql: string) => {
      asked.push(sql);
      return Promise.resolve([[{ account_id: 'a-1' }, { account_id: 'a-2' }], 2]);
    },
  };
  const db = { transaction: (run: (one: typeof manager) => Promise<void>) => run(manager) };
  const webhooks = { forget: async (one: unknown, owner: string) => void forgotten.push([one === manager, owner]) };
  await new LeagueRetention(
    db as unknown as DataSource,
    webhooks as unknown as Webhooks,
    {} as Config,
  ).forgetEndpoints();
  expect(asked).toEqual([expect.stringMatching(/status = 'retired' AND .*interval '1 day' RETURNING account_id/s)]);
  expect(forgotten).toEqual([
    [true, 'account:a-1'],
    [true, 'account:a-2'],
  ]);
});
