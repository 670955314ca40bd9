import { activityGroup, failureGroup } from './activity.js';

describe('the life of a request', () => {
  it.each([
    ['POST', '/api/v1/agents/decide', 'arena'],
    ['POST', '/api/v1/design', 'design'],
    ['POST', '/api/v1/keys/request', 'design'],
    ['POST', '/api/bride-demo', 'cognitive'],
    ['POST', '/api/chat', 'tools'],
    ['POST', '/v1/chat/completions', 'tools'],
    ['GET', '/api/cognitive', undefined],
    ['GET', '/api/bride/v1/cognitive', undefined],
    ['GET', '/api/v1/league', undefined],
    ['POST', '/api/admin/keys', undefined],
  ])('%s %s belongs to %p', (method, path, group) => expect(activityGroup(method, path)).toBe(group));

  it.each([
    ['/api/v1/league', 'arena'],
    ['/api/design/dsn_1', 'design'],
    ['/api/cognitive/history', 'cognitive'],
    ['/api/status/1', 'tools'],
    ['/readyz', undefined],
    ['/api/admin/queues', undefined],
  ])('a failure at %s belongs to %p', (path, group) => expect(failureGroup(path)).toBe(group));
});

it.each(['file_not_ready', 'queue_full', 'market_paused'])(
  'who is asked to come back (%s) has met no failure',
  (code) => expect(failureGroup('/api/design/d_1/worn.png', code)).toBeUndefined(),
);

it.each(['file_failed', 'unavailable', undefined])('but %s is one', (code) =>
  expect(failureGroup('/api/design/d_1/worn.png', code)).toBe('design'),
);
