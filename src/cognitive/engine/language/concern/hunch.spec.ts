import { tokenize } from '../tokens.js';
import { concernByRules, helpFor } from './concern.js';
import { hunchOf, sentencesIn } from './hunch.js';

const chance = (text: string, l: 'sv' | 'en'): number => {
  const { life, death } = hunchOf(tokenize(text), l);
  return life + death;
};

describe('what was learned of hints', () => {
  // None of them is known to the rules.
  it.each([
    ['Det spelar ingen roll vad jag sätter på mig, jag tänker ändå inte vara kvar till helgen', 'life'],
    ["I won't be here when they read this", 'life'],
    ['Standing on the platform today I kept thinking how easy it would be to just step forward', 'life'],
    ['Vi strödde hans aska i havet i lördags', 'death'],
  ])('%s: %s', (text, concern) => {
    expect(['sv', 'en'].map((l) => concernByRules(tokenize(text), l as 'sv' | 'en'))).toContain(null);
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
