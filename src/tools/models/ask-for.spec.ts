import { askFor } from './ask-for.js';

const call = { name: 'book_fitting', missing: ['fitting_date', 'branch'] };

test.each([
  ['Book me a fitting, please.', 'For `book_fitting` I need to know: fitting date, branch.'],
  ['Kan du boka en provning åt mig?', 'För `book_fitting` behöver jag veta: fitting date, branch.'],
  ['Ich möchte bitte einen Termin zur Anprobe.', 'Für `book_fitting` fehlt mir noch: fitting date, branch.'],
  ['Je voudrais un rendez-vous pour un essayage.', 'Pour `book_fitting`, il me manque : fitting date, branch.'],
  ['Quiero una cita para probarme el vestido.', 'Para `book_fitting` me falta saber: fitting date, branch.'],
])('%s', (question, asked) => {
  expect(askFor(question, call)).toContain(asked);
});
