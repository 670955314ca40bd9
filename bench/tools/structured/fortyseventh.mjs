import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

export const CASES = [
  // ================= German (14)
  strict(
    'Guten Tag, hier ist Katharina Brandt. Ich hätte gern drei Seidentücher in Bordeaux, Bestellnummer B-7719, bitte an die Filiale Hamburg liefern.',
    { customer_name: s, item: s, quantity: i, color: s, order_number: s, store_city: s },
    {
      customer_name: 'Katharina Brandt',
      item: any('Seidentücher', 'Seidentuch', 'silk scarf', 'silk scarves', 'Tücher', 'Tuch'),
      quantity: 3,
      color: any('Bordeaux', 'burgundy', 'bordeaux red', 'bordeauxrot'),
      order_number: 'B-7719',
      store_city: 'Hamburg',
    },
  ),
  strict(
    'Die Stiefeletten sind mir leider zu groß, ich habe 39 bestellt und bräuchte 38. Können Sie sie umtauschen?',
    {
      item: s,
      reason: one('too_small', 'too_large', 'defect', 'changed_mind'),
      ordered_size: i,
      wanted_size: i,
      resolution: one('refund', 'exchange', 'repair'),
    },
    {
      item: any('Stiefeletten', 'Stiefelette', 'ankle boots', 'ankle boot', 'die Stiefeletten'),
      reason: 'too_large',
      ordered_size: 39,
      wanted_size: 38,
      resolution: 'exchange',
    },
  ),
  strict(
    'Rechnung RE-2025-118 vom 14. Februar 2025, Stoffhaus Keller GmbH: netto 1.240,00 €, 19 % MwSt. 235,60 €, brutto 1.475,60 €. Zahlbar bis 28. Februar 2025.',
    { invoice_number: s, supplier: s, invoice_date: date, net: n, vat: n, gross: n, due_date: date },
    {
      invoice_number: 'RE-2025-118',
      supplier: any('Stoffhaus Keller GmbH', 'Stoffhaus Keller'),
      invoice_date: '2025-02-14',
      net: 1240,
      vat: 235.6,
      gross: 1475.6,
      due_date: '2025-02-28',
    },
  ),
  strict(
    'Maße vom Kunden: Brust 104, Taille 92, Hüfte 106, Schrittlänge 82,5 – alles in cm.',
    { chest_cm: n, waist_cm: n, hip_cm: n, inseam_cm: n },
    { chest_cm: 104, waist_cm: 92, hip_cm: 106, inseam_cm: 82.5 },
  ),
  strict(
    'Ich möchte am 9. Oktober 2025 um 15:30 Uhr zur Anprobe meines Brautkleids kommen. Lea Hofmann',
    { name: s, date, time: s, garment: s },
    {
      name: 'Lea Hofmann',
      date: '2025-10-09',
      time: any('15:30', '15:30 Uhr', '3:30 pm', '15:30:00'),
      garment: any('Brautkleid', 'Brautkleids', 'wedding dress', 'bridal gown', 'bridal dress', 'wedding gown'),
    },
  ),
  strict('Welcher EU-Damengröße entspricht die britische 14?', { eu_size: i }, { eu_size: any(42, 40) }),
  strict(
    '48 Blusen zu je 17,25 €, darauf 10 % Rabatt.',
    {
      gross_total: { ...n, description: 'Summe vor Rabatt' },
      discount: n,
      net_total: { ...n, description: 'Summe nach Rabatt' },
    },
    { gross_total: 828, discount: 82.8, net_total: 745.2 },
  ),
  strict(
    'Darf mein Pullover aus Merinowolle bei 60 Grad in die Waschmaschine?',
    { washable_at_60: b },
    { washable_at_60: false },
  ),
  strict(
    'Die Naht an der Schulter ist schon beim ersten Tragen aufgegangen. So etwas habe ich bei Ihnen noch nie erlebt, ich bin wirklich enttäuscht.',
    { sentiment: one('positive', 'neutral', 'negative'), issue: one('defect', 'wrong_size', 'late_delivery', 'billing') },
    { sentiment: 'negative', issue: 'defect' },
  ),
  lax(
    'Was kosten 200 zusätzliche Chat-Aufrufe bei eurer API?',
    { calls: i, packs: i, price_usd: n },
    { calls: 200, packs: 2, price_usd: 2 },
  ),
  strict(
    'Wann kommt mein Paket endlich an? Bestellung 60412, die schwarze Steppjacke.',
    { order_id: s, item: s, arrival_date: date },
    REFUSE,
  ),
  strict(
    'Ein Ballen Leinen, 50 m lang und 1,50 m breit. Der Spediteur will das Gewicht wissen.',
    { length_m: n, width_m: n, weight_kg: n },
    REFUSE,
  ),
  strict(
    'Frau Seidel hat angerufen, es geht um die Änderung ihres Mantels. Sie bittet um Rückruf.',
    { caller: s, garment: s, phone: s },
    REFUSE,
  ),
  strict(
    'Nachbestellung Boutique Lindner: 12 Röcke in Größe 38, 8 Röcke in Größe 40, 5 Gürtel in Einheitsgröße. Einen Liefertermin haben wir noch nicht.',
    {
      buyer: s,
      items: list(object({ product: s, size: s, quantity: i })),
      delivery_date: or(date),
    },
    {
      buyer: any('Boutique Lindner', 'Lindner'),
      items: [
        { product: any('Röcke', 'Rock', 'skirt', 'skirts'), size: '38', quantity: 12 },
        { product: any('Röcke', 'Rock', 'skirt', 'skirts'), size: '40', quantity: 8 },
        { product: any('Gürtel', 'belt', 'belts'), size: any('Einheitsgröße', 'one size', 'onesize', 'one-size'), quantity: 5 },
      ],
      delivery_date: null,
    },
  ),

  // ================= French (14)
  strict(
    "Bonjour, je voudrais commander deux robes en lin bleu marine, taille 40. Je m'appelle Élodie Marchand et j'habite à Nantes.",
    { customer: s, product: s, quantity: i, color: s, size: i, city: s },
    {
      customer: 'Élodie Marchand',
      product: any('robes en lin', 'robe en lin', 'robe', 'robes', 'linen dress', 'linen dresses', 'dress', 'dresses', 'robes en lin bleu marine', 'robe en lin bleu marine'),
      quantity: 2,
      color: any('bleu marine', 'navy', 'navy blue', 'marine'),
      size: 40,
      city: 'Nantes',
    },
  ),
  strict(
    "Je vous renvoie la jupe plissée de la commande 30277 : elle ne me plaît plus, tout simplement. Je souhaite être remboursée.",
    {
      order_id: s,
      item: s,
      reason: one('too_small', 'too_large', 'defect', 'changed_mind'),
      resolution: one('refund', 'exchange', 'store_credit'),
    },
    {
      order_id: '30277',
      item: any('jupe plissée', 'la jupe plissée', 'jupe', 'pleated skirt', 'skirt'),
      reason: 'changed_mind',
      resolution: 'refund',
    },
  ),
  strict(
    'Facture F-0932 du 6 mai 2025, Maison Delorme : total HT 850,00 €, TVA 20 % 170,00 €, total TTC 1 020,00 €.',
    { invoice_number: s, supplier: s, invoice_date: date, net: n, vat: n, total: n, currency: s },
    {
      invoice_number: 'F-0932',
      supplier: 'Maison Delorme',
      invoice_date: '2025-05-06',
      net: 850,
      vat: 170,
      total: 1020,
      currency: any('EUR', '€', 'euro', 'euros'),
    },
  ),
  strict(
    'Composition : 70 % coton, 27 % polyester, 3 % élasthanne. Poids 210 g/m², laize 145 cm.',
    { composition: list(object({ fiber: s, percent: n })), gsm: n, width_cm: n },
    {
      composition: [
        { fiber: any('coton', 'cotton'), percent: 70 },
        { fiber: 'polyester', percent: 27 },
        { fiber: any('élasthanne', 'elastane', 'spandex', 'elasthanne'), percent: 3 },
      ],
      gsm: 210,
      width_cm: 145,
    },
  ),
  strict(
    "Peut-on fixer l'essayage du costume au 22 janvier 2026 à 10 h 15 ? Antoine Rey",
    { name: s, date, time: s, garment: s },
    {
      name: 'Antoine Rey',
      date: '2026-01-22',
      time: any('10:15', '10 h 15', '10h15', '10:15 am', '10:15:00'),
      garment: any('costume', 'suit', 'le costume'),
    },
  ),
  strict('Un costume homme taille 52 en Europe, cela fait combien aux États-Unis ?', { us_size: i }, { us_size: 42 }),
  strict(
    'Il me faut 2,40 m de tissu par manteau et je dois en coudre 15. Le tissu coûte 22 € le mètre.',
    { fabric_m: n, cost_eur: n },
    { fabric_m: 36, cost_eur: 792 },
  ),
  strict(
    'Le lin, la laine et le nylon : de quelle origine est chaque fibre ?',
    {
      linen: one('plant', 'animal', 'synthetic'),
      wool: one('plant', 'animal', 'synthetic'),
      nylon: one('plant', 'animal', 'synthetic'),
    },
    { linen: 'plant', wool: 'animal', nylon: 'synthetic' },
  ),
  strict(
    'Merci infiniment, le manteau est arrivé avec deux jours d’avance et il tombe à la perfection !',
    { sentiment: one('positive', 'neutral', 'negative'), arrived_late: b, fits_well: b },
    { sentiment: 'positive', arrived_late: false, fits_well: true },
  ),
  strict(
    'Retouches : raccourcir les manches de 1,5 cm et élargir la taille de 2 cm. C’est pour Mme Colin.',
    { client: s, alterations: list(object({ area: s, action: one('shorten', 'lengthen', 'take_in', 'let_out'), cm: n })) },
    {
      client: any('Mme Colin', 'Colin', 'Madame Colin', 'Mrs Colin'),
      alterations: [
        { area: any('manches', 'les manches', 'manche', 'sleeves', 'sleeve'), action: 'shorten', cm: 1.5 },
        { area: any('taille', 'la taille', 'waist'), action: 'let_out', cm: 2 },
      ],
    },
  ),
  strict(
    'Je paie 300 livres sterling d’acompte. Cela fait combien en euros au cours du jour ?',
    { amount_gbp: n, amount_eur: n },
    REFUSE,
  ),
  strict(
    'Quelle couleur se vendra le mieux dans notre boutique l’été prochain ?',
    { best_seller_color: s },
    REFUSE,
  ),
  strict(
    'Envoyez le colis à Mme Baptiste, 8 rue des Tisserands, à Lyon. Elle n’a pas dit comment elle veut payer.',
    { recipient: s, street: s, city: s, payment_method: one('card', 'transfer', 'cash') },
    REFUSE,
  ),
  strict(
    'Rappelez M. Garnier au 04 78 55 21 90, au sujet de ses boutons de manchette. Il n’a pas laissé d’adresse e-mail.',
    { name: s, phone: s, subject: s, email: or(s) },
    {
      name: any('M. Garnier', 'Garnier', 'Monsieur Garnier', 'Mr Garnier', 'M Garnier'),
      phone: any('04 78 55 21 90', '0478552190'),
      subject: any('boutons de manchette', 'ses boutons de manchette', 'cufflinks', 'cuff links'),
      email: null,
    },
  ),

  // ================= Swedish (14)
  strict(
    'Hej! Jag heter Elin Norberg och vill beställa fyra ullmössor i grått, storlek M. Ordernummer SE-1450.',
    { name: s, item: s, quantity: i, color: s, size: s, order_number: s },
    {
      name: 'Elin Norberg',
      item: any('ullmössor', 'ullmössa', 'mössor', 'mössa', 'wool hat', 'wool hats', 'wool beanie', 'wool beanies', 'woollen hat', 'woollen hats', 'wool cap', 'wool caps'),
      quantity: 4,
      color: any('grått', 'grå', 'gray', 'grey'),
      size: 'M',
      order_number: 'SE-1450',
    },
  ),
  strict(
    'Skorna är för små, jag köpte 41 men behöver 42. Jag vill byta dem, inte få pengarna tillbaka.',
    {
      reason: one('too_small', 'too_large', 'defect', 'changed_mind'),
      bought_size: i,
      needed_size: i,
      wants_refund: b,
    },
    { reason: 'too_small', bought_size: 41, needed_size: 42, wants_refund: false },
  ),
  strict(
    'Faktura 4402 från Borås Väveri AB, daterad den 3 mars 2025. Netto 2 400,00 kr, moms 25 % 600,00 kr, att betala 3 000,00 kr senast den 2 april 2025.',
    { invoice_no: s, supplier: s, invoice_date: date, net: n, vat: n, total: n, due_date: date },
    {
      invoice_no: '4402',
      supplier: any('Borås Väveri AB', 'Borås Väveri'),
      invoice_date: '2025-03-03',
      net: 2400,
      vat: 600,
      total: 3000,
      due_date: '2025-04-02',
    },
  ),
  strict(
    'Mina mått: byst 96 cm, midja 78 cm, höft 104 cm. Jag är 1,72 m lång.',
    { bust_cm: n, waist_cm: n, hip_cm: n, height_cm: n },
    { bust_cm: 96, waist_cm: 78, hip_cm: 104, height_cm: 172 },
  ),
  strict(
    'Jag behöver avboka provningen av kostymen den 18 november 2025 klockan 13.00. Mvh Johan Ek',
    { name: s, intent: one('book', 'reschedule', 'cancel'), date, time: s },
    {
      name: 'Johan Ek',
      intent: 'cancel',
      date: '2025-11-18',
      time: any('13:00', '13.00', '1 pm', '1:00 pm', '13:00:00', 'klockan 13.00', 'kl 13.00'),
    },
  ),
  strict('Herrkostym storlek 48, vad blir det i brittisk storlek?', { uk_size: i }, { uk_size: 38 }),
  strict(
    'Jag säljer 25 halsdukar för 349 kr styck och frakten är 99 kr.',
    { scarves_total: n, total_with_shipping: n },
    { scarves_total: 8725, total_with_shipping: 8824 },
  ),
  strict(
    'Kan man torktumla en sidenblus?',
    { tumble_dry: b },
    { tumble_dry: false },
  ),
  strict(
    'När öppnar ni på söndag? Jag vill lämna in ett par byxor.',
    { topic: one('opening_hours', 'return', 'invoice', 'sizing'), garment: s },
    { topic: 'opening_hours', garment: any('byxor', 'ett par byxor', 'trousers', 'pants', 'a pair of trousers') },
  ),
  strict(
    'Tyget är 1,5 yard brett och vi har 10 meter av det.',
    { width_cm: n, length_m: n },
    { width_cm: any(137.16, 137.2, 137), length_m: 10 },
  ),
  strict('Hur mycket väger kunden? Hon är 168 cm lång och har storlek 40.', { height_cm: n, weight_kg: n }, REFUSE),
  strict('Vilken kämpe kommer att leda ligan i jul?', { leader: s }, REFUSE),
  lax(
    'Skicka kappan så fort ni kan till Karin Wallin i Umeå.',
    { recipient: s, city: s, tracking_number: s },
    REFUSE,
  ),
  strict(
    'Order från Fjällgården AB: 30 fleecetröjor à 220 kr och 15 regnjackor à 480 kr.',
    { buyer: s, lines: list(object({ item: s, qty: i, unit_price: n })), total: n },
    {
      buyer: any('Fjällgården AB', 'Fjällgården'),
      lines: [
        { item: any('fleecetröjor', 'fleecetröja', 'fleece sweater', 'fleece sweaters', 'fleece jumper', 'fleece jumpers', 'fleece', 'fleeces'), qty: 30, unit_price: 220 },
        { item: any('regnjackor', 'regnjacka', 'rain jacket', 'rain jackets', 'raincoat', 'raincoats'), qty: 15, unit_price: 480 },
      ],
      total: 13800,
    },
  ),

  // ================= Spanish (14)
  strict(
    'Buenas tardes, soy Lucía Herrera. Quiero encargar cinco camisas de algodón blancas en la talla L, referencia CM-204.',
    { customer: s, product: s, material: s, quantity: i, color: s, size: s, reference: s },
    {
      customer: 'Lucía Herrera',
      product: any('camisas', 'camisa', 'camisas de algodón', 'camisa de algodón', 'shirt', 'shirts', 'cotton shirt', 'cotton shirts', 'camisas de algodón blancas'),
      material: any('algodón', 'cotton'),
      quantity: 5,
      color: any('blanco', 'blanca', 'blancas', 'white'),
      size: 'L',
      reference: 'CM-204',
    },
  ),
  strict(
    'El bolso del pedido 71905 llegó con la cremallera rota. Quiero que me lo reparen.',
    { order_id: s, item: s, defective_part: s, resolution: one('refund', 'exchange', 'repair') },
    {
      order_id: '71905',
      item: any('bolso', 'el bolso', 'bag', 'handbag'),
      defective_part: any('cremallera', 'la cremallera', 'zip', 'zipper'),
      resolution: 'repair',
    },
  ),
  strict(
    'Factura 2025/88 de Tejidos Romero S.A., con fecha 21 de julio de 2025. Base 500,00 €, IVA 21 % 105,00 €, total 605,00 €.',
    { invoice_number: s, supplier: s, date, subtotal: n, tax: n, tax_rate: { ...n, description: 'percent' }, total: n },
    {
      invoice_number: '2025/88',
      supplier: any('Tejidos Romero S.A.', 'Tejidos Romero', 'Tejidos Romero S.A', 'Tejidos Romero SA'),
      date: '2025-07-21',
      subtotal: 500,
      tax: 105,
      tax_rate: 21,
      total: 605,
    },
  ),
  strict(
    'Contorno de pecho 88, cintura 66 y cadera 94 centímetros; largo de falda 60.',
    { bust_cm: n, waist_cm: n, hip_cm: n, skirt_length_cm: n },
    { bust_cm: 88, waist_cm: 66, hip_cm: 94, skirt_length_cm: 60 },
  ),
  strict(
    'Me gustaría reservar una cita para tomar medidas el 5 de diciembre de 2025 a las 17:00. Gracias, Pablo Ortega.',
    { name: s, intent: one('book', 'reschedule', 'cancel'), date, time: s },
    { name: 'Pablo Ortega', intent: 'book', date: '2025-12-05', time: any('17:00', '5 pm', '5:00 pm', '17:00:00', 'a las 17:00') },
  ),
  strict('Zapatos de mujer número 38 europeo, ¿qué número son en el Reino Unido?', { uk_size: n }, { uk_size: any(5, 5.5) }),
  strict(
    'El vestido costaba 80 € y ahora está rebajado un 25 %.',
    { original_price: n, discount_percent: n, final_price: n },
    { original_price: 80, discount_percent: 25, final_price: 60 },
  ),
  strict(
    '¿De qué planta se obtiene el lino, y es una fibra natural?',
    { plant: s, natural: b },
    { plant: any('lino', 'flax', 'linum usitatissimum', 'la planta del lino', 'planta del lino', 'el lino', 'flax plant'), natural: true },
  ),
  strict(
    'Ya es la segunda vez que me cobran el mismo pedido. Devuélvanme el importe duplicado, por favor.',
    { issue: one('defect', 'wrong_size', 'late_delivery', 'billing'), sentiment: one('positive', 'negative'), wants_refund: b },
    { issue: 'billing', sentiment: 'negative', wants_refund: true },
  ),
  strict(
    '¿Cuántas peticiones de moda al día tengo con el plan Pro?',
    { requests_per_day: i },
    { requests_per_day: 100 },
  ),
  strict('¿Tienen ahora mismo en la tienda de Sevilla el abrigo Duero en la talla 42?', { item: s, size: i, in_stock: b }, REFUSE),
  strict(
    'Son 4 cinturones a 25 € cada uno y un sombrero. ¿Cuánto es en total?',
    { belts_total: n, grand_total: n },
    REFUSE,
  ),
  strict(
    'Apunte a la señora Valdés para el taller de costura, viene con su hermana.',
    { attendee: s, number_of_people: i, sister_name: s },
    REFUSE,
  ),
  strict(
    'Muestra nueva: terciopelo de seda, 280 g/m², ancho 140 cm. El proveedor todavía no nos ha dado el precio.',
    { fabric: s, gsm: n, width_cm: n, price_per_m: or(n) },
    {
      fabric: any('terciopelo de seda', 'silk velvet', 'terciopelo', 'velvet'),
      gsm: 280,
      width_cm: 140,
      price_per_m: null,
    },
  ),

  // ================= English, long (14)
  strict(
    `Hello there, I hope this is the right address. I bought the Camden trench coat in stone from your website, order number CT-50917, and it was delivered on 8 October 2025. I wore it once in light rain, and the dye from the belt ran onto the coat, so there is now a brown stripe all around the waist. I have read the care label and I certainly did nothing wrong. I would like my money back, please, as I no longer trust the fabric. Yours, Fiona Albright`,
    {
      customer: s,
      order_number: s,
      item: s,
      color: s,
      delivered_on: date,
      issue: one('defect', 'wrong_size', 'late_delivery', 'billing'),
      resolution: one('refund', 'exchange', 'repair'),
    },
    {
      customer: 'Fiona Albright',
      order_number: 'CT-50917',
      item: any('Camden trench coat', 'trench coat', 'Camden trench', 'Camden', 'Camden trench coat in stone'),
      color: 'stone',
      delivered_on: '2025-10-08',
      issue: 'defect',
      resolution: 'refund',
    },
  ),
  strict(
    `Good morning, this is Bergmann Textile Trading writing about the autumn programme. After talking to our shops we would like to place the following firm order under our reference BT-6620: 60 lambswool crewnecks in forest green at 31.50 EUR each, 40 lambswool crewnecks in oatmeal at 31.50 EUR each, and 25 quilted vests in black at 48.00 EUR each. Kindly confirm the order and let us know whether you can ship everything together. Many thanks and have a good week.`,
    {
      buyer: s,
      reference: s,
      lines: list(object({ product: s, color: s, quantity: i, unit_price: n })),
      order_total: { ...n, description: 'sum of all lines in EUR' },
    },
    {
      buyer: any('Bergmann Textile Trading', 'Bergmann'),
      reference: 'BT-6620',
      lines: [
        { product: any('lambswool crewnecks', 'lambswool crewneck', 'crewneck', 'crewnecks'), color: 'forest green', quantity: 60, unit_price: 31.5 },
        { product: any('lambswool crewnecks', 'lambswool crewneck', 'crewneck', 'crewnecks'), color: 'oatmeal', quantity: 40, unit_price: 31.5 },
        { product: any('quilted vests', 'quilted vest', 'vest', 'vests'), color: 'black', quantity: 25, unit_price: 48 },
      ],
      order_total: 4350,
    },
  ),
  strict(
    `So I finally got round to measuring myself properly with the tape you sent, and my sister helped, so the numbers should be reliable this time. My bust is 36 inches, my waist is 29 inches and my hips are 39 inches. From the nape to the waist we got 16 inches, but ignore that one because I was slouching and we will do it again at the fitting. Could you put the first three into my file in centimetres?`,
    { bust_cm: n, waist_cm: n, hips_cm: n },
    { bust_cm: any(91.44, 91.4), waist_cm: any(73.66, 73.7), hips_cm: any(99.06, 99.1) },
  ),
  strict(
    `Transcript of the call, 27 August 2025: the customer, Mr Adrian Cole, says that he was supposed to collect his altered dinner suit last week but was ill. He would now like to come in on 3 September 2025 at 16:15 instead, and he asks that Marta be there because she took the measurements. He also mentioned that everything has already been paid for, so there is nothing to settle on the day. He sounded friendly and relaxed throughout.`,
    { customer: s, pickup_date: date, pickup_time: s, requested_staff: s, balance_due: b, sentiment: one('friendly', 'angry') },
    {
      customer: any('Adrian Cole', 'Mr Adrian Cole'),
      pickup_date: '2025-09-03',
      pickup_time: any('16:15', '4:15 pm', '4:15pm', '16:15:00'),
      requested_staff: 'Marta',
      balance_due: false,
      sentiment: 'friendly',
    },
  ),
  strict(
    `We are planning uniforms for the front desk of our hotel and need some help with the quantities. There are 18 people on the team and each of them is to get three shirts and two pairs of trousers. A shirt takes 1.7 metres of fabric and a pair of trousers takes 1.3 metres. We don't need any reserve, the mill can always deliver again. Please work out how many pieces of each that makes and how much fabric we need altogether.`,
    { shirts: i, trousers: i, shirt_fabric_m: n, trouser_fabric_m: n, total_fabric_m: n },
    { shirts: 54, trousers: 36, shirt_fabric_m: 91.8, trouser_fabric_m: 46.8, total_fabric_m: 138.6 },
  ),
  strict(
    `I'm building the size picker for our menswear store, which sells in continental Europe, in Britain and in the States. The product data comes from an Italian supplier... no, sorry, from a German one, and all jackets are labelled with the normal European numbers. For the first test I only need one row to see whether the mapping works at all: please give me the UK and the US jacket size for a men's jacket in European size 54, as plain numbers.`,
    { eu: i, uk: i, us: i },
    { eu: 54, uk: 44, us: 44 },
  ),
  strict(
    `Our intern has typed the product texts and now the filter needs cleaning. Here is one of them: "This airy summer blouse is woven from pure linen. It has a round neckline, short sleeves and five buttons made of corozo. Wash at 40 degrees, iron while damp, keep away from the tumble dryer. Made in Portugal." Please fill in the fields from that text. If there is nothing about the lining in it, leave that one empty, we will ask the supplier.`,
    {
      garment: s,
      material: s,
      buttons: i,
      wash_temp_c: n,
      tumble_dry: b,
      country_of_origin: s,
      lining: or(s),
    },
    {
      garment: any('blouse', 'summer blouse', 'airy summer blouse'),
      material: any('linen', 'pure linen'),
      buttons: 5,
      wash_temp_c: 40,
      tumble_dry: false,
      country_of_origin: 'Portugal',
      lining: null,
    },
  ),
  strict(
    `Hi support, a quick one about your API before I hand this over to my colleague in accounting. We are on the free tier and love it, but three chat calls a day are obviously not enough for our shop assistant. We would therefore like to buy enough packs for 1,500 additional calls right away. As far as I can see the calls in a pack never expire, so that is safe for us. How many packs is that, and how many dollars?`,
    { packs: i, total_usd: n, calls_expire: b },
    { packs: 15, total_usd: 15, calls_expire: false },
  ),
  strict(
    `Delivery note for the workshop. Received this morning from Atelier Supplies Ltd: two boxes of horn buttons with 144 pieces in each box, one cone of black topstitching thread and four rolls of fusible interlining of 25 metres each. The zips that we had also ordered are missing; the driver said that they will follow with the next delivery. Everything that arrived is in good condition. Signed for by Theo in the warehouse, note number AS-3004.`,
    { supplier: s, note_number: s, buttons_total: i, interlining_total_m: n, missing_item: s, received_by: s, goods_damaged: b },
    {
      supplier: any('Atelier Supplies Ltd', 'Atelier Supplies', 'Atelier Supplies Ltd.'),
      note_number: 'AS-3004',
      buttons_total: 288,
      interlining_total_m: 100,
      missing_item: any('zips', 'the zips', 'zip', 'zippers'),
      received_by: 'Theo',
      goods_damaged: false,
    },
  ),
  strict(
    `To whom it may concern: my wife and I have been customers for many years, and until now we never had a reason to complain. On 15 May 2025 she ordered a pair of walking boots for our trip, order 77310, and you promised delivery within five days. The boots came on 2 June 2025, when we were already back home. The boots themselves are fine and she will keep them, but we do expect an apology and the shipping fee of 7.90 EUR back.`,
    {
      order_id: s,
      ordered_on: date,
      delivered_on: date,
      issue: one('defect', 'wrong_size', 'late_delivery', 'billing'),
      keeps_item: b,
      refund_amount: n,
    },
    {
      order_id: '77310',
      ordered_on: '2025-05-15',
      delivered_on: '2025-06-02',
      issue: 'late_delivery',
      keeps_item: true,
      refund_amount: 7.9,
    },
  ),
  strict(
    `Please classify this message for our inbox agent. "Hi! I've been looking at the Marlowe blazer for weeks and today I finally want to get it for my new job. I'm usually between two sizes: in some brands I take a 38, in others a 40. The blazer looks rather slim in the pictures. Do you think I should go for the larger one? I have not ordered anything yet, I just want to be sure first. Thanks a million, Sofie"`,
    { sender: s, intent: one('size_advice', 'return', 'complaint', 'delivery_status'), product: s, already_ordered: b, sizes_mentioned: list(i) },
    {
      sender: 'Sofie',
      intent: 'size_advice',
      product: any('Marlowe blazer', 'the Marlowe blazer', 'blazer', 'Marlowe'),
      already_ordered: false,
      sizes_mentioned: [38, 40],
    },
  ),
  strict(
    `Notes after the visit to the knitwear factory, for the sourcing sheet. They have 22 flat-bed machines and 60 people on two shifts. The minimum order is 150 pieces per colour, samples take 3 weeks and bulk production takes 9 weeks after approval of the sample. They work with merino, cotton and alpaca, but not with cashmere. A basic merino jumper would cost us 27.40 EUR ex works. The contact is Mrs Rita Sousa, who runs the sales office.`,
    {
      moq_per_color: i,
      sample_weeks: i,
      production_weeks: i,
      fibres: list(s),
      works_with_cashmere: b,
      jumper_price_eur: n,
      contact: s,
    },
    {
      moq_per_color: 150,
      sample_weeks: 3,
      production_weeks: 9,
      fibres: ['merino', 'cotton', 'alpaca'],
      works_with_cashmere: false,
      jumper_price_eur: 27.4,
      contact: any('Rita Sousa', 'Mrs Rita Sousa'),
    },
  ),
  strict(
    `Hello, I left my grey herringbone overcoat with you for relining about a fortnight ago, and the lady at the counter was very kind and wrote everything down. Sadly I have since lost the little pink ticket, so I can't tell you the number any more. My name is Gordon Pryce. I need the coat back before I travel to Edinburgh. Could you please look up the ticket and tell me what the whole job is going to cost me?`,
    { customer: s, garment: s, ticket_number: s, price_gbp: n },
    REFUSE,
  ),
  strict(
    `We are a small label from Antwerp and would like to know what the coming season is going to bring for us. Last year we sold 310 coats, and this year, up to now, it has been 275. The shop in the old town has been renovated, the online shop has a new checkout, and we have taken on a second seamstress. Please enter how many coats we sold last year and how many we are going to sell next year.`,
    { coats_last_year: i, coats_next_year: i },
    REFUSE,
  ),
];
