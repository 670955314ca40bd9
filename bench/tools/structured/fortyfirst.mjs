import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

export const CASES = [
  // orders
  strict(
    'Please put aside 2 green silk scarves for Marta Lindholm.',
    { customer: s, quantity: i, colour: s, fabric: s },
    { customer: 'Marta Lindholm', quantity: 2, colour: 'green', fabric: 'silk' },
  ),
  strict(
    'I ordered a black dress in size 38 and received size 42 instead. The order number is B-20917.',
    { order_number: s, ordered_size: i, received_size: i },
    { order_number: 'B-20917', ordered_size: 38, received_size: 42 },
  ),
  strict('My waist is 74 cm and my hips are 101 cm.', { waist_cm: n, hips_cm: n }, { waist_cm: 74, hips_cm: 101 }),
  strict(
    'Your parcel 77Q-4410 will be delivered to Leeds on 3 March 2027.',
    { parcel_number: s, city: s, delivery_date: date },
    { parcel_number: '77Q-4410', city: 'Leeds', delivery_date: '2027-03-03' },
  ),
  strict(
    'I am 5 ft 7 in tall.',
    { height_cm: { ...n, description: 'Height of the customer in centimetres' } },
    { height_cm: any(170.18, 170.2, 170) },
  ),
  strict(
    'I would like four of the striped shirts at 45 euros each.',
    {
      quantity: i,
      unit_price: n,
      total: { ...n, description: 'Quantity times unit price' },
      currency: one('EUR', 'USD', 'GBP'),
    },
    { quantity: 4, unit_price: 45, total: 180, currency: 'EUR' },
  ),
  strict(
    'The camel coat costs 320 euros and is reduced by 25 percent this week.',
    { original_price: n, discount_percent: n, sale_price: { ...n, description: 'Price after the discount' } },
    { original_price: 320, discount_percent: 25, sale_price: 240 },
  ),
  strict(
    'Ich hätte gern drei weiße Blusen in Größe 40, Lieferung nach Hamburg bis zum 14. Juni 2027.',
    { quantity: i, size: i, city: s, due: date },
    { quantity: 3, size: 40, city: 'Hamburg', due: '2027-06-14' },
  ),
  strict(
    'Bonjour, je voudrais rendre la jupe rouge de la commande 55812, elle est trop petite.',
    { order_number: s, reason: one('too_small', 'too_large', 'damaged', 'wrong_colour') },
    { order_number: '55812', reason: 'too_small' },
  ),
  strict(
    'Hej, jag heter Karin Ek och vill boka en provning den 9 april 2027 klockan 14.30 i Uppsala.',
    { name: s, date, time: s, city: s },
    { name: 'Karin Ek', date: '2027-04-09', time: any('14:30', '14.30'), city: 'Uppsala' },
  ),
  strict('Please send two pairs of trousers to Oliver Hart.', { customer: s, quantity: i, city: s }, REFUSE),
  strict(
    'I want to return the jacket because the zip is broken.',
    { order_number: s, reason: one('defect', 'wrong_size', 'changed_mind') },
    REFUSE,
  ),
  strict(
    'The lining of my grey coat came apart after one week. I am very disappointed and I want my money back.',
    {
      garment: s,
      colour: s,
      wanted: { ...one('refund', 'exchange', 'repair'), description: 'What the customer wants' },
    },
    { garment: any('coat', 'grey coat'), colour: 'grey', wanted: 'refund' },
  ),
  strict(
    'Could you change my order 30155? I need five white T-shirts instead of three, still in size M.',
    { order_number: s, quantity: { ...i, description: 'The new quantity' }, size: s },
    { order_number: '30155', quantity: 5, size: 'M' },
  ),
  strict(
    'We stock the Alma dress in sizes 34, 36, 38 and 42.',
    { product: s, sizes: list(i) },
    { product: any('Alma dress', 'Alma', 'the Alma dress'), sizes: [34, 36, 38, 42] },
  ),
  strict(
    'Order for the shop in Brighton: 6 navy cardigans, 4 red skirts and 10 white shirts.',
    { city: s, items: list(object({ garment: one('cardigan', 'skirt', 'shirt', 'dress'), colour: s, quantity: i })) },
    {
      city: 'Brighton',
      items: [
        { garment: 'cardigan', colour: 'navy', quantity: 6 },
        { garment: 'skirt', colour: 'red', quantity: 4 },
        { garment: 'shirt', colour: 'white', quantity: 10 },
      ],
    },
  ),
  strict(
    'Relaxed trousers with an elastic waist, 100% linen, made in Portugal. Price: 79 euros.',
    { garment: s, material: s, country_of_origin: s, price: n },
    {
      garment: any('trousers', 'relaxed trousers', 'Relaxed trousers'),
      material: any('linen', '100% linen'),
      country_of_origin: 'Portugal',
      price: 79,
    },
  ),
  strict(
    'The jumper is 70% wool, 20% polyamide and 10% cashmere.',
    { wool_percent: n, polyamide_percent: n, cashmere_percent: n },
    { wool_percent: 70, polyamide_percent: 20, cashmere_percent: 10 },
  ),
  strict(
    'Each apron takes 1.2 metres of fabric and we are making 15 aprons.',
    { aprons: i, metres_per_apron: n, metres_total: { ...n, description: 'Metres of fabric for all aprons' } },
    { aprons: 15, metres_per_apron: 1.2, metres_total: 18 },
  ),
  strict(
    'I need 5 yards of corduroy.',
    { fabric: s, length_m: { ...n, description: 'Length in metres' } },
    { fabric: 'corduroy', length_m: any(4.572, 4.57, 4.6) },
  ),
  strict(
    'It is a pullover made of pure wool.',
    { fibre: s, fibre_origin: { ...one('plant', 'animal', 'synthetic'), description: 'Where the fibre comes from' } },
    { fibre: any('wool', 'pure wool'), fibre_origin: 'animal' },
  ),
  strict(
    'The handbag is a birthday present, so please gift wrap it and write "Happy birthday, Nina" on the card.',
    { gift_wrap: b, card_text: s },
    { gift_wrap: true, card_text: any('Happy birthday, Nina', 'Happy birthday, Nina.') },
  ),
  strict(
    'I love this blazer! It fits perfectly and the fabric feels wonderful.',
    { garment: s, sentiment: one('positive', 'negative', 'neutral') },
    { garment: 'blazer', sentiment: 'positive' },
  ),
  strict(
    'My fitting was on 12 May 2027, but please move it to 19 May 2027 at 10:15. My name is Jonas Weber.',
    { name: s, old_date: date, new_date: date, time: s },
    { name: 'Jonas Weber', old_date: '2027-05-12', new_date: '2027-05-19', time: any('10:15', '10.15', '10:15 am') },
  ),
  strict(
    'Can I come in for a fitting on 2 June 2027?',
    { customer_name: s, date, time: { ...s, description: 'Time of day' } },
    REFUSE,
  ),
  strict('Ich möchte den Mantel umtauschen, er ist mir zu groß.', { order_number: s, new_size: i }, REFUSE),
  lax(
    'Hello, I am Sofia Grant and I have a question about the blue blazer.',
    { name: s, garment: s, colour: s, size: or(i) },
    { name: 'Sofia Grant', garment: any('blazer', 'blue blazer'), colour: 'blue', size: null },
  ),
  lax(
    'This is Tom Arden. Has my order 48820 been shipped yet?',
    { name: s, order_number: s, email: or(s) },
    { name: 'Tom Arden', order_number: '48820', email: null },
  ),
  strict(
    'You can reach me at clara.voss@example.com or on 0701 234567.',
    { email: s, phone: s },
    { email: 'clara.voss@example.com', phone: any('0701 234567', '0701234567') },
  ),
  strict(
    'The net price of the evening gown is 400 euros and VAT is 25 percent.',
    {
      net_price: n,
      vat_percent: n,
      vat_amount: { ...n, description: 'VAT in euros' },
      gross_price: { ...n, description: 'Price with VAT' },
    },
    { net_price: 400, vat_percent: 25, vat_amount: 100, gross_price: 500 },
  ),
  strict(
    'The parcel with the curtains weighs 2.5 kg and ships to Oslo.',
    { weight_g: { ...i, description: 'Weight in grams' }, city: s },
    { weight_g: 2500, city: 'Oslo' },
  ),
  strict(
    'We need 30 staff shirts for the new shop.',
    { quantity: i, total_price: { ...n, description: 'Total price in euros' } },
    REFUSE,
  ),
  strict(
    'Madame Claire Dubois habite à Lyon et commande deux manteaux noirs en taille 40.',
    { customer: s, city: s, quantity: i, size: i },
    { customer: any('Claire Dubois', 'Madame Claire Dubois'), city: 'Lyon', quantity: 2, size: 40 },
  ),
  strict(
    'Jag fick fel storlek. Jag beställde 36 men fick 40. Ordernummer 81234.',
    { order_number: s, ordered_size: i, received_size: i },
    { order_number: '81234', ordered_size: 36, received_size: 40 },
  ),
  strict(
    'Meine Taille misst 72 cm, die Hüfte 98 cm, und ich bin 1,68 m groß.',
    { waist_cm: n, hip_cm: n, height_cm: n },
    { waist_cm: 72, hip_cm: 98, height_cm: 168 },
  ),
  strict(
    'The invoice goes to Peter Nolan in Cork, the parcel to his sister Aoife Nolan in Galway.',
    { billing_name: s, billing_city: s, delivery_name: s, delivery_city: s },
    { billing_name: 'Peter Nolan', billing_city: 'Cork', delivery_name: 'Aoife Nolan', delivery_city: 'Galway' },
  ),
  strict(
    'Please deliver the hat box to Ruth Adler in Vienna.',
    { delivery_name: s, delivery_city: s, postcode: s },
    REFUSE,
  ),
  strict(
    'You dropped off the dress on 4 May 2027. It will be ready 10 days later.',
    { dropped_off: date, ready_on: { ...date, description: 'Date when the dress is ready' } },
    { dropped_off: '2027-05-04', ready_on: '2027-05-14' },
  ),
  strict(
    'I am looking for a winter coat and my budget is between 150 and 250 euros.',
    { garment: s, min_price: n, max_price: n, currency: one('EUR', 'USD', 'SEK') },
    { garment: any('winter coat', 'coat'), min_price: 150, max_price: 250, currency: 'EUR' },
  ),
  strict(
    'I was charged twice for my order 11902. Please check my card payment.',
    { order_number: s, department: one('billing', 'shipping', 'alterations', 'design') },
    { order_number: '11902', department: 'billing' },
  ),
  strict(
    'The trousers are too long, please shorten them by 2 inches.',
    {
      garment: s,
      alteration: one('shorten', 'lengthen', 'take_in', 'let_out'),
      amount_cm: { ...n, description: 'Amount in centimetres' },
    },
    { garment: 'trousers', alteration: 'shorten', amount_cm: any(5.08, 5.1, 5) },
  ),
  strict(
    'A bag of 12 horn buttons costs 9 euros.',
    { count: i, price: n, price_per_button: { ...n, description: 'Price of one button' } },
    { count: 12, price: 9, price_per_button: 0.75 },
  ),
  strict(
    'We have found a new supplier for buttons in Italy.',
    { supplier_name: s, country: s, lead_time_days: i },
    REFUSE,
  ),
  strict(
    'Care: machine wash at 30 degrees, do not tumble dry, iron on low heat.',
    { wash_temperature_c: i, tumble_dry_allowed: b, iron_heat: one('low', 'medium', 'high') },
    { wash_temperature_c: 30, tumble_dry_allowed: false, iron_heat: 'low' },
  ),
  strict('Is the trench coat still available in your Oslo shop?', { garment: s, city: s, size: i }, REFUSE),
  strict(
    'Lovely skirt, fits well and arrived quickly.',
    { garment: s, stars: { ...i, description: 'Stars out of five given by the reviewer' } },
    REFUSE,
  ),
  strict(
    'Review by Ingrid Moe: 4 out of 5 stars. The boots are warm but a little narrow.',
    { reviewer: s, stars: i, product: s },
    { reviewer: 'Ingrid Moe', stars: 4, product: any('boots', 'the boots', 'The boots') },
  ),
  strict(
    'Je voudrais commander une robe bleue pour le mariage de ma fille.',
    { customer_name: s, colour: s, size: i },
    REFUSE,
  ),
  strict('Hej! Mitt paket har inte kommit fram. Kan ni hjälpa mig?', { order_number: s, city: s }, REFUSE),
  strict(
    'For the made-to-measure shirt: my neck is 40 cm and my sleeve is 64 cm.',
    { neck_cm: n, sleeve_cm: n, chest_cm: n },
    REFUSE,
  ),
];
