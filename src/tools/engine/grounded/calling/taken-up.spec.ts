import { takenUp } from './taken-up.js';

const TEXT = { type: 'string' };
const tool = (name: string, description: string, properties: Record<string, unknown>) => ({
  name,
  description,
  parameters: { type: 'object', properties, required: Object.keys(properties) },
});
const TOOLS = [
  tool('get_order', 'Look up an order', { order_id: TEXT }),
  tool('cancel_order', 'Cancel an order', { order_id: TEXT }),
  tool('reorder_stock', 'Reorder an article from its supplier', { sku: TEXT, quantity: { type: 'integer' } }),
];
const house = { league: null, mood: null, offers: {}, answer: { text: '', sources: [], points: [] } } as never;
const taken = (told: string, question: string, args: Record<string, unknown>) => {
  const answer = takenUp(
    {
      tools: TOOLS,
      choice: 'auto',
      parallel: true,
      question,
      before: '',
      askedFor: null,
      made: [],
      earlier: [{ name: 'get_order', arguments: args }],
      told,
    },
    house,
  );
  return answer?.kind === 'calls' ? answer.calls.map((one) => [one.name, one.arguments]) : answer;
};

describe('what is offered in words', () => {
  it.each([
    ['It has not been shipped. Shall I cancel it?', 'Yes, do it.'],
    ['Noch nicht versandt. Soll ich sie stornieren?', 'Ja, bitte.'],
    ['Den är inte skickad. Ska jag avboka den?', 'Ja tack.'],
    ['Pas encore partie. Dois-je l’annuler ?', 'Oui, allez-y.'],
  ])('%s – %s', (told, question) =>
    expect(taken(told, question, { order_id: '61188' })).toEqual([['cancel_order', { order_id: '61188' }]]),
  );

  it('with what the offer says', () =>
    expect(taken('Quedan 4. ¿Quiere que pida 50 más?', 'Sí, por favor.', { sku: 'CRM-18' })).toEqual([
      ['reorder_stock', { sku: 'CRM-18', quantity: 50 }],
    ]));

  it.each([
    ['Shall I cancel it?', 'No, leave it.'],
    ['Shall I cancel it?', 'What does that cost?'],
    ['It can be cancelled.', 'Yes.'],
    ['Shall I tell you more about it?', 'Yes.'],
  ])('not: %s – %s', (told, question) => expect(taken(told, question, { order_id: '61188' })).toBeNull());

  it('not where something is left open', () => expect(taken('Shall I cancel it?', 'Yes.', {})).toBeNull());
});
