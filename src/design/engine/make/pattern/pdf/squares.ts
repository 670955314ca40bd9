import { rectangle, text, type Drawn } from '../sheet/ink.js';

/** One hundred millimetres by one hundred, with one inch by one inch in its lower right corner. */
export function testSquares(x: number, y: number): Drawn[] {
  const middle = { anchor: 'middle' } as const;
  const inch = { x: x + 100 - 25.4, y: y + 100 - 25.4 };
  return [
    rectangle(x, y, 100, 100, { width: 0.3 }),
    text('Test square', x + 50, y + 40, 6, { ...middle, weight: 700 }),
    text('100 mm × 100 mm', x + 50, y + 48, 5, middle),
    text('Measure it before you print the rest.', x + 50, y + 55, 3.4, middle),
    rectangle(inch.x, inch.y, 25.4, 25.4, { width: 0.3 }),
    text('1 inch', inch.x + 12.7, inch.y + 12, 3.4, middle),
    text('× 1 inch', inch.x + 12.7, inch.y + 16.5, 3.4, middle),
  ];
}
