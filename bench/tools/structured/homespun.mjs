/** Texts in German, French, Swedish and Spanish of several trades, written before the rules were tried on them. */
import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

const de = [
  strict(
    'Guten Tag, mein Name ist Ralf Behrens. Ich suche einen Wintermantel in Größe 54, dunkelgrau, bis 300 Euro.',
    { kundenname: s, groesse: i, farbe: s, hoechstpreis: n },
    { kundenname: 'Ralf Behrens', groesse: 54, farbe: 'dunkelgrau', hoechstpreis: 300 },
  ),
  strict(
    'Lieferschein 7719: 24 Rollen Nähgarn, 6 Scheren und 3 Maßbänder.',
    { lieferschein: i, rollen: i, scheren: i, massbaender: i },
    { lieferschein: 7719, rollen: 24, scheren: 6, massbaender: 3 },
  ),
  strict(
    'Wir bestätigen Ihre Abholung am 4. Juli 2026 um 16.30 Uhr in unserer Filiale Ulm.',
    { abholtag: date, uhrzeit: s, filiale: s },
    { abholtag: '2026-07-04', uhrzeit: any('16:30', '16.30'), filiale: 'Ulm' },
  ),
  strict(
    'Die Bluse ist leider zu klein, bitte tauschen Sie sie in Größe 42 um.',
    { kleidungsstueck: s, grund: one('zu klein', 'zu groß', 'beschädigt'), neue_groesse: i },
    { kleidungsstueck: any('Bluse', 'Die Bluse', 'die Bluse'), grund: 'zu klein', neue_groesse: 42 },
  ),
  strict(
    'Ein Kissenbezug kostet 12,50 Euro, ich bestelle acht Stück.',
    { stueckpreis: n, anzahl: i, gesamtbetrag: n },
    { stueckpreis: 12.5, anzahl: 8, gesamtbetrag: 100 },
  ),
  strict(
    'Bitte rufen Sie Frau Inge Moll unter 0421 556 7788 zurück.',
    { name: s, telefonnummer: s },
    { name: any('Inge Moll', 'Frau Inge Moll'), telefonnummer: '0421 556 7788' },
  ),
  strict(
    'Der Teppich ist 2,4 m lang, 1,7 m breit und wiegt 9 kg.',
    { laenge_cm: n, breite_cm: n, gewicht_kg: n },
    { laenge_cm: 240, breite_cm: 170, gewicht_kg: 9 },
  ),
  strict('Können Sie mir einen Rock kürzen?', { kunde: s, kleidungsstueck: s, kuerzung_cm: n }, REFUSE),
  strict(
    'Der Schal von Birkenau ist aus Alpaka, in Peru gestrickt und kostet 75 Euro.',
    { artikel: s, marke: s, material: s, herkunftsland: s, preis: n },
    {
      artikel: any('Schal', 'Der Schal', 'der Schal'),
      marke: 'Birkenau',
      material: 'Alpaka',
      herkunftsland: 'Peru',
      preis: 75,
    },
  ),
  strict(
    'Rechnung 2208 der Weberei Kranz über 1.480 Euro, zahlbar bis 30. September 2026.',
    { rechnungsnummer: i, lieferant: s, betrag: n, zahlungsziel: date },
    {
      rechnungsnummer: 2208,
      lieferant: any('Weberei Kranz', 'der Weberei Kranz'),
      betrag: 1480,
      zahlungsziel: '2026-09-30',
    },
  ),
  lax(
    'Ich wünsche mir das Kleid in Türkis statt in Rot.',
    { kleidungsstueck: s, gewuenschte_farbe: s, bisherige_farbe: s, groesse: or(i) },
    { kleidungsstueck: any('Kleid', 'das Kleid'), gewuenschte_farbe: 'Türkis', bisherige_farbe: 'Rot', groesse: null },
  ),
  strict(
    'Die Ware ist unbeschädigt angekommen, aber das Paket war offen.',
    { ware_beschaedigt: b, paket_offen: b },
    { ware_beschaedigt: false, paket_offen: true },
  ),
  strict('Wir hätten gern ein Angebot für Vorhangstoff.', { stoff: s, meter: n, liefertermin: date }, REFUSE),
  strict(
    'Fünf Sterne! Sehr freundliche Beratung, die Änderung war nach zwei Tagen fertig.',
    { sterne: i, tage: i, stimmung: one('positiv', 'neutral', 'negativ') },
    { sterne: 5, tage: 2, stimmung: 'positiv' },
  ),
  strict('Ich möchte meine Bestellung zurückgeben.', { bestellnummer: s, artikel: s, rueckgabegrund: s }, REFUSE),
];

const fr = [
  strict(
    "Bonjour, je m'appelle Hélène Garnier et j'habite à Dijon. Je cherche une robe bleu marine en taille 38.",
    { nom: s, ville: s, vetement: s, couleur: s, taille: i },
    { nom: 'Hélène Garnier', ville: 'Dijon', vetement: any('robe', 'une robe'), couleur: 'bleu marine', taille: 38 },
  ),
  strict(
    'La commande 66120 est arrivée incomplète : il manque deux paires de chaussettes.',
    { numero_commande: i, article_manquant: s, quantite_manquante: i },
    {
      numero_commande: 66120,
      article_manquant: any('chaussettes', 'paires de chaussettes', 'deux paires de chaussettes'),
      quantite_manquante: 2,
    },
  ),
  strict(
    "L'essayage aura lieu le 7 avril 2026 à 10 h 15 chez notre couturière Agnès Morel.",
    { date_essayage: date, heure: s, couturiere: s },
    { date_essayage: '2026-04-07', heure: any('10:15', '10 h 15'), couturiere: 'Agnès Morel' },
  ),
  strict(
    'Le prix au mètre est de 22,40 euros ; il me faut 5 mètres de lin.',
    { prix_metre: n, metrage: i, tissu: s, prix_total: n },
    { prix_metre: 22.4, metrage: 5, tissu: any('lin', 'de lin'), prix_total: 112 },
  ),
  strict(
    'Les bottes sont trop petites, je voudrais les échanger contre une pointure 41.',
    {
      article: s,
      motif: one('trop petit', 'trop grand', 'abîmé'),
      demande: one('échange', 'remboursement'),
      pointure: i,
    },
    { article: any('bottes', 'Les bottes', 'les bottes'), motif: 'trop petit', demande: 'échange', pointure: 41 },
  ),
  strict(
    'Facture FA-4410 de la Maison Teyssier, 318,60 euros, à régler avant le 15 juin 2026.',
    { numero_facture: s, fournisseur: s, montant: n, echeance: date },
    {
      numero_facture: 'FA-4410',
      fournisseur: any('Maison Teyssier', 'la Maison Teyssier'),
      montant: 318.6,
      echeance: '2026-06-15',
    },
  ),
  strict(
    'Le rideau mesure 2,50 m de haut et 1,30 m de large.',
    { hauteur_cm: n, largeur_cm: n },
    { hauteur_cm: 250, largeur_cm: 130 },
  ),
  strict('Je souhaite commander une écharpe.', { client: s, article: s, coloris: s }, REFUSE),
  strict(
    'Le cardigan de la marque Brume est en mérinos, fabriqué au Portugal, et coûte 149 euros.',
    { produit: s, marque: s, matiere: s, pays_fabrication: s, prix: n },
    {
      produit: any('cardigan', 'Le cardigan', 'le cardigan'),
      marque: 'Brume',
      matiere: 'mérinos',
      pays_fabrication: 'Portugal',
      prix: 149,
    },
  ),
  strict(
    'Nous avons reçu 40 serviettes blanches et 25 nappes grises.',
    { serviettes: i, nappes: i, total_articles: i },
    { serviettes: 40, nappes: 25, total_articles: 65 },
  ),
  lax(
    'La veste coûte 180 euros, moins 10 % de remise.',
    { prix_initial: n, remise_pourcent: n, prix_final: n, code_promo: or(s) },
    { prix_initial: 180, remise_pourcent: 10, prix_final: 162, code_promo: null },
  ),
  strict(
    'Le paiement par carte a été refusé deux fois.',
    { sujet: one('paiement', 'livraison', 'retour'), tentatives: i },
    { sujet: 'paiement', tentatives: 2 },
  ),
  strict('Pouvez-vous me livrer samedi ?', { adresse: s, date_livraison: date, creneau: s }, REFUSE),
  strict(
    "Le tissu n'est pas extensible, mais il est lavable en machine.",
    { extensible: b, lavable_en_machine: b },
    { extensible: false, lavable_en_machine: true },
  ),
  strict(
    'Merci d’envoyer le colis à Luc Benoît, 14 rue des Tanneurs, Colmar.',
    { destinataire: s, adresse: object({ rue: s, ville: s }) },
    {
      destinataire: 'Luc Benoît',
      adresse: { rue: any('14 rue des Tanneurs', 'rue des Tanneurs 14'), ville: 'Colmar' },
    },
  ),
];

const sv = [
  strict(
    'Hej, jag heter Astrid Wallin och vill köpa två svarta kjolar i storlek 40.',
    { namn: s, antal: i, plagg: s, farg: s, storlek: i },
    {
      namn: 'Astrid Wallin',
      antal: 2,
      plagg: any('kjolar', 'kjol', 'svarta kjolar'),
      farg: any('svart', 'svarta'),
      storlek: 40,
    },
  ),
  strict(
    'Order 33018 är försenad, paketet skulle ha kommit i tisdags.',
    { ordernummer: i, amne: one('leverans', 'betalning', 'storlek') },
    { ordernummer: 33018, amne: 'leverans' },
  ),
  strict(
    'Din provning är bokad till den 19 augusti 2026 kl. 13.45 hos skräddare Nils Åberg.',
    { dag: date, tid: s, skraddare: s },
    { dag: '2026-08-19', tid: any('13:45', '13.45'), skraddare: 'Nils Åberg' },
  ),
  strict(
    'Jag tar fyra meter flanell för 95 kronor metern.',
    { antal_meter: i, tyg: s, meterpris: n, totalpris: n },
    { antal_meter: 4, tyg: 'flanell', meterpris: 95, totalpris: 380 },
  ),
  strict(
    'Tröjan krympte i tvätten och jag vill ha pengarna tillbaka.',
    { plagg: s, onskemal: one('återbetalning', 'byte', 'lagning') },
    { plagg: any('tröja', 'Tröjan', 'tröjan', 'Tröja'), onskemal: 'återbetalning' },
  ),
  strict(
    'Faktura 5080 från Lindqvist & Co på 2 350 kronor förfaller den 28 februari 2027.',
    { fakturanr: i, leverantor: s, summa: n, forfallodatum: date },
    { fakturanr: 5080, leverantor: 'Lindqvist & Co', summa: 2350, forfallodatum: '2027-02-28' },
  ),
  strict(
    'Mattan är 3 meter lång, 2 meter bred och kostar 4 500 kr.',
    { langd_cm: n, bredd_cm: n, pris: n },
    { langd_cm: 300, bredd_cm: 200, pris: 4500 },
  ),
  strict('Jag skulle vilja boka en tid.', { kund: s, datum: date, tid: s }, REFUSE),
  strict(
    'Väskan från Norrsken är av läder, tillverkad i Italien, och finns i brunt och svart.',
    { vara: s, varumarke: s, material: s, land: s, farger: list(s) },
    {
      vara: any('väska', 'Väskan', 'väskan', 'Väska'),
      varumarke: 'Norrsken',
      material: 'läder',
      land: 'Italien',
      farger: any(['brunt', 'svart'], ['brun', 'svart']),
    },
  ),
  strict(
    'Vi har fått in 60 halsdukar, 45 par vantar och 30 mössor.',
    { halsdukar: i, par_vantar: i, mossor: i },
    { halsdukar: 60, par_vantar: 45, mossor: 30 },
  ),
  strict(
    'Kan ni leverera till Kiruna? Vänliga hälsningar, Per Nordin',
    { avsandare: s, leveransort: s },
    { avsandare: 'Per Nordin', leveransort: 'Kiruna' },
  ),
  lax(
    'Jackan är vattentät men inte fodrad.',
    { vattentat: b, fodrad: b, pris: or(n) },
    { vattentat: true, fodrad: false, pris: null },
  ),
  strict('Skicka mig ett prov.', { namn: s, tyg: s, adress: s }, REFUSE),
  strict(
    'Tre av fem stjärnor. Skorna är snygga men sulan släppte efter två veckor.',
    { betyg: i, vara: s, veckor: i },
    { betyg: 3, vara: any('skor', 'Skorna', 'skorna', 'Skor'), veckor: 2 },
  ),
  strict('Kjolen behöver läggas upp.', { plagg: s, centimeter: n, klart_datum: date }, REFUSE),
];

const es = [
  strict(
    'Hola, me llamo Nuria Campos, vivo en Granada y quiero una chaqueta roja de la talla 36.',
    { nombre: s, ciudad: s, prenda: s, color: s, talla: i },
    {
      nombre: 'Nuria Campos',
      ciudad: 'Granada',
      prenda: any('chaqueta', 'una chaqueta'),
      color: any('roja', 'rojo'),
      talla: 36,
    },
  ),
  strict(
    'El pedido n.º 90871 todavía no ha llegado.',
    { numero_pedido: i, tema: one('entrega', 'pago', 'tallas') },
    { numero_pedido: 90871, tema: 'entrega' },
  ),
  strict(
    'Su cita es el 3 de noviembre de 2026 a las 17:30 con la modista Pilar Santos.',
    { dia: date, hora: s, modista: s },
    { dia: '2026-11-03', hora: '17:30', modista: 'Pilar Santos' },
  ),
  strict(
    'Necesito 12 metros de lino a 9,75 euros el metro.',
    { metros: i, tela: s, precio_por_metro: n, importe_total: n },
    { metros: 12, tela: 'lino', precio_por_metro: 9.75, importe_total: 117 },
  ),
  strict(
    'Los pantalones me quedan grandes, me gustaría cambiarlos por la talla 44.',
    {
      prenda: s,
      motivo: one('grande', 'pequeño', 'defectuoso'),
      solicitud: one('cambio', 'reembolso'),
      talla_nueva: i,
    },
    {
      prenda: any('pantalones', 'Los pantalones', 'los pantalones'),
      motivo: 'grande',
      solicitud: 'cambio',
      talla_nueva: 44,
    },
  ),
  strict(
    'Factura 3391 de Tejidos Alba por 742,10 euros, vence el 31 de marzo de 2027.',
    { factura: i, proveedor: s, importe: n, vencimiento: date },
    { factura: 3391, proveedor: 'Tejidos Alba', importe: 742.1, vencimiento: '2027-03-31' },
  ),
  strict(
    'La mesa mide 1,60 m de largo, 90 cm de ancho y 75 cm de alto.',
    { largo_cm: n, ancho_cm: n, alto_cm: n },
    { largo_cm: 160, ancho_cm: 90, alto_cm: 75 },
  ),
  strict('¿Me pueden arreglar una cremallera?', { cliente: s, prenda: s, fecha: date }, REFUSE),
  strict(
    'El jersey de la marca Brezo es de lana, hecho en Uruguay, y cuesta 98 euros.',
    { producto: s, marca: s, material: s, pais: s, precio: n },
    {
      producto: any('jersey', 'El jersey', 'el jersey'),
      marca: 'Brezo',
      material: 'lana',
      pais: 'Uruguay',
      precio: 98,
    },
  ),
  strict(
    'Tres toallas a 14 euros cada una y dos albornoces a 38 euros cada uno.',
    { toallas: i, albornoces: i, total: n },
    { toallas: 3, albornoces: 2, total: 118 },
  ),
  strict(
    'Envíen el paquete a Raúl Medina, calle Olmo 27, Cuenca.',
    { destinatario: s, direccion: object({ calle: s, ciudad: s }) },
    { destinatario: 'Raúl Medina', direccion: { calle: any('calle Olmo 27', 'Olmo 27'), ciudad: 'Cuenca' } },
  ),
  lax(
    'La falda es verde y lleva bolsillos.',
    { prenda: s, color: s, con_bolsillos: b, talla: or(i) },
    { prenda: any('falda', 'La falda', 'la falda'), color: 'verde', con_bolsillos: true, talla: null },
  ),
  strict('Quiero un presupuesto para uniformes.', { empresa: s, cantidad: i, fecha_entrega: date }, REFUSE),
  strict(
    'Cuatro estrellas: buen servicio, aunque el envío tardó ocho días.',
    { estrellas: i, dias_envio: i },
    { estrellas: 4, dias_envio: 8 },
  ),
  strict('Deseo anular mi compra.', { numero_pedido: s, articulo: s, fecha_compra: date }, REFUSE),
];

const spoken = (lang, cases) => cases.map((one) => ({ ...one, lang }));
export const CASES = [...spoken('de', de), ...spoken('fr', fr), ...spoken('sv', sv), ...spoken('es', es)];
