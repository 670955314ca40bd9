// Sixty pairs: the same text asked for what it says, then for what it only seems to say. D: a distractor stands nearer than the right value.
import { s, n, i, date, any, strict, REFUSE } from './case.mjs';

export const CASES = [
  // 1: only planned
  strict(
    'The Galway shop opens at 8:30 every day. For the Cork shop 9:00 was once planned, but nothing has been fixed.',
    { galway_opening_time: s },
    { galway_opening_time: any('8:30', '08:30', '8:30 am', '08:30:00') },
  ),
  strict(
    'The Galway shop opens at 8:30 every day. For the Cork shop 9:00 was once planned, but nothing has been fixed.',
    { cork_opening_time: s },
    REFUSE,
  ),
  // 2: comparative only
  strict(
    'The walnut desk costs 30 euros more than the oak one; the matching oak chair is 95 euros.',
    { oak_chair_price_eur: n },
    { oak_chair_price_eur: 95 },
  ),
  strict(
    'The walnut desk costs 30 euros more than the oak one; the matching oak chair is 95 euros.',
    { walnut_desk_price_eur: n },
    REFUSE,
  ),
  // 3: comparative age
  strict('Ruth is two years older than Daniel, and their cousin Ines is eleven.', { ines_age: i }, { ines_age: 11 }),
  strict('Ruth is two years older than Daniel, and their cousin Ines is eleven.', { ruth_age: i }, REFUSE),
  // 4: sum of both only
  strict(
    'The jacket and the trousers together came to 180 euros; the belt was 25 euros on top.',
    { belt_price_eur: n },
    { belt_price_eur: 25 },
  ),
  strict(
    'The jacket and the trousers together came to 180 euros; the belt was 25 euros on top.',
    { jacket_price_eur: n },
    REFUSE,
  ),
  // 5: one of two, not said which
  strict(
    'One of the two nurses, Petra or Hanneke, will take the night shift on 4 June 2026. Dr Osei is the doctor on call.',
    { doctor_on_call: s, night_shift_date: date },
    { doctor_on_call: any('Dr Osei', 'Osei', 'Dr. Osei'), night_shift_date: '2026-06-04' },
  ),
  strict(
    'One of the two nurses, Petra or Hanneke, will take the night shift on 4 June 2026. Dr Osei is the doctor on call.',
    { night_shift_nurse: s },
    REFUSE,
  ),
  // 6: identifier of another kind
  strict(
    'Your order no. 88213 has been packed and invoice 2024-771 is attached. You will get the tracking number once the courier has collected the parcel.',
    { order_number: s, invoice_number: s },
    { order_number: '88213', invoice_number: '2024-771' },
  ),
  strict(
    'Your order no. 88213 has been packed and invoice 2024-771 is attached. You will get the tracking number once the courier has collected the parcel.',
    { tracking_number: s },
    REFUSE,
  ),
  // 7: order and invoice date, no delivery date
  strict(
    'You ordered on 3 March 2026 and the invoice was issued on 5 March 2026. The parcel has not been sent yet.',
    { order_date: date, invoice_date: date },
    { order_date: '2026-03-03', invoice_date: '2026-03-05' },
  ),
  strict(
    'You ordered on 3 March 2026 and the invoice was issued on 5 March 2026. The parcel has not been sent yet.',
    { delivery_date: date },
    REFUSE,
  ),
  // 8: e-mail of somebody else
  strict(
    'Questions about the lease go to Maria Lind at maria@lindhomes.example. Tom Barrow, the caretaker, can only be phoned, on 0555 201 334.',
    { maria_lind_email: s },
    { maria_lind_email: 'maria@lindhomes.example' },
  ),
  strict(
    'Questions about the lease go to Maria Lind at maria@lindhomes.example. Tom Barrow, the caretaker, can only be phoned, on 0555 201 334.',
    { tom_barrow_email: s },
    REFUSE,
  ),
  // 9: size of another garment
  strict(
    'The blazer I bought from you fits well in a 42. Please send me the matching trousers too.',
    { blazer_size: s },
    { blazer_size: '42' },
  ),
  strict(
    'The blazer I bought from you fits well in a 42. Please send me the matching trousers too.',
    { trousers_size: s },
    REFUSE,
  ),
  // 10: colour of the lining
  strict('The coat has a burgundy lining and horn buttons.', { lining_colour: s }, { lining_colour: 'burgundy' }),
  strict('The coat has a burgundy lining and horn buttons.', { coat_outer_colour: s }, REFUSE),
  // 11: address of the sender
  strict(
    "Sender: Hallam Books, 14 Mill Lane, York. The recipient's label was torn off, and only the weight, 3.2 kg, can still be read.",
    { sender_city: s, weight_kg: n },
    { sender_city: 'York', weight_kg: 3.2 },
  ),
  strict(
    "Sender: Hallam Books, 14 Mill Lane, York. The recipient's label was torn off, and only the weight, 3.2 kg, can still be read.",
    { recipient_city: s },
    REFUSE,
  ),
  // 12: D; only hoped for
  strict(
    'The firm, which had hoped to have 60 employees by last Christmas, has 46 employees today.',
    { employees_today: i },
    { employees_today: 46 },
  ),
  strict(
    'The firm, which had hoped to have 60 employees by last Christmas, has 46 employees today.',
    { employees_last_christmas: i },
    REFUSE,
  ),
  // 13: denied
  strict(
    'No, the flat does not cost 950 euros a month, whatever the advert says. The deposit is 1,400 euros.',
    { deposit_eur: n },
    { deposit_eur: 1400 },
  ),
  strict(
    'No, the flat does not cost 950 euros a month, whatever the advert says. The deposit is 1,400 euros.',
    { monthly_rent_eur: n },
    REFUSE,
  ),
  // 14: doubted
  strict(
    'Somebody claimed that the summit hut sleeps 40, which the warden calls nonsense. The valley hut sleeps 24.',
    { valley_hut_capacity: i },
    { valley_hut_capacity: 24 },
  ),
  strict(
    'Somebody claimed that the summit hut sleeps 40, which the warden calls nonsense. The valley hut sleeps 24.',
    { summit_hut_capacity: i },
    REFUSE,
  ),
  // 15: conditional
  strict(
    'If he passes the exam, Kofi will earn 3,400 euros a month. His sister Ama earns 2,900 euros a month.',
    { ama_monthly_salary_eur: n },
    { ama_monthly_salary_eur: 2900 },
  ),
  strict(
    'If he passes the exam, Kofi will earn 3,400 euros a month. His sister Ama earns 2,900 euros a month.',
    { kofi_current_monthly_salary_eur: n },
    REFUSE,
  ),
  // 16: of another time
  strict(
    'Last year 312 runners finished the Lake Run. This year 405 have registered, and the race has not been held yet.',
    { finishers_last_year: i },
    { finishers_last_year: 312 },
  ),
  strict(
    'Last year 312 runners finished the Lake Run. This year 405 have registered, and the race has not been held yet.',
    { finishers_this_year: i },
    REFUSE,
  ),
  // 17: per another amount
  strict(
    'Cherries are 7.50 euros a kilo, and a melon is 3 euros.',
    { melon_price_eur: n, cherries_price_per_kg_eur: n },
    { melon_price_eur: 3, cherries_price_per_kg_eur: 7.5 },
  ),
  strict('Cherries are 7.50 euros a kilo, and a melon is 3 euros.', { cherries_price_per_punnet_eur: n }, REFUSE),
  // 18: subject of a reported speech
  strict(
    'Ben told Carla that her brother had been promoted to store manager. Carla herself is a buyer.',
    { carla_job: s },
    { carla_job: any('buyer', 'a buyer') },
  ),
  strict(
    'Ben told Carla that her brother had been promoted to store manager. Carla herself is a buyer.',
    { ben_job: s },
    REFUSE,
  ),
  // 19: role not named
  strict(
    'Yusuf Demir, Clara Holm and Piet Vos attended the board meeting. Clara Holm took the minutes.',
    { minutes_taken_by: s },
    { minutes_taken_by: 'Clara Holm' },
  ),
  strict(
    'Yusuf Demir, Clara Holm and Piet Vos attended the board meeting. Clara Holm took the minutes.',
    { meeting_chaired_by: s },
    REFUSE,
  ),
  // 20: question asked about it
  strict(
    'Does the train leave at 7:15? I only know that it arrives in Ghent at 9:40.',
    { ghent_arrival_time: s },
    { ghent_arrival_time: any('9:40', '09:40', '9:40 am', '09:40:00') },
  ),
  strict('Does the train leave at 7:15? I only know that it arrives in Ghent at 9:40.', { departure_time: s }, REFUSE),
  // 21: cancelled
  strict(
    'The reading on 9 May 2026 was cancelled and no new date has been set. The workshop on 16 May 2026 goes ahead.',
    { workshop_date: date },
    { workshop_date: '2026-05-16' },
  ),
  strict(
    'The reading on 9 May 2026 was cancelled and no new date has been set. The workshop on 16 May 2026 goes ahead.',
    { new_reading_date: date },
    REFUSE,
  ),
  // 22: a range
  strict(
    'The repair takes between three and six working days and costs 45 euros.',
    { repair_cost_eur: n },
    { repair_cost_eur: 45 },
  ),
  strict('The repair takes between three and six working days and costs 45 euros.', { exact_repair_days: i }, REFUSE),
  // 23: about
  strict('There were about 200 guests at the wedding, seated at 24 tables.', { table_count: i }, { table_count: 24 }),
  strict('There were about 200 guests at the wedding, seated at 24 tables.', { exact_guest_count: i }, REFUSE),
  // 24: brand, not the shop
  strict(
    'I bought my Kestrel boots while on holiday in Lyon last spring, in a tiny shop by the river.',
    { boots_brand: s },
    { boots_brand: 'Kestrel' },
  ),
  strict(
    'I bought my Kestrel boots while on holiday in Lyon last spring, in a tiny shop by the river.',
    { shop_name: s },
    REFUSE,
  ),
  // 25: price of the other article
  strict(
    'The scarf is reduced to 19 euros. Is the cardigan next to it reduced as well? Its tag is missing.',
    { scarf_price_eur: n },
    { scarf_price_eur: 19 },
  ),
  strict(
    'The scarf is reduced to 19 euros. Is the cardigan next to it reduced as well? Its tag is missing.',
    { cardigan_price_eur: n },
    REFUSE,
  ),
  // 26: age of another child
  strict(
    'We have two children, Leo and Mia. Leo starts school this autumn; Mia is three.',
    { mia_age: i },
    { mia_age: 3 },
  ),
  strict('We have two children, Leo and Mia. Leo starts school this autumn; Mia is three.', { leo_age: i }, REFUSE),
  // 27: D; of another person
  strict(
    'Priya, who took over from Martin, whose staff number was 4410, has the staff number 5127. Her assistant Joel started on Monday.',
    { priya_staff_number: s },
    { priya_staff_number: '5127' },
  ),
  strict(
    'Priya, who took over from Martin, whose staff number was 4410, has the staff number 5127. Her assistant Joel started on Monday.',
    { joel_staff_number: s },
    REFUSE,
  ),
  // 28: D; of another place
  strict(
    'The container for Rotterdam, unlike the 18-tonne one for Antwerp, weighs 23 tonnes. The one for Bremen has yet to be weighed.',
    { rotterdam_container_tonnes: n },
    { rotterdam_container_tonnes: 23 },
  ),
  strict(
    'The container for Rotterdam, unlike the 18-tonne one for Antwerp, weighs 23 tonnes. The one for Bremen has yet to be weighed.',
    { bremen_container_tonnes: n },
    REFUSE,
  ),
  // 29: D; of another person
  strict(
    'Mr Abbot, whose wife takes 50 mg, takes 75 mg of the same drug daily. His brother takes it too.',
    { mr_abbot_daily_dose_mg: n },
    { mr_abbot_daily_dose_mg: 75 },
  ),
  strict(
    'Mr Abbot, whose wife takes 50 mg, takes 75 mg of the same drug daily. His brother takes it too.',
    { brother_daily_dose_mg: n },
    REFUSE,
  ),
  // 30: D; of another subject
  strict(
    'In maths, where Hugo got 62 points, Lena got 88 points. Her physics paper has not been marked yet.',
    { lena_maths_points: i },
    { lena_maths_points: 88 },
  ),
  strict(
    'In maths, where Hugo got 62 points, Lena got 88 points. Her physics paper has not been marked yet.',
    { lena_physics_points: i },
    REFUSE,
  ),
  // 31: D; time of the other flight
  strict(
    'The Oslo flight, unlike the Bergen one at gate C3, leaves from gate B14. The Bergen flight departs at 10:20.',
    { oslo_gate: s },
    { oslo_gate: any('B14', 'gate B14') },
  ),
  strict(
    'The Oslo flight, unlike the Bergen one at gate C3, leaves from gate B14. The Bergen flight departs at 10:20.',
    { oslo_departure_time: s },
    REFUSE,
  ),
  // 32: D; date of another event
  strict(
    'The concert, originally announced for 2 October 2026, will now take place on 9 October 2026. For the matinee the band still has no date.',
    { concert_date: date },
    { concert_date: '2026-10-09' },
  ),
  strict(
    'The concert, originally announced for 2 October 2026, will now take place on 9 October 2026. For the matinee the band still has no date.',
    { matinee_date: date },
    REFUSE,
  ),
  // 33: D; of another room
  strict(
    'The ground-floor flat, smaller than the 71 square metre one above it, measures 58 square metres. The attic has never been measured.',
    { ground_floor_flat_sqm: n },
    { ground_floor_flat_sqm: 58 },
  ),
  strict(
    'The ground-floor flat, smaller than the 71 square metre one above it, measures 58 square metres. The attic has never been measured.',
    { attic_sqm: n },
    REFUSE,
  ),
  // 34: D; another distance, comparative
  strict(
    "Elena, who beat Marta's 54.2 seconds, ran the 400 metres in 53.1 seconds. In the 200 metres she was faster than last year.",
    { elena_400m_seconds: n },
    { elena_400m_seconds: 53.1 },
  ),
  strict(
    "Elena, who beat Marta's 54.2 seconds, ran the 400 metres in 53.1 seconds. In the 200 metres she was faster than last year.",
    { elena_200m_seconds: n },
    REFUSE,
  ),
  // 35: D; comparative price
  strict(
    'The shirt, unlike the 15 euro tie, is never reduced and costs 49 euros. The waistcoat costs less than the shirt.',
    { shirt_price_eur: n },
    { shirt_price_eur: 49 },
  ),
  strict(
    'The shirt, unlike the 15 euro tie, is never reduced and costs 49 euros. The waistcoat costs less than the shirt.',
    { waistcoat_price_eur: n },
    REFUSE,
  ),
  // 36: D; offer of another bank
  strict(
    'The loan from Norbank, taken after the Civic offer of 4.1 % over 10 years fell through, carries 4.8 % interest. Its term is still being negotiated.',
    { norbank_interest_percent: n },
    { norbank_interest_percent: 4.8 },
  ),
  strict(
    'The loan from Norbank, taken after the Civic offer of 4.1 % over 10 years fell through, carries 4.8 % interest. Its term is still being negotiated.',
    { norbank_loan_term_years: i },
    REFUSE,
  ),
  // 37: D; e-mail of somebody else
  strict(
    'Write to Sanna, but not to her old address sanna@oldmail.example: she now uses sanna.k@newmail.example. Her colleague Jorn has an address of his own.',
    { sanna_current_email: s },
    { sanna_current_email: 'sanna.k@newmail.example' },
  ),
  strict(
    'Write to Sanna, but not to her old address sanna@oldmail.example: she now uses sanna.k@newmail.example. Her colleague Jorn has an address of his own.',
    { jorn_email: s },
    REFUSE,
  ),
  // 38: D; of another time, another person
  strict(
    'This year, after room 12 last summer, the hotel gave us room 31. Our parents are one floor below us.',
    { our_room_number_this_year: i },
    { our_room_number_this_year: 31 },
  ),
  strict(
    'This year, after room 12 last summer, the hotel gave us room 31. Our parents are one floor below us.',
    { parents_room_number_this_year: i },
    REFUSE,
  ),
  // 39: D; order number is no tracking number
  strict(
    'Parcel A, sent together with parcel B (tracking number LX-200-B), has the tracking number LX-917-A. Parcel C carries only the order number 60055.',
    { parcel_a_tracking_number: s },
    { parcel_a_tracking_number: 'LX-917-A' },
  ),
  strict(
    'Parcel A, sent together with parcel B (tracking number LX-200-B), has the tracking number LX-917-A. Parcel C carries only the order number 60055.',
    { parcel_c_tracking_number: s },
    REFUSE,
  ),
  // 40: D; of another person
  strict(
    "Gran's appointment, which Dr Weiss moved from 11 August 2026, is now on 18 August 2026. Grandad is still waiting for a date.",
    { gran_appointment_date: date },
    { gran_appointment_date: '2026-08-18' },
  ),
  strict(
    "Gran's appointment, which Dr Weiss moved from 11 August 2026, is now on 18 August 2026. Grandad is still waiting for a date.",
    { grandad_appointment_date: date },
    REFUSE,
  ),
  // 41: D; of another year
  strict(
    'Profit in 2023, a year with 4.2 million euros of revenue, was 310,000 euros. The revenue for 2024 will be published in May.',
    { profit_2023_eur: n },
    { profit_2023_eur: 310000 },
  ),
  strict(
    'Profit in 2023, a year with 4.2 million euros of revenue, was 310,000 euros. The revenue for 2024 will be published in May.',
    { revenue_2024_eur: n },
    REFUSE,
  ),
  // 42: declined; role not named
  strict(
    "The mayor was invited to open the fair but declined, so somebody else cut the ribbon. The stallholders' spokeswoman is Greta Moll.",
    { stallholders_spokeswoman: s },
    { stallholders_spokeswoman: 'Greta Moll' },
  ),
  strict(
    "The mayor was invited to open the fair but declined, so somebody else cut the ribbon. The stallholders' spokeswoman is Greta Moll.",
    { ribbon_cut_by: s },
    REFUSE,
  ),
  // 43: de; D; of another place
  strict(
    'Die Filiale in Graz, anders als die in Linz mit 12 Mitarbeitern, hat 19 Mitarbeiter. Die Filiale in Wels sucht noch Personal.',
    { graz_employees: i },
    { graz_employees: 19 },
  ),
  strict(
    'Die Filiale in Graz, anders als die in Linz mit 12 Mitarbeitern, hat 19 Mitarbeiter. Die Filiale in Wels sucht noch Personal.',
    { wels_employees: i },
    REFUSE,
  ),
  // 44: de; order and invoice date only
  strict(
    'Frau Kurz hat am 4. Mai 2026 bestellt, die Rechnung trägt das Datum 6. Mai 2026. Ein Liefertermin steht noch nicht fest.',
    { bestelldatum: date, rechnungsdatum: date },
    { bestelldatum: '2026-05-04', rechnungsdatum: '2026-05-06' },
  ),
  strict(
    'Frau Kurz hat am 4. Mai 2026 bestellt, die Rechnung trägt das Datum 6. Mai 2026. Ein Liefertermin steht noch nicht fest.',
    { lieferdatum: date },
    REFUSE,
  ),
  // 45: de; colour of the lining
  strict('Der Mantel hat ein rotes Futter und kostet 189 Euro.', { mantel_preis_eur: n }, { mantel_preis_eur: 189 }),
  strict('Der Mantel hat ein rotes Futter und kostet 189 Euro.', { mantel_aussenfarbe: s }, REFUSE),
  // 46: de; D; comparative age
  strict(
    'Jonas, dessen Schwester acht ist, ist elf Jahre alt. Sein Cousin Emil ist älter als er.',
    { jonas_alter: i },
    { jonas_alter: 11 },
  ),
  strict(
    'Jonas, dessen Schwester acht ist, ist elf Jahre alt. Sein Cousin Emil ist älter als er.',
    { emil_alter: i },
    REFUSE,
  ),
  // 47: de; conditional
  strict(
    'Falls der Vermieter zustimmt, sinkt die Miete auf 780 Euro. Die Kaution beträgt 1.950 Euro.',
    { kaution_eur: n },
    { kaution_eur: 1950 },
  ),
  strict(
    'Falls der Vermieter zustimmt, sinkt die Miete auf 780 Euro. Die Kaution beträgt 1.950 Euro.',
    { aktuelle_miete_eur: n },
    REFUSE,
  ),
  // 48: sv; D; of another train
  strict(
    'Tåget till Lund, till skillnad från det till Ystad på spår 3, går från spår 7. Spåret för tåget till Malmö meddelas senare.',
    { lund_track: i },
    { lund_track: 7 },
  ),
  strict(
    'Tåget till Lund, till skillnad från det till Ystad på spår 3, går från spår 7. Spåret för tåget till Malmö meddelas senare.',
    { malmo_track: i },
    REFUSE,
  ),
  // 49: sv; sum of both only
  strict(
    'Byxorna och skjortan kostade tillsammans 890 kronor. Skärpet kostade 149 kronor.',
    { belt_price_sek: n },
    { belt_price_sek: 149 },
  ),
  strict(
    'Byxorna och skjortan kostade tillsammans 890 kronor. Skärpet kostade 149 kronor.',
    { shirt_price_sek: n },
    REFUSE,
  ),
  // 50: sv; D; comparative salary
  strict(
    'Oskar, som efterträdde Karin med en månadslön på 41 000 kronor, tjänar 38 500 kronor i månaden. Hans chef tjänar mer.',
    { oskar_monthly_salary_sek: n },
    { oskar_monthly_salary_sek: 38500 },
  ),
  strict(
    'Oskar, som efterträdde Karin med en månadslön på 41 000 kronor, tjänar 38 500 kronor i månaden. Hans chef tjänar mer.',
    { manager_monthly_salary_sek: n },
    REFUSE,
  ),
  // 51: sv; of another time
  strict(
    'Förra året anmälde sig 140 barn till simskolan. Hur många som har anmält sig i år vet vi inte än; kursen kostar 650 kronor.',
    { course_price_sek: n },
    { course_price_sek: 650 },
  ),
  strict(
    'Förra året anmälde sig 140 barn till simskolan. Hur många som har anmält sig i år vet vi inte än; kursen kostar 650 kronor.',
    { registered_children_this_year: i },
    REFUSE,
  ),
  // 52: sv; e-mail of somebody else
  strict(
    'Skicka fakturan till Eva Dahl på eva.dahl@nordbygg.example. Projektledaren Ali Rostam nås bara per telefon.',
    { eva_dahl_email: s },
    { eva_dahl_email: 'eva.dahl@nordbygg.example' },
  ),
  strict(
    'Skicka fakturan till Eva Dahl på eva.dahl@nordbygg.example. Projektledaren Ali Rostam nås bara per telefon.',
    { ali_rostam_email: s },
    REFUSE,
  ),
  // 53: fr; D; of another parcel
  strict(
    "Le colis pour Nantes, contrairement à celui pour Brest qui pèse 4 kg, pèse 7 kg. Celui pour Rennes n'a pas encore été pesé.",
    { nantes_parcel_kg: n },
    { nantes_parcel_kg: 7 },
  ),
  strict(
    "Le colis pour Nantes, contrairement à celui pour Brest qui pèse 4 kg, pèse 7 kg. Celui pour Rennes n'a pas encore été pesé.",
    { rennes_parcel_kg: n },
    REFUSE,
  ),
  // 54: fr; question asked about it
  strict(
    "Est-ce que le musée ferme à 18 h ? Je sais seulement qu'il ouvre à 10 h et que l'entrée coûte 12 euros.",
    { entry_price_eur: n },
    { entry_price_eur: 12 },
  ),
  strict(
    "Est-ce que le musée ferme à 18 h ? Je sais seulement qu'il ouvre à 10 h et que l'entrée coûte 12 euros.",
    { closing_time: s },
    REFUSE,
  ),
  // 55: fr; D; comparative price
  strict(
    'La jupe, exposée à côté du foulard à 22 euros, coûte 64 euros. Le chemisier coûte 10 euros de moins que la veste.',
    { prix_jupe_eur: n },
    { prix_jupe_eur: 64 },
  ),
  strict(
    'La jupe, exposée à côté du foulard à 22 euros, coûte 64 euros. Le chemisier coûte 10 euros de moins que la veste.',
    { prix_chemisier_eur: n },
    REFUSE,
  ),
  // 56: fr; identifier of another kind
  strict(
    'Numéro de commande : 77120. La facture FA-3391 a été envoyée, le numéro de suivi viendra plus tard.',
    { numero_commande: s, numero_facture: s },
    { numero_commande: '77120', numero_facture: 'FA-3391' },
  ),
  strict(
    'Numéro de commande : 77120. La facture FA-3391 a été envoyée, le numéro de suivi viendra plus tard.',
    { numero_commande: s, numero_suivi: s },
    REFUSE,
  ),
  // 57: es; D; of another place
  strict(
    'El piso de Sevilla, a diferencia del de Cádiz, que cuesta 700 euros al mes, cuesta 820 euros al mes. Del piso de Huelva todavía no hay precio.',
    { sevilla_alquiler_mensual_eur: n },
    { sevilla_alquiler_mensual_eur: 820 },
  ),
  strict(
    'El piso de Sevilla, a diferencia del de Cádiz, que cuesta 700 euros al mes, cuesta 820 euros al mes. Del piso de Huelva todavía no hay precio.',
    { huelva_alquiler_mensual_eur: n },
    REFUSE,
  ),
  // 58: es; one of two, not said which
  strict(
    'Una de las dos, Lucía o Marta, será la entrenadora del equipo. El capitán es Raúl Sanz.',
    { captain_name: s },
    { captain_name: 'Raúl Sanz' },
  ),
  strict(
    'Una de las dos, Lucía o Marta, será la entrenadora del equipo. El capitán es Raúl Sanz.',
    { captain_name: s, coach_name: s },
    REFUSE,
  ),
  // 59: es; D; date of another event
  strict(
    'La reunión, prevista al principio para el 7 de julio de 2026, se celebrará el 14 de julio de 2026. La fecha de la cena se decidirá más adelante.',
    { fecha_reunion: date },
    { fecha_reunion: '2026-07-14' },
  ),
  strict(
    'La reunión, prevista al principio para el 7 de julio de 2026, se celebrará el 14 de julio de 2026. La fecha de la cena se decidirá más adelante.',
    { fecha_cena: date },
    REFUSE,
  ),
  // 60: es; brand, not the shop
  strict(
    'Compré mis zapatos Velarte en una tienda del centro por 85 euros.',
    { marca_zapatos: s, precio_zapatos_eur: n },
    { marca_zapatos: 'Velarte', precio_zapatos_eur: 85 },
  ),
  strict('Compré mis zapatos Velarte en una tienda del centro por 85 euros.', { nombre_tienda: s }, REFUSE),
];
