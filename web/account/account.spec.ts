import { daysOf, operationsOf } from './days.js';
import { heldOf, keysIn, maskedIn } from './key-name.js';

const KEY = `fyra_tools_${'a1'.repeat(16)}x9Qz`;

describe('keys on the account page', () => {
  test.each([
    [KEY, { kind: 'tools', masked: 'fyra_tools_…x9Qz' }],
    [KEY.replace('tools', 'arena'), { kind: 'arena', masked: 'fyra_arena_…x9Qz' }],
    [KEY.replace('tools', 'admin'), null],
    [KEY.slice(0, -1), null],
    [`${KEY}5`, null],
    [` ${KEY}`, null],
    ['', null],
  ])('%s is told for what it is', (text, held) => expect(heldOf(text)).toEqual(held));

  test('none can be read in what is shown', () => {
    const text = `{"api_key":"${KEY}","again":"${KEY}","url":"https://a.example/?k=${KEY.replace('tools', 'design')}"}`;
    expect(maskedIn(text)).toBe(
      '{"api_key":"fyra_tools_…x9Qz","again":"fyra_tools_…x9Qz","url":"https://a.example/?k=fyra_design_…x9Qz"}',
    );
    expect(keysIn(text)).toEqual([KEY, KEY.replace('tools', 'design')]);
  });
});

describe('usage by day and operation', () => {
  const asked = (day: string, operation: string, requests: number, refused = 0) => ({
    day,
    operation,
    requests,
    refused,
    failed: 0,
    units: requests - refused,
  });
  const usage = [
    asked('2026-03-01', 'GET /a', 2),
    asked('2026-02-27', 'GET /a', 1),
    asked('2026-02-27', 'POST /b', 4, 1),
  ];
  const report = { from: '2026-02-26', to: '2026-03-01', totals: asked('', '', 7, 1), usage };

  test('every day stands there, over the end of a month', () => {
    expect(daysOf(report, null).map(({ day, requests }) => [day, requests])).toEqual([
      ['2026-02-26', 0],
      ['2026-02-27', 5],
      ['2026-02-28', 0],
      ['2026-03-01', 2],
    ]);
    expect(daysOf(report, 'POST /b').map(({ refused }) => refused)).toEqual([0, 1, 0, 0]);
  });

  test('operations are summed, the most asked first', () => {
    expect(operationsOf(report).map(({ operation, requests, units }) => [operation, requests, units])).toEqual([
      ['POST /b', 4, 3],
      ['GET /a', 3, 3],
    ]);
  });
});
