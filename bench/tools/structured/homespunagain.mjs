/** More texts in German, French, Swedish and Spanish, written before the rules were tried on them. */
import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE } from './case.mjs';

const de = [
  strict(
    'Sehr geehrte Damen und Herren, die gelieferte Tischdecke hat einen Fleck. Ich bitte um Erstattung. Mit freundlichen Grüßen, Holger Wendt',
    { absender: s, gegenstand: s, anliegen: one('Erstattung', 'Umtausch', 'Auskunft') },
    { absender: 'Holger Wendt', gegenstand: any('Tischdecke', 'die Tischdecke'), anliegen: 'Erstattung' },
  ),
  strict(
    'Frau Dr. Lindner kommt am 12. Mai 2026 um 15 Uhr zur Anprobe ihres Abendkleids.',
    { kundin: s, datum: date, uhrzeit: s, kleidungsstueck: s },
    {
      kundin: any('Lindner', 'Frau Dr. Lindner', 'Dr. Lindner'),
      datum: '2026-05-12',
      uhrzeit: any('15:00', '15 Uhr'),
      kleidungsstueck: any('Abendkleid', 'Abendkleids', 'Abendkleides'),
    },
  ),
  strict(
    'Wir benötigen bis zum 1. August 2026 insgesamt 350 Knöpfe.',
    { stueckzahl: i, liefertermin: date },
    { stueckzahl: 350, liefertermin: '2026-08-01' },
  ),
  strict(
    'Zwei Hosen zu je 60 Euro und ein Gürtel für 25 Euro, Versand 5 Euro.',
    { hosen: i, preis_guertel: n, versandkosten: n, gesamtsumme: n },
    { hosen: 2, preis_guertel: 25, versandkosten: 5, gesamtsumme: 150 },
  ),
  strict(
    'Die Jacke ist nicht wasserdicht, hat aber eine Kapuze.',
    { wasserdicht: b, kapuze: b },
    { wasserdicht: false, kapuze: true },
  ),
  strict('Mein Kunde möchte etwas ändern lassen.', { kundenname: s, aenderung: s, abholdatum: date }, REFUSE),
  strict(
    'Vorgang 88-1204: Das Passwort funktioniert nicht mehr.',
    { vorgangsnummer: s, thema: one('Anmeldung', 'Zahlung', 'Versand') },
    { vorgangsnummer: '88-1204', thema: 'Anmeldung' },
  ),
];
const fr = [
  strict(
    'Bonjour, ici Mathilde Caron de Reims. Auriez-vous trois mètres de velours vert ?',
    { cliente: s, ville: s, metres: i, tissu: s, couleur: s },
    { cliente: 'Mathilde Caron', ville: 'Reims', metres: 3, tissu: 'velours', couleur: 'vert' },
  ),
  strict(
    'Le costume gris a été livré le 3 mars 2026, avec deux jours de retard.',
    { vetement: s, couleur: s, date_livraison: date, jours_de_retard: i },
    { vetement: any('costume', 'costume gris'), couleur: 'gris', date_livraison: '2026-03-03', jours_de_retard: 2 },
  ),
  strict(
    'Six torchons à 4,50 euros pièce, livraison 6 euros.',
    { quantite: i, prix_unitaire: n, frais_livraison: n, montant_total: n },
    { quantite: 6, prix_unitaire: 4.5, frais_livraison: 6, montant_total: 33 },
  ),
  strict(
    'Très déçue : le pull bouloche et le service client ne répond pas.',
    { article: s, sentiment: one('positif', 'neutre', 'négatif') },
    { article: any('pull', 'le pull'), sentiment: 'négatif' },
  ),
  strict(
    'Je voudrais faire retoucher une robe avant le mariage.',
    { cliente: s, date_mariage: date, retouche: s },
    REFUSE,
  ),
  lax(
    'Le manteau existe en taille S, M et L.',
    { article: s, tailles: list(s), couleur: or(s) },
    { article: any('manteau', 'Le manteau', 'le manteau'), tailles: ['S', 'M', 'L'], couleur: null },
  ),
  strict(
    'Ma commande n° 5127 devait coûter 89 euros mais on m’a prélevé 98 euros.',
    { numero_commande: i, prix_convenu: n, montant_preleve: n },
    { numero_commande: 5127, prix_convenu: 89, montant_preleve: 98 },
  ),
];
const sv = [
  strict(
    'Hej! Kan jag hämta ut mina byxor på lördag? Mvh Sofia Berglund, 070-555 12 34',
    { namn: s, telefon: s, plagg: s },
    { namn: 'Sofia Berglund', telefon: '070-555 12 34', plagg: any('byxor', 'mina byxor') },
  ),
  strict(
    'Kostymen ska vara klar till den 5 juni 2026, sade Anders Holm.',
    { kund: s, plagg: s, klart_senast: date },
    { kund: 'Anders Holm', plagg: any('kostym', 'Kostymen', 'kostymen', 'Kostym'), klart_senast: '2026-06-05' },
  ),
  strict(
    'Byxorna är för korta, jag vill byta till längd 34. Order 71200.',
    { ordernr: i, plagg: s, problem: one('för kort', 'för lång', 'trasig') },
    { ordernr: 71200, plagg: any('byxor', 'Byxorna', 'byxorna'), problem: 'för kort' },
  ),
  strict(
    'Tyget är 1,5 meter brett och kostar 129 kr per meter.',
    { bredd_cm: n, pris_per_meter: n },
    { bredd_cm: 150, pris_per_meter: 129 },
  ),
  strict(
    'Vi har tyvärr inga ullstrumpor kvar men 20 par bomullsstrumpor.',
    { ullstrumpor_i_lager: b, par_bomullsstrumpor: i },
    { ullstrumpor_i_lager: false, par_bomullsstrumpor: 20 },
  ),
  strict('Jag funderar på en ny kappa.', { kund: s, storlek: s, farg: s }, REFUSE),
  strict(
    'Hyr en smoking i storlek 52 åt Jonas Frid från den 8 till den 10 maj 2026.',
    { kund: s, plagg: s, storlek: i, slutdatum: date },
    { kund: 'Jonas Frid', plagg: any('smoking', 'en smoking'), storlek: 52, slutdatum: '2026-05-10' },
  ),
];
const es = [
  strict(
    'Estimados señores: la lavadora estropeó mi camisa de seda. Un saludo, Andrés Vidal',
    { remitente: s, prenda: s, material: s },
    { remitente: 'Andrés Vidal', prenda: any('camisa', 'mi camisa', 'camisa de seda'), material: 'seda' },
  ),
  strict(
    'Reserva a nombre de Inés Robles el 12 de mayo de 2026 a las 16:00.',
    { nombre: s, fecha: date, hora: s },
    { nombre: 'Inés Robles', fecha: '2026-05-12', hora: '16:00' },
  ),
  strict(
    'Cinco metros de encaje negro a 18 euros el metro y envío gratuito.',
    { metros: i, tejido: s, color: s, precio_metro: n, envio_gratis: b },
    { metros: 5, tejido: any('encaje', 'encaje negro'), color: any('negro'), precio_metro: 18, envio_gratis: true },
  ),
  strict(
    'El vestido azul me queda perfecto, estoy encantada.',
    { prenda: s, color: s, opinion: one('positiva', 'negativa', 'neutra') },
    { prenda: any('vestido', 'el vestido', 'vestido azul'), color: 'azul', opinion: 'positiva' },
  ),
  strict('Hola, ¿tienen bufandas?', { cliente: s, color: s, cantidad: i }, REFUSE),
  strict(
    'Pedido 4471: recibí la talla 38 en lugar de la 40.',
    { numero_pedido: i, talla_recibida: i },
    { numero_pedido: 4471, talla_recibida: 38 },
  ),
  strict(
    'La tienda de Burgos vendió 34 abrigos en enero y 21 en febrero.',
    { ciudad: s, abrigos_total: i },
    { ciudad: 'Burgos', abrigos_total: 55 },
  ),
];
const spoken = (lang, cases) => cases.map((one) => ({ ...one, lang }));
export const CASES = [...spoken('de', de), ...spoken('fr', fr), ...spoken('sv', sv), ...spoken('es', es)];
