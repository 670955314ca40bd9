/** Sixty English requests by an outsider, closed until the others were mended: 8 of 47 right and 3 values wrong with the engine of that morning, 16 of 47 and 1 before they were opened; the wrong one was mended then. */
import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

const text = (description) => ({ ...s, description });
const num = (description) => ({ ...n, description });

export const CASES = [
  // ---- extraction
  strict(
    'Good morning, Ottilie Brandreth here. The corduroy pinafore from order HG-40817 came yesterday and its side zip is broken, the slider comes clean off. Everything else in the box was lovely. What should I do with it?',
    { customer_name: s, order_number: s, faulty_item: s },
    {
      customer_name: 'Ottilie Brandreth',
      order_number: 'HG-40817',
      faulty_item: any(
        'corduroy pinafore',
        'the corduroy pinafore',
        'pinafore',
        'corduroy pinafore side zip',
        'side zip',
        'corduroy pinafore (side zip)',
      ),
    },
  ),
  strict(
    `INVOICE 2025/0392
Tarrant & Moyle Linings Ltd
Date: 7 May 2025
Bill to: Fernlea Tailors

60 m cupro lining, plum       @ 6.40     384.00
25 m sleeve lining, striped   @ 5.20     130.00

Net      514.00
VAT 20%  102.80
Total    616.80 GBP`,
    {
      invoiceNo: s,
      supplier: s,
      issuedOn: date,
      currency: one('EUR', 'GBP', 'USD'),
      lines: list(object({ metres: n, unitPrice: n, amount: n })),
      gross: n,
    },
    {
      invoiceNo: any('2025/0392', 'INVOICE 2025/0392'),
      supplier: any('Tarrant & Moyle Linings Ltd', 'Tarrant & Moyle Linings'),
      issuedOn: '2025-05-07',
      currency: 'GBP',
      lines: [
        { metres: 60, unitPrice: 6.4, amount: 384 },
        { metres: 25, unitPrice: 5.2, amount: 130 },
      ],
      gross: 616.8,
    },
  ),
  strict(
    'Notes from the cutting room, Mr Adeyemi-Holt: chest 104, waist 91, seat 106, sleeve 65.5 from the shoulder point, all cm. Drops the right shoulder a touch. Wants his ticket pocket.',
    { chestCm: n, waistCm: n, seatCm: n, sleeveCm: n, dropped_shoulder: one('left', 'right', 'none') },
    { chestCm: 104, waistCm: 91, seatCm: 106, sleeveCm: 65.5, dropped_shoulder: 'right' },
  ),
  strict(
    'Rota for Saturday 9 August 2025. Priya and Colm open up, Ines joins at noon, Colm and Ines lock up. Wendell is on holiday.',
    { day: date, opening: list(s), closing: list(s), absent: list(s) },
    { day: '2025-08-09', opening: ['Priya', 'Colm'], closing: ['Colm', 'Ines'], absent: ['Wendell'] },
  ),
  strict(
    `Packing slip 77-B
KN-2204 / 12 pcs
KN-2209 / 8 pcs
TR-0031 / 30 pcs
Gross weight 21.4 kg, 2 cartons`,
    { rows: list(object({ sku: s, pieces: i })), cartons: i, gross_weight_kg: n },
    {
      rows: [
        { sku: 'KN-2204', pieces: 12 },
        { sku: 'KN-2209', pieces: 8 },
        { sku: 'TR-0031', pieces: 30 },
      ],
      cartons: 2,
      gross_weight_kg: 21.4,
    },
  ),
  strict(
    [
      { role: 'system', content: 'Today is Monday, 3 November 2025. You turn booking mails into records.' },
      {
        role: 'user',
        content:
          'Could I bring the gown in for the second fitting this Thursday at quarter past four in the afternoon? Marguerite Osei',
      },
    ],
    { client: s, appointment_date: date, appointment_time: text('24-hour, HH:MM') },
    { client: 'Marguerite Osei', appointment_date: '2025-11-06', appointment_time: '16:15' },
  ),
  strict(
    'Swing tag reads: 68% viscose, 27% polyamide, 5% elastane. Lining 100% polyester. Made in Portugal.',
    { shell: list(object({ fibre: s, percent: n })), origin_country: s },
    {
      shell: [
        { fibre: 'viscose', percent: 68 },
        { fibre: 'polyamide', percent: 27 },
        { fibre: 'elastane', percent: 5 },
      ],
      origin_country: 'Portugal',
    },
  ),
  strict(
    'We have moved the workroom! From 1 September 2025 please send all returns to Larkspur Alterations, 18 Cooper Row, Whitcombe WH4 2QF. The old place in Dunmere shuts for good the day before.',
    { street: text('street and number'), town: s, postcode: s, valid_from: date },
    { street: '18 Cooper Row', town: 'Whitcombe', postcode: 'WH4 2QF', valid_from: '2025-09-01' },
  ),
  strict(
    'Ticket 5518. Leather jacket, tan. 1) reline both pockets, 22 euros 2) replace cuff snap, 6 euros 3) re-stitch collar, 14.50. Paid in advance: no. Ready on 19/12/2025 after 3 pm.',
    { ticket: text('ticket number'), jobPrices: list(n), prepaid: b, readyOn: date },
    { ticket: '5518', jobPrices: [22, 6, 14.5], prepaid: false, readyOn: '2025-12-19' },
  ),
  strict(
    '[round 212] agent "SlowHeron" SELL 35 units LOOM @ 18.72, fee 0.65, filled',
    { agent: s, side: one('BUY', 'SELL'), symbol: s, quantity: i, price: n, fee: n },
    { agent: 'SlowHeron', side: 'SELL', symbol: 'LOOM', quantity: 35, price: 18.72, fee: 0.65 },
  ),
  strict(
    'From our logs, in case it helps your support people: 2025-10-02T09:14:51Z POST /api/generate -> 400 in 38 ms, body {"description":"a"}',
    { httpMethod: one('GET', 'POST', 'DELETE'), path: s, statusCode: i, durationMs: i },
    { httpMethod: 'POST', path: '/api/generate', statusCode: 400, durationMs: 38 },
  ),
  strict(
    'Please wrap the scarf as a present, but do not put any prices in the box. No signature needed, the porter takes everything in.',
    { gift_wrap: b, hide_prices: b, signature_required: b },
    { gift_wrap: true, hide_prices: true, signature_required: false },
  ),
  strict(
    'hi team, new rep for the button people (Hornbeam Trimmings): Lucan Prewett, lucan@hornbeamtrim.example, mobile 07700 900 482. Delia has left them.',
    { company: s, contact: s, email: s, phone: text('as written') },
    {
      company: 'Hornbeam Trimmings',
      contact: 'Lucan Prewett',
      email: 'lucan@hornbeamtrim.example',
      phone: any('07700 900 482', '07700900482'),
    },
  ),
  strict(
    'My order number is 30-99174, it was posted on 4 June 2025 by your Leeds warehouse and I still have nothing. Where is it??',
    { orderNumber: s, trackingNumber: text('the tracking code given by the carrier') },
    REFUSE,
  ),
  strict(
    'Trousers for Mrs Quennell: waist 78 cm, hip 101 cm, outseam 106 cm with the waistband. She wears a low heel.',
    { waist: n, hip: n, inseam: num('inner leg in cm, as measured') },
    REFUSE,
  ),
  strict(
    'Statement from Ravel Weavers: bill RW-611 dated 22 January 2025, 940 euros for 40 metres of herringbone, still open. Kindly settle it soon.',
    { bill_number: s, due_date: { ...date, description: 'day by which payment is due' } },
    REFUSE,
  ),
  lax(
    'New client card: Bastien Okafor, prefers half canvas, buys twice a year, reachable at bastien@okafor.example.',
    { name: s, email: s, phone: or(s) },
    { name: 'Bastien Okafor', email: 'bastien@okafor.example', phone: null },
  ),
  strict(
    `Hi Tilda,
Mrs Vance popped in about her coat, she was rather cross. I told her to ring us on 0161 496 0155 once she has found the receipt.
Jo, front desk`,
    { client_name: s, client_phone: text("the client's own telephone number") },
    REFUSE,
  ),
  strict(
    'Production order for style "Wren" blouse, ecru: 6 in XS, 14 in S, 20 in M, 11 in L and just 4 in XL.',
    { style: s, colour: s, size_run: list(object({ size: s, qty: i })) },
    {
      style: any('Wren', 'Wren blouse'),
      colour: 'ecru',
      size_run: [
        { size: 'XS', qty: 6 },
        { size: 'S', qty: 14 },
        { size: 'M', qty: 20 },
        { size: 'L', qty: 11 },
        { size: 'XL', qty: 4 },
      ],
    },
  ),
  strict(
    'Back of the envelope, pattern 8046: main fabric 2.8 m at 150 cm wide, interfacing 0.6 m, one 20 cm invisible zip and 3 buttons of 15 mm. Sizes 34 to 46.',
    { patternNumber: s, fabricMetres: n, fabricWidthCm: n, buttonCount: i, smallestSize: i, largestSize: i },
    { patternNumber: '8046', fabricMetres: 2.8, fabricWidthCm: 150, buttonCount: 3, smallestSize: 34, largestSize: 46 },
  ),

  // ---- classification
  strict(
    'I ordered the navy duffel on Sunday but I have since found one in a charity shop. It has not left you yet, has it? Then please just scrap the order.',
    { intent: one('cancel_order', 'return_item', 'track_parcel', 'change_address', 'ask_size') },
    { intent: 'cancel_order' },
  ),
  strict(
    'Honestly the nicest hem anybody ever did for me. You cannot even see the stitches! I have told all my neighbours.',
    { sentiment: one('positive', 'neutral', 'negative') },
    { sentiment: 'positive' },
  ),
  strict(
    'The groom is standing in our hallway with a split trouser seam and the car leaves for the church in fifty minutes. Can anyone sew it NOW?',
    {
      urgency: {
        ...one('low', 'normal', 'immediate'),
        description: 'low: whenever; normal: within days; immediate: within hours',
      },
      garment: one('jacket', 'trousers', 'shirt', 'dress'),
    },
    { urgency: 'immediate', garment: 'trousers' },
  ),
  strict(
    'To whom it may concern: our remittance of 3 March was for 1,180 but your statement shows 1,108 received. Please look into the two swapped figures and send a corrected statement.',
    { department: one('accounts', 'workroom', 'shipping', 'recruiting') },
    { department: 'accounts' },
  ),
  strict(
    'Sending back the chinos. On your site they look olive, at my window they are plainly brown. They fit perfectly, mind you.',
    { return_reason: one('too_small', 'too_large', 'colour_differs', 'damaged', 'late') },
    { return_reason: 'colour_differs' },
  ),
  strict(
    'What we have left on the shelf is a bolt of charmeuse, reeled from mulberry cocoons, undyed.',
    { fibreOrigin: one('animal', 'plant', 'synthetic', 'mineral'), fibre: one('cotton', 'wool', 'silk', 'nylon') },
    { fibreOrigin: 'animal', fibre: 'silk' },
  ),
  strict(
    'I would love to come by with my sister and look at veils and maybe try three or four gowns on, she gets married in spring.',
    { appointmentType: one('bridal', 'alteration', 'suit_measuring', 'collection') },
    { appointmentType: 'bridal' },
  ),
  strict(
    'our agent fires twelve messages at your chat every morning and from the fourth on we see 429 with no balance left. we only have the free key.',
    {
      issue: {
        ...one('quota_exhausted', 'invalid_key', 'malformed_request', 'service_down'),
        description: 'what stands behind the failing calls',
      },
      tier: one('free', 'pro', 'enterprise'),
    },
    { issue: 'quota_exhausted', tier: 'free' },
  ),
  strict(
    'Product copy: "A long, belted gabardine with storm flap, epaulettes and a deep back vent, made to keep the rain off."',
    { category: one('trench_coat', 'bomber_jacket', 'waistcoat', 'cardigan', 'kilt') },
    { category: 'trench_coat' },
  ),
  strict(
    [
      { role: 'user', content: 'My coat was due Friday.' },
      { role: 'assistant', content: 'I am sorry, the presser fell ill. It will be ready on Tuesday.' },
      {
        role: 'user',
        content: 'That is the third excuse. I do not want to hear from a bot again, put a human being on.',
      },
    ],
    { wants_human: b, mood: one('calm', 'angry', 'delighted') },
    { wants_human: true, mood: 'angry' },
  ),
  strict(
    'Review 2/5: the parcel took nineteen days, which is absurd for a pair of socks, and the heel had a hole before I ever put them on.',
    {
      topics: {
        ...list(one('slow_delivery', 'faulty_goods', 'rude_staff', 'wrong_price')),
        description: 'every complaint that is made, in the order it is made',
      },
    },
    { topics: ['slow_delivery', 'faulty_goods'] },
  ),
  strict(
    'A whole glass of Rioja went down the front of my ivory shirt last night, dabbed with salt so far.',
    { stain: one('red_wine', 'grease', 'ink', 'grass', 'blood') },
    { stain: 'red_wine' },
  ),
  strict(
    'Re: invoice 8871. Of the 600 pounds you billed we transferred 250 on Wednesday, the other 350 follows after stocktaking.',
    { payment_state: one('unpaid', 'partly_paid', 'fully_paid', 'overpaid') },
    { payment_state: 'partly_paid' },
  ),
  strict(
    'Order 5102: three pairs of braces and a bow tie, paid for by the customer this morning, 96.00. Please pick and pack.',
    {
      payment_method: { ...one('card', 'cash', 'bank_transfer', 'gift_voucher'), description: 'how the customer paid' },
    },
    REFUSE,
  ),
  strict(
    'The courier left a card saying he had been, though I was at home all day. Box is supposedly at some kiosk. Order 66-20-A.',
    {
      carrier: {
        ...one('Swiftline', 'Postway', 'Redvan', 'Cargonaut'),
        description: 'the firm that carried the parcel',
      },
    },
    REFUSE,
  ),
  strict(
    'Hello, I bought the midnight blue wrap dress, size 14, at your Bath shop. How hot may I iron it?',
    {
      dress_fibre: {
        ...one('cotton', 'linen', 'viscose', 'polyester', 'wool'),
        description: 'what the dress is made of',
      },
    },
    REFUSE,
  ),
  lax(
    'Please add Rosalind Petrie to the staff list, she begins at the Chester branch on 1 July 2025, mornings only.',
    { name: s, role: { ...one('cutter', 'sales', 'presser', 'manager'), description: 'the job she is hired for' } },
    REFUSE,
  ),
  strict(
    'Thesis from BrassMoth for tomorrow: cotton futures broke their resistance, volume is up, I am adding to the position at the open and see no ground to lighten up.',
    { stance: one('bullish', 'bearish', 'neutral'), action: one('buy', 'sell', 'hold') },
    { stance: 'bullish', action: 'buy' },
  ),
  strict(
    'Shelf label, aisle 4: "Indigo selvedge denim, 14 oz, unsanforised".',
    { weave: one('plain', 'twill', 'satin'), colour_family: one('blue', 'red', 'green', 'yellow') },
    { weave: 'twill', colour_family: 'blue' },
  ),
  strict(
    'Congratulations!!! You have been selected to receive 5,000 free designer handbags. Click the link within 10 minutes and enter your card number to claim.',
    { folder: one('orders', 'suppliers', 'applications', 'spam') },
    { folder: 'spam' },
  ),

  // ---- questions
  strict(
    'Each blazer takes 11 buttons, spares included. I am cutting 24 blazers. The wholesaler only sells full boxes of 144. How many buttons do I need and how many boxes must I buy?',
    { buttonsNeeded: i, boxes: i },
    { buttonsNeeded: 264, boxes: 2 },
  ),
  strict(
    'A customer from Ohio gives his chest as 42 inches. What is that in centimetres?',
    { centimetres: n },
    { centimetres: any(106.68, 106.7, 107) },
  ),
  strict(
    'The raincoat is 89 pounds, and I hold a voucher for 15 percent off. What do I hand over at the till?',
    { total: n, currency: one('GBP', 'EUR', 'USD') },
    { total: 75.65, currency: 'GBP' },
  ),
  strict(
    'We delivered on 12 March 2025 and our terms allow thirty days from delivery for sending things back, counting the day after delivery as day one. What is the last day?',
    { lastReturnDay: date },
    { lastReturnDay: '2025-04-11' },
  ),
  strict(
    'I am a UK 10 in dresses and want to order from a shop in Boston that uses American sizes. Which number should I pick?',
    { us_size: text('US size, only the number') },
    { us_size: any('6', 'US 6') },
  ),
  strict(
    'On which day of the week does our sample sale on 14 June 2025 fall?',
    { weekday: one('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday') },
    { weekday: 'Saturday' },
  ),
  strict(
    'There is a plain triangle with a cross through it on the label. Is it telling me not to bleach, or not to iron?',
    { forbidden: one('bleaching', 'ironing', 'washing', 'tumble_drying') },
    { forbidden: 'bleaching' },
  ),
  strict(
    'If our start-up is on the pro tier, how many chat calls does one key get per day, and how many with no key at all per IP address?',
    { pro_per_key: i, no_key_per_ip: i },
    { pro_per_key: 100, no_key_per_ip: 3 },
  ),
  strict(
    'For the school play I want to buy chat packs for 450 calls. Only whole packs are sold, I gather. How many packs is that and what do they cost together in dollars?',
    { packs: i, costUsd: n },
    { packs: 5, costUsd: 5 },
  ),
  strict(
    'The quilt shop in Ontario sold me 6 yards of flannel. How many metres did I carry home?',
    { metres: num('rounded to two decimals') },
    { metres: any(5.49, 5.4864, 5.486, 5.5) },
  ),
  strict(
    'A cut of coating measures 2.5 m by 1.5 m and the mill gives it as 240 g per square metre. What does the piece weigh?',
    { grams: n },
    { grams: 900 },
  ),
  strict(
    'FernTrader opened with 10,000 credits, bought 40 shares of HEM at 62.50 and later sold 15 of them at 70. No fees. How much cash does it have and how many HEM shares are left?',
    { cash: n, shares_left: i },
    { cash: 8550, shares_left: 25 },
  ),
  strict(
    'Imogen works Tuesday to Friday, 09:30 to 18:00, with an unpaid break of 45 minutes each day. How many paid hours are that in her week?',
    { paidHours: n },
    { paidHours: 31 },
  ),
  strict(
    'How much above cost do we sell? The mill charges us 32.00 a jumper and the shelf price is 80.00, both without tax. I need the gross margin as a percentage of the selling price.',
    { marginPercent: n },
    { marginPercent: 60 },
  ),
  strict(
    'I am buying two waistcoats at 74 euros each and a cravat at 29. What will the whole parcel cost me with postage to Cork?',
    { goods: n, total_with_postage: num('goods plus postage') },
    REFUSE,
  ),
  strict(
    'Nadia went on parental leave on 6 January 2025 and her bench has been empty since. On what day does she come back?',
    { returnDate: date },
    REFUSE,
  ),
  strict(
    'Seven kimonos need lining. Each one has four panels, and the lining is 3.90 a metre. What will the lining cost altogether?',
    { liningCost: n },
    REFUSE,
  ),
  strict(
    'RustyBobbin stood in second place after round 88 with 11,240 credits. In which place did it finish the season?',
    { finalRank: i },
    REFUSE,
  ),
  lax(
    'My girlfriend is about 1.70 m tall and likes green. Which ring size in millimetres should I get engraved?',
    { ring_diameter_mm: or(n) },
    { ring_diameter_mm: null },
  ),
  strict(
    'The tailor in Mill Lane charged my brother 18 pounds for shortening his jeans. How much did the dry cleaner next door take for the suit?',
    { dryCleaningPrice: n },
    REFUSE,
  ),
];
