import { gloss, isKnownWhole } from './gloss.js';

describe('gloss', () => {
  it.each([
    ['de', 'Wie vermeide ich Motten im Kleiderschrank?', 'how keep away i moths wardrobe'],
    ['de', 'Seidenbluse', 'silk blouse'],
    ['fr', 'Que signifie l’erreur 429 ?', 'what does mean error 429'],
    ['es', '¿Cómo quito una mancha de vino tinto?', 'how remove stain red wine'],
  ] as const)('says in English words what is asked in %s: %s', (language, text, english) =>
    expect(gloss(text, language)).toBe(english),
  );

  it('leaves what is strange as it is', () =>
    expect(gloss('Wer ist der Bundeskanzler?', 'de')).toContain('bundeskanzler'));

  it('knows a language by its words of the field', () => {
    expect(isKnownWhole('Combien de temps dure un match ?', 'fr')).toBe(true);
    expect(isKnownWhole('How long does a match take?', 'fr')).toBe(false);
  });
});

describe('forms of words', () => {
  it.each([
    ['de', 'Was ziehe ich bei Regen an?', 'what wear i when rain'],
    ['es', 'chaquetas grises', 'jacket grey'],
    ['fr', 'un sac de cuir noire', 'bag leather black'],
  ] as const)('are heard as the known one in %s: %s', (language, text, english) =>
    expect(gloss(text, language)).toBe(english),
  );
});
