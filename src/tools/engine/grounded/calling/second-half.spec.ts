import { callsFor } from '../calls.js';

const TEXT = { type: 'string' };
const tool = (name: string, description: string, properties: Record<string, unknown>) => ({
  name,
  description,
  parameters: { type: 'object', properties, required: Object.keys(properties) },
});
const TOOLS = [
  tool('get_weather', 'Get the weather of a city', { city: TEXT }),
  tool('convert_currency', 'Convert an amount of money', { amount: { type: 'number' }, from: TEXT, to: TEXT }),
  tool('cancel_order', 'Cancel an order', { order_id: TEXT }),
  tool('get_order_status', 'Status of an order', { order_id: TEXT }),
];
const house = { league: null, mood: null, offers: {}, answer: { text: '', sources: [], points: [] } } as never;
const called = (question: string, parallel = true) => {
  const answer = callsFor(
    { tools: TOOLS, choice: 'auto', parallel, question, before: '', askedFor: null, made: [] },
    house,
  );
  return answer.kind === 'calls' ? answer.calls.map(({ name }) => name) : answer.kind;
};

describe('both halves of a request', () => {
  it.each([
    ["What's the weather in Rome, and convert 80 euros to dollars please.", ['get_weather', 'convert_currency']],
    ["What's the weather in Rome? And convert 80 euros to dollars.", ['get_weather', 'convert_currency']],
    ['Convert 80 euros to dollars and tell me the weather in Rome.', ['convert_currency', 'get_weather']],
    ['Where is order 4411, and cancel order 4412 please.', ['get_order_status', 'cancel_order']],
    ['Quel temps fait-il à Lyon, et convertis 80 euros en dollars.', ['get_weather', 'convert_currency']],
    ['Hur är vädret i Lund? Och avboka order 4412, tack.', ['get_weather', 'cancel_order']],
    ['Convert 80 euros to dollars, and have a nice day.', ['convert_currency']],
    ['What is the weather in Rome? I fly on Monday.', ['get_weather']],
  ])('%s', (question, names) => expect(new Set(called(question))).toEqual(new Set(names)));

  it('one of them where one call at a time is wanted', () =>
    expect(called("What's the weather in Rome? And convert 80 euros to dollars.", false)).toHaveLength(1));
});
