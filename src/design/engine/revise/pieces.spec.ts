import { processorMs } from '../../../../test/support/processor-time.js';
import { clausesOf, ordersOf, plainOrders } from './pieces.js';

describe('an instruction made to keep expressions busy', () => {
  const gap = ' '.repeat(110);
  it.each(['\r', '\u2028', '\u2029'])('with the line end %j is taken apart at once', (end) => {
    ordersOf('make it red', 'dress'); // what is read once
    const text = `substitute${gap}a${gap}for${gap}for${gap}x${end}y`;
    const spent = processorMs(() => {
      expect(clausesOf(plainOrders(text)).length).toBeGreaterThan(0);
      ordersOf(text, 'dress');
    });
    expect(spent).toBeLessThan(500);
  });
});
