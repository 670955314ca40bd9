import { b, day, filled, i, n, one, type Planted, s } from '../filled.fixture.js';

const words = { type: 'array', items: s };
const WEEK = one('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday');

/** What plain lines say, in forms that those who checked the claim of structured outputs used; null where it has to stay open. */
const PLANTED: readonly Planted[] = [
  // lists
  ['The scarf comes in rust, teal and cream.', { colours: words }, { colours: ['rust', 'teal', 'cream'] }],
  ['The tray is available in oak, walnut and birch.', { woods: words }, null],
  ['Sjalen finns i rost, petrol och grädde.', { farger: words }, { farger: ['rost', 'petrol', 'grädde'] }],
  ['Den Schal gibt es in Senf, Flieder und Oliv.', { farben: words }, { farben: ['Senf', 'Flieder', 'Oliv'] }],
  ['She speaks Polish, Czech and Latin.', { languages: words }, { languages: ['Polish', 'Czech', 'Latin'] }],
  ['Elle parle français, arabe et anglais.', { langues: words }, { langues: ['français', 'arabe', 'anglais'] }],
  ['Habla español, gallego e inglés.', { idiomas: words }, { idiomas: ['español', 'gallego', 'inglés'] }],
  ['She speaks slowly and clearly.', { languages: words }, null],
  [
    'The judges of the contest are Ida Holm, Per Ek and Ann Reed.',
    { judges: words },
    { judges: ['Ida Holm', 'Per Ek', 'Ann Reed'] },
  ],
  [
    'The host is Tom Bell. Panelists at the fair are Ida Holm and Per Ek.',
    { panelists: words, host: s },
    { panelists: ['Ida Holm', 'Per Ek'], host: 'Tom Bell' },
  ],
  [
    'The lamp is sold out in Rome but in stock in Turin and Naples.',
    { cities_in_stock: words },
    { cities_in_stock: ['Turin', 'Naples'] },
  ],
  ['The lamp is sold out in Rome and Turin.', { cities_in_stock: words }, null],
  // bills in one line
  ['Subtotal 80.00, shipping 5.00, tax 16.00.', { shipping: n, grand_total: n }, { shipping: 5, grand_total: 101 }],
  [
    'Zwischensumme 80,00 €, Versand 5,00 €, Steuer 16,00 €.',
    { versandkosten: n, gesamtsumme: n },
    { versandkosten: 5, gesamtsumme: 101 },
  ],
  ['Delsumma 400 kr, frakt 49 kr, moms 100 kr.', { frakt: n, total: n }, { frakt: 49, total: 549 }],
  ['Sous-total 80,00 €, livraison 5,00 €, TVA 16,00 €.', { frais_livraison: n }, { frais_livraison: 5 }],
  ['Subtotal 80.00, shipping 5.00.', { tax: n }, null],
  ['Subtotal 80.00, tax not yet known.', { grand_total: n }, null],
  ['Net 300, VAT 20%.', { vat_amount: n, gross: n }, { vat_amount: 60, gross: 360 }],
  ['Netto 300 €, MwSt. 19 %.', { mwst_betrag: n, brutto: n }, { mwst_betrag: 57, brutto: 357 }],
  ['Netto 400 kr, moms 25 %.', { moms: n, brutto: n }, { moms: 100, brutto: 500 }],
  ['Net 300, VAT exempt.', { vat_amount: n }, null],
  [
    'The total is £90.00 including £5.00 for shipping.',
    { total: n, shipping_cost: n },
    { total: 90, shipping_cost: 5 },
  ],
  ['The total is £90.00 plus £5.00 for shipping.', { total: n }, { total: 95 }],
  ['Die Summe beträgt 90 €, darin 5 € Versand.', { summe: n }, null],
  [
    'We bought 8 stools for a total of $320.',
    { quantity: i, total: n, unit_price: n },
    { quantity: 8, total: 320, unit_price: 40 },
  ],
  ['We bought 8 stools at $40.', { quantity: i }, { quantity: 8 }],
  // what is left in which size
  [
    'Sold out in XS and S; only M is left.',
    { size_xs_available: b, size_s_available: b, size_m_available: b },
    { size_xs_available: false, size_s_available: false, size_m_available: true },
  ],
  [
    'Available in M and L only.',
    { size_m_available: b, size_l_available: b },
    { size_m_available: true, size_l_available: true },
  ],
  ['Available in M and L.', { size_s_available: b }, null],
  [
    'Slut i S och M, bara L finns kvar.',
    { storlek_s_i_lager: b, storlek_l_i_lager: b },
    { storlek_s_i_lager: false, storlek_l_i_lager: true },
  ],
  [
    'In S ausverkauft, nur noch L ist da.',
    { groesse_s_verfuegbar: b, groesse_l_verfuegbar: b },
    { groesse_s_verfuegbar: false, groesse_l_verfuegbar: true },
  ],
  // moved from one day to another
  [
    'The rehearsal was moved from Monday to Friday.',
    { old_day: WEEK, new_day: WEEK },
    { old_day: 'Monday', new_day: 'Friday' },
  ],
  [
    'Could you move my lesson from Tuesday to Saturday?',
    { old_day: s, new_day: s },
    { old_day: 'Tuesday', new_day: 'Saturday' },
  ],
  [
    'Provningen flyttas från måndag till onsdag.',
    { gammal_dag: s, ny_dag: s },
    { gammal_dag: 'måndag', ny_dag: 'onsdag' },
  ],
  [
    'Der Termin wird von Montag auf Mittwoch verlegt.',
    { alter_tag: s, neuer_tag: s },
    { alter_tag: 'Montag', neuer_tag: 'Mittwoch' },
  ],
  [
    'Le rendez-vous est déplacé de lundi à jeudi.',
    { ancien_jour: s, nouveau_jour: s },
    { ancien_jour: 'lundi', nouveau_jour: 'jeudi' },
  ],
  [
    'La prueba se cambia del lunes al jueves.',
    { dia_anterior: s, dia_nuevo: s },
    { dia_anterior: 'lunes', dia_nuevo: 'jueves' },
  ],
  ['We are open from Monday to Friday.', { new_day: s }, null],
  // education
  [
    'Education: MSc in Physics, University of Lund, 2011.',
    { degree: s, school: s, graduation_year: i },
    { degree: 'MSc in Physics', school: 'University of Lund', graduation_year: 2011 },
  ],
  [
    'Ausbildung: Diplom in Mathematik, TU Wien, 2008.',
    { abschluss: s, hochschule: s, abschlussjahr: i },
    { abschluss: 'Diplom in Mathematik', hochschule: 'TU Wien', abschlussjahr: 2008 },
  ],
  ['Work: tailor at Holm & Co, 2011.', { degree: s }, null],
  // years of houses
  [
    'The mill was built in 1874 and renovated in 2003.',
    { year_built: i, year_renovated: i },
    { year_built: 1874, year_renovated: 2003 },
  ],
  [
    'Das Haus wurde 1931 gebaut und 2015 renoviert.',
    { baujahr: i, renovierungsjahr: i },
    { baujahr: 1931, renovierungsjahr: 2015 },
  ],
  ['Huset byggdes 1931 och renoverades 2015.', { byggår: i, renoveringsår: i }, { byggår: 1931, renoveringsår: 2015 }],
  ['The mill was built in 1874.', { year_renovated: i }, null],
  [
    'Founded in 1990, the firm was sold in 2012.',
    { founded_year: i, year_sold: i },
    { founded_year: 1990, year_sold: 2012 },
  ],
  // comparisons
  ['Is 17 greater than 71?', { answer: b }, { answer: false }],
  ['Is 3.5 less than 4?', { answer: b }, { answer: true }],
  ['Är 17 större än 12?', { svar: b }, { svar: true }],
  ['Ist 17 kleiner als 12?', { antwort: b }, { antwort: false }],
  ['¿Es 17 mayor que 12?', { respuesta: b }, { respuesta: true }],
  ['17 est-il plus grand que 12 ?', { reponse: b }, { reponse: true }],
  ['Is 17 prime?', { answer: b }, null],
  ['Is 17 greater than it was?', { answer: b }, null],
  // results
  [
    'In the semi-final, the Herons beat the Voles 4-2.',
    { winner: s, loser: s, winner_goals: i, loser_goals: i },
    { winner: 'Herons', loser: 'Voles', winner_goals: 4, loser_goals: 2 },
  ],
  ['The Voles lost to the Herons 2-4.', { winner: s, loser: s }, { winner: 'Herons', loser: 'Voles' }],
  ['The Voles drew with the Herons 2-2.', { winner: s }, null],
  // what somebody is
  [
    'Jo Marsh is a glass blower based in Malmö.',
    { job_title: s, city: s },
    { job_title: 'glass blower', city: 'Malmö' },
  ],
  ['Eva Lind är bokbindare i Lund.', { yrke: s }, { yrke: 'bokbindare' }],
  ['Jörg Brandt ist Schreiner aus Kassel.', { beruf: s }, { beruf: 'Schreiner' }],
  ['Claire Morel est relieuse à Lyon.', { metier: s }, { metier: 'relieuse' }],
  ['Lucía Ortega es carpintera en Cádiz.', { profesion: s }, { profesion: 'carpintera' }],
  ['Jo Marsh is a member of our club.', { job_title: s }, null],
  ['Jo Marsh is ill.', { job_title: s }, null],
  // moves
  [
    'My new address is 3 Quay Road, Bristol; the old one was 9 Elm Street, Leeds.',
    { new_city: s, previous_city: s },
    { new_city: 'Bristol', previous_city: 'Leeds' },
  ],
  ['Send it to 3 Quay Road, Bristol, not to my old flat in Leeds.', { city: s }, { city: 'Bristol' }],
  ['We moved from Lund to Malmö.', { new_city: s, old_city: s }, { new_city: 'Malmö', old_city: 'Lund' }],
  ['My new address is 3 Quay Road, Bristol.', { previous_city: s }, null],
  // at most
  ['Budget of at most 500 euros.', { max_budget: n }, { max_budget: 500 }],
  ['Presupuesto máximo: 500 euros.', { max_budget: n }, { max_budget: 500 }],
  ['Budget maximal : 500 euros.', { budget_max: n }, { budget_max: 500 }],
  ['Maximales Budget 500 Euro.', { max_budget: n }, { max_budget: 500 }],
  ['Högst 500 kronor i budget.', { max_budget: n }, { max_budget: 500 }],
  ['It costs 500 euros.', { max_budget: n }, null],
  // a share off one of two
  [
    'The kettle costs 80 euros and is now 25% off. The matching cup at 10 euros is not reduced.',
    { original_price: n, discount_percent: n, sale_price: n },
    { original_price: 80, discount_percent: 25, sale_price: 60 },
  ],
  ['The kettle costs 80 euros. The cup is 25% off.', { sale_price: n }, null],
  // days
  ['The cloth will leave our mill on 2 May 2025.', { ship_date: day }, { ship_date: '2025-05-02' }],
  [
    'Dinner for five at Nonna on 3 May 2025 at 19:00, under the name Brandt.',
    { reservation_date: day, reserved_under: s },
    { reservation_date: '2025-05-03', reserved_under: 'Brandt' },
  ],
  [
    'Ida Holm joins as Head Cutter on 3 May 2025.',
    { new_employee: s, position: s, start_date: day },
    { new_employee: 'Ida Holm', position: 'Head Cutter', start_date: '2025-05-03' },
  ],
  [
    'From Bergen we fly to Rome on 3 May 2025, and on 9 May 2025 we return to Bergen.',
    { outbound_date: day, return_date: day },
    { outbound_date: '2025-05-03', return_date: '2025-05-09' },
  ],
  ['The lease runs for 18 months from 1 May 2025.', { term_months: i }, { term_months: 18 }],
  ['Der Vertrag läuft 18 Monate.', { laufzeit_monate: i }, { laufzeit_monate: 18 }],
  ['The lease began 18 months ago.', { term_months: i }, null],
  // papers, parcels, things
  [
    'Tracking number ZX99812345, carrier DHL, signed for by A. Reed.',
    { trackingNumber: s, signedBy: s },
    { trackingNumber: 'ZX99812345', signedBy: 'A. Reed' },
  ],
  ['Please cancel order C-11 but keep order C-12.', { order_to_cancel: s }, { order_to_cancel: 'C-11' }],
  ['Please keep order C-12.', { order_to_cancel: s }, null],
  ['Mi pedido es el 4471.', { numero_pedido: s }, { numero_pedido: '4471' }],
  ['Ma commande est la 4471.', { numero_commande: s }, { numero_commande: '4471' }],
  ['Tan canvas bag, steel buckle, 30 cm wide.', { buckle_material: s }, { buckle_material: 'steel' }],
  ['Tan canvas bag, two buckles.', { buckle_material: s }, null],
  [
    'Job opening: Cutter at Holm & Co, Leeds.',
    { company: s, location: s },
    { company: 'Holm & Co', location: 'Leeds' },
  ],
  [
    'Job opening: Dyer (part-time) at Bluewater Works, Turin.',
    { company: s, location: s },
    { company: 'Bluewater Works', location: 'Turin' },
  ],
  ['Inside leg 30 inches, waist 32 inches.', { inseam_in: n, waist_in: n }, { inseam_in: 30, waist_in: 32 }],
  [
    'Robe en lin bleu, taille 40, 79,90 €.',
    { couleur: s, taille: s, prix: n },
    { couleur: 'bleu', taille: '40', prix: 79.9 },
  ],
  ['The crate weighs 90 kg. The limit on lift 2 is 120 kg.', { weight_limit_kg: n }, { weight_limit_kg: 120 }],
  ['She works 20 hours a week for 18 pounds an hour.', { weekly_pay: n }, { weekly_pay: 360 }],
  ['The clinic confirms a check-up for Elif Kaya on 3 May 2025.', { patient: s }, { patient: 'Elif Kaya' }],
  [
    'Mia scored 70 in art, 95 in music and 80 in sport.',
    { best_subject: s, worst_subject: s },
    { best_subject: 'music', worst_subject: 'art' },
  ],
  ['Ola Berg booked table 9 for 4 people on 3 May 2025.', { table: i, party_size: i }, { table: 9, party_size: 4 }],
  ['He works at the Turin depot.', { depot_city: s }, { depot_city: 'Turin' }],
  ['This bean stew is vegan and ready in 30 minutes.', { dish: s }, { dish: 'bean stew' }],
  ['The label says “dry clean only”.', { machine_washable: b }, { machine_washable: false }],
  ['Machine wash at 30 degrees.', { machine_washable: b }, { machine_washable: true }],
  // names of things, towns that something is sent to, whom a clinic sees, what one takes part in
  [
    'Our baker in Pau delivers on Fridays. The Pau baker is called Maison Brun.',
    { pau_baker: s },
    { pau_baker: 'Maison Brun' },
  ],
  ['The Pau baker is called every morning.', { pau_baker: s }, null],
  [
    'Our market in Pau is on Fridays, the one in Lyon on Mondays.',
    { pau_market_day: s, lyon_market_day: s },
    { pau_market_day: 'Fridays', lyon_market_day: 'Mondays' },
  ],
  ['It ships to Bonn, although the bill goes to her sister in Mainz.', { shipping_city: s }, { shipping_city: 'Bonn' }],
  ['The bill goes to her sister in Mainz, it is not sent to Bonn.', { shipping_city: s }, null],
  [
    'The clinic has a cleaning for Victor Lund. The dentist is Dr Petra Holm.',
    { patient: s, dentist: s },
    { patient: 'Victor Lund', dentist: 'Petra Holm' },
  ],
  ['Dr Petra Holm is on holiday.', { patient: s }, null],
  [
    'Dr Ida Ek will speak at the Wool Days in Bergen on 3 May 2025.',
    { event: s, venue_city: s },
    { event: 'Wool Days', venue_city: 'Bergen' },
  ],
  ['Dr Ida Ek will speak at noon.', { event: s }, null],
  // bills without a currency, currencies, yes and no as words
  [
    'Subtotal 340.00, delivery 12.50, tax 68.00.',
    { shipping_cost: n, tax: n, grand_total: n },
    { shipping_cost: 12.5, tax: 68, grand_total: 420.5 },
  ],
  ['Subtotal 340.00, discount 40.00, tax 60.00.', { grand_total: n }, { grand_total: 360 }],
  ['Subtotal 340.00, delivery 12.50, 3 boxes.', { grand_total: n }, null],
  ['Att betala: 480,00 kr.', { currency: one('SEK', 'EUR') }, { currency: 'SEK' }],
  ['To pay: 480.00.', { currency: one('SEK', 'EUR') }, null],
  ['Should a wool jumper be washed at 60 degrees?', { answer: one('yes', 'no') }, { answer: 'no' }],
  ['Der Mantel ist auf Lager.', { auf_lager: one('ja', 'nein') }, { auf_lager: 'ja' }],
  ['Der Mantel ist blau.', { auf_lager: one('ja', 'nein') }, null],
];

describe('plain lines that check the claim', () => {
  it.each(PLANTED)('%s %j', (text, slots, want) => expect(filled(text, slots)).toEqual(want));
});
