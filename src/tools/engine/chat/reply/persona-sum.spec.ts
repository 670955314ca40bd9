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
      '€1130 (€890 + 2 × €120)',
    ],
    [
      'Linen costs 12 euros per metre, cotton twill 9 euros per metre.',
      'What would 50 metres of linen cost us?',
      'en',
      '€600 (50 × €12)',
    ],
    [
      'Linen costs 12 euros per metre, cotton twill 9 euros per metre.',
      'And what would 20 m of twill cost?',
      'en',
      '€180 (20 × €9)',
    ],
    [
      'Shortening trousers costs 18 euros, a new zip costs 25 euros.',
      'What would I pay for a zip and shortened trousers together?',
      'en',
      '€43 (€18 + €25)',
    ],
    [
      'Eine Bluse kostet 80 Euro. Ein Rock kostet 95 Euro.',
      'Was kosten zwei Blusen und ein Rock zusammen?',
      'de',
      '255 € (2 × 80 € + 95 €)',
    ],
    ['En kjol kostar 900 kr, en blus 600 kr.', 'Vad kostar en kjol och en blus?', 'sv', '1500 kr (900 kr + 600 kr)'],
    ['Un ourlet coûte 15 euros.', 'Combien coûtent trois ourlets ?', 'fr', '45 € (3 × 15 €)'],
    ['Bomull kostar 120 kr metern, linne 240 kr metern.', 'Vad kostar tre meter linne?', 'sv', '720 kr (3 × 240 kr)'],
    ['Una falda cuesta 70 euros.', '¿Cuánto cuestan dos faldas?', 'es', '140 € (2 × 70 €)'],
  ])('%s %s', (instructions, asked, language, told) => {
    expect(sum(instructions, asked, language)).toContain(told);
  });

  it('goes on from the one price that was told last', () => {
    const history: Turn[] = [
      { role: 'user', text: 'What does hemming cost?' },
      { role: 'assistant', text: 'Hemming trousers costs £14 per pair.' },
    ];
    expect(sum('Hemming trousers costs £14 per pair.', 'And for three pairs?', 'en', history)).toContain('£42');
    expect(sum('Hemming trousers costs £14 per pair.', 'And for three pairs?')).toBeNull();
  });

  it.each([
    ['A shirt costs 120 euros.', 'What do two shirts and a tie cost?'],
    ['A shirt costs 120 euros.', 'What does a shirt cost?'],
    ['A shirt costs 120 euros.', 'What do two coats cost?'],
    ['A shirt costs 120 euros, a tie 30 pounds.', 'What do a shirt and a tie cost together?'],
    ['Linen costs 12 euros per metre.', 'What do three linen shirts cost?'],
    ['A bag costs £45. A rush repair takes 2 days and costs £10 more.', 'What would a bag cost?'],
    ['Tie 20 euros. Frakt 5 euros.', 'Vad tar ni för kuddar?'],
    ['We open at nine.', 'What do two shirts cost?'],
  ])('%s %s: nothing is summed', (instructions, asked) => {
    expect(sum(instructions, asked)).toBeNull();
  });
});

describe('what goes on from a sum', () => {
  const SHOP =
    'Shirts 2.50 pounds each, duvets 14 pounds. Collection costs 5 pounds. Rush orders cost 50 % more. Deposit: 20 %.';
  const after = (asked: string, told: string, shop = SHOP, language: Spoken = 'en'): string | null =>
    sum(shop, asked, language, [{ role: 'assistant', text: told }]);

  it.each([
    ['And with collection?', '£34 (£29 + £5)'],
    ['And as a rush order?', '£43.50 (£29 + 50 %)'],
    ['How much deposit would that be?', '£5.80 (20 % × £29)'],
    ['And six shirts?', '£15 (6 × £2.50)'],
  ])('%s', (asked, told) => expect(after(asked, 'That comes to £29 (6 × £2.50 + £14).')).toContain(told));

  it('a price that does not always hold is not added', () =>
    expect(
      after('Med frakt?', 'Det blir 540 SEK (3 × 180).', 'Frakt 59 kronor, fri över 800 kronor.', 'sv'),
    ).toBeNull());

  it.each<[shop: string, asked: string, language: Spoken, told: string]>([
    ['Skjorta 35 kronor, kostym 220 kronor.', 'Vad kostar fyra skjortor och en kostym?', 'sv', '360 kr'],
    ['Hemden 3 Euro, Mäntel 18 Euro.', 'Was kosten fünf Hemden und ein Mantel?', 'de', '33 €'],
    ['Rock kürzen 16 Euro, Hose kürzen 14 Euro.', 'Was kostet es, zwei Röcke und eine Hose zu kürzen?', 'de', '46 €'],
    ['Hemd 3,50 €, Hose 6 €.', 'Was kosten 3 Hemden?', 'de', '10,50 € (3 × 3,50 €)'],
    ['Skjortor 35 kronor, kostym 290 kronor.', 'Vad kostar det att tvätta fyra skjortor?', 'sv', '140 kr (4 × 35 kr)'],
    ['Chemise 4 euros, costume 19 euros.', 'Combien pour trois chemises et un costume ?', 'fr', '31 €'],
    ['Scarf $25, hat $40.', 'How much are a hat and two scarves?', 'en', '$90'],
    ['Ourlet de pantalon 13 euros.', 'Combien pour deux ourlets ?', 'fr', '26 €'],
  ])('%s %s', (shop, asked, language, told) => expect(sum(shop, asked, language)).toContain(told));
});

describe('so much more of what was priced by the measure', () => {
  const history = (user: string, assistant: string): Turn[] => [
    { role: 'user', text: user },
    { role: 'assistant', text: assistant },
  ];
  it.each<[instructions: string, user: string, asked: string, language: Spoken, told: string | null]>([
    [
      'Wool Ben costs £32 per metre.',
      'How much is the wool?',
      'and five metres?',
      'en',
      'That comes to £160 (5 × £32).',
    ],
    [
      'Silket Siljan kostar 220 kr per meter.',
      'Vad kostar silket?',
      'och fyra meter då?',
      'sv',
      'Det blir 880 kr (4 × 220 kr).',
    ],
    [
      'Der Samt Isar kostet 24 € pro Meter.',
      'Was kostet der Samt?',
      'und zwei Meter dann?',
      'de',
      'Das macht 48 € (2 × 24 €).',
    ],
    ['Wool Ben costs £32 per metre.', 'How wide is the wool?', 'and five metres?', 'en', null],
    ['Wool Ben costs £32.', 'How much is the wool?', 'and five metres?', 'en', null],
    ['Wool Ben costs £32 per metre.', 'How much is the wool?', 'and five metres of silk?', 'en', null],
  ])('%s %s %s', (instructions, user, asked, language, told) =>
    expect(sum(instructions, asked, language, history(user, instructions))).toBe(told),
  );
});
