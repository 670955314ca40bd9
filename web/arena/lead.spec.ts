import { leadOf } from './lead.js';
import type { Entry, Odds } from './view.js';

const entry = (name: string, eligible = true) => ({ id: name, name, eligible, win_probability: 0.75 }) as Entry;
const odds = (...chances: [string, number][]): Odds[] =>
  chances.map(([name, win_probability]) => ({ id: name, name, win_probability }));

describe('who leads', () => {
  it.each([
    [
      'who is not eligible yet may be likelier',
      [
        ['Ada', 0.11],
        ['Bo', 0.385],
      ],
      /^Ada leads.*but Bo is likelier to win it: 39\u00a0% against 11\u00a0%\.$/,
    ],
    [
      'less than a half is not more likely than not',
      [
        ['Ada', 0.418],
        ['Bo', 0.2],
      ],
      /^Ada leads.*most likely somebody else wins: a chance of 42\u00a0%\.$/,
    ],
    [
      'the first of equals',
      [
        ['Bo', 0.5],
        ['Ada', 0.5],
      ],
      /^Ada leads.*may as well win it as not: a chance of 50\u00a0%\.$/,
    ],
    ['an article before any number', [['Ada', 0.84]], /will more likely win it than not: a chance of 84\u00a0%\.$/],
    ['who has no chance left', [['Bo', 1]], /but Bo is likelier to win it: 100\u00a0% against 0\u00a0%\.$/],
    [
      'others who stand together are nobody',
      [
        ['others', 0.9],
        ['Ada', 0.1],
      ],
      /^Ada leads.*a chance of 10\u00a0%\.$/,
    ],
    ['nothing is said before the first quote', [], /^Ada leads the match of this hour\.$/],
  ] as [string, [string, number][], RegExp][])('%s', (_, chances, said) => {
    expect(leadOf([entry('Ada'), entry('Bo', false)], odds(...chances), '1h')).toMatch(said);
  });
});
