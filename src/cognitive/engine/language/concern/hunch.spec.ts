import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { tokenize } from '../tokens.js';
import { concernByRules, helpFor } from './concern.js';
import { hunchOf, sentencesIn } from './hunch.js';

const yaml = <T>(path: string): T => parse(readFileSync(path, 'utf8')) as T;

const chance = (text: string, l: 'sv' | 'en'): number => {
  const { life, death } = hunchOf(tokenize(text), l);
  return life + death;
};

describe('what was learned of hints', () => {
  it.each(['sv', 'en'] as const)(
    'is learned from the examples as they stand (%s): node scripts/cognitive-learn-need.mjs',
    (language) => {
      const { examples }: { examples: string } = yaml(`${__dirname}/need-model-${language}.yaml`);
      const written: Record<string, unknown> = yaml('bench/cognitive/examples/need.yaml');
      expect(createHash('sha256').update(JSON.stringify(written[language])).digest('hex')).toBe(examples);
    },
  );

  // None of them is known to the rules of either language.
  it.each([
    ['Det spelar ingen roll vad jag sätter på mig, jag tänker ändå inte vara kvar till helgen', 'life'],
    ["I won't be here when they read this", 'life'],
    ['I keep looking down from the bridge and thinking how quiet it would be', 'life'],
    ['Jag har skrivit till alla och gett bort katten, sen är det slut', 'life'],
    ['We scattered Dad over the lake on Sunday', 'death'],
  ])('%s: %s', (text, concern) => {
    expect((['sv', 'en'] as const).map((l) => concernByRules(tokenize(text), l))).toEqual([null, null]);
    expect(helpFor(text)?.concern).toBe(concern);
  });

  it.each([
    ["I'm dying to see it in red"],
    ['This zip will be the death of me'],
    ['Jag dör vad snyggt'],
    ['Do you have this coat in a longer length?'],
    ['En kort klänning i blått linne med fickor'],
  ])('%s: nothing of the kind', (text) => expect(helpFor(text)).toBeNull());

  it('reads sentence by sentence, and takes the one that says most', () => {
    const cry = "I won't be here when they read this.";
    const long = `The dress is lovely and the shop was kind. ${cry} Do you sell buttons?`;
    expect(sentencesIn(tokenize(long))).toHaveLength(3);
    expect(chance(long, 'en')).toBeCloseTo(chance(cry, 'en'), 12);
  });

  it('says nothing of nothing', () => expect(chance('', 'sv')).toBe(0));
});
