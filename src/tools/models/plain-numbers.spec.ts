import { OFFERS } from './offers.js';
import { answerBySchema } from './schema-answer.js';

const NOTHING = { league: null, mood: null, offers: OFFERS, answer: { text: '', sources: [], points: [] } } as never;

function told(name: string, question: string): unknown {
  const schema = { type: 'object', properties: { [name]: { type: 'integer' } }, required: [name] };
  const answer = answerBySchema({ schema, question, before: '', house: NOTHING, seed: 's' });
  return answer.ok ? (answer.value as Record<string, unknown>)[name] : null;
}

it.each([
  ['Maria is 34 and lives in Lyon.', 34],
  ['My son is 6.', 6],
  ['Anna är 29 och bor i Malmö.', 29],
  ['Peter ist 41 und wohnt in Kiel.', 41],
  ['Her waist is 70.', null],
  ['Platform 9 is 34.', null],
  ['The coat is 120 euros.', null],
  ['Maria is size 34.', null],
])('an age is told by who has it: “%s” %s', (text, age) => expect(told('age', text)).toBe(age));

it.each([
  ['size_received', 'Return: wrong size, bought 12 May, customer ordered 40.', null],
  ['quantity', 'Please call me before 12 May.', null],
  ['garments', 'In March we mended 18 garments, in April none.', 18],
  ['total', 'In March we mended 18 garments, in May 14. How many in total?', 32],
])('a day of a month counts nothing: %s of “%s” is %s', (name, text, value) => expect(told(name, text)).toBe(value));

it.each([
  ['jackets', 'One jacket needs 2.4 metres of tweed. We will make 25 jackets.', 25],
  ['pages', 'Lea reads 23 pages a day for 14 days.', 322],
])('what is counted so is no product: %s of “%s” is %s', (name, text, value) => expect(told(name, text)).toBe(value));
