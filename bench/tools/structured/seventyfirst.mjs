import { REFUSE, any, b, list, n, i, one, s, strict } from './case.mjs';

/** Variants of what was told wrongly of `seventieth`, written before the mending: each class in other words and languages. */
export const CASES = [
  // A difference is no measure.
  strict(
    'The green skirt is 8 cm longer than the red one. The red one is lined.',
    { green_skirt_length_cm: n },
    REFUSE,
  ),
  strict('Rocken är 4 cm kortare än förlagan. Förlagan är av ull.', { rockens_langd_cm: n }, REFUSE),
  strict('Das linke Hosenbein ist 2 cm länger als das rechte.', { laenge_linkes_bein_cm: n }, REFUSE),
  strict('Cette veste coûte 30 euros de plus que la verte.', { prix_veste_eur: n }, REFUSE),
  strict('La cortina nueva es 12 cm más ancha que la vieja.', { ancho_cortina_nueva_cm: n }, REFUSE),
  strict('The parcel for Ada weighs 2 kg more than the one for Bo.', { weight_ada_kg: n, difference_kg: n }, REFUSE),
  strict('The parcel for Ada weighs 2 kg more than the one for Bo.', { difference_kg: n }, { difference_kg: 2 }),
  strict(
    'The red scarf is 10 cm longer than the blue one, which is 150 cm long.',
    { red_scarf_cm: n },
    { red_scarf_cm: 160 },
  ),
  // One side is not the other.
  strict('The left sleeve is a little longer than the right one, which measures 61 cm.', { left_sleeve_cm: n }, REFUSE),
  strict('Höger ärm är 60 cm, vänster har jag inte mätt än.', { vanster_arm_cm: n }, REFUSE),
  strict('Der linke Vorhang ist etwas länger als der rechte; der rechte misst 240 cm.', { laenge_links_cm: n }, REFUSE),
  // Somebody else's number.
  strict(
    'If you cannot get hold of the plumber, call his brother Sven on 070 555 12 90.',
    { plumber_phone: s },
    REFUSE,
  ),
  strict('Når du inte skräddaren, ring Eva i receptionen på 08-555 12 34.', { skraddarens_telefon: s }, REFUSE),
  strict('Wenn Sie Frau Kolb nicht erreichen, rufen Sie Herrn Duda an: 0171 555 1290.', { telefon_kolb: s }, REFUSE),
  // A reading is no consumption.
  strict(
    'Water meter, 1 March: 812 m³. Please tell us the February consumption.',
    { february_consumption_m3: n },
    REFUSE,
  ),
  strict('Zählerstand am 1. Mai: 4.410 kWh. Bitte Verbrauch im April nennen.', { verbrauch_april_kwh: n }, REFUSE),
  // Went back to.
  strict(
    'We bought from Arden Mills, tried Bexley Textiles for a season, and have gone back to Arden Mills since.',
    { current_supplier: s },
    { current_supplier: 'Arden Mills' },
  ),
  strict(
    'Wir waren bei Nordpost, dann kurz bei Kuriera, seit Mai sind wir wieder bei Nordpost.',
    { aktueller_versand: s },
    { aktueller_versand: 'Nordpost' },
  ),
  // Said, and then not so.
  strict(
    'Petra says the coat is ready. That is not true, the lining is still missing.',
    { coat_ready: b },
    { coat_ready: false },
  ),
  strict(
    'Ola sa att symaskinen är lagad. Det stämmer inte, den står kvar på verkstaden.',
    { symaskin_lagad: b },
    { symaskin_lagad: false },
  ),
  strict(
    'On dit que le magasin est fermé. C’est faux, il ouvre tous les matins.',
    { magasin_ferme: b },
    { magasin_ferme: false },
  ),
  strict(
    'Me dijeron que el abrigo estaba listo. No es verdad: falta el forro.',
    { abrigo_listo: b },
    { abrigo_listo: false },
  ),
  strict('I thought the hem had been done. It has not.', { hem_done: b }, { hem_done: false }),
  // Taken back from a list.
  strict(
    'Please bring the scissors, the tape and the chalk. On second thoughts leave the chalk.',
    { bring: list(s) },
    { bring: any(['the scissors', 'the tape'], ['scissors', 'tape']) },
  ),
  strict(
    'Add socks, a belt and a scarf. No, forget the belt.',
    { items: list(s) },
    { items: any(['socks', 'a scarf'], ['socks', 'scarf']) },
  ),
  strict('Ta med nålar, tråd och krita. Nej, kritan behövs inte.', { ta_med: list(s) }, { ta_med: ['nålar', 'tråd'] }),
  // Old and new.
  strict(
    'Old number of the shop: 040 111 22. It is out of use. New one: 040 333 44.',
    { shop_phone: s },
    { shop_phone: '040 333 44' },
  ),
  strict('Alte Adresse: Lindenweg 4. Neue Adresse: Am Markt 9.', { adresse: s }, { adresse: 'Am Markt 9' }),
  strict('Gammalt telefonnummer 08-111 22 33, nytt 08-444 55 66.', { telefon: s }, { telefon: '08-444 55 66' }),
  // Neither, nor.
  strict(
    'I want neither a refund nor an exchange, only to know how to wash this.',
    { intent: one('refund', 'exchange', 'care_question') },
    { intent: 'care_question' },
  ),
  strict(
    'Jag vill varken byta eller lämna tillbaka, bara veta hur den ska tvättas.',
    { arende: one('byte', 'retur', 'skotselrad') },
    { arende: 'skotselrad' },
  ),
  strict(
    'Weder Umtausch noch Rückgabe: Ich möchte nur wissen, wie man es wäscht.',
    { anliegen: one('umtausch', 'rueckgabe', 'pflege') },
    { anliegen: 'pflege' },
  ),
  // Deducted, contributed, shared by names.
  strict(
    'The coat was 1,200 before the sale. It is 25 % off, and members get another 100 off after that. I am a member. What do I pay?',
    { to_pay: n },
    { to_pay: 800 },
  ),
  strict(
    'Mantel 400 Euro, 20 % Rabatt, danach werden noch 30 Euro Gutschein abgezogen. Was ist zu zahlen?',
    { zu_zahlen: n },
    { zu_zahlen: 290 },
  ),
  strict(
    'Five tenants share a dryer for 900 euros. The landlord pays 150 of it. How much is it per tenant?',
    { per_tenant: n },
    { per_tenant: 150 },
  ),
  strict(
    'Sechs Freunde teilen sich ein Geschenk für 240 Euro, die Firma gibt 60 Euro dazu. Was zahlt jeder?',
    { pro_person: n },
    { pro_person: 30 },
  ),
  strict(
    'Tom, Liv and Mia share the bill of 150 euros equally. Mia has already paid 20 of her share. How much does she still owe?',
    { mia_owes: n },
    { mia_owes: 30 },
  ),
  strict('Une jupe à 80 €, soldée à -25 %, et un ourlet à 12 € sans remise. Total ?', { total: n }, { total: 72 }),
  strict('A dress 200 euros, -10 %. Hemming 15 euros, not discounted. Total?', { total: n }, { total: 195 }),
  strict(
    'A third of the 36 zips are metal, and 4 of the metal ones are broken. How many sound metal zips are there?',
    { sound_metal_zips: i },
    { sound_metal_zips: 8 },
  ),
  strict('Drei Kunden je 2 Hemden, zwei Kunden je 4 Hemden. Wie viele Hemden sind es?', { hemden: i }, { hemden: 14 }),
  strict('Four rooms with 2 curtains each, one room with 3. How many curtains?', { curtains: i }, { curtains: 11 }),
  // A condition that came true, or did not.
  strict(
    'If it rains on Friday the fitting is at home, otherwise in the shop. Friday was dry.',
    { place: one('home', 'shop') },
    { place: 'shop' },
  ),
  strict(
    'Om det regnar är provningen hemma, annars i butiken. Det regnade hela dagen.',
    { plats: one('hemma', 'butiken') },
    { plats: 'hemma' },
  ),
  // A role is one person's.
  strict(
    'Our tailor, Mrs Vasa, trained two apprentices. One, Ines, has a shop in Lund; the other works in Ystad.',
    { apprentice_ystad: s },
    REFUSE,
  ),
  strict(
    'Hosen: Anna brauchte zwei Stunden mehr als Bert. Für die Weste brauchte sie fünf Stunden.',
    { stunden_bert_hosen: n },
    REFUSE,
  ),
];
