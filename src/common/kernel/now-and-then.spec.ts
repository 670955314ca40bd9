import { nowAndThen } from './now-and-then.js';

it('says yes at once, and again when the time has gone by since the last yes', () => {
  const clock = jest.spyOn(performance, 'now');
  const isDue = nowAndThen(1000);
  const answers = [5000, 5999, 6000, 6500, 7001].map((ms) => {
    clock.mockReturnValue(ms);
    return isDue();
  });
  expect(answers).toEqual([true, false, true, false, true]);
  clock.mockRestore();
});
