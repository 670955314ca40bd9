import { evidenceMarks } from './evidence-marks.js';

it('quotes the description where it says a thing, and the instruction where a later version does', () => {
  const { marks, rows } = evidenceMarks(
    {
      length: {
        source: 'stated',
        span: null,
        text: null,
        confidence: 0.95,
        value: 'midi',
        revised: { version: 3, span: [8, 14], text: 'longer' },
      },
      garment: { source: 'stated', span: [2, 7], text: 'dress', confidence: 0.98, value: 'dress' },
      fit: { source: 'default', span: null, text: null, confidence: 0.3, value: 'regular' },
    },
    7,
  );
  expect(marks).toEqual([{ number: 1, start: 2, end: 7 }]);
  expect(rows.map(({ attribute, mark, text }) => [attribute, mark, text])).toEqual([
    ['garment', 1, '“dress”'],
    ['length', null, '“longer” (version 3)'],
    ['fit', null, null],
  ]);
});
