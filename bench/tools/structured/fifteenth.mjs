/** A hundred, written before the mechanisms for breadth: sums, VAT, changes, terms, lists of people and things, ranges, classes. */
import { s, n, i, b, date, list, object, one, or, any, strict, lax, REFUSE } from './case.mjs';
export const CASES = [
  // Sums of what is priced.
  strict('Invoice: 4 × buttons at 0.50 EUR, 2 × zips at 3 EUR, postage 4 EUR.', { total_eur: n }, { total_eur: 12 }),
  strict('Cutting 45 EUR, sewing 120 EUR, pressing 15 EUR.', { total_eur: n }, { total_eur: 180 }),
  strict('Three tea towels at 8 USD each and one apron for 22 USD.', { total_usd: n }, { total_usd: 46 }),
  strict(
    'Repair bill: new zip 18 GBP, lining 35 GBP, labour 2 hours at 20 GBP per hour.',
    { total_gbp: n },
    { total_gbp: 93 },
  ),
  strict('Jag köpte två halsdukar för 199 kr styck och en mössa för 149 kr.', { summa_sek: n }, { summa_sek: 547 }),
  strict('Zwei Hemden zu je 49 EUR und eine Krawatte für 25 EUR.', { gesamt_eur: n }, { gesamt_eur: 123 }),
  strict('5 metres of linen at 14 EUR per metre plus 6 EUR shipping.', { total_eur: n }, { total_eur: 76 }),
  // One of many, many of one.
  strict('Half a dozen hangers cost 9 EUR. How much is one?', { price_eur: n }, { price_eur: 1.5 }),
  strict('A pack of 20 needles costs 5 EUR.', { price_per_needle_eur: n }, { price_per_needle_eur: 0.25 }),
  strict('Ten metres of velvet cost 180 EUR.', { price_per_metre_eur: n }, { price_per_metre_eur: 18 }),
  strict('Each box holds 24 spools and we have 7 boxes.', { spools: i }, { spools: 168 }),
  strict('We cut eight panels, each 45 cm wide.', { total_width_m: n }, { total_width_m: 3.6 }),
  strict('A dress takes 2.5 m of fabric. I am making six.', { fabric_m: n }, { fabric_m: 15 }),
  strict('One shirt needs 7 buttons. How many buttons for 12 shirts?', { buttons: i }, { buttons: 84 }),
  strict('Pressing one jacket takes 15 minutes. How many hours for 10 jackets?', { hours: n }, { hours: 2.5 }),
  strict('We have 30 m of cloth and one coat takes 2.5 m. How many coats can we make?', { coats: i }, { coats: 12 }),
  // VAT, discounts, changes.
  strict('The curtains cost 300 EUR plus 20 % VAT.', { gross_eur: n }, { gross_eur: 360 }),
  strict('The price is 125 EUR including 25 % VAT.', { net_eur: n, vat_eur: n }, { net_eur: 100, vat_eur: 25 }),
  strict('The rug costs 80 EUR excluding VAT. VAT is 25 %.', { price_incl_vat_eur: n }, { price_incl_vat_eur: 100 }),
  strict('Priset är 400 kr exklusive 25 % moms.', { pris_inkl_moms_sek: n }, { pris_inkl_moms_sek: 500 }),
  strict('A 60 GBP hat with 15 % off.', { sale_price_gbp: n, saving_gbp: n }, { sale_price_gbp: 51, saving_gbp: 9 }),
  strict('The jacket was 200 EUR and is now 150 EUR.', { discount_percent: n }, { discount_percent: 25 }),
  strict('Rent for the studio went from 800 EUR to 880 EUR.', { increase_percent: n }, { increase_percent: 10 }),
  strict('The trousers are 110 cm long and should be 6 cm shorter.', { new_length_cm: n }, { new_length_cm: 104 }),
  strict(
    'My waist is 78 cm. Please make the waistband 4 cm wider than that.',
    { waistband_cm: n },
    { waistband_cm: 82 },
  ),
  strict('The sleeve is 58 cm, lengthen it by 3 cm.', { new_sleeve_cm: n }, { new_sleeve_cm: 61 }),
  strict('Der Rock ist 65 cm lang und soll 5 cm länger werden.', { neue_laenge_cm: n }, { neue_laenge_cm: 70 }),
  // Totals, parts, comparisons.
  strict('We sold 12 coats, 30 skirts and 8 dresses.', { total_sold: i, coats: i }, { total_sold: 50, coats: 12 }),
  strict(
    'On Friday 140 people came to the market, on Saturday 210.',
    { friday: i, saturday: i, total: i },
    { friday: 140, saturday: 210, total: 350 },
  ),
  strict('Of 80 orders 20 were late.', { late_percent: n }, { late_percent: 25 }),
  strict('Stock was 500 zips. We used 320.', { zips_left: i }, { zips_left: 180 }),
  strict(
    'The wool coat costs 320 EUR, the parka 280 EUR. Which is cheaper?',
    { cheaper: s },
    { cheaper: any('parka', 'the parka') },
  ),
  strict(
    'The wool coat costs 320 EUR, the parka 280 EUR. How much more is the wool coat?',
    { difference_eur: n },
    { difference_eur: 40 },
  ),
  strict('Lena is 172 cm tall, Maja is 168 cm.', { taller: s, difference_cm: n }, { taller: 'Lena', difference_cm: 4 }),
  strict(
    'Our sizes are XS, S, M, L and XL.',
    { number_of_sizes: i, sizes: list(s) },
    { number_of_sizes: 5, sizes: ['XS', 'S', 'M', 'L', 'XL'] },
  ),
  strict('The scarf comes in red, green, navy and black.', { number_of_colours: i }, { number_of_colours: 4 }),
  // Days and times.
  strict('The deposit is due 14 days after 20 March 2026.', { due_date: date }, { due_date: '2026-04-03' }),
  strict('Return the costume two weeks after 3 May 2026.', { return_date: date }, { return_date: '2026-05-17' }),
  strict(
    'The course starts on 7 September 2026 and lasts 10 days.',
    { start_date: date, end_date: date },
    { start_date: '2026-09-07', end_date: any('2026-09-16', '2026-09-17') },
  ),
  strict(
    'Leveransen kommer den 4 juni 2026 klockan 14.30.',
    { datum: date, tid: s },
    { datum: '2026-06-04', tid: '14:30' },
  ),
  strict(
    'Die Anprobe ist am 9. März 2026 um 16 Uhr.',
    { date: date, time: s },
    { date: '2026-03-09', time: any('16:00', '16 Uhr') },
  ),
  strict(
    'Le mariage aura lieu le 1er août 2026 à 15h30.',
    { date: date, time: s },
    { date: '2026-08-01', time: any('15:30', '15h30') },
  ),
  strict('The fitting lasts from 9:15 to 10:45.', { duration_minutes: i }, { duration_minutes: 90 }),
  strict(
    'We are open from 10:00 to 18:30, on Saturdays until 16:00.',
    { opens: s, closes_weekdays: s, closes_saturday: s },
    { opens: '10:00', closes_weekdays: '18:30', closes_saturday: '16:00' },
  ),
  strict(
    'Open Monday to Friday 9 am to 5 pm, closed on Sundays.',
    { opens: s, closes: s, open_on_sunday: b },
    { opens: '09:00', closes: '17:00', open_on_sunday: false },
  ),
  strict('Hand washing takes 3 hours and 30 minutes in all.', { minutes: i }, { minutes: 210 }),
  // Lists of people and things.
  strict(
    'Crew: Mia (director, 41), Jon (camera, 29).',
    { crew: list(object({ name: s, role: s, age: i })) },
    {
      crew: [
        { name: 'Mia', role: 'director', age: 41 },
        { name: 'Jon', role: 'camera', age: 29 },
      ],
    },
  ),
  strict(
    'Staff: Eva Lund - pattern maker, Paul Weiss - buyer, Rita Sol - seamstress.',
    { staff: list(object({ name: s, job: s })) },
    {
      staff: [
        { name: 'Eva Lund', job: 'pattern maker' },
        { name: 'Paul Weiss', job: 'buyer' },
        { name: 'Rita Sol', job: 'seamstress' },
      ],
    },
  ),
  strict(
    'Materials: wool (60 EUR/m), silk (90 EUR/m), cotton (12 EUR/m).',
    { materials: list(object({ name: s, price_eur: n })) },
    {
      materials: [
        { name: 'wool', price_eur: 60 },
        { name: 'silk', price_eur: 90 },
        { name: 'cotton', price_eur: 12 },
      ],
    },
  ),
  strict(
    'Please order: 10 spools of thread, 3 zips and 25 buttons.',
    { items: list(object({ item: s, quantity: i })) },
    {
      items: [
        { item: any('spools of thread', 'thread', 'spool of thread'), quantity: 10 },
        { item: any('zips', 'zip'), quantity: 3 },
        { item: any('buttons', 'button'), quantity: 25 },
      ],
    },
  ),
  strict(
    'Order summary: 2 × cotton shirt at 35 EUR, 1 × leather belt at 40 EUR.',
    { lines: list(object({ product: s, quantity: i, unit_price_eur: n })), total_eur: n },
    {
      lines: [
        { product: any('cotton shirt', 'shirt'), quantity: 2, unit_price_eur: 35 },
        { product: any('leather belt', 'belt'), quantity: 1, unit_price_eur: 40 },
      ],
      total_eur: 110,
    },
  ),
  strict(
    'Guests: Anna, Björn and Carla.',
    { guests: list(s), count: i },
    { guests: ['Anna', 'Björn', 'Carla'], count: 3 },
  ),
  strict(
    'Our designer is Nils Berg, our cutter is Ute Kern.',
    { designer: s, cutter: s },
    { designer: 'Nils Berg', cutter: 'Ute Kern' },
  ),
  // Classes.
  strict(
    'The seam on my new skirt opened after one day.',
    { category: one('payment', 'delivery', 'product quality') },
    { category: 'product quality' },
  ),
  strict(
    'The courier says it was delivered but I have nothing.',
    { category: one('payment', 'delivery', 'product quality') },
    { category: 'delivery' },
  ),
  strict(
    'My card was debited but I never got a confirmation.',
    { category: one('payment', 'delivery', 'product quality') },
    { category: 'payment' },
  ),
  strict(
    'I need this fixed before tonight, please hurry!',
    { priority: one('low', 'normal', 'high') },
    { priority: 'high' },
  ),
  strict('Whenever you have time, no hurry at all.', { priority: one('low', 'normal', 'high') }, { priority: 'low' }),
  strict(
    'Running shoes with a mesh upper',
    { type: one('outerwear', 'underwear', 'footwear', 'accessory') },
    { type: 'footwear' },
  ),
  strict(
    'A lace bra with matching briefs',
    { type: one('outerwear', 'underwear', 'footwear', 'accessory') },
    { type: 'underwear' },
  ),
  strict(
    'A woven belt with a brass buckle',
    { type: one('outerwear', 'underwear', 'footwear', 'accessory') },
    { type: 'accessory' },
  ),
  strict(
    'Down jacket with a storm flap',
    { type: one('outerwear', 'underwear', 'footwear', 'accessory') },
    { type: 'outerwear' },
  ),
  strict(
    'Where can I see how far my parcel has come?',
    { intent: one('track', 'return', 'cancel', 'order') },
    { intent: 'track' },
  ),
  strict(
    'Please take my order back, I do not need it any more and it has not been sent yet.',
    { wants_cancellation: b, intent: one('cancel', 'exchange') },
    { wants_cancellation: true, intent: 'cancel' },
  ),
  strict(
    'The coat is warm but the buttons feel cheap.',
    { sentiment: one('positive', 'negative', 'mixed') },
    { sentiment: 'mixed' },
  ),
  strict(
    'Il manque un bouton à ma chemise neuve.',
    { problem: one('missing part', 'wrong colour', 'late delivery') },
    { problem: 'missing part' },
  ),
  strict(
    'Paketet skulle ha kommit i måndags men har inte dykt upp.',
    { problem: one('wrong size', 'late delivery', 'damaged') },
    { problem: 'late delivery' },
  ),
  // Yes and no.
  strict(
    'This dress has no pockets but it is fully lined.',
    { has_pockets: b, lined: b },
    { has_pockets: false, lined: true },
  ),
  strict(
    'Gift wrapping is not included. Delivery is free.',
    { gift_wrapping_included: b, free_delivery: b },
    { gift_wrapping_included: false, free_delivery: true },
  ),
  strict('The shop does not accept returns of underwear.', { accepts_returns: b }, { accepts_returns: false }),
  // Ranges, units, figures.
  strict('Delivery takes between 3 and 5 days.', { min_days: i, max_days: i }, { min_days: 3, max_days: 5 }),
  strict(
    'I would pay 40 to 60 EUR for it.',
    { price_min_eur: n, price_max_eur: n },
    { price_min_eur: 40, price_max_eur: 60 },
  ),
  strict('The bolt weighs 4.2 kg and is 150 cm wide.', { weight_g: n, width_m: n }, { weight_g: 4200, width_m: 1.5 }),
  strict('My inside leg is 32 inches.', { inside_leg_cm: n }, { inside_leg_cm: 81.28 }),
  strict(
    'The cloth is 65 % polyester, 33 % cotton and the rest is elastane.',
    { polyester_percent: n, elastane_percent: n },
    { polyester_percent: 65, elastane_percent: 2 },
  ),
  // Persons, addresses, numbers of orders.
  strict(
    'Call Petra Novak on +420 601 234 567 or write to petra@loom.example, order L-2201.',
    { name: s, phone: s, email: s, order: s },
    { name: 'Petra Novak', phone: '+420 601 234 567', email: 'petra@loom.example', order: 'L-2201' },
  ),
  strict(
    'Send it to Marie Petit, 12 rue des Lilas, 69003 Lyon, France.',
    { name: s, street: s, postcode: s, city: s, country: s },
    { name: 'Marie Petit', street: '12 rue des Lilas', postcode: '69003', city: 'Lyon', country: 'France' },
  ),
  strict(
    'Lieferadresse: Karl Vogt, Lindenstraße 8, 10969 Berlin.',
    { name: s, street: s, postcode: s, city: s },
    { name: 'Karl Vogt', street: 'Lindenstraße 8', postcode: '10969', city: 'Berlin' },
  ),
  lax(
    'Note from Ines: the red skirt is too long, bought on 2 February 2026.',
    { customer: or(s), item: or(s), colour: or(s), bought_on: or(date), order_number: or(s) },
    { customer: 'Ines', item: any('skirt', 'red skirt'), colour: 'red', bought_on: '2026-02-02', order_number: null },
  ),
  lax(
    'Table for Otto, four people, the time is still open.',
    { name: or(s), people: or(i), time: or(s) },
    { name: 'Otto', people: 4, time: null },
  ),
  // Refusals: nothing says it.
  strict('Cutting 45 EUR, sewing 120 EUR, pressing still to be agreed.', { total_eur: n }, REFUSE),
  strict('We sold some coats and a few skirts.', { total_sold: i }, REFUSE),
  strict('The skirt is too long, please shorten it.', { new_length_cm: n }, REFUSE),
  strict('The skirt should be 5 cm shorter.', { new_length_cm: n }, REFUSE),
  strict('The price is 125 EUR including VAT.', { vat_eur: n }, REFUSE),
  strict('There is a discount on the jacket, which was 200 EUR.', { sale_price_eur: n }, REFUSE),
  strict('A pack of needles costs 5 EUR.', { price_per_needle_eur: n }, REFUSE),
  strict('Each box holds 24 spools.', { total_spools: i }, REFUSE),
  strict('The deposit is due two weeks after the order.', { due_date: date }, REFUSE),
  strict('We open early and close late.', { opens: s, closes: s }, REFUSE),
  strict('Both coats cost about the same.', { cheaper: s }, REFUSE),
  strict('Lena is tall, Maja is not.', { lena_height_cm: n }, REFUSE),
  strict('The team is small but good.', { team: list(object({ name: s, role: s })) }, REFUSE),
  strict('Our designer left last year.', { designer: s }, REFUSE),
  strict('I have a question about my order.', { order_number: s }, REFUSE),
  strict('Please call me when it is ready.', { phone: s, name: s }, REFUSE),
  strict('We moved to a bigger town.', { city: s }, REFUSE),
  strict('The dress is blue.', { category: one('payment', 'delivery', 'product quality') }, REFUSE),
  strict('Hello there.', { priority: one('low', 'high') }, REFUSE),
  strict('The scarf comes in many colours.', { number_of_colours: i }, REFUSE),
  strict('Does the dress have pockets?', { has_pockets: b }, REFUSE),
  strict('I paid by card.', { amount_eur: n }, REFUSE),
  strict('The parcel weighs more than last time.', { weight_kg: n }, REFUSE),
  strict('She turned thirty.', { height_cm: n }, REFUSE),
  strict('The cloth is mostly cotton.', { cotton_percent: n }, REFUSE),
  strict('Delivery takes a few days.', { min_days: i, max_days: i }, REFUSE),
  strict('Who is the president of France?', { president: s }, REFUSE),
  strict('Der Mantel kostet mehr als die Jacke.', { mantel_eur: n }, REFUSE),
  strict('Hon beställde flera par handskar.', { antal: i }, REFUSE),
  strict('Le rendez-vous est la semaine prochaine.', { date: date }, REFUSE),
];
