/** Forty more, written after the third set was met and before any look at how these fare. */
import { object, s, n, i, b, date, list, one, or, any, strict, lax, REFUSE } from './case.mjs';

export const CASES = [
  strict(
    'PO-3391: 12 polo shirts (navy, size L) and 8 caps. Deliver by 30 June 2026 to Rotterdam.',
    { po_number: s, deadline: date, city: s },
    { po_number: 'PO-3391', deadline: '2026-06-30', city: 'Rotterdam' },
  ),
  strict(
    'We have three black blazers, one grey waistcoat and six white shirts in stock.',
    { stock: list(object({ garment: s, color: s, quantity: i })) },
    {
      stock: [
        { garment: any('blazer', 'blazers'), color: 'black', quantity: 3 },
        { garment: 'waistcoat', color: any('grey', 'gray'), quantity: 1 },
        { garment: any('shirt', 'shirts'), color: 'white', quantity: 6 },
      ],
    },
  ),
  strict('My waist is 80 centimetres.', { waist_in: n }, { waist_in: any(31.4960629921, 31.49606299, 31.5) }),
  strict(
    'Can you take 3 inches off the hem of my skirt?',
    { action: one('shorten', 'lengthen', 'take in'), amount_in: n, garment: s },
    { action: 'shorten', amount_in: 3, garment: 'skirt' },
  ),
  strict(
    'Kan ni lägga upp byxorna fyra centimeter?',
    { plagg: s, cm: n },
    { plagg: any('byxorna', 'byxor', 'trousers'), cm: 4 },
  ),
  strict(
    'The dress costs 1,299.00 SEK including 25 % VAT.',
    { price: n, currency: s, vat_percent: n },
    { price: 1299, currency: 'SEK', vat_percent: 25 },
  ),
  strict('Rabattkoden är SOMMAR20 och ger 20 procent.', { code: s, percent: n }, { code: 'SOMMAR20', percent: 20 }),
  strict('Use code WELCOME at checkout.', { discount_percent: n }, REFUSE),
  strict('He is 34, she is 29.', { his_age: i, her_age: i }, { his_age: 34, her_age: 29 }),
  strict(
    'Our shop opens at 9:00 and closes at 18:30.',
    { opens: s, closes: s },
    { opens: any('9:00', '09:00'), closes: '18:30' },
  ),
  strict('Closed on Sundays.', { opens: s, closes: s }, REFUSE),
  strict(
    'Size M fits me in most shops, but here I needed an L.',
    { usual_size: s, needed_size: s },
    { usual_size: 'M', needed_size: 'L' },
  ),
  strict(
    'I need at least 5 but no more than 9 aprons.',
    { min: i, max: i, garment: s },
    { min: 5, max: 9, garment: any('apron', 'aprons') },
  ),
  strict('Between 20 and 25 degrees, please.', { max_temperature_c: n }, { max_temperature_c: 25 }),
  strict('Preis höchstens 90 Euro.', { max_preis: n, waehrung: s }, { max_preis: 90, waehrung: any('EUR', 'Euro') }),
  strict('Entre 40 y 60 euros como máximo.', { min_precio: n, max_precio: n }, { min_precio: 40, max_precio: 60 }),
  strict('A third of the 27 coats went back.', { returned: i }, { returned: 9 }),
  strict(
    'The cloth is 150 cm wide and I need 2.5 m of it.',
    { width_cm: n, length_m: n },
    { width_cm: 150, length_m: 2.5 },
  ),
  strict(
    'Fabric: 200 gsm cotton jersey, 5 % elastane.',
    { weight_gsm: n, elastane_percent: n, fabric: s },
    { weight_gsm: 200, elastane_percent: 5, fabric: any('jersey', 'cotton jersey', 'cotton') },
  ),
  strict(
    'Is "the zip broke after two days" praise or a complaint?',
    { kind: one('praise', 'complaint') },
    { kind: 'complaint' },
  ),
  strict(
    'Route to a team: "My card was charged twice."',
    { team: one('billing', 'shipping', 'repairs') },
    { team: 'billing' },
  ),
  strict(
    'Route to a team: "The parcel never left the depot."',
    { team: one('billing', 'shipping', 'repairs') },
    { team: 'shipping' },
  ),
  strict(
    'Route to a team: "Der Reißverschluss klemmt."',
    { team: one('billing', 'shipping', 'repairs') },
    { team: 'repairs' },
  ),
  strict('Route to a team: "Happy birthday to all of you!"', { team: one('billing', 'shipping', 'repairs') }, REFUSE),
  strict(
    'Does this mention a colour? "I want it in teal."',
    { mentions_colour: b, colour: s },
    { mentions_colour: true, colour: 'teal' },
  ),
  strict(
    'The shirt is waterproof but not windproof.',
    { waterproof: b, windproof: b },
    { waterproof: true, windproof: false },
  ),
  strict('The shirt is waterproof.', { waterproof: b, windproof: b }, REFUSE),
  strict(
    'Formal or casual? "Black tie wedding at the castle."',
    { dress_code: one('formal', 'casual') },
    { dress_code: 'formal' },
  ),
  strict('For a hike in July.', { season: one('spring', 'summer', 'autumn', 'winter') }, { season: 'summer' }),
  strict('For Christmas Eve in Oslo.', { season: one('spring', 'summer', 'autumn', 'winter') }, { season: 'winter' }),
  strict('What is 7 cubed?', { answer: n }, { answer: 343 }),
  strict('Roughly how much is 10 stone in kg?', { kg: n }, REFUSE),
  strict('How many minutes are 2.5 hours?', { minutes: n }, { minutes: 150 }),
  strict('I sell 14 scarves at 22 EUR each. What is the revenue?', { revenue: n }, { revenue: 308 }),
  strict('Split 90 EUR among 4 people: how much each?', { each_eur: n }, { each_eur: 22.5 }),
  strict('How many fighters are in the league?', { fighters: i }, { fighters: 13 }),
  strict(
    'What is the phase of the engine and how tired is it?',
    { phase: s, fatigue: n },
    { phase: 'explore', fatigue: 0.2 },
  ),
  strict('What does the pack of 100 calls cost?', { price_usd: n }, { price_usd: 1 }),
  strict('Who won the World Cup in 2018?', { winner: s }, REFUSE),
  lax(
    'Lisa bought a hat.',
    { buyer: or(s), item: or(s), price: or(n), date: or(date) },
    { buyer: 'Lisa', item: any('hat', 'a hat'), price: null, date: null },
  ),
];
