import { object, s, n, i, b, date, list, one, or, any, strict, lax, REFUSE } from './case.mjs';

const letter = (text) => [
  { role: 'system', content: 'You extract data from letters to a shop. Return only what the letter says.' },
  { role: 'user', content: text },
];

// Extraction, English: 30, of which 7 are refusals
const EXTRACT_EN = [
  strict(
    letter(
      'Dear shop, on the 28th of August 2025 I purchased one pair of corduroy trousers at your Bristol branch. Regards, Oliver Whitcombe',
    ),
    { customer: s, branch_city: s, purchase_date: date, garment: s },
    {
      customer: 'Oliver Whitcombe',
      branch_city: 'Bristol',
      purchase_date: '2025-08-28',
      garment: any('trousers', 'corduroy trousers'),
    },
  ),
  strict(
    'Roll of denim: 48 metres long, 1.5 metres wide, 410 grams per square metre.',
    { length_m: n, width_m: n, grams_per_square_metre: n },
    { length_m: 48, width_m: 1.5, grams_per_square_metre: 410 },
  ),
  strict(
    'On the rota, Ingrid works on Tuesday and Femi works on Thursday.',
    { tuesday: s, thursday: s },
    { tuesday: 'Ingrid', thursday: 'Femi' },
  ),
  strict(
    'Upholstery swatch 88-B, colour mustard, material polyester.',
    { swatch: s, colour: s, material: s },
    { swatch: '88-B', colour: 'mustard', material: 'polyester' },
  ),
  strict(
    'Hotel uniform tender: 60 jackets, 65 trousers, 120 polo shirts; the deadline is 31 January 2026.',
    { jackets: i, polo_shirts: i, deadline: date },
    { jackets: 60, polo_shirts: 120, deadline: '2026-01-31' },
  ),
  strict(
    'Name: Chloe Marchetti / Height: 172 cm / Chest: 88 cm / Shoe size: 39',
    { name: s, height_cm: n, shoe_size: n },
    { name: 'Chloe Marchetti', height_cm: 172, shoe_size: 39 },
  ),
  strict("It's not the pink one I want, it's the lilac one.", { wanted_colour: s }, { wanted_colour: 'lilac' }),
  strict(
    'Born on 7 April 1991 in Gdansk, Marta Zielinska now lives in Dublin.',
    { name: s, birth_date: date, birthplace: s, lives_in: s },
    { name: 'Marta Zielinska', birth_date: '1991-04-07', birthplace: 'Gdansk', lives_in: 'Dublin' },
  ),
  strict(
    'A refund of £45.20 was issued to Samuel Price on December 11, 2024.',
    { amount: n, customer: s, refund_date: date },
    { amount: 45.2, customer: 'Samuel Price', refund_date: '2024-12-11' },
  ),
  strict(
    'The container goes from Hamburg via Antwerp to Halifax.',
    { from: s, via: s, to: s },
    { from: 'Hamburg', via: 'Antwerp', to: 'Halifax' },
  ),
  strict(
    'The pinafore has four pockets, nine buttons and one belt.',
    { pockets: i, buttons: i },
    { pockets: 4, buttons: 9 },
  ),
  strict(
    'Knitting pattern: needles 4 mm, gauge 22 stitches, yarn 350 g.',
    { needles_mm: n, stitches: i, yarn_g: n },
    { needles_mm: 4, stitches: 22, yarn_g: 350 },
  ),
  strict('Sizes left in stock: S, M and XXL.', { sizes: list(s) }, { sizes: ['S', 'M', 'XXL'] }),
  strict(
    'Buyer: Rashid Karim. Company: Northloom Textiles. VAT number: GB123456789.',
    { contact: object({ buyer: s, company: s }), vat_number: s },
    { contact: { buyer: 'Rashid Karim', company: 'Northloom Textiles' }, vat_number: 'GB123456789' },
  ),
  strict(
    'The lining may be ironed but must not be bleached.',
    { ironing_allowed: b, bleaching_allowed: b },
    { ironing_allowed: true, bleaching_allowed: false },
  ),
  strict(
    'Voucher code SPRING20 takes 20 percent off; how long it stays valid is not stated.',
    { code: s, percent: n, valid_until: or(date) },
    { code: 'SPRING20', percent: 20, valid_until: null },
  ),
  strict(
    'Bag 1 holds 6 belts and bag 2 holds 11 belts.',
    { bags: list(object({ bag: i, belts: i })) },
    {
      bags: [
        { bag: 1, belts: 6 },
        { bag: 2, belts: 11 },
      ],
    },
  ),
  strict(
    'The mother, Mia, is 34 and her son Leo is 6.',
    { mother_age: i, son_age: i, son_name: s },
    { mother_age: 34, son_age: 6, son_name: 'Leo' },
  ),
  strict(
    'The costume rental runs from 2 October 2025 until 5 October 2025 and the deposit is 75 dollars.',
    { start: date, end: date, deposit: n },
    { start: '2025-10-02', end: '2025-10-05', deposit: 75 },
  ),
  strict('Our workshop moved from 9 Rose Alley to 31 Quay Road.', { new_address: s }, { new_address: '31 Quay Road' }),
  strict(
    'In the warehouse we measured 18.5 °C and a humidity of 47 %.',
    { temperature_c: n, humidity_percent: n },
    { temperature_c: 18.5, humidity_percent: 47 },
  ),
  lax(
    'Sold: one turquoise kimono, 95 USD, to Beatriz Fonseca.',
    { garment: s, colour: s, price: n, currency: s, customer: s },
    {
      garment: any('kimono', 'turquoise kimono'),
      colour: 'turquoise',
      price: 95,
      currency: 'USD',
      customer: 'Beatriz Fonseca',
    },
  ),
  strict(
    'Please reserve the medium hoodie in olive for me.',
    { size: one('S', 'M', 'L'), garment: one('polo shirt', 'hoodie', 't-shirt'), colour: s },
    { size: 'M', garment: 'hoodie', colour: 'olive' },
  ),
  strict('The bride will collect her veil herself.', { collection_date: date }, REFUSE),
  strict('Someone left an umbrella in the fitting room.', { owner_name: s }, REFUSE),
  strict('The velvet was cut into equal pieces.', { pieces: i }, REFUSE),
  strict(letter('Dr Amara Osei gave a talk on indigo dyeing.'), { email: s }, REFUSE),
  strict('gnarf? plibber-plop, schnuzz!! vekk', { customer: s, order_date: date }, REFUSE),
  strict('My hotel room is booked under Fielding, for two nights.', { check_in: date, hotel_city: s }, REFUSE),
  strict('The bowler hat was shipped to Oslo.', { shipped_from: s }, REFUSE),
];

// Extraction, sv/de/fr/es: 10, of which 2 are refusals
const EXTRACT_X = [
  strict(
    'Faktura 5512: 8 halsdukar till ett styckpris av 199 kr, betalas senast den 30 november 2025.',
    { faktura: s, antal: i, styckpris: n, betalas_senast: date },
    { faktura: '5512', antal: 8, styckpris: 199, betalas_senast: '2025-11-30' },
  ),
  strict('Lådan skickades från Malmö till Örebro.', { fran: s, till: s }, { fran: 'Malmö', till: 'Örebro' }),
  strict(
    'Anna Vogel hat am 3. September 2025 einen grünen Mantel in Köln gekauft.',
    { kundin: s, datum: date, farbe: s, stadt: s },
    { kundin: 'Anna Vogel', datum: '2025-09-03', farbe: any('grün', 'grünen'), stadt: 'Köln' },
  ),
  strict('Der Schneider hat den Saum gekürzt.', { preis: n, datum: date }, REFUSE),
  strict(
    'Le colis de 2,4 kg part de Lyon le 16 juin 2025.',
    { poids_kg: n, ville: s, date },
    { poids_kg: 2.4, ville: 'Lyon', date: '2025-06-16' },
  ),
  strict(
    'Mesures : tour de poitrine 96 cm, tour de taille 80 cm.',
    { tour_de_poitrine_cm: n, tour_de_taille_cm: n },
    { tour_de_poitrine_cm: 96, tour_de_taille_cm: 80 },
  ),
  strict('Madame Perrin voudrait un rendez-vous.', { telephone: s }, REFUSE),
  strict(
    'Me llamo Javier Ortega y quiero cambiar unos pantalones grises de la talla 42 por la talla 44.',
    { nombre: s, talla_actual: n, talla_nueva: n },
    { nombre: 'Javier Ortega', talla_actual: 42, talla_nueva: 44 },
  ),
  strict(
    'La reunión con Carmen Vidal es el 8 de enero de 2026 en Sevilla.',
    { persona: s, fecha: date, ciudad: s },
    { persona: 'Carmen Vidal', fecha: '2026-01-08', ciudad: 'Sevilla' },
  ),
  strict(
    'El mantel es 70 % algodón y 30 % lino.',
    { algodon_porcentaje: n, lino_porcentaje: n },
    { algodon_porcentaje: 70, lino_porcentaje: 30 },
  ),
];

// Classification, English: 19, of which 3 are refusals
const CLASSIFY_EN = [
  strict(
    'Could you tell me whether the kilt is lined?',
    { kind: one('complaint', 'question', 'order') },
    { kind: 'question' },
  ),
  strict(
    'I ordered five weeks ago, have written twice, and still nothing has come. This is unacceptable.',
    { kind: one('order', 'complaint', 'compliment') },
    { kind: 'complaint' },
  ),
  strict(
    'Put me down for four of the striped pyjamas.',
    { intent: one('cancel', 'purchase', 'exchange') },
    { intent: 'purchase' },
  ),
  strict(
    'Please cancel what I ordered last night, the sandals.',
    { intent: one('purchase', 'cancel', 'track') },
    { intent: 'cancel' },
  ),
  strict('I want to swap the medium for a large.', { wish: one('refund', 'exchange', 'repair') }, { wish: 'exchange' }),
  strict(
    'The elbow is torn, can you mend it?',
    { service: one('rental', 'repair', 'dry cleaning') },
    { service: 'repair' },
  ),
  strict(
    'Review: "Gorgeous fabric, fits like a dream, five stars."',
    { reviewer: one('unhappy', 'happy') },
    { reviewer: 'happy' },
  ),
  strict(
    'Review: "It itches, it shrank, and the dye ran."',
    { verdict: one('favourable', 'unfavourable') },
    { verdict: 'unfavourable' },
  ),
  strict('Label the fibre: merino.', { fibre_type: one('plant', 'animal', 'synthetic') }, { fibre_type: 'animal' }),
  strict('Label the fibre: nylon.', { fibre_type: one('plant', 'animal', 'synthetic') }, { fibre_type: 'synthetic' }),
  strict('Label the fibre: flax linen.', { fibre_type: one('animal', 'plant', 'synthetic') }, { fibre_type: 'plant' }),
  strict('Accessory: a ribbed beanie.', { worn_on: one('feet', 'head', 'hands') }, { worn_on: 'head' }),
  strict('Accessory: sheepskin mittens.', { worn_on: one('head', 'feet', 'hands') }, { worn_on: 'hands' }),
  strict('Packing list: flip-flops, shorts and a sun hat.', { weather: one('cold', 'hot') }, { weather: 'hot' }),
  strict(
    'Tell me the language of "Merci beaucoup pour votre aide".',
    { language: one('Swedish', 'Spanish', 'French', 'German') },
    { language: 'French' },
  ),
  strict(
    'The customer agrees to be contacted by phone.',
    { phone_contact_allowed: b },
    { phone_contact_allowed: true },
  ),
  strict('wubba drent kloosh ip ip', { mood: one('happy', 'angry', 'sad') }, REFUSE),
  strict('Prime numbers have exactly two divisors.', { material: one('silk', 'wool', 'cotton') }, REFUSE),
  strict(
    'The bridge over the river is made of granite.',
    { department: one('menswear', 'womenswear', 'childrenswear') },
    REFUSE,
  ),
];

// Classification, sv/de/fr/es: 6, of which 1 is a refusal
const CLASSIFY_X = [
  strict('Tack för snabb leverans, jag är jättenöjd!', { omdome: one('negativt', 'positivt') }, { omdome: 'positivt' }),
  strict(
    'Kan jag få pengarna tillbaka för kjolen?',
    { arende: one('beställning', 'återbetalning', 'beröm') },
    { arende: 'återbetalning' },
  ),
  strict(
    'Der Pullover ist beim Waschen eingelaufen, ich bin sehr verärgert.',
    { art: one('Bestellung', 'Beschwerde', 'Lob') },
    { art: 'Beschwerde' },
  ),
  strict(
    'Je voudrais commander deux chemisiers à pois.',
    { demande: one('réclamation', 'commande', 'remerciement') },
    { demande: 'commande' },
  ),
  strict('Le chat dort sur le toit.', { vetement: one('pantalon', 'jupe', 'manteau') }, REFUSE),
  strict(
    '¿Cuándo llega mi paquete? Todavía no me lo han entregado.',
    { tema: one('pago', 'envío', 'talla') },
    { tema: 'envío' },
  ),
];

// Questions, English: 26, of which 5 are refusals
const ASK_EN = [
  strict('What do you get when you take 19 away from 50?', { difference: n }, { difference: 31 }),
  strict(
    'There are seven buttons on each shirt and I sew nine shirts. How many buttons do I need?',
    { buttons: i },
    { buttons: 63 },
  ),
  strict('A 60 dollar handbag goes up by 10 percent. What does it cost now?', { new_price: n }, { new_price: 66 }),
  strict('Split 91 euros evenly among 7 people. How much does each get?', { share: n }, { share: 13 }),
  strict('Compute (4 + 6) * 3.5', { value: n }, { value: 35 }),
  strict('What is the average of 10, 20 and 60?', { average: n }, { average: 30 }),
  strict('5 feet is how many inches?', { inches: n }, { inches: 60 }),
  strict('Express 2.5 kilometres in metres.', { metres: n }, { metres: 2500 }),
  strict('One yard of ribbon is how long in centimetres?', { length_cm: n }, { length_cm: any(91.44, 91.4) }),
  strict('104 °F is how much in °C?', { celsius: n }, { celsius: 40 }),
  strict('How many grams are 2 pounds of yarn, rounded to the nearest gram?', { grams: i }, { grams: 907 }),
  strict("She wears a US 6 in women's dresses. Which UK size should she order?", { uk: n }, { uk: 10 }),
  strict("Men's suits: a UK 42 chest corresponds to which European size?", { european: n }, { european: 52 }),
  strict("Women's wear: Italian 44 in German sizing?", { german: n }, { german: 38 }),
  strict('Jeans with a 34 inch waist: how many whole centimetres is that, rounded?', { waist_cm: i }, { waist_cm: 86 }),
  strict(
    'A wash tub with a cross through it is printed on the label. What does it tell me?',
    { instruction: one('do not dry clean', 'do not wash', 'do not tumble dry') },
    { instruction: 'do not wash' },
  ),
  strict('Is chlorine bleach safe for wool?', { safe: b }, { safe: false }),
  strict(
    'How should a wet hand-knitted wool pullover be dried?',
    { method: one('in a hot tumble dryer', 'flat', 'on a radiator') },
    { method: 'flat' },
  ),
  strict('Give me the date three weeks after 10 June 2025.', { result: date }, { result: '2025-07-01' }),
  strict('How many days did February 2024 have?', { days: i }, { days: 29 }),
  strict(
    '1 January 2026 is which day of the week?',
    { day: one('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday') },
    { day: 'Thursday' },
  ),
  strict('Which film won the top prize at Cannes in 1987?', { film: s }, REFUSE),
  strict('What did I eat for breakfast today?', { meal: s }, REFUSE),
  strict('How much will a kilo of raw cotton cost on 1 May 2040?', { cost: n }, REFUSE),
  strict('How long is the sleeve of the jacket that hangs in my wardrobe?', { sleeve_cm: n }, REFUSE),
  strict('Snorf 4 trundleflax 9 glimp?', { result: n }, REFUSE),
];

// Questions, sv/de/fr/es: 9, of which 2 are refusals
const ASK_X = [
  strict('Hur mycket är 7 gånger 12?', { produkt: n }, { produkt: 84 }),
  strict('En ryggsäck kostar 800 kr och sänks med 25 procent. Vad blir priset?', { nytt_pris: n }, { nytt_pris: 600 }),
  strict('Vem vann sångtävlingen i min hemby 1974?', { vinnare: s }, REFUSE),
  strict('Wie viele Zentimeter sind 1,2 Meter?', { zentimeter: n }, { zentimeter: 120 }),
  strict('Was ergibt 81 geteilt durch 9?', { quotient: n }, { quotient: 9 }),
  strict('Combien de jours y a-t-il entre le 1er avril 2025 et le 11 avril 2025 ?', { jours: i }, { jours: 10 }),
  strict('Quel âge a ma voisine ?', { age: i }, REFUSE),
  strict('¿Cuántos gramos son 0,75 kilogramos?', { gramos: n }, { gramos: 750 }),
  strict('¿Se puede lavar la seda con lejía?', { se_puede: b }, { se_puede: false }),
];

export const CASES = [...EXTRACT_EN, ...EXTRACT_X, ...CLASSIFY_EN, ...CLASSIFY_X, ...ASK_EN, ...ASK_X];
export const COUNTS = { EXTRACT_EN, EXTRACT_X, CLASSIFY_EN, CLASSIFY_X, ASK_EN, ASK_X };
