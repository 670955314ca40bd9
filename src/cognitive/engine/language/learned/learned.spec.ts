import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { analyse } from '../analysis.js';
import { FIRST_SIGHT } from '../first-sight.fixture.js';
import { FRESH, REPORTS } from '../fresh-sentences.fixture.js';
import { OWN } from '../sentences.fixture.js';
import { tokenize } from '../tokens.js';
import { BUCKETS } from './features.js';
import { learnedOf, readLearned } from './learned.js';
import { namesOf, vocabularyOf } from './vocabulary.js';

const SHORT = { pos: 'positive', neg: 'negative', neutral: 'neutral' } as const;
const HERE = 'src/cognitive/engine/language/learned';
const yaml = (path: string): never => parse(readFileSync(path, 'utf8')) as never;

const examplesOf = (language: string): [string, string][] => {
  const file: Record<string, string[]> = yaml(`bench/cognitive/examples/${language}.yaml`);
  const written = ['positive', 'negative', 'neutral'].flatMap((label) =>
    file[label].map((text): [string, string] => [label, text]),
  );
  const sets = [...Object.values(FRESH), ...Object.values(FIRST_SIGHT).filter(({ mended }) => mended)];
  const tested = [OWN, REPORTS, ...sets.map(({ sentences }) => sentences)].flat();
  return [
    ...written,
    ...tested.filter(([of]) => of === language).map(([, label, text]): [string, string] => [SHORT[label], text]),
  ];
};

describe('what is learned from examples', () => {
  it.each(['sv', 'en'])(
    'is learned from the examples as they stand (%s): node scripts/cognitive-learn.mjs',
    (language) => {
      const { examples }: { examples: string } = yaml(`${HERE}/model-${language}.yaml`);
      expect(
        createHash('sha256')
          .update(JSON.stringify([examplesOf(language), yaml(`bench/cognitive/examples/patterns-${language}.yaml`)]))
          .digest('hex'),
      ).toBe(examples);
    },
  );

  it.each([
    ['Räven tog två hönor', 'negative'],
    ['First mushrooms of the year, a whole basket', 'positive'],
  ])('names the words that speak most, with weights of its label: %s', (text, label) => {
    const { sentiment } = analyse(text);
    expect(sentiment.label).toBe(label);
    for (const { rule, span, token, weight } of sentiment.evidence) {
      expect([rule, text.slice(...span), Math.sign(weight)]).toEqual(['learned', token, label === 'positive' ? 1 : -1]);
    }
    const total = sentiment.evidence.reduce((sum, { weight }) => sum + weight, 0);
    expect(Math.abs(total)).toBeGreaterThan(0.4);
  });

  it('says nothing where it has learned nothing, and takes no other number of weights', () => {
    const none = {
      examples: '',
      scale: 1,
      weights: Buffer.alloc(2 * BUCKETS).toString('base64'),
      scales: [[], []] as const,
    };
    const words = vocabularyOf({ good: 'sol', bad: 'regn' }, { weather: 'sol regn' }, new Set(['inte']));
    expect(readLearned(tokenize('Det regnar på bröllopet'), learnedOf(none, words))).toEqual([]);
    expect(() => learnedOf({ ...none, weights: 'AAAA' }, words)).toThrow('3 weights');
  });

  it.each([
    ['regnet', 'det', ['weather']],
    ['av', 'lagt', ['broke']],
    ['av', 'kommer', []],
    ['solo', 'ett', []],
    ['betalat', 'har', ['bill', 'pay']],
  ])('knows %s after %s by its longest beginning that is listed', (word, before, names) => {
    const { senses } = vocabularyOf(
      {},
      { weather: 'sol regn', broke: 'lagt-av', bill: 'betala', pay: 'betala' },
      new Set(),
    );
    expect(namesOf(word, before, senses)).toEqual(names);
  });
});
