import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

export const CASES = [
  // English
  strict(
    'Could you repair the lining of my tuxedo? My name is Gareth Mills, phone 0117 496 0022.',
    { client_name: s, phone: s, article: s, service: one('repair', 'alteration', 'cleaning') },
    {
      client_name: 'Gareth Mills',
      phone: '0117 496 0022',
      article: any('tuxedo', 'my tuxedo', 'lining of my tuxedo'),
      service: 'repair',
    },
  ),
  strict(
    'Stock count of 4 January 2027: 86 raincoats, 140 umbrellas, 37 hats.',
    { counted_on: date, raincoats: i, umbrellas: i, hats: i },
    { counted_on: '2027-01-04', raincoats: 86, umbrellas: 140, hats: 37 },
  ),
  strict(
    'The Skye kilt is woven in Scotland from pure wool and sells at 310 pounds.',
    { product: s, made_in: s, fibre: s, retail_price: n },
    {
      product: any('Skye', 'Skye kilt', 'The Skye kilt', 'the Skye kilt'),
      made_in: 'Scotland',
      fibre: any('wool', 'pure wool'),
      retail_price: 310,
    },
  ),
  strict(
    'This jumper is knitted from alpaca.',
    { fibre: s, fibre_origin: one('animal', 'plant', 'synthetic') },
    { fibre: 'alpaca', fibre_origin: 'animal' },
  ),
  strict(
    'A customer has been charged twice for the same pair of gloves.',
    { topic: one('billing', 'shipping', 'fit'), item: s },
    { topic: 'billing', item: any('gloves', 'pair of gloves', 'the same pair of gloves') },
  ),
  strict(
    'Dear team, I want to swap my pyjamas for a bigger size.',
    { purchase_id: s, item: s, request: one('swap', 'refund', 'repair') },
    REFUSE,
  ),
  strict(
    'Ten metres of ribbon at 1.20 euros a metre, plus postage of 5 euros.',
    {
      ribbon_metres: i,
      price_per_metre: n,
      postage: n,
      grand_total: { ...n, description: 'Ribbon and postage together, in euros' },
    },
    { ribbon_metres: 10, price_per_metre: 1.2, postage: 5, grand_total: 17 },
  ),
  strict(
    'Two stars. The sandals from Costa Verde look nice, but the strap tore on the first day.',
    { rating: i, maker: s, product: s, defect_reported: b },
    { rating: 2, maker: 'Costa Verde', product: any('sandals', 'The sandals', 'the sandals'), defect_reported: true },
  ),
  strict(
    'Please collect the returns from our branch in Leeds on 22 August 2026 between 09:00 and 11:00.',
    { branch: s, pickup_day: date, from_time: s, to_time: s },
    { branch: 'Leeds', pickup_day: '2026-08-22', from_time: '09:00', to_time: '11:00' },
  ),
  strict(
    'We need 45 buttons in brass and 45 buttons in horn.',
    { materials: list(s), buttons_total: i },
    { materials: ['brass', 'horn'], buttons_total: 90 },
  ),
  strict(
    'The bridal veil is 2.4 metres long and weighs 0.3 kilograms.',
    { veil_length_cm: n, weight_g: n },
    { veil_length_cm: 240, weight_g: 300 },
  ),
  strict(
    'Put me down for an alteration of the bridesmaid dress, my name is Sian Powell.',
    { client_name: s, article: s, appointment: date, hour: s },
    REFUSE,
  ),
  lax(
    'Sophie Grant bought a pleated skirt in burgundy on 11 November 2025.',
    { buyer: s, product: s, shade: s, bought_on: date, voucher_code: or(s) },
    {
      buyer: 'Sophie Grant',
      product: any('pleated skirt', 'skirt'),
      shade: 'burgundy',
      bought_on: '2025-11-11',
      voucher_code: null,
    },
  ),
  strict(
    'The groom takes a UK 42 suit. We work in EU sizes here.',
    { uk: i, eu: { ...i, description: "The same men's suit size in the EU system" } },
    { uk: 42, eu: 52 },
  ),
  strict(
    'Deliver to: Marsh & Daughters, 5 Harbour Street, Whitby. Reference PO-6613.',
    { reference: s, consignee: s, destination: object({ street: s, town: s }) },
    {
      reference: 'PO-6613',
      consignee: 'Marsh & Daughters',
      destination: { street: '5 Harbour Street', town: 'Whitby' },
    },
  ),
  strict('We would like an offer for organic jersey.', { textile: s, quantity_m: n, wanted_by: date }, REFUSE),
  strict(
    'The original price of the ski jacket is 280 euros and it is 20% off this week.',
    { product: s, original: n, discount_percent: n, sale_price: n },
    { product: any('ski jacket', 'the ski jacket'), original: 280, discount_percent: 20, sale_price: 224 },
  ),
  lax(
    'The waterproof trousers weigh 420 g.',
    { article: s, weight_g: n, colour: or(s) },
    { article: any('trousers', 'waterproof trousers'), weight_g: 420, colour: null },
  ),

  // German
  strict(
    'Guten Tag, ich möchte sechs Servietten aus Damast nach Graz bestellen. Gruß, Doris Hofer',
    { besteller: s, lieferort: s, stueck: i, ware: s, gewebe: s },
    { besteller: 'Doris Hofer', lieferort: 'Graz', stueck: 6, ware: any('Servietten', 'Serviette'), gewebe: 'Damast' },
  ),
  strict(
    'Der Reißverschluss am Rucksack klemmt, bitte reparieren Sie ihn.',
    { gegenstand: s, auftrag: one('Reparatur', 'Erstattung', 'Umtausch') },
    { gegenstand: any('Rucksack', 'Reißverschluss'), auftrag: 'Reparatur' },
  ),
  strict(
    'Die Rechnung RE-3305 über 412,80 Euro ist am 15. Februar 2026 fällig.',
    { rechnungsnr: s, betrag: n, faelligkeit: date },
    { rechnungsnr: 'RE-3305', betrag: 412.8, faelligkeit: '2026-02-15' },
  ),
  strict('Ich hätte gern einen Termin für das Dirndl.', { auftraggeber: s, kleidungsstueck: s, tag: date }, REFUSE),
  strict(
    'Das Hemd gibt es in Hellblau, Rosa und Weiß.',
    { artikel: s, farbtoene: list(s) },
    { artikel: any('Hemd', 'Das Hemd', 'das Hemd'), farbtoene: ['Hellblau', 'Rosa', 'Weiß'] },
  ),
  strict(
    'Die Gardine ist 2,6 m hoch und 1,4 m breit.',
    { hoehe_cm: n, breite_cm: n },
    { hoehe_cm: 260, breite_cm: 140 },
  ),
  strict(
    'Frau Sabine Lorenz aus Kassel gibt uns vier von fünf Sternen, die Lieferung dauerte drei Tage.',
    { bewerterin: s, wohnort: s, sterne: i, liefertage: i },
    { bewerterin: any('Sabine Lorenz', 'Frau Sabine Lorenz'), wohnort: 'Kassel', sterne: 4, liefertage: 3 },
  ),
  lax(
    'Wir liefern 80 Meter Cord in Braun.',
    { meterzahl: i, gewebe: s, farbton: s, meterpreis: or(n) },
    { meterzahl: 80, gewebe: 'Cord', farbton: any('Braun', 'braun'), meterpreis: null },
  ),

  // French
  strict(
    'Madame Odile Perrin souhaite raccourcir un pantalon de 4 cm pour le 10 octobre 2026.',
    { cliente: s, vetement: s, raccourcir_cm: n, pour_le: date },
    {
      cliente: any('Odile Perrin', 'Madame Odile Perrin'),
      vetement: any('pantalon', 'un pantalon'),
      raccourcir_cm: 4,
      pour_le: '2026-10-10',
    },
  ),
  strict(
    'Quatre étoiles : la veste de la marque Ardoise est belle, taille parfaite.',
    { etoiles: i, marque: s, produit: s },
    { etoiles: 4, marque: 'Ardoise', produit: any('veste', 'la veste') },
  ),
  strict(
    "Le colis 70418 devait arriver lundi et je ne l'ai toujours pas reçu.",
    { colis: i, sujet: one('livraison', 'paiement', 'taille') },
    { colis: 70418, sujet: 'livraison' },
  ),
  strict(
    'Pouvez-vous réserver une retouche pour Julien Marchand ?',
    { client: s, vetement: s, date_retouche: date, horaire: s },
    REFUSE,
  ),
  strict(
    'Trois foulards à 35 euros et deux cravates à 20 euros.',
    { foulards: i, prix_foulard: n, cravates: i, prix_cravate: n, montant_total: n },
    { foulards: 3, prix_foulard: 35, cravates: 2, prix_cravate: 20, montant_total: 145 },
  ),
  strict(
    'La Filature Morel nous propose 90 mètres de gabardine beige à 11 euros le mètre.',
    { fournisseur: s, longueur_m: i, etoffe: s, coloris: s, tarif_metre: n },
    {
      fournisseur: any('Filature Morel', 'La Filature Morel', 'la Filature Morel'),
      longueur_m: 90,
      etoffe: any('gabardine', 'gabardine beige'),
      coloris: 'beige',
      tarif_metre: 11,
    },
  ),
  lax(
    'La nappe en coton mesure 180 cm sur 140 cm.',
    { matiere: s, longueur_cm: n, largeur_cm: n, prix: or(n) },
    { matiere: 'coton', longueur_cm: 180, largeur_cm: 140, prix: null },
  ),
  strict('Il me faut des gants pour samedi.', { produit: s, pointure: s, quantite: i }, REFUSE),

  // Swedish
  strict(
    'Kan ni lägga upp byxorna 3 cm till den 5 december 2026? Hälsningar, Birgitta Fors',
    { bestallare: s, persedel: s, lagg_upp_cm: n, klart_senast: date },
    {
      bestallare: 'Birgitta Fors',
      persedel: any('byxorna', 'byxor', 'Byxor'),
      lagg_upp_cm: 3,
      klart_senast: '2026-12-05',
    },
  ),
  strict(
    'Ärende 6021: kortet nekades när jag skulle betala.',
    { arendenummer: i, kategori: one('betalning', 'leverans', 'storlek') },
    { arendenummer: 6021, kategori: 'betalning' },
  ),
  strict(
    'Kappan är sydd i Italien av kashmir och kostar 5900 kronor.',
    { persedel: s, tillverkningsland: s, fiber: s, pris_kr: n },
    {
      persedel: any('Kappan', 'kappan', 'kappa', 'Kappa'),
      tillverkningsland: 'Italien',
      fiber: 'kashmir',
      pris_kr: 5900,
    },
  ),
  strict(
    'Fyra kuddfodral för 120 kr styck och frakt för 49 kr.',
    { antal_kuddfodral: i, styckpris: n, frakt: n, slutsumma: n },
    { antal_kuddfodral: 4, styckpris: 120, frakt: 49, slutsumma: 529 },
  ),
  strict(
    'Bröstvidd 104 cm, midja 88 cm, ärm 0,64 m.',
    { brostvidd_cm: n, midja_cm: n, arm_cm: n },
    { brostvidd_cm: 104, midja_cm: 88, arm_cm: 64 },
  ),
  strict('Jag vill lämna tillbaka morgonrocken.', { inkopsnummer: s, persedel: s, inkopsdatum: date }, REFUSE),
  strict(
    'Skicka fem gröna mössor och fem gröna vantar till förskolan Gläntan i Falun.',
    { mottagare: s, stad: s, kulor: s, plagg_totalt: i },
    {
      mottagare: any('förskolan Gläntan', 'Gläntan', 'Förskolan Gläntan'),
      stad: 'Falun',
      kulor: any('grön', 'gröna', 'grönt'),
      plagg_totalt: 10,
    },
  ),
  strict(
    'Recension: tre stjärnor, koftan från Havsdal noppar sig.',
    { betyg: i, varumarke: s, persedel: s },
    { betyg: 3, varumarke: 'Havsdal', persedel: any('koftan', 'kofta', 'Kofta') },
  ),

  // Spanish
  strict(
    'Buenos días, soy Carmen Ortega, de Bilbao, y quiero encargar un vestido de novia para el 20 de junio de 2026.',
    { solicitante: s, localidad: s, encargo: s, fecha_entrega: date },
    {
      solicitante: 'Carmen Ortega',
      localidad: 'Bilbao',
      encargo: any('vestido de novia', 'un vestido de novia'),
      fecha_entrega: '2026-06-20',
    },
  ),
  strict(
    'El chaleco me queda pequeño, quiero que me devuelvan el dinero.',
    { articulo: s, motivo: one('pequeño', 'grande', 'defectuoso'), desea: one('reembolso', 'cambio') },
    { articulo: any('chaleco', 'El chaleco', 'el chaleco'), motivo: 'pequeño', desea: 'reembolso' },
  ),
  strict(
    'Hemos recibido 12 cajas con 24 pares de calcetines cada una.',
    { cajas: i, pares_por_caja: i, pares_totales: i },
    { cajas: 12, pares_por_caja: 24, pares_totales: 288 },
  ),
  strict(
    'La factura B-119 de Hilos Duero es de 275 euros y ya está pagada.',
    { numero_factura: s, emisor: s, importe: n, pagada: b },
    { numero_factura: 'B-119', emisor: 'Hilos Duero', importe: 275, pagada: true },
  ),
  strict('Quisiera reservar una prueba del traje.', { solicitante: s, dia: date, hora: s, articulo: s }, REFUSE),
  strict(
    'La bufanda mide 1,80 m de largo y 30 cm de ancho.',
    { largo_cm: n, ancho_cm: n },
    { largo_cm: 180, ancho_cm: 30 },
  ),
  strict(
    'El bolso es de cuero, color marrón, y cuesta 89,95 euros.',
    { articulo: s, material: s, tono: s, coste: n },
    { articulo: any('bolso', 'El bolso', 'el bolso'), material: 'cuero', tono: 'marrón', coste: 89.95 },
  ),
  strict('Quiero cambiar los zapatos por otro número.', { referencia_compra: s, articulo: s, numero_nuevo: i }, REFUSE),
];
