import { OFFERS } from './offers.js';
import { answerBySchema } from './schema-answer.js';

const NOTHING = { league: null, mood: null, offers: OFFERS, answer: { text: '', sources: [], points: [] } } as never;

function told(name: string, question: string): number | null {
  const schema = { type: 'object', properties: { [name]: { type: 'number' } }, required: [name] };
  const answer = answerBySchema({ schema, question, before: '', house: NOTHING, seed: 's' });
  return answer.ok ? (answer.value as Record<string, number>)[name] : null;
}

describe.each(['total', 'answer', 'total_eur', 'to_pay_eur'])('%s', (name) => {
  it.each([
    ['A shirt costs 49.90 EUR. I buy three and get 10 percent off. What do I pay?', 134.73],
    ['Three shirts at 20 EUR each with a 5 EUR voucher. What is the total?', 55],
    ['2 dresses at 80 EUR each minus a 15 EUR discount. What do I pay?', 145],
    ['I order 4 towels at 12 EUR each with 25 % off. What is the total?', 36],
    ['4 scarves for 60 EUR with a 10 EUR gift card. What do I pay?', 50],
    ['A coat for 200 EUR and a hat for 40 EUR, 10 % off everything. What is the total?', 216],
    ['5 m of linen at 18 EUR per metre, 20 % off. What is the total?', 72],
  ])('of “%s” is what is paid after what is taken off', (text, sum) => expect(told(name, text)).toBe(sum));
});

it.each([
  ['total', 'What is the total of 3 shirts at 20 EUR each?', 60],
  ['total_eur', 'Jag köper 3 skjortor à 200 kr och får 10 % rabatt. Vad blir summan?', null],
  ['total', 'Three shirts at 20 EUR each, a 5 EUR voucher and 10 % off. What is the total?', null],
  ['answer', '19 minus 7?', 12],
])('%s of “%s”: %s', (name, text, sum) => expect(told(name, text)).toBe(sum));
