import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

export const CASES = [
  // ── Extraction ──────────────────────────────────────────────────────────
  strict(
    `Subject: Order confirmation 88213

Dear Ms Okafor,

thank you for your order of 14 May 2025. We will ship 120 m of navy linen at EUR 8.40 per metre on 21 May 2025.

Kind regards
Joost Verbeek
Flaxmill BV`,
    { orderNumber: s, metres: n, pricePerMetre: n, shipDate: date, supplier: s },
    {
      orderNumber: any('88213', '#88213'),
      metres: 120,
      pricePerMetre: 8.4,
      shipDate: '2025-05-21',
      supplier: any('Flaxmill BV', 'Flaxmill'),
    },
  ),
  strict(
    `Customer: Hi, Haddad here. I dropped off 3 shirts and a duvet on Monday, ticket L-407.
Clerk: Thanks, Mr Haddad. The shirts are ready now, the duvet needs until Thursday.`,
    { ticket_no: s, customer_name: s, shirt_count: i, duvet_ready_on: { ...s, description: 'weekday' } },
    {
      ticket_no: 'L-407',
      customer_name: any('Haddad', 'Mr Haddad'),
      shirt_count: 3,
      duvet_ready_on: any('Thursday', 'thursday'),
    },
  ),
  strict(
    'Fitting card - Bertie Lindqvist: chest 102, waist 88, inside leg 81, sleeve 65 (all cm). Left shoulder drops 1 cm. Deposit paid: 60 GBP.',
    { client: s, chest_cm: n, waist_cm: n, inside_leg_cm: n, sleeve_cm: n, depositPaid: n },
    { client: 'Bertie Lindqvist', chest_cm: 102, waist_cm: 88, inside_leg_cm: 81, sleeve_cm: 65, depositPaid: 60 },
  ),
  strict(
    `HIRE TAG 19
Pirate captain coat
Size: L
Out: 2025-10-29
Due back: 2025-11-03
Hirer: Noor Aziz
Late fee: £5 per day`,
    { costume: s, size: s, hiredBy: s, dueBack: date, lateFeePerDay: n },
    {
      costume: any('Pirate captain coat', 'pirate captain coat'),
      size: 'L',
      hiredBy: 'Noor Aziz',
      dueBack: '2025-11-03',
      lateFeePerDay: 5,
    },
  ),
  strict(
    `INVOICE 2025-0331
Item | Qty | Unit | Total
Zip 20 cm | 50 | 0.60 | 30.00
Thread spool | 24 | 1.25 | 30.00
Subtotal 60.00
VAT 20 % 12.00
Total due 72.00 EUR
Payable by 30 June 2025`,
    { invoiceId: s, lines: list(object({ item: s, qty: i })), vat_amount: n, totalDue: n, payableBy: date },
    {
      invoiceId: any('2025-0331', 'INVOICE 2025-0331'),
      lines: [
        { item: any('Zip 20 cm', 'Zip'), qty: 50 },
        { item: any('Thread spool', 'thread spool'), qty: 24 },
      ],
      vat_amount: 12,
      totalDue: 72,
      payableBy: '2025-06-30',
    },
  ),
  strict(
    'Consignment note: collected in Porto on 3 March 2025, 4 cartons, 62.5 kg gross. Carrier: Ostra Freight. Destination: Lyon warehouse.',
    { carrier: s, cartons: i, grossWeightKg: n, origin: s, destination: s, collectedOn: date },
    {
      carrier: 'Ostra Freight',
      cartons: 4,
      grossWeightKg: 62.5,
      origin: 'Porto',
      destination: any('Lyon', 'Lyon warehouse'),
      collectedOn: '2025-03-03',
    },
  ),
  strict(
    "Rota change: Tamsin takes Callum's Saturday shift (10:00 to 18:00) and Callum takes Tamsin's Wednesday one.",
    { saturday_worker: s, wednesday_worker: s },
    { saturday_worker: 'Tamsin', wednesday_worker: 'Callum' },
  ),
  strict(
    `Minutes, 2 September 2025
- Priya orders new mannequins by 12 September 2025.
- Olek repairs the steam table by 9 September 2025.`,
    { action_items: list(object({ owner: s, deadline: date })) },
    {
      action_items: [
        { owner: 'Priya', deadline: '2025-09-12' },
        { owner: 'Olek', deadline: '2025-09-09' },
      ],
    },
  ),
  strict(
    '65% polyester 35% cotton. Wash at 40 °C. Do not bleach. Iron medium. Made in Portugal.',
    { composition: list(object({ fibre: s, percent: n })), maxWashTemp: i, countryOfOrigin: s },
    {
      composition: [
        { fibre: 'polyester', percent: 65 },
        { fibre: 'cotton', percent: 35 },
      ],
      maxWashTemp: 40,
      countryOfOrigin: 'Portugal',
    },
  ),
  strict(
    'Line 3, late shift: 740 pcs sewn, 26 rejected, downtime 35 min because of needle breaks.',
    { line: i, pieces_sewn: i, rejected: i, downtimeMinutes: i, downtime_reason: s },
    {
      line: 3,
      pieces_sewn: 740,
      rejected: 26,
      downtimeMinutes: 35,
      downtime_reason: any('needle breaks', 'Needle breaks', 'because of needle breaks'),
    },
  ),
  lax(
    `Looking forward to the spring samples! Reach me at lena@nordloop.example or on +46 8 555 0142.

Lena Sjöberg
Head Buyer
Nordloop AB`,
    { contactEmail: s, phone: s, company: s, jobTitle: s },
    {
      contactEmail: 'lena@nordloop.example',
      phone: any('+46 8 555 0142', '+4685550142'),
      company: any('Nordloop AB', 'Nordloop'),
      jobTitle: any('Head Buyer', 'head buyer'),
    },
  ),
  strict(
    'RETURN SLIP: order 5512, green cardigan, reason: too tight. I would like a refund.',
    { order_id: s, article: s, return_reason: s, exchange_size: or(s), iban: or(s) },
    {
      order_id: '5512',
      article: any('green cardigan', 'cardigan', 'Green cardigan'),
      return_reason: 'too tight',
      exchange_size: null,
      iban: null,
    },
  ),
  strict(
    'Hello, could you move the fitting of Mrs Farrow from 4 April 2025 at 15:00 to 11 April 2025, same time? Thanks, Dee',
    { client: s, previousDate: date, newDate: date },
    { client: any('Mrs Farrow', 'Farrow'), previousDate: '2025-04-04', newDate: '2025-04-11' },
  ),
  strict(
    'We still have the beret in mustard, plum and charcoal. Bottle green sold out yesterday.',
    { coloursInStock: list(s), coloursSoldOut: list(s) },
    { coloursInStock: any(['mustard', 'plum', 'charcoal']), coloursSoldOut: any(['bottle green'], ['Bottle green']) },
  ),
  strict(
    [
      { role: 'system', content: 'Take down the order of the customer.' },
      { role: 'user', content: 'I need 6 aprons in size M.' },
      { role: 'assistant', content: 'Noted: 6 aprons in M. Which colour?' },
      { role: 'user', content: 'Black. And make it 8 aprons instead of 6, please.' },
    ],
    { quantity: i, size: s, colour: s },
    { quantity: 8, size: 'M', colour: any('black', 'Black') },
  ),
  strict(
    'Please reorder the horn buttons for us, the same ones as last time. Regards, Atelier Quill',
    { product: s, quantity: { ...i, description: 'number of pieces ordered' } },
    REFUSE,
  ),
  strict(
    'Ines starts in the shop on 1 August 2025. Pavel will join a little later.',
    { pavel_start_date: date },
    REFUSE,
  ),
  strict(
    'Note from the counter: Mrs Delacroix wants to be called when her trousers are ready. Waistband let out 2 cm.',
    { customer: s, phoneNumber: s },
    REFUSE,
  ),
  lax(
    'Velvet "Romano", 140 cm wide, 320 g/m², in wine red and petrol. Minimum cut 3 m.',
    { width_cm: n, price_per_metre: n },
    REFUSE,
  ),

  // ── Classification ──────────────────────────────────────────────────────
  strict(
    'My parcel has been stuck at the depot for six days and nobody can tell me when it comes.',
    { ticketCategory: one('refund_request', 'size_exchange', 'delivery_issue', 'product_question') },
    { ticketCategory: 'delivery_issue' },
  ),
  strict(
    'No rush at all: whenever you have a quiet moment, could you shorten the curtains for the back room?',
    { priority: one('P1_urgent', 'P2_normal', 'P3_whenever') },
    { priority: 'P3_whenever' },
  ),
  strict(
    'The side seam split the first time I wore the skirt. That is not acceptable, I want my money back.',
    { isComplaint: b, refundRequested: b, customerMood: one('pleased', 'neutral', 'annoyed') },
    { isComplaint: true, refundRequested: true, customerMood: 'annoyed' },
  ),
  strict(
    'Review: Honestly the best alterations place in town. My dress fits like a glove and they were done a day early!',
    { review_tone: one('positive', 'mixed', 'negative'), wouldRecommend: b },
    { review_tone: 'positive', wouldRecommend: true },
  ),
  strict(
    'Quilted parka with detachable hood, two-way zip and storm cuffs',
    { garmentClass: one('TOP', 'BOTTOM', 'OUTERWEAR', 'FOOTWEAR', 'ACCESSORY') },
    { garmentClass: 'OUTERWEAR' },
  ),
  strict(
    'Jumper, 100% merino wool, spun in Biella',
    { fibre_origin: one('plant', 'animal', 'synthetic') },
    { fibre_origin: 'animal' },
  ),
  strict(
    "Good morning, attached is our invoice for April's lining fabric, payable within 14 days. Best, Halden Textiles",
    { forwardTo: one('accounts_payable', 'human_resources', 'sewing_room', 'warehouse') },
    { forwardTo: 'accounts_payable' },
  ),
  strict(
    'LABEL: Hand wash only, cold. Do not tumble dry. Dry flat.',
    { machineWashable: b, tumbleDrySafe: b, drying_method: one('tumble', 'line', 'flat') },
    { machineWashable: false, tumbleDrySafe: false, drying_method: 'flat' },
  ),
  strict(
    "Hi boss, I've got a fever since last night and won't be in today. Doctor's note follows. Marek",
    { absenceType: one('annual_leave', 'sick_leave', 'parental_leave', 'training') },
    { absenceType: 'sick_leave' },
  ),
  lax(
    'I put the pullover in the dryer and it came out two sizes smaller. Can anything be done?',
    { damageKind: one('stain', 'tear', 'missing_button', 'shrinkage', 'fading') },
    { damageKind: 'shrinkage' },
  ),
  strict(
    'Hire contract 77, Viking set: £40 deposit received, the remaining £80 to be paid on collection.',
    { paymentState: one('paid_in_full', 'deposit_paid', 'nothing_paid'), amountOutstanding: n },
    { paymentState: 'deposit_paid', amountOutstanding: 80 },
  ),
  strict(
    'Batch 12, pleated skirts: the hem is crooked, has to be unpicked and sewn again. Fabric itself is fine.',
    { qcVerdict: one('approved', 'rework', 'scrap'), fabricOk: b },
    { qcVerdict: 'rework', fabricOk: true },
  ),
  strict(
    "Sorry, I can't make it to Tuesday's fitting after all. Is there another day next week?",
    { canAttend: b, wants_new_slot: b },
    { canAttend: false, wants_new_slot: true },
  ),
  strict(
    'Took a phone call from Mr Bose at 9:40 about his waistcoat. He will come by on Friday.',
    { intakeChannel: one('walk_in', 'phone', 'email', 'web_form') },
    { intakeChannel: 'phone' },
  ),
  strict(
    'We run eleven boutiques in Denmark and would like to order 300 raincoats at trade price for resale.',
    { buyerType: one('private_customer', 'reseller', 'press'), bulkOrder: b, units: i },
    { buyerType: 'reseller', bulkOrder: true, units: 300 },
  ),
  strict(
    "Check of jacket 4/20: the zip doesn't close, and the size label says S although it is an L.",
    { defectsFound: list(one('loose_thread', 'broken_zip', 'oil_stain', 'wrong_label')) },
    { defectsFound: any(['broken_zip', 'wrong_label'], ['wrong_label', 'broken_zip']) },
  ),
  strict(
    'Please send the black belt to my office instead of my home address. Order 911.',
    { isLoyaltyMember: b },
    REFUSE,
  ),
  strict(
    'The bales left the mill on Friday and should be with you in due course.',
    { shippingMode: one('air', 'sea', 'rail', 'road') },
    REFUSE,
  ),
  strict(
    'She paid for the scarf, put it on and left the shop.',
    { tenderType: one('cash', 'card', 'gift_voucher', 'bank_transfer') },
    REFUSE,
  ),
  lax('Carton 4 was loaded at dock B at 06:15, carton 5 at 06:20.', { cargoInsured: b }, REFUSE),

  // ── Questions ───────────────────────────────────────────────────────────
  strict(
    '3 shirts at 4.50 each and 2 suits at 18 each - what does the laundry bill come to?',
    { bill_total: n },
    { bill_total: 49.5 },
  ),
  strict(
    'A customer gives his waist as 34 inches. How much is that in centimetres?',
    { waistCm: n },
    { waistCm: any(86.36, 86.4, 86) },
  ),
  strict(
    'The costume went out on 28 February 2025 and came back on 5 March 2025. How many days later is that?',
    { daysBetween: i },
    { daysBetween: 5 },
  ),
  strict(
    'Our invoice is dated 10 June 2025 and is payable within 30 days. What is the last day to pay?',
    { dueDate: date },
    { dueDate: '2025-07-10' },
  ),
  strict('Can I use chlorine bleach on a wool jumper?', { bleachAllowed: b }, { bleachAllowed: false }),
  strict(
    'Which plant is linen made from?',
    { plant: s },
    { plant: any('flax', 'Flax', 'flax plant', 'the flax plant', 'Linum usitatissimum') },
  ),
  strict(
    'The window is 180 cm wide and the curtain should have 2.5 times fullness. How many metres of curtain width do I need?',
    { curtainWidthMetres: n },
    { curtainWidthMetres: 4.5 },
  ),
  strict(
    'The jacket is 120 EUR and there is 15% off today. What do I pay, and how much do I save?',
    { amountToPay: n, saving: n },
    { amountToPay: 102, saving: 18 },
  ),
  strict("What is a women's dress size EU 38 in the UK?", { uk_size: i }, { uk_size: any(10, 12) }),
  strict(
    'How many metres are there in a bolt of 50 yards?',
    { lengthInMetres: n },
    { lengthInMetres: any(45.72, 45.7) },
  ),
  strict(
    'We buy the tote bags at 12 euros and sell them at 30. What is the profit per bag, and for 40 bags?',
    { profitPerBag: n, profit_total: n },
    { profitPerBag: 18, profit_total: 720 },
  ),
  lax(
    'Stock sheet: 240 pairs of socks on Monday morning, 95 pairs sold during the week, 7 pairs came back as returns. How many pairs are there now?',
    { pairsOnHand: i },
    { pairsOnHand: 152 },
  ),
  strict(
    'Juno worked from 08:30 to 17:15 with a 45 minute break. How many hours is she paid for?',
    { paidHours: n },
    { paidHours: 8 },
  ),
  strict(
    'The Christmas window goes up on 1 December 2025. Which day of the week is that?',
    { weekday: one('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday') },
    { weekday: 'Monday' },
  ),
  strict(
    'Quotes for 200 m of lining: Brixham Cloth 2.90 per metre, Tolva 3.10 per metre, Mill Lane 2.75 per metre. Who is cheapest, and what do the 200 m cost there?',
    { cheapestSupplier: s, totalCost: n },
    { cheapestSupplier: 'Mill Lane', totalCost: 550 },
  ),
  strict(
    'Is polyester a natural fibre? And silk?',
    { polyesterIsNatural: b, silkIsNatural: b },
    { polyesterIsNatural: false, silkIsNatural: true },
  ),
  strict('Will flared trousers still be selling well in 2031?', { stillInFashion: b }, REFUSE),
  strict('I have a few rolls of denim, 60 m on each. How many metres is that altogether?', { total_metres: n }, REFUSE),
  strict('Our block prints come from Jaipur. How many people live there?', { population: i }, REFUSE),
  strict(
    'Rosa earns 13 euros an hour in the pressing room. How much did she earn last week?',
    { weeklyPay: n },
    REFUSE,
  ),
  strict(
    'The seamstress hems 6 skirts an hour. How many hours will she need for the whole order from the theatre?',
    { hoursNeeded: n },
    REFUSE,
  ),
];
