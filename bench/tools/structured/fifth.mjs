/** Forty more, after the fourth set was mended, again before any look at how they fare. */
import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE } from './case.mjs';

export const CASES = [
  strict(
    'Ms Ingrid Holm ordered two pairs of corduroy trousers on 11/02/2026 (reference HT-204).',
    { customer: s, quantity: i, garment: s, fabric: s, reference: s },
    { customer: 'Ingrid Holm', quantity: 2, garment: 'trousers', fabric: 'corduroy', reference: 'HT-204' },
  ),
  strict(
    'Please invoice Nordtextil AB, contact Per Åkesson, per@nordtextil.example, 08-123 45 67.',
    { company: s, contact: s, email: s },
    { company: 'Nordtextil AB', contact: 'Per Åkesson', email: 'per@nordtextil.example' },
  ),
  strict('The sample must arrive no later than Friday 13 March 2026.', { latest: date }, { latest: '2026-03-13' }),
  strict(
    'We are open from 1 June to 31 August 2026.',
    { start: date, end: date },
    { start: '2026-06-01', end: '2026-08-31' },
  ),
  strict('Open from June to August.', { start: date, end: date }, REFUSE),
  strict(
    'The jacket is 70 % wool and 30 % polyamide, lined with viscose.',
    { wool: n, polyamide: n, lining: s },
    { wool: 70, polyamide: 30, lining: 'viscose' },
  ),
  strict(
    'Sleeve 62, shoulder 13.5, back length 71.',
    { sleeve: n, shoulder: n, back_length: n },
    { sleeve: 62, shoulder: 13.5, back_length: 71 },
  ),
  strict('Ärmlängd 62 cm, axel 13,5 cm.', { sleeve_cm: n, shoulder_cm: n }, { sleeve_cm: 62, shoulder_cm: 13.5 }),
  strict('I am 5 ft 6 and weigh 140 lb.', { weight_kg: n }, { weight_kg: any(63.5029318, 63.5029318, 63.5) }),
  strict('The roll holds 40 yards.', { length_m: n }, { length_m: 36.576 }),
  strict('It was 40 but now it is only 28 euros!', { old_price: n, new_price: n }, REFUSE),
  lax(
    'It was 40 but now it is only 28 euros!',
    { price_now: or(n), currency: s },
    { price_now: any(28, null), currency: any('EUR', 'euros', 'euro') },
  ),
  strict(
    'Shipping is free for orders above 75 EUR.',
    { free_shipping: b, threshold: n },
    { free_shipping: true, threshold: 75 },
  ),
  strict('Shipping costs 4.90 EUR.', { shipping_cost: n, free_shipping: b }, REFUSE),
  strict('Only hand wash, never bleach.', { hand_wash: b, bleach: b }, { hand_wash: true, bleach: false }),
  strict(
    'Machine washable at 40 °C.',
    { machine_washable: b, max_temperature_c: n },
    { machine_washable: true, max_temperature_c: 40 },
  ),
  strict(
    'Sentiment of: "Well, that was a complete waste of money."',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'negative' },
  ),
  strict(
    'Sentiment of: "Superbra passform, kommer beställa fler!"',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'positive' },
  ),
  strict(
    'Sentiment of: "The box contains four buttons."',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'neutral' },
  ),
  strict(
    'What language is this? "Wo bleibt meine Bestellung?"',
    { language: one('en', 'sv', 'de', 'fr') },
    { language: 'de' },
  ),
  strict(
    'Can you make the sleeves 2 cm longer?',
    { change: one('shorten', 'lengthen'), part: s, cm: n },
    { change: 'lengthen', part: any('sleeves', 'sleeve'), cm: 2 },
  ),
  strict(
    'I want to send the shoes back, they pinch.',
    { intent: one('return', 'order', 'question'), reason: one('too small', 'too large', 'damaged') },
    { intent: 'return', reason: 'too small' },
  ),
  strict('My order never came.', { intent: one('delivery', 'return', 'praise') }, { intent: 'delivery' }),
  strict(
    'Do you have this in green?',
    { intent: one('availability', 'return', 'praise'), color: s },
    { intent: 'availability', color: 'green' },
  ),
  strict('Team lunch at noon.', { intent: one('availability', 'return', 'praise') }, REFUSE),
  strict(
    'Tags for: "a striped cotton sailor shirt for children"',
    { tags: list(one('striped', 'cotton', 'silk', 'children', 'men')) },
    { tags: ['striped', 'cotton', 'children'] },
  ),
  strict(
    'List the colours: "navy, ecru and a touch of rust".',
    { colours: list(s) },
    { colours: ['navy', 'ecru', 'rust'] },
  ),
  strict(
    'List the fabrics: "no polyester, only linen and silk".',
    { fabrics: list(s) },
    { fabrics: ['linen', 'silk'] },
  ),
  strict(
    'How many people came? "Forty-two guests came and six cancelled."',
    { came: i, cancelled: i },
    { came: 42, cancelled: 6 },
  ),
  strict('One hundred and twenty metres, please.', { metres: i }, { metres: 120 }),
  strict('What is 1,250 + 375?', { sum: n }, { sum: 1625 }),
  strict('Average of 10, 20 and 60?', { average: n }, { average: 30 }),
  strict('What is 3/4 as a percentage?', { percent: n }, { percent: 75 }),
  strict('How many weeks are 21 days?', { weeks: n }, { weeks: 3 }),
  strict('A 20 m roll, 1.6 m per coat: how many coats?', { coats: i }, { coats: 12 }),
  strict('What is UK 12 in EU sizes?', { eu_size: i }, { eu_size: 40 }),
  strict('Which place is Brim in and with what score?', { place: i, score: n }, { place: 2, score: 0.61 }),
  strict('What is the meaning of life?', { meaning: s }, REFUSE),
  strict('Who is the CEO of Zara?', { name: s }, REFUSE),
  strict('Tell me the weather in Malmö tomorrow.', { city: s, temperature_c: n }, REFUSE),
];
