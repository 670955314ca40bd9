import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

export const CASES = [
  // ---------- extraction ----------
  strict(
    "Hi, this is Margaret Doyle. I'd like to order 3 of the navy linen aprons, size M, please. Could you send them to 14 Harbour Lane, Whitby? Thanks!",
    { customerName: s, quantity: i, size: s, street: s, town: s },
    {
      customerName: 'Margaret Doyle',
      quantity: 3,
      size: 'M',
      street: any('14 Harbour Lane', 'Harbour Lane 14'),
      town: 'Whitby',
    },
  ),
  strict(
    `INVOICE 2026-0417
Calder & Sons Cloth Merchants
Date: 12 March 2026

40 m cotton twill, sand   @ £6.50    £260.00
Carriage                              £12.00
TOTAL                                £272.00
Payment due: 11 April 2026`,
    { invoice_no: s, supplier: s, invoice_date: date, due_date: date, total_gbp: n },
    {
      invoice_no: any('2026-0417', 'INVOICE 2026-0417'),
      supplier: any('Calder & Sons Cloth Merchants', 'Calder & Sons'),
      invoice_date: '2026-03-12',
      due_date: '2026-04-11',
      total_gbp: 272,
    },
  ),
  strict(
    'Read this label: 65% POLYESTER 35% COTTON / WASH AT 40°C / DO NOT BLEACH / IRON MEDIUM / TUMBLE DRY LOW',
    { polyester_pct: i, cotton_pct: i, max_wash_temp_c: i },
    { polyester_pct: 65, cotton_pct: 35, max_wash_temp_c: 40 },
  ),
  strict(
    [
      { role: 'user', content: "Hello, order 88213 still hasn't turned up." },
      { role: 'assistant', content: 'Sorry to hear that! Where was it going, and how can we reach you?' },
      { role: 'user', content: 'To my work, Unit 7 Mill Road. My mobile is 07700 900142.' },
    ],
    { orderNumber: s, deliveryAddress: s, phone: s },
    {
      orderNumber: '88213',
      deliveryAddress: any('Unit 7 Mill Road', 'Unit 7, Mill Road'),
      phone: any('07700 900142', '07700900142'),
    },
  ),
  strict(
    `DELIVERY NOTE
ZIP-20-BLK   200 pcs
ZIP-45-NVY    80 pcs
BTN-18-HRN   500 pcs`,
    { lines: list(object({ sku: s, qty: i })) },
    {
      lines: [
        { sku: 'ZIP-20-BLK', qty: 200 },
        { sku: 'ZIP-45-NVY', qty: 80 },
        { sku: 'BTN-18-HRN', qty: 500 },
      ],
    },
  ),
  strict(
    'Tailor: Right, chest one-oh-two... sorry, let me write: chest 102, waist 88, inside leg 81. Customer: And the sleeve? Tailor: Sleeve 64.',
    { chest_cm: n, waist_cm: n, inside_leg_cm: n, sleeve_cm: n },
    { chest_cm: 102, waist_cm: 88, inside_leg_cm: 81, sleeve_cm: 64 },
  ),
  strict(
    "Please swap the red beret for the black one. Name's Tom Ashby.",
    { name: s, promo_code: or(s) },
    { name: 'Tom Ashby', promo_code: null },
  ),
  strict(
    'Good morning, my trousers are ready to collect I think? Name is Priya Nair, ticket 5512.',
    { email: { ...s, description: "the customer's e-mail address" } },
    REFUSE,
  ),
  strict(
    'Fitting booked for Mrs Okafor on Tuesday 9 June 2026 at 3:30 pm with Piotr.',
    { client: s, fittingDate: date, time: s, tailor: s },
    {
      client: any('Mrs Okafor', 'Okafor'),
      fittingDate: '2026-06-09',
      time: any('15:30', '3:30 pm', '3:30pm', '3:30 PM'),
      tailor: 'Piotr',
    },
  ),
  strict(
    "Mrs Okafor's second fitting is on 9 June 2026. Mr Lund rang as well, but he has not settled on a day yet.",
    { lund_fitting_date: { ...date, description: "date of Mr Lund's fitting" } },
    REFUSE,
  ),
  strict(
    'The poplin comes in ecru, moss and slate. Charcoal is sold out until further notice.',
    { available_colours: list(s), sold_out: list(s) },
    { available_colours: ['ecru', 'moss', 'slate'], sold_out: any(['charcoal'], ['Charcoal']) },
  ),
  strict(
    'Hire ref CH-559: two Victorian frock coats and one bonnet, going out Fri 4 Sept 2026, back Mon 7 Sept 2026. Deposit £80 taken.',
    { hire_ref: s, out_date: date, return_date: date, deposit: n, bonnets: i },
    { hire_ref: 'CH-559', out_date: '2026-09-04', return_date: '2026-09-07', deposit: 80, bonnets: 1 },
  ),
  strict(
    `Ticket 331
Room 214
5 shirts, 2 trousers, 1 dress
EXPRESS - back by 18:00`,
    { ticket: s, room: s, shirts: i, trousers: i, dresses: i },
    { ticket: any('331', 'Ticket 331'), room: any('214', 'Room 214'), shirts: 5, trousers: 2, dresses: 1 },
  ),
  strict(
    'Container MSKU 738219-4 left Chittagong on 2 May 2026. ETA Felixstowe 29 May 2026. 412 cartons, gross weight 5,140 kg.',
    { originPort: s, destinationPort: s, eta: date, cartons: i, grossWeightKg: n },
    { originPort: 'Chittagong', destinationPort: 'Felixstowe', eta: '2026-05-29', cartons: 412, grossWeightKg: 5140 },
  ),
  strict(
    'Container TGHU 110284-0 left Mersin on 8 May 2026 with 96 cartons of bath towels, ETA Tilbury 21 May 2026.',
    { declared_value_usd: n },
    REFUSE,
  ),
  strict(
    'Trade prices, crew tee: 12 pieces and up £4.20 each, 48 and up £3.80, 144 and up £3.35.',
    { price_from_12: n, price_from_48: n, price_from_144: n },
    { price_from_12: 4.2, price_from_48: 3.8, price_from_144: 3.35 },
  ),
  strict(
    `Notes Monday stand-up
- Helen: sends revised tech pack to the factory by 16 January 2026
- lining sample approved
- next stand-up 19 January 2026`,
    { owner: { ...s, description: 'who sends the tech pack' }, deadline: date, next_meeting: date },
    { owner: 'Helen', deadline: '2026-01-16', next_meeting: '2026-01-19' },
  ),
  lax(
    'Message left at the counter: "Grey coat, button missing. Please call me on 01632 960883. Dr Ferris"',
    { caller: s, phone: or(s), email: or(s) },
    { caller: any('Dr Ferris', 'Ferris', 'Dr. Ferris'), phone: any('01632 960883', '01632960883'), email: null },
  ),
  strict(
    `Kind regards,
Anja Whitcombe
Head of Buying
Northgate Outfitters Ltd
anja@northgate.example`,
    { full_name: s, job_title: s, company: s, email: s },
    {
      full_name: 'Anja Whitcombe',
      job_title: 'Head of Buying',
      company: any('Northgate Outfitters Ltd', 'Northgate Outfitters'),
      email: 'anja@northgate.example',
    },
  ),
  strict(
    'pls cut 18 dresses size 10 and 24 dresses size 12 in the rust crepe, needed by 20 March 2026 thx',
    { size_10_qty: i, size_12_qty: i, fabric: s, neededBy: date },
    { size_10_qty: 18, size_12_qty: 24, fabric: any('rust crepe', 'crepe', 'the rust crepe'), neededBy: '2026-03-20' },
  ),
  strict(
    'PO-1182, PO-1190 and PO-1203 are running late. PO-1177 went out this morning.',
    { late_orders: { ...list(s), description: 'order numbers that are late' } },
    { late_orders: ['PO-1182', 'PO-1190', 'PO-1203'] },
  ),
  strict(
    'Could you send us some more of those grey corozo buttons, same as last time? Cheers, Bill',
    { quantity: i },
    REFUSE,
  ),
  strict("We'd love the cashmere scarf we saw in your window, gift wrapped, for Saturday.", { scarfColour: s }, REFUSE),
  strict(
    'Sewing machinist wanted. 37.5 hours a week, £13.20 per hour, starting 1 September 2026. Apply to jobs@fellmill.example.',
    { hours_per_week: n, hourly_rate: n, start_date: date, apply_to: s },
    { hours_per_week: 37.5, hourly_rate: 13.2, start_date: '2026-09-01', apply_to: 'jobs@fellmill.example' },
  ),
  strict(
    'Art. 4471 "Brae" - 100% lambswool, 420 g/m², width 150 cm, woven in Scotland.',
    { articleNo: s, weightGsm: n, widthCm: n, fibre: s },
    { articleNo: any('4471', 'Art. 4471'), weightGsm: 420, widthCm: 150, fibre: any('lambswool', '100% lambswool') },
  ),
  strict(
    `Size | Bust | Waist | Hip
10   | 86   | 68    | 94
12   | 91   | 73    | 99
14   | 96   | 78    | 104`,
    { waist_size_12: i, hip_size_10: i, bust_size_14: i },
    { waist_size_12: 73, hip_size_10: 94, bust_size_14: 96 },
  ),
  strict(
    `Size | Bust | Waist | Hip
10   | 86   | 68    | 94
12   | 91   | 73    | 99
How much does the size 12 cost?`,
    { price: n },
    REFUSE,
  ),
  strict(
    'Sorry, typo in my last mail: I need 6 pairs of the wool socks, not 4. Grey, size 9-11.',
    { pairs: i, colour: s, size: s },
    { pairs: 6, colour: any('grey', 'Grey'), size: any('9-11', '9–11') },
  ),
  strict(
    'Supplier details for the new ledger: Hebden Trims, Unit 3 Canal Works, Hebden Bridge HX7 8AD, contact Lucy Marsh.',
    { vat_number: { ...s, description: "the supplier's VAT registration number" } },
    REFUSE,
  ),
  strict(
    'Your train to Leeds leaves at 8:12 from platform 4; the mill visit starts at 10:00 and Graham is meeting you at the gate.',
    { departure: s, platform: i, host: s },
    { departure: any('8:12', '08:12'), platform: 4, host: 'Graham' },
  ),
  strict(
    'Driver picked up 14 rails from the Bolton depot, reg FX21 KLM, ETA 11:40 at store 6.',
    { rails: i, vehicle_reg: s, store: s },
    { rails: 14, vehicle_reg: any('FX21 KLM', 'FX21KLM'), store: any('6', 'store 6') },
  ),
  strict(
    'Driver picked up 9 rails from the Stoke depot and should be at store 2 after lunch.',
    { driver_phone: s },
    REFUSE,
  ),
  strict(
    'From: returns desk\nOrder B-70215, corduroy trousers, customer says the zip jams. Refund £46.50 to card ending 2210.',
    { order_no: s, product: s, refund_amount: n, card_last4: s },
    {
      order_no: 'B-70215',
      product: any('corduroy trousers', 'Corduroy trousers'),
      refund_amount: 46.5,
      card_last4: '2210',
    },
  ),
  lax(
    [
      { role: 'system', content: 'Extract the bank details from the message.' },
      { role: 'user', content: 'Hi, please pay our March invoice to the usual account. Best, Osric Trimmings' },
    ],
    { iban: s },
    REFUSE,
  ),
  strict(
    'Your size is 38, you said, and your sister wears a 42. What about a dress for your mother? - No idea, I have to ask her.',
    { motherSize: { ...s, description: "the mother's dress size" } },
    REFUSE,
  ),
  strict(
    'Spare parts request: needle plate and two bobbin cases for the walking-foot machine by the window. Jan, workshop.',
    { machine_serial: { ...s, description: 'serial number of the machine' } },
    REFUSE,
  ),

  // ---------- classification ----------
  strict(
    "Where's my parcel? I ordered ten days ago and the tracking page shows nothing.",
    { intent: one('order_status', 'return_request', 'size_question', 'product_availability') },
    { intent: 'order_status' },
  ),
  strict(
    'The zip on my jacket broke after two weeks. I love it, so could you mend it for me?',
    { remedyWanted: one('REFUND', 'EXCHANGE', 'REPAIR') },
    { remedyWanted: 'REPAIR' },
  ),
  strict(
    'Absolutely thrilled with the waistcoat, the cut is perfect and your staff were lovely!',
    { sentiment: one('happy', 'unhappy', 'neutral') },
    { sentiment: 'happy' },
  ),
  strict(
    'URGENT - the bride leaves at 4 today and the hem has come down. Can anyone fix it right now?',
    { isUrgent: b },
    { isUrgent: true },
  ),
  strict(
    "Just the receipt please, I don't need an invoice. And yes, do wrap it, it's a present.",
    { wants_invoice: b, gift_wrap: b },
    { wants_invoice: false, gift_wrap: true },
  ),
  strict(
    'Two tweed flat caps, heather mix',
    { garmentCategory: one('OUTERWEAR', 'KNITWEAR', 'FOOTWEAR', 'HEADWEAR') },
    { garmentCategory: 'HEADWEAR' },
  ),
  strict(
    'Silk chiffon, 5 momme, ivory',
    { fibre_family: one('cellulosic', 'protein', 'synthetic') },
    { fibre_family: 'protein' },
  ),
  strict(
    'Deposit of £50 taken on Friday, £120 still owing on collection.',
    { payment_state: one('paid_in_full', 'part_paid', 'unpaid') },
    { payment_state: 'part_paid' },
  ),
  strict(
    "The skirt's too tight round the hips. Could you give me another inch there?",
    { alteration: one('shorten', 'lengthen', 'take_in', 'let_out') },
    { alteration: 'let_out' },
  ),
  strict(
    'Table 9 spilled red wine on the white tablecloth.',
    { stain_group: one('grease', 'protein', 'tannin', 'ink') },
    { stain_group: 'tannin' },
  ),
  strict(
    'Overlocker 4 is dead and line 2 is at a standstill.',
    {
      priority: {
        ...one('P1', 'P2', 'P3'),
        description: 'P1 production stopped, P2 production slowed, P3 cosmetic only',
      },
    },
    { priority: 'P1' },
  ),
  strict(
    'Courier note: rang twice, nobody in, handed to number 22 next door.',
    { deliveryOutcome: one('delivered_to_customer', 'left_with_neighbour', 'refused', 'returned_to_depot') },
    { deliveryOutcome: 'left_with_neighbour' },
  ),
  strict(
    'Dear Sir/Madam, CONGRATULATIONS!!! You won 5,000,000 USD. Click here and send your bank password to claim the price today.',
    { is_spam: b },
    { is_spam: true },
  ),
  strict(
    'Receipt: 1 x silk tie, £35.00. Thank you for shopping with us.',
    { payment_method: one('card', 'cash', 'bank_transfer') },
    REFUSE,
  ),
  strict(
    'I come out in a rash whenever I wear wool, so please nothing with wool in it.',
    { allergic_to_wool: b, wants_wool: b },
    { allergic_to_wool: true, wants_wool: false },
  ),
  strict(
    'We sent the framework agreement to Lomond Knitwear twice, they still have not signed it.',
    { contract_signed: b, agreement_sent: b },
    { contract_signed: false, agreement_sent: true },
  ),
  strict(
    'The pirate costumes were due back on the 3rd. It is the 9th now and there is no sign of them.',
    { hire_status: one('reserved', 'out_on_hire', 'overdue', 'returned') },
    { hire_status: 'overdue' },
  ),
  strict(
    'Final inspection: loose threads, one pocket crooked. Send the batch back to line 3 to be put right.',
    { qcVerdict: one('PASS', 'REWORK', 'SCRAP') },
    { qcVerdict: 'REWORK' },
  ),
  strict(
    'A lady came into the shop this morning asking about school blazers.',
    { contact_channel: one('phone', 'email', 'walk_in', 'web_chat') },
    { contact_channel: 'walk_in' },
  ),
  strict(
    "Mr Hale's trouser fitting is put off. He will ring when he knows which day suits him.",
    { new_fitting_date: date },
    REFUSE,
  ),
  strict('Yes, Thursday at two is fine. See you then!', { confirms_appointment: b }, { confirms_appointment: true }),
  strict(
    'Forget what I wrote yesterday about cancelling, please keep the order as it is.',
    { cancel_order: { ...b, description: 'the customer wants the order cancelled now' } },
    { cancel_order: false },
  ),
  strict('yo u guys got them baggy jeans in yet??', { register: one('formal', 'casual') }, { register: 'casual' }),
  strict(
    'Label: DRY CLEAN ONLY. 100% wool.',
    { machineWashable: b, dryCleanOnly: b },
    { machineWashable: false, dryCleanOnly: true },
  ),
  strict(
    'I was charged twice for invoice 611, can you refund one of the payments?',
    { route_to: one('accounts', 'warehouse', 'design', 'hr') },
    { route_to: 'accounts' },
  ),
  strict(
    'Unlined cagoule with a hood and two zipped pockets, waterproof.',
    { has_hood: b, isLined: b, has_pockets: b, waterproof: b },
    { has_hood: true, isLined: false, has_pockets: true, waterproof: true },
  ),
  strict(
    'We promised the shirts for 4 May 2026 and they were handed over on 2 May 2026.',
    { punctuality: one('EARLY', 'ON_THE_DAY', 'LATE') },
    { punctuality: 'EARLY' },
  ),
  strict(
    'The sleeves swallow my hands and I could fit a friend in there with me.',
    { fit_feedback: one('too_small', 'true_to_size', 'too_big') },
    { fit_feedback: 'too_big' },
  ),
  strict('12 oz indigo denim, selvedge', { weave: one('plain', 'twill', 'satin') }, { weave: 'twill' }),
  strict(
    'Blue school shirt: second button gone, coffee all down the cuff.',
    { defects: list(one('missing_button', 'stain', 'broken_zip', 'torn_seam')) },
    { defects: any(['missing_button', 'stain'], ['stain', 'missing_button']) },
  ),
  strict(
    'Refund for Jane Hollis, blue skirt, £32. Receipt seen.',
    { loyalty_member: { ...b, description: 'is she in our loyalty programme' } },
    REFUSE,
  ),
  strict(
    "Thanks for the parcel! But please take me off your mailing list, I don't want any more newsletters.",
    { newsletter_opt_in: b },
    { newsletter_opt_in: false },
  ),
  strict(
    'Bin count: navy thread 1000 m - 2 cones left, reorder point is 10.',
    { stockLevel: one('plenty', 'low', 'out_of_stock') },
    { stockLevel: 'low' },
  ),
  strict(
    'Three dinner jackets for a hotel: plain black, peaked lapel, 42R, 44R and 40S. Sent in by e-mail from the hotel.',
    { steam_pressed: { ...b, description: 'have the jackets been steam pressed' } },
    REFUSE,
  ),

  // ---------- questions ----------
  strict('Seven white shirts at £24 each. What do they come to?', { total: n }, { total: 168 }),
  strict('The bill is £37.40 and she hands me a fifty. How much change?', { change_due: n }, { change_due: 12.6 }),
  strict(
    'A customer wants 5 yards of lining. How many metres is that?',
    { metres: n },
    { metres: any(4.572, 4.57, 4.6) },
  ),
  strict('How many centimetres is a 32 inch waist?', { waistCm: n }, { waistCm: any(81.28, 81.3, 81) }),
  strict(
    'Invoice dated 12 March 2026, terms 30 days net. When is it due?',
    { dueDate: date },
    { dueDate: '2026-04-11' },
  ),
  strict(
    'Coat was £85, now 20% off. What is the sale price and how much is saved?',
    { sale_price: n, saving: n },
    { sale_price: 68, saving: 17 },
  ),
  strict('Net amount £150, VAT at 20%. Give VAT and gross.', { vat: n, gross: n }, { vat: 30, gross: 180 }),
  strict(
    'Can I put a pure wool jumper in the tumble dryer on high?',
    { safe_to_tumble_dry: b },
    { safe_to_tumble_dry: false },
  ),
  strict('What US dress size matches a UK 12?', { us_size: i }, { us_size: 8 }),
  strict(
    'How many chat calls a day does your API give me for free?',
    { free_chat_calls_per_day: i },
    { free_chat_calls_per_day: 3 },
  ),
  strict(
    'What does the chat pack cost and how many calls are in it?',
    { price_usd: n, calls: i },
    { price_usd: 1, calls: 100 },
  ),
  strict('What is the largest count I may pass to POST /api/fashion-concept?', { max_count: i }, { max_count: 20 }),
  strict('Which of our cloth suppliers will go bankrupt next year?', { supplier_name: s }, REFUSE),
  strict('What will a kilo of raw cotton cost in December 2031?', { price_per_kg: n }, REFUSE),
  strict(
    '12 bridesmaid dresses, 2.4 m of satin each. How many metres altogether?',
    { metres_needed: n },
    { metres_needed: 28.8 },
  ),
  strict('We paid £540 for 45 scarves. What did one cost us?', { unitCost: n }, { unitCost: 12 }),
  strict('We had 120 zips, used 74, then 30 more came in. How many now?', { zips_in_stock: i }, { zips_in_stock: 76 }),
  strict('We used 74 zips this week. How many are left in the drawer?', { zips_left: i }, REFUSE),
  strict(
    'Which plant does linen come from?',
    { plant: s },
    { plant: any('flax', 'Flax', 'the flax plant', 'flax plant') },
  ),
  strict('She worked from 8:30 to 17:00 with a 45 minute lunch break. Paid hours?', { hours: n }, { hours: 7.75 }),
  strict(
    'What weekday is 1 May 2026?',
    { weekday: one('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday') },
    { weekday: 'Friday' },
  ),
  strict('200 USD at a rate of 0.92 EUR per dollar, please.', { amount_eur: n }, { amount_eur: 184 }),
  strict(
    'The coat is £120 plus shipping. What will I pay in the end, shipping included?',
    { total_with_shipping: n },
    REFUSE,
  ),
  strict('The whole box of scarves cost £96. What is that per scarf?', { price_per_scarf: n }, REFUSE),
  strict('500 shirts, 24 to a carton. How many cartons do we need?', { cartons: i }, { cartons: 21 }),
  strict(
    'Mon 14 repairs, Tue 9, Wed 16, Thu 11, Fri 20. Total and average per day?',
    { total: i, average_per_day: n },
    { total: 70, average_per_day: 14 },
  ),
  strict(
    'There is a triangle with a cross through it on the label. What does that mean?',
    { meaning: one('do_not_bleach', 'do_not_tumble_dry', 'do_not_iron') },
    { meaning: 'do_not_bleach' },
  ),
  strict(
    'Which HTTP status do I get when I register an e-mail that already has a key?',
    { status_code: i },
    { status_code: 409 },
  ),
  strict('Who is going to win the arena league next month?', { winner: s }, REFUSE),
  strict('How many people live in Paraguay?', { population: i }, REFUSE),
];
