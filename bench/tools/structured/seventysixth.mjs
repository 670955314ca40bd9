// e extraction, c classification, q reckoning and asking; then the language
import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

export const CASES = [
  // e en
  strict(
    'Please send me three linen napkins, one table runner and six cotton tea towels. Best, Oliver Grant',
    { customer_name: s, order_lines: list(object({ item: s, qty: i })) },
    {
      customer_name: 'Oliver Grant',
      order_lines: [
        { item: any('linen napkins', 'linen napkin', 'napkins', 'napkin'), qty: 3 },
        { item: any('table runner'), qty: 1 },
        { item: any('cotton tea towels', 'cotton tea towel', 'tea towels', 'tea towel'), qty: 6 },
      ],
    },
  ),
  // c en
  strict(
    'Third time my parcel is late. I am really fed up.',
    { sentiment: one('positive', 'neutral', 'negative'), topic: one('delivery', 'quality', 'price') },
    { sentiment: 'negative', topic: 'delivery' },
  ),
  // q en
  strict(
    'I pay with a 50 euro note for socks at 7.90 and a hat at 24.50. How much change do I get?',
    { change: n },
    { change: 17.6 },
  ),
  // e sv
  strict(
    'Leverera till Björkvägen 7, 752 36 Uppsala. Portkoden är 4412.',
    { gata: s, postnummer: s, ort: s, portkod: s },
    { gata: 'Björkvägen 7', postnummer: any('752 36', '75236'), ort: 'Uppsala', portkod: '4412' },
  ),
  // c de
  strict(
    'Ich ziehe um und brauche meine Pakete ab Mai an einer anderen Anschrift.',
    { anliegen: one('adressaenderung', 'retoure', 'stornierung') },
    { anliegen: 'adressaenderung' },
  ),
  // q fr
  strict(
    "Trois melons coûtent 8,70 €. Quel est le prix d'un seul melon ?",
    { prix_unitaire: n },
    { prix_unitaire: 2.9 },
  ),
  // e en
  strict(
    'You can reach me at 020 7946 0112 or write to priya.nair@example.com. Priya Nair, Nair Interiors',
    { name: s, phone: s, email: s, company: or(s) },
    {
      name: 'Priya Nair',
      phone: any('020 7946 0112', '02079460112'),
      email: 'priya.nair@example.com',
      company: 'Nair Interiors',
    },
  ),
  // c en
  strict(
    'I would like to send these boots back and get my money back, they pinch.',
    { request: one('exchange', 'refund', 'repair'), product: s },
    { request: 'refund', product: any('boots', 'these boots') },
  ),
  // q en
  strict(
    'We had 120 buttons, used 35 on Monday and 48 on Tuesday. How many are left?',
    { buttons_left: i },
    { buttons_left: 37 },
  ),
  // e es
  strict(
    'Soy Marta Ruiz, mi teléfono es 612 345 678 y vivo en la calle Mayor 5, 28013 Madrid.',
    { nombre: s, telefono: s, codigo_postal: s, ciudad: s },
    { nombre: 'Marta Ruiz', telefono: any('612 345 678', '612345678'), codigo_postal: '28013', ciudad: 'Madrid' },
  ),
  // c sv
  strict(
    'Byxorna sprack i sömmen redan första dagen. Riktigt dåligt!',
    { omdome: one('positivt', 'negativt'), orsak: one('kvalitet', 'leverans', 'pris') },
    { omdome: 'negativt', orsak: 'kvalitet' },
  ),
  // q de
  strict('Ich schneide 4,5 m Band in Stücke von 0,75 m. Wie viele Stücke bekomme ich?', { stuecke: i }, { stuecke: 6 }),
  // e en
  strict(
    'The three curtains must be ready by 2 October 2025, the guests arrive on the 4th. Grey lining please.',
    { deadline: date, quantity: i, lining_colour: s },
    { deadline: '2025-10-02', quantity: 3, lining_colour: any('grey', 'Grey', 'gray') },
  ),
  // c en
  strict(
    'No rush at all, but whenever you have time, could you sew on a button for me?',
    { priority: one('low', 'normal', 'urgent') },
    { priority: 'low' },
  ),
  // q en
  lax('One box holds 12 jars. How many boxes do I need for 50 jars?', { boxes_needed: i }, { boxes_needed: 5 }),
  // e fr
  strict(
    'Je souhaite commander deux nappes blanches et dix serviettes bordeaux.',
    { articles: list(object({ article: s, quantite: i, couleur: s })) },
    {
      articles: [
        {
          article: any('nappe', 'nappes', 'nappes blanches', 'nappe blanche'),
          quantite: 2,
          couleur: any('blanc', 'blanche', 'blanches'),
        },
        {
          article: any('serviette', 'serviettes', 'serviettes bordeaux', 'serviette bordeaux'),
          quantite: 10,
          couleur: 'bordeaux',
        },
      ],
    },
  ),
  // c es
  strict(
    'Me encanta la tela, es suave y no se arruga.',
    { opinion: one('buena', 'mala'), aspecto: one('tela', 'envío', 'precio') },
    { opinion: 'buena', aspecto: 'tela' },
  ),
  // q sv
  strict(
    'Jag har 26 lösa strumpor i tvättkorgen. Hur många par blir det som mest?',
    { antal_par: i },
    { antal_par: 13 },
  ),
  // e en
  strict(
    'The window is 140 cm wide and 215 cm high, and the blind should be two centimetres narrower than the window. I have not chosen a fabric yet.',
    { window_width_cm: n, window_height_cm: n, fabric: or(s) },
    { window_width_cm: 140, window_height_cm: 215, fabric: null },
  ),
  // c en
  strict(
    'The courier left my parcel out in the rain.',
    { team: one('shipping', 'accounting', 'alterations') },
    { team: 'shipping' },
  ),
  // q en
  strict('Anna was born in 1961, Ruth in 1958 and Carl in 1964. Who is the oldest?', { oldest: s }, { oldest: 'Ruth' }),
  // e de
  strict(
    'Ich hätte gern zwei Kissenbezüge in Beige und vier in Blau, jeweils 40 x 40 cm.',
    { positionen: list(object({ farbe: s, menge: i })), groesse: s },
    {
      positionen: [
        { farbe: any('Beige', 'beige'), menge: 2 },
        { farbe: any('Blau', 'blau'), menge: 4 },
      ],
      groesse: any('40 x 40 cm', '40x40 cm', '40 x 40', '40x40'),
    },
  ),
  // c fr
  strict(
    `Bonjour,
j'avais commandé un rideau pour la chambre.
Il est bien arrivé, mais il est déchiré en bas.
Je ne veux pas le garder, merci de me rembourser.
Cordialement,
Nadia Leroy`,
    { motif: one('défaut', 'retard', 'erreur_de_prix'), demande_remboursement: b },
    { motif: 'défaut', demande_remboursement: true },
  ),
  // q es
  strict(
    'El traje costaba 220 euros y ahora cuesta 165. ¿Qué porcentaje de descuento es?',
    { descuento_pct: n },
    { descuento_pct: 25 },
  ),
  // e en
  strict(
    'Parcel PX-77120 arrived today, but the teapot inside is cracked.',
    { trackingNumber: s, damagedItem: s, damage: s, customerWish: or(s) },
    {
      trackingNumber: 'PX-77120',
      damagedItem: any('teapot', 'the teapot'),
      damage: any(
        'cracked',
        'crack',
        'is cracked',
        'the teapot inside is cracked',
        'teapot is cracked',
        'cracked teapot',
        'teapot inside is cracked',
        'the teapot is cracked',
      ),
      customerWish: null,
    },
  ),
  // c en
  strict(
    'Which shelf does this go on? Leather belt with a brass buckle, brown.',
    { product_group: one('accessories', 'underwear', 'coats') },
    { product_group: 'accessories' },
  ),
  // q en
  strict(
    'I bought the boots on 10 April 2025 and have 14 days to return them. What is the last day?',
    { last_return_day: date },
    { last_return_day: '2025-04-24' },
  ),
  // e sv
  strict(
    `Anmälan till sykurs
Namn: Maja Holm
E-post: maja.holm@example.se
Kurs: nybörjare
Startdatum: 2025-10-06
Egen symaskin: nej`,
    { deltagare: s, epost: s, startdatum: date, egen_symaskin: b },
    { deltagare: 'Maja Holm', epost: 'maja.holm@example.se', startdatum: '2025-10-06', egen_symaskin: false },
  ),
  // c de
  strict(
    'Hunde sind im Laden nur an der Leine erlaubt. Meiner ist an der Leine. Darf er mit hinein?',
    { erlaubt: b },
    { erlaubt: true },
  ),
  // q fr
  strict('Le denim est-il fait de coton ?', { fait_de_coton: b }, { fait_de_coton: true }),
  // e en
  strict(
    'I ordered the jumper in size S - no wait, I meant size M, in forest green.',
    { item: s, size: s, colour: s },
    { item: any('jumper', 'the jumper'), size: any('M', 'size M'), colour: any('forest green', 'green') },
  ),
  // c en
  strict(
    'Our rule: swimwear cannot be exchanged once the hygiene strip is removed. Kim has torn the strip off her bikini and wants another size.',
    { exchange_allowed: b },
    { exchange_allowed: false },
  ),
  // q en
  strict('I worked from 8:30 to 12:00 and from 13:00 to 16:45. How many hours is that?', { hours: n }, { hours: 7.25 }),
  // e es
  strict(
    `Solicitud de recogida
Nombre: Elena Prieto
Dirección: Avenida del Puerto 18, 46023 Valencia
Contenido: dos alfombras
Día: 4 de noviembre de 2025
Observaciones: llamar antes de subir`,
    { nombre: s, calle: s, fecha_recogida: date, observaciones: or(s) },
    {
      nombre: 'Elena Prieto',
      calle: 'Avenida del Puerto 18',
      fecha_recogida: '2025-11-04',
      observaciones: any('llamar antes de subir', 'Llamar antes de subir'),
    },
  ),
  // c sv
  strict(
    'Jag skulle vilja boka tid för provning nästa vecka.',
    { arende: one('tidsbokning', 'faktura', 'leverans') },
    { arende: 'tidsbokning' },
  ),
  // q de
  strict('Ist Polyester eine Naturfaser?', { ist_naturfaser: b }, { ist_naturfaser: false }),
  // e en
  strict(
    'Mr Patel told Ms Lindqvist that her son Emil had forgotten his gym shoes in the hall.',
    { child: s, forgotten_item: s, reported_by: s },
    { child: 'Emil', forgotten_item: any('gym shoes', 'his gym shoes'), reported_by: any('Mr Patel', 'Patel') },
  ),
  // c en
  strict(
    'I would not buy this iron again: it leaks and never gets hot.',
    { would_buy_again: b, product: s },
    { would_buy_again: false, product: any('iron', 'this iron') },
  ),
  // q en
  strict('Is silk made by silkworms?', { answer: b }, { answer: true }),
  // e fr
  strict(
    "Le colis est pour Madame Roche, mais c'est son voisin Luc qui va le recevoir.",
    { destinataire: s, recu_par: s },
    { destinataire: any('Madame Roche', 'Roche', 'Mme Roche'), recu_par: any('Luc', 'son voisin Luc', 'voisin Luc') },
  ),
  // c es
  strict(
    '¿Hacen ustedes arreglos de trajes a domicilio?',
    { tipo: one('consulta', 'queja', 'devolución') },
    { tipo: 'consulta' },
  ),
  // q sv
  strict('Tål bomull högre tvättemperatur än ull?', { tal_hogre: b }, { tal_hogre: true }),
  // e en
  strict(
    `Repair form
Name: Gordon Fitch
Phone: 0161 496 0733
Item: brown leather bag
Problem: strap torn off
Remarks: please use brass rings
Return: by post`,
    { customer: s, item: s, problem: s, special_wish: or(s) },
    {
      customer: 'Gordon Fitch',
      item: any('brown leather bag', 'leather bag', 'bag'),
      problem: any('strap torn off', 'Strap torn off', 'torn strap', 'strap torn'),
      special_wish: any('please use brass rings', 'use brass rings', 'brass rings', 'Please use brass rings'),
    },
  ),
  // c en
  strict(
    'Yes, you can leave the parcel with the neighbour, but please do not put it outside the door.',
    { neighbour_ok: b, leave_at_door_ok: b },
    { neighbour_ok: true, leave_at_door_ok: false },
  ),
  // q en
  strict(
    'What is the right washing temperature for a wool jumper?',
    { temperature: one('30 °C', '60 °C', '95 °C') },
    { temperature: '30 °C' },
  ),
  // e de
  strict(
    `Hallo,
gestern kam das Paket mit der Nummer DE5520 an.
Bestellt hatte ich drei Handtücher in Grün, geliefert wurden zwei in Grün und eines in Rosa.
Bitte schicken Sie mir das fehlende grüne Handtuch nach.
Grüße
Martin Krause`,
    { paketnummer: s, kunde: s, bestellte_menge: i, falsche_farbe: s },
    { paketnummer: 'DE5520', kunde: 'Martin Krause', bestellte_menge: 3, falsche_farbe: any('Rosa', 'rosa') },
  ),
  // c fr
  strict(
    "Merci pour la retouche, c'est exactement ce que je voulais.",
    { avis: one('satisfait', 'insatisfait') },
    { avis: 'satisfait' },
  ),
  // q es
  strict('¿Qué talla es más grande, la L o la XL?', { mas_grande: one('L', 'XL') }, { mas_grande: 'XL' }),
  // e en
  strict('Please deliver the ironing to Mrs Cole, 8 Elm Road.', { recipient: s, street: s, postcode: s }, REFUSE),
  // c en
  strict(
    'Our hotel room was clean, but the street was terribly noisy all night.',
    { room_clean: b, noise_level: one('quiet', 'loud') },
    { room_clean: true, noise_level: 'loud' },
  ),
  // q en
  strict(
    `Laundry price list:
shirt 3.20
trousers 5.50
dress 9.00
I bring five shirts and two dresses. What does it come to?`,
    { total: n },
    { total: 34 },
  ),
  // e sv
  strict(
    'Skidorna är 170 cm långa, stavarna 125 cm och pjäxorna är i storlek 42.',
    { skidor_cm: n, stavar_cm: n, pjaxor_storlek: n, hjalm_storlek: or(s) },
    { skidor_cm: 170, stavar_cm: 125, pjaxor_storlek: 42, hjalm_storlek: null },
  ),
  // c de
  lax(
    'Die Waschmaschine schleudert nicht mehr und in der Trommel steht Wasser.',
    { bereich: one('Haushaltsgeräte', 'Heizung', 'Dach') },
    { bereich: 'Haushaltsgeräte' },
  ),
  // q fr
  strict(
    "La piscine est ouverte de 12 h à 20 h en semaine et de 9 h à 18 h le week-end. Jusqu'à quelle heure peut-on nager le samedi ?",
    { heure_fermeture: s },
    { heure_fermeture: any('18 h', '18h', '18:00', '18h00', '18 h 00', "jusqu'à 18 h", '18', '18:00:00') },
  ),
  // e en
  strict(
    'We fly from Manchester to Porto on 18 July 2025 with flight FR 4412.',
    { from_city: s, to_city: s, flight_number: s, departure_date: date },
    {
      from_city: 'Manchester',
      to_city: 'Porto',
      flight_number: any('FR 4412', 'FR4412'),
      departure_date: '2025-07-18',
    },
  ),
  // c en
  strict(
    'What type of message is this? "Is this coat waterproof?"',
    { message_type: one('question', 'complaint', 'praise') },
    { message_type: 'question' },
  ),
  // q en
  strict('I need 2.5 kilograms of apples. What is that in grams?', { grams: n }, { grams: 2500 }),
  // e es
  strict(
    'El piso tiene tres habitaciones, dos baños y una terraza de 15 metros cuadrados.',
    { habitaciones: i, banos: i, terraza_m2: n, precio: or(n) },
    { habitaciones: 3, banos: 2, terraza_m2: 15, precio: null },
  ),
  // c sv
  strict(
    'Man får låna högst 10 böcker åt gången. Jag har redan 10 hemma. Får jag låna en till?',
    { far_lana: b },
    { far_lana: false },
  ),
  // q de
  strict(
    'Mein Gutschein ist 40 € wert. Ich kaufe eine Mütze für 16,50 € und einen Schal für 19 €. Wie viel bleibt auf dem Gutschein?',
    { restwert: n },
    { restwert: 4.5 },
  ),
  // e en
  strict(
    'Our under-12s beat Milltown 4-2 on Sunday. Asha scored twice.',
    { opponent: s, goals_for: i, goals_against: i, scorer: or(s) },
    { opponent: 'Milltown', goals_for: 4, goals_against: 2, scorer: 'Asha' },
  ),
  // c en
  strict('I paid for the gloves yesterday.', { payment_method: one('card', 'cash', 'invoice') }, REFUSE),
  // q en
  strict(
    'Shipping is 4.90 EUR, and free from 50 EUR of goods. I buy a scarf at 19.90 EUR and gloves at 24.90 EUR. What do I pay including shipping?',
    { shipping: n, total: n },
    { shipping: 4.9, total: 49.7 },
  ),
  // e fr
  strict(
    'Nous avons cueilli 6 kg de cerises et 2,5 kg de framboises dans le jardin de Mamie.',
    { cerises_kg: n, framboises_kg: n, lieu: s },
    {
      cerises_kg: 6,
      framboises_kg: 2.5,
      lieu: any('jardin de Mamie', 'le jardin de Mamie', 'dans le jardin de Mamie', 'jardin'),
    },
  ),
  // c es
  strict('El pH de la piscina debe estar entre 7,2 y 7,6. Hoy está en 7,4.', { ph_correcto: b }, { ph_correcto: true }),
  // q sv
  strict(
    'Boken lånades den 3 september 2025 i tre veckor. När ska den lämnas tillbaka?',
    { lamnas_senast: date },
    { lamnas_senast: '2025-09-24' },
  ),
  // e en
  strict(
    'Receipt from Corner Laundry, 9 June 2025: one duvet cleaned, 18.50 EUR, paid by card.',
    { shop: s, receipt_date: date, amount: n, payment_method: s },
    {
      shop: 'Corner Laundry',
      receipt_date: '2025-06-09',
      amount: 18.5,
      payment_method: any('card', 'by card', 'Card'),
    },
  ),
  // c en
  strict('We are a family of three and would like to visit the museum.', { need_parking: b }, REFUSE),
  // q en
  strict('How many customers came into the shop yesterday?', { customers: i }, REFUSE),
  // e de
  strict(
    'Die Tomaten stehen im Gewächshaus, die Gurken im Hochbeet. Gegossen wird um 7 Uhr.',
    { tomaten_ort: s, gurken_ort: s, giesszeit: s },
    {
      tomaten_ort: any('Gewächshaus', 'im Gewächshaus'),
      gurken_ort: any('Hochbeet', 'im Hochbeet'),
      giesszeit: any('7 Uhr', '07:00', '7:00', '7:00 Uhr', '07:00 Uhr', 'um 7 Uhr', '07:00:00'),
    },
  ),
  // c fr
  strict(
    "La carte de fidélité est gratuite à partir de 10 achats. J'en ai fait 12.",
    { carte_gratuite: b },
    { carte_gratuite: true },
  ),
  // q es
  strict(
    'Mi huerto mide 12 por 8 metros. ¿Cuántos metros cuadrados son?',
    { metros_cuadrados: n },
    { metros_cuadrados: 96 },
  ),
  // e en
  strict(
    'Please collect two boxes from the reception, the driver should ask for Nadia.',
    { pickup_time: s, contact_person: s },
    REFUSE,
  ),
  // c en
  strict(
    'The soup was far too salty for me.',
    { issue: one('too_salty', 'too_cold', 'too_expensive') },
    { issue: 'too_salty' },
  ),
  // q en
  strict('The dress has been shortened by 6 cm. How long is it now?', { length_cm: n }, REFUSE),
  // e sv
  lax('Mitt paket har inte kommit fram. Hälsningar Sofia Berg', { namn: s, kollinummer: s }, REFUSE),
  // c de
  strict('Ihr Paket ist unterwegs.', { versandart: one('Standard', 'Express') }, REFUSE),
  // q fr
  strict(
    "Nous arrivons à l'hôtel le 10 juin 2025 et repartons le 24 juin 2025. Combien de nuits restons-nous ?",
    { nuits: i },
    { nuits: 14 },
  ),
  // e en
  strict(
    `Lost property report
Object: umbrella
Colour: red with white dots
Where: bus 42, upper deck
When: 14 November 2025, about 8 am
Owner: Grace Palmer`,
    { object: s, colour: s, lost_on: date, owner: s },
    {
      object: any('umbrella', 'Umbrella'),
      colour: any('red with white dots', 'red'),
      lost_on: '2025-11-14',
      owner: 'Grace Palmer',
    },
  ),
  // c en
  strict(
    `Dear team,
the rug you cleaned for us came back spotless, thank you.
Only the invoice is wrong: you charged us for two rugs, but we brought one.
Please send a corrected invoice. There is no hurry.
Kind regards
Helen Marsh`,
    { topic: one('invoice', 'opening_hours', 'delivery'), urgent: b, happy_with_cleaning: b },
    { topic: 'invoice', urgent: false, happy_with_cleaning: true },
  ),
  // q en
  strict(
    'Our train leaves at 14:20 and arrives at 17:05. How many minutes does the trip take?',
    { minutes: i },
    { minutes: 165 },
  ),
  // e es
  strict(
    'La cremallera de mi mochila está rota y me gustaría que la cambiaran a más tardar el 30 de enero de 2026.',
    { articulo: s, pieza_rota: s, fecha_limite: date, telefono: or(s) },
    {
      articulo: any('mochila', 'mi mochila', 'la mochila'),
      pieza_rota: any('cremallera', 'la cremallera', 'La cremallera'),
      fecha_limite: '2026-01-30',
      telefono: null,
    },
  ),
  // c sv
  strict(
    'Till vilken avdelning hör det här? "Fakturan har fel belopp."',
    { avdelning: one('ekonomi', 'verkstad', 'lager') },
    { avdelning: 'ekonomi' },
  ),
  // q de
  strict('Wie alt ist die Schneiderin, die meine Jacke genäht hat?', { alter: i }, REFUSE),
  // e en
  strict('Please shorten my trousers, the left leg is too long.', { garment: s, shorten_by_cm: n }, REFUSE),
  // c en
  lax(
    'Fast shipping and a friendly note in the box, but the colour is nothing like the photo.',
    { shipping_speed: one('fast', 'slow'), colour_as_pictured: b },
    { shipping_speed: 'fast', colour_as_pictured: false },
  ),
  // q en
  strict(
    'A recipe for 4 people needs 300 g of rice. How much rice do I need for 6 people?',
    { rice_g: n },
    { rice_g: 450 },
  ),
  // e fr
  strict('Je vous envoie un chèque pour la dernière facture.', { montant: n, numero_facture: s }, REFUSE),
  // c es
  strict('He lavado el jersey.', { programa: one('frío', 'templado', 'caliente') }, REFUSE),
  // q de
  strict(
    `Versandpreise:
bis 1 kg 4,50 €
bis 5 kg 6,90 €
bis 10 kg 9,90 €
Ich habe zwei Pakete, eines wiegt 3 kg und eines 8 kg. Was kostet der Versand insgesamt?`,
    { versandkosten: n },
    { versandkosten: 16.8 },
  ),
  // e en
  lax(
    'Care label: wash at 40 degrees, do not tumble dry, made in Portugal.',
    { wash_temp_c: i, tumble_dry: b, made_in: s },
    { wash_temp_c: 40, tumble_dry: false, made_in: 'Portugal' },
  ),
  // c en
  strict('Children under 6 travel free of charge. My daughter is 5.', { travels_free: b }, { travels_free: true }),
  // q en
  strict(
    `This is what I baked for the school fair:
Monday: 24 muffins
Tuesday: 36 muffins
Wednesday: 18 muffins
The children ate 9 of them at home. I want to sell the rest for 1.50 EUR each.
How many can I sell and how much money would that be?`,
    { muffins_to_sell: i, revenue: n },
    { muffins_to_sell: 69, revenue: 103.5 },
  ),
  // e de
  lax(
    'Meine Kundennummer ist 20815, und mein Mantel hat die Abholnummer 77.',
    { kundennummer: s, abholnummer: s, kleidungsstueck: s, farbe: or(s) },
    { kundennummer: '20815', abholnummer: '77', kleidungsstueck: any('Mantel', 'mein Mantel'), farbe: null },
  ),
  // c fr
  strict('Ma sœur cherche un manteau.', { budget: one('bas', 'moyen', 'élevé') }, REFUSE),
  // q es
  strict('¿Cuánto pesa mi paquete?', { peso_kg: n }, REFUSE),
  // e en
  strict(
    "Parents' evening for class 4b: 23 September 2025, room 12, with Ms Okafor.",
    { class_name: s, event_date: date, room: s, teacher: s },
    {
      class_name: any('4b', 'class 4b'),
      event_date: '2025-09-23',
      room: any('12', 'room 12'),
      teacher: any('Ms Okafor', 'Okafor'),
    },
  ),
  // c en
  strict(
    'Parcels up to 2 kg are small, up to 10 kg medium, above that large. Mine weighs 7.5 kg.',
    { parcel_class: one('small', 'medium', 'large') },
    { parcel_class: 'medium' },
  ),
  // e fr
  strict(
    'Modifiez ma commande : au lieu de la taille 38, je prends la 40, toujours en noir.',
    { nouvelle_taille: s, ancienne_taille: s, couleur: s },
    {
      nouvelle_taille: any('40', 'taille 40', 'la 40'),
      ancienne_taille: any('38', 'taille 38', 'la 38', 'la taille 38'),
      couleur: any('noir'),
    },
  ),
  // q sv
  strict('Hur mycket kostade kjolen som min syster köpte i förra veckan?', { pris_kr: n }, REFUSE),
];
