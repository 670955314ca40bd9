/** Eighty English requests of twenty trades, by an outsider who saw no source: 13 of 64 right and 7 values wrong at first sight, then mended by. */
import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

export const CASES = [
  // 1. Marta, wholesaler of jersey basics, Porto
  strict(
    'Hi Marta, Dean from Northgate Apparel here. pls put us down for 240 crew neck tees in white and 120 in navy, plus 60 hoodies in charcoal. PO is NG-8841, needs to be at our Hull warehouse by 9 May 2025. Cheers',
    { company: s, po_number: s, lines: list(object({ colour: s, quantity: i })), deliver_by: date },
    {
      company: 'Northgate Apparel',
      po_number: any('NG-8841', 'PO NG-8841'),
      lines: [
        { colour: 'white', quantity: 240 },
        { colour: 'navy', quantity: 120 },
        { colour: 'charcoal', quantity: 60 },
      ],
      deliver_by: '2025-05-09',
    },
  ),
  strict(
    'Quote for Northgate: 360 tees at €3.40 each, they get 12% off because they are over 300 pieces, then 23% IVA on top of what is left. I need the net after discount, the IVA and the grand total.',
    { net: { ...n, description: 'after the discount, before tax' }, iva: n, total: n },
    { net: 1077.12, iva: any(247.74, 247.7376, 247.738), total: any(1324.86, 1324.8576, 1324.858) },
  ),
  lax(
    'from the warehouse whatsapp: "Hoodies: navy in L down to the last 4 pcs, black in M all gone, white no problem still 900"',
    {
      sold_out_colour: s,
      sold_out_size: s,
      running_low_colour: s,
      running_low_pieces: i,
    },
    { sold_out_colour: 'black', sold_out_size: 'M', running_low_colour: 'navy', running_low_pieces: 4 },
  ),
  strict(
    'Northgate took 360 tees and 60 hoodies this spring. How many tees is Dean going to order from us in the autumn?',
    { tees_spring: i, tees_autumn: { ...i, description: 'pieces that will be ordered in autumn' } },
    REFUSE,
  ),

  // 2. School-uniform web shop, UK
  strict(
    "Turn this ticket into JSON.\n\nThe zip on my son's grey trousers (age 9-10) went on day two of term!! Order SU-20417. I want a replacement pair, not my money back, he needs them for Monday. Priya Nair",
    {
      orderNumber: s,
      customer: s,
      fault: one('zip', 'seam', 'button', 'colour fading'),
      wants: one('refund', 'replacement', 'repair'),
      garmentAge: { ...s, description: 'age size of the garment' },
    },
    {
      orderNumber: 'SU-20417',
      customer: 'Priya Nair',
      fault: 'zip',
      wants: 'replacement',
      garmentAge: any('9-10', 'age 9-10', '9-10 years'),
    },
  ),
  strict(
    'Basket: 2 jumpers at £14.50 each, 3 polo shirts at £6 each, 1 blazer at £38. PTA code gives 10% off the goods. Postage is £3.95 and is not discounted. What are the goods before discount, the discount, and what does mum pay in all?',
    { goods: n, discount: n, to_pay: n },
    { goods: 85, discount: 8.5, to_pay: 80.45 },
  ),
  lax(
    'Return note in parcel: "Two pairs of PE shorts. One is still sealed in the bag with tags, the other has been worn once and washed. Bought three weeks ago, receipt enclosed. Thanks, Mrs Colley"',
    {
      pieces: i,
      all_unworn: { ...b, description: 'true only if every piece is unworn' },
      receipt_included: b,
      sender: s,
    },
    { pieces: 2, all_unworn: false, receipt_included: true, sender: any('Mrs Colley', 'Colley') },
  ),
  strict(
    "Hello, could you tell me whether the summer dress in blue gingham will be coming back? My daughter's in Year 3. Best to reach me on 07700 900142.",
    { product: s, pattern: s, phone: s, email: or(s), order_number: or(s) },
    {
      product: any(
        'summer dress',
        'the summer dress',
        'summer dress in blue gingham',
        'blue gingham summer dress',
        'dress',
      ),
      pattern: any('gingham', 'blue gingham'),
      phone: any('07700 900142', '07700900142'),
      email: null,
      order_number: null,
    },
  ),

  // 3. Kilt maker, Inverness
  strict(
    'Mr Fraser came in this morning. Waist 36 1/2in, seat 42in, fell 24.5in. Tartan is Fraser Hunting Modern. He is left handed so buckles to suit.',
    { waist_in: n, seat_in: n, fell_in: n, tartan: s, left_handed: b },
    {
      waist_in: 36.5,
      seat_in: 42,
      fell_in: 24.5,
      tartan: any('Fraser Hunting Modern', 'Fraser Hunting Modern tartan'),
      left_handed: true,
    },
  ),
  strict(
    'Three 8-yard kilts for one wedding party, and I have 24 metres of the tartan on the roll. How many metres do the three use up and how many metres are left over?',
    { metres_used: n, metres_left: n },
    { metres_used: any(21.9456, 21.946, 21.95, 21.9), metres_left: any(2.0544, 2.054, 2.05, 2.1, 2.06) },
  ),
  strict(
    'Hire of the Prince Charlie outfit: out 12 June 2025, due back 16 June 2025, he only brought it back on 19 June 2025. Late fee is £10 a day and comes off the £50 deposit. How many days late, what fee, and how much deposit does he get back?',
    { days_late: i, late_fee: n, deposit_back: n },
    { days_late: 3, late_fee: 30, deposit_back: 20 },
  ),
  strict(
    'Hamish McAllister, waist 34, seat 40, is having a tweed jacket to go with his kilt. Fill in his measuring card for me.',
    { name: s, waist_in: n, seat_in: n, chest_in: n, sleeve_in: n },
    REFUSE,
  ),

  // 4. Bridal alterations, Leeds
  strict(
    "Hiya it's Chloe Barnes, can I move my second fitting from Saturday 3 May 2025 at 10.30 to Tuesday 6 May 2025 at 4pm? Bringing my mum. Ta x",
    {
      client: s,
      old_date: date,
      new_date: date,
      new_time: { ...s, description: 'HH:MM, 24-hour clock' },
    },
    {
      client: 'Chloe Barnes',
      old_date: '2025-05-03',
      new_date: '2025-05-06',
      new_time: any('16:00', '16:00:00', '4pm', '4 pm', '4:00 pm'),
    },
  ),
  strict(
    "Chloe's bill: hem £95, bustle £45, taking in the sides £70, straps £25. Rush surcharge of 20% on all the work. She's allready paid a £100 deposit. Work total, surcharge and what's still owing please",
    { work_total: n, surcharge: n, still_owing: n },
    { work_total: 235, surcharge: 47, still_owing: 182 },
  ),
  lax(
    'Fitting notes 2nd fitting – side seams in by 2 cm, hem up 4 cm at the front only, bustle 5 points. We talked about swapping the zip for buttons but she has decided to keep the zip.',
    {
      side_seam_cm: n,
      hem_up_cm: n,
      bustle_points: i,
      replace_zip: { ...b, description: 'whether the zip is to be replaced' },
    },
    { side_seam_cm: 2, hem_up_cm: 4, bustle_points: 5, replace_zip: false },
  ),
  strict(
    'Chloe picked up her gown, UK 12 in ivory crepe, at a sample sale for £640. For the insurance form I need what she paid and what the gown cost new in the shop.',
    { paid: n, price_new: n },
    REFUSE,
  ),

  // 5. Costume department of a touring theatre
  strict(
    'Fittings today, all cm. Tom Ashdown chest 102, waist 86, inside leg 81. Beth Okafor bust 91, waist 74, hip 99. Gwil Price chest 110, waist 97, inside leg 79.',
    {
      cast: {
        ...list(object({ actor: s, chest_or_bust_cm: n, waist_cm: n })),
        description: 'one entry per actor in the order given',
      },
    },
    {
      cast: [
        { actor: 'Tom Ashdown', chest_or_bust_cm: 102, waist_cm: 86 },
        { actor: 'Beth Okafor', chest_or_bust_cm: 91, waist_cm: 74 },
        { actor: 'Gwil Price', chest_or_bust_cm: 110, waist_cm: 97 },
      ],
    },
  ),
  strict(
    'We are hiring 6 tailcoats from 22 September 2025 to 11 October 2025, first and last day both counted. The rate is £18 per coat for each week or part of a week. How many days is it, how many weeks will we be charged, what is the total?',
    { days: i, weeks_charged: i, total: n },
    { days: 20, weeks_charged: 3, total: 324 },
  ),
  strict(
    "Show report: Mercutio's doublet ripped at the armhole again in the fight, that's four times now. It has to have a gusset put in before Thursday's preview, please treat as urgent.",
    {
      department: one('wardrobe', 'wigs', 'props', 'lighting'),
      character: s,
      garment: s,
      urgent: b,
      times_ripped: i,
    },
    {
      department: 'wardrobe',
      character: 'Mercutio',
      garment: any('doublet', "Mercutio's doublet"),
      urgent: true,
      times_ripped: 4,
    },
  ),
  strict(
    'For the dye room: is silk an animal, plant or synthetic fibre? And linen? And polyester?',
    {
      silk: one('animal', 'plant', 'synthetic'),
      linen: one('animal', 'plant', 'synthetic'),
      polyester: one('animal', 'plant', 'synthetic'),
    },
    { silk: 'animal', linen: 'plant', polyester: 'synthetic' },
  ),

  // 6. Vintage denim shop, Austin
  strict(
    'listing text -> fields pls: "Levi\'s 501, made in USA, tagged W33 L32 but actually measures 31 in the waist. Small hole on left knee. Faded black. $120 shipped."',
    { brand: s, tagged_waist: n, measured_waist: n, inseam: n, colour: s, price_usd: n },
    {
      brand: any("Levi's", 'Levis', 'Levi’s'),
      tagged_waist: 33,
      measured_waist: 31,
      inseam: 32,
      colour: any('faded black', 'black'),
      price_usd: 120,
    },
  ),
  strict(
    "A guy in Osaka is asking what our 14 oz denim is in grams per square metre (it's ounces per square yard obviously)",
    { g_per_m2: n },
    { g_per_m2: any(474.68, 474.6798, 474.7, 475, 474.67, 474.684, 474.74, 474.6, 474) },
  ),
  lax(
    'Bought a trucker jacket for $38, spent $7 on the repair, sold it for $95. The plattform keeps 10% of the sale price. Fee, profit, and profit as a percentage of the sale price?',
    { fee: n, profit: n, margin_percent: { ...n, description: 'profit / sale price * 100' } },
    { fee: 9.5, profit: 40.5, margin_percent: any(42.63, 42.6, 42.632, 42.6316, 43) },
  ),
  strict(
    'Got this Lee denim jacket at an estate sale in Waco for 60 bucks, union tag still inside. What did I pay and what year did the old owner buy it?',
    { paid_usd: n, year_first_bought: i },
    REFUSE,
  ),

  // 7. Hotel uniform supplier, Dubai
  strict(
    'Dear Team,\n\nPlease supply the following for our Al Barsha property:\n- Chef jackets: 12 x M, 8 x L\n- Housekeeping tunics: 30 x S\n\nThe logo is to be embroidered on the chef jackets only. Our LPO is 5567-B.\n\nRegards,\nFatima Rahman\nPurchasing Manager',
    {
      lpo: s,
      contact: s,
      lines: list(object({ item: s, size: s, quantity: i })),
      tunics_embroidered: b,
    },
    {
      lpo: any('5567-B', 'LPO 5567-B'),
      contact: 'Fatima Rahman',
      lines: [
        { item: any('Chef jackets', 'Chef jacket'), size: 'M', quantity: 12 },
        { item: any('Chef jackets', 'Chef jacket'), size: 'L', quantity: 8 },
        { item: any('Housekeeping tunics', 'Housekeeping tunic', 'tunics', 'tunic'), size: 'S', quantity: 30 },
      ],
      tunics_embroidered: false,
    },
  ),
  strict(
    'Tax invoice INV-3309 from Gulf Stitch LLC, dated 18 February 2025. Subtotal AED 7,460.00, VAT 5% AED 373.00, total AED 7,833.00. Payment within 30 days of the invoice date.',
    {
      invoice_number: s,
      supplier: s,
      vat: n,
      total: n,
      currency: { ...s, description: 'ISO 4217 code' },
      due_date: date,
    },
    {
      invoice_number: 'INV-3309',
      supplier: any('Gulf Stitch LLC', 'Gulf Stitch'),
      vat: 373,
      total: 7833,
      currency: 'AED',
      due_date: '2025-03-20',
    },
  ),
  strict(
    "The new GM gave us his suit size as EU 54 (men's). Which UK and US jacket size do we order for him?",
    { uk: i, us: i },
    { uk: 44, us: 44 },
  ),
  strict(
    'Four new room attendants at Al Barsha on Monday: Grace takes M, Lucy S, Anil L, and Joy joins them too. Tunic size list for the store please.',
    { staff: list(object({ name: s, size: one('S', 'M', 'L', 'XL') })), joy_size: one('S', 'M', 'L', 'XL') },
    REFUSE,
  ),

  // 8. Shoe shop and repairs, Cork
  strict(
    'Ticket 1172, Declan Hurley, brown brogues size 9. Resole and new heels, €48, paid in full. Ready Friday 7 March 2025.',
    { ticket: s, customer: s, colour: s, price_eur: n, paid: b, ready: date },
    {
      ticket: any('1172', 'Ticket 1172'),
      customer: 'Declan Hurley',
      colour: 'brown',
      price_eur: 48,
      paid: true,
      ready: '2025-03-07',
    },
  ),
  strict(
    "I'm a UK 8 in men's shoes, what would I be in EU and in US mens?",
    { eu: n, us: n },
    { eu: any(42, 42.5), us: any(9, 8.5) },
  ),
  lax(
    'lady here with EU 39 on her boots, wants to know her UK size and the american one (womens)',
    { uk_size: n, us_size: n },
    { uk_size: any(6, 5.5), us_size: any(8, 8.5) },
  ),
  strict(
    'Missed call slip: "Mrs Sheehan rang 11.20 from her mobile, left boot squeaks since the resole, wants it looked at, ring her back." Fill in the callback form.',
    { customer: s, problem: s, phone: { ...s, description: 'number to ring back' } },
    REFUSE,
  ),

  // 9. Developer of a fighter in the trading league
  strict(
    'Which header do I put my key in for the arena decide endpoint, and roughly how many requests per hour does the free tier allow there?',
    { header: s, requests_per_hour: i },
    { header: 'X-Arena-Key', requests_per_hour: 300 },
  ),
  strict(
    'My fighter sends one arena request every 15 seconds, round the clock. How many is that an hour, and does it stay within the free arena limit?',
    { requests_per_hour: i, within_free_limit: b },
    { requests_per_hour: 240, within_free_limit: true },
  ),
  strict(
    'Name the fighter that is going to be on top of the league at the end of next month and by how many percent.',
    { winner: s, lead_percent: n },
    REFUSE,
  ),
  lax(
    "parse my bot's readme: QuietHeron is a mean reversion agent. Stop loss 2.5 %, max position 15 % of equity. Questions to ops@heronlabs.example",
    { name: s, strategy: s, stop_loss_percent: n, contact_email: s, leverage: or(n) },
    {
      name: 'QuietHeron',
      strategy: any('mean reversion', 'mean-reversion', 'mean reversion agent'),
      stop_loss_percent: 2.5,
      contact_email: 'ops@heronlabs.example',
      leverage: null,
    },
  ),

  // 10. Cycling-wear start-up, Ghent
  strict(
    'Hey, order GC-7710, the bib shorts I got in M are too tigth on the legs. Can I swap them for an L? Colour is fine. Wout',
    {
      order: s,
      action: one('refund', 'exchange', 'repair'),
      size_received: s,
      size_wanted: s,
      customer: s,
    },
    { order: 'GC-7710', action: 'exchange', size_received: 'M', size_wanted: 'L', customer: 'Wout' },
  ),
  strict(
    'Our jersey chart by chest in cm: S 86-91, M 92-97, L 98-103, XL 104-110. A customer writes that his chest is 39 inches. Chest in cm and the size from the chart?',
    { chest_cm: n, size: one('S', 'M', 'L', 'XL') },
    { chest_cm: any(99.06, 99.1, 99), size: 'L' },
  ),
  strict(
    'Roll of jersey: 50 m long, 1.6 m wide, 140 g/m². How many square metres and how many kilos is the roll (ignore the tube)?',
    { area_m2: n, weight_kg: n },
    { area_m2: 80, weight_kg: 11.2 },
  ),
  strict(
    'For the FAQ on our merino base layers: is merino wool an animal fibre, and may it be washed with chlorine bleach?',
    { animal_fibre: b, chlorine_bleach_ok: b },
    { animal_fibre: true, chlorine_bleach_ok: false },
  ),

  // 11. Sari boutique, Leicester
  strict(
    'Blouse for Meena aunty, all inches: bust 38, under bust 34, length 14 and a half, sleeve 6, back neck depth 9. Hooks at the front please, not at the back.',
    { bust: n, under_bust: n, length: n, sleeve: n, hooks: one('front', 'back', 'side') },
    { bust: 38, under_bust: 34, length: 14.5, sleeve: 6, hooks: 'front' },
  ),
  strict(
    'Saree is 5.5 m and the blouse piece attached is another 80 cm. Total in metres, and total in yards for a customer in New Jersey?',
    { total_m: n, total_yd: n },
    { total_m: 6.3, total_yd: any(6.89, 6.8898, 6.9, 6.8897, 6.889, 6.8897637797) },
  ),
  strict(
    "I ordered the kanjivaram in maroon and you sent me a bright red one, and on top of it the pallu has a tear in it. My cousin's engagement is this weekend!!!",
    {
      problems: list(one('wrong colour', 'damaged', 'wrong size', 'late delivery', 'missing item')),
      ordered_colour: s,
      received_colour: s,
      mood: one('satisfied', 'neutral', 'upset'),
    },
    {
      problems: any(['wrong colour', 'damaged'], ['damaged', 'wrong colour']),
      ordered_colour: 'maroon',
      received_colour: any('bright red', 'red'),
      mood: 'upset',
    },
  ),
  strict(
    'Mum wants her lehenga blouse stitched before Diwali, she is 5 foot 3 and likes it a bit loose. Give me her height in cm and the bust in inches that we cut to.',
    { height_cm: n, bust_in: n },
    REFUSE,
  ),

  // 12. Freight forwarder for mills
  strict(
    'SHIPPING NOTE\nConsignor: Izmir Tekstil A.S.\nConsignee: Halden & Co, Bristol\n42 cartons on 3 pallets\nGross 618.5 kg, net 571 kg\nSails 2 February 2025, arrives 17 February 2025',
    {
      consignee: s,
      cartons: i,
      pallets: i,
      gross_kg: n,
      eta: { ...date, description: 'day of arrival' },
      transit_days: { ...i, description: 'days from sailing to arrival' },
    },
    {
      consignee: any('Halden & Co', 'Halden & Co, Bristol'),
      cartons: 42,
      pallets: 3,
      gross_kg: 618.5,
      eta: '2025-02-17',
      transit_days: 15,
    },
  ),
  strict(
    '42 cartons of 60 x 40 x 35 cm each. How many cubic metres altogether, and what does it cost at 95 USD per cubic metre?',
    { cbm: n, cost_usd: n },
    { cbm: any(3.528, 3.53), cost_usd: any(335.16, 335.35, 335.2) },
  ),
  lax(
    'Agent mail: "Your shipment is held by customs in Piraeus since Thursday. Papers are complete and in order, they only want 3 cartons opend. We don\'t know yet when they let it go."',
    {
      status: one('in transit', 'held at customs', 'delivered', 'lost'),
      port: s,
      cartons_to_open: i,
      papers_missing: b,
      release_date: or(date),
    },
    { status: 'held at customs', port: 'Piraeus', cartons_to_open: 3, papers_missing: false, release_date: null },
  ),
  strict(
    'The Bristol load has been sitting in customs since 20 February 2025. On what date will they release it? Halden keeps asking me.',
    { held_since: date, released_on: date },
    REFUSE,
  ),

  // 13. Milliner near Ascot
  strict(
    'Good morning. I am looking for a hat to wear to a christening in Bath on 21 June 2025. My dress is sage green silk and I had thought of something small, certainly no more than £250. My head measures 57 cm. Kind regards, Rosalind Petrie',
    {
      name: s,
      occasion: one('wedding', 'races', 'christening', 'funeral'),
      event_date: date,
      budget_max: n,
      head_cm: n,
      phone: or(s),
    },
    {
      name: 'Rosalind Petrie',
      occasion: 'christening',
      event_date: '2025-06-21',
      budget_max: 250,
      head_cm: 57,
      phone: null,
    },
  ),
  strict(
    "Client says her head is 22 1/2 inches round. What's that in cm, and is it smaller than my 58 cm block?",
    { head_cm: n, smaller_than_block: b },
    { head_cm: any(57.15, 57.2, 57.1, 57), smaller_than_block: true },
  ),
  strict(
    'Hat hire is £65 for up to 4 days and £8 for every further day. Collected 17 June 2025, returned 24 June 2025, that counts as 7 days. How many extra days and what do I charge in total?',
    { extra_days: i, total: n },
    { extra_days: 3, total: 89 },
  ),
  lax(
    "I need 12 more of the emerald feathers I used on Lady Farrant's hat back in 2019. Make out the reorder.",
    { quantity: i, colour: s, supplier: { ...s, description: 'name of the firm to order from' } },
    REFUSE,
  ),

  // 14. Hannah, private customer, moved from the US to Norwich
  strict(
    "just moved from the States, I wear a US 8 in dresses. what's my size here in the UK and in european sizing?",
    { uk: i, eu: i },
    { uk: 12, eu: 40 },
  ),
  strict(
    'My coat came on 2 February 2025 and your policy says I can send it back until 14 days after it arrived. What is the last day?',
    { arrived: date, last_day: date },
    { arrived: '2025-02-02', last_day: '2025-02-16' },
  ),
  strict(
    'Dress was £120, now 35% off, and with HELLO10 I get another 10% off the sale price. What do I pay and how much do I save alltogether?',
    { pay: n, save: n },
    { pay: 70.2, save: 49.8 },
  ),
  strict(
    'I want to come by for the green wrap dress in an 18, has the Norwich branch got it hanging there right now?',
    { colour: s, size: i, in_stock: b },
    REFUSE,
  ),

  // 15. Dry cleaner
  strict(
    'Ticket 0457 Mr Adeyemi – 3 shirts, one two-piece suit, one silk tie with a red wine stain. Ready Wednesday 5 February 2025.',
    {
      ticket: { ...s, description: 'ticket number with leading zeros' },
      customer: s,
      shirts: i,
      stain: s,
      ready: date,
    },
    {
      ticket: any('0457', 'Ticket 0457'),
      customer: any('Mr Adeyemi', 'Adeyemi'),
      shirts: 3,
      stain: any('red wine', 'red wine stain', 'wine', 'a red wine stain'),
      ready: '2025-02-05',
    },
  ),
  strict(
    'New girl at the counter asks: label shows a crossed out triangle and an iron with one dot. Is bleach allowed, and how hot may the iron be at most in °C?',
    { bleach_allowed: b, iron_max_c: i },
    { bleach_allowed: false, iron_max_c: 110 },
  ),
  strict(
    '3 shirts at 2.80, suit 14.50, tie 5.00, all pounds. With the loyalty card 15% off everything. He pays with £30. Total before the card, total after, change?',
    { before: n, after: n, change: n },
    { before: 27.9, after: any(23.72, 23.715, 23.71), change: any(6.28, 6.285, 6.29) },
  ),
  lax(
    'Mrs Lowe dropped off a black wool coat, top button missing. No rush she says and didnt leave a number.',
    { customer: s, garment: s, material: s, phone: or(s), needed_by: or(date) },
    {
      customer: any('Mrs Lowe', 'Lowe'),
      garment: any('coat', 'black wool coat', 'wool coat', 'black coat', 'a black wool coat'),
      material: 'wool',
      phone: null,
      needed_by: null,
    },
  ),

  // 16. Leather atelier, Florence
  strict(
    'Buongiorno! I would like a biker jacket made to measure in lamb nappa, dark green outside, lining in bordeaux viscose. Chest 104 cm, shoulders 46 cm, sleeve 65 cm. I can spend between 900 and 1,100 euros. I am in Florence from 10 April 2025 to 14 April 2025. Jonas Weiland',
    {
      client: s,
      outer_colour: s,
      lining_colour: s,
      sleeve_cm: n,
      budget_max_eur: n,
      leaves_florence: date,
    },
    {
      client: 'Jonas Weiland',
      outer_colour: 'dark green',
      lining_colour: 'bordeaux',
      sleeve_cm: 65,
      budget_max_eur: 1100,
      leaves_florence: '2025-04-14',
    },
  ),
  strict(
    'The jacket needs 38 sq ft of lamb, I add 20% for waste. One skin gives me 6 sq ft. How many sq ft with the waste, how many whole skins must I buy, and the sq ft with waste in square metres?',
    { sq_ft: n, skins: i, m2: n },
    { sq_ft: 45.6, skins: 8, m2: any(4.24, 4.236, 4.2364, 4.2) },
  ),
  strict(
    'Jonas pays €1,050 for the jacket, IVA of 22% included. 40% deposit now, the rest when he collects. Deposit, remainder, and the price without IVA?',
    { deposit: n, remainder: n, net_price: n },
    { deposit: 420, remainder: 630, net_price: any(860.66, 860.6557, 860.656, 860.65) },
  ),
  strict(
    'I paid the tannery €4.10 per sq ft in 2023 and €4.60 in 2024. What do I pay per sq ft in 2026?',
    { price_2024: n, price_2026: n },
    REFUSE,
  ),

  // 17. Ballet teacher ordering for the spring show
  strict(
    'For the spring show order please: Ines needs a leotard age 7-8 and slippers size 12. Holly just slippers, size 2. Freya a leotard age 9-10.',
    { order: list(object({ pupil: s, item: one('leotard', 'slippers'), size: s })) },
    {
      order: [
        { pupil: 'Ines', item: 'leotard', size: any('age 7-8', '7-8') },
        { pupil: 'Ines', item: 'slippers', size: any('12', 'size 12') },
        { pupil: 'Holly', item: 'slippers', size: any('2', 'size 2') },
        { pupil: 'Freya', item: 'leotard', size: any('age 9-10', '9-10') },
      ],
    },
  ),
  strict(
    'Each tutu has 6 layers and every layer takes 4.5 m of tulle. There are 14 girls. Tulle only comes in 50 m rolls. Metres per tutu, metres in all, rolls to buy?',
    { per_tutu_m: n, total_m: n, rolls: i },
    { per_tutu_m: 27, total_m: 378, rolls: 8 },
  ),
  lax(
    "Hi Miss Jo, Maisie's pink tights laddered at rehearsal so we've only got a white pair left. Is white ok for Saturday?",
    {
      pupil: s,
      kind: one('question', 'order', 'cancellation', 'thanks'),
      teacher: s,
      colour_left: s,
    },
    { pupil: 'Maisie', kind: 'question', teacher: any('Miss Jo', 'Jo'), colour_left: 'white' },
  ),
  strict(
    'I ordered the leotards on 3 March 2025 and the shop only said they would come "soon". Which date do they arrive?',
    { ordered: date, arrives: date },
    REFUSE,
  ),

  // 18. Moderation at a second-hand clothes app
  strict(
    'Moderate this listing: "Designer style belt, NOT authentic, very good replica with the logo buckle, never worn, 90 cm, 25 euros"',
    {
      verdict: one('ok', 'counterfeit', 'wrong category'),
      authentic: b,
      worn: b,
      length_cm: n,
      price_eur: n,
    },
    { verdict: 'counterfeit', authentic: false, worn: false, length_cm: 90, price_eur: 25 },
  ),
  strict(
    'Tag it: "Floaty linen midi dress, sleeveless, has pockets, small ink stain near the hem."',
    {
      tags: list(one('linen', 'silk', 'sleeveless', 'long sleeves', 'pockets', 'stained', 'torn')),
      length: one('mini', 'midi', 'maxi'),
    },
    { tags: ['linen', 'sleeveless', 'pockets', 'stained'], length: 'midi' },
  ),
  strict(
    "Buyer review: Got here in 2 days, looks exactly like the photos and she'd even ironed it. Would definately buy from her again",
    {
      sentiment: one('positive', 'neutral', 'negative'),
      as_described: b,
      would_buy_again: b,
      delivery_days: i,
    },
    { sentiment: 'positive', as_described: true, would_buy_again: true, delivery_days: 2 },
  ),
  strict(
    'Listing for checking: "Black leather shoulder bag, barely used, 180 euros. Serial number see third photo." Extract price and serial number for the authenticity check.',
    { price_eur: n, serial_number: s },
    REFUSE,
  ),

  // 19. Developer wiring the house's API into a shop bot
  strict(
    'How many chat calls a day are free on your API, how many calls are in a chat pack and what does a pack cost in dollars?',
    { free_per_day: i, pack_calls: i, pack_usd: n },
    { free_per_day: 3, pack_calls: 100, pack_usd: 1 },
  ),
  strict(
    "we'll need 1,250 chat calls for launch and want to cover all of them with your chat packs. how many packs is that and how much in USD?",
    { packs: i, usd: n },
    { packs: 13, usd: 13 },
  ),
  lax(
    'fashion-concept endpoint: what is the max for count, what do I get if I leave count out, and how many fashion requests a day has a Pro key?',
    {
      max_count: i,
      default_count: i,
      pro_per_day: { ...i, description: 'fashion requests per day on the pro tier' },
    },
    { max_count: 20, default_count: 3, pro_per_day: 100 },
  ),
  strict(
    'Before I pitch it to my boss: which company is your biggest API customer and how many calls did they make last year?',
    { company: s, calls_last_year: i },
    REFUSE,
  ),

  // 20. Yorkshire wool mill
  strict(
    'Cloth 7734 "Cragside": 92% wool, 8% cashmere, 2/2 twill, 340 gsm, 150 cm wide. Minimum order 60 m, lead time 5 weeks, £28.50 per metre.',
    {
      article: { ...s, description: 'article number' },
      composition: list(object({ fibre: s, percent: n })),
      weave: one('plain', 'twill', 'satin'),
      gsm: n,
      minimum_m: n,
      lead_time_weeks: i,
    },
    {
      article: any('7734', 'Cloth 7734'),
      composition: [
        { fibre: 'wool', percent: 92 },
        { fibre: 'cashmere', percent: 8 },
      ],
      weave: 'twill',
      gsm: 340,
      minimum_m: 60,
      lead_time_weeks: 5,
    },
  ),
  strict(
    'An American buyer wants Cragside priced by the yard. It is £28.50 per metre, minimum 60 m. Price per yard in pounds, and the minimum in yards?',
    { price_per_yard: n, minimum_yards: n },
    {
      price_per_yard: any(26.06, 26.0604, 26.1, 26.05),
      minimum_yards: any(65.6167979, 65.62, 65.6168, 65.617, 65.6, 66),
    },
  ),
  strict(
    '85 jackets at 1.9 m each, plus 5% on top for flaws. The cloth comes in pieces of 50 m. Metres with the 5%, and full pieces to order?',
    { metres: n, pieces: i },
    { metres: any(169.575, 169.58, 169.6, 169.57), pieces: 4 },
  ),
  strict(
    'Cragside is 340 gsm and 150 cm wide. A tailor is asking how many percent our last dye lot of it shrank when his presser steamed it.',
    { gsm: n, shrinkage_percent: n },
    REFUSE,
  ),
];
