import { withNounOfNumber } from './bare-number.js';

const tool = (name: string, argument: string) => ({
  name,
  description: '',
  parameters: { type: 'object', properties: { [argument]: { type: 'string' } }, required: [argument] },
});
const ORDERS = [tool('order_status', 'order_id'), tool('cancel_order', 'order_number')];

it.each([
  ['Where is number 9912?', 'Where is order 9912?'],
  ['Wo ist Nummer 9912?', 'Wo ist order 9912?'],
  ['Wo steckt denn Nr. 40771?', 'Wo steckt denn order 40771?'],
  ['Var är nummer 9912?', 'Var är order 9912?'],
  ['Où en est le n° 9912 ?', 'Où en est le order 9912 ?'],
  ['¿Dónde está el número 9912?', '¿Dónde está el order 9912?'],
  ['Storniere Nr. 9912', 'Storniere order 9912'],
])('“%s” is “%s” where orders alone have numbers', (text, own) => expect(withNounOfNumber(text, ORDERS)).toBe(own));

it.each([
  'Wo ist Rechnung Nr. 9912?',
  'Var är paket nummer 9912?',
  'Où est la facture n° 9912 ?',
  'Is it in room number 101?',
  'Call me at no. 12.',
])('“%s” is left', (text) => expect(withNounOfNumber(text, ORDERS)).toBe(text));

it('is left where several things have numbers', () => {
  const tools = [...ORDERS, tool('find_invoice', 'invoice_number')];
  expect(withNounOfNumber('Where is number 9912?', tools)).toBe('Where is number 9912?');
});
