/** Development set: numbers, dates, times, told or computed. 60 cases, 48 answerable, 12 REFUSE. */
import { s, n, i, date, list, any, strict, REFUSE } from './case.mjs';
export const CASES = [
  strict(
    'The night shift at the bakery starts at 21:45 and ends at 06:15.',
    { start: s, end: s, duration_hours: n },
    { start: '21:45', end: '06:15', duration_hours: 8.5 },
  ),
  strict(
    'The glazing workshop begins at 13:20 and takes 2 hours 45 minutes.',
    { start_time: s, end_time: s, duration_minutes: i },
    { start_time: '13:20', end_time: '16:05', duration_minutes: 165 },
  ),
  strict(
    'Wednesday 10 June 2026. Hello Mr Falk, your sofa will be delivered tomorrow between 14:00 and 17:00.',
    { delivery_date: date, from_time: s, to_time: s },
    { delivery_date: '2026-06-11', from_time: '14:00', to_time: '17:00' },
  ),
  strict(
    'Log entry, Monday 5 October 2026: brakes checked. The van goes to its inspection on Friday of this week.',
    { entry_date: date, inspection_date: date },
    { entry_date: '2026-10-05', inspection_date: '2026-10-09' },
  ),
  strict(
    'Invoice date 3 March 2027, payable within 30 days of that date.',
    { invoice_date: date, due_date: date },
    { invoice_date: '2027-03-03', due_date: '2027-04-02' },
  ),
  strict(
    'The electricity meter read 48213 kWh on 1 January and 51027 kWh on 1 July.',
    { first_reading_kwh: i, second_reading_kwh: i, consumption_kwh: i },
    { first_reading_kwh: 48213, second_reading_kwh: 51027, consumption_kwh: 2814 },
  ),
  strict(
    'Lunch receipts this week: 11.40, 9.80, 13.30 and 10.50 EUR.',
    { receipts_eur: list(n), total_eur: n, average_eur: n },
    { receipts_eur: [11.4, 9.8, 13.3, 10.5], total_eur: 45, average_eur: 11.25 },
  ),
  strict(
    'The rain tank held 600 litres. In April we used 145 litres of it and in May 130, and no rain fell.',
    { used_l: n, remaining_l: n },
    { used_l: 275, remaining_l: 325 },
  ),
  strict(
    '4 office chairs at 120.00 EUR each and 2 desks at 310.00 EUR each, less 10 % discount on everything, plus 25 % VAT.',
    { goods_eur: n, discount_eur: n, vat_eur: n, total_eur: n },
    { goods_eur: 1100, discount_eur: 110, vat_eur: 247.5, total_eur: 1237.5 },
  ),
  strict(
    'Chemistry quiz, marks of the four finalists: 72, 85, 91 and 64.',
    { marks: list(i), highest: i, average: n },
    { marks: [72, 85, 91, 64], highest: 91, average: 78 },
  ),
  strict(
    'We sent out 250 questionnaires and 190 came back.',
    { sent: i, returned: i, response_rate_percent: n },
    { sent: 250, returned: 190, response_rate_percent: 76 },
  ),
  strict(
    'The bedroom is 4.2 m long, 3.5 m wide and 2.5 m high.',
    { floor_area_m2: n, volume_m3: n },
    { floor_area_m2: 14.7, volume_m3: 36.75 },
  ),
  strict(
    'Cough syrup: 15 ml three times a day for 7 days.',
    { single_dose_ml: n, doses_per_day: i, total_ml: n },
    { single_dose_ml: 15, doses_per_day: 3, total_ml: 315 },
  ),
  strict(
    'Dinner at the Anchor came to 186 EUR, and the six of us split it evenly.',
    { bill_eur: n, people: i, share_eur: n },
    { bill_eur: 186, people: 6, share_eur: 31 },
  ),
  strict(
    'Screen width 60 inches; the stand weighs 2350 g.',
    { width_cm: n, stand_weight_kg: n },
    { width_cm: 152.4, stand_weight_kg: 2.35 },
  ),
  strict(
    'Grandpa was born on 14 August 1948. This photo was taken on his birthday in 2019.',
    { birth_date: date, photo_date: date, age_in_photo: i },
    { birth_date: '1948-08-14', photo_date: '2019-08-14', age_in_photo: 71 },
  ),
  strict(
    'Packed so far: a tent, two sleeping bags, a stove and three mugs.',
    { sleeping_bags: i, mugs: i, items_total: i },
    { sleeping_bags: 2, mugs: 3, items_total: 7 },
  ),
  strict(
    'The sleeper leaves Narvik at 23:10 and gets to Kiruna at 02:05.',
    { departure: s, arrival: s, travel_minutes: i },
    { departure: '23:10', arrival: '02:05', travel_minutes: 175 },
  ),
  strict(
    'The book fair runs from 28 October to 2 November 2026, opening and closing day included.',
    { first_day: date, last_day: date, days: i },
    { first_day: '2026-10-28', last_day: '2026-11-02', days: 6 },
  ),
  strict(
    'A carpet cleaner costs 45 EUR per day to hire. We kept it for 3 days and also bought shampoo for 12.50 EUR.',
    { hire_eur: n, total_eur: n },
    { hire_eur: 135, total_eur: 147.5 },
  ),
  strict(
    'The kettle was 64 EUR and is now 25 % off.',
    { old_price_eur: n, saving_eur: n, new_price_eur: n },
    { old_price_eur: 64, saving_eur: 16, new_price_eur: 48 },
  ),
  strict(
    'Between the two censuses the town grew from 8000 to 9200 inhabitants.',
    { increase: i, increase_percent: n },
    { increase: 1200, increase_percent: 15 },
  ),
  strict(
    'You paid 238 EUR, 19 % VAT included.',
    { gross_eur: n, net_eur: n, vat_eur: n },
    { gross_eur: 238, net_eur: 200, vat_eur: 38 },
  ),
  strict(
    'Feeding times at the seal pool: 10:30, 12:15, 14:45 and 17:00.',
    { feeding_times: list(s), feedings: i },
    { feeding_times: ['10:30', '12:15', '14:45', '17:00'], feedings: 4 },
  ),
  strict(
    'Each crate holds 24 bottles. There are 13 full crates and 9 loose bottles in the cellar.',
    { full_crates: i, bottles: i },
    { full_crates: 13, bottles: 321 },
  ),
  strict(
    'Loan of 12000 EUR for 3 years at 4 % simple interest per year, repaid with all interest at the end.',
    { principal_eur: n, interest_eur: n, repayment_eur: n },
    { principal_eur: 12000, interest_eur: 1440, repayment_eur: 13440 },
  ),
  strict(
    'The pilaf for 4 people takes 300 g of rice and 600 ml of stock. I am cooking it for 6.',
    { rice_g: n, stock_ml: n },
    { rice_g: 450, stock_ml: 900 },
  ),
  strict(
    'The dog weighs 32 kg and gets 5 mg of the drug per kilogram of body weight daily, divided into two equal doses.',
    { daily_dose_mg: n, single_dose_mg: n },
    { daily_dose_mg: 160, single_dose_mg: 80 },
  ),
  strict(
    'We drove 350 km in 5 hours and used 21 litres of petrol.',
    { average_speed_kmh: n, litres_per_100_km: n },
    { average_speed_kmh: 70, litres_per_100_km: 6 },
  ),
  strict(
    'Court 2 is booked from 09:00 to 10:30, from 11:00 to 11:45 and from 14:00 to 15:15.',
    { bookings: i, booked_minutes: i },
    { bookings: 3, booked_minutes: 210 },
  ),
  strict(
    'Vaccination clinics will be held on 4 May, 11 May and 1 June 2027.',
    { dates: list(date), clinics: i },
    { dates: ['2027-05-04', '2027-05-11', '2027-06-01'], clinics: 3 },
  ),
  strict(
    'The scanner was borrowed on 29 January 2027 and must be back three weeks later.',
    { borrowed_on: date, return_by: date },
    { borrowed_on: '2027-01-29', return_by: '2027-02-19' },
  ),
  strict('The writing seminar starts at 14:00 in hall B.', { start_time: s, end_time: s }, REFUSE),
  strict('The water meter now reads 7140 cubic metres.', { consumption_m3: n }, REFUSE),
  strict('We have ordered 30 metres of network cable.', { length_m: n, price_per_metre_eur: n }, REFUSE),
  strict('The bill is 96 EUR and our group will split it evenly.', { bill_eur: n, share_per_person_eur: n }, REFUSE),
  strict('Could we move the board meeting from noon to 15:30?', { new_time: s, meeting_date: date }, REFUSE),
  strict('The allotment is 18 m long.', { length_m: n, area_m2: n }, REFUSE),
  strict('Cinema tickets have become 3 EUR more expensive.', { increase_eur: n, new_price_eur: n }, REFUSE),
  strict(
    'The amount of 412 EUR is payable within 14 days of the invoice date.',
    { amount_eur: n, due_date: date },
    REFUSE,
  ),
  strict(
    'Föräldramötet börjar 18:40 och slutar 20:10.',
    { start: s, slut: s, minuter: i },
    { start: '18:40', slut: '20:10', minuter: 90 },
  ),
  strict(
    'Fakturan är daterad den 12 maj 2026 och ska betalas inom 10 dagar från det datumet.',
    { fakturadatum: date, forfallodatum: date },
    { fakturadatum: '2026-05-12', forfallodatum: '2026-05-22' },
  ),
  strict(
    'Elmätaren stod på 12480 i mars och på 13205 i april.',
    { mars: i, april: i, forbrukning_kwh: i },
    { mars: 12480, april: 13205, forbrukning_kwh: 725 },
  ),
  strict(
    'Tre vuxenbiljetter à 145 kr och två barnbiljetter à 90 kr till tivolit.',
    { tickets: i, adults_sek: n, total_sek: n },
    { tickets: 5, adults_sek: 435, total_sek: 615 },
  ),
  strict(
    'Hyran för stugan är 8400 kr och delas lika mellan oss tre.',
    { hyra_kr: n, per_person_kr: n },
    { hyra_kr: 8400, per_person_kr: 2800 },
  ),
  strict(
    'Idag är det den 30 september 2026. Kylskåpet levereras i morgon klockan 11.30.',
    { delivery_date: date, delivery_time: s },
    { delivery_date: '2026-10-01', delivery_time: any('11:30', '11.30') },
  ),
  strict(
    'Målarens arbete kostar 6400 kr exklusive moms. Momsen är 25 %.',
    { moms_kr: n, totalt_kr: n },
    { moms_kr: 1600, totalt_kr: 8000 },
  ),
  strict(
    'Av klassens 40 elever var 6 sjuka i fredags, de andra var i skolan.',
    { present: i, sick_percent: n },
    { present: 34, sick_percent: 15 },
  ),
  strict('Kursen i silversmide kostar 1200 kr per deltagare.', { price_sek: n, participants: i }, REFUSE),
  strict('Bussen till Visby går 07:25 från terminalen.', { departure: s, arrival: s }, REFUSE),
  strict(
    'Freitags ist die Praxis von 8:15 bis 13:00 Uhr geöffnet.',
    { closes: s, open_minutes: i },
    { closes: '13:00', open_minutes: 285 },
  ),
  strict(
    'Rechnung vom 20. November 2026, zahlbar innerhalb von 14 Tagen ab Rechnungsdatum.',
    { rechnungsdatum: date, faellig_am: date },
    { rechnungsdatum: '2026-11-20', faellig_am: '2026-12-04' },
  ),
  strict(
    '6 Flaschen Riesling zu je 7,90 EUR, dazu 5,60 EUR Versand.',
    { wine_eur: n, shipping_eur: n, total_eur: n },
    { wine_eur: 47.4, shipping_eur: 5.6, total_eur: 53 },
  ),
  strict(
    'Der Wasserzähler stand am Jahresanfang bei 1204 m³ und am Jahresende bei 1251 m³. Ein Kubikmeter kostet 2 EUR.',
    { verbrauch_m3: n, kosten_eur: n },
    { verbrauch_m3: 47, kosten_eur: 94 },
  ),
  strict(
    'Das Wohnzimmer ist rechteckig, 6 m lang und 4,5 m breit.',
    { laenge_m: n, breite_m: n, flaeche_m2: n },
    { laenge_m: 6, breite_m: 4.5, flaeche_m2: 27 },
  ),
  strict(
    'Der Skikurs findet vom 1. bis 5. Februar 2027 statt und kostet 40 EUR pro Tag, also für alle fünf Tage 200 EUR.',
    { beginn: date, ende: date, gesamtpreis_eur: n },
    { beginn: '2027-02-01', ende: '2027-02-05', gesamtpreis_eur: 200 },
  ),
  strict(
    'Die drei Pakete wiegen 2,4 kg, 3,1 kg und 1,5 kg.',
    { weights_kg: list(n), total_kg: n },
    { weights_kg: [2.4, 3.1, 1.5], total_kg: 7 },
  ),
  strict(
    'Von den 1.250 Euro Budget für das Sommerfest haben wir bisher 480 Euro ausgegeben.',
    { budget_eur: n, ausgegeben_eur: n, rest_eur: n },
    { budget_eur: 1250, ausgegeben_eur: 480, rest_eur: 770 },
  ),
  strict('Das Fahrrad ist seit gestern 20 % billiger.', { rabatt_prozent: n, neuer_preis_eur: n }, REFUSE),
  strict('Der Zug nach Passau hat 25 Minuten Verspätung.', { delay_minutes: i, arrival_time: s }, REFUSE),
];
