/** Thirty more, written before any look at how they fare, after the set before was mended. */
import { s, n, i, date, list, object, one, or, any, strict, lax, REFUSE } from './case.mjs';
export const CASES = [
  strict(
    'Hello, Henrik Dahl in Uppsala. Please send 6 linen napkins and 2 tablecloths to Storgatan 14 before 20 June 2026.',
    { customer: s, city: s, street: s, deadline: date },
    { customer: 'Henrik Dahl', city: 'Uppsala', street: 'Storgatan 14', deadline: '2026-06-20' },
  ),
  strict(
    'Height 181 cm, inseam 84 cm, I usually wear a 40 in trousers.',
    { inseam_cm: n, height_cm: n, waist_cm: or(n) },
    { inseam_cm: 84, height_cm: 181, waist_cm: null },
  ),
  strict(
    'The coat was 240 EUR, now it is 180 EUR.',
    { old_price_eur: n, new_price_eur: n },
    { old_price_eur: 240, new_price_eur: 180 },
  ),
  strict('The coat was 240 EUR, now it is 180 EUR.', { shipping_eur: n }, REFUSE),
  strict(
    'Three of the twelve buttons were missing.',
    { missing_buttons: i, buttons: i },
    { missing_buttons: 3, buttons: 12 },
  ),
  strict('I would like the grey one rather than the brown one.', { colour: s }, { colour: any('grey', 'gray') }),
  strict('We ordered ten scarves but only eight arrived.', { ordered: i, received: i }, { ordered: 10, received: 8 }),
  strict('We ordered ten scarves but only eight arrived.', { missing: i }, { missing: 2 }),
  strict(
    'Meet me at 14:30 on 4 May 2026 in the Lund shop; Eva Ström will do the fitting.',
    { time: s, date: date, fitter: s },
    { time: '14:30', date: '2026-05-04', fitter: 'Eva Ström' },
  ),
  strict('What is the capital of Norway?', { capital: s }, REFUSE),
  strict('Who won the football world cup in 2010?', { team: s, year: i }, REFUSE),
  strict('Tell me about your favourite movie.', { title: s, director: s }, REFUSE),
  strict('How tall is the Eiffel Tower?', { height_m: n }, REFUSE),
  strict('My sister is getting married soon.', { wedding_date: date }, REFUSE),
  strict('The skirt is nice.', { price: n, currency: s }, REFUSE),
  strict('I need a jacket.', { size: s }, REFUSE),
  strict('Karin and Johan want matching shirts.', { phone: s }, REFUSE),
  strict(
    'A fabric of 240 gsm, 150 cm wide, costs 19.90 EUR per metre.',
    { weight_gsm: n, width_cm: n, price_per_metre: n },
    { weight_gsm: 240, width_cm: 150, price_per_metre: 19.9 },
  ),
  strict(
    'The zip of my bag broke after two days, I want my money back.',
    { request: one('exchange', 'refund', 'repair') },
    { request: 'refund' },
  ),
  strict('Do you also have this in petite?', { topic: one('sizing', 'delivery', 'payment') }, { topic: 'sizing' }),
  strict(
    'My card was declined at the checkout.',
    { department: one('billing', 'warehouse', 'design') },
    { department: 'billing' },
  ),
  strict(
    'Honestly the best trousers I have ever had.',
    { sentiment: one('positive', 'neutral', 'negative') },
    { sentiment: 'positive' },
  ),
  strict(
    'It was okay, nothing special.',
    { sentiment: one('positive', 'neutral', 'negative') },
    { sentiment: 'neutral' },
  ),
  strict('What is 7 % of 350?', { answer: n }, { answer: 24.5 }),
  strict('A shirt takes 1.8 m. How much fabric do I need for 5 shirts?', { fabric_m: n }, { fabric_m: 9 }),
  strict('Convert 3 yards to metres.', { metres: n }, { metres: 2.7432 }),
  strict(
    'Ma commande 4471-B comprend deux robes rouges et une ceinture noire.',
    { commande: s, articles: list(object({ article: s, couleur: s, quantite: i })) },
    {
      commande: '4471-B',
      articles: [
        { article: any('robes', 'robe', 'dress'), couleur: any('rouge', 'rouges', 'red'), quantite: 2 },
        { article: any('ceinture', 'belt'), couleur: any('noir', 'noire', 'black'), quantite: 1 },
      ],
    },
  ),
  strict(
    'Bitte liefern Sie 20 Schürzen an die Firma Hofbräu GmbH, Ansprechpartnerin Sabine Kern.',
    { firma: s, menge: i, ansprechpartner: s },
    { firma: 'Hofbräu GmbH', menge: 20, ansprechpartner: 'Sabine Kern' },
  ),
  strict(
    'Jag betalade 450 kronor för byxorna men frakten var 59 kronor.',
    { pris: n, frakt: n },
    { pris: 450, frakt: 59 },
  ),
  lax(
    'Lisa wants a dress for a wedding in August, budget around 300 USD.',
    { name: or(s), occasion: or(s), budget_usd: or(n), size: or(s) },
    { name: 'Lisa', occasion: 'wedding', budget_usd: 300, size: null },
  ),
];
