import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

export const CASES = [
  // English
  strict(
    'Please send two black cashmere cardigans, size M, to Helena Strand in Bergen.',
    { recipient: s, city: s, quantity: i, colour: s, size: s },
    { recipient: 'Helena Strand', city: 'Bergen', quantity: 2, colour: 'black', size: 'M' },
  ),
  strict(
    'Order 4471: the zip of my parka broke after one week. I want my money back.',
    { order_number: i, garment: s, wish: one('refund', 'exchange', 'repair') },
    { order_number: 4471, garment: any('parka', 'my parka'), wish: 'refund' },
  ),
  strict(
    'My measurements: bust 92 cm, waist 74 cm, hips 99 cm, height 1.70 m.',
    { bust_cm: n, waist_cm: n, hips_cm: n, height_cm: n },
    { bust_cm: 92, waist_cm: 74, hips_cm: 99, height_cm: 170 },
  ),
  strict(
    'We can deliver 120 metres of grey flannel at 14.50 euros per metre on 3 June 2026.',
    { metres: i, fabric: s, colour: s, price_per_metre: n, delivery_date: date },
    {
      metres: 120,
      fabric: any('flannel', 'grey flannel'),
      colour: 'grey',
      price_per_metre: 14.5,
      delivery_date: '2026-06-03',
    },
  ),
  strict(
    'I take three belts at 25 euros each and one hat for 40 euros.',
    {
      pieces: { ...i, description: 'Number of pieces in all' },
      total_eur: { ...n, description: 'Sum to pay in euros' },
    },
    { pieces: 4, total_eur: 115 },
  ),
  strict(
    'I would like to return the skirt, it is too tight.',
    { order_number: s, garment: s, reason: one('too_small', 'too_large', 'damaged') },
    REFUSE,
  ),
  strict(
    'Five stars! The dress from Lund & Co fits perfectly and came in two days.',
    { stars: i, brand: s, delivery_days: i },
    { stars: 5, brand: 'Lund & Co', delivery_days: 2 },
  ),
  strict(
    'Fitting for Marcus Hale on 14 March 2026 at 15:30, for the wedding suit.',
    { customer: s, day: date, time: s, garment: s },
    {
      customer: 'Marcus Hale',
      day: '2026-03-14',
      time: '15:30',
      garment: any('wedding suit', 'suit', 'the wedding suit'),
    },
  ),
  lax(
    'The tracking says my parcel was delivered but nothing has arrived here.',
    { category: one('delivery', 'payment', 'sizing'), order_number: or(s) },
    { category: 'delivery', order_number: null },
  ),
  strict(
    'The Alma blouse is 100% silk, made in Portugal, and costs 129 euros.',
    { name: s, material: s, country: s, price_eur: n },
    {
      name: any('Alma', 'Alma blouse', 'The Alma blouse', 'the Alma blouse'),
      material: any('silk', '100% silk'),
      country: 'Portugal',
      price_eur: 129,
    },
  ),
  strict(
    'The sleeve is 20 inches long and the cuff 5 inches wide.',
    { sleeve_cm: n, cuff_cm: n },
    { sleeve_cm: 50.8, cuff_cm: 12.7 },
  ),
  strict(
    "My husband wears a men's jacket in UK size 40. Which EU size is that?",
    { garment: s, uk_size: i, eu_size: i },
    { garment: any('jacket', "men's jacket"), uk_size: 40, eu_size: 50 },
  ),
  strict(
    'Please book Clara Winther for a fitting of her coat.',
    { customer: s, garment: s, day: date, time: s },
    REFUSE,
  ),
  strict(
    'We are out of scarves, gloves and beanies.',
    { out_of_stock: list(s), count: i },
    { out_of_stock: ['scarves', 'gloves', 'beanies'], count: 3 },
  ),
  strict(
    'Ship the parcel to Tom Reed, 12 Mill Lane, York.',
    { name: s, address: object({ street: s, city: s }) },
    { name: 'Tom Reed', address: { street: '12 Mill Lane', city: 'York' } },
  ),
  strict(
    'Invoice F-208 from Weaver Bros, 640 euros, due 30 April 2026, not yet paid.',
    { invoice: s, supplier: s, amount_eur: n, due: date, paid: b },
    { invoice: 'F-208', supplier: 'Weaver Bros', amount_eur: 640, due: '2026-04-30', paid: false },
  ),
  strict('Send Ruth Abel the quilted vest in green, please.', { customer: s, garment: s, colour: s, size: s }, REFUSE),
  lax(
    'Hi, it is Priya Nair. The linen trousers arrived with a hole at the knee.',
    { customer: s, garment: s, material: s, order_number: or(s) },
    { customer: 'Priya Nair', garment: any('trousers', 'linen trousers'), material: 'linen', order_number: null },
  ),

  // German
  strict(
    'Bitte reservieren Sie für Frau Jutta Keller einen Termin am 9. September 2026 um 10:00 Uhr.',
    { name: s, datum: date, uhrzeit: s },
    { name: any('Jutta Keller', 'Frau Jutta Keller'), datum: '2026-09-09', uhrzeit: any('10:00', '10:00 Uhr') },
  ),
  strict(
    'Ich habe die Hose in Größe 44 bestellt, brauche aber Größe 46 und möchte sie umtauschen. Bestellnummer 90312.',
    {
      bestellnummer: i,
      bestellte_groesse: i,
      gewuenschte_groesse: i,
      anliegen: one('Umtausch', 'Rückgabe', 'Reparatur'),
    },
    { bestellnummer: 90312, bestellte_groesse: 44, gewuenschte_groesse: 46, anliegen: 'Umtausch' },
  ),
  strict(
    'Ich nehme 5 Meter Leinen zu 18 Euro pro Meter.',
    { meter: i, preis_pro_meter: n, gesamtpreis: n },
    { meter: 5, preis_pro_meter: 18, gesamtpreis: 90 },
  ),
  strict(
    'Der Mantel besteht aus 80 % Wolle und 20 % Polyamid, Farbe Anthrazit, Preis 249 Euro.',
    { wolle_prozent: i, polyamid_prozent: i, farbe: s, preis: n },
    { wolle_prozent: 80, polyamid_prozent: 20, farbe: any('Anthrazit', 'anthrazit'), preis: 249 },
  ),
  strict('Wir schicken Ihnen den Samt so bald wie möglich.', { lieferant: s, menge_meter: n, stoff: s }, REFUSE),
  strict(
    'Die Lieferung kam leider zu spät, aber das Kleid ist wunderschön.',
    { puenktlich_geliefert: b, kleid_gefaellt: b },
    { puenktlich_geliefert: false, kleid_gefaellt: true },
  ),
  lax(
    'Herr Nowak aus Leipzig möchte zwei Hemden in Weiß.',
    { kunde: s, stadt: s, anzahl: i, farbe: s, kragenweite: or(i) },
    { kunde: any('Nowak', 'Herr Nowak'), stadt: 'Leipzig', anzahl: 2, farbe: any('Weiß', 'weiß'), kragenweite: null },
  ),
  strict(
    'Schulterbreite 46 cm, Armlänge 0,65 m.',
    { schulterbreite_cm: n, armlaenge_cm: n },
    { schulterbreite_cm: 46, armlaenge_cm: 65 },
  ),

  // French
  strict(
    'Bonjour, je voudrais commander deux jupes plissées en taille 40, livrées à Nantes.',
    { quantite: i, article: s, taille: i, ville: s },
    { quantite: 2, article: any('jupes plissées', 'jupe plissée', 'jupes', 'jupe'), taille: 40, ville: 'Nantes' },
  ),
  strict(
    'Le pull a rétréci au premier lavage, je souhaite être remboursée.',
    { article: s, demande: one('remboursement', 'échange', 'réparation') },
    { article: any('pull', 'Le pull', 'le pull'), demande: 'remboursement' },
  ),
  strict(
    'Rendez-vous pour Camille Roux le 21 mai 2026 à 14h30 pour un essayage.',
    { cliente: s, jour: date, heure: s },
    { cliente: 'Camille Roux', jour: '2026-05-21', heure: any('14h30', '14:30') },
  ),
  strict(
    'Facture 5519 : 12 boutons à 0,50 euro pièce et une fermeture à 4 euros.',
    { facture: i, boutons: i, prix_bouton: n, total: { ...n, description: 'Montant total en euros' } },
    { facture: 5519, boutons: 12, prix_bouton: 0.5, total: 10 },
  ),
  strict(
    'Je veux retourner mon manteau, il est trop grand.',
    { numero_commande: s, article: s, motif: one('trop grand', 'trop petit', 'défectueux') },
    REFUSE,
  ),
  strict(
    'Cette robe en viscose existe en rouge, en noir et en vert.',
    { matiere: s, couleurs: list(s) },
    { matiere: 'viscose', couleurs: ['rouge', 'noir', 'vert'] },
  ),
  strict(
    'Prénom Inès, tour de poitrine 96 cm, tour de taille 78 cm, stature 1,68 m.',
    { prenom: s, tour_poitrine_cm: n, tour_taille_cm: n, stature_cm: n },
    { prenom: 'Inès', tour_poitrine_cm: 96, tour_taille_cm: 78, stature_cm: 168 },
  ),
  strict(
    'Notre atelier peut vous livrer 60 mètres de popeline.',
    { metres: i, tissu: s, prix_du_metre: n, date_livraison: date },
    REFUSE,
  ),

  // Swedish
  strict(
    'Hej! Jag vill beställa tre par strumpor i storlek 39 till Umeå. Mvh Karin Ek',
    { namn: s, ort: s, antal_par: i, storlek: i },
    { namn: 'Karin Ek', ort: 'Umeå', antal_par: 3, storlek: 39 },
  ),
  strict(
    'Klänningen var för stor, jag vill byta den mot en mindre.',
    { plagg: s, anledning: one('för stor', 'för liten', 'trasig') },
    { plagg: any('klänning', 'Klänning', 'Klänningen', 'klänningen'), anledning: 'för stor' },
  ),
  strict(
    'Vi har 15 rullar siden i lager och varje rulle är 20 meter.',
    { rullar: i, tyg: s, meter_totalt: i },
    { rullar: 15, tyg: 'siden', meter_totalt: 300 },
  ),
  strict(
    'Provning för Oskar Lindgren den 2 februari 2026 klockan 11:00, det gäller en frack.',
    { kund: s, datum: date, tid: s, plagg: s },
    {
      kund: 'Oskar Lindgren',
      datum: '2026-02-02',
      tid: any('11:00', 'klockan 11:00'),
      plagg: any('frack', 'en frack'),
    },
  ),
  strict('Kan ni skicka en jacka till mig?', { namn: s, plagg: s, storlek: s }, REFUSE),
  strict(
    'Rocken kostar 1200 kronor, nu med 25 procent rabatt.',
    { ordinarie_pris: n, rabatt_procent: n, nytt_pris: n },
    { ordinarie_pris: 1200, rabatt_procent: 25, nytt_pris: 900 },
  ),
  strict(
    'Faktura 771 från Borås Väveri på 8400 kr ska betalas senast den 31 oktober 2026.',
    { fakturanummer: i, leverantor: s, belopp: n, forfallodag: date },
    { fakturanummer: 771, leverantor: 'Borås Väveri', belopp: 8400, forfallodag: '2026-10-31' },
  ),
  lax(
    'Bältet är av läder och 95 cm långt.',
    { material: s, langd_cm: n, farg: or(s) },
    { material: 'läder', langd_cm: 95, farg: null },
  ),

  // Spanish
  strict(
    'Quiero dos camisas blancas de la talla 42 para Lucía Prado, en Sevilla.',
    { clienta: s, ciudad: s, cantidad: i, talla: i, color: s },
    { clienta: 'Lucía Prado', ciudad: 'Sevilla', cantidad: 2, talla: 42, color: any('blanco', 'blanca', 'blancas') },
  ),
  strict(
    'El abrigo llegó con un botón roto; pido un cambio por otro.',
    { prenda: s, solicitud: one('cambio', 'reembolso', 'reparación') },
    { prenda: any('abrigo', 'El abrigo', 'el abrigo'), solicitud: 'cambio' },
  ),
  strict(
    'La falda cuesta 45 euros y el cinturón 15 euros.',
    { precio_falda: n, precio_cinturon: n, total: n },
    { precio_falda: 45, precio_cinturon: 15, total: 60 },
  ),
  strict(
    'Cita de prueba para Mateo Gil el 17 de julio de 2026 a las 12:15, traje gris.',
    { cliente: s, fecha: date, hora: s, prenda: s, color: s },
    { cliente: 'Mateo Gil', fecha: '2026-07-17', hora: '12:15', prenda: any('traje', 'traje gris'), color: 'gris' },
  ),
  strict('Necesito tela para un vestido.', { tela: s, metros: n, color: s }, REFUSE),
  strict(
    'El proveedor Textiles Ribera ofrece 200 metros de algodón a 6,20 euros el metro.',
    { proveedor: s, metros: i, tejido: s, precio_metro: n },
    { proveedor: 'Textiles Ribera', metros: 200, tejido: 'algodón', precio_metro: 6.2 },
  ),
  strict(
    'Cintura 70 cm, cadera 98 cm y largo de pierna 1,05 m.',
    { cintura_cm: n, cadera_cm: n, largo_pierna_cm: n },
    { cintura_cm: 70, cadera_cm: 98, largo_pierna_cm: 105 },
  ),
  strict(
    'Soy Elena Soto y quiero devolver las botas.',
    { cliente: s, numero_pedido: s, articulo: s, fecha_compra: date },
    REFUSE,
  ),
];
