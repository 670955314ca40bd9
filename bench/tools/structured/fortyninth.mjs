/** Sixty English requests by an outsider, kept closed at first: 17 of 48 right and 4 values wrong in the morning of that day, 23 and 7 before it was opened. */
import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

export const CASES = [
  // 1
  strict(
    'Hi, please book in 24 linen shirts, white, size M, at £18.50 each for our Leeds branch. Our PO number is PO-7731 and we need them there by 14 March 2026. Cheers, Gemma Holt',
    { po_number: s, product: s, colour: s, size: s, quantity: i, unit_price: n, deliver_by: date, contact: s },
    {
      po_number: 'PO-7731',
      product: any('linen shirts', 'linen shirt'),
      colour: 'white',
      size: 'M',
      quantity: 24,
      unit_price: 18.5,
      deliver_by: '2026-03-14',
      contact: 'Gemma Holt',
    },
  ),
  // 2
  strict(
    '12 scarves at 9.50 euros and 8 belts at 14 euros. What does that come to before VAT?',
    { total: { ...n, description: 'Net total in euros' } },
    { total: 226 },
  ),
  // 3
  lax(
    'Hello, about order A-20418: the navy blazer you sent is far too big on me. I want my money back please, not an exchange.',
    {
      order_number: s,
      item: s,
      reason: one('too_big', 'too_small', 'damaged', 'wrong_item', 'changed_mind'),
      resolution: one('refund', 'exchange', 'repair'),
    },
    {
      order_number: 'A-20418',
      item: any('navy blazer', 'blazer', 'the navy blazer'),
      reason: 'too_big',
      resolution: 'refund',
    },
  ),
  // 4
  strict(
    'Client Daniel Okafor, measured today: chest 104, waist 92, seat 106, inside leg 81. All in cm. Did not get round to the neck.',
    { client: s, chest_cm: n, waist_cm: n, inside_leg_cm: n, neck_cm: or(n) },
    {
      client: any('Daniel Okafor', 'Client Daniel Okafor'),
      chest_cm: 104,
      waist_cm: 92,
      inside_leg_cm: 81,
      neck_cm: null,
    },
  ),
  // 5
  strict(
    'My measurements are bust 36 inches, waist 28 inches, hips 38 inches. I need them in centimetres for your order form.',
    { bust_cm: n, waist_cm: n, hips_cm: n },
    { bust_cm: any(91.44, 91.4), waist_cm: any(71.12, 71.1), hips_cm: any(96.52, 96.5) },
  ),
  // 6
  strict(
    'Please put Sara Lindqvist down for her second fitting on 2 June 2026 at 15:30, with Marco.',
    {
      client: s,
      date,
      time: { ...s, description: 'HH:MM, 24 hours' },
      tailor: s,
      kind: one('consultation', 'measuring', 'fitting', 'pickup'),
    },
    { client: 'Sara Lindqvist', date: '2026-06-02', time: '15:30', tailor: 'Marco', kind: 'fitting' },
  ),
  // 7
  strict(
    'INVOICE INV-2025-0882\nDate: 3 November 2025\nSubtotal: 1,240.00 EUR\nVAT 25 %: 310.00 EUR\nTotal: 1,550.00 EUR\nDue: 3 December 2025',
    {
      invoice_number: s,
      issued: { ...date, description: 'Date of the invoice' },
      due: { ...date, description: 'Due date' },
      net: { ...n, description: 'Subtotal without VAT' },
      vat: { ...n, description: 'VAT amount' },
      total: n,
    },
    { invoice_number: 'INV-2025-0882', issued: '2025-11-03', due: '2025-12-03', net: 1240, vat: 310, total: 1550 },
  ),
  // 8
  strict(
    'The zip on my skirt broke the second time I wore it. Really disappointed, I paid £79 for that thing.',
    { category: one('delivery', 'quality', 'sizing', 'billing'), item: s, price: n },
    { category: 'quality', item: any('skirt', 'my skirt', 'the skirt'), price: 79 },
  ),
  // 9
  strict(
    'Invoice no. 5520 from Calder Mills, issued 9 January 2026, amount 842.40 EUR. Please extract it for our ledger.',
    { invoice_number: s, supplier: s, amount: n, payment_due_date: date },
    REFUSE,
  ),
  // 10
  strict(
    'Label reads: 72 % wool, 25 % polyester, 3 % elastane.',
    { composition: list(object({ fibre: s, percent: n })) },
    {
      composition: [
        { fibre: 'wool', percent: 72 },
        { fibre: 'polyester', percent: 25 },
        { fibre: 'elastane', percent: 3 },
      ],
    },
  ),
  // 11
  strict("I wear a UK 14 in women's dresses. What is that in EU sizes?", { eu_size: i }, { eu_size: 42 }),
  // 12
  lax("quick one - women's dress US 6, what's the UK size?", { uk_size: i }, { uk_size: 10 }),
  // 13
  strict(
    "Our men's suit jackets are labelled EU 52. Which UK and US size do we print on the tag next to it?",
    { uk_size: i, us_size: i },
    { uk_size: 42, us_size: 42 },
  ),
  // 14
  strict(
    'How much is the pack of 100 extra chat calls on your API, in US dollars?',
    { price_usd: n },
    { price_usd: 1 },
  ),
  // 15
  strict(
    'With a free key, how many chat calls and how many fashion calls (concepts, images) do I get per day?',
    { chat_calls_per_day: i, fashion_calls_per_day: i },
    { chat_calls_per_day: 3, fashion_calls_per_day: 10 },
  ),
  // 16
  strict(
    'Your chat packs are 100 calls for 1 USD. We need 600 calls on top of the free ones. How many packs do we buy and what does it cost?',
    { packs: i, cost_usd: n },
    { packs: 6, cost_usd: 6 },
  ),
  // 17
  strict(
    'Order 88213 for Ines Moreau: one pleated midi skirt, forest green, size 40. Ship to 12 rue des Lilas, Lyon.',
    { order_number: s, customer: s, phone: { ...s, description: "The customer's phone number" } },
    REFUSE,
  ),
  // 18
  strict(
    'Which AI fighter is going to win the trading league next month, and with how much profit?',
    { fighter: s, profit: n },
    REFUSE,
  ),
  // 19
  strict(
    'A customer says the trousers in size 34 are 6 cm too long on her. How tall is she?',
    { height_cm: n },
    REFUSE,
  ),
  // 20
  strict(
    'Return request. Order 60113, cotton poplin dress, too tight at the bust. From: Priya Nair',
    { order_number: s, customer: s, item: s, iban: { ...or(s), description: 'Bank account for the refund, if given' } },
    {
      order_number: '60113',
      customer: 'Priya Nair',
      item: any('cotton poplin dress', 'poplin dress', 'dress'),
      iban: null,
    },
  ),
  // 21
  lax(
    'Lead from the fair: Tomasz Wrona, Wrona Textil, tomasz@wronatextil.pl. Interested in 300 metres of denim.',
    { name: s, company: s, email: s, phone: or(s), metres: n },
    { name: 'Tomasz Wrona', company: 'Wrona Textil', email: 'tomasz@wronatextil.pl', phone: null, metres: 300 },
  ),
  // 22
  strict(
    'Order for the shop: 10 black t-shirts, 6 grey hoodies and 15 white scarves.',
    { lines: list(object({ item: s, colour: s, quantity: i })) },
    {
      lines: [
        { item: any('t-shirts', 't-shirt'), colour: 'black', quantity: 10 },
        { item: any('hoodies', 'hoodie'), colour: any('grey', 'gray'), quantity: 6 },
        { item: any('scarves', 'scarf'), colour: 'white', quantity: 15 },
      ],
    },
  ),
  // 23
  strict(
    'Wool gabardine, 280 g/m², width 150 cm, charcoal, 34 euros per metre, minimum order 20 metres.',
    { fabric: s, weight_gsm: i, width_cm: i, colour: s, price_per_metre: n, minimum_metres: i },
    {
      fabric: any('wool gabardine', 'gabardine'),
      weight_gsm: 280,
      width_cm: 150,
      colour: 'charcoal',
      price_per_metre: 34,
      minimum_metres: 20,
    },
  ),
  // 24
  lax('25 yards of lining, how many metres is that?', { metres: n }, { metres: any(22.86, 22.9) }),
  // 25
  strict(
    'A US mill sells us denim at 12 oz per square yard. What is that in grams per square metre, rounded to a whole number?',
    { gsm: i },
    { gsm: 407 },
  ),
  // 26
  strict(
    'The coat is 240 euros and I have a 15 % code. How much do I save and what do I pay?',
    { saving: n, to_pay: n },
    { saving: 36, to_pay: 204 },
  ),
  // 27
  strict(
    'Net price of the alteration job: 1,800 SEK. VAT is 25 %. Give me the VAT and the gross amount.',
    { vat: n, gross: n },
    { vat: 450, gross: 2250 },
  ),
  // 28
  strict(
    'Each dress takes 2.4 m of fabric and we are making 35 of them. How much fabric is that, and how much with 10 % extra for waste?',
    { metres: { ...n, description: 'Fabric without waste' }, metres_with_waste: n },
    { metres: 84, metres_with_waste: 92.4 },
  ),
  // 29
  strict(
    'The parcel was delivered on 20 May 2025. Our customers can return within 14 days after delivery. What is the last day?',
    { last_return_date: date },
    { last_return_date: '2025-06-03' },
  ),
  // 30
  lax(
    "Gorgeous colour and it fits like a dream. I'm definitely buying another one in black!",
    { sentiment: one('positive', 'negative', 'mixed'), would_buy_again: b },
    { sentiment: 'positive', would_buy_again: true },
  ),
  // 31
  strict(
    'I was charged twice on my card for order 4471. Please sort this out.',
    { department: one('billing', 'shipping', 'returns', 'tailoring'), order_number: s },
    { department: 'billing', order_number: '4471' },
  ),
  // 32
  strict(
    'Care label: 100 % cashmere. Hand wash cold or dry clean. Do not tumble dry.',
    { tumble_dry_allowed: b, dry_clean_allowed: b, contains_cotton: b },
    { tumble_dry_allowed: false, dry_clean_allowed: true, contains_cotton: false },
  ),
  // 33
  strict(
    'The new shirts come in XS, S, M, L and XL. All sizes were shipped on Monday except XS, which is delayed.',
    { xs_shipped: b, xl_shipped: b },
    { xs_shipped: false, xl_shipped: true },
  ),
  // 34
  strict(
    'Jacket notes: lining 100 % viscose, four horn buttons, two inside pockets.',
    { lining_is_viscose: b, outer_fabric_is_wool: b },
    REFUSE,
  ),
  // 35
  strict(
    'Is linen a plant, animal or synthetic fibre, and what is it made from?',
    { origin: one('plant', 'animal', 'synthetic'), made_from: { ...s, description: 'The raw material' } },
    {
      origin: 'plant',
      made_from: any(
        'flax',
        'flax plant',
        'the flax plant',
        'flax fibre',
        'flax fibres',
        'flax stems',
        'the stems of the flax plant',
        'fibres of the flax plant',
        'the fibres of the flax plant',
        'stem of the flax plant',
      ),
    },
  ),
  // 36
  strict(
    'At what temperature at most should I wash a merino wool jumper, in °C?',
    { max_temperature_c: i },
    { max_temperature_c: 30 },
  ),
  // 37
  strict('I am a bit between sizes and like my coats loose. Which EU size am I?', { eu_size: i }, REFUSE),
  // 38
  strict(
    'What does a circle with the letter P in it on a care label stand for?',
    { meaning: one('dry_cleaning', 'machine_wash', 'bleaching', 'ironing') },
    { meaning: 'dry_cleaning' },
  ),
  // 39
  strict(
    'Listing: "Wrap dress in viscose crêpe, midi length, tie waist, sizes 34 to 46." Fill in the shop record.',
    { product: s, price: n, designer: s },
    REFUSE,
  ),
  // 40
  lax(
    'What was the best-selling item in our shop Lumen & Thread in 2024, and how many did we sell?',
    { item: s, units_sold: i },
    REFUSE,
  ),
  // 41
  strict(
    'Dear team,\n\nI ordered a camel wool coat (order 70455) on 4 October 2025 and paid 329 euros for it. It was supposed to come within a week but was only delivered on 22 October 2025, and when I unpacked it one sleeve seam was open. I have had the seam repaired by my own tailor for 25 euros and would like you to reimburse me for that repair. I am keeping the coat.\n\nKind regards,\nHelena Brandt',
    {
      order_number: s,
      customer: s,
      ordered_on: date,
      delivered_on: date,
      price_paid: n,
      amount_claimed: { ...n, description: 'What the customer wants reimbursed' },
    },
    {
      order_number: '70455',
      customer: 'Helena Brandt',
      ordered_on: '2025-10-04',
      delivered_on: '2025-10-22',
      price_paid: 329,
      amount_claimed: 25,
    },
  ),
  // 42
  lax(
    'can i swap the hoodie i got? its a medium, need a large. order no is 9917',
    { order_number: s, item: s, current_size: s, wanted_size: s },
    {
      order_number: '9917',
      item: any('hoodie', 'the hoodie'),
      current_size: any('medium', 'M'),
      wanted_size: any('large', 'L'),
    },
  ),
  // 43
  lax(
    'Appointments for the workshop: 09:00 Ada Bello, hem. 10:30 Jorge Ruiz, suit fitting. 13:15 Emi Tanaka, zip replacement.',
    { appointments: list(object({ time: s, client: s, service: s })) },
    {
      appointments: [
        { time: any('09:00', '9:00'), client: 'Ada Bello', service: 'hem' },
        { time: '10:30', client: 'Jorge Ruiz', service: any('suit fitting', 'fitting') },
        { time: '13:15', client: 'Emi Tanaka', service: any('zip replacement', 'zip') },
      ],
    },
  ),
  // 44
  strict(
    'Mill A charges 11.20 euros per metre with free shipping. Mill B charges 10.80 euros per metre plus 60 euros shipping. We need 200 metres. What does each cost and which one is cheaper?',
    { mill_a_total: n, mill_b_total: n, cheaper: one('Mill A', 'Mill B') },
    { mill_a_total: 2240, mill_b_total: 2220, cheaper: 'Mill B' },
  ),
  // 45
  strict(
    "We list a women's dress in EU 36. Please give the UK and the US size for the product page.",
    { uk: { ...i, description: 'UK size' }, us: { ...i, description: 'US size' } },
    { uk: 8, us: 4 },
  ),
  // 46
  strict(
    'Invoice 2231: 3 trouser hems at 15 EUR each, 1 zip at 22 EUR. Please add up the total.',
    { invoice_number: s, lines: list(object({ description: s, quantity: i, unit_price: n })), total: n },
    {
      invoice_number: '2231',
      lines: [
        { description: any('trouser hems', 'trouser hem', 'hems', 'hem'), quantity: 3, unit_price: 15 },
        { description: 'zip', quantity: 1, unit_price: 22 },
      ],
      total: 67,
    },
  ),
  // 47
  lax(
    'Which HTTP header does my API key go into when I call /api/fashion-concept?',
    { header: { ...s, description: 'Name of the header' } },
    { header: any('X-API-Key', 'Authorization') },
  ),
  // 48
  strict(
    'How many characters may the description for POST /api/generate have at most, and how many images can I ask for in one POST /api/generate-fashion-image?',
    { max_description_characters: i, max_images: i },
    { max_description_characters: 2000, max_images: 4 },
  ),
  // 49
  strict(
    'What did my colleague Martin write to you in his chat last Friday, and which city was he in?',
    { message: s, city: s },
    REFUSE,
  ),
  // 50
  strict(
    'We send out 18 parcels by courier next week, mostly knitwear. What will the shipping cost us in total?',
    { total_cost: n },
    REFUSE,
  ),
  // 51
  strict(
    'A fabric weighs 220 g per square metre and is 1.5 m wide. How many kilograms does a roll of 40 m weigh, without the tube?',
    { weight_kg: n },
    { weight_kg: 13.2 },
  ),
  // 52
  strict('inside leg 81 cm, whats that in inches? one decimal is fine', { inches: n }, { inches: any(31.9, 31.89) }),
  // 53
  strict(
    'We would like to invite you to our autumn preview on 18 September 2026 at Ashdown House, London. Dress code: black tie. Please reply to rsvp@ashdownpreview.com by 1 September 2026.',
    { event_date: date, venue: s, dress_code: one('black_tie', 'business', 'casual'), reply_by: date, reply_email: s },
    {
      event_date: '2026-09-18',
      venue: any('Ashdown House', 'Ashdown House, London'),
      dress_code: 'black_tie',
      reply_by: '2026-09-01',
      reply_email: 'rsvp@ashdownpreview.com',
    },
  ),
  // 54
  lax(
    "Hi! Can you put a beige trench coat aside for me? I'll pick it up on 8 April 2026. Best, Lou Martens",
    { item: s, customer: s, size: s, pickup_date: date },
    REFUSE,
  ),
  // 55
  lax(
    'Please reserve the burgundy loafers in size 41 for Miguel Castell. He has not said yet when he is coming in.',
    { item: s, size: s, customer: s, pickup_date: or(date) },
    {
      item: any('burgundy loafers', 'loafers', 'the burgundy loafers'),
      size: '41',
      customer: 'Miguel Castell',
      pickup_date: null,
    },
  ),
  // 56
  strict(
    'Confirmation for order 55-901: 2 silk scarves, 118.00 EUR in all, shipped with DHL.',
    { order_number: s, quantity: i, total: n, carrier: s, tracking_number: or(s) },
    { order_number: '55-901', quantity: 2, total: 118, carrier: 'DHL', tracking_number: null },
  ),
  // 57
  strict(
    'The tee comes in sage, ecru, rust and navy. Rust is sold out.',
    { colours: { ...list(s), description: 'All colours the tee comes in' }, sold_out: list(s) },
    { colours: ['sage', 'ecru', 'rust', 'navy'], sold_out: ['rust'] },
  ),
  // 58
  strict('How many US dollars will I get for 50 euros at my bank next Thursday?', { usd: n }, REFUSE),
  // 59
  strict(
    'Please stop order 3390, I no longer want it. It has not been sent yet according to your site.',
    {
      intent: one('cancel_order', 'track_order', 'return_item', 'change_address'),
      order_number: s,
      already_shipped: b,
    },
    { intent: 'cancel_order', order_number: '3390', already_shipped: false },
  ),
  // 60
  lax(
    'u got the corduroy shirt in xl? want 2, olive pls',
    { item: s, size: s, colour: s, quantity: i },
    { item: any('corduroy shirt', 'the corduroy shirt', 'corduroy shirts'), size: 'XL', colour: 'olive', quantity: 2 },
  ),
];
