import { object, s, n, i, b, date, list, one, or, any, strict, REFUSE } from './case.mjs';

const exEn = [
  strict(
    'Class 7B has 26 pupils; their form teacher, Gwen Sorrell, will take them to Durham on 18 June 2026.',
    { class_name: s, pupils: i, teacher: s, destination: s, trip_date: date },
    {
      class_name: any('7B', 'Class 7B'),
      pupils: 26,
      teacher: 'Gwen Sorrell',
      destination: 'Durham',
      trip_date: '2026-06-18',
    },
  ),
  strict(
    'I planted 45 tulip bulbs 12 cm deep along the south wall.',
    { bulbs: i, depth_cm: n },
    { bulbs: 45, depth_cm: 12 },
  ),
  strict(
    'Job 560: the bicycle belongs to Nadia Rahman; replace the chain and the rear brake, estimate 74 dollars.',
    { job: i, owner: s, estimate: n },
    { job: 560, owner: 'Nadia Rahman', estimate: 74 },
  ),
  strict(
    'Final score in Swansea: Otters 4, Kestrels 2.',
    { city: s, otters: i, kestrels: i },
    { city: 'Swansea', otters: 4, kestrels: 2 },
  ),
  strict(
    'Inventory number T-1921-8 is a cobalt velvet waistcoat from Lyon.',
    { inventory_number: s, colour: s, fabric: s, garment: s, place_of_origin: s },
    { inventory_number: 'T-1921-8', colour: 'cobalt', fabric: 'velvet', garment: 'waistcoat', place_of_origin: 'Lyon' },
  ),
  strict(
    'Cast on 88 stitches with 4.5 mm needles and knit 32 rows in charcoal.',
    { stitches: i, needle_mm: n, rows: i, colour: s },
    { stitches: 88, needle_mm: 4.5, rows: 32, colour: 'charcoal' },
  ),
  strict(
    'Aisle 9, bin C: 140 boxes, each weighing 2.4 kg.',
    { aisle: i, bin: s, boxes: i, weight_per_box_kg: n },
    { aisle: 9, bin: 'C', boxes: 140, weight_per_box_kg: 2.4 },
  ),
  strict(
    'The ferry Aurora sails from Oban at 06:55 and reaches Craignure at 07:41.',
    { ferry: s, from: s, to: s, departure: s, arrival: s },
    { ferry: 'Aurora', from: 'Oban', to: 'Craignure', departure: '06:55', arrival: '07:41' },
  ),
  strict(
    'Biscuit, a 5-year-old spaniel weighing 13.7 kg, belongs to Theo Marsh.',
    { pet_name: s, age_years: i, weight_kg: n, owner: s },
    { pet_name: 'Biscuit', age_years: 5, weight_kg: 13.7, owner: 'Theo Marsh' },
  ),
  strict(
    'The choir still lacks 11 sopranos, 7 tenors and 2 basses.',
    { sopranos: i, tenors: i, basses: i },
    { sopranos: 11, tenors: 7, basses: 2 },
  ),
  strict(
    'On the stage tonight: harp, oboe, cello and tuba.',
    { instruments: list(s) },
    { instruments: ['harp', 'oboe', 'cello', 'tuba'] },
  ),
  strict(
    'Delivered this morning: 30 aprons and 15 overalls.',
    { delivery: list(object({ item: s, quantity: i })) },
    {
      delivery: [
        { item: any('aprons', 'apron'), quantity: 30 },
        { item: any('overalls', 'overall'), quantity: 15 },
      ],
    },
  ),
  strict(
    'Ship the teal poncho to Ayla Demir in Izmir.',
    { recipient: object({ name: s, city: s }), article: object({ garment: s, colour: s }) },
    { recipient: { name: 'Ayla Demir', city: 'Izmir' }, article: { garment: 'poncho', colour: 'teal' } },
  ),
  strict(
    'Membership form: Callum Reid, born 27 August 2009, plays badminton.',
    { name: s, birth_date: date, sport: s, email: or(s) },
    { name: 'Callum Reid', birth_date: '2009-08-27', sport: 'badminton', email: null },
  ),
  strict(
    'Visitors are allowed to take photographs in the east gallery, but flash is forbidden.',
    { photographs_allowed: b, flash_allowed: b },
    { photographs_allowed: true, flash_allowed: false },
  ),
  strict(
    'Rent for the gym rose from 640 to 715 pounds.',
    { old_rent: n, new_rent: n },
    { old_rent: 640, new_rent: 715 },
  ),
  strict(
    'They quoted 89 dollars for re-soling the boots.',
    { amount: n, currency: one('EUR', 'USD', 'SEK'), item: s },
    { amount: 89, currency: 'USD', item: any('boots', 'the boots') },
  ),
  strict(
    "Not the lilac one: I'd like the scarf in terracotta.",
    { garment: s, colour: s },
    { garment: 'scarf', colour: 'terracotta' },
  ),
  strict(
    'The greenhouse heater ran for 3 hours and used 4.5 litres of oil.',
    { minutes: n, oil_ml: n },
    { minutes: 180, oil_ml: 4500 },
  ),
  strict(
    'According to its label the shawl is 70 % merino and 30 % cashmere.',
    { merino_percent: n, cashmere_percent: n },
    { merino_percent: 70, cashmere_percent: 30 },
  ),
  strict(
    [
      { role: 'system', content: 'You fill in lending cards.' },
      {
        role: 'user',
        content: 'Telescope lent to Yusuf Karaca on 12 January 2026, to be returned on 26 January 2026.',
      },
    ],
    { article: s, borrower: s, lent_on: date, return_by: date },
    {
      article: any('Telescope', 'telescope'),
      borrower: 'Yusuf Karaca',
      lent_on: '2026-01-12',
      return_by: '2026-01-26',
    },
  ),
  strict(
    'Invoice RS-9043 is addressed to Holloway Cycles and covers 6 tyres at 18.25 each.',
    { invoice_number: s, customer: s, quantity: i, unit_price: n },
    { invoice_number: 'RS-9043', customer: 'Holloway Cycles', quantity: 6, unit_price: 18.25 },
  ),
  strict(
    'Locker 57 was assigned to Freya Holm against a deposit of 10 euros.',
    { locker: i, member: s, deposit: n },
    { locker: 57, member: 'Freya Holm', deposit: 10 },
  ),
  strict(
    'Rainfall at the allotment was 63 mm in May and 41 mm in June.',
    { may_mm: n, june_mm: n },
    { may_mm: 63, june_mm: 41 },
  ),
  // missing in the text
  strict('The goalkeeper twisted her ankle shortly before half-time.', { goalkeeper_name: s }, REFUSE),
  strict('Exhibit 12 is on loan until further notice.', { exhibit: i, return_date: date }, REFUSE),
  strict("I'm knitting a cable jumper for my nephew.", { needle_size_mm: n }, REFUSE),
  strict('Several pallets of paint arrived damaged.', { number_of_pallets: i }, REFUSE),
  strict('The lawnmower makes a grinding noise.', { serial_number: s }, REFUSE),
  strict('The drama club will perform in black leggings.', { leggings_colour: s, teacher_name: s }, REFUSE),
];

const exX = [
  strict(
    'Linnea Åkerblom tog 3 medaljer i Falun den 22 mars 2026.',
    { athlete: s, medals: i, city: s, date: date },
    { athlete: 'Linnea Åkerblom', medals: 3, city: 'Falun', date: '2026-03-22' },
  ),
  strict(
    'Museet köpte en röd sidenklänning för 8 200 kronor.',
    { colour: s, price: n },
    { colour: 'röd', price: 8200 },
  ),
  strict(
    'Lieferung: 48 Schrauben und 16 Dübel für Frau Greta Hoffmann in Ulm.',
    { schrauben: i, dübel: i, kundin: s, stadt: s },
    { schrauben: 48, dübel: 16, kundin: any('Greta Hoffmann', 'Frau Greta Hoffmann'), stadt: 'Ulm' },
  ),
  strict(
    'Der graue Pullover wiegt 0,45 kg und kostet 59,90 Euro.',
    { colour: s, weight_kg: n, price: n },
    { colour: any('graue', 'grau'), weight_kg: 0.45, price: 59.9 },
  ),
  strict(
    "L'élève Baptiste Morel a obtenu 16 points en histoire et 12 points en chimie.",
    { élève: s, histoire: n, chimie: n },
    { élève: 'Baptiste Morel', histoire: 16, chimie: 12 },
  ),
  strict(
    'La fête du club aura lieu le 5 juillet 2026 à Quimper.',
    { date: date, ville: s },
    { date: '2026-07-05', ville: 'Quimper' },
  ),
  strict(
    'La doctora Pilar Ochoa vacunó a 34 niños en Huesca.',
    { doctora: s, niños: i, ciudad: s },
    { doctora: any('Pilar Ochoa', 'La doctora Pilar Ochoa', 'doctora Pilar Ochoa'), niños: 34, ciudad: 'Huesca' },
  ),
  strict(
    'Hay que tejer 60 puntos con agujas de 5 mm en lana azul.',
    { puntos: i, agujas_mm: n, color: s },
    { puntos: 60, agujas_mm: 5, color: 'azul' },
  ),
  strict('Kattungen åt upp hela maten.', { vikt_kg: n }, REFUSE),
  strict('El jardinero podó los rosales ayer.', { nombre_del_jardinero: s }, REFUSE),
];

const clEn = [
  strict(
    'The wardrobe you delivered has a cracked door and two screws are missing.',
    { message_type: one('order', 'complaint', 'compliment') },
    { message_type: 'complaint' },
  ),
  strict(
    "I'd like 3 pairs of hiking socks in size 39 to 42, please.",
    { message_type: one('complaint', 'compliment', 'order') },
    { message_type: 'order' },
  ),
  strict(
    'What a fantastic exhibition, we will certainly come back!',
    { review: one('negative', 'positive') },
    { review: 'positive' },
  ),
  strict(
    'The lesson was dull and the projector never worked.',
    { review: one('positive', 'negative') },
    { review: 'negative' },
  ),
  strict(
    'Water is dripping through the gym ceiling.',
    { incident: one('power cut', 'burglary', 'water leak') },
    { incident: 'water leak' },
  ),
  strict(
    'Which category does a pair of sandals belong to?',
    { category: one('headwear', 'footwear', 'outerwear') },
    { category: 'footwear' },
  ),
  strict('Linen is spun from flax.', { fibre_origin: one('animal', 'synthetic', 'plant') }, { fibre_origin: 'plant' }),
  strict('Is denim woven or knitted?', { construction: one('knitted', 'woven') }, { construction: 'woven' }),
  strict(
    'How long may I keep a borrowed drill?',
    { message_type: one('complaint', 'thanks', 'question') },
    { message_type: 'question' },
  ),
  strict(
    'Thanks so much for mending my violin so quickly.',
    { message_type: one('question', 'thanks', 'complaint') },
    { message_type: 'thanks' },
  ),
  strict(
    'Kindly end my membership from next month.',
    { intent: one('join', 'pay_fee', 'end_membership') },
    { intent: 'end_membership' },
  ),
  strict(
    'Our team went down 0 to 6 and was the loser of the evening.',
    { result: one('win', 'draw', 'loss') },
    { result: 'loss' },
  ),
  strict('A sleeveless linen sundress and a straw hat', { season: one('winter', 'summer') }, { season: 'summer' }),
  strict(
    'Bonjour, je cherche un manteau en laine.',
    { language: one('German', 'Spanish', 'French') },
    { language: 'French' },
  ),
  strict(
    'Flip-flops, swimming trunks and a sun hat',
    { occasion: one('office', 'beach', 'funeral') },
    { occasion: 'beach' },
  ),
  strict(
    "I forgot my password and can't log in to the club site.",
    { topic: one('billing', 'account access', 'delivery') },
    { topic: 'account access' },
  ),
  strict('ooptra nelvish grumt taklo', { message_type: one('order', 'complaint', 'question') }, REFUSE),
  strict('They played each other on Saturday.', { result: one('home win', 'away win', 'draw') }, REFUSE),
  strict('My sister has a pet.', { animal: one('dog', 'cat', 'rabbit') }, REFUSE),
];

const clX = [
  strict(
    'Die Waschmaschine wurde mit einer großen Beule geliefert, das ist sehr ärgerlich.',
    { art: one('order', 'question', 'complaint') },
    { art: 'complaint' },
  ),
  strict('Vilken buss går till museet?', { typ: one('complaint', 'question', 'order') }, { typ: 'question' }),
  strict(
    'Tack för den fina guidningen, barnen älskade den!',
    { omdöme: one('negative', 'positive') },
    { omdöme: 'positive' },
  ),
  strict(
    'Je souhaite commander cinq pelotes de laine verte.',
    { type: one('complaint', 'thanks', 'order') },
    { type: 'order' },
  ),
  strict(
    'El entrenador llega siempre tarde y nadie se disculpa. Es inaceptable.',
    { tipo: one('order', 'thanks', 'complaint') },
    { tipo: 'complaint' },
  ),
  strict('zoubrik flamtou grolindre vispaque', { type: one('order', 'complaint', 'thanks') }, REFUSE),
];

const quEn = [
  strict('How much is two plus two?', { sum: n }, { sum: 4 }),
  strict('Subtract 58 from 203.', { difference: n }, { difference: 145 }),
  strict('Three quarters of 64 is what number?', { number: n }, { number: 48 }),
  strict('A ribbon is 20 inches long. How long is it in centimetres?', { length_cm: n }, { length_cm: 50.8 }),
  strict('Express 3.2 litres in millilitres.', { millilitres: n }, { millilitres: 3200 }),
  strict('The greenhouse is at 68 °F. What is that in degrees Celsius?', { celsius: n }, { celsius: 20 }),
  strict('In a class of 25 pupils, 10 wear glasses. What percentage is that?', { percentage: n }, { percentage: 40 }),
  strict('One jumper takes 6 balls of yarn. How many balls do 7 jumpers take?', { balls: i }, { balls: 42 }),
  strict(
    'The bell rings at 8:40 and the lesson takes 45 minutes. At what time is it over?',
    { time: s },
    { time: any('9:25', '09:25') },
  ),
  strict('Name the tenth month of the year.', { month: s }, { month: any('October', 'october') }),
  strict(
    'How many days lie between 3 July 2026 and 17 July 2026, from the one date to the other?',
    { days: i },
    { days: 14 },
  ),
  strict('On what day of the week does 1 January 2027 fall?', { weekday: s }, { weekday: any('Friday', 'friday') }),
  strict("A men's suit jacket is a US 42. What is its European size?", { eu_size: i }, { eu_size: 52 }),
  strict("Which German women's size corresponds to a French 40?", { german_size: i }, { german_size: 38 }),
  strict(
    'Which shape on the care label tells you about dry cleaning?',
    { shape: one('triangle', 'square', 'circle') },
    { shape: 'circle' },
  ),
  strict('Is it safe to tumble-dry a cashmere cardigan on high heat?', { safe: b }, { safe: false }),
  strict(
    'Ninety euros are shared between two sisters in the ratio 2:1. How much is the larger share?',
    { larger_share: n },
    { larger_share: 60 },
  ),
  strict('A season ticket at 40 dollars goes up by 5 %. What is the new price?', { new_price: n }, { new_price: 42 }),
  strict('How many colours are named here: red, table, ochre, spoon, violet, black?', { colours: i }, { colours: 4 }),
  strict('A quarter of an hour has how many seconds?', { seconds: n }, { seconds: 900 }),
  strict('How many goals will our club score next Saturday?', { goals: i }, REFUSE),
  strict("What is our caretaker's first name?", { first_name: s }, REFUSE),
  strict('What is the chemical formula of caffeine?', { formula: s }, REFUSE),
  strict("How many paintings hang in my grandmother's flat?", { paintings: i }, REFUSE),
  strict('mibble trask offen wug splandor?', { answer: s }, REFUSE),
  strict('How tall in metres is the church tower in the village where I was born?', { height_m: n }, REFUSE),
];

const quX = [
  strict('Hur mycket är 125 delat med 5?', { resultat: n }, { resultat: 25 }),
  strict('Welcher Monat kommt direkt vor dem März?', { monat: s }, { monat: any('Februar', 'februar') }),
  strict('Ein Kleid kostet 80 Euro und wird um 15 Prozent billiger. Was kostet es jetzt?', { preis: n }, { preis: 68 }),
  strict('Combien de centimètres y a-t-il dans 1,2 mètre ?', { centimètres: n }, { centimètres: 120 }),
  strict("Une douzaine et demie d'œufs, combien d'œufs cela fait-il ?", { œufs: i }, { œufs: 18 }),
  strict('¿Cuánto es 6 por 14?', { resultado: n }, { resultado: 84 }),
  strict('¿Cuántas horas son 180 minutos?', { horas: n }, { horas: 3 }),
  strict('Quelle est la pointure de mon cousin ?', { pointure: i }, REFUSE),
  strict('Vilken färg har grannens båt?', { färg: s }, REFUSE),
];

export const CASES = [...exEn, ...exX, ...clEn, ...clX, ...quEn, ...quX];
