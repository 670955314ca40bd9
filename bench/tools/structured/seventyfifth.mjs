// e extraction, c classification, q reckoning and asking; then the language
import { s, n, i, b, date, list, one, or, any, strict, lax, REFUSE, object } from './case.mjs';

export const CASES = [
  // e en
  strict(
    'Hi, I would like to order 2 white shirts in size M and 1 navy blazer in size L. Thanks, Megan Doyle',
    { customer: s, items: list(object({ product: s, size: s, quantity: i })) },
    {
      customer: 'Megan Doyle',
      items: [
        { product: any('white shirt', 'white shirts', 'shirt', 'shirts'), size: 'M', quantity: 2 },
        { product: any('navy blazer', 'blazer'), size: 'L', quantity: 1 },
      ],
    },
  ),
  // c en
  strict(
    'The dress fits perfectly and the seamstress was so kind!',
    { sentiment: one('positive', 'neutral', 'negative') },
    { sentiment: 'positive' },
  ),
  // q en
  strict('Four shirts at 18.50 each and a tie at 12 - what do I pay?', { total: n }, { total: 86 }),
  // e sv
  strict(
    'Hej! Jag vill beställa 3 par svarta strumpor i storlek 43 och en grå mössa. Mvh Karin Lund',
    { namn: s, varor: list(object({ vara: s, antal: i, farg: s })) },
    {
      namn: 'Karin Lund',
      varor: [
        {
          vara: any('strumpor', 'par strumpor', 'svarta strumpor', 'par svarta strumpor', 'strumpa'),
          antal: 3,
          farg: any('svart', 'svarta'),
        },
        { vara: any('mössa', 'grå mössa', 'en mössa', 'en grå mössa'), antal: 1, farg: 'grå' },
      ],
    },
  ),
  // c de
  strict(
    'Der Reißverschluss klemmt schon wieder, ich bin sehr enttäuscht.',
    { stimmung: one('positiv', 'neutral', 'negativ') },
    { stimmung: 'negativ' },
  ),
  // q fr
  strict("Combien d'œufs faut-il pour 6 gâteaux à 4 œufs chacun ?", { oeufs: i }, { oeufs: 24 }),
  // e en
  strict(
    'Ship it to 14 Harbour Lane, Bristol BS1 5TY please, second floor.',
    { street: s, postcode: s, city: s, note: or(s) },
    { street: '14 Harbour Lane', postcode: 'BS1 5TY', city: 'Bristol', note: any('second floor', 'Second floor') },
  ),
  // c en
  strict(
    'Can you tell me where my package is? I was told it would come on Monday.',
    { intent: one('track_order', 'cancel_order', 'change_address') },
    { intent: 'track_order' },
  ),
  // q en
  strict(
    'A coat costs 180 euros and is reduced by 25 percent. What does it cost now, and how much do I save?',
    { new_price: n, savings: n },
    { new_price: 135, savings: 45 },
  ),
  // e es
  strict(
    'Quiero dos faldas negras de la talla 40 y un cinturón marrón.',
    { articulos: list(object({ articulo: s, cantidad: i, talla: or(s) })) },
    {
      articulos: [
        { articulo: any('falda', 'faldas', 'falda negra', 'faldas negras'), cantidad: 2, talla: any('40', 'talla 40') },
        { articulo: any('cinturón', 'cinturón marrón', 'un cinturón marrón'), cantidad: 1, talla: null },
      ],
    },
  ),
  // c sv
  strict(
    'Jättefin klänning och snabb leverans, tack!',
    { kansla: one('positiv', 'neutral', 'negativ') },
    { kansla: 'positiv' },
  ),
  // q de
  strict('Ein Meter Stoff kostet 12,80 €. Was kosten 3,5 Meter?', { preis: n }, { preis: 44.8 }),
  // e en
  strict(
    'Could I come in for a fitting on 12 May 2025 at 3:30 pm? It is for my wedding dress. - Laura',
    { customer: s, appointment_date: date, time: s, garment: s },
    {
      customer: 'Laura',
      appointment_date: '2025-05-12',
      time: any('15:30', '3:30 pm', '3:30pm', '3:30 PM', '15:30:00'),
      garment: any('wedding dress', 'my wedding dress', 'dress'),
    },
  ),
  // c en
  strict(
    'My flight leaves in two hours and my suit is still with you. Please call me right now!',
    { urgency: one('low', 'medium', 'high') },
    { urgency: 'high' },
  ),
  // q en
  lax(
    'Each curtain needs 2.8 m of cloth and I am making 5. How many metres do I need?',
    { metres_needed: n },
    { metres_needed: 14 },
  ),
  // e fr
  strict(
    'Bonjour, je voudrais prendre rendez-vous le 17 avril 2025 à 14 h pour raccourcir une robe. Claire Fontaine',
    { nom: s, jour: date, heure: s, vetement: s },
    {
      nom: 'Claire Fontaine',
      jour: '2025-04-17',
      heure: any('14 h', '14h', '14:00', '14h00', '14 h 00', '14:00:00'),
      vetement: any('robe', 'une robe'),
    },
  ),
  // c es
  strict(
    'No pienso volver a comprar aquí, el abrigo llegó sucio.',
    { sentimiento: one('positivo', 'neutro', 'negativo'), volvera_a_comprar: b },
    { sentimiento: 'negativo', volvera_a_comprar: false },
  ),
  // q sv
  strict('3 skjortor à 45 kr och 2 slipsar à 30 kr i kemtvätt. Vad blir summan?', { summa: n }, { summa: 195 }),
  // e en
  strict(
    'My measurements: chest 102 cm, waist 88 cm, inseam 81 cm. I forgot to measure my hips, sorry.',
    { chest_cm: n, waist_cm: n, inseam_cm: n, hips_cm: or(n) },
    { chest_cm: 102, waist_cm: 88, inseam_cm: 81, hips_cm: null },
  ),
  // c en
  strict(
    'I was charged twice for the same invoice.',
    { department: one('billing', 'workshop', 'delivery') },
    { department: 'billing' },
  ),
  // q en
  strict(
    'Which way is the cheapest: by bus for 14 euros, by train for 22 euros or by car share for 9 euros?',
    { cheapest: s, price: n },
    { cheapest: any('car share', 'by car share', 'the car share', 'Car share'), price: 9 },
  ),
  // e de
  strict(
    'Bitte senden Sie die Rechnung an Frau Ute Brandt, Lindenallee 12, 04109 Leipzig.',
    { name: s, strasse: s, plz: s, ort: s },
    { name: any('Ute Brandt', 'Frau Ute Brandt'), strasse: 'Lindenallee 12', plz: '04109', ort: 'Leipzig' },
  ),
  // c fr
  strict(
    `Cliente : Bonjour, j'ai reçu mon chemisier hier.
Vendeur : Bonjour, il vous plaît ?
Cliente : Oui, beaucoup, mais il est trop petit.
Vendeur : Souhaitez-vous un remboursement ou une autre taille ?
Cliente : Une autre taille, s'il vous plaît.`,
    { souhait: one('échange', 'remboursement', 'réparation'), probleme: one('taille', 'couleur', 'tache') },
    { souhait: 'échange', probleme: 'taille' },
  ),
  // q es
  strict('Tenía 60 euros y gasté 23,50 en fruta y 12 en pan. ¿Cuánto me queda?', { queda: n }, { queda: 24.5 }),
  // e en
  strict(
    'The zip on my grey ski jacket broke after one week. Please repair it, order no. 48213.',
    { order_number: s, item: s, defective_part: s, color: or(s) },
    {
      order_number: '48213',
      item: any('ski jacket', 'grey ski jacket', 'my grey ski jacket', 'jacket'),
      defective_part: any('zip', 'the zip', 'The zip', 'zipper'),
      color: any('grey', 'gray'),
    },
  ),
  // c en
  strict(
    'Sort this product: "Linen tablecloth, 140 x 200 cm, sand".',
    { category: one('clothing', 'home_textiles', 'footwear') },
    { category: 'home_textiles' },
  ),
  // q en
  strict(
    "Ben's exam is on 21 March 2025 and today is 3 March 2025. How many days are left?",
    { days_left: i },
    { days_left: 18 },
  ),
  // e sv
  strict(
    `Hej!
Jag köpte en regnjacka hos er i lördags.
Nu har jag upptäckt att dragkedjan inte går att stänga.
Jag vill gärna ha en ny jacka i samma storlek.
Ordernumret är 60417.
Vänliga hälsningar
Erik Sandström`,
    { kund: s, ordernummer: s, plagg: s, onskemal: or(s) },
    {
      kund: 'Erik Sandström',
      ordernummer: '60417',
      plagg: any('regnjacka', 'en regnjacka', 'jacka'),
      onskemal: any(
        'en ny jacka i samma storlek',
        'ny jacka i samma storlek',
        'en ny jacka',
        'ny jacka',
        'Jag vill gärna ha en ny jacka i samma storlek',
        'Jag vill gärna ha en ny jacka i samma storlek.',
        'ha en ny jacka i samma storlek',
      ),
    },
  ),
  // c de
  strict(
    'Rabatt bekommt, wer mindestens fünf Teile bringt. Ich bringe vier Hemden und eine Hose.',
    { rabatt: b },
    { rabatt: true },
  ),
  // q fr
  strict(
    'Quelle matière sèche le plus vite ?',
    { matiere: one('coton', 'polyester', 'laine') },
    { matiere: 'polyester' },
  ),
  // e en
  strict(
    'Please book a table for four on Saturday, sorry, for six people. The name is Whitfield, and we need a high chair.',
    { name: s, guests: i, extra: or(s) },
    { name: 'Whitfield', guests: 6, extra: any('high chair', 'a high chair') },
  ),
  // c en
  strict(
    'House rule: items may be returned within 30 days if unworn. Mrs Bell bought a skirt 12 days ago and has not worn it. May she return it?',
    { may_return: b },
    { may_return: true },
  ),
  // q en
  strict(
    'The order came on 1 August 2025; returns are accepted for 30 days. Can I still return it on 29 August 2025?',
    { within_window: b, days_since_delivery: i },
    { within_window: true, days_since_delivery: 28 },
  ),
  // e es
  strict(
    `Buenos días:
les escribo por el pedido 9034.
Pedí cuatro manteles y seis delantales para mi restaurante.
Los delantales tienen que llevar el nombre "La Parra".
Lo necesito todo para el 15 de marzo de 2026.
Un saludo,
Diego Ferrer`,
    { numero_pedido: s, cliente: s, fecha_limite: date, lineas: list(object({ articulo: s, cantidad: i })) },
    {
      numero_pedido: '9034',
      cliente: 'Diego Ferrer',
      fecha_limite: '2026-03-15',
      lineas: [
        { articulo: any('manteles', 'mantel'), cantidad: 4 },
        { articulo: any('delantales', 'delantal'), cantidad: 6 },
      ],
    },
  ),
  // c sv
  strict(
    'Hur mycket kostar det att byta dragkedja på en jacka?',
    { avsikt: one('prisfråga', 'reklamation', 'bokning') },
    { avsikt: 'prisfråga' },
  ),
  // q de
  strict('Ist Leder ein tierisches Material?', { tierisch: b }, { tierisch: true }),
  // e en
  strict(
    'My sister Hannah asked me to pick up her coat; my own trousers are still with you too. I am Joel.',
    { coat_owner: s, trousers_owner: s },
    { coat_owner: any('Hannah', 'sister Hannah', 'my sister Hannah'), trousers_owner: 'Joel' },
  ),
  // c en
  strict('Would I recommend this campsite? Absolutely, go there!', { recommended: b }, { recommended: true }),
  // q en
  strict('Does cotton shrink more than polyester when it is washed hot?', { shrinks_more: b }, { shrinks_more: true }),
  // e fr
  strict(
    'Le pull est taché à la manche gauche et il manque un bouton en bas.',
    { vetement: s, defauts: list(s) },
    {
      vetement: any('pull', 'le pull', 'Le pull'),
      defauts: [
        any(
          'taché à la manche gauche',
          'tache à la manche gauche',
          'est taché à la manche gauche',
          'Le pull est taché à la manche gauche',
          'manche gauche tachée',
          'taché',
          'tache',
        ),
        any(
          'il manque un bouton en bas',
          'manque un bouton en bas',
          'bouton manquant en bas',
          'bouton manquant',
          'il manque un bouton',
          'manque un bouton',
          'un bouton manquant en bas',
        ),
      ],
    },
  ),
  // c es
  strict(
    '¿Me pueden cambiar la talla del pantalón? Me queda grande.',
    { motivo: one('talla', 'defecto', 'color') },
    { motivo: 'talla' },
  ),
  // q sv
  strict('Får man stryka siden på högsta värme?', { far_man: b }, { far_man: false }),
  // e en
  strict(
    `Hi there,
we are the drama club at Westfield School and need costumes again.
Could you make 8 red capes and 4 black hats?
The first performance is on 28 November 2025, so we need everything by 20 November 2025.
Please send the offer to drama@westfield.example.
Best wishes
Rosa Kendall`,
    { contact: s, email: s, lines: list(object({ item: s, quantity: i })), needed_by: date },
    {
      contact: 'Rosa Kendall',
      email: 'drama@westfield.example',
      lines: [
        { item: any('red capes', 'red cape', 'capes', 'cape'), quantity: 8 },
        { item: any('black hats', 'black hat', 'hats', 'hat'), quantity: 4 },
      ],
      needed_by: '2025-11-20',
    },
  ),
  // c en
  strict(
    'I do not want a voucher, I want my money back for the torn blouse.',
    { wantsRefund: b, wantsVoucher: b, item: s },
    { wantsRefund: true, wantsVoucher: false, item: any('blouse', 'torn blouse', 'the torn blouse') },
  ),
  // q en
  strict('Which fibre comes from sheep?', { fibre: one('wool', 'cotton', 'silk') }, { fibre: 'wool' }),
  // e de
  strict(
    `Guten Tag,
am 6. September 2025 heiratet meine Tochter.
Ihr Kleid ist an der Taille zu weit und muss enger gemacht werden.
Könnten wir am 12. August 2025 um 16 Uhr zur Anprobe kommen?
Mit freundlichen Grüßen
Sabine Vogt`,
    { kundin: s, anprobe_am: date, uhrzeit: s, hochzeit_am: date },
    {
      kundin: 'Sabine Vogt',
      anprobe_am: '2025-08-12',
      uhrzeit: any('16 Uhr', '16:00', '16:00 Uhr', '16', '16:00:00'),
      hochzeit_am: '2025-09-06',
    },
  ),
  // c fr
  strict(
    "Le colis doit absolument arriver avant ce soir, c'est pour un mariage !",
    { urgence: one('faible', 'moyenne', 'élevée') },
    { urgence: 'élevée' },
  ),
  // q es
  strict('¿Se puede usar lejía con la lana?', { se_puede: b }, { se_puede: false }),
  // e en
  strict(
    'Hello, I would like to have two pairs of jeans shortened. Regards, Ian Mercer',
    { name: s, phone: s },
    REFUSE,
  ),
  // c en
  strict(
    'The dog was at the vet yesterday, he is fully vaccinated now.',
    { animal: one('dog', 'cat', 'rabbit'), vaccinated: b },
    { animal: 'dog', vaccinated: true },
  ),
  // q en
  strict(
    `Opening hours of the alteration shop:
Monday to Friday 9:00-18:00
Saturday 10:00-14:00
Sunday closed
Are you open on Saturday at 3 pm?`,
    { open: b },
    { open: false },
  ),
  // e sv
  strict(
    'Mötet med rektorn är flyttat från den 4 november till den 6 november 2025 kl. 8.15, i sal 3.',
    { nytt_datum: date, tid: s, sal: s },
    {
      nytt_datum: '2025-11-06',
      tid: any('8.15', '08.15', '8:15', '08:15', 'kl. 8.15', '08:15:00'),
      sal: any('3', 'sal 3', 'Sal 3'),
    },
  ),
  // c de
  lax('Schultasche mit zwei Fächern, blau', { kategorie: one('Taschen', 'Schuhe', 'Hosen') }, { kategorie: 'Taschen' }),
  // q fr
  strict("Il y a 315 km jusqu'à Lyon. À 90 km/h, combien d'heures dure le trajet ?", { heures: n }, { heures: 3.5 }),
  // e en
  strict(
    'For the pancakes you need 250 g of flour, 500 ml of milk and a pinch of salt.',
    { dish: s, flour_g: n, milk_ml: n, sugar_g: or(n) },
    { dish: any('pancakes', 'pancake', 'the pancakes'), flour_g: 250, milk_ml: 500, sugar_g: null },
  ),
  // c en
  strict(
    'Detect the language of this message: "Var är mitt paket?"',
    { language: one('English', 'Swedish', 'Spanish') },
    { language: 'Swedish' },
  ),
  // q en
  strict('My new shelf is 32 inches wide. How many centimetres is that?', { width_cm: n }, { width_cm: 81.28 }),
  // e es
  strict(
    'La olla de mi abuela tiene 24 cm de diámetro y la tapa está rota. La compró en 1970.',
    { diametro_cm: n, parte_rota: s, ano_compra: i },
    { diametro_cm: 24, parte_rota: any('tapa', 'la tapa'), ano_compra: 1970 },
  ),
  // c sv
  strict(
    'Mattor över 4 kvadratmeter hämtar vi hemma hos kunden. Min matta är 6 kvadratmeter. Hämtar ni den?',
    { hamtas_hemma: b },
    { hamtas_hemma: true },
  ),
  // q de
  strict(
    'Die Waschmaschine läuft 95 Minuten und startet um 8:10 Uhr. Wann ist sie fertig?',
    { fertig_um: s },
    { fertig_um: any('9:45', '09:45', '9:45 Uhr', '09:45 Uhr', '9.45 Uhr', 'um 9:45 Uhr', '09:45:00') },
  ),
  // e en
  strict(
    'The oak by the gate is 12 metres tall and was planted in 1987 by my grandfather.',
    { tree: s, height_m: n, planted_year: i },
    { tree: any('oak', 'the oak', 'The oak', 'oak by the gate'), height_m: 12, planted_year: 1987 },
  ),
  // c en
  strict('I would like to order the blue shirt, please.', { size: one('S', 'M', 'L') }, REFUSE),
  // q en
  strict(
    'Embroidery: 1-9 pieces 6 EUR each, 10-49 pieces 4.50 EUR each, 50 or more 3 EUR each. I need 24 caps embroidered. What is the price per piece and in total?',
    { unit_price: n, total: n },
    { unit_price: 4.5, total: 108 },
  ),
  // e fr
  strict(
    'Pour la sortie de classe, chaque élève apporte un pique-nique et 4 euros. Départ à 8 h 45 devant la gare.',
    { prix_euros: n, heure_depart: s, lieu_depart: s },
    {
      prix_euros: 4,
      heure_depart: any('8 h 45', '8h45', '08h45', '8:45', '08:45', '08:45:00'),
      lieu_depart: any('devant la gare', 'la gare', 'gare'),
    },
  ),
  // c es
  strict(
    'Solo se admite equipaje de mano de hasta 8 kg. Mi maleta pesa 9,5 kg. ¿Puedo llevarla?',
    { admitida: b },
    { admitida: false },
  ),
  // q sv
  strict(
    'Vilken planka är längst: den röda på 240 cm, den blå på 225 cm eller den gröna på 260 cm?',
    { langst: s, langd_cm: n },
    { langst: any('den gröna', 'gröna', 'grön', 'den gröna plankan', 'gröna plankan'), langd_cm: 260 },
  ),
  // e en
  strict(
    'Invoice no. 2025-118, dated 3 March 2025, from Hartley Plumbing: new kitchen tap, 240.00 EUR.',
    { invoice_no: s, invoice_date: date, supplier: s, amount: n },
    { invoice_no: '2025-118', invoice_date: '2025-03-03', supplier: 'Hartley Plumbing', amount: 240 },
  ),
  // c en
  strict('Emma is coming to the fitting on Tuesday.', { has_club_card: b }, REFUSE),
  // q en
  strict('I bought three cinema tickets. What did I pay in total?', { total: n }, REFUSE),
  // e de
  strict(
    'Das Rad von Jonas hat einen Platten, und an Lenas Rad klemmt die Bremse.',
    { platten_bei: s, bremse_klemmt_bei: s },
    { platten_bei: 'Jonas', bremse_klemmt_bei: any('Lena', 'Lenas') },
  ),
  // c fr
  strict(
    'Les enfants de moins de 1,40 m ne peuvent pas monter dans le grand manège. Léo mesure 1,32 m.',
    { peut_monter: b },
    { peut_monter: false },
  ),
  // q es
  strict(
    'Clasificación: Vega 41 puntos, Norte 38 y Puerto 44. ¿Quién va primero y con cuántos puntos?',
    { primero: s, puntos: i },
    { primero: 'Puerto', puntos: 44 },
  ),
  // e en
  strict('Please send the parcel to my new flat, I have moved to Leeds.', { street: s, city: s }, REFUSE),
  // c en
  strict(
    'Snails have eaten all my lettuce.',
    { problem_type: one('pest', 'drought', 'frost') },
    { problem_type: 'pest' },
  ),
  // q en
  strict('My parcel was sent on Monday. On which date will it arrive?', { arrival: date }, REFUSE),
  // e sv
  lax('Kan ni korta mina gardiner? De är för långa. /Anders', { namn: s, langd_cm: n }, REFUSE),
  // c de
  strict('Frau Keller holt am Dienstag zwei Blusen ab.', { schon_bezahlt: b }, REFUSE),
  // q fr
  strict(
    'Le pressing a besoin de 4 jours et je dépose le manteau le 27 février 2025. Quel jour sera-t-il prêt ?',
    { pret_le: date },
    { pret_le: '2025-03-03' },
  ),
  // e en
  strict(
    `Client: Can I collect the suit on 5 June 2025?
Shop: I am afraid it will not be ready then. It will be ready on 7 June 2025, from 10 am.
Client: Fine. My brother Neil will collect it.
Shop: Perfect, please tell him to bring the slip.`,
    { item: s, ready_on: date, collected_by: s, must_bring: or(s) },
    {
      item: any('suit', 'the suit'),
      ready_on: '2025-06-07',
      collected_by: any('Neil', 'brother Neil', 'my brother Neil', 'My brother Neil'),
      must_bring: any('slip', 'the slip'),
    },
  ),
  // c en
  strict(
    `Customer: Hello, the hem of my trousers has come undone again.
Agent: Sorry to hear that. Do you have the receipt?
Customer: Yes, I have it here.
Agent: Would you like a refund or should we sew it again?
Customer: Please just sew it again, I like the trousers.`,
    { has_receipt: b, wanted_solution: one('refund', 'repair', 'exchange') },
    { has_receipt: true, wanted_solution: 'repair' },
  ),
  // q en
  strict('We are 7 people and the bill is 161 euros. What does each of us pay?', { per_person: n }, { per_person: 23 }),
  // e es
  strict(
    'Quería el abrigo en gris, pero mejor envíenmelo en azul marino. Talla M.',
    { prenda: s, color: s, talla: s },
    { prenda: any('abrigo', 'el abrigo'), color: any('azul marino'), talla: any('M', 'Talla M', 'talla M') },
  ),
  // c sv
  strict(
    'Katten har kräkts hela natten, vi måste få komma in nu direkt!',
    { prioritet: one('låg', 'normal', 'akut') },
    { prioritet: 'akut' },
  ),
  // q de
  strict('Wie viele Hemden passen in meinen Koffer?', { anzahl: i }, REFUSE),
  // e en
  strict('I want the same coat my neighbour bought last week.', { item: s, colour: s }, REFUSE),
  // c en
  lax(
    'Two stars. The wool is lovely, but the sleeves are far too short and nobody answered my mails.',
    { fabric: one('good', 'bad'), fit: one('good', 'bad'), service: one('good', 'bad') },
    { fabric: 'good', fit: 'bad', service: 'bad' },
  ),
  // q en
  strict(
    'Tom ran the 5 km in 27 minutes, Ada in 25 and Lars in 29. Who was the fastest?',
    { fastest: s },
    { fastest: 'Ada' },
  ),
  // e fr
  strict("Livrez la machine à coudre chez ma fille, s'il vous plaît.", { article: s, adresse: s }, REFUSE),
  // c es
  strict('Necesito un regalo para mi primo.', { edad: one('niño', 'adolescente', 'adulto') }, REFUSE),
  // q sv
  strict(
    `Prislista:
Lägga upp byxor 180 kr
Byta dragkedja 250 kr
Laga hål 120 kr
Jag vill lägga upp två par byxor och laga ett hål. Vad kostar det?`,
    { kostnad: n },
    { kostnad: 480 },
  ),
  // e en
  lax(
    'Label text: shell 80% wool, 20% polyamide; lining 100% viscose.',
    { wool_percent: n, polyamide_percent: n, lining_material: s },
    { wool_percent: 80, polyamide_percent: 20, lining_material: any('viscose', '100% viscose') },
  ),
  // c en
  strict(
    'Glass bottles are not allowed in the stadium, plastic bottles are. Dan has a plastic bottle with him. May he take it in?',
    { allowed: b },
    { allowed: true },
  ),
  // q en
  strict(
    `Our prices:
Trousers shortened 15 EUR
Sleeves shortened 22 EUR
New lining 60 EUR
Club card holders get 10 % off everything.
I have a club card and bring two pairs of trousers to be shortened and a coat for a new lining. What do I pay?`,
    { subtotal: n, discount: n, total: n },
    { subtotal: 90, discount: 9, total: 81 },
  ),
  // e de
  lax(
    'Mein Termin ist am 14.08.2025 um 10 Uhr, nein, um 11 Uhr. Es geht um den Anzug meines Sohnes.',
    { datum: date, uhrzeit: s, kleidungsstueck: s, telefon: or(s) },
    {
      datum: '2025-08-14',
      uhrzeit: any('11 Uhr', '11:00', '11:00 Uhr', '11', 'um 11 Uhr', '11:00:00'),
      kleidungsstueck: any('Anzug', 'den Anzug', 'Anzug meines Sohnes'),
      telefon: null,
    },
  ),
  // c fr
  strict("J'ai reçu la veste ce matin.", { couleur: one('noir', 'beige', 'vert') }, REFUSE),
  // q es
  strict('¿Cuántos kilómetros he corrido este mes?', { kilometros: n }, REFUSE),
  // e en
  strict(
    'The dishwasher, a Bosch bought in 2019, leaks water onto the floor; the dryer works fine.',
    { faulty_appliance: s, brand: s, bought_year: i },
    { faulty_appliance: any('dishwasher', 'the dishwasher', 'The dishwasher'), brand: 'Bosch', bought_year: 2019 },
  ),
  // c en
  strict(
    'Size chart (chest): S 86-92 cm, M 93-99 cm, L 100-106 cm. My chest is 97 cm.',
    { size: one('S', 'M', 'L') },
    { size: 'M' },
  ),
  // e es
  strict(
    'Mi hermano Pablo paga el vestido, pero lo recoge mi madre, Carmen.',
    { paga: s, recoge: s },
    {
      paga: any('Pablo', 'mi hermano Pablo', 'hermano Pablo', 'Mi hermano Pablo'),
      recoge: any('Carmen', 'mi madre, Carmen', 'mi madre Carmen'),
    },
  ),
  // q sv
  strict('Vi har sålt 14 tröjor idag. Hur många finns kvar i lagret?', { kvar_i_lager: i }, REFUSE),
];
