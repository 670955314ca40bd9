/** Thirty-six by another hand, who saw no source: the sixth edition. */
import { s, n, i, b, date, one, any, strict, REFUSE } from './case.mjs';
export const CASES = [
  strict(
    'I have worn it every day since it came and people stop me in the street to ask where it is from!',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'positive' },
  ),
  strict('The seam allowance on this pattern is 15 mm.', { seam_allowance_cm: n }, { seam_allowance_cm: 1.5 }),
  strict(
    'I posted the coat on 27 December 2026 and the tailor wants eight days for the repair, counted from then.',
    { finished_date: date },
    { finished_date: '2027-01-04' },
  ),
  strict('The parcel weighs 2.4 kg.', { weight_g: n }, { weight_g: 2400 }),
  strict(
    'I am between a 38 and a 40 and do not know which of the two would fit me better.',
    { topic: one('payment', 'sizing', 'shipping', 'care') },
    { topic: 'sizing' },
  ),
  strict(
    'Will the dye run if I put it in with my whites?',
    { topic: one('payment', 'sizing', 'shipping', 'care') },
    { topic: 'care' },
  ),
  strict(
    'Agent: hello, how can I help? Customer: my zip burst on the second day, I want it mended, not replaced. Agent: of course.',
    { part: one('zip', 'button', 'seam'), wish: one('mend', 'replace', 'refund') },
    { part: 'zip', wish: 'mend' },
  ),
  strict(
    'The blazer is fully lined in cupro; the sleeves are unlined on the sample only.',
    { lining_material: s, lined: b },
    { lining_material: 'cupro', lined: true },
  ),
  strict(
    'Premiere is on 3 October 2026; all costumes must be ready ten days before.',
    { ready_date: date },
    { ready_date: '2026-09-23' },
  ),
  strict(
    'Where can I change the bank card for my subscription?',
    { topic: one('payment', 'sizing', 'shipping', 'care') },
    { topic: 'payment' },
  ),
  strict(
    'No lace and no sequins on the bodice, but the pearl buttons stay.',
    { lace: b, sequins: b, buttons: b },
    { lace: false, sequins: false, buttons: true },
  ),
  strict(
    'Customer Lee Chan, phone 555-0188. She left no e-mail.',
    { name: s, phone: s, email: { type: ['string', 'null'] } },
    { name: 'Lee Chan', phone: '555-0188', email: null },
  ),
  strict(
    'Care: 70 % wool, 20 % polyamide, 10 % cashmere. Hand wash cold. Do not bleach. Dry flat. Iron on low.',
    { wool_percent: n, cashmere_percent: n, bleach: b, drying: one('flat', 'line', 'tumble') },
    { wool_percent: 70, cashmere_percent: 10, bleach: false, drying: 'flat' },
  ),
  strict(
    'Delivery note 5512: 6 rolls of denim, 50 m each; 2 rolls of lining, 80 m each. One roll of denim is damaged and goes back.',
    { denim_rolls_delivered: i, lining_metres: n, damaged_rolls: i },
    { denim_rolls_delivered: 6, lining_metres: 160, damaged_rolls: 1 },
  ),
  strict(
    'Contact for press: Giulia Ferri, giulia@ferri.example, +39 02 555 0134.',
    { name: s, email: s, phone: s },
    { name: 'Giulia Ferri', email: 'giulia@ferri.example', phone: '+39 02 555 0134' },
  ),
  strict('The rehearsal runs from 13:30 to 16:00.', { duration_minutes: i }, { duration_minutes: 150 }),
  strict(
    'Timetable: cutting at 9:00, basting at 11:30, lunch at 13:00, pressing at 14:15.',
    { cutting: s, pressing: s },
    { cutting: any('9:00', '09:00'), pressing: '14:15' },
  ),
  strict(
    'Five of the twenty samples failed the wash test.',
    { failed_percent: n, passed: i },
    { failed_percent: 25, passed: 15 },
  ),
  strict(
    'Invoice 2027-118 from Atelier Brandt. Alteration of two jackets at 45 EUR each, one new lining 80 EUR. Payable within 30 days of 1 March 2027.',
    { invoice_number: s, seller: s, total_eur: n, due_date: date },
    { invoice_number: '2027-118', seller: 'Atelier Brandt', total_eur: 170, due_date: '2027-03-31' },
  ),
  strict('The waistband is 29 inches round.', { waistband_cm: n }, { waistband_cm: 73.66 }),
  strict(
    'On the 1d board agent heron made 4.2 percent this week, agent mole lost 1.5 percent and agent crane made 3.9 percent.',
    { best_agent: s, agents: i, losing_agent: s },
    { best_agent: any('heron', 'agent heron'), agents: 3, losing_agent: any('mole', 'agent mole') },
  ),
  strict(
    'I need 4.5 metres of tulle for each veil and there are six bridesmaids, one veil each.',
    { tulle_m: n },
    { tulle_m: 27 },
  ),
  strict(
    'Tvätta i 40 grader, torktumla inte, stryk på medelvärme.',
    { temperature_c: n, tumble_dry: b, ironing: one('low', 'medium', 'high') },
    { temperature_c: 40, tumble_dry: false, ironing: 'medium' },
  ),
  strict(
    'Hej! Jag heter Björn Åkesson och vill byta kavajen från order SE-4031 till storlek 52.',
    { namn: s, order: s, storlek: i },
    { namn: 'Björn Åkesson', order: 'SE-4031', storlek: 52 },
  ),
  strict(
    'Jag är så besviken, sömmen sprack första kvällen och ingen svarar i telefon.',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'negative' },
  ),
  strict(
    'På kursen går sju kvinnor, två män och en lärare från Borås.',
    { students: i, city: s },
    { students: 9, city: 'Borås' },
  ),
  strict(
    'Provning med Ebba Lind tisdagen den 9 februari 2027 klockan 16.30 i ateljén på Storgatan 8.',
    { kund: s, datum: date, adress: s },
    { kund: 'Ebba Lind', datum: '2027-02-09', adress: 'Storgatan 8' },
  ),
  strict('Care: 70 % wool, 20 % polyamide, 10 % cashmere. Hand wash cold.', { country_of_origin: s }, REFUSE),
  strict('The rehearsal is in the small hall and everybody brings their own shoes.', { date: date }, REFUSE),
  strict('Customer Lee Chan, phone 555-0188, wants her skirt shortened.', { email: s }, REFUSE),
  strict('Long 0.5 BTC at 64,000 dollars, leverage 3.', { take_profit_usd: n }, REFUSE),
  strict('Roster of the workshop: Monday Ana and Jo, Tuesday Jo alone.', { hourly_wage_eur: n }, REFUSE),
  strict('Bust 94, waist 74, hip 101, in centimetres.', { inseam_cm: n }, REFUSE),
  strict(
    'Mr Abbott collected his grey suit on 4 June 2027 and was very pleased.',
    { customer: s, shoe_size: n },
    REFUSE,
  ),
  strict('Provningen med Ebba Lind är i ateljén på Storgatan 8.', { datum: date }, REFUSE),
  strict('Hej! Jag heter Björn Åkesson och vill byta kavajen från order SE-4031.', { telefon: s }, REFUSE),
];
