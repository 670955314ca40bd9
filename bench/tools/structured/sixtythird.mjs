/** Ninety requests in five languages by an outsider: 21 of 70 right, 8 values wrong and 19 of 20 due refusals before any of them was read. */
import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

const hhmm = { ...s, description: 'HH:MM, 24 hours' };
const described = (schema, description) => ({ ...schema, description });

export const CASES = [
  // ---------------------------------------------------------------- English: extraction
  strict(
    "Hi, this is Maren Oduya. Parcel HX-40917 came this morning and two things are wrong: the sage cardigan is an M though I wanted an S, and the belt has no buckle. Please refund the belt; I'd like to exchange the cardigan.",
    { customer_name: s, parcel_no: s, items: list(object({ item: s, action: one('refund', 'exchange', 'repair') })) },
    {
      customer_name: 'Maren Oduya',
      parcel_no: 'HX-40917',
      items: any(
        [
          { item: any('sage cardigan', 'the sage cardigan', 'cardigan', 'the cardigan'), action: 'exchange' },
          { item: any('belt', 'the belt'), action: 'refund' },
        ],
        [
          { item: any('belt', 'the belt'), action: 'refund' },
          { item: any('sage cardigan', 'the sage cardigan', 'cardigan', 'the cardigan'), action: 'exchange' },
        ],
      ),
    },
  ),
  strict(
    `INVOICE 2024-0388
Pell & Harrow Trimmings Ltd
14 Cutler Row, Leeds LS9 8AB
Date: 11 March 2024      Due: 10 April 2024

40 x corozo button 20 mm   @ 0.35 = 14.00
 6 x metal zip 18 cm       @ 1.20 =  7.20
 2 x fusible roll          @ 23.50 = 47.00

Net 68.20   VAT 20 % 13.64   Total GBP 81.84`,
    {
      invoiceNumber: s,
      dueDate: date,
      supplier: s,
      postcode: s,
      lines: list(object({ description: s, qty: i, unitPrice: n })),
      total: described(n, 'gross total'),
      currency: one('GBP', 'EUR', 'USD'),
    },
    {
      invoiceNumber: '2024-0388',
      dueDate: '2024-04-10',
      supplier: any('Pell & Harrow Trimmings Ltd', 'Pell & Harrow Trimmings'),
      postcode: 'LS9 8AB',
      lines: [
        { description: any('corozo button 20 mm', 'corozo button'), qty: 40, unitPrice: 0.35 },
        { description: any('metal zip 18 cm', 'metal zip'), qty: 6, unitPrice: 1.2 },
        { description: 'fusible roll', qty: 2, unitPrice: 23.5 },
      ],
      total: 81.84,
      currency: 'GBP',
    },
  ),
  strict(
    'Client card, Mr Tobias Wrenfield, first fitting 2 September 2025. Chest 104 cm, waist 91 cm, seat 107 cm, inside leg 79 cm. Left shoulder drops by 1.5 cm. Wants side vents, no turn-ups.',
    {
      client: s,
      fitting_date: date,
      chest_cm: n,
      waist_cm: n,
      seat_cm: n,
      inside_leg_cm: n,
      shoulder_drop_cm: n,
      turn_ups: b,
    },
    {
      client: any('Tobias Wrenfield', 'Mr Tobias Wrenfield', 'Mr. Tobias Wrenfield'),
      fitting_date: '2025-09-02',
      chest_cm: 104,
      waist_cm: 91,
      seat_cm: 107,
      inside_leg_cm: 79,
      shoulder_drop_cm: 1.5,
      turn_ups: false,
    },
  ),
  strict(
    "Delivery on its way to the Bramble Lane shop: 3 hanging rails and 2 flat boxes. Driver is Col, he left the depot at 07:40, and the van's registration is KX21 PLO.",
    { driver: s, trackingNumber: s },
    REFUSE,
  ),
  lax(
    `arena log 2025-05-06
09:31 magpie BUY 12 LINEN @ 41.50
10:02 otter SELL 5 TWEED @ 88
14:47 magpie SELL 3 LINEN @ 42.10`,
    { day: date, trades: list(object({ agent: s, side: one('BUY', 'SELL'), symbol: s, quantity: i, price: n })) },
    {
      day: '2025-05-06',
      trades: [
        { agent: 'magpie', side: 'BUY', symbol: 'LINEN', quantity: 12, price: 41.5 },
        { agent: 'otter', side: 'SELL', symbol: 'TWEED', quantity: 5, price: 88 },
        { agent: 'magpie', side: 'SELL', symbol: 'LINEN', quantity: 3, price: 42.1 },
      ],
    },
  ),
  lax(
    'Shift swap agreed: Priya works instead of Joon on Saturday 19 July 2025, 10:00 to 18:30. Dalia has the keys.',
    { date, start: hhmm, end: hhmm, covering: described(s, 'who steps in'), absent: s, break_minutes: or(n) },
    { date: '2025-07-19', start: '10:00', end: '18:30', covering: 'Priya', absent: 'Joon', break_minutes: null },
  ),

  // ---------------------------------------------------------------- English: classification
  strict(
    'The coat itself is gorgeous and so warm. But it arrived ten days late in a soaking wet box and nobody answered my mails. Two very different experiences.',
    { sentiment: one('positive', 'negative', 'mixed', 'neutral') },
    { sentiment: 'mixed' },
  ),
  strict(
    [
      { role: 'system', content: 'You route internal notes of a chain of boutiques to the right team.' },
      {
        role: 'user',
        content:
          "The card terminal at till 2 has said 'no network' ever since we opened. We restarted the router twice.",
      },
    ],
    { team: one('it_support', 'payroll', 'visual_merchandising', 'purchasing'), till: i },
    { team: 'it_support', till: 2 },
  ),
  strict(
    'I washed the blouse by hand in cool water, as the label says, and it still shrank by a whole size. I paid 64 pounds for it in June. I want my money back.',
    { issue: one('shrinkage', 'colour_loss', 'late_delivery', 'wrong_item'), order_number: s },
    REFUSE,
  ),
  lax(
    'Could you check bin 14? There should be about 9 m of cotton interlock jersey left, the stretchy one for the baby bodies.',
    { construction: one('woven', 'knitted', 'nonwoven'), fibre: one('cotton', 'wool', 'silk', 'polyester') },
    { construction: 'knitted', fibre: 'cotton' },
  ),
  strict(
    'Our bot made three chat calls with its free key, then every call answered 429. After midnight UTC it works again, three times, and the same thing happens.',
    {
      cause: {
        ...one('quota_exhausted', 'invalid_key', 'malformed_request', 'server_fault'),
        description: 'why the calls fail',
      },
    },
    { cause: 'quota_exhausted' },
  ),
  strict(
    'Something has come up at work. Could my hem fitting of 4 November 2025 be moved to some later day? I do not mind which, just let me know what you have.',
    {
      intent: one('book', 'reschedule', 'cancel', 'confirm'),
      new_date: described(date, 'the date the fitting is moved to'),
    },
    REFUSE,
  ),

  // ---------------------------------------------------------------- English: questions
  strict(
    'We have a roll with 52 m on it and each wrap skirt takes 1.6 m. How many whole skirts can we cut, and how many metres remain?',
    { skirts: i, remaining_m: n },
    { skirts: 32, remaining_m: 0.8 },
  ),
  lax(
    'The vintage pattern asks for 2.5 yards of lining. What is that in centimetres?',
    { centimetres: n },
    { centimetres: 228.6 },
  ),
  strict(
    'I have a free key. Today I used 2 of its chat calls, and 60 calls of my chat pack are unused. What will calls_remaining show?',
    { callsRemaining: i },
    { callsRemaining: 61 },
  ),
  strict(
    'At the outlet I took three shirts, one of them at half price because of a loose thread, and the cashier threw in a pair of socks for free. How much did I pay altogether?',
    { total: n },
    REFUSE,
  ),
  strict(
    'The boots were delivered on 17 February 2024 and can be sent back within 14 days after delivery. On which date does that end?',
    { last_day: date },
    { last_day: '2024-03-02' },
  ),
  lax(
    'There is a triangle with a cross through it on the label of my dress. What must I not do?',
    { meaning: one('do not bleach', 'do not iron', 'do not tumble dry', 'do not dry clean') },
    { meaning: 'do not bleach' },
  ),

  // ---------------------------------------------------------------- Swedish: extraction
  strict(
    `Hej!
I dag, den 14 november 2025, skickade vi tre kollin med Bringfors frakt.
Kollinummer: BF771, BF772, BF773
Mottagare: Ateljé Näckrosen, Storgatan 8, 352 31 Växjö
Hälsningar från lagret`,
    { sent_on: date, parcels: list(s), carrier: s, recipient: s, street: s, postal_code: s, city: s },
    {
      sent_on: '2025-11-14',
      parcels: ['BF771', 'BF772', 'BF773'],
      carrier: any('Bringfors frakt', 'Bringfors'),
      recipient: 'Ateljé Näckrosen',
      street: 'Storgatan 8',
      postal_code: any('352 31', '35231'),
      city: 'Växjö',
    },
  ),
  strict(
    'Vi vill beställa 12 m marinblå gabardin à 189 kr, 4,5 m vit poplin à 98 kr och 30 st pärlemorknappar à 6 kr. Leverera till butiken i Ystad.',
    { rader: list(object({ artikel: s, antal: n, enhet: one('m', 'st'), a_pris: n })), ort: s },
    {
      rader: [
        { artikel: any('marinblå gabardin', 'gabardin'), antal: 12, enhet: 'm', a_pris: 189 },
        { artikel: any('vit poplin', 'poplin'), antal: 4.5, enhet: 'm', a_pris: 98 },
        { artikel: any('pärlemorknappar', 'pärlemorknapp'), antal: 30, enhet: 'st', a_pris: 6 },
      ],
      ort: any('Ystad', 'butiken i Ystad'),
    },
  ),
  strict(
    'Kom ihåg: ring skräddaren Botvid Almlöf om kostymen! Han är i verkstaden mellan 9 och 15, Kvarngränd 3, en trappa upp.',
    { name: s, phone: described(s, 'telefonnummer') },
    REFUSE,
  ),
  lax(
    'Måttkort för Tindra Ekvall: axelbredd 41, ärmlängd 62,5, byst 96 och midja 78, allt i cm. Hon föredrar lös passform.',
    { name: s, shoulderCm: n, sleeveCm: n, bustCm: n, waistCm: n, hipCm: or(n) },
    { name: 'Tindra Ekvall', shoulderCm: 41, sleeveCm: 62.5, bustCm: 96, waistCm: 78, hipCm: null },
  ),
  lax(
    'Order 88213 gick iväg lite för fort, jag glömde skriva in rabattkoden som stod i ert nyhetsbrev. Kan ni dra av 10 procent i efterhand?',
    { order_id: s, discount_percent: n, discount_code: or(s) },
    { order_id: '88213', discount_percent: 10, discount_code: null },
  ),
  strict(
    `Schema för butiken i Nora
måndag 3 mars 2025: Alva 09:00–17:00
tisdag 4 mars 2025: Ludde 11:00–19:00
onsdag 5 mars 2025: stängt för inventering`,
    { shifts: list(object({ date, name: s, from: hhmm, to: hhmm })), closed_on: date },
    {
      shifts: [
        { date: '2025-03-03', name: 'Alva', from: '09:00', to: '17:00' },
        { date: '2025-03-04', name: 'Ludde', from: '11:00', to: '19:00' },
      ],
      closed_on: '2025-03-05',
    },
  ),

  // ---------------------------------------------------------------- Swedish: classification
  strict(
    'Går det att få min skinnjacka lagad hos er? Dragkedjan har släppt längst ner. Jag kan lämna in den på måndag och betalar gärna i förskott, säg bara till.',
    {
      repair_type: one('zipper', 'seam', 'lining', 'button'),
      quoted_price_sek: described(n, 'det pris vi har lämnat'),
    },
    REFUSE,
  ),
  lax(
    'Bästa köpet jag gjort i år! Kjolen sitter perfekt, färgen är ännu finare än på bilden och den kom redan dagen efter. Tack!',
    { sentiment: one('positive', 'negative', 'mixed') },
    { sentiment: 'positive' },
  ),
  strict(
    'Bröllopet är i morgon bitti och klänningen är fortfarande fem centimeter för lång. Någon MÅSTE hjälpa mig i dag, snälla ring direkt!',
    { urgency: one('low', 'normal', 'high'), alteration: one('shorten', 'lengthen', 'take_in', 'let_out') },
    { urgency: 'high', alteration: 'shorten' },
  ),
  strict(
    'Vad ska jag ange i fältet för fiberursprung? Koftan är stickad av ren lammull från Gotland.',
    { fiber_origin: { ...one('animal', 'plant', 'synthetic'), description: 'varifrån fibern kommer' } },
    { fiber_origin: 'animal' },
  ),
  strict(
    'Den gröna regnjackan ni skickade den 6 oktober 2025 läcker i sömmarna redan efter första skuren. Min granne har en likadan och hennes är helt tät. Jag vill reklamera.',
    { reason: one('defect', 'wrong_size', 'changed_mind', 'late'), customer_number: s },
    REFUSE,
  ),
  strict(
    [
      { role: 'system', content: 'Sortera mejl från leverantörer.' },
      {
        role: 'user',
        content:
          'Vi kan tyvärr inte leverera ert kashmirgarn den 10 november 2025 som utlovat. Nytt leveransdatum är den 1 december 2025. Priset är oförändrat. /Garnhuset Sälg',
      },
    ],
    {
      kind: one('delay', 'price_increase', 'cancellation', 'order_confirmation'),
      new_delivery_date: date,
      days_late: i,
    },
    { kind: 'delay', new_delivery_date: '2025-12-01', days_late: 21 },
  ),

  // ---------------------------------------------------------------- Swedish: questions
  strict(
    'Tre skjortor för 449 kr styck, och i kassan får jag 20 % rabatt på alltihop. Vad blir det att betala?',
    { total: n, currency: one('SEK', 'NOK', 'EUR') },
    { total: 1077.6, currency: 'SEK' },
  ),
  lax('Hur många tum är 81,28 cm? Jag ska välja jeansstorlek.', { inches: n }, { inches: 32 }),
  strict(
    'Vi har ställt fram 24 stolar och 3 soffor till lördagens visning, och det finns bubbel till alla. Hur många gäster har anmält sig?',
    { guests: i },
    REFUSE,
  ),
  strict(
    'Vilket djur spinner tråden som siden vävs av?',
    { answer: s },
    {
      answer: any(
        'silkesmask',
        'silkesmasken',
        'silkesmaskar',
        'silkesmaskarna',
        'silkesfjäril',
        'silkesfjärilen',
        'silkesfjärilens larv',
        'larven av silkesfjärilen',
        'mullbärsspinnare',
        'mullbärsspinnaren',
        'Bombyx mori',
        'silkworm',
      ),
    },
  ),
  lax(
    'Jag räknar med att behöva 300 extra chattanrop utöver dygnets gratisanrop. Vad kostar det i paket?',
    { price: n, currency: one('USD', 'EUR', 'SEK') },
    { price: 3, currency: 'USD' },
  ),
  strict(
    'Symaskinen lämnades till service den 28 januari 2025 och verkstaden behöver exakt 10 dagar. Vilket datum är den klar?',
    { ready_on: date },
    { ready_on: '2025-02-07' },
  ),

  // ---------------------------------------------------------------- German: extraction
  strict(
    `Tuchhaus Ebersold GmbH
Rechnung R-5521 vom 7. Juni 2024
Nettobetrag 412,00 €
zzgl. 19 % MwSt. 78,28 €
Bruttobetrag 490,28 €
Zahlbar bis 21. Juni 2024 ohne Abzug.`,
    {
      rechnungsnummer: s,
      vendor: s,
      invoiceDate: date,
      dueDate: date,
      net: n,
      vatRate: described(n, 'Prozent'),
      gross: n,
    },
    {
      rechnungsnummer: 'R-5521',
      vendor: any('Tuchhaus Ebersold GmbH', 'Tuchhaus Ebersold'),
      invoiceDate: '2024-06-07',
      dueDate: '2024-06-21',
      net: 412,
      vatRate: 19,
      gross: 490.28,
    },
  ),
  lax(
    'Bitte überweisen Sie die 236,00 € auf unser bekanntes Konto bei der Sparbank Odertal. Unsere Steuernummer lautet 143/552/10774, Verwendungszweck: Futterstoff Mai.',
    { amount_eur: n, iban: s },
    REFUSE,
  ),
  strict(
    'Guten Tag, anbei mein Mantel. Es fehlen zwei Knöpfe, das Futter ist am linken Ärmel gerissen, der Reißverschluss ist dagegen in Ordnung. Gruß, Wiebke Sandrock',
    { kunde: s, garment: s, missing_buttons: i, lining_torn: b, zipper_broken: b },
    {
      kunde: 'Wiebke Sandrock',
      garment: any('Mantel', 'mein Mantel', 'der Mantel'),
      missing_buttons: 2,
      lining_torn: true,
      zipper_broken: false,
    },
  ),
  strict(
    `Bitte zwei Musterbücher verschicken, eins an Frau Hedwig Lorch, Amselweg 12, 79102 Freiburg, und eins an Herrn Tilo Brandis, Hafenstraße 4, 18055 Rostock.`,
    { recipients: list(object({ name: s, street: s, zip: s, city: s })) },
    {
      recipients: [
        { name: any('Hedwig Lorch', 'Frau Hedwig Lorch'), street: 'Amselweg 12', zip: '79102', city: 'Freiburg' },
        {
          name: any('Tilo Brandis', 'Herr Tilo Brandis', 'Herrn Tilo Brandis'),
          street: 'Hafenstraße 4',
          zip: '18055',
          city: 'Rostock',
        },
      ],
    },
  ),
  lax(
    'Terminbestätigung: Anprobe Smoking am 23.10.2025 um 15:30 Uhr bei Herrn Kessel in Kabine 2. Bitte die Schuhe mitbringen.',
    { date, time: hhmm, tailor: s, kabine: i, price_eur: or(n) },
    {
      date: '2025-10-23',
      time: '15:30',
      tailor: any('Kessel', 'Herr Kessel', 'Herrn Kessel'),
      kabine: 2,
      price_eur: null,
    },
  ),
  strict(
    `Zählung Lager Nord:
3301 Leinenhose oliv – 17 Stück
3302 Leinenhose sand – 0 Stück
3310 Leinenhemd weiß – 42 Stück`,
    {
      stock: list(object({ sku: s, farbe: s, qty: i })),
      out_of_stock: described(list(s), 'Artikelnummern mit Bestand null'),
    },
    {
      stock: [
        { sku: '3301', farbe: 'oliv', qty: 17 },
        { sku: '3302', farbe: 'sand', qty: 0 },
        { sku: '3310', farbe: 'weiß', qty: 42 },
      ],
      out_of_stock: ['3302'],
    },
  ),

  // ---------------------------------------------------------------- German: classification
  strict(
    'Die Bluse in 40 ist mir eine Nummer zu groß. Haben Sie die gleiche noch in 38? Dann schicke ich die andere zurück und nehme die kleinere.',
    { anliegen: one('umtausch', 'erstattung', 'reparatur', 'lieferstatus'), wanted_size: s },
    { anliegen: 'umtausch', wanted_size: '38' },
  ),
  strict(
    'Auf meiner Gehaltsabrechnung für Mai fehlen 12 Überstunden. Ich arbeite in Filiale 7 und habe die Zettel alle abgegeben. Können Sie das korrigieren? Mirko',
    { department: one('payroll', 'it', 'purchasing', 'customer_service'), employeeId: described(s, 'Personalnummer') },
    REFUSE,
  ),
  lax(
    'GLÜCKWUNSCH!!! Ihre Boutique wurde ausgewählt: 10.000 echte Follower völlig gratis, klicken Sie nur noch heute auf diesen Link und geben Sie Ihr Passwort ein!',
    { category: one('spam', 'customer_request', 'supplier_offer', 'application') },
    { category: 'spam' },
  ),
  strict(
    'Habe mir das Hemd vor drei Wochen gekauft. Kragen sitzt top, Stoff fühlt sich edel an, ich bin rundum zufrieden und bestelle sicher wieder ein zweites.',
    { sentiment: one('positive', 'neutral', 'negative'), stars: described(i, 'vom Kunden vergebene Sterne, 1 bis 5') },
    REFUSE,
  ),
  strict(
    'Nach einer einzigen Wäsche bei 60 Grad passt mein Wollpullover nur noch meiner sechsjährigen Tochter. Was ist da passiert?',
    {
      damage: { ...one('shrinkage', 'pilling', 'colour_loss', 'tear'), description: 'Art des Schadens' },
      garment: one('sweater', 'trousers', 'coat', 'scarf'),
    },
    { damage: 'shrinkage', garment: 'sweater' },
  ),
  lax(
    [
      { role: 'user', content: 'Ich möchte eine Anzughose kürzen lassen.' },
      { role: 'assistant', content: 'Gern, soll man die Naht außen sehen?' },
      { role: 'user', content: 'Nein, auf keinen Fall, der Saum soll von außen unsichtbar bleiben.' },
    ],
    { hem: one('blind_hem', 'topstitched_hem', 'raw_edge') },
    { hem: 'blind_hem' },
  ),

  // ---------------------------------------------------------------- German: questions
  strict(
    'Ich trage im Sakko die deutsche Herrengröße 52. Welchem Brustumfang in Zentimetern entspricht das?',
    { chest_cm: n },
    { chest_cm: 104 },
  ),
  strict(
    '18 Meter Spitze sollen gleichmäßig auf 5 Kleider verteilt werden. Wie viele Meter bekommt jedes?',
    { meters_each: n },
    { meters_each: 3.6 },
  ),
  lax(
    'Svenja war von 9:30 bis 18:15 im Laden und hat dazwischen 45 Minuten Pause gemacht. Wie viele Stunden hat sie gearbeitet?',
    { hours: n },
    { hours: 8 },
  ),
  strict(
    'Das Retourenpaket misst 40 × 30 × 15 cm, drin sind ein Kleid und ein Gürtel, das Porto war 6,99 €. Wie viel wiegt es?',
    { weight_kg: n },
    REFUSE,
  ),
  strict(
    'Wie viele Bilder darf ich bei generate-fashion-image höchstens in einem einzigen Aufruf verlangen?',
    { max_images: i },
    { max_images: 4 },
  ),
  lax(
    'Auf dem Etikett ist ein Bügeleisen mit zwei Punkten. Wie heiß darf ich höchstens bügeln, in Grad Celsius?',
    { max_temp_c: n },
    { max_temp_c: 150 },
  ),

  // ---------------------------------------------------------------- French: extraction
  strict(
    `Bonjour,
Je suis Solène Quéméner, commande FR-20933 passée le 3 avril 2025 : une robe plissée à 129 € et un foulard à 35 €.
Pourriez-vous les livrer chez ma mère, 6 rue des Tanneurs, 35000 Rennes ?
Merci`,
    { client: s, order_number: s, ordered_on: date, items: list(object({ name: s, price: n })), delivery_city: s },
    {
      client: 'Solène Quéméner',
      order_number: 'FR-20933',
      ordered_on: '2025-04-03',
      items: [
        { name: any('robe plissée', 'une robe plissée', 'robe'), price: 129 },
        { name: any('foulard', 'un foulard'), price: 35 },
      ],
      delivery_city: 'Rennes',
    },
  ),
  strict(
    'Bon de livraison 771-B : 25 m de lin naturel, 18 m de viscose noire et 60 m de toile de coton. Le chauffeur a noté 2 rouleaux abîmés, tout le reste est conforme.',
    { bon: s, tissus: list(object({ tissu: s, metres: n })), damaged_rolls: i },
    {
      bon: '771-B',
      tissus: [
        { tissu: any('lin naturel', 'lin'), metres: 25 },
        { tissu: any('viscose noire', 'viscose'), metres: 18 },
        { tissu: any('toile de coton', 'coton'), metres: 60 },
      ],
      damaged_rolls: 2,
    },
  ),
  strict(
    "Mme Ferrandis passera chercher sa jupe le 18 septembre 2025, plutôt en fin d'après-midi. Ticket 418, déjà réglé.",
    { ticket: s, pickup_date: date, pickup_time: hhmm },
    REFUSE,
  ),
  lax(
    'Fiche de Léopoldine : tour de poitrine 92, tour de taille 71, hanches 98, carrure dos 36,5 (en cm). Elle porte toujours des talons.',
    { prenom: s, poitrine: n, taille: n, hanches: n, carrure_dos: n, stature_cm: or(n) },
    { prenom: 'Léopoldine', poitrine: 92, taille: 71, hanches: 98, carrure_dos: 36.5, stature_cm: null },
  ),
  strict(
    'Pour les réassorts écrivez à achats@filature-bonnard.example, pour les litiges à litiges@filature-bonnard.example. Le standard (04 77 00 12 34) ferme à 17:00.',
    { purchasing_email: s, disputes_email: s, phone: s, closesAt: hhmm },
    {
      purchasing_email: 'achats@filature-bonnard.example',
      disputes_email: 'litiges@filature-bonnard.example',
      phone: any('04 77 00 12 34', '0477001234'),
      closesAt: '17:00',
    },
  ),
  lax(
    `Classement de la ligue, clôture du 30 mai 2025
1. hermine — 10482,50
2. loutre — 9911,00
3. pivert — 9870,25`,
    { closing: date, ranking: list(object({ rank: i, agent: s, value: n })) },
    {
      closing: '2025-05-30',
      ranking: [
        { rank: 1, agent: 'hermine', value: 10482.5 },
        { rank: 2, agent: 'loutre', value: 9911 },
        { rank: 3, agent: 'pivert', value: 9870.25 },
      ],
    },
  ),

  // ---------------------------------------------------------------- French: classification
  strict(
    'Toujours rien dans ma boîte aux lettres. Où en est mon colis GLX-55 ?',
    { intent: one('track_order', 'return_item', 'ask_size', 'complain_quality'), parcel: s },
    { intent: 'track_order', parcel: 'GLX-55' },
  ),
  strict(
    'Nouveau modèle à classer : manteau long en laine bouillie, doublé et matelassé, col en mouton, pour les grands froids.',
    {
      season: one('winter', 'summer'),
      category: { ...one('outerwear', 'underwear', 'footwear', 'accessory'), description: 'rayon' },
    },
    { season: 'winter', category: 'outerwear' },
  ),
  strict(
    "Je suis très déçue. La vendeuse de votre boutique près de la gare m'a parlé comme à une enfant et a refusé de me montrer les modèles en vitrine. Je ne reviendrai pas.",
    { sentiment: one('positive', 'neutral', 'negative'), store_city: s },
    REFUSE,
  ),
  lax(
    "La doublure de mon blazer s'est décousue au bout de deux jours. J'estime mériter un vrai geste commercial, à vous de me faire une proposition.",
    { category: one('quality', 'delivery', 'billing'), amount_claimed: described(n, 'somme réclamée en euros') },
    REFUSE,
  ),
  strict(
    'Étiquette du t-shirt de course : 100 % polyester recyclé.',
    { fibre_family: one('synthetic', 'animal', 'vegetal'), recycled: b },
    { fibre_family: 'synthetic', recycled: true },
  ),
  strict(
    [
      { role: 'system', content: 'Tu classes les demandes de conseil selon le code vestimentaire.' },
      {
        role: 'user',
        content:
          "Sur le carton d'invitation on lit : smoking et nœud papillon noir de rigueur. Mon mari ne sait pas quoi mettre.",
      },
    ],
    { dress_code: one('black_tie', 'business_casual', 'sportswear', 'beachwear') },
    { dress_code: 'black_tie' },
  ),

  // ---------------------------------------------------------------- French: questions
  lax(
    'La retouche est facturée 120 € hors taxe et la TVA est de 20 %. Combien paie la cliente ?',
    { total_ttc: n, devise: one('EUR', 'USD') },
    { total_ttc: 144, devise: 'EUR' },
  ),
  strict(
    "J'ai 5 sachets de 12 boutons et je dois coudre 6 chemises à 7 boutons chacune. Combien m'en restera-t-il ?",
    { boutons_restants: i },
    { boutons_restants: 18 },
  ),
  strict(
    "Le couturier a ouvert son atelier en 1998 et son fils, qui l'aide aujourd'hui, vient de fêter ses 30 ans. Quel âge a le couturier ?",
    { age: i },
    REFUSE,
  ),
  strict(
    "Un denim de 14 oz par yard carré, ça fait combien de g/m² ? Arrondis à l'entier.",
    { grams_per_m2: i },
    { grams_per_m2: 475 },
  ),
  lax(
    'De quelle fibre le denim traditionnel est-il fait ?',
    { answer: s },
    { answer: any('coton', 'le coton', 'de coton', 'du coton', 'fibre de coton', 'cotton', 'coton (100 %)') },
  ),
  strict(
    'Le champ message de POST /api/chat accepte au maximum combien de caractères ?',
    { max_chars: i },
    { max_chars: 8000 },
  ),

  // ---------------------------------------------------------------- Spanish: extraction
  strict(
    'Buenas, quisiera reservar para el 12 de agosto de 2025 a las 17:00 a nombre de Iratxe Belda. Seremos 2 personas y es para ajustar un vestido de novia. Mi móvil es el 600 112 233.',
    { nombre: s, fecha: date, hora: hhmm, personas: i, prenda: s, phone: s },
    {
      nombre: 'Iratxe Belda',
      fecha: '2025-08-12',
      hora: '17:00',
      personas: 2,
      prenda: any('vestido de novia', 'un vestido de novia', 'vestido'),
      phone: any('600 112 233', '600112233'),
    },
  ),
  strict(
    'Pedido para el equipo: 30 camisetas blancas talla L, 15 camisetas negras talla M y 8 sudaderas grises talla XL.',
    { rows: list(object({ prenda: s, color: s, talla: s, cantidad: i })) },
    {
      rows: [
        { prenda: any('camisetas', 'camiseta'), color: any('blancas', 'blanca', 'blanco'), talla: 'L', cantidad: 30 },
        { prenda: any('camisetas', 'camiseta'), color: any('negras', 'negra', 'negro'), talla: 'M', cantidad: 15 },
        { prenda: any('sudaderas', 'sudadera'), color: any('grises', 'gris'), talla: 'XL', cantidad: 8 },
      ],
    },
  ),
  strict(
    'Por favor, emitan la factura a nombre de Hilaturas Mencía S.L., calle del Telar 21, 03801 Alcoy. Nuestro código de proveedor con ustedes es el P-0457.',
    { razon_social: s, nif: described(s, 'número de identificación fiscal') },
    REFUSE,
  ),
  lax(
    'Ayer pagué con tarjeta los 84,90 € del arreglo del abrigo; la referencia del cargo es 0093-A. ¿Me confirman que les ha llegado?',
    {
      amount: n,
      method: one('card', 'cash', 'transfer'),
      card_last4: described(s, 'últimas cuatro cifras de la tarjeta'),
    },
    REFUSE,
  ),
  lax(
    'Etiqueta interior: 60 % algodón, 35 % poliéster, 5 % elastano. Lavar a 30 °C del revés. No usar secadora. Se puede planchar.',
    { composition: list(object({ fibre: s, percent: n })), wash_temp_c: n, tumble_dry: b, iron: b },
    {
      composition: [
        { fibre: 'algodón', percent: 60 },
        { fibre: 'poliéster', percent: 35 },
        { fibre: 'elastano', percent: 5 },
      ],
      wash_temp_c: 30,
      tumble_dry: false,
      iron: true,
    },
  ),
  strict(
    'Para la siguiente imagen usa la semilla 77, el tamaño 768x1152 y avísame en https://hooks.tallerluz.example/img cuando termine.',
    { seed: i, image_size: one('512x768', '768x1152', '1024x1024', '1024x1536'), webhook_url: s },
    { seed: 77, image_size: '768x1152', webhook_url: 'https://hooks.tallerluz.example/img' },
  ),

  // ---------------------------------------------------------------- Spanish: classification
  strict(
    'Miro el extracto y me han cobrado dos veces el mismo bolso, 45 euros cada vez, y yo solo compré uno.',
    { tema: one('billing', 'delivery', 'sizing', 'product_care'), overcharged: described(n, 'euros cobrados de más') },
    { tema: 'billing', overcharged: 45 },
  ),
  lax(
    'Llevo tres tiendas multimarca en Murcia y me gustaría comprar sus chaquetas al por mayor para revenderlas. ¿Me mandan el catálogo y las tarifas?',
    { customer_type: one('retail', 'wholesale', 'press', 'job_applicant'), shops: i },
    { customer_type: 'wholesale', shops: 3 },
  ),
  strict(
    '¿En qué sección pongo los mocasines de ante marrón que llegaron hoy?',
    { section: one('footwear', 'outerwear', 'knitwear', 'jewellery') },
    { section: 'footwear' },
  ),
  strict(
    'Muchísimas gracias por los botones, son preciosos y del tamaño exacto. Los otros, los de nácar, ¿ya los tienen en camino? Los esperamos con ilusión.',
    {
      tono: one('amable', 'enfadado', 'neutro'),
      fecha_entrega: described(date, 'fecha en que llegan los botones de nácar'),
    },
    REFUSE,
  ),
  strict(
    'Mi agente quiso vender 10 títulos de MOHAIR, pero en su cartera solo había 6 y la orden fue rechazada. La liga estaba abierta y la clave era correcta.',
    {
      reject_reason: one('insufficient_holdings', 'insufficient_cash', 'market_closed', 'invalid_key'),
      missing: described(i, 'títulos que faltaban'),
    },
    { reject_reason: 'insufficient_holdings', missing: 4 },
  ),
  lax(
    'Cuando tengáis un rato, sin ninguna prisa, ¿me miráis si el bajo de los pantalones se puede alargar? Hasta el invierno no los voy a usar.',
    { urgency: one('low', 'medium', 'high'), service: one('lengthen', 'shorten', 'dye', 'clean') },
    { urgency: 'low', service: 'lengthen' },
  ),

  // ---------------------------------------------------------------- Spanish: questions
  strict(
    'Compré dos camisas a 59,95 € cada una y pagué con 150 € en efectivo. ¿Cuánto me tienen que devolver?',
    { cambio: n },
    { cambio: 30.1 },
  ),
  lax('Una cintura de 34 pulgadas, ¿cuántos centímetros son exactamente?', { cm: n }, { cm: 86.36 }),
  strict(
    'La falda que encargó doña Purificación tiene 70 cm de cintura y 96 cm de cadera, en lana fría gris. ¿Cuánto mide de largo?',
    { largo_cm: n },
    REFUSE,
  ),
  strict(
    'Dejé el traje en la tintorería el 25 de febrero de 2025 y lo recogí el 11 de marzo de 2025. ¿Cuántos días pasaron?',
    { dias: i },
    { dias: 14 },
  ),
  lax(
    '¿Cuántas claves instantáneas puede sacar una misma IP en un día con GET /api/register?',
    { keys_per_day: i },
    { keys_per_day: 3 },
  ),
  strict(
    '¿De qué animal se obtiene el mohair?',
    { animal: s },
    {
      animal: any(
        'cabra',
        'la cabra',
        'cabra de Angora',
        'la cabra de Angora',
        'cabra angora',
        'cabras de Angora',
        'de la cabra de Angora',
        'Angora goat',
        'goat',
      ),
    },
  ),
];
