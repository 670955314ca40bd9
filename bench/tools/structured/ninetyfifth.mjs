import { s, n, i, b, date, list, one, any, strict, REFUSE } from './case.mjs';

export const CASES = [
  // Extraction, with an answer: 36
  /* 1 */ strict(
    'Please ship two navy merino cardigans in size M to Hannah Okafor, 14 Quay Street, Bristol.',
    { customer: s, city: s, quantity: i, color: s, size: s },
    {
      customer: 'Hannah Okafor',
      city: 'Bristol',
      quantity: 2,
      color: any('navy', 'navy blue'),
      size: any('M', 'medium'),
    },
  ),
  /* 2 */ strict(
    'My order number is KX-20418 and the parcel was due on 3 March 2025.',
    { order_number: s, due_date: date },
    { order_number: 'KX-20418', due_date: '2025-03-03' },
  ),
  /* 3 */ strict(
    'The coat weighs 1.4 kg and is 110 cm long.',
    { weight_grams: n, length_cm: n },
    { weight_grams: 1400, length_cm: 110 },
  ),
  /* 4 */ strict(
    'Could you call me back on +44 20 7946 0123? Best, Priya Raman',
    { phone: s, name: s },
    { phone: any('+44 20 7946 0123', '+442079460123'), name: 'Priya Raman' },
  ),
  /* 5 */ strict(
    'I paid $89.50 for the jacket, but the site now shows $74.50.',
    { paid_price: n, current_price: n, price_difference: n },
    { paid_price: 89.5, current_price: 74.5, price_difference: any(15, -15) },
  ),
  /* 6 */ strict(
    "We need a dozen black aprons and three white chef's jackets by 12 June 2025.",
    { apron_count: i, jacket_count: i, deadline: date },
    { apron_count: 12, jacket_count: 3, deadline: '2025-06-12' },
  ),
  /* 7 */ strict(
    'Reach our buyer at lena.holm@nordtrad.example; she works for Nordtråd AB.',
    { email: s, company: s },
    { email: 'lena.holm@nordtrad.example', company: any('Nordtråd AB', 'Nordtråd') },
  ),
  /* 8 */ strict(
    'The fabric is 70% wool, 25% polyamide and 5% elastane.',
    { wool_percent: n, polyamide_percent: n, elastane_percent: n },
    { wool_percent: 70, polyamide_percent: 25, elastane_percent: 5 },
  ),
  /* 9 */ strict(
    'Return: one pair of olive chinos, waist 34, inside leg 32, too long.',
    { garment: s, color: s, waist: i, inseam: i },
    {
      garment: any('chinos', 'chino', 'olive chinos', 'pair of chinos', 'pair of olive chinos'),
      color: any('olive', 'olive green'),
      waist: 34,
      inseam: 32,
    },
  ),
  /* 10 */ strict(
    'The model is 5 ft 10 in tall and wears a size small.',
    { height_cm: n, size: s },
    { height_cm: 177.8, size: any('small', 'S') },
  ),
  /* 11 */ strict(
    'Flight from Lisbon to Oslo on 2025-11-08, three passengers.',
    { origin: s, destination: s, departure_date: date, passengers: i },
    { origin: 'Lisbon', destination: 'Oslo', departure_date: '2025-11-08', passengers: 3 },
  ),
  /* 12 */ strict(
    'One roll of linen: 25 metres long, 150 cm wide, priced at 8 euros per metre.',
    { length_m: n, width_cm: n, price_per_meter: n, total_price: n, currency: one('EUR', 'USD', 'GBP') },
    { length_m: 25, width_cm: 150, price_per_meter: 8, total_price: 200, currency: 'EUR' },
  ),
  /* 13 */ strict(
    'Invoice 7731 from Bellweather Mills totals £1,240.00, payable within 30 days.',
    { invoice_number: s, supplier: s, total: n, payment_days: i },
    { invoice_number: '7731', supplier: 'Bellweather Mills', total: 1240, payment_days: 30 },
  ),
  /* 14 */ strict(
    'The bridal fitting is at 3:30 pm on 21 May 2026 in Leeds.',
    { appointment_time: s, appointment_date: date, city: s },
    { appointment_time: any('15:30', '3:30 pm', '3:30pm', '15:30:00'), appointment_date: '2026-05-21', city: 'Leeds' },
  ),
  /* 15 */ strict(
    'The red scarf is for Mia and the green gloves are for Jonas.',
    { scarf_color: s, scarf_recipient: s, gloves_color: s, gloves_recipient: s },
    { scarf_color: 'red', scarf_recipient: 'Mia', gloves_color: 'green', gloves_recipient: 'Jonas' },
  ),
  /* 16 */ strict(
    "I don't want the blue one; send the grey hoodie in XL instead.",
    { color: s, garment: s, size: s },
    { color: any('grey', 'gray'), garment: any('hoodie', 'grey hoodie'), size: any('XL', 'extra large') },
  ),
  /* 17 */ strict(
    'Use code SPRING15 for 15% off, valid until 30 April 2025.',
    { coupon_code: s, discount_percent: n, valid_until: date },
    { coupon_code: 'SPRING15', discount_percent: 15, valid_until: '2025-04-30' },
  ),
  /* 18 */ strict(
    'I have moved from 8 Elm Road, Cardiff to 22 Harbour Lane, Swansea; please update my file.',
    { old_city: s, new_city: s },
    { old_city: 'Cardiff', new_city: 'Swansea' },
  ),
  /* 19 */ strict(
    'The lining is viscose, the shell is waxed cotton and the buttons are horn.',
    { lining_material: s, shell_material: s, button_material: s },
    { lining_material: 'viscose', shell_material: any('waxed cotton', 'cotton'), button_material: 'horn' },
  ),
  /* 20 */ strict(
    'My chest is 38 inches and my sleeve is 25 inches.',
    { chest_cm: n, sleeve_cm: n },
    { chest_cm: any(96.52, 97), sleeve_cm: any(63.5, 64) },
  ),
  /* 21 */ strict(
    'Dr Samuel Achebe booked a double room for four nights, arriving 2 July 2025.',
    { guest_name: s, nights: i, check_in: date, check_out: date },
    {
      guest_name: any('Samuel Achebe', 'Dr Samuel Achebe', 'Dr. Samuel Achebe'),
      nights: 4,
      check_in: '2025-07-02',
      check_out: '2025-07-06',
    },
  ),
  /* 22 */ strict(
    'Gift wrap it please, and do not put a receipt in the box.',
    { gift_wrap: b, include_receipt: b },
    { gift_wrap: true, include_receipt: false },
  ),
  /* 23 */ strict(
    'The sizes still left are S, M and XXL.',
    { available_sizes: list(s) },
    { available_sizes: ['S', 'M', 'XXL'] },
  ),
  /* 24 */ strict(
    'We stock the pullover in rust, teal and cream.',
    { colors: list(s), product: s },
    { colors: ['rust', 'teal', 'cream'], product: any('pullover', 'the pullover') },
  ),
  /* 25 */ strict(
    'The label reads SKU TR-883-BLK, barcode 5012345678900.',
    { sku: s, barcode: s },
    { sku: 'TR-883-BLK', barcode: '5012345678900' },
  ),
  /* 26 */ strict(
    "My name is Olivia Brandt, I'm 29 and I live in Antwerp.",
    { first_name: s, last_name: s, age: i, city: s },
    { first_name: 'Olivia', last_name: 'Brandt', age: 29, city: 'Antwerp' },
  ),
  /* 27 */ strict(
    'The rucksack arrived on Tuesday with a broken zip.',
    { arrival_weekday: s, defect: s },
    { arrival_weekday: 'Tuesday', defect: any('broken zip', 'a broken zip', 'zip broken', 'broken zipper') },
  ),
  /* 28 */ strict(
    'I ordered 6 shirts but only 4 came.',
    { ordered_quantity: i, received_quantity: i, missing_quantity: i },
    { ordered_quantity: 6, received_quantity: 4, missing_quantity: 2 },
  ),
  /* 29 */ strict(
    "Hi, it's Farid Nouri. Tracking number 1Z998AA10123 says delivered but my porch is empty.",
    { customer_name: s, tracking_number: s },
    { customer_name: 'Farid Nouri', tracking_number: '1Z998AA10123' },
  ),
  /* 30 */ strict(
    'My budget is between 200 and 350 dollars for a dress to wear to a wedding.',
    { min_budget: n, max_budget: n, occasion: s, garment: s },
    { min_budget: 200, max_budget: 350, occasion: any('wedding', 'a wedding'), garment: any('dress', 'a dress') },
  ),
  /* 31 */ strict(
    'The skirt has a 72 cm waist and two side pockets.',
    { waist_cm: n, pocket_count: i },
    { waist_cm: 72, pocket_count: 2 },
  ),
  /* 32 */ strict(
    'The train to Ghent leaves at 09:45 from platform 6.',
    { destination: s, departure_time: s, platform: i },
    { destination: 'Ghent', departure_time: any('09:45', '9:45', '09:45:00', '9:45 am', '09:45 am'), platform: 6 },
  ),
  /* 33 sv */ strict(
    'Jag vill beställa tre röda halsdukar till Göteborg. Hälsningar, Karin Lindqvist',
    { customer: s, city: s, quantity: i, color: s },
    {
      customer: 'Karin Lindqvist',
      city: any('Göteborg', 'Gothenburg'),
      quantity: 3,
      color: any('röda', 'röd', 'rött', 'red'),
    },
  ),
  /* 34 de */ strict(
    'Bitte liefern Sie fünf weiße Hemden in Größe L am 14. August 2025 nach Hamburg.',
    { quantity: i, size: s, city: s, delivery_date: date },
    { quantity: 5, size: 'L', city: 'Hamburg', delivery_date: '2025-08-14' },
  ),
  /* 35 fr */ strict(
    "Je m'appelle Camille Dufour et je voudrais deux jupes noires en taille 38, livrées à Nantes.",
    { name: s, quantity: i, size: s, city: s },
    { name: 'Camille Dufour', quantity: 2, size: '38', city: 'Nantes' },
  ),
  /* 36 es */ strict(
    'El abrigo cuesta 129,90 euros y pesa 1,2 kg.',
    { price: n, weight_kg: n },
    { price: 129.9, weight_kg: 1.2 },
  ),

  // Extraction, to refuse: 9
  /* 37 */ strict(
    'I keep thinking about long wool coats with big collars.',
    { customer: s, city: s, delivery_date: date, quantity: i },
    REFUSE,
  ),
  /* 38 */ strict('The parcel for Rosa Delgado is on its way to Porto.', { recipient: s, tracking_number: s }, REFUSE),
  /* 39 */ strict(
    'Two linen shirts in white, please, as soon as you can.',
    { quantity: i, color: s, email: s },
    REFUSE,
  ),
  /* 40 */ strict('The dress was lovely but rather expensive.', { price: n }, REFUSE),
  /* 41 */ strict('Martin asked whether the boots come in brown.', { first_name: s, last_name: s, color: s }, REFUSE),
  /* 42 */ strict(
    'Our showroom is a short walk from the station, and the tea is free.',
    { street_address: s, opening_time: s },
    REFUSE,
  ),
  /* 43 */ strict('I ordered several pairs of socks and they all shrank.', { quantity: i }, REFUSE),
  /* 44 */ strict(
    'The roll is 40 metres long and comes from our mill in Biella.',
    { length_m: n, width_cm: n },
    REFUSE,
  ),
  /* 45 de */ strict(
    'Meine Bestellung ist leider noch immer nicht angekommen.',
    { order_number: s, order_date: date },
    REFUSE,
  ),

  // Classification, with an answer: 25
  /* 46 */ strict(
    'The sleeves came apart after one wash and I am really annoyed.',
    { category: one('complaint', 'order', 'praise') },
    { category: 'complaint' },
  ),
  /* 47 */ strict(
    'I would like to buy four of the striped T-shirts, please.',
    { intent: one('order', 'return', 'complaint', 'question') },
    { intent: 'order' },
  ),
  /* 48 */ strict(
    'Best jeans I have ever owned, I love them!',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'positive' },
  ),
  /* 49 */ strict(
    'I want to send these loafers back and get my money back.',
    { request_type: one('refund', 'exchange', 'new_order') },
    { request_type: 'refund' },
  ),
  /* 50 */ strict(
    'Could you swap the medium for a large?',
    { request_type: one('refund', 'exchange', 'cancellation') },
    { request_type: 'exchange' },
  ),
  /* 51 */ strict(
    'Please cancel order 5519 before it ships.',
    { action: one('cancel', 'track', 'reorder'), order_id: s },
    { action: 'cancel', order_id: '5519' },
  ),
  /* 52 */ strict(
    'Where is my package? The app has shown nothing for a week.',
    { topic: one('shipping', 'sizing', 'care', 'payment') },
    { topic: 'shipping' },
  ),
  /* 53 */ strict(
    'My card was charged twice for the same blazer.',
    { department: one('billing', 'design', 'recruitment') },
    { department: 'billing' },
  ),
  /* 54 */ strict(
    'Can I put this lambswool jumper in the washing machine?',
    { topic: one('care', 'delivery', 'payment') },
    { topic: 'care' },
  ),
  /* 55 */ strict(
    'Would a size 10 fit me if I usually wear a 12?',
    { topic: one('sizing', 'shipping', 'billing') },
    { topic: 'sizing' },
  ),
  /* 56 */ strict(
    'A pair of ankle-high Chelsea boots in black suede.',
    { product_type: one('footwear', 'outerwear', 'headwear', 'jewellery') },
    { product_type: 'footwear' },
  ),
  /* 57 */ strict(
    'A wide-brimmed straw fedora with a ribbon.',
    { category: one('hat', 'shoe', 'coat', 'bag') },
    { category: 'hat' },
  ),
  /* 58 */ strict(
    'A heavy quilted parka with a fur-lined hood, made for minus twenty.',
    { season: one('summer', 'winter') },
    { season: 'winter' },
  ),
  /* 59 */ strict(
    'The wedding is tomorrow and the suit still is not here, I need an answer immediately!',
    { urgency: one('high', 'low'), resolved: b },
    { urgency: 'high', resolved: false },
  ),
  /* 60 */ strict(
    'No rush at all, whenever you have a moment, could you send me a swatch?',
    { priority: one('urgent', 'low') },
    { priority: 'low' },
  ),
  /* 61 */ strict(
    'The blouse is made of mulberry silk.',
    { fiber_origin: one('natural', 'synthetic') },
    { fiber_origin: 'natural' },
  ),
  /* 62 */ strict(
    'These leggings are 100% polyester.',
    { fiber_type: one('natural', 'synthetic') },
    { fiber_type: 'synthetic' },
  ),
  /* 63 */ strict(
    'A tuxedo with satin lapels and a bow tie.',
    { dress_code: one('casual', 'formal', 'sportswear') },
    { dress_code: 'formal' },
  ),
  /* 64 */ strict(
    'The trousers fell apart, the shop ignored me, and I will never buy here again.',
    { sentiment: one('positive', 'negative'), will_return: b },
    { sentiment: 'negative', will_return: false },
  ),
  /* 65 */ strict(
    'Thank you so much, Ines in the Madrid shop was wonderful.',
    { message_type: one('praise', 'complaint', 'order'), employee: s },
    { message_type: 'praise', employee: 'Ines' },
  ),
  /* 66 */ strict(
    'I saw your opening for a pattern cutter and have attached my CV.',
    { intent: one('job_application', 'purchase', 'complaint') },
    { intent: 'job_application' },
  ),
  /* 67 */ strict(
    'The shorts are far too tight around my thighs.',
    { fit_issue: one('too_small', 'too_large', 'none') },
    { fit_issue: 'too_small' },
  ),
  /* 68 de */ strict(
    'Die Jacke ist schon nach zwei Tagen kaputt, ich bin sehr enttäuscht.',
    { sentiment: one('positive', 'negative', 'neutral'), language: one('de', 'en', 'fr') },
    { sentiment: 'negative', language: 'de' },
  ),
  /* 69 fr */ strict(
    'Je souhaite retourner ce pantalon, il est trop grand.',
    { intent: one('return', 'order', 'praise'), fit: one('too_small', 'too_large') },
    { intent: 'return', fit: 'too_large' },
  ),
  /* 70 sv */ strict(
    'När kommer mitt paket?',
    { topic: one('delivery', 'care', 'sizing'), is_question: b },
    { topic: 'delivery', is_question: true },
  ),

  // Classification, to refuse: 5
  /* 71 */ strict('The shirt has seven buttons.', { sentiment: one('positive', 'negative') }, REFUSE),
  /* 72 */ strict('I am writing about the scarf.', { intent: one('refund', 'exchange', 'cancellation') }, REFUSE),
  /* 73 */ strict('A grey crew-neck jumper, size M.', { payment_method: one('card', 'invoice', 'cash') }, REFUSE),
  /* 74 */ strict('Good morning, I hope you are well.', { department: one('billing', 'shipping', 'returns') }, REFUSE),
  /* 75 */ strict(
    'Alex picked up the trousers this morning.',
    { customer_type: one('wholesale', 'retail', 'press'), membership: one('gold', 'silver') },
    REFUSE,
  ),

  // Questions, with an answer: 19
  /* 76 */ strict('What is 17 times 6?', { answer: n }, { answer: 102 }),
  /* 77 */ strict('How many centimetres is 5 inches?', { centimeters: n }, { centimeters: 12.7 }),
  /* 78 */ strict('What is 15% of 240?', { result: n }, { result: 36 }),
  /* 79 */ strict(
    'Three shirts at 29 euros each and one belt at 18 euros: what is the total?',
    { total: n, currency: one('EUR', 'USD') },
    { total: 105, currency: 'EUR' },
  ),
  /* 80 */ strict('Should a cashmere sweater go in a hot tumble dryer?', { tumble_dry: b }, { tumble_dry: false }),
  /* 81 */ strict('Is it safe to use chlorine bleach on silk?', { safe: b }, { safe: false }),
  /* 82 */ strict('How many grams are 10 ounces?', { grams: n }, { grams: 283.5 }),
  /* 83 */ strict('What is 30 degrees Celsius in Fahrenheit?', { fahrenheit: n }, { fahrenheit: 86 }),
  /* 84 */ strict('Which fibre is denim traditionally woven from?', { fiber: s }, { fiber: 'cotton' }),
  /* 85 */ strict(
    'Which textile is made from the flax plant?',
    { textile: s },
    { textile: any('linen', 'linen fabric', 'linen cloth') },
  ),
  /* 86 */ strict(
    'A 120-euro coat is reduced by 25 percent. What does it cost now?',
    { sale_price: n },
    { sale_price: 90 },
  ),
  /* 87 */ strict(
    'Which keeps you warmer in January in Stockholm, a down parka or a linen shirt?',
    { warmer: one('down parka', 'linen shirt') },
    { warmer: 'down parka' },
  ),
  /* 88 */ strict('How many days are there from 1 March 2025 to 15 March 2025?', { days: i }, { days: any(14, 15) }),
  /* 89 */ strict('Which letter size is one up from M?', { size: s }, { size: any('L', 'large') }),
  /* 90 */ strict("What is a men's EU shoe size 43 in UK sizes?", { uk_size: n }, { uk_size: any(9, 8.5) }),
  /* 91 */ strict(
    'Eight shirts with nine buttons each: how many buttons do I need?',
    { button_count: i },
    { button_count: 72 },
  ),
  /* 92 */ strict(
    'Which animal does mohair come from?',
    { animal: s },
    { animal: any('goat', 'goats', 'angora goat', 'angora goats', 'the angora goat') },
  ),
  /* 93 es */ strict('¿Cuántos minutos hay en tres horas?', { minutes: n }, { minutes: 180 }),
  /* 94 sv */ strict('Vad är 144 delat med 12?', { answer: n }, { answer: 12 }),

  // Questions, to refuse: 6
  /* 95 */ strict('What will one pound be worth in euros next Christmas?', { exchange_rate: n }, REFUSE),
  /* 96 */ strict("What is my sister's shoe size?", { shoe_size: n }, REFUSE),
  /* 97 */ strict('What is 12 divided by 0?', { answer: n }, REFUSE),
  /* 98 */ strict('How much did I spend on shoes last year?', { amount: n, currency: s }, REFUSE),
  /* 99 */ strict('Each box holds 12 caps. How many caps are in the whole shipment?', { total_caps: i }, REFUSE),
  /* 100 */ strict('Who won the chess tournament in our village last Sunday?', { winner: s }, REFUSE),
];
