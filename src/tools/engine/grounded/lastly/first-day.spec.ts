import { b, day, filled, i, n, one, type Planted, s } from '../filled.fixture.js';

const PLANTED: readonly Planted[] = [
  // tables
  ["Table for six at Nino's on 4 June 2025.", { restaurant: s, guests: i }, { restaurant: "Nino's", guests: 6 }],
  [
    'Bord för fyra på Operakällaren den 4 juni 2025.',
    { restaurang: s, antalGaster: i },
    { restaurang: 'Operakällaren', antalGaster: 4 },
  ],
  [
    'Tisch für vier im Goldenen Hirsch am 4. Juni 2025.',
    { restaurant: s, personen: i },
    { restaurant: 'Goldenen Hirsch', personen: 4 },
  ],
  [
    'Réservation pour trois personnes chez Margot le 4 juin 2025.',
    { restaurant: s, personnes: i },
    { restaurant: 'Margot', personnes: 3 },
  ],
  [
    'Mesa para cuatro en Casa Pepe el 4 de junio de 2025.',
    { restaurante: s, personas: i },
    { restaurante: 'Casa Pepe', personas: 4 },
  ],
  ['Table for six on Friday at seven.', { restaurant: s }, null],
  ['Table at Nino’s on 4 June 2025.', { guests: i }, null],
  // school
  ['Biology test on Friday, 9 May 2025.', { subject: s }, { subject: 'Biology' }],
  ['Matteprov den 3 maj 2025 i sal 4.', { amne: s }, { amne: 'Matte' }],
  ['Klassenarbeit in Mathe am 3. Mai 2025.', { fach: s }, { fach: 'Mathe' }],
  ["Contrôle d'histoire le 3 mai 2025.", { matiere: s }, { matiere: 'histoire' }],
  ['Examen de inglés el 2 de mayo de 2025.', { asignatura: s }, { asignatura: 'inglés' }],
  ['Examen el 2 de mayo de 2025.', { asignatura: s }, null],
  // whom one meets, what a house is called
  ['Coffee with Dana on 4 May 2025.', { person: s }, { person: 'Dana' }],
  ['Treffen mit Jonas am 3. Mai 2025.', { person: s }, { person: 'Jonas' }],
  ['Möte med Sven den 3 maj 2025.', { person: s }, { person: 'Sven' }],
  ['Coffee with sugar on 4 May 2025.', { person: s }, null],
  ['Our hotel is the Grand Plaza in Rome.', { hotel: s }, { hotel: 'Grand Plaza' }],
  ['Notre hôtel s’appelle le Beau Rivage.', { hotel: s }, { hotel: 'Beau Rivage' }],
  ['Our hotel is in Rome.', { hotel: s }, null],
  // results of matches
  [
    'Sevilla beat Betis 2-0.',
    { winner: s, winnerGoals: i, loserGoals: i },
    { winner: 'Sevilla', winnerGoals: 2, loserGoals: 0 },
  ],
  ['Köln verlor gegen Mainz 1:3.', { loser: s, loser_score: i }, { loser: 'Köln', loser_score: 1 }],
  ['Sevilla beat Betis.', { winnerGoals: i }, null],
  ['The match ended 1-1.', { is_draw: b }, { is_draw: true }],
  ['Matchen slutade 3-1.', { oavgjort: b }, { oavgjort: false }],
  ['The match is at 19-21 Park Road.', { tie: b }, null],
  // weather
  [
    'Rome today: heavy rain, 12 degrees, wind 9 m/s.',
    { condition: s, windSpeed: n },
    { condition: 'heavy rain', windSpeed: 9 },
  ],
  ['Berlin heute: leichter Regen, 8 Grad, Wind 20 km/h.', { wetter: s }, { wetter: 'leichter Regen' }],
  ['Rome today: 12 degrees, wind 9 m/s.', { condition: s }, null],
  // sums by the period, areas
  ['Serveuse à Nice, 1 800 euros par mois.', { salaireMensuel: n }, { salaireMensuel: 1800 }],
  [
    'Se alquila casa en Cádiz: 90 m², 950 euros al mes.',
    { metrosCuadrados: n, precioMensual: n },
    { metrosCuadrados: 90, precioMensual: 950 },
  ],
  ['Koch in Kiel, 2 800 Euro im Monat.', { monatsgehalt: n }, { monatsgehalt: 2800 }],
  ['Koch in Kiel, 2 800 Euro Prämie.', { monatsgehalt: n }, null],
  ['Lägenhet i Umeå, 7 200 kr i månaden, deposition 10 000 kr.', { hyra: n }, { hyra: 7200 }],
  // labels of days, heads of mails, ways of refund
  [
    'Drop-off on 2 May 2025, pick-up on 9 May 2025.',
    { dropOff: day, pickup_date: day },
    { dropOff: '2025-05-02', pickup_date: '2025-05-09' },
  ],
  [
    'Check-in 3 June 2025, check-out 7 June 2025.',
    { checkIn: day, checkOut: day },
    { checkIn: '2025-06-03', checkOut: '2025-06-07' },
  ],
  ['Ordered on 2 May 2025, pick-up soon.', { pickup_date: day }, null],
  [
    'Von: Jonas Roth <j.roth@example.org>\nAn: Eva Lind <eva@example.org>\nBetreff: Termin',
    { absendername: s, absender_email: s },
    { absendername: 'Jonas Roth', absender_email: 'j.roth@example.org' },
  ],
  ['Please refund it to my credit card.', { refund_method: s }, { refund_method: 'credit card' }],
  ['Please refund it to my mother.', { refund_method: s }, null],
  // what is cut, marked, cooked, offered
  ['Code X20 gives 20% off all sandals this week.', { category: s }, { category: 'sandals' }],
  ['20 % Rabatt auf alle Jacken bis Sonntag.', { kategorie: s }, { kategorie: 'Jacken' }],
  ['20% off your next order.', { category: s }, null],
  ['There is a coffee stain on the curtain.', { item: s }, { item: 'curtain' }],
  ['There is a hole in the sleeve.', { item: s }, null],
  ['Gazpacho: 1 kg tomates, 200 ml aceite.', { plato: s }, { plato: 'Gazpacho' }],
  ['Inköpslista: 1 kg tomater, 2 liter mjölk.', { rätt: s }, null],
  ["Offre d'emploi : serveuse à Nice, CDD.", { poste: s }, { poste: 'serveuse' }],
  ['Stellenangebot: Koch in Kiel, Vollzeit.', { stelle: s }, { stelle: 'Koch' }],
  ['Offre d’emploi à Nice, CDD.', { poste: s }, null],
  [
    'La tortilla estaba riquísima y la terraza era bonita.',
    { sentimiento: one('positivo', 'negativo') },
    { sentimiento: 'positivo' },
  ],
  // what is near to these, and is none
  ['The rent was 800 euros a month, now it is 900 euros.', { rent: n }, { rent: 900 }],
  ['Our teacher is French.', { teacher: s }, null],
  ['Reservation for 3 nights from 4 June 2025.', { guests: i }, null],
  ['Table for two in Paris at Chez Paul.', { restaurant: s }, null],
  ['Meeting with Volvo on 4 May 2025.', { person: s }, null],
  ['The match ended 2-2, Leeds won on penalties.', { is_draw: b }, null],
  ['Please do not refund to PayPal.', { refund_method: s }, null],
  ['Anna: 2 kg flour, 1 kg sugar.', { dish: s }, null],
  ['Wind 6 m/s in Oslo, 9 m/s in Bergen.', { wind_speed: n }, null],
  ['Our hotel is Swedish.', { hotel: s }, null],
  ['20% off shoes and bags until Sunday.', { category: s }, { category: 'shoes and bags' }],
];

describe('what plain lines of a first day say', () => {
  it.each(PLANTED)('%s %j', (text, slots, want) => expect(filled(text, slots)).toEqual(want));
});
