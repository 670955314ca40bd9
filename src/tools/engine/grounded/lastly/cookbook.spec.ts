import { b, day, filled, i, n, type Planted, s } from '../filled.fixture.js';

const words = { type: 'array', items: s };

/** Texts in the manner of documentation and cookbooks; null where they have to stay open. */
const PLANTED: readonly Planted[] = [
  // open on one day, closed on another
  ['Le musée est fermé le mardi et ouvert le dimanche.', { open_on_sunday: b }, { open_on_sunday: true }],
  [
    'The bakery is closed on Mondays and open on Sundays.',
    { open_on_monday: b, open_on_sunday: b, closed_on_monday: b },
    { open_on_monday: false, open_on_sunday: true, closed_on_monday: true },
  ],
  [
    'Das Büro ist am Freitag geschlossen und am Samstag geöffnet.',
    { geoeffnet_am_freitag: b, geoeffnet_am_samstag: b },
    { geoeffnet_am_freitag: false, geoeffnet_am_samstag: true },
  ],
  [
    'Butiken är stängd på måndagar och öppen på lördagar.',
    { oppet_mandag: b, oppet_lordag: b },
    { oppet_mandag: false, oppet_lordag: true },
  ],
  [
    'La tienda está cerrada los lunes y abierta los sábados.',
    { abierta_lunes: b, abierta_sabado: b },
    { abierta_lunes: false, abierta_sabado: true },
  ],
  ['Le bureau est fermé le lundi et ouvert le samedi.', { open_on_sunday: b }, null],
  ['The café is open on Monday, but the shop is closed on Monday.', { open_on_monday: b }, null],
  ['The bakery may be open on Monday and is closed on Sunday.', { open_on_monday: b }, null],
  [
    'The market is open every day except Thursday.',
    { open_on_thursday: b, open_on_friday: b },
    { open_on_thursday: false, open_on_friday: true },
  ],
  // who is so old
  ['Extract the user: Laura is 31 years old and works in Leeds.', { name: s, age: i }, { name: 'Laura', age: 31 }],
  ['Extract the person. Erik Lund är 44 år och bor i Umeå.', { name: s }, { name: 'Erik Lund' }],
  ['Person: Lukas ist 19 Jahre alt und wohnt in Bremen.', { name: s, alter: i }, { name: 'Lukas', alter: 19 }],
  ['Extraire : Julie a 27 ans et habite à Lyon.', { nom: s }, { nom: 'Julie' }],
  ['Extract the user: Laura is 31 years old, Peter is 40 years old.', { name: s }, null],
  ['Extract the user: he is 31 years old and works in Leeds.', { name: s }, null],
  // who goes where
  [
    'Extract the event information. Anna and Peter are going to a book fair on Friday.',
    { name: s, day: s, participants: words },
    { name: 'book fair', day: 'Friday', participants: ['Anna', 'Peter'] },
  ],
  [
    'Extract the event. Emma, Jack and Oliver are attending a chess tournament on Sunday.',
    { event: s, attendees: words },
    { event: 'chess tournament', attendees: ['Emma', 'Jack', 'Oliver'] },
  ],
  ['Lena, Paul und Max fliegen am 3. Mai 2025 nach Rom.', { personen: words }, { personen: ['Lena', 'Paul', 'Max'] }],
  ['Karin, Lars och Eva åker till Rom på fredag.', { personer: words }, { personer: ['Karin', 'Lars', 'Eva'] }],
  ['Anna and Peter are not going to the book fair.', { participants: words }, null],
  ['Anna and Peter are going to the fair with Laura.', { participants: words }, null],
  ['Extract the event information. Anna and Peter are going home on Friday.', { name: s }, null],
  // equations
  ['Solve 5x - 4 = 26.', { x: n }, { x: 6 }],
  ['Solve for y: 3(y + 2) = 2y + 11', { y: n }, { y: 5 }],
  ['How can I solve 8x + 7 = -23?', { x: n }, { x: -3.75 }],
  ['Löse 4x + 1 = 9.', { x: n }, { x: 2 }],
  ['Solve the equation x/4 - 1 = 2', { solution: n }, { solution: 12 }],
  ['Three times a number plus 4 is 19. What is the number?', { number: n }, { number: 5 }],
  ['Twice a number minus 5 equals 9. Find the number.', { number: n }, { number: 7 }],
  ['Solve x + y = 7.', { x: n }, null],
  ['Solve x = x + 1.', { x: n }, null],
  ['Solve x * x = 9.', { x: n }, null],
  ['Solve 2x + 1 = 5 and 3x - 1 = 7.', { x: n }, null],
  // where somebody worked
  [
    'Ruth Gray worked at Millford Textiles from 2008 to 2015 as a weaver.',
    { employer: s, start_year: i, end_year: i, title: s },
    { employer: 'Millford Textiles', start_year: 2008, end_year: 2015, title: 'weaver' },
  ],
  [
    'Jonas Beck arbeitete von 2010 bis 2014 bei Nordgarn als Weber.',
    { arbeitgeber: s, start_year: i, end_year: i },
    { arbeitgeber: 'Nordgarn', start_year: 2010, end_year: 2014 },
  ],
  [
    'Sara Lind arbetade på Vävhuset från 2003 till 2009.',
    { arbetsgivare: s, end_year: i },
    { arbetsgivare: 'Vävhuset', end_year: 2009 },
  ],
  [
    'Claire Petit a travaillé chez Soiries Blanc de 2011 à 2018.',
    { employeur: s, start_year: i },
    { employeur: 'Soiries Blanc', start_year: 2011 },
  ],
  ['Ruth Gray worked at Millford from 2008.', { employer: s, end_year: i }, null],
  ['Ruth Gray never worked at Millford Textiles.', { employer: s }, null],
  ['Ruth Gray worked at Millford from 2008 to 2012 and at Dale from 2013 to 2019.', { start_year: i }, null],
  // where somebody lives
  ['Me llamo Ana Ruiz, trabajo en Hilos Sol y vivo en Sevilla.', { city: s }, { city: 'Sevilla' }],
  ["Je m'appelle Paul Roy, je travaille chez Fil d'Or et j'habite à Nantes.", { ville: s }, { ville: 'Nantes' }],
  ['Ich heiße Eva Roth, arbeite bei Garnwerk und wohne in Kassel.', { stadt: s }, { stadt: 'Kassel' }],
  ['Jag heter Ola Berg, jobbar på Trådhuset och bor i Borås.', { stad: s }, { stad: 'Borås' }],
  ['Me llamo Ana Ruiz, trabajo en Hilos Sol y ya no vivo en Sevilla.', { city: s }, null],
  ['Me llamo Ana Ruiz y trabajo en Hilos Sol.', { city: s }, null],
  // so many hours at so much
  ['Design work, 9 hours at £40 an hour. No VAT.', { total: n }, { total: 360 }],
  ['Beratung, 6 Stunden zu 90 € pro Stunde. Keine MwSt.', { gesamt: n }, { gesamt: 540 }],
  ['Konsultation, 4 timmar à 800 kr per timme. Ingen moms.', { total: n }, { total: 3200 }],
  ['Conseil, 5 heures à 70 € de l’heure. Pas de TVA.', { total: n }, { total: 350 }],
  ['Design work at £40 an hour. No VAT.', { total: n }, null],
  ['Design work, 9 hours at £40 an hour, travel extra. No VAT.', { total: n }, null],
  // lists of figures
  ['Test scores: 60, 75, 90.', { count: i, average: n }, { count: 3, average: 75 }],
  ['Temperatures: 12, 15, 18, 19.', { count: i, average: n, max: n }, { count: 4, average: 16, max: 19 }],
  ['Resultat: 4, 8, 9.', { antal: i }, { antal: 3 }],
  ['Messwerte: 3, 5, 7, 9, 11.', { anzahl: i }, { anzahl: 5 }],
  ['Test scores were good.', { count: i }, null],
  ['Test scores: 60, 75, 90 and others.', { count: i }, null],
  // a note that is paid with
  ['The bill came to $18.20 and he paid with a $20 note.', { paid: n, change: n }, { paid: 20, change: 1.8 }],
  ['Lunch was £14.60. Kim paid with a £20 note.', { amount_paid: n }, { amount_paid: 20 }],
  ['Die Rechnung betrug 34 €, sie zahlte mit einem 50-Euro-Schein.', { bezahlt: n }, { bezahlt: 50 }],
  ['Notan var 180 kr och hon betalade med en 200-kronorssedel.', { betalt: n }, { betalt: 200 }],
  ['The bill came to $18.20 and he paid with a card.', { paid: n }, null],
  ['The bill came to $18.20 and he paid with two $20 notes.', { paid: n }, null],
  // a way, a time and the speed of both
  [
    'A cyclist rides 60 km in 4 hours. What is her average speed?',
    { distance_km: n, hours: n, speed_kmh: n },
    { distance_km: 60, hours: 4, speed_kmh: 15 },
  ],
  [
    'A bus drives 150 km in 2 hours. What is its average speed?',
    { distance_km: n, speed_kmh: n },
    { distance_km: 150, speed_kmh: 75 },
  ],
  ['Ein Zug fährt 300 km in 2 Stunden. Wie schnell ist er?', { strecke_km: n }, { strecke_km: 300 }],
  ['Ett tåg kör 200 km på 2 timmar. Vilken är medelhastigheten?', { avstand_km: n }, { avstand_km: 200 }],
  ['A bus drives at 60 km/h. How far does it get?', { distance_km: n }, null],
  ['A bus drives for 2 hours. What is its average speed?', { distance_km: n }, null],
  // stars
  ['Review by Laura, 4 out of 5 stars: "Lovely shop!"', { reviewer: s, rating: i }, { reviewer: 'Laura', rating: 4 }],
  ['Review by Tom Reed, 2/5 stars: "Too slow."', { reviewer: s, rating: i }, { reviewer: 'Tom Reed', rating: 2 }],
  ['Bewertung von Jonas, 3 von 5 Sternen: "Ganz gut."', { rating: i }, { rating: 3 }],
  ['Omdöme av Karin, 5 av 5 stjärnor: "Toppen!"', { betyg: i }, { betyg: 5 }],
  ['Avis de Julie, 4 étoiles sur 5 : "Très bien."', { note: i }, { note: 4 }],
  ['Review: "Lovely shop!"', { reviewer: s }, null],
  ['Review by Laura: "Two of my friends are stars."', { rating: i }, null],
  ['First 2 out of 5 stars, now 4 out of 5 stars.', { rating: i }, null],
  // what a text is headed
  [
    'Budget meeting on 3 March 2025 at 10:00.',
    { title: s, date: day },
    { title: 'Budget meeting', date: '2025-03-03' },
  ],
  ['Pottery workshop on 9 May 2025 at the Town Hall.', { event: s }, { event: 'Pottery workshop' }],
  ['Sommerfest am 12. Juli 2025 im Stadtpark.', { titel: s }, { titel: 'Sommerfest' }],
  ['Styrelsemöte den 4 mars 2025 kl. 18.', { titel: s }, { titel: 'Styrelsemöte' }],
  ['We are meeting on 3 March 2025 at 10:00.', { title: s }, null],
  ['The meeting on 3 March 2025 is cancelled.', { title: s }, null],
  // what a line of commas is of
  ['Glass vase, 25 cm, hand blown, weighs 900 g. $32.', { product: s, price: n }, { product: 'Glass vase', price: 32 }],
  ['Steel bottle, 500 ml, leakproof. £18.', { product_name: s }, { product_name: 'Steel bottle' }],
  ['Keramikbecher, 300 ml, spülmaschinenfest. 12 €.', { produkt: s }, { produkt: 'Keramikbecher' }],
  ['Glasvas, 25 cm, munblåst. 320 kr.', { produkt: s }, { produkt: 'Glasvas' }],
  ['Laura Gray, 170 cm, plays tennis.', { product: s }, null],
  ['Hello, 25 cm, please.', { product: s }, null],
  // who is billed
  ['Invoice 77, due 2025-03-05. Billed to Amber Works.', { customer: s }, { customer: 'Amber Works' }],
  ['Invoice 78. Billed to: North Mill Ltd, due 2025-03-05.', { client: s }, { client: 'North Mill Ltd' }],
  ['Rechnung 79. Rechnung an: Garnwerk GmbH.', { kunde: s }, { kunde: 'Garnwerk GmbH' }],
  ['Facture 80. Facturé à Soiries Blanc.', { client: s }, { client: 'Soiries Blanc' }],
  ['Invoice 77 from Amber Works, due 2025-03-05.', { customer: s }, null],
  ['Invoice 77. Billed to Amber Works. Billed to North Mill.', { customer: s }, null],
  [
    'Invoice 77, due 2025-03-05. Billed to Linen House.',
    { customer: s, due_date: day },
    { customer: 'Linen House', due_date: '2025-03-05' },
  ],
  ['Invoice 81. Amount due: $80. Billed to Rose Studio.', { customer_name: s }, { customer_name: 'Rose Studio' }],
  ['Billed to the account. Invoice 82.', { customer: s }, null],
  // ways from town to town
  [
    'Flight KL 12 leaves Oslo on 2 May 2025 at 08:15 for Boston, seat 2A.',
    { origin: s, destination: s },
    { origin: 'Oslo', destination: 'Boston' },
  ],
  ['The ferry departs from Dublin at 9:00 for Liverpool.', { destination: s }, { destination: 'Liverpool' }],
  ['The ferry departs from Dublin at 9:00 for Anna.', { destination: s }, null],
  ['The ferry departs from Dublin at 9:00 for repairs.', { destination: s }, null],
  [
    'Extract the entities: Ana Ruiz flew from Oslo to Boston to meet Tom Reed.',
    { cities: words },
    { cities: ['Oslo', 'Boston'] },
  ],
  ['Ola Berg drove from Hamburg to Vienna.', { cities: words }, { cities: ['Hamburg', 'Vienna'] }],
  ['Ola Berg never drove from Hamburg to Vienna.', { cities: words }, null],
  // divided in Spanish
  ['¿Cuánto son 90 entre 4?', { result: n }, { result: 22.5 }],
  ['¿Cuánto es 81 entre 9?', { resultado: n }, { resultado: 9 }],
  ['Elige 3 entre 4 y 9.', { result: n }, null],
  // rates of tax
  ['The net amount is 300.00 EUR and VAT is 20 %.', { net: n, vat_rate: n }, { net: 300, vat_rate: 20 }],
  ['Net 80 GBP, VAT at 5%.', { vat_percent: n, vat_amount: n }, { vat_percent: 5, vat_amount: 4 }],
  ['Der Nettobetrag ist 200 €, die MwSt. beträgt 19 %.', { mwst_satz: n }, { mwst_satz: 19 }],
  ['Nettobeloppet är 400 kr och momsen är 25 %.', { momssats: n }, { momssats: 25 }],
  ['The net amount is 300.00 EUR plus VAT.', { vat_rate: n }, null],
  ['VAT is 20 % for shoes and VAT is 5 % for books.', { vat_rate: n }, null],
];

describe('what texts of documentation say', () => {
  it.each(PLANTED)('%s %j', (text, slots, want) => {
    expect(filled(text, slots)).toEqual(want);
  });
});
