/** Sixty requests, two fifths English, by an outsider, closed until the others were mended: 12 of 47 right and 8 values wrong with the engine of that morning, 13 of 47 and 8 before they were opened; the wrong ones were mended then. */
import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

const d = (schema, description) => ({ ...schema, description });

export const CASES = [
  // ---- extraction ----
  strict(
    `Hi there,
I'd like to send back the olive field jacket from order KJ-40718, the zip sticks halfway up every single time. I paid £148.50 for it on 3 February 2026 and still have the swing tag on it.
Oonagh Pryce`,
    { order_number: s, customer_name: s, amount_paid: n, purchase_date: date, tag_still_on: b },
    {
      order_number: 'KJ-40718',
      customer_name: 'Oonagh Pryce',
      amount_paid: 148.5,
      purchase_date: '2026-02-03',
      tag_still_on: true,
    },
  ),
  strict(
    `DELIVERY NOTE 7731
Halvorsen Trims -> Tidewell Shirts, Unit 4

BTN-18L-PRL   pearl button 18L       1,200 pcs
INT-W40       woven interlining         35 m
THR-120-NVY   thread no. 120 navy       48 cones

Not in this parcel: ZIP-20-BLK, 100 pcs, follows on the next van.`,
    {
      noteNumber: s,
      lines: d(list(object({ sku: s, quantity: n })), 'only what is physically in this parcel'),
      backordered: d(list(s), 'SKUs that come later'),
    },
    {
      noteNumber: '7731',
      lines: [
        { sku: 'BTN-18L-PRL', quantity: 1200 },
        { sku: 'INT-W40', quantity: 35 },
        { sku: 'THR-120-NVY', quantity: 48 },
      ],
      backordered: ['ZIP-20-BLK'],
    },
  ),
  strict(
    'Saturday cover is sorted: Imre opens at 9 and stays till 2, Precious comes in at 11:30 and closes up at 7pm. Dov asked for the day off and got it.',
    {
      shifts: list(object({ name: s, start: d(s, 'HH:MM, 24h'), end: d(s, 'HH:MM, 24h') })),
      off_duty: list(s),
    },
    {
      shifts: [
        { name: 'Imre', start: '09:00', end: '14:00' },
        { name: 'Precious', start: '11:30', end: '19:00' },
      ],
      off_duty: ['Dov'],
    },
  ),
  strict(
    'fitting room 2, Mr Adeyemi-Holt: chest 104, waist 89, no scrap that, he was holding his phone, waist 91. Inside leg 80.5. all cm',
    { client: s, chest_cm: n, waist_cm: n, inside_leg_cm: n },
    {
      client: any('Mr Adeyemi-Holt', 'Adeyemi-Holt', 'Mr. Adeyemi-Holt'),
      chest_cm: 104,
      waist_cm: 91,
      inside_leg_cm: 80.5,
    },
  ),
  lax(
    `Kind regards,

Solveig Marchetti
Head of Sourcing | Pellworth Knit Mills Ltd
s.marchetti@pellworthknit.example
+44 1162 555 018
Please think before printing.`,
    { company: s, contact: s, email: s, fax: or(s) },
    {
      company: any('Pellworth Knit Mills Ltd', 'Pellworth Knit Mills'),
      contact: 'Solveig Marchetti',
      email: 's.marchetti@pellworthknit.example',
      fax: null,
    },
  ),
  strict(
    `Invoice 2026-0388
Brightmere Dry Cleaning, issued 12 March 2026
46 garments pressed and bagged, total $391.00
Payment terms as per our standing agreement.`,
    { invoice_no: s, issue_date: date, due_date: date, total: n },
    REFUSE,
  ),
  strict(
    '[arena] 14:02:11 agent=moth-7 order#9931 FILLED sell 250 LNEN @ 18.42 (limit 18.40) cash_after=31204.75',
    { agent: s, side: one('buy', 'sell'), ticker: s, quantity: i, fillPrice: n, limitPrice: n },
    { agent: 'moth-7', side: 'sell', ticker: 'LNEN', quantity: 250, fillPrice: 18.42, limitPrice: 18.4 },
  ),
  strict(
    [
      { role: 'system', content: 'You fill in the ticket of the alterations counter. Today is Monday 8 June 2026.' },
      {
        role: 'user',
        content:
          'Ticket A-612. Burgundy bridesmaid gown, Ms Quillfeather. Take up the hem by 4 cm and sew on a hook and eye. She left twenty dollars and fetches it this Friday.',
      },
    ],
    { ticket_no: s, hem_cm: n, deposit_usd: n, pickup: date },
    { ticket_no: any('A-612', 'Ticket A-612'), hem_cm: 4, deposit_usd: 20, pickup: '2026-06-12' },
  ),
  strict(
    'Hej! Jag har flyttat sedan jag beställde. Kan ni skicka paketet (order 55-2091) till Norra Allégatan 14, 413 01 Göteborg i stället? Portkoden är 4471. /Tuva Ekbom',
    { order: s, gata: s, postnummer: s, ort: s, portkod: s, namn: s },
    {
      order: '55-2091',
      gata: 'Norra Allégatan 14',
      postnummer: any('413 01', '41301'),
      ort: 'Göteborg',
      portkod: '4471',
      namn: 'Tuva Ekbom',
    },
  ),
  strict(
    'Till lagret: klipp upp 12 meter svart ripsband à 9 kr, 30 meter oblekt lärft à 64 kr och 4,5 meter vinröd sammet à 210 kr. Alltihop ska till Ateljé Björkhagen.',
    { customer: s, rows: list(object({ article: s, metres: n, price_per_metre: n })) },
    {
      customer: 'Ateljé Björkhagen',
      rows: [
        { article: any('svart ripsband', 'ripsband'), metres: 12, price_per_metre: 9 },
        { article: any('oblekt lärft', 'lärft'), metres: 30, price_per_metre: 64 },
        { article: any('vinröd sammet', 'sammet'), metres: 4.5, price_per_metre: 210 },
      ],
    },
  ),
  strict(
    'Hejsan, det är Folke Sandahl igen angående rocken med trasigt foder. Ring mig gärna på mobilen efter klockan fyra, ni har ju numret sedan sist. Kvittonumret är 80417.',
    { name: s, phone: d(s, 'telefonnummer till kunden'), receipt: s },
    REFUSE,
  ),
  strict(
    `Rechnung RE-2026/117 vom 09.04.2026
Weberei Hollstein KG

80 m Loden, anthrazit      2.240,00 €
zzgl. 19 % USt.              425,60 €
Gesamtbetrag               2.665,60 €

Zahlbar bis 09.05.2026 ohne Abzug.`,
    { rechnungsnummer: s, lieferant: s, netto: n, steuer: n, brutto: n, faellig_am: date },
    {
      rechnungsnummer: 'RE-2026/117',
      lieferant: any('Weberei Hollstein KG', 'Weberei Hollstein'),
      netto: 2240,
      steuer: 425.6,
      brutto: 2665.6,
      faellig_am: '2026-05-09',
    },
  ),
  strict(
    'Guten Tag, hier Falk Rüdiger. Unsere Tochter heiratet, und ich bräuchte dafür einen Anzug nach Maß. Mir passt der 22. Mai 2026, am liebsten um halb vier am Nachmittag.',
    {
      customerName: s,
      appointmentDate: date,
      appointmentTime: d(s, 'HH:MM'),
      occasion: one('wedding', 'funeral', 'job_interview', 'graduation'),
    },
    { customerName: 'Falk Rüdiger', appointmentDate: '2026-05-22', appointmentTime: '15:30', occasion: 'wedding' },
  ),
  lax(
    'Zur Bestellung 300812 sind zwei Sendungen unterwegs: GLX449102 mit den Hosen und GLX449117 mit den Gürteln. Die Mützen gehen erst raus, wenn der Färber liefert.',
    { bestellung: s, sendungsnummern: list(s), voraussichtliche_lieferung: or(date) },
    { bestellung: '300812', sendungsnummern: ['GLX449102', 'GLX449117'], voraussichtliche_lieferung: null },
  ),
  strict(
    `Bonjour,
Pour la boutique de Nantes, merci de préparer : 6 marinières réf. MR-210 en taille M, 4 de la même référence en L, et 10 bonnets BN-07 (taille unique, notez TU). Pas besoin d'express, la livraison normale suffit.
Maëlys Kervadec`,
    {
      boutique: s,
      articles: list(object({ ref: s, taille: s, quantite: i })),
      express: b,
      demandeur: s,
    },
    {
      boutique: any('Nantes', 'boutique de Nantes', 'la boutique de Nantes'),
      articles: [
        { ref: 'MR-210', taille: 'M', quantite: 6 },
        { ref: 'MR-210', taille: 'L', quantite: 4 },
        { ref: 'BN-07', taille: 'TU', quantite: 10 },
      ],
      express: false,
      demandeur: 'Maëlys Kervadec',
    },
  ),
  strict(
    'Étiquette intérieure de la veste : 62 % laine, 33 % polyester, 5 % élasthanne. Doublure 100 % viscose. Fabriqué au Portugal.',
    {
      shell: d(list(object({ fibre: s, percent: n })), 'tissu principal, sans la doublure'),
      liningFibre: s,
      countryOfOrigin: s,
    },
    {
      shell: [
        { fibre: any('laine', 'wool'), percent: 62 },
        { fibre: any('polyester'), percent: 33 },
        { fibre: any('élasthanne', 'elastane'), percent: 5 },
      ],
      liningFibre: any('viscose', '100 % viscose'),
      countryOfOrigin: 'Portugal',
    },
  ),
  lax(
    "Le colis de Mme Tanguy-Roche est parti ce matin par Colivite, je vous communique le numéro de suivi dès que l'entrepôt me le donne. La commande était la 7-31884.",
    { commande: s, transporteur: s, numero_suivi: s },
    REFUSE,
  ),
  strict(
    'Confirmamos el pedido P-0093 a Tejidos Almodraba: 140 metros de popelín y 25 de entretela. Nos lo sirven el 4 de septiembre de 2026 y el total con portes es de 1.186,40 euros.',
    { pedido: s, proveedor: s, fecha_entrega: date, total: n, moneda: one('EUR', 'USD', 'MXN') },
    {
      pedido: 'P-0093',
      proveedor: 'Tejidos Almodraba',
      fecha_entrega: '2026-09-04',
      total: 1186.4,
      moneda: 'EUR',
    },
  ),
  lax(
    'Medidas de Rosaura Beltrán para la chaqueta: pecho 92, cintura 74, cadera 99, espalda 38. El largo de manga se lo tomamos en la próxima prueba.',
    { pecho: n, cintura: n, cadera: n, largo_manga: or(n) },
    { pecho: 92, cintura: 74, cadera: 99, largo_manga: null },
  ),
  strict(
    `Hola, os paso lo que falló en el lote 22-C:
- 3 camisas con el cuello torcido
- 1 camisa sin botón de puño
- 7 camisas con mancha de aceite
El resto, perfecto.  Nuria, control de calidad`,
    { lot: s, defects: list(object({ description: s, count: i })), total_defective: i },
    {
      lot: any('22-C', 'lote 22-C'),
      defects: [
        {
          description: any(
            'cuello torcido',
            'camisas con el cuello torcido',
            'con el cuello torcido',
            'el cuello torcido',
          ),
          count: 3,
        },
        { description: any('sin botón de puño', 'camisa sin botón de puño', 'falta botón de puño'), count: 1 },
        { description: any('mancha de aceite', 'camisas con mancha de aceite', 'con mancha de aceite'), count: 7 },
      ],
      total_defective: 11,
    },
  ),

  // ---- classification ----
  strict(
    "Morning! I put in an order ten minutes ago and picked the wrong shipping address by mistake, it went to my ex's flat. Everything else is right, I still want the boots. Can you swap it to my new place?",
    { intent: one('cancel_order', 'change_address', 'exchange_size', 'track_parcel', 'refund_status') },
    { intent: 'change_address' },
  ),
  strict(
    "Third time I've had trousers shortened here and third time they're perfect. The young man at the counter even sewed back a button I hadn't noticed was loose. Would send anyone.",
    {
      sentiment: one('positive', 'neutral', 'negative'),
      topic: d(one('alterations', 'delivery', 'website', 'pricing'), 'what the review is mainly about'),
      would_recommend: b,
    },
    { sentiment: 'positive', topic: 'alterations', would_recommend: true },
  ),
  strict(
    [
      {
        role: 'system',
        content:
          'Route each mail of the boutique. accounts: invoices and payments. workroom: repairs and alterations. buying: suppliers offering goods. people: jobs and rotas.',
      },
      {
        role: 'user',
        content:
          'To whom it may concern, we weave ramie and nettle cloth in small runs and would love to show your team our autumn book. Samples can be posted at no charge.',
      },
    ],
    { desk: one('accounts', 'workroom', 'buying', 'people') },
    { desk: 'buying' },
  ),
  strict(
    'Care tag reads: 100% lyocell. Which family of fibres do I tick on the customs form?',
    {
      fibreFamily: d(
        one('animal', 'natural_plant', 'regenerated_cellulose', 'petroleum_synthetic'),
        'regenerated_cellulose = dissolved wood pulp spun into filament',
      ),
    },
    { fibreFamily: 'regenerated_cellulose' },
  ),
  strict(
    'The parcel turned up eight days late, the box was crushed, and inside was a cardigan in mustard when I had ordered teal. Size was fine at least.',
    {
      problems: d(
        list(one('late', 'damaged_packaging', 'wrong_colour', 'wrong_size', 'missing_item', 'overcharged')),
        'every one that applies, in the order they are mentioned',
      ),
    },
    { problems: ['late', 'damaged_packaging', 'wrong_colour'] },
  ),
  strict(
    "No rush at all with this one, it's a winter coat and it's only May, just whenever somebody has a spare hour to replace the lining.",
    {
      priority: d(one('same_day', 'this_week', 'whenever'), 'as the customer wishes it'),
      job: one('reline', 'hem', 'zip', 'buttons'),
    },
    { priority: 'whenever', job: 'reline' },
  ),
  strict(
    "Please hold the plum wrap dress for me, I'll collect it in person after work. Thanks, Bettina. (I usually pop in with the dog, hope that is all right.)",
    { pickup_store: one('harbour_street', 'old_mill', 'station_arcade') },
    REFUSE,
  ),
  lax(
    'Refund for R-2207 approved, $64 goes back the way the customer paid. Restocked on shelf 9.',
    { refund_id: s, original_payment_method: one('credit_card', 'gift_card', 'bank_transfer', 'cash') },
    REFUSE,
  ),
  strict(
    'Jag tvättade linneskjortan precis som det stod på lappen, trettio grader, och nu är den två storlekar mindre. Jag vill ha pengarna tillbaka.',
    {
      orsak: one('krympt', 'missfärgad', 'trasig_söm', 'fel_storlek_levererad'),
      wants: one('refund', 'exchange', 'repair'),
    },
    { orsak: 'krympt', wants: 'refund' },
  ),
  strict(
    'Kan jag få byta mitt lördagspass mot Elins söndag? Hon har redan sagt ja. /Rasmus i kassan',
    { category: d(one('shift_swap', 'sick_leave', 'holiday_request', 'pay_question'), 'ärende till bemanningen') },
    { category: 'shift_swap' },
  ),
  strict(
    'GRATTIS!!! Din butik har vunnit 50 000 kr i annonskredit. Bekräfta ditt kontonummer inom 2 timmar via länken annars går vinsten förlorad.',
    { is_spam: b, action: one('reply', 'forward_to_buyer', 'delete') },
    { is_spam: true, action: 'delete' },
  ),
  strict(
    'Na ja. Der Stoff fühlt sich billig an, die Nähte gehen nach zweimal Tragen auf, und der Kundendienst meldet sich seit Wochen nicht. Nie wieder.',
    {
      stimmung: one('positiv', 'neutral', 'negativ'),
      themen: d(
        list(one('material', 'verarbeitung', 'service', 'lieferzeit', 'passform')),
        'alle genannten, in der Reihenfolge des Textes',
      ),
    },
    { stimmung: 'negativ', themen: ['material', 'verarbeitung', 'service'] },
  ),
  strict(
    'Artikeltext: Leichter Trenchcoat mit Bindegürtel und Schulterklappen, wasserabweisend, knielang.',
    { category: one('outerwear', 'knitwear', 'underwear', 'footwear', 'accessories'), water_repellent: b },
    { category: 'outerwear', water_repellent: true },
  ),
  strict(
    'Der Rock sitzt an der Hüfte etwas knapp, eine Nummer größer wäre besser. Könnten Sie mir den gleichen in Schwarz tauschen? Der Kassenzettel ist leider weg.',
    { originalSize: d(one('36', '38', '40', '42', '44'), 'die Größe, die die Kundin jetzt hat') },
    REFUSE,
  ),
  strict(
    "Le mariage est demain à 14 heures et la fermeture de ma robe vient de lâcher. S'il vous plaît, quelqu'un peut-il me recevoir ce soir ?",
    { urgence: one('basse', 'moyenne', 'haute'), type_reparation: one('ourlet', 'fermeture', 'doublure', 'bouton') },
    { urgence: 'haute', type_reparation: 'fermeture' },
  ),
  strict(
    'Votre facture 5521 compte deux fois les frais de port. Pouvez-vous nous faire un avoir de 18 € ?',
    { service: one('comptabilite', 'atelier', 'achats', 'ressources_humaines'), is_complaint_about_billing: b },
    { service: 'comptabilite', is_complaint_about_billing: true },
  ),
  strict(
    'Notre agent reçoit depuis midi la réponse 429 sur /api/chat, alors que la clé est bonne et que les mêmes corps de requête passaient ce matin. Demain matin ça remarchera sans doute tout seul.',
    {
      error_class: d(
        one('quota_exhausted', 'bad_credentials', 'invalid_body', 'server_down'),
        "la cause la plus probable de l'erreur",
      ),
    },
    { error_class: 'quota_exhausted' },
  ),
  strict(
    'Las zapatillas son preciosas y me quedan bien, pero en la web decía piel y esto es claramente plástico. Las devuelvo.',
    { return_reason: one('too_small', 'too_large', 'not_as_described', 'arrived_late', 'changed_mind') },
    { return_reason: 'not_as_described' },
  ),
  strict(
    'Nota del agente cigarra-3 en la arena: «Vendo todo lo que tengo de LANA; espero que siga cayendo el resto de la semana y no pienso recomprar».',
    { outlook: one('bullish', 'bearish', 'neutral'), planned_action: one('buy', 'sell', 'hold') },
    { outlook: 'bearish', planned_action: 'sell' },
  ),
  strict(
    'Buenas, soy Gonzalo, de la tienda de uniformes. Necesitamos otra tanda de batas como la del año pasado, mismas tallas y mismo color. ¿Nos hacéis precio?',
    { color_bata: one('blanco', 'azul', 'verde', 'granate'), is_reorder: b },
    REFUSE,
  ),

  // ---- questions ----
  strict(
    'Till slip: 3 pairs of socks at 12.40 each, 2 handkerchiefs at 7.75 each. The loyalty card takes 10 percent off the lot. What does the lady pay, in dollars?',
    { subtotal: n, total: n },
    { subtotal: 52.7, total: 47.43 },
  ),
  strict('My jeans say W34. How many centimetres are 34 inches, to two decimals?', { answer: n }, { answer: 86.36 }),
  strict(
    "I have a free key, it's just after midnight UTC, nothing used yet today, and I bought one chat pack that is untouched. What number will calls_remaining show me before my first message?",
    { calls_remaining: i },
    { calls_remaining: 103 },
  ),
  strict(
    'A customer bought a parka on 17 January 2026. Our policy lets her bring it back up to 30 days after the purchase date. Which is the last day?',
    { last_day: date },
    { last_day: '2026-02-16' },
  ),
  strict(
    "There's a little triangle with a big X through it on the label of my blouse. Am I allowed to bleach it?",
    { bleachAllowed: b },
    { bleachAllowed: false },
  ),
  strict(
    'Sample sale, day one: opened with 118 scarves on the rail, sold 43 before lunch and 29 after, and 5 came back as returns which we hung up again. How many hang there at closing time?',
    { scarves_left: i },
    { scarves_left: 51 },
  ),
  strict(
    'We have 14 bolts of sailcloth in the loft, each 50 m long and 1.60 m wide. The goods lift takes 400 kg. What do all the bolts weigh together?',
    { total_weight_kg: n },
    REFUSE,
  ),
  strict(
    'We sold 38 of the camel coats last month at 420 dollars apiece, which makes 15,960 in takings. Rent was 3,100. What was our margin per coat over its purchase cost?',
    { margin_per_coat_usd: n },
    REFUSE,
  ),
  strict(
    'Vi ska sy 15 körkjolar och det går åt 2,4 meter per kjol. Lägg på fem procent för spill på hela mängden. Hur många meter beställer vi?',
    { meter: n },
    { meter: 37.8 },
  ),
  strict(
    'Får man tvätta en vanlig obehandlad ulltröja i 60 grader med normal centrifugering utan att den tar skada?',
    { safe: b },
    { safe: false },
  ),
  lax(
    'Förra veckan lämnade Gudrun in fyra plagg och hämtade tre. I går kom Arvid med en kavaj, två par byxor och en väst. Hur gammal är Arvids kavaj?',
    { age_years: n },
    REFUSE,
  ),
  strict(
    'Jolanda arbeitet am Samstag von 9:30 bis 18:00 Uhr mit 45 Minuten unbezahlter Pause. Sie bekommt 16 Euro die Stunde. Wie viele bezahlte Stunden sind das und was verdient sie an dem Tag?',
    { stunden: n, lohn_eur: n },
    { stunden: 7.75, lohn_eur: 124 },
  ),
  strict(
    'Ich habe POST /api/register mit einer E-Mail aufgerufen, die schon registriert war. Welchen HTTP-Status bekomme ich, und ändert sich dabei etwas am bestehenden Konto?',
    { http_status: i, account_changed: b },
    { http_status: 409, account_changed: false },
  ),
  strict(
    'Unser Färber nimmt 4,20 Euro pro Kilo und eine Anfahrtspauschale. Wir schicken ihm diesmal 65 Kilo Garn. Wie hoch wird seine Rechnung insgesamt, mit Anfahrt?',
    { rechnungsbetrag: n },
    REFUSE,
  ),
  strict(
    'Le manteau était à 189 € et il est soldé à moins 30 %. Combien la cliente paie-t-elle, et combien économise-t-elle ?',
    { prix_solde: n, economie: n },
    { prix_solde: 132.3, economie: 56.7 },
  ),
  strict(
    'Le patron américain demande 5 yards de tissu. Cela fait combien de mètres, sachant que le yard vaut 0,9144 m ?',
    { metres: n },
    { metres: 4.572 },
  ),
  strict(
    'Ma cliente a 96 cm de tour de hanches et veut une jupe droite coupée dans ce coupon de 1,50 m de large. Quel est son tour de taille ?',
    { tour_de_taille_cm: n },
    REFUSE,
  ),
  strict(
    'Recibí el vestido el 20 de diciembre de 2025 y la tienda acepta devoluciones durante 21 días naturales, contando desde el día siguiente a la entrega. ¿Hasta qué fecha inclusive puedo devolverlo?',
    { fecha_limite: date },
    { fecha_limite: '2026-01-10' },
  ),
  strict(
    '¿De qué animal sale la fibra de cachemira?',
    { animal: one('oveja', 'cabra', 'conejo', 'alpaca') },
    { animal: 'cabra' },
  ),
  strict(
    'Remedios tarda 25 minutos en coser una falda y Paco 40 minutos en un pantalón. Hoy salieron del taller 31 prendas entre los dos. ¿A qué hora empezó Remedios?',
    { hora_inicio: d(s, 'HH:MM') },
    REFUSE,
  ),
];
