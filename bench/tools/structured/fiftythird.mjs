/** A hundred English requests by an outsider: 42 of 78 right and 5 values wrong before any of them was read. */
import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

const d = (schema, description) => ({ ...schema, description });

export const CASES = [
  // ---------- extraction ----------
  strict(
    'Hi, this is Marguerite Olsen. Order 48213 came today but the navy cardigan is in L and I asked for M. Can you swap it? My number is 555-0142.',
    { customerName: s, order_no: s, item: s, wanted_size: s, phone: s },
    {
      customerName: 'Marguerite Olsen',
      order_no: any('48213', '#48213', 'Order 48213'),
      item: any('navy cardigan', 'cardigan', 'the navy cardigan'),
      wanted_size: 'M',
      phone: '555-0142',
    },
  ),
  strict(
    'Invoice INV-2207, dated 14 March 2025. 12 m black crepe at 18.50 EUR per metre, 3 spools of thread at 4.20 EUR each. Payment due 13 April 2025. No VAT is charged on this invoice.',
    {
      invoice_number: s,
      issued: date,
      due: date,
      lines: list(object({ description: s, qty: n, unit_price: n })),
      total: d(n, 'sum of all lines in EUR'),
    },
    {
      invoice_number: 'INV-2207',
      issued: '2025-03-14',
      due: '2025-04-13',
      lines: [
        { description: any('black crepe', 'm black crepe', '12 m black crepe'), qty: 12, unit_price: 18.5 },
        {
          description: any('thread', 'spools of thread', 'spool of thread', '3 spools of thread'),
          qty: 3,
          unit_price: 4.2,
        },
      ],
      total: 234.6,
    },
  ),
  strict(
    "Here you go, measured this morning over a thin vest: bust 92, waist 74, hips 99 (all cm). I'm 1.68 m tall without shoes.",
    { bust_cm: n, waist_cm: n, hip_cm: n, height_cm: n },
    { bust_cm: 92, waist_cm: 74, hip_cm: 99, height_cm: 168 },
  ),
  strict(
    'Dear Sir or Madam,\n\nI would like to book a fitting for my wedding suit on Saturday, 14 June 2025, at half past two in the afternoon. There will be three of us in all: myself and two groomsmen.\n\nKind regards,\nThomas Achterberg',
    { name: s, day: date, time: d(s, '24-hour clock, HH:MM'), party_size: i },
    { name: 'Thomas Achterberg', day: '2025-06-14', time: '14:30', party_size: 3 },
  ),
  strict(
    'pls send 4 white tees size M, 2 black tees size L and one grey hoodie size XL to 17 Harbour Lane, Cork. thx, Deirdre',
    { items: list(object({ qty: i, color: s, product: s, size: s })), ship_to: s, customer: s },
    {
      items: [
        { qty: 4, color: 'white', product: any('tees', 'tee', 't-shirt', 'white tees', 'white tee'), size: 'M' },
        { qty: 2, color: 'black', product: any('tees', 'tee', 't-shirt', 'black tees', 'black tee'), size: 'L' },
        { qty: 1, color: any('grey', 'gray'), product: any('hoodie', 'grey hoodie'), size: 'XL' },
      ],
      ship_to: '17 Harbour Lane, Cork',
      customer: 'Deirdre',
    },
  ),
  strict(
    'Bought the Alder trench in September. Beautiful colour, but the lining feels cheap, and a button fell off on the second wear. 3 stars from me. - Priyanka D.',
    { product: s, rating: i, reviewer: s },
    {
      product: any('Alder trench', 'Alder', 'the Alder trench'),
      rating: 3,
      reviewer: any('Priyanka D.', 'Priyanka D'),
    },
  ),
  strict(
    'Good afternoon,\n\nI have been a customer of yours for years and I rarely send anything back, but the green skirt that arrived on Tuesday really does not work for me: it pulls at the hips and the hem hangs lower on the left than on the right. My daughter saw it at once. I have not worn it, all the labels are still on it and I kept the box. Could you tell me how to return it and put the money back on my card?\n\nWith kind regards,\nLena Fogarty',
    { customer: s, order_number: s, item: s },
    REFUSE,
  ),
  strict(
    'Hello, could you alter two pairs of trousers for me? Both need to be 3 cm shorter. Best reached at jo.tanaka@example.org.\nJo Tanaka',
    { customer: s, email: s, phone: or(s), shorten_by_cm: n, pieces: d(i, 'number of pairs of trousers') },
    { customer: 'Jo Tanaka', email: 'jo.tanaka@example.org', phone: null, shorten_by_cm: 3, pieces: 2 },
  ),
  strict(
    'Label text: 62% viscose, 33% polyester, 5% elastane. Machine wash at max. 30 °C. Made in Portugal.',
    { fibres: list(object({ fibre: s, percent: n })), origin: s, max_temp_c: i },
    {
      fibres: [
        { fibre: 'viscose', percent: 62 },
        { fibre: 'polyester', percent: 33 },
        { fibre: 'elastane', percent: 5 },
      ],
      origin: 'Portugal',
      max_temp_c: 30,
    },
  ),
  strict(
    'Parcel JD0146 left our Lyon warehouse on 2 September 2025 with DHL: 3 boxes, 41.5 kg altogether. Arrival is expected on 5 September 2025.',
    { tracking: s, carrier: s, boxes: i, weight_kg: n, shipped: date, eta: date },
    { tracking: 'JD0146', carrier: 'DHL', boxes: 3, weight_kg: 41.5, shipped: '2025-09-02', eta: '2025-09-05' },
  ),
  strict(
    "we're getting 429 back from POST /api/chat since this morning. free tier, key ends in 9f2c, node 22 on our side. anything wrong at your end?",
    { status_code: i, endpoint: s, tier: one('free', 'pro', 'enterprise'), key_suffix: s },
    { status_code: 429, endpoint: any('/api/chat', 'POST /api/chat'), tier: 'free', key_suffix: '9f2c' },
  ),
  lax('Do you still have the Kestrel parka in rust, size 40?', { product: s, colour: s, size: s, price: n }, REFUSE),
  strict(
    "Ruth, for Mr Banerjee's jacket: shorten the sleeves by 1.5 cm, shorten the body by 2 cm and lower the collar by 0.5 cm. He picks it up on 21 November 2025.",
    { client: s, alterations: list(object({ part: s, cm: n })), pickup: date },
    {
      client: any('Mr Banerjee', 'Banerjee', 'Mr. Banerjee'),
      alterations: [
        { part: any('sleeves', 'sleeve', 'the sleeves'), cm: 1.5 },
        { part: any('body', 'the body'), cm: 2 },
        { part: any('collar', 'the collar'), cm: 0.5 },
      ],
      pickup: '2025-11-21',
    },
  ),
  strict(
    'The dress was ordered on the 1st of February 2025 and it only got here on the 19th of February 2025. Not good enough.',
    { ordered: date, arrived: date, days_in_transit: d(i, 'days from order to arrival') },
    { ordered: '2025-02-01', arrived: '2025-02-19', days_in_transit: 18 },
  ),
  strict(
    'There is cold, and there is the kind of cold our neighbours on the coast talk about. For the second kind we made the Solveig jumper: a roomy crew neck with a ribbed hem and doubled cuffs, knitted in Norway from 100% lambswool by a family workshop that has been doing nothing else since the fifties. It weighs 640 grams, so you will know that you have it on. It comes in three colours: oatmeal, forest and ink. RRP £145.',
    { product_name: s, made_in: s, weight_g: i, colours: list(s), price_gbp: n },
    {
      product_name: any('Solveig jumper', 'Solveig', 'The Solveig jumper'),
      made_in: 'Norway',
      weight_g: 640,
      colours: ['oatmeal', 'forest', 'ink'],
      price_gbp: 145,
    },
  ),
  strict(
    'Hi, I am writing on behalf of my mother, Agnes Thorne. She ordered a camel coat from you (order A-7719) and it came with a torn pocket. Please reply to me rather than to her: Felix Thorne, felix.thorne@example.com.',
    {
      buyer: d(s, 'the person who placed the order'),
      contact_name: d(s, 'the person to reply to'),
      contact_email: s,
      order_id: s,
    },
    {
      buyer: 'Agnes Thorne',
      contact_name: 'Felix Thorne',
      contact_email: 'felix.thorne@example.com',
      order_id: 'A-7719',
    },
  ),
  strict(
    'Could I come by some day for a fitting? Any time after five is fine with me. Olu',
    { name: s, day: d(date, 'the exact calendar date of the fitting') },
    REFUSE,
  ),
  strict(
    'Me again, sorry to be a nuisance. In my last mail I wrote 5 metres of the ivory silk, but the bride has now decided on a longer train and my cutter says it will not do. Make that 7 metres please. Everything else stays as it was. The reference is 88-140.',
    { metres: n, reference: s, fabric: s },
    { metres: 7, reference: '88-140', fabric: any('ivory silk', 'silk', 'the ivory silk') },
  ),
  strict(
    'For the restaurant we need two dozen napkins in oatmeal linen and half a dozen tablecloths in the same cloth.',
    { napkins: i, tablecloths: i },
    { napkins: 24, tablecloths: 6 },
  ),
  strict(
    'Thanks for your enquiry. MOQ is 300 pcs per colour, lead time 45 days after sample approval, FOB Izmir, unit price USD 7.85.',
    { moq: d(i, 'minimum order quantity per colour'), lead_time_days: i, unit_price: n, currency: s, port: s },
    {
      moq: 300,
      lead_time_days: 45,
      unit_price: 7.85,
      currency: any('USD', 'US dollar'),
      port: any('Izmir', 'FOB Izmir'),
    },
  ),
  strict(
    'Our lead time is 6 weeks ex works and we deliver to Rotterdam twice a month. Looking forward to your order!',
    { lead_time_weeks: i, minimum_order_qty: i },
    REFUSE,
  ),
  strict(
    'Agent: Good morning, how can I help?\nCustomer: Morning. My name is Wendell Pryce. The belt I got from you has no holes in it.\nAgent: Oh dear. May I call you back?\nCustomer: Sure, 0117 496 0233, after 16:00 is best.',
    { customer_name: s, callback_number: s, call_after: d(s, 'HH:MM'), product: s },
    {
      customer_name: 'Wendell Pryce',
      callback_number: '0117 496 0233',
      call_after: '16:00',
      product: any('belt', 'the belt'),
    },
  ),
  strict(
    'Waist 81 cm, inseam 79 cm. I do not have anybody to measure the rest for me, sorry.',
    { waist_cm: n, inseam_cm: n, thigh_cm: or(n) },
    { waist_cm: 81, inseam_cm: 79, thigh_cm: null },
  ),
  strict(
    'Chest is 40 inches, sleeve 25 inches, back length 30 inches.',
    {
      chest_cm: d(n, 'converted to centimetres'),
      sleeve_cm: d(n, 'converted to centimetres'),
      back_length_cm: d(n, 'converted to centimetres'),
    },
    { chest_cm: 101.6, sleeve_cm: 63.5, back_length_cm: 76.2 },
  ),
  strict(
    "Models for the show: Aiko, Bram, Celeste and Dumisani. Bram can't do the evening slot.",
    { models: d(list(s), 'everybody booked for the show'), unavailable_in_evening: s },
    { models: ['Aiko', 'Bram', 'Celeste', 'Dumisani'], unavailable_in_evening: 'Bram' },
  ),
  strict(
    'Photos of the damage are at https://example.com/p/7781. The sku is WN-30-GRN. Can you send me a return label?',
    { photo_url: s, sku: s },
    { photo_url: 'https://example.com/p/7781', sku: 'WN-30-GRN' },
  ),
  lax(
    'Please put me on the waiting list for the burgundy loafers in 42. Best, Ignacio Pardo',
    { name: s, email: s, shoe_size: i },
    REFUSE,
  ),
  lax(
    'Hello, Samira Haddad here. I want to order the striped beach towel twice. No discount code, I am afraid.',
    { name: s, qty: i, discount_code: or(s) },
    { name: 'Samira Haddad', qty: 2, discount_code: null },
  ),
  strict(
    "Ship to: Ms Harriet Lund, Flat 4, 22 Queen's Road, Bristol BS8 1QU, United Kingdom. Leave it with the porter if nobody is in.",
    { recipient: s, postcode: s, city: s, country: s },
    {
      recipient: any('Ms Harriet Lund', 'Harriet Lund', 'Ms. Harriet Lund'),
      postcode: 'BS8 1QU',
      city: 'Bristol',
      country: any('United Kingdom', 'UK', 'GB'),
    },
  ),
  strict(
    'Run of show. Look 1: cream linen blazer, worn by Inês. Look 2: pleated midi skirt, worn by Tove. Look 3: black tuxedo dress, worn by Nkechi.',
    { looks: list(object({ look_no: i, garment: s, model: s })) },
    {
      looks: [
        { look_no: 1, garment: 'cream linen blazer', model: 'Inês' },
        { look_no: 2, garment: 'pleated midi skirt', model: 'Tove' },
        { look_no: 3, garment: 'black tuxedo dress', model: 'Nkechi' },
      ],
    },
  ),
  strict(
    'My hours at the cutting table: Monday 6.5, Tuesday 8, Wednesday 7.25. My rate is 22 euros an hour.',
    { hours_total: n, hourly_rate: n, amount_due: d(n, 'hours times rate, in EUR') },
    { hours_total: 21.75, hourly_rate: 22, amount_due: 478.5 },
  ),
  strict(
    'Tell the seamstress to shorten the curtains a little, please, Mrs Okafor is coming for them.',
    { client: s, shorten_by_cm: n },
    REFUSE,
  ),
  strict(
    'PURCHASE ORDER 10-553\nBuyer: Halden & Rusk Ltd\nStyle: 4410 "Marlow" shirt\nS 20 pcs / M 35 pcs / L 30 pcs / XL 15 pcs\nDelivery no later than 2026-02-27',
    { po_number: s, buyer: s, total_pieces: i, latest_delivery: date },
    {
      po_number: '10-553',
      buyer: any('Halden & Rusk Ltd', 'Halden & Rusk'),
      total_pieces: 100,
      latest_delivery: '2026-02-27',
    },
  ),
  strict(
    'hey its tariq, the zip on my backpack broke, bought it on 9 May 2025 for 79.90 euros, warranty case pls. my mail: tariq.b@example.net',
    { customer: s, product: s, purchase_date: date, price_eur: n, email: s, order_id: or(s) },
    {
      customer: 'Tariq',
      product: any('backpack', 'my backpack'),
      purchase_date: '2025-05-09',
      price_eur: 79.9,
      email: 'tariq.b@example.net',
      order_id: null,
    },
  ),

  // ---------- classification ----------
  strict(
    "I hardly ever write reviews but this one deserves it. I wore the dress to my niece's christening and I am absolutely thrilled with it: the fabric is gorgeous, it fits like a glove, it survived a toddler with a chocolate biscuit and a machine wash the next day, and I lost count of the compliments. I will certainly buy the blue one as well.",
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'positive' },
  ),
  strict(
    'Terrible. These leggings went see-through after a single wash and the seam ripped the week after. What a waste of money.',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'negative' },
  ),
  lax(
    'Love the cut and the colour; hate the scratchy label and the zip that keeps sticking.',
    { sentiment: one('positive', 'negative', 'mixed') },
    { sentiment: 'mixed' },
  ),
  strict(
    'Tracking has said "out for delivery" for six days now. Where on earth is my parcel?',
    { category: one('billing', 'delivery', 'quality', 'sizing') },
    { category: 'delivery' },
  ),
  strict(
    'I have just gone through my bank statement and I am not happy. You charged my credit card twice for the same pair of boots, 189.00 each time, although I ordered one pair, received one pair and am wearing that one pair as I type this. Please pay the second charge back.',
    { category: one('billing', 'delivery', 'quality', 'sizing'), amount_disputed: d(n, 'the amount charged wrongly') },
    { category: 'billing', amount_disputed: 189 },
  ),
  strict(
    'The trousers are too tight round the thigh. I do not want my money back, just the next size up, a 46.',
    { topic: one('delivery', 'sizing', 'payment'), wants_exchange: b, wants_refund: b, new_size: s },
    { topic: 'sizing', wants_exchange: true, wants_refund: false, new_size: '46' },
  ),
  strict(
    'URGENT!!! The gown has to be on the runway tonight at 8 and the zip has just burst. Please call me right away.',
    { priority: one('low', 'normal', 'high') },
    { priority: 'high' },
  ),
  strict(
    'No rush at all, whenever you have a quiet minute: could you send me a swatch of the sage corduroy?',
    { is_urgent: b, request: one('swatch', 'refund', 'repair') },
    { is_urgent: false, request: 'swatch' },
  ),
  strict(
    "I ordered two scarves last night and can't find the confirmation mail anywhere.",
    { payment_method: one('card', 'paypal', 'invoice') },
    REFUSE,
  ),
  strict(
    'A hooded duffle coat in heavy boiled wool with horn toggles, falling to the knee.',
    { category: one('outerwear', 'tops', 'bottoms', 'footwear') },
    { category: 'outerwear' },
  ),
  strict(
    'Snow-proof padded parka with down filling and a fleece-lined hood, made for temperatures far below zero.',
    { season: one('summer', 'winter'), padded: b },
    { season: 'winter', padded: true },
  ),
  strict(
    'One of our customers wrote: "Bonjour, ma robe est arrivée déchirée, je voudrais être remboursée."',
    { customer_language: one('en', 'fr', 'de', 'it') },
    { customer_language: 'fr' },
  ),
  lax(
    'Please cancel order 9921. It has not been shipped yet, I checked.',
    { intent: one('cancel', 'track', 'return', 'exchange'), order: s, already_shipped: b },
    { intent: 'cancel', order: any('9921', '#9921'), already_shipped: false },
  ),
  strict(
    'CONGRATULATIONS!!! You have won a FREE designer handbag worth $5,000!!! Click here NOW and enter your bank details to claim your prize',
    { is_spam: b },
    { is_spam: true },
  ),
  strict(
    'Composition: 100% merino. Sort it for the catalogue please.',
    { fibre_origin: one('animal', 'plant', 'synthetic') },
    { fibre_origin: 'animal' },
  ),
  strict(
    'Care label of the pleated skirt reads: do not wash, dry clean only, cool iron.',
    { machine_washable: b, dry_clean: b },
    { machine_washable: false, dry_clean: true },
  ),
  strict(
    'Upper: full-grain calf leather. Sole: natural rubber. Lining: cotton canvas.',
    { vegan: d(b, 'true when no part comes from an animal') },
    { vegan: false },
  ),
  lax(
    'Shell 80% cotton and 20% silk.',
    { contains_animal_fibre: b, main_fibre: one('cotton', 'silk', 'wool', 'linen') },
    { contains_animal_fibre: true, main_fibre: 'cotton' },
  ),
  strict(
    'It would be great if the API could return the concepts as CSV too. At the moment we convert the JSON by hand. Could you add that in some later version?',
    { ticket_type: one('bug', 'feature_request', 'billing') },
    { ticket_type: 'feature_request' },
  ),
  strict(
    'Hi team, we run a small lookbook tool on top of your API. Steps to reproduce: 1) POST /api/generate with any description, 2) wait until the job ought to be done, 3) GET /api/status/{job_id}. Expected: the finished job with its image. Actual: since yesterday step 3 crashes with a 500 error for every finished job. Last week the very same code worked without trouble and we have not deployed anything in between.',
    { ticket_type: one('bug', 'feature_request', 'billing'), http_status: i },
    { ticket_type: 'bug', http_status: 500 },
  ),
  strict(
    'Thanks for the quick help with my invoice, everything is settled now. You can close the ticket.',
    { ticket_state: one('open', 'resolved'), sentiment: one('positive', 'negative') },
    { ticket_state: 'resolved', sentiment: 'positive' },
  ),
  strict(
    'Hello! A friend of mine showed me the linen apron on her phone and I would like it in blue, please, delivered to my office because nobody is at home during the day. The reception is staffed from eight to five. Thank you very much in advance, and keep up the nice work with the packaging, hers came in a lovely cotton bag.',
    { is_repeat_customer: d(b, 'has bought from us before') },
    REFUSE,
  ),
  strict(
    'The knee-length dress has short sleeves, a round neck and two side pockets.',
    { lined: b, has_pockets: b },
    REFUSE,
  ),
  strict(
    'Please send me the brown belt as soon as you can. Regards, K. Larsen',
    {
      shipping_method: one('standard', 'express', 'pickup'),
      customer_age_group: one('under_18', '18_to_64', '65_plus'),
    },
    REFUSE,
  ),
  lax('Got my hat today, it looks nice on the shelf.', { hat_material: one('felt', 'straw', 'cotton') }, REFUSE),
  lax(
    'A new bale of shirting has come in from the mill, stripes, blue on white, quite fine.',
    { organic_certified: b },
    REFUSE,
  ),
  strict(
    'Client wants the jacket ready by Friday. She will call beforehand.',
    { jacket_closure: one('buttons', 'zip', 'snaps') },
    REFUSE,
  ),
  strict(
    'Herringbone tweed from the Hebrides, 480 g per metre.',
    { weave: one('plain', 'twill', 'satin') },
    { weave: 'twill' },
  ),
  strict(
    "The courier's report says: parcel was left in the rain by our driver, contents soaked. We accept full responsibility. The warehouse had packed it correctly.",
    { at_fault: one('carrier', 'warehouse', 'customer') },
    { at_fault: 'carrier' },
  ),
  strict(
    'I have two complaints. First, the price: 240 for a plain shirt is far too expensive. Second, the fit: the shoulders are much too narrow. The delivery was fine.',
    {
      complaint_topics: d(
        list(one('price', 'fit', 'delivery', 'service')),
        'what is complained of, in the order of the text',
      ),
    },
    { complaint_topics: ['price', 'fit'] },
  ),
  strict(
    'Sorry, the Odessa blouse in size 36 is sold out and will not be made again. Size 38 and 40 are on the shelf.',
    { size_36_available: b, size_38_available: b, will_be_restocked: d(b, 'whether size 36 will be made again') },
    { size_36_available: false, size_38_available: true, will_be_restocked: false },
  ),
  lax(
    'Could somebody tell me whether the poplin shirts may go into the tumble dryer?',
    { message_type: one('question', 'complaint', 'order', 'praise') },
    { message_type: 'question' },
  ),
  strict(
    'To the atelier: Mrs Dvorak has to postpone her fitting, she has come down with the flu. Instead of 3 March 2026 she will be here on 10 March 2026, same hour.',
    { action: one('book', 'reschedule', 'cancel'), client: s, new_date: date },
    { action: 'reschedule', client: any('Mrs Dvorak', 'Dvorak', 'Mrs. Dvorak'), new_date: '2026-03-10' },
  ),

  // ---------- questions ----------
  lax('How many centimetres are 34 inches?', { answer: n }, { answer: 86.36 }),
  strict(
    'The pattern envelope calls for 3.5 yards of fabric. What is that in metres?',
    { metres: d(n, 'rounded to two decimals') },
    { metres: 3.2 },
  ),
  strict('My dress is an Italian 42. What is that as a French size?', { fr_size: i }, { fr_size: 38 }),
  strict(
    "A men's suit jacket is a European 52. Which US size should I tell my American customer?",
    { us_size: s },
    { us_size: any('42', '42R', 'US 42') },
  ),
  strict(
    'Which plant does linen come from?',
    { plant: s },
    {
      plant: any(
        'flax',
        'flax plant',
        'the flax plant',
        'Linum usitatissimum',
        'flax (Linum usitatissimum)',
        'common flax',
      ),
    },
  ),
  strict(
    'Our intern asks which animal cashmere comes from.',
    { animal: one('sheep', 'goat', 'alpaca', 'rabbit') },
    { animal: 'goat' },
  ),
  strict(
    'On a care label, what is the highest temperature of the sole plate when the iron has a single dot?',
    { max_celsius: i },
    { max_celsius: 110 },
  ),
  lax('What weave is classic denim?', { weave: one('plain', 'twill', 'satin') }, { weave: 'twill' }),
  strict('How many chat calls a day does a free key of your API get?', { calls_per_day: i }, { calls_per_day: 3 }),
  strict(
    'Say I buy three chat packs. How many extra calls is that and what do I pay in US dollars?',
    { extra_calls: i, price_usd: n },
    { extra_calls: 300, price_usd: 3 },
  ),
  strict(
    'Which request header carries the key for the heartbeat of the agents league?',
    { header: s },
    { header: 'X-Arena-Key' },
  ),
  strict(
    'What is the largest count I may ask for in one call of /api/fashion-concept, and how many come back when I leave count out?',
    { max_count: i, default_count: i },
    { max_count: 20, default_count: 3 },
  ),
  strict(
    'I need 2.75 m of wool at 16 EUR a metre, plus 6.50 EUR for shipping. What do I pay in total?',
    { total_eur: n },
    { total_eur: 50.5 },
  ),
  strict(
    'We are going to make 40 shirts. Each takes 1.6 m of poplin. Add ten percent for waste. How many metres do we have to order?',
    { metres: n },
    { metres: 70.4 },
  ),
  lax(
    'Net price of the alteration work is 250 EUR and VAT is 19%.',
    { vat_eur: n, gross_eur: n },
    { vat_eur: 47.5, gross_eur: 297.5 },
  ),
  strict(
    'A cloth weighs 220 g per square metre and lies 1.5 m wide. How heavy is a piece 10 m long?',
    { weight_kg: n },
    { weight_kg: 3.3 },
  ),
  strict(
    'Goods were received on 10 April 2025 and returns are accepted for 30 days after receipt. What is the last day to return them?',
    { last_day: date },
    { last_day: '2025-05-10' },
  ),
  strict(
    'The four testers gave the raincoat 4, 5, 3 and 4 points. What is the average?',
    { average: n },
    { average: 4 },
  ),
  strict(
    'We have an order of band uniforms on the table, 8 jackets in all. Every jacket gets 3 buttons at the front and 4 on each of the two sleeves, no spares. My apprentice and I come to different results, so: how many buttons do I need for the whole order?',
    { buttons: i },
    { buttons: 88 },
  ),
  strict(
    'The old pattern gives 12 oz of yarn. How many grams would that be?',
    { grams: d(i, 'rounded to whole grams') },
    { grams: 340 },
  ),
  lax(
    'Of the 120 coats we sold, 18 came back. What is the return rate in percent?',
    { return_rate: n },
    { return_rate: 15 },
  ),
  strict(
    'What kind of fibre is lyocell?',
    { fibre_type: one('animal', 'regenerated cellulose', 'petroleum-based synthetic') },
    { fibre_type: 'regenerated cellulose' },
  ),
  strict(
    'What does a crossed-out triangle on a care label mean?',
    { meaning: one('do not bleach', 'do not iron', 'do not tumble dry', 'do not dry clean') },
    { meaning: 'do not bleach' },
  ),
  strict(
    'The coat cost 320 EUR before the sale and is now reduced by 35 percent. What is the new price?',
    { new_price: n },
    { new_price: 208 },
  ),
  strict('What will a pound of cotton cost at the New York exchange on 4 March 2041?', { usd: n }, REFUSE),
  lax("What is my sister's shoe size? I want to surprise her with slippers.", { eu_size: n }, REFUSE),
  lax('How many people walked past our shop window yesterday?', { people: i }, REFUSE),
  strict(
    'We cut 30 skirts out of one bale of cloth and nothing was left over. How many metres went into each skirt?',
    { metres_per_skirt: n },
    REFUSE,
  ),
  lax('What does the customer have to pay for 4 metres of the tweed we talked about?', { total: n }, REFUSE),
  strict('Order 5512: in which town is the parcel at this very moment?', { town: s }, REFUSE),
  strict('He is 182 cm tall and weighs 80 kg. How long is his left arm, to the millimetre?', { arm_mm: i }, REFUSE),
  strict('What colour were the socks of the tailor who sewed my jacket?', { colour: s }, REFUSE),
  lax(
    'Invoice 77 lists 5 m of velvet at 31 EUR a metre, less a loyalty discount. What is the amount after the discount?',
    { amount_eur: n },
    REFUSE,
  ),
];
