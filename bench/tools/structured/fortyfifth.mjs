/** Fifty requests by a fair outsider who saw no source, kept closed until the engine was done (an engineer of a shop who integrates). */
import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

export const CASES = [
  // English
  strict(
    'Reminder for the cutting room: 18 waistcoats in charcoal must be finished by 27 March 2026.',
    { pieceCount: i, pieceType: s, pieceColour: s, deadline: date },
    { pieceCount: 18, pieceType: any('waistcoats', 'waistcoat'), pieceColour: 'charcoal', deadline: '2026-03-27' },
  ),
  strict(
    'Hello, my name is Fiona Drew and I live in Cardiff. Do you sell dungarees for children?',
    { fullName: s, residence: s, lookingFor: s },
    { fullName: 'Fiona Drew', residence: 'Cardiff', lookingFor: any('dungarees', 'dungarees for children') },
  ),
  strict(
    'The collar measures 15 inches and the back length 30 inches.',
    { collarCm: n, backLengthCm: n },
    { collarCm: 38.1, backLengthCm: 76.2 },
  ),
  strict(
    'Complaint C-552: the blue dye of the jeans rubbed off on my sofa. I demand compensation.',
    { complaintId: s, productType: s, issue: one('colour_bleeding', 'shrinkage', 'missing_part') },
    { complaintId: 'C-552', productType: any('jeans', 'the jeans'), issue: 'colour_bleeding' },
  ),
  strict(
    'One pair of boots at 149 euros, one shoe cream at 9 euros, minus a voucher of 20 euros.',
    { bootsPrice: n, creamPrice: n, voucher: n, toPay: { ...n, description: 'Amount left to pay in euros' } },
    { bootsPrice: 149, creamPrice: 9, voucher: 20, toPay: 138 },
  ),
  strict(
    'Please dispatch the swimsuit to Joanne Tate.',
    { addressee: s, street: s, postcode: s, productType: s },
    REFUSE,
  ),
  strict(
    'Our mill in Prato, Italy, has 75 metres of herringbone left.',
    { location: s, country: s, metresLeft: i, cloth: s },
    { location: 'Prato', country: 'Italy', metresLeft: 75, cloth: 'herringbone' },
  ),
  strict(
    'Honest review: the nightgown is too long, I am disappointed. One star.',
    {
      starCount: i,
      productType: s,
      sentiment: one('positive', 'negative'),
      fitIssue: one('too long', 'too short', 'none'),
    },
    { starCount: 1, productType: any('nightgown', 'the nightgown'), sentiment: 'negative', fitIssue: 'too long' },
  ),
  strict(
    'The bathrobe contains 70% cotton and 30% bamboo viscose and weighs 1.1 kg.',
    { cottonShare: i, viscoseShare: i, weightGrams: n },
    { cottonShare: 70, viscoseShare: 30, weightGrams: 1100 },
  ),
  strict(
    'Change of plan: the fitting of Douglas Byrne moves from 4 May 2026 to 11 May 2026.',
    { fittingFor: s, oldDate: date, newDate: date },
    { fittingFor: 'Douglas Byrne', oldDate: '2026-05-04', newDate: '2026-05-11' },
  ),
  strict(
    'We stock the polo shirt in S, M, L and XL.',
    { productType: s, sizesInStock: list(s) },
    { productType: any('polo shirt', 'the polo shirt'), sizesInStock: ['S', 'M', 'L', 'XL'] },
  ),
  lax(
    'Warehouse note: 9 pairs of mittens received on 30 September 2026.',
    { received: i, productType: s, receivedOn: date, supplierName: or(s) },
    { received: 9, productType: any('mittens', 'pairs of mittens'), receivedOn: '2026-09-30', supplierName: null },
  ),
  strict('Can I have the cape monogrammed?', { productType: s, initials: s, threadColour: s }, REFUSE),
  strict(
    'The sender is Agnes Holt, agnes.holt@mail.example, ticket 83020, she asks how to wash a cape.',
    { sender: object({ fullName: s, email: s }), ticket: i, subject: one('care', 'invoice', 'delivery') },
    { sender: { fullName: 'Agnes Holt', email: 'agnes.holt@mail.example' }, ticket: 83020, subject: 'care' },
  ),
  strict(
    'Eight shirts are folded into each box, and there are six boxes.',
    { perBox: i, boxes: i, shirtsAltogether: i },
    { perBox: 8, boxes: 6, shirtsAltogether: 48 },
  ),
  strict(
    'The order of Lionel Barr was placed on 2 June 2026 and is already shipped, by courier.',
    { buyerName: s, placedOn: date, shipped: b },
    { buyerName: 'Lionel Barr', placedOn: '2026-06-02', shipped: true },
  ),
  strict(
    'Please tell the supplier we want more corduroy.',
    { cloth: s, metresWanted: n, maxPrice: n, colourway: s },
    REFUSE,
  ),
  lax(
    'Tanya Cole returns the ballet flats because the sole came off.',
    { returningCustomer: s, productType: s, cause: one('defect', 'wrong size', 'changed mind'), returnLabel: or(s) },
    {
      returningCustomer: 'Tanya Cole',
      productType: any('ballet flats', 'the ballet flats'),
      cause: 'defect',
      returnLabel: null,
    },
  ),

  // German
  strict(
    'Für das Theater brauchen wir bis zum 3. November 2026 zwölf Umhänge aus rotem Samt.',
    { abgabe: date, menge: i, teil: s, material: s, kolorit: { ...s, description: 'Farbe des Stoffes' } },
    {
      abgabe: '2026-11-03',
      menge: 12,
      teil: any('Umhänge', 'Umhang'),
      material: any('Samt', 'rotem Samt', 'roter Samt'),
      kolorit: any('rot', 'rotem', 'roter', 'Rot'),
    },
  ),
  strict(
    'Mein Name ist Rolf Steiner, die Krawatte hat einen Fleck. Ich hätte gern mein Geld zurück.',
    { absender: s, teil: s, forderung: one('Geld zurück', 'Ersatz', 'Reinigung') },
    { absender: 'Rolf Steiner', teil: any('Krawatte', 'die Krawatte', 'Die Krawatte'), forderung: 'Geld zurück' },
  ),
  strict(
    'Drei Paar Handschuhe für je 22 Euro und ein Schal für 34 Euro.',
    { handschuhPaare: i, schalPreis: n, endsumme: n },
    { handschuhPaare: 3, schalPreis: 34, endsumme: 100 },
  ),
  strict(
    'Innenbeinlänge 0,82 m, Bundweite 90 cm.',
    { innenbeinCm: n, bundweiteCm: n },
    { innenbeinCm: 82, bundweiteCm: 90 },
  ),
  strict(
    'Die Weberei Hagedorn aus Chemnitz verlangt 16,40 Euro pro Meter Loden.',
    { weberei: s, sitz: s, meterpreis: n, tuch: s },
    {
      weberei: any('Weberei Hagedorn', 'Hagedorn', 'Die Weberei Hagedorn', 'die Weberei Hagedorn'),
      sitz: 'Chemnitz',
      meterpreis: 16.4,
      tuch: 'Loden',
    },
  ),
  strict(
    'Wann kann ich meinen Anzug abholen? Ich heiße Peter Brandt.',
    { absender: s, auftragsnr: s, teil: s, abholung: date },
    REFUSE,
  ),
  strict(
    'Anfrage 2290: Ist die Mütze kratzig? Woraus ist sie?',
    { anfrageNr: i, teil: s, thema: one('Material', 'Versand', 'Zahlung') },
    { anfrageNr: 2290, teil: any('Mütze', 'die Mütze'), thema: 'Material' },
  ),
  lax(
    'Der Bademantel in Türkis kostet 79 Euro und wiegt 1,2 kg.',
    { teil: s, kolorit: { ...s, description: 'Farbe' }, preisEuro: n, gewichtGramm: n, pflegehinweis: or(s) },
    {
      teil: any('Bademantel', 'Der Bademantel', 'der Bademantel'),
      kolorit: any('Türkis', 'türkis'),
      preisEuro: 79,
      gewichtGramm: 1200,
      pflegehinweis: null,
    },
  ),

  // French
  strict(
    "Je m'appelle Maud Lefèvre, j'habite à Dijon et je cherche un imperméable jaune en taille 38.",
    { nomComplet: s, domicile: s, piece: s, teinte: s, mesure: { ...i, description: 'Taille du vêtement' } },
    {
      nomComplet: 'Maud Lefèvre',
      domicile: 'Dijon',
      piece: any('imperméable', 'imperméable jaune', 'un imperméable'),
      teinte: 'jaune',
      mesure: 38,
    },
  ),
  strict(
    'Le gilet acheté le 9 janvier 2026 a perdu deux boutons.',
    { piece: s, acheteLe: date, boutonsPerdus: i },
    { piece: any('gilet', 'Le gilet', 'le gilet'), acheteLe: '2026-01-09', boutonsPerdus: 2 },
  ),
  strict(
    'Réclamation 1874 : ma carte a été débitée deux fois.',
    { reclamation: i, rubrique: one('paiement', 'expédition', 'entretien') },
    { reclamation: 1874, rubrique: 'paiement' },
  ),
  strict(
    'Le rideau fait 2,5 m de haut et 135 cm de large, en lin écru.',
    { hautCm: n, largeCm: n, textile: s, teinte: s },
    { hautCm: 250, largeCm: 135, textile: any('lin', 'lin écru'), teinte: 'écru' },
  ),
  strict(
    "Pourriez-vous m'envoyer un devis pour des uniformes ?",
    { societe: s, nombre: i, piece: s, echeance: date },
    REFUSE,
  ),
  strict(
    'Cinq chemisiers à 48 euros chacun, remise de 40 euros.',
    { chemisiers: i, remise: n, netAPayer: n },
    { chemisiers: 5, remise: 40, netAPayer: 200 },
  ),
  lax(
    'La Maison Corbin expédie 300 mètres de doublure le 16 avril 2026.',
    { expediteur: s, metrage: i, textile: s, expedieLe: date, transporteur: or(s) },
    {
      expediteur: any('Maison Corbin', 'La Maison Corbin', 'la Maison Corbin'),
      metrage: 300,
      textile: 'doublure',
      expedieLe: '2026-04-16',
      transporteur: null,
    },
  ),
  strict('Les bottines sont arrivées abîmées.', { nomComplet: s, bonDeCommande: s, piece: s }, REFUSE),

  // Swedish
  strict(
    'Jag heter Elsa Nyman, bor i Kiruna och vill ha en röd mössa av merinoull.',
    { avsandare: s, hemort: s, vara: s, nyans: { ...s, description: 'Varans färg' }, ullsort: s },
    {
      avsandare: 'Elsa Nyman',
      hemort: 'Kiruna',
      vara: any('mössa', 'röd mössa', 'en röd mössa'),
      nyans: any('röd', 'rött'),
      ullsort: 'merinoull',
    },
  ),
  strict(
    'Kjolen krympte i tvätten, jag vill ha pengarna tillbaka.',
    { vara: s, begaran: one('återbetalning', 'byte', 'lagning') },
    { vara: any('Kjolen', 'kjolen', 'kjol', 'Kjol'), begaran: 'återbetalning' },
  ),
  strict(
    'Sex skjortor à 450 kronor blir dyrt, men vi tar dem.',
    { skjortor: i, prisPerSkjorta: n, summaKronor: n },
    { skjortor: 6, prisPerSkjorta: 450, summaKronor: 2700 },
  ),
  strict(
    'Ulrika Bergman hämtar sin brudklänning den 8 augusti 2026 klockan 16:30.',
    { hamtasAv: s, vara: s, hamtdag: date, klockslag: s },
    {
      hamtasAv: 'Ulrika Bergman',
      vara: any('brudklänning', 'Brudklänning', 'sin brudklänning'),
      hamtdag: '2026-08-08',
      klockslag: any('16:30', 'klockan 16:30'),
    },
  ),
  strict(
    'Tyget är 1,4 m brett och väger 210 g per kvadratmeter.',
    { breddCm: n, gramPerKvadratmeter: n },
    { breddCm: 140, gramPerKvadratmeter: 210 },
  ),
  strict('Vi behöver mer tråd till ateljén.', { tradfarg: s, antalRullar: i, leverantorNamn: s }, REFUSE),
  strict(
    'Västen finns i svart, vinröd och beige.',
    { vara: s, nyanser: list(s) },
    { vara: any('Västen', 'västen', 'väst', 'Väst'), nyanser: ['svart', 'vinröd', 'beige'] },
  ),
  lax(
    'Paketet från Dalastickat i Mora innehöll 24 tröjor.',
    { avsandare: s, ort: s, antalPlagg: i, vara: s, fraktsedel: or(s) },
    { avsandare: 'Dalastickat', ort: 'Mora', antalPlagg: 24, vara: any('tröjor', 'tröja'), fraktsedel: null },
  ),

  // Spanish
  strict(
    'Me llamo Irene Salas y necesito acortar tres pantalones 5 cm antes del 12 de septiembre de 2026.',
    { remitente: s, unidades: i, pieza: s, acortarCm: n, fechaLimite: date },
    {
      remitente: 'Irene Salas',
      unidades: 3,
      pieza: any('pantalones', 'pantalón'),
      acortarCm: 5,
      fechaLimite: '2026-09-12',
    },
  ),
  strict(
    'Incidencia 4038: el paquete salió hace diez días y todavía no ha llegado.',
    { incidencia: i, asunto: one('envío', 'pago', 'tallas') },
    { incidencia: 4038, asunto: 'envío' },
  ),
  strict(
    'La chaqueta costaba 160 euros y ahora tiene un 50 % de descuento.',
    { pieza: s, precioAntes: n, descuentoPct: n, precioAhora: n },
    { pieza: any('chaqueta', 'La chaqueta', 'la chaqueta'), precioAntes: 160, descuentoPct: 50, precioAhora: 80 },
  ),
  strict(
    'El mantel de hilo mide 2,2 m por 150 cm y es bordado a mano.',
    { pieza: s, largoCm: n, anchoCm: n, bordadoAMano: b },
    {
      pieza: any('mantel', 'mantel de hilo', 'El mantel de hilo', 'El mantel', 'el mantel'),
      largoCm: 220,
      anchoCm: 150,
      bordadoAMano: true,
    },
  ),
  strict(
    'Cuatro estrellas para la gorra de Monte Alto, muy buena tela.',
    { estrellas: i, fabricante: s, pieza: s, opinion: one('positiva', 'negativa') },
    { estrellas: 4, fabricante: 'Monte Alto', pieza: any('gorra', 'la gorra'), opinion: 'positiva' },
  ),
  strict('Manden por favor el pijama a mi casa.', { remitente: s, calle: s, poblacion: s, pieza: s }, REFUSE),
  strict(
    'Compré siete corbatas de seda en Toledo.',
    { unidades: i, pieza: s, fibra: s, lugar: s },
    {
      unidades: 7,
      pieza: any('corbatas', 'corbata', 'corbatas de seda', 'corbata de seda'),
      fibra: 'seda',
      lugar: 'Toledo',
    },
  ),
  strict('Quiero una prueba para el chaqué.', { remitente: s, diaPrueba: date, pieza: s }, REFUSE),
];
