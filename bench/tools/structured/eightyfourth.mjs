import { object, s, n, i, b, date, list, one, or, any, strict, lax, REFUSE } from './case.mjs';

const intent = one('order', 'complaint', 'question', 'cancellation');

// 30 English extractions, 6 of them refusals
const extractEn = [
  strict(
    'Order from Miriam Castell, Leeds: two grey waistcoats, to be delivered on 14 March 2025.',
    { customer: s, city: s, quantity: i, delivery_date: date },
    { customer: 'Miriam Castell', city: 'Leeds', quantity: 2, delivery_date: '2025-03-14' },
  ),
  strict(
    'Hi, this is Tobias Renfrew from Cardiff. I placed order KX-20931 on 2 June 2024 and still wait for my navy peacoat.',
    { name: s, city: s, order_number: s, ordered_on: date, colour: s },
    { name: 'Tobias Renfrew', city: 'Cardiff', order_number: 'KX-20931', ordered_on: '2024-06-02', colour: 'navy' },
  ),
  strict(
    'Please send 12 white aprons in size L to our bakery in Norwich.',
    { quantity: i, colour: s, size: s, city: s },
    { quantity: 12, colour: 'white', size: 'L', city: 'Norwich' },
  ),
  strict(
    'The alteration of the bridesmaid dress comes to £48.50 and will be ready on 9 May 2025.',
    { price: n, currency: one('GBP', 'EUR', 'USD'), ready_on: date },
    { price: 48.5, currency: 'GBP', ready_on: '2025-05-09' },
  ),
  strict(
    'Measurements for Mr Okafor: chest 104 cm, waist 92 cm, inside leg 81 cm.',
    { chest_cm: n, waist_cm: n, inside_leg_cm: n },
    { chest_cm: 104, waist_cm: 92, inside_leg_cm: 81 },
  ),
  strict(
    'Supplier: Brenta Tessuti, Milan. Minimum order 150 metres, lead time 6 weeks, price €11.20 per metre.',
    { supplier: s, city: s, minimum_metres: n, lead_time_weeks: i, price_per_metre: n },
    { supplier: 'Brenta Tessuti', city: 'Milan', minimum_metres: 150, lead_time_weeks: 6, price_per_metre: 11.2 },
  ),
  strict(
    'For the trip I have packed three shirts, two pairs of trousers and one raincoat.',
    { shirts: i, trousers: i, raincoats: i },
    { shirts: 3, trousers: 2, raincoats: 1 },
  ),
  strict(
    'You can reach our tailor, Agnes Lindqvist, at agnes@lindqvist-tailoring.example or on 020 7946 0321.',
    { name: s, email: s, phone: s },
    { name: 'Agnes Lindqvist', email: 'agnes@lindqvist-tailoring.example', phone: '020 7946 0321' },
  ),
  strict(
    'The wedding of Clara and Joel takes place in Bath on Saturday, 23 August 2025. Dress code: black tie.',
    { place: s, day: date, dress_code: s },
    { place: 'Bath', day: '2025-08-23', dress_code: 'black tie' },
  ),
  strict(
    'School uniform list: 2 grey trousers, 1 white blouse, 1 green cardigan.',
    { items: list(object({ quantity: i, colour: s, garment: s })) },
    {
      items: [
        { quantity: 2, colour: 'grey', garment: 'trousers' },
        { quantity: 1, colour: 'white', garment: 'blouse' },
        { quantity: 1, colour: 'green', garment: 'cardigan' },
      ],
    },
  ),
  strict(
    'I am returning the burgundy blazer, size 14, because the sleeves are too long. Refund should be $129.',
    { garment: s, colour: s, size: s, refund_usd: n },
    { garment: 'blazer', colour: 'burgundy', size: '14', refund_usd: 129 },
  ),
  strict(
    'Our shop in Bristol opens at 9:30 and closes at 18:00; on Sundays we are closed.',
    { city: s, opens: s, closes: s },
    { city: 'Bristol', opens: any('9:30', '09:30'), closes: '18:00' },
  ),
  strict(
    'Parcel 7 of 9 weighs 3.4 kg and goes to Rotterdam.',
    { parcel: i, total: i, weight_kg: n, destination: s },
    { parcel: 7, total: 9, weight_kg: 3.4, destination: 'Rotterdam' },
  ),
  strict(
    'Fabric: 70% wool, 25% polyester, 5% elastane.',
    { wool_percent: n, polyester_percent: n, elastane_percent: n },
    { wool_percent: 70, polyester_percent: 25, elastane_percent: 5 },
  ),
  strict(
    'Invoice no. 5518, dated 2025-01-31, due 2025-03-02, total €1,284.60.',
    { invoice_number: s, dated: date, due: date, total: n },
    { invoice_number: '5518', dated: '2025-01-31', due: '2025-03-02', total: 1284.6 },
  ),
  strict(
    'We would like to swap the red scarf for the blue one, please.',
    { returned_colour: s, wanted_colour: s, garment: s },
    { returned_colour: 'red', wanted_colour: 'blue', garment: 'scarf' },
  ),
  strict(
    'The courier flies the samples from Porto to Helsinki on 5 November 2024.',
    { from: s, to: s, on: date },
    { from: 'Porto', to: 'Helsinki', on: '2024-11-05' },
  ),
  strict(
    'Sophie wears a 38 in shoes and a medium in knitwear.',
    { name: s, shoe_size: n, knitwear_size: s },
    { name: 'Sophie', shoe_size: 38, knitwear_size: any('medium', 'M') },
  ),
  strict(
    [
      { role: 'system', content: 'Extract the order.' },
      {
        role: 'user',
        content:
          'Could I have four linen napkins, cream, for Mrs Haddad in Exeter? She would pick them up on 17 April 2025.',
      },
    ],
    { customer: s, quantity: i, material: s, colour: s, city: s, pickup: date },
    {
      customer: any('Mrs Haddad', 'Haddad'),
      quantity: 4,
      material: 'linen',
      colour: 'cream',
      city: 'Exeter',
      pickup: '2025-04-17',
    },
  ),
  strict(
    'The coat was $240, now reduced to $168. Offer ends 30 September 2025.',
    { old_price: n, new_price: n, ends: date },
    { old_price: 240, new_price: 168, ends: '2025-09-30' },
  ),
  strict(
    'Available in black, olive and rust, sizes XS to XL.',
    { colours: list(s), smallest_size: s, largest_size: s },
    { colours: ['black', 'olive', 'rust'], smallest_size: 'XS', largest_size: 'XL' },
  ),
  strict(
    'Order 8841: Henrik Dahl, Aarhus, one pair of brown corduroy trousers, gift wrapping requested.',
    { customer: s, city: s, garment: s, colour: s, gift_wrapping: b },
    {
      customer: 'Henrik Dahl',
      city: 'Aarhus',
      garment: any('trousers', 'corduroy trousers'),
      colour: 'brown',
      gift_wrapping: true,
    },
  ),
  strict(
    'Fashion fair in Lyon, 3 to 6 February 2025, stand B17, 400 exhibitors.',
    { city: s, starts: date, ends: date, stand: s, exhibitors: i },
    { city: 'Lyon', starts: '2025-02-03', ends: '2025-02-06', stand: 'B17', exhibitors: 400 },
  ),
  lax(
    'Nadia from Glasgow ordered a kilt. She gave no phone number.',
    { name: s, city: s, phone: or(s) },
    { name: 'Nadia', city: 'Glasgow', phone: null },
  ),
  strict('I would like to order two pairs of green socks.', { quantity: i, delivery_date: date }, REFUSE),
  strict('The dress is beautiful and fits my sister very well.', { price: n }, REFUSE),
  strict('Please repair the zip of my jacket by Friday if you can.', { customer_email: s }, REFUSE),
  strict('Order from Ivo Bartos: three shirts, size 41, white.', { customer: s, city: s }, REFUSE),
  strict(
    'Our supplier has delivered the velvet, but the bill has not yet come.',
    { metres_delivered: n, invoice_number: s },
    REFUSE,
  ),
  strict('Vlorpt gnash quib zzendle frouk.', { garment: s, colour: s }, REFUSE),
];

// 10 extractions in sv, de, fr, es, 2 of them refusals
const extractOther = [
  strict(
    'Beställning från Karin Öberg i Umeå: tre blå klänningar, leverans den 12 maj 2025.',
    { kund: s, stad: s, antal: i, leveransdatum: date },
    { kund: 'Karin Öberg', stad: 'Umeå', antal: 3, leveransdatum: '2025-05-12' },
  ),
  strict('Uppläggning av byxorna kostar 350 kr och tar 4 dagar.', { pris: n, dagar: i }, { pris: 350, dagar: 4 }),
  strict('Jag vill lämna tillbaka den gröna koftan.', { ordernummer: s }, REFUSE),
  strict(
    'Bestellung von Jürgen Pohl aus Kassel: fünf weiße Hemden, Lieferung am 3. Juli 2025.',
    { kunde: s, stadt: s, anzahl: i, lieferdatum: date },
    { kunde: 'Jürgen Pohl', stadt: 'Kassel', anzahl: 5, lieferdatum: '2025-07-03' },
  ),
  strict(
    'Rechnung 7714 über 189,90 €, zahlbar bis 28.02.2025.',
    { rechnungsnummer: s, betrag: n, zahlbar_bis: date },
    { rechnungsnummer: '7714', betrag: 189.9, zahlbar_bis: '2025-02-28' },
  ),
  strict(
    'Madame Élodie Marchand, de Nantes, commande deux vestes noires pour le 18 octobre 2025.',
    { cliente: s, ville: s, quantite: i, date: date },
    { cliente: any('Élodie Marchand', 'Madame Élodie Marchand'), ville: 'Nantes', quantite: 2, date: '2025-10-18' },
  ),
  strict(
    'Tour de taille 74 cm, tour de hanches 98 cm.',
    { taille_cm: n, hanches_cm: n },
    { taille_cm: 74, hanches_cm: 98 },
  ),
  strict('Le manteau est arrivé hier, merci beaucoup.', { prix: n }, REFUSE),
  strict(
    'Pedido de Lucía Ferrer, de Zaragoza: cuatro camisas azules, entrega el 7 de abril de 2025.',
    { cliente: s, ciudad: s, cantidad: i, entrega: date },
    { cliente: 'Lucía Ferrer', ciudad: 'Zaragoza', cantidad: 4, entrega: '2025-04-07' },
  ),
  strict(
    'La falda roja cuesta 39,95 € y está hecha de algodón.',
    { color: s, precio: n, material: s },
    { color: any('roja', 'rojo'), precio: 39.95, material: 'algodón' },
  ),
];

// 18 English classifications, 2 of them refusals
const classifyEn = [
  strict(
    'The trousers I ordered arrived with a torn seam and nobody answers my e-mails. This is unacceptable.',
    { intent },
    { intent: 'complaint' },
  ),
  strict("I'd like to buy two of the striped shirts in size M, please.", { intent }, { intent: 'order' }),
  strict('Do you also carry the loafers in a wide fit?', { intent }, { intent: 'question' }),
  strict('Please cancel my order 3301, I no longer need the suit.', { intent }, { intent: 'cancellation' }),
  strict(
    'My order came three weeks late and the colour is wrong. I am very disappointed.',
    { intent },
    { intent: 'complaint' },
  ),
  strict(
    'The lining is ripped, can you mend it?',
    { service: one('repair', 'dry cleaning', 'made to measure', 'rental') },
    { service: 'repair' },
  ),
  strict(
    'I need a dinner jacket for one evening only and will bring it back the next day.',
    { service: one('repair', 'dry cleaning', 'made to measure', 'rental') },
    { service: 'rental' },
  ),
  strict(
    'Sandals with a cork sole',
    { category: one('footwear', 'headwear', 'outerwear', 'underwear') },
    { category: 'footwear' },
  ),
  strict(
    'A felt fedora with a ribbon',
    { category: one('footwear', 'headwear', 'outerwear', 'underwear') },
    { category: 'headwear' },
  ),
  strict(
    'Quilted parka with a hood',
    { category: one('footwear', 'headwear', 'outerwear', 'underwear') },
    { category: 'outerwear' },
  ),
  strict(
    'This cardigan is wonderful, soft and warm. I love it.',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'positive' },
  ),
  strict(
    'The blouse shrank after one wash and lost its colour. A waste of money.',
    { sentiment: one('positive', 'negative', 'neutral') },
    { sentiment: 'negative' },
  ),
  strict(
    'The parcel has not arrived yet although it should have been here on Monday.',
    { department: one('delivery', 'billing', 'alterations', 'recruitment') },
    { department: 'delivery' },
  ),
  strict(
    'I was charged twice for the same scarf on my credit card.',
    { department: one('delivery', 'billing', 'alterations', 'recruitment') },
    { department: 'billing' },
  ),
  strict(
    'The sleeves of my new jacket are 3 cm too long, could you shorten them?',
    { department: one('delivery', 'billing', 'alterations', 'recruitment') },
    { department: 'alterations' },
  ),
  strict(
    'Cashmere comes from which kind of source?',
    { source: one('animal', 'plant', 'synthetic') },
    { source: 'animal' },
  ),
  strict('Xqwv jjrt plokm bnzz ghtwe.', { intent }, REFUSE),
  strict('The shop is on the corner of the street.', { fabric: one('silk', 'wool', 'cotton', 'linen') }, REFUSE),
];

// 7 classifications in sv, de, fr, es, 1 of them a refusal
const classifyOther = [
  strict(
    'Tröjan hade ett hål redan när jag packade upp den. Jag är mycket missnöjd.',
    { typ: one('beställning', 'klagomål', 'fråga') },
    { typ: 'klagomål' },
  ),
  strict(
    'Jag vill beställa tre skjortor i storlek 40.',
    { typ: one('beställning', 'klagomål', 'fråga') },
    { typ: 'beställning' },
  ),
  strict(
    'Bitte stornieren Sie meine Bestellung 5520.',
    { anliegen: one('Bestellung', 'Beschwerde', 'Stornierung', 'Frage') },
    { anliegen: 'Stornierung' },
  ),
  strict(
    'Der Reißverschluss war nach zwei Tagen kaputt, ich bin sehr verärgert.',
    { anliegen: one('Bestellung', 'Beschwerde', 'Stornierung', 'Frage') },
    { anliegen: 'Beschwerde' },
  ),
  strict(
    'Avez-vous cette robe en taille 42 ?',
    { type: one('commande', 'réclamation', 'question') },
    { type: 'question' },
  ),
  strict('Botas de cuero altas', { categoria: one('calzado', 'sombreros', 'ropa interior') }, { categoria: 'calzado' }),
  strict('Brxt olmpf ñuzk trevv.', { tipo: one('pedido', 'queja', 'pregunta') }, REFUSE),
];

// 27 English questions, 7 of them refusals
const questionEn = [
  strict('What is 7+5?', { answer: n }, { answer: 12 }),
  strict('A shirt costs $35. What do six of them cost?', { total_usd: n }, { total_usd: 210 }),
  strict('A coat at £180 is reduced by 25%. What is the new price in pounds?', { price: n }, { price: 135 }),
  strict(
    'My clothing budget is 400 euros. I spent 125 on boots and 89 on a jumper. How much is left?',
    { left_eur: n },
    { left_eur: 186 },
  ),
  strict('How many centimetres are 30 inches?', { cm: n }, { cm: 76.2 }),
  strict('Convert 5 metres of cloth to centimetres.', { cm: n }, { cm: 500 }),
  strict('How many grams are 2.5 kg of yarn?', { grams: n }, { grams: 2500 }),
  strict('A curtain needs 3 m of fabric. How many metres do I need for 8 curtains?', { metres: n }, { metres: 24 }),
  strict("What is a women's UK dress size 12 in US sizes?", { us_size: n }, { us_size: 8 }),
  strict("What is a men's EU jacket size 50 in US sizes?", { us_size: n }, { us_size: 40 }),
  strict("Women's dress, EU 40: what is the US size?", { us_size: n }, { us_size: any(8, 10) }),
  strict(
    'At what temperature in °C, at most, should I wash a wool jumper in the machine?',
    { celsius: n },
    { celsius: 30 },
  ),
  strict('May I use chlorine bleach on silk?', { allowed: b }, { allowed: false }),
  strict(
    'What does a crossed-out triangle on a care label mean?',
    { meaning: one('do not bleach', 'do not iron', 'do not wash', 'do not tumble dry') },
    { meaning: 'do not bleach' },
  ),
  strict(
    'What does a crossed-out wash tub on a care label mean?',
    { meaning: one('do not bleach', 'do not iron', 'do not wash', 'do not tumble dry') },
    { meaning: 'do not wash' },
  ),
  strict(
    'Delivery takes 10 days and the parcel leaves on 25 April 2025. On which date does it arrive?',
    { arrives: date },
    { arrives: '2025-05-05' },
  ),
  strict(
    'The return period is 14 days from 20 February 2024. On which date does it end?',
    { ends: date },
    { ends: '2024-03-05' },
  ),
  strict('How many days lie between 1 June 2025 and 15 June 2025?', { days: i }, { days: 14 }),
  strict(
    'Four bridesmaids share a tailoring bill of $312 equally. How much does each pay?',
    { each_usd: n },
    { each_usd: 78 },
  ),
  strict('What is 40 °C in Fahrenheit?', { fahrenheit: n }, { fahrenheit: 104 }),
  strict('What will the temperature be in Oslo on the day of my wedding next year?', { celsius: n }, REFUSE),
  strict('Who was the king of Bhutan in 1930?', { name: s }, REFUSE),
  strict("What is my neighbour's shoe size?", { eu_size: n }, REFUSE),
  strict('How many customers will enter our shop in Dover tomorrow?', { customers: i }, REFUSE),
  strict('I bought some buttons at 40 cents each. What did I pay in all?', { total: n }, REFUSE),
  strict('What is the boiling point of tungsten in °C?', { celsius: n }, REFUSE),
  strict('Glimfrop the wazzle by how many snerds?', { answer: n }, REFUSE),
];

// 8 questions in sv, de, fr, es, 2 of them refusals
const questionOther = [
  strict('En skjorta kostar 299 kr. Vad kostar tre?', { summa: n }, { summa: 897 }),
  strict('Vem vann valet i Peru 1985?', { namn: s }, REFUSE),
  strict('Wie viele Zentimeter sind 2,4 Meter?', { cm: n }, { cm: 240 }),
  strict('Eine Jacke kostet 120 Euro und ist um 30 % reduziert. Was kostet sie jetzt?', { preis: n }, { preis: 84 }),
  strict('Combien font 9 fois 8 ?', { resultat: n }, { resultat: 72 }),
  strict('Peut-on mettre un pull en cachemire au sèche-linge ?', { permis: b }, { permis: false }),
  strict('Tengo 200 euros y gasto 64 en unos zapatos. ¿Cuánto me queda?', { queda: n }, { queda: 136 }),
  strict('¿Cuántos botones tiene el abrigo de mi abuela?', { botones: i }, REFUSE),
];

export const CASES = [...extractEn, ...extractOther, ...classifyEn, ...classifyOther, ...questionEn, ...questionOther];
