/** Forty of numbers, durations and days that follow from others, in trades not met before: brewery, quarry, choir, beekeeping, cinema, ferry, climbing, solar roofs, swimming, pottery. */
import { s, n, i, b, date, strict, REFUSE } from './case.mjs';
const BREW = 'The brewery filled 14 kegs of 30 litres and 6 kegs of 50 litres on Tuesday.';
const QUARRY = 'A lorry takes 18 tonnes of gravel. On Monday 9 lorries left the quarry, on Tuesday 7.';
const CHOIR = 'Our choir has 42 singers: 15 sopranos, 12 altos, 8 tenors and the rest are basses.';
const BEES = 'Last year the 8 hives gave 160 kg of honey. This year there are 11 hives and they gave 198 kg.';
const CINEMA =
  'The film starts at 19:45, lasts 2 hours and 10 minutes, and there is a break of 15 minutes in the middle.';
const FERRY =
  'Färjan går från Visby 16:40 och är framme i Nynäshamn 19:55. Biljetten kostar 340 kr för vuxna och 170 kr för barn.';
const WALL = 'Die Kletterwand ist 12 m hoch und 25 m breit. Eine Tageskarte kostet 16 Euro, zehn kosten 140 Euro.';
const SOLAR = 'We mount 24 panels of 410 watts each. The work takes three fitters two days.';
const POTTER = 'Ines threw 36 bowls. 5 cracked in the kiln and she gave 4 to her neighbour.';
export const CASES = [
  strict(BREW, { kegs: i, litres_total: n }, { kegs: 20, litres_total: 720 }),
  strict(BREW, { large_kegs_price_eur: n }, REFUSE),
  strict(
    'Each tank holds 2,400 litres. Three of the five tanks are full, the others are empty.',
    { full_tanks: i, empty_tanks: i, litres_in_store: n },
    { full_tanks: 3, empty_tanks: 2, litres_in_store: 7200 },
  ),
  strict(
    'The stout has been in the cellar since 4 October 2026 and has to stay there for 90 days.',
    { ready_on: date },
    { ready_on: '2027-01-02' },
  ),
  strict(QUARRY, { lorries: i, tonnes: n }, { lorries: 16, tonnes: 288 }),
  strict(QUARRY, { tonnes_per_lorry: n }, { tonnes_per_lorry: 18 }),
  strict(QUARRY, { drivers: i }, REFUSE),
  strict(
    'A pit 40 m long, 15 m wide and 3 m deep is to be filled.',
    { area_m2: n, volume_m3: n },
    { area_m2: 600, volume_m3: 1800 },
  ),
  strict('If it rains we will move 30 blocks less than the 120 we had planned.', { blocks_moved: i }, REFUSE),
  strict(CHOIR, { singers: i, basses: i }, { singers: 42, basses: 7 }),
  strict(CHOIR, { soprano_percent: n, conductors: i }, REFUSE),
  strict(
    'Rehearsals are every Thursday from 18:30 to 21:00. The first was on 7 January 2027.',
    { rehearsal_minutes: i, second_rehearsal: date },
    { rehearsal_minutes: 150, second_rehearsal: '2027-01-14' },
  ),
  strict(
    'We sold 180 tickets at 22 EUR and 45 at half price.',
    { tickets_sold: i, revenue_eur: n },
    { tickets_sold: 225, revenue_eur: 4455 },
  ),
  strict(BEES, { hives: i, honey_kg: n }, { hives: 11, honey_kg: 198 }),
  strict(BEES, { honey_last_year_kg: n, more_honey_kg: n }, { honey_last_year_kg: 160, more_honey_kg: 38 }),
  strict(BEES, { kg_per_hive: n }, { kg_per_hive: 18 }),
  strict(BEES, { jars: i }, REFUSE),
  strict(
    'Anna has 7 hives and her brother has 12.',
    { anna_hives: i, brother_hives: i, hives_together: i },
    { anna_hives: 7, brother_hives: 12, hives_together: 19 },
  ),
  strict(CINEMA, { end_time: s }, { end_time: '22:10' }),
  strict(CINEMA, { film_minutes: i, break_minutes: i }, { film_minutes: 130, break_minutes: 15 }),
  strict(CINEMA, { ticket_price_eur: n }, REFUSE),
  strict(
    'Hall 2 has 14 rows of 18 seats. 197 seats are taken tonight.',
    { seats: i, free_seats: i },
    { seats: 252, free_seats: 55 },
  ),
  strict(FERRY, { crossing_minutes: i, arrival_time: s }, { crossing_minutes: 195, arrival_time: '19:55' }),
  strict(
    FERRY,
    { adult_price_sek: n, family_of_2_adults_1_child_sek: n },
    { adult_price_sek: 340, family_of_2_adults_1_child_sek: 850 },
  ),
  strict(FERRY, { bicycle_sek: n }, REFUSE),
  strict('Överfarten börjar 22.15 och tar 7 timmar.', { arrival: s }, { arrival: '05:15' }),
  strict(WALL, { wall_area_m2: n, day_ticket_eur: n }, { wall_area_m2: 300, day_ticket_eur: 16 }),
  strict(WALL, { saving_with_ten_eur: n }, { saving_with_ten_eur: 20 }),
  strict(WALL, { shoes_eur: n }, REFUSE),
  strict(
    'Der Kurs beginnt am 3. Mai 2027 und dauert sechs Wochen, jede Woche zwei Stunden.',
    { ends_on: date, hours_total: n },
    { ends_on: '2027-06-14', hours_total: 12 },
  ),
  strict(SOLAR, { panels: i, total_watts: n, working_days: n }, { panels: 24, total_watts: 9840, working_days: 2 }),
  strict(SOLAR, { price_eur: n }, REFUSE),
  strict('The old meter stood at 48,210 kWh in March and at 51,660 kWh in June.', { used_kwh: n }, { used_kwh: 3450 }),
  strict('I ordered eight inverters, no, wait, nine.', { inverters: i }, { inverters: 9 }),
  strict(POTTER, { bowls_made: i, cracked: i, bowls_left: i }, { bowls_made: 36, cracked: 5, bowls_left: 27 }),
  strict(POTTER, { plates: i }, REFUSE),
  strict(
    'Une leçon de natation dure 45 minutes et coûte 18 euros. Paul a pris douze leçons.',
    { total_eur: n, total_minutes: n },
    { total_eur: 216, total_minutes: 540 },
  ),
  strict(
    'The pool is 25 m long. Lina swam 40 lengths, Omar 36 and Tess 52.',
    { most_lengths: i, lina_metres: n },
    { most_lengths: 52, lina_metres: 1000 },
  ),
  strict(
    'Glaze costs 12.50 EUR a litre with 25 % off until Sunday; before that it was the full price.',
    { discount_percent: n },
    { discount_percent: 25 },
  ),
  strict('Between 30 and 40 children are expected, perhaps more.', { children: i, b: b }, REFUSE),
];
