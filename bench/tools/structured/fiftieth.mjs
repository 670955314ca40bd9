/** Seventy English requests by an outsider, kept closed at first: 28 of 56 right and 3 values wrong before it was opened. */
import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

export const CASES = [
  // ── extraction ────────────────────────────────────────────────────────────
  strict(
    "Hi there, I'd like to order two linen shirts in size M and one wool scarf. Please ship to Hannah Price, 14 Mill Lane, Bath BA1 5TR.",
    { customer: s, postcode: s, items: list(object({ product: s, quantity: i })) },
    {
      customer: 'Hannah Price',
      postcode: 'BA1 5TR',
      items: [
        { product: any('linen shirt', 'linen shirts'), quantity: 2 },
        { product: any('wool scarf', 'wool scarves'), quantity: 1 },
      ],
    },
  ),
  strict(
    'Return request. Order no. FS-20418. The black trousers are too tight at the waist, I want my money back rather than an exchange. – Omar Haddad',
    {
      order_number: s,
      customer_name: s,
      reason: one('too_small', 'too_large', 'damaged', 'changed_mind'),
      resolution: one('refund', 'exchange', 'store_credit'),
    },
    { order_number: 'FS-20418', customer_name: 'Omar Haddad', reason: 'too_small', resolution: 'refund' },
  ),
  strict(
    'Fitting notes for Mrs. Delaney: bust 96, waist 78.5, hips 104, back length 41, all in cm.',
    { client: s, bust: n, waist: n, hips: n, backLength: n },
    { client: any('Mrs. Delaney', 'Mrs Delaney', 'Delaney'), bust: 96, waist: 78.5, hips: 104, backLength: 41 },
  ),
  strict(
    "Could you put me down for a fitting on 14 March 2026 at 3.30 pm? My name's Petra Novak, phone 07700 900812.",
    { name: s, date, time: { ...s, description: 'time of day as HH:MM, 24-hour clock' }, phone: s },
    { name: 'Petra Novak', date: '2026-03-14', time: '15:30', phone: any('07700 900812', '07700900812') },
  ),
  strict(
    'INVOICE 2025-0881\nDate: 2 September 2025\nTessuti Marini S.r.l.\n60 m silk twill at €18.50\nSubtotal €1,110.00\nVAT 22% €244.20\nTotal due €1,354.20\nPayable by 2 October 2025',
    {
      invoice_number: s,
      supplier: s,
      issued_on: date,
      due_on: date,
      total: { ...n, description: 'the total to pay including VAT' },
      currency: one('EUR', 'USD', 'GBP'),
    },
    {
      invoice_number: '2025-0881',
      supplier: any('Tessuti Marini S.r.l.', 'Tessuti Marini S.r.l', 'Tessuti Marini'),
      issued_on: '2025-09-02',
      due_on: '2025-10-02',
      total: 1354.2,
      currency: 'EUR',
    },
  ),
  strict(
    "I'm really annoyed. The seam of the cotton dress I bought from you on 3 May 2025 split the second time I wore it. It cost me £64.",
    { product: s, purchased: date, fault_area: one('seam', 'zip', 'button', 'colour', 'hem'), price: n },
    {
      product: any('cotton dress', 'the cotton dress', 'dress'),
      purchased: '2025-05-03',
      fault_area: 'seam',
      price: 64,
    },
  ),
  strict(
    'Composition 62% polyester, 33% viscose, 5% elastane. Weight 280 gsm, width 150 cm.',
    { fibres: list(object({ fibre: s, percent: n })), weight_gsm: n, width_cm: n },
    {
      fibres: [
        { fibre: 'polyester', percent: 62 },
        { fibre: 'viscose', percent: 33 },
        { fibre: 'elastane', percent: 5 },
      ],
      weight_gsm: 280,
      width_cm: 150,
    },
  ),
  strict(
    'hey can i get 3 of the tote bag in olive n 1 in black, same address as last time. cheers, Jodie',
    { name: s, postcode: or(s), lines: list(object({ colour: s, quantity: i })) },
    {
      name: 'Jodie',
      postcode: null,
      lines: [
        { colour: 'olive', quantity: 3 },
        { colour: 'black', quantity: 1 },
      ],
    },
  ),
  strict(
    'Good morning, we are Lindqvist Textil AB and would like a quotation for 400 metres of organic cotton poplin in white, delivered to Gothenburg no later than 30 June 2026. Please reply to anna@lindqvist-textil.example.',
    { company: s, fabric: s, metres: n, deliver_to: s, deadline: date, email: or(s) },
    {
      company: any('Lindqvist Textil AB', 'Lindqvist Textil'),
      fabric: any(
        'organic cotton poplin',
        'cotton poplin',
        'organic cotton poplin in white',
        'white organic cotton poplin',
      ),
      metres: 400,
      deliver_to: 'Gothenburg',
      deadline: '2026-06-30',
      email: 'anna@lindqvist-textil.example',
    },
  ),
  strict(
    'Alteration ticket 5512: grey suit trousers, shorten by 3.5 cm, take in the waist by 2 cm. £28, already paid.',
    { ticket: s, shorten_cm: n, take_in_waist_cm: n, price_gbp: n, paid: b },
    { ticket: '5512', shorten_cm: 3.5, take_in_waist_cm: 2, price_gbp: 28, paid: true },
  ),
  strict(
    'Please book me in for a hem on Tuesday. Gareth',
    {
      customer: s,
      day: one('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'),
      phone: or(s),
    },
    { customer: 'Gareth', day: 'Tuesday', phone: null },
  ),
  strict(
    'Exchange please: order 77120, the green cardigan in L for an XL.',
    {
      order_id: s,
      current_size: s,
      wanted_size: s,
      iban: or({ ...s, description: "the customer's bank account (IBAN)" }),
    },
    { order_id: '77120', current_size: 'L', wanted_size: 'XL', iban: null },
  ),
  lax(
    'Order: 5 silk ties, navy. Invoice to Brandt & Sons.',
    { product: s, quantity: i, colour: s, invoice_to: s, discount_code: or(s) },
    {
      product: any('silk ties', 'silk tie', 'ties', 'tie'),
      quantity: 5,
      colour: any('navy', 'navy blue'),
      invoice_to: 'Brandt & Sons',
      discount_code: null,
    },
  ),
  strict(
    'Please change the delivery address for order A-3391 from 8 Elm Road, Leeds to 22 Station Street, York. Thanks, Beth Carr',
    { order: s, old_city: s, new_city: s, new_street: s },
    { order: 'A-3391', old_city: 'Leeds', new_city: 'York', new_street: '22 Station Street' },
  ),
  strict(
    'Delivery note DN-904, 11 November 2025: 12 blouses, 8 skirts, 3 coats. One coat came with a missing button.',
    { note_number: s, delivered: date, goods: list(object({ item: s, pieces: i })) },
    {
      note_number: 'DN-904',
      delivered: '2025-11-11',
      goods: [
        { item: any('blouses', 'blouse'), pieces: 12 },
        { item: any('skirts', 'skirt'), pieces: 8 },
        { item: any('coats', 'coat'), pieces: 3 },
      ],
    },
  ),
  strict(
    'Our new prices per metre: linen 14.90, wool flannel 32.00, denim 11.25. All in euros, ex works.',
    { currency: one('EUR', 'GBP', 'USD', 'SEK'), prices: list(object({ fabric: s, price_per_metre: n })) },
    {
      currency: 'EUR',
      prices: [
        { fabric: 'linen', price_per_metre: 14.9 },
        { fabric: 'wool flannel', price_per_metre: 32 },
        { fabric: 'denim', price_per_metre: 11.25 },
      ],
    },
  ),
  strict(
    "Morning! Measurements for my new suit: chest 42, waist 36, inside leg 32, neck 16, everything in inches. I'm after something in a dark grey.",
    { chest_in: n, waist_in: n, inside_leg_in: n, neck_in: n, colour: s },
    {
      chest_in: 42,
      waist_in: 36,
      inside_leg_in: 32,
      neck_in: 16,
      colour: any('dark grey', 'dark gray', 'a dark grey'),
    },
  ),
  strict(
    'Your parcel went out this morning with DHL, tracking JD014600012345678901, two boxes, 18.4 kg altogether.',
    { carrier: s, tracking_number: s, boxes: i, weight_kg: n },
    { carrier: 'DHL', tracking_number: 'JD014600012345678901', boxes: 2, weight_kg: 18.4 },
  ),
  strict(
    'Dear Sir or Madam,\n\nOn 9 January 2026 I ordered a pair of leather gloves (order number 118-442) for my husband. When the parcel finally arrived on 27 January 2026, both gloves were for the left hand. I have called twice and written once, without an answer. I therefore ask you to refund the full price of 79.90 euros.\n\nYours faithfully,\nDorothea Klein',
    { complainant: s, order_number: s, ordered_on: date, arrived_on: date, refund_amount: n },
    {
      complainant: 'Dorothea Klein',
      order_number: '118-442',
      ordered_on: '2026-01-09',
      arrived_on: '2026-01-27',
      refund_amount: 79.9,
    },
  ),
  strict(
    'Autumn lookbook: shoot on 6 October 2026 at Studio Nord in Copenhagen, call time 07:45, 14 looks.',
    { shoot_date: date, venue: s, city: s, call_time: s, looks: i },
    { shoot_date: '2026-10-06', venue: 'Studio Nord', city: 'Copenhagen', call_time: any('07:45', '7:45'), looks: 14 },
  ),
  strict(
    "My wedding is on 22 August 2026 and I'm looking for an ivory satin gown with long sleeves. I can spend up to 2,400 pounds.",
    { event_date: date, colour: s, fabric: s, sleeves: one('long', 'short', 'none'), max_budget: n },
    { event_date: '2026-08-22', colour: 'ivory', fabric: 'satin', sleeves: 'long', max_budget: 2400 },
  ),
  strict(
    'We need aprons for the restaurant: 10 in S, 15 in M and 5 in L, all black.',
    { colour: s, sizes: list(object({ size: one('S', 'M', 'L', 'XL'), quantity: i })) },
    {
      colour: 'black',
      sizes: [
        { size: 'S', quantity: 10 },
        { size: 'M', quantity: 15 },
        { size: 'L', quantity: 5 },
      ],
    },
  ),
  lax(
    'Could we see swatches of your recycled wool before we decide?\n\nKind regards,\nMarta Oliveira\nHead of Buying, Casa Verde Lda.\n+351 22 000 1122\nmarta@casaverde.example',
    { contact: s, job_title: s, email: s, request: one('swatches', 'quotation', 'invoice', 'catalogue') },
    { contact: 'Marta Oliveira', job_title: 'Head of Buying', email: 'marta@casaverde.example', request: 'swatches' },
  ),
  strict(
    'Trade log, round 12: agent SilverFox bought 0.5 BTC at 61,200 and sold it again at 62,000.',
    { agent: s, symbol: s, amount: n, buy_price: n, sell_price: n },
    { agent: any('SilverFox', 'agent SilverFox'), symbol: 'BTC', amount: 0.5, buy_price: 61200, sell_price: 62000 },
  ),
  strict(
    'Care label says: machine wash at 30 °C, do not bleach, do not tumble dry, iron on low.',
    { max_wash_c: n, bleach_allowed: b, tumble_dry_allowed: b, iron: one('low', 'medium', 'high', 'no_iron') },
    { max_wash_c: 30, bleach_allowed: false, tumble_dry_allowed: false, iron: 'low' },
  ),

  // ── classification ────────────────────────────────────────────────────────
  strict(
    "Where is my parcel? I ordered nine days ago and the tracking page hasn't moved since.",
    { topic: one('delivery', 'return', 'sizing', 'payment', 'care') },
    { topic: 'delivery' },
  ),
  strict(
    'My card was charged twice for the same coat, please look into it.',
    { department: one('payment', 'sizing', 'care', 'press'), item: s },
    { department: 'payment', item: any('coat', 'the coat', 'the same coat', 'same coat') },
  ),
  strict(
    "The jacket fits like a dream and it arrived a day early. Couldn't be happier!",
    { sentiment: one('positive', 'neutral', 'negative'), arrived_late: b },
    { sentiment: 'positive', arrived_late: false },
  ),
  strict(
    'zip broke after ONE day. really poor for that price.',
    { sentiment: one('positive', 'neutral', 'negative'), faulty_part: one('zip', 'button', 'seam', 'lining') },
    { sentiment: 'negative', faulty_part: 'zip' },
  ),
  strict(
    'I need the dress by tomorrow morning at the latest, the gala is at noon! Please hurry!',
    { urgent: b, garment: s, occasion: s },
    { urgent: true, garment: any('dress', 'the dress'), occasion: any('gala', 'the gala', 'a gala') },
  ),
  strict(
    'Double-breasted overcoat in camel wool with horn buttons, half lined.',
    {
      category: one('outerwear', 'knitwear', 'trousers', 'footwear', 'accessories'),
      main_material: one('wool', 'cotton', 'silk', 'polyester'),
    },
    { category: 'outerwear', main_material: 'wool' },
  ),
  strict(
    'Classify the fibre of this article: "Poplin shirt, 100% cotton, button-down collar".',
    { fibre_group: one('plant', 'animal', 'synthetic'), contains_wool: b },
    { fibre_group: 'plant', contains_wool: false },
  ),
  strict(
    'Shop policy: we only take back articles within 14 days, unworn and with the tag still attached.',
    { days: i, worn_articles_accepted: b, tag_needed: b },
    { days: 14, worn_articles_accepted: false, tag_needed: true },
  ),
  lax(
    "Do you also make trousers for wheelchair users? I'm not ordering anything yet, just asking.",
    { intent: one('question', 'order', 'complaint', 'return'), wants_to_order_now: b },
    { intent: 'question', wants_to_order_now: false },
  ),
  strict(
    "Please cancel order 6104, I've found the same boots cheaper elsewhere.",
    {
      action: one('cancel', 'track', 'return', 'exchange'),
      order_number: s,
      motive: one('price', 'size', 'quality', 'delay'),
    },
    { action: 'cancel', order_number: '6104', motive: 'price' },
  ),

  // ── arithmetic and units ──────────────────────────────────────────────────
  strict(
    'Three blouses at 45 euros each and two skirts at 60 euros each. What does it come to?',
    { total: n },
    { total: 255 },
  ),
  strict(
    'The jacket is 240 and everything is 15% off this weekend. How much do I save and what do I pay?',
    { saving: n, price_to_pay: n },
    { saving: 36, price_to_pay: 204 },
  ),
  strict(
    'I have 7.5 m of lining left and each waistcoat takes 0.6 m. How many whole waistcoats can I line?',
    { waistcoats: i },
    { waistcoats: 12 },
  ),
  strict(
    'Our American supplier sells the bolt as 12 yards. How long is that in metres?',
    { metres: { ...n, description: 'rounded to two decimals' } },
    { metres: any(10.97, 10.973, 10.9728) },
  ),
  strict('waist 32 inches = how many cm?', { waist_cm: n }, { waist_cm: any(81.28, 81.3, 81) }),
  strict(
    'A workshop bill: net amount 850 euros, VAT 20%. Give me the VAT and the gross amount.',
    { vat: n, gross: n },
    { vat: 170, gross: 1020 },
  ),
  strict('We paid 588 euros for 24 shirts. What did one shirt cost us?', { unit_price: n }, { unit_price: 24.5 }),
  strict('An American care label says wash at 104 °F. What is that in Celsius?', { celsius: n }, { celsius: 40 }),
  strict(
    'Stock of the plaid scarf: we had 120, sold 37 in the first week and 45 in the second, and 8 were returned and put back. How many are on the shelf now?',
    { in_stock: i },
    { in_stock: 46 },
  ),
  lax(
    'The parcel weighs 3.2 kg. The US form wants pounds.',
    { weight_lb: { ...n, description: 'weight in pounds' } },
    { weight_lb: any(7.05, 7.1, 7.055, 7.0548, 7.05479) },
  ),

  // ── questions to the house ────────────────────────────────────────────────
  strict(
    'I wear a 40 in European dresses (women). What would that be in the UK and in the US?',
    { uk: i, us: i },
    { uk: any(12, 14), us: any(8, 10) },
  ),
  strict(
    "What is a men's suit jacket EU 50 in UK size?",
    { uk_size: { ...s, description: 'the size as printed on the label' } },
    { uk_size: any('40', '40R', '40 R') },
  ),
  strict(
    "Men's shoes, EU 43. Which UK and which US size do I enter in the feed?",
    { uk_size: n, us_size: n },
    { uk_size: any(8.5, 9), us_size: any(9.5, 10) },
  ),
  strict("Convert women's shoe size UK 5 to EU, please.", { eu_size: n }, { eu_size: any(38, 37.5) }),
  strict(
    'Which plant does linen come from, and is it a natural fibre?',
    { plant: s, natural_fibre: b },
    { plant: any('flax', 'the flax plant', 'flax plant', 'common flax', 'Linum usitatissimum'), natural_fibre: true },
  ),
  strict('Can I put my lambswool jumper in the tumble dryer?', { tumble_dry: b }, { tumble_dry: false }),
  strict(
    'What does a chat pack cost with you and how many calls are in it?',
    { price_usd: n, calls: i },
    { price_usd: 1, calls: 100 },
  ),
  strict(
    'How many chat calls a day do I get on your free tier, and how many with pro?',
    { free_per_day: i, pro_per_day: i },
    { free_per_day: 3, pro_per_day: 100 },
  ),
  strict(
    'How many units of the fashion endpoints (fashion-concept, generate) does a free API key have per day?',
    { daily_units: i },
    { daily_units: 10 },
  ),
  lax(
    'Which animal does cashmere come from?',
    { animal: one('goat', 'sheep', 'alpaca', 'rabbit') },
    { animal: 'goat' },
  ),
  strict(
    'I need 300 extra chat calls. How many of your chat packs do I have to buy and what do they cost together in USD?',
    { packs: i, cost_usd: n },
    { packs: 3, cost_usd: 3 },
  ),

  // ── what cannot be known ──────────────────────────────────────────────────
  strict('Order from Mia Lund: two dresses in blue, size 36.', { customer: s, quantity: i, email: s }, REFUSE),
  strict('Please send it to my office, as usual. Thanks, Tom', { name: s, street: s, city: s }, REFUSE),
  strict(
    'Our linen dress costs 89 euros today. What will its price be in December next year?',
    { price_eur: n },
    REFUSE,
  ),
  strict(
    'Customer Weber writes that she has paid invoice 3310 by bank transfer this morning.',
    { customer: s, invoice: s, amount_paid: n },
    REFUSE,
  ),
  strict(
    "The jacket is 120 euros. What is that in US dollars at this minute's exchange rate?",
    { price_usd: n },
    REFUSE,
  ),
  strict("I'm 178 cm tall. Please fill in my chest measurement.", { height_cm: n, chest_cm: n }, REFUSE),
  strict('Which fighter will be on top of your league a year from now?', { winner: s }, REFUSE),
  strict('I took four shirts at the market stall. What did I pay altogether?', { total: n }, REFUSE),
  strict(
    'The coat is made of a wool blend and comes in bottle green. Fill in the data sheet.',
    { colour: s, wool_percent: n },
    REFUSE,
  ),
  strict(
    "I'd like a fitting some time in spring, whenever suits you. Elena Rossi",
    { name: s, appointment: date },
    REFUSE,
  ),
  lax(
    'The parcel came on Monday, and the shirt is the wrong colour. I want to return it. Regards, P. Adeyemi',
    { customer: s, order_number: s },
    REFUSE,
  ),
  strict("Hello, I'd like a red beret, please.", { product: s, has_loyalty_card: b }, REFUSE),
  strict('What will the weather be in Milan on the first day of fashion week?', { temperature_c: n }, REFUSE),
  lax(
    "My colleague Ines keeps all the suppliers' phone numbers. Give me the one of the button maker in Lyon.",
    { phone: s },
    REFUSE,
  ),
];
