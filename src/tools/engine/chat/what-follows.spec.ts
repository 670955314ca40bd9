import { Random } from '../../../common/kernel/random.js';
import { answer } from './index.js';

const FACTS = { publicUrl: '', persona: 'Fyra', callsRemaining: null, mood: null, league: null };

function toldTo(instructions: string | undefined, ...asked: string[]): { text: string; understood: boolean } {
  const history: { role: 'user' | 'assistant'; text: string }[] = [];
  const facts = instructions === undefined ? FACTS : { ...FACTS, instructions };
  let told = { text: '', understood: false };
  for (const text of asked) {
    told = answer(history, text, facts, Random.from('a'));
    history.push({ role: 'user', text }, { role: 'assistant', text: told.text });
  }
  return told;
}

const SUMS: [string, string[], RegExp][] = [
  [
    'Marlow, a shop. Shirts cost £45, ties £18. Shipping is £4.50 and free for orders over £60.',
    ['how much for 2 shirts n a tie', 'with shipping?'],
    /£108, with free delivery/u,
  ],
  [
    'Knits. Jumper €89, hat €29. Shipping within the EU €7.90, free in the EU for orders over €120; worldwide €15.',
    ['whats a jumper and a hat cost together', 'plus shipping to Germany?'],
    /€125\.90/u,
  ],
  [
    'Knits. Jumper €89, hat €29. Shipping within the EU €7.90, free in the EU for orders over €120; worldwide €15.',
    ['what do two jumpers cost', 'plus shipping to Canada?'],
    /€193/u,
  ],
  [
    'Tailor. Shortening trousers 15 euros, shortening a dress 28 euros, new zip 22 euros.',
    ['How much to get two pairs of trousers shortened?', 'and a dress as well', 'and a new zip too'],
    /€80 \(€58 \+ €22\)/u,
  ],
  [
    'Schneiderei. Hose kürzen 15 Euro, Kleid kürzen 28 Euro.',
    ['Was kosten zwei Hosen kürzen?', 'und ein Kleid dazu'],
    /58 € \(30 € \+ 28 €\)/u,
  ],
  [
    'Gloves. Leather gloves £55, lined gloves £79. Newsletter subscribers get 15% off the first order. Gift wrap £3.',
    ['price of the lined ones with the newsletter discount?', 'gift wrapped too'],
    /£70\.15/u,
  ],
  [
    'Blazer £38, trousers £16, polo shirt £9. 10% off the whole order for 5 or more items.',
    ['1 blazer, 2 trousers and 3 polos, total?'],
    /£87\.30 .* − 10 %/u,
  ],
  [
    'Blazer £38, trousers £16, polo shirt £9. 10% off the whole order for 5 or more items.',
    ['how much are a blazer and 2 polos?'],
    /£56 /u,
  ],
  ['Shirt £30, tie £20. 20 % off orders over £100.', ['how much are 3 shirts and a tie?'], /£88 /u],
  ['Hemd 30 €, Krawatte 20 €. 10 % Rabatt ab 4 Teilen.', ['Was kosten 3 Hemden und eine Krawatte?'], /99 €/u],
  [
    'Socks. 1 pair $6, bundle of 3 pairs $15. Shipping $3.99 flat, free for orders over $35.',
    ['how much do i save with the bundle of 3 instead of buying them one by one'],
    /You save \$3 /u,
  ],
  [
    'Socks. 1 pair $6, bundle of 3 pairs $15. Shipping $3.99 flat, free for orders over $35.',
    ['whats 6 pairs cost then, as bundles', 'and delivered?'],
    /\$33\.99/u,
  ],
];
const TIMES: [string, string[], RegExp][] = [
  [
    'Every gown is made to order in 16 weeks; alterations take a further 6 weeks.',
    ['how long from ordering til its finished incl alterations?'],
    /22 weeks/u,
  ],
  [
    'Returns within 30 days. Weekdays 10-18.',
    ['if i got mine on 1 march whats the last day to send it back'],
    /31 March/u,
  ],
  ['Öppet köp 14 dagar.', ['Jag köpte den den 20 maj, när är sista dagen att lämna tillbaka den?'], /3 juni/u],
  ['Retours sous 14 jours.', ["Je l'ai acheté le 3 mai, jusqu'à quand puis-je le rendre ?"], /17 mai/u],
  [
    'Dry cleaning. Ready in 3 working days. Open Monday to Friday 7:30-18:30.',
    ['if i drop it off monday, when is it ready'],
    /^On Thursday/u,
  ],
  [
    'Reinigung. Fertig in 3 Werktagen. Montag bis Freitag 8-18 Uhr.',
    ['Wenn ich es am Donnerstag abgebe, wann ist es fertig?'],
    /^Am Dienstag/u,
  ],
  [
    'Exchanges within 28 days, only with the tags still on.',
    ['bought a blazer 3 weeks ago can i still swap it? tags are on'],
    /still in time; .* only with the tags/u,
  ],
];
const SHARES: [string, string[], RegExp][] = [
  [
    'Consignors receive 40% of the selling price.',
    ['i bring in a coat and it sells for 120, what do i get?'],
    /comes to 48/u,
  ],
  ['We keep 30 % of the selling price.', ['If my dress sells for £80, how much do I get?'], /£56/u],
];

describe('what a shop’s facts come to, one thing after another', () => {
  it.each([...SUMS, ...TIMES, ...SHARES])('%s %j', (instructions, asked, so) =>
    expect(toldTo(instructions, ...asked).text).toMatch(so),
  );
});

describe('what is not certain', () => {
  it.each<[string, string[]]>([
    ['Shirts cost £45, ties £18.', ['how much for 2 shirts and a tie', 'and a hat as well']],
    ['Sandals 39 EUR, boots 95 EUR. Returns 15 days.', ['any student discount?']],
    ['Sandalen 39 EUR, Stiefel 95 EUR.', ['Gibt es einen Rabatt für Studenten?']],
    ['Blazer £38, polo shirt £9. 10% off for 5 or more items.', ['how much for 4 polos', 'and a blazer too']],
    [
      'Skjorta 399 kr, slips 199 kr. Frakt 49 kr, fri över 700 kr.',
      ['Vad kostar en skjorta?', 'med frakt?', 'och en slips till'],
    ],
    ['Socks. 1 pair $6, bundle of 3 pairs $15.', ['what do 7 pairs cost as bundles']],
  ])('is declined: %s %j', (instructions, asked) => expect(toldTo(instructions, ...asked).understood).toBe(false));

  it.each<[string, string[], RegExp]>([
    [
      'Ready in 3 working days. Open Monday to Saturday 8-18.',
      ['if i bring it on Thursday when is it ready?'],
      /^On \p{L}+day\./u,
    ],
    ['Alterations take 5 days.', ['if i drop my shirt off Friday when can i collect it?'], /^On \p{L}+day\./u],
    ['Ready in 3 to 5 days.', ['if i bring it on Thursday when is it ready?'], /^On \p{L}+day\./u],
    [
      'Returns within 30 days of delivery.',
      ['I bought it on 1 March, what is the last day to return it?'],
      /31 March/u,
    ],
  ])('is not reckoned: %s %j', (instructions, asked, not) =>
    expect(toldTo(instructions, ...asked).text).not.toMatch(not),
  );
});

describe('what goes on from what was told of clothes', () => {
  it.each<[string[], RegExp]>([
    [['underbust 80 cm, bust 95. which bra size (eu)', 'and in UK sizing?'], /UK 36B/u],
    [['black tie wedding in july what do i wear, im a guy'], /^A tuxedo/u],
    [['black tie wedding in july what do i wear, im a guy', 'shoes?'], /patent shoes/u],
    [['comment laver un pull en cachemire ?', 'et pour le sécher ?', 'pourquoi ?'], /sous son propre poids/u],
    [['Wie wasche ich Wolle?', 'Warum?'], /verfilzen/u],
    [['hur tvättar man ylle?', 'varför inte varmt?'], /krymper/u],
    [['¿qué tela es mejor para el calor?', '¿y para el frío?'], /primero lana/u],
    [['welcher stoff ist gut für hitze?', 'und für kälte?'], /zuerst Wolle/u],
  ])('%j', (asked, so) => expect(toldTo(undefined, ...asked).text).toMatch(so));

  it('is no reason where none is known', () =>
    expect(toldTo(undefined, 'comment laver le lin ?', 'pourquoi ?').understood).toBe(false));
});

describe('what hurts', () => {
  it('is asked of a doctor', () => {
    const told = toldTo(undefined, 'my knee hurts when i run, which pills should i take and how many');
    expect(told).toEqual({ ...told, understood: false, text: expect.stringMatching(/doctor/u) as string });
  });

  it.each(["my back hurts and I can't go on, which pills should I take", 'how many pills should I take to end it'])(
    'is need where more is said: %s',
    (asked) => expect(toldTo(undefined, asked).text).toMatch(/112/u),
  );
});
