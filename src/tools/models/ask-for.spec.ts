import { askFor } from './ask-for.js';

const call = { name: 'book_fitting', missing: ['fitting_date', 'branch'] };
const tool = (properties: Record<string, unknown>) => [
  { name: 'book_fitting', description: '', parameters: { type: 'object', properties } },
];

test.each([
  ['Book me a fitting, please.', 'For `book_fitting` I need to know: fitting date, branch.'],
  ['Kan du boka en provning åt mig?', 'För `book_fitting` behöver jag veta: fitting date, branch.'],
  ['Ich möchte bitte einen Termin zur Anprobe.', 'Für `book_fitting` fehlt mir noch: fitting date, branch.'],
  ['Je voudrais un rendez-vous pour un essayage.', 'Pour `book_fitting`, il me manque : fitting date, branch.'],
  ['Quiero una cita para probarme el vestido.', 'Para `book_fitting` me falta saber: fitting date, branch.'],
])('%s', (question, asked) => {
  expect(askFor(question, call, tool({ fitting_date: { type: 'string' } }))).toContain(asked);
});

test.each([
  ['Day of the fitting', 'day of the fitting'],
  ['The day of the fitting, YYYY-MM-DD', 'day of the fitting'],
  ['Day of the fitting (ISO 8601)', 'day of the fitting'],
  ['Day of the fitting, e.g. 2026-12-14. Never a Sunday.', 'day of the fitting'],
  ['Tag der Anprobe', 'Tag der Anprobe'],
  ['IBAN of the account', 'IBAN of the account'],
  ['', 'fitting date'],
  ['x'.repeat(90), 'fitting date'],
])('what is described as “%s” is asked for as “%s”', (description, asked) => {
  expect(askFor('Book it.', call, tool({ fitting_date: { type: 'string', description } }))).toContain(
    `: ${asked}, branch.`,
  );
});
