/** Thirty more, written before any look at how they fare, after the set before was mended. */
import { s, n, i, date, list, object, one, or, any, strict, lax, REFUSE } from './case.mjs';
export const CASES = [
  strict(
    'Dear team, I am Fatima Noor from Leeds and my order 30-5567 has not turned up.',
    { customer: s, city: s, order_number: s, category: one('late delivery', 'wrong item', 'damaged') },
    { customer: 'Fatima Noor', city: 'Leeds', order_number: '30-5567', category: 'late delivery' },
  ),
  strict(
    'The blouse is made of 65 % cotton, 30 % viscose and 5 % elastane.',
    { cotton_percent: n, elastane_percent: n },
    { cotton_percent: 65, elastane_percent: 5 },
  ),
  strict('The blouse is made of 65 % cotton, 30 % viscose and 5 % elastane.', { wool_percent: n }, REFUSE),
  strict('Waist 28 inches, hips 38 inches.', { waist_cm: n, hips_cm: n }, { waist_cm: 71.12, hips_cm: 96.52 }),
  strict('Waist 28 inches, hips 38 inches.', { bust_cm: n }, REFUSE),
  strict(
    'A green scarf for my mother and a red one for my aunt.',
    { scarves: list(object({ colour: s, recipient: s })) },
    {
      scarves: [
        { colour: 'green', recipient: any('my mother', 'mother') },
        { colour: 'red', recipient: any('my aunt', 'aunt') },
      ],
    },
  ),
  strict(
    'Ship 40 units to our Berlin store and 25 to the one in Vienna.',
    { berlin: i, vienna: i },
    { berlin: 40, vienna: 25 },
  ),
  strict('Ship 40 units to our Berlin store and 25 to the one in Vienna.', { total_units: i }, { total_units: 65 }),
  strict(
    'We would like to rent the studio from 2 to 5 July 2026.',
    { start: date, end: date },
    { start: '2026-07-02', end: '2026-07-05' },
  ),
  strict('The price went up from 45 to 52 EUR.', { increase_eur: n }, { increase_eur: 7 }),
  strict(
    'The price went up from 45 to 52 EUR.',
    { old_price_eur: n, new_price_eur: n },
    { old_price_eur: 45, new_price_eur: 52 },
  ),
  strict('Four people share a bill of 96 EUR. What does each pay?', { each_eur: n }, { each_eur: 24 }),
  strict('Half of my 18 dresses are black.', { black_dresses: i }, { black_dresses: 9 }),
  strict('What is the average of 12, 18 and 30?', { average: n }, { average: 20 }),
  strict('How many shirts fit in the box?', { shirts: i }, REFUSE),
  strict('What is my order number?', { order_number: s }, REFUSE),
  strict('She said she would come on Friday or Saturday.', { date: date }, REFUSE),
  strict('My neighbour bought something expensive.', { price_usd: n, item: s }, REFUSE),
  strict('Translate "good morning" into Japanese.', { translation: s }, REFUSE),
  strict('Which programming language is best?', { language: s }, REFUSE),
  strict('Tell me the phone number of your shop.', { phone: s }, REFUSE),
  strict('Who designed the little black dress?', { designer: s }, REFUSE),
  strict('The hem came undone after one wash.', { issue: one('quality', 'delivery', 'sizing') }, { issue: 'quality' }),
  strict(
    'When will my refund be on my account?',
    { department: one('payments', 'styling', 'warehouse') },
    { department: 'payments' },
  ),
  strict(
    'Can you recommend shoes to go with a navy suit?',
    { intent: one('styling advice', 'complaint', 'order status') },
    { intent: 'styling advice' },
  ),
  strict(
    'I will never shop here again.',
    { sentiment: one('positive', 'neutral', 'negative') },
    { sentiment: 'negative' },
  ),
  strict(
    'Please send this today, the show is tonight!',
    { priority: one('low', 'normal', 'high') },
    { priority: 'high' },
  ),
  strict(
    'Je cherche une jupe en lin beige, taille 38, pour moins de 80 euros.',
    { vetement: s, matiere: s, couleur: s, taille: s, budget_max: n },
    { vetement: any('jupe', 'skirt'), matiere: any('lin', 'linen'), couleur: 'beige', taille: '38', budget_max: 80 },
  ),
  strict(
    'Unser Kunde Max Huber hat am 12.04.2026 drei Hosen zurückgegeben.',
    { kunde: s, datum: date, anzahl: i, artikel: s },
    { kunde: 'Max Huber', datum: '2026-04-12', anzahl: 3, artikel: any('Hosen', 'Hose', 'trousers') },
  ),
  lax(
    'Sara will pick up the altered gown at 4 pm.',
    { customer: or(s), item: or(s), time: or(s), price: or(n) },
    { customer: 'Sara', item: any('gown', 'altered gown'), time: any('4 pm', '16:00'), price: null },
  ),
];
