/** Twenty-six of our own, written after the mending of the twenty-second and the twenty-third and before they were tried. */
import { s, n, i, b, date, list, object, one, any, strict, REFUSE } from './case.mjs';
export const CASES = [
  strict('Two coffees and one tea for table 9. Wait, make it three coffees.', { table: i }, { table: 9 }),
  strict('The parade starts at 14:00. Correction: 15:00.', { start: s }, { start: '15:00' }),
  strict('Please deliver to Malmö, not to Lund.', { city: s }, { city: 'Malmö' }),
  strict('We booked 6 seats, but we need 8.', { new_seats: i }, { new_seats: 8 }),
  strict('Lions lost to Tigers 2-5 yesterday.', { winner: s, loser: s }, { winner: 'Tigers', loser: 'Lions' }),
  strict('Jonas got 21 points, Petra 35 and Omar 28.', { best: s, worst: s }, { best: 'Petra', worst: 'Jonas' }),
  strict(
    'This week: Alma sweeps the hall, Kurt waters the plants and Bea locks the door.',
    { duties: list(object({ person: s, duty: s })) },
    {
      duties: [
        { person: 'Alma', duty: 'sweeps the hall' },
        { person: 'Kurt', duty: 'waters the plants' },
        { person: 'Bea', duty: 'locks the door' },
      ],
    },
  ),
  strict(
    'Attending: Eva Dahl, Ulf Ny. Excused: Siv Berg, Leo Ek.',
    { attending: list(s), excused: list(s), excused_count: i },
    {
      attending: ['Eva Dahl', 'Ulf Ny'],
      excused: ['Siv Berg', 'Leo Ek'],
      excused_count: 2,
    },
  ),
  strict('We expected 60 chairs and 54 arrived.', { chairs_missing: i }, { chairs_missing: 6 }),
  strict(
    'We check in on 2 May 2027 and stay two nights.',
    { check_in: date, check_out: date },
    { check_in: '2027-05-02', check_out: '2027-05-04' },
  ),
  strict('Three nights at 110 EUR.', { total_eur: n }, { total_eur: 330 }),
  strict('Choir is on Thursday, drama on Friday.', { drama_day: s }, { drama_day: 'Friday' }),
  strict('The child denies pain and has no rash.', { pain: b, rash: b }, { pain: false, rash: false }),
  strict('The new machine makes 40 pieces an hour; the old one stands still.', { old_machine_pieces: i }, REFUSE),
  strict('Olle is 12 and Vera is 9.', { vera_age: i }, { vera_age: 9 }),
  strict('Receipt 884: 2 spools 9 EUR.', { number_of_spools: i, total_eur: n }, { number_of_spools: 2, total_eur: 9 }),
  strict(
    'Scarf, woven in Scotland, 100 % wool.',
    { origin: s, wool_percent: n },
    { origin: 'Scotland', wool_percent: 100 },
  ),
  strict(
    'From: Mia Holt. To: Jan Krause. Subject: samples.',
    { sender: s, recipient: s, subject: s },
    { sender: 'Mia Holt', recipient: 'Jan Krause', subject: 'samples' },
  ),
  strict(
    'It is okay, nothing much to say about it.',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'neutral' },
  ),
  strict(
    'Everybody asks me where I bought these boots.',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'positive' },
  ),
  strict('The bus to the factory leaves at 6:40.', { return_time: s }, REFUSE),
  strict('Perhaps we could use 5 more tables.', { tables_ordered: i }, REFUSE),
  strict('Nobody has told us the price of the hall.', { hall_eur: n }, REFUSE),
  strict(
    'Kan ni reparera klackarna på mina stövlar?',
    { request: one('repair', 'return', 'purchase') },
    { request: 'repair' },
  ),
  strict(
    'Anna 3 pass, Bo 2 pass, Cia 4 pass.',
    { shifts: list(object({ name: s, count: i })) },
    {
      shifts: [
        { name: 'Anna', count: 3 },
        { name: 'Bo', count: 2 },
        { name: 'Cia', count: 4 },
      ],
    },
  ),
  strict('The apron has two pockets and the cape has none.', { cape_pockets: i }, any({ cape_pockets: 0 })),
];
