/** Ninety English requests by an outsider: 19 of 70 right, 4 values wrong and 19 of 20 due refusals before any of them was read. */
import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

const d = (schema, description) => ({ ...schema, description });

export const CASES = [
  // ---------- extraction ----------
  strict(
    'Hi, order LK-40718 turned up today but the linen trousers in the box are a 42 and I ordered a 40. Could you swap them?\nMaren Holt',
    { orderNumber: s, customerName: s, receivedSize: i, orderedSize: i },
    { orderNumber: 'LK-40718', customerName: 'Maren Holt', receivedSize: 42, orderedSize: 40 },
  ),
  strict(
    `BRACKWATER MILLS LTD
Invoice 2025/0388
Date of issue: 14 May 2025
Payable by: 13 June 2025

38 m charcoal wool flannel   @ 24.50    931.00
12 m cupro lining            @  9.00    108.00

Net      1,039.00
VAT 20%    207.80
Total  GBP 1,246.80`,
    {
      supplier: s,
      invoice_no: s,
      issued_on: date,
      due_on: date,
      net: n,
      gross: n,
      currency: one('GBP', 'EUR', 'USD'),
      lines: list(object({ material: s, metres: n, unit_price: n })),
    },
    {
      supplier: any('Brackwater Mills Ltd', 'Brackwater Mills'),
      invoice_no: '2025/0388',
      issued_on: '2025-05-14',
      due_on: '2025-06-13',
      net: 1039,
      gross: 1246.8,
      currency: 'GBP',
      lines: [
        { material: any('charcoal wool flannel', 'wool flannel'), metres: 38, unit_price: 24.5 },
        { material: any('cupro lining', 'cupro'), metres: 12, unit_price: 9 },
      ],
    },
  ),
  strict(
    [
      { role: 'system', content: 'Today is Tuesday, 4 March 2025. Times are 24-hour, HH:MM.' },
      {
        role: 'user',
        content:
          'Mrs Adeyemi rang: she would like her second fitting the day after tomorrow at half past four in the afternoon, with Colm.',
      },
    ],
    { client: s, fittingDate: date, fittingTime: d(s, 'HH:MM, 24-hour'), fitter: s },
    { client: any('Mrs Adeyemi', 'Adeyemi'), fittingDate: '2025-03-06', fittingTime: '16:30', fitter: 'Colm' },
  ),
  strict(
    'Took his numbers this morning: neck 15.5, chest 41, natural waist 35, sleeve 34, inside leg 31.5. All in inches.',
    { neck: n, chest: n, waist: n, sleeve: n, inside_leg: n, unit: one('cm', 'in') },
    { neck: 15.5, chest: 41, waist: 35, sleeve: 34, inside_leg: 31.5, unit: 'in' },
  ),
  strict(
    'please send the replacement belt to my sister instead: Ottilie Brand, 27 Gannet Row, Whitby YO21 3PU. thx',
    { recipient: s, street: s, city: s, postcode: s },
    { recipient: 'Ottilie Brand', street: '27 Gannet Row', city: 'Whitby', postcode: 'YO21 3PU' },
  ),
  strict(
    'Dear Mr Vance, your order 99120 left our warehouse with Norlink Express on 3 September 2025. You will hear from the carrier. Kind regards, Dispatch',
    { orderId: s, carrier: s, trackingNumber: d(s, 'the tracking number the carrier gave the parcel') },
    REFUSE,
  ),
  strict(
    `Saturday cover, all sorted:
- Bea on the till 09:00 to 13:00
- Tomasz fitting rooms 10:30 to 18:30
- Ruth stockroom 12:00 to 17:00`,
    { shifts: list(object({ name: s, area: s, start: s, end: s })) },
    {
      shifts: [
        { name: 'Bea', area: any('till', 'the till', 'on the till'), start: '09:00', end: '13:00' },
        { name: 'Tomasz', area: any('fitting rooms', 'fitting room'), start: '10:30', end: '18:30' },
        { name: 'Ruth', area: any('stockroom', 'stock room'), start: '12:00', end: '17:00' },
      ],
    },
  ),
  strict(
    'Hello, it is Dagny from the bridal party. Best to reach me by mail, dagny.roux@amberlane.example, I never pick up anyway. We still need the four sashes.',
    { first_name: s, email: s, phone_number: s },
    REFUSE,
  ),
  strict(
    'Checkout note: gift wrap it please, write "For Nan" on the card, and leave the receipt out of the box.',
    { giftWrap: b, cardText: s, includeReceipt: b },
    { giftWrap: true, cardText: 'For Nan', includeReceipt: false },
  ),
  strict(
    'The sewn-in label on the leggings reads: 62% viscose, 33% polyamide, 5% elastane. Made in Portugal. Wash at 30.',
    { composition: list(object({ fibre: s, percent: n })), country_of_origin: s, wash_celsius: i },
    {
      composition: [
        { fibre: 'viscose', percent: 62 },
        { fibre: 'polyamide', percent: 33 },
        { fibre: 'elastane', percent: 5 },
      ],
      country_of_origin: 'Portugal',
      wash_celsius: 30,
    },
  ),
  strict(
    'Quote for the quilted gilet: EUR 18.40 a piece FOB Leixões, minimum 300 per colourway, 45 days after approved sample. Valid until 31 October 2025. Best, Inês Falcão / Tecelar',
    { unitPrice: n, currency: s, incoterm: one('EXW', 'FOB', 'CIF', 'DDP'), moq: i, leadTimeDays: i, validUntil: date },
    {
      unitPrice: 18.4,
      currency: any('EUR', '€'),
      incoterm: 'FOB',
      moq: 300,
      leadTimeDays: 45,
      validUntil: '2025-10-31',
    },
  ),
  strict(
    'Config for the lookbook run: render at 768x1152, three images each, fix the seed at 4417 and ping https://hooks.pellworks.example/looks when it is done.',
    { image_size: one('512x768', '768x1152', '1024x1024', '1024x1536'), n: i, seed: i, webhook_url: s },
    { image_size: '768x1152', n: 3, seed: 4417, webhook_url: 'https://hooks.pellworks.example/looks' },
  ),
  strict(
    'fills so far: marlowe-7 bought 40 DENM at 12.35, quill-2 sold 15 WOOL at 30.10, marlowe-7 sold 10 SILK at 51',
    { trades: list(object({ agent: s, side: one('buy', 'sell'), symbol: s, quantity: i, price: n })) },
    {
      trades: [
        { agent: 'marlowe-7', side: 'buy', symbol: 'DENM', quantity: 40, price: 12.35 },
        { agent: 'quill-2', side: 'sell', symbol: 'WOOL', quantity: 15, price: 30.1 },
        { agent: 'marlowe-7', side: 'sell', symbol: 'SILK', quantity: 10, price: 51 },
      ],
    },
  ),
  strict(
    'Put in a plain market order for agent brindle: buy 25 TWED, good for the day.',
    { agent: s, symbol: s, quantity: i, limitPrice: d(n, 'price limit of the order') },
    REFUSE,
  ),
  strict(
    'I bought the boots on 2 February 2026 and handed them back at your Cork counter on 20 February 2026, still no money on my card.',
    { purchase_date: date, return_date: date, store_city: s },
    { purchase_date: '2026-02-02', return_date: '2026-02-20', store_city: 'Cork' },
  ),
  lax(
    'Please refund me the 64 euros for the shawl by bank transfer. The account is with Nordhaven Bank in the name of Ilse Tamm.',
    { amount: n, accountHolder: s, iban: or(s) },
    { amount: 64, accountHolder: 'Ilse Tamm', iban: null },
  ),
  strict(
    'Is the Faro coat still around in moss, rust or ecru? I take a 14.',
    { product: s, colours: list(s), size: i },
    { product: any('Faro coat', 'the Faro coat', 'Faro'), colours: ['moss', 'rust', 'ecru'], size: 14 },
  ),
  strict(
    'Goods-in, dock 2: PO 5583 asked for 60 cable jumpers. We counted 54, and 2 of those 54 have pulled threads.',
    { poNumber: s, qtyOrdered: i, qtyReceived: i, qtyDamaged: i, qtyMissing: i },
    { poNumber: any('5583', 'PO 5583'), qtyOrdered: 60, qtyReceived: 54, qtyDamaged: 2, qtyMissing: 6 },
  ),
  strict(
    [
      { role: 'user', content: 'Can someone collect my altered kilt on 11 April 2026?' },
      { role: 'assistant', content: 'Of course. What name shall I put down?' },
      { role: 'user', content: 'Fergus Dunmore. Oh, and make that 13 April 2026, the 11th is taken.' },
    ],
    { pickupDate: date, name: s, garment: s },
    { pickupDate: '2026-04-13', name: 'Fergus Dunmore', garment: any('kilt', 'altered kilt', 'the kilt') },
  ),
  strict(
    'Cutting list, view B: front 2, back 1 on the fold, sleeve 2, collar 2, cuff 4.',
    { view: s, pieces: list(object({ piece: s, quantity: i })) },
    {
      view: any('B', 'view B'),
      pieces: [
        { piece: 'front', quantity: 2 },
        { piece: 'back', quantity: 1 },
        { piece: 'sleeve', quantity: 2 },
        { piece: 'collar', quantity: 2 },
        { piece: 'cuff', quantity: 4 },
      ],
    },
  ),
  strict(
    'Pattern note, A-line skirt: hem allowance 4 cm, zip opening 20 cm, grainline parallel to centre front. Interface the waistband.',
    { garment: s, hemAllowanceCm: n, waistbandWidthCm: n },
    REFUSE,
  ),
  strict(
    'running low, can you reorder BX-210-S, BX-210-M and CT-008? no rush on the CT one',
    { skus: list(s) },
    { skus: ['BX-210-S', 'BX-210-M', 'CT-008'] },
  ),
  strict(
    'New voucher for the newsletter: THAW15 takes 15 % off baskets of 80 euros or more, until and including 30 April 2026. Not on shoes.',
    { code: s, percentOff: n, firstDay: d(date, 'first day on which the code is valid'), lastDay: date },
    REFUSE,
  ),
  strict(
    'Hi team, the velvet blazers for the choir will be with you at some point next spring, I promise. We are waiting on the dye house. Regards, Sunil at Carrow Cloth',
    { supplier_contact: s, item: s, delivery_date: d(date, 'exact day of delivery') },
    REFUSE,
  ),
  strict(
    `HTTP/1.1 429 Too Many Requests
Content-Type: application/problem+json
X-RateLimit-Limit: 10
X-RateLimit-Remaining: 0
Retry-After: 5400

{"code":"quota_exceeded"}`,
    { status: i, limit: i, remaining: i, retry_after_seconds: i, code: s },
    { status: 429, limit: 10, remaining: 0, retry_after_seconds: 5400, code: 'quota_exceeded' },
  ),
  lax(
    'This is Beatriz Quill. I want twelve aprons for my own kitchen classes, navy, with two pockets each.',
    { contactName: s, company: or(s), quantity: i, colour: s, pocketsPerPiece: i },
    { contactName: 'Beatriz Quill', company: null, quantity: 12, colour: any('navy', 'navy blue'), pocketsPerPiece: 2 },
  ),
  strict(
    'Voicemail 08:12: "Hello, Hugo Lammers here, about repair ticket 3-0917, the tweed jacket with the torn pocket. You can call me on 0151 496 0772 after five."',
    { caller: s, ticket: s, garment: s, damage: s, callback: s },
    {
      caller: 'Hugo Lammers',
      ticket: '3-0917',
      garment: any('tweed jacket', 'jacket', 'the tweed jacket'),
      damage: any('torn pocket', 'the torn pocket', 'pocket torn', 'tear in the pocket'),
      callback: '0151 496 0772',
    },
  ),
  strict(
    'Wholesale sign-up: Loom & Ladder GmbH, Hafenstrasse 9, 20457 Hamburg, company register HRB 118204, buyer Antje Kroll.',
    { company: s, buyer: s, vatId: d(s, 'European VAT identification number, like DE123456789') },
    REFUSE,
  ),
  strict(
    'The sample we got back: bust is 3 cm too wide, sleeves 1.5 cm too long, and the back hem drops by 2 cm. Otherwise approved.',
    { corrections: list(object({ area: one('bust', 'sleeve', 'hem', 'waist', 'shoulder'), deviation_cm: n })) },
    {
      corrections: [
        { area: 'bust', deviation_cm: 3 },
        { area: 'sleeve', deviation_cm: 1.5 },
        { area: 'hem', deviation_cm: 2 },
      ],
    },
  ),
  lax(
    'two pairs of the Hollin chinos please, one in sand and one in slate, both to the Exeter shop. Name is Perry.',
    { customer: s, store: s, items: list(object({ colour: s, quantity: i })), wanted_by: or(date) },
    {
      customer: 'Perry',
      store: any('Exeter', 'Exeter shop', 'the Exeter shop'),
      items: [
        { colour: 'sand', quantity: 1 },
        { colour: 'slate', quantity: 1 },
      ],
      wanted_by: null,
    },
  ),

  // ---------- classification ----------
  strict(
    'The cardigan is lovely but far too warm for me, so I am sending it back and would like my money returned.',
    { intent: one('return_for_refund', 'exchange', 'order_status', 'product_question', 'complaint_about_staff') },
    { intent: 'return_for_refund' },
  ),
  strict(
    'My wedding is TOMORROW MORNING and the waistcoat you sent has no buttons on it!! Someone call me right now, this is a disaster.',
    { sentiment: one('positive', 'neutral', 'negative'), urgency: one('low', 'normal', 'high') },
    { sentiment: 'negative', urgency: 'high' },
  ),
  strict(
    'You have charged my card twice for the same scarf, 39 pounds each time. Please put one of them back.',
    {
      department: d(
        one('billing', 'alterations', 'warehouse', 'press', 'recruiting'),
        'the team that should get this message',
      ),
    },
    { department: 'billing' },
  ),
  strict(
    'When I unfolded the cashmere after the summer there were small round holes, a bit of webbing and one tiny larva in the fold.',
    { damageCause: one('moths', 'abrasion', 'bleach', 'heat', 'snagging') },
    { damageCause: 'moths' },
  ),
  strict(
    'what family does single jersey belong to?',
    { construction: one('woven', 'knitted', 'nonwoven', 'braided') },
    { construction: 'knitted' },
  ),
  strict(
    'Sort these for the sustainability sheet, in this order: linen, mohair, polyester, cotton, alpaca.',
    { origins: list(one('plant', 'animal', 'synthetic')) },
    { origins: ['plant', 'animal', 'synthetic', 'plant', 'animal'] },
  ),
  strict(
    'CONGRATULATIONS boutique owner! Your store ranks #87 on search, we put you on page ONE guaranteed, 50,000 backlinks for only $99, click http://rankjet.example now',
    { isSpam: b, category: one('customer', 'supplier', 'unsolicited_advertising', 'job_application') },
    { isSpam: true, category: 'unsolicited_advertising' },
  ),
  strict(
    'Every call since this morning comes back 401 although I copied the key straight from the mail. Did you change something?',
    { errorClass: one('authentication', 'quota', 'validation', 'not_found', 'server_fault') },
    { errorClass: 'authentication' },
  ),
  strict(
    'Product: "Skerry". Double-breasted, wool melton, knee-length, storm collar, to be worn over a suit.',
    {
      category: one('outerwear', 'tops', 'bottoms', 'footwear', 'accessories'),
      lining: one('silk', 'cupro', 'viscose', 'cotton'),
    },
    REFUSE,
  ),
  strict(
    'I can do up the trousers only when I breathe in, and after lunch not at all. Length is perfect.',
    {
      area: one('waist', 'length', 'shoulder', 'sleeve'),
      problem: one('too_tight', 'too_loose', 'too_long', 'too_short'),
    },
    { area: 'waist', problem: 'too_tight' },
  ),
  strict(
    "Nadia has come down with the flu and will not make her Thursday shift. She has sent the doctor's note.",
    { absence_type: one('sick', 'annual_leave', 'parental', 'training'), has_certificate: b },
    { absence_type: 'sick', has_certificate: true },
  ),
  strict(
    'Carrier update for parcel 6T-118: recipient not at home at 14:05, card left in the letter box, second attempt on the next working day.',
    { state: one('announced', 'in_transit', 'delivery_attempt_failed', 'delivered', 'returned_to_sender') },
    { state: 'delivery_attempt_failed' },
  ),
  strict(
    'We are an agency and we would hit the fashion endpoints some five thousand times a day, so any daily cap is out of the question. Which tier is that?',
    { tier: one('free', 'pro', 'enterprise') },
    { tier: 'enterprise' },
  ),
  strict(
    'Hello, I ordered a raincoat last night, number 2-7731. Could you add a matching hat and bill it all together?',
    { orderNo: s, paymentMethod: one('card', 'paypal', 'invoice', 'cash') },
    REFUSE,
  ),
  strict(
    "Your lady at the counter in Ghent spent an hour with me and found the perfect hem for my mother's coat. Please tell her thank you!",
    { sentiment: one('positive', 'neutral', 'negative'), kind: one('praise', 'complaint', 'question', 'order') },
    { sentiment: 'positive', kind: 'praise' },
  ),
  strict(
    'Please reserve the pleated skirt from the window for me, the green one, I will be in on Friday to try it. Yours, Odile',
    { colour: one('green', 'blue', 'red'), size: one('XS', 'S', 'M', 'L', 'XL') },
    REFUSE,
  ),
  strict(
    `Label these three lines from the boutique inbox, one label each, same order:
1) Do you ship to Malta?
2) The zip broke on the first day, I am furious.
3) I'd like to come in for a suit fitting, do you have a free slot in the morning?`,
    { labels: list(one('shipping_question', 'quality_complaint', 'appointment_request', 'invoice_query')) },
    { labels: ['shipping_question', 'quality_complaint', 'appointment_request'] },
  ),
  strict(
    'the care tag shows a wash tub with a hand in it',
    { instruction: one('machine_wash', 'hand_wash', 'do_not_wash', 'dry_clean_only', 'tumble_dry') },
    { instruction: 'hand_wash' },
  ),
  strict(
    'agent otter-3 thinks CORD is about to fall, so: get out of the whole position, 80 shares, at whatever the market gives.',
    {
      side: one('buy', 'sell'),
      orderType: d(one('market', 'limit', 'stop'), 'market: at the current price; limit: at a given price or better'),
      quantity: i,
    },
    { side: 'sell', orderType: 'market', quantity: 80 },
  ),
  strict(
    'Dear Sirs, attached our reminder for invoice 7719, open since 1 June 2025. We must ask you to settle the 480.00 within seven days, otherwise we stop deliveries. Accounts, Fennick Trims',
    {
      sender_role: one('customer', 'supplier', 'employee', 'press'),
      document: one('invoice', 'payment_reminder', 'delivery_note', 'quotation'),
    },
    { sender_role: 'supplier', document: 'payment_reminder' },
  ),
  lax(
    'Could somebody let me know when the belts are in again? Thanks, K. Osei',
    { topic: one('restock', 'refund', 'repair'), preferredChannel: or(s) },
    { topic: 'restock', preferredChannel: null },
  ),
  strict(
    'I picked the shoes up myself from your Bristol branch, paid at the till and walked out with the bag.',
    { channel: one('web_shop', 'in_store', 'phone', 'marketplace') },
    { channel: 'in_store' },
  ),
  strict(
    'How do I kill a render that is still sitting in the queue? I made a typo in the description and want my unit back.',
    {
      operation: d(
        one('POST /api/generate', 'GET /api/status/{job_id}', 'DELETE /api/status/{job_id}', 'POST /api/keys/rotate'),
        'the operation the developer needs',
      ),
    },
    { operation: 'DELETE /api/status/{job_id}' },
  ),
  strict(
    'The elbows of my corduroy jacket are worn right through. Could you put suede ovals over them?',
    {
      service: one('patching', 'hemming', 'zip_replacement', 'relining', 'dyeing'),
      body_area: one('elbow', 'knee', 'collar', 'hem'),
    },
    { service: 'patching', body_area: 'elbow' },
  ),
  strict(
    'For the archive: silk scarf, hand-rolled edge, printed with anchors, gift of the Marlow family.',
    {
      fibre: one('silk', 'wool', 'cotton'),
      decade: d(one('1950s', '1960s', '1970s', '1980s'), 'decade in which the piece was made'),
    },
    REFUSE,
  ),
  strict(
    "I can't wear wool next to the skin, it brings me out in a rash. Is there any wool in the Tarn polo neck?",
    { concern: one('allergy', 'price', 'ethics', 'delivery'), is_question: b },
    { concern: 'allergy', is_question: true },
  ),
  strict(
    'Just confirming we received your 200 metres of poplin, all fine, nothing to do on your side.',
    { requires_reply: b, tone: one('angry', 'matter_of_fact', 'desperate') },
    { requires_reply: false, tone: 'matter_of_fact' },
  ),
  strict(
    'Brief: black dinner jacket with satin lapels, bow tie, patent shoes.',
    { dress_code: one('black_tie', 'smart_casual', 'sportswear', 'beachwear') },
    { dress_code: 'black_tie' },
  ),
  strict(
    'One coat, one customer, two visits: first on 8 January 2026 for the pinning, and again on 22 January 2026 to collect. Mr Abara was very pleased.',
    { mood: one('pleased', 'annoyed', 'indifferent'), coatMaterial: one('wool', 'cashmere', 'cotton', 'leather') },
    REFUSE,
  ),
  strict(
    'I would like to work with you as a weekend sales assistant; my CV is attached. I have three years behind a shoe counter.',
    {
      category: one('customer_service', 'job_application', 'wholesale_request', 'press_request'),
      earliest_start: d(date, 'first day the applicant could work'),
    },
    REFUSE,
  ),

  // ---------- questions ----------
  strict(
    'Three oxford shirts at 45 euros each, and the club card takes ten percent off the lot. What do I pay?',
    { total: n, currency: s },
    { total: 121.5, currency: any('EUR', '€', 'euro', 'euros') },
  ),
  strict(
    'The skirt pattern says 26 inches from waist to hem. How much is that in centimetres?',
    { centimetres: n },
    { centimetres: any(66.04, 66, 66.0) },
  ),
  strict(
    'One apron eats 0.85 m of canvas. We want 14 of them and two extra metres in case of flaws. How many metres do I order?',
    { metres: n },
    { metres: 13.9 },
  ),
  strict('How many chat calls a day does a free key include?', { answer: i }, { answer: 3 }),
  strict(
    'I am on pro with no pack left and expect exactly 250 chat calls tomorrow. How many chat packs must I buy beforehand, and what do they cost in dollars altogether?',
    { packs: i, cost_usd: n },
    { packs: 2, cost_usd: 2 },
  ),
  strict(
    'If I register with a mail address that already has a key, which HTTP status do I get?',
    { status: i, code: s },
    { status: 409, code: 'already_registered' },
  ),
  strict(
    'From which plant is linen made?',
    { answer: s },
    { answer: any('flax', 'the flax plant', 'flax plant', 'Linum usitatissimum') },
  ),
  strict(
    "Customer wears a US men's suit jacket 40 regular. Which European size do I pull from the rack?",
    { euSize: i },
    { euSize: 50 },
  ),
  strict(
    'Is a tumble dryer a good idea for a 100% merino jumper whose label says dry flat?',
    { tumble_dry_ok: b },
    { tumble_dry_ok: false },
  ),
  strict(
    'Marta comes in at 09:30 on Monday and has 45 minutes off for lunch. How many hours do I pay her for?',
    { paidHours: n },
    REFUSE,
  ),
  strict(
    'vesper-1 bought 30 shares of LINN at 14.00 and closed all of them at 16.50; no fees in this league. Profit?',
    { profit: n },
    { profit: 75 },
  ),
  strict(
    'Invoice date 17 November 2025, terms 30 days net. What is the last day to pay?',
    { due_date: date },
    { due_date: '2025-12-17' },
  ),
  strict(
    'We pay 12 a metre for the twill. What will the whole order for the bakery uniforms come to? They want aprons and caps in that twill for the entire staff.',
    { totalCost: n },
    REFUSE,
  ),
  strict(
    'A roll holds 50 m and each dress takes 2.4 m. How many whole dresses come out of it?',
    { dresses: i },
    { dresses: 20 },
  ),
  strict(
    'Unwashed, the cotton panel is 120 cm long; the mill warns of 5 % shrinkage in the length. How long is it after washing?',
    { length_cm: n },
    { length_cm: 114 },
  ),
  strict(
    'What will DENM close at tomorrow? It was 12.10 on Monday and 12.40 on Tuesday.',
    { tomorrowClose: d(n, 'closing price of tomorrow') },
    REFUSE,
  ),
  strict(
    'Every cardigan gets seven buttons plus one spare in a little bag. Eighteen cardigans on the order, how many buttons do we need?',
    { buttons: i },
    { buttons: 144 },
  ),
  strict("My jacket cost 180 euros. How many Japanese yen is that at today's rate?", { yen: n }, REFUSE),
  strict(
    'Our bank gives 1.08 dollars for a euro. The atelier charges 250 euros for relining. What is that in dollars?',
    { usd: n },
    { usd: 270 },
  ),
  strict(
    'After I rotate my API key, for how many minutes does the old one still work?',
    { minutes: i },
    { minutes: 60 },
  ),
  strict(
    'If my monitor sends a HEAD request to /api/register, is a key handed out?',
    { key_issued: b },
    { key_issued: false },
  ),
  strict('Body bust 92 cm, finished garment bust 100 cm. How much ease is built in?', { ease_cm: n }, { ease_cm: 8 }),
  strict(
    `Returns in week 10:
dresses 14
trousers 9
shirts 22
knitwear 5
Which group came back the most, and how many pieces in all?`,
    { topGroup: s, total: i },
    { topGroup: any('shirts', 'shirt'), total: 50 },
  ),
  strict(
    'When does my parcel arrive? The order number is 40-2291 and I paid on 5 May 2025.',
    { arrivalDate: date },
    REFUSE,
  ),
  lax(
    'Tell me the weight of the box with the eight wool coats, the courier wants it. Box is 60 by 40 by 40 cm.',
    { weightKg: or(n) },
    { weightKg: null },
  ),
  strict(
    'I want the concept endpoint to give me as many ideas as it can in one go. What is the highest count I may send?',
    { maxCount: i },
    { maxCount: 20 },
  ),
  strict(
    'The lender asks: suit hired on 28 February 2026, due back 12 days later. Which date is that?',
    { returnDate: date },
    { returnDate: '2026-03-12' },
  ),
  strict(
    'Net price of the curtains is 340.00, add 19 percent VAT. Give me the tax and the sum.',
    { vat: n, gross: n },
    { vat: 64.6, gross: 404.6 },
  ),
  lax(
    "Who founded the weaving mill that made my grandmother's tablecloth? It has a little blue heron woven in one corner.",
    { founder: s },
    REFUSE,
  ),
  strict(
    'Stock check for the Reel shirt: 11 in Lyon, 4 in Basel, and Turin has not counted yet. How many do we have across all three shops?',
    { totalAcrossThreeShops: i },
    REFUSE,
  ),
];
