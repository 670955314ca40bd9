/** Thirty-six by another hand, who saw no source: the seventh edition. */
import { s, n, i, b, date, list, object, one, any, strict, REFUSE } from './case.mjs';
export const CASES = [
  strict(
    'The shop is closed on Mondays and opens at ten on all other days.',
    { closed_day: s },
    { closed_day: any('Monday', 'Mondays', 'monday') },
  ),
  strict(
    'Minutes of the fitting, 12 May 2027. Bride: Hanna Vogel. Take in the waist by 2 cm, shorten the hem by 4 cm, move the straps inwards. Next fitting in three weeks.',
    { bride: s, waist_cm: n, hem_cm: n, next_fitting: date },
    { bride: 'Hanna Vogel', waist_cm: 2, hem_cm: 4, next_fitting: '2027-06-02' },
  ),
  strict('Yarn: 8 balls of 50 g, 120 m per ball.', { total_g: n, total_m: n }, { total_g: 400, total_m: 960 }),
  strict(
    'Long 0.5 BTC at 64,000 dollars, leverage 3, stop at 61,500.',
    { side: one('long', 'short'), quantity: n, entry_usd: n, leverage: n, stop_usd: n },
    { side: 'long', quantity: 0.5, entry_usd: 64000, leverage: 3, stop_usd: 61500 },
  ),
  strict(
    'Roster of the workshop: Monday Ana and Jo, Tuesday Jo alone, Wednesday Ana and Malik.',
    { days: list(object({ day: s, people: list(s) })) },
    {
      days: [
        { day: 'Monday', people: ['Ana', 'Jo'] },
        { day: 'Tuesday', people: ['Jo'] },
        { day: 'Wednesday', people: ['Ana', 'Malik'] },
      ],
    },
  ),
  strict(
    'Leveransen skulle ha kommit den 28 maj 2027 men blev fem dagar sen.',
    { delivered: date },
    { delivered: '2027-06-02' },
  ),
  strict(
    'Hi, Priya Raman here. The velvet jumpsuit from order FY-77120 came in green, I had ordered plum. I would like my money back, please.',
    { customer: s, order_number: s, received_colour: s, wish: one('exchange', 'refund', 'repair') },
    { customer: 'Priya Raman', order_number: 'FY-77120', received_colour: 'green', wish: 'refund' },
  ),
  strict(
    'Trims for style K-40: 1 zip YKK 20 cm, 4 snaps, 2 labels. Thread in the colour of the cloth.',
    { style: s, trims: list(object({ name: s, quantity: i })) },
    {
      style: 'K-40',
      trims: [
        { name: any('zip', 'zip YKK', 'YKK zip', 'zip YKK 20 cm'), quantity: 1 },
        { name: any('snaps', 'snap'), quantity: 4 },
        { name: any('labels', 'label'), quantity: 2 },
      ],
    },
  ),
  strict(
    'Ship to: Noor de Wit, Prinsengracht 263, 1016 GV Amsterdam, Netherlands.',
    { recipient: object({ name: s, street: s, postcode: s, city: s, country: s }) },
    {
      recipient: {
        name: 'Noor de Wit',
        street: 'Prinsengracht 263',
        postcode: '1016 GV',
        city: 'Amsterdam',
        country: any('Netherlands', 'the Netherlands'),
      },
    },
  ),
  strict(
    'My account started the week with 10,000 and ended it with 10,650.',
    { gain_percent: n },
    { gain_percent: 6.5 },
  ),
  strict('The coat was 320 USD and is now 25 % off.', { price_now_usd: n }, { price_now_usd: 240 }),
  strict('A dozen hooks, two dozen eyes.', { hooks: i, eyes: i }, { hooks: 12, eyes: 24 }),
  strict(
    'Swatch: 22 stitches and 30 rows over 10 cm. The panel is 50 cm wide.',
    { stitches_for_panel: i },
    { stitches_for_panel: 110 },
  ),
  strict(
    'Please do not call me in the morning, evenings are best. Thursday would be good.',
    { time_of_day: one('morning', 'afternoon', 'evening'), weekday: s },
    { time_of_day: 'evening', weekday: any('Thursday', 'thursday') },
  ),
  strict(
    'We are sold out of the ecru one, but the same cardigan in moss is in the shop until Saturday.',
    { available_colour: s, sold_out_colour: s },
    { available_colour: 'moss', sold_out_colour: 'ecru' },
  ),
  strict(
    'Ledger of the wardrobe: hats 14, gloves 9 pairs, wigs 5. Two of the wigs are at the hairdresser.',
    { hats: i, wigs_in_house: i },
    { hats: 14, wigs_in_house: 3 },
  ),
  strict(
    'Order: three shirts in 41, two in 42 and one in 43.',
    { lines: list(object({ collar_size: i, quantity: i })), total_shirts: i },
    {
      lines: [
        { collar_size: 41, quantity: 3 },
        { collar_size: 42, quantity: 2 },
        { collar_size: 43, quantity: 1 },
      ],
      total_shirts: 6,
    },
  ),
  strict('Net 250 EUR plus 19 % VAT.', { vat_eur: n, gross_eur: n }, { vat_eur: 47.5, gross_eur: 297.5 }),
  strict(
    'Kappan kostar 2 400 kr och jag betalade 600 kr i handpenning.',
    { price_sek: n, left_to_pay_sek: n },
    { price_sek: 2400, left_to_pay_sek: 1800 },
  ),
  strict(
    'Ordered 40 hangers, got 36, and 3 of those are broken.',
    { missing: i, usable: i },
    { missing: 4, usable: 33 },
  ),
  strict(
    'Bust 94, waist 74, hip 101, all in centimetres; height one metre sixty-eight.',
    { bust_cm: n, waist_cm: n, hip_cm: n, height_cm: n },
    { bust_cm: 94, waist_cm: 74, hip_cm: 101, height_cm: 168 },
  ),
  strict(
    'Size chart for the coat: S has a chest of 92 cm, M 98 cm, L 104 cm.',
    { sizes: list(object({ size: s, chest_cm: n })) },
    {
      sizes: [
        { size: 'S', chest_cm: 92 },
        { size: 'M', chest_cm: 98 },
        { size: 'L', chest_cm: 104 },
      ],
    },
  ),
  strict(
    'Byxorna ska läggas upp 3 cm och midjan tas in 2 cm. Fickorna rör ni inte.',
    { hem_cm: n, waist_cm: n, pockets_changed: b },
    { hem_cm: 3, waist_cm: 2, pockets_changed: false },
  ),
  strict(
    'Tyget är 1,5 meter brett och vi köpte 12 meter.',
    { width_cm: n, length_m: n },
    { width_cm: 150, length_m: 12 },
  ),
  strict(
    'Kunden frågar var paketet är, spårningen har stått stilla i en vecka.',
    { avdelning: one('leverans', 'sömnad', 'marknad') },
    { avdelning: 'leverans' },
  ),
  strict('Av 60 mönsterdelar är 45 klara.', { klara_procent: n, kvar: i }, { klara_procent: 75, kvar: 15 }),
  strict(
    'Lagerlista: 12 halsdukar, 7 mössor, 20 par vantar.',
    { varor: list(object({ namn: s, antal: i })) },
    {
      varor: [
        { namn: any('halsdukar', 'halsduk'), antal: 12 },
        { namn: any('mössor', 'mössa'), antal: 7 },
        { namn: any('vantar', 'vante', 'par vantar'), antal: 20 },
      ],
    },
  ),
  strict('Minutes of the fitting, 12 May 2027. Bride: Hanna Vogel. Take in the waist by 2 cm.', { groom: s }, REFUSE),
  strict(
    'Invoice 2027-118 from Atelier Brandt. Alteration of two jackets at 45 EUR each, one new lining 80 EUR.',
    { bank_account: s },
    REFUSE,
  ),
  strict('Ship to: Noor de Wit, Prinsengracht 263, Amsterdam.', { phone: s }, REFUSE),
  strict('The bride wants a train of two metres and a veil that covers it.', { budget_eur: n }, REFUSE),
  strict('Agent heron made 4.2 percent this week on the 1d board.', { owner: s }, REFUSE),
  strict('The moss cardigan is in the shop until Saturday.', { designer: s }, REFUSE),
  strict('Delivery note 5512: 6 rolls of denim, 50 m each.', { price_per_roll_eur: n }, REFUSE),
  strict('Tyget är 1,5 meter brett och mörkblått.', { krympning_procent: n }, REFUSE),
  strict('Kappan kostar 2 400 kr och är sydd i Borås.', { vikt_g: n }, REFUSE),
];
