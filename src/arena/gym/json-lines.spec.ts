import { JsonLines } from './json-lines.js';

const say = (gym: JsonLines, line: unknown) =>
  JSON.parse(gym.answer(typeof line === 'string' ? line : JSON.stringify(line)) ?? 'null');
const fresh = () => new JsonLines({ warmup_hours: 1 });
const BUY = { symbol: 'BTC', signal: 'BUY', notional_usd: 500 };

it('a line is asked, a line answers, and an id comes back', () => {
  const gym = fresh();
  expect(say(gym, { id: 'a', reset: { seed: 3 } })).toMatchObject({
    id: 'a',
    observation: { account: { equity_usd: 10_000 } },
    info: { settings: { seed: 3, duration: '1h' } },
  });
  const step = say(gym, { id: 2, step: BUY, seconds: 5 });
  expect(step).toMatchObject({ id: 2, terminated: false, truncated: false, info: { ticks: 5 } });
  expect(step.info.results[0]).toMatchObject({ symbol: 'BTC/USD', status: 'filled' });
  expect(step.info.fills).toHaveLength(1);
  expect(step.reward).toBeLessThan(0);
  expect(say(gym, { step: null }).info).toMatchObject({ ticks: 60, results: [] });
  expect(say(gym, { rules: {} }).rules).toMatchObject({ starting_cash_usd: 10_000, fees: { taker_bps: 4.5 } });
  expect(gym.answer('  ')).toBeNull();
});

it('the same lines have the same answers', () => {
  const lines = [{ reset: { seed: 'x' } }, { step: BUY }, { step: { symbol: 'BTC', signal: 'close' } }, { step: null }];
  const run = () => {
    const gym = fresh();
    return lines.map((line) => say(gym, line));
  };
  expect(run()).toEqual(run());
});

it.each([
  ['{"step": ', 'invalid_json', /not JSON/],
  ['{"step": {"symbol": "BTC", "signal": "BUY", "notional_usd": NaN}}', 'invalid_json', /no NaN/],
  ['[1]', 'invalid_json', /object/],
  [`{"step": "${'x'.repeat(1_000_000)}"}`, 'invalid_json', /characters/],
  [{ jump: {} }, 'invalid_line', /one of reset, step, rules/],
  [{ step: {}, reset: {} }, 'invalid_line', /one of reset, step, rules/],
  [{ step: 7 }, 'validation_failed', /object, or null/],
  [{ step: { symbol: 'BTC', signal: 'UP' } }, 'validation_failed', /signal must be one of/],
  [{ step: { symbol: 'BTC', signal: 'BUY', notional_usd: '5' } }, 'validation_failed', /notional_usd must be a number/],
  [{ step: { symbol: 'BTC', signal: 'BUY' } }, 'validation_failed', /exactly one of quantity/],
  [{ step: BUY, seconds: -1 }, 'invalid_setting', /^seconds must/],
  [{ reset: { seed: [1] } }, 'invalid_setting', /^seed must/],
  [{ reset: { seed: true } }, 'invalid_setting', /^seed must/],
])('%.60j is answered by its error, and the episode goes on', (line, code, message) => {
  const gym = fresh();
  const { observation } = say(gym, { reset: {} });
  const answer = gym.answer(typeof line === 'string' ? line : JSON.stringify({ id: 9, ...line }))!;
  expect(answer).not.toContain('\n');
  expect(JSON.parse(answer).error).toMatchObject({ code, message: expect.stringMatching(message) });
  expect(say(gym, { step: null, seconds: 1 }).observation.tick).toBe(observation.tick + 1);
});

it('nothing is done before the first reset, or after the end', () => {
  const gym = fresh();
  expect(say(gym, { step: BUY }).error.code).toBe('no_episode');
  say(gym, { reset: {} });
  expect(say(gym, { step: null, seconds: 4000 })).toMatchObject({ truncated: true, info: { ticks: 3600 } });
  expect(say(gym, { step: BUY, id: 1 })).toEqual({
    id: 1,
    error: { code: 'episode_over', message: expect.any(String) },
  });
  expect(say(gym, { reset: {} }).observation.match.seconds_left).toBe(3600);
});
