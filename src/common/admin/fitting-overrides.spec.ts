import { KEY_INTERFACES, type LimitOverrides } from '../auth/principal.js';
import type { DomainError } from '../kernel/errors.js';
import { assertFitting } from './fitting-overrides.js';

const every: LimitOverrides = {
  fashion_daily: 1,
  chat_daily: 1,
  cognitive_daily: 1,
  uses_total: 1,
  arena_hourly: 1,
  burst_limit: 1,
  burst_window_seconds: 1,
};

function refusedFor(kind: (typeof KEY_INTERFACES)[number], overrides: LimitOverrides | undefined): string[] {
  try {
    assertFitting(overrides, kind);
    return [];
  } catch (error) {
    return (error as DomainError).extras.errors?.map(({ path }) => path.replace('overrides.', '')) ?? [];
  }
}

test.each([
  ['tools', ['uses_total', 'arena_hourly']],
  ['design', ['fashion_daily', 'chat_daily', 'cognitive_daily', 'arena_hourly']],
  ['arena', ['fashion_daily', 'chat_daily', 'cognitive_daily', 'uses_total']],
] as const)('a %s key takes no override that limits nothing for it', (kind, refused) => {
  expect(refusedFor(kind, every)).toEqual(refused);
  expect(refusedFor(kind, { burst_limit: 0 })).toEqual([]);
  expect(refusedFor(kind, undefined)).toEqual([]);
});
