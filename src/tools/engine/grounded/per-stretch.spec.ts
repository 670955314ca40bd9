import { clauseAt, stemIn } from './clause.js';
import { factsIn } from './facts/facts-in.js';
import { tokensOf } from './facts/tokens.js';
import { momentsIn } from './moments/moment.js';
import { perStretch } from './per-stretch.js';
import { readingOf } from './reading.js';
import { candidatesIn } from './spans/candidates.js';

const whole = (text: string) => [readingOf(text), { start: 0, end: text.length }] as const;

it('is made once for a stretch of a reading, and anew for another stretch or reading', () => {
  let made = 0;
  const lengthOf = perStretch((_, { start, end }) => (made++, end - start));
  const [one, other] = [readingOf('Two coats.'), readingOf('Two coats.')];
  const asked = [one, one, other].map((reading) => lengthOf(reading, { start: 0, end: 10 }));
  expect([asked, lengthOf(one, { start: 4, end: 9 }), made]).toEqual([[10, 10, 10], 5, 3]);
});

describe('what a text of thousands of words may cost', () => {
  it.each([
    ['amounts', factsIn],
    ['words', tokensOf],
    ['stretches', candidatesIn],
  ])('%s are found once for all slots', (_, make) => {
    const [reading, scope] = whole('We need 12 chairs for Anna Berg in Leeds.');
    expect(make(reading, scope)).toBe(make(reading, { ...scope }));
    expect(make(reading, scope)).not.toEqual([]);
  });

  it('reads amounts of a message and none of a table', () => {
    expect(factsIn(...whole('12 chairs and 4 tables, '.repeat(100)))).toHaveLength(200);
    expect(factsIn(...whole('12 chairs and 4 tables, '.repeat(200)))).toEqual([]);
  });

  it('looks for words of a name near a number only, where nothing parts a text', () => {
    const text = `rent ${'12 '.repeat(2000)}`;
    const at = (place: number) => stemIn(text, clauseAt(text, place), ['rent'], place);
    expect([at(40), at(4000)]).toEqual([0, -1]);
  });

  it('reads times of a message and none of a timetable', () => {
    const times = (rows: number) => momentsIn(...whole('From 09:45 to 10:30. '.repeat(rows)), 'time');
    expect([times(60).length, times(200)]).toEqual([120, []]);
  });

  it.each(['Anna Berg of Leeds, ', 'Ab ', 'the red coat and the '])('looks only near a stretch of “%s…”', (words) => {
    const found = candidatesIn(...whole(words.repeat(400)));
    const widest = Math.max(...found.map(({ sentence: { start, end } }) => end - start));
    expect(found.length).toBeGreaterThan(100);
    expect(found.length).toBeLessThan(400 * words.split(' ').length);
    expect(widest).toBeLessThan(1000);
  });
});
