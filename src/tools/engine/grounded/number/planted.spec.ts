import { propertyOf } from '../property.js';
import { readingOf } from '../reading.js';
import { numberFor } from './number-for.js';
import { type Planted, WORLDS } from './planted.fixture.js';

const DRAWS = [
  [23, 14, 37, 51],
  [64, 25, 18, 11],
  [12, 96, 45, 33],
];
const close = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;
const answerTo = (name: string, text: string): unknown =>
  numberFor(propertyOf(name), readingOf(text), { start: 0, end: text.length })?.value ?? null;

/** What is told otherwise than it is. */
function wrongIn({ text, truths }: Planted): string[] {
  return Object.entries(truths).flatMap(([name, truth]) => {
    const got = answerTo(name, text);
    const isRight = got === null || (truth !== null && close(Number(got), truth));
    return isRight ? [] : [`${text} ${name}: ${JSON.stringify(got)}, not ${truth}`];
  });
}

it.each(Object.entries(WORLDS))('of %s nothing is told that is not so', (_, world) => {
  const wrong = DRAWS.flatMap(([a, b, c, d]) => wrongIn(world(a, b, c, d)));
  expect(wrong).toEqual([]);
});

/** Of all names that the planted worlds can answer, at least so many are. */
const LEAST = 200;

it('most of what the planted worlds tell is found', () => {
  const asked = Object.values(WORLDS).flatMap((world) => {
    const { text, truths } = world(23, 14, 37, 51);
    return Object.entries(truths).flatMap(([name, truth]) => (truth === null ? [] : [{ text, name, truth }]));
  });
  const right = asked.filter(({ text, name, truth }) => close(Number(answerTo(name, text) ?? NaN), truth));
  expect(right.length).toBeGreaterThanOrEqual(LEAST);
});
