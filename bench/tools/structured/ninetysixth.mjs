import { s, n, i, b, date, one, any, strict, REFUSE } from './case.mjs';
const day = one('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
const mood = one('positive', 'negative', 'neutral');
export const CASES = [
  strict(
    "Hi, my brother Tom takes a 42 regular but I'm after a 38 short for myself, in charcoal if you have it.",
    { my_jacket_size: s, colour: s },
    { my_jacket_size: any('38 short', '38S', '38'), colour: any('charcoal', 'charcoal grey') },
  ),
  strict(
    'Please send 6 napkins, no, make that 14, and leave the tablecloth off the order.',
    { napkins: i, tablecloth_wanted: b },
    { napkins: 14, tablecloth_wanted: false },
  ),
  strict(
    'Guten Tag, ich hätte gern vier, nein, doch lieber sechs Geschirrtücher in Rot, und bitte keine blauen.',
    { quantity: i, colour: s },
    { quantity: 6, colour: any('rot', 'red') },
  ),
  strict(
    'Our curtain drop is 7 ft 6 in, could you work it out in centimetres for the quote?',
    { drop_cm: n },
    { drop_cm: 228.6 },
  ),
  strict('How much would you charge me for shortening a pair of curtains?', { shortening_price: n }, REFUSE),
  strict(
    'We check in on 3 March 2026 and stay five nights.',
    { check_in: date, check_out: date, nights: i },
    { check_in: '2026-03-03', check_out: '2026-03-08', nights: 5 },
  ),
  strict(
    "My wife's boots were £89 and mine were twenty pounds less, both pairs still in the box.",
    { wife_boots_price: n, my_boots_price: n },
    { wife_boots_price: 89, my_boots_price: 69 },
  ),
  strict(
    "The blue mug isn't the one I broke, it was the green one; I'll pay for it on Friday.",
    { broken_mug_colour: s, payment_weekday: day },
    { broken_mug_colour: 'green', payment_weekday: 'friday' },
  ),
  strict(
    'Hej! Kan ni lägga upp byxorna tre centimeter, kjolen ska däremot inte röras.',
    { garment_to_shorten: s, shorten_by_mm: n },
    { garment_to_shorten: any('byxor', 'byxorna', 'trousers', 'pants'), shorten_by_mm: 30 },
  ),
  strict(
    'Thanks ever so much, I shall drop in some afternoon when it stops raining.',
    { appointment_date: date },
    REFUSE,
  ),
  strict(
    'Dr Okafor saw my mother Ruth on 11 June 2025 and wants her back in exactly six weeks.',
    { doctor: s, patient_name: s, follow_up_date: date },
    { doctor: any('Dr Okafor', 'Okafor', 'Dr. Okafor'), patient_name: 'Ruth', follow_up_date: '2025-07-23' },
  ),
  strict(
    "The sticker in the door says 32 psi for the front tyres, what's that on my gauge, which only shows bar?",
    { pressure_bar: n },
    { pressure_bar: 2.206 },
  ),
  strict(
    "Bonjour, ce n'est pas pour moi mais pour mon fils Hugo, qui chausse du 39 ; moi, je fais du 42.",
    { recipient_name: s, recipient_shoe_size: i },
    { recipient_name: 'Hugo', recipient_shoe_size: 39 },
  ),
  strict(
    'My share of the rent is £950 a month and my flatmate Jo, who has the small room, pays £150 less than that.',
    { jo_monthly_rent: n, total_monthly_rent: n },
    { jo_monthly_rent: 800, total_monthly_rent: 1750 },
  ),
  strict("My sister Nora loved her gloves; I'm still waiting for mine.", { sender_name: s }, REFUSE),
  strict(
    'We were five at dinner but only three of us had the tasting menu at €64 each.',
    { tasting_menus: i, tasting_menu_total: n, diners: i },
    { tasting_menus: 3, tasting_menu_total: 192, diners: 5 },
  ),
  strict(
    "The dress isn't silk as your label claims, it's polyester, and I want my money back rather than an exchange.",
    { actual_fabric: s, resolution: one('refund', 'exchange', 'repair') },
    { actual_fabric: 'polyester', resolution: 'refund' },
  ),
  strict(
    'Hola, quiero tres camisas blancas y el doble de pares de calcetines negros.',
    { shirts: i, sock_pairs: i, sock_colour: s },
    { shirts: 3, sock_pairs: 6, sock_colour: any('negro', 'negros', 'black') },
  ),
  strict(
    'Half of the thirty shirts arrived creased, and two have no buttons at all.',
    { shirts_total: i, creased_shirts: i },
    { shirts_total: 30, creased_shirts: 15 },
  ),
  strict('Der Pullover ist bei Ihnen deutlich teurer als letztes Jahr, das finde ich schade.', { price: n }, REFUSE),
  strict(
    'I dropped the suit off yesterday: the jacket is perfect, but the trousers need taking up by an inch and a half.',
    { garment_to_alter: s, shorten_by_cm: n },
    { garment_to_alter: any('trousers', 'suit trousers'), shorten_by_cm: 3.81 },
  ),
  strict(
    "Please don't put me down with Lena again; I'd like Marcus, Thursday at quarter past four in the afternoon.",
    { preferred_stylist: s, weekday: day, time_24h: s },
    { preferred_stylist: 'Marcus', weekday: 'thursday', time_24h: any('16:15', '16:15:00') },
  ),
  strict(
    'The box is 40 x 30 x 20 cm and weighs three and a half kilos on the bathroom scales.',
    { weight_g: n, volume_litres: n },
    { weight_g: 3500, volume_litres: 24 },
  ),
  strict(
    'Meine Frau Annika trägt Größe 38, ich selbst brauche die Hose in 52.',
    { wife_name: s, wife_size: i, own_trouser_size: i },
    { wife_name: 'Annika', wife_size: 38, own_trouser_size: 52 },
  ),
  strict(
    "It isn't the red one that's leaking oil, and it isn't the black one either.",
    { leaking_car_colour: s },
    REFUSE,
  ),
  strict(
    "We're driving from Leeds to Oban with a stop in Glasgow, so the dog has to be boarded.",
    { origin: s, destination: s, stopover: s },
    { origin: 'Leeds', destination: 'Oban', stopover: 'Glasgow' },
  ),
  strict(
    'My daughter is 4 ft 11 and my son stands three inches taller; both need the club tracksuit.',
    { daughter_height_cm: n, son_height_inches: n },
    { daughter_height_cm: 149.86, son_height_inches: 62 },
  ),
  strict(
    'Vi är fem vuxna och två barn, men mormor kommer ändå inte så det blir fyra vuxna.',
    { adults: i, children: i },
    { adults: 4, children: 2 },
  ),
  strict(
    'Put me down for 12 scarves at $18 apiece, with the 25% trade discount off the lot.',
    { quantity: i, unit_price: n, discounted_total: n },
    { quantity: 12, unit_price: 18, discounted_total: 162 },
  ),
  strict('A few of the bath towels are missing from room 9 again.', { missing_towels: i }, REFUSE),
  strict(
    "The oven in the holiday flat won't go above 350°F, the fridge is fine.",
    { oven_max_celsius: n, broken_appliance: s },
    { oven_max_celsius: 176.67, broken_appliance: 'oven' },
  ),
  strict(
    "We'd booked a table for eight, then two cancelled, and now my sister is coming on top after all.",
    { guests: i },
    { guests: 7 },
  ),
  strict(
    'Il me faudrait 2,75 m de lin écru à 24 € le mètre.',
    { length_cm: n, fabric: s, total_price: n },
    { length_cm: 275, fabric: any('lin', 'linen', 'lin écru'), total_price: 66 },
  ),
  strict(
    'Would it be all right to put my lambswool jumper in the tumble dryer on hot?',
    { garment: s, tumble_dry_safe: b },
    { garment: any('jumper', 'lambswool jumper'), tumble_dry_safe: false },
  ),
  strict(
    "It's our anniversary, so dinner for four on Saturday please, near the window if possible.",
    { guests: i, phone_number: s },
    REFUSE,
  ),
  strict(
    "I'm a British 10 in dresses; what should I look for in an American shop?",
    { us_dress_size: i },
    { us_dress_size: 6 },
  ),
  strict(
    'El vestido no lo quiero en rojo sino en azul marino, talla M.',
    { colour: s, size: s },
    { colour: any('azul marino', 'navy blue', 'navy'), size: 'M' },
  ),
  strict(
    "I take a European 50 in men's jackets, what number would that be on a British label?",
    { uk_jacket_size: i },
    { uk_jacket_size: 40 },
  ),
  strict(
    'Is viscose a petroleum product, the way polyester is? I try to avoid those.',
    { fabric_asked_about: s, is_petroleum_based: b },
    { fabric_asked_about: 'viscose', is_petroleum_based: false },
  ),
  strict('Jag flyttar ut någon gång i sommar men vet inte exakt när.', { move_out_date: date }, REFUSE),
  strict(
    'Just bought a cashmere wrap from you and I wonder which animal I have to thank.',
    { garment: s, source_animal: one('sheep', 'goat', 'rabbit', 'camel') },
    { garment: any('wrap', 'cashmere wrap'), source_animal: 'goat' },
  ),
  strict(
    'The heating on the third floor has been off since 2 November 2025, whereas the ground floor is toasty.',
    { affected_floor: i, off_since: date },
    { affected_floor: 3, off_since: '2025-11-02' },
  ),
  strict(
    'Wir kommen am 4. August 2026 an und bleiben zehn Nächte, Frühstück brauchen wir nicht.',
    { arrival_date: date, departure_date: date, breakfast: b },
    { arrival_date: '2026-08-04', departure_date: '2026-08-14', breakfast: false },
  ),
  strict(
    "The waiting staff were hopeless, but the food was the best I've had all year.",
    { food_sentiment: mood, service_sentiment: mood },
    { food_sentiment: 'positive', service_sentiment: 'negative' },
  ),
  strict(
    'Tom, my eldest, is two years older than Ellie, and both would like to join the junior section.',
    { tom_age: i },
    REFUSE,
  ),
  strict(
    "Please cancel my membership, number 40917, but keep my husband Piotr's going.",
    { cancelled_membership_number: s, remaining_member: s },
    { cancelled_membership_number: '40917', remaining_member: 'Piotr' },
  ),
  strict(
    'My left sleeve measures 25 inches and the right one should be half an inch shorter.',
    { left_sleeve_in: n, right_sleeve_in: n },
    { left_sleeve_in: 25, right_sleeve_in: 24.5 },
  ),
  strict(
    'Lägenheten på Storgatan 8 i Umeå har varit utan varmvatten sedan den 9 januari 2026.',
    { street_address: s, city: s, without_hot_water_since: date },
    {
      street_address: any('Storgatan 8', 'Storgatan 8, Umeå', 'Storgatan 8 i Umeå'),
      city: 'Umeå',
      without_hot_water_since: '2026-01-09',
    },
  ),
  strict(
    'Could you make three dozen aprons, a third of them in black and the rest in ecru?',
    { total_aprons: i, black_aprons: i, ecru_aprons: i },
    { total_aprons: 36, black_aprons: 12, ecru_aprons: 24 },
  ),
  strict("My mother's coat is wool; mine certainly isn't.", { my_coat_material: s }, REFUSE),
  strict(
    'I wrote 14 May, sorry, I meant 15 May 2026, and at the Harrogate branch, not the York one.',
    { appointment_date: date, branch: s },
    { appointment_date: '2026-05-15', branch: 'Harrogate' },
  ),
  strict(
    "It's not the brakes that squeal, it's the clutch, and it only started at 61,500 miles.",
    { faulty_part: s, odometer_miles: i },
    { faulty_part: any('clutch', 'the clutch'), odometer_miles: 61500 },
  ),
  strict(
    'Je préfère le mardi au jeudi, et plutôt le soir, à 19 h 30.',
    { preferred_weekday: day, time_24h: s },
    { preferred_weekday: 'tuesday', time_24h: any('19:30', '19:30:00', '19h30', '19 h 30') },
  ),
  strict(
    "There are seven bridesmaids' dresses to sew and each one swallows 2.4 metres of crêpe.",
    { dresses: i, total_fabric_m: n },
    { dresses: 7, total_fabric_m: 16.8 },
  ),
  strict("We'd need enough chairs for everybody, the hall is about 200 square metres.", { chairs_needed: i }, REFUSE),
  strict(
    'The tin holds 5 litres and the man at the till said 12 square metres to the litre.',
    { paint_litres: n, coverage_m2: n },
    { paint_litres: 5, coverage_m2: 60 },
  ),
  strict(
    'My waist is 34 inches but my inseam I measured in metric: 81 cm.',
    { waist_cm: n, inseam_cm: n },
    { waist_cm: 86.36, inseam_cm: 81 },
  ),
  strict(
    'Mi marido mide 1,83 m y yo veinte centímetros menos; buscamos albornoces.',
    { husband_height_cm: n, own_height_cm: n },
    { husband_height_cm: 183, own_height_cm: 163 },
  ),
  strict(
    "Nobody has answered any of my three e-mails and it's been a fortnight now.",
    { emails_sent: i, days_waiting: i },
    { emails_sent: 3, days_waiting: 14 },
  ),
  strict(
    'Le train de ma tante arrive de Lyon dans la soirée, pourriez-vous aller la chercher ?',
    { departure_city: s, train_number: s },
    REFUSE,
  ),
  strict(
    "Sam can't have nuts, he swells up; Priya is the vegetarian one.",
    { allergic_guest: s, allergen: s, vegetarian_guest: s },
    { allergic_guest: 'Sam', allergen: any('nuts', 'nut'), vegetarian_guest: 'Priya' },
  ),
  strict(
    "The invoice says £1,240 but you've already had a deposit of 300 from me.",
    { balance_due: n, deposit_paid: n },
    { balance_due: 940, deposit_paid: 300 },
  ),
  strict(
    'Das Auto verliert Öl, einen halben Liter auf 1000 km, die Bremsen hingegen sind in Ordnung.',
    { oil_loss_ml_per_1000_km: n, brakes_ok: b },
    { oil_loss_ml_per_1000_km: 500, brakes_ok: true },
  ),
  strict(
    'I was charged twice for the same night, £118 each time, so kindly return one of them.',
    { refund_amount: n, currency: one('EUR', 'GBP', 'USD') },
    { refund_amount: 118, currency: 'GBP' },
  ),
  strict(
    'The receipt blew away on the pier, but I know I paid less than fifty for the hat.',
    { amount_paid: n },
    REFUSE,
  ),
  strict(
    "Could someone pick the armchair up from 22 Mill Lane, Ludlow and drop it at my mum's in Hereford?",
    { item: s, pickup_town: s, delivery_town: s },
    { item: 'armchair', pickup_town: 'Ludlow', delivery_town: 'Hereford' },
  ),
  strict(
    "She's a 12 in blouses and a 14 in skirts, so please don't send a matching pair.",
    { blouse_size: i, skirt_size: i },
    { blouse_size: 12, skirt_size: 14 },
  ),
  strict(
    'Skjortan skulle vara vit men den som kom var grön, så jag skickar tillbaka den och vill ha pengarna tillbaka.',
    { ordered_colour: s, received_colour: s, request: one('refund', 'exchange', 'repair') },
    { ordered_colour: any('vit', 'white'), received_colour: any('grön', 'green'), request: 'refund' },
  ),
  strict(
    'Any shade but yellow for the waistcoat; bottle green would be a dream.',
    { garment: s, preferred_colour: s, excluded_colour: s },
    { garment: 'waistcoat', preferred_colour: any('bottle green', 'green'), excluded_colour: 'yellow' },
  ),
  strict(
    "I left the car with your colleague this morning and she said she'd ring, nobody has.",
    { licence_plate: s },
    REFUSE,
  ),
  strict(
    'The spin class starts at 18:40 and goes on for an hour and a half, will the car park still be open?',
    { start_time: s, end_time: s, duration_minutes: i },
    {
      start_time: any('18:40', '18:40:00', '6:40 pm'),
      end_time: any('20:10', '20:10:00', '8:10 pm'),
      duration_minutes: 90,
    },
  ),
  strict(
    "I need to move Tuesday's 9 am physio to the same time two days later.",
    { original_weekday: day, new_weekday: day, time: s },
    {
      original_weekday: 'tuesday',
      new_weekday: 'thursday',
      time: any('9 am', '09:00', '9:00', '9:00 am', '9am', '09:00:00'),
    },
  ),
  strict(
    'La chambre était impeccable, mais le petit-déjeuner franchement décevant.',
    { room_sentiment: mood, breakfast_sentiment: mood },
    { room_sentiment: 'positive', breakfast_sentiment: 'negative' },
  ),
  strict(
    'Bought three pairs of socks at £4.50 a pair, handed over a twenty and the lad gave me no change.',
    { pairs: i, change_due: n },
    { pairs: 3, change_due: 6.5 },
  ),
  strict('Honestly, 10% off the sheepskin would persuade me on the spot.', { discounted_price: n }, REFUSE),
  strict(
    'The clubhouse floor is 14 metres by 9 and it all wants new carpet.',
    { length_m: n, width_m: n, floor_area_m2: n },
    { length_m: 14, width_m: 9, floor_area_m2: 126 },
  ),
  strict(
    "My phone is 07700 900142, but I'm deaf so do write to ines.dale@example.org instead.",
    { phone: s, email: s, preferred_contact: one('phone', 'email', 'post') },
    { phone: any('07700 900142', '07700900142'), email: 'ines.dale@example.org', preferred_contact: 'email' },
  ),
  strict(
    'Der Mantel kostet 320 Euro, 80 habe ich schon angezahlt; was ist noch offen?',
    { outstanding_amount: n, currency: one('EUR', 'CHF', 'USD') },
    { outstanding_amount: 240, currency: 'EUR' },
  ),
  strict(
    'Not urgent in the slightest, but the tap in flat 6B drips about once a minute.',
    { flat: s, priority: one('low', 'high') },
    { flat: any('6B', 'flat 6B'), priority: 'low' },
  ),
  strict('Me gustó mucho la camarera de anoche, pero no recuerdo cómo se llamaba.', { waitress_name: s }, REFUSE),
  strict(
    'The cat is 9 lb and the dog weighs four times that; both are coming to the hotel with us.',
    { dog_weight_lb: n, pets: i },
    { dog_weight_lb: 36, pets: 2 },
  ),
  strict(
    "Last winter's coat cost me 240 dollars and the new one is 15% dearer.",
    { new_coat_price: n, old_coat_price: n },
    { new_coat_price: 276, old_coat_price: 240 },
  ),
  strict(
    "J'ai rendez-vous le 12 mars, pardon, le 13 mars 2026, avec Mme Lefèvre, à Nantes.",
    { appointment_date: date, appointment_with: s, city: s },
    {
      appointment_date: '2026-03-13',
      appointment_with: any('Mme Lefèvre', 'Lefèvre', 'Madame Lefèvre'),
      city: 'Nantes',
    },
  ),
  strict(
    'The cloth is 60% wool and the rest polyester, with no elastane in it at all.',
    { polyester_percent: n, elastane_percent: n },
    { polyester_percent: 40, elastane_percent: 0 },
  ),
  strict('The parcel is 30 cm wide and 20 cm deep, wrapped in brown paper.', { volume_litres: n }, REFUSE),
  strict(
    'There is a tea stain on my silk blouse, would chlorine bleach be all right on it?',
    { garment: s, fabric: s, chlorine_bleach_safe: b },
    { garment: any('blouse', 'silk blouse'), fabric: 'silk', chlorine_bleach_safe: false },
  ),
  strict(
    'The nurse said 800 mg twice a day for a week, have I got that right?',
    { dose_g: n, doses_per_day: i, total_doses: i },
    { dose_g: 0.8, doses_per_day: 2, total_doses: 14 },
  ),
  strict(
    'Två dussin hornknappar à 6 kronor styck, tack.',
    { buttons: i, total_sek: n },
    { buttons: 24, total_sek: 144 },
  ),
  strict(
    'The courtesy car is only for the school run, which is 3 miles there and 3 miles back.',
    { round_trip_km: n },
    { round_trip_km: 9.656 },
  ),
  strict("Either Kim or Alex will collect the keys, we haven't decided which.", { key_collector: s }, REFUSE),
  strict(
    'The two nights came to $310 before you added 10% tax.',
    { nights: i, total_with_tax: n, price_per_night_before_tax: n },
    { nights: 2, total_with_tax: 341, price_per_night_before_tax: 155 },
  ),
  strict(
    'It was Beatrice who signed for it, though the parcel was addressed to Oliver.',
    { signed_by: s, addressee: s },
    { signed_by: 'Beatrice', addressee: 'Oliver' },
  ),
  strict(
    'Darf mein Kaschmirpullover bei 60 Grad in die Waschmaschine?',
    { material: s, machine_wash_60_safe: b },
    { material: any('Kaschmir', 'cashmere'), machine_wash_60_safe: false },
  ),
  strict(
    "There'll be 22 of us on the coach, 5 of them children, the others grown-ups.",
    { children: i, adults: i },
    { children: 5, adults: 17 },
  ),
  strict('Wir brauchen noch Stoff für die Sofakissen, Farbe egal.', { fabric_metres: n }, REFUSE),
  strict(
    "I'd rather hire a dinner jacket than buy one, it's for the ball on 20 December 2025.",
    { garment: s, transaction: one('hire', 'purchase'), event_date: date },
    { garment: any('dinner jacket', 'tuxedo'), transaction: 'hire', event_date: '2025-12-20' },
  ),
  strict(
    "I'm a UK 9 in men's shoes and the box only gives European numbers.",
    { uk_shoe_size: n, eu_shoe_size: n },
    { uk_shoe_size: 9, eu_shoe_size: any(42.5, 43, 43.5) },
  ),
  strict(
    'Somos nueve en total, pero Carmen llegará una hora más tarde que los demás.',
    { guests: i, late_guest: s, delay_minutes: i },
    { guests: 9, late_guest: 'Carmen', delay_minutes: 60 },
  ),
  strict(
    'Someone at work swears my moleskin trousers come from actual moles, is there any truth in it?',
    { contains_mole_fur: b, main_fibre: one('cotton', 'silk', 'fur') },
    { contains_mole_fur: false, main_fibre: 'cotton' },
  ),
  strict(
    'The jacket you sent pinches under the arms, so do please send me a bigger one.',
    { ordered_jacket_size: s },
    REFUSE,
  ),
];
