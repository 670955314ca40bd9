import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

export const CASES = [
  // ---------- English ----------
  strict(
    'Voicemail: "Hello, Desmond Achebe here, I hired a Roman toga, booking 7743, and I will bring it back on 18 April 2026 instead of the 16th."',
    { callerName: s, bookingRef: s, newReturnDate: date },
    { callerName: 'Desmond Achebe', bookingRef: any('7743', 'booking 7743'), newReturnDate: '2026-04-18' },
  ),
  strict(
    `Packing slip 0093
Roll A  52 m  bottle green felt
Roll B  38 m  bottle green felt
Shipped by: Wharfe Freight`,
    { slip_no: s, carrier: s, rolls: list(object({ roll: s, metres: n })), total_metres: n },
    {
      slip_no: any('0093', 'Packing slip 0093'),
      carrier: 'Wharfe Freight',
      rolls: any(
        [
          { roll: 'A', metres: 52 },
          { roll: 'B', metres: 38 },
        ],
        [
          { roll: 'Roll A', metres: 52 },
          { roll: 'Roll B', metres: 38 },
        ],
      ),
      total_metres: 90,
    },
  ),
  strict(
    [
      { role: 'system', content: 'You read tailoring notes. Return the measurements in centimetres.' },
      { role: 'user', content: 'Ms Tan: bust 89, waist 70, hip 96. Wants the skirt 58 long.' },
    ],
    { bust: n, waist: n, hip: n, skirt_length: n },
    { bust: 89, waist: 70, hip: 96, skirt_length: 58 },
  ),
  lax(
    'Enquiry from the website: "Do you rent out dinner suits? Yours, Olu Bankole, olu@bankole.example"',
    { name: s, email: or(s), event_date: or(date) },
    { name: 'Olu Bankole', email: 'olu@bankole.example', event_date: null },
  ),
  strict(
    'Meeting moved: we now see the button people on Wednesday 11 November 2026, 2 pm, in the small office.',
    { meeting_date: date, place: s },
    { meeting_date: '2026-11-11', place: any('small office', 'the small office', 'in the small office') },
  ),
  strict(
    'The lining was torn, the courier blamed the warehouse, the warehouse blamed the courier. I want my money back.',
    { resolution: one('MONEY_BACK', 'REPLACEMENT', 'STORE_CREDIT') },
    { resolution: 'MONEY_BACK' },
  ),
  strict(
    'Parcel weighs 31 kg, our carrier only accepts up to 30 kg.',
    { over_weight_limit: b },
    { over_weight_limit: true },
  ),
  strict(
    'Boxes of hangers in aisle 3 are blocking the fire exit, please clear them before opening.',
    { topic: one('safety', 'payroll', 'marketing', 'staff_party') },
    { topic: 'safety' },
  ),
  strict(
    'Pale pink georgette, 100% polyester',
    { origin_of_fibre: one('plant_based', 'animal_based', 'man_made') },
    { origin_of_fibre: 'man_made' },
  ),
  strict(
    'I am a student, here is my card, and could I have the jeans shortened too?',
    { student: b, needs_shortening: b },
    { student: true, needs_shortening: true },
  ),
  strict(
    'We have 9 metres of tweed and each waistcoat takes 0.75 m. How many waistcoats?',
    { waistcoats: i },
    { waistcoats: 12 },
  ),
  strict(
    'How many grams are 3 pounds of wool yarn, roughly?',
    { grams: n },
    { grams: any(1360.78, 1360.8, 1361, 1360, 1360.777, 1360.77711) },
  ),
  strict(
    'We bought thread for £64 this month. How much did we spend on thread last month?',
    { last_month_spend: n },
    REFUSE,
  ),
  strict('Ewa is off from 3 August 2026. Magda has not put in for leave yet.', { magda_leave_start: date }, REFUSE),
  strict('Please reserve a few metres of the check tweed for me. Regards, Colin.', { metres: n }, REFUSE),
  strict('Will skinny jeans be in fashion again in 2035?', { in_fashion: b }, REFUSE),

  // ---------- Svenska ----------
  strict(
    'Hej! Jag heter Anna Bergström och vill beställa fyra förkläden i grått linne, storlek L. Leverera till Storgatan 12, 582 23 Linköping.',
    { kundnamn: s, antal: i, storlek: s, postnummer: s, ort: s },
    { kundnamn: 'Anna Bergström', antal: 4, storlek: 'L', postnummer: any('582 23', '58223'), ort: 'Linköping' },
  ),
  strict(
    `FAKTURA 5530
Borås Garn & Tyg AB
Fakturadatum 2026-02-09
Att betala: 4 350,50 kr
Förfallodag 2026-03-11`,
    { fakturanummer: s, leverantor: s, forfallodag: date, belopp_kr: n },
    {
      fakturanummer: any('5530', 'FAKTURA 5530'),
      leverantor: any('Borås Garn & Tyg AB', 'Borås Garn & Tyg'),
      forfallodag: '2026-03-11',
      belopp_kr: 4350.5,
    },
  ),
  strict(
    'Tvättråd på lappen: 60 % bomull, 40 % polyester. Maskintvätt 60 grader. Får ej torktumlas.',
    { bomull_procent: i, temperatur: i, fårTorktumlas: b },
    { bomull_procent: 60, temperatur: 60, fårTorktumlas: false },
  ),
  strict(
    'Provning för fru Lindqvist den 17 juni 2026 klockan 14.15 hos skräddaren Ola.',
    { customer: s, fitting_date: date, tailor: s },
    {
      customer: any('fru Lindqvist', 'Lindqvist', 'Fru Lindqvist'),
      fitting_date: '2026-06-17',
      tailor: any('Ola', 'skräddaren Ola'),
    },
  ),
  strict(
    'Lagerlista: svart tråd 14 rullar, vit tråd 3 rullar, knappar 900 st.',
    { svart_trad: i, vit_trad: i, knappar: i },
    { svart_trad: 14, vit_trad: 3, knappar: 900 },
  ),
  strict(
    'Kjolen är för lång, kan ni lägga upp den fem centimeter?',
    { andring: one('LAGG_UPP', 'SY_IN', 'SLAPP_UT', 'BYT_DRAGKEDJA') },
    { andring: 'LAGG_UPP' },
  ),
  strict(
    'Jag är så besviken. Tröjan blev noppig efter en enda tvätt.',
    { kundton: one('nojd', 'missnojd', 'neutral') },
    { kundton: 'missnojd' },
  ),
  strict(
    'Paketet lämnades i butiken på hörnet, kunden får hämta det där med legitimation.',
    { leveransUtfall: one('hemleverans', 'ombud', 'retur_till_lager') },
    { leveransUtfall: 'ombud' },
  ),
  strict(
    'Nej tack, jag behöver ingen påse, men kvittot vill jag ha.',
    { vill_ha_pase: b, vill_ha_kvitto: b },
    { vill_ha_pase: false, vill_ha_kvitto: true },
  ),
  strict('Kvitto: 1 st halsduk, 199 kr. Tack för besöket!', { betalsatt: one('kort', 'kontant', 'swish') }, REFUSE),
  strict('Åtta tröjor à 349 kr, vad blir det?', { summa: n }, { summa: 2792 }),
  strict('Hur många centimeter är 30 tum?', { centimeter: n }, { centimeter: any(76.2, 76) }),
  strict(
    'Vilken temperatur tål siden i tvättmaskinen som mest enligt vanliga råd?',
    { max_grader: i },
    { max_grader: any(30, 40) },
  ),
  strict('Skicka lite fler av de gröna dragkedjorna, tack. Hälsningar Maja', { antal: i }, REFUSE),
  strict('Kan du berätta när Eriks provning är? Själv har jag min den 4 maj 2026.', { eriks_provning: date }, REFUSE),
  strict('Vad kommer dollarn att kosta om två år?', { kurs: n }, REFUSE),

  // ---------- Deutsch ----------
  strict(
    'Sehr geehrte Damen und Herren, ich bestelle hiermit 25 Meter Leinen in Natur, Lieferung bis 30. April 2026 an die Schneiderei Vogt, Gartenweg 3, 79098 Freiburg.',
    { meter: n, stoff: s, liefertermin: date, plz: s },
    {
      meter: 25,
      stoff: any('Leinen', 'Leinen in Natur', 'Leinen, Natur', 'Leinen Natur'),
      liefertermin: '2026-04-30',
      plz: '79098',
    },
  ),
  strict(
    `Rechnung Nr. 2026/118
Datum: 05.01.2026
Kunde: Hotel Edelweiss
Wäsche 43 kg
Summe: 1.290,00 EUR
Zahlbar bis 04.02.2026`,
    { rechnungsnummer: s, kunde: s, gewicht_kg: n, summe: n, zahlbar_bis: date },
    {
      rechnungsnummer: any('2026/118', 'Nr. 2026/118'),
      kunde: 'Hotel Edelweiss',
      gewicht_kg: 43,
      summe: 1290,
      zahlbar_bis: '2026-02-04',
    },
  ),
  strict(
    'Etikett: 80 % Schurwolle, 20 % Polyamid. Handwäsche. Nicht bleichen.',
    { schurwolle: i, polyamid: i, bleichen_erlaubt: b },
    { schurwolle: 80, polyamid: 20, bleichen_erlaubt: false },
  ),
  strict(
    [
      { role: 'user', content: 'Ich suche das Kleid aus dem Schaufenster.' },
      { role: 'assistant', content: 'Gern! In welcher Größe, und wie dürfen wir Sie erreichen?' },
      { role: 'user', content: 'Größe 40, bitte. Meine Nummer ist 0151 2233445.' },
    ],
    { groesse: s, telefon: s },
    { groesse: any('40', 'Größe 40'), telefon: any('0151 2233445', '01512233445') },
  ),
  strict(
    'Abholung am 12. Oktober 2026: 30 Paletten, Lager Nord, Tor 5. Fahrer: Herr Demir.',
    { abholdatum: date, paletten: i, tor: s, fahrer: s },
    { abholdatum: '2026-10-12', paletten: 30, tor: any('5', 'Tor 5'), fahrer: any('Herr Demir', 'Demir') },
  ),
  strict(
    'Die Hose ist am Bund zu weit, bitte zwei Zentimeter enger machen.',
    { aenderung: one('KUERZEN', 'ENGER_MACHEN', 'WEITER_MACHEN', 'FLICKEN') },
    { aenderung: 'ENGER_MACHEN' },
  ),
  strict(
    'Die Ware kam pünktlich, alles passt, die Beratung war ausgezeichnet. Gern wieder!',
    { stimmung: one('positiv', 'negativ', 'gemischt') },
    { stimmung: 'positiv' },
  ),
  strict(
    'Die Rechnung ist längst fällig, die zweite Mahnung ist heute hinausgegangen.',
    { zahlungsstatus: one('BEZAHLT', 'OFFEN', 'UEBERFAELLIG') },
    { zahlungsstatus: 'UEBERFAELLIG' },
  ),
  strict(
    'Ich möchte die Jacke zurückgeben, sie ist nicht mein Stil.',
    { anliegen: one('rueckgabe', 'umtausch', 'reklamation', 'terminanfrage') },
    { anliegen: 'rueckgabe' },
  ),
  strict(
    'Gefüttert, mit Kapuze, aber ohne Innentasche.',
    { istGefuettert: b, hatKapuze: b, hatInnentasche: b },
    { istGefuettert: true, hatKapuze: true, hatInnentasche: false },
  ),
  strict('Ein Schal kostet 18,50 Euro. Was kosten sechs?', { gesamt: n }, { gesamt: 111 }),
  strict('Wir haben 48 Mäntel verkauft. Wie viele hängen noch im Lager?', { rest: i }, REFUSE),
  strict(
    'Welche Faser kommt vom Maulbeerspinner?',
    { faser: s },
    { faser: any('Seide', 'Maulbeerseide', 'Seidenfaser') },
  ),
  strict('Können Sie mir ein paar Knöpfe beilegen, wie besprochen?', { knopfanzahl: i }, REFUSE),
  strict(
    'Herr Lorenz fährt am 2. März 2026 in Urlaub. Wann kommt Frau Albrecht aus dem Urlaub zurück?',
    { rueckkehr: date },
    REFUSE,
  ),
  strict('Lieferschein 771: drei Ballen Loden, Spedition Reuter.', { warenwert_eur: n, zolltarifnummer: s }, REFUSE),

  // ---------- Français ----------
  strict(
    'Bonjour, je suis Camille Laurent. Je voudrais deux nappes blanches en lin, 150 x 250 cm, à livrer au 8 rue des Tanneurs, 59000 Lille.',
    { nomClient: s, quantite: i, code_postal: s, ville: s },
    { nomClient: 'Camille Laurent', quantite: 2, code_postal: '59000', ville: 'Lille' },
  ),
  strict(
    `FACTURE F-309
Tissus Morvan SARL
Date : 14/05/2026
Total TTC : 1 248,60 €
Échéance : 13/06/2026`,
    { numero: s, fournisseur: s, echeance: date, total_ttc: n },
    {
      numero: any('F-309', 'FACTURE F-309'),
      fournisseur: any('Tissus Morvan SARL', 'Tissus Morvan'),
      echeance: '2026-06-13',
      total_ttc: 1248.6,
    },
  ),
  strict(
    'Étiquette : 70 % laine, 30 % acrylique. Lavage à 30 °C. Pas de sèche-linge.',
    { laine: i, acrylique: i, temperature_max: i, seche_linge: b },
    { laine: 70, acrylique: 30, temperature_max: 30, seche_linge: false },
  ),
  strict(
    'Location du costume de mousquetaire, réf. L-77, du 20 février 2026 au 23 février 2026. Caution : 90 euros.',
    { reference: s, debut: date, fin: date, caution: n },
    { reference: any('L-77', 'réf. L-77'), debut: '2026-02-20', fin: '2026-02-23', caution: 90 },
  ),
  strict(
    "L'atelier a coupé 36 robes lundi, 41 mardi et il en manque 3 pour finir la commande.",
    { coupees_lundi: i, coupees_mardi: i, manquantes: i },
    { coupees_lundi: 36, coupees_mardi: 41, manquantes: 3 },
  ),
  strict(
    "C'est très urgent, la mariée part à midi et la fermeture éclair est cassée !",
    { est_urgent: b },
    { est_urgent: true },
  ),
  strict(
    "Je voudrais l'échanger contre la même veste en taille 42, s'il vous plaît.",
    { demande: one('REMBOURSEMENT', 'ECHANGE', 'REPARATION') },
    { demande: 'ECHANGE' },
  ),
  strict(
    'Une tache de beurre sur mon chemisier.',
    { type_de_tache: one('GRAS', 'TANIN', 'SANG', 'ENCRE') },
    { type_de_tache: 'GRAS' },
  ),
  strict(
    'Le client est membre du club, il a payé en espèces et ne veut pas de sac.',
    { membre: b, moyen_de_paiement: one('carte', 'especes', 'virement'), veut_un_sac: b },
    { membre: true, moyen_de_paiement: 'especes', veut_un_sac: false },
  ),
  strict(
    'Le colis a été refusé à la livraison, il repart chez nous.',
    { issueLivraison: one('LIVRE', 'REFUSE_PAR_LE_CLIENT', 'EN_POINT_RELAIS') },
    { issueLivraison: 'REFUSE_PAR_LE_CLIENT' },
  ),
  strict('Cinq chemises à 27 euros chacune, combien en tout ?', { total: n }, { total: 135 }),
  strict('Un manteau à 240 euros soldé à moins 30 %, quel prix ?', { prix_solde: n }, { prix_solde: 168 }),
  strict('Combien de mètres faut-il pour 9 rideaux de 2,8 m ?', { metres: n }, { metres: any(25.2, 25.2) }),
  strict('Pouvez-vous renvoyer encore quelques boutons dorés ? Merci, Hélène', { nombre: i }, REFUSE),
  strict("Quel sera le prix de la soie l'été prochain ?", { prix: n }, REFUSE),
  strict(
    "Monsieur Petit vient essayer le 8 avril 2026. Madame Roche n'a pas encore répondu.",
    { date_madame_roche: date },
    REFUSE,
  ),

  // ---------- Español ----------
  strict(
    'Hola, soy Lucía Fernández. Necesito 12 delantales negros, talla M, en la calle Mayor 21, 28013 Madrid, gracias.',
    { nombre: s, cantidad: i, talla: s, codigoPostal: s },
    { nombre: 'Lucía Fernández', cantidad: 12, talla: 'M', codigoPostal: '28013' },
  ),
  strict(
    `ALBARÁN 4412
Proveedor: Hilos del Sur
Fecha: 3 de julio de 2026
Hilo blanco: 60 conos
Hilo negro: 45 conos`,
    { albaran: s, proveedor: s, fecha: date, conos_totales: i },
    { albaran: any('4412', 'ALBARÁN 4412'), proveedor: 'Hilos del Sur', fecha: '2026-07-03', conos_totales: 105 },
  ),
  strict(
    'Etiqueta: 50 % algodón, 50 % lino. Lavar a 40 grados. Planchar a temperatura media.',
    { algodon: i, lino: i, temperatura: i },
    { algodon: 50, lino: 50, temperatura: 40 },
  ),
  strict(
    'Prueba de vestido para la señora Ortega el 22 de septiembre de 2026 a las 17:30, con Pilar.',
    { clienta: s, fecha_prueba: date, hora: s, modista: s },
    {
      clienta: any('señora Ortega', 'la señora Ortega', 'Ortega', 'Señora Ortega'),
      fecha_prueba: '2026-09-22',
      hora: any('17:30', '17:30 h'),
      modista: 'Pilar',
    },
  ),
  strict(
    'Perdón, me equivoqué: no son 10 camisas, son 15. Las blancas.',
    { cantidad: i, color: s },
    { cantidad: 15, color: any('blanco', 'blanca', 'blancas', 'las blancas', 'blancos') },
  ),
  strict(
    'El pedido llegó roto y nadie me contesta. Estoy muy enfadada.',
    { estadoAnimo: one('contento', 'enfadado', 'indiferente') },
    { estadoAnimo: 'enfadado' },
  ),
  strict(
    'Quisiera que me acortaran las mangas de la chaqueta tres centímetros.',
    { arreglo: one('ACORTAR', 'ALARGAR', 'ESTRECHAR', 'ENSANCHAR') },
    { arreglo: 'ACORTAR' },
  ),
  strict(
    'Quedan dos rollos de tela de forro; el mínimo que debemos tener es ocho.',
    { nivel_de_existencias: one('SUFICIENTE', 'BAJO', 'AGOTADO') },
    { nivel_de_existencias: 'BAJO' },
  ),
  strict(
    'Sí, confirmo la cita del jueves a las diez.',
    { confirma_cita: b, cancela_cita: b },
    { confirma_cita: true, cancela_cita: false },
  ),
  strict(
    'No hace falta factura, con el tique me basta. Envuélvalo para regalo.',
    { quiere_factura: b, envolver_regalo: b },
    { quiere_factura: false, envolver_regalo: true },
  ),
  strict('Cuatro vestidos a 59 euros cada uno, ¿cuánto es?', { total: n }, { total: 236 }),
  strict(
    'La factura es del 10 de abril de 2026 y se paga a 15 días. ¿Cuándo vence?',
    { vencimiento: date },
    { vencimiento: '2026-04-25' },
  ),
  strict(
    '¿De qué animal viene la lana merina?',
    { animal: s },
    { animal: any('oveja', 'ovejas', 'la oveja', 'oveja merina', 'de la oveja', 'oveja merino') },
  ),
  strict('Mándeme más cremalleras azules, las de siempre.', { cantidad: i }, REFUSE),
  strict('¿Cuántos clientes entrarán en la tienda el próximo lunes?', { clientes: i }, REFUSE),
  strict(
    'Recogió el abrigo la hermana de Julia. Talla 38, sin manchas.',
    { precio_del_arreglo: n, telefono_de_julia: s },
    REFUSE,
  ),
];
