import { figure } from './figures.js';
import { eventually } from './wait.js';
import type { World } from './world.js';

/** A running server writes the replayed week into its tables after the start; nothing but the books is asked before. */
export const wholeWeek = (world: World): Promise<boolean> =>
  eventually('the whole week', async () => (await world.query('SELECT 1 FROM arena_week')).length === 0, 120_000);

/** Every balance is the sum of its postings, every entry sums to 0, no decision has two fills of one action, no tick is missing or twice. */
export async function unsoundBooks(world: World): Promise<Record<string, number>> {
  await wholeWeek(world);
  const count = async (sql: string): Promise<number> => (await world.query(sql)).length;
  return {
    crooked_entries: await count('SELECT entry FROM arena_posting GROUP BY entry HAVING sum(amount) <> 0'),
    total_not_zero: await count('SELECT 1 FROM (SELECT sum(amount) AS total FROM arena_posting) t WHERE total <> 0'),
    wrong_balances: await count(
      `SELECT a.id FROM arena_account a LEFT JOIN arena_posting p ON p.account = a.id GROUP BY a.id, a.cash
       HAVING a.cash <> coalesce(sum(p.amount), 0)`,
    ),
    ticks_missing_or_twice: await count(
      `SELECT tick FROM (SELECT tick, tick - lag(tick) OVER w AS step, at > lag(at) OVER w AS later,
         lease_epoch >= lag(lease_epoch) OVER w AS ordered FROM arena_tick WINDOW w AS (ORDER BY tick)) t
       WHERE step <> 1 OR NOT later OR NOT ordered`,
    ),
  };
}

export const SOUND = { crooked_entries: 0, total_not_zero: 0, wrong_balances: 0, ticks_missing_or_twice: 0 };

/** Jobs that are promised and not done, and what Bull still holds, but for work that is planned for later. */
export async function unfinished(world: World): Promise<{ outbox: number; bull: number }> {
  const open = await world.query(
    `SELECT id FROM outbox_job WHERE done_at IS NULL AND (run_at IS NULL OR run_at < now() + interval '1 minute')`,
  );
  const prefix = world.environment().REDIS_PREFIX ?? 'fyra';
  const lists = await world.redis.keys(`${prefix}:bull:*`);
  const held = lists.filter((key) => /:(wait|active|paused|priority)$/.test(key)).map((key) => lengthOf(world, key));
  return { outbox: open.length, bull: (await Promise.all(held)).reduce((sum, n) => sum + n, 0) };
}

const lengthOf = async (world: World, key: string): Promise<number> =>
  (await world.redis.type(key)) === 'list' ? world.redis.llen(key) : world.redis.zcard(key);

export function tell(guarantee: string, found: Record<string, unknown>): void {
  const words = Object.entries(found).map(([name, value]) => `${name.replaceAll('_', ' ')} ${String(value)}`);
  figure(guarantee, words.join(', '));
}
