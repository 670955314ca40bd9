import { s, n, i, b, date, list, one, or, any, strict, REFUSE } from './case.mjs';

export const CASES = [
  // Customer mails to tickets (1-12)
  /* 1 */ strict(
    'Hi, I ordered the linen shirt last week under order number 58213. The parcel arrived today but one of the sleeves is torn at the cuff. Could you send me a new one? Regards, Margaret Doyle',
    { order_number: s, customer_name: s, issue_type: one('damaged', 'late', 'wrong_item', 'missing_item') },
    { order_number: '58213', customer_name: 'Margaret Doyle', issue_type: 'damaged' },
  ),
  /* 2 */ strict(
    'I was promised my coat by Tuesday and it is now Saturday. Nobody answers the phone and the tracking page has not changed in five days. Order W-20931. This is really not good enough.',
    {
      order_id: s,
      issue_type: one('late_delivery', 'damaged', 'wrong_item', 'refund_request'),
      sentiment: one('positive', 'neutral', 'negative'),
    },
    { order_id: 'W-20931', issue_type: 'late_delivery', sentiment: 'negative' },
  ),
  /* 3 */ strict(
    'You sent me the chinos in a 36 waist, but I had ordered a 32. Please swap them, I do not want my money back.',
    { ordered_waist: i, received_waist: i, wants_refund: b },
    { ordered_waist: 32, received_waist: 36, wants_refund: false },
  ),
  /* 4 */ strict(
    'Just a quick note to say the wool jumper is gorgeous and it came a day earlier than expected. Thank you so much to whoever packed it, Priya.',
    { sentiment: one('positive', 'neutral', 'negative'), product: s, customer_name: s },
    { sentiment: 'positive', product: any('wool jumper', 'jumper', 'the wool jumper'), customer_name: 'Priya' },
  ),
  /* 5 */ strict(
    'Could you change the delivery address on order 77410? We have moved to 14 Harbour Lane, Whitby, and the old flat is empty now. You can reach me at j.sandford@mailbox.org.',
    { order_number: s, email: s, city: s, intent: one('change_address', 'cancel_order', 'track_order', 'return_item') },
    { order_number: '77410', email: 'j.sandford@mailbox.org', city: 'Whitby', intent: 'change_address' },
  ),
  /* 6 */ strict(
    'Please cancel order 31187, I bought the same skirt twice by mistake. Keep the other one, 31186, as it is.',
    { cancel_order_number: s, keep_order_number: s },
    { cancel_order_number: '31187', keep_order_number: '31186' },
  ),
  /* 7 */ strict(
    'Two of the four tea towels and the apron are missing from my box, although the packing slip lists everything. My number is 020 7946 0182 if you would rather call.',
    { phone: s, missing_towels: i, issue_type: one('missing_item', 'damaged', 'wrong_item', 'late_delivery') },
    { phone: any('020 7946 0182', '02079460182'), missing_towels: 2, issue_type: 'missing_item' },
  ),
  /* 8 */ strict(
    'I cannot log in to my account since yesterday. I asked for a new password three times and the mail never comes, I have checked the spam folder too.',
    { department: one('account', 'shipping', 'billing', 'returns'), reset_attempts: i },
    { department: 'account', reset_attempts: 3 },
  ),
  /* 9 */ strict(
    'Do you still have the Ardmore cardigan in moss green, size M? My sister Helen has one and I would love to get the same. Best, Ruth Calloway',
    { product_name: s, color: s, size: s, customer_name: s },
    {
      product_name: any('Ardmore cardigan', 'Ardmore', 'the Ardmore cardigan'),
      color: any('moss green', 'moss'),
      size: 'M',
      customer_name: 'Ruth Calloway',
    },
  ),
  /* 10 */ strict(
    'Please take me off your newsletter. I have clicked the link at the bottom twice and I still get a mail every morning. The address is tomas.vale@postbox.net.',
    { intent: one('unsubscribe', 'subscribe', 'complaint_about_product', 'order_status'), email: s },
    { intent: 'unsubscribe', email: 'tomas.vale@postbox.net' },
  ),
  /* 11 */ strict(
    'The zip on my rain jacket broke after wearing it twice and the left pocket is coming apart as well. I bought it on 3 March 2025 and paid 129 euros for it.',
    { purchase_date: date, price: n, currency: one('EUR', 'USD', 'GBP'), product: s },
    {
      purchase_date: '2025-03-03',
      price: 129,
      currency: 'EUR',
      product: any('rain jacket', 'jacket', 'my rain jacket'),
    },
  ),
  /* 12 */ strict(
    'Could someone from the London shop call me back about the alterations on my suit? I am free after 5 pm. It is Daniel Okafor, and I have no mail address, only the phone.',
    { name: s, email: or(s), callback_requested: b },
    { name: 'Daniel Okafor', email: null, callback_requested: true },
  ),

  // Warehouse notes (13-22)
  /* 13 */ strict(
    'Counted aisle 7 this morning: 340 pairs of black jeans on the shelf, while the system says 352. Nothing else was out.',
    { counted_quantity: i, system_quantity: i, difference: i },
    { counted_quantity: 340, system_quantity: 352, difference: any(12, -12) },
  ),
  /* 14 */ strict(
    'Pallet P-118 came in with 24 cartons, three of them wet through. Put the wet ones in quarantine and booked the rest.',
    { pallet_id: s, total_cartons: i, damaged_cartons: i, booked_cartons: i },
    { pallet_id: 'P-118', total_cartons: 24, damaged_cartons: 3, booked_cartons: 21 },
  ),
  /* 15 */ strict(
    'Moved the 60 quilted vests from B-12 to D-04 because the roof is dripping above B-12. Signed, Marek.',
    { quantity: i, from_location: s, to_location: s, employee: s },
    { quantity: 60, from_location: 'B-12', to_location: 'D-04', employee: 'Marek' },
  ),
  /* 16 */ strict(
    'Each carton holds 18 sweatshirts and we unloaded 15 cartons from the Porto truck. All of them were sealed.',
    { units_per_carton: i, cartons: i, total_units: i },
    { units_per_carton: 18, cartons: 15, total_units: 270 },
  ),
  /* 17 */ strict(
    'The forklift in hall 2 leaks oil again and someone nearly slipped on it. Please get it out of service right now, before the night shift starts.',
    { priority: one('urgent', 'normal', 'low'), category: one('equipment', 'stock', 'staffing', 'cleaning'), hall: i },
    { priority: 'urgent', category: 'equipment', hall: 2 },
  ),
  /* 18 */ strict(
    'SKU TR-4402-NVY is down to 9 pieces and the reorder level is 25. I have not ordered any yet.',
    { sku: s, stock: i, reorder_level: i, below_reorder_level: b, reordered: b },
    { sku: 'TR-4402-NVY', stock: 9, reorder_level: 25, below_reorder_level: true, reordered: false },
  ),
  /* 19 */ strict(
    'The parcel for Hamburg weighs 2,350 grams with the box, so it goes over the 2 kg limit.',
    { weight_kg: n, over_limit: b, destination: s },
    { weight_kg: 2.35, over_limit: true, destination: 'Hamburg' },
  ),
  /* 20 */ strict(
    'Picked 48 orders before lunch and 37 after, two were sent back by packing because of the wrong colour.',
    { orders_before_lunch: i, orders_after_lunch: i, total_picked: i, sent_back: i },
    { orders_before_lunch: 48, orders_after_lunch: 37, total_picked: 85, sent_back: 2 },
  ),
  /* 21 */ strict(
    'Inventory of the accessories shelf: 14 belts, 32 scarves and 9 hats. The gloves are all gone.',
    { belts: i, scarves: i, hats: i, gloves: i },
    { belts: 14, scarves: 32, hats: 9, gloves: 0 },
  ),
  /* 22 */ strict(
    'The roll of denim is 50 metres long, we cut off 12.5 metres for the samples on Monday and another 8 on Wednesday.',
    { remaining_meters: n, fabric: s },
    { remaining_meters: 29.5, fabric: 'denim' },
  ),

  // Supplier quotes (23-31)
  /* 23 */ strict(
    'Thank you for your enquiry. We can offer the organic cotton poplin at 4.85 EUR per metre with a minimum of 300 metres, delivered within six weeks. Kind regards, Ana Ribeiro, Fiação do Vale',
    { price_per_meter: n, currency: s, minimum_order_meters: i, lead_time_weeks: i, contact_name: s },
    {
      price_per_meter: 4.85,
      currency: any('EUR', 'euro', 'euros', '€'),
      minimum_order_meters: 300,
      lead_time_weeks: 6,
      contact_name: 'Ana Ribeiro',
    },
  ),
  /* 24 */ strict(
    'Our price for the corozo buttons is 0.12 USD each up to 5,000 pieces and 0.09 USD above that. This quote is valid until 30 September 2025.',
    { valid_until: date, unit_price_above_5000: n, unit_price_up_to_5000: n },
    { valid_until: '2025-09-30', unit_price_above_5000: 0.09, unit_price_up_to_5000: 0.12 },
  ),
  /* 25 */ strict(
    'For 800 T-shirts we would charge 5.50 each, plus 120 for the screen set-up once. Shipping is included.',
    { quantity: i, unit_price: n, setup_fee: n, total: n, shipping_included: b },
    { quantity: 800, unit_price: 5.5, setup_fee: 120, total: 4520, shipping_included: true },
  ),
  /* 26 */ strict(
    'We regret that we cannot supply the merino yarn in October, as our spinning mill is fully booked. The earliest date we can ship is 17 November 2025.',
    { can_supply_in_october: b, earliest_ship_date: date, material: s },
    {
      can_supply_in_october: false,
      earliest_ship_date: '2025-11-17',
      material: any('merino yarn', 'merino', 'merino wool'),
    },
  ),
  /* 27 */ strict(
    'Quote Q-7719: zips 20 cm, 1,000 pieces at 0.34; zips 60 cm, 500 pieces at 0.52. Payment within 30 days.',
    { quote_number: s, payment_days: i, total_pieces: i },
    { quote_number: 'Q-7719', payment_days: 30, total_pieces: 1500 },
  ),
  /* 28 */ strict(
    'We could give you a discount of 8% on the list price of 25 per metre if you take the whole lot. Otherwise the list price stands.',
    { list_price: n, discount_percent: n, discounted_price: n },
    { list_price: 25, discount_percent: 8, discounted_price: 23 },
  ),
  /* 29 */ strict(
    'Mill A asks 7.20 a metre and delivers in four weeks, mill B asks 6.90 but needs nine weeks. Both want half of the sum in advance.',
    { cheaper_supplier: one('mill A', 'mill B'), faster_supplier: one('mill A', 'mill B'), advance_percent: n },
    { cheaper_supplier: 'mill B', faster_supplier: 'mill A', advance_percent: 50 },
  ),
  /* 30 */ strict(
    'The twill is 68% viscose, 29% polyester and 3% elastane, 150 cm wide and weighs 240 grams per square metre. We have 1,900 metres in stock.',
    { viscose_percent: n, elastane_percent: n, width_cm: n, weight_gsm: n, stock_meters: i },
    { viscose_percent: 68, elastane_percent: 3, width_cm: 150, weight_gsm: 240, stock_meters: 1900 },
  ),
  /* 31 */ strict(
    'Samples leave our factory in Izmir on Thursday by courier. The bulk, 2,400 hoodies, would then follow by sea from Mersin, if you approve.',
    { sample_origin_city: s, bulk_quantity: i, bulk_transport: one('sea', 'air', 'road', 'courier') },
    { sample_origin_city: 'Izmir', bulk_quantity: 2400, bulk_transport: 'sea' },
  ),

  // Returns (32-38)
  /* 32 */ strict(
    'I would like to send back the pleated skirt from order 64002 because it is too tight at the waist. The blouse from the same order I will keep.',
    {
      order_number: s,
      returned_item: s,
      kept_item: s,
      return_reason: one('too_small', 'too_large', 'defective', 'not_as_described'),
    },
    {
      order_number: '64002',
      returned_item: any('pleated skirt', 'skirt', 'the pleated skirt'),
      kept_item: any('blouse', 'the blouse'),
      return_reason: 'too_small',
    },
  ),
  /* 33 */ strict(
    'RMA 9035 arrived today: one pair of loafers, unworn, original box, tags still on. I would say full refund.',
    { rma_number: s, worn: b, original_packaging: b, item: s },
    {
      rma_number: '9035',
      worn: false,
      original_packaging: true,
      item: any('loafers', 'one pair of loafers', 'pair of loafers'),
    },
  ),
  /* 34 */ strict(
    'The colour is nothing like on your website, it looked dark red there and the dress I got is bright pink. I want my money back, please, not a voucher.',
    {
      return_reason: one('not_as_described', 'too_small', 'too_large', 'changed_mind'),
      resolution: one('refund', 'voucher', 'exchange'),
      received_color: s,
    },
    { return_reason: 'not_as_described', resolution: 'refund', received_color: any('bright pink', 'pink') },
  ),
  /* 35 */ strict(
    'The trousers are far too long on me and the waist slides down. Can I exchange them for a size S? I have size L now.',
    { current_size: s, desired_size: s, resolution: one('refund', 'exchange', 'repair') },
    { current_size: 'L', desired_size: 'S', resolution: 'exchange' },
  ),
  /* 36 */ strict(
    'Our return window is 30 days. Mrs Lindqvist received her coat 41 days ago and wrote to us this morning.',
    { days_since_delivery: i, within_return_window: b, days_overdue: i },
    { days_since_delivery: 41, within_return_window: false, days_overdue: 11 },
  ),
  /* 37 */ strict(
    'I posted the return on 12 May 2025 with tracking code RX5530918GB, but I have not seen the refund of 84.90 on my account.',
    { return_date: date, tracking_number: s, refund_amount: n, refund_received: b },
    { return_date: '2025-05-12', tracking_number: 'RX5530918GB', refund_amount: 84.9, refund_received: false },
  ),
  /* 38 */ strict(
    'Three items came back from customer 4471: a belt at 35, a shirt at 59 and a scarf at 28. The shirt has a stain, so we refund only the other two.',
    { customer_id: s, items_returned: i, refund_total: n },
    { customer_id: '4471', items_returned: 3, refund_total: 63 },
  ),

  // Payments (39-45)
  /* 39 */ strict(
    'Invoice 2025-0417 over 1,860 euros was due on 15 June 2025 and has not been paid. Please transfer the amount within seven days.',
    { invoice_number: s, amount: n, due_date: date, paid: b },
    { invoice_number: '2025-0417', amount: 1860, due_date: '2025-06-15', paid: false },
  ),
  /* 40 */ strict(
    'My card was charged twice for order 90217, once on the 4th and once on the 5th, 72.50 each time. Please give me one of them back.',
    {
      order_number: s,
      charge_amount: n,
      times_charged: i,
      issue: one('double_charge', 'declined_card', 'missing_invoice', 'wrong_price'),
    },
    { order_number: '90217', charge_amount: 72.5, times_charged: 2, issue: 'double_charge' },
  ),
  /* 41 */ strict(
    'We received your transfer of 450 towards invoice 3308. The invoice came to 1,200, so please send us the rest by the end of the week.',
    { invoice_number: s, amount_paid: n, invoice_total: n, amount_outstanding: n },
    { invoice_number: '3308', amount_paid: 450, invoice_total: 1200, amount_outstanding: 750 },
  ),
  /* 42 */ strict(
    'I would rather pay by bank transfer than by credit card, since my card expired last month. Is that possible for order 12094?',
    { preferred_payment_method: one('bank_transfer', 'credit_card', 'paypal'), order_number: s },
    { preferred_payment_method: 'bank_transfer', order_number: '12094' },
  ),
  /* 43 */ strict(
    'The net amount is 640 and the VAT is 25 percent on top. Please send the invoice to Lena Brandt in accounting.',
    { net_amount: n, vat_amount: n, gross_amount: n, recipient: s },
    { net_amount: 640, vat_amount: 160, gross_amount: 800, recipient: any('Lena Brandt', 'Lena Brandt in accounting') },
  ),
  /* 44 */ strict(
    'The voucher SPRING15 was refused at the checkout although your mail says it works until the end of the month. My basket is 110 and I expected 15 percent off.',
    { voucher_code: s, basket_total: n, expected_discount_percent: n },
    { voucher_code: 'SPRING15', basket_total: 110, expected_discount_percent: 15 },
  ),
  /* 45 */ strict(
    'Payment is split into four equal instalments of 45, the first one today and then one each month.',
    { installments: i, installment_amount: n, total_amount: n },
    { installments: 4, installment_amount: 45, total_amount: 180 },
  ),

  // Delivery slots (46-50)
  /* 46 */ strict(
    'Please do not deliver on Monday, I am at work all day. Wednesday between 9 and 11 in the morning suits me best.',
    {
      delivery_day: one('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'),
      time_of_day: one('morning', 'afternoon', 'evening'),
    },
    { delivery_day: 'Wednesday', time_of_day: 'morning' },
  ),
  /* 47 */ strict(
    'Your driver can leave the parcel with my neighbour, Mrs Abbott, at number 22. I live at number 20 myself but nobody will be home on Thursday.',
    { neighbor_name: s, neighbor_house_number: s, customer_house_number: s, leave_with_neighbor: b },
    {
      neighbor_name: any('Mrs Abbott', 'Abbott'),
      neighbor_house_number: '22',
      customer_house_number: '20',
      leave_with_neighbor: true,
    },
  ),
  /* 48 */ strict(
    'Delivery for the Leeds shop has been moved from 8 October 2025 to 10 October 2025, same time, at 7:30 in the morning.',
    { new_delivery_date: date, original_delivery_date: date, shop: s },
    {
      new_delivery_date: '2025-10-10',
      original_delivery_date: '2025-10-08',
      shop: any('Leeds', 'Leeds shop', 'the Leeds shop'),
    },
  ),
  /* 49 */ strict(
    'The van leaves the depot at 13:15 and the drive to the shop takes 50 minutes. Please have two people at the back door.',
    { departure_time: s, arrival_time: s, people_needed: i },
    { departure_time: '13:15', arrival_time: any('14:05', '2:05 pm', '2:05 PM'), people_needed: 2 },
  ),
  /* 50 */ strict(
    'Click and collect would be fine too, I pass the Bristol shop every day. There is no need for express shipping, it is a gift for December.',
    { delivery_method: one('click_and_collect', 'express', 'standard'), pickup_city: s, is_gift: b },
    { delivery_method: 'click_and_collect', pickup_city: 'Bristol', is_gift: true },
  ),

  // Job applications (51-54)
  /* 51 */ strict(
    'Dear team, I am applying for the position of pattern cutter. I have worked in that trade for eleven years, most recently at a tailoring house in Leeds, and I could start on 1 February 2026. Yours, Samuel Whitlock',
    { applicant_name: s, position: s, years_of_experience: i, available_from: date },
    {
      applicant_name: 'Samuel Whitlock',
      position: 'pattern cutter',
      years_of_experience: 11,
      available_from: '2026-02-01',
    },
  ),
  /* 52 */ strict(
    'My name is Ingrid Solheim, I speak Norwegian, English and German. I would like to work 20 hours a week in your Oslo shop while I study.',
    { name: s, languages: list(s), hours_per_week: i, employment_type: one('full_time', 'part_time') },
    {
      name: 'Ingrid Solheim',
      languages: ['Norwegian', 'English', 'German'],
      hours_per_week: 20,
      employment_type: 'part_time',
    },
  ),
  /* 53 */ strict(
    'I saw your ad for a warehouse manager. I do not have a forklift licence yet, but I led a team of 16 people for five years. You can write to me at paulo.reis@inbox.pt.',
    { has_forklift_license: b, team_size: i, years_as_team_lead: i, email: s },
    { has_forklift_license: false, team_size: 16, years_as_team_lead: 5, email: 'paulo.reis@inbox.pt' },
  ),
  /* 54 */ strict(
    'Thank you for the invitation, but I have accepted another offer in the meantime and withdraw my application. All the best, Chloe Martin',
    { candidate_name: s, application_status: one('withdrawn', 'active', 'hired', 'rejected') },
    { candidate_name: 'Chloe Martin', application_status: 'withdrawn' },
  ),

  // Calendar mails (55-59)
  /* 55 */ strict(
    'Can we hold the fitting on 21 August 2025 at 10:30 in the studio on the second floor? It should take about 90 minutes.',
    { date: date, start_time: s, duration_minutes: i, location: s },
    {
      date: '2025-08-21',
      start_time: any('10:30', '10:30 am', '10:30 AM'),
      duration_minutes: 90,
      location: any('studio on the second floor', 'the studio on the second floor', 'studio', 'the studio'),
    },
  ),
  /* 56 */ strict(
    'The buying meeting starts at 14:00 and ends at 15:45. Carla and Jens are coming, Omar has sent his apologies.',
    { attendees: list(s), duration_minutes: i, absent: list(s) },
    { attendees: ['Carla', 'Jens'], duration_minutes: 105, absent: ['Omar'] },
  ),
  /* 57 */ strict(
    'Sorry, Thursday does not work for me after all. Could we take Friday at 9 for the sample review instead? Nadia',
    {
      event: s,
      new_day: one('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'),
      action: one('reschedule', 'cancel', 'confirm'),
    },
    { event: any('sample review', 'the sample review'), new_day: 'Friday', action: 'reschedule' },
  ),
  /* 58 */ strict(
    'The trade fair in Florence runs from 17 June 2025 to 20 June 2025. Our stand number is 214.',
    { start_date: date, end_date: date, city: s, stand_number: s },
    { start_date: '2025-06-17', end_date: '2025-06-20', city: 'Florence', stand_number: '214' },
  ),
  /* 59 */ strict(
    'I confirm our call on Monday with the printing works. Please send me the artwork before that, Elsa has the last version.',
    { response: one('accepted', 'declined', 'tentative'), day: s, artwork_owner: s },
    { response: 'accepted', day: 'Monday', artwork_owner: 'Elsa' },
  ),

  // Product descriptions to attributes (60-66)
  /* 60 */ strict(
    'A navy blue pea coat in heavy boiled wool with a cotton lining and horn buttons. Available in sizes S to XL for 289 euros.',
    { garment: s, color: s, material: s, lining_material: s, price: n },
    {
      garment: any('pea coat', 'coat', 'peacoat'),
      color: any('navy blue', 'navy'),
      material: any('boiled wool', 'heavy boiled wool', 'wool'),
      lining_material: 'cotton',
      price: 289,
    },
  ),
  /* 61 */ strict(
    'This sleeveless summer dress is made of 100% linen, comes in terracotta and falls just below the knee. Machine wash at 30 degrees.',
    { garment: s, color: s, material: s, wash_temperature: i, has_sleeves: b },
    {
      garment: any('dress', 'summer dress', 'sleeveless summer dress'),
      color: 'terracotta',
      material: any('linen', '100% linen'),
      wash_temperature: 30,
      has_sleeves: false,
    },
  ),
  /* 62 */ strict(
    'Our bestselling hoodie is back in charcoal, olive and cream. It used to be 75 and is now 59.',
    { colors: list(s), original_price: n, sale_price: n, garment: s },
    {
      colors: ['charcoal', 'olive', 'cream'],
      original_price: 75,
      sale_price: 59,
      garment: any('hoodie', 'bestselling hoodie'),
    },
  ),
  /* 63 */ strict(
    'High-waisted wide-leg trousers in black crêpe with two side pockets and a hidden zip. The model is 178 cm tall and wears a size 38.',
    { garment: s, color: s, pocket_count: i, model_size: s, model_height_cm: n },
    {
      garment: any('trousers', 'wide-leg trousers', 'high-waisted wide-leg trousers'),
      color: 'black',
      pocket_count: 2,
      model_size: '38',
      model_height_cm: 178,
    },
  ),
  /* 64 */ strict(
    'Knitted from 70% alpaca and 30% silk, this pullover in ivory has a roll neck and long sleeves. Hand wash only, do not tumble dry.',
    { alpaca_percent: n, silk_percent: n, neckline: one('crew_neck', 'v_neck', 'roll_neck'), tumble_dry: b, color: s },
    { alpaca_percent: 70, silk_percent: 30, neckline: 'roll_neck', tumble_dry: false, color: 'ivory' },
  ),
  /* 65 */ strict(
    'Ankle boots in brown suede with a 5 cm block heel and a rubber sole, made in Portugal.',
    { product_type: s, color: s, upper_material: s, sole_material: s, heel_height_cm: n, country_of_origin: s },
    {
      product_type: any('ankle boots', 'boots', 'ankle boot'),
      color: 'brown',
      upper_material: 'suede',
      sole_material: 'rubber',
      heel_height_cm: 5,
      country_of_origin: 'Portugal',
    },
  ),
  /* 66 */ strict(
    'A soft checked flannel shirt in red and black, cut loose, with a chest pocket. No price has been set yet.',
    {
      garment: s,
      pattern: one('checked', 'striped', 'plain', 'floral'),
      colors: list(s),
      price: or(n),
      fit: one('slim', 'regular', 'loose'),
    },
    {
      garment: any('shirt', 'flannel shirt', 'checked flannel shirt'),
      pattern: 'checked',
      colors: ['red', 'black'],
      price: null,
      fit: 'loose',
    },
  ),

  // Sizes and units (67-70)
  /* 67 */ strict(
    'A customer asks how long the inseam of 32 inches is, since she only has a tape measure in centimetres.',
    { inseam_cm: n },
    { inseam_cm: any(81.28, 81.3, 81) },
  ),
  /* 68 */ strict(
    'I am 172 cm tall and my chest is 96 cm, my husband is 185 cm with a chest of 108. I would like the jacket for myself.',
    { height_cm: n, chest_cm: n },
    { height_cm: 172, chest_cm: 96 },
  ),
  /* 69 */ strict(
    'The blouse in M was too wide at the shoulders, so next time I will take an S. My normal blouse size elsewhere is 36.',
    { fit_feedback: one('too_small', 'too_large', 'fits'), next_size: s },
    { fit_feedback: 'too_large', next_size: 'S' },
  ),
  /* 70 */ strict(
    'We need 2.4 metres of cloth for one coat and we want to sew 35 coats. Please add nothing for waste.',
    { total_fabric_meters: n },
    { total_fabric_meters: 84 },
  ),

  // Language and tone (71-72)
  /* 71 */ strict(
    'This is the third time I am writing and I am absolutely furious. You people are a disgrace, I will never buy anything from you again!',
    { tone: one('angry', 'polite', 'neutral', 'happy'), language: one('en', 'de', 'fr', 'sv', 'es'), contact_count: i },
    { tone: 'angry', language: 'en', contact_count: 3 },
  ),
  /* 72 */ strict(
    'Bonjour, je voudrais savoir si la veste en lin existe aussi en bleu. Merci beaucoup et bonne journée.',
    { language: one('en', 'de', 'fr', 'sv', 'es'), color: s, tone: one('polite', 'rude') },
    { language: 'fr', color: any('bleu', 'blue'), tone: 'polite' },
  ),

  // Other languages (73-80)
  /* 73 */ strict(
    'Hej, jag beställde en grå kappa i storlek 40 men fick en svart i stället. Ordernumret är 55820. Hälsningar, Karin Ekström',
    { order_number: s, customer_name: s, ordered_color: s, received_color: s, size: s },
    {
      order_number: '55820',
      customer_name: 'Karin Ekström',
      ordered_color: any('grå', 'grey', 'gray'),
      received_color: any('svart', 'black'),
      size: '40',
    },
  ),
  /* 74 */ strict(
    'Vi har 120 par strumpor kvar på lagret och säljer ungefär 15 par om dagen. Ingen ny leverans är beställd.',
    { stock: i, daily_sales: i, days_of_stock: i, delivery_ordered: b },
    { stock: 120, daily_sales: 15, days_of_stock: 8, delivery_ordered: false },
  ),
  /* 75 */ strict(
    'Guten Tag, die Hose aus Bestellung 41973 ist mir leider zu groß, ich schicke sie zurück und hätte gern das Geld zurück. Viele Grüße, Jutta Reinhold',
    {
      order_number: s,
      name: s,
      return_reason: one('too_small', 'too_large', 'defective'),
      resolution: one('refund', 'exchange'),
    },
    { order_number: '41973', name: 'Jutta Reinhold', return_reason: 'too_large', resolution: 'refund' },
  ),
  /* 76 */ strict(
    'Wir bieten Ihnen den Baumwollstoff für 6,40 Euro pro Meter an, Mindestmenge 200 Meter. Die Lieferzeit beträgt drei Wochen.',
    { price_per_meter: n, minimum_quantity: i, lead_time_weeks: i },
    { price_per_meter: 6.4, minimum_quantity: 200, lead_time_weeks: 3 },
  ),
  /* 77 */ strict(
    'Die Rechnung 8841 über 315 Euro haben wir am 9. April 2025 bezahlt, bitte stornieren Sie die Mahnung.',
    { invoice_number: s, amount: n, payment_date: date, paid: b },
    { invoice_number: '8841', amount: 315, payment_date: '2025-04-09', paid: true },
  ),
  /* 78 */ strict(
    'Une jupe longue en soie verte, doublée de coton, proposée à 145 euros. Elle se lave uniquement à la main.',
    { garment: s, color: s, material: s, price: n, hand_wash_only: b },
    {
      garment: any('jupe', 'jupe longue', 'skirt', 'long skirt'),
      color: any('verte', 'vert', 'green'),
      material: any('soie', 'silk'),
      price: 145,
      hand_wash_only: true,
    },
  ),
  /* 79 */ strict(
    'Hola, mi pedido 70655 llegó ayer con la cremallera rota. Me gustaría cambiar la chaqueta por otra igual. Un saludo, Lucía Paredes',
    {
      order_number: s,
      customer_name: s,
      issue_type: one('damaged', 'late', 'wrong_size'),
      resolution: one('exchange', 'refund'),
    },
    { order_number: '70655', customer_name: 'Lucía Paredes', issue_type: 'damaged', resolution: 'exchange' },
  ),
  /* 80 */ strict(
    'Prefiero que la entrega sea el jueves por la tarde, porque el martes no estaré en casa. Mi teléfono es el 612 345 908.',
    {
      phone: s,
      delivery_day: one('monday', 'tuesday', 'wednesday', 'thursday', 'friday'),
      time_of_day: one('morning', 'afternoon'),
    },
    { phone: any('612 345 908', '612345908'), delivery_day: 'thursday', time_of_day: 'afternoon' },
  ),

  // What the text does not say (81-100)
  /* 81 */ strict(
    'My customer number is 20418 and I ordered a raincoat from you on Sunday. I do not have the order confirmation at hand, could you tell me when it will arrive?',
    { order_number: s },
    REFUSE,
  ),
  /* 82 */ strict(
    'My daughter is 14 and she loves the denim jacket I bought for her. I wanted to ask if you also make it in adult sizes, for myself.',
    { customer_age: i },
    REFUSE,
  ),
  /* 83 */ strict(
    'We plan to send the new price list for the jersey next week. Until then I can only tell you that the minimum is 400 metres and the width 160 cm.',
    { price_per_meter: n },
    REFUSE,
  ),
  /* 84 */ strict(
    'The truck was going to bring 80 cartons on Friday but it broke down outside Lyon. A new date has not been agreed.',
    { new_delivery_date: date, cartons_expected: i },
    REFUSE,
  ),
  /* 85 */ strict(
    'I would like to return the sandals from order 48112. Please tell me what I have to do and where the nearest drop-off point is.',
    { order_number: s, return_reason: s },
    REFUSE,
  ),
  /* 86 */ strict(
    'A light blue shirt with a button-down collar, cut straight, for 49 euros. Also available in white.',
    { color: s, material: s, price: n },
    REFUSE,
  ),
  /* 87 */ strict(
    'I am writing on behalf of my colleague Hannah Price, who has eight years of experience in visual merchandising. I myself am applying for the window dresser post and enclose my CV. Regards, Peter Dunmore',
    { applicant_name: s, applicant_years_of_experience: i },
    REFUSE,
  ),
  /* 88 */ strict(
    'Invoice 6120 was sent to you on 2 July 2025 and covers the repair of three sewing machines. Please pay as soon as you can.',
    { invoice_number: s, due_date: date },
    REFUSE,
  ),
  /* 89 */ strict(
    'Let us meet on 18 September 2025 to go through the spring collection. I will book the room and let you know the time when I have it.',
    { date: date, start_time: s },
    REFUSE,
  ),
  /* 90 */ strict(
    'Counted the parkas in hall 3 today, the numbers are on the sheet on your desk. I started at 8 and needed 45 minutes.',
    { parka_count: i },
    REFUSE,
  ),
  /* 91 */ strict(
    'We have not settled on a courier for the Irish orders. Swiftline was too expensive and the contract with Greenpost ran out in May.',
    { current_courier: s },
    REFUSE,
  ),
  /* 92 */ strict(
    'My husband wears shoes in size 44 and my son takes a 39. I would like a pair of the white sneakers for myself, please.',
    { customer_shoe_size: n },
    REFUSE,
  ),
  /* 93 */ strict(
    'Please call me back about the suit alterations, preferably in the morning. My wife usually has her phone on, hers is 01632 960 417, but I would rather you rang mine.',
    { customer_phone: s },
    REFUSE,
  ),
  /* 94 */ strict(
    'Each box holds the same number of caps and we sent 12 boxes to the Cardiff shop this afternoon.',
    { boxes: i, total_caps: i },
    REFUSE,
  ),
  /* 95 */ strict(
    'The price was reduced by 20 percent on Monday and we have sold 31 of the skirts since then.',
    { original_price: n, sale_price: n },
    REFUSE,
  ),
  /* 96 */ strict(
    'The trench coat on the photo is worn by a model who is 181 cm tall. It is sand-coloured, with a belt and a storm flap, and reaches the calf.',
    { coat_length_cm: n },
    REFUSE,
  ),
  /* 97 */ strict(
    'My card was refused twice yesterday and I gave up in the end. The shop assistant in Exeter, a Mr Fenwick, told me to write to this address.',
    { customer_name: s, card_type: one('visa', 'mastercard', 'amex') },
    REFUSE,
  ),
  /* 98 */ strict(
    'Thank you for the sample of the wool flannel, it arrived on Tuesday and feels lovely. Our designer will look at it with the team before we decide anything.',
    { supplier_name: s, decision_date: date },
    REFUSE,
  ),
  /* 99 */ strict(
    'Guten Morgen, die Lieferung mit 40 Mänteln ist heute angekommen. Der Fahrer kam um 9 Uhr, den Lieferschein reiche ich nach.',
    { quantity: i, delivery_note_number: s },
    REFUSE,
  ),
  /* 100 */ strict(
    'Hello, I am looking for a dress for the wedding of my sister Camille on 14 June 2025. She usually takes a 40 with you. Could you advise me which size would suit me?',
    { customer_name: s, dress_size: s },
    REFUSE,
  ),
];
