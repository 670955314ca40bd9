import { s, n, i, b, date, list, one, or, any, strict, REFUSE } from './case.mjs';

export const CASES = [
  // Extraction: 38 with an answer
  strict(
    'Hi, please send 14 of the charcoal wool scarves to our shop in Leeds, attention Margaret Oyelaran.',
    { quantity: i, color: s, recipient: s, city: s },
    { quantity: 14, color: 'charcoal', recipient: 'Margaret Oyelaran', city: 'Leeds' },
  ),
  strict(
    'Invoice no. HB-20417, dated 6 March 2025, due 5 April 2025. Total payable: £1,284.50.',
    { invoice_number: s, invoice_date: date, due_date: date, total: n, currency: one('EUR', 'GBP', 'USD') },
    { invoice_number: 'HB-20417', invoice_date: '2025-03-06', due_date: '2025-04-05', total: 1284.5, currency: 'GBP' },
  ),
  strict(
    'The zip on the jacket I bought for 89 euros broke after three days. My order number is 77-3104.',
    { garment: s, broken_part: s, price: n, order_number: s },
    { garment: 'jacket', broken_part: any('zip', 'zipper', 'the zip'), price: 89, order_number: '77-3104' },
  ),
  strict(
    'Tomasz Wierzbicki, pattern cutter with 11 years of experience, lives in Porto and speaks Polish, Portuguese and English.',
    { name: s, job_title: s, years_of_experience: i, city: s, languages: list(s) },
    {
      name: 'Tomasz Wierzbicki',
      job_title: 'pattern cutter',
      years_of_experience: 11,
      city: 'Porto',
      languages: ['Polish', 'Portuguese', 'English'],
    },
  ),
  strict(
    'Our spring trunk show takes place on 12 April 2026 at the Hotel Astoria. Doors open at 18:30 and there are 60 seats.',
    { event_date: date, venue: s, doors_open: s, seats: i },
    {
      event_date: '2026-04-12',
      venue: any('Hotel Astoria', 'the Hotel Astoria'),
      doors_open: any('18:30', '18:30:00', '6:30 pm'),
      seats: 60,
    },
  ),
  strict(
    'The crate left Rotterdam this morning and is on its way to Gdansk; it weighs 12.4 kg.',
    { origin: s, destination: s, weight_kg: n },
    { origin: 'Rotterdam', destination: 'Gdansk', weight_kg: 12.4 },
  ),
  strict(
    "I'm 172 cm tall, my bust is 94, waist 76 and hips 102.",
    { height_cm: n, bust_cm: n, waist_cm: n, hips_cm: n },
    { height_cm: 172, bust_cm: 94, waist_cm: 76, hips_cm: 102 },
  ),
  strict(
    "Can I book a fitting for two people on 3 November 2025 at 4 pm? The name's Delacroix.",
    { date, time: s, party_size: i, surname: s },
    {
      date: '2025-11-03',
      time: any('16:00', '4 pm', '4pm', '4:00 pm', '16:00:00'),
      party_size: 2,
      surname: 'Delacroix',
    },
  ),
  strict(
    "Mum, I'm landing in Lisbon on 9 July 2025 with flight TP1363, see you there!",
    { arrival_city: s, arrival_date: date, flight_number: s },
    { arrival_city: 'Lisbon', arrival_date: '2025-07-09', flight_number: 'TP1363' },
  ),
  strict(
    'The curtain fabric is 1.4 m wide and I need 6 metres of it.',
    { width_cm: n, length_m: n },
    { width_cm: 140, length_m: 6 },
  ),
  strict(
    "Could you swap the medium for a large? It's the olive linen shirt from order 55120.",
    { requested_size: s, color: s, material: s, order_id: s },
    {
      requested_size: any('large', 'L', 'a large'),
      color: any('olive', 'olive green'),
      material: 'linen',
      order_id: '55120',
    },
  ),
  strict(
    'Two pairs of navy chinos in size 34 and one white tee in XL, please.',
    { chinos_quantity: i, chinos_color: s, tee_color: s, tee_size: s },
    { chinos_quantity: 2, chinos_color: any('navy', 'navy blue'), tee_color: 'white', tee_size: 'XL' },
  ),
  strict(
    'You charged me 45.90 twice on 2 June 2025. The last four digits of my card are 8812.',
    { charged_amount: n, charge_date: date, card_last4: s },
    { charged_amount: any(45.9, 91.8), charge_date: '2025-06-02', card_last4: '8812' },
  ),
  strict(
    'This is Priya Raman, reach me at priya.raman@oakmail.example or on +44 20 7946 0321.',
    { name: s, email: s, phone: s },
    { name: 'Priya Raman', email: 'priya.raman@oakmail.example', phone: any('+44 20 7946 0321', '+442079460321') },
  ),
  strict(
    'I need a wedding dress by 21 August 2026, my budget is no more than $1,800, and it should be ivory, not white.',
    { needed_by: date, max_budget: n, color: s },
    { needed_by: '2026-08-21', max_budget: 1800, color: 'ivory' },
  ),
  strict(
    'Please reserve one double room from 14 May 2026 to 17 May 2026 for Mr and Mrs Lindqvist.',
    { check_in: date, check_out: date, nights: i, room_type: one('single', 'double', 'suite') },
    { check_in: '2026-05-14', check_out: '2026-05-17', nights: 3, room_type: 'double' },
  ),
  strict(
    'The sofa is 2.10 m long, 95 cm deep and weighs 48 kilos.',
    { length_cm: n, depth_cm: n, weight_kg: n },
    { length_cm: 210, depth_cm: 95, weight_kg: 48 },
  ),
  strict(
    'The sales meeting has been moved from Tuesday to Thursday, same room (B12), now at half past nine in the morning.',
    { new_day: s, room: s, new_time: s },
    {
      new_day: 'Thursday',
      room: any('B12', 'room B12'),
      new_time: any(
        '09:30',
        '9:30',
        '09:30:00',
        '9:30 am',
        '09:30 am',
        'half past nine',
        'half past nine in the morning',
      ),
    },
  ),
  strict(
    'Receipt: 3 x wool socks at 7.50 each, 1 x belt at 24.00. Paid in cash.',
    { socks_quantity: i, socks_unit_price: n, belt_price: n, total: n, payment_method: one('card', 'cash', 'voucher') },
    { socks_quantity: 3, socks_unit_price: 7.5, belt_price: 24, total: 46.5, payment_method: 'cash' },
  ),
  strict(
    'My new address is 27 Mill Lane, York YO1 7HB.',
    { street: s, city: s, postcode: s },
    { street: any('Mill Lane', '27 Mill Lane'), city: 'York', postcode: any('YO1 7HB', 'YO17HB') },
  ),
  strict(
    "Not the red one, I want the green cardigan. And don't send four, two is enough.",
    { color: s, garment: s, quantity: i },
    { color: 'green', garment: 'cardigan', quantity: 2 },
  ),
  strict(
    'Deliver it on 8 October 2025, sorry, I mean 9 October 2025.',
    { delivery_date: date },
    { delivery_date: '2025-10-09' },
  ),
  strict(
    'A dozen pillowcases and half a dozen bath towels for the Harbour Inn, please.',
    { pillowcases: i, bath_towels: i, customer: s },
    { pillowcases: 12, bath_towels: 6, customer: any('Harbour Inn', 'the Harbour Inn') },
  ),
  strict(
    'Leonie studied fashion design at Parsons, graduated in 2015 and has worked for Zara since.',
    { first_name: s, school: s, graduation_year: i, employer: s },
    { first_name: 'Leonie', school: 'Parsons', graduation_year: 2015, employer: 'Zara' },
  ),
  strict(
    'Flat to rent: 3 bedrooms, 84 square metres, 1,150 euros a month, available from 1 February 2026.',
    { bedrooms: i, area_m2: n, monthly_rent: n, available_from: date },
    { bedrooms: 3, area_m2: 84, monthly_rent: 1150, available_from: '2026-02-01' },
  ),
  strict(
    'The dress is 95% viscose and 5% elastane and can go in the machine at 30 °C.',
    { viscose_percent: n, elastane_percent: n, wash_temperature_c: n, machine_washable: b },
    { viscose_percent: 95, elastane_percent: 5, wash_temperature_c: 30, machine_washable: true },
  ),
  strict(
    'Please ring Kofi on Friday about the hem of the skirt.',
    { contact_name: s, day: s, phone_number: or(s) },
    { contact_name: 'Kofi', day: 'Friday', phone_number: null },
  ),
  strict(
    'We would like 20 denim aprons for Café Brume, the budget is still to be discussed.',
    { quantity: i, material: s, budget: or(n) },
    { quantity: 20, material: 'denim', budget: null },
  ),
  strict(
    'Lost on bus 42: a brown leather wallet with 30 pounds in it.',
    { item: s, color: s, material: s, bus_number: i, cash_amount: n },
    {
      item: any('wallet', 'brown leather wallet', 'leather wallet', 'a brown leather wallet'),
      color: 'brown',
      material: 'leather',
      bus_number: 42,
      cash_amount: 30,
    },
  ),
  strict(
    'Your tracking number is DX99817263GB. The parcel is out for delivery and will arrive between 10:00 and 12:00.',
    { tracking_number: s, status: one('in_warehouse', 'out_for_delivery', 'delivered') },
    { tracking_number: 'DX99817263GB', status: 'out_for_delivery' },
  ),
  strict(
    'Mix 250 g of flour with three eggs and bake it for 35 minutes at 180 degrees Celsius.',
    { flour_g: n, eggs: i, baking_minutes: i, oven_temperature_c: n },
    { flour_g: 250, eggs: 3, baking_minutes: 35, oven_temperature_c: 180 },
  ),
  strict(
    "Refund me the 62 dollars please. I returned the boots on 2025-09-18 and I've heard nothing since.",
    { refund_amount: n, currency: s, item: s, return_date: date },
    {
      refund_amount: 62,
      currency: any('USD', 'dollars', 'dollar', '$', 'US dollars', 'US dollar'),
      item: any('boots', 'the boots'),
      return_date: '2025-09-18',
    },
  ),
  strict(
    'Elena finished the half marathon in 1 hour 52 minutes, wearing bib number 2087, and came 14th.',
    { runner: s, finish_time_minutes: n, bib_number: i, rank: i },
    { runner: 'Elena', finish_time_minutes: 112, bib_number: 2087, rank: 14 },
  ),
  strict(
    'In our atelier Anna cuts, Bilal sews and Chiara does the pressing.',
    { names: list(s) },
    { names: ['Anna', 'Bilal', 'Chiara'] },
  ),
  strict(
    'Hej! Jag vill beställa 5 blå skjortor i storlek L till Uppsala.',
    { quantity: i, color: s, size: s, city: s },
    { quantity: 5, color: any('blå', 'blue'), size: 'L', city: 'Uppsala' },
  ),
  strict(
    'Rechnung Nr. 4471 vom 12. Januar 2026 über 389,90 Euro, zahlbar bis 26. Januar 2026.',
    { invoice_number: s, invoice_date: date, amount: n, due_date: date },
    { invoice_number: '4471', invoice_date: '2026-01-12', amount: 389.9, due_date: '2026-01-26' },
  ),
  strict(
    "Bonjour, je m'appelle Camille Fournier et je voudrais réserver une table pour 6 personnes le 15 mars 2026.",
    { name: s, party_size: i, date },
    { name: 'Camille Fournier', party_size: 6, date: '2026-03-15' },
  ),
  strict(
    'El paquete pesa 3,2 kg, salió de Valencia y llega a Bilbao el 4 de mayo de 2026.',
    { weight_kg: n, origin: s, destination: s, arrival_date: date },
    { weight_kg: 3.2, origin: 'Valencia', destination: 'Bilbao', arrival_date: '2026-05-04' },
  ),

  // Extraction: 12 to refuse
  strict("I'd like to order the velvet blazer in burgundy, please.", { garment: s, color: s, size: s }, REFUSE),
  strict('Please forward the invoice to our accounts department, thanks.', { invoice_number: s, amount: n }, REFUSE),
  strict('My order arrived broken and nobody answers the phone!', { order_number: s }, REFUSE),
  strict('Henrik is a tailor and lives in Aarhus.', { name: s, date_of_birth: date }, REFUSE),
  strict('The show is in Milan, next to the cathedral, more details to follow.', { city: s, start_time: s }, REFUSE),
  strict('I bought the grey overcoat for my brother, who is 190 cm tall.', { height_cm: n, weight_kg: n }, REFUSE),
  strict('My waist is 80 cm and I like my trousers loose.', { waist_cm: n, shoulder_width_cm: n }, REFUSE),
  strict('Book me in for a haircut with Sandra, would you?', { stylist: s, appointment_date: date }, REFUSE),
  strict("Can you tell Jonas that I'll be twenty minutes late?", { recipient: s, sender_email: s }, REFUSE),
  strict('We paid a deposit last week and the rest is due on delivery.', { deposit_amount: n }, REFUSE),
  strict('Ich hätte gern ein Kleid aus Seide, am liebsten in Grün.', { material: s, lieferadresse: s }, REFUSE),
  strict('The meeting room has a projector and a whiteboard.', { number_of_seats: i }, REFUSE),

  // Classification: 22 with an answer
  strict(
    'Where is my parcel? It should have been here on Monday.',
    { intent: one('track_order', 'return_item', 'change_address', 'cancel_order') },
    { intent: 'track_order' },
  ),
  strict(
    'I want my money back, this coat is falling apart.',
    { sentiment: one('positive', 'neutral', 'negative') },
    { sentiment: 'negative' },
  ),
  strict(
    "This is the softest jumper I've ever owned, thank you so much!",
    { sentiment: one('positive', 'neutral', 'negative') },
    { sentiment: 'positive' },
  ),
  strict(
    'The shop opens at nine on weekdays.',
    { sentiment: one('positive', 'neutral', 'negative') },
    { sentiment: 'neutral' },
  ),
  strict(
    "The ceremony starts in one hour and the dress still isn't here, call me right now!",
    { urgency: one('low', 'medium', 'high') },
    { urgency: 'high' },
  ),
  strict(
    'No rush at all, but whenever you get round to it, could you post me a catalogue?',
    { urgency: one('low', 'medium', 'high') },
    { urgency: 'low' },
  ),
  strict(
    'Please take me off your mailing list.',
    { intent: one('subscribe', 'unsubscribe', 'purchase', 'refund') },
    { intent: 'unsubscribe' },
  ),
  strict(
    'The trousers are far too tight around the thighs.',
    { issue: one('fit', 'colour', 'late_delivery', 'price') },
    { issue: 'fit' },
  ),
  strict(
    'When I unpacked the blouse there was a big hole under the arm.',
    { problem: one('wrong_item', 'damaged', 'late', 'missing') },
    { problem: 'damaged' },
  ),
  strict(
    'I ordered a blue hat and you sent me a green one.',
    { problem: one('wrong_item', 'damaged', 'late', 'missing') },
    { problem: 'wrong_item' },
  ),
  strict(
    "My laptop hasn't connected to the Wi-Fi since the update.",
    { department: one('IT', 'HR', 'finance', 'catering') },
    { department: 'IT' },
  ),
  strict(
    'How many holiday days do I have left this year?',
    { department: one('IT', 'HR', 'sales', 'catering') },
    { department: 'HR' },
  ),
  strict('Lovely little shop, I would come back any time.', { would_return: b }, { would_return: true }),
  strict("I've never been on a plane before.", { has_flown: b }, { has_flown: false }),
  strict("We'll pick the suits up ourselves, so no delivery needed.", { needs_delivery: b }, { needs_delivery: false }),
  strict(
    'A pair of waterproof hiking boots, ankle high.',
    { category: one('footwear', 'knitwear', 'underwear', 'jewellery') },
    { category: 'footwear' },
  ),
  strict(
    'A bobble hat and a matching scarf.',
    { category: one('trousers', 'dresses', 'footwear', 'accessories') },
    { category: 'accessories' },
  ),
  strict(
    'A heavy down parka that keeps you warm at minus twenty.',
    { season: one('spring', 'summer', 'autumn', 'winter') },
    { season: 'winter' },
  ),
  strict(
    'Can I use my credit card or do you only take cash?',
    { topic: one('payment', 'shipping', 'sizing', 'returns') },
    { topic: 'payment' },
  ),
  strict(
    'A tuxedo with satin lapels for a black tie gala.',
    { formality: one('casual', 'business', 'formal') },
    { formality: 'formal' },
  ),
  strict(
    'Jag är jättebesviken, tröjan gick sönder efter första tvätten.',
    { sentiment: one('positive', 'neutral', 'negative') },
    { sentiment: 'negative' },
  ),
  strict(
    'Comment puis-je vous renvoyer cette robe ? Elle est trop petite.',
    { intent: one('return', 'order_status', 'payment'), reason: one('too_small', 'too_large', 'damaged') },
    { intent: 'return', reason: 'too_small' },
  ),

  // Classification: 3 to refuse
  strict('I bought a scarf yesterday.', { is_gift: b }, REFUSE),
  strict('The curtains are 240 cm long.', { customer_is_member: b }, REFUSE),
  strict('My name is Ola and I live in Bergen.', { payment_method: one('card', 'cash', 'invoice') }, REFUSE),

  // Questions: 20 with an answer
  strict('What is 15% of 240?', { result: n }, { result: 36 }),
  strict('A shirt costs 40 euros and is now 25% off. What do I pay?', { price: n }, { price: 30 }),
  strict("Three coats at 129 each plus 12 for shipping: what's the total?", { total: n }, { total: 399 }),
  strict(
    'If 8 metres of silk cost 136 dollars, what does one metre cost?',
    { price_per_metre: n },
    { price_per_metre: 17 },
  ),
  strict(
    'We have 150 buttons and every shirt takes 9. How many complete shirts can we make, and how many buttons are left over?',
    { shirts: i, buttons_left: i },
    { shirts: 16, buttons_left: 6 },
  ),
  strict('How many centimetres is 32 inches?', { centimetres: n }, { centimetres: 81.28 }),
  strict('Convert 5 yards to metres.', { metres: n }, { metres: 4.572 }),
  strict('My suitcase weighs 50 pounds, how many kilos is that?', { kilograms: n }, { kilograms: 22.68 }),
  strict('What is 86 °F in Celsius?', { celsius: n }, { celsius: 30 }),
  strict('How many inches is 5 foot 7?', { inches: n }, { inches: 67 }),
  strict('Wie viele Minuten sind zweieinhalb Stunden?', { minutes: n }, { minutes: 150 }),
  strict("What EU shoe size is a men's UK 9?", { eu_size: n }, { eu_size: any(42.5, 43, 43.5, 44) }),
  strict("I wear a women's US dress size 8. What is that in UK sizes?", { uk_size: i }, { uk_size: 12 }),
  strict("Which EU size corresponds to a women's UK dress size 14?", { eu_size: i }, { eu_size: any(40, 42) }),
  strict("A men's suit jacket in US size 40: which EU size is that?", { eu_size: i }, { eu_size: 50 }),
  strict('Can I tumble dry a pure silk blouse?', { can_tumble_dry: b }, { can_tumble_dry: false }),
  strict(
    'What is the highest temperature at which I should machine-wash a wool jumper?',
    { max_temperature_c: n },
    { max_temperature_c: 30 },
  ),
  strict('Can white cotton bed sheets be washed at 60 degrees?', { answer: one('yes', 'no') }, { answer: 'yes' }),
  strict('Hur många centimeter är 10 tum?', { centimeter: n }, { centimeter: 25.4 }),
  strict('Si compro 4 camisetas a 12,50 euros cada una, ¿cuánto pago en total?', { total: n }, { total: 50 }),

  // Questions: 5 to refuse
  strict('What will the world market price of cotton be two years from now?', { price_per_kg: n }, REFUSE),
  strict(
    'Two colleagues and I are splitting the taxi fare equally. How much does each of us pay?',
    { share: n },
    REFUSE,
  ),
  strict('How many kilos does my suitcase weigh?', { weight_kg: n }, REFUSE),
  strict('Which EU shoe size does my sister wear?', { eu_size: n }, REFUSE),
  strict('How old is the woman who lives next door to me?', { age: i }, REFUSE),
];
