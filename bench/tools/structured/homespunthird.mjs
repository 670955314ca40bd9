/** Texts in four languages that leave something open or say more than is asked, written before the rules were tried on them. */
import { s, n, i, b, date, one, or, any, strict, lax, REFUSE } from './case.mjs';

const de = [
  strict(
    'Wir haben 20 Meter Seide bestellt, geliefert wurden aber nur 15 Meter.',
    { bestellt_meter: i, geliefert_meter: i, fehlende_meter: i },
    { bestellt_meter: 20, geliefert_meter: 15, fehlende_meter: 5 },
  ),
  strict('Vielleicht komme ich am 3. oder am 4. Juni 2026 vorbei.', { termin: date, name: s }, REFUSE),
  strict('Das Kleid kostet zwischen 200 und 250 Euro.', { preis: n, artikel: s }, REFUSE),
  strict(
    'Die Schneiderei Voss hat montags geschlossen, sonst von 9 bis 18 Uhr geöffnet.',
    { betrieb: s, montags_geoeffnet: b },
    { betrieb: any('Schneiderei Voss', 'Die Schneiderei Voss', 'die Schneiderei Voss'), montags_geoeffnet: false },
  ),
  strict(
    'Ich bezahle per Überweisung, nicht mit Kreditkarte.',
    { zahlungsart: one('Überweisung', 'Kreditkarte', 'PayPal') },
    { zahlungsart: 'Überweisung' },
  ),
  lax(
    'Der Anzug ist für meinen Bruder Tim Harms.',
    { traeger: s, kleidungsstueck: s, farbe: or(s) },
    { traeger: 'Tim Harms', kleidungsstueck: any('Anzug', 'der Anzug', 'Der Anzug'), farbe: null },
  ),
];
const fr = [
  strict(
    'Nous avons commandé 30 mètres de satin, nous n’en avons reçu que 24.',
    { metres_commandes: i, metres_recus: i },
    { metres_commandes: 30, metres_recus: 24 },
  ),
  strict('Je passerai peut-être jeudi ou vendredi.', { date_passage: date, client: s }, REFUSE),
  strict('La robe coûte entre 90 et 120 euros.', { prix: n, article: s }, REFUSE),
  strict(
    'Paiement par virement, pas par chèque.',
    { mode_paiement: one('virement', 'chèque', 'carte') },
    { mode_paiement: 'virement' },
  ),
  strict(
    'Mon numéro de téléphone est le 06 12 34 56 78 et mon adresse e-mail est lea.petit@exemple.fr.',
    { telephone: s, courriel: s },
    { telephone: '06 12 34 56 78', courriel: 'lea.petit@exemple.fr' },
  ),
  strict(
    'La boutique ouvre à 9 h 30 et ferme à 19 h.',
    { ouverture: s, fermeture: s },
    { ouverture: any('09:30', '9 h 30', '9:30'), fermeture: any('19:00', '19 h') },
  ),
];
const sv = [
  strict('Vi beställde 40 knappar men fick bara 36.', { bestallda: i, mottagna: i }, { bestallda: 40, mottagna: 36 }),
  strict('Kanske kommer jag den 2 eller 3 maj 2026.', { datum: date, namn: s }, REFUSE),
  strict('Kappan kostar mellan 900 och 1100 kronor.', { pris: n, plagg: s }, REFUSE),
  strict(
    'Jag betalar med Swish, inte med kort.',
    { betalsatt: one('Swish', 'kort', 'faktura') },
    { betalsatt: 'Swish' },
  ),
  strict(
    'Butiken i Lund har öppet till 18 på vardagar.',
    { ort: s, stanger: s },
    { ort: 'Lund', stanger: any('18:00', '18') },
  ),
  strict(
    'Min dotter Elsa behöver en regnjacka i storlek 128.',
    { barnets_namn: s, plagg: s, storlek: i },
    { barnets_namn: 'Elsa', plagg: any('regnjacka', 'en regnjacka'), storlek: 128 },
  ),
];
const es = [
  strict(
    'Pedimos 50 botones y solo llegaron 45.',
    { botones_pedidos: i, botones_recibidos: i },
    { botones_pedidos: 50, botones_recibidos: 45 },
  ),
  strict('Quizás vaya el 5 o el 6 de julio de 2026.', { fecha: date, cliente: s }, REFUSE),
  strict('El traje cuesta entre 300 y 350 euros.', { precio: n, prenda: s }, REFUSE),
  strict(
    'Pago con tarjeta, no en efectivo.',
    { forma_pago: one('tarjeta', 'efectivo', 'transferencia') },
    { forma_pago: 'tarjeta' },
  ),
  strict(
    'Mi hermana Rosa necesita un abrigo negro de la talla 46.',
    { para: s, prenda: s, color: s, talla: i },
    {
      para: any('Rosa', 'Mi hermana Rosa', 'mi hermana Rosa'),
      prenda: any('abrigo', 'un abrigo'),
      color: 'negro',
      talla: 46,
    },
  ),
  strict(
    'Abrimos de lunes a viernes de 10:00 a 20:00.',
    { apertura: s, cierre: s, abierto_domingo: b },
    { apertura: '10:00', cierre: '20:00', abierto_domingo: false },
  ),
];
const spoken = (lang, cases) => cases.map((one) => ({ ...one, lang }));
export const CASES = [...spoken('de', de), ...spoken('fr', fr), ...spoken('sv', sv), ...spoken('es', es)];
