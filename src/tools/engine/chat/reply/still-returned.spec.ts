import { stillReturned } from './still-returned.js';

describe('whether something may still be returned', () => {
  it.each<[string, string, 'en' | 'sv' | 'de' | 'fr' | 'es', RegExp]>([
    ['I bought it two weeks ago, can I still return it?', 'Returns within 30 days.', 'en', /^Yes.*30 days/],
    ['I bought it five weeks ago, can I still return it?', 'Returns within 30 days.', 'en', /^No.*30 days/],
    [
      'Jag köpte den för 10 dagar sedan, kan jag lämna tillbaka den?',
      '14 dagars öppet köp, retur inom 14 dagar.',
      'sv',
      /^Ja.*14 dagar/,
    ],
    [
      'J’ai acheté une blouse il y a deux semaines, puis-je encore la rendre ?',
      'Retours sous 20 jours avec ticket.',
      'fr',
      /^Oui.*20 jours/,
    ],
    [
      'Kann ich das vor drei Wochen gekaufte Hemd zurückgeben?',
      'Rückgabe innerhalb von 14 Tagen.',
      'de',
      /^Nein.*14 Tagen/,
    ],
    ['I got the coat three weeks ago. Can I still return it?', 'We offer 14-day returns.', 'en', /^No.*14-day/],
    [
      'I bought a coat and it arrived ten days ago. May I return it?',
      'Returns within 14 days of delivery, unworn.',
      'en',
      /^Yes/,
    ],
    ['I bought it a month ago, can I return it?', 'Returns within 60 days.', 'en', /^Yes/],
    ['I bought it two months ago, can I return it?', 'Returns within two months.', 'en', /^Yes/],
    ['Lo compré hace 3 días, ¿puedo devolverlo?', 'Devoluciones en 15 días.', 'es', /^Sí.*15 días/],
    ['Can I return after 40 days?', 'Returns within 30 days.', 'en', /^No.*30 days/],
    ['Kann ich nach drei Wochen noch zurückgeben?', 'Rückgabe innerhalb von 14 Tagen.', 'de', /^Nein.*14 Tagen/],
    ['Kan jag lämna tillbaka efter 20 dagar?', 'Öppet köp 30 dagar.', 'sv', /^Ja.*30 dagar/],
    ['Puis-je encore retourner après 20 jours ?', 'Retours sous 14 jours.', 'fr', /^Non.*14 jours/],
    ['¿Puedo devolver un vestido después de 40 días?', 'Devoluciones en 30 días.', 'es', /^No.*30 días/],
  ])('“%s” by “%s”', (asked, instructions, language, says) =>
    expect(stillReturned(asked, instructions, language) ?? '').toMatch(says),
  );

  it.each([
    ['Can I return it?', 'Returns within 30 days.'],
    ['I bought it two weeks ago. How do I wash it?', 'Returns within 30 days.'],
    ['I bought it two weeks ago, can I still return it?', 'Returns within 30 days, not on sale items.'],
    ['I bought it two weeks ago, can I still return it?', 'Repairs take 10 days.'],
    ['I bought it two weeks ago, can I still return it?', 'Returns within 14 days, exchanges within 30 days.'],
    ['I bought it two weeks ago, can I still return it?', 'Refunds are paid within 5 days.'],
    ['I bought it two weeks ago, can I still return it?', 'We process returned goods within 5 days.'],
    ['I bought it two weeks ago, can I still return it?', 'Return shipping takes 3 days.'],
    ['I bought it two weeks ago, can I still return it?', 'Returns are handled by Ann, who has been here 30 days.'],
    ['I bought it two weeks ago, can I still return it?', 'Returns within 30 days, unopened only.'],
    ['I bought it two weeks ago, can I still return it?', 'Returns within 30 days for store credit.'],
    ['I bought it a month ago, can I still return it?', 'Returns within 30 days.'],
    ['I asked about this two days ago: can I return the coat I bought in May?', 'Returns within 30 days.'],
    ['I bought it in May and asked you two days ago. Can I return it?', 'Returns within 30 days.'],
  ])('nothing of “%s” by “%s”', (asked, instructions) => expect(stillReturned(asked, instructions, 'en')).toBeNull());
});
