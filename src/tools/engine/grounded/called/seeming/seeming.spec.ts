import { day, filled, i, n, type Planted, s } from '../../filled.fixture.js';

/** What only seems to be told: beside each text that tempts another one that does say it. */
const CLASSES: Readonly<Record<string, readonly Planted[]>> = {
  'the sum of several': [
    ['The sofa and the armchair together weigh 95 kg.', { armchair_kg: n }, null],
    ['Anna und Ben sind zusammen 41 Jahre alt.', { anna_alter: i }, null],
    ['Le vélo et le casque coûtent ensemble 430 euros.', { prix_casque_eur: n }, null],
    ['La mesa y la silla costaron juntas 260 euros.', { precio_silla_eur: n }, null],
    ['In total the kettle and the toaster used 3,100 watts.', { toaster_watts: n }, null],
    ['The sofa and the armchair together weigh 95 kg; the stool weighs 6 kg.', { stool_kg: n }, { stool_kg: 6 }],
    ['The tent and the stove together cost 310 euros.', { total_eur: n }, { total_eur: 310 }],
    [
      'Lampan kostade 240 kronor och mattan 700 kronor, tillsammans 940 kronor.',
      { lampa_pris: n },
      { lampa_pris: 240 },
    ],
    ['Together with the cable the printer costs 129 euros.', { printer_price_eur: n }, { printer_price_eur: 129 }],
    ['Der Tisch kostet 210 Euro, die Stühle zusammen 180 Euro.', { tisch_preis_eur: n }, { tisch_preis_eur: 210 }],
  ],
  'only more than another': [
    ['The blue kayak weighs 4 kg more than the red one; the red paddle weighs 1 kg.', { blue_kayak_kg: n }, null],
    [
      'The north tower is 12 metres taller than the south one. The south gate is 6 metres high.',
      { north_tower_m: n },
      null,
    ],
    [
      'Le fauteuil en cuir coûte 80 euros de plus que celui en velours ; le coussin en velours coûte 25 euros.',
      { fauteuil_cuir_eur: n },
      null,
    ],
    [
      'The blue kayak weighs 4 kg more than the red one. The red one weighs 21 kg.',
      { blue_kayak_kg: n },
      { blue_kayak_kg: 25 },
    ],
    [
      'The walnut table costs 40 euros more than the oak table. The oak table costs 200 euros.',
      { walnut_table_eur: n },
      { walnut_table_eur: 240 },
    ],
    [
      'The blue kayak weighs 4 kg more than the red one; the red paddle weighs 1 kg.',
      { red_paddle_kg: n },
      { red_paddle_kg: 1 },
    ],
  ],
  'one of two': [
    ['Either Jonas or Mirja will drive the van on Friday.', { driver: s }, null],
    ['Tomas eller Ingrid öppnar butiken i morgon.', { opened_by: s }, null],
    ['Die Leitung übernimmt Frau Kern oder Herr Vogt.', { leader: s }, null],
    ["L'arbitre sera Paul Rey ou Luc Morin.", { referee_name: s }, null],
    ['The flight goes to Porto or Lisbon.', { destination: s }, null],
    ['Either Jonas or Mirja will drive the van. Mirja: the driver is Jonas.', { driver: s }, { driver: 'Jonas' }],
    ['Anna Berg or her deputy signs. The owner is Karl Lund.', { owner: s }, { owner: 'Karl Lund' }],
    ['The driver is Jonas Falk, with one or two helpers.', { driver: s }, { driver: 'Jonas Falk' }],
    ['The flight goes to Porto on Monday or Tuesday.', { destination: s }, { destination: 'Porto' }],
  ],
  'what is denied': [
    ['The bridge is not 420 metres long.', { bridge_length_m: n }, null],
    ['Das Zimmer kostet nicht 80 Euro, wie auf der Webseite steht.', { zimmer_preis_eur: n }, null],
    ['Kursen kostar inte 900 kronor i månaden.', { monthly_price_sek: n }, null],
    ["Le loyer n'est pas de 700 euros par mois.", { loyer_mensuel_eur: n }, null],
    ['The talk does not start at 18:30.', { start_time: s }, null],
    ['The course does not begin on 4 May 2026.', { start_date: day }, null],
    ['The manager is not Petra Lang.', { manager: s }, null],
    [
      'The flat does not include parking. It costs 880 euros a month.',
      { monthly_rent_eur: n },
      { monthly_rent_eur: 880 },
    ],
    ['The room does not cost 80 euros but 95 euros.', { room_price_eur: n }, { room_price_eur: 95 }],
    ['I have not received order 44817.', { order_number: s }, { order_number: '44817' }],
    ['Kursen kostar inte bara 900 kronor, den tar två kvällar.', { price_sek: n }, { price_sek: 900 }],
    ['The talk does not start on time; it starts at 18:45.', { start_time: s }, { start_time: '18:45' }],
  ],
  'what is only asked': [
    ['Does the ferry arrive at 16:20? I only know that it leaves at 14:05.', { arrival_time: s }, null],
    ['Kostet der Kurs 90 Euro? Ich weiß nur, dass er acht Wochen dauert.', { kurs_preis_eur: n }, null],
    ['Börjar filmen kl 19:15? Jag vet bara att den slutar 21:40.', { start_time: s }, null],
    ['¿Cierra la biblioteca a las 20:00? Solo sé que abre a las 9:00.', { hora_cierre: s }, null],
    ['Is the deposit 500 euros? Nobody could tell me.', { deposit_eur: n }, null],
    [
      'Does the ferry arrive at 16:20? I only know that it leaves at 14:05.',
      { departure_time: s },
      { departure_time: '14:05' },
    ],
    ['Can I move my fitting to 4 May 2026?', { new_date: day }, { new_date: '2026-05-04' }],
    ['Do you have a table for 4 people at 19:30?', { time: s, people: i }, { time: '19:30', people: 4 }],
    ['Is the deposit 500 euros? Yes, it is 500 euros.', { deposit_eur: n }, { deposit_eur: 500 }],
  ],
  'what was hoped for': [
    [
      'The club, which had hoped to win 20 games last season, won 12 games this season.',
      { games_won_last_season: i },
      null,
    ],
    ['We had hoped to sell 400 tickets in May.', { tickets_sold_may: i }, null],
    ['Der Verein hatte gehofft, 300 Mitglieder zu haben.', { mitglieder: i }, null],
    ['Nous avions espéré accueillir 150 visiteurs en avril.', { visiteurs_avril: i }, null],
    ['We had hoped to sell 400 tickets; we sold 310 tickets.', { tickets_sold: i }, { tickets_sold: 310 }],
    ['We had hoped to sell 400 tickets in May.', { tickets_hoped_for: i }, { tickets_hoped_for: 400 }],
    ['Der Verein hatte auf mehr gehofft, er hat 210 Mitglieder.', { mitglieder: i }, { mitglieder: 210 }],
  ],
  'what is only about so much': [
    ['Around 60 students took the exam.', { exact_student_count: i }, null],
    ['Der Umbau kostet etwa 12.000 Euro.', { exakter_preis_eur: n }, null],
    ['Le trajet dure environ 40 minutes.', { exact_duration_minutes: i }, null],
    ['Det kom ungefär 80 gäster.', { exakt_antal_gaster: i }, null],
    ['Some 300 copies were printed.', { precise_copies: i }, null],
    ['Around 60 students took the exam.', { student_count: i }, { student_count: 60 }],
    ['Exactly 62 students took the exam.', { exact_student_count: i }, { exact_student_count: 62 }],
    [
      'Der Umbau kostet genau 12.000 Euro und dauert etwa 3 Wochen.',
      { exakter_preis_eur: n },
      { exakter_preis_eur: 12000 },
    ],
  ],
  'a day that is off': [
    ['The tasting on 3 June 2026 has been called off.', { new_tasting_date: day }, null],
    ['Das Konzert am 8. Mai 2026 ist abgesagt, ein neuer Termin steht nicht fest.', { neuer_termin: day }, null],
    ['Provningen den 7 april 2026 är inställd.', { nytt_datum: day }, null],
    ['Le cours du 12 mai 2026 est annulé.', { nouvelle_date: day }, null],
    ['We have cancelled the tour on 3 June 2026.', { rescheduled_date: day }, null],
    [
      'The tasting on 3 June 2026 was called off. The new date is 10 June 2026.',
      { new_tasting_date: day },
      { new_tasting_date: '2026-06-10' },
    ],
    ['The tour was cancelled and will now take place on 10 June 2026.', { new_date: day }, { new_date: '2026-06-10' }],
    ['Das Konzert am 8. Mai 2026 ist abgesagt.', { datum: day }, { datum: '2026-05-08' }],
  ],
  'a part that nobody is told to have played': [
    ['Ines Roth, Paul Meier and Eva Lind took part in the jury session.', { session_led_by: s }, null],
    ['The kitchen tour was lovely. Chef Omar Haddad greeted us.', { tour_guided_by: s }, null],
    ['Two people came to the garden party. Nobody spoke.', { party_opened_by: s }, null],
    ['The jury session was led by Ines Roth.', { session_led_by: s }, { session_led_by: 'Ines Roth' }],
    ['Ines Roth led the jury session.', { session_led_by: s }, { session_led_by: 'Ines Roth' }],
    ['The garden party was opened by Eva Lind.', { party_opened_by: s }, { party_opened_by: 'Eva Lind' }],
  ],
  'the other end': [
    [
      'Sender: Brandt Tools, 8 Kiln Road, Leeds. The address of the recipient is unreadable.',
      { recipient_city: s },
      null,
    ],
    ['From: Nora Falk, Malmö. The addressee is missing.', { recipient_name: s }, null],
    ['Absender: Kunz GmbH, Lindenweg 4, 50667 Köln. Der Empfänger fehlt.', { empfaenger_stadt: s }, null],
    ['Sender: Brandt Tools, 8 Kiln Road, Leeds.', { sender_city: s }, { sender_city: 'Leeds' }],
    [
      'Recipient: Brandt Tools, 8 Kiln Road, Leeds. No sender is given.',
      { recipient_city: s },
      { recipient_city: 'Leeds' },
    ],
    ['Sender: Brandt Tools, Leeds. Recipient: Lowe & Co, York.', { recipient_city: s }, { recipient_city: 'York' }],
  ],
  'another of a row': [
    ['Room A holds 40 people. Room B has no chairs yet.', { room_b_capacity: i }, null],
    ['Box 1 weighs 12 kg. Box 2 has not been packed.', { box_2_kg: n }, null],
    ['Container A bears the seal number ZT-4410. Container B is unsealed.', { container_b_seal_number: s }, null],
    ['Zimmer A kostet 70 Euro. Zimmer B ist noch nicht fertig.', { zimmer_b_preis_eur: n }, null],
    ['Room A holds 40 people. Room B holds 25 people.', { room_b_capacity: i }, { room_b_capacity: 25 }],
    [
      'Container A bears the seal number ZT-4410. Container B is unsealed.',
      { container_a_seal_number: s },
      { container_a_seal_number: 'ZT-4410' },
    ],
    ['Box 1 weighs 12 kg. Box 2 weighs 9 kg.', { box_2_kg: n }, { box_2_kg: 9 }],
  ],
  'a number of another kind': [
    ['Your invoice RE-5512 is attached; the tracking number follows.', { tracking_number: s }, null],
    ['Die Rechnung RE-5512 liegt bei, die Sendungsnummer folgt.', { sendungsnummer: s }, null],
    ['Faktura F-2231 har skickats. Spårningsnumret kommer senare.', { sparningsnummer: s }, null],
    ['El pedido P-7741 ya salió; la factura llega mañana.', { numero_factura: s }, null],
    ['Customer number K-3319. A booking reference will be sent.', { booking_reference: s }, null],
    [
      'Invoice RE-5512, tracking number LX-99-01.',
      { tracking_number: s, invoice_number: s },
      { tracking_number: 'LX-99-01', invoice_number: 'RE-5512' },
    ],
    ['The tracking number of your order is LX-99-01.', { tracking_number: s }, { tracking_number: 'LX-99-01' }],
    ['Order P-7741 has shipped.', { order_number: s }, { order_number: 'P-7741' }],
    ['Rechnung Nr. RE-5512 vom 4. Mai 2026', { rechnungsnummer: s }, { rechnungsnummer: 'RE-5512' }],
  ],
};

describe.each(Object.entries(CLASSES))('%s', (_, texts) => {
  it.each(texts)('%s %j', (text, slots, want) => {
    expect(filled(text, slots)).toEqual(want);
  });
});
