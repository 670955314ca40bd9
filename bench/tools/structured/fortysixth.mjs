/** Seventy English requests by an outsider who saw no source: 21 of 56 right and 12 values wrong at first sight, then mended by. */
import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

export const CASES = [
  // ---- orders, returns, tickets
  strict(
    'Hi, this is Miriam Okafor. Could you put me down for two of the Alma linen shirts in white, size M? Order ref is FS-20931.',
    { customer_name: s, product: s, quantity: i, color: s, size: s, order_ref: s },
    {
      customer_name: 'Miriam Okafor',
      product: any('Alma linen shirt', 'Alma linen shirts', 'Alma', 'linen shirt', 'linen shirts'),
      quantity: 2,
      color: 'white',
      size: 'M',
      order_ref: 'FS-20931',
    },
  ),
  strict(
    'I want to send back the green corduroy trousers from order 88412, they are far too tight in the thigh. Refund please, not another pair.',
    {
      order_id: s,
      item: s,
      reason: one('too_small', 'too_large', 'defect', 'changed_mind'),
      resolution: one('refund', 'exchange', 'store_credit'),
    },
    {
      order_id: '88412',
      item: any('green corduroy trousers', 'corduroy trousers', 'trousers'),
      reason: 'too_small',
      resolution: 'refund',
    },
  ),
  strict(
    'Extract the measurements: bust 92, waist 74, hips 99, back length 41.5, everything in cm.',
    { bust_cm: n, waist_cm: n, hips_cm: n, back_length_cm: n },
    { bust_cm: 92, waist_cm: 74, hips_cm: 99, back_length_cm: 41.5 },
  ),
  strict(
    'His chest is 40 inches and the sleeve 25 inches. Our pattern software wants centimetres.',
    { chest_cm: n, sleeve_cm: n },
    { chest_cm: 101.6, sleeve_cm: 63.5 },
  ),
  strict(
    "Please book me a fitting with Henrik on 12 September 2025 at 14:30, it's for a dinner jacket. The name is Oliver Grant.",
    { client: s, tailor: s, date, time: s, garment: s },
    {
      client: 'Oliver Grant',
      tailor: 'Henrik',
      date: '2025-09-12',
      time: any('14:30', '2:30 pm', '2:30pm', '14:30:00'),
      garment: any('dinner jacket', 'a dinner jacket'),
    },
  ),
  strict(
    'Invoice 2025-0417 from Tessuti Bianchi S.r.l., dated 3 April 2025. Net 1,240.00 EUR, VAT 22% 272.80 EUR, total 1,512.80 EUR. Due 3 May 2025.',
    {
      invoice_number: s,
      supplier: s,
      issue_date: date,
      due_date: date,
      net: n,
      vat: n,
      total: n,
      currency: one('EUR', 'USD', 'GBP'),
    },
    {
      invoice_number: '2025-0417',
      supplier: any('Tessuti Bianchi S.r.l.', 'Tessuti Bianchi S.r.l', 'Tessuti Bianchi'),
      issue_date: '2025-04-03',
      due_date: '2025-05-03',
      net: 1240,
      vat: 272.8,
      total: 1512.8,
      currency: 'EUR',
    },
  ),
  strict(
    "This is the third time I'm writing. The seam of my jacket split after two days and nobody answers. I am furious.",
    {
      sentiment: one('positive', 'neutral', 'negative'),
      is_repeat_contact: b,
      issue: one('defect', 'wrong_size', 'late_delivery', 'billing'),
    },
    { sentiment: 'negative', is_repeat_contact: true, issue: 'defect' },
  ),
  strict(
    'New swatch in: 80% wool, 20% polyamide, 320 g/m², width 150 cm, mill in Biella.',
    { composition: list(object({ fibre: s, percent: n })), weight_gsm: n, width_cm: n, mill_location: s },
    {
      composition: [
        { fibre: 'wool', percent: 80 },
        { fibre: any('polyamide', 'nylon'), percent: 20 },
      ],
      weight_gsm: 320,
      width_cm: 150,
      mill_location: any('Biella', 'Biella, Italy'),
    },
  ),
  strict(
    'PO 7731 for Nordkap Retail: 120 x basic tee navy S, 200 x basic tee navy M, 80 x basic tee navy L.',
    { po_number: s, buyer: s, lines: list(object({ product: s, color: s, size: s, quantity: i })), total_quantity: i },
    {
      po_number: any('7731', 'PO 7731'),
      buyer: 'Nordkap Retail',
      lines: [
        { product: any('basic tee', 'tee'), color: 'navy', size: 'S', quantity: 120 },
        { product: any('basic tee', 'tee'), color: 'navy', size: 'M', quantity: 200 },
        { product: any('basic tee', 'tee'), color: 'navy', size: 'L', quantity: 80 },
      ],
      total_quantity: 400,
    },
  ),

  // ---- the house: sizes, fabrics, care, the API
  strict("I wear a UK women's dress size 12. What is that in EU sizes?", { eu_size: i }, { eu_size: any(40, 38) }),
  strict("Men's suit size EU 50, what do I order from a London tailor?", { uk_size: i }, { uk_size: 40 }),
  strict(
    'What does a chat pack cost and how many calls are in it?',
    { price_usd: n, calls: i },
    { price_usd: 1, calls: 100 },
  ),
  strict('Can I put my cashmere jumper in the tumble dryer?', { tumble_dry_ok: b }, { tumble_dry_ok: false }),
  strict(
    'The curtain lady needs exactly 3 yards of velvet; I only sell by the metre.',
    { fabric: s, length_m: n },
    { fabric: 'velvet', length_m: any(2.7432, 2.743, 2.74) },
  ),
  strict('Coat was 120 EUR, now 15% off. New price?', { new_price: n, saved: n }, { new_price: 102, saved: 18 }),
  strict(
    '35 metres of twill at 18.40 per metre, plus 25% VAT.',
    { net_total: n, vat_amount: n, gross_total: n },
    { net_total: 644, vat_amount: 161, gross_total: 805 },
  ),
  strict(
    'Where is my parcel? Order 55120, placed on Monday, still nothing here.',
    { order_id: s, tracking_number: s, carrier: s },
    REFUSE,
  ),
  strict(
    "Ticket #4471, customer Lena Moritz: 'Ordered a 40, got a 44. Please swap it, I still want the dress.'",
    { ticket_id: s, customer: s, ordered_size: i, received_size: i, action: one('exchange', 'refund', 'repair') },
    {
      ticket_id: any('4471', '#4471'),
      customer: 'Lena Moritz',
      ordered_size: 40,
      received_size: 44,
      action: 'exchange',
    },
  ),
  strict(
    "Route this message: 'When do you open on Saturdays? I'd like to come by with my mother.'",
    { topic: one('return', 'opening_hours', 'sizing', 'payment'), about_return: b },
    { topic: 'opening_hours', about_return: false },
  ),
  strict(
    'I washed the cardigan at 60 degrees and now it fits my four-year-old. Entirely my own fault, I just wonder whether it can be saved.',
    { item: s, wash_temp_c: n, garment_shrunk: b, blames_shop: b },
    { item: any('cardigan', 'the cardigan'), wash_temp_c: 60, garment_shrunk: true, blames_shop: false },
  ),
  strict(
    "Alterations for my husband's suit: shorten the sleeves by 2 cm, take in the waist by 3 cm, shorten the trousers by 4 cm. Needed by 8 November 2025.",
    { alterations: list(object({ part: s, centimetres: n })), due_date: date },
    {
      alterations: [
        { part: any('sleeves', 'sleeve', 'the sleeves'), centimetres: 2 },
        { part: any('waist', 'the waist'), centimetres: 3 },
        { part: any('trousers', 'the trousers', 'trouser'), centimetres: 4 },
      ],
      due_date: '2025-11-08',
    },
  ),
  strict(
    'I have 20 m of poplin and every shirt takes 1.6 m. How many whole shirts can I cut and how many metres remain?',
    { shirts: i, leftover_m: n },
    { shirts: 12, leftover_m: 0.8 },
  ),
  strict(
    'Selvedge denim of 14 oz per square yard: how many grams per square metre?',
    { gsm: { ...n, description: 'g/m², rounded to whole grams' } },
    { gsm: any(475, 474.7, 474.68) },
  ),
  lax('The American care label says wash at 104 °F. And in Celsius?', { celsius: n }, { celsius: 40 }),
  strict(
    'A scarf costs me 24 EUR to make and I sell it for 60 EUR.',
    {
      profit_eur: { ...n, description: 'selling price minus cost' },
      margin_percent: { ...n, description: 'profit as a percentage of the selling price' },
    },
    { profit_eur: 36, margin_percent: 60 },
  ),
  strict(
    'The dress was delivered on 2 June 2025 and the customer sent it back on 20 June 2025. Our return window is 30 days.',
    { days_since_delivery: i, within_window: b },
    { days_since_delivery: 18, within_window: true },
  ),
  strict('Where does mohair come from?', { origin: one('plant', 'animal', 'synthetic') }, { origin: 'animal' }),
  strict(
    'Which of these are animal fibres: wool, linen, polyester, silk?',
    { animal_fibres: list(one('wool', 'linen', 'polyester', 'silk')) },
    { animal_fibres: any(['wool', 'silk'], ['silk', 'wool']) },
  ),
  strict('Which weave is classic denim?', { weave: one('plain', 'twill', 'satin') }, { weave: 'twill' }),
  strict(
    "I'm writing a bot for your arena. Which HTTP header carries the API key?",
    { header: s },
    { header: 'X-Arena-Key' },
  ),
  lax(
    'We need 400 extra chat calls. How many packs is that and what will it cost?',
    { packs: i, total_usd: n },
    { packs: 4, total_usd: 4 },
  ),
  strict(
    'What is the largest n I can pass to generate-fashion-image?',
    { max_n: { ...i, description: 'maximum number of images per request' } },
    { max_n: 4 },
  ),
  strict(
    'If I call the fashion endpoints without any key, how many requests do I get per day and IP?',
    { requests_per_day: i },
    { requests_per_day: 10 },
  ),

  // ---- refusals
  strict(
    'My client is 175 cm tall and wears a 40 in tops and a 42 in trousers.',
    { height_cm: n, weight_kg: n },
    REFUSE,
  ),
  strict("Convert the 250 USD deposit to euros at today's exchange rate.", { amount_eur: n }, REFUSE),
  strict('That will be 3 scarves at 19 EUR each and two leather belts. What is the total?', { total_eur: n }, REFUSE),
  strict("Sign me up for the newsletter, please! I'm Clara Voss from Leeds.", { name: s, city: s, email: s }, REFUSE),
  strict('Which fighter is going to win the league next month?', { winner: s }, REFUSE),
  strict(
    'Does the Oslo branch have the black Nora dress in 44 on the rail right now?',
    { product: s, size: i, in_stock: b },
    REFUSE,
  ),
  strict(
    'Bought a blouse at a flea market, no label left, it feels silky and has mother-of-pearl buttons.',
    { garment: s, silk_percent: n },
    REFUSE,
  ),

  // ---- nullable
  strict(
    'Callback request from Ingrid Solberg about her bridal veil, she did not leave a number.',
    { name: s, subject: s, phone: or(s) },
    {
      name: 'Ingrid Solberg',
      subject: any('bridal veil', 'her bridal veil', 'veil', 'about her bridal veil'),
      phone: null,
    },
  ),
  strict(
    'One pair of suede loafers in tan, EU 43, please, to be sent to Dublin.',
    { item: s, color: s, eu_size: n, city: s, discount_code: or(s) },
    {
      item: any('suede loafers', 'loafers', 'suede loafer', 'loafer', 'pair of suede loafers'),
      color: 'tan',
      eu_size: 43,
      city: 'Dublin',
      discount_code: null,
    },
  ),
  lax(
    'Quote from the mill: organic cotton sateen, 240 gsm, minimum 200 m. Price on request.',
    { fabric: s, gsm: n, minimum_m: n, price_per_m: or(n) },
    { fabric: any('organic cotton sateen', 'cotton sateen'), gsm: 240, minimum_m: 200, price_per_m: null },
  ),

  // ---- more extraction
  strict(
    'Ship it to: Rosalind Ebert, 14 Harbour Lane, Bristol BS1 5DB, United Kingdom.',
    { recipient: s, street: s, city: s, postal_code: s, country: s },
    {
      recipient: 'Rosalind Ebert',
      street: any('14 Harbour Lane', 'Harbour Lane 14'),
      city: 'Bristol',
      postal_code: 'BS1 5DB',
      country: any('United Kingdom', 'UK', 'GB', 'Great Britain'),
    },
  ),
  strict(
    'The pencil skirt is available in 36, 38, 40 and 44; only 42 is sold out.',
    { available: list(i), sold_out: list(i) },
    { available: [36, 38, 40, 44], sold_out: [42] },
  ),
  strict(
    'Label: wash at 30 °C, do not bleach, do not tumble dry, iron at low heat.',
    { wash_c: n, bleach: b, tumble_dry: b, iron: one('none', 'low', 'medium', 'high') },
    { wash_c: 30, bleach: false, tumble_dry: false, iron: 'low' },
  ),
  strict(
    "My cousin's wedding invitation says black tie, what am I supposed to filter for?",
    { occasion: s, dress_code: one('casual', 'business', 'cocktail', 'black_tie') },
    { occasion: any('wedding', "cousin's wedding", "my cousin's wedding"), dress_code: 'black_tie' },
  ),
  strict(
    'Order confirmed on 1 March 2025, production takes 21 days from that date.',
    { confirmed_on: date, ready_on: date },
    { confirmed_on: '2025-03-01', ready_on: '2025-03-22' },
  ),
  strict(
    'Merino jersey, 190 gsm, 12.80 EUR per metre, MOQ 300 m, lead time 6 weeks.',
    {
      fabric: s,
      gsm: n,
      price_per_m: n,
      currency: s,
      moq_m: n,
      lead_time_days: { ...i, description: 'lead time in days' },
    },
    {
      fabric: any('Merino jersey', 'merino', 'jersey'),
      gsm: 190,
      price_per_m: 12.8,
      currency: any('EUR', 'euro', 'euros', '€'),
      moq_m: 300,
      lead_time_days: 42,
    },
  ),
  strict(
    'Cancel order 9002 please, I found the same bag cheaper elsewhere.',
    { intent: one('cancel', 'track', 'change_address', 'return'), order_id: s, item: s },
    { intent: 'cancel', order_id: '9002', item: any('bag', 'the bag', 'same bag', 'the same bag') },
  ),
  strict(
    "I'm five foot six and weigh 140 pounds.",
    { height_cm: n, weight_kg: n },
    { height_cm: any(167.64, 167.6, 168), weight_kg: any(63.5, 63.503, 63.50293, 63.5029, 63.5029318, 64) },
  ),
  strict("Men's shoes EU 42 — which UK and US size?", { uk: n, us: n }, { uk: any(8, 7.5), us: any(9, 8.5) }),

  // ---- more refusals
  strict(
    'Reserve the grey flannel blazer for me, Tom Baird. I will pay when I pick it up.',
    { name: s, item: s, payment_method: one('card', 'cash', 'invoice') },
    REFUSE,
  ),
  strict('Hello, I would like to order the beige trench coat in 38.', { item: s, size: i, is_first_order: b }, REFUSE),
  strict(
    'Please send the three gowns for the gala as soon as you possibly can. Regards, Petra Novak',
    { customer: s, quantity: i, delivery_date: date },
    REFUSE,
  ),
  strict('My feet are narrow and I always wear thick socks. Fill in my shoe profile.', { eu_shoe_size: n }, REFUSE),
  strict(
    "I've owned this coat since I was a student and I still adore it, but the lining is worn out.",
    { item: s, customer_age: i },
    REFUSE,
  ),
  lax(
    'Please refund 64.50 EUR to my bank account as agreed on the phone. Marcus Thiel',
    { name: s, amount: n, iban: s },
    REFUSE,
  ),

  // ---- classification, arithmetic, house, long ones
  strict(
    'Reviews: 1) Love it, wear it every day! 2) Cheap fabric, fell apart, sent it back. 3) Gorgeous drape, will buy again.',
    { sentiments: list(one('positive', 'negative')) },
    { sentiments: ['positive', 'negative', 'positive'] },
  ),
  strict(
    'Basket: 2 shirts at 45.00, 1 belt at 29.50. Shipping is 6.90.',
    { items_total: n, grand_total: { ...n, description: 'items plus shipping' } },
    { items_total: 119.5, grand_total: 126.4 },
  ),
  strict(
    'We take 600 beanies at 8.20 USD apiece. You promised 5% off for anything above 500 pieces.',
    {
      units: i,
      gross_usd: { ...n, description: 'before discount' },
      discount_usd: n,
      net_usd: { ...n, description: 'after discount' },
    },
    { units: 600, gross_usd: 4920, discount_usd: 246, net_usd: 4674 },
  ),
  strict(
    'My gauge is 22 stitches per 10 cm and the panel has to be 50 cm wide. How many stitches do I cast on?',
    { stitches: i },
    { stitches: 110 },
  ),
  strict(
    'Inseam is 81 cm. Which length in inches goes on the label, to one decimal?',
    { inseam_in: n },
    { inseam_in: any(31.9, 31.89) },
  ),
  strict(
    'Lookbook shoot in Lisbon on 17 February 2026: four models, 24 looks, photographer is Ana Ferraz. Nothing is booked for hair and make-up yet.',
    { city: s, shoot_date: date, models: i, looks: i, photographer: s, hair_makeup_booked: b },
    {
      city: 'Lisbon',
      shoot_date: '2026-02-17',
      models: 4,
      looks: 24,
      photographer: 'Ana Ferraz',
      hair_makeup_booked: false,
    },
  ),
  strict(
    'Tag these two for the filter: silk and polyester.',
    { silk: one('natural', 'synthetic'), polyester: one('natural', 'synthetic') },
    { silk: 'natural', polyester: 'synthetic' },
  ),
  strict(
    'POST /api/fashion-concept: how many concepts do I get if I leave out count, and what is the maximum?',
    { default_count: i, max_count: i },
    { default_count: 3, max_count: 20 },
  ),
  strict(
    'How many chat calls a day are included in the free tier, and how many in pro?',
    { free_per_day: i, pro_per_day: i },
    { free_per_day: 3, pro_per_day: 100 },
  ),
  strict(
    `Dear team,
I ordered the Verona wool coat (order VK-3381) on 4 November 2025 and it arrived on 11 November 2025. The coat itself is lovely and the colour is exactly what I hoped for. Unfortunately one of the horn buttons was missing and there was no spare in the pocket. I don't want to return it, just send me one button and I will sew it on myself.
Kind regards,
Judith Amsel`,
    { customer: s, order_number: s, ordered_on: date, arrived_on: date, missing_part: s, wants_return: b },
    {
      customer: 'Judith Amsel',
      order_number: 'VK-3381',
      ordered_on: '2025-11-04',
      arrived_on: '2025-11-11',
      missing_part: any(
        'button',
        'horn button',
        'one button',
        'one of the horn buttons',
        'a horn button',
        'one horn button',
      ),
      wants_return: false,
    },
  ),
  strict(
    'Goods-in note: we ordered 150 m of charcoal flannel from Lanificio Moro, but only 138 m were delivered. 6 m of it has moth holes.',
    { supplier: s, fabric: s, ordered_m: n, delivered_m: n, missing_m: n, damaged_m: n },
    {
      supplier: 'Lanificio Moro',
      fabric: any('charcoal flannel', 'flannel'),
      ordered_m: 150,
      delivered_m: 138,
      missing_m: 12,
      damaged_m: 6,
    },
  ),
  strict(
    'Hey, can you move my Thursday fitting? I can do 6 March 2026 at 11:00 instead, same place. Cheers, Dev Patel',
    { name: s, intent: one('book', 'reschedule', 'cancel'), new_date: date, new_time: s, new_phone: or(s) },
    {
      name: 'Dev Patel',
      intent: 'reschedule',
      new_date: '2026-03-06',
      new_time: any('11:00', '11 am', '11:00 am', '11am', '11:00:00'),
      new_phone: null,
    },
  ),
];
