import type { Turn } from '../facts.js';
import type { Spoken } from '../text.js';
import { sumOfPrices } from './persona-sum.js';

const sum = (
  instructions: string,
  asked: string,
  language: Spoken = 'en',
  history: readonly Turn[] = [],
): string | null => sumOfPrices(asked, instructions, history, language);

describe('what several things cost by the prices of the instructions', () => {
  it.each<[instructions: string, asked: string, language: Spoken, told: string]>([
    [
      'A two-piece suit costs 890 euros. A shirt costs 120 euros.',
      'What would one suit and two shirts cost altogether?',
      'en',
      '1130 EUR (890 + 2 × 120)',
    ],
    [
      'Linen costs 12 euros per metre, cotton twill 9 euros per metre.',
      'What would 50 metres of linen cost us?',
      'en',
      '600 EUR (50 × 12)',
    ],
    [
      'Linen costs 12 euros per metre, cotton twill 9 euros per metre.',
      'And what would 20 m of twill cost?',
      'en',
      '180 EUR (20 × 9)',
    ],
    [
      'Shortening trousers costs 18 euros, a new zip costs 25 euros.',
      'What would I pay for a zip and shortened trousers together?',
      'en',
      '43 EUR (18 + 25)',
    ],
    [
      'Eine Bluse kostet 80 Euro. Ein Rock kostet 95 Euro.',
      'Was kosten zwei Blusen und ein Rock zusammen?',
      'de',
      '255 EUR (2 × 80 + 95)',
    ],
    ['En kjol kostar 900 kr, en blus 600 kr.', 'Vad kostar en kjol och en blus?', 'sv', '1500 SEK (900 + 600)'],
    ['Un ourlet coûte 15 euros.', 'Combien coûtent trois ourlets ?', 'fr', '45 EUR (3 × 15)'],
    ['Una falda cuesta 70 euros.', '¿Cuánto cuestan dos faldas?', 'es', '140 EUR (2 × 70)'],
  ])('%s %s', (instructions, asked, language, told) => {
    expect(sum(instructions, asked, language)).toContain(told);
  });

  it('goes on from the one price that was told last', () => {
    const history: Turn[] = [
      { role: 'user', text: 'What does hemming cost?' },
      { role: 'assistant', text: 'Hemming trousers costs £14 per pair.' },
    ];
    expect(sum('Hemming trousers costs £14 per pair.', 'And for three pairs?', 'en', history)).toContain('42 GBP');
    expect(sum('Hemming trousers costs £14 per pair.', 'And for three pairs?')).toBeNull();
  });

  it.each([
    ['A shirt costs 120 euros.', 'What do two shirts and a tie cost?'],
    ['A shirt costs 120 euros.', 'What does a shirt cost?'],
    ['A shirt costs 120 euros.', 'What do two coats cost?'],
    ['A shirt costs 120 euros, a tie 30 pounds.', 'What do a shirt and a tie cost together?'],
    ['Linen costs 12 euros per metre.', 'What do three linen shirts cost?'],
    ['We open at nine.', 'What do two shirts cost?'],
  ])('%s %s: nothing is summed', (instructions, asked) => {
    expect(sum(instructions, asked)).toBeNull();
  });
});
