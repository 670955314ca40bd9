/** Small sums and days out of a text in five languages; of the first 101, before anything was mended, 25 of 85 right, 20 values wrong, 13 of 16 refusals. */
import { REFUSE, any, date, i, lax, n, or, s, strict } from './case.mjs';

export const CASES = [
  // ---- whole pieces out of a length, and lengths for pieces
  strict(
    'Our ticking comes on a 45 m bolt. A bolster cover uses 1.6 m. How many full covers can we get from one bolt?',
    { covers: i },
    { covers: 28 },
  ),
  strict(
    'Ein Ballen hat 60 m, jede Schürze braucht 1,35 m. Wie viele ganze Schürzen bekommen wir heraus?',
    { answer: i },
    { answer: 44 },
  ),
  strict(
    'Un rouleau fait 30 m et il faut 2,2 m par rideau. Combien de rideaux entiers peut-on tailler ?',
    { rideaux: i },
    { rideaux: 13 },
  ),
  strict('Tengo 18 m de lona y cada bolsa lleva 0,75 m. ¿Cuántas bolsas salen?', { bolsas: i }, { bolsas: 24 }),
  strict(
    'På rullen finns 40 m och varje kappa tar 3,2 m. Hur många kappor räcker det till?',
    { kappor: i },
    { kappor: 12 },
  ),
  strict('A bolt holds 45 m. How many bolster covers can we get from it?', { covers: i }, REFUSE),
  strict(
    'For the choir we make 22 scarves of 1.8 m each and keep another 3 m as a reserve. What length do I order?',
    { metres: n },
    { metres: 42.6 },
  ),
  strict(
    'Pour 9 tabliers il faut 0,9 m de toile chacun, plus 1 m de réserve. Combien de mètres dois-je commander ?',
    { metres: n },
    { metres: 9.1 },
  ),
  // ---- each out of a sum
  strict(
    '24 Meter Borte werden gleichmäßig auf 8 Röcke verteilt. Wie viel Meter bekommt jeder Rock?',
    { each: n },
    { each: 3 },
  ),
  strict('We split 210 pins evenly between 6 stations. How many does each get?', { each: i }, { each: 35 }),
  strict(
    'Repartimos 96 botones por igual entre 12 camisas. ¿Cuántos botones lleva cada una?',
    { buttons_each: i },
    { buttons_each: 8 },
  ),
  strict(
    '14 meter spets ska fördelas lika på 4 klänningar. Hur många meter får varje?',
    { meter_per_klanning: n },
    { meter_per_klanning: 3.5 },
  ),
  strict(
    'On répartit 45 € de pourboire à parts égales entre les 3 vendeuses. Combien chacune reçoit-elle ?',
    { part: n },
    { part: 15 },
  ),
  strict(
    'Wir verteilen die Reste der Spitze gleichmäßig auf 5 Kleider. Wie viele Meter bekommt jedes?',
    { meters_each: n },
    REFUSE,
  ),
  // ---- what remains
  strict(
    'Vi har 4 askar med 25 knappar och syr 9 skjortor med 8 knappar vardera. Hur många knappar blir över?',
    { kvar: i },
    { kvar: 28 },
  ),
  strict(
    'There are 3 cards of 10 hooks. I sew 4 corsets with 6 hooks each. How many hooks are left?',
    { left: i },
    { left: 6 },
  ),
  strict(
    'Tenemos 6 cajas de 20 corchetes y cosemos 11 corpiños de 9 corchetes cada uno. ¿Cuántos corchetes sobran?',
    { sobran: i },
    { sobran: 21 },
  ),
  strict(
    'Wir haben 7 Rollen zu 30 m. Davon gehen 12 Vorhänge zu je 4,5 m ab. Wie viel Meter bleiben übrig?',
    { rest_m: n },
    { rest_m: 156 },
  ),
  strict(
    'Il restait 62 m de popeline. On en a coupé 17,5 m lundi et 21 m mardi. Que reste-t-il ?',
    { metres_restants: n },
    { metres_restants: 23.5 },
  ),
  strict('We opened a few boxes of 25 hooks and used 40 hooks. How many hooks are left?', { left: i }, REFUSE),
  // ---- one spare for each
  strict(
    'Each blouse takes nine pearl buttons and one spare sewn to the label. We make 14 blouses. How many buttons in all?',
    { buttons: i },
    { buttons: 140 },
  ),
  strict(
    'Jede Weste bekommt 5 Knöpfe und einen Ersatzknopf. Wie viele Knöpfe brauchen wir für 16 Westen?',
    { knoepfe: i },
    { knoepfe: 96 },
  ),
  strict(
    'Chaque manteau a 4 boutons plus un de rechange. Combien de boutons pour 25 manteaux ?',
    { boutons: i },
    { boutons: 125 },
  ),
  strict(
    'Cada chaqueta lleva 3 botones más uno de repuesto. ¿Cuántos botones para 40 chaquetas?',
    { botones: i },
    { botones: 160 },
  ),
  strict(
    'Varje skjorta ska ha 7 knappar plus en i reserv. Hur många knappar går åt till 20 skjortor?',
    { knappar: i },
    { knappar: 160 },
  ),
  // ---- hours
  strict(
    'Elin jobbade från 8.15 till 16.45 med 30 minuters rast. Hur många timmar blir det?',
    { timmar: n },
    { timmar: 8 },
  ),
  strict(
    'Pau was in from 10:00 to 18:30 and took a one-hour lunch. How many hours do we pay?',
    { paidHours: n },
    { paidHours: 7.5 },
  ),
  strict(
    'Clara a travaillé de 9h30 à 17h00, pause de 45 minutes déduite. Combien d’heures ?',
    { hours: n },
    { hours: 6.75 },
  ),
  strict(
    'Inés entró a las 8:00 y salió a las 15:30, con media hora de descanso. ¿Cuántas horas trabajó?',
    { horas: n },
    { horas: 7 },
  ),
  strict(
    'Jonas fing um 7:45 an und ging um 16:15; 45 Minuten Mittag gehen ab. Arbeitszeit in Stunden?',
    { hours: n },
    { hours: 7.75 },
  ),
  strict(
    'Agneta började klockan 9 och hade en halvtimmes lunch. Hur många timmar ska hon ha betalt för?',
    { timmar: n },
    REFUSE,
  ),
  strict(
    'Luc commence à 10 h et prend 30 minutes de pause. Combien d’heures a-t-il travaillé ?',
    { heures: n },
    REFUSE,
  ),
  strict('Noor left at 17:30 and had two breaks of 15 minutes. Hours worked?', { hours: n }, REFUSE),
  // ---- profit
  strict(
    'otter-9 bought 12 TULL at 8.50 and sold them all at 10.25, no fees. What is the profit?',
    { profit: n },
    { profit: 21 },
  ),
  strict(
    'Der Agent kaufte 40 Stück LODEN zu 5,20 und verkaufte alle zu 4,90. Gebühren gibt es nicht. Wie hoch ist der Gewinn (negativ bei Verlust)?',
    { gewinn: n },
    { gewinn: -12 },
  ),
  strict(
    'Compré 15 pañuelos a 6 € y los vendí todos a 9,50 €. ¿Qué beneficio me queda?',
    { beneficio: n },
    { beneficio: 52.5 },
  ),
  strict('otter-9 bought 12 TULL at 8.50 and still holds them. What profit did it make?', { profit: n }, REFUSE),
  // ---- ease, seams, hems
  strict(
    'The client measures 104 at the chest; the finished coat measures 118. How much ease does it have?',
    { ease_cm: n },
    { ease_cm: 14 },
  ),
  strict(
    'Fertigmaß Hüfte 106 cm, Körpermaß 98 cm. Wie viel Bequemlichkeitszugabe?',
    { zugabe_cm: n },
    { zugabe_cm: 8 },
  ),
  strict(
    'Tour de poitrine du corps 88 cm, tour du vêtement fini 97 cm. Quelle est l’aisance ?',
    { aisance_cm: n },
    { aisance_cm: 9 },
  ),
  strict('The finished coat measures 118 at the chest. How much ease does it have?', { ease_cm: n }, REFUSE),
  strict(
    'The finished skirt is 60 cm long. Add 1.5 cm seam allowance at the waist and a 4 cm hem. How long do I cut the piece?',
    { cut_length_cm: n },
    { cut_length_cm: 65.5 },
  ),
  strict(
    'Fertige Länge 72 cm, oben 1 cm Naht, unten 3 cm Saum. Zuschnittlänge?',
    { zuschnitt_cm: n },
    { zuschnitt_cm: 76 },
  ),
  // ---- prices, discounts, offers, deposits, change
  strict(
    'The parka was 200 euros, first 20 % off, then another 10 % off the reduced price. What does it cost now?',
    { price: n },
    { price: 144 },
  ),
  strict(
    'Mantel 250 €, erst 10 % Rabatt, auf den reduzierten Preis nochmals 20 %. Was zahle ich?',
    { preis: n },
    { preis: 180 },
  ),
  strict('Socks are 3 for 2 this week, 6 euros a pair. I take 6 pairs. What do I pay?', { total: n }, { total: 24 }),
  strict('Strumpor: ta 3 betala för 2, 50 kr paret. Jag tar 3 par. Vad betalar jag?', { total: n }, { total: 100 }),
  strict('Nimm 3, zahl 2: jedes T-Shirt 15 €. Ich nehme 7. Was kostet das?', { summe: n }, { summe: 75 }),
  strict(
    'Socks are 6 euros a pair, and there is some offer on three of them. What do I pay for six pairs?',
    { total: n },
    REFUSE,
  ),
  strict(
    'Die Miete des Fracks kostet 85 €, dazu 100 € Kaution, die man zurückbekommt. Wie viel lege ich bei der Abholung hin?',
    { betrag: n },
    { betrag: 185 },
  ),
  strict(
    'The gown costs 1,200. I have paid 300 down and then two instalments of 250. What do I still owe?',
    { owing: n },
    { owing: 400 },
  ),
  strict(
    'La robe coûte 840 €. J’ai versé 30 % d’acompte. Combien me reste-t-il à payer ?',
    { reste: n },
    { reste: 588 },
  ),
  strict(
    'Två halsdukar à 149 kr och jag betalar med en femhundralapp. Hur mycket får jag tillbaka?',
    { change: n },
    { change: 202 },
  ),
  strict(
    'J’achète un foulard à 27,50 € et je donne un billet de 50 €. Combien la caisse me rend-elle ?',
    { rendu: n },
    { rendu: 22.5 },
  ),
  strict('Three reels at 2.40 each, I hand over a tenner. How much change?', { change: n }, { change: 2.8 }),
  strict('Ich habe zwei Gürtel gekauft und mit 50 € bezahlt. Wie viel bekomme ich zurück?', { wechselgeld: n }, REFUSE),
  strict(
    'Delivery is 5.90, free from 75 euros. My basket is 62 euros. What do I pay in all?',
    { total: n },
    { total: 67.9 },
  ),
  strict(
    'Ab 80 € liefern wir frei, sonst 4,90 €. Im Korb liegen 91,50 €. Was zahle ich insgesamt?',
    { total: n },
    { total: 91.5 },
  ),
  strict(
    'Livraison offerte à partir de 60 €. Mon panier est à 43,20 €. Combien me manque-t-il pour la livraison gratuite ?',
    { manque: n },
    { manque: 16.8 },
  ),
  strict(
    'Envío gratis desde 50 €, si no 3,95 €. Mi cesta es de 38 €. ¿Cuánto pago en total?',
    { total: n },
    { total: 41.95 },
  ),
  // ---- averages, counts, percentages
  strict(
    'Visitors this week: Monday 40, Tuesday 52, Wednesday 46, Thursday 38, Friday 64. What is the daily average?',
    { average: n },
    { average: 48 },
  ),
  strict(
    'Retouren: Röcke 12, Hosen 31, Blusen 17. Welche Gruppe kam am häufigsten zurück und wie viele Teile sind es zusammen?',
    { gruppe: s, gesamt: i },
    { gruppe: any('Hosen', 'Hose'), gesamt: 60 },
  ),
  strict('Of the 80 hats we ordered 6 were faulty. What percentage is that?', { percent: n }, { percent: 7.5 }),
  strict('De 50 clientas, 14 devolvieron algo. ¿Qué porcentaje es?', { porcentaje: n }, { porcentaje: 28 }),
  strict(
    'Lager: 23 in Köln, 18 in Bonn, und Aachen meldet sich noch. Wie viele haben wir in allen drei Läden?',
    { gesamt: i },
    REFUSE,
  ),
  // ---- units
  strict(
    'The bolt is 22 yards. How many metres is that, to two decimals?',
    { metres: n },
    { metres: any(20.12, 20.1168) },
  ),
  strict('Ein Canvas mit 12 oz pro Quadratyard, wie viel g/m² sind das, auf ganze Gramm?', { gsm: i }, { gsm: 407 }),
  strict('How many inches are 91.44 cm?', { inches: n }, { inches: 36 }),
  strict('Hur många centimeter är 40 tum?', { cm: n }, { cm: 101.6 }),
  strict('¿Cuántos metros son 15 yardas?', { metros: n }, { metros: any(13.716, 13.72, 13.7) }),
  // ---- several questions in one text
  strict(
    'A shirt takes 1.8 m, the roll has 50 m. How many whole shirts do we get, and how many metres are left over?',
    { shirts: i, left_m: n },
    { shirts: 27, left_m: 1.4 },
  ),
  strict(
    'Je veux 4 coussins à 18 € et 2 plaids à 45 €. Combien d’articles et combien à payer ?',
    { articles: i, total: n },
    { articles: 6, total: 162 },
  ),
  // ---- dates
  strict(
    'Invoice dated 20 January 2026, payable within 30 days. By which date must I pay?',
    { due_date: date },
    { due_date: '2026-02-19' },
  ),
  strict(
    'Rechnungsdatum 5. März 2026, zahlbar innerhalb von 14 Tagen. Bis wann muss gezahlt sein?',
    { faellig_am: date },
    { faellig_am: '2026-03-19' },
  ),
  strict(
    'Facture du 18 décembre 2025, règlement à 45 jours date de facture. Quelle est l’échéance ?',
    { echeance: date },
    { echeance: '2026-02-01' },
  ),
  strict(
    'Factura de 10 de febrero de 2028, vencimiento a 30 días. ¿Qué día vence?',
    { vencimiento: date },
    { vencimiento: '2028-03-11' },
  ),
  strict(
    'Fakturadatum 25 februari 2025, 30 dagar netto. När förfaller den?',
    { forfallodag: date },
    { forfallodag: '2025-03-27' },
  ),
  strict('Terms are 30 days net. When is the invoice due?', { due_date: date }, REFUSE),
  strict(
    'Net 45 from issue; issued 1 June 2025.',
    { issued: date, due: date },
    { issued: '2025-06-01', due: '2025-07-16' },
  ),
  strict(
    [
      { role: 'system', content: 'Heute ist Mittwoch, der 10. September 2025.' },
      { role: 'user', content: 'Könnten Sie mir den Anzug bis übermorgen bügeln? Kessler' },
    ],
    { name: s, deadline: date },
    { name: 'Kessler', deadline: '2025-09-12' },
  ),
  strict(
    [
      { role: 'system', content: 'You schedule fittings. Current date: 2026-05-07 (Thursday).' },
      { role: 'user', content: 'Can I come in tomorrow at ten in the morning? Yolanda Pratt' },
    ],
    { fitting_date: date, name: s },
    { fitting_date: '2026-05-08', name: 'Yolanda Pratt' },
  ),
  strict(
    [
      { role: 'system', content: 'Nous sommes le lundi 3 février 2025.' },
      { role: 'user', content: 'Je passerai chercher la veste dans dix jours.' },
    ],
    { pickup_date: date },
    { pickup_date: '2025-02-13' },
  ),
  strict(
    [
      { role: 'system', content: 'Hoy es martes, 14 de octubre de 2025.' },
      { role: 'user', content: 'Necesito el traje dentro de dos semanas.' },
    ],
    { needed_by: date },
    { needed_by: '2025-10-28' },
  ),
  strict(
    [
      { role: 'system', content: 'Idag är det fredag 6 mars 2026.' },
      { role: 'user', content: 'Jag hämtar kjolen om tio dagar.' },
    ],
    { hämtas: date },
    { hämtas: '2026-03-16' },
  ),
  strict(
    [
      { role: 'system', content: 'Today is Tuesday, 4 March 2025.' },
      { role: 'user', content: 'The courier comes on Friday, please have the box ready.' },
    ],
    { courier_date: date },
    { courier_date: '2025-03-07' },
  ),
  strict(
    [
      { role: 'system', content: 'You are a careful clerk. The shop opened on 4 March 2015.' },
      { role: 'user', content: 'The courier comes tomorrow, please have the box ready.' },
    ],
    { courier_date: date },
    REFUSE,
  ),
  strict(
    [
      { role: 'system', content: 'Today is Tuesday, 4 March 2025. The desk is run by Ada Finch.' },
      { role: 'user', content: 'Please ring me back about my hem.' },
    ],
    { caller: s, call_date: date },
    REFUSE,
  ),
  strict(
    'Lisbon, 12 May 2026\n\nDear Ms Ruas,\nwe shall deliver the uniforms in three weeks from today.\nYours, Teares Lda',
    { delivery_date: date },
    { delivery_date: '2026-06-02' },
  ),
  strict(
    'Hamburg, den 2. Oktober 2025\n\nSehr geehrte Frau Voss,\nin drei Wochen liefern wir die Kittel.\nMit freundlichen Grüßen\nWeberei Nord',
    { delivery_date: date },
    { delivery_date: '2025-10-23' },
  ),
  strict(
    'The coat was delivered on 3 April 2026. The right of return runs 14 days from the day after delivery. What is the last day?',
    { last_day: date },
    { last_day: '2026-04-17' },
  ),
  strict(
    'Geliefert am 28. Mai 2025, Widerrufsfrist 14 Tage ab dem Tag nach der Lieferung. Wann ist der letzte Tag?',
    { letzter_tag: date },
    { letzter_tag: '2025-06-11' },
  ),
  strict(
    'Invoice of 11 February 2028, payable at the end of the month. Which date?',
    { due: date },
    { due: '2028-02-29' },
  ),
  strict(
    'Rechnung vom 3. Juni 2025, fällig zum Monatsende. Welches Datum?',
    { faellig: date },
    { faellig: '2025-06-30' },
  ),
  strict(
    'The veil was lent on 27 February 2028 for 5 days. When must it be back?',
    { return_date: date },
    { return_date: '2028-03-03' },
  ),
  strict('Wann muss das Kleid zurück sein? Ausgeliehen für 5 Tage.', { return_date: date }, REFUSE),
  strict(
    'Nuestra tienda abrió el 9 de mayo de 1987. ¿Cuántos años cumple el 9 de mayo de 2025?',
    { years: i },
    { years: 38 },
  ),
  strict('Grandmother was born on 3 August 1941. How old was she on 2 August 2021?', { age: i }, { age: 79 }),
  strict(
    'Das Kleid kam am 18. Januar 2026 herein und ging am 4. Februar 2026 hinaus. Wie viele Tage lag es bei uns?',
    { tage: i },
    { tage: 17 },
  ),
  strict(
    'Rocken lämnades in den 20 februari 2024 och hämtades den 5 mars 2024. Hur många dagar var den här?',
    { dagar: i },
    { dagar: 14 },
  ),
  strict('The hem took us until 4 March 2025. How many days was the skirt here?', { days: i }, REFUSE),
  lax(
    [
      { role: 'system', content: 'Nous sommes le 2 juin 2025.' },
      { role: 'user', content: 'La livraison aura lieu sous huit jours.' },
    ],
    { delivery_on_or_before: or(date) },
    { delivery_on_or_before: any('2025-06-10', null) },
  ),
  // ---- fifty-four more, written after the first round: 30 of 47 right, 2 values wrong
  strict(
    'Wir haben 3 Kartons mit je 24 Spulen und verbrauchen am Tag 5 Spulen. Wie viele Spulen sind nach 6 Tagen noch da?',
    { spulen: i },
    { spulen: 42 },
  ),
  strict(
    'A card carries 8 snaps. I bought 6 cards and each romper needs 5 snaps. How many complete rompers can I finish?',
    { rompers: i },
    { rompers: 9 },
  ),
  strict(
    'Un cône de fil fait 5 000 m, une robe en consomme 180. Combien de robes complètes par cône ?',
    { robes: i },
    { robes: 27 },
  ),
  strict(
    'Mira starts at 8:30 and clocks off at 17:00; her unpaid break is an hour. How long is her paid day in hours?',
    { hours: n },
    { hours: 7.5 },
  ),
  strict('Wie lange hat Oskar gearbeitet? Er kam um 9 Uhr und machte 30 Minuten Pause.', { stunden: n }, REFUSE),
  strict(
    'Saga stämplade in 07:00 och ut 15:45, lunchen var 45 minuter. Arbetade timmar?',
    { timmar: n },
    { timmar: 8 },
  ),
  strict(
    'Le magasin ferme à 19h. Léa a pris 20 minutes de pause. Combien de minutes a-t-elle travaillé ?',
    { minutes: i },
    REFUSE,
  ),
  strict(
    'Turno de 10:15 a 19:00, comida de 1 hora y un descanso de 15 minutos. ¿Cuántas horas efectivas?',
    { horas: n },
    { horas: 7.5 },
  ),
  strict(
    'heron-2 bought 100 FELT at 3.10. It closed the lot at 2.85. What did it make or lose?',
    { pnl: n },
    { pnl: -25 },
  ),
  strict(
    'Agenten köpte 60 aktier i KASMIR för 21 kr styck och sålde dem för 24,50 kr styck. Hur stor blev vinsten?',
    { vinst: n },
    { vinst: 210 },
  ),
  strict(
    'J’ai acheté 8 sacs à 12 € pièce et je les ai tous revendus à 20 € pièce. Quel est mon bénéfice ?',
    { benefice: n },
    { benefice: 64 },
  ),
  strict(
    'Each placket takes 6 snaps and we add two spare snaps per shirt. 15 shirts. How many snaps?',
    { snaps: i },
    { snaps: 120 },
  ),
  strict(
    'Für 12 Blusen brauche ich je 9 Knöpfe, dazu insgesamt 10 Reserveknöpfe. Wie viele Knöpfe bestelle ich?',
    { knoepfe: i },
    { knoepfe: 118 },
  ),
  strict(
    'El vestido terminado mide 102 cm de pecho y el cuerpo 94 cm. ¿Qué holgura lleva?',
    { holgura_cm: n },
    { holgura_cm: 8 },
  ),
  strict('Kroppens bystmått är 90 cm, plaggets 101 cm. Hur stor är rörelsevidden?', { ease: n }, { ease: 11 }),
  strict(
    'The waistband is 76 cm finished; I add an overlap of 3 cm and 1 cm seam allowance at both ends. How long is the strip I cut?',
    { cut_length: n },
    { cut_length: 81 },
  ),
  strict(
    'Longueur finie 58 cm, ourlet 3 cm, couture de taille 1 cm : quelle longueur couper ?',
    { longueur_coupe_cm: n },
    { longueur_coupe_cm: 62 },
  ),
  strict(
    'A coat at 320 euros gets 25 % off and the loyalty card takes a further 5 % off the reduced price. What is due?',
    { total: n },
    { total: 228 },
  ),
  strict(
    'Un manteau à 200 €, soldé à -30 %, puis encore 10 % à la caisse. Combien je paie ?',
    { prix: n },
    { prix: 126 },
  ),
  strict('Calcetines 3x2 a 4 € el par. Me llevo 9 pares. ¿Cuánto pago?', { total: n }, { total: 24 }),
  strict(
    'Achetez 2, le troisième est offert : les chaussettes coûtent 7 € la paire, j’en prends 3. Combien je paie ?',
    { total: n },
    { total: 14 },
  ),
  strict(
    'Bröllopsklänningen kostar 14 000 kr. Jag har betalat 4 000 kr i handpenning. Hur mycket är kvar att betala?',
    { kvar: n },
    { kvar: 10000 },
  ),
  strict(
    'Das Brautkleid kostet 1.600 €, 25 % Anzahlung sind geleistet. Wie viel ist noch zu zahlen?',
    { restbetrag: n },
    { restbetrag: 1200 },
  ),
  strict(
    'El traje vale 480 €. He dejado una señal de 120 €. ¿Cuánto me queda por pagar?',
    { pendiente: n },
    { pendiente: 360 },
  ),
  strict('I left a deposit on the gown. How much do I still owe? It costs 900.', { owed: n }, REFUSE),
  strict(
    'Ein Hemd zu 39,90 € und zwei Krawatten zu je 15 €; ich gebe einen Hunderter. Rückgeld?',
    { rueckgeld: n },
    { rueckgeld: 30.1 },
  ),
  strict('He paid for a 17.80 belt with a twenty-pound note. What change is he due?', { change: n }, { change: 2.2 }),
  strict(
    'Free postage over 40 pounds, otherwise 3.50. My order comes to 52. What do I pay altogether?',
    { total: n },
    { total: 52 },
  ),
  strict(
    'Fri frakt från 500 kr, annars 49 kr. Varukorgen är på 430 kr. Hur mycket saknas till fri frakt?',
    { saknas: n },
    { saknas: 70 },
  ),
  strict('Three tailors share 96 hems equally. How many hems does each do?', { each: i }, { each: 32 }),
  strict(
    'Die 50 € Trinkgeld werden gleichmäßig unter 4 Verkäuferinnen aufgeteilt. Wie viel bekommt jede?',
    { betrag_je: n },
    { betrag_je: 12.5 },
  ),
  strict(
    'A 3.5 oz per square yard lawn, what is that in gsm, rounded to the nearest whole number?',
    { gsm: i },
    { gsm: 119 },
  ),
  strict('Wie viel Zoll sind 50,8 cm?', { zoll: n }, { zoll: 20 }),
  strict('Combien de mètres font 12 yards ?', { metres: n }, { metres: any(10.97, 10.9728, 11) }),
  strict(
    'Sales: Monday 12, Tuesday 19, Wednesday 8. On which day did we sell the most?',
    { day: s },
    { day: 'Tuesday' },
  ),
  strict(
    'Boutique Lille 34 ventes, boutique Metz 51 ventes, boutique Caen 29 ventes. Laquelle a le plus vendu ?',
    { boutique: s },
    { boutique: any('Metz', 'boutique Metz', 'Boutique Metz') },
  ),
  strict('Invoice 88 of 3 October 2025, 14 days from delivery. When is it due?', { due_date: date }, REFUSE),
  strict('Invoice 88 of 3 October 2025, 14 days. When is it due?', { due_date: date }, { due_date: '2025-10-17' }),
  strict(
    'Leverans skedde 12 maj 2025. Ångerrätten är 14 dagar. Vilken är sista dagen?',
    { sista_dag: date },
    { sista_dag: '2025-05-26' },
  ),
  strict(
    'Recibí el abrigo el 20 de enero de 2026 y tengo 30 días para devolverlo. ¿Cuál es el último día?',
    { ultimo_dia: date },
    { ultimo_dia: '2026-02-19' },
  ),
  strict(
    'Livré le 5 mars 2025, délai de rétractation de 14 jours. Dernier jour ?',
    { dernier_jour: date },
    { dernier_jour: '2025-03-19' },
  ),
  strict(
    [
      { role: 'system', content: 'Today is Thursday, 8 January 2026. Answer in JSON.' },
      { role: 'user', content: 'I bought the scarf three days ago and want to bring it back next week. Rose Tully' },
    ],
    { purchase_date: date },
    { purchase_date: '2026-01-05' },
  ),
  strict(
    [
      { role: 'system', content: 'Date: 2025-11-20' },
      { role: 'user', content: 'Please deliver on Monday.' },
    ],
    { delivery_date: date },
    { delivery_date: '2025-11-24' },
  ),
  strict(
    [
      { role: 'system', content: 'Heute ist der 3. Juli 2025.' },
      { role: 'user', content: 'Ich hole die Hose am 8. Juli ab.' },
    ],
    { abholdatum: date },
    { abholdatum: '2025-07-08' },
  ),
  strict(
    [
      { role: 'system', content: 'Heute ist der 3. Juli 2025.' },
      { role: 'user', content: 'Ich hole die Hose demnächst ab.' },
    ],
    { abholdatum: date },
    REFUSE,
  ),
  strict(
    [
      { role: 'system', content: 'Idag är det tisdag 18 november 2025.' },
      { role: 'user', content: 'Kan jag boka provning i övermorgon klockan 14?' },
    ],
    { datum: date, tid: { type: 'string', description: 'HH:MM' } },
    { datum: '2025-11-20', tid: '14:00' },
  ),
  strict(
    [
      { role: 'system', content: 'Hoy es lunes 2 de marzo de 2026.' },
      { role: 'user', content: '¿Puedo recoger la falda pasado mañana?' },
    ],
    { fecha: date },
    { fecha: '2026-03-04' },
  ),
  strict(
    [
      { role: 'system', content: 'Today is 4 March 2025.' },
      { role: 'user', content: 'Invoice of today, net 30. When is it due?' },
    ],
    { due_date: date },
    { due_date: '2025-04-03' },
  ),
  strict(
    'The machine goes to service on 14 April 2026 and the workshop takes 12 days. On which date is it ready?',
    { ready_date: date },
    { ready_date: '2026-04-26' },
  ),
  strict(
    'Die Maschine ging am 20. Februar 2024 in die Wartung, das dauert 10 Tage. Wann ist sie fertig?',
    { fertig_am: date },
    { fertig_am: '2024-03-01' },
  ),
  strict('How many days lie between 28 February 2024 and 1 March 2024?', { days: i }, { days: 2 }),
  strict(
    'La boutique a ouvert le 15 juin 1999. Combien d’années fête-t-elle le 15 juin 2026 ?',
    { annees: i },
    { annees: 27 },
  ),
  strict('The sweater came on 5 May 2025. How many days have I had it?', { days: i }, REFUSE),
  strict(
    'Two coats were altered in 6 days. How many hours did Vera work on Friday after her 30-minute break?',
    { hours: n },
    REFUSE,
  ),
  // ---- forty-four more, half of them near-misses, after the second: 14 of 22 right, 7 values wrong
  // near-misses: something of such a problem is there, but not all, or it goes otherwise
  strict(
    'We share the 30 m of lace with the other workshop. How many metres does each dress get?',
    { metres_each: n },
    REFUSE,
  ),
  strict(
    'The shop is open from 10:00 to 19:00 and closes an hour for lunch. How many hours is Ida paid for?',
    { hours: n },
    REFUSE,
  ),
  strict('Ben worked from 9:00 with a 30-minute break until closing time. Hours?', { hours: n }, REFUSE),
  strict(
    'We have 5 boxes of 40 zips and sell about 30 a week. How many zips will be left in a month?',
    { left: i },
    REFUSE,
  ),
  strict('Die Weste hat 5 Knöpfe und wir haben Ersatzknöpfe. Wie viele Knöpfe brauchen wir?', { knoepfe: i }, REFUSE),
  strict(
    'mole-1 bought 50 TWED at 9.00 and sold 20 of them at 11.00. What is its profit on all 50?',
    { profit: n },
    REFUSE,
  ),
  strict('mole-1 sold 20 TWED at 11.00. What profit did that bring?', { profit: n }, REFUSE),
  strict('The jacket measures 112 cm at the chest. Is there enough ease, and how much?', { ease_cm: n }, REFUSE),
  strict('Kunden mäter 98 cm. Hur stor är rörelsevidden på kavajen?', { ease_cm: n }, REFUSE),
  strict('The finished hem width is 120 cm. What do I cut with seam allowance?', { cut_width_cm: n }, REFUSE),
  strict('The coat costs 300 euros, 20 % off and something more with the card. What do I pay?', { total: n }, REFUSE),
  strict('3 for 2 on all socks! What do I pay for six pairs?', { total: n }, REFUSE),
  strict('Je dois encore payer la robe, j’ai versé 150 €. Combien me reste-t-il à payer ?', { reste: n }, REFUSE),
  strict('Pagué con un billete de 50 € dos bufandas. ¿Cuánto es el cambio?', { cambio: n }, REFUSE),
  strict('Delivery is free from 80 euros. My basket is 62 euros. What do I pay with delivery?', { total: n }, REFUSE),
  strict('How much is 3 yards of the tweed?', { price: n }, REFUSE),
  strict('Rechnung vom 3. Juni 2025, zahlbar nach Erhalt. Wann ist sie fällig?', { faellig_am: date }, REFUSE),
  strict('Invoice of 3 June 2025, 30 working days. When is it due?', { due_date: date }, REFUSE),
  strict(
    [
      { role: 'system', content: 'Today is Monday, 2 June 2025.' },
      { role: 'user', content: 'I came by on Friday and left my coat. Eve Lunt' },
    ],
    { next_visit: date },
    REFUSE,
  ),
  strict(
    [
      { role: 'system', content: 'Today is Monday, 2 June 2025.' },
      { role: 'user', content: 'The coat was ready in two weeks last time. When is it ready now?' },
    ],
    { ready_date: date },
    REFUSE,
  ),
  strict('Born in 1990, she came to us in 2012. How old is she today?', { age: i }, REFUSE),
  strict('He is 40 years old and has been with us since 3 May 2015. How old was he on 3 May 2025?', { age: i }, REFUSE),
  // what can be answered
  strict(
    'I have 9 m of tape and each bag needs 85 cm. How many bags can I edge, and how many centimetres stay over?',
    { bags: i, left_cm: n },
    { bags: 10, left_cm: 50 },
  ),
  strict(
    'Una tela de 25 m; cada falda gasta 1,8 m. ¿Cuántas faldas enteras y cuántos metros sobran?',
    { faldas: i, sobran_m: n },
    { faldas: 13, sobran_m: 1.6 },
  ),
  strict('60 Meter Futter, pro Mantel 2,8 m: wie viele Mäntel kann ich füttern?', { maentel: i }, { maentel: 21 }),
  strict(
    'Nous avons 8 boîtes de 50 épingles et 13 couturières en prennent 20 chacune. Combien d’épingles restent ?',
    { epingles_restantes: i },
    { epingles_restantes: 140 },
  ),
  strict(
    'Vi hade 90 m linne. 12 dukar à 3,5 m har klippts. Hur många meter är kvar?',
    { meter_kvar: n },
    { meter_kvar: 48 },
  ),
  strict('4 Gürtel à 22,50 € und ein Schal zu 35 €. Wie viel kostet alles zusammen?', { summe: n }, { summe: 125 }),
  strict('Of 250 returns 35 were for size. What percentage?', { percentage: n }, { percentage: 14 }),
  strict('Die Temperaturen der Dämpfe: 98, 102, 100 und 104 Grad. Mittelwert?', { mittelwert: n }, { mittelwert: 101 }),
  strict('Our five fitters did 6, 9, 7, 8 and 10 fittings. What is the mean?', { mean: n }, { mean: 8 }),
  strict('Precio 80 €, IVA 21 % incluido aparte. ¿Total con IVA?', { total: n }, { total: 96.8 }),
  strict(
    'Facture 250 € HT, TVA 20 %, acompte de 100 € déjà versé. Combien reste à payer ?',
    { reste: n },
    { reste: 200 },
  ),
  strict(
    'A skirt is 45 inches long. The tailor takes off 3 inches. How many centimetres long is it now?',
    { length_cm: n },
    { length_cm: any(106.68, 106.7) },
  ),
  strict('Wie viele Yards sind 45,72 m?', { yards: n }, { yards: 50 }),
  strict(
    '¿Cuántos gramos por metro cuadrado son 10 oz por yarda cuadrada? Redondea al entero.',
    { gsm: i },
    { gsm: 339 },
  ),
  strict(
    [
      { role: 'system', content: 'Today is Wednesday 15 October 2025.' },
      { role: 'user', content: 'Could you hem my curtains by next week? I would drop them off tomorrow. Gil Ames' },
    ],
    { drop_off_date: date },
    { drop_off_date: '2025-10-16' },
  ),
  strict(
    [
      { role: 'system', content: 'Du bist Assistent. Heutiges Datum: 12.05.2025' },
      { role: 'user', content: 'Anprobe bitte in einer Woche um 10 Uhr.' },
    ],
    { date: date },
    { date: '2025-05-19' },
  ),
  strict(
    [
      { role: 'system', content: 'Nous sommes le 20 mai 2025.' },
      { role: 'user', content: 'La cliente vient demain à 14h pour son essayage.' },
    ],
    { date_essayage: date },
    { date_essayage: '2025-05-21' },
  ),
  strict(
    [
      { role: 'system', content: 'Hoy es 5 de junio de 2025.' },
      { role: 'user', content: 'El pedido llegó hace tres días con un botón roto.' },
    ],
    { fecha_llegada: date },
    { fecha_llegada: '2025-06-02' },
  ),
  strict(
    [
      { role: 'system', content: 'I dag är det den 1 juli 2025.' },
      { role: 'user', content: 'Kappan köptes för två veckor sedan. /Moa Lind' },
    ],
    { köpdatum: date },
    { köpdatum: '2025-06-17' },
  ),
  strict(
    'Rent the tuxedo from 5 to 9 June 2025 at 18 a day, both days counted. What is the total?',
    { total: n },
    { total: 90 },
  ),
  strict(
    'Garantie de deux ans sur la machine achetée le 29 mars 2024. Jusqu’à quand ?',
    { fin_garantie: date },
    { fin_garantie: '2026-03-29' },
  ),
  strict(
    'We dispatched on 27 December 2025 and promised 8 days. By when should it be there?',
    { latest_arrival: date },
    { latest_arrival: '2026-01-04' },
  ),
];
