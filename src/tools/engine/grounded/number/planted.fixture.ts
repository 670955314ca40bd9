/** A text made from facts that are known, and what names ask of it: a value, or null where the text leaves it open. */
export interface Planted {
  text: string;
  truths: Readonly<Record<string, number | null>>;
}

type World = (a: number, b: number, c: number, d: number) => Planted;
const planted = (text: string, truths: Planted['truths']): Planted => ({ text, truths });

/** Amounts that mislead: two of one thing, told for one, denied, supposed, of another, of another time, put right, nearly. Numbers are from 11 to 98, each another. */
export const WORLDS: Readonly<Record<string, World>> = {
  'two of one thing, each with its own weight': (a, b, c, d) =>
    planted(`${a} boxes weigh ${b} kg each and ${c} boxes weigh ${d} kg each.`, {
      boxes: a + c,
      total_weight_kg: a * b + c * d,
      weight_kg: a * b + c * d,
    }),
  'two of one thing, each of another size': (a, b, c, d) =>
    planted(`We filled ${a} barrels of ${b} litres and ${c} barrels of ${d} litres.`, {
      barrels: a + c,
      total_litres: a * b + c * d,
      litres: a * b + c * d,
    }),
  'packs of so many': (a, b) =>
    planted(`We collected ${a * 20} eggs and packed them in boxes of ${b}.`, {
      eggs: a * 20,
      boxes: null,
      cartons: null,
    }),
  'a year that another is counted from': (a, b) =>
    planted(`The choir of ${b} singers was founded in ${1900 + a}.`, {
      singers: b,
      fortieth_anniversary_year: null,
      jubilee_year: null,
      founded_year: 1900 + a,
    }),
  'two days': (a, b) =>
    planted(`On Monday ${a} vans left the yard, on Tuesday ${b}.`, {
      vans: a + b,
      vans_on_monday: a,
      vans_on_tuesday: b,
      total_vans: a + b,
      drivers: null,
    }),
  'two days in two sentences': (a, b) =>
    planted(`On Friday ${a} guests came. On Saturday ${b} guests came.`, {
      guests: a + b,
      guests_on_friday: a,
      saturday_guests: b,
      total_guests: a + b,
    }),
  'two days in Swedish': (a, b) =>
    planted(`På måndagen kom ${a} gäster och på tisdagen ${b} gäster.`, {
      guests: a + b,
      gäster: a + b,
      total_guests: a + b,
    }),
  'two days in German': (a, b) =>
    planted(`Am Montag kamen ${a} Gäste, am Dienstag ${b} Gäste.`, { guests: a + b, gäste: a + b }),
  'two days in French': (a, b) =>
    planted(`Lundi, ${a} clients sont venus, et mardi ${b} clients.`, { customers: a + b, clients: a + b }),
  'each of many': (a, b) =>
    planted(`We keep ${a} goats and each of them gives ${b} litres a day.`, {
      litres_per_day: a * b,
      litres_per_goat: b,
      litres_per_day_per_goat: b,
      litres_per_week: 7 * a * b,
      goats: a,
    }),
  'one of many stands first': (a, b) =>
    planted(`A bus holds ${a} passengers. We have ${b} buses.`, {
      passengers: a * b,
      passengers_per_bus: a,
      buses: b,
      total_passengers: a * b,
      capacity: a * b,
    }),
  'each, in Swedish': (a, b) =>
    planted(`Vi har ${a} getter och varje get ger ${b} liter om dagen.`, {
      litres_per_day: a * b,
      litres_per_goat: b,
      goats: a,
    }),
  'each, in German': (a, b) =>
    planted(`Wir haben ${a} Kühe, jede gibt ${b} Liter am Tag.`, { litres_per_day: a * b, cows: a }),
  'each, in French': (a, b) =>
    planted(`Nous avons ${a} vaches, chacune donne ${b} litres par jour.`, { litres_per_day: a * b, cows: a }),
  'per hour for hours': (a, b) =>
    planted(`The pump moves ${a} litres per hour and ran for ${b} hours.`, {
      litres: a * b,
      litres_per_hour: a,
      hours: b,
      total_litres: a * b,
    }),
  'a rate without a count': (a) =>
    planted(`The pump moves ${a} litres per hour.`, {
      litres_per_hour: a,
      litres_per_day: 24 * a,
      hours: null,
      total_litres: null,
    }),
  'price of one': (a, b) =>
    planted(`They bought ${a} lamps at ${b} EUR each.`, {
      lamps: a,
      total_eur: a * b,
      price_per_lamp_eur: b,
      price_each_eur: b,
      cost_eur: a * b,
      revenue_eur: a * b,
    }),
  'two prices': (a, b, c, d) =>
    planted(`They bought ${a} lamps at ${b} EUR each and ${c} chairs at ${d} EUR each.`, {
      lamps: a,
      chairs: c,
      total_eur: a * b + c * d,
      lamps_eur: a * b,
      chair_price_eur: d,
      cost_eur: a * b + c * d,
      tables: null,
    }),
  'two prices of one thing': (a, b, c, d) =>
    planted(`We sold ${a} tickets at ${b} EUR and ${c} at ${d} EUR.`, {
      tickets: a + c,
      revenue_eur: a * b + c * d,
      total_eur: a * b + c * d,
      tickets_sold: a + c,
    }),
  'last year and this year': (a, b, c, d) =>
    planted(`Last year ${a} hives gave ${b} kg of honey. This year there are ${c} hives and they gave ${d} kg.`, {
      hives: c,
      honey_kg: d,
      hives_last_year: a,
      honey_last_year_kg: b,
      hives_this_year: c,
      honey_this_year_kg: d,
      honey_per_hive_kg: d / c,
    }),
  'last year only': (a, b) =>
    planted(`The school has ${a} pupils. Last year there were ${b}.`, {
      pupils: a,
      pupils_last_year: b,
      current_pupils: a,
      teachers: null,
    }),
  'before a change': (a, b) =>
    planted(`The workshop used to have ${a} looms; now it has ${b}.`, { looms: b, looms_now: b, current_looms: b }),
  'before a change, in German': (a, b) => planted(`Früher hatte der Hof ${a} Kühe, jetzt hat er ${b}.`, { cows: b }),
  'before a change, in Swedish': (a, b) => planted(`Förr hade gården ${a} kor, nu har den ${b}.`, { cows: b, kor: b }),
  'planned and done': (a, b) =>
    planted(`We had planned ${a} benches but built ${b}.`, {
      benches: b,
      benches_built: b,
      benches_planned: a,
      planned_benches: a,
    }),
  denied: (a, b) => planted(`We did not order ${a} ladders, we ordered ${b}.`, { ladders: b, ladders_ordered: b }),
  'denied without another': (a) =>
    planted(`It is not true that ${a} windows broke.`, { windows: null, broken_windows: null, windows_broken: null }),
  'denied in German': (a) =>
    planted(`Wir haben nicht ${a} Stühle bestellt.`, { chairs: null, stühle: null, chairs_ordered: null }),
  'denied in Swedish': (a) =>
    planted(`Vi beställde inte ${a} stolar.`, { chairs: null, stolar: null, chairs_ordered: null }),
  supposed: (a) =>
    planted(`If we had ${a} volunteers we could open on Sundays.`, { volunteers: null, volunteers_today: null }),
  'supposed beside what is': (a, b) =>
    planted(`We have ${a} beds; with ${b} beds we could take another group.`, { beds: a, current_beds: a }),
  'wished for': (a) => planted(`The club would like to buy ${a} canoes.`, { canoes_owned: null, canoes_bought: null }),
  'of another person': (a, b) =>
    planted(`Anna has ${a} sheep and her brother has ${b}.`, {
      anna_sheep: a,
      sheep_of_anna: a,
      sheep_of_brother: b,
      brother_sheep: b,
      sheep: a + b,
      total_sheep: a + b,
    }),
  'of another person, by name': (a, b) =>
    planted(`Omar ran ${a} km and Tess ran ${b} km.`, {
      omar_km: a,
      tess_km: b,
      km: null,
      total_km: a + b,
      nils_km: null,
    }),
  'put right': (a, b) => planted(`I need ${a} tiles, no, sorry, ${b} tiles.`, { tiles: b }),
  'put right in a sentence of its own': (a, b) =>
    planted(`We ordered ${a} tiles. Correction: it was ${b} tiles.`, { tiles: b, tiles_ordered: b }),
  'put right, in Swedish': (a, b) =>
    planted(`Jag behöver ${a} plattor, nej förlåt, ${b} plattor.`, { plattor: b, tiles: b }),
  between: (a) =>
    planted(`Between ${a} and ${a + 10} visitors are expected.`, { visitors: null, expected_visitors: null }),
  'from … to': (a) =>
    planted(`${a}-${a + 10} visitors come on a normal day.`, { visitors: null, visitors_per_day: null }),
  'at least': (a) => planted(`At least ${a} visitors came.`, { visitors: null, min_visitors: a }),
  'up to': (a) => planted(`The hall holds up to ${a} people.`, { max_people: a, capacity: a, people_present: null }),
  'more than': (a) =>
    planted(`More than ${a} bottles broke.`, { bottles: null, broken_bottles: null, bottles_broken: null }),
  'less than, in German': (a) =>
    planted(`Weniger als ${a} Flaschen sind zerbrochen.`, { bottles: null, flaschen: null }),
  'about the same thing of another kind': (a, b) =>
    planted(`The garden has ${a} apple trees and ${b} pear trees.`, {
      apple_trees: a,
      pear_trees: b,
      trees: a + b,
      total_trees: a + b,
      cherry_trees: null,
    }),
  'of another kind, in German': (a, b) =>
    planted(`Im Stall stehen ${a} schwarze und ${b} weiße Pferde.`, {
      horses: a + b,
      white_horses: b,
      black_horses: a,
    }),
  'more than the other': (a, b) =>
    planted(`North has ${a} stalls and South has ${b} more than North.`, {
      north_stalls: a,
      south_stalls: a + b,
      stalls: null,
    }),
  'times the other': (a) =>
    planted(`North has ${a} stalls, South twice as many.`, { north_stalls: a, south_stalls: 2 * a, stalls: null }),
  'part of them': (a, b) =>
    planted(`${a + b} letters came in and ${b} of them were returned.`, {
      letters: a + b,
      returned_letters: b,
      letters_returned: b,
      letters_received: a + b,
      letters_kept: a,
    }),
  'what is left': (a, b) =>
    planted(`There were ${a + b} rolls of tape; ${b} have been used.`, {
      rolls_left: a,
      rolls_used: b,
      used_rolls: b,
      remaining_rolls: a,
    }),
  'what is left after two': (a, b, c) =>
    planted(`Ines threw ${a + b + c} bowls. ${b} cracked and she gave ${c} to her neighbour.`, {
      bowls_left: a,
      cracked_bowls: b,
      bowls_thrown: a + b + c,
      bowls_given_away: c,
    }),
  'all others': (a, b, c) =>
    planted(`Our choir has ${a + b + c} singers: ${a} sopranos, ${b} altos and the rest are basses.`, {
      singers: a + b + c,
      basses: c,
      sopranos: a,
      tenors: null,
      altos: b,
    }),
  count: (a, b) =>
    planted(`The shop has ${a} clocks and ${b} watches.`, {
      count: null,
      number: null,
      clocks: a,
      watches: b,
      quantity: null,
      amount: null,
    }),
  'names that are numbers': (a, b) =>
    planted(`Hall ${a} has ${b} seats and room ${a + 1} is closed.`, {
      seats: b,
      halls: null,
      rooms: null,
      closed_rooms: null,
    }),
  'rows of seats': (a, b, c) =>
    planted(`Hall 2 has ${a} rows of ${b} seats. ${c} seats are taken tonight.`, {
      seats: a * b,
      free_seats: a * b - c,
      rows: a,
      seats_per_row: b,
      taken_seats: c,
      total_seats: a * b,
    }),
  'pages read a day': (a, b) =>
    planted(`Lea reads ${a} pages a day for ${b} days.`, {
      pages: a * b,
      pages_per_day: a,
      days: b,
      total_pages: a * b,
      pages_read: a * b,
    }),
  doses: (a) =>
    planted(`Take two tablets three times a day for ${a} days.`, {
      tablets_per_day: 6,
      tablets: 6 * a,
      total_tablets: 6 * a,
      days: a,
      tablets_per_dose: 2,
    }),
  'percent off': (a) =>
    planted(`The saw costs 400 EUR, now with ${a} % off.`, {
      discount_percent: a,
      price_before_eur: 400,
      price_eur: 400 - 4 * a,
      sale_price_eur: 400 - 4 * a,
      discount_eur: 4 * a,
    }),
  'price before and after': (a, b) =>
    planted(`The saw was ${a + b} EUR and is now ${a} EUR.`, {
      price_eur: a,
      old_price_eur: a + b,
      saving_eur: b,
      new_price_eur: a,
    }),
  'share in percent': (a) =>
    planted(`Of 200 eggs, ${a} were cracked.`, {
      cracked_eggs: a,
      cracked_percent: a / 2,
      sound_eggs: 200 - a,
      eggs: 200,
    }),
  mean: (a, b, c) =>
    planted(`The scores were: Ada ${a}, Bo ${b}, Cy ${c}.`, {
      average_score: (a + b + c) / 3,
      ada_score: a,
      bo_score: b,
      total_score: a + b + c,
      highest_score: Math.max(a, b, c),
      lowest_score: Math.min(a, b, c),
      score: null,
    }),
  'area and volume': (a, b, c) =>
    planted(`The pit is ${a} m long, ${b} m wide and ${c} m deep.`, {
      area_m2: a * b,
      volume_m3: a * b * c,
      length_m: a,
      width_m: b,
      depth_m: c,
    }),
  'a fee beside a price': (a, b, c) =>
    planted(`A night costs ${a} EUR, breakfast ${b} EUR and parking ${c} EUR.`, {
      breakfast_eur: b,
      parking_eur: c,
      night_eur: a,
      total_eur: a + b + c,
      dinner_eur: null,
    }),
  'a price for two kinds': (a, b) =>
    planted(`Tickets cost ${a} EUR for adults and ${b} EUR for children.`, {
      adult_price_eur: a,
      child_price_eur: b,
      adult_ticket_eur: a,
      senior_price_eur: null,
      price_eur: null,
      ticket_eur: null,
    }),
  'who pays for both': (a, b) =>
    planted(`Two adults and three children went in. It was ${a} EUR per adult and ${b} EUR per child.`, {
      total_eur: 2 * a + 3 * b,
      adults: 2,
      children: 3,
      people: 5,
      price_per_adult_eur: a,
    }),
  'a deposit': (a, b) =>
    planted(`The hall costs ${a + b} EUR. A deposit of ${b} EUR has been paid.`, {
      deposit_eur: b,
      balance_due_eur: a,
      total_eur: a + b,
      outstanding_eur: a,
    }),
  doubled: (a) =>
    planted(`We sold ${a} umbrellas in May and twice as many in June.`, {
      umbrellas_in_may: a,
      umbrellas_in_june: 2 * a,
      total_umbrellas: 3 * a,
      umbrellas: null,
    }),
  'a pair': (a) => planted(`There are ${a} pairs of skis in the shed.`, { pairs: a, skis: 2 * a }),
  'a dozen': (a) =>
    planted(`The baker made ${a} trays of 12 rolls and sold all but 7.`, {
      rolls: 12 * a,
      rolls_sold: 12 * a - 7,
      unsold_rolls: 7,
      trays: a,
    }),
  'every other week': (a, b) =>
    planted(`The van drives ${a} km every weekday and ${b} km on Saturdays.`, {
      km_on_saturday: b,
      km_per_week: 5 * a + b,
      km: null,
    }),
  'two meters': (a, b) =>
    planted(`The meter stood at ${1000 + a} kWh in March and at ${2000 + b} kWh in June.`, {
      used_kwh: 1000 + b - a,
      march_kwh: 1000 + a,
      june_kwh: 2000 + b,
      kwh: null,
    }),
  'one for everybody': (a, b) =>
    planted(`Class 5B has ${a + b} pupils, ${b} of them are absent today. Each pupil who is present gets 2 pencils.`, {
      present: a,
      absent: b,
      pencils: 2 * a,
      pupils: a + b,
    }),
  'one and ten': (a, b) =>
    planted(`One ticket costs ${a} EUR, ten cost ${9 * a} EUR and ${b} were sold.`, {
      saving_with_ten_eur: a,
      ticket_eur: a,
      tickets_sold: b,
    }),
  'hours a week for weeks': (a, b) =>
    planted(`The course lasts ${a} weeks, ${b} hours every week.`, {
      total_hours: a * b,
      hours_per_week: b,
      weeks: a,
      hours: a * b,
    }),
  'two jobs': (a, b) =>
    planted(`Sanding took ${a} minutes and painting ${b} minutes.`, {
      sanding_minutes: a,
      painting_minutes: b,
      total_minutes: a + b,
      minutes: a + b,
      duration_minutes: a + b,
    }),
  'break in it': (a) =>
    planted(`The shift lasts 8 hours with a break of ${a} minutes.`, {
      break_minutes: a,
      shift_hours: 8,
      working_minutes: 480 - a,
    }),
  'price told in a unit': (a, b) =>
    planted(`Flour costs ${a} SEK per kilo and we need ${b} kilos.`, {
      price_per_kg_sek: a,
      cost_sek: a * b,
      total_sek: a * b,
      flour_kg: b,
    }),
  'workers for days': (a, b) =>
    planted(`${a} fitters worked for ${b} days.`, {
      fitters: a,
      days: b,

      man_days: a * b,
      hours: null,
    }),
  'a row of one unit': (a, b, c) =>
    planted(`Receipts: ${a}, ${b} and ${c} EUR.`, {
      total_eur: a + b + c,
      average_eur: (a + b + c) / 3,
      highest_eur: Math.max(a, b, c),
      lowest_eur: Math.min(a, b, c),
      rent_eur: null,
    }),
  'takings of two days': (a, b) =>
    planted(`The kiosk took ${a} EUR on Friday and ${b} EUR on Saturday.`, {
      both_days_eur: a + b,
      total_eur: a + b,
      friday_eur: a,
      sunday_eur: null,
    }),
  'one kind in all': (a, b, c, d) =>
    planted(`In the choir sing ${a} sopranos, ${b} altos, ${c} tenors and ${d} basses.`, {
      singers: a + b + c + d,
      altos: b,
      baritones: null,
    }),
  'whoever comes': (a, b) =>
    planted(`A school class comes with ${a} pupils and ${b} teachers.`, {
      visitors: a + b,
      pupils: a,
      teachers: b,
      parents: null,
    }),
  'a list with articles': (a, b) =>
    planted(`Packed so far: a tent, ${a} plates, a stove and ${b} mugs.`, { items: a + b + 2, plates: a, pans: null }),
  'before and after a trip': (a, b) =>
    planted(`The car had ${41000 + a} km when we took it and ${42000 + b} km when we gave it back.`, {
      driven_km: 1000 + b - a,
      start_km: 41000 + a,
      end_km: 42000 + b,
      fuel_litres: null,
    }),
  'one reading': (a) => planted(`The meter now reads ${7000 + a} kWh.`, { consumption_kwh: null, used_kwh: null }),
  'from one to the other': (a, b) =>
    planted(`The town grew from ${8000 + a} to ${9200 + b} inhabitants.`, {
      increase: 1200 + b - a,
      increase_percent: (100 * (1200 + b - a)) / (8000 + a),
      decrease: null,
    }),
  'a tank that is used': (a, b) =>
    planted(`The tank held 600 litres. In April we used ${a} litres of it and in May ${b}.`, {
      used_l: a + b,
      remaining_l: 600 - a - b,
      added_l: null,
    }),
  'a bill with a discount and a tax': (a, b) =>
    planted(
      `${a} chairs at 120 EUR each and ${b} desks at 310 EUR each, less 10 % discount on everything, plus 25 % VAT.`,
      {
        goods_eur: 120 * a + 310 * b,
        discount_eur: 12 * a + 31 * b,
        vat_eur: 0.25 * 0.9 * (120 * a + 310 * b),
        total_eur: 1.25 * 0.9 * (120 * a + 310 * b),
        shipping_eur: null,
      },
    ),
  'a tax that is in it': (a) =>
    planted(`You paid ${125 * a} EUR, 25 % VAT included.`, { gross_eur: 125 * a, net_eur: 100 * a, vat_eur: 25 * a }),
  'a day and what else was bought': (a, b) =>
    planted(`A sander costs ${a} EUR per day to hire. We kept it for 3 days and also bought paper for ${b} EUR.`, {
      hire_eur: 3 * a,
      total_eur: 3 * a + b,
      deposit_eur: null,
    }),
  'a price of one, and no count': (a) =>
    planted(`The course costs ${a} EUR per person.`, { total_eur: null, participants: null }),
  'shared evenly': (a) =>
    planted(`Dinner came to ${6 * a} EUR, and the six of us split it evenly.`, {
      share_eur: a,
      people: 6,
      tip_eur: null,
    }),
  'shared by nobody knows how many': (a) =>
    planted(`The bill is ${a} EUR and our group will split it evenly.`, { share_per_person_eur: null }),
  'a recipe for more': (a, b) =>
    planted(`The soup for 4 people takes ${a} g of rice and ${b} ml of stock. I am cooking it for 6.`, {
      rice_g: 1.5 * a,
      stock_ml: 1.5 * b,
      salt_g: null,
    }),
  'a recipe as it is': (a) => planted(`The soup for 4 people takes ${a} g of rice.`, { rice_g: a, salt_g: null }),
  'packs and loose ones': (a, b, c) =>
    planted(`Each crate holds ${a} bottles. There are ${b} full crates and ${c} loose bottles.`, {
      bottles: a * b + c,
      full_crates: b,
      cans: null,
    }),
  'a dose a few times': (a) =>
    planted(`Cough syrup: 15 ml three times a day for ${a} days.`, {
      single_dose_ml: 15,
      doses_per_day: 3,
      total_ml: 45 * a,
      bottle_ml: null,
    }),
  'a way in a time': (a, b) =>
    planted(`We drove ${a * 10} km in ${b} hours and used 21 litres of petrol.`, {
      average_speed_kmh: (10 * a) / b,
      litres_per_100_km: 2100 / (10 * a),
      petrol_cost_eur: null,
    }),
  'a way and no time': (a) => planted(`We drove ${a} km.`, { average_speed_kmh: null, litres_per_100_km: null }),
  'a side and no other': (a) =>
    planted(`The allotment is ${a} m long.`, { area_m2: null, volume_m3: null, length_m: a }),
  'sides with a cross': (a, b) =>
    planted(`We want one portrait, ${a} x ${b} cm.`, {
      portrait_width_cm: a,
      portrait_height_cm: b,
      frame_depth_cm: null,
    }),
  'so much higher': (a, b) =>
    planted(`The tower is ${100 + a} m high, ${b} m higher than the church.`, { church_height_m: 100 + a - b }),
  'so much older': (a, b) => planted(`Lena is ${a}, her brother is ${b} years older.`, { brother_age: a + b }),
  'sent and come back': (a, b) =>
    planted(`We sent out ${a + b} forms and ${a} came back.`, {
      response_rate_percent: (100 * a) / (a + b),
      signed: null,
    }),
  'from one time to the other': () =>
    planted('The shift starts at 21:45 and ends at 06:15, with a break of 30 minutes.', {
      shift_hours: 8.5,
      working_hours: 8,
      break_minutes: 30,
      overtime_minutes: null,
    }),
  'three times two': () =>
    planted('Court 2 is booked from 09:00 to 10:30, from 11:00 to 11:45 and from 14:00 to 15:15.', {
      booked_minutes: 210,
      bookings: 3,
      players: null,
    }),
  'one time alone': () =>
    planted('The seminar starts at 14:00 in hall B.', { duration_minutes: null, hours: null, break_minutes: null }),
  'days there': () =>
    planted('We arrive on 3 July 2027 and depart on 10 July 2027.', { nights: 7, price_per_night_eur: null }),
  'a term that ends nowhere': (a) =>
    planted(`The amount of ${a} EUR is payable within 14 days.`, {
      amount_eur: a,
      discount_eur: null,
      days_late: null,
    }),
};
