import { reasonAsked } from './reason-asked.js';

const after = (told: string, asked: string): string | undefined =>
  reasonAsked(
    [
      { role: 'user', text: 'How do I get it out?' },
      { role: 'assistant', text: told },
    ],
    asked,
  )?.text;

const BLOOD =
  'Blood wants only cold water, and at once: warm water sets the protein. Soak it in salt water for an hour. Dry it in the shade, because sun fades colours.';

describe('a reason that was told along with what to do', () => {
  it.each([
    [
      'Better not. Chlorine eats wool, for it dissolves protein.',
      'Why not?',
      'Chlorine eats wool, for it dissolves protein.',
    ],
    [BLOOD, "Why shouldn't I use hot water?", 'Blood wants only cold water, and at once: warm water sets the protein.'],
    [BLOOD, 'Why in the shade?', 'Dry it in the shade, because sun fades colours.'],
    [BLOOD, 'and why not in the sun?', 'Dry it in the shade, because sun fades colours.'],
    [
      'Torka i skugga, för sol bleker färgen. Tvätta kallt.',
      'Varför i skugga?',
      'Torka i skugga, för sol bleker färgen.',
    ],
    [
      'Im Schatten trocknen, denn Sonne bleicht. Kalt waschen.',
      'Warum im Schatten?',
      'Im Schatten trocknen, denn Sonne bleicht.',
    ],
    ['À l’ombre, car le soleil décolore. Laver à froid.', 'Pourquoi à l’ombre ?', 'À l’ombre, car le soleil décolore.'],
  ])('%s %s', (told, asked, reason) => expect(after(told, asked)).toBe(reason));

  it.each([
    [BLOOD, 'Why salt?'],
    ['Wax: freeze it and break it off, then iron it through paper.', 'Why do I freeze it?'],
    ['No steamer: hang it damp before a hairdryer.', 'Why damp?'],
    [BLOOD, 'Why does wool itch?'],
    [BLOOD, 'How hot may the water be?'],
    ['Soak it in warm water.', 'Why warm water?'],
  ])('is not %s %s', (told, asked) => expect(after(told, asked)).toBeUndefined());
});
