/** Thirty more, written before any look at how they fare. */
import { s, n, i, b, date, list, object, one, or, any, strict, lax, REFUSE } from './case.mjs';

export const CASES = [
  strict(
    'Ms Judith Okafor ordered two raincoats, one in yellow and one in navy, on 3 March 2026.',
    { customer: s, quantity: i, colours: list(s), ordered_on: date },
    {
      customer: any('Judith Okafor', 'Ms Judith Okafor'),
      quantity: 2,
      colours: ['yellow', 'navy'],
      ordered_on: '2026-03-03',
    },
  ),
  strict('The roll holds 50 m; 18 m are cut off.', { remaining_m: n }, { remaining_m: 32 }),
  strict('A dozen and a half buttons.', { buttons: i }, { buttons: 18 }),
  strict('Every third of the 90 shirts had a flaw.', { flawed: i }, { flawed: 30 }),
  strict('We sold 40 of the 55 dresses.', { sold: i, stock: i }, { sold: 40, stock: 55 }),
  strict('The discount is 15 % on 80 EUR.', { discount_percent: n, price: n }, { discount_percent: 15, price: 80 }),
  strict('The discount is 15 % on 80 EUR.', { to_pay_eur: n }, { to_pay_eur: 68 }),
  strict('Sleeve 62 cm, chest 104 cm.', { waist_cm: n }, REFUSE),
  strict('Sleeve 62 cm, chest 104 cm.', { sleeve_cm: n, chest_cm: n }, { sleeve_cm: 62, chest_cm: 104 }),
  strict('How many centimetres are 14 inches?', { cm: n }, { cm: 35.56 }),
  strict('What is 12 times 15?', { answer: n }, { answer: 180 }),
  strict('How many people live in Oslo?', { population: i }, REFUSE),
  strict('Who painted the Mona Lisa?', { painter: s }, REFUSE),
  strict('Who is first in the league?', { leader: s }, { leader: 'Astra Vale' }),
  strict('Which EU size is US 6 for women?', { eu_size: i }, { eu_size: any(36, 38) }),
  strict('What does a chat pack cost?', { price_usd: n }, { price_usd: 1 }),
  strict('May I tumble dry silk?', { allowed: b }, { allowed: false }),
  strict(
    'It came broken and nobody answers my mails. Awful.',
    { sentiment: one('positive', 'neutral', 'negative') },
    { sentiment: 'negative' },
  ),
  strict(
    'Love the coat, but the delivery took five weeks.',
    { sentiment: one('positive', 'mixed', 'negative') },
    { sentiment: 'mixed' },
  ),
  strict(
    'Can you tell me when my parcel arrives?',
    { intent: one('delivery', 'refund', 'sizing') },
    { intent: 'delivery' },
  ),
  strict(
    'The trousers pinch at the waist.',
    { issue: one('too small', 'too large', 'colour') },
    { issue: 'too small' },
  ),
  strict(
    'Write to lena@stoffhaus.de or call 030 1234567.',
    { email: s, phone: s },
    { email: 'lena@stoffhaus.de', phone: any('030 1234567', '0301234567') },
  ),
  strict(
    'Ich brauche drei Meter Leinen in Blau bis zum 5. Mai 2026.',
    { stoff: s, meter: n, farbe: s, bis: date },
    { stoff: any('Leinen', 'linen'), meter: 3, farbe: any('Blau', 'blau', 'blue'), bis: '2026-05-05' },
  ),
  strict(
    'Jag vill byta en röd kofta mot en grön i storlek L.',
    { plagg: s, ny_farg: s, storlek: s },
    { plagg: any('kofta', 'cardigan'), ny_farg: any('grön', 'green'), storlek: 'L' },
  ),
  strict(
    'Je voudrais quatre chemises blanches, taille 40.',
    { quantite: i, couleur: s, taille: i },
    { quantite: 4, couleur: any('blanc', 'blanches', 'blanche', 'white'), taille: 40 },
  ),
  strict(
    'Quiero devolver los zapatos, número de pedido 88-192.',
    { pedido: s, accion: one('devolver', 'cambiar', 'comprar') },
    { pedido: '88-192', accion: 'devolver' },
  ),
  lax(
    'A linen shirt for Ann.',
    { garment: s, fabric: s, size: or(s) },
    { garment: any('shirt', 'linen shirt'), fabric: 'linen', size: null },
  ),
  strict('Not the blue one, the green one please.', { colour: s }, { colour: 'green' }),
  strict('We were five, then two more came.', { people: i }, { people: 7 }),
  strict(
    '2 jackets at 120 EUR and 1 belt at 30 EUR.',
    { items: list(object({ name: s, quantity: i, price: n })) },
    {
      items: [
        { name: any('jacket', 'jackets'), quantity: 2, price: 120 },
        { name: 'belt', quantity: 1, price: 30 },
      ],
    },
  ),
];
