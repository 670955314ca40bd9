import { readingOf } from '../reading.js';
import { rowsIn } from './row.js';

describe('lists that are written alike', () => {
  it.each<[text: string, rows: [head: string, ...cells: string[]][]]>([
    [
      'Team: Ada (cutter, 12 years), Ben (presser, 3 years).',
      [
        ['Ada', 'cutter', '12 years'],
        ['Ben', 'presser', '3 years'],
      ],
    ],
    [
      'Staff: Eva Lund - pattern maker, Paul Weiss - buyer.',
      [
        ['Eva Lund', 'pattern maker'],
        ['Paul Weiss', 'buyer'],
      ],
    ],
    ['The coat (navy) is warm.', []],
  ])('%s', (text, rows) => {
    const found = rowsIn(readingOf(text), { start: 0, end: text.length });
    expect(found.map(({ head, cells }) => [head, ...cells])).toEqual(rows);
  });
});
