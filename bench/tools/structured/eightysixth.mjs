import { s, n, i, b, date, list, one, or, any, strict, REFUSE } from './case.mjs';

export const CASES = [
  // ---------- answerable: orders and customer service ----------
  strict(
    'Order 77120 was placed by Harriet Boyle on 4 March 2025. It ships to Leeds, although the invoice goes to her employer in Hull. The total is £148.50 including £6.50 for shipping.',
    { order_number: s, customer: s, shipping_city: s, order_date: date, total: n, shipping_cost: n },
    {
      order_number: any('77120', '#77120'),
      customer: 'Harriet Boyle',
      shipping_city: 'Leeds',
      order_date: '2025-03-04',
      total: 148.5,
      shipping_cost: 6.5,
    },
  ),
  strict(
    'The coat I received has a broken zip and a hole in the lining. I bought it three weeks ago and wore it once.',
    { category: one('damaged_item', 'late_delivery', 'billing', 'praise') },
    { category: 'damaged_item' },
  ),
  strict(
    'My parcel was promised for Monday. It is Friday and it still has not arrived.',
    { complaint_type: one('late_delivery', 'wrong_size', 'damaged_item', 'refund') },
    { complaint_type: 'late_delivery' },
  ),
  strict(
    'You charged my credit card twice for the same invoice. The boots themselves are lovely and came on time.',
    { issue: one('billing', 'delivery', 'product_quality', 'account_access') },
    { issue: 'billing' },
  ),
  strict(
    'I keep typing my password and the site says it is wrong. The reset e-mail never comes.',
    { category: one('login', 'payment', 'shipping', 'returns') },
    { category: 'login' },
  ),
  strict(
    'Absolutely thrilled with this dress! The fabric is gorgeous and the fit is perfect.',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'positive' },
  ),
  strict(
    'Terrible service. I waited forty minutes on the phone and the agent was rude. Never again.',
    { sentiment: one('positive', 'negative', 'neutral'), wait_minutes: i },
    { sentiment: 'negative', wait_minutes: 40 },
  ),
  strict(
    'Hi, this is Owen Pritchard. Please send the replacement to 14 Mill Lane, York, not to my old place in Derby. You can reach me at owen.p@example.com.',
    { name: s, city: s, email: s },
    { name: 'Owen Pritchard', city: 'York', email: 'owen.p@example.com' },
  ),
  strict(
    'Please cancel order B-4471 but keep order B-4472 as it is. Regards, Fatima Noor',
    { order_to_cancel: s, customer_name: s },
    { order_to_cancel: 'B-4471', customer_name: 'Fatima Noor' },
  ),
  strict(
    'I ordered 3 linen shirts at 45 dollars each and 2 belts at 20 dollars each.',
    { shirt_quantity: i, belt_quantity: i, total_price: n },
    { shirt_quantity: 3, belt_quantity: 2, total_price: 175 },
  ),
  strict(
    'Invoice INV-2093, dated 12 May 2025, is due on 11 June 2025. The net amount is €900.00, VAT is €171.00 and the gross amount is €1,071.00.',
    { invoice_number: s, invoice_date: date, due_date: date, net_amount: n, vat: n, gross_amount: n },
    {
      invoice_number: 'INV-2093',
      invoice_date: '2025-05-12',
      due_date: '2025-06-11',
      net_amount: 900,
      vat: 171,
      gross_amount: 1071,
    },
  ),
  strict(
    'Ms Leclerc wants to exchange the green jumper in size M for the same one in size L. The blue scarf from the same order she keeps.',
    { item: s, current_size: s, requested_size: s },
    { item: any('jumper', 'green jumper', 'the green jumper'), current_size: 'M', requested_size: 'L' },
  ),
  strict(
    'The refund of 59.90 EUR was issued on 2 September 2025 to the card ending in 4410. The original purchase was on 18 August 2025.',
    { refund_amount: n, currency: s, refund_date: date, purchase_date: date, card_last_four: s },
    {
      refund_amount: 59.9,
      currency: any('EUR', '€', 'euro', 'euros'),
      refund_date: '2025-09-02',
      purchase_date: '2025-08-18',
      card_last_four: '4410',
    },
  ),
  strict(
    'Ticket 5582: the customer, Beatriz Lopes, reports a missing button on her blazer. Agent Simon Hart took the call. Priority is high.',
    { ticket_id: s, customer: s, agent: s, priority: one('low', 'medium', 'high') },
    { ticket_id: '5582', customer: 'Beatriz Lopes', agent: 'Simon Hart', priority: 'high' },
  ),

  // ---------- answerable: logistics ----------
  strict(
    'Container MSKU 88 left Rotterdam on 3 June 2025 and reached Felixstowe on 5 June 2025. It held 120 cartons, of which 7 were damaged.',
    { origin: s, destination: s, departure_date: date, arrival_date: date, damaged_cartons: i, undamaged_cartons: i },
    {
      origin: 'Rotterdam',
      destination: 'Felixstowe',
      departure_date: '2025-06-03',
      arrival_date: '2025-06-05',
      damaged_cartons: 7,
      undamaged_cartons: 113,
    },
  ),
  strict(
    'The pallet weighs 480 kg and is 1.6 m high. The limit on bay 4 is 500 kg.',
    { pallet_weight_kg: n, height_m: n, bay: i, weight_limit_kg: n },
    { pallet_weight_kg: 480, height_m: 1.6, bay: 4, weight_limit_kg: 500 },
  ),
  strict(
    'Driver Pawel Nowak picked up 36 parcels at the Bristol depot at 07:15. He delivered 31 and brought 5 back.',
    { driver: s, depot_city: s, picked_up: i, delivered: i, returned: i },
    { driver: 'Pawel Nowak', depot_city: 'Bristol', picked_up: 36, delivered: 31, returned: 5 },
  ),
  strict(
    'Tracking number 1Z99AA10 shows the parcel at the Cologne hub. Carrier: UPS. Expected delivery 22 October 2025.',
    { tracking_number: s, carrier: s, expected_delivery: date },
    { tracking_number: '1Z99AA10', carrier: 'UPS', expected_delivery: '2025-10-22' },
  ),
  strict('Each box holds 24 pairs of socks and we received 15 boxes.', { total_pairs: i }, { total_pairs: 360 }),
  strict(
    'The warehouse had 640 jackets on Monday. 185 were shipped on Tuesday and nothing came in.',
    { jackets_left: i },
    { jackets_left: 455 },
  ),
  strict(
    'The van is 6 miles from the store. How many kilometres is that?',
    { kilometres: n },
    { kilometres: any(9.66, 9.656, 9.7) },
  ),
  strict(
    'Our supplier in Porto ships on Thursdays, the one in Milan on Tuesdays. The Porto supplier is called Tecidos Lima.',
    { porto_supplier: s, porto_shipping_day: s, milan_shipping_day: s },
    {
      porto_supplier: 'Tecidos Lima',
      porto_shipping_day: any('Thursday', 'Thursdays'),
      milan_shipping_day: any('Tuesday', 'Tuesdays'),
    },
  ),

  // ---------- answerable: HR ----------
  strict(
    'Nadia Rahman joins as Payroll Manager on 1 September 2025. She replaces Colin Webb, who leaves on 29 August 2025. Her salary is £52,000 a year.',
    { new_employee: s, position: s, start_date: date, predecessor: s, annual_salary: n },
    {
      new_employee: 'Nadia Rahman',
      position: 'Payroll Manager',
      start_date: '2025-09-01',
      predecessor: 'Colin Webb',
      annual_salary: 52000,
    },
  ),
  strict(
    'Tom Asher requests leave from 7 July 2025 to 18 July 2025. His manager is Ingrid Falk and she has already approved it.',
    { employee: s, leave_start: date, leave_end: date, manager: s, approved: b },
    {
      employee: 'Tom Asher',
      leave_start: '2025-07-07',
      leave_end: '2025-07-18',
      manager: 'Ingrid Falk',
      approved: true,
    },
  ),
  strict(
    'Applicant: Lucia Ferrari, 34, from Turin. She has 9 years of experience and speaks Italian, English and German.',
    { name: s, age: i, city: s, years_of_experience: i, languages: list(s) },
    {
      name: 'Lucia Ferrari',
      age: 34,
      city: 'Turin',
      years_of_experience: 9,
      languages: ['Italian', 'English', 'German'],
    },
  ),
  strict(
    'The job is part-time, 24 hours a week, and pays 15 pounds an hour.',
    { employment_type: one('full-time', 'part-time'), hours_per_week: n, hourly_rate: n, weekly_pay: n },
    { employment_type: 'part-time', hours_per_week: 24, hourly_rate: 15, weekly_pay: 360 },
  ),
  strict('Of 80 employees, 20 work remotely.', { remote_percentage: n }, { remote_percentage: 25 }),
  strict(
    'I have been with the firm for six years. My contract does not allow remote work, and my notice period is three months.',
    { years_at_firm: i, remote_work_allowed: b, notice_period_months: i },
    { years_at_firm: 6, remote_work_allowed: false, notice_period_months: 3 },
  ),

  // ---------- answerable: travel ----------
  strict(
    'Flight BA 216 leaves London at 18:05 and lands in Washington at 21:40. Passenger: Joel Hartman, seat 23C.',
    { flight_number: s, departure_city: s, arrival_city: s, departure_time: s, passenger: s, seat: s },
    {
      flight_number: any('BA 216', 'BA216'),
      departure_city: 'London',
      arrival_city: 'Washington',
      departure_time: '18:05',
      passenger: 'Joel Hartman',
      seat: '23C',
    },
  ),
  strict(
    'We booked Hotel Miramar in Cadiz for 5 nights at 110 euros a night. Breakfast is not included.',
    { hotel: s, city: s, nights: i, price_per_night: n, total_cost: n, breakfast_included: b },
    {
      hotel: any('Hotel Miramar', 'Miramar'),
      city: 'Cadiz',
      nights: 5,
      price_per_night: 110,
      total_cost: 550,
      breakfast_included: false,
    },
  ),
  strict(
    'Check-in is on 14 August 2025 and check-out on 17 August 2025. Two adults and one child will stay.',
    { check_in: date, check_out: date, adults: i, children: i },
    { check_in: '2025-08-14', check_out: '2025-08-17', adults: 2, children: 1 },
  ),
  strict(
    'The train to Vienna leaves from platform 9; the one to Prague leaves from platform 4.',
    { vienna_platform: i, prague_platform: i },
    { vienna_platform: 9, prague_platform: 4 },
  ),
  strict('Renata drove 300 km in 4 hours.', { average_speed_kmh: n }, { average_speed_kmh: 75 }),
  strict('My suitcase weighs 20 kg. What is that in pounds?', { pounds: n }, { pounds: 44.09 }),
  strict(
    'It will be 25 degrees Celsius in Lisbon tomorrow. In Fahrenheit, please.',
    { fahrenheit: n },
    { fahrenheit: 77 },
  ),
  strict(
    'From Oslo we fly to Rome on 3 May 2025, and on 10 May 2025 we return to Oslo. The tickets cost 420 euros altogether.',
    { origin: s, destination: s, outbound_date: date, return_date: date, total_price: n },
    { origin: 'Oslo', destination: 'Rome', outbound_date: '2025-05-03', return_date: '2025-05-10', total_price: 420 },
  ),

  // ---------- answerable: health appointments ----------
  strict(
    'Your appointment with Dr Adeyemi was moved from 6 February 2025 to 13 February 2025 at 10:30. Please bring your insurance card.',
    { doctor: s, new_date: date, old_date: date, time: s },
    {
      doctor: any('Dr Adeyemi', 'Dr. Adeyemi', 'Adeyemi'),
      new_date: '2025-02-13',
      old_date: '2025-02-06',
      time: any('10:30', '10:30 am'),
    },
  ),
  strict(
    'Patient Margaret Doyle, aged 71, is allergic to penicillin. She takes one tablet of ramipril a day.',
    { patient: s, age: i, allergy: s, medication: s },
    { patient: 'Margaret Doyle', age: 71, allergy: 'penicillin', medication: 'ramipril' },
  ),
  strict(
    'Take two tablets three times a day for 5 days.',
    { tablets_per_dose: i, doses_per_day: i, duration_days: i, total_tablets: i },
    { tablets_per_dose: 2, doses_per_day: 3, duration_days: 5, total_tablets: 30 },
  ),
  strict(
    'Dental clinic Smile House confirms a cleaning for Victor Lund on 19 November 2025. The dentist is Dr Petra Holm. The fee is 85 euros.',
    { clinic: s, patient: s, date: date, dentist: s, fee: n },
    {
      clinic: 'Smile House',
      patient: 'Victor Lund',
      date: '2025-11-19',
      dentist: any('Dr Petra Holm', 'Petra Holm', 'Dr. Petra Holm'),
      fee: 85,
    },
  ),
  strict(
    'I cannot come to my physiotherapy session on Wednesday. Please cancel it, I do not need a new one.',
    { intent: one('cancel', 'reschedule', 'book', 'ask_price') },
    { intent: 'cancel' },
  ),
  strict(
    'Could we move my eye test from Tuesday to Thursday?',
    { intent: one('cancel', 'reschedule', 'book'), old_day: s, new_day: s },
    { intent: 'reschedule', old_day: 'Tuesday', new_day: 'Thursday' },
  ),

  // ---------- answerable: events ----------
  strict(
    'The charity gala takes place on 8 December 2025 in the Grand Hall in Edinburgh. Doors open at 18:30, dinner starts at 19:30. Tickets cost £75.',
    { event: s, event_date: date, venue: s, city: s, doors_open: s, ticket_price: n },
    {
      event: any('charity gala', 'the charity gala', 'gala'),
      event_date: '2025-12-08',
      venue: any('Grand Hall', 'the Grand Hall'),
      city: 'Edinburgh',
      doors_open: any('18:30', '6:30 pm'),
      ticket_price: 75,
    },
  ),
  strict(
    'We invited 140 guests; 112 accepted and 28 declined.',
    { invited: i, accepted: i, declined: i },
    { invited: 140, accepted: 112, declined: 28 },
  ),
  strict(
    'Speakers at the conference are Amara Diallo, Kenji Sato and Ruth Keller. The host is Paul Ebner.',
    { speakers: list(s), host: s },
    { speakers: ['Amara Diallo', 'Kenji Sato', 'Ruth Keller'], host: 'Paul Ebner' },
  ),
  strict(
    'The workshop starts at 09:00 and lasts 3 hours.',
    { start_time: s, end_time: s },
    { start_time: any('09:00', '9:00', '9:00 am', '09:00 am'), end_time: any('12:00', '12:00 pm', 'noon') },
  ),
  strict(
    'The concert was planned for 5 April 2025 but is postponed to 26 April 2025. Tickets stay valid.',
    { original_date: date, new_date: date, tickets_valid: b },
    { original_date: '2025-04-05', new_date: '2025-04-26', tickets_valid: true },
  ),
  strict(
    'Standings after ten games: Falcons 24 points, Rovers 21 points, Harriers 17 points. Who leads the league?',
    { leader: s, leader_points: i },
    { leader: any('Falcons', 'the Falcons'), leader_points: 24 },
  ),
  strict(
    'In the final, the Otters beat the Badgers 3-1 in front of 4,200 spectators.',
    { winner: s, loser: s, spectators: i, winner_goals: i },
    { winner: any('Otters', 'the Otters'), loser: any('Badgers', 'the Badgers'), spectators: 4200, winner_goals: 3 },
  ),

  // ---------- answerable: recipes ----------
  strict(
    'For the pancakes you need 250 g flour, 500 ml milk and 3 eggs. They serve 4 people.',
    { flour_g: n, milk_ml: n, eggs: i, servings: i },
    { flour_g: 250, milk_ml: 500, eggs: 3, servings: 4 },
  ),
  strict(
    'Preheat the oven to 180 degrees Celsius. Prepare the dough for 20 minutes and bake the cake for 45 minutes.',
    { oven_temperature_celsius: n, prep_minutes: i, baking_minutes: i, total_minutes: i },
    { oven_temperature_celsius: 180, prep_minutes: 20, baking_minutes: 45, total_minutes: 65 },
  ),
  strict(
    'The soup for 4 people needs 800 g of carrots. How many grams of carrots for 6 people?',
    { carrots_g: n },
    { carrots_g: 1200 },
  ),
  strict(
    'This lentil curry is vegan and contains no nuts. It is ready in 35 minutes.',
    { dish: s, vegan: b, contains_nuts: b, minutes: i },
    { dish: any('lentil curry', 'this lentil curry', 'curry'), vegan: true, contains_nuts: false, minutes: 35 },
  ),

  // ---------- answerable: school ----------
  strict(
    'Class 7B has 28 pupils: 15 girls and 13 boys. Their teacher is Mr Okoro; last year it was Mrs Finch.',
    { class: s, pupils: i, girls: i, boys: i, teacher: s },
    { class: any('7B', 'Class 7B'), pupils: 28, girls: 15, boys: 13, teacher: any('Mr Okoro', 'Mr. Okoro', 'Okoro') },
  ),
  strict(
    'Lena scored 90 in maths, 70 in history and 80 in biology.',
    { average_score: n, best_subject: s },
    { average_score: 80, best_subject: any('maths', 'math', 'mathematics') },
  ),
  strict(
    'The essay on the Roman roads is due on 30 January 2025 and must have at least 1,200 words. The oral exam is on 6 February 2025.',
    { essay_due_date: date, minimum_words: i, oral_exam_date: date },
    { essay_due_date: '2025-01-30', minimum_words: 1200, oral_exam_date: '2025-02-06' },
  ),
  strict('What is 2+2?', { answer: n }, { answer: 4 }),
  strict('What is 15% of 240?', { result: n }, { result: 36 }),
  strict('Compute (18 - 6) * 7.', { result: n }, { result: 84 }),
  strict('How many minutes are there in 3.5 hours?', { minutes: n }, { minutes: 210 }),
  strict('Is 91 greater than 89?', { answer: b }, { answer: true }),

  // ---------- answerable: real estate ----------
  strict(
    'Three-room flat in Graz, 78 square metres, second floor, with balcony. The rent is 940 euros a month, the deposit 2,820 euros. No pets.',
    { city: s, rooms: i, area_sqm: n, monthly_rent: n, deposit: n, pets_allowed: b },
    { city: 'Graz', rooms: 3, area_sqm: 78, monthly_rent: 940, deposit: 2820, pets_allowed: false },
  ),
  strict(
    'The house at 5 Orchard Road was built in 1926 and renovated in 2019. The asking price is $365,000. Contact agent Molly Grant.',
    { address: s, year_built: i, year_renovated: i, asking_price: n, agent: s },
    { address: '5 Orchard Road', year_built: 1926, year_renovated: 2019, asking_price: 365000, agent: 'Molly Grant' },
  ),
  strict(
    'The viewing is on 21 March 2025 at 16:00. The tenant, Mr Ibsen, moves out on 31 March 2025; the landlord is Mrs Crane.',
    { viewing_date: date, viewing_time: s, tenant: s, landlord: s, move_out_date: date },
    {
      viewing_date: '2025-03-21',
      viewing_time: any('16:00', '4:00 pm', '4 pm'),
      tenant: any('Mr Ibsen', 'Mr. Ibsen', 'Ibsen'),
      landlord: any('Mrs Crane', 'Mrs. Crane', 'Crane'),
      move_out_date: '2025-03-31',
    },
  ),
  strict('The monthly rent is 850 euros.', { annual_rent: n }, { annual_rent: 10200 }),
  strict('The plot measures 20 metres by 35 metres.', { area_sqm: n }, { area_sqm: 700 }),

  // ---------- answerable: clothes ----------
  strict("Women's shoes, EU 38 to US?", { us_size: n }, { us_size: any(7, 7.5, 8) }),
  strict("Women's shoe size EU 40 to UK?", { uk_size: n }, { uk_size: any(6.5, 7, 6) }),
  strict(
    'The parka costs 240 euros and is now 25% off. The matching scarf at 30 euros is not reduced.',
    { original_price: n, discount_percent: n, sale_price: n, scarf_price: n },
    { original_price: 240, discount_percent: 25, sale_price: 180, scarf_price: 30 },
  ),
  strict(
    'A navy cardigan made of merino wool, with wooden buttons. It comes in S, M and L and costs 89 euros.',
    { garment: s, colour: s, material: s, sizes: list(s), price: n },
    {
      garment: any('cardigan', 'navy cardigan'),
      colour: any('navy', 'navy blue'),
      material: any('merino wool', 'merino'),
      sizes: ['S', 'M', 'L'],
      price: 89,
    },
  ),
  strict(
    'The trousers are 98% cotton and 2% elastane. Wash at 30 degrees, do not tumble dry.',
    { cotton_percent: n, elastane_percent: n, wash_temperature: n, tumble_dry: b },
    { cotton_percent: 98, elastane_percent: 2, wash_temperature: 30, tumble_dry: false },
  ),
  strict('My chest is 40 inches. What is that in centimetres?', { chest_cm: n }, { chest_cm: 101.6 }),
  strict(
    'I am looking for a red silk dress for a summer wedding, at most 200 dollars.',
    { garment: s, colour: s, fabric: s, occasion: s, max_price: n },
    {
      garment: any('dress', 'red silk dress'),
      colour: 'red',
      fabric: 'silk',
      occasion: any('summer wedding', 'wedding', 'a summer wedding'),
      max_price: 200,
    },
  ),
  strict(
    'The black boots cost 129 euros, the brown ones 119 euros. Which colour is cheaper?',
    { cheaper_colour: s, price_difference: n },
    { cheaper_colour: 'brown', price_difference: 10 },
  ),
  strict(
    'Can a wool jumper labelled "dry clean only" go into the washing machine according to its label?',
    { machine_washable: b },
    { machine_washable: false },
  ),
  strict(
    'The blazer is sold out in Berlin but in stock in Hamburg and Munich.',
    { in_stock_in_berlin: b, cities_in_stock: list(s) },
    { in_stock_in_berlin: false, cities_in_stock: ['Hamburg', 'Munich'] },
  ),

  // ---------- answerable with null ----------
  strict(
    'Order 3310 for Greta Holt goes to Basel. She paid by bank transfer.',
    { customer: s, city: s, payment_method: s, phone: or(s) },
    { customer: 'Greta Holt', city: 'Basel', payment_method: 'bank transfer', phone: null },
  ),
  strict(
    'Arthur Bell booked table 12 for 6 people on 9 July 2025. He left no e-mail address.',
    { guest: s, table: i, party_size: i, date: date, email: or(s) },
    { guest: 'Arthur Bell', table: 12, party_size: 6, date: '2025-07-09', email: null },
  ),
  strict(
    'The meeting with Elena Marsh is on 16 June 2025 in room 204. The agenda follows.',
    { attendee: s, date: date, room: s, end_time: or(s) },
    { attendee: 'Elena Marsh', date: '2025-06-16', room: any('204', 'room 204'), end_time: null },
  ),
  strict(
    'Used bicycle for sale, 21 gears, blue, 180 euros. Pick-up in Ghent only.',
    { item: s, gears: i, colour: s, price: n, city: s, brand: or(s) },
    { item: any('bicycle', 'used bicycle'), gears: 21, colour: 'blue', price: 180, city: 'Ghent', brand: null },
  ),

  // ---------- refusals: the near answer stands in the text ----------
  strict(
    'Order 9051 was delivered to Dana Whitlock in Bath on 3 April 2025. She called on 5 April to say that a sleeve was torn.',
    { return_tracking_number: s },
    REFUSE,
  ),
  strict(
    'Flight LH 902 leaves Frankfurt at 07:20 from gate B14. The passenger is Carla Benz.',
    { arrival_time: s },
    REFUSE,
  ),
  strict(
    'Dr Kwan sees patients on Mondays and Thursdays. Your last visit was on 2 June 2025.',
    { next_appointment_date: date },
    REFUSE,
  ),
  strict(
    'Peter Lang started on 1 March 2022 as an accountant and earns a fair salary. His bonus last year was 3,000 euros.',
    { annual_salary: n },
    REFUSE,
  ),
  strict('The flat in Lyon has 64 square metres and a rent of 870 euros a month.', { deposit: n }, REFUSE),
  strict(
    'The invoice was sent to Brenda Cole at 8 Park Street. Her assistant, Jill Moss, can be reached at jill@example.com.',
    { brenda_cole_email: s },
    REFUSE,
  ),
  strict(
    'The Wolves beat the Bears 2-0 on Saturday. Both teams have played nine games in their local league.',
    { bears_league_points: i },
    REFUSE,
  ),
  strict(
    'Bake the bread until it is golden. Let the dough rest for 90 minutes first and use 500 g of flour.',
    { oven_temperature_celsius: n },
    REFUSE,
  ),
  strict(
    'Class 5A went to the museum with Ms Tran. The entrance fee was 4 euros per pupil.',
    { number_of_pupils: i },
    REFUSE,
  ),
  strict(
    'The parcel left the depot in Lille on 11 July 2025. The recipient is Hugo Marchand.',
    { delivery_date: date },
    REFUSE,
  ),
  strict(
    'Alice Ford recommended the shop to her sister, who then bought a hat for 35 pounds.',
    { buyer_name: s },
    REFUSE,
  ),
  strict(
    'The jacket from the market in Fez was cheaper than the one at 160 euros in the boutique.',
    { market_jacket_price: n },
    REFUSE,
  ),
  strict(
    'Either Monday or Wednesday would suit us for the interview, we have not decided yet. The office is in Tampere.',
    { confirmed_interview_day: s },
    REFUSE,
  ),
  strict(
    'Nina is two years older than her brother Karl. They both attend Hill School.',
    { nina_age: i, school: s },
    REFUSE,
  ),
  strict(
    'The gala on 14 October 2025 will be opened by the mayor of Norwich. The caterer is Fern & Sons.',
    { mayor_name: s, caterer: s },
    REFUSE,
  ),
  strict(
    'Order 6120: customer Ivan Petrov, two wool coats, paid on 9 January 2025.',
    { customer: s, order_date: date, city: s },
    REFUSE,
  ),
  strict(
    'The store in Cork opens at 9 in the morning. The one in Galway closes at 8 in the evening.',
    { cork_closing_time: s },
    REFUSE,
  ),
  strict(
    'My neighbour paid 420,000 euros for his house. Mine is a bit bigger and has a garage.',
    { my_house_price: n },
    REFUSE,
  ),
  strict(
    'Hotel Alpina has 42 rooms and a pool. The Hotel Bellevue next door charges 130 euros a night.',
    { hotel_alpina_price_per_night: n },
    REFUSE,
  ),
  strict(
    'The truck carries 18 pallets from Ghent to Metz and its driver is Luc Maes. The second truck leaves an hour later with 12 pallets.',
    { second_truck_driver: s },
    REFUSE,
  ),
];
