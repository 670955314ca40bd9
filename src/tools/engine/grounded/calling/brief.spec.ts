import { readingOf } from '../reading.js';
import { brief } from './brief.js';

const TEXT = { type: 'string' };
const schema = { type: 'object', properties: { query: TEXT, artikel: TEXT, text: TEXT, description: TEXT } };
const made = (args: Record<string, unknown>, quotes: Record<string, string>, question: string) =>
  brief(
    {
      name: 'f',
      arguments: args,
      evidence: Object.entries(quotes).map(([name, quote]) => ({ path: `/${name}`, source: 'text' as const, quote })),
    },
    schema,
    readingOf(question),
  ).arguments;

it('says what is sought without what other arguments say of it', () =>
  expect(
    made(
      { query: 'green raincoats under 90 pounds.', colour: 'green', max_price: 90 },
      { colour: 'green', max_price: '90 pounds' },
      'Show me green raincoats under 90 pounds.',
    ),
  ).toMatchObject({ query: 'raincoats' }));

it('keeps a colour that no other argument says, and sentences with their points', () => {
  expect(made({ query: 'green raincoats' }, {}, 'Show me green raincoats')).toEqual({ query: 'green raincoats' });
  expect(made({ description: 'A coat. It is red.' }, {}, 'Draw: A coat. It is red.')).toEqual({
    description: 'A coat. It is red.',
  });
  expect(made({ description: 'a red coat.' }, {}, 'Draw a red coat.')).toEqual({ description: 'a red coat' });
});

it('takes a German verb from a thing, not from a text', () => {
  const question = 'Bitte 120 Reißverschlüsse bestellen, am 20. August.';
  expect(made({ artikel: 'Reißverschlüsse bestellen' }, {}, question)).toEqual({ artikel: 'Reißverschlüsse' });
  expect(made({ text: 'Reißverschlüsse bestellen' }, {}, question)).toEqual({ text: 'Reißverschlüsse bestellen' });
});

it.each<[string, string, string, string]>([
  ['merino jumpers', 'M', 'Show me merino jumpers in M', 'merino jumpers'],
  ['redwood chairs', 'red', 'Show me redwood chairs', 'redwood chairs'],
  ['red-brown chairs', 'red', 'Show me red-brown chairs', 'red-brown chairs'],
  ['chairs bordered', 'red', 'Show me chairs bordered', 'chairs bordered'],
  ['red chairs', 'red', 'Show me red chairs', 'chairs'],
  ['merino jumpers in M', 'M', 'Show me merino jumpers in M', 'merino jumpers'],
])('of “%s” takes “%s” only as a word of its own', (query, quote, question, left) =>
  expect(made({ query, other: quote }, { other: quote }, question)).toMatchObject({ query: left }),
);

it.each([
  ['Jeans zerrissen', 'Jeans zerrissen'],
  ['Mantel eingerissen', 'Mantel eingerissen'],
  ['Hemden getragen', 'Hemden getragen'],
  ['Jacke offen', 'Jacke offen'],
  ['Hosen zerreißen', 'Hosen'],
  ['Mäntel ausgeben', 'Mäntel'],
  ['Jacken reinigen', 'Jacken'],
])('of “%s” is the thing “%s”', (artikel, thing) =>
  expect(made({ artikel }, {}, `Bitte ${artikel}, danke für die Hilfe.`)).toEqual({ artikel: thing }),
);

it('takes any number of points from the end, and none from within', () => {
  const points = '.'.repeat(40_000);
  expect(made({ query: `coats${points}a` }, {}, 'coats')).toEqual({ query: `coats${points}a` });
  expect(made({ query: `coats${points}` }, {}, 'coats')).toEqual({ query: 'coats' });
});
