/** A hundred and twenty English requests by an outsider: 25 of 93 right and 8 values wrong before any of them was read. */
import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

export const CASES = [
  // ---- extraction (40, 8 of them refusals) ----
  strict(
    "Hi, it's Margit Oyelaran again. Could you add two more of the charcoal merino cardigans in M to order 77-3120? Same delivery address, thanks!",
    { customerName: s, order_no: s, item: s, size: s, qty: i },
    {
      customerName: 'Margit Oyelaran',
      order_no: '77-3120',
      item: any('merino cardigan', 'merino cardigans', 'charcoal merino cardigan', 'charcoal merino cardigans'),
      size: 'M',
      qty: 2,
    },
  ),
  strict(
    'INVOICE 2026/0418\nTessuti Brambilla Srl, Prato\nDate of issue: 14 April 2026\nPayment: net 30 days from date of issue\n38 m wool flannel @ EUR 21.50 ... EUR 817.00\nCarriage ... EUR 24.00\nTotal ... EUR 841.00',
    { supplier: s, invoiceNumber: s, issued_on: date, due_on: date, total: n, currency: one('EUR', 'USD', 'GBP') },
    {
      supplier: any('Tessuti Brambilla Srl', 'Tessuti Brambilla', 'Tessuti Brambilla Srl, Prato'),
      invoiceNumber: '2026/0418',
      issued_on: '2026-04-14',
      due_on: '2026-05-14',
      total: 841,
      currency: 'EUR',
    },
  ),
  strict(
    'Fitting notes, Mr Adebayo-Lindqvist, Tuesday 3 February 2026. Chest 104, waist 91.5, seat 107, inside leg 81 - all in cm. Dresses left, wants a lower rise than last time, no turn-ups.',
    { client: s, fitted_on: date, chest: n, waist: n, inside_leg: n },
    {
      client: any('Mr Adebayo-Lindqvist', 'Adebayo-Lindqvist'),
      fitted_on: '2026-02-03',
      chest: 104,
      waist: 91.5,
      inside_leg: 81,
    },
  ),
  strict(
    'my numbers for the corset block are bust 36 in, waist 29 in and hips 39 in. let me know if you need more',
    {
      bust_cm: { ...n, description: 'bust in centimetres' },
      waist_cm: { ...n, description: 'waist in centimetres' },
      hip_cm: { ...n, description: 'hips in centimetres' },
    },
    { bust_cm: any(91.44, 91.4), waist_cm: any(73.66, 73.7), hip_cm: any(99.06, 99.1) },
  ),
  strict(
    'Evening shift, one more before you lock up. The van for the south goes at six and Berit has promised them everything by tomorrow. Please pick for the Halden shop: LN-204 x 6, LN-209 x 4 and WK-011 x 12. Leave WK-013 where it is, that one has been recalled.',
    { store: s, lines: list(object({ sku: s, qty: i })) },
    {
      store: any('Halden', 'Halden shop', 'the Halden shop'),
      lines: [
        { sku: 'LN-204', qty: 6 },
        { sku: 'LN-209', qty: 4 },
        { sku: 'WK-011', qty: 12 },
      ],
    },
  ),
  strict(
    'Good afternoon. The sleeves of my raincoat came back two different lengths after the alteration. I would like someone to ring me about it today. Kind regards, Bettina Okafor',
    { name: s, phoneNumber: s },
    REFUSE,
  ),
  strict(
    'Good evening, I am still waiting for the tweed cap I bought from you on 8 January 2026. Nobody answers the chat. You can write to me at otto.brandvold@postkasse.example. Otto Brandvold',
    { customer: s, email: s, phone: or(s), purchase_date: date },
    { customer: 'Otto Brandvold', email: 'otto.brandvold@postkasse.example', phone: null, purchase_date: '2026-01-08' },
  ),
  strict(
    "Ship to:\nPriya Venkataraman\nFlat 3, 18 Corn Street\nBristol BS1 1HT\nUnited Kingdom\n\nLeave with the porter if I'm out.",
    { recipient: s, street: s, city: s, postal_code: s, country: s },
    {
      recipient: 'Priya Venkataraman',
      street: any('Flat 3, 18 Corn Street', '18 Corn Street', '18 Corn Street, Flat 3'),
      city: 'Bristol',
      postal_code: 'BS1 1HT',
      country: any('United Kingdom', 'UK', 'GB'),
    },
  ),
  strict(
    "[received Wednesday 11 March 2026] Hello! Can I bring my wedding dress in for a first fitting the day after tomorrow, quarter past four in the afternoon? I'm Solveig Parrish.",
    { client: s, day: date, time: { ...s, description: 'HH:MM, 24-hour clock' } },
    { client: 'Solveig Parrish', day: '2026-03-13', time: '16:15' },
  ),
  strict(
    "Return note in parcel 5591: navy chinos (too short), striped tee (arrived with a hole). The third thing in the box, the scarf, I'm keeping.",
    { parcel: s, returned: list(object({ item: s, reason: s })) },
    {
      parcel: any('5591', 'parcel 5591'),
      returned: [
        { item: any('navy chinos', 'chinos'), reason: 'too short' },
        { item: any('striped tee', 'tee'), reason: any('arrived with a hole', 'hole', 'a hole') },
      ],
    },
  ),
  strict(
    'Wore the Ridgeback Anorak through a whole wet October in Bergen. Not one leak, the hood stays put, only the cuffs get clammy. 4/5 from me. — Håkon T.',
    { product: s, reviewer: s, stars: i },
    { product: any('Ridgeback Anorak', 'the Ridgeback Anorak'), reviewer: any('Håkon T.', 'Håkon T'), stars: 4 },
  ),
  strict(
    "I'm ordering on behalf of my mother. Bill it to me, Daniel Achterberg, but send the shawl to her: Ineke Achterberg, Vismarkt 9, Groningen. She's 80 on the 21st so it has to be gift-wrapped.",
    { billTo: s, shipTo: s, city: s, item: s },
    { billTo: 'Daniel Achterberg', shipTo: 'Ineke Achterberg', city: 'Groningen', item: any('shawl', 'the shawl') },
  ),
  strict(
    'can i get 3 of the ivory pillow shirts, no sorry, make that 4. and one in sage. cheers, Lou',
    { ivory_qty: i, sage_qty: i, name: s },
    { ivory_qty: 4, sage_qty: 1, name: 'Lou' },
  ),
  strict(
    'Ticket from a dev: since 09:40 UTC every POST /api/generate from our staging box answers 429. Client is version 3.2.1, the key is on the free tier. We did nothing new apart from a cron job.',
    { endpoint: s, status_code: i, client_version: s, tier: one('free', 'pro', 'enterprise') },
    { endpoint: any('/api/generate', 'POST /api/generate'), status_code: 429, client_version: '3.2.1', tier: 'free' },
  ),
  strict(
    'Label copy, style 8812. Shell: 72% wool, 23% polyamide, 5% cashmere. Lining: 100% cupro. Made in Romania.',
    { style: s, shell: list(object({ fibre: s, percent: n })), lining_fibre: s, origin: s },
    {
      style: any('8812', 'style 8812'),
      shell: [
        { fibre: 'wool', percent: 72 },
        { fibre: 'polyamide', percent: 23 },
        { fibre: 'cashmere', percent: 5 },
      ],
      lining_fibre: any('cupro', '100% cupro'),
      origin: 'Romania',
    },
  ),
  strict(
    'Where is my parcel?? You promised Friday, it is Monday. Call me on 0161 496 0733 before noon. R. Mistry',
    { surname: s, orderNumber: { ...s, description: 'the number of the order' } },
    REFUSE,
  ),
  strict(
    "Hello, this is Ayumi from Fern & Thimble. I'd love to book a fitting for two bridesmaids sometime soon, whenever you have room really.",
    { contact: s, people: i, appointment_date: date },
    REFUSE,
  ),
  lax(
    "From: w.castellanos@hilado.example\nThe zip on my boots has split for the second time. I don't have the receipt here, and no order number either, sorry. What now? Wilma Castellanos",
    { name: s, email: s, order_id: or(s), product: s },
    {
      name: 'Wilma Castellanos',
      email: 'w.castellanos@hilado.example',
      order_id: null,
      product: any('boots', 'my boots'),
    },
  ),
  lax(
    'The parcel left us yesterday, everything is packed in tissue as you asked. Two blouses and a belt. Best, Ffion',
    { sender: s, tracking_number: s },
    REFUSE,
  ),
  strict(
    'Dear Ms Quintero, we can offer the brushed twill as follows: minimum 300 m per colour, lead time six weeks from approval of the lab dip, USD 7.85 per metre FOB Izmir. The quotation stands until 30 September 2026. Regards, Selin Aydemir',
    { moq_m: i, lead_time_weeks: i, price_per_m: { ...n, description: 'in USD' }, port: s, valid_until: date },
    { moq_m: 300, lead_time_weeks: 6, price_per_m: 7.85, port: 'Izmir', valid_until: '2026-09-30' },
  ),
  strict(
    'The Harbour Smock. Cut wide, worn long. We weave the cotton drill in Lancashire and sew every smock in Portugal, in runs of sixty. Corozo buttons, one inside pocket. £148.',
    { product_name: s, fabric: s, sewn_in: s, run_size: i, price_gbp: n },
    {
      product_name: any('Harbour Smock', 'The Harbour Smock'),
      fabric: 'cotton drill',
      sewn_in: 'Portugal',
      run_size: 60,
      price_gbp: 148,
    },
  ),
  strict(
    "The trousers were delivered 03.12.2025 (I have the German courier's slip), I wore them once to the office on 6 December, and on the ninth of the same month I handed them in at the return desk.",
    { deliveredOn: date, wornOn: date, returnedOn: date },
    { deliveredOn: '2025-12-03', wornOn: '2025-12-06', returnedOn: '2025-12-09' },
  ),
  strict(
    'Need a dozen and a half horn buttons, 20 mm, dark brown. Invoice to the workshop please.',
    { qty: i, diameter_mm: n, material: s, colour: s },
    { qty: 18, diameter_mm: 20, material: 'horn', colour: 'dark brown' },
  ),
  strict(
    'Ok so for order GZ-4417: please cancel the suede gloves and the beanie, but keep the wool socks coming, I need those. Ta, Jo Whitcombe',
    { order: s, cancelled_items: list(s), kept_items: list(s) },
    {
      order: 'GZ-4417',
      cancelled_items: [any('suede gloves', 'gloves'), 'beanie'],
      kept_items: [any('wool socks', 'socks')],
    },
  ),
  strict(
    'This season the overshirt comes in moss, rust and ecru. The navy sold out in May and will not be repeated.',
    { available_colours: list(s), discontinued: s },
    { available_colours: ['moss', 'rust', 'ecru'], discontinued: 'navy' },
  ),
  strict(
    "I typed in SPRINGHEM15 at the checkout, it even said 'code accepted', and still my card was charged 64.90 rather than the 55.17 it should have been. Booking text on my statement: LOOMHOUSE 0093.",
    { coupon: s, charged: n, expected: n },
    { coupon: 'SPRINGHEM15', charged: 64.9, expected: 55.17 },
  ),
  strict(
    'Whoever packs for you deserves a raise, the tissue, the little card, all of it. The kimono fits like it was cut for me. Will be back in spring!',
    { product: s, customer_name: { ...s, description: 'full name of the customer' } },
    REFUSE,
  ),
  strict(
    'WANTED: seamstress (m/f/d) for our bridal studio in Graz. 24 hours a week, start 1 September 2026, 17.40 EUR an hour. Write to Frau Zellweger.',
    { role: s, city: s, hours_per_week: n, start_date: date, hourly_rate: n },
    { role: 'seamstress', city: 'Graz', hours_per_week: 24, start_date: '2026-09-01', hourly_rate: 17.4 },
  ),
  strict(
    'lab dip B was the one, thank you. So: shade 19-4052 TCX for the body, 11-0601 TCX for the piping, both on the 180 gsm jersey. A and C can go in the bin.',
    { approved_dip: s, body_shade: s, piping_shade: s, gsm: n },
    {
      approved_dip: any('B', 'lab dip B', 'dip B'),
      body_shade: any('19-4052 TCX', '19-4052'),
      piping_shade: any('11-0601 TCX', '11-0601'),
      gsm: 180,
    },
  ),
  strict(
    'Our opening times from May: Monday to Friday 10:00 to 18:30, Saturday 11:00 to 16:00, Sunday closed. Fittings by appointment only.',
    { saturday_open: s, saturday_close: s, weekday_close: s },
    { saturday_open: '11:00', saturday_close: '16:00', weekday_close: '18:30' },
  ),
  strict(
    'Restock for the fleece gilet please, split as follows: S 4, M 9, L 7, XL 2. Deliver to Gate 5.',
    { breakdown: list(object({ size: s, qty: i })), total_qty: i, deliver_to: s },
    {
      breakdown: [
        { size: 'S', qty: 4 },
        { size: 'M', qty: 9 },
        { size: 'L', qty: 7 },
        { size: 'XL', qty: 2 },
      ],
      total_qty: 22,
      deliver_to: 'Gate 5',
    },
  ),
  strict(
    'Hire agreement between Pemberton Formal and Mr Tomasz Wilk: one black dinner suit, size 50 long, collected 19 June 2026, back by 22 June 2026. Hire charge £95, deposit £120 returned on inspection.',
    { hirer: s, size: s, collect: date, return_by: date, hire_fee: n, deposit: n },
    {
      hirer: any('Tomasz Wilk', 'Mr Tomasz Wilk'),
      size: any('50 long', '50L', '50'),
      collect: '2026-06-19',
      return_by: '2026-06-22',
      hire_fee: 95,
      deposit: 120,
    },
  ),
  strict(
    'Hire of a grey morning coat, 42 regular, for Mr Idris Fontaine. Pick-up 2 July 2026. He will pay the hire fee of £88 when he collects.',
    { hirer: s, pickup: date, fee: n, return_date: { ...date, description: 'day on which the garment comes back' } },
    REFUSE,
  ),
  strict(
    'I have been a customer since your stall days, so I write in sorrow more than anger. In August my husband gave me the long camel coat. By November the left pocket had torn, and you mended it. Fine. In January the same pocket tore again and you mended it again, less fine. Yesterday the collar came loose on the train to Ghent, and a stranger had to lend me a pin. I do not want a third repair. I want the 389 euros my husband paid. Account number 20077, Mrs Leontien Vanacker.',
    {
      complainant: s,
      account: s,
      garment: s,
      part_that_failed_last: one('pocket', 'collar', 'lining', 'button'),
      refund_amount: n,
    },
    {
      complainant: any('Leontien Vanacker', 'Mrs Leontien Vanacker'),
      account: '20077',
      garment: any('long camel coat', 'camel coat', 'coat', 'the long camel coat'),
      part_that_failed_last: 'collar',
      refund_amount: 389,
    },
  ),
  lax(
    'Two cartons going out with the evening van: carton A weighs 4.6 kg, carton B 3.9 kg. Driver is Matteo.',
    { driver: s, cartons: list(object({ label: s, kg: n })), total_kg: n },
    {
      driver: 'Matteo',
      cartons: [
        { label: any('A', 'carton A'), kg: 4.6 },
        { label: any('B', 'carton B'), kg: 3.9 },
      ],
      total_kg: 8.5,
    },
  ),
  lax(
    'As discussed, samples leave Thursday.\n\n--\nCaoimhe Rafferty\nSenior Pattern Cutter\nDrumlin Knits Ltd\nTel. +353 1 555 0142',
    { fullName: s, job_title: s, company: s, phone: s, fax: or(s) },
    {
      fullName: 'Caoimhe Rafferty',
      job_title: 'Senior Pattern Cutter',
      company: any('Drumlin Knits Ltd', 'Drumlin Knits'),
      phone: '+353 1 555 0142',
      fax: null,
    },
  ),
  strict(
    'Sizing: my sister is a 36 and swims in hers, I normally take a 40 and the 40 was spot on for me. So ladies, do not size up.',
    { reviewer_size: s, sister_size: s },
    { reviewer_size: '40', sister_size: '36' },
  ),
  strict(
    'Please send a pro-forma for the wool crêpe, roll 3 from the March lot. We will collect it ourselves at the weekend with the small van. Ida at Nørrebro Skrædderi',
    { company: s, roll_weight_kg: n },
    REFUSE,
  ),
  strict(
    'Ran the linen sheets through at 60 degrees three times before sewing. First wash took 5 cm off the length, the second 1 cm, the third nothing.',
    { wash_temp_c: i, washes: i, loss_cm: list(n) },
    { wash_temp_c: 60, washes: 3, loss_cm: [5, 1, 0] },
  ),
  lax(
    'Attached is the photo of the stain. The blouse has only been worn at home. Do tell me what you can do for me. Gwendolyn Achebe',
    { customer: s, garment: s, purchase_price: { ...n, description: 'what the customer paid' } },
    REFUSE,
  ),

  // ---- classification (40, 9 of them refusals) ----
  strict(
    "The skirt is gorgeous, the linen feels expensive and it came a day early. I've already told half my office.",
    { sentiment: one('positive', 'neutral', 'negative') },
    { sentiment: 'positive' },
  ),
  strict(
    'I was charged twice for the same pair of jeans, on the 3rd and again on the 4th. Please give me back one of the payments.',
    { department: one('shipping', 'billing', 'product_quality', 'careers') },
    { department: 'billing' },
  ),
  strict(
    'URGENT - bride is standing here, wedding starts in two hours and the zip has just burst. Can anybody come to the Station Hotel with a needle right now?',
    { is_urgent: b, topic: one('repair', 'new order', 'invoice') },
    { is_urgent: true, topic: 'repair' },
  ),
  strict(
    'No hurry at all, but when you get a chance could you tell me whether the duffel coat will be back in bottle green next winter?',
    { priority: one('low', 'normal', 'critical'), kind: one('complaint', 'stock_question', 'return') },
    { priority: 'low', kind: 'stock_question' },
  ),
  strict(
    'Ordered my usual L and could barely get my shoulders into it. Sleeves ended halfway up my forearm. Had to swap for XXL.',
    { fit: one('runs_small', 'true_to_size', 'runs_large') },
    { fit: 'runs_small' },
  ),
  strict(
    'I always wear a 12, I took the 12, and it sits exactly as in the pictures. Nothing pulls, nothing gapes.',
    { fit: one('runs_small', 'true_to_size', 'runs_large'), size_taken: s },
    { fit: 'true_to_size', size_taken: '12' },
  ),
  strict(
    "Hi, I'd like two of the canvas totes in black please. When could they be here?",
    { payment_method: { ...one('card', 'paypal', 'invoice'), description: 'how the customer pays' } },
    REFUSE,
  ),
  strict(
    "It is for my nephew's christening, so wrap it nicely and put in a card saying 'With love from Aunt Ros'. No price in the box please.",
    { isGift: b, wantsCard: b, showPrice: b },
    { isGift: true, wantsCard: true, showPrice: false },
  ),
  strict(
    'Material: 100% mulberry silk, 16 momme.',
    { fibre_origin: one('plant', 'animal', 'synthetic', 'mineral') },
    { fibre_origin: 'animal' },
  ),
  strict(
    "hem tape, bobbins, seam ripper, tailor's chalk, tracing wheel",
    { category: one('haberdashery', 'footwear', 'outerwear', 'jewellery') },
    { category: 'haberdashery' },
  ),
  strict(
    'A waterproof parka with a fishtail hem, quilted liner and a fur-free hood.',
    { category: one('knitwear', 'outerwear', 'underwear', 'accessories'), season: one('summer', 'winter') },
    { category: 'outerwear', season: 'winter' },
  ),
  strict(
    'Sandals in tan leather with a cork footbed, and a flat straw hat to go with them for the beach.',
    { season: one('summer', 'winter'), items: list(one('shoes', 'headwear', 'trousers', 'gloves')) },
    { season: 'summer', items: ['shoes', 'headwear'] },
  ),
  strict(
    'The pullover that arrived is green. I ordered blue, and the delivery note says blue as well.',
    { issue: one('wrong_item', 'damaged', 'late', 'missing_part'), matches_order: b },
    { issue: 'wrong_item', matches_order: false },
  ),
  strict(
    'The box was soaked and the sleeve of the jacket inside has a tear as long as my finger.',
    { issue: one('wrong_item', 'damaged', 'late', 'never_arrived'), packaging_damaged: b },
    { issue: 'damaged', packaging_damaged: true },
  ),
  strict(
    "The tracking has said 'out for delivery' for nine days now. Nothing has come, and the neighbours have nothing either.",
    { issue: one('wrong_item', 'damaged', 'not_received', 'wrong_size') },
    { issue: 'not_received' },
  ),
  strict(
    'Good morning, this is to say thank you for the quick repair of the lining. Warm regards, Professor K. Lindholm',
    { membership: { ...one('bronze', 'silver', 'gold'), description: "the customer's loyalty level" } },
    REFUSE,
  ),
  strict(
    'Congratulations!!! You have been SELECTED for a 500 EUR voucher. Click here, enter your bank PIN and claim within 10 minutes.',
    { is_spam: b, forward_to_staff: { ...b, description: 'true only for genuine customer mail' } },
    { is_spam: true, forward_to_staff: false },
  ),
  strict(
    "I don't want my money back. I only want the same coat in a 44, this 42 pinches under the arms.",
    { wants_refund: b, wants_exchange: b, new_size: s },
    { wants_refund: false, wants_exchange: true, new_size: '44' },
  ),
  strict(
    "Bonjour, je voudrais savoir si la veste en velours existe aussi en taille 46. Merci d'avance.",
    { language: one('en', 'de', 'fr', 'es', 'sv'), intent: one('question', 'complaint', 'cancellation') },
    { language: 'fr', intent: 'question' },
  ),
  strict(
    'Care label: wash by hand in cool water, do not bleach, dry flat, do not tumble dry.',
    { machine_washable: b, tumble_dry: b, bleach: b },
    { machine_washable: false, tumble_dry: false, bleach: false },
  ),
  strict(
    'The shirt came with the order as promised. Packaging was ok. I have not tried it on yet.',
    { sentiment: one('positive', 'neutral', 'negative'), triedOn: b },
    { sentiment: 'neutral', triedOn: false },
  ),
  strict(
    'Ms Duarte phoned. She would like the navy trousers shortened by three centimetres and will bring them in on Thursday, some time after lunch.',
    { smoker_household: { ...b, description: 'do people smoke where the garment is kept' } },
    REFUSE,
  ),
  lax(
    "ok so the first coat was a dream, the second one though... seams open after a week, lint everywhere, and your reply took twelve days. I won't buy here again.",
    {
      sentiment: one('positive', 'neutral', 'negative'),
      will_return: { ...b, description: 'will the customer buy again' },
    },
    { sentiment: 'negative', will_return: false },
  ),
  strict(
    "Three lines from the inbox: (1) 'Where is parcel 88?' (2) 'The dye came off on my skin.' (3) 'Do you take interns?' Sort them, in this order.",
    { labels: list(one('delivery', 'quality', 'jobs', 'payment')) },
    { labels: ['delivery', 'quality', 'jobs'] },
  ),
  strict(
    "Our endpoint gets 401 from yours: the log says 'X-API-Key missing'. We have a pro key, it just isn't being sent by the proxy.",
    {
      cause: one('rate_limit', 'authentication', 'bad_payload', 'server_down'),
      on_our_side: { ...b, description: "true if the writer's own setup is the cause" },
    },
    { cause: 'authentication', on_our_side: true },
  ),
  strict(
    "HTTP 429, body: 'daily limit exceeded', X-RateLimit-Remaining: 0. What gives?",
    { cause: one('rate_limit', 'authentication', 'bad_payload', 'server_down'), quota_left: b },
    { cause: 'rate_limit', quota_left: false },
  ),
  strict(
    'Composition: 80% polyester, 20% elastane. Bonded seams, mesh lining.',
    { fibre_class: one('natural', 'synthetic', 'blend_of_both'), contains_wool: b },
    { fibre_class: 'synthetic', contains_wool: false },
  ),
  strict(
    'Composition: 55% linen, 45% recycled polyester',
    {
      fibre_class: one('natural', 'synthetic', 'blend_of_both'),
      vegan: { ...b, description: 'no fibre of animal origin' },
    },
    { fibre_class: 'blend_of_both', vegan: true },
  ),
  lax(
    "The seller wrote: 'Handmade felt slippers, sizes 36 to 45, choose your colour in the notes.' I put a pair in my basket.",
    { chosen_colour: one('grey', 'red', 'black') },
    REFUSE,
  ),
  strict(
    'Dear team, kindly cancel my standing subscription to the sock box from next month. It was good while it lasted, I simply own enough socks.',
    { intent: one('cancel_subscription', 'pause_subscription', 'upgrade', 'complain'), dissatisfied: b },
    { intent: 'cancel_subscription', dissatisfied: false },
  ),
  strict(
    'Boss, the 40 metres of lining for the Kessel job never came, the cutters are standing idle and the customer collects on Friday. Shall I buy locally?',
    { blocking: { ...b, description: 'is work stopped' }, area: one('materials', 'machines', 'staff', 'accounts') },
    { blocking: true, area: 'materials' },
  ),
  strict(
    "Juki no. 3 is skipping stitches again and the overlocker's motor smells burnt. I've unplugged it.",
    { area: one('materials', 'machines', 'accounts', 'marketing'), safety_risk: b },
    { area: 'machines', safety_risk: true },
  ),
  strict(
    'To whom it may concern: the enclosed bank transfer slip shows that your invoice 3381 was settled on 2 March. Please stop sending reminders.',
    { invoice_status: one('paid', 'open', 'disputed'), request: one('stop_reminders', 'send_copy', 'extend_deadline') },
    { invoice_status: 'paid', request: 'stop_reminders' },
  ),
  strict(
    'We will take 25 aprons with our logo on. The artwork follows. Greetings from the bakery in Lund!',
    { shipping_method: { ...one('standard', 'express', 'pickup'), description: 'as chosen by the customer' } },
    REFUSE,
  ),
  strict(
    'I have used a wheelchair for eleven years and buying trousers has been a misery for about as long: waistbands that cut, pockets that end up underneath me, assistants who talk to whoever is pushing. I came by on Saturday and your assistant Noor spent an hour finding me a pair that sits right, and she talked to me. I never felt so well looked after in a shop.',
    { subject: one('staff', 'product', 'delivery', 'website'), tone: one('praise', 'complaint') },
    { subject: 'staff', tone: 'praise' },
  ),
  strict(
    "Hello again, me with the polka-dot dress. I have now tried to buy it on three evenings, with two cards, on the laptop and on my daughter's telephone. Every time I press 'pay' the page goes white and my basket is empty again. Firefox, Chrome, same thing.",
    { subject: one('staff', 'product', 'delivery', 'website'), is_bug: b },
    { subject: 'website', is_bug: true },
  ),
  strict(
    'A reader asks: can I put my rayon dress in the wash, and will the red run? She has enclosed no label.',
    {
      label_temperature: {
        ...one('30', '40', '60'),
        description: 'washing temperature printed on the label of this dress',
      },
    },
    REFUSE,
  ),
  strict(
    'Customer on the phone, wants to be measured for a suit. He rang off before I could ask anything else.',
    { customer_age_group: one('under_30', '30_to_60', 'over_60') },
    REFUSE,
  ),
  strict(
    'Dear Mr Halloran, thank you for the swatches, all twelve reached us safely and have been passed round the choir. There was, as you may imagine, some discussion about the maroon, and the basses have views on weight. We shall decide after the committee has met and will then send you the list of sizes.',
    { decision: { ...one('swatch_1', 'swatch_2', 'swatch_3'), description: 'the swatch that they chose' } },
    REFUSE,
  ),
  lax(
    "A mail for the press desk: 'We are running a piece on loden and would like to borrow two capes for the shoot.'",
    {
      request_type: one('loan', 'purchase', 'repair'),
      circulation: { ...one('local', 'national', 'international'), description: 'reach of the magazine' },
    },
    REFUSE,
  ),

  // ---- questions (40, 10 of them refusals) ----
  strict(
    "Morning Pia, before you ring the mill: I measured the herringbone last night and there are 45.5 m left on the bolt. The new pattern takes 1.85 m a jacket, and I don't want any pieced facings this time, the last customer noticed. So how many whole jackets can we cut, and how much cloth is left over after that?",
    { jackets: i, leftover_m: n },
    { jackets: 24, leftover_m: 1.1 },
  ),
  strict(
    "An American pattern asks for 14 yards of gingham. What's that in metres?",
    { metres: n },
    { metres: any(12.8016, 12.8, 12.802) },
  ),
  strict(
    'Net amount 312.00 EUR, VAT 19 %. Give me the tax and the gross.',
    { vat: n, gross: n },
    { vat: 59.28, gross: 371.28 },
  ),
  strict(
    'A coat is marked 240. First 25% comes off in the sale, and then club members get another 10% off the reduced price. What does a member pay?',
    { price: n },
    { price: 162 },
  ),
  strict(
    'I booked 6 hours 45 minutes on the Haldane gown at 32 euros an hour, plus 18.50 for thread and boning. What goes on the bill?',
    { labour: n, total: n },
    { labour: 216, total: 234.5 },
  ),
  strict(
    'A British customer tells me her dress size is UK 12. Which US dress size is that?',
    { us_size: s },
    { us_size: any('8', 'US 8') },
  ),
  strict(
    'He wears a European 52 in suit jackets. What do I look for on an American rack?',
    { us_jacket_size: i },
    { us_jacket_size: 42 },
  ),
  strict("My trousers say FR 40 (women's). Which number would a German label carry?", { de_size: i }, { de_size: 38 }),
  strict(
    'How many pictures can I ask for at most in a single POST /api/generate-fashion-image?',
    { max_n: i },
    { max_n: 4 },
  ),
  strict(
    "POST /api/fashion-concept: how many concepts do I get if I leave count out, and what's the most I may ask for?",
    { default_count: i, max_count: i },
    { default_count: 3, max_count: 20 },
  ),
  strict(
    'What does your API answer when I POST /api/register with an e-mail that has been registered before?',
    { http_status: i, error_code: s },
    { http_status: 409, error_code: 'already_registered' },
  ),
  strict(
    'We expect about 350 extra chat calls in total for the trade fair. How many chat packs must we buy and what will that cost in dollars?',
    { packs: i, cost_usd: n },
    { packs: 4, cost_usd: 4 },
  ),
  strict(
    "I'm writing the usage widget for our back office and want to check it against the truth. We have a pro key. Today it has made 63 chat calls (counted in our own log, UTC day, all successful), and there is one chat pack of 100 on the key that hasn't been touched. What number should calls_remaining show right now?",
    { calls_remaining: i },
    { calls_remaining: 137 },
  ),
  strict(
    'My message for /api/chat is 9,150 characters long. By how many characters is that over the limit?',
    { over_by: i },
    { over_by: 1150 },
  ),
  strict(
    'Would POST /api/generate accept image_size 2048x2048? And 768x1152?',
    { accepts_2048x2048: b, accepts_768x1152: b },
    { accepts_2048x2048: false, accepts_768x1152: true },
  ),
  strict(
    'Which animal gives us cashmere?',
    { animal: one('sheep', 'goat', 'rabbit', 'alpaca', 'camel') },
    { animal: 'goat' },
  ),
  strict(
    "There's a triangle with a cross through it on my care label. What does it forbid?",
    { forbidden: one('ironing', 'bleaching', 'tumble drying', 'dry cleaning') },
    { forbidden: 'bleaching' },
  ),
  strict(
    'Someone in class asked where lyocell belongs. Is it a natural fibre, a regenerated one or a synthetic?',
    { group: one('natural', 'regenerated', 'synthetic') },
    { group: 'regenerated' },
  ),
  strict('Convert a 31-inch inseam to centimetres, please.', { inseam_cm: n }, { inseam_cm: any(78.74, 78.7) }),
  strict(
    'The washer in our Chicago laundry is set to 104 °F. What is that in Celsius?',
    { celsius: n },
    { celsius: 40 },
  ),
  strict(
    'The yarn is listed as 90 denier. How many tex, and how many dtex?',
    { tex: n, dtex: n },
    { tex: 10, dtex: 100 },
  ),
  strict(
    "Parcel delivered on 28 February 2026. The customer has 14 days from the day after delivery to withdraw. What's the last day?",
    { last_day: date },
    { last_day: '2026-03-14' },
  ),
  strict(
    'Ratings so far for the wrap dress: 4, 5, 3, 5, 2, 5. Work out the average, and how many were five stars.',
    { average: n, five_star_count: i },
    { average: 4, five_star_count: 3 },
  ),
  strict(
    'We shipped 240 pairs of culottes and 18 of them came back. Return rate in percent?',
    { return_rate_pct: n },
    { return_rate_pct: 7.5 },
  ),
  strict(
    'A bag costs us 34 to make and sells at 85, both without tax. Gross margin as a share of the selling price, in percent, and profit per bag?',
    { margin_pct: n, profit: n },
    { margin_pct: 60, profit: 51 },
  ),
  strict(
    'A linen panel is 110 cm long before washing. The mill says it will shrink by 4 percent in length. How long will it be afterwards?',
    { length_cm: n },
    { length_cm: 105.6 },
  ),
  strict(
    'Seven buttons on a placket, the first and the last 54 cm apart, all evenly spaced. How far from one button to the next?',
    { spacing_cm: n },
    { spacing_cm: 9 },
  ),
  strict(
    "Bill for table 3 of the market: 3 scarves at 18.40, 2 hats at 27.95, and a brooch for 6.50. The lady gave me 120. What's the sum and her change?",
    { total: n, change: n },
    { total: 117.6, change: 2.4 },
  ),
  lax(
    '240 T-shirts are to be split S : M : L = 1 : 3 : 2. How many of each?',
    { s_qty: i, m_qty: i, l_qty: i },
    { s_qty: 40, m_qty: 120, l_qty: 80 },
  ),
  lax(
    'I need a full-circle skirt for a 75.4 cm waist. Radius of the waist cut-out, to the nearest whole centimetre (no seam allowance)?',
    { radius_cm: i },
    { radius_cm: 12 },
  ),
  strict('What is the pound worth in Turkish lira this morning? I have to pay the mill.', { rate: n }, REFUSE),
  strict('How many of the quilted vests are we going to sell in December of next year?', { units: i }, REFUSE),
  strict('Annelie wears a size 38 dress. What is her shoe size?', { shoe_size: n }, REFUSE),
  strict(
    'Bookkeeping is asking me about the chairs in the foyer. We bought 62 metres of ottoman for them in the spring, two deliveries, nice people, and now the bill has gone missing and the mill has closed for the holidays. What did we pay altogether?',
    { total_paid: n },
    REFUSE,
  ),
  strict(
    'I found a beautiful waistcoat at a flea market, no label, hand-stitched buttonholes. Who sewed it?',
    { maker: s },
    REFUSE,
  ),
  strict(
    'How many pieces of style 4470 in size M are hanging in your Antwerp shop at this moment?',
    { in_stock: i },
    REFUSE,
  ),
  strict('Will it rain on the open-air fashion show in Malmö on 15 August 2031?', { rain: b }, REFUSE),
  strict('What was the uptime of your API in percent last month?', { uptime_pct: n }, REFUSE),
  lax(
    'The hem takes me 40 minutes a skirt. How long for the whole batch?',
    { minutes: { ...i, description: 'for all skirts of the batch together' } },
    REFUSE,
  ),
  lax("What's the private mobile number of your head designer?", { mobile: s }, REFUSE),
];
