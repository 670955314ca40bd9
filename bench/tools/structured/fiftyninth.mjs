/**
 * Extraction: rows and lists out of running text, corrections inside a text and over turns, the parties of letters and papers, and
 * the one value of its kind that a name plainly asks for, in five languages. Written before the mends of its day: at first sight 19 of 45
 * right, 5 wrong values; of the second part ("once more"), written after the first mends, 14 of 28 and 3.
 */
import { any, date, i, list, n, object, one, or, REFUSE, s, strict, lax } from './case.mjs';

const d = (schema, description) => ({ ...schema, description });
const user = (content) => ({ role: 'user', content });
const bot = (content) => ({ role: 'assistant', content });
const system = (content) => ({ role: 'system', content });

export const CASES = [
  // ---------- rows and lists ----------
  strict(
    'Buenos días, para el equipo del hotel necesitamos 24 delantales negros talla M, 10 delantales verdes talla L y 6 gorros blancos talla única. Gracias.',
    { pedido: list(object({ prenda: s, color: s, talla: s, cantidad: i })) },
    {
      pedido: [
        { prenda: any('delantales', 'delantal'), color: any('negro', 'negros'), talla: 'M', cantidad: 24 },
        { prenda: any('delantales', 'delantal'), color: any('verde', 'verdes'), talla: 'L', cantidad: 10 },
        {
          prenda: any('gorros', 'gorro'),
          color: any('blanco', 'blancos'),
          talla: any('única', 'talla única'),
          cantidad: 6,
        },
      ],
    },
  ),
  strict(
    'Hi team, could you put together 12 navy polo shirts in size S, 20 navy polo shirts in size M and 5 grey hoodies in size XL for the rowing club?',
    { items: list(object({ garment: s, colour: s, size: s, quantity: i })) },
    {
      items: [
        {
          garment: any('polo shirts', 'polo shirt', 'navy polo shirts', 'polo'),
          colour: 'navy',
          size: 'S',
          quantity: 12,
        },
        {
          garment: any('polo shirts', 'polo shirt', 'navy polo shirts', 'polo'),
          colour: 'navy',
          size: 'M',
          quantity: 20,
        },
        { garment: any('hoodies', 'hoodie', 'grey hoodies'), colour: any('grey', 'gray'), size: 'XL', quantity: 5 },
      ],
    },
  ),
  strict(
    'Cutting list for the shirt dress: front 2, back 1 on the fold, sleeve 2, cuff 4, collar stand 2.',
    { pieces: list(object({ piece: s, count: i })) },
    {
      pieces: [
        { piece: 'front', count: 2 },
        { piece: 'back', count: 1 },
        { piece: 'sleeve', count: 2 },
        { piece: 'cuff', count: 4 },
        { piece: 'collar stand', count: 2 },
      ],
    },
  ),
  strict(
    'Bonjour, merci de nous réserver 18 m de popeline blanche, 25 m de lin naturel et 7,5 m de viscose noire.',
    { tissus: list(object({ tissu: s, metres: n })) },
    {
      tissus: [
        { tissu: any('popeline blanche', 'popeline'), metres: 18 },
        { tissu: any('lin naturel', 'lin'), metres: 25 },
        { tissu: any('viscose noire', 'viscose'), metres: 7.5 },
      ],
    },
  ),
  strict(
    'Remaining on the rail: S 4, M 9, L 7, XL 2.',
    { stock: list(object({ size: s, quantity: i })) },
    {
      stock: [
        { size: 'S', quantity: 4 },
        { size: 'M', quantity: 9 },
        { size: 'L', quantity: 7 },
        { size: 'XL', quantity: 2 },
      ],
    },
  ),
  strict(
    'Please reorder KN-118-S, KN-118-M and TR-042 before the weekend.',
    { skus: list(s) },
    { skus: ['KN-118-S', 'KN-118-M', 'TR-042'] },
  ),
  strict(
    'Wir bräuchten acht graue Westen in Größe 50, drei graue Westen in Größe 54 und zwei blaue Sakkos in Größe 52.',
    { positionen: list(object({ artikel: s, farbe: s, groesse: s, anzahl: i })) },
    {
      positionen: [
        {
          artikel: any('Westen', 'Weste', 'graue Westen'),
          farbe: any('grau', 'graue'),
          groesse: any('50', 'Größe 50'),
          anzahl: 8,
        },
        {
          artikel: any('Westen', 'Weste', 'graue Westen'),
          farbe: any('grau', 'graue'),
          groesse: any('54', 'Größe 54'),
          anzahl: 3,
        },
        {
          artikel: any('Sakkos', 'Sakko', 'blaue Sakkos'),
          farbe: any('blau', 'blaue'),
          groesse: any('52', 'Größe 52'),
          anzahl: 2,
        },
      ],
    },
  ),
  strict(
    'Hej! Vi vill beställa fem vita skjortor i storlek 40, två vita skjortor i storlek 42 och tre svarta förkläden.',
    { rader: list(object({ plagg: s, antal: i })) },
    {
      rader: [
        { plagg: any('skjortor', 'vita skjortor', 'skjorta', 'vit skjorta', 'vita skjortor i storlek 40'), antal: 5 },
        { plagg: any('skjortor', 'vita skjortor', 'skjorta', 'vit skjorta', 'vita skjortor i storlek 42'), antal: 2 },
        { plagg: any('förkläden', 'svarta förkläden', 'förkläde', 'svart förkläde'), antal: 3 },
      ],
    },
  ),
  strict(
    'Market stall tonight: sold 3 berets at 22 euros each, 2 scarves at 35 euros each and 1 poncho at 60 euros.',
    { sales: list(object({ product: s, quantity: i, unitPrice: n })) },
    {
      sales: [
        { product: any('berets', 'beret'), quantity: 3, unitPrice: 22 },
        { product: any('scarves', 'scarf'), quantity: 2, unitPrice: 35 },
        { product: 'poncho', quantity: 1, unitPrice: 60 },
      ],
    },
  ),
  strict(
    'À préparer pour vendredi :\n- 6 tabliers noirs\n- 4 vestes blanches\n- 12 torchons rayés',
    { articles: list(object({ article: s, couleur: or(s), quantite: i })) },
    {
      articles: [
        {
          article: any('tabliers', 'tablier', 'tabliers noirs', 'tablier noir'),
          couleur: any('noir', 'noirs'),
          quantite: 6,
        },
        {
          article: any('vestes', 'veste', 'vestes blanches', 'veste blanche'),
          couleur: any('blanc', 'blanche', 'blanches'),
          quantite: 4,
        },
        { article: any('torchons', 'torchon', 'torchons rayés', 'torchon rayé'), couleur: null, quantite: 12 },
      ],
    },
  ),
  strict('Ingekommen:\nMantel camel 2 stuks', { supplier: s, items: list(s) }, REFUSE),
  strict(
    'The repair bench wants needles, beeswax, grey thread and a new seam ripper.',
    { supplies: list(s) },
    {
      supplies: any(
        ['needles', 'beeswax', 'grey thread', 'seam ripper'],
        ['needles', 'beeswax', 'grey thread', 'new seam ripper'],
        ['needles', 'beeswax', 'grey thread', 'a new seam ripper'],
      ),
    },
  ),
  strict(
    'Nos faltan cremalleras, botones de nácar, hilo crudo y entretela para terminar la muestra.',
    { materiales: list(s) },
    { materiales: ['cremalleras', 'botones de nácar', 'hilo crudo', 'entretela'] },
  ),
  strict(
    'Fehlmengen laut Zählung: Hemd weiß 39: 4 Stück, Hemd weiß 41: 2 Stück, Krawatte bordeaux: 6 Stück.',
    { fehlmengen: list(object({ artikel: s, stueck: i })) },
    {
      fehlmengen: [
        { artikel: any('Hemd weiß 39', 'Hemd weiß', 'Hemd'), stueck: 4 },
        { artikel: any('Hemd weiß 41', 'Hemd weiß', 'Hemd'), stueck: 2 },
        { artikel: any('Krawatte bordeaux', 'Krawatte'), stueck: 6 },
      ],
    },
  ),
  strict(
    'In the parcel: a wool coat for 189 pounds, two belts for 24 pounds each and a pair of gloves for 31 pounds.',
    { lines: list(object({ item: s, qty: i, price: n })) },
    {
      lines: [
        { item: any('wool coat', 'coat'), qty: 1, price: 189 },
        { item: any('belts', 'belt'), qty: 2, price: 24 },
        { item: any('gloves', 'pair of gloves'), qty: 1, price: 31 },
      ],
    },
  ),
  strict(
    'We would like some caps for the staff, in black and in olive please. Two sizes, whichever you have.',
    { items: list(object({ garment: s, colour: s, quantity: i })) },
    REFUSE,
  ),
  strict(
    'Je prends deux foulards en soie, trois ceintures en cuir et une écharpe en laine.',
    { articles: list(object({ article: s, matiere: s, quantite: i })) },
    {
      articles: [
        { article: any('foulards', 'foulard', 'foulards en soie'), matiere: 'soie', quantite: 2 },
        { article: any('ceintures', 'ceinture', 'ceintures en cuir'), matiere: 'cuir', quantite: 3 },
        { article: any('écharpe', 'écharpe en laine'), matiere: 'laine', quantite: 1 },
      ],
    },
  ),
  strict(
    'Lagret i morse: 14 par sockor, 6 halsdukar och 9 mössor.',
    { lager: list(object({ vara: s, antal: i })) },
    {
      lager: [
        { vara: any('sockor', 'par sockor'), antal: 14 },
        { vara: 'halsdukar', antal: 6 },
        { vara: 'mössor', antal: 9 },
      ],
    },
  ),
  // ---------- corrections ----------
  strict(
    'Please set aside 6 of the charcoal waistcoats for Mr Ansty. No sorry, make that 4. He collects them on 9 May 2025.',
    { quantity: i, colour: s, collection_date: date },
    { quantity: 4, colour: 'charcoal', collection_date: '2025-05-09' },
  ),
  strict(
    [
      system('Today is Monday, 7 April 2025.'),
      user('Could I come in for the hem on 11 April?'),
      bot('Of course. What time would suit you?'),
      user('At 15:30. Actually make that 13 April, the 11th is taken.'),
    ],
    { appointment_date: date, appointment_time: d(s, 'HH:MM') },
    { appointment_date: '2025-04-13', appointment_time: '15:30' },
  ),
  strict(
    'Hej, jag hämtar kappan den 3 mars 2026. Nej förresten, den 5 mars 2026. Mvh Torun Ek',
    { hamtas: date, kund: s },
    { hamtas: '2026-03-05', kund: 'Torun Ek' },
  ),
  strict(
    'Ich nehme die Bluse in Größe 38. Moment, lieber in 40. Versand bitte nach Kassel.',
    { groesse: s, ort: s },
    { groesse: '40', ort: 'Kassel' },
  ),
  strict(
    'Mettez-moi huit mètres de doublure, non pardon, dix mètres. Livraison le 14 juin 2025.',
    { metres: n, livraison: date },
    { metres: 10, livraison: '2025-06-14' },
  ),
  strict(
    'Apunta 15 chalecos para la boda; perdón, son 12. La prueba es el 20 de septiembre de 2025.',
    { chalecos: i, fecha_prueba: date },
    { chalecos: 12, fecha_prueba: '2025-09-20' },
  ),
  strict(
    [
      user('I want 3 metres of the green corduroy.'),
      bot('Noted: 3 metres of green corduroy.'),
      user('Sorry, 5 metres, and in brown instead.'),
    ],
    { metres: n, colour: s },
    { metres: 5, colour: 'brown' },
  ),
  strict(
    'Order 5571: we had asked for 40 lanyards, yet only 34 arrived. The two caps we cancelled are fine.',
    { order: s, ordered: i, received: i },
    { order: '5571', ordered: 40, received: 34 },
  ),
  strict(
    'Bestellung 9034: Das Kleid behalte ich, den Gürtel schicke ich zurück.',
    { bestellung: s, zurueck: s, behalten: s },
    { bestellung: '9034', zurueck: any('Gürtel', 'den Gürtel', 'der Gürtel'), behalten: any('Kleid', 'das Kleid') },
  ),
  strict(
    'From order 8120 please cancel the raincoat; the umbrella and the boots can still go out.',
    { order_id: s, cancelled_item: s },
    { order_id: '8120', cancelled_item: any('raincoat', 'the raincoat') },
  ),
  strict(
    'The fitting on 2 June 2025 no longer works for us. We will be in touch with another day.',
    { new_fitting_date: date },
    REFUSE,
  ),
  // ---------- the parties of letters and papers ----------
  strict(
    `Haldane Weavers Ltd
Mill Lane 4, Galashiels TD1 2AB

Bill to: Corvid Tailoring, 9 Dock Street, Leith EH6 6EY
Ship to: Corvid Workroom, 2 Salt Yard, Leith EH6 7DQ

Invoice no. HW-2201
Date: 3 February 2025
Total due: £412.50`,
    { supplier: s, bill_to: s, ship_to: s, invoice_number: s, invoice_date: date, total: n },
    {
      supplier: any('Haldane Weavers Ltd', 'Haldane Weavers'),
      bill_to: any('Corvid Tailoring', 'Corvid Tailoring, 9 Dock Street, Leith EH6 6EY'),
      ship_to: any('Corvid Workroom', 'Corvid Workroom, 2 Salt Yard, Leith EH6 7DQ'),
      invoice_number: 'HW-2201',
      invoice_date: '2025-02-03',
      total: 412.5,
    },
  ),
  strict(
    'Quería reservar una cita a nombre de Lucía Arroyo para arreglar un vestido rojo. Mi teléfono es 611 204 587.',
    { nombre: s, prenda: s, telefono: s },
    { nombre: 'Lucía Arroyo', prenda: any('vestido', 'vestido rojo', 'un vestido rojo'), telefono: '611 204 587' },
  ),
  strict(
    'Quisiera recoger el abrigo verde y la falda plisada esta tarde.',
    { nombre: d(s, 'nombre del cliente') },
    REFUSE,
  ),
  strict(
    'Thank you for the swatches, they look splendid.\n\nBest wishes,\nPetra Lindqvist\nHead of Buying\nNordhaven Outfitters',
    { contact: s, job_title: s, company: s },
    { contact: 'Petra Lindqvist', job_title: 'Head of Buying', company: 'Nordhaven Outfitters' },
  ),
  strict(
    'Sehr geehrte Frau Tannert,\nanbei unser Angebot für die Lodenmäntel.\n\nMit freundlichen Grüßen\nOskar Riedl\nVertriebsleiter\nAlpentuch GmbH',
    { empfaenger: s, absender: s, position: s, firma: s },
    {
      empfaenger: any('Frau Tannert', 'Tannert'),
      absender: 'Oskar Riedl',
      position: 'Vertriebsleiter',
      firma: 'Alpentuch GmbH',
    },
  ),
  strict(
    'Mietvertrag\nVermieter: Kostümfundus Sternberg\nMieter: Jonas Palmer\nGegenstand: Frack, schwarz\nMietbeginn: 12.02.2025\nRückgabe: 17.02.2025\nKaution: 150 €',
    { vermieter: s, mieter: s, mietbeginn: date, rueckgabe: date, kaution: n },
    {
      vermieter: 'Kostümfundus Sternberg',
      mieter: 'Jonas Palmer',
      mietbeginn: '2025-02-12',
      rueckgabe: '2025-02-17',
      kaution: 150,
    },
  ),
  strict(
    'Rental agreement between Brocade & Co (the hirer of costumes) and Mr Felix Amory, who rents a tailcoat from 6 June 2025 to 9 June 2025. Deposit: 80 euros.',
    { customer: s, start_date: date, end_date: date, deposit: n },
    { customer: any('Felix Amory', 'Mr Felix Amory'), start_date: '2025-06-06', end_date: '2025-06-09', deposit: 80 },
  ),
  strict(
    'FÖLJESEDEL 7718\nAvsändare: Väveriet Klockan AB\nMottagare: Syateljén Tråden\nKontakt: Birgit Dahl, 070-555 12 34',
    { foljesedel: s, leverantor: s, mottagare: s, kontaktperson: s, telefon: s },
    {
      foljesedel: '7718',
      leverantor: 'Väveriet Klockan AB',
      mottagare: 'Syateljén Tråden',
      kontaktperson: 'Birgit Dahl',
      telefon: '070-555 12 34',
    },
  ),
  strict(
    'BON DE LIVRAISON n° BL-3390\nFournisseur : Filature des Ormes\nClient : Atelier Minuit\nDate : 8 mars 2025\nTransporteur : Rapidfret',
    { numero: s, fournisseur: s, client: s, date, transporteur: s },
    {
      numero: 'BL-3390',
      fournisseur: 'Filature des Ormes',
      client: 'Atelier Minuit',
      date: '2025-03-08',
      transporteur: 'Rapidfret',
    },
  ),
  strict(
    'Bonjour Madame Ferrand,\nvotre commande 4471 est prête. Vous pouvez passer dès demain.\nCordialement,\nYvon, atelier Minuit',
    { destinataire: s, expediteur: s, commande: s },
    {
      destinataire: any('Madame Ferrand', 'Ferrand'),
      expediteur: any('Yvon', 'Yvon, atelier Minuit'),
      commande: '4471',
    },
  ),
  strict(
    'Estimados señores: adjuntamos el albarán 552. Un saludo, Marta Quiroga, jefa de almacén, Tejidos Ribera S.L.',
    { remitente: s, cargo: s, empresa: s, albaran: s },
    {
      remitente: 'Marta Quiroga',
      cargo: any('jefa de almacén'),
      empresa: any('Tejidos Ribera S.L.', 'Tejidos Ribera', 'Tejidos Ribera S.L'),
      albaran: '552',
    },
  ),
  strict('Your parcel of buttons has arrived at the studio. Regards, Wilma', { supplier: s, sender: s }, REFUSE),
  // ---------- the one value of its kind ----------
  strict(
    'Driver notes: drop the three rolls at gate 7 of the north yard, between 06:00 and 08:00, ask for Ines.',
    { delivery_gate: s, contact_person: s },
    { delivery_gate: any('7', 'gate 7', 'Gate 7'), contact_person: 'Ines' },
  ),
  strict(
    'Offer for the ribbed beanie: 4.20 USD per piece, MOQ 500 pieces, lead time 35 days, shipped from the port of Izmir.',
    { price: n, currency: s, moq: i, lead_time_days: i, port: s },
    { price: 4.2, currency: any('USD', '$'), moq: 500, lead_time_days: 35, port: any('Izmir', 'port of Izmir') },
  ),
  strict(
    'Unser Angebot: Mindestmenge 250 Stück, Lieferzeit 6 Wochen, Verladehafen Bremerhaven.',
    { mindestmenge: i, lieferzeit_wochen: i, hafen: s },
    { mindestmenge: 250, lieferzeit_wochen: 6, hafen: 'Bremerhaven' },
  ),
  strict(
    'Please match the topstitching to shade 8842, the old shade 8840 looks too pink.',
    { shade_number: s },
    { shade_number: '8842' },
  ),
  strict(
    'Generate the winter cape with seed 90210 and call back at https://hooks.tallow.example/cape once done.',
    { seed: i, callback_url: s },
    { seed: 90210, callback_url: 'https://hooks.tallow.example/cape' },
  ),
  strict(
    'Minsta order är 80 stycken och ledtiden är 20 dagar. Provet skickas från hamnen i Gdynia.',
    { minsta_order: i, ledtid_dagar: i },
    { minsta_order: 80, ledtid_dagar: 20 },
  ),
  strict(
    'La tirada será de 350 unidades, con un plazo de entrega de 40 días.',
    { tirada: i, plazo_dias: i },
    { tirada: 350, plazo_dias: 40 },
  ),
  strict(
    'Quantité minimum : 120 pièces. Délai : 5 semaines. Coloris 614.',
    { quantite_minimum: i, delai_semaines: i, coloris: s },
    { quantite_minimum: 120, delai_semaines: 5, coloris: any('614', 'coloris 614', 'Coloris 614') },
  ),
  strict(
    'We are happy with the lead time you named and the colours. What is the smallest quantity you would run?',
    { moq: i },
    REFUSE,
  ),
  lax(
    'The first run is 600 pieces; a repeat would follow in spring if it sells.',
    { run_size: i, repeat_size: or(i) },
    { run_size: 600, repeat_size: null },
  ),
  // ---------- the same, once more: other strangers ----------
  strict(
    'Good morning! For the choir we would need 18 burgundy scarves, 12 black bow ties and 30 white gloves. Invoice to the parish, please.',
    { order: list(object({ product: s, qty: i })) },
    {
      order: [
        { product: any('burgundy scarves', 'scarves', 'scarf', 'burgundy scarf'), qty: 18 },
        { product: any('black bow ties', 'bow ties', 'bow tie', 'black bow tie'), qty: 12 },
        { product: any('white gloves', 'gloves', 'pairs of white gloves'), qty: 30 },
      ],
    },
  ),
  strict(
    'Kassenabschluss Flohmarkt: verkauft wurden drei Schals zu je 12 Euro, fünf Mützen zu je 9 Euro und ein Mantel zu 45 Euro.',
    { verkauf: list(object({ artikel: s, menge: i, einzelpreis: n })) },
    {
      verkauf: [
        { artikel: any('Schals', 'Schal'), menge: 3, einzelpreis: 12 },
        { artikel: any('Mützen', 'Mütze'), menge: 5, einzelpreis: 9 },
        { artikel: 'Mantel', menge: 1, einzelpreis: 45 },
      ],
    },
  ),
  strict(
    'Reparaturannahme: 2 Hosen kürzen, 1 Reißverschluss. Den Rest bringe ich morgen.',
    { positionen: list(object({ artikel: s, menge: i, preis: n })) },
    REFUSE,
  ),
  strict(
    'Inventaire du portant 3 : robes 14, jupes 9, manteaux 5.',
    { stock: list(object({ article: s, quantite: i })) },
    {
      stock: [
        { article: any('robes', 'robe'), quantite: 14 },
        { article: any('jupes', 'jupe'), quantite: 9 },
        { article: any('manteaux', 'manteau'), quantite: 5 },
      ],
    },
  ),
  strict(
    'Size run for the blazer: 36 x 5, 38 x 8, 40 x 8, 42 x 4.',
    { sizes: list(object({ size: s, quantity: i })) },
    {
      sizes: [
        { size: '36', quantity: 5 },
        { size: '38', quantity: 8 },
        { size: '40', quantity: 8 },
        { size: '42', quantity: 4 },
      ],
    },
  ),
  strict(
    'Packlista:\n4 st kockrockar, vita\n4 st byxor, svarta\n8 st förkläden, grå',
    { rader: list(object({ artikel: s, farg: s, antal: i })) },
    {
      rader: [
        { artikel: any('kockrockar', 'kockrock'), farg: any('vita', 'vit'), antal: 4 },
        { artikel: any('byxor'), farg: any('svarta', 'svart'), antal: 4 },
        { artikel: any('förkläden', 'förkläde'), farg: 'grå', antal: 8 },
      ],
    },
  ),
  strict(
    'La modista necesita tiza, alfileres, dos metros de forro y un dedal.',
    { materiales: list(s) },
    {
      materiales: any(
        ['tiza', 'alfileres', 'dos metros de forro', 'dedal'],
        ['tiza', 'alfileres', 'forro', 'dedal'],
        ['tiza', 'alfileres', 'dos metros de forro', 'un dedal'],
      ),
    },
  ),
  strict(
    'Tracking numbers for today: PX-77120, PX-77121, PX-77130. Two more follow tomorrow.',
    { tracking_numbers: list(s) },
    { tracking_numbers: ['PX-77120', 'PX-77121', 'PX-77130'] },
  ),
  strict(
    'Please invoice 10 tote bags, 4 aprons and the usual tea towels.',
    { lines: list(object({ item: s, quantity: i })) },
    REFUSE,
  ),
  strict(
    'Can you cut 6 skirts and 9 blouses, but not the 3 jackets yet?',
    { to_cut: list(object({ garment: s, quantity: i })) },
    any({
      to_cut: [
        { garment: any('skirts', 'skirt'), quantity: 6 },
        { garment: any('blouses', 'blouse'), quantity: 9 },
      ],
    }),
  ),
  strict(
    'Bonjour, pour la boutique : 5 pulls marine taille M, 5 pulls marine taille L et 3 gilets écrus taille S.',
    { lignes: list(object({ article: s, couleur: s, taille: s, quantite: i })) },
    {
      lignes: [
        {
          article: any('pulls', 'pull'),
          couleur: any('marine', 'bleu marine'),
          taille: any('M', 'taille M'),
          quantite: 5,
        },
        {
          article: any('pulls', 'pull'),
          couleur: any('marine', 'bleu marine'),
          taille: any('L', 'taille L'),
          quantite: 5,
        },
        { article: any('gilets', 'gilet'), couleur: any('écru', 'écrus'), taille: any('S', 'taille S'), quantite: 3 },
      ],
    },
  ),
  strict(
    'The jury received 7 sketches, 3 toiles and 12 swatches from each of the 4 finalists.',
    { submitted: list(object({ item: s, quantity: i })), total_jurors: i },
    REFUSE,
  ),
  // corrections
  strict(
    'Table linen for Saturday: 14 napkins, wait, 16 napkins. Pick-up 21 June 2025.',
    { napkins: i, pickup_date: date },
    { napkins: 16, pickup_date: '2025-06-21' },
  ),
  strict(
    'Den Frack brauche ich am 4. Oktober 2025. Entschuldigung, am 14. Oktober 2025.',
    { benoetigt_am: date },
    { benoetigt_am: '2025-10-14' },
  ),
  strict(
    'Je viendrai chercher le manteau le 2 mai 2025. Pardon, plutôt le 5 mai.',
    { retrait: date },
    { retrait: '2025-05-05' },
  ),
  strict(
    [
      user('Necesito 20 metros de tul blanco para el 3 de marzo de 2026.'),
      bot('Anotado: 20 metros.'),
      user('Perdón, mejor 25 metros.'),
    ],
    { metros: n, color: s, fecha: date },
    { metros: 25, color: any('blanco', 'tul blanco'), fecha: '2026-03-03' },
  ),
  strict(
    [
      user('Book me in with Henrik on 8 May 2025 at 10:00.'),
      bot('Done: 8 May, 10:00.'),
      user('Oh, could you make that 11:30? Same day.'),
    ],
    { day: date, time: d(s, 'HH:MM'), stylist: s },
    { day: '2025-05-08', time: '11:30', stylist: 'Henrik' },
  ),
  strict(
    'Hej, min beställning gällde storlek 42. Nej, vänta, storlek 44. Leverera till Umeå.',
    { storlek: s, leveransort: s },
    { storlek: any('44', 'storlek 44'), leveransort: 'Umeå' },
  ),
  strict(
    'Our delivery of 12 March 2025 has to be put off. A new day is not settled yet.',
    { new_delivery_date: date },
    REFUSE,
  ),
  strict(
    'Wir hatten 60 Knöpfe bestellt, im Paket lagen aber nur 48. Bestellnummer 70331.',
    { bestellt: i, geliefert: i, bestellnummer: s },
    { bestellt: 60, geliefert: 48, bestellnummer: '70331' },
  ),
  strict(
    'Je garde la jupe et je renvoie le chemisier, commande 5567.',
    { article_retourne: s, commande: s },
    { article_retourne: any('chemisier', 'le chemisier'), commande: '5567' },
  ),
  strict('I am returning the cardigan and the two vests.', { returned_item: s }, REFUSE),
  // parties
  strict(
    'LIEFERSCHEIN 4410\nLieferant: Spinnerei Moorbach KG\nEmpfänger: Schneiderei Federleicht\nDatum: 07.05.2025\nFrachtführer: Nordtrans',
    { lieferschein_nr: s, lieferant: s, empfaenger: s, datum: date, frachtfuehrer: s },
    {
      lieferschein_nr: '4410',
      lieferant: any('Spinnerei Moorbach KG', 'Spinnerei Moorbach'),
      empfaenger: 'Schneiderei Federleicht',
      datum: '2025-05-07',
      frachtfuehrer: 'Nordtrans',
    },
  ),
  strict(
    'FACTURA F-2210\nEmisor: Botones Alcázar S.L.\nCliente: Taller Golondrina\nFecha: 9 de enero de 2025\nTotal: 340 €',
    { numero_factura: s, proveedor: s, cliente: s, fecha: date, total: n },
    {
      numero_factura: 'F-2210',
      proveedor: any('Botones Alcázar S.L.', 'Botones Alcázar S.L', 'Botones Alcázar'),
      cliente: 'Taller Golondrina',
      fecha: '2025-01-09',
      total: 340,
    },
  ),
  strict(
    'Hi, the sample room is closed next week. Cheers, Ottoline Marsh | Studio Manager | Fable & Thread',
    { sender: s, sender_title: s, company: s },
    { sender: 'Ottoline Marsh', sender_title: 'Studio Manager', company: 'Fable & Thread' },
  ),
  strict(
    'Bonjour, réservation au nom de Clémence Aubry pour deux essayages, merci.',
    { nom: s, essayages: i },
    { nom: any('Clémence Aubry'), essayages: 2 },
  ),
  strict(
    'Bitte reservieren Sie das Kostüm auf den Namen Wiebke Tholen, Abholung am 3. Juli 2025.',
    { kunde: s, abholung: date },
    { kunde: 'Wiebke Tholen', abholung: '2025-07-03' },
  ),
  strict(
    'Hej!\nPaketet är skickat.\n\nVänliga hälsningar\nRagnhild Ask\nLagerchef\nNålverket AB',
    { avsandare: s, titel: s, foretag: s },
    { avsandare: 'Ragnhild Ask', titel: 'Lagerchef', foretag: 'Nålverket AB' },
  ),
  strict('Bonjour, je voudrais faire raccourcir un pantalon noir et reprendre une veste.', { nom_client: s }, REFUSE),
  // single values
  strict('Ware bitte an Tor 4 anliefern, nicht vor 7 Uhr.', { tor: s }, { tor: any('4', 'Tor 4') }),
  strict(
    'FOB Qingdao, 6.80 USD each, MOQ is 1,000 pieces per colour, lead time 60 days after deposit.',
    { incoterm: one('FOB', 'CIF', 'EXW'), port: s, unit_price: n, moq: i, lead_time_days: i },
    { incoterm: 'FOB', port: 'Qingdao', unit_price: 6.8, moq: 1000, lead_time_days: 60 },
  ),
  strict(
    'Renvoie le résultat sur https://rappel.lisiere.example/v1 quand l’image est terminée, graine 31337.',
    { webhook_url: s, seed: i },
    { webhook_url: 'https://rappel.lisiere.example/v1', seed: 31337 },
  ),
  strict('Our homepage is https://www.quillfeather.example and the order number is 8841.', { webhook_url: s }, REFUSE),
  strict(
    'Charge 2207 vom Färber ist da, Farbton 318 stimmt.',
    { charge: s, farbton: s },
    { charge: any('2207', 'Charge 2207'), farbton: any('318', 'Farbton 318') },
  ),
  strict(
    'Cantidad mínima: 90 prendas; plazo de entrega: 4 semanas; puerto de Vigo.',
    { cantidad_minima: i, plazo_semanas: i, puerto: s },
    { cantidad_minima: 90, plazo_semanas: 4, puerto: any('Vigo', 'puerto de Vigo') },
  ),
  strict('The container is due into the port of Felixstowe on 4 April 2025.', { port_of_loading: s }, REFUSE),
];
