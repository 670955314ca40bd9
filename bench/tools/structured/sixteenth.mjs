/** Fifty more, written after the fifteenth set was mended and before they were tried. */
import { s, n, i, b, date, list, object, one, any, strict, REFUSE } from './case.mjs';
export const CASES = [
  strict(
    'Bill: 3 cushions at 24 EUR each, 1 throw at 49 EUR, delivery 8 EUR.',
    { delivery_eur: n, total_eur: n },
    { delivery_eur: 8, total_eur: 129 },
  ),
  strict(
    'She paid 18.50 USD for thread, 42 USD for wool and 9.50 USD for needles.',
    { total_usd: n },
    { total_usd: 70 },
  ),
  strict('Jag vill ha sex tallrikar för 85 kr styck.', { antal: i, totalt_sek: n }, { antal: 6, totalt_sek: 510 }),
  strict(
    'A roll of 25 m costs 200 EUR. What is the price per metre?',
    { price_per_metre_eur: n },
    { price_per_metre_eur: 8 },
  ),
  strict('Four curtains need 11 m of fabric altogether. How much does one need?', { fabric_m: n }, { fabric_m: 2.75 }),
  strict('Every bag takes 3 zips and we make 40 bags.', { zips: i }, { zips: 120 }),
  strict('It takes 20 minutes to press one suit. How long for 9 suits, in hours?', { hours: n }, { hours: 3 }),
  strict('Net price 240 EUR, VAT 20 %.', { gross_eur: n }, { gross_eur: 288 }),
  strict(
    'All prices include 25 % VAT. The lamp costs 250 SEK.',
    { price_without_vat_sek: n },
    { price_without_vat_sek: 200 },
  ),
  strict('The boots are 90 USD, minus 30 % in the sale.', { sale_price_usd: n }, { sale_price_usd: 63 }),
  strict('Our rent rises by 5 % from 1200 EUR.', { new_rent_eur: n }, { new_rent_eur: 1260 }),
  strict('The dress is 120 cm long; take up the hem by 7 cm.', { new_length_cm: n }, { new_length_cm: 113 }),
  strict('His neck is 39 cm and the collar should have 2 cm more.', { collar_cm: n }, { collar_cm: 41 }),
  strict(
    'We made 18 vests in March, 22 in April and 20 in May.',
    { march: i, may: i, total: i },
    { march: 18, may: 20, total: 60 },
  ),
  strict('Out of 150 visitors 45 bought something.', { bought_percent: n }, { bought_percent: 30 }),
  strict(
    'Linen is 22 EUR a metre, hemp is 19 EUR a metre. Which one is cheaper?',
    { cheaper: s, difference_eur: n },
    { cheaper: 'hemp', difference_eur: 3 },
  ),
  strict('The tweed weighs 420 gsm and the flannel 310 gsm.', { heavier: s }, { heavier: any('tweed', 'the tweed') }),
  strict('Tom is older than Ann.', { older: s }, { older: 'Tom' }),
  strict(
    'Buttons in horn, wood and shell.',
    { materials: list(s), number_of_materials: i },
    { materials: ['horn', 'wood', 'shell'], number_of_materials: 3 },
  ),
  strict(
    'The show runs from 12 to 15 November 2026.',
    { start: date, end: date },
    { start: '2026-11-12', end: '2026-11-15' },
  ),
  strict('Payment within 30 days of 10 January 2026.', { due_date: date }, { due_date: '2026-02-09' }),
  strict(
    'The invoice is dated 3 May 2026 and was paid two days later.',
    { invoice_date: date, paid_on: date },
    { invoice_date: '2026-05-03', paid_on: '2026-05-05' },
  ),
  strict('Mittagspause von 12:30 bis 13:15.', { minutes: i }, { minutes: 45 }),
  strict(
    'Öppet vardagar 10–18, lördagar 11–15.',
    { closes_weekdays: s, closes_saturday: s },
    { closes_weekdays: '18:00', closes_saturday: '15:00' },
  ),
  strict('Le magasin est fermé le dimanche.', { open_on_sunday: b }, { open_on_sunday: false }),
  strict(
    'The lining is removable and the hood is not.',
    { lining_removable: b, hood_removable: b },
    { lining_removable: true, hood_removable: false },
  ),
  strict('No refunds on sale items.', { refunds_on_sale_items: b }, { refunds_on_sale_items: false }),
  strict(
    'Jury: Lea Brandt (chair), Omar Said (secretary), Kim Lund (member).',
    { jury: list(object({ name: s, role: s })) },
    {
      jury: [
        { name: 'Lea Brandt', role: 'chair' },
        { name: 'Omar Said', role: 'secretary' },
        { name: 'Kim Lund', role: 'member' },
      ],
    },
  ),
  strict(
    'Stock: scarves 12, gloves 30, hats 7.',
    { stock: list(object({ item: s, quantity: i })) },
    {
      stock: [
        { item: any('scarves', 'scarf'), quantity: 12 },
        { item: any('gloves', 'glove'), quantity: 30 },
        { item: any('hats', 'hat'), quantity: 7 },
      ],
    },
  ),
  strict(
    'Shirt 45 EUR, tie 25 EUR, belt 30 EUR.',
    { items: list(object({ name: s, price_eur: n })), total_eur: n },
    {
      items: [
        { name: 'shirt', price_eur: 45 },
        { name: 'tie', price_eur: 25 },
        { name: 'belt', price_eur: 30 },
      ],
      total_eur: 100,
    },
  ),
  strict(
    'The zip on the bag I got yesterday is stuck.',
    { topic: one('delivery problem', 'product defect', 'billing question') },
    { topic: 'product defect' },
  ),
  strict(
    'You took the money twice from my account.',
    { topic: one('delivery problem', 'product defect', 'billing question') },
    { topic: 'billing question' },
  ),
  strict(
    'The driver left my parcel in the rain.',
    { topic: one('delivery problem', 'product defect', 'billing question') },
    { topic: 'delivery problem' },
  ),
  strict(
    'Suede loafers with a rubber sole',
    { department: one('shoes', 'bags', 'jewellery') },
    { department: 'shoes' },
  ),
  strict(
    'A silver necklace with a small pendant',
    { department: one('shoes', 'bags', 'jewellery') },
    { department: 'jewellery' },
  ),
  strict(
    'Can it wait until next month? There is no hurry.',
    { urgency: one('low', 'medium', 'high') },
    { urgency: 'low' },
  ),
  strict(
    'Guten Tag, hier spricht Jonas Keller, meine Rückrufnummer ist 030 1234567.',
    { name: s, phone: s },
    { name: 'Jonas Keller', phone: '030 1234567' },
  ),
  strict(
    'Skicka till Eva Ek, Parkgatan 5, 582 25 Linköping.',
    { name: s, street: s, postcode: s, city: s },
    { name: 'Eva Ek', street: 'Parkgatan 5', postcode: '582 25', city: 'Linköping' },
  ),
  // Refusals.
  strict('Cushions at 24 EUR each.', { total_eur: n }, REFUSE),
  strict('A roll costs 200 EUR.', { price_per_metre_eur: n }, REFUSE),
  strict('The price went up.', { increase_percent: n }, REFUSE),
  strict('The collar should have 2 cm more.', { collar_cm: n }, REFUSE),
  strict('Tom and Ann are the same age.', { older: s }, REFUSE),
  strict('We are open most days.', { opens: s }, REFUSE),
  strict('My sister works there.', { name: s }, REFUSE),
  strict('Payment within 30 days.', { due_date: date }, REFUSE),
  strict('All prices include VAT. The lamp costs 250 SEK.', { price_without_vat_sek: n }, REFUSE),
  strict('Some visitors bought something.', { bought_percent: n }, REFUSE),
  strict('Is the hood removable?', { hood_removable: b }, REFUSE),
  strict('Wir brauchen noch ein paar Knöpfe.', { anzahl: i }, REFUSE),
];
